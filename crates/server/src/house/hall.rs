//! The hall: tables whose hosts show them to strangers. The list is made at most every few seconds, and a table that has
//! not changed since is not woken for it.

use super::{Command, House};
use crate::store::Shown;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use table::wire::*;

/// The most tables that go on, and the most whose game is over.
const RUNNING: u32 = 60;
const FINISHED: u32 = 20;

/// The list as it was made last.
#[derive(Debug, Default)]
pub(super) struct Board {
    made: Option<Duration>,
    hall: Arc<Hall>,
    /// Tables by how often they had changed; none: not for strangers.
    known: HashMap<String, (u32, Option<HallTable>)>,
}

impl House {
    /// The tables of the hall, if it is open. `there` asks the server that has a table, where that is another one.
    pub async fn hall<T: Future<Output = Option<HallTable>>>(
        self: &Arc<House>,
        there: impl Fn(String, String) -> T,
    ) -> Result<Arc<Hall>, Refusal> {
        let closed = || Refusal::new(Code::NotAgreed, "the hall of this server is closed");
        let age = self.limits.hall.ok_or_else(closed)?;
        // Whoever comes while the list is made waits for it instead of making another.
        let mut board = self.board.lock().await;
        if board.made.is_some_and(|made| self.world.ticks().saturating_sub(made) < age) {
            return Ok(board.hall.clone());
        }
        let shown = self.store.hall(RUNNING, FINISHED).await;
        let shown = shown.map_err(|error| self.refused("the hall", &error))?;
        let mut known = HashMap::new();
        let mut tables = Vec::new();
        for Shown { word, n } in shown {
            let table = match board.known.remove(&word) {
                Some((then, table)) if then == n => table,
                _ => self.shown(&word, &there).await,
            };
            tables.extend(table.clone());
            known.insert(word, (n, table));
        }
        let hall = Arc::new(Hall { tables });
        *board = Board { made: Some(self.world.ticks()), hall: hall.clone(), known };
        Ok(hall)
    }

    async fn shown<T: Future<Output = Option<HallTable>>>(
        self: &Arc<House>,
        word: &str,
        there: impl Fn(String, String) -> T,
    ) -> Option<HallTable> {
        match self.elsewhere(word).await {
            Ok(Some(address)) => there(address, word.into()).await,
            _ => self.ask(word, |reply| Command::Shown { reply }).await.and_then(|shown| shown).ok(),
        }
    }
}
