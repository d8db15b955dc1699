//! A blow that leaps from model to model.

use super::{Outcome, answer};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::hexes;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame, Target};
use codex::{By, Group, Kind, Reach, Who, Whose, With};

impl Game {
    /// The target, another model within 1 of it, a third within 1 of that; then all are struck at once.
    pub(super) fn inflict_chain(&mut self, frame: &mut EffectFrame, amounts: [u8; 3]) -> Outcome {
        let deed = self.deed(frame, By::You);
        let Target::Model(first) = frame.target else { return Outcome::Done(false) };
        let (links, asked) = match frame.doing {
            Doing::Spreading { .. } => return self.spread(frame, deed),
            Doing::Fresh => ([first, Model::NONE, Model::NONE], 0),
            Doing::Leaping { second } => ([first, second, Model::NONE], 2),
            _ => ([first, Model::NONE, Model::NONE], 1),
        };
        let mut links = links;
        if asked > 0 {
            links[asked] = answer!(self, Choice::Target(model) => model).unwrap_or(Model::NONE);
        }
        for next in asked + 1..3 {
            let last = links[next - 1];
            let beside = self.links_beside(frame, last).without(Models::one(first).with(links[1]));
            let offer = |game: &mut Game| beside.iter().for_each(|model| game.option(Choice::Target(model)));
            if last.is_some() && self.ask_among(self.state.decider(frame.you), AskKind::Model, offer) {
                frame.doing = if next == 1 { Doing::Asked } else { Doing::Leaping { second: links[1] } };
                return Outcome::Asked;
            }
        }
        self.strike_each(
            frame,
            deed,
            &[(links[0], amounts[0]), (links[1], amounts[1]), (links[2], amounts[2])],
        )
    }

    /// Models that a blow can leap to from another one.
    pub(crate) fn links_beside(&self, frame: &EffectFrame, from: Model) -> Models {
        let place = self.state.place(from);
        if place.index() >= hexes::ROOMS {
            return Models::EMPTY;
        }
        let anyone = Group {
            kind: Kind::Model,
            whose: Whose::Any,
            reach: Reach::Lodge,
            with: With::Anything,
            not_target: false,
            with_you: false,
            priority: 0,
        };
        let near = self.state.models_at(hexes::within(place, 1));
        let group = self.group(frame, anyone);
        let struck = self.damageable(Models(near.0 & group.0), frame.you, Some(frame));
        struck.without(Models::one(self.who(frame, Who::Target)))
    }
}
