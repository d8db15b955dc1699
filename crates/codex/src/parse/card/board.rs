//! Schools, rooms and layouts.

use super::MOST_COPIES;
use crate::cards::{Face, FaceName, FixedPlace, Grimoire, Hex, Layout, Prize, Room, School, Title};
use crate::facts::{SpellFact, SpellHome};
use crate::names::CardKind;
use crate::pack::qualified;
use crate::parse::atoms::{COLOURS, lookup};
use crate::parse::setting::Bound;
use crate::parse::{Fallible, Parser};
use crate::program::*;

impl<'a> Parser<'a> {
    pub(super) fn school(&mut self, title: Title) {
        let mut grimoires: Vec<Grimoire> = Vec::new();
        while !self.done() {
            let mark = self.mark();
            let result = self.grimoire(&title.id);
            match result {
                Ok(grimoire) => {
                    let here = grimoires.iter();
                    let known = here.chain(self.codex.schools.iter().flat_map(|school| &school.grimoires));
                    if known.into_iter().any(|other| other.id == grimoire.id) {
                        let problem =
                            self.wrong_since(mark, format!("there is already a grimoire `{}`", grimoire.id));
                        self.report(problem);
                    }
                    grimoires.push(grimoire);
                }
                Err(problem) => {
                    self.report(problem);
                    self.skip();
                    while !self.done() && !self.sees(&["grimoire"]) {
                        self.skip();
                    }
                }
            }
        }
        self.codex.schools.push(School { title, grimoires });
    }

    fn grimoire(&mut self, school: &str) -> Fallible<Grimoire> {
        let start = self.mark();
        self.expect(&["grimoire"])?;
        let Some(id) = self.word() else {
            return Err(self.wrong(format!("expected the id of the grimoire, found {}", self.found())));
        };
        self.skip();
        let Some(name) = self.text() else {
            let hint = "a name stands in double quotes";
            return Err(Box::new(self.wrong("the grimoire needs a name").hint(hint)));
        };
        let listed = self.mark();
        let mut spells = Vec::new();
        while !self.done() && !self.sees(&["grimoire"]) {
            let mark = self.mark();
            let result = self.school_spell(school, &spells);
            spells.extend(self.check(result).unwrap_or_default());
            // The other spells of the list are worth checking too.
            if self.mark() == mark {
                self.skip();
            }
        }
        if self.mark() == listed {
            return Err(self.wrong_since(start, "the grimoire names no spells"));
        }
        Ok(Grimoire { id: qualified(self.space, id), name: name.to_string(), spells })
    }

    /// `curse` or `2 curse`: a spell named twice is more likely a slip than a wish for two copies.
    fn school_spell(&mut self, school: &str, before: &[SpellId]) -> Fallible<Vec<SpellId>> {
        let mark = self.mark();
        let count =
            if self.sees_number() { self.number_from("the number of copies", 1, MOST_COPIES)? } else { 1 };
        let id = self.word().unwrap_or_default();
        let index = self.id(CardKind::Spell)?;
        let spell = SpellId(index as u16);
        if before.contains(&spell) {
            let hint = format!("write `2 {id}` for two copies");
            return Err(Box::new(self.wrong_since(mark, "the grimoire names this spell twice").hint(hint)));
        }
        let Some(SpellFact { home, copies }) = self.names.spell_facts.get(index) else {
            return Ok(Vec::new());
        };
        if u32::from(count) > *copies {
            return Err(self.wrong_since(mark, format!("there are only {copies} copies of this spell")));
        }
        match home {
            SpellHome::Of(of, own) if *own != self.names.find(CardKind::School, school) => {
                Err(self.wrong_since(mark, format!("this spell belongs to `{of}`, not to `{school}`")))
            }
            SpellHome::Personal | SpellHome::Forgotten => {
                Err(self.wrong_since(mark, format!("this spell does not belong to the school `{school}`")))
            }
            // A spell that does not say where it belongs is reported at its own card.
            SpellHome::Of(..) | SpellHome::Unknown => Ok(vec![spell; count.into()]),
        }
    }

    pub(super) fn room_card(&mut self, title: Title) {
        let mut colour = None;
        let mut slots = None;
        let mut prize = None;
        let mut fixed = None;
        let mut needs = None;
        let (mut opens, mut while_forgotten) = (None, None);
        let words = [
            "black",
            "purple",
            "red",
            "grey",
            "blue",
            "yellow",
            "green",
            "slots",
            "rewards",
            "token",
            "centre",
            "first_ring",
            "needs",
            "opens",
            "while_forgotten",
        ];
        self.header(&words, false, |p, word, mark| {
            if let Some(found) = lookup(&COLOURS, Some(word)) {
                return p.once(&mut colour, found, mark);
            }
            match word {
                "slots" => {
                    let number = p.number_from("the number of slots", 1, 20)?;
                    p.once(&mut slots, number, mark)
                }
                "rewards" => {
                    let mut three = [0; 3];
                    for reward in &mut three {
                        *reward = p.number("a reward", 20)?;
                    }
                    p.once(&mut prize, Prize::Ranks(three), mark)
                }
                "token" => {
                    let worth = p.number("the worth of the token", 20)?;
                    p.once(&mut prize, Prize::Token(worth), mark)
                }
                "centre" => p.once(&mut fixed, FixedPlace::Centre, mark),
                "first_ring" => p.once(&mut fixed, FixedPlace::FirstRing, mark),
                "while_forgotten" => p.once(&mut while_forgotten, true, mark),
                "opens" => {
                    let moon = p.moon()?;
                    p.once(&mut opens, moon, mark)
                }
                _ => {
                    let number = p.number("the number of spells in hand", 20)?;
                    p.once(&mut needs, number, mark)
                }
            }
        });
        if colour.is_none() {
            self.miss("the room has no colour", None);
        }
        let slots = self.needed(slots, "`slots`");
        if prize.is_none() {
            self.miss("the room has no `rewards` and no `token`", Some("`rewards 6 3 1`, or `token 4`"));
        }
        let sides: &[(&str, FaceName)] = match prize {
            Some(Prize::Token(_)) => &[("whole", FaceName::Whole)],
            _ => &[("destroyed", FaceName::Destroyed), ("rebuilt", FaceName::Rebuilt)],
        };
        let effects = self.room_sides(sides);
        let (Some(effects), Some(colour), Some(prize)) = (effects, colour, prize) else { return };
        // A room begins with its hollows open; what it is turned to takes no more instability.
        let faces = match effects[..] {
            [destroyed, rebuilt] => [
                Face { name: FaceName::Destroyed, effect: Some(destroyed), slots, token: false },
                Face { name: FaceName::Rebuilt, effect: Some(rebuilt), slots: 0, token: true },
            ],
            _ => [
                Face { name: FaceName::Whole, effect: effects.first().copied(), slots, token: true },
                Face { name: FaceName::Ruined, effect: None, slots: 0, token: false },
            ],
        };
        let (needs_hand, opens) = (needs.unwrap_or(0), opens.unwrap_or(1));
        let while_forgotten = while_forgotten.unwrap_or(false);
        self.codex.rooms.push(Room {
            title,
            colour,
            prize,
            fixed,
            needs_hand,
            opens,
            while_forgotten,
            faces,
        });
    }

    /// The effects of the sides a room must have, each once; `None` if one is missing.
    fn room_sides(&mut self, sides: &[(&'static str, FaceName)]) -> Option<Vec<EffectId>> {
        let words: Vec<&str> = sides.iter().map(|(word, _)| *word).collect();
        let mut effects = vec![None; sides.len()];
        while !self.done() {
            let mark = self.mark();
            let Some(which) = self.word().and_then(|word| words.iter().position(|side| *side == word)) else {
                self.end(&words);
                break;
            };
            self.skip();
            match self.room_effect() {
                Ok(effect) => {
                    if effects[which].replace(effect).is_some() {
                        let problem = self.wrong_since(mark, "the room has this side twice");
                        self.report(problem);
                    }
                }
                Err(problem) => {
                    self.report(problem);
                    // Counts as said, so that it is not missed as well.
                    effects[which].get_or_insert(EffectId(0));
                    self.skip_part();
                }
            }
        }
        for (effect, side) in effects.iter().zip(&words) {
            if effect.is_none() {
                let problem = self.wrong_card(format!("the room has no `{side}` side"));
                self.report(problem);
            }
        }
        effects.into_iter().collect()
    }

    fn room_effect(&mut self) -> Fallible<EffectId> {
        self.setting = self.setting.fresh(Bound::Nothing, false);
        let target = self.target()?;
        Ok(self.effect(Scope::Once, target))
    }

    /// `layout PLAYERS [replaces] cells Q R, Q R`.
    pub(super) fn layout(&mut self) {
        let result = self.layout_cells();
        let Some((layout, replaces)) = self.check(result) else { return };
        let (players, same) = (layout.players, |other: &Layout| other.players == layout.players);
        let problem = match (self.codex.layouts.iter().position(same), replaces) {
            (None, false) => return self.codex.layouts.push(layout),
            (Some(at), true) => return self.codex.layouts[at] = layout,
            (Some(_), false) => self
                .wrong_card(format!("there is already a layout for {players} players"))
                .hint(format!("`layout {players} replaces cells` puts this one in its place")),
            (None, true) => self
                .wrong_card(format!("there is no layout for {players} players to replace"))
                .hint("leave out `replaces`"),
        };
        self.report(Box::new(problem));
    }

    fn layout_cells(&mut self) -> Fallible<(Layout, bool)> {
        let players = self.number_from("the number of players", 1, 8)?;
        let replaces = self.eat(&["replaces"]);
        self.expect(&["cells"])?;
        let mut cells = Vec::new();
        loop {
            let mark = self.mark();
            let hex = Hex { q: self.coordinate()?, r: self.coordinate()? };
            if cells.contains(&hex) {
                return Err(self.wrong_since(mark, "two cells lie in the same place"));
            }
            cells.push(hex);
            if !self.eat_mark(',') {
                break;
            }
        }
        if !self.done() {
            let hint = "cells are separated by commas: `-2 -1, 2 1`";
            return Err(Box::new(
                self.wrong(format!("{} does not belong to a layout", self.found())).hint(hint),
            ));
        }
        if cells.len() != players as usize {
            return Err(self.wrong_card(format!(
                "a layout for {players} players has {players} cells, not {}",
                cells.len()
            )));
        }
        Ok((Layout { players, cells }, replaces))
    }

    fn coordinate(&mut self) -> Fallible<i8> {
        let negative = self.eat_mark('-');
        // At most 9, so it fits.
        let number = self.number("a coordinate", 9)? as i8;
        Ok(if negative { -number } else { number })
    }
}
