//! What a room counts as: itself, or for this turn another one (C11.13).

use crate::beyond::Likeness;
use crate::game::Game;
use crate::ids::{Seat, Spot};
use crate::state::spell_pile;
use codex::{Ban, EffectId, RoomColour, RoomId, RoomSet};

impl Game {
    /// The name a place goes by.
    pub(crate) fn name_at(&self, place: Spot) -> RoomId {
        let copied = self.state.beyond.guises.iter().rev().find_map(|guise| match guise.like {
            Likeness::Room(room) if guise.place == place => Some(room),
            _ => None,
        });
        copied.unwrap_or(self.state.rooms[place.index()].room)
    }

    /// The colour a place counts as: what was said of it last.
    pub(crate) fn colour_at(&self, place: Spot) -> RoomColour {
        let of = |room: RoomId| self.codex.rooms[room.index()].colour;
        let latest = self.state.beyond.guises.iter().rev().find(|guise| guise.place == place);
        match latest.map(|guise| guise.like) {
            Some(Likeness::Colour(colour)) => colour,
            Some(Likeness::Room(room)) => of(room),
            None => of(self.state.rooms[place.index()].room),
        }
    }

    /// The effect of the face that lies up, under the name it goes by; a room that has none stays without.
    pub(crate) fn effect_at(&self, place: Spot) -> Option<EffectId> {
        let room = &self.state.rooms[place.index()];
        let own = self.face(room).effect;
        if self.state.beyond.guises.is_empty() {
            return own;
        }
        own.and_then(|_| self.codex.rooms[self.name_at(place).index()].faces[room.turned as usize].effect)
    }

    /// Whether a room has an effect, and its moon has come (C3.4, C3.11).
    pub(crate) fn is_open(&self, place: Spot) -> bool {
        let room = self.state.rooms[place.index()].room;
        self.effect_at(place).is_some() && self.state.moon >= self.codex.rooms[room.index()].opens
    }

    /// Whether a mage could activate a room: it has an effect, its moon has come, its token, if it has one, is not turned,
    /// or it is and that is asked for; never from the cell (R15.2 to R15.6, C3.4, C3.11, C11.6, C11.9, C11.12).
    pub(crate) fn could_activate(&self, seat: Seat, place: Spot, used: bool, except: RoomSet) -> bool {
        let Some(room) = self.state.rooms.get(place.index()) else { return false };
        let name = self.name_at(place);
        let card = &self.codex.rooms[room.room.index()];
        let exhausted = card.while_forgotten && self.state.spells.len(spell_pile::FORGOTTEN) == 0;
        self.effect_at(place).is_some()
            && self.state.moon >= card.opens
            && !exhausted
            && room.used == used
            && !except.has(name)
            && !self.state.mage(seat).in_cell()
            && self.has_hand_for(seat, name)
            && !self.is_forbidden(seat, Ban::ActivateRooms)
    }
}
