//! The activation of an evocation: moves and one attack (R18.5 to R18.9), or a nightmare's attack (R12.17).

use crate::decision::{AskKind, Choice};
use crate::facts::{Fact, FactKind};
use crate::game::{Flow, Game};
use crate::happening::What;
use crate::hexes;
use crate::ids::*;
use crate::stack::{ActivationFrame, Frame};
use codex::{Acting, Ban, Clause, EvocationAttack};

impl Game {
    /// Prepares an activation; strength and speed for the next one only are used up.
    pub(crate) fn activation(
        &mut self,
        model: Model,
        controller: Colour,
        strength: i8,
        speed: i8,
        commander: Model,
    ) -> ActivationFrame {
        let moves = (self.evocation_speed(model) as i8 + speed).max(0) as u8;
        let mut strength = strength;
        if let Some(own) = self.state.evocation_mut(model) {
            strength += own.next_strength;
            own.next_strength = 0;
            own.next_speed = 0;
        }
        self.tell(What::EvocationActivates { model: self.figure(model), controller });
        ActivationFrame {
            model,
            controller,
            moves,
            strength,
            moved: false,
            attacked: false,
            moves_closed: false,
            commander,
            lost: false,
            asked: false,
            goal: Model::NONE,
            priority: 0,
            facts_from: self.state.facts.len() as u8,
        }
    }

    pub(crate) fn run_activation(&mut self) -> Flow {
        let at = self.state.stack.len() - 1;
        let Frame::Activation(mut frame) = self.state.stack[at] else { unreachable!() };
        // Removed meanwhile (R18.8), or the commanding mage fell (R18.9).
        if frame.lost || !self.state.in_lodge(frame.model) || self.has_lost_its_form(at, frame.model) {
            self.state.facts.truncate(frame.facts_from as usize);
            self.state.stack.pop();
            return Flow::Continue;
        }
        if let Some(own) = self.state.evocation(frame.model).filter(|own| own.haunts()) {
            return self.haunt(at, frame, own.host);
        }
        if self.is_avatars(frame.controller) {
            return self.run_chart(at, frame);
        }
        if frame.asked {
            frame.asked = false;
            match self.take_choice() {
                Some(Choice::Step { room }) => {
                    frame.moves -= 1;
                    frame.moved = true;
                    self.state.stack[at] = Frame::Activation(frame);
                    self.put_model(frame.model, room, frame.controller, true);
                    self.period(at, frame.facts_from);
                    return Flow::Continue;
                }
                Some(Choice::Attack(model)) => {
                    frame.moves_closed = frame.moved || self.attack_comes_last(frame.model);
                    self.attack_with(at, frame, model);
                    return Flow::Continue;
                }
                Some(Choice::Instead(listener)) => {
                    frame.moves_closed = frame.moved || self.attack_comes_last(frame.model);
                    frame.attacked = true;
                    self.state.stack[at] = Frame::Activation(frame);
                    self.start_instead(frame.model, frame.controller, listener);
                    return Flow::Continue;
                }
                _ => {
                    self.state.stack.pop();
                    return Flow::Continue;
                }
            }
        }
        let kind = match frame.model.mage() {
            Some(_) => AskKind::MoveAndAttack,
            None => AskKind::EvocationStep,
        };
        self.ask(self.state.decider(frame.controller), kind);
        if frame.moves > 0 && !frame.moves_closed && self.may_step(at, frame.model) {
            for room in hexes::rooms(hexes::beside(self.state.place(frame.model))) {
                self.option(Choice::Step { room });
            }
        }
        if !frame.attacked {
            let spared = self.spared_by(at, &frame);
            self.offer_attacks(frame.model, frame.controller, spared);
        }
        self.option(Choice::Pass);
        frame.asked = true;
        self.state.stack[at] = Frame::Activation(frame);
        Flow::Wait
    }

    /// Whether a mage acts as the evocation that they are no longer (C16.14, L-35); a sally is a mage's own (C20.23).
    fn has_lost_its_form(&self, at: usize, model: Model) -> bool {
        model.mage().is_some() && !self.is_evocation(model) && {
            match self.state.stack.get(at.wrapping_sub(1)) {
                Some(Frame::Effect(effect)) => !matches!(self.clause_of(effect), Some(Clause::Sally { .. })),
                _ => true,
            }
        }
    }

    /// Whether nothing keeps a model where it stands: a mage who acts may be inhibited, or kept in the room (C1.10).
    fn may_step(&self, at: usize, model: Model) -> bool {
        match (model.mage(), self.state.stack.get(at.wrapping_sub(1))) {
            (Some(_), Some(Frame::Effect(effect))) => self.may_be_moved(effect, model),
            (Some(seat), _) => !self.is_forbidden(seat, Ban::Move),
            (None, _) => true,
        }
    }

    /// Whether a model that has attacked moves no more: a mage who sallies never does (C20.23).
    fn attack_comes_last(&self, model: Model) -> bool {
        model.mage().is_some() || self.state.rules.acting == Acting::MoveThenAttack
    }

    /// "Someone else": whom the effect that lets a mage act has struck before.
    fn spared_by(&self, at: usize, frame: &ActivationFrame) -> Models {
        match self.state.stack.get(at.wrapping_sub(1)) {
            Some(Frame::Effect(effect)) if frame.goal == frame.model => effect.damaged,
            _ => Models::EMPTY,
        }
    }

    /// Models an evocation may attack: in its room, not itself, not the controller's; not the owner's unless somebody
    /// else controls it (R17.17).
    pub(crate) fn attackable(&self, attacker: Model, controller: Colour) -> Models {
        let here = self.state.models_in(self.state.place(attacker)).without(Models::one(attacker));
        self.damageable(here, controller, None)
    }

    /// A nightmare neither moves nor chooses: it attacks the mage it haunts.
    fn haunt(&mut self, at: usize, frame: ActivationFrame, host: Host) -> Flow {
        let victim = host.seat().map_or(Model::NONE, Seat::model);
        if frame.attacked || !self.attackable(frame.model, frame.controller).has(victim) {
            self.state.stack.pop();
        } else {
            self.attack_with(at, frame, victim);
        }
        Flow::Continue
    }

    pub(crate) fn attack_with(&mut self, at: usize, mut frame: ActivationFrame, model: Model) {
        frame.attacked = true;
        self.state.stack[at] = Frame::Activation(frame);
        let strength = (self.evocation_strength(frame.model) as i8 + frame.strength).max(0) as u8;
        self.attack(at, frame.model, frame.controller, model, strength);
    }

    /// It has attacked, and whatever hears of that may answer.
    pub(crate) fn struck_by_model(&mut self, at: usize, frame: ActivationFrame, model: Model) {
        let (by, actor) = (frame.controller, frame.model);
        if let (Some(_), Some(Frame::Effect(effect))) =
            (actor.mage(), self.state.stack.get_mut(at.wrapping_sub(1)))
        {
            // The effect that lets a mage act may speak of whom it struck, the one it named or others.
            let facts = self.state.facts[frame.facts_from as usize..].iter();
            let blows = facts.filter(|fact| fact.kind == FactKind::Damaged && fact.amount > 0);
            effect.damaged = blows.fold(effect.damaged.with(model), |all, blow| all.with(blow.on));
        }
        let evocation = actor.mage().is_none();
        if evocation && self.state.rules.evocation_attack == EvocationAttack::PhysicalAction {
            let fact = Fact { by, actor, ..Fact::new(FactKind::PhysicalAction) };
            self.note(fact);
        }
        self.period(at, frame.facts_from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::setup::{SeatSetup, Setup};
    use codex::Acting;
    use std::sync::Arc;

    #[test]
    fn an_evocation_never_moves_after_its_attack_c16_5() {
        let mut codex = (*content::rebirth()).clone();
        codex.edition.as_mut().unwrap().rules.acting = Acting::MoveThenAttack;
        let codex = Arc::new(codex);
        let setup = Setup { seats: vec![SeatSetup::default(); 3], ..Setup::default() };
        let mut attacks = 0;
        for seed in 0..8 {
            let mut game = Game::new(&codex, &setup, seed).unwrap();
            let mut dice = Random::new(seed);
            while let Some(decision) = game.decision() {
                let offers = |wanted: fn(&Choice) -> bool| decision.options.iter().any(wanted);
                if decision.kind == AskKind::EvocationStep {
                    let attacked = |frame: &Frame| matches!(frame, Frame::Activation(own) if own.attacked);
                    let steps = offers(|choice| matches!(choice, Choice::Step { .. }));
                    assert!(!(steps && game.state.stack.iter().any(attacked)));
                    attacks += offers(|choice| matches!(choice, Choice::Attack(_))) as u32;
                }
                let option = dice.below(decision.options.len());
                game.answer(option).unwrap();
            }
        }
        assert!(attacks > 0);
    }
}
