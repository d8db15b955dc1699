//! Where something is put, as a whole phrase: prepositions belong to the language.

use crate::say::{Phrase, Speaker};
use crate::setting::{Now, Setting};
use codex::*;

impl Speaker<'_> {
    pub fn place(&self, place: Place, set: &Setting, form: &str) -> Phrase {
        match place {
            Place::Target | Place::RoomOf(Who::Target) => {
                set.mention();
                match set.target {
                    // "There" might be taken for another room that was spoken of meanwhile.
                    Now::Target(TargetKind::Room) if place != Place::Target => {
                        self.tell("place-target-room", form)
                    }
                    Now::Target(TargetKind::Room) | Now::Chosen(TargetKind::Room) => {
                        self.tell("place-there", form)
                    }
                    Now::Fresh(target) if target.kind == TargetKind::Room => {
                        self.room_choice(target, set, form)
                    }
                    Now::Fresh(target) => self
                        .say("place-room-of", form)
                        .part("who", |form| self.fresh(target, set, form))
                        .phrase(),
                    _ => self.room_of(Who::Target, set, form),
                }
            }
            Place::RoomOf(who) => self.room_of(who, set, form),
            Place::ThatRoom => {
                let deed = set.trigger.map(|trigger| trigger.deed);
                match (set.removed, deed) {
                    (Some(it), _) => self
                        .say("place-where-it-stood", form)
                        .part("noun", |form| self.noun(it, form))
                        .phrase(),
                    (_, Some(Deed::IsDefeated)) => self.room_of_defeat("place-of-defeat", set, form),
                    // The trigger has named no room.
                    (_, Some(Deed::PlacesInstability)) => self.tell("place-same-room", form),
                    _ => self.tell("place-that-room", form),
                }
            }
            Place::Named(room) => {
                self.say("place-named", form).part("room", |form| self.room_name(room, form)).phrase()
            }
            Place::Choose { range, from, colours: Colours::ANY } => self.room_choice(
                Target {
                    kind: TargetKind::Room,
                    range,
                    whose: Whose::Any,
                    with: With::Anything,
                    from,
                    priority: 0,
                    colours: Colours::ANY,
                },
                set,
                form,
            ),
            Place::Choose { range: ANY, colours, .. } => {
                self.say("place-coloured", form).part("colours", |form| self.colours(colours, form)).phrase()
            }
            Place::Choose { range, from, colours } => self
                .say("place-coloured-away", form)
                .part("colours", |form| self.colours(colours, form))
                .part("away", |form| self.away(range, from, set, form))
                .phrase(),
            Place::BesideCell(who) => {
                self.say("place-beside-cell", form).part("who", |form| self.who(who, set, form)).phrase()
            }
            Place::Each(Colours::ANY) => self.tell("place-each", form),
            Place::Each(colours) => self
                .say("place-each-coloured", form)
                .part("colours", |form| self.colours(colours, form))
                .phrase(),
            Place::EachWithMage => self.tell("place-each-with-mage", form),
            Place::Cell => self.tell("place-cell", form),
            Place::BesideTarget => {
                set.mention();
                self.tell("place-each-beside", form)
            }
            Place::RoomOfEach => self.tell("place-room-of-each", form),
            Place::EachOfOneColour => self.tell("place-each-of-one-colour", form),
            Place::WithMage => self.tell("place-with-mage", form),
        }
    }

    /// The room where whoever set this off was defeated.
    pub fn room_of_defeat(&self, id: &str, set: &Setting, form: &str) -> Phrase {
        self.say(id, form).part("who", |form| self.who(Who::That, set, form)).phrase()
    }

    fn room_of(&self, who: Who, set: &Setting, form: &str) -> Phrase {
        self.say("place-room", form).part("who", |form| self.who(who, set, form)).phrase()
    }

    /// "In any room", "in your room", "in a room up to 2 away".
    pub fn room_choice(&self, target: Target, set: &Setting, form: &str) -> Phrase {
        if target.with != With::Anything {
            let whole = Target { with: With::Anything, ..target };
            return self.narrowed_room(target.with, form, |form| self.room_choice(whole, set, form));
        }
        match target.range {
            ANY => self.tell("place-any", form),
            0 => self.room_of(target.from, set, form),
            range => self
                .say("place-away", form)
                .part("away", |form| self.away(range, target.from, set, form))
                .phrase(),
        }
    }

    /// How far a room or a model may be. A target that was just defeated is measured from where that happened.
    pub fn away(&self, range: u8, from: Who, set: &Setting, form: &str) -> Phrase {
        let id = match from {
            Who::You => return self.say("away", form).num("range", range).phrase(),
            Who::Target if set.defeated => "away-defeat",
            _ => "away-from",
        };
        self.say(id, form).num("range", range).part("from", |form| self.who(from, set, form)).phrase()
    }
}
