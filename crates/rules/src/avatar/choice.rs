//! How the Avatar chooses: lists of criteria, each deciding among those still tied; the rest is the Crown's (R22.33,
//! R22.34, R22.37).

use crate::decision::Choice;
use crate::game::Game;
use crate::happening::{Aim, What};
use crate::hexes;
use crate::ids::*;
use crate::stack::EffectFrame;
use codex::Criterion;
use serde::{Deserialize, Serialize};

/// The lines of a list that were looked at, in order. The last one decided, or the Crown did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reason {
    /// Its criteria, the first that tells them apart decides.
    pub lines: [Option<Criterion>; 3],
    /// Nothing else was in reach.
    pub only: bool,
}

impl Game {
    /// Where the Avatar measures from: its room also for cards without a figure.
    pub(crate) fn standpoint_of(&self, frame: &EffectFrame) -> Spot {
        if frame.actor.is_some() {
            self.standpoint(frame)
        } else {
            self.state.place(self.state.body(frame.you))
        }
    }

    /// Narrows the options of a question by one of the Avatar's lists, if the card names one.
    pub(crate) fn choose_by_priority(&mut self, list: u8, from: Spot) {
        let Some(avatar) = &self.state.avatar else { return };
        let card = &self.codex.avatars[avatar.card.index()];
        let lines = match list.checked_sub(1).and_then(|list| card.priorities.get(list as usize)) {
            Some(priority) => priority.lines,
            None => [None; 3],
        };
        if list > 0 {
            self.choose_by(lines, from);
        }
    }

    /// Each line keeps the best of those that are left; what stays tied is asked.
    pub(crate) fn choose_by(&mut self, lines: [Option<Criterion>; 3], from: Spot) {
        let mut reason = Reason { only: self.state.options.len() == 1, ..Reason::default() };
        let mut rivals = [None; 3];
        for (index, line) in lines.into_iter().enumerate() {
            let Some(line) = line.filter(|_| self.state.options.len() > 1) else { break };
            reason.lines[index] = Some(line);
            rivals = self.keep_best(line, from);
        }
        if let Some(avatar) = &mut self.state.avatar {
            avatar.reason = reason;
        }
        self.explain(reason, rivals);
    }

    /// Keeps the options that are best by a criterion; the answer is who fell behind.
    fn keep_best(&mut self, line: Criterion, from: Spot) -> [Option<Aim>; 3] {
        let scores = self.state.options.iter().map(|&option| self.score(option, line, from));
        let best = scores.max().unwrap_or(0);
        let mut behind = [None; 3];
        let mut found = 0;
        let mut index = 0;
        while index < self.state.options.len() {
            let option = self.state.options[index];
            if self.score(option, line, from) == best {
                index += 1;
                continue;
            }
            if let Some(place) = behind.get_mut(found) {
                *place = self.aim(option);
                found += 1;
            }
            self.state.options.remove(index);
        }
        behind
    }

    fn aim(&self, option: Choice) -> Option<Aim> {
        match option {
            Choice::Target(model) | Choice::Attack(model) => Some(Aim::Model(self.figure(model))),
            Choice::Room { room } | Choice::Step { room } => Some(Aim::Room(room)),
            _ => None,
        }
    }

    /// Higher is better.
    fn score(&self, option: Choice, line: Criterion, from: Spot) -> i16 {
        match option {
            Choice::Target(model) => self.score_model(model, line, from),
            Choice::Room { room } | Choice::Step { room } => self.score_room(room, line, from),
            _ => 0,
        }
    }

    fn score_model(&self, model: Model, line: Criterion, from: Spot) -> i16 {
        match line {
            Criterion::MostDamage => self.state.damage(model).count() as i16,
            Criterion::MostRoseDamage => self.state.damage(model).of(Colour::ROSE) as i16,
            Criterion::Nearest => -steps(from, self.state.place(model)),
            // Of an evocation its owner's (R22.41g).
            Criterion::MostPower => self.state.power(self.state.owner(model)) as i16,
            Criterion::MostTrophies => {
                model.mage().map_or(0, |seat| self.state.mage(seat).trophies_taken() as i16)
            }
            Criterion::Mage => model.mage().is_some() as i16,
            Criterion::MostMages | Criterion::MostModels | Criterion::MostInstability => 0,
        }
    }

    /// The Avatar itself is not counted in its room (L-44).
    fn score_room(&self, room: Spot, line: Criterion, from: Spot) -> i16 {
        let others = self.state.models_in(room).without(Models::one(self.state.body(Colour::ROSE)));
        match line {
            Criterion::MostMages => others.iter().filter(|model| model.mage().is_some()).count() as i16,
            Criterion::MostModels => others.len() as i16,
            Criterion::MostInstability => self.state.rooms[room.index()].cubes.count() as i16,
            Criterion::Nearest => -steps(from, room),
            _ => 0,
        }
    }

    /// The log says what was chosen and why, or whom the Crown has to choose between.
    fn explain(&mut self, reason: Reason, rivals: [Option<Aim>; 3]) {
        if let [only] = self.state.options[..] {
            if let Some(aim) = self.aim(only) {
                self.tell(What::AvatarChooses { aim, reason, rivals });
            }
            return;
        }
        let mut tied = [None; 3];
        for (place, &option) in tied.iter_mut().zip(&self.state.options) {
            *place = self.aim(option);
        }
        let (by, count) = (self.state.crown, self.state.options.len() as u8);
        self.tell(What::CrownChooses { by, reason, tied, count });
    }
}

/// Steps between two rooms (R22.38); from or to a cell there is no way, and nobody is nearer than another.
fn steps(from: Spot, to: Spot) -> i16 {
    if from.is_room() && to.is_room() { hexes::distance(from, to) as i16 } else { i8::MAX as i16 }
}
