//! New tables: laid afresh, for a lesson, or from a recorded game; stored before anybody hears of them.

use super::House;
use crate::store::{NewRow, StoreError};
use std::sync::Arc;
use table::found::{self, Founded};
use table::lessons;
use table::play::Sitter;
use table::record::{self, Record};
use table::secret;
use table::shelf::Cards;
use table::wire::*;

impl House {
    pub async fn found(self: &Arc<House>, new: NewTable) -> Result<Created, Refusal> {
        for seat in &new.seats {
            if let Who::Bot { level } = &seat.who {
                self.limits.check_level(level)?;
            }
        }
        let packs = self.shelf.packs_of(&new);
        let cards = self.with_packs(new.edition.clone(), packs).await?;
        self.open(&cards, found::found(&cards.codex, new, self.world.chance(), self.world.now())?).await
    }

    /// A table for a lesson, with the cards of the edition it is played in.
    pub async fn teach(self: &Arc<House>, lesson: &str) -> Result<Created, Refusal> {
        let cards = self.with_packs(lessons::edition(lesson), Vec::new()).await?;
        self.open(&cards, found::teach(&cards.codex, lesson, self.world.chance())?).await
    }

    /// A table from a recorded game that comes out as recorded.
    pub async fn import(self: &Arc<House>, text: String) -> Result<Imported, Refusal> {
        let refused = |why: record::Refusal| Refusal::new(Code::IncompatibleReplay, why.to_string());
        let Record { content, edition, packs, .. } = Record::from_json(&text).map_err(refused)?;
        // The cards it was played with may be those of former tables.
        let cards = match self.cards(content).await {
            Ok(cards) => cards,
            Err(_) => self.with_packs(Some(edition), packs).await?,
        };
        let codex = cards.codex.clone();
        let chance = self.world.chance();
        let founded = self.blocking(move |_| found::import(&codex, &text, chance)).await?;
        if founded.finished {
            let table = self.store_new(&cards, founded).await?;
            return Ok(Imported { table, seats: Vec::new() });
        }
        for sitter in &founded.sitters {
            if let Sitter::Bot { level } = sitter {
                self.limits.check_level(level)?;
            }
        }
        let Created { table, seats, .. } = self.open(&cards, founded).await?;
        Ok(Imported { table, seats })
    }

    async fn open(self: &Arc<House>, cards: &Cards, founded: Founded) -> Result<Created, Refusal> {
        let seats = founded.seats.clone();
        let bots = founded.sitters.iter().any(|sitter| matches!(sitter, Sitter::Bot { .. }));
        let table = self.store_new(cards, founded).await?;
        if bots {
            // The first question may be a bot's.
            self.ask(&table, super::Command::Wake).await?;
        }
        Ok(Created { watch: table.clone(), table, seats })
    }

    pub(super) async fn store_new(&self, cards: &Cards, founded: Founded) -> Result<String, Refusal> {
        let failed = |error: StoreError| {
            tracing::error!(%error, "a table could not be stored");
            Refusal::new(Code::Busy, "storage does not answer just now")
        };
        let word = secret::word(self.world.chance())?;
        let created = self.world.now();
        let codex = &cards.codex;
        let Founded { name, deal, sitters, events, finished, proof, .. } = founded;
        let row = NewRow {
            word: word.clone(),
            name,
            created,
            edition: codex.edition_id().into(),
            packs: codex.pack_names(),
            content: codex.version.clone(),
            cards: cards.pressed(),
            deal,
            sitters,
            events,
            proof,
            finished,
        };
        let cards = row.cards.clone();
        let rows = row.rows().map_err(failed)?;
        self.store.create(rows, cards).await.map_err(failed)?;
        Ok(word)
    }
}
