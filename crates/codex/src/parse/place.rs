//! Where something is put.

use super::{Fallible, Parser};
use crate::names::CardKind;
use crate::program::*;

impl<'a> Parser<'a> {
    /// `in PLACE`; without it the target.
    pub fn place_or_target(&mut self, clause: usize) -> Fallible<Place> {
        if self.eat(&["in"]) || self.sees(&["where", "it", "stood"]) {
            return self.place();
        }
        self.need_target(clause)?;
        Ok(Place::Target)
    }

    pub fn place(&mut self) -> Fallible<Place> {
        let mark = self.mark();
        if self.eat(&["the", "room", "of"]) {
            return Ok(Place::RoomOf(self.who()?));
        }
        if self.eat(&["its", "room"]) {
            self.need_it(mark)?;
            return Ok(Place::RoomOf(Who::It));
        }
        if self.eat(&["your", "room"]) {
            return Ok(Place::RoomOf(Who::You));
        }
        if self.eat(&["target", "room"]) {
            self.need_target(mark)?;
            return Ok(Place::Target);
        }
        if self.eat(&["that", "room"]) {
            self.need_reaction(mark, "that room")?;
            return Ok(Place::ThatRoom);
        }
        if self.eat(&["where", "it", "stood"]) {
            if !self.setting.it {
                self.need_reaction(mark, "where it stood")?;
            }
            return Ok(Place::ThatRoom);
        }
        if self.eat(&["their", "cell"]) {
            return Ok(Place::Cell);
        }
        if self.eat(&["any", "room"]) {
            return Ok(Place::Choose { range: ANY, from: Who::You, colours: Colours::ANY });
        }
        if self.sees(&["room"]) && self.nth_mark(1, '@') {
            self.skip();
            self.skip();
            let range = self.range()?;
            let from = if self.eat(&["from"]) { self.who()? } else { Who::You };
            return Ok(Place::Choose { range, from, colours: Colours::ANY });
        }
        if self.eat(&["each"]) {
            let colours = self.colours_room()?;
            if colours == Colours::ANY && self.eat(&["with", "a", "mage"]) {
                return Ok(Place::EachWithMage);
            }
            return Ok(Place::Each(colours));
        }
        if self.eat_article() {
            if self.eat(&["room", "with", "a", "mage"]) {
                return Ok(Place::WithMage);
            }
            if self.eat(&["room", "beside"]) {
                self.expect(&["your", "cell"])?;
                return Ok(Place::BesideCell(Who::You));
            }
            let colours = self.colours_room()?;
            if colours == Colours::ANY {
                let hint = "`any room`, `room@2`, `a red room` or `a room beside your cell`";
                return Err(Box::new(self.wrong_since(mark, "say which room").hint(hint)));
            }
            return Ok(Place::Choose { range: ANY, from: Who::You, colours });
        }
        Ok(Place::Named(self.room()?))
    }

    pub fn room(&mut self) -> Fallible<RoomId> {
        Ok(RoomId(self.id(CardKind::Room)? as u8))
    }

    /// `except ROOM, ROOM`, if it follows.
    pub fn except(&mut self) -> Fallible<RoomSet> {
        let mut rooms = RoomSet::default();
        if !self.eat(&["except"]) {
            return Ok(rooms);
        }
        loop {
            let mark = self.mark();
            let room = self.room()?;
            // More than 32 rooms are refused elsewhere; the set must not overflow before that is reported.
            if room.0 < 32 {
                if rooms.has(room) {
                    return Err(self.wrong_since(mark, "this room is named twice"));
                }
                rooms = rooms.with(room);
            }
            if !self.eat_mark(',') {
                return Ok(rooms);
            }
        }
    }
}
