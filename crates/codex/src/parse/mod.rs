//! The second pass: a recursive descent over the tokens of one card.
//!
//! [`Parser`] walks the tokens and knows how to complain; the other modules each read one part of the grammar.

pub(crate) mod amount;
pub(crate) mod atoms;
pub(crate) mod card;
pub(crate) mod clause;
pub(crate) mod pick;
pub(crate) mod place;
pub(crate) mod sentence;
pub(crate) mod setting;
pub(crate) mod standing;
pub(crate) mod target;
pub(crate) mod trigger;

use crate::cards::Codex;
use crate::lexer::{Kind, Token};
use crate::names::{CardKind, Names, Scope};
use crate::outline::Outline;
use crate::problem::Problem;
use crate::suggest::{listed, nearest};
use setting::Setting;
use std::ops::Range;

/// A problem ends what is being read; the sentence or header around it catches it and goes on.
pub(crate) type Fallible<T> = Result<T, Box<Problem>>;

pub(crate) struct Parser<'a> {
    path: &'a str,
    tokens: &'a [Token<'a>],
    at: usize,
    /// Where the title stands, for what is missing altogether.
    title: Range<usize>,
    /// What ids given in this card begin with.
    pub space: &'a str,
    pub names: Scope<'a>,
    pub codex: &'a mut Codex,
    problems: &'a mut Vec<Problem>,
    pub setting: Setting,
    /// Whether a fact of the header could not be read: then it is not missed as well.
    broken_header: bool,
}

impl<'a> Parser<'a> {
    pub fn new(
        path: &'a str,
        tokens: &'a [Token<'a>],
        outline: &'a Outline,
        names: &'a Names,
        codex: &'a mut Codex,
        problems: &'a mut Vec<Problem>,
    ) -> Parser<'a> {
        let setting = Setting::of(outline.kind);
        Parser {
            path,
            tokens,
            at: 0,
            title: outline.span.clone(),
            names: names.scope(&outline.space),
            space: &outline.space,
            codex,
            problems,
            setting,
            broken_header: false,
        }
    }

    pub fn kind(&self) -> CardKind {
        self.setting.card
    }

    // Looking.

    pub fn done(&self) -> bool {
        self.at >= self.tokens.len()
    }
    pub fn nth(&self, ahead: usize) -> Option<&'a str> {
        self.tokens.get(self.at + ahead).and_then(Token::word)
    }
    pub fn word(&self) -> Option<&'a str> {
        self.nth(0)
    }
    pub fn sees(&self, words: &[&str]) -> bool {
        words.iter().enumerate().all(|(ahead, word)| self.nth(ahead) == Some(word))
    }
    pub fn sees_any(&self, words: &[&str]) -> bool {
        self.word().is_some_and(|word| words.contains(&word))
    }
    pub fn nth_mark(&self, ahead: usize, mark: char) -> bool {
        self.tokens.get(self.at + ahead).is_some_and(|token| token.kind == Kind::Mark(mark))
    }
    pub fn sees_number(&self) -> bool {
        self.tokens.get(self.at).is_some_and(|token| matches!(token.kind, Kind::Number(_)))
    }
    pub fn sees_article(&self) -> bool {
        self.sees_any(&["a", "an"])
    }

    // Taking.

    pub fn skip(&mut self) {
        self.at = (self.at + 1).min(self.tokens.len());
    }
    /// Takes the words if all of them follow.
    pub fn eat(&mut self, words: &[&str]) -> bool {
        let found = self.sees(words);
        if found {
            self.at += words.len();
        }
        found
    }
    /// Takes one of the words, if one follows.
    pub fn eat_any(&mut self, words: &[&str]) -> bool {
        let found = self.sees_any(words);
        if found {
            self.at += 1;
        }
        found
    }
    pub fn eat_mark(&mut self, mark: char) -> bool {
        let found = self.nth_mark(0, mark);
        if found {
            self.at += 1;
        }
        found
    }
    pub fn eat_article(&mut self) -> bool {
        self.eat_any(&["a", "an"])
    }
    pub fn expect(&mut self, words: &[&str]) -> Fallible<()> {
        for word in words {
            if !self.eat(&[word]) {
                return Err(self.expected(&[word]));
            }
        }
        Ok(())
    }
    /// One of several forms of a word: "quest" or "quests".
    pub fn expect_any(&mut self, words: &[&str]) -> Fallible<()> {
        if self.eat_any(words) { Ok(()) } else { Err(self.expected(&words[..1])) }
    }
    pub fn expect_mark(&mut self, mark: char) -> Fallible<()> {
        if self.eat_mark(mark) {
            Ok(())
        } else {
            Err(self.wrong(format!("expected `{mark}`, found {}", self.found())))
        }
    }
    pub fn expect_article(&mut self) -> Fallible<()> {
        if self.eat_article() { Ok(()) } else { Err(self.expected(&["a"])) }
    }
    /// A number of something, with the largest one that makes sense.
    pub fn number(&mut self, what: &str, most: u8) -> Fallible<u8> {
        let Some(Token { kind: Kind::Number(number), .. }) = self.tokens.get(self.at) else {
            return Err(self.wrong(format!("expected a number for {what}, found {}", self.found())));
        };
        match u8::try_from(*number) {
            Ok(number) if number <= most => {
                self.at += 1;
                Ok(number)
            }
            _ => Err(self.wrong(format!("too large: {what} is at most {most}"))),
        }
    }
    /// A quoted name.
    pub fn text(&mut self) -> Option<&'a str> {
        match self.tokens.get(self.at)?.kind {
            Kind::Text(text) => {
                self.at += 1;
                Some(text)
            }
            _ => None,
        }
    }

    // Complaining.

    pub fn mark(&self) -> usize {
        self.at
    }
    pub fn span(&self) -> Range<usize> {
        match (self.tokens.get(self.at), self.tokens.last()) {
            (Some(token), _) => token.span(),
            (None, Some(last)) => last.span(),
            (None, None) => self.title.clone(),
        }
    }
    /// From a token taken before to the last one taken.
    pub fn span_since(&self, mark: usize) -> Range<usize> {
        let last = self.at.saturating_sub(1).max(mark);
        match (self.tokens.get(mark), self.tokens.get(last)) {
            (Some(first), Some(last)) => first.start..last.end,
            _ => self.span(),
        }
    }
    pub fn wrong(&self, message: impl Into<String>) -> Box<Problem> {
        Box::new(Problem::new(self.path, self.span(), message))
    }
    pub fn wrong_since(&self, mark: usize, message: impl Into<String>) -> Box<Problem> {
        Box::new(Problem::new(self.path, self.span_since(mark), message))
    }
    /// For what is missing altogether.
    pub fn wrong_card(&self, message: impl Into<String>) -> Box<Problem> {
        Box::new(Problem::new(self.path, self.title.clone(), message))
    }
    pub fn expected(&self, words: &[&str]) -> Box<Problem> {
        let message = format!("expected {}, found {}", listed(words), self.found());
        // Of "damage on" only the first word can be mistaken here.
        let firsts = words.iter().map(|phrase| phrase.split(' ').next().unwrap_or_default());
        let near = self.word().and_then(|word| nearest(word, firsts));
        Box::new(self.wrong(message).maybe_hint(near.map(|near| format!("did you mean `{near}`?"))))
    }
    pub fn found(&self) -> String {
        match self.tokens.get(self.at).map(|token| token.kind) {
            Some(Kind::Word(word)) => format!("`{word}`"),
            Some(Kind::Number(u32::MAX)) => "a number".to_string(),
            Some(Kind::Number(number)) => format!("`{number}`"),
            Some(Kind::Text(text)) => format!("the name \"{text}\""),
            Some(Kind::Mark(mark)) => format!("`{mark}`"),
            None => "the end of the card".to_string(),
        }
    }
    #[allow(clippy::boxed_local, reason = "problems travel boxed")]
    pub fn report(&mut self, problem: Box<Problem>) {
        self.problems.push(*problem);
    }
    /// Reports a problem, if there is one, and goes on.
    pub fn check<T>(&mut self, result: Fallible<T>) -> Option<T> {
        result.map_err(|problem| self.report(problem)).ok()
    }

    // Names.

    /// The id of a card of a kind.
    pub fn id(&mut self, kind: CardKind) -> Fallible<usize> {
        let Some(id) = self.word() else {
            return Err(self.wrong(format!("expected {}, found {}", kind.with_article(), self.found())));
        };
        if let Some(index) = self.names.find(kind, id) {
            self.at += 1;
            return Ok(index);
        }
        if let Some(other) = self.names.kinds_of(id).first() {
            let message =
                format!("`{id}` is {}; {} is needed here", other.with_article(), kind.with_article());
            return Err(self.wrong(message));
        }
        let near = nearest(id, self.names.ids(kind)).map(|near| format!("did you mean `{near}`?"));
        Err(Box::new(self.wrong(format!("there is no {} `{id}`", kind.word())).maybe_hint(near)))
    }
}
