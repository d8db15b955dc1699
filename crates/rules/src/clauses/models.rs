//! Models: summon, activate, remove, assign, move, put.

use super::{Outcome, ready};
use crate::decision::{AskKind, Choice};
use crate::facts::{Fact, FactKind};
use crate::game::Game;
use crate::hexes;
use crate::ids::*;
use crate::stack::{EffectFrame, Frame};
use codex::{EvocationId, JinxId, Pick, Place, Summoned, UpgradeId};

/// `work`: too few nightmares for all, and one bearer after the other is being chosen.
const SCARCE: u8 = 2;

impl Game {
    /// Kind, room, free model, free slot: whatever is open is asked (R12.1 to R12.7).
    pub(super) fn summon_clause(&mut self, frame: &mut EffectFrame, what: Summoned, place: Place) -> Outcome {
        let Some(seat) = self.state.mage_of(frame.you) else { return Outcome::Done(false) };
        // "It" is what this sentence summons; if nothing comes, it is nothing.
        if !frame.produced {
            frame.it = Models::EMPTY;
        }
        let room = ready!(self.gather_place(frame, place));
        if room == 0 {
            return Outcome::Done(false);
        }
        let room = room.trailing_zeros() as u8;
        if frame.work == 0 {
            let kind = match what {
                Summoned::Kind(kind) => Some(kind),
                Summoned::Same => Some(EvocationId(frame.that_kind)).filter(|kind| kind.0 != NONE),
                Summoned::Any { health, forgotten } => {
                    self.ask(seat, AskKind::Evocation);
                    for kind in (0..self.codex.evocations.len()).map(|kind| EvocationId(kind as u8)) {
                        if self.can_be_summoned(kind, health, forgotten) {
                            self.option(Choice::Evocation(kind));
                        }
                    }
                    frame.work = 1;
                    return self.put_or_skip();
                }
            };
            let Some(kind) = kind.filter(|&kind| self.can_be_summoned(kind, u8::MAX, true)) else {
                return Outcome::Done(false);
            };
            frame.left = kind.0;
            frame.work = 2;
        }
        if frame.work == 1 {
            let Some(Choice::Evocation(kind)) = self.take_choice() else { return Outcome::Done(false) };
            frame.left = kind.0;
            frame.work = 2;
        }
        let kind = EvocationId(frame.left);
        if frame.work == 2 {
            let replaceable = self.must_replace(seat, kind);
            if !replaceable.is_empty() {
                self.ask(seat, AskKind::Replace);
                for model in replaceable.iter() {
                    self.option(Choice::Target(model));
                }
                if !self.is_avatars(frame.you) {
                    self.option(Choice::Pass);
                }
                frame.work = 3;
                return Outcome::Asked;
            }
        } else if frame.work == 3 {
            match self.take_choice() {
                Some(Choice::Target(model)) => {
                    let place = self.state.place(model);
                    self.remove_evocation(model, frame.you);
                    frame.let_go(model, place);
                }
                _ => return Outcome::Done(false),
            }
        }
        let model = self.summon(seat, kind, room, frame);
        frame.produce(model);
        frame.summoned = true;
        Outcome::Done(true)
    }

    /// One activation after the other; the controller decides in each (R12.9, R18.5).
    pub(super) fn activate(
        &mut self,
        frame: &mut EffectFrame,
        who: Pick,
        control: bool,
        strength: i8,
        speed: i8,
        priority: u8,
    ) -> Outcome {
        let models = ready!(self.gather(frame, who));
        // The Avatar's evocations come in the order of their slots (R22.39).
        while let Some(model) = self.next_in_slots(frame.you, models.without(Models(!frame.picked.0))) {
            frame.picked = frame.picked.without(Models::one(model));
            if !self.state.in_lodge(model) || model.mage().is_some() || frame.ignoring.has(model) {
                continue;
            }
            frame.work = 1;
            let owner = self.state.owner(model);
            let controller = if control { frame.you } else { owner };
            let mut child = self.activation(model, controller, strength, speed, NONE);
            child.priority = priority;
            return Outcome::Push(Frame::Activation(child));
        }
        Outcome::Done(frame.work > 0)
    }

    pub(super) fn empower(&mut self, frame: &mut EffectFrame, who: Pick, strength: i8, speed: i8) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let mut did = false;
        for model in models.iter() {
            if let Some(own) = self.state.evocation_mut(model) {
                own.next_strength += strength;
                own.next_speed += speed;
                did = true;
            }
        }
        Outcome::Done(did)
    }

    pub(super) fn remove(&mut self, frame: &mut EffectFrame, who: Pick) -> Outcome {
        let models = ready!(self.gather(frame, who));
        frame.amount = 0;
        for model in models.iter() {
            if model.mage().is_none() && self.state.evocation(model).is_some() {
                let room = self.state.place(model);
                frame.that_room = room;
                self.remove_evocation(model, frame.you);
                // The frame at work is a copy of the one on the stack.
                frame.let_go(model, room);
                frame.amount += 1;
            }
        }
        Outcome::Done(frame.amount > 0)
    }

    pub(super) fn assign_jinx_clause(
        &mut self,
        frame: &mut EffectFrame,
        jinx: Option<JinxId>,
        to: Pick,
    ) -> Outcome {
        let models = ready!(self.gather(frame, to));
        let jinx = match (jinx, frame.work) {
            (Some(jinx), _) => jinx,
            (None, 0) => {
                if models.iter().all(|model| model.mage().is_none()) {
                    return Outcome::Done(false);
                }
                self.ask(self.state.decider(frame.you), AskKind::Jinx);
                for kind in 0..self.codex.jinxes.len() {
                    if self.state.jinxes_left[kind] > 0 {
                        self.option(Choice::Jinx(JinxId(kind as u8)));
                    }
                }
                frame.work = 1;
                return self.put_or_skip();
            }
            (None, _) => match self.take_choice() {
                Some(Choice::Jinx(jinx)) => jinx,
                _ => return Outcome::Done(false),
            },
        };
        let mut did = false;
        for model in models.iter() {
            if let Some(seat) = model.mage().filter(|_| self.state.in_lodge(model)) {
                did |= self.assign_jinx(seat, jinx);
            }
        }
        Outcome::Done(did)
    }

    pub(super) fn assign_upgrade_clause(
        &mut self,
        frame: &mut EffectFrame,
        upgrade: Option<UpgradeId>,
        to: Pick,
    ) -> Outcome {
        let models = ready!(self.gather(frame, to));
        let upgrade = match (upgrade, frame.work) {
            (Some(upgrade), _) => upgrade,
            (None, 0) => {
                if models.iter().all(|model| self.state.evocation(model).is_none()) {
                    return Outcome::Done(false);
                }
                self.ask(self.state.decider(frame.you), AskKind::Upgrade);
                for kind in 0..self.codex.upgrades.len() {
                    if self.state.upgrades_left[kind] > 0 {
                        self.option(Choice::Upgrade(UpgradeId(kind as u8)));
                    }
                }
                frame.work = 1;
                return self.put_or_skip();
            }
            (None, _) => match self.take_choice() {
                Some(Choice::Upgrade(upgrade)) => upgrade,
                _ => return Outcome::Done(false),
            },
        };
        let mut did = false;
        for model in models.iter() {
            did |= self.assign_upgrade(model, upgrade);
        }
        Outcome::Done(did)
    }

    pub(super) fn assign_nightmare_clause(
        &mut self,
        frame: &mut EffectFrame,
        nightmare: Option<EvocationId>,
        to: Pick,
    ) -> Outcome {
        let models = ready!(self.gather(frame, to));
        let haunting = |game: &Game, kind: &EvocationId| {
            game.codex.evocations[kind.index()].haunts && game.models_left(*kind) > 0
        };
        let kind = match (nightmare, frame.work) {
            (Some(kind), _) => kind,
            (None, SCARCE) => EvocationId(frame.mark),
            (None, 0) => {
                self.ask(self.state.decider(frame.you), AskKind::Evocation);
                for kind in (0..self.codex.evocations.len()).map(|kind| EvocationId(kind as u8)) {
                    if haunting(self, &kind) {
                        self.option(Choice::Evocation(kind));
                    }
                }
                if self.state.options.is_empty() || models.is_empty() {
                    self.state.ask = None;
                    self.state.options.clear();
                    return Outcome::Done(false);
                }
                frame.work = 1;
                return Outcome::Asked;
            }
            (None, _) => match self.take_choice() {
                Some(Choice::Evocation(kind)) => kind,
                _ => return Outcome::Done(false),
            },
        };
        if frame.work == SCARCE
            && let Some(Choice::Target(model)) = self.take_choice()
        {
            frame.picked = frame.picked.without(Models::one(model));
            frame.left += self.let_haunt(frame, model, kind) as u8;
        }
        let bearers = self.who_can_bear_more(frame.picked);
        let left = self.models_left(kind) as usize;
        if left > 0 && bearers.len() > left {
            // Too few for all: whoever resolves the effect says who gets one (R9.8, L-65).
            self.ask(self.state.decider(frame.you), AskKind::Model);
            for model in bearers.iter() {
                self.option(Choice::Target(model));
            }
            (frame.work, frame.mark) = (SCARCE, kind.0);
            return Outcome::Asked;
        }
        for model in bearers.iter() {
            frame.left += self.let_haunt(frame, model, kind) as u8;
        }
        Outcome::Done(frame.left > 0)
    }

    /// Mages in the lodge with a slot free of nightmares (R12.17c).
    fn who_can_bear_more(&self, models: Models) -> Models {
        let can = |model: &Model| {
            let seat = model.mage().filter(|_| self.state.in_lodge(*model));
            seat.is_some_and(|seat| self.nightmares_on(seat).len() < 3)
        };
        models.iter().filter(can).fold(Models::EMPTY, Models::with)
    }

    fn let_haunt(&mut self, frame: &mut EffectFrame, model: Model, kind: EvocationId) -> bool {
        let assigned = model.mage().and_then(|seat| self.assign_nightmare(seat, kind, frame.you));
        if let Some(nightmare) = assigned {
            frame.produce(nightmare);
        }
        assigned.is_some()
    }

    /// One step to an adjacent room, chosen by whoever resolves the effect (R14.16).
    pub(super) fn move_clause(&mut self, frame: &mut EffectFrame, who: Pick, optional: bool) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let Some(model) = models.iter().next() else { return Outcome::Done(false) };
        let own = self.state.evocation(model);
        // Nightmares never move by themselves (R12.17e); nobody is moved out of a cell.
        if !self.state.in_lodge(model) || own.is_some_and(|own| own.host != NONE) {
            return Outcome::Done(false);
        }
        if frame.work == 0 {
            frame.work = 1;
            self.ask(self.state.decider(frame.you), AskKind::Step);
            for room in hexes::rooms(hexes::beside(self.state.place(model))) {
                self.option(Choice::Step { room });
            }
            if optional {
                self.option(Choice::Pass);
            }
            return Outcome::Asked;
        }
        match self.take_choice() {
            Some(Choice::Step { room }) => {
                self.put_model(model, room, frame.you, true);
                Outcome::Done(true)
            }
            _ => Outcome::Done(false),
        }
    }

    /// Without steps; placing counts as entering (R24.17). A cell is always one's own (R14.31).
    pub(super) fn put_clause(&mut self, frame: &mut EffectFrame, who: Pick, place: Place) -> Outcome {
        let models = ready!(self.gather(frame, who));
        if place == Place::Cell {
            let mut did = false;
            for seat in models.iter().filter_map(Model::mage) {
                did |= !self.state.mage(seat).in_cell();
                self.put_in_cell(seat, frame.you);
            }
            return Outcome::Done(did);
        }
        if models.is_empty() {
            return Outcome::Done(false);
        }
        let room = ready!(self.gather_place(frame, place));
        if room == 0 {
            return Outcome::Done(false);
        }
        let room = room.trailing_zeros() as u8;
        let mut did = false;
        for model in models.iter() {
            let myself = self.state.body(frame.you) == model;
            // A mage leaves the cell only by an event or an own deed that reaches out of it.
            if self.state.in_lodge(model) || self.reaches_cells(frame) || myself {
                self.put_model(model, room, frame.you, false);
                did = true;
            }
        }
        Outcome::Done(did)
    }

    pub(super) fn defeat_clause(&mut self, frame: &mut EffectFrame, who: Pick) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let mut did = false;
        for model in models.iter() {
            if let Some(seat) = model.mage().filter(|_| self.state.in_lodge(model)) {
                self.state.mage_mut(seat).doomed = frame.you;
                did = true;
            }
        }
        if did {
            self.note(Fact { by: frame.you, ..Fact::new(FactKind::Doomed) });
        }
        Outcome::Done(did)
    }
}
