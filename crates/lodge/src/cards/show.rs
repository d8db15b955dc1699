//! One card in words.

use super::catalogue::{Card, Catalogue, Deck};
use super::shown::{Showing, Shows};
use super::symbols::meaning;
use serde::Serialize;
use std::fmt;
use text::{CardText, Line, Part, Piece, Ruling, Symbol};

/// One line about a card.
pub fn list_line(card: &Card) -> String {
    let kind = card.kind.as_deref().unwrap_or("-");
    format!("{:<26} {:<26} {:<10} {kind:<12} {}", card.id, card.name, card.deck.name(), card.mark)
}

/// A symbol with its meaning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Explained {
    symbol: &'static str,
    word: String,
    meaning: &'static str,
}

/// A card with everything there is to say about it. Field names are a contract with whoever reads the JSON.
#[derive(Clone, Debug, Serialize)]
pub struct Shown<'a> {
    #[serde(flatten)]
    card: &'a Card,
    #[serde(skip)]
    school: Option<&'a str>,
    text: &'a CardText,
    plain: String,
    symbols: Vec<Explained>,
    rulings: &'a [Ruling],
    /// Nothing if no scenarios were read.
    scenarios: Option<Vec<Showing>>,
}

impl<'a> Shown<'a> {
    /// With the scenarios that show it, where some were read.
    pub fn new(catalogue: &'a Catalogue, card: &'a Card, shows: Option<&Shows>) -> Shown<'a> {
        let school = card.kind.as_deref().filter(|_| card.deck == Deck::Spell);
        let scenarios = shows.map(|shows| {
            let mut list: Vec<Showing> = Vec::new();
            for showing in card.keys().iter().filter_map(|key| shows.by_key.get(key)).flatten() {
                if !list.contains(showing) {
                    list.push(showing.clone());
                }
            }
            list
        });
        Shown {
            card,
            school: school.and_then(|id| catalogue.school_name(id)),
            text: &card.text,
            plain: card.text.plain(),
            symbols: symbols(&card.text),
            rulings: &card.rulings,
            scenarios,
        }
    }
}

/// The lines of a part, in the order in which they are read.
fn lines(part: &Part) -> impl Iterator<Item = &Line> {
    let heads = [&part.heading, &part.target, &part.lead].into_iter().flatten();
    heads.chain(part.sentences.iter().map(|sentence| &sentence.line))
}

/// Each symbol of a text once, in the order of [`Symbol::ALL`].
fn symbols(text: &CardText) -> Vec<Explained> {
    let pieces: Vec<&Piece> = [&text.subtitle]
        .into_iter()
        .chain(text.parts.iter().flat_map(lines))
        .flat_map(|line| &line.0)
        .collect();
    let word_of = |wanted: Symbol| {
        pieces.iter().find_map(|piece| match piece {
            Piece::Symbol { symbol, word } if *symbol == wanted => Some(word.clone()),
            _ => None,
        })
    };
    let explained = |&symbol: &Symbol| {
        Some(Explained { symbol: symbol.name(), word: word_of(symbol)?, meaning: meaning(symbol) })
    };
    Symbol::ALL.iter().filter_map(explained).collect()
}

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Card { id, name, deck, kind, mark, copies, .. } = self.card;
        writeln!(f, "{name} ({id})\n{}", self.text.subtitle.plain())?;
        write!(f, "deck {}", deck.name())?;
        match (self.school, kind) {
            (Some(school), _) => write!(f, ", school {school}")?,
            (None, Some(kind)) => write!(f, ", {kind}")?,
            (None, None) => {}
        }
        let plural = if *copies == 1 { "copy" } else { "copies" };
        writeln!(f, ", {mark}, {copies} {plural}")?;
        for part in &self.text.parts {
            writeln!(f)?;
            let indent = if part.heading.is_some() { "  " } else { "" };
            if let Some(heading) = &part.heading {
                writeln!(f, "{}", heading.plain())?;
            }
            for line in lines(part).skip(usize::from(part.heading.is_some())) {
                writeln!(f, "{indent}{}", line.plain())?;
            }
        }
        if !self.symbols.is_empty() {
            writeln!(f, "\nSymbols")?;
        }
        for Explained { word, meaning, .. } in &self.symbols {
            writeln!(f, "  {word:<12} {meaning}")?;
        }
        if !self.rulings.is_empty() {
            writeln!(f, "\nRulings")?;
        }
        for Ruling { number, text } in self.rulings {
            writeln!(f, "  {number:<7} {text}")?;
        }
        match &self.scenarios {
            _ if self.card.keys().is_empty() => Ok(()),
            None => writeln!(f, "\nNo folder of scenarios here; name one with --scenarios DIR."),
            Some(list) if list.is_empty() => writeln!(f, "\nNo scenario shows this card."),
            Some(list) => {
                writeln!(f, "\nScenarios")?;
                list.iter().try_for_each(|Showing { id, title, path, line }| {
                    writeln!(f, "  {id} \"{title}\" ({path}:{line})")
                })
            }
        }
    }
}
