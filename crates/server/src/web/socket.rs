//! One socket: hello, then messages both ways until somebody has had enough.

use super::address::{self, Addresses, Deed};
use super::gate::{From, Gate};
use super::pulse::{Beat, Pulse};
use super::refused::Refused;
use super::stream::{Opening, Stream};
use crate::house::{Command, House, Outbox, Waiting, farewell};
use crate::limits::Limits;
use crate::network::block;
use axum::extract::{Path, Request, State};
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;
use table::host::Entered;
use table::wire::*;
use tokio::sync::mpsc;
use tokio::time::{sleep_until, timeout};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// Refusals in a row after which a client is shown the door.
const PATIENCE: u32 = 100;

/// Counts a connection for as long as it lives.
struct Counted(Arc<House>);

impl Counted {
    fn new(house: &Arc<House>) -> Option<Counted> {
        let before = house.metrics.connections.fetch_add(1, Ordering::Relaxed);
        let counted = Counted(house.clone());
        (before < house.limits.connections as i64).then_some(counted)
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.connections.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The place of a socket, among all and among those of its address, for as long as it lives.
pub struct Place {
    _counted: Counted,
    _held: Option<address::Held>,
}

impl Place {
    /// A place, unless there are enough of them; then a word says so.
    pub fn at(house: &Arc<House>, addresses: &Arc<Addresses>, from: Option<From>) -> Result<Place, Refusal> {
        let held = match (from, &house.limits.per_address) {
            (Some(From(from)), Some(limits)) => {
                let held = addresses.socket(from, limits.sockets, Instant::now());
                Some(held.ok_or_else(|| {
                    house.metrics.refused(Code::Full);
                    Refusal::new(Code::Full, "too many connections from your address; close some of them")
                })?)
            }
            _ => None,
        };
        let counted = Counted::new(house).ok_or_else(|| {
            house.metrics.refused(Code::Busy);
            Refusal::new(Code::Busy, "too many connections")
        })?;
        Ok(Place { _counted: counted, _held: held })
    }
}

pub async fn upgrade(State(gate): State<Gate>, Path(table): Path<String>, request: Request) -> Response {
    let Gate { house, addresses, .. } = gate;
    let (mut head, _) = request.into_parts();
    let opening = match Opening::read(&mut head) {
        Ok(opening) => opening,
        Err(refused) => return refused.into_response(),
    };
    let own = head.extensions.get::<From>().copied();
    let from = own.filter(|_| house.limits.per_address.is_some()).map(|From(from)| block(from));
    let place = match Place::at(&house, &addresses, own) {
        Ok(place) => place,
        Err(refusal) => return Refused(refusal).into_response(),
    };
    // Messages somewhat too large are refused with a word; much larger ones end the connection.
    let most = house.limits.message * 4;
    opening.open(most, move |socket| async move {
        let _place = (place, house.visit().await);
        let mut line = Line { socket, house, from, addresses, bucket: Bucket::default(), refused: 0 };
        if line.serve(&table).await.is_none() {
            line.house.metrics.dropped.fetch_add(1, Ordering::Relaxed);
        }
        // Whoever is still there gets a proper goodbye.
        let _ = timeout(line.house.limits.write, line.socket.send(Message::Close(None))).await;
    })
}

/// A bucket of tokens that fills with time: a message costs one.
#[derive(Debug, Default)]
struct Bucket {
    spent: f64,
    since: Option<Instant>,
}

impl Bucket {
    fn take(&mut self, limits: &Limits, now: Instant) -> bool {
        let passed = self.since.replace(now).map_or(0.0, |then| now.duration_since(then).as_secs_f64());
        self.spent = (self.spent - passed * limits.rate).max(0.0);
        if self.spent + 1.0 > limits.burst {
            return false;
        }
        self.spent += 1.0;
        true
    }
}

struct Line {
    socket: Stream,
    house: Arc<House>,
    /// Whose it is, where addresses count.
    from: Option<IpAddr>,
    addresses: Arc<Addresses>,
    bucket: Bucket,
    refused: u32,
}

/// What came in.
enum Heard {
    Said(ToServer),
    /// Nothing to act on; refusals have been sent.
    Nothing,
}

impl Line {
    /// The whole conversation. `None`: it ended because the other side went away or misbehaved.
    async fn serve(&mut self, table: &str) -> Option<()> {
        let mut closing = self.house.closing();
        let hello = tokio::select! {
            hello = timeout(self.house.limits.hello.min(self.house.limits.silence), self.hello()) => hello,
            () = async { drop(closing.wait_for(|closing| *closing).await) } => return self.goodbye().await,
        };
        let hello = match hello {
            Ok(hello) => hello?,
            Err(_) => {
                let refusal = Refusal::new(Code::Malformed, "no hello came");
                return self.refuse(None, refusal).await;
            }
        };
        let (outbox, messages) = Outbox::new(self.house.limits.queue, self.house.limits.queue_bytes);
        let (house, outbox) = (self.house.clone(), outbox.at(self.from));
        // It goes to the table for good: as long as somebody else had it, the line would outlive its table.
        let enter = move |reply| Command::Enter { token: hello.token.clone(), outbox: outbox.clone(), reply };
        let (entered, inbox) = match house.ask(table, enter).await.and_then(|entered| entered) {
            Ok(entered) => entered,
            Err(refusal) => return self.refuse(None, refusal).await,
        };
        let done = self.talk(entered, &inbox, messages).await;
        // If the table is gone, so is its list of connections.
        let _ = inbox.send(Command::Leave { connection: entered.connection }).await;
        done
    }

    async fn hello(&mut self) -> Option<Hello> {
        loop {
            match self.socket.recv().await?.ok()? {
                Message::Text(text) => match self.hear(&text).await? {
                    Heard::Said(ToServer::Hello(hello)) => return Some(hello),
                    Heard::Said(ToServer::Ping {}) => self.send(&ToClient::Pong {}).await?,
                    Heard::Said(_) => {
                        self.refuse(None, Refusal::new(Code::Malformed, "say hello first")).await?;
                    }
                    Heard::Nothing => {}
                },
                Message::Close(_) => return None,
                Message::Binary(_) => self.refuse(None, Refusal::new(Code::Malformed, "text only")).await?,
                Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            }
        }
    }

    async fn talk(
        &mut self,
        entered: Entered,
        inbox: &mpsc::Sender<Command>,
        mut messages: Waiting,
    ) -> Option<()> {
        let connection = entered.connection;
        let mut closing = self.house.closing();
        // Waited for once, not once for each message.
        let mut closed = pin!(async { drop(closing.wait_for(|closing| *closing).await) });
        let mut behind = pin!(messages.fell_behind());
        let mut pulse = Pulse::new(Instant::now(), self.house.limits.silence);
        let mut due = pin!(sleep_until(pulse.due().into()));
        loop {
            tokio::select! {
                message = messages.recv() => {
                    let Some(message) = message else { return self.let_go().await };
                    self.pass_on(message, &mut messages).await?;
                    self.resync(connection, inbox, &messages).await?;
                }
                () = &mut behind => {
                    behind.set(messages.fell_behind());
                    self.resync(connection, inbox, &messages).await?;
                }
                incoming = self.socket.recv() => {
                    let heard_at = Instant::now();
                    pulse.hear(heard_at);
                    match incoming?.ok()? {
                        Message::Text(text) => match self.hear(&text).await? {
                            Heard::Said(ToServer::Ping {}) => {
                                // Whoever hears the pong has heard all that was sent before it.
                                if let Ok(first) = messages.try_recv() {
                                    self.pass_on(first, &mut messages).await?;
                                }
                                self.send(&ToClient::Pong {}).await?;
                            }
                            Heard::Said(message) if !self.may_store(&message, text.len()) => {
                                let words = "too much is stored from your address just now; answers are taken";
                                let refusal = Refusal::new(Code::TooFast, words);
                                self.refuse(ToServer::id_of(&text), refusal).await?;
                            }
                            Heard::Said(message) => {
                                let said = Command::Said { connection, message, at: heard_at };
                                if inbox.send(said).await.is_err() {
                                    return self.let_go().await;
                                }
                            }
                            Heard::Nothing => {}
                        },
                        Message::Binary(_) => self.refuse(None, Refusal::new(Code::Malformed, "text only")).await?,
                        Message::Close(_) => return Some(()),
                        Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
                    }
                }
                () = &mut due => {
                    match pulse.beat(Instant::now()) {
                        Beat::Gone => return None,
                        Beat::Ping => self.in_time(Message::Ping(Default::default())).await?,
                        Beat::Wait => {}
                    }
                    due.as_mut().reset(pulse.due().into());
                }
                () = &mut closed => return self.goodbye().await,
            }
        }
    }

    /// Whether its address may have this stored, and counts it if so.
    fn may_store(&self, message: &ToServer, length: usize) -> bool {
        let (bytes, limits) = (address::stays(message, length), &self.house.limits.per_address);
        match (self.from, limits) {
            (Some(from), Some(limits)) if bytes > 0 => {
                self.addresses.may(from, Deed::Store(bytes), limits, Instant::now())
            }
            _ => true,
        }
    }

    /// Said to everybody, however often they were refused something.
    async fn goodbye(&mut self) -> Option<()> {
        let Refusal { code, message } = farewell();
        self.house.metrics.refused(code);
        self.send(&ToClient::Refused { id: None, code, message }).await
    }

    /// The table has ended here: another server has it, or nobody knows whether its last event was stored. Whoever calls
    /// again hears how it stands, and says again what was not acknowledged; no word would be truer than none.
    async fn let_go(&mut self) -> Option<()> {
        let closing = *self.house.closing().borrow();
        if closing { self.goodbye().await } else { Some(()) }
    }

    /// A client that fell behind gets everything anew as soon as its queue is empty.
    async fn resync(
        &mut self,
        connection: u64,
        inbox: &mpsc::Sender<Command>,
        messages: &Waiting,
    ) -> Option<()> {
        if messages.must_ask() {
            self.house.metrics.resyncs.fetch_add(1, Ordering::Relaxed);
            // If the table is gone, its messages end, and that is heard.
            let _ = inbox.send(Command::Again { connection }).await;
        }
        Some(())
    }

    /// Sends what waits in one go.
    async fn pass_on(&mut self, first: Utf8Bytes, messages: &mut Waiting) -> Option<()> {
        let mut texts = vec![first];
        while let Ok(next) = messages.try_recv() {
            texts.push(next);
        }
        timeout(self.house.limits.write, self.socket.say(&texts)).await.ok()?.ok()?;
        messages.written(texts.iter().map(|text| text.len()).sum());
        self.house.metrics.messages_out.fetch_add(texts.len() as u64, Ordering::Relaxed);
        Some(())
    }

    /// Reads one message; what is wrong with it is said at once.
    async fn hear(&mut self, text: &str) -> Option<Heard> {
        self.house.metrics.messages_in.fetch_add(1, Ordering::Relaxed);
        if !self.bucket.take(&self.house.limits, Instant::now()) {
            let refusal = Refusal::new(Code::TooFast, "too many messages");
            return self.refuse(ToServer::id_of(text), refusal).await.map(|()| Heard::Nothing);
        }
        if text.len() > self.house.limits.message {
            let refusal = Refusal::new(Code::TooLarge, "this message is too large");
            return self.refuse(None, refusal).await.map(|()| Heard::Nothing);
        }
        match ToServer::read(text) {
            Ok(message) => {
                self.refused = 0;
                Some(Heard::Said(message))
            }
            Err((id, refusal)) => self.refuse(id, refusal).await.map(|()| Heard::Nothing),
        }
    }

    async fn refuse(&mut self, id: Option<String>, Refusal { code, message }: Refusal) -> Option<()> {
        self.house.metrics.refused(code);
        self.refused += 1;
        if self.refused > PATIENCE {
            return None;
        }
        self.send(&ToClient::Refused { id, code, message }).await
    }

    async fn send(&mut self, message: &ToClient) -> Option<()> {
        let text = serde_json::to_string(message).ok()?;
        self.in_time(Message::Text(text.into())).await
    }

    async fn in_time(&mut self, message: Message) -> Option<()> {
        timeout(self.house.limits.write, self.socket.send(message)).await.ok()?.ok()
    }
}
