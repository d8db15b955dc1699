//! The first pass: every card of every source, by kind and id, so that cards may refer to each other in any order.

use crate::cards::{Origin, Title};
use crate::detail::Detail;
use crate::lexer::{Kind, Token};
use crate::problem::Problem;
use crate::suggest::{listed, nearest};
use std::collections::BTreeMap;
use std::ops::Range;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum CardKind {
    School,
    Mage,
    Spell,
    Room,
    Evocation,
    Jinx,
    Upgrade,
    Quest,
    Event,
    Layout,
    Avatar,
    Command,
    Edition,
    Optional,
}

const KINDS: [(&str, CardKind); 14] = [
    ("school", CardKind::School),
    ("mage", CardKind::Mage),
    ("spell", CardKind::Spell),
    ("room", CardKind::Room),
    ("evocation", CardKind::Evocation),
    ("jinx", CardKind::Jinx),
    ("upgrade", CardKind::Upgrade),
    ("quest", CardKind::Quest),
    ("event", CardKind::Event),
    ("layout", CardKind::Layout),
    ("avatar", CardKind::Avatar),
    ("command", CardKind::Command),
    ("edition", CardKind::Edition),
    ("option", CardKind::Optional),
];

impl CardKind {
    pub fn word(self) -> &'static str {
        KINDS.iter().find(|(_, kind)| *kind == self).map_or("card", |(word, _)| word)
    }
    pub fn with_article(self) -> String {
        let word = self.word();
        let article = if word.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
        format!("{article} {word}")
    }
    /// How many cards of the kind the indexes of [`crate::program`] can tell apart.
    fn most(self) -> usize {
        match self {
            // Sets of different spells have one bit each.
            CardKind::Spell => 512,
            // One bit each in a `RoomSet`.
            CardKind::Room => 32,
            _ => 255,
        }
    }
}

/// A card found by the first pass: its title is read, its body waits.
#[derive(Debug)]
pub(crate) struct Outline {
    pub kind: CardKind,
    pub file: usize,
    pub title: Title,
    /// The id, or the word of the kind where there is none.
    pub span: Range<usize>,
    /// Tokens after the title.
    pub body: Range<usize>,
}

/// Where a name was given.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub index: usize,
    pub path: String,
    pub span: Range<usize>,
}

/// What other cards must know about a spell before its body is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SpellFact {
    pub home: SpellHome,
    pub copies: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SpellHome {
    Of(String),
    Personal,
    Forgotten,
    Unknown,
}

/// What other cards must know about an evocation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EvocationFact {
    pub haunts: bool,
    pub shares: bool,
}

/// All names, by kind.
#[derive(Debug, Default)]
pub(crate) struct Names {
    entries: BTreeMap<(CardKind, String), Entry>,
    counts: BTreeMap<CardKind, usize>,
    pub spell_facts: Vec<SpellFact>,
    pub evocation_facts: Vec<EvocationFact>,
    /// Whether each list of the Avatar chooses rooms; otherwise mages.
    pub room_lists: [Option<bool>; 3],
}

impl Names {
    pub fn find(&self, kind: CardKind, id: &str) -> Option<usize> {
        self.entry(kind, id).map(|entry| entry.index)
    }
    fn entry(&self, kind: CardKind, id: &str) -> Option<&Entry> {
        self.entries.get(&(kind, id.to_string()))
    }
    /// The kinds of card that bear an id.
    pub fn kinds_of(&self, id: &str) -> Vec<CardKind> {
        KINDS.iter().map(|(_, kind)| *kind).filter(|kind| self.find(*kind, id).is_some()).collect()
    }
    pub fn ids(&self, kind: CardKind) -> impl Iterator<Item = &str> {
        self.entries.keys().filter(move |(of, _)| *of == kind).map(|(_, id)| id.as_str())
    }

    fn add(&mut self, outline: &Outline, path: &str, problems: &mut Vec<Problem>) {
        let index = *self.counts.entry(outline.kind).and_modify(|count| *count += 1).or_insert(1) - 1;
        if index == outline.kind.most() {
            problems.push(Problem::new(
                path,
                outline.span.clone(),
                format!(
                    "too many cards: a codex holds at most {} of the kind {}",
                    index,
                    outline.kind.word()
                ),
            ));
        }
        let id = &outline.title.id;
        if outline.kind == CardKind::Layout || id.is_empty() {
            return;
        }
        // `assign weakness` must not have two meanings.
        let rivals: &[CardKind] = match outline.kind {
            CardKind::Jinx | CardKind::Upgrade | CardKind::Evocation => {
                &[CardKind::Jinx, CardKind::Upgrade, CardKind::Evocation]
            }
            _ => &[outline.kind],
        };
        if let Some((kind, first)) = rivals.iter().find_map(|kind| Some((*kind, self.entry(*kind, id)?))) {
            let message = format!("there is already {} with the id `{id}`", kind.with_article());
            let mut problem = Problem::new(path, outline.span.clone(), message).also(
                &first.path,
                first.span.clone(),
                "first used here",
            );
            if kind != outline.kind {
                problem = problem.hint(format!("`assign {id}` would have two meanings"));
            }
            problems.push(problem);
            return;
        }
        let entry = Entry { index, path: path.to_string(), span: outline.span.clone() };
        self.entries.insert((outline.kind, id.clone()), entry);
    }
}

/// Words that stand where an id may stand and would make it ambiguous.
fn reserved(kind: CardKind) -> &'static [&'static str] {
    match kind {
        CardKind::Room | CardKind::Evocation | CardKind::Jinx | CardKind::Upgrade => RESERVED,
        CardKind::Spell => &["grimoire"],
        _ => &[],
    }
}

#[rustfmt::skip]
const RESERVED: &[&str] = &[
    "a", "all", "an", "another", "any", "each", "it", "its", "none", "one", "room", "rose", "self",
    "target", "that", "the", "their", "them", "they", "up", "where", "you", "your", "demon", "undead",
    "construct", "nightmare", "nightmares", "altar", "evocation", "evocations", "model", "jinx", "upgrade",
    "damage", "strength", "shown", "event", "damaged", "moon", "completed", "solved",
];

/// Finds the cards of one source.
pub(crate) fn outline(
    file: usize,
    path: &str,
    tokens: &[Token<'_>],
    names: &mut Names,
    problems: &mut Vec<Problem>,
) -> Vec<Outline> {
    let mut cards = Vec::new();
    let first = tokens.iter().position(|token| token.at_margin).unwrap_or(tokens.len());
    if let Some(lost) = tokens.first().filter(|_| first > 0) {
        problems.push(
            Problem::new(path, lost.span(), "this belongs to no card")
                .hint("a card begins at the start of a line, without spaces before it"),
        );
    }
    let mut at = first;
    while at < tokens.len() {
        let next = tokens[at + 1..].iter().position(|token| token.at_margin);
        let end = next.map_or(tokens.len(), |found| at + 1 + found);
        if let Some(card) = read_title(file, path, tokens, at..end, problems) {
            names.add(&card, path, problems);
            note_facts(&card, &tokens[card.body.clone()], names);
            cards.push(card);
        }
        at = end;
    }
    cards
}

fn read_title(
    file: usize,
    path: &str,
    tokens: &[Token<'_>],
    range: Range<usize>,
    problems: &mut Vec<Problem>,
) -> Option<Outline> {
    let card = &tokens[range.clone()];
    let head = card.first()?;
    let Some((_, kind)) = KINDS.iter().find(|(word, _)| head.word() == Some(word)) else {
        problems.push(not_a_card(path, head));
        return None;
    };
    let mut used = 1;
    let mut title =
        Title { id: String::new(), name: String::new(), origin: Origin::Designed, except: Vec::new() };
    let mut span = head.span();
    if *kind != CardKind::Layout {
        let mut wrong = |used: usize, message: String, hint: &str| {
            let span = card.get(used).map_or(card[used - 1].span(), |token| token.span());
            problems.push(Problem::new(path, span, message).hint(hint));
        };
        match card.get(used).map(|token| (token.kind, token.span())) {
            Some((Kind::Word(id), at)) => {
                if reserved(*kind).contains(&id) {
                    wrong(
                        used,
                        format!("`{id}` is a word of the language and cannot be an id"),
                        "choose another id",
                    );
                } else if !id.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_') {
                    wrong(used, format!("`{id}` is not an id"), "ids are lower case with underscores");
                }
                title.id = id.to_string();
                span = at;
                used += 1;
            }
            _ => wrong(
                used,
                format!("{} needs an id", kind.with_article()),
                "ids are lower case with underscores",
            ),
        }
        match card.get(used).map(|token| token.kind) {
            Some(Kind::Text(name)) => {
                if name.trim().is_empty() {
                    wrong(used, "this name is empty".to_string(), "write the name as it is printed");
                }
                title.name = name.to_string();
                used += 1;
            }
            _ => {
                wrong(used, format!("{} needs a name", kind.with_article()), "a name stands in double quotes")
            }
        }
        match card.get(used).and_then(Token::word) {
            Some("printed") => (title.origin, used) = (Origin::Printed, used + 1),
            Some("designed") => (title.origin, used) = (Origin::Designed, used + 1),
            _ => wrong(
                used,
                format!("the {} does not say where it comes from", kind.word()),
                "`printed` if its facts are known, `designed` if it was made here; after the name",
            ),
        }
        used += read_except(path, *kind, &card[used..], &mut title, problems);
    }
    Some(Outline { kind: *kind, file, title, span, body: range.start + used..range.end })
}

/// `except DETAIL, DETAIL and DETAIL` after the origin: what is of the other one. How many tokens it takes.
fn read_except(
    path: &str,
    kind: CardKind,
    tokens: &[Token<'_>],
    title: &mut Title,
    problems: &mut Vec<Problem>,
) -> usize {
    let Some(except) = tokens.first().filter(|token| token.word() == Some("except")) else { return 0 };
    let mut wrong = |token: &Token<'_>, message: String, hint: String| {
        problems.push(Problem::new(path, token.span(), message).hint(hint));
    };
    let words = Detail::words(kind);
    let mut used = 1;
    loop {
        let Some((token, word)) = tokens.get(used).and_then(|token| Some((token, token.word()?))) else {
            let at = tokens.get(used).unwrap_or(except);
            wrong(at, "the card does not say what is excepted".to_string(), listed(&words));
            return used;
        };
        match Detail::known(word) {
            Some(detail) if title.except.contains(&detail) => {
                wrong(token, format!("`{word}` is excepted twice"), "once is enough".to_string());
            }
            Some(detail) if detail.fits(kind) => title.except.push(detail),
            Some(_) => {
                let message = format!("{} has no `{word}` to except", kind.with_article());
                wrong(token, message, format!("it has {}", listed(&words)));
            }
            None => {
                let hint = match nearest(word, words.iter().copied()) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => format!("{} has {}", kind.with_article(), listed(&words)),
                };
                wrong(token, format!("`{word}` is nothing that can be excepted"), hint);
            }
        }
        used += 1;
        match tokens.get(used).map(|token| token.kind) {
            Some(Kind::Mark(',')) | Some(Kind::Word("and")) => used += 1,
            _ => return used,
        }
    }
}

fn not_a_card(path: &str, head: &Token<'_>) -> Problem {
    let kinds: Vec<&str> = KINDS.iter().map(|(word, _)| *word).collect();
    let Some(word) = head.word() else {
        return Problem::new(path, head.span(), "a card begins here, but this is no kind of card")
            .hint("everything that belongs to a card is indented");
    };
    let parts = [
        "light",
        "dark",
        "destroyed",
        "rebuilt",
        "whole",
        "standing",
        "task",
        "mark",
        "each",
        "grimoire",
        "persistent",
        "action",
        "trap",
        "protection",
        "priority",
    ];
    let problem = Problem::new(path, head.span(), format!("`{word}` is no kind of card"));
    match nearest(word, kinds.iter().copied()) {
        _ if parts.contains(&word) => problem.hint(format!("`{word}` is a part of a card: indent it")),
        Some(near) => problem.hint(format!("did you mean `{near}`?")),
        None => problem.hint(format!("a card begins with {}; its parts are indented", listed(&kinds))),
    }
}

/// Reads ahead what other cards must know.
fn note_facts(card: &Outline, body: &[Token<'_>], names: &mut Names) {
    let header = |stops: &'static [&'static str]| {
        body.iter().map(Token::word).take_while(move |word| !word.is_some_and(|word| stops.contains(&word)))
    };
    match card.kind {
        CardKind::Spell => {
            let words: Vec<Option<&str>> = header(&["light", "dark"]).collect();
            let after =
                |word| words.iter().position(|found| *found == Some(word)).and_then(|at| body.get(at + 1));
            let home = match after("of").and_then(Token::word) {
                Some(school) => SpellHome::Of(school.to_string()),
                None if words.contains(&Some("personal")) => SpellHome::Personal,
                None if words.contains(&Some("forgotten")) => SpellHome::Forgotten,
                None => SpellHome::Unknown,
            };
            let copies = match after("copies").map(|token| token.kind) {
                Some(Kind::Number(copies)) => copies,
                _ => 1,
            };
            names.spell_facts.push(SpellFact { home, copies });
        }
        CardKind::Evocation => {
            let words: Vec<Option<&str>> = header(&["standing", "each"]).collect();
            let says = |word| words.contains(&Some(word));
            names.evocation_facts.push(EvocationFact { haunts: says("haunts"), shares: says("shares") });
        }
        CardKind::Avatar => {
            for words in body.windows(3) {
                let list = match (words[0].word(), words[1].kind) {
                    (Some("priority"), Kind::Number(list @ 1..=3)) => list as usize - 1,
                    _ => continue,
                };
                names.room_lists[list] = Some(words[2].word() == Some("room"));
            }
        }
        _ => {}
    }
}
