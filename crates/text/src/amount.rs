//! How much, what is counted, and conditions.

use crate::keys;
use crate::say::{Phrase, Speaker};
use crate::setting::Setting;
use codex::*;

impl Speaker<'_> {
    /// The first number of an amount with its noun: "3 damage", "that much power". What it is counted by stands apart,
    /// in [`Speaker::counted`], because it often belongs at the end of the clause.
    pub fn quantity(&self, noun: &str, amount: Amount, form: &str) -> Phrase {
        let (how, number) = match amount {
            _ if amount.is_fixed() => ("number", amount.base),
            Amount { count: Count::That, base: 0, .. } => ("that", 0),
            Amount { count: Count::That, base, .. } => ("that-plus", base),
            Amount { base: 0, times, .. } => ("number", times),
            Amount { base, .. } => ("number", base),
        };
        self.say(format!("quantity-{noun}"), form).word("how", how).num("n", number).phrase()
    }

    /// Wraps a clause in what its amount is counted by and in its limit. `each`: several get that much.
    pub fn counted(
        &self,
        amount: Amount,
        each: bool,
        set: &Setting,
        form: &str,
        clause: impl FnOnce(&str) -> Phrase,
    ) -> Phrase {
        if amount.most == u8::MAX || amount.is_fixed() {
            return self.per(amount, set, form, clause);
        }
        // The limit holds for all that is inflicted, placed or gained, not only for what is added to the base.
        let plus = amount.base > 0 && amount.count != Count::That;
        self.say("limited", form)
            .num("most", amount.most)
            .flag("plus", plus)
            .flag("each", each)
            .part("what", |form| self.per(amount, set, form, clause))
            .phrase()
    }

    fn per(&self, amount: Amount, set: &Setting, form: &str, clause: impl FnOnce(&str) -> Phrase) -> Phrase {
        if amount.is_fixed() || amount.count == Count::That {
            return clause(form);
        }
        let id = match (amount.base, amount.count, amount.every) {
            (0, Count::MoonOfThatQuest, 1) => "counted-moon",
            (0, Count::PowerOfThatQuest, 1) => "counted-quest-power",
            (0, _, 1) => "counted-each",
            (0, _, _) => "counted-every",
            (_, _, 1) => "counted-plus-each",
            (_, _, _) => "counted-plus-every",
        };
        let times = i64::from(amount.times);
        self.say(id, form)
            .num("times", times)
            .num("twice", 2 * times)
            .num("thrice", 3 * times)
            .num("every", amount.every)
            .part("what", clause)
            .part("count", |form| self.count(amount.count, set, form))
            .phrase()
    }

    /// The thing that is counted.
    fn count(&self, count: Count, set: &Setting, form: &str) -> Phrase {
        self.of_count("count", count, ("", 0), set, form)
    }

    /// A message about a count; `bound` is for conditions.
    fn of_count(&self, about: &str, count: Count, bound: (&str, u8), set: &Setting, form: &str) -> Phrase {
        let (key, on) = keys::count(count);
        let say = self.say(format!("{about}-{key}"), form).word("bound", bound.0).num("n", bound.1);
        if matches!(
            count,
            Count::NightmaresInRoom
                | Count::OthersInTargetColour
                | Count::OthersInTargetRoom
                | Count::InstabilityInTargetRoom
        ) {
            set.mention();
        }
        match (on, count) {
            (Some(on), _) => say.part("on", |form| self.who(on, set, form)).phrase(),
            (_, Count::EvocationsInLodge(Some(kind))) => {
                say.part("name", |form| self.evocation_name(kind, form)).phrase()
            }
            (_, Count::InYourRoom(kind)) => say
                .flag("other", matches!(kind, Kind::Mage | Kind::Model))
                .part("kind", |form| self.kind(kind, form))
                .phrase(),
            (_, Count::OfYours(archetype)) => {
                say.part("kind", |form| self.kind(Kind::Of(archetype), form)).phrase()
            }
            (_, Count::OthersIn(colours)) => say.part("colours", |form| self.colours(colours, form)).phrase(),
            (_, Count::Shown(element)) => say.part("element", |form| self.element(element, form)).phrase(),
            (_, Count::Unconverted) => {
                let whole = set.to_convert.filter(|amount| amount.is_fixed());
                let how = if whole.is_some() { "number" } else { "that" };
                say.word("how", how).num("whole", whole.map_or(0, |amount| amount.base)).phrase()
            }
            _ => say.phrase(),
        }
    }

    pub fn condition(&self, condition: Condition, set: &Setting, form: &str) -> Phrase {
        match condition {
            Condition::Did => self.say("if-did", form).part("who", |form| self.doer(set, form)).phrase(),
            Condition::DidNot => {
                self.say("if-did-not", form).part("who", |form| self.doer(set, form)).phrase()
            }
            Condition::Declined => {
                self.say("if-declined", form).part("who", |form| self.doer(set, form)).phrase()
            }
            Condition::ThatSpellIs(kind) => {
                self.say("if-spell-is", form).part("type", |form| self.spell_type(kind, form)).phrase()
            }
            Condition::ThatEventHasCrown => self.tell("if-event-crown", form),
            Condition::RoseDefeatedYou => self.tell("if-rose-defeated-you", form),
            Condition::DefeatedTarget => {
                self.say("if-defeated", form).part("who", |form| self.who(Who::Target, set, form)).phrase()
            }
            Condition::TargetRoomIs(room) => {
                set.mention();
                self.say("if-target-room", form).part("room", |form| self.room_name(room, form)).phrase()
            }
            Condition::IsMage(who) => {
                self.say("if-mage", form).part("who", |form| self.who(who, set, form)).phrase()
            }
            Condition::InTargetRoom(who) => {
                set.mention();
                self.say("if-in-target-room", form).part("who", |form| self.who(who, set, form)).phrase()
            }
            Condition::HasCrown(who) => {
                self.say("if-crown", form).part("who", |form| self.who(who, set, form)).phrase()
            }
            Condition::Ranked { who, rank } => self
                .say("if-ranked", form)
                .part("who", |form| self.who(who, set, form))
                .part("rank", |form| self.tell(keys::rank(rank), form))
                .phrase(),
            Condition::DidAndCount { count, least, most } => self
                .say("if-did-and", form)
                .part("did", |form| self.condition(Condition::Did, set, form))
                .part("holds", |form| self.condition(Condition::Count { count, least, most }, set, form))
                .phrase(),
            Condition::Count { count, least, most } => {
                let bound = match (least, most) {
                    (0, 0) => ("none", 0),
                    (1, u8::MAX) => ("some", 1),
                    (least, u8::MAX) => ("least", least),
                    (0, most) => ("most", most),
                    (exactly, _) => ("exactly", exactly),
                };
                self.of_count("if", count, bound, set, form)
            }
        }
    }

    /// "3 times: ...", "for each event: ...".
    pub fn repeated(
        &self,
        amount: Amount,
        set: &Setting,
        form: &str,
        body: impl FnOnce(&str) -> Phrase,
    ) -> Phrase {
        if amount.is_fixed() || amount.count == Count::That {
            let how = if amount.is_fixed() { "number" } else { "that" };
            return self
                .say("repeat", form)
                .word("how", how)
                .num("n", amount.base)
                .part("body", body)
                .phrase();
        }
        // A moon is a number, not a thing that could be counted one by one.
        let id = match (amount.count, amount.times, amount.every) {
            (Count::MoonOfThatQuest, 1, 1) => "repeat-moon",
            _ => "repeat-each",
        };
        if amount.most < u8::MAX {
            let unlimited = Amount { most: u8::MAX, ..amount };
            return self
                .say("repeat-limited", form)
                .num("most", amount.most)
                .part("what", |form| self.repeated(unlimited, set, form, body))
                .phrase();
        }
        self.say(id, form)
            .num("n", amount.times)
            .num("every", amount.every)
            .part("count", |form| self.count(amount.count, set, form))
            .part("body", body)
            .phrase()
    }
}
