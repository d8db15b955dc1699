//! How much: amounts, what can be counted, and conditions.

use super::atoms::{TYPES, kind_of};
use super::{Fallible, Parser};
use crate::names::CardKind;
use crate::program::*;

/// The largest number on a card.
pub(crate) const MOST: u8 = 99;

impl<'a> Parser<'a> {
    /// An amount with an optional noun in the middle: `2 damage per jinx on target max 3`.
    pub fn amount(&mut self, nouns: &[&str]) -> Fallible<Amount> {
        let head = self.amount_head()?;
        self.eat_any(nouns);
        self.amount_tail(head)
    }
    /// An amount whose noun must be said.
    pub fn amount_of(&mut self, nouns: &[&str]) -> Fallible<Amount> {
        let head = self.amount_head()?;
        self.expect_any(nouns)?;
        self.amount_tail(head)
    }

    /// What stands before the noun.
    pub fn amount_head(&mut self) -> Fallible<Amount> {
        if self.eat(&["that", "much"]) {
            let base = if self.eat(&["plus"]) { self.number("an amount", MOST)? } else { 0 };
            return Ok(Amount { base, times: 1, ..Amount::fixed(0) });
        }
        if self.eat_article() {
            return Ok(Amount::fixed(1));
        }
        let base = self.number("an amount", MOST)?;
        if self.eat(&["plus"]) {
            let times = self.number("an amount", MOST)?;
            // The tail must say per what.
            return Ok(Amount { base, times, every: 0, ..Amount::fixed(0) });
        }
        Ok(Amount::fixed(base))
    }

    /// What stands after the noun.
    pub fn amount_tail(&mut self, head: Amount) -> Fallible<Amount> {
        let mut amount = head;
        let mark = self.mark();
        if self.eat(&["per"]) {
            if amount.times == 1 && amount.every == 1 {
                return Err(self.wrong_since(mark, "`that much` is already counted"));
            }
            if amount.every == 1 {
                amount = Amount { base: 0, times: amount.base, ..amount };
            }
            amount.every = if self.sees_number() { self.number("a step", MOST)? } else { 1 };
            if amount.every == 0 {
                return Err(self.wrong_since(mark, "a step is at least 1"));
            }
            amount.count = self.count()?;
        } else if amount.every == 0 {
            return Err(self.expected(&["per"]));
        }
        if self.eat(&["max"]) {
            amount.most = self.number("a maximum", MOST)?;
        }
        Ok(amount)
    }

    pub fn count(&mut self) -> Fallible<Count> {
        let start = self.mark();
        if let Some(count) = self.count_near()? {
            return Ok(count);
        }
        let word = self.word().unwrap_or_default();
        let known: &[&str] = &[
            "damage",
            "rose",
            "your",
            "jinx",
            "upgrade",
            "nightmare",
            "evocation",
            "shown",
            "event",
            "damaged",
            "strength",
            "completed",
            "solved",
            "moon",
            "power",
            "other",
            "instability",
            "revealed",
            "ready",
            "model",
            "mage",
        ];
        let known_without = |ending: &str| word.strip_suffix(ending).filter(|noun| known.contains(noun));
        if self.eat(&["model", "healed"]) || self.eat(&["models", "healed"]) {
            return Ok(Count::HealedModels);
        }
        let singular = known_without("es").or_else(|| known_without("s")).unwrap_or(word);
        if !known.contains(&singular) {
            return self.count_kind();
        }
        self.skip();
        match singular {
            "damage" if self.eat(&["converted"]) => Ok(Count::Converted),
            "damage" if self.eat(&["not", "converted"]) => Ok(Count::Unconverted),
            "damage" if self.eat(&["to", "convert"]) => self.count_on(|on| Count::ConvertibleDamage { on }),
            "damage" => self.count_on(|on| Count::Damage { on, rose_only: false }),
            "rose" => {
                self.expect(&["damage"])?;
                if self.eat(&["converted"]) {
                    return Ok(Count::RoseConverted);
                }
                self.expect(&["on"])?;
                if self.eat(&["damaged"]) {
                    return Ok(Count::RoseDamageOnDamaged);
                }
                Ok(Count::Damage { on: self.who()?, rose_only: true })
            }
            "your" => {
                self.expect(&["damage"])?;
                self.count_on(|on| Count::YourDamage { on })
            }
            "jinx" => self.count_on(|on| Count::Jinxes { on }),
            "upgrade" => self.count_on(|on| Count::Upgrades { on }),
            "nightmare" if self.eat(&["in"]) => {
                if self.eat(&["the", "lodge"]) {
                    return Ok(Count::NightmaresInLodge);
                }
                if self.eat(&["target", "room"]) {
                    self.need_target(start)?;
                    return Ok(Count::NightmaresInRoom);
                }
                Err(self.expected(&["target room", "the lodge"]))
            }
            "nightmare" => self.count_on(|on| Count::Nightmares { on }),
            "evocation" if self.eat(&["of", "yours"]) => Ok(Count::YourEvocations),
            "evocation" => {
                self.expect(&["in", "the", "lodge"])?;
                Ok(Count::EvocationsInLodge(None))
            }
            "shown" => Ok(Count::Shown(self.element()?)),
            "event" => {
                self.expect(&["on", "the", "board"])?;
                Ok(Count::EventsOnBoard)
            }
            "damaged" => {
                self.expect_any(&["model", "models"])?;
                Ok(Count::DamagedModels)
            }
            "strength" => {
                self.expect(&["of", "your", "evocations"])?;
                Ok(Count::StrengthOfYourEvocations)
            }
            "power" => {
                self.expect(&["of", "that"])?;
                if self.eat(&["quest"]) {
                    self.need_quest(start)?;
                    return Ok(Count::PowerOfThatQuest);
                }
                self.expect(&["spell"])?;
                self.need_reaction(start, "that spell")?;
                Ok(Count::PowerOfThatSpell)
            }
            "other" => {
                self.expect_any(&["model", "models"])?;
                self.expect(&["in", "target", "room"])?;
                self.need_target(start)?;
                Ok(Count::OthersInTargetRoom)
            }
            "instability" => {
                self.expect(&["in", "target", "room"])?;
                self.need_target(start)?;
                Ok(Count::InstabilityInTargetRoom)
            }
            "revealed" | "ready" => {
                self.expect_any(&["spell", "spells"])?;
                self.expect(&["of"])?;
                let of = self.who()?;
                let revealed = singular == "revealed";
                Ok(if revealed { Count::RevealedSpells { of } } else { Count::ReadySpells { of } })
            }
            "mage" => {
                self.expect(&["hit"])?;
                Ok(Count::MagesHit)
            }
            "model" if self.eat(&["hit"]) => Ok(Count::HitModels),
            "model" => {
                self.expect(&["of", "others", "in"])?;
                if self.eat(&["rooms", "like", "target", "room"]) {
                    self.need_target(start)?;
                    return Ok(Count::OthersInTargetColour);
                }
                self.eat_article();
                Ok(Count::OthersIn(self.colours_room()?))
            }
            "completed" | "solved" => {
                self.expect_any(&["quest", "quests"])?;
                self.expect(&["of"])?;
                let of = self.who()?;
                Ok(if word == "completed" {
                    Count::CompletedQuests { of }
                } else {
                    Count::SolvedQuests { of }
                })
            }
            _ => {
                self.expect(&["of", "that", "quest"])?;
                self.need_quest(start)?;
                Ok(Count::MoonOfThatQuest)
            }
        }
    }

    fn count_on(&mut self, count: impl Fn(Who) -> Count) -> Fallible<Count> {
        self.expect(&["on"])?;
        Ok(count(self.who()?))
    }

    /// What is counted of your own things and around you.
    fn count_near(&mut self) -> Fallible<Option<Count>> {
        if self.eat(&["alike", "spells"]) || self.eat(&["alike", "spell"]) {
            return Ok(Some(Count::AlikeSpells));
        }
        if self.eat(&["different", "elements"]) || self.eat(&["different", "element"]) {
            return Ok(Some(Count::DifferentElements));
        }
        if self.eat(&["trophy", "of"]) || self.eat(&["trophies", "of"]) {
            return Ok(Some(Count::Trophies { of: self.who()? }));
        }
        if self.eat(&["mage", "with", "your", "damage"]) || self.eat(&["mages", "with", "your", "damage"]) {
            return Ok(Some(Count::WoundedMages));
        }
        let here = self.nth(1) == Some("in") && self.nth(2) == Some("your");
        let yours = self.nth(1) == Some("of") && self.nth(2) == Some("yours");
        match kind_of(self.word()) {
            Some(kind) if here => {
                self.skip();
                self.expect(&["in", "your", "room"])?;
                Ok(Some(Count::InYourRoom(kind)))
            }
            Some(Kind::Of(archetype)) if yours => {
                self.skip();
                self.expect(&["of", "yours"])?;
                Ok(Some(Count::OfYours(archetype)))
            }
            _ => Ok(None),
        }
    }

    /// `cadaver in the lodge`.
    fn count_kind(&mut self) -> Fallible<Count> {
        if kind_of(self.word()).is_some() {
            let hint =
                "`nightmare in the lodge`, `evocation in the lodge`, or one kind of evocation by its id";
            return Err(Box::new(self.wrong(format!("{} cannot be counted", self.found())).hint(hint)));
        }
        if self.word().is_some_and(|word| self.names.find(CardKind::Evocation, word).is_none())
            && self.nth(1) != Some("in")
        {
            return Err(self.expected(&[
                "damage on",
                "rose damage on",
                "your damage on",
                "jinx on",
                "upgrade on",
                "nightmare on",
                "shown",
                "evocation of yours",
                "damaged model",
                "damage converted",
                "damage to convert on",
                "completed quest of",
                "solved quest of",
                "event on the board",
                "strength of your evocations",
                "moon of that quest",
                "revealed spell of",
                "ready spell of",
                "model of others in",
                "mage hit",
                "power of that spell",
            ]));
        }
        let kind = EvocationId(self.id(CardKind::Evocation)? as u8);
        self.expect(&["in", "the", "lodge"])?;
        Ok(Count::EvocationsInLodge(Some(kind)))
    }

    pub fn need_quest(&self, mark: usize) -> Fallible<()> {
        if self.setting.quest || self.setting.unsure {
            return Ok(());
        }
        let hint = "`choose an active quest` in a sentence before";
        Err(Box::new(self.wrong_since(mark, "nothing here can be `that quest`").hint(hint)))
    }

    /// After `if`, up to but without the comma.
    pub fn condition(&mut self) -> Fallible<Condition> {
        let mark = self.mark();
        for (words, condition) in [(["you", "do"], Condition::Did), (["you", "cannot"], Condition::DidNot)] {
            if self.eat(&words) {
                if !self.setting.later && !self.setting.unsure {
                    return Err(self.wrong_since(mark, "there is no sentence before this one"));
                }
                if condition == Condition::Did && self.eat(&["and"]) {
                    let (count, least, most) = self.bounded()?;
                    return Ok(Condition::DidAndCount { count, least, most });
                }
                return Ok(condition);
            }
        }
        if self.eat(&["they", "do", "not"]) {
            return Ok(Condition::Declined);
        }
        if self.eat(&["that", "spell", "is"]) {
            return Ok(Condition::ThatSpellIs(self.one_of(&TYPES)?));
        }
        if self.eat(&["that", "event", "has", "a", "crown"]) {
            return Ok(Condition::ThatEventHasCrown);
        }
        if self.eat(&["the", "rose", "defeated", "you"]) {
            return Ok(Condition::RoseDefeatedYou);
        }
        if self.eat(&["you", "defeated", "target"]) {
            self.need_target(mark)?;
            return Ok(Condition::DefeatedTarget);
        }
        if self.eat(&["target", "room", "is"]) {
            self.need_target(mark)?;
            return Ok(Condition::TargetRoomIs(self.room()?));
        }
        if self.sees_who() {
            let who = self.who()?;
            if self.eat(&["is", "a", "mage"]) {
                return Ok(Condition::IsMage(who));
            }
            if self.sees(&["is", "in", "target", "room"]) || self.sees(&["are", "in", "target", "room"]) {
                self.need_target(mark)?;
                (0..4).for_each(|_| self.skip());
                return Ok(Condition::InTargetRoom(who));
            }
            self.expect_any(&["has", "have"])?;
            self.expect(&["the"])?;
            if self.eat(&["crown"]) {
                return Ok(Condition::HasCrown(who));
            }
            if !self.sees_any(&["most", "least", "fewest"]) {
                return Err(self.expected(&["crown", "most", "least", "fewest"]));
            }
            return Ok(Condition::Ranked { who, rank: self.rank()? });
        }
        let (count, least, most) = self.bounded()?;
        Ok(Condition::Count { count, least, most })
    }

    /// `COUNT is N`, `is at least N`, `is at most N`: what is counted and its bounds.
    fn bounded(&mut self) -> Fallible<(Count, u8, u8)> {
        let count = self.count()?;
        self.expect_any(&["is", "are"])?;
        if self.eat(&["at", "least"]) {
            return Ok((count, self.number("a count", MOST)?, u8::MAX));
        }
        if self.eat(&["at", "most"]) {
            return Ok((count, 0, self.number("a count", MOST)?));
        }
        let exactly = self.number("a count", MOST)?;
        Ok((count, exactly, exactly))
    }
}
