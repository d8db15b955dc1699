//! Single words that stand for a value, and lists of them.

use super::{Fallible, Parser};
use crate::names::CardKind;
use crate::program::*;

pub(crate) const ELEMENTS: [(&str, Element); 8] = [
    ("air", Element::Air),
    ("earth", Element::Earth),
    ("fire", Element::Fire),
    ("water", Element::Water),
    ("sacred", Element::Sacred),
    ("profane", Element::Profane),
    ("magic", Element::Magic),
    ("all", Element::All),
];

pub(crate) const COLOURS: [(&str, RoomColour); 7] = [
    ("black", RoomColour::Black),
    ("purple", RoomColour::Purple),
    ("red", RoomColour::Red),
    ("grey", RoomColour::Grey),
    ("blue", RoomColour::Blue),
    ("yellow", RoomColour::Yellow),
    ("green", RoomColour::Green),
];

pub(crate) const TYPES: [(&str, SpellType); 4] = [
    ("combat", SpellType::Combat),
    ("contingency", SpellType::Contingency),
    ("trap", SpellType::Trap),
    ("protection", SpellType::Protection),
];

pub(crate) const ARCHETYPES: [(&str, Archetype); 7] = [
    ("demon", Archetype::Demon),
    ("undead", Archetype::Undead),
    ("construct", Archetype::Construct),
    ("nightmare", Archetype::Nightmare),
    ("altar", Archetype::Altar),
    ("mutation", Archetype::Mutation),
    ("beast", Archetype::Beast),
];

const KINDS: [(&str, Kind); 10] = [
    ("mage", Kind::Mage),
    ("model", Kind::Model),
    ("evocation", Kind::Evocation),
    ("demon", Kind::Of(Archetype::Demon)),
    ("undead", Kind::Of(Archetype::Undead)),
    ("construct", Kind::Of(Archetype::Construct)),
    ("nightmare", Kind::Of(Archetype::Nightmare)),
    ("altar", Kind::Of(Archetype::Altar)),
    ("mutation", Kind::Of(Archetype::Mutation)),
    ("beast", Kind::Of(Archetype::Beast)),
];

/// The value of a word in one of the tables above.
pub(crate) fn lookup<T: Copy>(table: &[(&str, T)], word: Option<&str>) -> Option<T> {
    let word = word?;
    table.iter().find(|(known, _)| *known == word).map(|(_, value)| *value)
}

/// The kind of model named by a noun, in the singular or the plural.
pub(crate) fn kind_of(word: Option<&str>) -> Option<Kind> {
    let word = word?;
    lookup(&KINDS, Some(word)).or_else(|| lookup(&KINDS, word.strip_suffix('s')))
}

fn words<T>(table: &[(&'static str, T)]) -> Vec<&'static str> {
    table.iter().map(|(word, _)| *word).collect()
}

impl<'a> Parser<'a> {
    /// One word of a table.
    pub fn one_of<T: Copy>(&mut self, table: &[(&'static str, T)]) -> Fallible<T> {
        match lookup(table, self.word()) {
            Some(value) => {
                self.skip();
                Ok(value)
            }
            None => Err(self.expected(&words(table))),
        }
    }
    /// Words of a table joined by `or`, if one follows.
    pub fn several_of<T: Copy>(&mut self, table: &[(&'static str, T)]) -> Fallible<Vec<T>> {
        let mut found = Vec::new();
        if lookup(table, self.word()).is_none() {
            return Ok(found);
        }
        loop {
            found.push(self.one_of(table)?);
            // "combat or trap spell or attack": the second `or` joins something else.
            if self.word() != Some("or") || lookup(table, self.nth(1)).is_none() {
                return Ok(found);
            }
            self.skip();
        }
    }
    pub fn element(&mut self) -> Fallible<Element> {
        self.one_of(&ELEMENTS)
    }
    pub fn elements(&mut self) -> Fallible<Elements> {
        Ok(self.several_of(&ELEMENTS)?.into_iter().fold(Elements::ANY, Elements::with))
    }
    /// Colours before the word `room`, which is taken too. Without a colour: any.
    pub fn colours_room(&mut self) -> Fallible<Colours> {
        let colours = self.several_of(&COLOURS)?.into_iter().fold(Colours::ANY, Colours::with);
        if self.eat_any(&["room", "rooms"]) {
            return Ok(colours);
        }
        if colours == Colours::ANY {
            let mut known = words(&COLOURS);
            known.push("room");
            return Err(self.expected(&known));
        }
        Err(self.expected(&["room"]))
    }
    pub fn model_kind(&mut self) -> Fallible<Kind> {
        match kind_of(self.word()) {
            Some(kind) => {
                self.skip();
                Ok(kind)
            }
            None => match self.word().and_then(|word| self.names.find(CardKind::Evocation, word)) {
                Some(kind) => {
                    self.skip();
                    Ok(Kind::Named(EvocationId(kind as u8)))
                }
                None => Err(self.expected(&words(&KINDS))),
            },
        }
    }
    /// The range after `@`.
    pub fn range(&mut self) -> Fallible<u8> {
        if self.eat(&["any"]) {
            return Ok(ANY);
        }
        if !self.sees_number() {
            return Err(self.expected(&["0", "1", "2", "3", "any"]));
        }
        self.number("a range", 3).map_err(|problem| Box::new(problem.hint("`@any` reaches everywhere")))
    }
    /// `+N` or `-N`.
    pub fn signed(&mut self, what: &str) -> Fallible<i8> {
        let negative = self.nth_mark(0, '-');
        if !negative && !self.nth_mark(0, '+') {
            return Err(self.wrong(format!("expected `+` or `-` and a number, found {}", self.found())));
        }
        self.skip();
        // At most 99, so it fits.
        let number = self.number(what, 99)? as i8;
        Ok(if negative { -number } else { number })
    }
}
