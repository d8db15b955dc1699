//! The Study Phase (R7).

use crate::decision::{AskKind, Choice};
use crate::game::{Flow, Game};
use crate::happening::{DrawnFrom, What};
use crate::ids::*;
use crate::spells::Leaving;
use crate::state::*;
use codex::{EventTime, LastRemoval};

const EVENTS: u8 = 0;
const MAGES: u8 = 1;

// Stages of one mage, in the lower bits of `note`; what is above counts.
const DRAW: u8 = 0;
const CHOOSE_SCHOOLS: u8 = 1;
const KEEP: u8 = 2;
const REMOVE: u8 = 3;
const LIMIT: u8 = 4;
/// The one spell of this phase has been removed (R7.5).
const REMOVED: u8 = 0x80;

impl Game {
    pub(crate) fn study(&mut self) -> Flow {
        if self.state.step == EVENTS {
            return self.apply_events(EventTime::Study);
        }
        debug_assert_eq!(self.state.step, MAGES);
        let Some(seat) = self.person_at_cursor() else { return self.enter(Phase::Preparation) };
        let (stage, count) = (self.state.note & 7, self.study_count());
        if let Some(&Choice::Remove { card }) = self.choice.as_ref() {
            self.take_choice();
            return self.remove_from_hand(seat, card);
        }
        match stage {
            DRAW => {
                for _ in 0..self.state.rules.study_grimoire {
                    self.draw_from_grimoire(seat);
                }
                self.stage(CHOOSE_SCHOOLS, 0)
            }
            CHOOSE_SCHOOLS => self.choose_schools(seat, count),
            KEEP => self.keep(seat, count),
            REMOVE => self.remove_one(seat, count),
            LIMIT => self.cut_hand(seat),
            stage => unreachable!("the Study Phase has no stage {stage}"),
        }
    }

    /// How many of how many schools are chosen, or spells kept.
    pub(crate) fn study_counter(&self, keeping: bool) -> (u8, u8) {
        let done = self.study_count();
        if keeping { (done, self.state.rules.study_kept) } else { (done, self.state.rules.study_library) }
    }

    fn study_count(&self) -> u8 {
        (self.state.note & !REMOVED) >> 3
    }

    fn stage(&mut self, stage: u8, count: u8) -> Flow {
        self.state.note = self.state.note & REMOVED | count << 3 | stage;
        Flow::Continue
    }

    /// Once, at any point of the phase (R7.5): at each of the mage's own questions in it (L-13).
    fn offer_removal(&mut self, seat: Seat) {
        // A question that answers itself is none; the one after keeping comes in any case.
        if self.state.options.len() > 1 && self.state.note & REMOVED == 0 {
            for &card in &self.different_spells(spell_pile::hand(seat)) {
                self.option(Choice::Remove { card });
            }
        }
    }

    fn remove_from_hand(&mut self, seat: Seat, card: Card) -> Flow {
        let spell = self.state.spell_of(card);
        self.discard_to_school(seat, card);
        self.tell(What::SpellRemoved { seat, spell });
        self.state.note |= REMOVED;
        Flow::Continue
    }

    /// The four schools are chosen before any of the four cards is seen (RB-8).
    fn choose_schools(&mut self, seat: Seat, count: u8) -> Flow {
        if let Some(Choice::School(school)) = self.take_choice() {
            let place = self.school_place(school).expect("offered");
            self.refill_school(place);
            if let Some(card) = self.state.spells.top(spell_pile::library(place)) {
                self.state.spells.put(card, spell_pile::LOOKED_AT);
            }
            return self.stage(CHOOSE_SCHOOLS, count + 1);
        }
        if count < self.state.rules.study_library {
            self.ask(seat, AskKind::DrawFrom);
            self.offer_schools();
            self.offer_removal(seat);
            if !self.state.options.is_empty() {
                return Flow::Wait;
            }
            self.state.ask = None;
        }
        let count = self.state.spells.len(spell_pile::LOOKED_AT) as u8;
        self.tell(What::SpellsLookedAt { seat, count });
        self.stage(KEEP, 0)
    }

    fn keep(&mut self, seat: Seat, count: u8) -> Flow {
        if let Some(Choice::Card(card)) = self.take_choice() {
            self.take_into_hand(seat, card, DrawnFrom::Library);
            return self.stage(KEEP, count + 1);
        }
        if count < self.state.rules.study_kept && self.state.spells.len(spell_pile::LOOKED_AT) > 0 {
            self.ask(seat, AskKind::Keep);
            for &card in &self.different_spells(spell_pile::LOOKED_AT) {
                self.option(Choice::Card(card));
            }
            self.offer_removal(seat);
            return Flow::Wait;
        }
        while let Some(card) = self.state.spells.top(spell_pile::LOOKED_AT) {
            self.discard_to_school(seat, card);
            let spell = self.state.spell_of(card);
            self.tell(What::SpellDiscarded { seat, spell, slot: None });
        }
        self.stage(if self.calls_late() { LIMIT } else { REMOVE }, 0)
    }

    /// Whether the last call to remove a spell comes after the cut to the hand limit (C7.7).
    fn calls_late(&self) -> bool {
        self.state.rules.last_removal == LastRemoval::AfterTheCut
    }

    /// The last call, when everything has been drawn.
    fn remove_one(&mut self, seat: Seat, asked: u8) -> Flow {
        if asked == 0 && self.state.note & REMOVED == 0 {
            self.stage(REMOVE, 1);
            self.ask(seat, AskKind::RemoveSpell);
            for &card in &self.different_spells(spell_pile::hand(seat)) {
                self.option(Choice::Card(card));
            }
            self.option(Choice::Pass);
            return Flow::Wait;
        }
        if let Some(Choice::Card(card)) = self.take_choice() {
            self.remove_from_hand(seat, card);
        }
        if self.calls_late() { self.next_mage() } else { self.stage(LIMIT, 0) }
    }

    fn cut_hand(&mut self, seat: Seat) -> Flow {
        if let Some(Choice::Card(card)) = self.take_choice() {
            self.discard_spell(seat, card, Leaving::Discarded);
        }
        if self.hand_excess(seat) > 0 {
            self.ask(seat, AskKind::DiscardToLimit);
            for &card in &self.different_spells(spell_pile::hand(seat)) {
                self.option(Choice::Card(card));
            }
            self.offer_removal(seat);
            return Flow::Wait;
        }
        if self.calls_late() { self.stage(REMOVE, 0) } else { self.next_mage() }
    }
}
