//! Rooms by an effect: closed, activated from afar, lent, under another name (C11.7, C11.12, C11.13, C15.11).

use super::{Outcome, answer, ready};
use crate::beyond::{Guise, Likeness};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::happening::What;
use crate::hexes;
use crate::ids::Spot;
use crate::marks::Bound;
use crate::stack::{Doing, EffectFrame, EffectStep, Source};
use codex::{Place, RoomColour, RoomSet};

impl Game {
    /// "Cannot be activated this turn": as if used, until tokens are turned back (C15.11).
    pub(super) fn close_rooms(&mut self, frame: &mut EffectFrame, place: Place) -> Outcome {
        let rooms = ready!(self.gather_place(frame, place));
        let mut did = false;
        for place in hexes::rooms(rooms) {
            let open = self.effect_at(place).is_some() && !self.state.rooms[place.index()].used;
            if open {
                self.state.rooms[place.index()].used = true;
                self.tell(What::RoomClosed { room: place });
                did = true;
            }
        }
        Outcome::Done(did)
    }

    /// An activation like any other, but for where the mage stands (C11.7, C11.12).
    pub(super) fn activate_place(
        &mut self,
        frame: &mut EffectFrame,
        place: Place,
        used: bool,
        except: RoomSet,
    ) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.doing == Doing::Waiting {
            return Outcome::Done(true);
        }
        let rooms = ready!(self.gather_place(frame, place));
        match hexes::rooms(rooms).next() {
            Some(room) if self.could_activate(seat, room, used, except) => {
                let child = self.room_effect(seat, room);
                self.first_comes(frame, child)
            }
            _ => Outcome::Done(false),
        }
    }

    /// The effect of another room whose token is turned; that room itself is not activated (C11.13).
    pub(super) fn use_used(&mut self, frame: &mut EffectFrame, except: RoomSet) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        match frame.doing {
            Doing::Fresh => {
                let own = match frame.source {
                    Source::Room { room, .. } => self.state.place_of_room(room),
                    _ => None,
                };
                // A mirror shows no mirror: what counts as this room has only what it would borrow itself (LC-52).
                let mirrored = frame.effect;
                self.choose(frame, seat, AskKind::Room, |game| {
                    game.offer_rooms(seat, except, |game, place| {
                        let used = game.state.rooms[place.index()].used;
                        used && Some(place) != own
                            && game.effect_at(place).is_some_and(|effect| effect != mirrored)
                    });
                })
            }
            Doing::Asked => {
                let room = answer!(self, Choice::Room { room } => room);
                let Some(effect) = room.and_then(|place| self.effect_at(place)) else {
                    return Outcome::Done(false);
                };
                // Its sentences run as this room's.
                let mut child = EffectFrame::new(effect, frame.source, frame.you);
                child.step = EffectStep::Target;
                child.lent = true;
                self.first_comes(frame, child)
            }
            _ => Outcome::Done(true),
        }
    }

    /// This turn a place counts as of another colour.
    pub(super) fn recolour(&mut self, frame: &mut EffectFrame, place: Place, colour: RoomColour) -> Outcome {
        let rooms = ready!(self.gather_place(frame, place));
        let Some(place) = hexes::rooms(rooms).next() else { return Outcome::Done(false) };
        let did = self.disguise(place, Likeness::Colour(colour));
        if did {
            self.tell(What::RoomRecoloured { room: place, colour });
        }
        Outcome::Done(did)
    }

    /// This turn a place has the name, the colour and the effect of another room; cubes, slots and token stay its own.
    pub(super) fn copy_room(&mut self, frame: &mut EffectFrame, place: Place, except: RoomSet) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        let rooms = ready!(self.gather_place(frame, place));
        let Some(onto) = hexes::rooms(rooms).next() else { return Outcome::Done(false) };
        if frame.doing == Doing::Fresh {
            return self.choose(frame, seat, AskKind::Room, |game| {
                for place in hexes::rooms(hexes::ALL) {
                    let shown = except.has(game.state.rooms[place.index()].room);
                    if place != onto && !shown {
                        game.option(Choice::Room { room: place });
                    }
                }
            });
        }
        let Some(copied) = answer!(self, Choice::Room { room } => room) else { return Outcome::Done(false) };
        let copy = self.name_at(copied);
        let did = self.disguise(onto, Likeness::Room(copy));
        if did {
            self.tell(What::RoomCopied { room: onto, copy });
        }
        Outcome::Done(did)
    }

    fn disguise(&mut self, place: Spot, like: Likeness) -> bool {
        if self.state.beyond.guises.is_full() {
            self.marks.lose(Bound::Guises);
            return false;
        }
        self.state.beyond.guises.push(Guise { place, like });
        true
    }
}
