//! What stands around a verb: whom, what, whereto, how strong.

use crate::keys;
use crate::say::{Phrase, Speaker};
use crate::setting::Setting;
use codex::*;

impl Speaker<'_> {
    pub(super) fn summoned(&self, what: Summoned, form: &str) -> Phrase {
        match what {
            Summoned::Kind(kind) => {
                self.say("summoned", form).part("name", |form| self.evocation_name(kind, form)).phrase()
            }
            Summoned::Any { health: u8::MAX, forgotten } => {
                self.say("summoned-any", form).flag("forgotten", forgotten).phrase()
            }
            Summoned::Any { health, forgotten } => self
                .say("summoned-any-health", form)
                .flag("forgotten", forgotten)
                .num("health", health)
                .phrase(),
            Summoned::Same => self.tell("summoned-same", form),
        }
    }

    pub(super) fn assign(
        &self,
        what: impl FnOnce(&str) -> Phrase,
        to: Pick,
        set: &Setting,
        form: &str,
    ) -> Phrase {
        self.say("clause-assign", form)
            .part("what", what)
            .part("to", |form| self.pick(to, set, form))
            .phrase()
    }

    pub(super) fn activate(
        &self,
        who: Pick,
        control: bool,
        strength: i8,
        speed: i8,
        set: &Setting,
        form: &str,
    ) -> Phrase {
        let say = |id: &str, form: &str| {
            let control = match (control, set.avatar) {
                (false, _) => "no",
                (true, false) => "yes",
                (true, true) => "avatar",
            };
            self.say(id, form).word("control", control).part("who", |form| self.pick(who, set, form))
        };
        if strength == 0 && speed == 0 {
            return say("clause-activate", form).phrase();
        }
        say("clause-activate-bonus", form).part("bonus", |form| self.bonus(strength, speed, form)).phrase()
    }

    /// "Strength +1 and Speed +1".
    pub(super) fn bonus(&self, strength: i8, speed: i8, form: &str) -> Phrase {
        let changes: Vec<(&str, i8)> = [("bonus-strength", strength), ("bonus-speed", speed)]
            .into_iter()
            .filter(|(_, by)| *by != 0)
            .collect();
        self.list("bonuses", &changes, form, &mut |&(id, by), form| {
            self.say(id, form).flag("less", by < 0).num("n", by.unsigned_abs()).phrase()
        })
    }

    /// Where a model is heading.
    pub(super) fn goal(&self, goal: Goal, set: &Setting, form: &str) -> Phrase {
        match goal {
            Goal::Model(who) => self.pick(who, set, form),
            Goal::Room(Place::Named(room)) => {
                self.say("goal-room", form).part("room", |form| self.room_name(room, form)).phrase()
            }
            Goal::Room(Place::Choose { colours, .. } | Place::Each(colours)) => {
                self.say("goal-coloured", form).part("colours", |form| self.colours(colours, form)).phrase()
            }
            // The parser lets nothing else be a goal.
            Goal::Room(_) => {
                set.mention();
                self.tell("goal-target", form)
            }
        }
    }

    pub(super) fn activate_room(&self, with: Kind, except: RoomSet, form: &str) -> Phrase {
        let kind = |form: &str| self.kind(with, form);
        if except == RoomSet::default() {
            return self.say("clause-activate-room", form).part("kind", kind).phrase();
        }
        self.say("clause-activate-room-except", form)
            .part("kind", kind)
            .part("rooms", |form| self.rooms(except, form))
            .phrase()
    }

    pub(super) fn draw_moon(
        &self,
        id: &str,
        noun: &str,
        amount: Amount,
        moon: MoonPick,
        set: &Setting,
        form: &str,
    ) -> Phrase {
        self.counted(amount, false, set, form, |form| {
            let cards = |form: &str| self.of_moon(moon, form, |form| self.quantity(noun, amount, form));
            self.say(id, form).part("amount", cards).phrase()
        })
    }

    /// Cards of a certain moon.
    pub(super) fn of_moon(&self, moon: MoonPick, form: &str, what: impl FnOnce(&str) -> Phrase) -> Phrase {
        match keys::moon(moon) {
            None => what(form),
            Some(key) => self.say(["of-moon-", key].concat(), form).part("what", what).phrase(),
        }
    }
}
