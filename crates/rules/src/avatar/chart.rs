//! The decision chart of its evocations (R22.39 to R22.43).

use crate::decision::{AskKind, Choice};
use crate::game::{Flow, Game};
use crate::hexes;
use crate::ids::*;
use crate::stack::{ActivationFrame, Frame};
use codex::Criterion;

/// Closest, then most damage, then most power of its mage (R22.41 b to d, e to g).
const CHART: [Option<Criterion>; 3] =
    [Some(Criterion::Nearest), Some(Criterion::MostDamage), Some(Criterion::MostPower)];

impl Game {
    /// The next of several evocations to activate: for the Avatar by slot (R22.39).
    pub(crate) fn next_in_slots(&self, side: Colour, models: Models) -> Option<Model> {
        if !self.is_avatars(side) {
            return models.iter().next();
        }
        models
            .iter()
            .min_by_key(|&model| self.state.evocation(model).map_or(EvocationSlot(u8::MAX), |own| own.slot))
    }

    /// Aims, moves as far as needed, attacks (R22.42).
    pub(crate) fn run_chart(&mut self, at: usize, mut frame: ActivationFrame) -> Flow {
        if std::mem::take(&mut frame.asked) {
            match self.take_choice() {
                Some(Choice::Target(model)) => frame.goal = model,
                Some(Choice::Step { room }) => {
                    frame.moves -= 1;
                    frame.moved = true;
                    self.state.stack[at] = Frame::Activation(frame);
                    self.put_model(frame.model, room, frame.controller, true);
                    self.period(at, frame.facts_from);
                    return Flow::Continue;
                }
                _ => return self.end_chart(frame),
            }
        }
        if frame.attacked {
            return self.end_chart(frame);
        }
        if !self.can_be_attacked(frame, frame.goal) {
            frame.goal = Model::NONE;
            return self.aim_evocation(at, frame);
        }
        let (here, goal) = (self.state.place(frame.model), self.state.place(frame.goal));
        if here == goal {
            self.attack_with(at, frame, frame.goal);
            return Flow::Continue;
        }
        let nearer = self.rooms_nearer(here, goal);
        if frame.moves == 0 || nearer == 0 {
            return self.end_chart(frame);
        }
        frame.asked = true;
        self.state.stack[at] = Frame::Activation(frame);
        self.ask_step(frame.controller, nearer, goal, AskKind::EvocationStep)
    }

    fn end_chart(&mut self, frame: ActivationFrame) -> Flow {
        self.state.facts.truncate(frame.facts_from as usize);
        self.state.stack.pop();
        Flow::Continue
    }

    /// Never the Avatar, never its own (R22.43).
    fn can_be_attacked(&self, frame: ActivationFrame, model: Model) -> bool {
        model.is_some()
            && model != frame.model
            && !self.damageable(Models::one(model), frame.controller, None).is_empty()
    }

    /// A mage it can reach in this activation; otherwise the closest evocation, however far (R22.41 a, e).
    fn aim_evocation(&mut self, at: usize, mut frame: ActivationFrame) -> Flow {
        let here = self.state.place(frame.model);
        let mut mages = Models::EMPTY;
        let mut evocations = Models::EMPTY;
        for model in
            self.state.models_at(hexes::ALL).iter().filter(|&model| self.can_be_attacked(frame, model))
        {
            if model.mage().is_none() {
                evocations = evocations.with(model);
            } else if hexes::distance(here, self.state.place(model)) <= frame.moves {
                mages = mages.with(model);
            }
        }
        frame.asked = true;
        self.state.stack[at] = Frame::Activation(frame);
        let targets = if mages.is_empty() { evocations } else { mages };
        if targets.is_empty() {
            return self.wander(frame, here);
        }
        self.ask(self.state.crown, AskKind::EvocationStep);
        for model in targets.iter() {
            self.option(Choice::Target(model));
        }
        if frame.priority > 0 && !mages.is_empty() {
            self.choose_by_priority(frame.priority, here);
        } else {
            self.choose_by(CHART, here);
        }
        Flow::Wait
    }

    /// No target at all: where it goes, if anywhere, is the Choice of the Crown (R22.41g, L-48).
    fn wander(&mut self, frame: ActivationFrame, here: Spot) -> Flow {
        self.ask(self.state.crown, AskKind::EvocationStep);
        if frame.moves > 0 {
            for room in hexes::rooms(hexes::beside(here)) {
                self.option(Choice::Step { room });
            }
        }
        self.option(Choice::Pass);
        Flow::Wait
    }
}
