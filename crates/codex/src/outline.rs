//! The first pass over a source: its cards, with their titles read and their bodies waiting.

use crate::cards::{Origin, Title};
use crate::detail::Detail;
use crate::lexer::{Kind, Token};
use crate::names::{CardKind, KINDS};
use crate::pack::{Pack, qualified};
use crate::problem::Problem;
use crate::suggest::{listed, nearest};
use std::ops::Range;

/// A card found by the first pass: its title is read, its body waits.
#[derive(Debug)]
pub(crate) struct Outline {
    pub kind: CardKind,
    /// Which of the packs it is from, and the name space of that.
    pub pack: usize,
    pub space: String,
    pub file: usize,
    pub title: Title,
    /// The id, or the word of the kind where there is none.
    pub span: Range<usize>,
    /// All its tokens.
    pub card: Range<usize>,
    /// Tokens after the title.
    pub body: Range<usize>,
    /// The id after `replaces`, and where it stands.
    pub replaces: Option<(String, Range<usize>)>,
    /// The card in whose place it stands.
    pub instead_of: Option<Box<Outline>>,
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
    "construct", "nightmare", "nightmares", "altar", "mutation", "beast", "evocation", "evocations", "model", "jinx", "upgrade",
    "damage", "strength", "shown", "event", "damaged", "moon", "completed", "solved",
];

/// Finds the cards of one source that its pack lets in.
pub(crate) fn outline(
    (pack, of): (usize, &Pack),
    file: usize,
    path: &str,
    tokens: &[Token<'_>],
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
        if let Some(card) = read_title((pack, of), file, path, tokens, at..end, problems)
            && of.lets_in(card.kind, &tokens[card.body.clone()])
        {
            cards.push(card);
        }
        at = end;
    }
    cards
}

fn read_title(
    (pack, of): (usize, &Pack),
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
    let mut title = Title {
        id: String::new(),
        name: String::new(),
        origin: Origin::Designed,
        except: Vec::new(),
        replaces: None,
    };
    let mut span = head.span();
    let mut replaces = None;
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
                title.id = if *kind == CardKind::Pack { id.to_string() } else { qualified(&of.space, id) };
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
        // What holds cards is no card: it comes from nowhere.
        match card.get(used).and_then(Token::word) {
            _ if *kind == CardKind::Pack => {}
            Some("printed") => (title.origin, used) = (Origin::Printed, used + 1),
            Some("designed") => (title.origin, used) = (Origin::Designed, used + 1),
            _ => wrong(
                used,
                format!("the {} does not say where it comes from", kind.word()),
                "`printed` if its facts are known, `designed` if it was made here; after the name",
            ),
        }
        used += read_except(path, *kind, &card[used..], &mut title, problems);
        if let Some(word) = card.get(used).filter(|token| token.word() == Some("replaces")) {
            match card.get(used + 1).and_then(|token| Some((token.word()?, token.span()))) {
                Some((id, at)) => {
                    title.replaces = Some(id.to_string());
                    replaces = Some((id.to_string(), at));
                    used += 2;
                }
                None => {
                    let problem = Problem::new(path, word.span(), "the card does not say what it replaces");
                    problems.push(problem.hint("the id of a card follows: `replaces grim_torment`"));
                    used += 1;
                }
            }
        }
    }
    let body = range.start + used..range.end;
    let (kind, space) = (*kind, of.space.clone());
    Some(Outline { kind, pack, space, file, title, span, card: range, body, replaces, instead_of: None })
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
