//! Who is meant: someone known, or models picked from a group.

use super::atoms::kind_of;
use super::{Fallible, Parser};
use crate::program::*;

/// How `in target room` after a noun is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Inside {
    /// It narrows the group.
    Group,
    /// In `put a mage in target room` it is the place, unless a place follows.
    Place,
}

impl<'a> Parser<'a> {
    pub fn sees_who(&self) -> bool {
        match self.word() {
            Some("you" | "target" | "it" | "them" | "they") => true,
            Some("target's") => self.nth(1) == Some("owner"),
            Some("that") => matches!(self.nth(1), Some("mage" | "model")),
            Some("the") => matches!(self.nth(1), Some("caster" | "crown" | "rose")),
            Some("its") => self.nth(1) == Some("owner"),
            _ => false,
        }
    }
    pub fn sees_pick(&self) -> bool {
        self.sees_who()
            || self.sees_any(&["a", "an", "another", "each"])
            || self.sees(&["one", "of"])
            || self.sees(&["up", "to"])
            || self.sees(&["the", "damaged"])
            || self.sees(&["the", "mages", "hit"])
    }

    pub fn who(&mut self) -> Fallible<Who> {
        let mark = self.mark();
        let word = self.word().unwrap_or_default();
        if !self.sees_who() {
            if word == "that" {
                self.skip();
                return Err(self.expected(&["mage", "model"]));
            }
            return Err(self.expected(&[
                "you",
                "target",
                "that mage",
                "that model",
                "the caster",
                "it",
                "them",
                "its owner",
                "the crown holder",
                "the rose",
            ]));
        }
        self.skip();
        match word {
            "you" => Ok(Who::You),
            "target" => {
                self.need_target(mark)?;
                Ok(Who::Target)
            }
            "target's" => {
                self.skip();
                self.need_target(mark)?;
                Ok(Who::OwnerOfTarget)
            }
            "it" | "them" | "they" => {
                self.need_it(mark)?;
                Ok(Who::It)
            }
            "its" => {
                self.skip();
                self.need_owner(mark, "its owner")?;
                Ok(Who::Owner)
            }
            "that" => {
                let noun = self.word().unwrap_or_default();
                self.skip();
                self.need_reaction(mark, &format!("that {noun}"))?;
                Ok(Who::That)
            }
            _ if self.eat(&["caster"]) => {
                self.need_reaction(mark, "the caster")?;
                Ok(Who::Caster)
            }
            _ if self.eat(&["rose"]) => Ok(Who::Rose),
            _ => {
                self.expect(&["crown", "holder"])?;
                Ok(Who::CrownHolder)
            }
        }
    }

    pub fn pick(&mut self) -> Fallible<Pick> {
        self.pick_with(Inside::Group)
    }

    pub fn pick_with(&mut self, inside: Inside) -> Fallible<Pick> {
        let pick = self.any_pick(inside)?;
        // What was chosen once can be spoken of again.
        self.setting.it |= matches!(pick, Pick::One(_) | Pick::UpTo(..) | Pick::OneDamaged);
        Ok(pick)
    }

    fn any_pick(&mut self, inside: Inside) -> Fallible<Pick> {
        if self.sees_who() {
            return Ok(Pick::The(self.who()?));
        }
        if self.eat(&["the", "damaged"]) {
            self.expect_any(&["models", "model"])?;
            return Ok(Pick::Damaged);
        }
        if self.eat(&["the", "mages", "hit"]) {
            return Ok(Pick::HitMages);
        }
        if self.sees_article() && self.nth(1) == Some("damaged") {
            self.eat_article();
            self.expect(&["damaged", "model"])?;
            return Ok(Pick::OneDamaged);
        }
        if self.eat(&["one", "of"]) {
            self.expect(&["your"])?;
            return Ok(Pick::One(self.group(Some(Whose::Yours), false, inside)?));
        }
        if self.eat(&["each"]) {
            let other = self.eat(&["other"]);
            return Ok(Pick::Each(self.group(None, other, inside)?));
        }
        if self.eat(&["up", "to"]) {
            let most = self.number("the number of models", 20)?;
            return Ok(Pick::UpTo(most, self.group(None, false, inside)?));
        }
        if self.sees(&["both", "target"]) {
            self.need_target(self.mark())?;
            self.expect(&["both", "target", "and", "another"])?;
            return Ok(Pick::Both(self.group(None, true, inside)?));
        }
        if self.eat(&["another"]) {
            return Ok(Pick::One(self.group(None, true, inside)?));
        }
        if self.eat_article() {
            return Ok(Pick::One(self.group(None, false, inside)?));
        }
        if kind_of(self.word()).is_some() {
            let message = format!("say which {}", self.word().unwrap_or_default());
            return Err(Box::new(self.wrong(message).hint(
                "`a`, `another`, `each`, `each other`, `both target and another`, `up to N`, `one of your`",
            )));
        }
        Err(self.expected(&[
            "you",
            "target",
            "it",
            "that mage",
            "that model",
            "a",
            "another",
            "each",
            "one of your",
        ]))
    }

    /// A noun and what narrows it.
    /// `each mage and you`, `a mage or you`: the word "mage" means everyone, the icon with its range never you (L-15).
    fn with_you(&mut self, kind: Kind, ranged: bool, whose: Option<Whose>) -> Fallible<bool> {
        let mark = self.mark();
        if !self.eat(&["and", "you"]) && !self.eat(&["or", "you"]) {
            return Ok(false);
        }
        if ranged || whose.is_some() || !matches!(kind, Kind::Mage | Kind::Model) {
            let problem = self.wrong_since(mark, "this group cannot include you");
            return Err(Box::new(problem.hint("`each mage and you`, without a range and without an owner")));
        }
        Ok(true)
    }

    fn group(&mut self, owner: Option<Whose>, other: bool, inside: Inside) -> Fallible<Group> {
        let mark = self.mark();
        let kind = self.model_kind()?;
        let mut whose = owner;
        let mut range = None;
        let mut from = None;
        let mut reach = None;
        let mut with = None;
        loop {
            let part = self.mark();
            let again = if self.eat_mark('@') {
                range.replace(self.range()?).is_some()
            } else if self.eat(&["of", "yours"]) {
                whose.replace(Whose::Yours).is_some()
            } else if self.eat(&["of", "others"]) {
                whose.replace(Whose::Others).is_some()
            } else if self.sees(&["from"]) && range.is_some() && from.is_none() {
                self.skip();
                from.replace(self.who()?).is_some()
            } else if self.sees(&["on"]) && matches!(kind, Kind::Of(Archetype::Nightmare) | Kind::Evocation) {
                self.skip();
                reach.replace(Reach::On(self.who()?)).is_some()
            } else if self.sees(&["in", "target", "room"])
                && (inside == Inside::Group || self.nth(3) == Some("in"))
            {
                self.need_target(part)?;
                self.eat(&["in", "target", "room"]);
                reach.replace(Reach::TargetRoom).is_some()
            } else if self.eat(&["in", "the", "lodge"]) {
                reach.replace(Reach::Lodge).is_some()
            } else if self.eat(&["in", "the", "adjacent", "rooms"]) {
                self.need_target(part)?;
                reach.replace(Reach::BesideTarget).is_some()
            } else if let Some(narrow) = self.with(kind)? {
                with.replace(narrow).is_some()
            } else {
                break;
            };
            if again {
                return Err(self.wrong_since(part, "this narrows the group a second time"));
            }
        }
        if range.is_some() && reach.is_some() {
            return Err(self.wrong_since(mark, "a group has either a range or a place, not both"));
        }
        let reach = match range {
            None => reach.unwrap_or(Reach::Lodge),
            Some(ANY) => Reach::Lodge,
            Some(range) => Reach::Within { range, from: from.unwrap_or(Who::You) },
        };
        // "Another mage" is never you; "another undead" may well be yours.
        let rest = if other && matches!(kind, Kind::Mage | Kind::Model) { Whose::Others } else { Whose::Any };
        let with_you = self.with_you(kind, range.is_some(), whose)?;
        let priority = self.priority(false)?;
        Ok(Group {
            priority,
            kind,
            whose: whose.unwrap_or(rest),
            reach,
            with: with.unwrap_or(With::Anything),
            not_target: other,
            with_you,
        })
    }

    /// `with ...` or `without ...`, if it follows and belongs to the group.
    fn with(&mut self, kind: Kind) -> Fallible<Option<With>> {
        let mark = self.mark();
        if self.sees(&["with", "health"]) {
            self.skip();
            let with = self.narrow(kind)?;
            return Ok(Some(with));
        }
        if self.sees(&["with", "an", "upgrade"]) || self.sees(&["with", "a", "upgrade"]) {
            return Ok(Some(self.narrow(kind)?));
        }
        if self.eat(&["but"]) {
            let at = self.mark();
            return match (kind, self.model_kind()?) {
                (Kind::Model | Kind::Evocation, Kind::Of(archetype)) => Ok(Some(With::But(archetype))),
                _ => Err(self.wrong_since(at, "only an archetype is left out of models or evocations")),
            };
        }
        if self.eat(&["with", "damage"]) {
            return Ok(Some(With::Damage));
        }
        if self.eat(&["with", "a", "jinx"]) {
            if matches!(kind, Kind::Evocation | Kind::Of(_) | Kind::Named(_)) {
                return Err(self.wrong_since(mark, "only mages have jinxes"));
            }
            return Ok(Some(With::Jinx));
        }
        if self.eat(&["with", "the"]) {
            if kind != Kind::Mage {
                return Err(self.wrong_since(mark, "only mages are ranked"));
            }
            return Ok(Some(With::Ranked(self.rank()?)));
        }
        if self.eat(&["not", "hit", "before"]) {
            return Ok(Some(With::NotHit));
        }
        if !self.eat(&["without"]) {
            return Ok(None);
        }
        let forms: [(&[&str], With); 5] = [
            (&["rose", "damage"], With::NoRoseDamage),
            (&["completed", "quest"], With::NoCompletedQuest),
            (&["nightmare"], With::NoNightmare),
            (&["converted", "damage"], With::NothingConverted),
            (&["damage", "to", "convert"], With::NothingToConvert),
        ];
        for (words, with) in forms {
            if self.eat(words) {
                return Ok(Some(with));
            }
        }
        Err(self.expected(&[
            "rose damage",
            "completed quest",
            "nightmare",
            "converted damage",
            "damage to convert",
        ]))
    }

    /// `most power`, `fewest trophies`, after `the`.
    pub fn rank(&mut self) -> Fallible<Rank> {
        let most = match self.word() {
            Some("most") => true,
            Some("least" | "fewest") => false,
            _ => return Err(self.expected(&["most", "least", "fewest"])),
        };
        self.skip();
        let forms: [(&[&str], Measure); 6] = [
            (&["power"], Measure::Power),
            (&["trophies"], Measure::Trophies),
            (&["solved", "quests"], Measure::SolvedQuests),
            (&["damage"], Measure::Damage),
            (&["evocations"], Measure::Evocations),
            (&["spells"], Measure::Spells),
        ];
        match forms.into_iter().find(|(words, _)| self.eat(words)) {
            Some((_, of)) => Ok(Rank { most, of }),
            None => {
                Err(self.expected(&["power", "trophies", "solved quests", "damage", "evocations", "spells"]))
            }
        }
    }

    /// `health at most N` or `with an upgrade`: groups and target lines share these.
    pub fn narrow(&mut self, kind: Kind) -> Fallible<With> {
        let mark = self.mark();
        if self.eat(&["with"]) {
            self.expect_article()?;
            self.expect(&["upgrade"])?;
            if kind == Kind::Mage {
                return Err(self.wrong_since(mark, "only evocations have upgrades"));
            }
            return Ok(With::Upgrade);
        }
        self.expect(&["health", "at", "most"])?;
        let most = self.number("health", 20)?;
        if kind == Kind::Mage {
            return Err(self.wrong_since(mark, "only evocations are told apart by their health"));
        }
        Ok(With::HealthAtMost(most))
    }
}
