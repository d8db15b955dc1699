//! A table with those who look at it: who is told what, and what they may say.
//!
//! Nothing is sent or stored here. What is to be told comes back as [`Post`]s and what is to be stored as an
//! [`Event`]; whoever carries the table stores it first ([`Play::ready`]), then lets it happen ([`Host::install`]).

mod hint;
mod late;
mod people;
mod votes;

pub use hint::Hinting;
pub use votes::Absences;

use crate::play::{self, Event, Play, Ready, Shown, Step};
use crate::wire::*;
use bots::Level;
use rules::Seat;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A message for some of the lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Post {
    /// The lines it goes to.
    pub to: Vec<u64>,
    /// The message as JSON.
    pub text: String,
    /// It holds everything: whatever the reader missed before does not matter any more.
    pub fresh: bool,
}

/// What something that was said leads to.
#[derive(Debug)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Heard {
    /// It was done, and these are told.
    Told(Vec<Post>),
    /// It was not done.
    Refused { id: String, refusal: Refusal },
    /// To be thought about; what is found goes to [`Host::advise`].
    Hint(Hinting),
    /// All want to play again: a table is to be laid ([`crate::found::again`]), and an event to say where.
    Again { id: String },
    /// To be stored; then its id is [`Host::done`].
    Event { id: String, event: Event },
}

/// A question for a bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thought {
    /// The state of the table it is for.
    pub revision: u32,
    /// How well the bot plays.
    pub level: Level,
    /// The seed of its thoughts.
    pub dice: u64,
}

/// Somebody has opened a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entered {
    /// The line.
    pub connection: u64,
    /// Their seat; none for those who look on.
    pub seat: Option<Seat>,
}

/// One table and its lines.
#[derive(Debug)]
pub struct Host {
    word: String,
    name: Option<String>,
    created: u64,
    play: Play,
    /// Why it cannot go on, if it cannot.
    frozen: Option<String>,
    lines: BTreeMap<u64, Option<Seat>>,
    next_line: u64,
    /// What viewers were last shown. Everybody with the same eyes has the same.
    shown: Shown,
    /// Who was prepared when people were last told.
    prepared: u8,
    /// Whether somebody had played when people were last told: a seat is kept for longer from then on.
    played: bool,
    /// The revision that a bot thinks about.
    thinking: Option<u32>,
    /// Seats that agree to hints, a bit each.
    agreed: u8,
    /// The line that a hint is being thought about for.
    hinted: Option<u64>,
    votes: votes::Votes,
    /// The question that a bot answers because its person has no time left.
    expired: Option<u32>,
}

impl Host {
    /// `created` is when the table was laid and `now` when it woke, in milliseconds since 1970.
    /// A frozen table is shown and never played on.
    pub fn new(
        word: String,
        name: Option<String>,
        created: u64,
        (play, frozen): (Play, Option<String>),
        now: u64,
    ) -> Host {
        let host = Host {
            word,
            name,
            created,
            play,
            frozen,
            lines: BTreeMap::new(),
            next_line: 0,
            shown: Shown::default(),
            prepared: 0,
            played: false,
            thinking: None,
            agreed: 0,
            hinted: None,
            votes: votes::Votes::default(),
            expired: None,
        };
        host.all_away(now)
    }

    /// The table itself.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// Refuses whatever would change a frozen table.
    pub fn must_go_on(&self) -> Result<(), Refusal> {
        match &self.frozen {
            None => Ok(()),
            Some(why) => Err(Refusal::new(Code::Frozen, why)),
        }
    }

    /// What the table is called.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Its id.
    pub fn word(&self) -> &str {
        &self.word
    }

    /// How many lines are open.
    pub fn lines(&self) -> usize {
        self.lines.len()
    }

    /// The seat that a line is for.
    pub fn seat_at(&self, connection: u64) -> Option<Seat> {
        self.lines.get(&connection).copied().flatten()
    }

    /// The lines of a seat, or of those who watch.
    pub fn lines_of(&self, seat: Option<Seat>) -> usize {
        self.lines.values().filter(|own| **own == seat).count()
    }

    /// Whether a bot is at it.
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// Whose eyes a token opens; without one, a spectator's.
    pub fn viewer(&self, token: Option<&str>) -> Result<Option<Seat>, Refusal> {
        match token.filter(|token| !token.is_empty()) {
            None => Ok(None),
            Some(token) => match self.play.seat_of(token) {
                Some(seat) => Ok(Some(seat)),
                None => Err(Refusal::new(Code::WrongToken, "this token opens no seat of this table")),
            },
        }
    }

    /// The same, or a seat's eyes once the game is over: nothing is hidden any more then.
    pub fn viewer_with(&self, token: Option<&str>, eyes: Option<u8>) -> Result<Option<Seat>, Refusal> {
        let own = self.viewer(token)?;
        match eyes {
            None => Ok(own),
            Some(seat) if seat as usize >= self.play.seats().len() => {
                Err(Refusal::new(Code::Malformed, "there is no such seat"))
            }
            Some(_) if !self.play.game().is_over() => {
                Err(Refusal::new(Code::Busy, "others' cards are shown when the game is over"))
            }
            Some(seat) => Ok(Some(Seat(seat))),
        }
    }

    /// Somebody connects.
    pub fn enter(&mut self, token: Option<&str>, now: u64) -> Result<(Entered, Vec<Post>), Refusal> {
        let seat = self.viewer(token)?;
        let connection = self.next_line;
        self.next_line += 1;
        let first = seat.is_some_and(|seat| !self.is_here(seat));
        self.lines.insert(connection, seat);
        self.presence(seat, now);
        let mut posts = Vec::new();
        if first {
            posts.extend(self.people(Some(connection), now));
        }
        posts.extend(self.welcome(connection, now));
        Ok((Entered { connection, seat }, posts))
    }

    /// A line is closed.
    pub fn leave(&mut self, connection: u64, now: u64) -> Vec<Post> {
        if self.hinted == Some(connection) {
            self.hinted = None;
        }
        match self.lines.remove(&connection) {
            Some(seat @ Some(_)) => {
                self.presence(seat, now);
                self.people(None, now).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    fn is_here(&self, seat: Seat) -> bool {
        self.lines.values().any(|own| *own == Some(seat))
    }

    /// Everything that a line may know.
    pub fn welcome(&mut self, connection: u64, now: u64) -> Option<Post> {
        let seat = *self.lines.get(&connection)?;
        let welcome = self.play.welcome(&self.word, self.name.as_deref(), seat, |seat| self.is_here(seat));
        let (people, rematch) = (self.people_at(now), self.again(seat));
        let welcome = Welcome { people, rematch, ..welcome };
        let welcome = match &self.frozen {
            None => welcome,
            Some(why) => {
                Welcome { frozen: Some(why.clone()), undo: Undo::Locked(Lock::Over), plan: None, ..welcome }
            }
        };
        self.shown.begin(&self.play, seat);
        let text = json(&ToClient::Welcome(Box::new(welcome)));
        Some(Post { to: vec![connection], text, fresh: true })
    }

    /// Judges what is said on a line.
    pub fn hear(&mut self, connection: u64, message: &ToServer, now: u64) -> Heard {
        let Some(&seat) = self.lines.get(&connection) else { return Heard::Told(Vec::new()) };
        let id = match message {
            ToServer::Hello(_) => return Heard::Told(self.welcome(connection, now).into_iter().collect()),
            ToServer::Ping {} => return Heard::Told(vec![post(connection, &ToClient::Pong {})]),
            ToServer::Preview(preview) => return self.preview(connection, seat, preview),
            ToServer::Hint(asked) => return self.hint(connection, seat, asked),
            ToServer::Hints(said) => return self.agree(connection, seat, said, now),
            ToServer::StandIn(wish) => return self.stand_in(connection, seat, wish, now),
            ToServer::Again(wish) => return self.play_again(connection, seat, wish, now),
            ToServer::Answer(Answer { id, .. })
            | ToServer::Plan(Plan { id, .. })
            | ToServer::Undo(TakeBack { id, .. })
            | ToServer::Seat(HandOver { id, .. })
            | ToServer::Say(Say { id, .. })
            | ToServer::Passes(Passes { id, .. }) => id.clone(),
        };
        match self.judge(seat, message, now) {
            Ok(Some(event)) => Heard::Event { id, event },
            // Said before and done before.
            Ok(None) => Heard::Told(vec![Host::done(connection, id)]),
            Err(refusal) => Heard::Refused { id, refusal },
        }
    }

    /// Nothing is stored and nobody else hears of it.
    fn preview(&self, connection: u64, seat: Option<Seat>, asked: &Preview) -> Heard {
        let Preview { ref id, revision, option } = *asked;
        let foreseen = seat.ok_or_else(nobody).and_then(|seat| self.play.preview(seat, revision, option));
        match foreseen {
            Ok(foreseen) => {
                let preview = ToClient::Preview { id: id.clone(), revision, foreseen };
                Heard::Told(vec![post(connection, &preview)])
            }
            Err(refusal) => Heard::Refused { id: id.clone(), refusal },
        }
    }

    /// What a message asks for, as an event; nothing if it was done before.
    fn judge(&self, seat: Option<Seat>, message: &ToServer, now: u64) -> Result<Option<Event>, Refusal> {
        self.must_go_on()?;
        let seat = seat.ok_or_else(nobody)?;
        let known = |id: &str| {
            if id.is_empty() || id.len() > 64 {
                return Err(Refusal::new(Code::Malformed, "an id has 1 to 64 bytes"));
            }
            Ok(self.play.is_done(seat, id))
        };
        Ok(match message {
            ToServer::Answer(Answer { id, .. })
            | ToServer::Plan(Plan { id, .. })
            | ToServer::Undo(TakeBack { id, .. })
            | ToServer::Seat(HandOver { id, .. })
            | ToServer::Say(Say { id, .. })
            | ToServer::Passes(Passes { id, .. })
                if known(id)? =>
            {
                None
            }
            ToServer::Answer(Answer { id, revision, option }) => {
                self.play.check_answer(seat, *revision, *option)?;
                let (option, id) = (*option as u8, Some(id.clone()));
                Some(Event::Answer { seat: seat.0, option, id, bot: false, at: None })
            }
            ToServer::Plan(Plan { id, turn, spells }) => {
                self.play.check_extras(seat)?;
                self.play.check_plan(seat, *turn, spells)?;
                Some(Event::Plan { seat: seat.0, id: id.clone(), turn: *turn, spells: spells.clone() })
            }
            ToServer::Undo(TakeBack { id, revision }) => {
                self.play.check_extras(seat)?;
                self.play.check_undo(seat, *revision)?;
                Some(Event::Undo { seat: seat.0, id: id.clone(), at: None })
            }
            ToServer::Seat(HandOver { id, to, level }) => {
                let level = match to {
                    // One's own seat can always be had back.
                    To::Me => {
                        self.play.check_going_on()?;
                        self.play.check_time(seat)?;
                        None
                    }
                    To::Bot => {
                        self.play.check_extras(seat)?;
                        let known = play::level(level.as_deref().unwrap_or("greedy"));
                        let unknown = || Refusal::new(Code::Setup, "there is no bot of that level");
                        Some(known.ok_or_else(unknown)?.to_string())
                    }
                };
                let own = &self.play.seats()[seat.index()];
                // A bot that nobody asked for, and is asked for now, need not spare any more.
                (own.stand_in != level || own.unasked).then(|| Event::Seat {
                    seat: seat.0,
                    id: id.clone(),
                    level,
                    at: None,
                })
            }
            ToServer::Say(said) => self.speak(Some(seat), said, now)?,
            // What changes nothing is done already.
            ToServer::Passes(Passes { id, how }) => self.play.check_extras(seat).map(|()| {
                (self.play.passing(Some(seat)) != Some(*how)).then(|| Event::Passes {
                    seat: seat.0,
                    id: id.clone(),
                    how: *how,
                })
            })?,
            ToServer::Hello(_)
            | ToServer::Preview(_)
            | ToServer::Hint(_)
            | ToServer::Hints(_)
            | ToServer::StandIn(_)
            | ToServer::Again(_)
            | ToServer::Ping {} => None,
        })
    }

    /// What the table answers for somebody who has nothing to say, and whether all wait a little before.
    pub fn passed(&self) -> Option<Event> {
        self.must_go_on().ok()?;
        self.play.passed()
    }

    /// The answer of a queued plan, which nobody needs to be asked for.
    pub fn planned(&self) -> Option<Event> {
        self.must_go_on().ok()?;
        let (seat, option) = self.play.planned_answer()?;
        Some(Event::answer(seat, option, false))
    }

    /// The question that a bot has to think about, unless one does already.
    pub fn ask_bot(&mut self) -> Option<Thought> {
        if self.thinking.is_some() || self.frozen.is_some() {
            return None;
        }
        let asked = self.play.game().decision()?;
        let level = match self.play.seats()[asked.seat.index()].bot() {
            Some(level) => play::level(level).unwrap_or(Level::Greedy),
            None if self.expired == Some(self.play.asked()) => Level::Greedy,
            None => return None,
        };
        let dice = self.play.deal().dice(self.play.choices());
        let revision = self.play.revision();
        self.thinking = Some(revision);
        Some(Thought { revision, level, dice })
    }

    /// What a bot came to. The question may have been taken back meanwhile, or the seat taken over: then nothing.
    pub fn thought(&mut self, revision: u32, option: usize) -> Option<Event> {
        self.thinking = None;
        let asked = self.play.game().decision()?;
        let own = self.play.seats()[asked.seat.index()].bot().is_some();
        let late = self.expired == Some(self.play.asked());
        let due = revision == self.play.revision() && option < asked.options.len() && (own || late);
        let spares = late || self.play.seats()[asked.seat.index()].unasked;
        due.then(|| {
            Event::answer(asked.seat, if spares { late::sparing(&asked, option) } else { option }, true)
        })
    }

    /// Carries out an event that is stored, and says what everybody gets to see of it.
    pub fn install(&mut self, event: &Event, ready: Ready, now: u64) -> (Step, Vec<Post>) {
        let step = self.play.install(event, ready);
        if let Event::Join { seat, .. } | Event::Free { seat, .. } = event {
            self.begin_anew(Seat(*seat), now);
        }
        (step, self.broadcast(step, now))
    }

    fn broadcast(&mut self, step: Step, now: u64) -> Vec<Post> {
        let viewers: BTreeSet<Option<Seat>> = self.lines.values().copied().collect();
        let told = self.shown.tell(&self.play, step, viewers);
        let post = |(viewer, text)| {
            let to = self.lines.iter().filter(|(_, own)| **own == viewer).map(|(&line, _)| line).collect();
            Post { to, text, fresh: false }
        };
        let mut posts: Vec<Post> = told.into_iter().map(post).collect();
        if step.said {
            posts.extend(self.spoken());
        }
        if step.rematch {
            posts.extend(self.rematches());
        }
        // Where clocks run, everybody sees whose does.
        let clocks = self.play.manner().clock.is_some();
        let begun = self.played != self.play.somebody_has_played();
        // Over days people are missed only while they are waited for.
        let passed_on = self.note_waits(now);
        if step.people || clocks || begun || passed_on || self.prepared_now() != self.prepared {
            posts.extend(self.people(None, now));
        }
        posts
    }

    fn prepared_now(&self) -> u8 {
        let seats = (0..self.play.seats().len() as u8).map(Seat);
        seats.filter(|&seat| self.play.is_prepared(seat)).fold(0, |all, seat| all | 1 << seat.0)
    }

    /// Who sits where and is there, for all lines but one.
    fn people(&mut self, but: Option<u64>, now: u64) -> Option<Post> {
        self.prepared = self.prepared_now();
        self.played = self.play.somebody_has_played();
        let to: Vec<u64> = self.lines.keys().copied().filter(|line| Some(*line) != but).collect();
        if to.is_empty() {
            return None;
        }
        let text = json(&ToClient::People(self.people_at(now)));
        Some(Post { to, text, fresh: false })
    }

    /// Tells a line that its wish was done.
    pub fn done(connection: u64, id: String) -> Post {
        post(connection, &ToClient::Done { id })
    }

    /// Tells a line why its wish was not done.
    pub fn refused(connection: u64, id: Option<String>, Refusal { code, message }: Refusal) -> Post {
        post(connection, &ToClient::Refused { id, code, message })
    }

    /// The table for lists, as far as a secret opens it.
    pub fn summary(&self, token: Option<&str>, now: u64) -> Result<Summary, Refusal> {
        let viewer = self.viewer(token)?;
        let view = self.play.game().view(viewer);
        let chosen = |mage: codex::MageId| mage.is_some().then_some(mage);
        let people = self.play.people(|seat| self.is_here(seat));
        let seats = people.into_iter().zip(&view.mages).map(|(person, mage)| SeatSummary {
            seat: person.seat,
            name: person.name,
            kind: person.kind,
            level: person.level,
            mage: chosen(mage.mage),
            school: mage.school.is_some().then_some(mage.school),
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
            frozen: self.frozen.clone(),
            packs: self.play.codex().pack_names(),
            content: self.play.codex().version.clone(),
            outcome: view.outcome,
            seed_hash: self.play.deal().seal(),
            seed_named: self.play.deal().is_named(),
            created: self.created,
            edition: self.play.codex().edition_id().into(),
            manner: self.play.manner(),
            left: self.play.time_left(now).filter(|(own, _)| Some(*own) == viewer).map(|(_, left)| left),
            rematch: self.play.rematch().map(Into::into),
        })
    }
}

fn nobody() -> Refusal {
    Refusal::new(Code::NotYourSeat, "a spectator cannot do that")
}

fn refused(id: &str, refusal: Refusal) -> Heard {
    Heard::Refused { id: id.into(), refusal }
}

fn post(to: u64, message: &ToClient) -> Post {
    Post { to: vec![to], text: json(message), fresh: false }
}

fn json(message: &impl Serialize) -> String {
    // Plain data with plain keys always has a form in JSON.
    serde_json::to_string(message).unwrap_or_default()
}
