//! Clauses about deeds of the moment and changes that last for a turn.

use super::quantity;
use crate::say::{Phrase, Speaker};
use crate::setting::Setting;
use codex::*;

impl Speaker<'_> {
    /// "Convert N damage": and what it costs whoever has too little of it.
    pub(super) fn convert_or(
        &self,
        amount: Amount,
        on: Pick,
        toll: Toll,
        set: &Setting,
        form: &str,
    ) -> Phrase {
        let (id, power) = match toll {
            Toll::YouGain(power) => ("clause-convert-or-gain", power),
            Toll::Loses(power) | Toll::Suffers(power) => ("clause-convert-or-lose", power),
        };
        let convert = Clause::ConvertDamage { by: By::You, amount, on };
        self.say(id, form)
            .num("power", power)
            .flag("many", set.is_several(on))
            .part("convert", |form| self.clause(convert, set, form))
            .phrase()
    }

    pub(super) fn ransom(&self, who: Pick, refusal: Toll, set: &Setting, form: &str) -> Phrase {
        let (id, n) = match refusal {
            Toll::Suffers(damage) => ("clause-ransom-suffers", damage),
            Toll::Loses(power) => ("clause-ransom-loses", power),
            Toll::YouGain(power) => ("clause-ransom-you-gain", power),
        };
        self.say(id, form).num("n", n).part("who", |form| self.pick(who, set, form)).phrase()
    }

    pub(super) fn sally(&self, who: Pick, steps: u8, control: bool, set: &Setting, form: &str) -> Phrase {
        self.say("clause-sallies", form)
            .word("control", if control { "yes" } else { "no" })
            .num("steps", steps)
            .part("who", |form| self.pick(who, set, form))
            .phrase()
    }

    pub(super) fn remove_instability(
        &self,
        amount: Amount,
        place: Place,
        optional: bool,
        set: &Setting,
        form: &str,
    ) -> Phrase {
        self.counted(amount, false, set, form, |form| {
            self.say("clause-remove-instability", form)
                .flag("optional", optional)
                .part("amount", quantity(self, "instability", amount))
                .part("place", |form| self.place(place, set, form))
                .phrase()
        })
    }

    /// What lasts to the end of the turn.
    pub(super) fn this_turn(&self, id: ListenerId, form: &str) -> Phrase {
        let also = self.codex.listeners.get(id.index()).map(|own| own.trigger.also);
        match also {
            Some(Also::Stands(Lasting::StrengthIs(strength))) => {
                self.say("lasting-strength", form).num("n", strength).phrase()
            }
            Some(Also::Stands(Lasting::AttacksHitRoom)) => self.tell("lasting-attacks-hit-room", form),
            Some(Also::Stands(Lasting::ActionsAttack)) => self.tell("lasting-actions-attack", form),
            Some(Also::Stands(Lasting::Becomes { form: kind, .. })) => {
                self.say("lasting-form", form).part("name", |form| self.evocation_name(kind, form)).phrase()
            }
            _ => Phrase::default(),
        }
    }

    /// A room that a target line narrows.
    pub fn narrowed_room(&self, with: With, form: &str, room: impl FnOnce(&str) -> Phrase) -> Phrase {
        match with {
            With::Holding(kind) => self
                .say("room-holding", form)
                .part("room", room)
                .part("kind", |form| self.kind(kind, form))
                .phrase(),
            With::Instability(least) => {
                self.say("room-with-instability", form).num("n", least).part("room", room).phrase()
            }
            _ => room(form),
        }
    }
}
