//! Every card of every source, by kind and id, so that cards may refer to each other in any order.

use crate::facts::{EvocationFact, SpellFact};
use crate::outline::Outline;
use crate::pack::qualified;
use crate::problem::Problem;
use std::collections::BTreeMap;
use std::ops::Range;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum CardKind {
    Pack,
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

pub(crate) const KINDS: [(&str, CardKind); 15] = [
    ("pack", CardKind::Pack),
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
            // Two boxes of six, and as many of packs.
            CardKind::School => 24,
            CardKind::Quest | CardKind::Event => 128,
            CardKind::Jinx | CardKind::Upgrade => 16,
            _ => 255,
        }
    }
}

/// Where a name was given.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub index: usize,
    pub path: String,
    pub span: Range<usize>,
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

/// The names as one pack sees them: its own ids come before those of the edition.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scope<'a> {
    names: &'a Names,
    space: &'a str,
}

impl<'a> Scope<'a> {
    pub fn find(self, kind: CardKind, id: &str) -> Option<usize> {
        let own = self.names.entry(kind, &qualified(self.space, id));
        own.or_else(|| self.names.entry(kind, id)).map(|entry| entry.index)
    }
    /// The kinds of card that bear an id.
    pub fn kinds_of(self, id: &str) -> Vec<CardKind> {
        KINDS.iter().map(|(_, kind)| *kind).filter(|kind| self.find(*kind, id).is_some()).collect()
    }
    /// The ids of a kind as they may be written here.
    pub fn ids(self, kind: CardKind) -> impl Iterator<Item = &'a str> {
        let all = self.names.entries.keys().filter(move |(of, _)| *of == kind);
        all.map(move |(_, id)| match id.strip_prefix(self.space).and_then(|id| id.strip_prefix('/')) {
            Some(own) if !self.space.is_empty() => own,
            _ => id,
        })
    }
}

impl std::ops::Deref for Scope<'_> {
    type Target = Names;
    fn deref(&self) -> &Names {
        self.names
    }
}

impl Names {
    pub fn scope<'a>(&'a self, space: &'a str) -> Scope<'a> {
        Scope { names: self, space }
    }
    fn entry(&self, kind: CardKind, id: &str) -> Option<&Entry> {
        self.entries.get(&(kind, id.to_string()))
    }

    /// Gives a card the next number of its kind.
    pub fn add(&mut self, outline: &Outline, path: &str, problems: &mut Vec<Problem>) {
        let index = *self.counts.entry(outline.kind).and_modify(|count| *count += 1).or_insert(1) - 1;
        if index == outline.kind.most() {
            problems.push(
                Problem::new(
                    path,
                    outline.span.clone(),
                    format!(
                        "too many cards: a codex holds at most {} of the kind {}",
                        index,
                        outline.kind.word()
                    ),
                )
                .hint("leave out this card, or a pack"),
            );
        }
        let id = &outline.title.id;
        if matches!(outline.kind, CardKind::Layout | CardKind::Pack) || id.is_empty() {
            return;
        }
        // `assign weakness` must not have two meanings.
        let rivals: &[CardKind] = match outline.kind {
            CardKind::Jinx | CardKind::Upgrade | CardKind::Evocation => {
                &[CardKind::Jinx, CardKind::Upgrade, CardKind::Evocation]
            }
            _ => &[outline.kind],
        };
        // Inside its pack the short id must not have two meanings either.
        let short = id.rsplit('/').next().unwrap_or(id);
        let bears = |kind: CardKind| {
            let other = (kind != outline.kind).then(|| self.entry(kind, short)).flatten();
            self.entry(kind, id).or(other)
        };
        if let Some((kind, first)) = rivals.iter().find_map(|kind| Some((*kind, bears(*kind)?))) {
            let id = short;
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
        if let Some(old) = &outline.instead_of {
            self.entries.insert((outline.kind, old.title.id.clone()), entry.clone());
        }
        self.entries.insert((outline.kind, id.clone()), entry);
    }
}
