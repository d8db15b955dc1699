//! Running a server: bind, serve, close in good order.

use super::router;
use crate::house::{House, Shelf};
use crate::limits::Limits;
use crate::store::Store;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// How long closing waits for the tables.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// A server that has its address and is about to answer.
#[derive(Debug)]
pub struct Serving {
    pub house: Arc<House>,
    pub address: SocketAddr,
    listener: TcpListener,
}

/// Opens the storage and the address.
pub async fn serve(shelf: Shelf, address: &str, db: &Path, limits: Limits) -> io::Result<Serving> {
    let store = Store::open(db).map_err(io::Error::other)?;
    let listener = TcpListener::bind(address).await?;
    let address = listener.local_addr()?;
    let house = House::new(shelf, store, limits);
    house.keep_cards().await;
    Ok(Serving { house, address, listener })
}

impl Serving {
    /// Answers until `stop` resolves; then sockets are told and closed, and what was stored is on disk.
    pub async fn until(self, stop: impl Future<Output = ()> + Send + 'static) -> io::Result<()> {
        let house = self.house.clone();
        tokio::spawn(house.clone().wake_bots());
        let stopping = async move {
            stop.await;
            house.close();
        };
        let service = router(self.house.clone());
        // Small messages must not wait for each other.
        let listener = axum::serve::ListenerExt::tap_io(self.listener, |stream| {
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "no delay cannot be switched off");
            }
        });
        let served = axum::serve(listener, service).with_graceful_shutdown(stopping).await;
        // A table in the middle of an event ends it first: whoever opens the file next must find it whole.
        if tokio::time::timeout(LAST_WORDS, self.house.all_asleep()).await.is_err() {
            tracing::warn!("some tables did not come to rest in time");
        }
        served
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
