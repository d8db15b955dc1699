//! Cubes that leave a bar or a room: wounds passed on with their colours (C14.19), instability taken away (C15.10).

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::facts::{Fact, FactKind};
use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame};
use crate::state::RoomState;
use crate::surplus::Over;
use codex::{Amount, Pick, Place};

impl Game {
    /// As many as lie there and find a place; whoever transfers chooses which.
    pub(super) fn transfer(
        &mut self,
        frame: &mut EffectFrame,
        amount: Amount,
        from: Pick,
        to: Pick,
    ) -> Outcome {
        let onto = ready!(self.gather(frame, to)).first();
        let off = self.candidates(frame, from).first();
        let left = match frame.doing {
            Doing::Counting { left } => {
                if let Some(colour) = answer!(self, Choice::Cube { colour, .. } => colour) {
                    frame.amount += self.pass_on(frame.you, colour, off, onto) as u8;
                }
                left - 1
            }
            _ => {
                let left = self.amount(frame, amount);
                frame.amount = 0;
                left
            }
        };
        let row = self.state.damage(off);
        let fits = onto.is_some() && self.state.in_lodge(onto) && self.room_for_damage(onto, 1) > 0;
        let cubes = |game: &mut Game| {
            for colour in Colour::all().filter(|&colour| row.of(colour) > 0) {
                game.option(Choice::Cube { model: off, colour });
            }
        };
        let chooser = self.state.decider(frame.you);
        if left > 0 && fits && self.ask_among(chooser, AskKind::Transfer, cubes) {
            frame.doing = Doing::Counting { left };
            return Outcome::Asked;
        }
        Outcome::Done(frame.amount > 0)
    }

    /// One cube changes places. Nobody inflicts it, but the hand that passed it on takes the trophy (RC-30).
    fn pass_on(&mut self, by: Colour, colour: Colour, off: Model, onto: Model) -> bool {
        let capacity = self.health(onto);
        if !self.state.damage_mut(off).is_some_and(|row| row.take(colour)) {
            return false;
        }
        if !self.state.damage_mut(onto).is_some_and(|row| row.add(colour, capacity)) {
            *self.state.supply_mut(colour) += 1;
            return false;
        }
        if let Some(seat) = onto.mage() {
            self.state.mage_mut(seat).last_damage = by;
        }
        let (from, to) = (self.figure(off), self.figure(onto));
        self.tell(What::DamageTransferred { by, from, to, colour });
        // Something for the period to look at: the bearer may fall.
        self.note(Fact { by, on: onto, ..Fact::new(FactKind::Doomed) });
        true
    }

    /// Cubes of whatever colour, chosen one by one, go home.
    pub(super) fn remove_instability(
        &mut self,
        frame: &mut EffectFrame,
        amount: Amount,
        place: Place,
        optional: bool,
    ) -> Outcome {
        let rooms = ready!(self.gather_place(frame, place));
        if rooms == 0 {
            return Outcome::Done(false);
        }
        let room = Spot::first_of(rooms);
        let left = match frame.doing {
            Doing::Counting { left } => match answer!(self, Choice::RoomCube { colour, .. } => colour) {
                Some(colour) => {
                    frame.amount += self.take_instability(frame.you, room, colour) as u8;
                    left - 1
                }
                None => return Outcome::Done(frame.amount > 0),
            },
            _ => {
                let left = self.amount(frame, amount);
                frame.amount = 0;
                left
            }
        };
        let lying = self.state.instability(room);
        let cubes = |game: &mut Game| {
            for colour in Colour::all().filter(|&colour| lying[colour.index()] > 0) {
                game.option(Choice::RoomCube { room, colour });
            }
            if optional {
                game.or_pass();
            }
        };
        let chooser = self.state.decider(frame.you);
        if left > 0 && self.ask_among(chooser, AskKind::RemoveInstability, cubes) {
            frame.doing = Doing::Counting { left };
            return Outcome::Asked;
        }
        Outcome::Done(frame.amount > 0 && (left == 0 || optional))
    }

    fn take_instability(&mut self, by: Colour, room: Spot, colour: Colour) -> bool {
        let over = Over::Room(room);
        if !self.state.take_surplus(over, colour) {
            let RoomState { cubes, slots, .. } = &mut self.state.rooms[room.index()];
            let slots = *slots;
            if !cubes.take(colour) {
                return false;
            }
            // A slot that is free is filled before any cube lies beyond.
            if let Some(next) = self.state.take_any_surplus(over) {
                self.state.rooms[room.index()].cubes.add(next, slots);
            }
        }
        *self.state.supply_mut(colour) += 1;
        self.tell(What::InstabilityRemoved { by, room, from: colour });
        true
    }
}
