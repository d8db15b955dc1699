//! Packs: sources that are loaded together under one name space.

use crate::lexer::{Kind, Token, tokens};
use crate::names::CardKind;
use crate::outline::Outline;
use crate::problem::{Problem, Report};
use serde::{Deserialize, Serialize};

/// The version of the card language that this program speaks; it rises when an old pack would mean something else.
pub const LANGUAGE: u8 = 1;

/// One file of a pack. The crate reads no files itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Source {
    /// Its name, for whoever is told of a mistake in it.
    pub path: String,
    /// What it says.
    pub text: String,
}

/// Which cards of a pack are let in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Admits {
    /// Cards of every kind.
    #[default]
    All,
    /// Mages, schools with their spells, and what these bring along. The table itself, its rooms, quests, events and
    /// forgotten spells, is the edition's (R25).
    Guests,
}

/// Sources with one name space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pack {
    /// What its ids begin with outside of it, before a slash; empty for the edition, whose ids stand alone.
    pub space: String,
    /// The files of its cards.
    pub sources: Vec<Source>,
    /// Which of its cards are played.
    #[serde(default)]
    pub admits: Admits,
}

impl Pack {
    /// The cards that everything else is added to.
    pub fn edition(sources: Vec<Source>) -> Pack {
        Pack { space: String::new(), sources, admits: Admits::All }
    }

    /// The mages and schools of one edition beside another one, under its name.
    pub fn guests(space: &str, sources: Vec<Source>) -> Pack {
        Pack { space: space.to_string(), sources, admits: Admits::Guests }
    }

    /// A pack with a `pack` entry, which names it.
    pub fn named(sources: Vec<Source>) -> Result<Pack, Report> {
        let mut unread = Vec::new();
        let space = sources.iter().find_map(|source| {
            let found = tokens(&source.path, &source.text, &mut unread);
            let [head, id, ..] = found.as_slice() else { return None };
            let space = id.word().filter(|_| head.word() == Some(CardKind::Pack.word()));
            space.map(str::to_string)
        });
        match space {
            Some(space) => Ok(Pack { space, sources, admits: Admits::All }),
            None => Err(Report::new(no_entry(&sources).into_iter().collect(), &sources)),
        }
    }

    pub(crate) fn lets_in(&self, kind: CardKind, body: &[Token<'_>]) -> bool {
        match (self.admits, kind) {
            (Admits::All, _) => true,
            (Admits::Guests, CardKind::Spell | CardKind::Evocation) => {
                let header = body.iter().map(Token::word).take_while(|word| !word.is_some_and(is_part));
                !header.into_iter().any(|word| word == Some("forgotten"))
            }
            (Admits::Guests, CardKind::School | CardKind::Mage | CardKind::Jinx | CardKind::Upgrade) => true,
            (Admits::Guests, _) => false,
        }
    }
}

fn is_part(word: &str) -> bool {
    matches!(word, "light" | "dark" | "standing" | "each")
}

/// An id as it reads outside of its pack.
pub(crate) fn qualified(space: &str, id: &str) -> String {
    if space.is_empty() || id.is_empty() { id.to_string() } else { format!("{space}/{id}") }
}

const ENTRY: &str =
    "begin one of its files with `pack NAME \"Name\" language 1`, and say `author` and `about`";

fn no_entry(sources: &[Source]) -> Option<Problem> {
    let first = sources.first()?;
    let end = first.text.find('\n').unwrap_or(first.text.len());
    Some(Problem::new(&first.path, 0..end, "this pack has no `pack` entry").hint(ENTRY))
}

/// Every pack has one entry, at the head of a file, for a language that is spoken here, with a name of its own. The
/// cards of a pack for another language are taken out: nothing could be said about them that helps.
pub(crate) fn check_entries(
    packs: &[Pack],
    files: &[(usize, &Source, Vec<Token<'_>>)],
    cards: &mut Vec<Outline>,
    problems: &mut Vec<Problem>,
) {
    let mut names: Vec<(&str, &str, std::ops::Range<usize>)> = Vec::new();
    let mut foreign = Vec::new();
    for (at, pack) in packs.iter().enumerate() {
        let entries: Vec<&Outline> =
            cards.iter().filter(|card| card.pack == at && card.kind == CardKind::Pack).collect();
        let path = |card: &Outline| files[card.file].1.path.as_str();
        for entry in &entries {
            let wrong = |message: &str| Problem::new(path(entry), entry.span.clone(), message);
            if pack.space.is_empty() {
                problems.push(wrong("these cards are no pack").hint("leave out the `pack` entry"));
            } else if entry.card.start > 0 {
                problems.push(wrong("the `pack` entry stands at the head of its file").hint("move it up"));
            }
        }
        let Some(&entry) = entries.first() else {
            if pack.admits == Admits::All && !pack.space.is_empty() {
                problems.extend(no_entry(&pack.sources));
            }
            continue;
        };
        if let Some(second) = entries.get(1) {
            problems.push(
                Problem::new(path(second), second.span.clone(), "a pack has one `pack` entry")
                    .also(path(entry), entry.span.clone(), "the first one")
                    .hint("two packs lie in two folders"),
            );
        }
        if let Some((_, first, span)) = names.iter().find(|(name, _, _)| *name == pack.space) {
            problems.push(
                Problem::new(
                    path(entry),
                    entry.span.clone(),
                    format!("there are two packs `{}`", pack.space),
                )
                .also(first, span.clone(), "first used here")
                .hint("give one of them another name, or leave it out"),
            );
        }
        names.push((&pack.space, &files[entry.file].1.path, entry.span.clone()));
        let body = &files[entry.file].2[entry.body.clone()];
        if let Some((token, version)) = language(body).filter(|(_, version)| *version != LANGUAGE.into()) {
            foreign.push(at);
            problems.retain(|problem| !pack.sources.iter().any(|source| source.path == problem.path));
            let message = format!(
                "the pack `{}` is written for version {version} of the card language; this program speaks version {LANGUAGE}",
                pack.space
            );
            let hint = match version > LANGUAGE.into() {
                true => "play it with a newer version of Lodge",
                false => "bring it up to date: docs/packs.md says what has changed",
            };
            problems.push(Problem::new(path(entry), token, message).hint(hint));
        }
    }
    cards.retain(|card| !foreign.contains(&card.pack));
}

fn language(body: &[Token<'_>]) -> Option<(std::ops::Range<usize>, u32)> {
    let [word, number] = body.windows(2).find(|two| two[0].word() == Some("language"))? else { return None };
    match number.kind {
        Kind::Number(version) => Some((word.start..number.end, version)),
        _ => None,
    }
}
