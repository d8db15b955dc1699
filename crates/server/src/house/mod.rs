//! The house: all tables of a server, those in memory and those that sleep in storage.

mod actor;
mod bots;
mod codes;
mod found;
mod frames;
mod outbox;
mod shelf;
mod sweep;
mod waking;

pub use actor::Command;
pub use outbox::Outbox;
pub use shelf::{Cards, Read, Shelf, Unfit};

use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::store::{Store, StoreError, Stored};
use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use table::wire::{Code, Refusal};
use tokio::sync::{OwnedRwLockReadGuard, RwLock, Semaphore, mpsc, oneshot, watch};
use waking::Woken;

/// Commands that wait for one table.
const INBOX: usize = 256;

pub struct House {
    pub shelf: Shelf,
    pub store: Store,
    pub limits: Limits,
    pub metrics: Metrics,
    tables: Mutex<HashMap<String, mpsc::Sender<Command>>>,
    thinkers: Arc<Semaphore>,
    /// Of the tables at which nobody looks, one thinks at a time.
    idle_thinkers: Arc<Semaphore>,
    codes: codes::Codes,
    closing: watch::Sender<bool>,
    /// Every connection holds it, so that closing can wait until all have been told.
    visits: Arc<RwLock<()>>,
    /// Every table that is awake holds it, so that closing can wait for the last word of each.
    awake: Arc<RwLock<()>>,
}

impl std::fmt::Debug for House {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("House").field("limits", &self.limits).finish_non_exhaustive()
    }
}

impl House {
    pub fn new(shelf: Shelf, store: Store, limits: Limits) -> Arc<House> {
        Arc::new(House {
            shelf,
            store,
            limits,
            metrics: Metrics::default(),
            tables: Mutex::new(HashMap::new()),
            thinkers: Arc::new(Semaphore::new(limits.thinkers.max(1))),
            idle_thinkers: Arc::new(Semaphore::new(1)),
            codes: codes::Codes::default(),
            visits: Arc::default(),
            closing: watch::Sender::new(false),
            awake: Arc::default(),
        })
    }

    /// Resolves when the house closes; sockets end then.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Held by a connection for as long as it lasts.
    pub async fn visit(&self) -> OwnedRwLockReadGuard<()> {
        self.visits.clone().read_owned().await
    }

    /// Resolves when nobody is connected any more.
    pub async fn all_gone(&self) {
        drop(self.visits.write().await);
    }

    /// Resolves when no table is awake any more: what they were writing is written, and nothing more comes.
    pub async fn all_asleep(&self) {
        drop(self.awake.write().await);
    }

    /// Wakes the tables at which a bot may have to move. They go back to sleep by themselves.
    pub async fn wake_bots(self: Arc<House>) {
        let words = match self.blocking(|house| house.store.with_bots()).await {
            Ok(words) => words,
            Err(refusal) => return tracing::error!(%refusal, "tables with bots cannot be listed"),
        };
        for word in words {
            let _ = self.ask(&word, Command::Wake).await;
            tokio::task::yield_now().await;
        }
    }

    /// Wakes a table that another one has laid. Boxed, since a table that wakes tables would be its own type.
    fn wake_from(self: Arc<House>, word: String) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(async move { drop(self.ask(&word, Command::Wake).await) })
    }

    /// Says something to a table, waking it if need be, and waits for the answer.
    pub async fn ask<T>(
        self: &Arc<House>,
        word: &str,
        command: impl Fn(oneshot::Sender<T>) -> Command,
    ) -> Result<T, Refusal> {
        // A table may fall asleep between being found and being asked; then it is woken again.
        for _ in 0..3 {
            let table = self.table(word).await?;
            let (reply, wait) = oneshot::channel();
            if table.send(command(reply)).await.is_err() {
                continue;
            }
            if let Ok(answer) = wait.await {
                return Ok(answer);
            }
        }
        Err(Refusal::new(Code::Busy, "the table does not answer just now"))
    }

    /// The inbox of a table.
    pub async fn table(self: &Arc<House>, word: &str) -> Result<mpsc::Sender<Command>, Refusal> {
        if let Some(inbox) = self.tables().get(word).filter(|inbox| !inbox.is_closed()) {
            return Ok(inbox.clone());
        }
        let (stored, woken) = self.load(word).await?;
        let mut tables = self.tables();
        // Somebody else may have been quicker.
        if let Some(inbox) = tables.get(word).filter(|inbox| !inbox.is_closed()) {
            return Ok(inbox.clone());
        }
        let (inbox, commands) = mpsc::channel(INBOX);
        tables.insert(word.into(), inbox.clone());
        drop(tables);
        let table = actor::Table::new(self.clone(), word.into(), stored, woken, inbox.clone());
        let awake = self.awake.clone().read_owned();
        tokio::spawn(async move {
            let _awake = awake.await;
            table.run(commands).await;
        });
        Ok(inbox)
    }

    async fn load(self: &Arc<House>, word: &str) -> Result<(Stored, Woken), Refusal> {
        let word = word.to_string();
        self.blocking(move |house| {
            let Some(stored) = house.store.load(&word)? else { return Ok(None) };
            let woken = house.wake(&stored)?;
            Ok(Some((stored, woken)))
        })
        .await?
        .ok_or_else(|| Refusal::new(Code::UnknownTable, "there is no such table"))
        .and_then(|(stored, woken)| Ok((stored, woken?)))
    }

    /// Keeps the cards of tables that an older program stored without them, as far as they are still played here.
    pub async fn keep_cards(self: &Arc<House>) {
        let missing = self.blocking(|house| house.store.cards_missing()).await.unwrap_or_default();
        for version in missing {
            let Some(cards) = self.shelf.known(&version) else { continue };
            if let Err(error) = self.store.keep_cards(version, cards.pressed()).await {
                tracing::error!(%error, "cards could not be kept");
            }
        }
    }

    /// Runs something that waits for the disk or takes a while.
    async fn blocking<T: Send + 'static>(
        self: &Arc<House>,
        work: impl FnOnce(&House) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, Refusal> {
        let house = self.clone();
        let done = tokio::task::spawn_blocking(move || work(&house)).await;
        let done = done.unwrap_or_else(|error| Err(StoreError(error.to_string())));
        done.map_err(|error| {
            tracing::error!(%error, "storage failed");
            Refusal::new(Code::Busy, "storage does not answer just now")
        })
    }

    /// Nothing that is done under this lock can leave the map half changed.
    fn tables(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Command>>> {
        self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}
