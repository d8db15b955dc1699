//! What waits to be sent to one connection. Bounded by number and by bytes: a client that does not keep up costs little
//! memory, it gets a fresh welcome when it has caught up.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering};
use tokio::sync::mpsc::error::TryRecvError;
use tokio::sync::{Notify, mpsc};
use tokio_tungstenite::tungstenite::Utf8Bytes;

/// The table's end.
#[derive(Clone, Debug)]
pub struct Outbox {
    queue: mpsc::Sender<Utf8Bytes>,
    kept: Arc<Kept>,
    from: Option<IpAddr>,
}

/// The line's end. Only tables can put something in, so it ends when the last table that had it does.
#[derive(Debug)]
pub struct Waiting {
    messages: mpsc::Receiver<Utf8Bytes>,
    kept: Arc<Kept>,
}

#[derive(Debug)]
struct Kept {
    pace: AtomicU8,
    told: Notify,
    /// Bytes that were put in and are not written yet.
    bytes: AtomicUsize,
    /// With so many bytes nothing more is put in.
    enough: usize,
}

/// Everything was put in.
const UP_TO_DATE: u8 = 0;
/// Messages were left out: only a welcome makes sense now.
const BEHIND: u8 = 1;
/// The same, and a welcome was asked for.
const ASKED: u8 = 2;

impl Outbox {
    /// Room for so many messages, and for so many bytes before the last of them: one always fits, however long it is.
    pub fn new(room: usize, enough: usize) -> (Outbox, Waiting) {
        let (queue, messages) = mpsc::channel(room.max(1));
        let (pace, told, bytes) = (AtomicU8::new(UP_TO_DATE), Notify::new(), AtomicUsize::new(0));
        let kept = Arc::new(Kept { pace, told, bytes, enough: enough.max(1) });
        (Outbox { queue, kept: kept.clone(), from: None }, Waiting { messages, kept })
    }

    /// The same, of somebody at an address, where addresses count.
    pub fn at(self, from: Option<IpAddr>) -> Outbox {
        Outbox { from, ..self }
    }

    pub fn from(&self) -> Option<IpAddr> {
        self.from
    }

    /// Queues a message, unless the client is behind already.
    pub fn send(&self, message: Utf8Bytes) {
        if self.kept.pace.load(Ordering::Acquire) != UP_TO_DATE {
            return;
        }
        let (full, length) = (self.is_full(), message.len());
        self.kept.bytes.fetch_add(length, Ordering::AcqRel);
        if full || self.queue.try_send(message).is_err() {
            self.kept.bytes.fetch_sub(length, Ordering::AcqRel);
            self.fall_behind();
        }
    }

    /// Whether nothing more fits before something is written.
    pub fn is_full(&self) -> bool {
        self.kept.bytes.load(Ordering::Acquire) >= self.kept.enough
    }

    /// Something is left out: the client gets everything anew when it has read what waits.
    pub fn fall_behind(&self) {
        self.kept.pace.store(BEHIND, Ordering::Release);
        // Whoever empties the queue may have looked just before: without a word it would wait for ever.
        self.kept.told.notify_one();
    }

    pub fn catch_up(&self) {
        self.kept.pace.store(UP_TO_DATE, Ordering::Release);
    }
}

impl Waiting {
    /// The next message; none when the table has ended.
    pub async fn recv(&mut self) -> Option<Utf8Bytes> {
        self.messages.recv().await
    }

    pub fn try_recv(&mut self) -> Result<Utf8Bytes, TryRecvError> {
        self.messages.try_recv()
    }

    /// So many bytes of what was taken out are written: there is room for others.
    pub fn written(&self, bytes: usize) {
        self.kept.bytes.fetch_sub(bytes, Ordering::AcqRel);
    }

    /// Ends when messages have been left out.
    pub fn fell_behind(&self) -> impl Future<Output = ()> + use<> {
        let kept = self.kept.clone();
        async move { kept.told.notified().await }
    }

    /// Whether it is time to ask for a welcome: messages were left out and nothing waits. Once, until the welcome comes.
    pub fn must_ask(&self) -> bool {
        let change =
            |from, to| self.kept.pace.compare_exchange(from, to, Ordering::AcqRel, Ordering::Acquire);
        self.messages.is_empty() && change(BEHIND, ASKED).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(length: usize) -> Utf8Bytes {
        "x".repeat(length).into()
    }

    #[test]
    fn one_long_message_fits_and_no_second_one_before_it_is_written() {
        let (outbox, mut waiting) = Outbox::new(8, 10);
        outbox.send(text(9));
        outbox.send(text(1000));
        outbox.send(text(1));
        assert_eq!([waiting.try_recv(), waiting.try_recv()].map(|own| own.unwrap().len()), [9, 1000]);
        assert!(waiting.try_recv().is_err() && outbox.is_full(), "taken out is not written");
        assert!(waiting.must_ask() && !waiting.must_ask(), "one welcome is enough");
        outbox.catch_up();
        outbox.send(text(1000));
        assert!(waiting.try_recv().is_err());
        waiting.written(1009);
        assert!(waiting.must_ask());
        outbox.catch_up();
        outbox.send(text(1000));
        assert_eq!(waiting.try_recv().unwrap().len(), 1000);
    }

    #[tokio::test]
    async fn a_line_ends_with_its_table() {
        let (outbox, mut waiting) = Outbox::new(8, 10);
        outbox.send(text(1));
        drop(outbox);
        assert!(waiting.recv().await.is_some(), "what was said before is heard");
        assert!(waiting.recv().await.is_none());
    }
}
