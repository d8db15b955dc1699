//! Servers that share a storage: each table lives on one of them, and the others pass its players on.

use super::{Command, House, farewell};
use crate::store::{Held, Lease, StoreError};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use table::wire::{Code, Refusal};

/// How often a server says that it is alive.
const BEAT: Duration = Duration::from_millis(500);
/// After so long without being heard a server must take it that others have its tables.
const SILENCE: Duration = Duration::from_secs(3);

impl House {
    /// Tells the other servers where this one is reached, if the storage can be shared at all.
    pub async fn join(&self, address: &str) -> Result<(), StoreError> {
        if let Some(secret) = self.store.register(address).await? {
            let _ = self.secret.set(secret);
        }
        Ok(())
    }

    /// What the servers of a shared storage show each other.
    pub fn secret(&self) -> Option<&str> {
        self.secret.get().map(String::as_str)
    }

    /// Whether the others can still hear this server.
    pub fn is_heard(&self) -> bool {
        !self.unheard.load(Ordering::Relaxed)
    }

    /// The address of the server that has a table, if it is not this one.
    pub async fn elsewhere(&self, word: &str) -> Result<Option<String>, Refusal> {
        let here = self.tables().get(word).is_some_and(|inbox| !inbox.is_closed());
        if self.secret().is_none() || here {
            return Ok(None);
        }
        match self.take(word).await? {
            Lease::At { address } => Ok(Some(address)),
            Lease::Ours { .. } | Lease::Nowhere => Ok(None),
        }
    }

    /// Takes a table for this server, unless another one has it.
    pub(super) async fn take(&self, word: &str) -> Result<Lease, Refusal> {
        // What is given away stays so.
        if *self.closing().borrow() {
            return Err(farewell());
        }
        self.store.lease(word).await.map_err(|error| self.refused(&format!("table {word}"), &error))
    }

    /// Takes a table that is to be woken here; the number of the taking.
    pub(super) async fn take_here(&self, word: &str) -> Result<i64, Refusal> {
        match self.take(word).await? {
            Lease::Ours { fence } => Ok(fence),
            // It was here a moment ago, or the player was passed on too late.
            Lease::At { .. } => Err(Refusal::new(Code::Busy, "the table has just moved; try again")),
            Lease::Nowhere => Err(Refusal::new(Code::UnknownTable, "there is no such table")),
        }
    }

    /// Says from time to time that this server is alive, lets go of tables that others have taken, and takes those of
    /// servers that are gone.
    pub async fn beat(self: Arc<House>, address: String) {
        let mut closing = self.closing();
        let mut heard = self.world.ticks();
        let adopting = Arc::new(AtomicBool::new(false));
        while self.secret().is_some() {
            // Only what was here before the question can be missing in its answer.
            let here: Vec<String> = self.tables().keys().cloned().collect();
            match self.store.beat().await {
                Ok(Held::All) => return,
                Ok(Held::Tables(ours)) => {
                    heard = self.world.ticks();
                    self.unheard.store(false, Ordering::Relaxed);
                    self.let_go(here.into_iter().filter(|word| !ours.contains(word))).await;
                    self.adopt_beside(&adopting);
                }
                Ok(Held::GivenUp) => {
                    tracing::warn!("the other servers have given this one up; it begins anew");
                    self.let_go(here).await;
                    if let Err(error) = self.join(&address).await {
                        tracing::error!(%error, "this server cannot make itself known");
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "nobody hears that this server is alive");
                    if self.world.ticks().saturating_sub(heard) > SILENCE {
                        self.unheard.store(true, Ordering::Relaxed);
                        self.let_go(here).await;
                    }
                }
            }
            tokio::select! {
                biased;
                () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
                () = self.world.sleep(BEAT) => {}
            }
        }
    }

    /// Adopts beside all else, one round at a time: waking many tables takes longer than others wait for a beat.
    fn adopt_beside(self: &Arc<House>, adopting: &Arc<AtomicBool>) {
        if adopting.swap(true, Ordering::Relaxed) {
            return;
        }
        let (house, adopting) = (self.clone(), adopting.clone());
        self.world.spawn(Box::pin(async move {
            house.adopt().await;
            adopting.store(false, Ordering::Relaxed);
        }));
    }

    /// Wakes tables with bots whose server is gone; whoever is first has them.
    async fn adopt(self: &Arc<House>) {
        for word in self.store.orphans().await.unwrap_or_default() {
            let _ = self.ask(&word, Command::Wake).await;
        }
    }

    /// Ends tables here without a word to the storage: others have them.
    async fn let_go(&self, words: impl IntoIterator<Item = String>) {
        for word in words {
            let inbox = self.tables().get(&word).cloned();
            if let Some(inbox) = inbox {
                tracing::warn!(table = word, "the table lives elsewhere now");
                let _ = inbox.try_send(Command::LetGo);
            }
        }
    }
}
