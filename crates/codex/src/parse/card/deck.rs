//! Quests and events.

use crate::cards::{Event, EventTime, Quest, QuestReveal, Title};
use crate::parse::setting::Bound;
use crate::parse::{Fallible, Parser};
use crate::program::*;

/// Cubes that fit on a quest.
const QUEST_SLOTS: u8 = 8;

/// Header words of an event.
pub(crate) const EVENT_WORDS: &[&str] =
    &["moon", "avatar", "slot", "instant", "always", "black_rose", "study", "action", "power", "crown"];

const TIMES: [(&str, EventTime); 5] = [
    ("instant", EventTime::Instant),
    ("always", EventTime::Always),
    ("black_rose", EventTime::BlackRose),
    ("study", EventTime::Study),
    ("action", EventTime::Action),
];

impl<'a> Parser<'a> {
    pub(super) fn quest(&mut self, title: Title) {
        let mut moon = None;
        let mut power = None;
        let mut slots = None;
        let mut reveal = None;
        let (mut instead, mut seats) = (None, None);
        let words = ["moon", "power", "slots", "revealed", "instead", "seats"];
        self.header(&words, false, |p, word, mark| match word {
            "instead" => p.once(&mut instead, true, mark),
            "seats" => {
                let number = p.number_from("the number of seats", 2, 6)?;
                p.once(&mut seats, number, mark)
            }
            "moon" => {
                let number = p.moon()?;
                p.once(&mut moon, number, mark)
            }
            "power" => {
                let number = p.number("power", 20)?;
                p.once(&mut power, number, mark)
            }
            "slots" => {
                let number = p.number("the number of slots", QUEST_SLOTS)?;
                p.once(&mut slots, number, mark)
            }
            _ => {
                let when = p.reveal()?;
                p.once(&mut reveal, when, mark)
            }
        });
        let moon = self.needed(moon, "`moon`");
        let power = self.needed(power, "`power`");
        let slots = self.needed(slots, "`slots`");
        if reveal.is_none() {
            let hint = "`revealed when drawn` or `revealed at progress`";
            self.miss("the quest does not say when it is revealed", Some(hint));
        }
        let task = if self.eat(&["task"]) {
            self.setting = self.setting.fresh(Bound::Nothing, false);
            let result = self.task();
            let task = self.check(result);
            if task.is_none() {
                self.skip_sentence();
            }
            task
        } else {
            let problem =
                self.wrong_card("the quest has no task").hint("`task TRIGGER.` before its sentences");
            self.report(Box::new(problem));
            None
        };
        self.setting = self.setting.fresh(Bound::Nothing, false);
        let effect = if self.done() { None } else { Some(self.effect(Scope::Once, None)) };
        self.end(&["task"]);
        let (Some((task, provided)), Some(reveal)) = (task, reveal) else { return };
        let (instead, seats) = (instead.unwrap_or(false), seats.unwrap_or(2));
        self.codex.quests.push(Quest {
            title,
            moon,
            power,
            slots,
            reveal,
            task,
            provided,
            effect,
            instead,
            seats,
        });
    }

    fn reveal(&mut self) -> Fallible<QuestReveal> {
        if self.eat(&["when", "drawn"]) {
            return Ok(QuestReveal::WhenDrawn);
        }
        if self.eat(&["at", "progress"]) {
            return Ok(QuestReveal::AtFirstProgress);
        }
        Err(self.expected(&["when drawn", "at progress"]))
    }

    /// `TRIGGER` or `TRIGGER while CONDITION`.
    fn task(&mut self) -> Fallible<(Trigger, Option<Condition>)> {
        let trigger = self.trigger()?;
        let provided = if self.eat(&["while"]) { Some(self.condition()?) } else { None };
        self.full_stop()?;
        Ok((trigger, provided))
    }

    fn skip_sentence(&mut self) {
        while !self.done() && !self.eat_mark('.') {
            self.skip();
        }
    }

    pub(super) fn event(&mut self, title: Title) {
        let mut moon = None;
        let mut slot = None;
        let mut time = None;
        let mut power = None;
        let mut crown = None;
        let mut avatar = None;
        self.header(EVENT_WORDS, true, |p, word, mark| {
            if let Some((_, found)) = TIMES.iter().find(|(known, _)| *known == word) {
                return p.once(&mut time, *found, mark);
            }
            match word {
                "moon" => {
                    let number = p.moon()?;
                    p.once(&mut moon, number, mark)
                }
                "slot" => {
                    let number = p.number_from("a slot of the board", 1, 3)?;
                    p.once(&mut slot, number, mark)
                }
                "power" => {
                    let both = (p.number("power", 20)?, p.number("power", 20)?);
                    p.once(&mut power, both, mark)
                }
                "avatar" => p.once(&mut avatar, true, mark),
                _ => p.once(&mut crown, true, mark),
            }
        });
        let moon = self.needed(moon, "`moon`");
        let (power_in, power_out) = self.needed(power, "`power`");
        if time.is_none() {
            let hint = "`instant`, `always`, `black_rose`, `study` or `action`";
            self.miss("the event does not say when it works", Some(hint));
        }
        match (time, slot) {
            (Some(EventTime::Instant), Some(_)) => {
                let problem = self.wrong_card("an instant event has no slot");
                self.report(problem);
            }
            (Some(EventTime::Instant), None) | (None, _) | (_, Some(_)) => {}
            (Some(_), None) => {
                self.miss("the event has no `slot`", Some("only instant events are not laid out"));
            }
        }
        let effect = self.event_effect();
        let (standing, listeners) = self.parts(|_| Ok(false));
        if effect.is_none() && standing.is_empty() && listeners.is_empty() {
            let problem = self.wrong_card("the event does nothing");
            self.report(problem);
        }
        let Some(time) = time else { return };
        let slot = slot.unwrap_or(0);
        let crown = crown.unwrap_or(false);
        self.codex.events.push(Event {
            title,
            moon,
            avatar: avatar.unwrap_or(false),
            slot,
            time,
            crown,
            power_in,
            power_out,
            effect,
            listeners,
            standing,
        });
    }

    fn event_effect(&mut self) -> Option<EffectId> {
        let scope = if self.eat(&["each", "mage", "in", "order"]) {
            let colon = self.expect_mark(':');
            self.check(colon);
            Scope::EachMage
        } else if self.done() || self.sees(&["standing"]) || self.sees(&["each", "time"]) {
            return None;
        } else {
            Scope::Once
        };
        Some(self.effect(scope, None))
    }
}
