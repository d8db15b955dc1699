//! One table: a task that hears commands one after the other, stores what they lead to, and tells everybody.

mod pause;
mod seats;

use super::outbox::Outbox;
use super::waking::Woken;
use super::{House, bots};
use crate::notices::Job;
use crate::store::letters::Place;
use crate::store::{Append, Link, StoreError, Stored};
use rules::Seat;
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use table::host::{Entered, Heard, Hinting, Host, Post};
use table::play::{Event, proof};
use table::shelf::Cards;
use table::wire::*;
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Utf8Bytes;

type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// What can be said to a table.
#[derive(Debug)]
pub enum Command {
    /// Somebody connects. What they say goes to the table that let them in, and to no later one: woken anew, it would take
    /// the number of their line for somebody else's.
    Enter {
        token: Option<String>,
        outbox: Outbox,
        reply: Reply<(Entered, mpsc::Sender<Command>)>,
    },
    Leave {
        connection: u64,
    },
    /// A fresh welcome for a connection.
    Again {
        connection: u64,
    },
    Said {
        connection: u64,
        message: ToServer,
        at: Instant,
    },
    Join {
        join: Join,
        reply: Reply<Joined>,
    },
    /// Whether a secret is one, and of which seat.
    Knows {
        lend: Lend,
        reply: Reply<Option<Seat>>,
    },
    Free {
        free: Free,
        reply: Reply<Freed>,
    },
    Summary {
        token: Option<String>,
        reply: Reply<Summary>,
    },
    /// The table as strangers see it.
    Shown {
        reply: Reply<HallTable>,
    },
    Viewer {
        token: Option<String>,
        eyes: Option<u8>,
        reply: Reply<Option<Seat>>,
    },
    Thought {
        revision: u32,
        option: usize,
    },
    /// What a master found about a question somebody wants a hint for.
    Hinted {
        hinting: Hinting,
        counts: ::bots::Counts,
    },
    Wake(oneshot::Sender<()>),
    /// Another server has the table.
    LetGo,
}

pub(super) struct Table {
    house: Arc<House>,
    id: i64,
    /// The number of the taking under which this server has the table.
    fence: i64,
    host: Box<Host>,
    /// The end of its chain.
    last: Link,
    /// What is stored is not what is in memory: the table must be woken anew.
    stale: bool,
    /// In memory as long as the table is.
    cards: Arc<Cards>,
    inbox: mpsc::Sender<Command>,
    outboxes: BTreeMap<u64, Outbox>,
    /// While somebody could be thinking: the question, and when an answer to it counts.
    pause: Option<(u32, Duration)>,
    /// Answers that were given during the pause. None goes past it, whoever gave others before: how soon the next question
    /// comes would tell that nobody was thinking.
    held: VecDeque<Command>,
    /// A hint is thought about, though whoever asked for it may have gone.
    hinting: bool,
    /// Whose turn it was when the office of notices last heard of it.
    turn: Option<Option<Seat>>,
    /// It did not fall asleep here: the server was started anew, or another one had the table.
    anew: bool,
}

impl Table {
    pub fn new(
        house: Arc<House>,
        word: String,
        (stored, fence): (Stored, i64),
        Woken { play, frozen, cards }: Woken,
        inbox: mpsc::Sender<Command>,
    ) -> Table {
        house.metrics.tables.fetch_add(1, Ordering::Relaxed);
        let last = stored.last();
        let absences = house.absences.take(&word);
        let mut host =
            Box::new(Host::new(word, stored.name, stored.created, (play, frozen), house.world.now()));
        if let Some(absences) = absences {
            host.recall(absences);
        }
        let (outboxes, id, anew) = (BTreeMap::new(), stored.id, absences.is_none());
        Table {
            house,
            id,
            fence,
            host,
            last,
            stale: false,
            cards,
            inbox,
            outboxes,
            pause: None,
            held: VecDeque::new(),
            hinting: false,
            turn: None,
            anew,
        }
    }

    pub async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        let mut closing = self.house.closing();
        loop {
            if !self.stale {
                self.go_on().await;
            }
            if self.stale {
                self.let_go(&mut commands);
                break;
            }
            self.tell_turn();
            let clock = self.host.time_left(self.now()).map(Duration::from_millis);
            let vote = self.host.vote_left(self.now()).map(Duration::from_millis);
            let busy = self.host.is_thinking() || clock.is_some() || vote.is_some();
            let clock = clock.filter(|_| !self.is_pausing());
            let asleep = self.host.lines() == 0 && !busy;
            let pause = self.pause_left();
            let wait = match pause {
                Some(left) => left,
                None if !self.held.is_empty() => Duration::ZERO,
                None if asleep => self.house.limits.idle,
                None => Duration::from_secs(3600),
            };
            let wait = clock.into_iter().chain(vote).fold(wait, Duration::min);
            let heard = tokio::select! {
                biased;
                () = async { drop(closing.wait_for(|closing| *closing).await) } => break,
                heard = self.house.world.within(wait, commands.recv()) => heard,
            };
            match heard {
                Some(Some(command)) if self.must_wait(&command) => self.hold(command),
                // What was said during the pause counts now; what the table answers itself comes with `go_on`.
                None if self.pause_left().is_none() && !self.held.is_empty() => {
                    if let Some(command) = self.held.pop_front() {
                        self.hear(command).await;
                    }
                }
                Some(Some(command)) => self.hear(command).await,
                Some(None) => break,
                None if asleep && pause.is_none() && self.fall_asleep(&mut commands) => break,
                None if vote.is_some() => {
                    let told = self.host.votes_over(self.now());
                    self.send(told);
                }
                None => {}
            }
        }
        self.house.metrics.tables.fetch_sub(1, Ordering::Relaxed);
        // Unless it is awake again already, others may have it.
        let word = self.host.word();
        if !self.stale && !self.house.tables().contains_key(word) {
            let _ = self.house.store.release(word, self.fence).await;
        }
    }

    /// At a table over days, those who are away are told when it becomes their turn.
    fn tell_turn(&mut self) {
        let Some(office) = self.house.office().filter(|_| self.is_over_days()) else { return };
        let asked = self.host.play().turn();
        let seat = asked.map(|(seat, _)| seat);
        if self.turn != Some(seat) {
            self.turn = Some(seat);
            let here = seat.is_some_and(|seat| self.host.lines_of(Some(seat)) > 0);
            let asked = asked.map(|(seat, revision)| (seat.0, revision));
            let (word, name) = (self.host.word().into(), self.host.name().unwrap_or_default().into());
            office.hear(Job::Turn { word, name, asked, here });
        }
    }

    /// Whoever has a line has seen how the table stands.
    fn tell_looked(&self, seat: Option<Seat>) {
        if let (Some(office), Some(seat), true) = (self.house.office(), seat, self.is_over_days()) {
            let place = Place { word: self.host.word().into(), seat: seat.0 };
            office.hear(Job::Looked { place, revision: self.host.play().revision() });
        }
    }

    fn is_over_days(&self) -> bool {
        self.host.play().manner().pace == Pace::Days
    }

    fn now(&self) -> u64 {
        self.house.world.now()
    }

    /// Leaves memory, unless somebody has just said something.
    fn fall_asleep(&self, commands: &mut mpsc::Receiver<Command>) -> bool {
        let mut tables = self.house.tables();
        if !commands.is_empty() {
            return false;
        }
        commands.close();
        tables.remove(self.host.word());
        self.house.absences.keep(self.host.word(), self.host.absences());
        true
    }

    /// Leaves memory at once; its lines end, and whoever comes back wakes the table as it is stored.
    fn let_go(&self, commands: &mut mpsc::Receiver<Command>) {
        let mut tables = self.house.tables();
        commands.close();
        tables.remove(self.host.word());
    }

    /// After a while without a server clocks go on from now.
    async fn wind_on(&mut self) -> Result<(), Refusal> {
        if !std::mem::take(&mut self.anew) {
            return Ok(());
        }
        match self.host.goes_on(self.now()) {
            Some(event) => self.commit(event).await,
            None => Ok(()),
        }
    }

    /// Answers that nobody needs to be asked for: queued plans and kept passes, then bots.
    async fn go_on(&mut self) {
        if !self.host.is_left_alone() && self.wind_on().await.is_err() {
            return;
        }
        // What was said in time counts, though it is heard after the pause.
        if !self.is_pausing()
            && let Some(event) = self.host.time_up(self.now())
            && self.commit(event).await.is_err()
        {
            return;
        }
        self.carry_votes().await;
        loop {
            // What was said during the pause comes before what the table would say.
            let waits = self.begin_pause() || !self.held.is_empty();
            let passed = if waits { None } else { self.host.passed() };
            let Some(event) = self.host.planned().or(passed) else { break };
            if self.commit(event).await.is_err() {
                return;
            }
        }
        if let Some(thought) = self.host.ask_bot() {
            let game = self.host.play().game().clone();
            let watched = self.host.lines() > 0;
            bots::think(self.house.clone(), self.inbox.clone(), game, thought, watched);
        }
    }

    async fn hear(&mut self, command: Command) {
        match command {
            Command::Enter { token, outbox, reply } => {
                // Whoever comes sees clocks as they are from now on. If that cannot be stored, it cannot be told either.
                self.wind_on().await.ok();
                let entered = self.enter(token.as_deref(), outbox);
                drop(reply.send(entered.map(|entered| (entered, self.inbox.clone()))));
            }
            Command::Leave { connection } => {
                self.outboxes.remove(&connection);
                self.tell_looked(self.host.seat_at(connection));
                let posts = self.host.leave(connection, self.now());
                self.send(posts);
            }
            Command::Again { connection } => {
                let welcome = self.host.welcome(connection, self.now());
                self.send(welcome);
            }
            Command::Said { connection, message, at } => self.said(connection, &message, at).await,
            Command::Join { join, reply } => {
                let joined = self.join(&join).await;
                drop(reply.send(joined));
            }
            Command::Free { free, reply } => {
                let freed = self.free(&free).await;
                drop(reply.send(freed));
            }
            Command::Knows { lend, reply } => {
                let known = match &lend {
                    Lend::Token(token) => self.host.viewer(Some(token)),
                    Lend::Invite(invite) => self.host.play().invited(invite).map(Some),
                };
                drop(reply.send(known));
            }
            Command::Summary { token, reply } => {
                drop(reply.send(self.host.summary(token.as_deref(), self.now())));
            }
            Command::Shown { reply } => {
                let hidden = || Refusal::new(Code::UnknownTable, "there is no such table in the hall");
                let shown = self.host.shown().filter(|_| self.house.limits.hall.is_some());
                drop(reply.send(shown.ok_or_else(hidden)));
            }
            Command::Viewer { token, eyes, reply } => {
                drop(reply.send(self.host.viewer_with(token.as_deref(), eyes)));
            }
            Command::Thought { revision, option } => {
                if let Some(event) = self.host.thought(revision, option) {
                    self.house.metrics.bot_answers.fetch_add(1, Ordering::Relaxed);
                    if self.commit(event).await.is_err() && !self.stale {
                        // Storage is in trouble; asking again at once would not help it.
                        self.house.world.sleep(Duration::from_millis(500)).await;
                    }
                }
            }
            Command::Hinted { hinting, counts } => {
                self.hinting = false;
                let posts = self.host.advise(&hinting, &counts);
                self.send(posts);
            }
            Command::Wake(reply) => drop(reply.send(())),
            Command::LetGo => self.stale = true,
        }
    }

    fn enter(&mut self, token: Option<&str>, outbox: Outbox) -> Result<Entered, Refusal> {
        // Whoever watches never keeps a player out, nor does one player another.
        let (limits, seat) = (&self.house.limits, self.host.viewer(token)?);
        let most = if seat.is_some() { limits.connections_per_seat } else { limits.connections_per_table };
        if self.host.lines_of(seat) >= most {
            let words = match seat {
                Some(_) => "this seat is open in too many places",
                None => "too many people look at this table",
            };
            return Err(Refusal::new(Code::Full, words));
        }
        let (entered, posts) = self.host.enter(token, self.now())?;
        self.outboxes.insert(entered.connection, outbox);
        self.send(posts);
        self.tell_looked(entered.seat);
        Ok(entered)
    }

    async fn said(&mut self, connection: u64, message: &ToServer, at: Instant) {
        if let ToServer::Seat(HandOver { id, level: Some(level), .. }) = message
            && let Err(refusal) = self.house.limits.check_level(level)
        {
            return self.refuse(connection, id.clone(), refusal);
        }
        // A welcome that waits is enough; when it is read there is a fresh one.
        let full = self.outboxes.get(&connection).filter(|outbox| outbox.is_full());
        if let (ToServer::Hello(_), Some(outbox)) = (message, full) {
            return outbox.fall_behind();
        }
        match self.host.hear(connection, message, self.now()) {
            Heard::Told(posts) => self.send(posts),
            Heard::Hint(Hinting { id, .. }) if self.hinting => {
                let words = "a hint is being thought about already";
                self.refuse(connection, id, Refusal::new(Code::Busy, words));
            }
            Heard::Hint(hinting) => {
                self.hinting = true;
                let game = self.host.play().game().clone();
                let from = self.outboxes.get(&connection).and_then(Outbox::from);
                bots::hint(self.house.clone(), self.inbox.clone(), game, hinting, from);
            }
            Heard::Again { id } => match self.again().await {
                Ok(()) => self.send([Host::done(connection, id)]),
                Err(_) if self.stale => {}
                Err(refusal) => {
                    self.host.not_again();
                    self.refuse(connection, id, refusal);
                }
            },
            Heard::Refused { id, refusal } => self.refuse(connection, id, refusal),
            Heard::Event { id, event } => match self.commit(event).await {
                Ok(()) => {
                    if matches!(message, ToServer::Answer(_)) {
                        self.house.metrics.answers.fetch_add(1, Ordering::Relaxed);
                        self.house.metrics.answered_in(at.elapsed());
                    }
                    self.send([Host::done(connection, id)]);
                }
                // Perhaps it is stored: what is refused has changed nothing, so this is not. The line ends with the table, and
                // whoever said it says it again to one that knows.
                Err(_) if self.stale => {}
                Err(refusal) => self.refuse(connection, id, refusal),
            },
        }
    }

    fn refuse(&mut self, connection: u64, id: String, refusal: Refusal) {
        self.house.metrics.refused(refusal.code);
        self.send([Host::refused(connection, Some(id), refusal)]);
    }

    /// Stores an event, then carries it out and tells everybody. Nothing is seen of it before it is on disk.
    async fn commit(&mut self, mut event: Event) -> Result<(), Refusal> {
        self.host.must_go_on()?;
        let now = self.now();
        self.host.play().stamp(&mut event, now);
        let ready = self.host.play().ready(&event).map_err(|why| {
            tracing::error!(table = self.host.word(), why, "an event could not be carried out");
            Refusal::new(Code::Busy, "the rules engine failed; the table is as it was")
        })?;
        let proof = ready.game().map(proof);
        self.store(&event, proof, ready.is_over()).await.map_err(|error| {
            tracing::error!(table = self.host.word(), %error, "an event could not be stored");
            self.stale |= matches!(error, StoreError::Moved | StoreError::Doubtful(_));
            Refusal::new(Code::Busy, "storage does not answer just now")
        })?;
        let (step, posts) = self.host.install(&event, ready, now);
        if step.took_back.is_some() {
            self.house.metrics.undos.fetch_add(1, Ordering::Relaxed);
        }
        self.send(posts);
        Ok(())
    }

    /// Puts an event behind the last one.
    async fn store(&mut self, event: &Event, proof: Option<u64>, over: bool) -> Result<(), StoreError> {
        let body = serde_json::to_string(event)?;
        let (n, at) = (self.host.play().revision() + 1, self.now());
        let link = self.last.next(n.into(), body.as_bytes(), proof.map(|proof| proof as i64));
        let bots = matches!(event, Event::Seat { level: Some(_), .. });
        self.house
            .store
            .append(Append { table: self.id, n, body, proof, link, over, bots, at, fence: self.fence })
            .await?;
        self.last = link;
        Ok(())
    }

    /// Everybody who reads the same message shares its bytes.
    fn send(&self, posts: impl IntoIterator<Item = Post>) {
        for Post { to, text, fresh } in posts {
            let text = Utf8Bytes::from(text);
            for outbox in to.iter().filter_map(|line| self.outboxes.get(line)) {
                if fresh {
                    outbox.catch_up();
                }
                outbox.send(text.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size<T: Future>(_: fn(Table, mpsc::Receiver<Command>) -> T) -> usize {
        size_of::<T>()
    }

    /// Every table that is awake holds one, most of the time to wait.
    #[test]
    fn waiting_takes_little_room() {
        assert!(size(Table::run) < 4096, "{}", size(Table::run));
        assert!(size_of::<Command>() < 128);
    }
}
