//! The house: all tables of a server, those in memory and those that sleep in storage.

mod absences;
mod actor;
mod bots;
mod codes;
mod found;
mod frames;
mod hall;
mod hints;
mod nodes;
mod outbox;
mod sweep;
mod waking;

pub use actor::Command;
pub use outbox::{Outbox, Waiting};
pub use table::shelf::{Cards, Read, Shelf, Unfit};

use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::notices::Office;
use crate::store::{self, Storage, StoreError, Stored};
use crate::world::{System, World};
use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};
use table::wire::{Code, Refusal};
use tokio::sync::{OwnedRwLockReadGuard, RwLock, Semaphore, mpsc, oneshot, watch};
use waking::Woken;

/// Commands that wait for one table.
const INBOX: usize = 256;

pub struct House {
    pub shelf: Arc<Shelf>,
    pub store: Arc<dyn Storage>,
    pub limits: Limits,
    pub metrics: Metrics,
    pub(crate) world: Arc<dyn World>,
    tables: Mutex<BTreeMap<String, mpsc::Sender<Command>>>,
    thinkers: Arc<Semaphore>,
    /// Of the tables at which nobody looks, one thinks at a time.
    idle_thinkers: Arc<Semaphore>,
    hints: hints::Hints,
    codes: codes::Codes,
    absences: absences::Asleep,
    /// Sends notices, where the operator lets it.
    office: OnceLock<Office>,
    /// The hall as strangers were shown it last.
    board: tokio::sync::Mutex<hall::Board>,
    /// What servers that share the storage show each other; none: there are no others.
    secret: OnceLock<String>,
    /// The others no longer hear this server.
    unheard: AtomicBool,
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

/// What everybody hears when the server closes.
pub fn farewell() -> Refusal {
    Refusal::new(Code::Busy, "the server closes; come back soon")
}

impl House {
    pub fn new(shelf: Shelf, store: Arc<dyn Storage>, limits: Limits) -> Arc<House> {
        House::within(Arc::new(System::new()), Arc::new(shelf), store, limits)
    }

    /// A house in a world that is handed in.
    pub fn within(
        world: Arc<dyn World>,
        shelf: Arc<Shelf>,
        store: Arc<dyn Storage>,
        limits: Limits,
    ) -> Arc<House> {
        Arc::new(House {
            shelf,
            store,
            limits,
            metrics: Metrics::default(),
            world,
            tables: Mutex::default(),
            thinkers: Arc::new(Semaphore::new(limits.thinkers.max(1))),
            idle_thinkers: Arc::new(Semaphore::new(1)),
            hints: hints::Hints::new(limits.thinkers),
            codes: codes::Codes::default(),
            absences: absences::Asleep::default(),
            office: OnceLock::new(),
            board: tokio::sync::Mutex::default(),
            secret: OnceLock::new(),
            unheard: AtomicBool::new(false),
            visits: Arc::default(),
            closing: watch::Sender::new(false),
            awake: Arc::default(),
        })
    }

    /// How notices are sent, if they are.
    pub(crate) fn office(&self) -> Option<&Office> {
        self.office.get()
    }

    /// Notices are sent from now on.
    pub(crate) fn open_office(&self, office: Office) {
        // There is one office in the life of a house.
        let _ = self.office.set(office);
    }

    /// Resolves when the house closes; sockets end then.
    pub fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Resolves when the house has closed and those who ask it something cannot be kept waiting any longer: there is still
    /// time to tell them.
    pub async fn out_of_patience(&self) {
        drop(self.closing().wait_for(|closing| *closing).await);
        self.world.sleep(self.limits.goodbye * 2 / 3).await;
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
        let words = match self.store.with_bots().await {
            Ok(words) => words,
            Err(error) => return tracing::error!(%error, "tables with bots cannot be listed"),
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
        // Few wake a table, but everybody who speaks to one would hold the room that it takes.
        Box::pin(self.waken(word)).await
    }

    /// Wakes a table that sleeps.
    async fn waken(self: &Arc<House>, word: &str) -> Result<mpsc::Sender<Command>, Refusal> {
        // Whoever waits until all sleep waits for those who are waking, too; and nobody wakes after that.
        let awake = self.awake.clone().read_owned().await;
        if *self.closing.borrow() {
            return Err(farewell());
        }
        // Taken first and read then: what the last holder has stored is there.
        let fence = self.take_here(word).await?;
        let (stored, woken) = match self.load(word).await {
            Ok(loaded) => loaded,
            Err(refusal) => {
                // Another server, which may be newer, may be able to.
                let _ = self.store.release(word, fence).await;
                return Err(refusal);
            }
        };
        let mut tables = self.tables();
        // Somebody else may have been quicker.
        if let Some(inbox) = tables.get(word).filter(|inbox| !inbox.is_closed()) {
            return Ok(inbox.clone());
        }
        let (inbox, commands) = mpsc::channel(INBOX);
        tables.insert(word.into(), inbox.clone());
        drop(tables);
        let table = actor::Table::new(self.clone(), word.into(), (stored, fence), woken, inbox.clone());
        self.world.spawn(Box::pin(async move {
            let _awake = awake;
            table.run(commands).await;
        }));
        Ok(inbox)
    }

    async fn load(self: &Arc<House>, word: &str) -> Result<(Stored, Woken), Refusal> {
        let stored = self.stored(word).await?;
        self.wake(word, stored).await
    }

    /// What is stored of a table, as far as it can be believed.
    async fn stored(&self, word: &str) -> Result<Stored, Refusal> {
        let stored = store::load(&*self.store, word)
            .await
            .map_err(|error| self.refused(&format!("table {word}"), &error))?;
        stored.ok_or_else(|| Refusal::new(Code::UnknownTable, "there is no such table"))
    }

    /// What those who asked are told when storage could not answer; the operator is told the rest.
    fn refused(&self, what: &str, error: &StoreError) -> Refusal {
        tracing::error!(%error, "{what} cannot be read");
        match error {
            StoreError::Damaged(_) => {
                self.metrics.damaged.fetch_add(1, Ordering::Relaxed);
                let words = "The storage of this table is damaged. It is kept as it is until whoever runs this server \
                             repairs it.";
                Refusal::new(Code::Frozen, words)
            }
            _ => Refusal::new(Code::Busy, "storage does not answer just now"),
        }
    }

    /// Keeps the cards of tables that an older program stored without them, as far as they are still played here.
    pub async fn keep_cards(self: &Arc<House>) {
        let missing = self.store.cards_missing().await.unwrap_or_default();
        for version in missing {
            let Some(cards) = self.shelf.known(&version) else { continue };
            if let Err(error) = self.store.keep_cards(version, cards.pressed()).await {
                tracing::error!(%error, "cards could not be kept");
            }
        }
    }

    /// Runs something that takes a while.
    async fn blocking<T: Send + 'static>(
        self: &Arc<House>,
        work: impl FnOnce(&House) -> Result<T, Refusal> + Send + 'static,
    ) -> Result<T, Refusal> {
        let house = self.clone();
        let broken = || Err(Refusal::new(Code::Busy, "the server could not do that just now"));
        self.world.aside(move || work(&house)).await.unwrap_or_else(broken)
    }

    /// Nothing that is done under this lock can leave the map half changed.
    fn tables(&self) -> MutexGuard<'_, BTreeMap<String, mpsc::Sender<Command>>> {
        self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every line waits in one of these for as long as it is open.
    #[test]
    fn speaking_to_a_table_takes_little_room() {
        fn size<'a, T: Future>(_: fn(&'a Arc<House>, &'a str) -> T) -> usize {
            size_of::<T>()
        }
        assert!(size(House::table) < 512, "{}", size(House::table));
    }
}
