//! What other cards must know about a card before its body is read.

use crate::lexer::{Kind, Token};
use crate::names::{CardKind, Names, Scope};
use crate::outline::Outline;

/// What other cards must know about a spell before its body is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SpellFact {
    pub home: SpellHome,
    pub copies: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SpellHome {
    /// The school as it is written there, and its number if there is one.
    Of(String, Option<usize>),
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

/// Words of a header, up to its first part.
fn header<'a>(body: &'a [Token<'a>], parts: &'static [&'static str]) -> Vec<Option<&'a str>> {
    body.iter().map(Token::word).take_while(|word| !word.is_some_and(|word| parts.contains(&word))).collect()
}

impl SpellFact {
    pub fn of(body: &[Token<'_>], names: Scope<'_>) -> SpellFact {
        let words = header(body, &["light", "dark"]);
        let after =
            |word| words.iter().position(|found| *found == Some(word)).and_then(|at| body.get(at + 1));
        let home = match after("of").and_then(Token::word) {
            Some(school) => SpellHome::Of(school.to_string(), names.find(CardKind::School, school)),
            None if words.contains(&Some("personal")) => SpellHome::Personal,
            None if words.contains(&Some("forgotten")) => SpellHome::Forgotten,
            None => SpellHome::Unknown,
        };
        let copies = match after("copies").map(|token| token.kind) {
            Some(Kind::Number(copies)) => copies,
            _ => 1,
        };
        SpellFact { home, copies }
    }
}

impl SpellHome {
    /// The same place, whatever it is called.
    pub fn is(&self, other: &SpellHome) -> bool {
        match (self, other) {
            (SpellHome::Of(_, own), SpellHome::Of(_, other)) => own == other,
            _ => self == other,
        }
    }
    /// As a spell says it.
    pub fn words(&self) -> String {
        match self {
            SpellHome::Of(school, _) => format!("write `of {school}`"),
            SpellHome::Personal => "write `personal`".to_string(),
            SpellHome::Forgotten => "write `forgotten`".to_string(),
            SpellHome::Unknown => "say where it belongs".to_string(),
        }
    }
}

impl EvocationFact {
    pub fn of(body: &[Token<'_>]) -> EvocationFact {
        let words = header(body, &["standing", "each"]);
        let says = |word| words.contains(&Some(word));
        EvocationFact { haunts: says("haunts"), shares: says("shares") }
    }
}

/// Reads ahead what other cards must know. All names are known by now.
pub(crate) fn note_facts(card: &Outline, body: &[Token<'_>], names: &mut Names) {
    match card.kind {
        CardKind::Spell => {
            let fact = SpellFact::of(body, names.scope(&card.space));
            names.spell_facts.push(fact);
        }
        CardKind::Evocation => names.evocation_facts.push(EvocationFact::of(body)),
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
