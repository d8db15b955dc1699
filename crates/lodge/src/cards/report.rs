//! What the decks hold, what scenarios show of them, and how much the words of the language are used.

use super::catalogue::{Catalogue, Deck};
use super::shown::Shows;
use codex::Codex;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DeckCount {
    pub deck: Deck,
    /// Different cards.
    pub distinct: usize,
    /// With all copies.
    pub cards: usize,
    /// How many of the different ones are of this origin.
    pub printed: usize,
    pub designed: usize,
    /// How many of them all are so except for some detail.
    pub mixed: usize,
}

/// Field names are a contract with whoever reads the JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    pub decks: Vec<DeckCount>,
    /// Sides that a scenario should show.
    pub sides: usize,
    pub sides_without_scenario: Vec<String>,
    /// `shows` lines that name no card or no side of it, each with its place.
    pub unknown_shows: Vec<String>,
    /// Scenario files that cannot be read.
    pub unreadable: Vec<String>,
    /// How many cards use each word of the language.
    pub words: BTreeMap<&'static str, usize>,
    /// Words that one card uses only.
    pub suspect_words: Vec<&'static str>,
}

impl Report {
    pub fn new(codex: &Codex, catalogue: &Catalogue, shows: &Shows) -> Report {
        let keys: Vec<String> = catalogue.cards.iter().flat_map(|card| card.keys()).collect();
        let known: BTreeSet<&String> = keys.iter().collect();
        let unknown = shows.by_key.iter().filter(|(key, _)| !known.contains(key));
        let unknown_shows = unknown.flat_map(|(key, by)| {
            by.iter().map(move |by| format!("{}:{}: `{key}` is no side of a card", by.path, by.line))
        });
        let words = codex::uses(codex);
        Report {
            decks: Deck::ALL.map(|deck| count(catalogue, deck)).to_vec(),
            sides: keys.len(),
            unknown_shows: unknown_shows.collect(),
            sides_without_scenario: keys
                .iter()
                .filter(|&key| !shows.by_key.contains_key(key))
                .cloned()
                .collect(),
            unreadable: shows.unreadable.clone(),
            suspect_words: words.iter().filter(|(_, uses)| **uses == 1).map(|(word, _)| *word).collect(),
            words,
        }
    }

    /// Whether every side is shown and every `shows` line means one.
    pub fn is_complete(&self) -> bool {
        self.sides_without_scenario.is_empty() && self.unknown_shows.is_empty() && self.unreadable.is_empty()
    }
}

fn count(catalogue: &Catalogue, deck: Deck) -> DeckCount {
    let own: Vec<_> = catalogue.cards.iter().filter(|card| card.deck == deck).collect();
    let printed = own.iter().filter(|card| card.origin == "printed").count();
    let mixed = own.iter().filter(|card| !card.except.is_empty()).count();
    let cards = own.iter().map(|card| usize::from(card.copies)).sum();
    DeckCount { deck, distinct: own.len(), cards, printed, designed: own.len() - printed, mixed }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(
            f,
            "{:<10} {:>8} {:>6} {:>8} {:>9} {:>6}",
            "deck", "distinct", "cards", "printed", "designed", "mixed"
        )?;
        for DeckCount { deck, distinct, cards, printed, designed, mixed } in &self.decks {
            writeln!(
                f,
                "{:<10} {distinct:>8} {cards:>6} {printed:>8} {designed:>9} {mixed:>6}",
                deck.name()
            )?;
        }
        let words: Vec<String> = self.words.iter().map(|(word, uses)| format!("{word} {uses}")).collect();
        writeln!(f, "\nwords and the cards that use them: {}", words.join(", "))?;
        match &self.suspect_words[..] {
            [] => writeln!(f, "no word is used by one card only")?,
            suspect => writeln!(f, "used by one card only: {}", suspect.join(", "))?,
        }
        let shown = self.sides - self.sides_without_scenario.len();
        writeln!(f, "\n{shown} of {} card sides are shown by a scenario", self.sides)?;
        for side in &self.sides_without_scenario {
            writeln!(f, "not yet: {side}")?;
        }
        self.unknown_shows.iter().chain(&self.unreadable).try_for_each(|problem| writeln!(f, "{problem}"))
    }
}

#[cfg(test)]
mod tests {
    use super::super::Showing;
    use super::*;

    #[test]
    fn sides_that_are_missing_or_unknown_are_named() {
        let codex = content::rebirth();
        let catalogue = Catalogue::new(&codex, text::Texts::english()).unwrap();
        let showing = Showing { id: "S".into(), title: "T".into(), path: "a.scenario".into(), line: 3 };
        let mut shows = Shows::default();
        for card in &catalogue.cards {
            for key in card.keys().into_iter().filter(|key| key != "crypt rebuilt") {
                shows.by_key.insert(key, vec![showing.clone()]);
            }
        }
        let report = Report::new(&codex, &catalogue, &shows);
        assert_eq!(report.sides_without_scenario, ["crypt rebuilt"]);
        assert!(!report.is_complete());
        shows.by_key.insert("crypt rebuilt".into(), vec![showing.clone()]);
        assert!(Report::new(&codex, &catalogue, &shows).is_complete());
        shows.by_key.insert("crypt".into(), vec![showing]);
        let report = Report::new(&codex, &catalogue, &shows);
        assert_eq!(report.unknown_shows, ["a.scenario:3: `crypt` is no side of a card"]);
        assert!(!report.is_complete());
    }
}
