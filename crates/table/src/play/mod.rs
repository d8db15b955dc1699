//! A table in memory: the game, who sits where, the log, and what can be taken back.
//!
//! [`Play::apply`] is the only way to change it, and takes what is stored. Live and replayed tables go the same way,
//! so a restart ends where the table stood. Nothing here touches a socket, a file or a clock.

mod back;
mod event;
mod news;
mod pass;
mod people;
mod plan;
mod preview;
mod show;
mod update;

pub use back::{FRAMES, Past, proof};
pub use event::{CannotLay, Deal, Event, SecretHash, Sitter, level};
pub use people::check_manner;
pub use update::Shown;

use crate::panics;
use crate::wire::{Code, Lock, Passing, Planned, Refusal, Undo};
use codex::Codex;
use rules::{Entry, Game, SEATS, Seat};
use std::collections::HashSet;
use std::sync::Arc;

/// The most events of a seat that are no answers: far more than people need, and an end to what is stored.
const EXTRAS: u32 = 2_500;

/// The word under which a bot is stored that plays for somebody who did not ask for it: the clock or the others did. No
/// client can have it, since theirs have one letter at least.
pub const NOBODYS: &str = "";

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatNow {
    /// Who sits there now.
    pub sitter: Sitter,
    /// What the seat was offered with, even when somebody has taken it.
    pub invite: Option<SecretHash>,
    /// The bot that plays for the person who holds the seat.
    pub stand_in: Option<String>,
    /// What it will prepare, with the turn it is meant for.
    pub plan: Option<(u16, Vec<Planned>)>,
    /// How it wants to be asked whether it reacts.
    pub passing: Passing,
    /// The bot that plays there was not asked for by its person: it gives up nothing that need not be given.
    pub unasked: bool,
}

impl SeatNow {
    /// The level of whichever bot decides here just now.
    pub fn bot(&self) -> Option<&str> {
        match (&self.sitter, &self.stand_in) {
            (Sitter::Bot { level }, _) => Some(level),
            (_, Some(level)) => Some(level),
            _ => None,
        }
    }
}

/// An answer that stands.
#[derive(Clone, Copy, Debug)]
struct Given {
    seat: Seat,
    option: u8,
    /// The revision whose question it answered.
    revision: u32,
    log_length: u32,
    lock: Option<Lock>,
    /// There was nothing else to answer.
    forced: bool,
    /// Whoever sat there then did not say it.
    bot: bool,
}

/// A line of the log with the revision that wrote it.
#[derive(Clone, Copy, Debug)]
pub struct Written {
    /// The change that brought it.
    pub revision: u32,
    /// The line itself, with its visibility.
    pub entry: Entry,
}

/// How an event changed what there was to see.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// Log lines from here on are new.
    pub log_from: u32,
    /// Everything after this revision was undone.
    pub took_back: Option<u32>,
    /// Who sits where has changed.
    pub people: bool,
    /// Something was said.
    pub said: bool,
    /// The same people play again elsewhere.
    pub rematch: bool,
}

/// What an event leads to, worked out before it is stored.
#[derive(Debug)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Ready {
    /// The game goes on.
    Answer {
        /// Which one it was.
        option: u8,
        /// The game that follows from it.
        after: Box<Game>,
        /// What the log says of it.
        written: Vec<Entry>,
        /// Why it cannot be taken back, if it cannot.
        lock: Option<Lock>,
    },
    /// The game is as it was before.
    Undo {
        /// The game as it was before.
        before: Box<Game>,
    },
    /// Only who sits where has changed.
    Seats,
}

impl Ready {
    /// Whether somebody has won.
    pub fn is_over(&self) -> bool {
        matches!(self, Ready::Answer { after, .. } if after.is_over())
    }

    /// The game it leads to, where it changes the game.
    pub fn game(&self) -> Option<&Game> {
        match self {
            Ready::Answer { after, .. } => Some(after),
            Ready::Undo { before } => Some(before),
            Ready::Seats => None,
        }
    }
}

/// A table.
#[derive(Clone, Debug)]
pub struct Play {
    codex: Arc<Codex>,
    deal: Deal,
    /// Large, and another one with each answer.
    game: Box<Game>,
    seats: Vec<SeatNow>,
    revision: u32,
    /// The revision that put the pending question: what came since has changed nothing about it.
    asked: u32,
    answers: Vec<Given>,
    log: Vec<Written>,
    /// Events of each seat that are no answers.
    extras: [u32; SEATS],
    /// Words of clients that were accepted, by seat, hashed.
    done: HashSet<(u8, u64)>,
    company: people::Company,
    /// The seat of whoever laid the table.
    host: Option<Seat>,
}

impl Play {
    /// A table as it is laid, before anything is answered.
    pub fn new(codex: &Arc<Codex>, deal: Deal, sitters: Vec<Sitter>) -> Result<Play, CannotLay> {
        let mut game = Box::new(deal.lay(codex)?);
        if game.state().mages.len() != sitters.len() {
            return Err(CannotLay(format!("{} seats for {} mages", sitters.len(), game.state().mages.len())));
        }
        let log = game.events().into_iter().map(|entry| Written { revision: 0, entry }).collect();
        let seats = sitters.into_iter().map(|sitter| {
            let invite = match &sitter {
                Sitter::Open { invite } => Some(*invite),
                _ => None,
            };
            SeatNow {
                sitter,
                invite,
                stand_in: None,
                plan: None,
                passing: Passing::default(),
                unasked: false,
            }
        });
        let seats: Vec<SeatNow> = seats.collect();
        let codex = codex.clone();
        let (answers, done) = (Vec::new(), HashSet::new());
        let company = people::Company::default();
        let laid = |own: &SeatNow| matches!(own.sitter, Sitter::Person { .. });
        let host = seats.iter().position(laid).map(|at| Seat(at as u8));
        let (revision, asked, extras) = (0, 0, [0; SEATS]);
        Ok(Play { codex, deal, game, seats, revision, asked, extras, answers, log, done, company, host })
    }

    /// The game itself, secrets included.
    pub fn game(&self) -> &Game {
        &self.game
    }
    /// The same history with another game at its end, for proofs that secrets do not show.
    #[doc(hidden)]
    pub fn with_game(mut self, game: Game) -> Play {
        *self.game = game;
        self
    }
    /// The cards it is played with.
    pub fn codex(&self) -> &Arc<Codex> {
        &self.codex
    }
    /// How it was laid.
    pub fn deal(&self) -> &Deal {
        &self.deal
    }
    /// Who sits where now.
    pub fn seats(&self) -> &[SeatNow] {
        &self.seats
    }
    /// How often it has changed.
    pub fn revision(&self) -> u32 {
        self.revision
    }
    /// The revision that put the pending question.
    pub fn asked(&self) -> u32 {
        self.asked
    }
    /// The seat of whoever laid the table.
    pub fn host(&self) -> Option<Seat> {
        self.host
    }
    /// Every line so far.
    pub fn log(&self) -> &[Written] {
        &self.log
    }

    /// The seat that a token opens.
    pub fn seat_of(&self, token: &str) -> Option<Seat> {
        let opens = |seat: &SeatNow| match &seat.sitter {
            Sitter::Person { token: own, .. } => own.is_of(token),
            Sitter::Open { .. } | Sitter::Bot { .. } | Sitter::Avatar => false,
        };
        self.seats.iter().position(opens).map(|at| Seat(at as u8))
    }

    /// The seat that an invitation is for.
    pub fn invited(&self, invite: &str) -> Result<Seat, Refusal> {
        let meant = |seat: &SeatNow| seat.invite.is_some_and(|own| own.is_of(invite));
        let Some(at) = self.seats.iter().position(meant) else {
            return Err(Refusal::new(Code::WrongToken, "this invitation is for no seat of this table"));
        };
        match self.seats[at].sitter {
            Sitter::Open { .. } => Ok(Seat(at as u8)),
            _ => Err(Refusal::new(Code::Full, "somebody sits there already")),
        }
    }

    /// The answers that stand, in order.
    pub fn answers(&self) -> impl Iterator<Item = u32> + '_ {
        self.answers.iter().map(|given| given.option as u32)
    }

    /// Whether somebody who is no bot has answered anything, even if they have gone since.
    pub fn somebody_has_played(&self) -> bool {
        self.answers.iter().any(|given| !given.bot)
    }

    /// Whether this word of a client was accepted before.
    pub fn is_done(&self, seat: Seat, id: &str) -> bool {
        self.done.contains(&(seat.0, word_hash(id)))
    }

    /// Judges an answer.
    pub fn check_answer(&self, seat: Seat, revision: u32, option: u32) -> Result<(), Refusal> {
        let Some(asked) = self.game.decision() else {
            return Err(Refusal::new(Code::GameOver, "the game is over"));
        };
        self.check_revision(revision)?;
        // Not even the wrong seat learns who is asked.
        if asked.seat != seat || self.seats[seat.index()].bot().is_some() {
            return Err(Refusal::new(Code::NotYourSeat, "this seat is not asked"));
        }
        if option as usize >= asked.options.len() {
            let message = format!("there is no option {option}: the question has {}", asked.options.len());
            return Err(Refusal::new(Code::UnknownOption, message));
        }
        Ok(())
    }

    /// Why spells cannot be laid so beforehand, if they cannot.
    pub fn check_plan(&self, seat: Seat, turn: u16, spells: &[Planned]) -> Result<(), Refusal> {
        if self.game.is_over() {
            return Err(Refusal::new(Code::GameOver, "the game is over"));
        }
        plan::check(&self.game, seat, turn, spells)
    }

    /// Why the last answer cannot be taken back, if it cannot.
    pub fn check_undo(&self, seat: Seat, revision: u32) -> Result<(), Refusal> {
        self.check_revision(revision)?;
        match self.undo(Some(seat)) {
            Undo::To(_) => Ok(()),
            Undo::Locked(lock) => {
                Err(Refusal::new(Code::NothingToUndo, format!("locked: {}", lock_word(lock))))
            }
        }
    }

    /// Whether a revision is one of the pending question.
    pub fn is_of_now(&self, revision: u32) -> bool {
        (self.asked..=self.revision).contains(&revision)
    }

    /// Judges whether somebody speaks of the pending question: a plan or somebody who sits down does not make it another.
    fn check_revision(&self, revision: u32) -> Result<(), Refusal> {
        if self.is_of_now(revision) {
            return Ok(());
        }
        let message = format!("the table is at revision {}, not at {revision}", self.revision);
        Err(Refusal::new(Code::Stale, message))
    }

    /// Refuses what could be said for ever: a game has few answers, but plans and hand-overs without end.
    /// Each seat has its own measure: nobody uses up what others need.
    pub fn check_extras(&self, seat: Seat) -> Result<(), Refusal> {
        self.check_going_on()?;
        if self.extras[seat.index()] >= EXTRAS {
            let message = format!(
                "this seat has seen {EXTRAS} plans, hand-overs and answers taken back: it takes answers only"
            );
            return Err(Refusal::new(Code::Full, message));
        }
        Ok(())
    }

    /// At a finished table nothing is changed any more.
    pub fn check_going_on(&self) -> Result<(), Refusal> {
        match self.game.is_over() {
            true => Err(Refusal::new(Code::GameOver, "the game is over")),
            false => Ok(()),
        }
    }

    /// What a viewer can take back. A spectator has given nothing.
    pub fn undo(&self, viewer: Option<Seat>) -> Undo {
        let Some(seat) = viewer else { return Undo::Locked(Lock::Others) };
        if self.game.is_over() {
            return Undo::Locked(Lock::Over);
        }
        match self.answers.last() {
            _ if !self.answers.iter().any(|given| given.seat == seat) => Undo::Locked(Lock::Start),
            None => Undo::Locked(Lock::Start),
            Some(given) if given.seat != seat => Undo::Locked(Lock::Others),
            Some(Given { lock: Some(lock), .. }) => Undo::Locked(*lock),
            // Whoever could take it back would have its time to think, and its advice.
            Some(Given { bot: true, .. }) => Undo::Locked(Lock::Others),
            Some(_) if self.seats[seat.index()].bot().is_some() => Undo::Locked(Lock::Others),
            Some(given) => Undo::To(given.revision),
        }
    }

    /// The answer that a queued plan gives to the pending question. A plan that no longer fits gives none, and the
    /// seat is asked like everybody else.
    pub fn planned_answer(&self) -> Option<(Seat, usize)> {
        let asked = self.game.decision()?;
        let (turn, spells) = self.seats[asked.seat.index()].plan.as_ref()?;
        if *turn != self.game.state().turn || spells.is_empty() {
            return None;
        }
        plan::next_option(&self.game, asked.seat, spells).map(|option| (asked.seat, option))
    }

    /// Whether a seat has said what it prepares, or is done with it.
    pub fn is_prepared(&self, seat: Seat) -> bool {
        let planned = match &self.seats[seat.index()].plan {
            Some((turn, spells)) => *turn == self.game.state().turn && !spells.is_empty(),
            None => false,
        };
        let preparing = self.game.state().phase == rules::Phase::Preparation;
        preparing && (planned || plan::is_done(&self.game, seat))
    }

    /// Works out what an event leads to, without changing anything. An error means that it does not belong to this
    /// table, or that the engine broke. What comes out is installed when the event is on disk.
    pub fn ready(&self, event: &Event) -> Result<Ready, String> {
        let seat = event.seat();
        if seat.index() >= self.seats.len() {
            return Err(format!("no seat {}", seat.0));
        }
        match event {
            Event::Answer { option, .. } => self.ready_answer(seat, *option),
            Event::Undo { .. } => self.ready_undo(seat),
            Event::Plan { .. }
            | Event::Seat { .. }
            | Event::Join { .. }
            | Event::Free { .. }
            | Event::Manner { .. }
            | Event::Say { .. }
            | Event::Rematch { .. }
            | Event::Laid { .. }
            | Event::Passes { .. } => Ok(Ready::Seats),
        }
    }

    /// Carries out what [`Play::ready`] has worked out for the same event.
    pub fn install(&mut self, event: &Event, ready: Ready) -> Step {
        let seat = event.seat();
        let mut step = Step { log_from: self.log.len() as u32, ..Step::default() };
        if let Some(id) = event.id() {
            self.done.insert((seat.0, word_hash(id)));
        }
        self.count_time(event, &ready);
        match ready {
            Ready::Answer { option, after, written, lock } => {
                let log_length = self.log.len() as u32;
                let forced = self.game.decision().is_some_and(|asked| asked.options.len() == 1);
                let bot = matches!(event, Event::Answer { bot: true, .. });
                let revision = self.revision;
                self.answers.push(Given { seat, option, revision, log_length, lock, forced, bot });
                let revision = self.revision + 1;
                self.log.extend(written.into_iter().map(|entry| Written { revision, entry }));
                self.game = after;
                self.forget_old_plans();
            }
            Ready::Undo { before } => {
                if let Some(last) = self.answers.pop() {
                    self.log.truncate(last.log_length as usize);
                    step.took_back = Some(last.revision);
                }
                self.game = before;
                self.seats[seat.index()].plan = None;
                step.log_from = self.log.len() as u32;
            }
            Ready::Seats => {
                step.said = matches!(event, Event::Say { .. });
                step.rematch = matches!(event, Event::Rematch { .. });
                step.people = !step.said && !step.rematch;
                self.reseat(event);
                self.company.hear(event);
            }
        }
        self.revision += 1;
        match event {
            Event::Answer { .. } | Event::Undo { .. } => self.asked = self.revision,
            _ => {}
        }
        // What is said has a measure of its own, and a seat that is offered anew is its host's doing.
        match (event, self.host) {
            (Event::Answer { .. } | Event::Say { .. } | Event::Laid { .. } | Event::Manner { .. }, _) => {}
            (Event::Free { .. }, Some(host)) => self.extras[host.index()] += 1,
            _ => self.extras[event.seat().index()] += 1,
        }
        step
    }

    fn reseat(&mut self, event: &Event) {
        let Some(own) = self.seats.get_mut(event.seat().index()) else { return };
        match event {
            Event::Plan { turn, spells, .. } => {
                own.plan = (!spells.is_empty()).then(|| (*turn, spells.clone()));
            }
            Event::Seat { level, id, .. } => {
                own.stand_in = level.clone();
                own.unasked = level.is_some() && id == NOBODYS;
            }
            Event::Join { name, token, .. } => {
                own.sitter = Sitter::Person { name: name.clone(), token: *token };
            }
            Event::Passes { how, .. } => own.passing = *how,
            Event::Free { invite, .. } => {
                own.sitter = Sitter::Open { invite: *invite };
                (own.invite, own.stand_in, own.plan) = (Some(*invite), None, None);
                (own.passing, own.unasked) = (Passing::default(), false);
            }
            Event::Laid { seat } => self.host = Some(Seat(*seat)),
            Event::Answer { .. }
            | Event::Undo { .. }
            | Event::Manner { .. }
            | Event::Say { .. }
            | Event::Rematch { .. } => {}
        }
    }

    /// Both at once, for replays.
    pub fn apply(&mut self, event: &Event) -> Result<Step, String> {
        let ready = self.ready(event)?;
        Ok(self.install(event, ready))
    }

    fn ready_answer(&self, seat: Seat, option: u8) -> Result<Ready, String> {
        let mut after = self.game.clone();
        let asked = after.decision().ok_or("an answer after the end")?;
        if asked.seat != seat {
            return Err(format!("seat {} answers for seat {}", seat.0, asked.seat.0));
        }
        let answered = panics::catch(|| after.answer(option as usize));
        answered?.map_err(|refused| refused.to_string())?;
        let written = after.events();
        let lock = news::lock(&self.game, &after, seat, &written);
        Ok(Ready::Answer { option, after, written, lock })
    }

    /// Plays everything but the last answer again: a whole game takes less than a millisecond, so nothing is kept for
    /// this.
    fn ready_undo(&self, seat: Seat) -> Result<Ready, String> {
        let (last, others) = self.answers.split_last().ok_or("nothing to undo")?;
        if last.seat != seat {
            return Err("the last answer is another seat's".into());
        }
        let mut game = self.deal.lay(&self.codex).map_err(|why| why.0)?;
        game.record(false);
        for given in others {
            game.answer(given.option as usize).map_err(|refused| refused.to_string())?;
        }
        game.events();
        game.record(true);
        Ok(Ready::Undo { before: Box::new(game) })
    }

    fn forget_old_plans(&mut self) {
        let state = self.game.state();
        let (turn, preparing) = (state.turn, state.phase == rules::Phase::Preparation);
        for seat in &mut self.seats {
            if seat.plan.as_ref().is_some_and(|(own, _)| *own != turn || !preparing) {
                seat.plan = None;
            }
        }
    }
}

fn word_hash(word: &str) -> u64 {
    let hash = blake3::hash(word.as_bytes());
    u64::from_le_bytes(hash.as_bytes()[..8].try_into().unwrap_or_default())
}

fn lock_word(lock: Lock) -> &'static str {
    match lock {
        Lock::Drew => "drew",
        Lock::Revealed => "revealed",
        Lock::Rolled => "rolled",
        Lock::Others => "others",
        Lock::Start => "start",
        Lock::Over => "over",
    }
}
