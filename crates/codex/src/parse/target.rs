//! The target line, and the target before a sentence.

use super::atoms::{COLOURS, kind_of};
use super::setting::Bound;
use super::{Fallible, Parser};
use crate::names::CardKind;
use crate::program::*;

impl<'a> Parser<'a> {
    /// Whether a target such as `room@1` or `self` follows; a clause never begins like one.
    pub fn sees_target(&self) -> bool {
        let noun = self.word() == Some("room") || kind_of(self.word()).is_some();
        noun && self.nth_mark(1, '@') || self.sees_any(&["self", "none"])
    }

    /// The target line; `none` is no target. What it binds is noted in the setting.
    pub fn target(&mut self) -> Fallible<Option<Target>> {
        let anywhere = Target {
            kind: TargetKind::Myself,
            range: ANY,
            whose: Whose::Any,
            with: With::Anything,
            from: Who::You,
            priority: 0,
            colours: Colours::ANY,
        };
        let mark = self.mark();
        let target = match self.word() {
            Some("none") => {
                self.skip();
                self.setting.target = Bound::Nothing;
                return Ok(None);
            }
            Some("self") => {
                self.skip();
                Target { range: 0, ..anywhere }
            }
            Some("room") => {
                self.skip();
                self.expect_mark('@')?;
                Target { kind: TargetKind::Room, range: self.range()?, ..anywhere }
            }
            word => {
                let Some(kind) = kind_of(word) else {
                    return Err(self.no_target());
                };
                self.skip();
                self.expect_mark('@')?;
                Target { kind: TargetKind::Model(kind), range: self.range()?, ..anywhere }
            }
        };
        let target = self.narrows(target)?;
        let from = match target.kind {
            TargetKind::Myself => Who::You,
            _ if self.eat(&["from"]) => self.who()?,
            _ => Who::You,
        };
        if from != Who::You && target.range == ANY {
            return Err(self.wrong_since(mark, "`@any` reaches the same rooms from everywhere"));
        }
        let priority = self.priority(target.kind == TargetKind::Room)?;
        self.setting.target = Bound::To(target.kind);
        Ok(Some(Target { from, priority, ..target }))
    }

    /// `by priority N`, if it follows: the Avatar's choice instead of a mage's (R22.34).
    pub fn priority(&mut self, rooms: bool) -> Fallible<u8> {
        let mark = self.mark();
        if !self.eat(&["by", "priority"]) {
            return Ok(0);
        }
        let list = self.number("a priority", 3)?;
        if list == 0 {
            return Err(self.wrong_since(mark, "a priority is 1, 2 or 3"));
        }
        if !matches!(self.kind(), CardKind::Command | CardKind::Event) {
            let hint = "mages choose for themselves";
            return Err(Box::new(self.wrong_since(mark, "only the Avatar follows priorities").hint(hint)));
        }
        if self.names.room_lists[list as usize - 1].is_some_and(|own| own != rooms) {
            let what = if rooms { "mages, not rooms" } else { "rooms, not models" };
            return Err(self.wrong_since(mark, format!("this list of the Avatar chooses {what}")));
        }
        Ok(list)
    }

    fn no_target(&self) -> Box<crate::Problem> {
        let known = ["self", "none", "model@2", "mage@2", "room@2", "evocation@2"];
        let problem = self.expected(&known);
        let near = self
            .word()
            .and_then(|word| crate::suggest::nearest(word, ["model", "mage", "room", "evocation"]));
        Box::new(problem.maybe_hint(near.map(|near| format!("did you mean `{near}`?"))))
    }

    /// `(with an altar)` or `(with 3 instability)`, after the bracket.
    fn narrowed_room(&mut self, target: Target) -> Fallible<Target> {
        if target.kind != TargetKind::Room {
            return Err(self.wrong("only models and rooms can be narrowed"));
        }
        self.expect(&["with"])?;
        let with = if self.eat_article() {
            With::Holding(self.model_kind()?)
        } else {
            let least = self.number_from("the instability", 1, 20)?;
            self.expect(&["instability"])?;
            With::Instability(least)
        };
        self.expect_mark(')')?;
        Ok(Target { with, ..target })
    }

    /// `(blue)`, `(red or green)`, `(not blue)`, after the bracket.
    fn narrow_room(&mut self, target: Target) -> Fallible<Target> {
        if target.kind != TargetKind::Room {
            return Err(self.wrong("only models and rooms can be narrowed"));
        }
        if target.range != ANY {
            return Err(self.wrong("only `room@any` is narrowed by colour"));
        }
        let not = self.eat(&["not"]);
        let named = self.several_of(&COLOURS)?;
        if named.is_empty() {
            return Err(self.expected(&COLOURS.map(|(word, _)| word)));
        }
        self.expect_mark(')')?;
        let others = COLOURS.iter().map(|(_, colour)| *colour).filter(|colour| !named.contains(colour));
        let colours = if not {
            others.fold(Colours::ANY, Colours::with)
        } else {
            named.iter().copied().fold(Colours::ANY, Colours::with)
        };
        Ok(Target { colours, ..target })
    }

    /// `(your, health at most 3)`.
    fn narrows(&mut self, target: Target) -> Fallible<Target> {
        let mut target = target;
        if !self.eat_mark('(') {
            return Ok(target);
        }
        let TargetKind::Model(kind) = target.kind else {
            return if self.sees(&["with"]) { self.narrowed_room(target) } else { self.narrow_room(target) };
        };
        loop {
            let mark = self.mark();
            if self.eat(&["your"]) {
                if kind == Kind::Mage {
                    let hint = "`self` is your own mage; `mage@2` is another one";
                    return Err(Box::new(
                        self.wrong_since(mark, "a targeted mage is never yours").hint(hint),
                    ));
                }
                if target.whose == Whose::Yours {
                    return Err(self.wrong_since(mark, "`your` is said twice"));
                }
                target.whose = Whose::Yours;
            } else if self.sees_any(&["health", "with"]) {
                let with = self.narrow(kind)?;
                if target.with != With::Anything {
                    return Err(self.wrong_since(mark, "the target is narrowed a second time"));
                }
                target.with = with;
            } else {
                return Err(self.expected(&["your", "health at most", "with an upgrade"]));
            }
            if self.eat_mark(')') {
                return Ok(target);
            }
            if !self.eat_mark(',') {
                return Err(self.wrong(format!("expected `,` or `)`, found {}", self.found())));
            }
        }
    }
}
