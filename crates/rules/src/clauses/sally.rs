//! Models that act at once: a sally of a mage, the attack of an evocation, places swapped.

use super::{Outcome, ready};
use crate::game::Game;
use crate::ids::*;
use crate::stack::{ActivationFrame, Doing, EffectFrame, Frame};
use codex::Pick;

impl Game {
    /// "Move you 1 and attack": steps first, then one attack, either left out at will (C20.23).
    pub(super) fn sally(
        &mut self,
        frame: &mut EffectFrame,
        who: Pick,
        steps: u8,
        control: bool,
        spares: bool,
    ) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let Some(model) = models.iter().next().filter(|&model| self.state.in_lodge(model)) else {
            return Outcome::Done(false);
        };
        if frame.doing != Doing::Fresh {
            return Outcome::Done(true);
        }
        frame.doing = Doing::Waiting;
        let controller = if control { frame.you } else { self.state.owner(model) };
        let mut child = self.sortie(model, controller, steps);
        // Whoever this effect has struck is spared: the frame below knows them.
        child.goal = if spares { model } else { Model::NONE };
        Outcome::Push(Frame::Activation(child))
    }

    /// "It attacks": one after the other, without moving.
    pub(super) fn attacks(&mut self, frame: &mut EffectFrame, who: Pick, control: bool) -> Outcome {
        ready!(self.gather(frame, who));
        while let Some(model) = frame.picked.iter().next() {
            frame.picked = frame.picked.without(Models::one(model));
            if !self.state.in_lodge(model) || !self.is_evocation(model) {
                continue;
            }
            frame.doing = Doing::Waiting;
            let controller = if control { frame.you } else { self.state.owner(model) };
            return Outcome::Push(Frame::Activation(self.sortie(model, controller, 0)));
        }
        Outcome::Done(frame.doing != Doing::Fresh)
    }

    /// A model acts outside of any action or phase.
    fn sortie(&self, model: Model, controller: Colour, steps: u8) -> ActivationFrame {
        ActivationFrame {
            model,
            controller,
            moves: steps,
            strength: 0,
            moved: false,
            attacked: false,
            moves_closed: false,
            commander: Model::NONE,
            lost: false,
            asked: false,
            goal: Model::NONE,
            priority: 0,
            facts_from: self.state.facts.len() as u8,
        }
    }

    /// Both are placed, so both enter (C20.16).
    pub(super) fn swap_places(&mut self, frame: &mut EffectFrame, with: Pick) -> Outcome {
        let models = ready!(self.gather(frame, with));
        let (one, other) = (frame.actor, models.first());
        let (from, to) = (self.state.place(one), self.state.place(other));
        let kept = !self.may_be_moved(frame, one) || !self.may_be_moved(frame, other);
        if !self.state.in_lodge(one) || !self.state.in_lodge(other) || from == to || kept {
            return Outcome::Done(false);
        }
        self.put_model(one, to, frame.you, false);
        self.put_model(other, from, frame.you, false);
        Outcome::Done(true)
    }
}
