//! Cards: a header of facts in any order, then parts.

mod avatar;
mod board;
mod deck;
mod edition;
mod model;
mod pack;
mod spell;

pub(super) use deck::EVENT_WORDS;

use super::sentence::PARTS;
use super::{Fallible, Parser};
use crate::cards::Title;
use crate::names::CardKind;
use crate::program::*;

/// Reads the body of a card. If it cannot be understood, problems are reported instead.
pub(crate) fn read(mut parser: Parser<'_>, title: Title) {
    match parser.kind() {
        CardKind::Pack => parser.pack(title),
        CardKind::School => parser.school(title),
        CardKind::Mage => parser.mage(title),
        CardKind::Spell => parser.spell(title),
        CardKind::Room => parser.room_card(title),
        CardKind::Evocation => parser.evocation(title),
        CardKind::Jinx => parser.jinx(title),
        CardKind::Upgrade => parser.upgrade(title),
        CardKind::Quest => parser.quest(title),
        CardKind::Event => parser.event(title),
        CardKind::Layout => parser.layout(),
        CardKind::Avatar => parser.avatar(title),
        CardKind::Command => parser.command(title),
        CardKind::Edition => parser.edition(title),
        CardKind::Optional => parser.optional(title),
    }
}

/// The most cards of one kind in a deck.
const MOST_COPIES: u8 = 250;

impl<'a> Parser<'a> {
    /// Facts in any order. `read` is called after each of the known words; any other word ends an `open` header and
    /// is wrong in a closed one.
    fn header(
        &mut self,
        words: &[&'static str],
        open: bool,
        mut read: impl FnMut(&mut Self, &'a str, usize) -> Fallible<()>,
    ) {
        while !self.done() && !self.sees_any(PARTS) && !self.sees_listener() {
            let mark = self.mark();
            let problem = match self.word().filter(|word| words.contains(word)) {
                None if open => return,
                None => self.expected(words),
                Some(word) => {
                    self.skip();
                    match read(self, word, mark) {
                        Ok(()) => continue,
                        Err(problem) => problem,
                    }
                }
            };
            self.report(problem);
            self.broken_header = true;
            if self.mark() == mark {
                self.skip();
            }
            while !self.done() && !self.sees_any(PARTS) && !self.sees_any(words) && !self.sees_listener() {
                self.skip();
            }
        }
    }

    /// Keeps a fact that may be said once.
    fn once<T>(&mut self, slot: &mut Option<T>, value: T, mark: usize) -> Fallible<()> {
        match slot.replace(value) {
            None => Ok(()),
            Some(_) => Err(self.wrong_since(mark, "this is said twice")),
        }
    }

    /// A fact that must be said.
    fn needed<T: Default>(&mut self, slot: Option<T>, what: &str) -> T {
        if slot.is_none() {
            self.miss(&format!("the {} has no {what}", self.kind().word()), None);
        }
        slot.unwrap_or_default()
    }

    /// Reports that a fact is missing, unless it may be the one that could not be read.
    fn miss(&mut self, message: &str, hint: Option<&str>) {
        if !self.broken_header {
            let problem = self.wrong_card(message).maybe_hint(hint.map(str::to_string));
            self.report(Box::new(problem));
        }
    }

    pub(crate) fn number_from(&mut self, what: &str, least: u8, most: u8) -> Fallible<u8> {
        let mark = self.mark();
        let number = self.number(what, most)?;
        if number < least {
            return Err(self.wrong_since(mark, format!("too small: {what} is at least {least}")));
        }
        Ok(number)
    }

    fn copies(&mut self) -> Fallible<u8> {
        self.number_from("the number of copies", 1, MOST_COPIES)
    }

    fn moon(&mut self) -> Fallible<u8> {
        self.number_from("a moon", 1, 3)
    }

    /// Standing changes and listeners to the end of the card, or to a word that `other` understands.
    fn parts(&mut self, mut other: impl FnMut(&mut Self) -> Fallible<bool>) -> (Vec<Standing>, Run) {
        let mut standing = Vec::new();
        let mut listeners = Vec::new();
        while !self.done() {
            let before = self.mark();
            let result = if self.eat(&["standing"]) {
                self.standing().map(|found| standing.push(found))
            } else if self.eat(&["each", "time"]) {
                self.listener(false).map(|found| listeners.push(found))
            } else if self.eat(&["instead", "of", "attacking"]) {
                self.instead_of_attacking(false).map(|found| listeners.push(found))
            } else {
                match other(self) {
                    Ok(true) => Ok(()),
                    Ok(false) => Err(self.expected(&["standing", "each time"])),
                    Err(problem) => Err(problem),
                }
            };
            if let Err(problem) = result {
                self.report(problem);
                if self.mark() == before {
                    self.skip();
                }
                self.skip_part();
            }
        }
        (standing, self.keep(listeners, |codex| &mut codex.listeners))
    }

    /// To the next part. The word that begins this one must have been taken, or it would be met again for ever.
    fn skip_part(&mut self) {
        while !self.done() && !self.sees_any(PARTS) && !self.sees_listener() {
            self.skip();
        }
    }

    /// Refuses what is left of the card.
    fn end(&mut self, parts: &[&str]) {
        while !self.done() {
            let hint = format!("a {} has {}", self.kind().word(), crate::suggest::listed(parts));
            let problem = self.wrong(format!("{} does not belong to this card", self.found()));
            self.report(Box::new(problem.hint(hint)));
            self.skip();
            self.skip_part();
        }
    }
}
