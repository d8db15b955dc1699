//! Waking a table: its events are gone through again, with the cards it began with.

use super::House;
use crate::store::Stored;
use codex::Report;
use content::Collection;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::play::Play;
use table::shelf::Cards;
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
    pub(super) async fn cards_of(self: &Arc<House>, stored: &Stored) -> Result<Arc<Cards>, Refusal> {
        if let Some(cards) = self.shelf.known(&stored.content) {
            return Ok(cards);
        }
        let with = match stored.packs.as_slice() {
            [] => String::new(),
            packs => format!(" ({})", packs.join(", ")),
        };
        let refused = move |why: &str| {
            Refusal::new(Code::IncompatibleReplay, format!("the cards this table was laid with{with} {why}"))
        };
        match self.kept_cards(stored.content.clone()).await? {
            Some(Ok(cards)) => Ok(cards),
            Some(Err(report)) => {
                tracing::error!(%report, version = stored.content, "stored cards cannot be loaded");
                Err(refused("are written in a language that this program does not speak"))
            }
            None => Err(refused("are not here")),
        }
    }

    /// The cards of a version out of the storage.
    async fn kept_cards(
        self: &Arc<House>,
        version: String,
    ) -> Result<Option<Result<Arc<Cards>, Report>>, Refusal> {
        let found = self.store.cards(&version).await.and_then(|body| {
            let collection = body.map(|body| Collection::unpress(&body)).transpose()?;
            Ok(collection)
        });
        let collection =
            found.map_err(|error| self.refused(&format!("cards of version {version}"), &error))?;
        let Some(collection) = collection else { return Ok(None) };
        self.blocking(move |house| Ok(Some(house.shelf.open(Some(&version), collection)))).await
    }

    /// The cards of a version that tables here are played with.
    pub async fn cards(self: &Arc<House>, version: String) -> Result<Arc<Cards>, Refusal> {
        if let Some(cards) = self.shelf.known(&version) {
            return Ok(cards);
        }
        let found = self.kept_cards(version).await?.and_then(Result::ok);
        found.ok_or_else(|| Refusal::new(Code::IncompatibleReplay, "there are no cards of that version here"))
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
        self.blocking(move |house| house.shelf.with(edition.as_deref(), &names)).await
    }

    /// Goes through the events of a table. One whose storage is damaged is shown as it was before the damage; one that an
    /// older program stored gets its chain.
    pub(super) async fn wake(
        self: &Arc<House>,
        word: &str,
        stored: Stored,
    ) -> Result<(Stored, Woken), Refusal> {
        // Whatever it says here may be said otherwise there: it is left to a server that knows.
        if stored.rules > rules::VERSION {
            let words = format!(
                "this table was laid by version {} of the rules, and this server plays by version {}; it goes on at a \
                 newer one",
                stored.rules,
                rules::VERSION
            );
            return Err(Refusal::new(Code::IncompatibleReplay, words));
        }
        let cards = self.cards_of(&stored).await?;
        let (stored, woken) = self
            .blocking(move |_| {
                let (play, frozen) = Play::woken(&cards.codex, stored.past())?;
                Ok((stored, Woken { play, frozen, cards }))
            })
            .await?;
        if let Some(damage) = &stored.damage {
            tracing::error!(table = word, %damage, "a stored table is damaged");
            self.metrics.damaged.fetch_add(1, Ordering::Relaxed);
            let frozen = Some(damage.words());
            return Ok((stored, Woken { frozen, ..woken }));
        }
        if stored.unchained && woken.frozen.is_none() {
            let (first, links) = (stored.links[0], stored.links[1..].to_vec());
            let chained = self.store.chain(stored.id, word.to_string(), first, links).await;
            chained.map_err(|error| self.refused(&format!("table {word}"), &error))?;
        }
        Ok((stored, woken))
    }
}
