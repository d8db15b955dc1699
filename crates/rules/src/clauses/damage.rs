//! Damage: inflict, pain, attack (R17).

use super::{Outcome, answer, ready};
use crate::cubes::Deed;
use crate::decision::{AskKind, Choice};
use crate::facts::{DAMAGED_FIRST, DAMAGED_LAST, Fact};
use crate::game::Game;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame, PartOrder};
use codex::{Amount, By, Clause, Lasting, Means, Pick};

impl Game {
    pub(super) fn inflict(&mut self, frame: &mut EffectFrame, by: By, amount: Amount, to: Pick) -> Outcome {
        let models = ready!(self.gather(frame, to));
        let deed = self.deed(frame, by);
        match self.stones_first(frame, deed, models, amount) {
            Some(outcome) => outcome,
            None => self.inflict_on(frame, deed, models, amount),
        }
    }

    /// Asks whether the stones in the rooms of those who are struck come first, and lays them then.
    fn stones_first(
        &mut self,
        frame: &mut EffectFrame,
        deed: Deed,
        models: Models,
        amount: Amount,
    ) -> Option<Outcome> {
        if frame.doing == Doing::BlowOrStones {
            frame.doing = Doing::Fresh;
            if self.take_choice() != Some(Choice::Second) {
                return None;
            }
            frame.fresh_clause();
            (frame.order, frame.it) = (PartOrder::StonesFirst, models);
            let stones = *self.clause_of(frame)?;
            return Some(self.run_clause(frame, stones));
        }
        if matches!(frame.doing, Doing::Spreading { .. }) || frame.order.is_turned() {
            return None;
        }
        let amount = self.amount(frame, amount);
        let struck = self.damageable(models, deed.by, Some(frame));
        let wanted = struck.iter().map(|model| self.cubes_of_blow(model, amount, deed, 0) as u32).sum();
        if !self.stones_compete(frame, deed.by, models, wanted) {
            return None;
        }
        self.ask(self.state.decider(deed.by), AskKind::Order);
        self.option(Choice::First);
        self.option(Choice::Second);
        frame.doing = Doing::BlowOrStones;
        Some(Outcome::Asked)
    }

    /// A physical attack with the mage's strength, as part of an effect (Forge).
    pub(super) fn attack_clause(&mut self, frame: &mut EffectFrame, who: Pick) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let Some(seat) = self.state.mage_of(frame.you) else { return Outcome::Done(false) };
        let mut deed = self.deed(frame, By::You);
        deed.means = Means::ATTACK;
        let strength = Amount::fixed(self.strength(seat));
        let struck = match self.attack_hits_room(frame) && !models.is_empty() {
            true => models.and(self.attackable(frame.actor, frame.you)),
            false => models,
        };
        let outcome = self.inflict_on(frame, deed, struck, strength);
        if matches!(outcome, Outcome::Done(_)) && !models.is_empty() {
            self.note_attack(frame.actor, frame.you, models.first());
        }
        outcome
    }

    pub(crate) fn attack_hits_room(&self, frame: &EffectFrame) -> bool {
        self.has_lasting(frame.actor, Lasting::AttacksHitRoom)
    }

    /// Whom scarce cubes of a blow go to before anybody else: those an attack names, if it strikes others too (LC-33).
    fn struck_first(&self, frame: &EffectFrame) -> Models {
        match self.clause_of(frame) {
            Some(Clause::Attack { .. }) => frame.picked,
            _ => Models::EMPTY,
        }
    }

    pub(super) fn pain(&mut self, frame: &mut EffectFrame, amount: Amount) -> Outcome {
        let models = Models::one(self.state.body(frame.you));
        let deed = self.deed(frame, By::Rose);
        self.inflict_on(frame, deed, models, amount)
    }

    /// Places damage on all models at once (R17.6); with too few cubes the placer spreads them (R17.21).
    pub(super) fn inflict_on(
        &mut self,
        frame: &mut EffectFrame,
        deed: Deed,
        models: Models,
        amount: Amount,
    ) -> Outcome {
        if let Doing::Spreading { .. } = frame.doing {
            return self.spread(frame, deed);
        }
        let amount = self.amount(frame, amount);
        let models = self.damageable(models, deed.by, Some(frame));
        let facts = self.state.facts.len() as u8;
        let (total, fits) = self.plan_damage(models, amount, deed);
        self.place_plan(frame, deed, facts, total, fits)
    }

    /// One blow that strikes each of these models differently.
    pub(super) fn strike_each(
        &mut self,
        frame: &mut EffectFrame,
        deed: Deed,
        blows: &[(Model, u8)],
    ) -> Outcome {
        let facts = self.state.facts.len() as u8;
        let (mut total, mut fits) = (0, true);
        for &(model, amount) in blows {
            if model.is_some() {
                let models = self.damageable(Models::one(model), deed.by, Some(frame));
                let (cubes, all) = self.plan_damage(models, amount, deed);
                total += cubes;
                fits &= all;
            }
        }
        self.place_plan(frame, deed, facts, total, fits)
    }

    /// Places what is planned in the facts from `facts` on.
    fn place_plan(
        &mut self,
        frame: &mut EffectFrame,
        deed: Deed,
        facts: u8,
        total: u32,
        fits: bool,
    ) -> Outcome {
        let struck = self.state.facts.len() - facts as usize;
        frame.doing = Doing::Spreading { facts, served: 0, fits };
        let enough = total <= self.state.supply(deed.by) as u32 || struck <= 1;
        if enough && !self.shares_cubes(frame, deed.by, total) {
            for fact in facts as usize..self.state.facts.len() {
                self.place_planned(fact, u8::MAX);
            }
            return self.inflicted(frame, facts, fits);
        }
        self.spread(frame, deed)
    }

    /// Scarce cubes go one by one where their placer likes (R17.21).
    pub(super) fn spread(&mut self, frame: &mut EffectFrame, deed: Deed) -> Outcome {
        let Doing::Spreading { facts, mut served, fits } = frame.doing else { return Outcome::Done(false) };
        let answered = self.choice.is_some();
        if let Some(model) = answer!(self, Choice::Target(model) => model) {
            self.place_one(facts, model);
        } else if answered {
            return self.inflicted(frame, facts, false);
        }
        let saves = self.may_save_cubes(frame, deed.by);
        let waiting = self.unserved(facts);
        let first = Models(waiting.0 & self.struck_first(frame).0);
        let next = if first.is_empty() { waiting } else { first };
        let unserved = |game: &mut Game| {
            for fact in facts as usize..game.state.facts.len() {
                let on = game.state.facts[fact].on;
                if next.has(on) {
                    game.option(Choice::Target(on));
                }
            }
            if saves {
                game.or_pass();
            }
        };
        let placer = self.state.decider(deed.by);
        if self.state.supply(deed.by) == 0 || !self.ask_among(placer, AskKind::Spread, unserved) {
            return self.inflicted(frame, facts, fits);
        }
        if self.is_avatars(deed.by) {
            served += self.spread_by_rule(facts, served) as u8;
        }
        frame.doing = Doing::Spreading { facts, served, fits };
        Outcome::Asked
    }

    /// Facts of models that got nothing are struck out: nothing was inflicted (R17.23).
    fn inflicted(&mut self, frame: &mut EffectFrame, facts: u8, fits: bool) -> Outcome {
        let last = if self.ends_sentence(frame) { DAMAGED_LAST } else { 0 };
        let mut dealt = 0u8;
        let mut in_full = fits;
        let mut index = facts as usize;
        while index < self.state.facts.len() {
            let Fact { amount, on, extra, .. } = self.state.facts[index];
            in_full &= amount as u64 == extra;
            if amount == 0 {
                self.state.facts.remove(index);
                continue;
            }
            dealt = dealt.saturating_add(amount);
            let first = !frame.damaged.has(on);
            frame.damaged_count += first as u8;
            frame.damaged = frame.damaged.with(on);
            self.state.facts[index].extra = if first { DAMAGED_FIRST } else { 0 } | last;
            index += 1;
        }
        frame.amount = dealt;
        if !self.state.lasting.is_empty() {
            self.mirror_damage(frame, facts);
        }
        // A price in damage is paid in full or not at all (R9.5, L-63).
        Outcome::Done(in_full && dealt > 0)
    }
}
