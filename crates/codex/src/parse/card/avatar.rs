//! The Avatar and its Command Cards.

use crate::cards::{Avatar, Command, CommandPart, CommandReaction, Criterion, Priority, Title};
use crate::parse::atoms::TYPES;
use crate::parse::sentence::COMMAND_PARTS;
use crate::parse::setting::Bound;
use crate::parse::{Fallible, Parser};
use crate::program::*;

/// Lines of a priority list; "nearest" stands alone.
const MOST: [(&str, Criterion); 6] = [
    ("damage", Criterion::MostDamage),
    ("power", Criterion::MostPower),
    ("trophies", Criterion::MostTrophies),
    ("mages", Criterion::MostMages),
    ("models", Criterion::MostModels),
    ("instability", Criterion::MostInstability),
];

const WORDS: [&str; 9] =
    ["health", "speed", "strength", "trophies", "starts", "dominion", "apprentice", "master", "priority"];

impl<'a> Parser<'a> {
    pub(super) fn avatar(&mut self, title: Title) {
        let mut numbers: [Option<u8>; 6] = [None; 6];
        let mut starts = None;
        let mut dominion = None;
        let mut priorities: [Option<Priority>; 3] = [None; 3];
        self.header(&WORDS, false, |p, word, mark| {
            let (field, what, least, most) = match word {
                "starts" => {
                    let room = p.room()?;
                    return p.once(&mut starts, room, mark);
                }
                "dominion" => {
                    let room = p.room()?;
                    return p.once(&mut dominion, room, mark);
                }
                "priority" => {
                    let list = p.number_from("a priority", 1, 3)? as usize;
                    let priority = p.priority_list()?;
                    return p.once(&mut priorities[list - 1], priority, mark);
                }
                "health" => (0, "the health of an avatar", 1, 12),
                "speed" => (1, "speed", 1, 9),
                "strength" => (2, "strength", 0, 9),
                "trophies" => (3, "the number of trophies", 1, 9),
                "apprentice" => (4, "the number of Command Cards", 1, 9),
                _ => (5, "the number of Command Cards", 1, 9),
            };
            let number = p.number_from(what, least, most)?;
            p.once(&mut numbers[field], number, mark)
        });
        self.end(&WORDS);
        let [health, speed, strength, trophies, apprentice, master] = numbers;
        let health = self.needed(health, "`health`");
        let speed = self.needed(speed, "`speed`");
        let strength = self.needed(strength, "`strength`");
        let trophies = self.needed(trophies, "`trophies`");
        let apprentice = self.needed(apprentice, "`apprentice`");
        let master = self.needed(master, "`master`");
        let starts = self.needed(starts, "room where it `starts`");
        for (list, priority) in priorities.iter().enumerate() {
            if priority.is_none() {
                self.miss(&format!("the avatar has no `priority {}`", list + 1), None);
            }
        }
        let priorities = priorities.map(Option::unwrap_or_default);
        let commands = [apprentice, master];
        self.codex.avatars.push(Avatar {
            title,
            health,
            speed,
            strength,
            trophies,
            starts,
            dominion,
            commands,
            priorities,
        });
    }

    /// `mage: most damage, nearest, most power.`
    fn priority_list(&mut self) -> Fallible<Priority> {
        let rooms = self.eat(&["room"]);
        if !rooms && !self.eat(&["mage"]) {
            return Err(self.expected(&["mage", "room"]));
        }
        self.expect_mark(':')?;
        let mut lines = [None; 3];
        for line in &mut lines {
            *line = Some(self.criterion(rooms)?);
            if !self.eat_mark(',') {
                break;
            }
        }
        self.full_stop()?;
        Ok(Priority { rooms, lines })
    }

    fn criterion(&mut self, rooms: bool) -> Fallible<Criterion> {
        let mark = self.mark();
        if self.eat(&["nearest"]) {
            return Ok(Criterion::Nearest);
        }
        if !self.eat(&["most"]) {
            return Err(self.expected(&["nearest", "most"]));
        }
        let criterion = self.one_of(&MOST)?;
        use Criterion::*;
        if rooms != matches!(criterion, MostMages | MostModels | MostInstability) {
            let what = if rooms { "rooms" } else { "mages" };
            return Err(self.wrong_since(mark, format!("{what} cannot be told apart by this")));
        }
        Ok(criterion)
    }

    pub(super) fn command(&mut self, title: Title) {
        let mut moon = None;
        self.header(&["moon"], true, |p, _, mark| {
            let number = p.moon()?;
            p.once(&mut moon, number, mark)
        });
        let moon = self.needed(moon, "`moon`");
        let mut parts: Vec<CommandPart> = Vec::new();
        let mut reaction = None;
        let mut broken = false;
        while !self.done() {
            let mark = self.mark();
            if let Err(problem) = self.command_part(&mut parts, &mut reaction) {
                self.report(problem);
                broken = true;
                if self.mark() == mark {
                    self.skip();
                }
                while !self.done() && !self.sees_any(COMMAND_PARTS) {
                    self.skip();
                }
            }
        }
        let spells = parts.iter().filter(|part| part.spell.is_some()).count();
        if spells > 1 || parts.len() > spells + 1 {
            let problem = self.wrong_card("a Command Card has one `spell` and one `action` at most");
            self.report(problem);
        }
        // A part that could not be read is not missed as well.
        if parts.is_empty() && !broken {
            let problem =
                self.wrong_card("the Command Card has neither a `spell` nor an `action`").hint("give it one");
            self.report(Box::new(problem));
        }
        self.codex.commands.push(Command { title, moon, parts, reaction });
    }

    fn command_part(
        &mut self,
        parts: &mut Vec<CommandPart>,
        reaction: &mut Option<CommandReaction>,
    ) -> Fallible<()> {
        let mark = self.mark();
        if self.eat(&["action"]) {
            self.setting = self.setting.fresh(Bound::Nothing, false);
            let target = if self.sees_target() { self.target()? } else { None };
            parts.push(CommandPart {
                spell: None,
                unstable: false,
                effect: self.effect(Scope::Once, target),
            });
            return Ok(());
        }
        if self.eat(&["spell"]) {
            let unstable = self.eat(&["unstable"]);
            let kind = self.one_of(&TYPES)?;
            if matches!(kind, SpellType::Trap | SpellType::Protection) {
                let hint = "a `trap` or `protection` is a part of its own";
                return Err(Box::new(
                    self.wrong_since(mark, "this spell would wait for something").hint(hint),
                ));
            }
            let element = self.element()?;
            self.setting = self.setting.fresh(Bound::Nothing, false);
            let target = self.target()?;
            let effect = self.effect(Scope::Once, target);
            parts.push(CommandPart { spell: Some((kind, element)), unstable, effect });
            return Ok(());
        }
        let kind = match self.word() {
            Some("trap") => SpellType::Trap,
            Some("protection") => SpellType::Protection,
            _ => return Err(self.expected(COMMAND_PARTS)),
        };
        self.skip();
        self.setting = self.setting.fresh(Bound::Nothing, true);
        let target = self.target()?;
        self.expect(&["when"])?;
        let mut trigger = self.trigger()?;
        if trigger.deed == Deed::Reaches {
            // The token knows no "or would affect" (R22.30): a blast on its room is aimed at the room (R9.9e).
            trigger.deed = Deed::Targets;
        }
        self.token_fits(mark, trigger)?;
        self.expect_mark(':')?;
        let found = CommandReaction { kind, trigger, effect: self.effect(Scope::Once, target) };
        self.once(reaction, found, mark)
    }

    /// A token shows one of two symbols: aimed at by a combat spell, or damaged (R22.30).
    fn token_fits(&self, mark: usize, trigger: Trigger) -> Fallible<()> {
        let aimed = trigger.deed == Deed::Targets && trigger.means == Means::COMBAT;
        let damaged = trigger.deed == Deed::Damages
            && trigger.means == Means::ANY
            && trigger.object == Subject { whose: SubjectWhose::Yours, kind: Kind::Mage };
        if aimed || damaged {
            return Ok(());
        }
        let hint = "`when a mage targets you with a combat spell` or `when another mage damages you`";
        Err(Box::new(self.wrong_since(mark, "no token shows this").hint(hint)))
    }
}
