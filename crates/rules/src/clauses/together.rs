//! Two models in one step.

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::hexes;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame};
use codex::Pick;

impl Game {
    /// Both go into the same adjacent room; without a second model the first goes alone.
    pub(super) fn move_together(&mut self, frame: &mut EffectFrame, who: Pick, with: Pick) -> Outcome {
        let first = self.candidates(frame, who).iter().next().unwrap_or(Model::NONE);
        if !self.state.in_lodge(first) {
            return Outcome::Done(false);
        }
        let with = ready!(self.gather(frame, with));
        if frame.doing == Doing::Fresh {
            return self.choose(frame, self.state.decider(frame.you), AskKind::Step, |game| {
                for room in hexes::rooms(hexes::beside(game.state.place(first))) {
                    game.option(Choice::Step { room });
                }
            });
        }
        let Some(room) = answer!(self, Choice::Step { room } => room) else { return Outcome::Done(false) };
        for model in with.with(first).iter() {
            let haunts = self.state.evocation(model).is_some_and(|own| own.haunts());
            if !haunts && self.may_be_moved(frame, model) {
                self.put_model(model, room, frame.you, true);
            }
        }
        Outcome::Done(true)
    }
}
