//! Running a server: bind, serve, close in good order.

use super::accept::accept;
use super::gate::{Door, Gate};
use super::routes::router;
use crate::house::{House, Shelf};
use crate::limits::Limits;
use crate::notices::{Job, Notices, Office};
use crate::store::{Sqlite, Storage};
use std::fmt::Display;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// How long closing waits for the tables, after everybody should have left.
const LAST_WORDS: Duration = Duration::from_millis(1250);
/// So long after it was asked to stop a server is gone, whatever hangs: five seconds are promised.
const STOPPED: Duration = Duration::from_millis(4500);
/// The others are told in this time at least; whoever is not told waits for the leases to end.
const TELLING: Duration = Duration::from_millis(250);

/// A server that has its address and is about to answer.
#[derive(Debug)]
pub struct Serving {
    pub house: Arc<House>,
    pub address: SocketAddr,
    listener: TcpListener,
    door: Door,
    /// Where other servers of the same storage reach this one.
    node: String,
    /// What tables say to the office of notices, where there is one.
    jobs: Option<mpsc::Receiver<Job>>,
}

/// Opens a file of tables and the address.
pub async fn serve(shelf: Shelf, address: &str, db: &Path, limits: Limits) -> io::Result<Serving> {
    let store = Sqlite::open(db).map_err(io::Error::other)?;
    serve_from(shelf, address, Arc::new(store), limits).await
}

/// Opens the address for the tables of a storage.
pub async fn serve_from(
    shelf: Shelf,
    address: &str,
    store: Arc<dyn Storage>,
    limits: Limits,
) -> io::Result<Serving> {
    let listener = TcpListener::bind(address).await?;
    let address = listener.local_addr()?;
    let house = House::new(shelf, store, limits);
    house.keep_cards().await;
    let node = address.to_string();
    Ok(Serving { house, address, listener, door: Door::default(), node, jobs: None })
}

impl Serving {
    /// The same server behind another door.
    pub fn behind(self, door: Door) -> Serving {
        Serving { door, ..self }
    }

    /// The same server, which tells people that it is their turn.
    pub async fn telling(mut self, notices: &Notices) -> io::Result<Serving> {
        let opened = Office::open(&*self.house.store, notices, &self.door.hosts).await;
        let (office, jobs) = opened.map_err(io::Error::other)?;
        self.house.open_office(office);
        self.jobs = Some(jobs);
        Ok(self)
    }

    /// The same server, made known to the others of its storage by an address, or by its own.
    pub async fn among(mut self, node: Option<String>) -> io::Result<Serving> {
        self.node = node.unwrap_or(self.node);
        self.house.join(&self.node).await.map_err(io::Error::other)?;
        Ok(self)
    }

    /// Answers until `stop` resolves; then sockets are told and closed, and what was stored is on disk. Whatever hangs is
    /// left behind after a few seconds.
    pub async fn until(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let house = self.house;
        let mut chores = vec![
            tokio::spawn(house.clone().wake_bots()),
            tokio::spawn(house.clone().sweep()),
            tokio::spawn(house.clone().beat(self.node)),
        ];
        chores.extend(self.jobs.map(|jobs| tokio::spawn(house.clone().run_office(jobs))));
        let gate = Gate { house: house.clone(), door: Arc::new(self.door), addresses: Arc::default() };
        let taking = tokio::spawn(accept(gate.clone(), self.listener, router(gate)));
        stop.await;
        let asked = Instant::now();
        house.close();
        let gone = async {
            let _ = taking.await;
            if tokio::time::timeout(house.limits.goodbye, house.all_gone()).await.is_err() {
                tracing::warn!("some did not take their goodbye in time");
            }
        };
        // Other servers have the tables as soon as these sleep: somebody who takes long to go does not keep them.
        let let_go = async {
            // A table in the middle of an event ends it first: whoever opens the file next must find it whole.
            let patience = house.limits.goodbye + LAST_WORDS;
            if tokio::time::timeout(patience, house.all_asleep()).await.is_err() {
                tracing::warn!("some tables did not come to rest in time");
            }
            for chore in chores {
                chore.abort();
                let _ = chore.await;
            }
            if house.secret().is_some() {
                let left = STOPPED.saturating_sub(asked.elapsed()).max(TELLING);
                tell_the_others(left, house.store.leave()).await;
            }
        };
        tokio::join!(gone, let_go);
        house.store.close();
        Ok(())
    }
}

/// A server that stops lets its tables go, and does not wait for storage that stands still.
async fn tell_the_others<E: Display>(left: Duration, leave: impl Future<Output = Result<(), E>>) {
    match tokio::time::timeout(left, leave).await {
        Ok(Ok(())) => {}
        Ok(Err(error)) => tracing::warn!(%error, "the other servers were not told"),
        Err(_) => tracing::warn!("the other servers were not told in time"),
    }
}

/// Resolves at ctrl-c or SIGTERM.
pub async fn asked_to_stop() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        let Ok(mut terminate) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())
        else {
            let _ = interrupt.await;
            return;
        };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    {
        let _ = interrupt.await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::pending;

    #[tokio::test]
    async fn whoever_stops_leaves_storage_that_stands_still_behind() {
        tell_the_others(Duration::ZERO, pending::<Result<(), String>>()).await;
    }
}
