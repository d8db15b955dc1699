//! New tables: laid afresh, for a lesson, or from a recorded game; stored before anybody hears of them.

use super::House;
use crate::chance::chance;
use crate::store::NewRow;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};
use table::found::{self, Founded};
use table::play::Sitter;
use table::secret;
use table::wire::*;

impl House {
    pub async fn found(self: &Arc<House>, new: NewTable) -> Result<Created, Refusal> {
        self.open(found::found(&self.codex, new, chance)?).await
    }

    /// A table for a lesson.
    pub async fn teach(self: &Arc<House>, lesson: &str) -> Result<Created, Refusal> {
        self.open(found::teach(&self.codex, lesson, chance)?).await
    }

    /// A finished table from a recorded game that comes out as recorded.
    pub async fn import(self: &Arc<House>, text: String) -> Result<Imported, Refusal> {
        let codex = self.codex.clone();
        let work = tokio::task::spawn_blocking(move || found::import(&codex, &text)).await;
        let founded = work.unwrap_or_else(|error| Err(Refusal::new(Code::Busy, error.to_string())))?;
        Ok(Imported { table: self.store_new(founded).await? })
    }

    async fn open(self: &Arc<House>, founded: Founded) -> Result<Created, Refusal> {
        let seats = founded.seats.clone();
        let bots = founded.sitters.iter().any(|sitter| matches!(sitter, Sitter::Bot { .. }));
        let table = self.store_new(founded).await?;
        if bots {
            // The first question may be a bot's.
            self.ask(&table, super::Command::Wake).await?;
        }
        Ok(Created { watch: table.clone(), table, seats })
    }

    async fn store_new(&self, founded: Founded) -> Result<String, Refusal> {
        let word = secret::word(chance)?;
        let created = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as u64);
        let content = self.codex.version.clone();
        let Founded { name, deal, sitters, events, finished, .. } = founded;
        let row = NewRow { word: word.clone(), name, created, content, deal, sitters, events, finished };
        self.store.create(row).await.map_err(|error| {
            tracing::error!(%error, "a table could not be stored");
            Refusal::new(Code::Busy, "storage does not answer just now")
        })?;
        Ok(word)
    }
}
