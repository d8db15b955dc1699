//! Power points, moons and the latched end (R6), trophies and the crown.

use crate::facts::{Fact, FactKind};
use crate::game::Game;
use crate::happening::{DrawnFrom, What};
use crate::ids::*;
use crate::lasting::Lasting;
use crate::marks::Bound;
use crate::stack::{EffectFrame, Frame, Source};
use crate::state::spell_pile;
use codex::Means;

impl Game {
    /// A gain, marked at once (R6.1); a moon may change in the middle of the sentence (R6.6).
    pub(crate) fn gain(&mut self, who: Colour, amount: u8, by: Colour, means: Means) {
        if amount == 0 {
            return;
        }
        let now = self.state.power(who).saturating_add(amount);
        self.marks.reach(Bound::Power, now as usize);
        self.set_power(who, now);
        self.tell(What::PowerChanges { who, by: amount as i8, now });
        self.note_power(FactKind::Gained, who, amount, by, means);
        if self.codex.weighs_spells {
            self.note_earned(who, amount);
        }
        self.check_moons();
    }

    /// What a spell brings its caster is remembered with it, where some card asks for it.
    fn note_earned(&mut self, who: Colour, amount: u8) {
        let at = self.state.stack.len().wrapping_sub(1);
        match self.state.stack.last() {
            Some(Frame::Effect(EffectFrame {
                source: Source::Spell { .. } | Source::Command { .. },
                you,
                ..
            })) if *you == who => {}
            _ => return,
        }
        for own in self.state.lasting.iter_mut() {
            if let Lasting::Earned { frame, power } = own
                && frame.index() == at
            {
                *power = power.saturating_add(amount);
                return;
            }
        }
        self.last(Lasting::Earned { frame: Depth::at(at), power: amount });
    }

    /// A loss takes what is there (R6.2); the answer is how much that was.
    pub(crate) fn lose(&mut self, who: Colour, amount: u8, by: Colour, means: Means) -> u8 {
        let before = self.state.power(who);
        let lost = amount.min(before);
        if lost > 0 {
            self.set_power(who, before - lost);
            self.tell(What::PowerChanges { who, by: -(lost as i8), now: before - lost });
            self.note_power(FactKind::Lost, who, lost, by, means);
        }
        lost
    }

    fn note_power(&mut self, kind: FactKind, who: Colour, amount: u8, by: Colour, means: Means) {
        // One total: what the Black Rose gains, the Avatar gains (R22.2).
        let on = self.state.body(who);
        self.note(Fact { by, on, amount, means, extra: who.0 as u64, ..Fact::new(kind) });
    }

    fn set_power(&mut self, who: Colour, power: u8) {
        match who.seat() {
            Some(seat) => self.state.mage_mut(seat).power = power,
            None => self.state.rose.power = power,
        }
    }

    /// The moon is the highest any token has ever reached (R6.3); one gain may bring two (R6.8).
    fn check_moons(&mut self) {
        let highest =
            self.state.mages.iter().map(|mage| mage.power).max().unwrap_or(0).max(self.state.rose.power);
        let [second, third, end] = self.state.rules.moons;
        if self.state.moon < 2 && highest >= second {
            self.change_moon(2);
        }
        if self.state.moon < 3 && highest >= third {
            self.change_moon(3);
        }
        if !self.state.end_triggered && highest >= end {
            self.state.end_triggered = true;
            self.tell(What::EndTriggered);
        }
    }

    /// Decks are found by the current moon, so only the personal spells have to move (R6.7, R6.12).
    fn change_moon(&mut self, moon: u8) {
        self.state.moon = moon;
        self.tell(What::MoonChanges { moon });
        for seat in self.state.seats() {
            if let Some(card) = self.state.spells.top(spell_pile::aside(seat)) {
                self.put_into_hand_seen(seat, card);
                let spell = Some(self.state.spell_of(card));
                self.tell(What::SpellDrawn { seat, spell, from: DrawnFrom::Aside });
            }
        }
    }

    pub(crate) fn take_crown(&mut self, seat: Seat) {
        // The Avatar never holds it (R22.11).
        if self.state.crown != seat && !self.state.is_avatar(seat) {
            self.state.crown = seat;
            self.tell(What::CrownTaken { by: seat });
            let (by, actor, room) = (self.state.side(seat), seat.model(), self.state.mage(seat).place);
            self.note(Fact { by, actor, on: actor, room, ..Fact::new(FactKind::TookCrown) });
        }
    }

    /// Takes one of a mage's own trophies, if there is one left (R17.10e, R17.12).
    pub(crate) fn take_trophy(&mut self, by: Colour, of: Seat) -> bool {
        if self.state.mage(of).trophies == 0 || by == self.state.side(of) || by == Colour::NONE {
            return false;
        }
        self.state.mage_mut(of).trophies -= 1;
        match by.seat() {
            Some(seat) => self.state.mage_mut(seat).taken[of.index()] += 1,
            None => self.state.rose.taken[of.index()] += 1,
        }
        self.tell(What::TrophyTaken { by, of });
        true
    }
}
