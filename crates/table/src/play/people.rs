//! How people play at a table, what they said, and their clocks. All of it follows from what is stored, so that a
//! restart changes nothing about it.

use super::{Event, Play, Ready, Sitter};
use crate::names;
use crate::wire::*;
use rules::{SEATS, Seat};

/// The most that one of its people may say at a table: nobody takes the others' words.
const SAYINGS: usize = 500;

/// The most letters of one saying.
const LONGEST: usize = 240;

/// The shortest and the longest time a clock may give, in seconds: five seconds, sixty days.
const TIMES: std::ops::RangeInclusive<u32> = 5..=60 * 24 * 3600;

/// What is known about people beside who sits where.
#[derive(Clone, Debug, Default)]
pub(super) struct Company {
    pub manner: Manner,
    said: Vec<Said>,
    /// The table on which the same people play again.
    rematch: Option<String>,
    /// Milliseconds of its bank that a seat has used.
    used: [u64; SEATS],
    /// From when on the time of the pending question is counted, as far as times are stored.
    since: Option<u64>,
    /// What the question has taken before that.
    spent: Spent,
    /// What questions had taken that an undo took away, the next one last, and whose undo it was: whoever is asked one of
    /// them again does not begin anew.
    unanswered: Vec<(Seat, Spent)>,
    /// What each question had taken that was answered: an answer that is taken back gives no time back.
    took: Vec<Spent>,
}

/// How many milliseconds of each seat questions have taken that were asked at one moment of a game. There are several when
/// somebody has taken back what led to them and chosen otherwise.
type Spent = [u64; SEATS];

impl Company {
    /// An event that is about people alone.
    pub fn hear(&mut self, event: &Event) {
        match event {
            Event::Manner { manner, at } => (self.manner, self.since) = (*manner, *at),
            Event::Say { seat, at, words, .. } => {
                let (n, seat, at, words) = (self.said.len() as u32, Seat(*seat), *at, words.clone());
                self.said.push(Said { n, seat, at, words });
            }
            Event::Rematch { table } => self.rematch = Some(table.clone()),
            _ => {}
        }
    }
}

/// Refuses a manner that makes no sense.
pub fn check_manner(manner: &Manner) -> Result<(), Refusal> {
    let Some(clock) = manner.clock else { return Ok(()) };
    match (clock.each, clock.bank) {
        (Some(time), None) | (None, Some(time)) if TIMES.contains(&time) => Ok(()),
        (Some(_), None) | (None, Some(_)) => {
            Err(Refusal::new(Code::Setup, "a clock gives five seconds at least and sixty days at most"))
        }
        _ => Err(Refusal::new(Code::Setup, "a clock has a time for each decision or a bank, one of the two")),
    }
}

impl Play {
    /// How those who laid it want to play.
    pub fn manner(&self) -> Manner {
        self.company.manner
    }

    /// A seat that a stranger may take, where the server lets them.
    pub fn open_seat(&self, strangers: bool) -> Result<Seat, Refusal> {
        if !strangers || !self.company.manner.hall {
            return Err(Refusal::new(
                Code::WrongToken,
                "whoever sits down at this table brings an invitation",
            ));
        }
        let open = |own: &super::SeatNow| matches!(own.sitter, Sitter::Open { .. });
        let seat = self.seats.iter().position(open).map(|at| Seat(at as u8));
        seat.ok_or_else(|| Refusal::new(Code::Full, "every seat of this table is taken"))
    }

    /// The person whom the table waits for, whether they react or play, and the revision that asked.
    pub fn turn(&self) -> Option<(Seat, u32)> {
        let asked = self.game.decision()?.seat;
        self.person(asked).map(|_| (asked, self.asked))
    }

    /// Everything that was said.
    pub fn said(&self) -> &[Said] {
        &self.company.said
    }

    /// The table where the same people play again.
    pub fn rematch(&self) -> Option<&str> {
        self.company.rematch.as_deref()
    }

    /// Where somebody sits on the table of the rematch: everybody moves on by one among those who are no Avatar.
    pub fn seat_again(&self, seat: Seat) -> Seat {
        let seats = self.seats.iter().filter(|own| !matches!(own.sitter, Sitter::Avatar)).count() as u8;
        if seat.0 < seats { Seat((seat.0 + 1) % seats) } else { seat }
    }

    /// Judges what somebody wants to say, and tidies it.
    pub fn check_words(&self, seat: Seat, words: &Words) -> Result<Words, Refusal> {
        if self.company.said.iter().filter(|said| said.seat == seat).count() >= SAYINGS {
            let message =
                format!("you have said {SAYINGS} things at this table: that is all it keeps of one");
            return Err(Refusal::new(Code::Full, message));
        }
        let chat = self.company.manner.chat;
        let silent = || Refusal::new(Code::NotAgreed, "at this table nobody talks here");
        match words {
            _ if chat == Chat::Off => Err(silent()),
            Words::Phrase { room, spell, .. } => {
                let room = room.is_none_or(|at| (at as usize) < rules::hexes::ROOMS);
                let spell = spell.is_none_or(|at| (at as usize) < self.codex.spells.len());
                match room && spell {
                    true => Ok(words.clone()),
                    false => Err(Refusal::new(Code::Malformed, "there is no such room or spell")),
                }
            }
            Words::Text(_) if chat != Chat::Free => {
                Err(Refusal::new(Code::NotAgreed, "this table talks in phrases only"))
            }
            Words::Text(text) => match names::tidy_to(text, LONGEST) {
                text if text.is_empty() => Err(Refusal::new(Code::Malformed, "there are no words in it")),
                text => Ok(Words::Text(text)),
            },
        }
    }

    /// Writes the time on events that clocks count by; other tables store none.
    pub fn stamp(&self, event: &mut Event, now: u64) {
        if self.company.manner.clock.is_none() {
            return;
        }
        match event {
            Event::Answer { at, .. }
            | Event::Undo { at, .. }
            | Event::Seat { at, .. }
            | Event::Free { at, .. }
            | Event::Join { at, .. } => *at = Some(now),
            _ => {}
        }
    }

    /// Before an event changes the table: whoever was asked has used this much of the bank.
    pub(super) fn count_time(&mut self, event: &Event, ready: &Ready) {
        let Some(at) = event.at() else { return };
        let question = self.game.decision().map(|asked| asked.seat);
        // Whoever takes their seat back at a question had the bot's time to think about it.
        let back = match event {
            Event::Seat { seat, level: None, .. } => self.counted().filter(|own| own.0 == *seat),
            _ => None,
        };
        let (asked, reacting) = (self.on_the_clock().or(back), self.is_reacting());
        let own = &mut self.company;
        let since = own.since.replace(at).filter(|_| asked.is_some());
        let passed = at.saturating_sub(since.unwrap_or(at));
        if let Some(asked) = asked.filter(|_| !reacting) {
            own.used[asked.index()] += passed;
        }
        let mut spent = own.spent;
        if let Some(asked) = question {
            spent[asked.index()] += passed;
        }
        own.spent = match event {
            Event::Answer { seat, bot, .. } => {
                own.took.push(spent);
                // Behind what nobody takes back any more, other questions are asked.
                let stands = *bot || matches!(ready, Ready::Answer { lock: Some(_), .. });
                let others = own.unanswered.iter_mut().filter(|(by, _)| stands || by.0 != *seat);
                others.for_each(|(_, spent)| *spent = Spent::default());
                own.unanswered.pop().map(|(_, spent)| spent).unwrap_or_default()
            }
            Event::Undo { seat, .. } => {
                own.unanswered.push((Seat(*seat), spent));
                own.took.pop().unwrap_or_default()
            }
            // A seat that changes hands and comes back does not begin anew.
            _ => spent,
        };
        if let Event::Join { seat, .. } = event {
            // Whoever sits down has not been asked yet.
            let seat = usize::from(*seat);
            own.used[seat] = 0;
            let all = own.unanswered.iter_mut().map(|(_, spent)| spent).chain(&mut own.took);
            all.chain([&mut own.spent]).for_each(|spent| spent[seat] = 0);
        }
    }

    /// Whether the pending question is whether somebody reacts: whose it is only they know.
    pub fn is_reacting(&self) -> bool {
        self.game.decision().is_some_and(|asked| asked.kind.is_reaction())
    }

    /// The person who is asked, themselves or a bot for them: nobody's time is counted while a seat is still open.
    fn counted(&self) -> Option<Seat> {
        let open = self.seats.iter().any(|own| matches!(own.sitter, Sitter::Open { .. }));
        let asked = self.game.decision().filter(|_| !open)?.seat;
        matches!(self.seats[asked.index()].sitter, Sitter::Person { .. }).then_some(asked)
    }

    /// The person whose time runs.
    fn on_the_clock(&self) -> Option<Seat> {
        self.counted().filter(|asked| self.person(*asked).is_some())
    }

    /// Whoever is asked, and how many milliseconds are left to answer.
    pub fn time_left(&self, now: u64) -> Option<(Seat, u64)> {
        self.on_the_clock().and_then(|seat| self.left_of(seat, now))
    }

    /// What the person who is asked has left at that question, whoever plays for them.
    fn left_of(&self, seat: Seat, now: u64) -> Option<(Seat, u64)> {
        let clock = self.company.manner.clock?;
        let passed = self.since_counted(now)?;
        let given = match clock.bank.filter(|_| !self.is_reacting()) {
            Some(_) => self.bank_left(seat)?,
            None => self.question_left()?,
        };
        Some((seat, given.saturating_sub(passed)))
    }

    /// How long the time of the pending question has been counted, where there are clocks.
    pub fn since_counted(&self, now: u64) -> Option<u64> {
        self.company.manner.clock?;
        self.counted().map(|_| now.saturating_sub(self.company.since.unwrap_or(now)))
    }

    /// What is left of the time that the pending question has for itself.
    fn question_left(&self) -> Option<u64> {
        let clock = self.company.manner.clock?;
        let each = clock.each.map(|each| u64::from(each) * 1000);
        let reaction = clock.bank.map(|bank| u64::from(bank) * 100);
        let asked = self.game.decision().map(|asked| asked.seat);
        let spent = asked.map_or(0, |seat| self.company.spent[seat.index()]);
        each.or(reaction).map(|given| given.saturating_sub(spent))
    }

    /// What is left of a seat's bank, where there are banks.
    fn bank_left(&self, seat: Seat) -> Option<u64> {
        let bank = u64::from(self.company.manner.clock?.bank?) * 1000;
        Some(bank.saturating_sub(self.company.used[seat.index()]))
    }

    /// Whether the pending question ran out and was taken back since: it has no time of its own any more.
    pub fn ran_out_before(&self) -> bool {
        let banked = self.company.manner.clock.is_some_and(|clock| clock.bank.is_some());
        (!banked || self.is_reacting()) && self.question_left() == Some(0)
    }

    /// Refuses a seat to its person who has no time to play there.
    pub fn check_time(&self, seat: Seat) -> Result<(), Refusal> {
        let plays_on = self.company.manner.clock.is_some_and(|clock| clock.then == AtZero::Bot);
        match self.bank_left(seat).filter(|_| plays_on) {
            Some(0) => Err(Refusal::new(Code::OutOfTime, "your time is used up: a bot plays on for you")),
            _ => Ok(()),
        }
    }

    /// A seat's clock as everybody sees it: while somebody may react, nobody's runs.
    pub fn clock(&self, seat: Seat, now: u64) -> Option<ClockNow> {
        let clock = self.company.manner.clock?;
        matches!(self.seats.get(seat.index())?.sitter, Sitter::Person { .. }).then_some(())?;
        // A bot's time is its person's until it has answered: whoever takes the seat back before has that much less.
        let counted = self.counted().filter(|own| *own == seat && !self.is_reacting());
        let counts = counted.and_then(|own| self.left_of(own, now)).map(|(_, left)| left);
        let asked = self.game.decision().is_some_and(|asked| asked.seat == seat);
        let each = clock.each.map(|each| u64::from(each) * 1000);
        let full = match clock.bank {
            Some(_) => self.bank_left(seat)?,
            None if asked && !self.is_reacting() => self.question_left()?,
            None => each?,
        };
        Some(ClockNow { left: counts.unwrap_or(full), runs: counts.is_some_and(|left| left > 0) })
    }

    /// What is done for whoever has no time left; `None` where a bot is to answer or all just wait.
    pub fn time_up(&self, now: u64) -> Option<(Seat, AtZero)> {
        let (seat, left) = self.time_left(now)?;
        let then = self.company.manner.clock?.then;
        (left == 0 && then != AtZero::Wait).then_some((seat, then))
    }
}
