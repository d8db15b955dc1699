//! Damage averted after the blow: ignored, or borne by another (R10.20, R10.21).

use super::{Outcome, ready};
use crate::facts::{DAMAGED_FIRST, DAMAGED_LAST, Fact, FactKind};
use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::stack::{Begun, EffectFrame, Frame};
use codex::{Amount, Pick};

impl Game {
    /// Takes back up to `amount` of the damage that set this off (R10.20, R10.21).
    pub(super) fn ignore_damage(&mut self, frame: &mut EffectFrame, amount: Amount) -> Outcome {
        let most = self.amount(frame, amount);
        let ignored = self.take_back(frame, self.struck(frame), most);
        frame.amount = ignored;
        if let (Some(seat), true) = (self.state.mage_of(frame.you), ignored > 0) {
            self.tell(What::DamageIgnored { by: seat, count: ignored });
        }
        Outcome::Done(ignored > 0)
    }

    fn take_back(&mut self, frame: &EffectFrame, struck: Model, most: u8) -> u8 {
        let mut taken = 0;
        for index in frame.cause_from as usize..frame.cause_to as usize {
            let Fact { kind, on, by, amount, .. } = self.state.facts[index];
            if kind != FactKind::Damaged || on != struck {
                continue;
            }
            let mut share = 0;
            while share < amount && taken + share < most && self.take_damage(on, by) {
                share += 1;
            }
            self.not_inflicted(index, share);
            taken += share;
            if share > 0 {
                self.look_again_at_damage(index);
            }
        }
        taken
    }

    /// Cubes of a blow that lie there no longer are as if they had not been inflicted: whoever has none of it left was not
    /// damaged, "if you do" was not done in full, and "that much" is what is left (R10.20, R9.5).
    fn not_inflicted(&mut self, blow: usize, cubes: u8) {
        let fact = &mut self.state.facts[blow];
        fact.amount -= cubes;
        let Fact { on, amount, extra, frame, .. } = *fact;
        let Some(Frame::Effect(dealer)) = self.state.stack.get_mut(frame.index()) else { return };
        if cubes > 0 && extra & DAMAGED_LAST != 0 {
            dealer.amount = dealer.amount.saturating_sub(cubes);
            let done = if dealer.begun == Begun::Running { &mut dealer.does } else { &mut dealer.did };
            *done = false;
        }
        if amount == 0 && extra & DAMAGED_FIRST != 0 && dealer.damaged.has(on) {
            dealer.damaged = dealer.damaged.without(Models::one(on));
            dealer.damaged_count -= 1;
        }
    }

    /// The effect that set this off no longer touches you; damage of its sentence is taken back (R24.12).
    pub(super) fn ignore_effect(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some(seat) = self.state.mage_of(frame.you) else { return Outcome::Done(false) };
        self.take_back(frame, seat.model(), u8::MAX);
        let cause = self.state.facts[frame.cause_fact.index()];
        if let Some(Frame::Effect(other)) = self.state.stack.get_mut(cause.frame.index()) {
            other.ignoring = other.ignoring.with(seat.model());
        }
        self.tell(What::EffectIgnored { by: seat });
        Outcome::Done(true)
    }

    /// Damage just suffered lies on another model instead, in the same colours.
    pub(super) fn divert(&mut self, frame: &mut EffectFrame, amount: Amount, all: bool, to: Pick) -> Outcome {
        let models = ready!(self.gather(frame, to));
        let Some(onto) = models.iter().next() else { return Outcome::Done(false) };
        let most = if all { u8::MAX } else { self.amount(frame, amount) };
        let struck = self.struck(frame);
        let mut moved = 0;
        for index in frame.cause_from as usize..frame.cause_to as usize {
            let fact = self.state.facts[index];
            if fact.kind != FactKind::Damaged || fact.on != struck {
                continue;
            }
            let mut share = 0;
            while share < fact.amount
                && moved + share < most
                && self.can_bear(onto, share + 1, fact)
                && self.take_damage(struck, fact.by)
            {
                share += 1;
            }
            if share > 0 {
                self.not_inflicted(index, share);
                moved += share;
                self.bear(onto, share, fact);
                self.look_again_at_damage(index);
            }
        }
        frame.amount = moved;
        Outcome::Done(moved > 0)
    }

    /// Whoever suffered the damage that set this off: with a borrowed evocation its owner, not "you" (R12.8).
    pub(super) fn struck(&self, frame: &EffectFrame) -> Model {
        match self.state.facts.get(frame.cause_fact.index()) {
            Some(cause) if cause.kind == FactKind::Damaged => cause.on,
            _ => self.state.body(frame.you),
        }
    }

    /// What finds no free place is not suffered in another's stead either (R10.21, R17.2).
    fn can_bear(&self, onto: Model, share: u8, blow: Fact) -> bool {
        let free = self.room_for_damage(onto, u8::MAX);
        free > 0 && self.changed_damage(blow.by, blow.actor, blow.means, onto, share) <= free
    }

    /// Whether someone among these could bear anything of it.
    pub(super) fn anyone_could_bear(&self, frame: &EffectFrame, models: Models) -> bool {
        let struck = self.struck(frame);
        let blows = &self.state.facts[frame.cause_from as usize..frame.cause_to as usize];
        blows.iter().any(|blow| {
            blow.kind == FactKind::Damaged
                && blow.on == struck
                && blow.amount > 0
                && models.iter().any(|onto| self.can_bear(onto, 1, *blow))
        })
    }

    /// The same blow, borne by another: nobody deals damage a second time.
    fn bear(&mut self, onto: Model, share: u8, blow: Fact) {
        let changed = self.changed_damage(blow.by, blow.actor, blow.means, onto, share);
        let count = self.room_for_damage(onto, changed).min(self.state.supply(blow.by));
        let capacity = self.health(onto);
        let mut placed = 0;
        while placed < count && self.state.damage_mut(onto).is_some_and(|row| row.add(blow.by, capacity)) {
            placed += 1;
        }
        *self.state.supply_mut(blow.by) -= placed;
        if placed > 0 {
            self.tell(What::Damaged { by: blow.by, on: self.figure(onto), count: placed });
            // Something for the period to look at: the bearer may be removed.
            self.note(Fact { by: blow.by, on: onto, ..Fact::new(FactKind::Doomed) });
        }
    }
}
