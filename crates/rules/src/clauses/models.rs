//! Models: activate, empower, remove, move, put, defeat.

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::facts::{Fact, FactKind};
use crate::game::Game;
use crate::hexes;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame, Frame};
use codex::{Pick, Place};

impl Game {
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
            if !self.state.in_lodge(model) || !self.is_evocation(model) || frame.ignoring.has(model) {
                continue;
            }
            frame.doing = Doing::Waiting;
            let owner = self.state.owner(model);
            let controller = if control { frame.you } else { owner };
            let mut child = self.activation(model, controller, strength, speed, Model::NONE);
            child.priority = priority;
            return Outcome::Push(Frame::Activation(child));
        }
        Outcome::Done(frame.doing != Doing::Fresh)
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
            if let Some(seat) = model.mage() {
                frame.that_room = self.state.mage(seat).place;
                frame.amount += self.end_form(seat, frame.you) as u8;
            } else if self.state.evocation(model).is_some() {
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

    /// One step to an adjacent room, chosen by whoever resolves the effect (R14.16).
    pub(super) fn move_clause(&mut self, frame: &mut EffectFrame, who: Pick, optional: bool) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let Some(model) = models.iter().next() else { return Outcome::Done(false) };
        let several = models.len() > 1 || frame.doing == Doing::Waiting;
        let own = self.state.evocation(model);
        // Nightmares never move by themselves (R12.17e); nobody is moved out of a cell but by an event (R4.9, C5.15).
        let opened = model.mage().filter(|_| self.reaches_cells(frame));
        let cell = opened.filter(|&seat| self.state.mage(seat).in_cell());
        let stays = !self.state.in_lodge(model) && cell.is_none() || own.is_some_and(|own| own.haunts());
        if stays || !self.may_be_moved(frame, model) {
            return self.move_next(frame, (who, optional), model, several);
        }
        if matches!(frame.doing, Doing::Fresh | Doing::Waiting) {
            return self.choose(frame, self.state.decider(frame.you), AskKind::Step, |game| {
                let beside = match cell {
                    Some(seat) => game.state.mage(seat).beside_cell,
                    None => hexes::beside(game.state.place(model)),
                };
                for room in hexes::rooms(beside) {
                    game.option(Choice::Step { room });
                }
                if optional {
                    game.or_pass();
                }
            });
        }
        match answer!(self, Choice::Step { room } => room) {
            Some(room) => self.put_model(model, room, frame.you, true),
            None if !several => return Outcome::Done(false),
            None => {}
        }
        self.move_next(frame, (who, optional), model, several)
    }

    /// Of several models each has its own step, one after the other.
    fn move_next(
        &mut self,
        frame: &mut EffectFrame,
        (who, optional): (Pick, bool),
        moved: Model,
        several: bool,
    ) -> Outcome {
        if !several {
            return Outcome::Done(frame.doing != Doing::Fresh);
        }
        frame.picked = frame.picked.without(Models::one(moved));
        frame.doing = Doing::Waiting;
        if frame.picked.is_empty() {
            return Outcome::Done(true);
        }
        self.move_clause(frame, who, optional)
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
        // A mage leaves the cell only by an event (R4.9, R14.29).
        let reached = |model: &Model| self.state.in_lodge(*model) || self.reaches_cells(frame);
        let moved = models.iter().filter(reached).filter(|&model| self.may_be_moved(frame, model));
        let moved = moved.fold(Models::EMPTY, Models::with);
        if moved.is_empty() {
            return Outcome::Done(false);
        }
        let room = ready!(self.gather_place(frame, place));
        if room == 0 {
            return Outcome::Done(false);
        }
        for model in moved.iter() {
            self.put_model(model, Spot::first_of(room), frame.you, false);
        }
        Outcome::Done(true)
    }

    /// One step each into the same room, whatever lies between (R10.18). Nightmares never move by themselves.
    pub(super) fn move_into(&mut self, frame: &mut EffectFrame, who: Pick, place: Place) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let rooms = ready!(self.gather_place(frame, place));
        let Some(room) = hexes::rooms(rooms).next() else { return Outcome::Done(false) };
        let mut did = false;
        for model in models.iter() {
            let haunts = self.state.evocation(model).is_some_and(|own| own.haunts());
            let stays = haunts || !self.may_be_moved(frame, model);
            if self.state.in_lodge(model) && !stays && self.state.place(model) != room {
                self.put_model(model, room, frame.you, true);
                did = true;
            }
        }
        Outcome::Done(did)
    }

    pub(super) fn defeat_clause(&mut self, frame: &mut EffectFrame, who: Pick) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let mut did = false;
        for model in models.iter() {
            match model.mage() {
                Some(seat) if self.state.in_lodge(model) || self.reaches_cells(frame) => {
                    self.state.mage_mut(seat).doomed = frame.you;
                    self.note(Fact { by: frame.you, on: model, ..Fact::new(FactKind::Doomed) });
                    did = true;
                }
                Some(_) => {}
                None => {
                    let room = self.state.place(model);
                    did |= self.state.evocation(model).is_some();
                    self.remove_evocation(model, frame.you);
                    frame.let_go(model, room);
                }
            }
        }
        Outcome::Done(did)
    }
}
