//! What waits to be sent to one connection. Bounded: a client that does not keep up costs no memory, it gets a fresh
//! welcome when it has caught up.

use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::mpsc;

#[derive(Clone, Debug)]
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    behind: Arc<AtomicBool>,
}

impl Outbox {
    pub fn new(room: usize) -> (Outbox, mpsc::Receiver<Utf8Bytes>) {
        let (queue, messages) = mpsc::channel(room.max(1));
        (Outbox { queue, behind: Arc::default() }, messages)
    }

    /// Queues a message, unless the client is behind already.
    pub fn send(&self, message: Utf8Bytes) {
        if !self.is_behind() && self.queue.try_send(message).is_err() {
            self.behind.store(true, Ordering::Release);
        }
    }

    /// Messages were left out: only a welcome makes sense now.
    pub fn is_behind(&self) -> bool {
        self.behind.load(Ordering::Acquire)
    }

    pub fn catch_up(&self) {
        self.behind.store(false, Ordering::Release);
    }
}
