//! Summoning: kind, room, free model, free slot (R12.1 to R12.7).

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame};
use codex::{EvocationId, Place, Summoned};

impl Game {
    /// Whatever is open is asked.
    pub(super) fn summon_clause(&mut self, frame: &mut EffectFrame, what: Summoned, place: Place) -> Outcome {
        let Some(seat) = self.state.mage_of(frame.you) else { return Outcome::Done(false) };
        let room = ready!(self.gather_place(frame, place));
        // "It" is what this sentence summons, once "its room" is found; if nothing comes, it is nothing.
        if !frame.produced {
            frame.it = Models::EMPTY;
        }
        if room == 0 {
            return Outcome::Done(false);
        }
        let room = Spot::first_of(room);
        let kind = match (frame.doing, what) {
            (Doing::Fresh, Summoned::Any { health, forgotten }) => {
                return self.choose(frame, seat, AskKind::Evocation, |game| {
                    for kind in (0..game.codex.evocations.len()).map(|kind| EvocationId(kind as u8)) {
                        if game.can_be_summoned(kind, health, forgotten) {
                            game.option(Choice::Evocation(kind));
                        }
                    }
                });
            }
            (Doing::Fresh, Summoned::Kind(kind)) => self.if_summonable(kind),
            (Doing::Fresh, Summoned::Same) => {
                frame.that_kind.evocation().and_then(|kind| self.if_summonable(kind))
            }
            (Doing::Replacing { kind }, _) => Some(kind),
            (Doing::TakingOver { kind }, _) => {
                let taken = answer!(self, Choice::Target(model) => model);
                let Some(model) = taken else { return Outcome::Done(false) };
                let place = self.state.place(model);
                self.remove_evocation(model, frame.you);
                frame.let_go(model, place);
                Some(kind)
            }
            _ => answer!(self, Choice::Evocation(kind) => kind),
        };
        let Some(kind) = kind else { return Outcome::Done(false) };
        if let Doing::Replacing { .. } = frame.doing {
            let given_up = answer!(self, Choice::Target(model) => model);
            let Some(model) = given_up else { return Outcome::Done(false) };
            let place = self.state.place(model);
            self.remove_evocation(model, frame.you);
            // The frame at work is a copy of the one on the stack.
            frame.let_go(model, place);
        } else if self.offer_taken_over(seat, kind) {
            frame.doing = Doing::TakingOver { kind };
            return Outcome::Asked;
        } else if self.offer_replaceable(seat, kind, frame.you) {
            frame.doing = Doing::Replacing { kind };
            return Outcome::Asked;
        }
        let model = self.summon(seat, kind, room, frame);
        frame.produce(model);
        frame.summoned = true;
        Outcome::Done(true)
    }

    /// Asks which model in play is taken over where none is left in reserve (C16.3).
    fn offer_taken_over(&mut self, seat: Seat, kind: EvocationId) -> bool {
        if self.models_left(kind) > 0 {
            return false;
        }
        self.ask_among(seat, AskKind::TakeOver, |game| {
            for index in 0..game.state.evocations.len() {
                if game.state.evocations[index].kind == kind {
                    game.option(Choice::Target(Model::evocation(index)));
                }
            }
            game.or_pass();
        })
    }

    /// Whether anything of that sort is left to come into play.
    pub(super) fn could_summon(&self, frame: &EffectFrame, what: Summoned) -> bool {
        let mut kinds = (0..self.codex.evocations.len()).map(|kind| EvocationId(kind as u8));
        match what {
            Summoned::Any { health, forgotten } => {
                kinds.any(|kind| self.can_be_summoned(kind, health, forgotten))
            }
            Summoned::Kind(kind) => self.if_summonable(kind).is_some(),
            Summoned::Same => {
                frame.that_kind.evocation().is_some_and(|kind| self.if_summonable(kind).is_some())
            }
        }
    }

    fn if_summonable(&self, kind: EvocationId) -> Option<EvocationId> {
        self.can_be_summoned(kind, u8::MAX, true).then_some(kind)
    }

    /// Asks what is given up for a new evocation, if something must be; the Avatar cannot decline.
    fn offer_replaceable(&mut self, seat: Seat, kind: EvocationId, you: Colour) -> bool {
        let replaceable = self.must_replace(seat, kind);
        let optional = !self.is_avatars(you);
        self.ask_among(seat, AskKind::Replace, |game| {
            for model in replaceable.iter() {
                game.option(Choice::Target(model));
            }
            if optional {
                game.or_pass();
            }
        })
    }
}
