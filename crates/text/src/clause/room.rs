//! Rooms at work: activated, closed, lent, copied.

use crate::keys;
use crate::say::{Phrase, Speaker};
use crate::setting::{Now, Setting};
use codex::*;

impl Speaker<'_> {
    /// A room, or rooms, as a noun without a preposition.
    fn room_noun(&self, place: Place, set: &Setting, form: &str) -> Phrase {
        match place {
            Place::Target if matches!(set.target, Now::Fresh(_)) => {
                let Now::Fresh(target) = set.target else { return Phrase::default() };
                set.mention();
                self.fresh(target, set, form)
            }
            Place::Target => self.who(Who::Target, set, form),
            Place::RoomOf(who) => {
                self.say("room-noun-of", form).part("who", |form| self.who(who, set, form)).phrase()
            }
            Place::Named(room) => {
                self.say("room-noun-named", form).part("room", |form| self.room_name(room, form)).phrase()
            }
            Place::BesideTarget => {
                set.mention();
                self.tell("room-noun-beside", form)
            }
            Place::EachOfOneColour => self.tell("room-noun-one-colour", form),
            Place::Each(colours) if colours != Colours::ANY => self
                .say("room-noun-coloured", form)
                .part("colours", |form| self.colours(colours, form))
                .phrase(),
            Place::Each(_) => self.tell("room-noun-each", form),
            // The parser lets nothing else be activated or closed.
            _ => self.tell("room-noun-that", form),
        }
    }

    pub(super) fn activate_place(
        &self,
        place: Place,
        used: bool,
        except: RoomSet,
        set: &Setting,
        form: &str,
    ) -> Phrase {
        let id = if except == RoomSet::default() {
            "clause-activate-place"
        } else {
            "clause-activate-place-except"
        };
        self.say(id, form)
            .flag("used", used)
            .part("room", |form| self.room_noun(place, set, form))
            .maybe("rooms", (except != RoomSet::default()).then_some(|form: &str| self.rooms(except, form)))
            .phrase()
    }

    pub(super) fn close_rooms(&self, place: Place, set: &Setting, form: &str) -> Phrase {
        self.say("clause-close-rooms", form).part("room", |form| self.room_noun(place, set, form)).phrase()
    }

    pub(super) fn use_used(&self, except: RoomSet, form: &str) -> Phrase {
        if except == RoomSet::default() {
            return self.tell("clause-use-used", form);
        }
        self.say("clause-use-used-except", form).part("rooms", |form| self.rooms(except, form)).phrase()
    }

    pub(super) fn recolour(&self, place: Place, colour: RoomColour, set: &Setting, form: &str) -> Phrase {
        let word = keys::COLOURS.iter().find(|(own, _)| *own == colour).map_or("", |(_, word)| word);
        self.say("clause-recolour", form)
            .part("room", |form| self.room_noun(place, set, form))
            .part("colour", |form| self.tell(format!("colour-{word}"), form))
            .phrase()
    }

    pub(super) fn copy_room(&self, place: Place, except: RoomSet, set: &Setting, form: &str) -> Phrase {
        let id = if except == RoomSet::default() { "clause-copy-room" } else { "clause-copy-room-except" };
        self.say(id, form)
            .part("room", |form| self.room_noun(place, set, form))
            .maybe("rooms", (except != RoomSet::default()).then_some(|form: &str| self.rooms(except, form)))
            .phrase()
    }
}
