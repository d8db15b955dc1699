//! Conversion: cubes of others become the converter's, damage and instability alike.

use super::{Outcome, answer, ready};
use crate::cubes::Deed;
use crate::decision::{AskKind, Choice};
use crate::facts::{Fact, FactKind};
use crate::game::Game;
use crate::hexes;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame};
use codex::{Amount, By, Pick, Place};

impl Game {
    /// Up to so many cubes on each model, chosen one by one, even none (R17.4). Not on one's own (RB-28).
    pub(super) fn convert_damage_clause(
        &mut self,
        frame: &mut EffectFrame,
        by: By,
        amount: Amount,
        on: Pick,
    ) -> Outcome {
        let models = ready!(self.gather(frame, on));
        let deed = self.deed(frame, by);
        if self.is_avatars(deed.by) {
            return self.convert_from_the_right(frame, deed, models, amount);
        }
        let mut left = match frame.doing {
            Doing::Counting { left } => {
                match answer!(self, Choice::Cube { model, colour } => (model, colour)) {
                    Some((model, colour)) => {
                        if self.convert_damage(model, colour, deed.by) {
                            let Deed { by, actor, means, .. } = deed;
                            let kind = FactKind::ConvertedDamage;
                            self.note_one_more(Fact { by, actor, means, on: model, ..Fact::new(kind) });
                            frame.converted += 1;
                            frame.rose_converted += colour.is_rose() as u8;
                            frame.converted_on = frame.converted_on.with(model);
                        }
                        left - 1
                    }
                    None => 0,
                }
            }
            _ => {
                frame.picked = self.with_convertible(models, deed.by, frame);
                self.amount(frame, amount)
            }
        };
        while let Some(model) = frame.picked.iter().next() {
            let row = self.state.damage(model);
            let beyond = model.mage().map_or([0; Colour::COUNT], |seat| self.state.harm(seat));
            let cubes = |game: &mut Game| {
                for colour in Colour::all() {
                    if colour != deed.by && (row.of(colour) > 0 || beyond[colour.index()] > 0) {
                        game.option(Choice::Cube { model, colour });
                    }
                }
                game.or_pass();
            };
            let converter = self.state.decider(deed.by);
            if left > 0
                && self.state.supply(deed.by) > 0
                && self.ask_among(converter, AskKind::ConvertDamage, cubes)
            {
                frame.doing = Doing::Counting { left };
                return Outcome::Asked;
            }
            frame.picked = frame.picked.without(Models::one(model));
            left = self.amount(frame, amount);
        }
        frame.amount = frame.converted;
        frame.unconverted = self.amount(frame, amount).saturating_sub(frame.converted);
        Outcome::Done(frame.converted > 0)
    }

    /// Whose damage can be converted: one's own only where an area holds its mage (RB-28, C14.9, C14.18).
    pub(super) fn with_convertible(&self, models: Models, by: Colour, frame: &EffectFrame) -> Models {
        let mut found = self.damageable(models, by, Some(frame));
        if !self.state.spares().from_areas {
            let own = models.without(frame.ignoring).iter();
            found = own
                .filter(|&model| self.state.owner(model) == by && self.state.in_lodge(model))
                .fold(found, Models::with);
        }
        found
    }

    /// Up to so many cubes of other colours, any mix, even none (R16.5, R16.6).
    pub(super) fn convert_instability_clause(
        &mut self,
        frame: &mut EffectFrame,
        by: By,
        amount: Amount,
        place: Place,
    ) -> Outcome {
        ready!(self.gather_place(frame, place));
        let deed = self.deed(frame, by);
        if self.is_avatars(deed.by) {
            return self.convert_room_from_the_right(frame, deed, amount);
        }
        let mut left = match frame.doing {
            Doing::Counting { left } => {
                match answer!(self, Choice::RoomCube { room, colour } => (room, colour)) {
                    Some((room, colour)) => {
                        if self.convert_instability(room, colour, deed.by) {
                            let Deed { by, actor, means, .. } = deed;
                            let kind = FactKind::ConvertedInstability;
                            self.note_one_more(Fact { by, actor, means, room, ..Fact::new(kind) });
                            frame.converted += 1;
                            frame.rose_converted += colour.is_rose() as u8;
                            frame.rooms |= room.bit();
                        }
                        left - 1
                    }
                    None => 0,
                }
            }
            _ => self.amount(frame, amount),
        };
        // So many in each of them, one room after the other.
        while let Some(room) = hexes::rooms(frame.place).next() {
            let open = self.takes_instability(&self.state.rooms[room.index()]);
            let lying = self.state.instability(room);
            let cubes = |game: &mut Game| {
                for colour in Colour::all() {
                    if colour != deed.by && lying[colour.index()] > 0 {
                        game.option(Choice::RoomCube { room, colour });
                    }
                }
                game.or_pass();
            };
            let converter = self.state.decider(deed.by);
            if left > 0
                && open
                && self.state.supply(deed.by) > 0
                && self.ask_among(converter, AskKind::ConvertInstability, cubes)
            {
                frame.doing = Doing::Counting { left };
                return Outcome::Asked;
            }
            frame.place &= !(room.bit());
            left = self.amount(frame, amount);
        }
        frame.amount = frame.converted;
        Outcome::Done(frame.converted > 0)
    }

    /// Whether somebody could convert a cube in a room: another's lies there, and one of theirs is left.
    pub(super) fn has_convertible(&self, room: Spot, by: Colour) -> bool {
        let Some(state) = self.state.rooms.get(room.index()) else { return false };
        let lying = self.state.instability(room);
        let others = Colour::all().any(|colour| colour != by && lying[colour.index()] > 0);
        self.takes_instability(state) && others && self.state.supply(by) > 0
    }
}
