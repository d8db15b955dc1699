//! What waits to be sent to one connection. Bounded: a client that does not keep up costs no memory, it gets a fresh
//! welcome when it has caught up.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{Notify, mpsc};
use tokio_tungstenite::tungstenite::Utf8Bytes;

#[derive(Clone, Debug)]
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    behind: Arc<Behind>,
}

#[derive(Debug, Default)]
struct Behind {
    now: AtomicBool,
    told: Notify,
}

impl Outbox {
    pub fn new(room: usize) -> (Outbox, mpsc::Receiver<Utf8Bytes>) {
        let (queue, messages) = mpsc::channel(room.max(1));
        (Outbox { queue, behind: Arc::default() }, messages)
    }

    /// Queues a message, unless the client is behind already.
    pub fn send(&self, message: Utf8Bytes) {
        if !self.is_behind() && self.queue.try_send(message).is_err() {
            self.behind.now.store(true, Ordering::Release);
            // Whoever empties the queue may have looked just before: without a word it would wait for ever.
            self.behind.told.notify_one();
        }
    }

    /// Ends when messages have been left out.
    pub async fn fell_behind(&self) {
        self.behind.told.notified().await;
    }

    /// Messages were left out: only a welcome makes sense now.
    pub fn is_behind(&self) -> bool {
        self.behind.now.load(Ordering::Acquire)
    }

    pub fn catch_up(&self) {
        self.behind.now.store(false, Ordering::Release);
    }
}
