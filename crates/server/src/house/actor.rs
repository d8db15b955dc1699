//! One table: a task that hears commands one after the other, stores what they lead to, and tells everybody.

use super::outbox::Outbox;
use super::{House, bots};
use crate::secret;
use crate::store::Stored;
use axum::extract::ws::Utf8Bytes;
use rules::{Seat, View};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use table::play::{self, Event, Play, Ready, SecretHash, Step};
use table::wire::*;
use tokio::sync::{mpsc, oneshot};

type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// What can be said to a table.
#[derive(Debug)]
pub enum Command {
    /// Somebody connects.
    Enter {
        token: Option<String>,
        outbox: Outbox,
        reply: Reply<Entered>,
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
        invite: String,
        name: String,
        reply: Reply<Joined>,
    },
    Summary {
        token: Option<String>,
        reply: Reply<Summary>,
    },
    Viewer {
        token: Option<String>,
        reply: Reply<Option<Seat>>,
    },
    Thought {
        revision: u32,
        option: usize,
    },
    Wake(oneshot::Sender<()>),
}

#[derive(Clone, Copy, Debug)]
pub struct Entered {
    pub connection: u64,
    pub seat: Option<Seat>,
}

#[derive(Debug)]
struct Connection {
    seat: Option<Seat>,
    outbox: Outbox,
}

pub(super) struct Table {
    house: Arc<House>,
    word: String,
    id: i64,
    name: Option<String>,
    created: u64,
    play: Play,
    inbox: mpsc::Sender<Command>,
    connections: BTreeMap<u64, Connection>,
    next_connection: u64,
    /// What viewers were last shown: each seat's, then the spectators'. Everybody with the same eyes has the same.
    shown: [Option<Box<View>>; rules::SEATS + 1],
    /// Who was prepared when people were last told.
    prepared: u8,
    /// The revision that a bot thinks about.
    thinking: Option<u32>,
}

impl Table {
    pub fn new(
        house: Arc<House>,
        word: String,
        stored: Stored,
        play: Play,
        inbox: mpsc::Sender<Command>,
    ) -> Table {
        house.metrics.tables.fetch_add(1, Ordering::Relaxed);
        Table {
            house,
            word,
            id: stored.id,
            name: stored.name,
            created: stored.created,
            play,
            inbox,
            connections: BTreeMap::new(),
            next_connection: 0,
            shown: Default::default(),
            prepared: 0,
            thinking: None,
        }
    }

    pub async fn run(mut self, mut commands: mpsc::Receiver<Command>) {
        let mut closing = self.house.closing();
        loop {
            self.go_on().await;
            let asleep = self.connections.is_empty() && self.thinking.is_none();
            let wait = if asleep { self.house.limits.idle } else { Duration::from_secs(3600) };
            let heard = tokio::select! {
                biased;
                () = async { drop(closing.wait_for(|closing| *closing).await) } => break,
                heard = tokio::time::timeout(wait, commands.recv()) => heard,
            };
            match heard {
                Ok(Some(command)) => self.hear(command).await,
                Ok(None) => break,
                Err(_) if asleep && self.fall_asleep(&mut commands) => break,
                Err(_) => {}
            }
        }
        self.house.metrics.tables.fetch_sub(1, Ordering::Relaxed);
    }

    /// Leaves memory, unless somebody has just said something.
    fn fall_asleep(&self, commands: &mut mpsc::Receiver<Command>) -> bool {
        let mut tables = self.house.tables();
        if !commands.is_empty() {
            return false;
        }
        commands.close();
        tables.remove(&self.word);
        true
    }

    /// Answers that nobody needs to be asked for: queued plans, then bots.
    async fn go_on(&mut self) {
        while let Some((seat, option)) = self.play.planned_answer() {
            let event = Event::Answer { seat: seat.0, option: option as u8, id: None, bot: false };
            if self.commit(event).await.is_err() {
                return;
            }
        }
        let revision = self.play.revision();
        if self.thinking.is_some() {
            return;
        }
        let Some(asked) = self.play.game().decision() else { return };
        let Some(level) = self.play.seats()[asked.seat.index()].bot() else { return };
        let level = play::level(level).unwrap_or(::bots::Level::Greedy);
        let dice = self.play.deal().dice(self.play.answers().count());
        self.thinking = Some(revision);
        let game = self.play.game().clone();
        bots::think(self.house.clone(), self.inbox.clone(), game, level, dice, revision);
    }

    async fn hear(&mut self, command: Command) {
        match command {
            Command::Enter { token, outbox, reply } => drop(reply.send(self.enter(token.as_deref(), outbox))),
            Command::Leave { connection } => {
                if self.connections.remove(&connection).is_some_and(|gone| gone.seat.is_some()) {
                    self.tell_people();
                }
            }
            Command::Again { connection } => self.welcome(connection),
            Command::Said { connection, message, at } => self.said(connection, message, at).await,
            Command::Join { invite, name, reply } => {
                let joined = self.join(&invite, name).await;
                drop(reply.send(joined));
            }
            Command::Summary { token, reply } => drop(reply.send(self.summary(token.as_deref()))),
            Command::Viewer { token, reply } => drop(reply.send(House::viewer(&self.play, token.as_deref()))),
            Command::Thought { revision, option } => {
                self.thinking = None;
                // The question may have been taken back, or the seat taken over.
                let asked = self.play.game().decision().map(|asked| (asked.seat, asked.options.len()));
                if let Some((seat, options)) = asked
                    && revision == self.play.revision()
                    && option < options
                    && self.play.seats()[seat.index()].bot().is_some()
                {
                    self.house.metrics.bot_answers.fetch_add(1, Ordering::Relaxed);
                    let event = Event::Answer { seat: seat.0, option: option as u8, id: None, bot: true };
                    if self.commit(event).await.is_err() {
                        // Storage is in trouble; asking again at once would not help it.
                        tokio::time::sleep(Duration::from_millis(500)).await;
                    }
                }
            }
            Command::Wake(reply) => drop(reply.send(())),
        }
    }

    fn enter(&mut self, token: Option<&str>, outbox: Outbox) -> Result<Entered, Refusal> {
        let seat = House::viewer(&self.play, token)?;
        if self.connections.len() >= self.house.limits.connections_per_table {
            return Err(Refusal::new(Code::Full, "too many people look at this table"));
        }
        let connection = self.next_connection;
        self.next_connection += 1;
        let first = seat.is_some_and(|seat| !self.is_here(seat));
        self.connections.insert(connection, Connection { seat, outbox });
        if first {
            self.tell_people_but(Some(connection));
        }
        self.welcome(connection);
        Ok(Entered { connection, seat })
    }

    fn is_here(&self, seat: Seat) -> bool {
        self.connections.values().any(|own| own.seat == Some(seat))
    }

    fn welcome(&mut self, connection: u64) {
        let Some(own) = self.connections.get(&connection) else { return };
        let welcome =
            self.play.welcome(&self.word, self.name.as_deref(), own.seat, |seat| self.is_here(seat));
        self.shown[eyes(own.seat)] = Some(Box::new(welcome.view.clone()));
        own.outbox.catch_up();
        own.outbox.send(json(&ToClient::Welcome(Box::new(welcome))));
    }

    async fn said(&mut self, connection: u64, message: ToServer, at: Instant) {
        let Some(seat) = self.connections.get(&connection).map(|own| own.seat) else { return };
        let (id, event) = match message {
            ToServer::Hello(_) => return self.welcome(connection),
            ToServer::Ping {} => return self.tell(connection, &ToClient::Pong {}),
            ToServer::Preview(preview) => return self.preview(connection, seat, preview),
            ToServer::Answer(Answer { ref id, .. })
            | ToServer::Plan(Plan { ref id, .. })
            | ToServer::Undo(TakeBack { ref id, .. })
            | ToServer::Seat(HandOver { ref id, .. }) => (id.clone(), self.judge(seat, &message)),
        };
        let is_answer = matches!(message, ToServer::Answer(_));
        let outcome = match event {
            Ok(Some(event)) => self.commit(event).await,
            // Said before and done before.
            Ok(None) => Ok(()),
            Err(refusal) => Err(refusal),
        };
        match outcome {
            Ok(()) if is_answer => {
                self.house.metrics.answers.fetch_add(1, Ordering::Relaxed);
                self.house.metrics.answered_in(at.elapsed());
            }
            Ok(()) => {}
            Err(_) => {}
        }
        match outcome {
            Ok(()) => self.tell(connection, &ToClient::Done { id }),
            Err(Refusal { code, message }) => {
                self.house.metrics.refused(code);
                self.tell(connection, &ToClient::Refused { id: Some(id), code, message });
            }
        }
    }

    /// Nothing is stored and nobody else hears of it.
    fn preview(&self, connection: u64, seat: Option<Seat>, Preview { id, revision, option }: Preview) {
        let nobody = || Refusal::new(Code::NotYourSeat, "a spectator cannot do that");
        let foreseen = seat.ok_or_else(nobody).and_then(|seat| self.play.preview(seat, revision, option));
        match foreseen {
            Ok(foreseen) => self.tell(connection, &ToClient::Preview { id, revision, foreseen }),
            Err(Refusal { code, message }) => {
                self.house.metrics.refused(code);
                self.tell(connection, &ToClient::Refused { id: Some(id), code, message });
            }
        }
    }

    /// What a message asks for, as an event; nothing if it was done before.
    fn judge(&self, seat: Option<Seat>, message: &ToServer) -> Result<Option<Event>, Refusal> {
        let Some(seat) = seat else {
            return Err(Refusal::new(Code::NotYourSeat, "a spectator cannot do that"));
        };
        let known = |id: &str| {
            if id.is_empty() || id.len() > 64 {
                return Err(Refusal::new(Code::Malformed, "an id has 1 to 64 bytes"));
            }
            Ok(self.play.is_done(seat, id))
        };
        match message {
            ToServer::Answer(Answer { id, revision, option }) => {
                if known(id)? {
                    return Ok(None);
                }
                self.play.check_answer(seat, *revision, *option)?;
                Ok(Some(Event::Answer {
                    seat: seat.0,
                    option: *option as u8,
                    id: Some(id.clone()),
                    bot: false,
                }))
            }
            ToServer::Plan(Plan { id, turn, spells }) => {
                if known(id)? {
                    return Ok(None);
                }
                self.play.check_plan(seat, *turn, spells)?;
                Ok(Some(Event::Plan { seat: seat.0, id: id.clone(), turn: *turn, spells: spells.clone() }))
            }
            ToServer::Undo(TakeBack { id, revision }) => {
                if known(id)? {
                    return Ok(None);
                }
                self.play.check_undo(seat, *revision)?;
                Ok(Some(Event::Undo { seat: seat.0, id: id.clone() }))
            }
            ToServer::Seat(HandOver { id, to, level }) => {
                if known(id)? {
                    return Ok(None);
                }
                let level = match to {
                    To::Me => None,
                    To::Bot => {
                        let level = level.as_deref().unwrap_or("greedy");
                        let known = play::level(level);
                        Some(
                            known
                                .ok_or_else(|| Refusal::new(Code::Setup, "there is no bot of that level"))?,
                        )
                    }
                };
                Ok(Some(Event::Seat {
                    seat: seat.0,
                    id: id.clone(),
                    level: level.map(|level| level.to_string()),
                }))
            }
            ToServer::Hello(_) | ToServer::Preview(_) | ToServer::Ping {} => Ok(None),
        }
    }

    async fn join(&mut self, invite: &str, name: String) -> Result<Joined, Refusal> {
        let seat = self.play.invited(invite)?;
        let no_chance = |_| Refusal::new(Code::Busy, "no secret can be made just now");
        let token = secret::word().map_err(no_chance)?;
        let event = Event::Join { seat: seat.0, name, token: SecretHash::of(&token) };
        self.commit(event).await?;
        Ok(Joined { seat: seat.0, token })
    }

    /// Stores an event, then carries it out and tells everybody. Nothing is seen of it before it is on disk.
    async fn commit(&mut self, event: Event) -> Result<(), Refusal> {
        let ready = self.play.ready(&event).map_err(|why| {
            tracing::error!(table = self.word, why, "an event could not be carried out");
            Refusal::new(Code::Busy, "the rules engine failed; the table is as it was")
        })?;
        let (n, over) = (self.play.revision() + 1, Ready::is_over(&ready));
        self.house.store.append(self.id, n, &event, over).await.map_err(|error| {
            tracing::error!(table = self.word, %error, "an event could not be stored");
            Refusal::new(Code::Busy, "storage does not answer just now")
        })?;
        let step = self.play.install(&event, ready);
        if step.took_back.is_some() {
            self.house.metrics.undos.fetch_add(1, Ordering::Relaxed);
        }
        self.broadcast(step);
        Ok(())
    }

    fn broadcast(&mut self, step: Step) {
        let mut made: [Option<Utf8Bytes>; rules::SEATS + 1] = Default::default();
        for connection in self.connections.values() {
            let own = eyes(connection.seat);
            if made[own].is_none()
                && let Some(from) = self.shown[own].take()
            {
                let (to, text) = self.play.update(connection.seat, &from, step);
                made[own] = Some(text.into());
                self.shown[own] = Some(Box::new(to));
            }
            if let Some(text) = &made[own] {
                connection.outbox.send(text.clone());
            }
        }
        // Nobody was shown anything with the other eyes; a welcome will begin anew.
        for (own, text) in made.iter().enumerate() {
            if text.is_none() {
                self.shown[own] = None;
            }
        }
        let prepared = self.prepared_now();
        if step.people || prepared != self.prepared {
            self.tell_people();
        }
    }

    fn prepared_now(&self) -> u8 {
        let seats = (0..self.play.seats().len() as u8).map(Seat);
        seats.filter(|&seat| self.play.is_prepared(seat)).fold(0, |all, seat| all | 1 << seat.0)
    }

    fn tell_people(&mut self) {
        self.tell_people_but(None);
    }

    fn tell_people_but(&mut self, but: Option<u64>) {
        self.prepared = self.prepared_now();
        let text = json(&ToClient::People(self.play.people(|seat| self.is_here(seat))));
        for (connection, own) in &self.connections {
            if Some(*connection) != but {
                own.outbox.send(text.clone());
            }
        }
    }

    fn tell(&self, connection: u64, message: &ToClient) {
        if let Some(own) = self.connections.get(&connection) {
            own.outbox.send(json(message));
        }
    }

    fn summary(&self, token: Option<&str>) -> Result<Summary, Refusal> {
        let viewer = House::viewer(&self.play, token)?;
        let view = self.play.game().view(viewer);
        let chosen = |mage: codex::MageId| (mage.0 != rules::NONE).then_some(mage);
        let people = self.play.people(|seat| self.is_here(seat));
        let seats = people.into_iter().zip(&view.mages).map(|(person, mage)| SeatSummary {
            seat: person.seat,
            name: person.name,
            kind: person.kind,
            level: person.level,
            mage: chosen(mage.mage),
            power: mage.power,
        });
        Ok(Summary {
            table: self.word.clone(),
            name: self.name.clone(),
            seats: seats.collect(),
            turn: view.turn,
            phase: view.phase,
            waiting_for: view.waiting_for,
            your_seats: viewer.into_iter().collect(),
            your_turn: view.question.is_some(),
            revision: self.play.revision(),
            finished: self.play.game().is_over(),
            outcome: view.outcome,
            created: self.created,
        })
    }
}

/// Seats, then spectators.
fn eyes(seat: Option<Seat>) -> usize {
    seat.map_or(rules::SEATS, Seat::index)
}

fn json(message: &impl Serialize) -> Utf8Bytes {
    // Plain data with plain keys always has a form in JSON.
    serde_json::to_string(message).unwrap_or_default().into()
}
