//! Spells and their sides.

use crate::cards::{Side, Spell, SpellKind, Title};
use crate::derive::summons;
use crate::names::CardKind;
use crate::parse::atoms::TYPES;
use crate::parse::setting::Bound;
use crate::parse::{Fallible, Parser};
use crate::program::*;

impl<'a> Parser<'a> {
    pub(super) fn spell(&mut self, title: Title) {
        let mut kind = None;
        let mut copies = None;
        let mut unstable = None;
        let mut halves = None;
        self.header(
            &["of", "personal", "forgotten", "copies", "unstable", "halves"],
            false,
            |p, word, mark| match word {
                "of" => {
                    let school = SpellKind::School(SchoolId(p.id(CardKind::School)? as u8));
                    p.once(&mut kind, school, mark)
                }
                "personal" => p.once(&mut kind, SpellKind::Personal, mark),
                "forgotten" => p.once(&mut kind, SpellKind::Forgotten, mark),
                "copies" => {
                    let number = p.copies()?;
                    p.once(&mut copies, number, mark)
                }
                "halves" => p.once(&mut halves, true, mark),
                _ => p.once(&mut unstable, true, mark),
            },
        );
        if kind.is_none() {
            self.miss(
                "the spell does not say where it belongs",
                Some("`of SCHOOL`, `personal` or `forgotten`"),
            );
        }
        let (light, dark) = self.sides();
        let (Some(kind), Some(light)) = (kind, light) else { return };
        let summons = [Some(light), dark].into_iter().flatten().any(|side| summons(self.codex, side.effect));
        let copies = copies.unwrap_or(1);
        let unstable = unstable.unwrap_or(false);
        let halves = halves.unwrap_or(false);
        let two_traps =
            light.kind == SpellType::Trap && dark.is_some_and(|dark| dark.kind == SpellType::Trap);
        if halves && !two_traps {
            self.miss("`halves` is for a card with two traps", Some("a `light trap` and a `dark trap`"));
        }
        self.codex.spells.push(Spell { title, kind, copies, unstable, light, dark, summons, halves });
    }

    fn sides(&mut self) -> (Option<Side>, Option<Side>) {
        let mut sides = [None, None];
        let mut said = [false, false];
        while !self.done() {
            let mark = self.mark();
            let which = match self.word() {
                Some("light") => 0,
                Some("dark") => 1,
                _ => {
                    let mut problem = self.wrong(format!("{} is no part of a spell", self.found()));
                    if self.sees(&["each", "time"]) {
                        problem = Box::new(
                            problem.hint("what stays to the end of the turn is `persistent each time`"),
                        );
                    }
                    self.report(problem);
                    self.skip_side();
                    continue;
                }
            };
            self.skip();
            if std::mem::replace(&mut said[which], true) {
                let problem = self.wrong_since(mark, "the spell has this side twice");
                self.report(problem);
            }
            match self.side() {
                Ok(side) => sides[which] = Some(side),
                Err(problem) => {
                    self.report(problem);
                    self.skip_side();
                }
            }
        }
        if !said[0] {
            let message = if said[1] { "the spell has no light side" } else { "the spell has no sides" };
            let problem = self.wrong_card(message).hint("`light TYPE ELEMENT TARGET` and its sentences");
            self.report(Box::new(problem));
        }
        let [light, dark] = sides;
        (light, dark)
    }

    fn skip_side(&mut self) {
        while !self.done() && !self.sees_any(&["light", "dark"]) {
            self.skip();
        }
    }

    fn side(&mut self) -> Fallible<Side> {
        let kind = self.one_of(&TYPES)?;
        let element = self.element()?;
        let reacts = matches!(kind, SpellType::Trap | SpellType::Protection);
        self.setting = self.setting.fresh(Bound::Nothing, reacts);
        let target = self.target()?;
        let mark = self.mark();
        let mut trigger = None;
        if self.eat(&["when"]) {
            if !reacts {
                let hint = "only traps and protections wait for something";
                let problem = self.wrong_since(mark, "this type of spell has no `when`").hint(hint);
                self.report(Box::new(problem));
            }
            let found = self.trigger()?;
            self.setting.quest = found.names_quest();
            trigger = Some(found);
            self.expect_mark(':')?;
        } else if reacts {
            let hint = "after the target: `when TRIGGER:`";
            let problem = self.wrong("a trap or protection needs a `when`").hint(hint);
            self.report(Box::new(problem));
        }
        Ok(Side { kind, element, trigger, effect: self.effect(Scope::Once, target) })
    }
}
