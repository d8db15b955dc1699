//! Carrying the bytes of a socket between a client and the server that has its table. They pass unread but for where one
//! message ends and the next begins: between two of them, a server that closes says goodbye to whom it carries for.

use super::stream::Head;
use crate::house::farewell;
use std::io;
use std::time::Duration;
use table::wire::{Refusal, ToClient};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::time::{Instant, timeout};

/// How much is carried at a time.
const LOAD: usize = 8 * 1024;
/// The first byte of the frame that ends a socket, and the whole of it.
const CLOSE: u8 = 0x88;
const CLOSED: [u8; 2] = [CLOSE, 0];
/// In the first byte of a frame: the last of its message, and a word about the line, which may stand within one.
const LAST: u8 = 0x80;
const CONTROL: u8 = 0x08;
/// In its second byte: whether what follows is masked, and its length if it is short.
const MASKED: u8 = 0x80;
const LENGTH: u8 = 0x7f;

/// How long the ends of a line may keep whoever carries between them.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// How long a client may take to read what it is told, and a server to end what its client has ended.
    pub write: Duration,
    /// A server that has the table says something more often than this, if only a ping: after that it is in doubt,
    pub doubt: Duration,
    /// and after so long without a word it is gone.
    pub silence: Duration,
}

impl Patience {
    /// How long to wait for a word before asking what has become of a server that has been silent for so long.
    fn after(&self, silent: Duration) -> Duration {
        let next = match self.doubt.checked_sub(silent) {
            Some(left) if !left.is_zero() => left,
            _ => self.doubt / 4,
        };
        next.min(self.silence.saturating_sub(silent))
    }
}

/// Carries both ways until either side ends, until `closing` resolves, or until the server of the table is silent and
/// `moved` says that it has lost the table.
pub async fn carry<M: Future<Output = bool>>(
    ours: impl AsyncRead + AsyncWrite,
    theirs: impl AsyncRead + AsyncWrite,
    closing: impl Future<Output = ()>,
    moved: impl Fn() -> M,
    patience: Patience,
) -> io::Result<()> {
    let (mut our_words, us) = tokio::io::split(ours);
    let (their_words, mut them) = tokio::io::split(theirs);
    let up = async {
        tokio::io::copy(&mut our_words, &mut them).await?;
        them.shutdown().await
    };
    let down = Down { their_words, us, frames: Frames::default(), load: vec![0; LOAD], patience };
    let down = down.carry(closing, moved);
    tokio::pin!(up, down);
    tokio::select! {
        ended = &mut down => ended,
        ended = &mut up => {
            ended?;
            // The client has ended it; what the server still says is heard out, but not for ever.
            timeout(patience.write, down).await.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
        }
    }
}

/// What the server of the table says, on its way to the client.
struct Down<R, W> {
    their_words: R,
    us: W,
    frames: Frames,
    load: Vec<u8>,
    patience: Patience,
}

impl<R: AsyncRead + Unpin, W: AsyncWrite + Unpin> Down<R, W> {
    async fn carry<M: Future<Output = bool>>(
        mut self,
        closing: impl Future<Output = ()>,
        moved: impl Fn() -> M,
    ) -> io::Result<()> {
        tokio::pin!(closing);
        let mut heard = Instant::now();
        loop {
            let wait = self.patience.after(heard.elapsed());
            let doubt = timeout(wait, self.their_words.read(&mut self.load));
            // Whoever closes takes up nothing new, however much waits to be carried.
            let read = tokio::select! {
                biased;
                () = &mut closing => break,
                read = doubt => read,
            };
            match read {
                Ok(Ok(0)) => return self.us.shutdown().await,
                Ok(Ok(length)) => {
                    self.pass(length).await?;
                    heard = Instant::now();
                }
                Ok(Err(error)) => return Err(error),
                Err(_) => {
                    let left = self.patience.silence.saturating_sub(heard.elapsed());
                    // Whoever knows may not answer either.
                    let gone = left.is_zero()
                        || tokio::select! {
                            biased;
                            () = &mut closing => break,
                            told = timeout(left, moved()) => told.unwrap_or(true),
                        };
                    if gone {
                        return Err(io::ErrorKind::TimedOut.into());
                    }
                }
            }
        }
        let goodbye = timeout(self.patience.write, self.say_goodbye()).await;
        goodbye.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
    }

    /// A client that takes nothing is gone: it must not hold its place here longer than at the server of its table.
    async fn pass(&mut self, length: usize) -> io::Result<()> {
        let said = &self.load[..length];
        self.frames.follow(said);
        let written = timeout(self.patience.write, self.us.write_all(said)).await;
        written.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
    }

    /// Waits for the end of a message that has begun, and says that this server closes.
    async fn say_goodbye(&mut self) -> io::Result<()> {
        while !self.frames.is_between() && !self.frames.closed {
            // No further than the end of its frame: what begins after it would have to be ended too.
            let most = self.frames.wanted().min(LOAD as u64) as usize;
            match self.their_words.read(&mut self.load[..most]).await? {
                0 => return self.us.shutdown().await,
                length => self.pass(length).await?,
            }
        }
        if !self.frames.closed {
            let Refusal { code, message } = farewell();
            let words = serde_json::to_vec(&ToClient::Refused { id: None, code, message })?;
            let whole = [Head::of(words.len()).bytes(), &words, &CLOSED].concat();
            self.us.write_all(&whole).await?;
        }
        self.us.shutdown().await
    }
}

/// Where one stands in a row of frames.
#[derive(Debug, Default)]
struct Frames {
    /// What has come of a head that is not whole yet.
    head: Vec<u8>,
    /// How much of a frame is still to come after its head.
    rest: u64,
    /// A message of several frames has begun.
    within: bool,
    /// The other side has closed.
    closed: bool,
}

impl Frames {
    fn is_between(&self) -> bool {
        self.head.is_empty() && self.rest == 0 && !self.within
    }

    /// How many bytes are wanted next for certain.
    fn wanted(&self) -> u64 {
        if self.rest > 0 { self.rest } else { (Frames::head_length(&self.head) - self.head.len()) as u64 }
    }

    /// How long a head is, as far as its bytes say.
    fn head_length(head: &[u8]) -> usize {
        let Some(second) = head.get(1) else { return 2 };
        let longer = match second & LENGTH {
            126 => 2,
            127 => 8,
            _ => 0,
        };
        2 + longer + if second & MASKED == 0 { 0 } else { 4 }
    }

    fn follow(&mut self, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            let taken = self.wanted().min(bytes.len() as u64) as usize;
            let (now, later) = bytes.split_at(taken);
            bytes = later;
            if self.rest > 0 {
                self.rest -= taken as u64;
                continue;
            }
            self.head.extend_from_slice(now);
            if self.head.len() == Frames::head_length(&self.head) {
                self.begin();
            }
        }
    }

    /// A head is whole.
    fn begin(&mut self) {
        let (first, short) = (self.head[0], self.head[1] & LENGTH);
        let long = |bytes: &[u8]| bytes.iter().fold(0, |sum, &byte| sum << 8 | u64::from(byte));
        self.rest = match short {
            126 => long(&self.head[2..4]),
            127 => long(&self.head[2..10]),
            short => short.into(),
        };
        if first & CONTROL == 0 {
            self.within = first & LAST == 0;
        }
        self.closed |= first == CLOSE;
        self.head.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::StreamExt;
    use tokio::io::duplex;
    use tokio_tungstenite::WebSocketStream;
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::tungstenite::protocol::Role;

    const PATIENCE: Patience = Patience {
        write: Duration::from_secs(60),
        doubt: Duration::from_secs(60),
        silence: Duration::from_secs(60),
    };

    async fn stays() -> bool {
        false
    }

    fn frame(first: u8, length: usize) -> Vec<u8> {
        let mut frame = Head::of(length).bytes().to_vec();
        frame[0] = first;
        frame.extend(std::iter::repeat_n(b'x', length));
        frame
    }

    #[test]
    fn the_end_of_a_message_is_known_wherever_the_bytes_are_cut() {
        // A short one, one in two frames with a ping within, and the two longer ways to say a length.
        let parts = [(0x81, 3), (0x01, 4), (0x89, 0), (0x80, 5), (0x81, 126), (0x81, 65_535), (0x81, 65_536)];
        let frames = parts.map(|(first, length)| frame(first, length));
        let mut sum = 0;
        let ends = frames.each_ref().map(|own| {
            sum += own.len();
            sum
        });
        // The second and the third end within a message.
        let ends: Vec<usize> = [ends[0]].into_iter().chain(ends[3..].iter().copied()).collect();
        for size in [1, 2, 3, 7, 1000, sum] {
            let (mut own, mut at, mut found) = (Frames::default(), 0, Vec::new());
            for chunk in frames.concat().chunks(size) {
                own.follow(chunk);
                at += chunk.len();
                found.extend(own.is_between().then_some(at));
            }
            let seen = ends.iter().copied().filter(|&end| end == sum || end.is_multiple_of(size));
            assert_eq!(found, seen.collect::<Vec<_>>(), "cut by {size}");
        }
    }

    #[tokio::test]
    async fn whoever_is_carried_for_hears_the_message_out_and_then_the_goodbye() {
        let ((client, ours), (theirs, mut table)) = (duplex(1 << 20), duplex(1 << 20));
        let (close, closing) = tokio::sync::oneshot::channel::<()>();
        let carried = tokio::spawn(carry(ours, theirs, async { drop(closing.await) }, stays, PATIENCE));
        let mut client = WebSocketStream::from_raw_socket(client, Role::Client, None).await;
        let said = [frame(0x81, 3), frame(0x81, 70_000)].concat();
        table.write_all(&said[..100]).await.unwrap();
        assert_eq!(client.next().await.unwrap().unwrap(), Message::Text("xxx".into()));
        // The second is on its way when the server closes; a third comes too late.
        close.send(()).unwrap();
        table.write_all(&said[100..]).await.unwrap();
        table.write_all(&frame(0x81, 9)).await.unwrap();
        assert_eq!(client.next().await.unwrap().unwrap(), Message::Text("x".repeat(70_000).into()));
        let last = client.next().await.unwrap().unwrap().into_text().unwrap();
        assert!(last.contains("the server closes"), "{last}");
        assert!(matches!(client.next().await.unwrap().unwrap(), Message::Close(None)));
        carried.await.unwrap().unwrap();
    }

    #[tokio::test]
    async fn a_line_that_ends_by_itself_ends_on_both_sides() {
        let ((mut client, ours), (theirs, mut table)) = (duplex(64), duplex(64));
        let carried = tokio::spawn(carry(ours, theirs, std::future::pending(), stays, PATIENCE));
        client.write_all(b"up").await.unwrap();
        client.shutdown().await.unwrap();
        let mut heard = Vec::new();
        table.read_to_end(&mut heard).await.unwrap();
        assert_eq!(heard, b"up");
        table.write_all(&CLOSED).await.unwrap();
        drop(table);
        let mut heard = Vec::new();
        client.read_to_end(&mut heard).await.unwrap();
        assert_eq!(heard, CLOSED, "and nothing of our own");
        carried.await.unwrap().unwrap();
    }

    const MOMENT: Duration = Duration::from_millis(5);

    #[test]
    fn a_silent_server_is_asked_for_after_a_while_and_then_again_and_again() {
        let seconds = Duration::from_secs;
        let patience = Patience { write: seconds(10), doubt: seconds(4), silence: seconds(9) };
        let (mut silent, mut asked) = (Duration::ZERO, Vec::new());
        while silent < patience.silence {
            silent += patience.after(silent);
            asked.push(silent.as_secs());
        }
        assert_eq!(asked, [4, 5, 6, 7, 8, 9]);
        assert_eq!(patience.after(seconds(3)), seconds(1));
    }

    #[tokio::test]
    async fn a_silent_server_is_given_up_when_it_has_lost_the_table_or_for_its_silence() {
        let moved = Patience { doubt: MOMENT, ..PATIENCE };
        let silent = Patience { doubt: MOMENT, silence: MOMENT * 4, ..PATIENCE };
        for (has_moved, patience) in [(true, moved), (false, silent)] {
            let ((mut client, ours), (theirs, table)) = (duplex(64), duplex(64));
            let asked = move || async move { has_moved };
            let carried = tokio::spawn(carry(ours, theirs, std::future::pending(), asked, patience));
            // What its clients say does not keep it alive.
            client.write_all(b"hello?").await.unwrap();
            let mut heard = Vec::new();
            client.read_to_end(&mut heard).await.unwrap();
            assert!(heard.is_empty() && carried.await.unwrap().is_err());
            drop(table);
        }
    }

    #[tokio::test]
    async fn a_goodbye_waits_for_nobody_who_does_not_know_where_the_table_is() {
        let ((mut client, ours), (theirs, table)) = (duplex(256), duplex(64));
        let (asked, mut doubts) = tokio::sync::mpsc::unbounded_channel();
        let (close, closing) = tokio::sync::oneshot::channel::<()>();
        let never = move || {
            asked.send(()).unwrap();
            std::future::pending()
        };
        let patience = Patience { doubt: MOMENT, ..PATIENCE };
        let carried = tokio::spawn(carry(ours, theirs, async { drop(closing.await) }, never, patience));
        doubts.recv().await.unwrap();
        close.send(()).unwrap();
        let mut heard = Vec::new();
        client.read_to_end(&mut heard).await.unwrap();
        assert!(heard.ends_with(&CLOSED));
        carried.await.unwrap().unwrap();
        drop(table);
    }

    #[tokio::test]
    async fn a_server_that_is_only_slow_keeps_its_lines() {
        let ((mut client, ours), (theirs, mut table)) = (duplex(64), duplex(64));
        let (asked, mut doubts) = tokio::sync::mpsc::unbounded_channel();
        let patience = Patience { doubt: MOMENT, ..PATIENCE };
        let stays = move || {
            asked.send(()).unwrap();
            stays()
        };
        let carried = tokio::spawn(carry(ours, theirs, std::future::pending(), stays, patience));
        for _ in 0..3 {
            doubts.recv().await.unwrap();
        }
        table.write_all(b"up").await.unwrap();
        let mut heard = [0; 2];
        client.read_exact(&mut heard).await.unwrap();
        assert_eq!(&heard, b"up");
        drop(table);
        carried.await.unwrap().unwrap();
    }

    #[tokio::test]
    async fn nobody_holds_a_place_by_taking_nothing_or_by_leaving_a_server_that_stands_still() {
        let patience = Patience { write: MOMENT, ..PATIENCE };
        let ((client, ours), (theirs, mut table)) = (duplex(16), duplex(1 << 16));
        let carried = tokio::spawn(carry(ours, theirs, std::future::pending(), stays, patience));
        table.write_all(&frame(0x81, 1000)).await.unwrap();
        assert!(carried.await.unwrap().is_err(), "what the client does not take");
        drop(client);

        let ((client, ours), (theirs, table)) = (duplex(16), duplex(16));
        let carried = tokio::spawn(carry(ours, theirs, std::future::pending(), stays, patience));
        drop(client);
        assert!(carried.await.unwrap().is_err(), "what the server does not end");
        drop(table);
    }
}
