//! Mages, evocations, jinxes and upgrades.

use crate::cards::{Evocation, Jinx, Mage, Title, Upgrade};
use crate::facts::SpellHome;
use crate::names::CardKind;
use crate::parse::atoms::{ARCHETYPES, lookup};
use crate::parse::{Fallible, Parser};
use crate::program::*;

impl<'a> Parser<'a> {
    pub(super) fn mage(&mut self, title: Title) {
        let mut numbers: [Option<u8>; 5] = [None; 5];
        let mut personal = None;
        let words = ["health", "hand", "speed", "strength", "quests", "personal"];
        self.header(&words, false, |p, word, mark| {
            if word == "personal" {
                let spell = p.personal_spell()?;
                return p.once(&mut personal, spell, mark);
            }
            let (field, what, least, most) = match word {
                "health" => (0, "the health of a mage", 1, 12),
                "hand" => (1, "the hand", 1, 20),
                "speed" => (2, "speed", 1, 9),
                "strength" => (3, "strength", 0, 9),
                _ => (4, "the number of quests", 0, 9),
            };
            let number = p.number_from(what, least, most)?;
            p.once(&mut numbers[field], number, mark)
        });
        self.end(&words);
        let [health, hand, speed, strength, quests] = numbers;
        let health = self.needed(health, "`health`");
        let hand = self.needed(hand, "`hand`");
        let speed = self.needed(speed, "`speed`");
        let strength = self.needed(strength, "`strength`");
        let quest_limit = self.needed(quests, "`quests`");
        let personal = personal.map(SpellId);
        self.codex.mages.push(Mage { title, health, hand, speed, strength, quest_limit, personal });
    }

    fn personal_spell(&mut self) -> Fallible<u16> {
        let mark = self.mark();
        let spell = self.id(CardKind::Spell)?;
        if self.names.spell_facts.get(spell).is_some_and(|fact| fact.home != SpellHome::Personal) {
            let hint = "the spell must say `personal`";
            return Err(Box::new(self.wrong_since(mark, "this is no personal spell").hint(hint)));
        }
        Ok(spell as u16)
    }

    pub(super) fn evocation(&mut self, title: Title) {
        let mut archetype = None;
        let mut numbers: [Option<u8>; 4] = [None; 4];
        let mut shares = None;
        let mut flags: [Option<bool>; 4] = [None; 4];
        let words = [
            "demon",
            "undead",
            "construct",
            "nightmare",
            "altar",
            "mutation",
            "beast",
            "speed",
            "strength",
            "health",
            "models",
            "shares",
            "large",
            "forgotten",
            "haunts",
            "form",
        ];
        self.header(&words, false, |p, word, mark| {
            if let Some(found) = lookup(&ARCHETYPES, Some(word)) {
                return p.once(&mut archetype, found, mark);
            }
            let (field, what, least, most) = match word {
                "shares" => {
                    let kind = p.shared(&title.id)?;
                    return p.once(&mut shares, kind, mark);
                }
                "large" => return p.once(&mut flags[0], true, mark),
                "forgotten" => return p.once(&mut flags[1], true, mark),
                "haunts" => return p.once(&mut flags[2], true, mark),
                "form" => return p.once(&mut flags[3], true, mark),
                "speed" => (0, "speed", 0, 9),
                "strength" => (1, "strength", 0, 9),
                "health" => (2, "the health of an evocation", 1, 11),
                _ => (3, "the number of models", 1, 50),
            };
            let number = p.number_from(what, least, most)?;
            p.once(&mut numbers[field], number, mark)
        });
        if archetype.is_none() {
            let hint = "`demon`, `undead`, `construct`, `nightmare`, `altar`, `mutation` or `beast`";
            self.miss("the evocation has no archetype", Some(hint));
        }
        let [large, forgotten, haunts, form] = flags.map(|flag| flag.unwrap_or(false));
        let [speed, strength, health, models] = numbers;
        // Nothing that haunts ever moves.
        let speed = if haunts { speed.unwrap_or(0) } else { self.needed(speed, "`speed`") };
        let strength = self.needed(strength, "`strength`");
        // A form has the health of its mage.
        let health = if form { health.unwrap_or(0) } else { self.needed(health, "`health`") };
        let models = if shares.is_some() { models.unwrap_or(0) } else { self.needed(models, "`models`") };
        let (standing, skills) = self.parts(|_| Ok(false));
        let shares = shares.map(EvocationId);
        let archetype = archetype.unwrap_or(Archetype::Demon);
        self.codex.evocations.push(Evocation {
            title,
            archetype,
            speed,
            strength,
            health,
            models,
            shares,
            large,
            forgotten,
            haunts,
            form,
            standing,
            skills,
        });
    }

    fn shared(&mut self, own: &str) -> Fallible<u8> {
        let mark = self.mark();
        let kind = self.id(CardKind::Evocation)?;
        if self.names.find(CardKind::Evocation, own) == Some(kind) {
            return Err(self.wrong_since(mark, "an evocation cannot share models with itself"));
        }
        if self.names.evocation_facts.get(kind).is_some_and(|fact| fact.shares) {
            let hint = "name the kind that owns them";
            return Err(Box::new(
                self.wrong_since(mark, "this evocation itself shares the models of another").hint(hint),
            ));
        }
        Ok(kind as u8)
    }

    pub(super) fn jinx(&mut self, title: Title) {
        let mut copies = None;
        let mut slots = None;
        self.header(&["copies", "slots"], false, |p, word, mark| match word {
            "copies" => {
                let number = p.copies()?;
                p.once(&mut copies, number, mark)
            }
            _ => {
                let number = p.number_from("the number of slots", 1, 8)?;
                p.once(&mut slots, number, mark)
            }
        });
        let slots = self.needed(slots, "`slots`");
        let mut trigger = None;
        let mut marked = false;
        let (standing, skills) = self.parts(|p| {
            let mark = p.mark();
            if !p.eat(&["mark"]) {
                return Ok(false);
            }
            if std::mem::replace(&mut marked, true) {
                return Err(p.wrong_since(mark, "a jinx has one `mark`"));
            }
            p.expect(&["when"])?;
            let found = p.trigger()?;
            p.full_stop()?;
            trigger = Some(found);
            Ok(true)
        });
        if !marked {
            let problem = self
                .wrong_card("the jinx has no mark")
                .hint("`mark when TRIGGER.`: without it the jinx stays forever");
            self.report(Box::new(problem));
        }
        let Some(mark) = trigger else { return };
        let copies = copies.unwrap_or(1);
        self.codex.jinxes.push(Jinx { title, copies, slots, mark, standing, skills });
    }

    pub(super) fn upgrade(&mut self, title: Title) {
        let mut copies = None;
        self.header(&["copies"], false, |p, _, mark| {
            let number = p.copies()?;
            p.once(&mut copies, number, mark)
        });
        let (standing, skills) = self.parts(|_| Ok(false));
        let copies = copies.unwrap_or(1);
        if standing.is_empty() && skills.is_empty() {
            let problem = self
                .wrong_card("the upgrade does nothing")
                .hint("give it a `standing` or an `each time` part");
            self.report(Box::new(problem));
        }
        self.codex.upgrades.push(Upgrade { title, copies, standing, skills });
    }
}
