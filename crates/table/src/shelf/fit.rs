//! What a house may offer: cards that load, whose words can be said and whose tables can be laid.

use super::Cards;
use crate::wire::{Brought, PackOffer};
use codex::{Codex, Report};
use content::Collection;
use rules::{Game, SeatSetup, Setup, SetupError, six_schools};
use std::fmt;
use text::{TextError, Texts};

/// Why packs cannot be offered.
#[derive(Debug)]
pub enum Unfit {
    /// The cards are wrong.
    Cards(Report),
    /// The words of a file are wrong, or those of the cards cannot be said.
    Words {
        /// The file.
        path: String,
        /// What is wrong with it.
        error: TextError,
    },
    /// The name of an edition.
    Name(String),
    /// No table can be laid with these packs.
    Table {
        /// By name.
        packs: Vec<String>,
        /// Of so many.
        seats: usize,
        /// Why not.
        error: SetupError,
    },
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Unfit::Cards(report) => report.fmt(f),
            Unfit::Words { path, error } => write!(f, "{path}: {error}"),
            Unfit::Name(name) => write!(f, "`{name}` is the name of an edition: call the pack otherwise"),
            Unfit::Table { packs, seats, error } => write!(
                f,
                "no table of {seats} can be laid with {}: {error}; take cards out of the pack, or leave a pack out",
                packs.join(", ")
            ),
        }
    }
}

impl std::error::Error for Unfit {}

/// Loads a collection and sees that its words can be said and its tables laid.
pub(super) fn checked(collection: &Collection) -> Result<Cards, Unfit> {
    let codex = collection.load().map_err(Unfit::Cards)?;
    for own in &collection.words {
        Texts::new(&own.lang, &[&own.text])
            .map_err(|error| Unfit::Words { path: own.path.clone(), error })?;
    }
    let path = || collection.words.first().map(|own| own.path.clone()).unwrap_or_default();
    let unsaid = |error: TextError| Unfit::Words { path: path(), error };
    let texts = Texts::english_with(&collection.words("en")).map_err(unsaid)?;
    if let Some(error) = text::check(&codex, &texts).into_iter().next() {
        return Err(unsaid(error));
    }
    let cards = Cards::new(codex, collection.clone());
    let sizes = cards.codex.layouts.iter().map(|layout| layout.players as usize);
    for seats in sizes.filter(|&seats| (2..=rules::SEATS.min(cards.codex.mages.len())).contains(&seats)) {
        let schools = six_schools(&cards.codex, &[], |_| 0);
        let setup = Setup { seats: vec![SeatSetup::default(); seats], schools, ..Setup::default() };
        Game::new(&cards.codex, &setup, 1).map_err(|error| Unfit::Table {
            packs: cards.codex.pack_names(),
            seats,
            error,
        })?;
    }
    Ok(cards)
}

/// What a pack says of itself and what it brings, as the difference it makes.
pub(super) fn offer(plain: &Codex, with: &Codex) -> Option<PackOffer> {
    let own = with.packs.first()?;
    let counts = |codex: &Codex| codex.counts().into_iter().chain([("replaced", replaced(codex))]);
    let brings = counts(with).zip(counts(plain)).map(|((what, all), (_, before))| Brought {
        what: what.into(),
        count: all.saturating_sub(before) as u32,
    });
    Some(PackOffer {
        id: own.id.clone(),
        name: own.name.clone(),
        author: own.author.clone(),
        about: own.about.clone(),
        brings: brings.filter(|own| own.count > 0).collect(),
    })
}

/// How many cards stand in the place of others.
fn replaced(codex: &Codex) -> usize {
    let cards = codex::all_cards(codex).into_iter().map(|card| codex.title(card));
    let others = codex.schools.iter().map(|own| &own.title).chain(codex.mages.iter().map(|own| &own.title));
    cards.chain(others).filter(|title| title.replaces.is_some()).count()
}
