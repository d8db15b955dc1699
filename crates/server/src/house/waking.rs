//! Waking a table: its events are gone through again, with the cards it began with.

use super::House;
use super::shelf::Cards;
use crate::store::{StoreError, Stored};
use content::Collection;
use std::sync::Arc;
use table::play::Play;
use table::wire::{Code, Refusal};

/// A table as its events leave it.
#[derive(Debug)]
pub(super) struct Woken {
    pub play: Play,
    /// Why it cannot go on, if it cannot.
    pub frozen: Option<String>,
    /// Keeps the cards in memory while the table is.
    pub cards: Arc<Cards>,
}

impl House {
    /// The cards a table began with: those at hand, or those in the storage.
    pub(super) fn cards_of(&self, stored: &Stored) -> Result<Result<Arc<Cards>, Refusal>, StoreError> {
        if let Some(cards) = self.shelf.known(&stored.content) {
            return Ok(Ok(cards));
        }
        let refused = |why: String| {
            let with = if stored.packs.is_empty() {
                String::new()
            } else {
                format!(" ({})", stored.packs.join(", "))
            };
            Refusal::new(Code::IncompatibleReplay, format!("the cards this table was laid with{with} {why}"))
        };
        let Some(body) = self.store.cards(&stored.content)? else {
            return Ok(Err(refused("are not here".into())));
        };
        let opened = self.shelf.open(Some(&stored.content), Collection::unpress(&body)?);
        Ok(opened.map_err(|report| {
            tracing::error!(%report, version = stored.content, "stored cards cannot be loaded");
            refused("are written in a language that this program no longer speaks".into())
        }))
    }

    /// The cards of a version that tables here are played with.
    pub async fn cards(self: &Arc<House>, version: String) -> Result<Arc<Cards>, Refusal> {
        if let Some(cards) = self.shelf.known(&version) {
            return Ok(cards);
        }
        let unknown = || Refusal::new(Code::IncompatibleReplay, "there are no cards of that version here");
        let found = self.blocking(move |house| {
            let Some(body) = house.store.cards(&version)? else { return Ok(None) };
            Ok(house.shelf.open(Some(&version), Collection::unpress(&body)?).ok())
        });
        found.await?.ok_or_else(unknown)
    }

    /// The cards of an edition with packs by name; loaded beside the tables if need be.
    pub async fn with_packs(
        self: &Arc<House>,
        edition: Option<String>,
        names: Vec<String>,
    ) -> Result<Arc<Cards>, Refusal> {
        if names.is_empty() {
            return self.shelf.with(edition.as_deref(), &[]);
        }
        self.blocking(move |house| Ok(house.shelf.with(edition.as_deref(), &names))).await?
    }

    /// Goes through the events of a table.
    pub(super) fn wake(&self, stored: &Stored) -> Result<Result<Woken, Refusal>, StoreError> {
        Ok(self.cards_of(stored)?.and_then(|cards| {
            let (play, frozen) = Play::woken(&cards.codex, stored.past())?;
            Ok(Woken { play, frozen, cards })
        }))
    }
}
