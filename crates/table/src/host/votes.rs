//! Who is away since when, and what those who are there vote for: a bot for whoever is away, and another game. Votes are
//! words among those who are there, as agreements to hints are: not stored, and over when the table falls asleep.

use super::{Heard, Host, Post, nobody, refused};
use crate::play::{Event, NOBODYS, Sitter};
use crate::wire::*;
use rules::{SEATS, Seat};

/// How long somebody has to be away before the others may let a bot play, in milliseconds: live, and over days.
const AWAY: [u64; 2] = [2 * 60_000, 48 * 3_600_000];

/// How long votes still wait for somebody who has left: a page that is loaded again is away for a moment. Around one screen
/// nobody leaves.
const MOMENT: u64 = 20_000;

/// The bot that plays for somebody who is away.
pub(super) const STAND_IN: &str = "greedy";

/// Since when people are missed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Absences {
    /// Since when nobody is connected for a seat, as far as is remembered; otherwise from the table's waking on.
    pub away: [Option<u64>; SEATS],
    /// Since when the table waits for the one it says it waits for. While somebody may react it names nobody.
    pub waits: (Option<Seat>, u64),
}

/// What the lines of a table agree on just now.
#[derive(Clone, Debug, Default)]
pub(super) struct Votes {
    absences: Absences,
    /// For each seat those who want a bot there, a bit each.
    stand_in: [u8; SEATS],
    /// Those who want to play again.
    again: u8,
    /// The table was asked for already.
    laying: bool,
    /// People are elsewhere, and may come back in a moment.
    apart: bool,
    /// The question that the table waits for.
    asked: u32,
}

impl Host {
    /// Nobody is there when a table wakes.
    pub(super) fn all_away(mut self, now: u64) -> Host {
        self.votes.absences.away = [Some(now); SEATS];
        self.votes.apart = self.play.manner().pace != Pace::Here;
        self.votes.absences.waits.1 = now;
        self.votes.asked = self.play.asked();
        self.note_waits(now);
        self
    }

    /// A table of one machine, whose seats are all played there: nobody is waited for.
    pub fn of_one_machine(mut self) -> Host {
        self.votes.apart = false;
        self
    }

    /// Since when seats are empty and somebody is waited for: a table that wakes again is told of it.
    pub fn absences(&self) -> Absences {
        self.votes.absences
    }

    /// What was known when the table fell asleep: nobody has come since.
    pub fn recall(&mut self, before: Absences) {
        let own = &mut self.votes.absences;
        for (away, before) in own.away.iter_mut().zip(before.away) {
            *away = before.or(*away);
        }
        if own.waits.0 == before.waits.0 && before.waits.1 > 0 {
            own.waits = before.waits;
        }
    }

    pub(super) fn away_since(&self, seat: Seat) -> Option<u64> {
        self.votes.absences.away[seat.index()]
    }

    /// Somebody came to a seat or left it.
    pub(super) fn presence(&mut self, seat: Option<Seat>, now: u64) {
        let Some(seat) = seat else { return };
        let here = self.is_here(seat);
        let left = self.votes.absences.away[seat.index()];
        if here && left.is_some_and(|left| now.saturating_sub(left) >= MOMENT) {
            self.forget_votes_of(seat);
        }
        if here {
            // Whoever comes back needs no stand-in.
            self.votes.stand_in[seat.index()] = 0;
        }
        self.votes.absences.away[seat.index()] = if here { None } else { left.or(Some(now)) };
    }

    /// Whoever sits down is another person: nothing that was said by or about the one before holds for them.
    pub(super) fn begin_anew(&mut self, seat: Seat, now: u64) {
        self.forget_votes_of(seat);
        self.votes.stand_in[seat.index()] = 0;
        self.votes.absences.away[seat.index()] = (!self.is_here(seat)).then_some(now);
        self.agreed &= !bit(seat);
        // The time that was over was not theirs.
        self.expired = None;
    }

    fn forget_votes_of(&mut self, seat: Seat) {
        self.votes.stand_in.iter_mut().for_each(|votes| *votes &= !bit(seat));
        self.votes.again &= !bit(seat);
    }

    /// Whom the table waits for as everybody sees it, and since when. The answer is whether that has changed.
    pub(super) fn note_waits(&mut self, now: u64) -> bool {
        if self.play.manner().pace != Pace::Days {
            return false;
        }
        let seat = self.play.game().view(None).waiting_for;
        let asked = std::mem::replace(&mut self.votes.asked, self.play.asked());
        let changed = seat != self.votes.absences.waits.0;
        // Of two reactions the second may be somebody else's.
        if changed || (seat.is_none() && asked != self.votes.asked) {
            self.votes.absences.waits = (seat, now);
        }
        changed
    }

    /// Somebody wants a bot for a seat whose person is away, or no longer wants one. It takes all others who are there.
    pub(super) fn stand_in(
        &mut self,
        connection: u64,
        seat: Option<Seat>,
        wish: &StandIn,
        now: u64,
    ) -> Heard {
        let played = |own: &crate::play::SeatNow| own.stand_in.is_some();
        if seat.is_some() && wish.agree && self.play.seats().get(wish.seat as usize).is_some_and(played) {
            // Said again, or by the next who wanted it: it is done.
            return Heard::Told(vec![Host::done(connection, wish.id.clone())]);
        }
        match self.may_stand_in(seat, wish, now) {
            Err(refusal) => refused(&wish.id, refusal),
            Ok(voter) => {
                let votes = &mut self.votes.stand_in[wish.seat as usize];
                *votes = if wish.agree { *votes | bit(voter) } else { *votes & !bit(voter) };
                match self.stood_in(Seat(wish.seat), now) {
                    Some(event) => Heard::Event { id: wish.id.clone(), event },
                    None => self.told(connection, &wish.id, now),
                }
            }
        }
    }

    /// All others who are there want a bot at a seat. The word for it is nobody's: whoever sits there has words of their
    /// own.
    fn stood_in(&mut self, seat: Seat, now: u64) -> Option<Event> {
        let others = self.counted(now) & !bit(seat);
        let here = self.present() & !bit(seat);
        let votes = &mut self.votes.stand_in[seat.index()];
        if here == 0 || others & !*votes != 0 {
            return None;
        }
        *votes = 0;
        let level = Some(STAND_IN.to_string());
        Some(Event::Seat { seat: seat.0, id: NOBODYS.into(), level, at: None })
    }

    /// A vote that was waiting for somebody who has left: all who are still there want a bot.
    pub fn carried(&mut self, now: u64) -> Option<Event> {
        self.must_go_on().ok()?;
        self.play.check_going_on().ok()?;
        let seats = (0..self.play.seats().len() as u8).map(Seat);
        let missed = |seat: &Seat| self.plays(*seat) && self.has_been_away(*seat, now).is_ok();
        let missed: Vec<Seat> = seats.filter(missed).collect();
        missed.into_iter().find_map(|seat| self.stood_in(seat, now))
    }

    /// The same for playing again: the table is to be laid.
    pub fn carries_again(&mut self, now: u64) -> bool {
        let lays = self.all_want_again(now) && self.may_play_again(Some(Seat(0))).is_ok();
        self.votes.laying |= lays;
        lays
    }

    /// Votes of those who have left are over: everybody is told.
    pub fn votes_over(&mut self, now: u64) -> Option<Post> {
        self.people(None, now)
    }

    /// How long until a vote no longer waits for somebody who has left.
    pub fn vote_left(&self, now: u64) -> Option<u64> {
        let votes = self.votes.stand_in.iter().fold(self.votes.again, |all, votes| all | votes);
        let left = self.left_just_now(now).filter_map(|seat| self.away_since(seat));
        left.map(|since| (since + MOMENT).saturating_sub(now)).min().filter(|_| votes != 0)
    }

    /// Whose the table of a rematch is: whoever laid this one, or the first of those who want it.
    pub fn host_again(&self, now: u64) -> Option<Seat> {
        let wants = |seat: &Seat| self.wants_again(*seat, now);
        let host = self.play.host().filter(wants);
        host.or_else(|| (0..SEATS as u8).map(Seat).find(wants))
    }

    /// Those who want a bot at a seat.
    pub(super) fn wanted_at(&self, seat: Seat, now: u64) -> Vec<Seat> {
        let votes = self.votes.stand_in[seat.index()] & self.counted(now);
        (0..SEATS as u8).map(Seat).filter(|own| votes & bit(*own) != 0).collect()
    }

    pub(super) fn wants_again(&self, seat: Seat, now: u64) -> bool {
        self.votes.again & self.counted(now) & bit(seat) != 0
    }

    fn may_stand_in(&self, seat: Option<Seat>, wish: &StandIn, now: u64) -> Result<Seat, Refusal> {
        self.must_go_on()?;
        let voter = seat.ok_or_else(nobody)?;
        self.play.check_going_on()?;
        if voter.0 == wish.seat || !self.plays(Seat(wish.seat)) {
            return Err(Refusal::new(Code::Malformed, "nobody else plays at that seat"));
        }
        self.not_awaited(voter)?;
        self.has_been_away(Seat(wish.seat), now).map(|()| voter)
    }

    /// From when on somebody has been away for long. Over days nobody needs to look in while others are waited for; where a
    /// bot plays, nobody is.
    fn long_away_from(&self, seat: Seat) -> Option<u64> {
        let away = self.away_since(seat)?;
        if self.play.manner().pace != Pace::Days {
            return Some(away + AWAY[0]);
        }
        match self.votes.absences.waits {
            _ if !self.plays(seat) => Some(away + AWAY[1]),
            (Some(other), _) if other != seat => None,
            (_, since) => Some(away.max(since) + AWAY[1]),
        }
    }

    /// From when on the seat of somebody who is away may be offered to another: at once while nobody has played.
    pub(super) fn free_from(&self, seat: Seat) -> Option<u64> {
        if self.play.somebody_has_played() { self.long_away_from(seat) } else { self.away_since(seat) }
    }

    /// Over days nobody calls others away while the table waits for themselves. Whether it does so for a reaction only they
    /// know, so the others' times cannot say it.
    pub(super) fn not_awaited(&self, asks: Seat) -> Result<(), Refusal> {
        let days = self.play.manner().pace == Pace::Days;
        // A bot that plays for them just now changes nothing: they could take the seat back.
        match self.play.game().decision().filter(|asked| days && asked.seat == asks) {
            Some(_) => Err(Refusal::new(Code::Awaited, "the table waits for you: answer first")),
            None => Ok(()),
        }
    }

    /// Refuses what is only done to those who have not been here for long.
    pub(super) fn has_been_away(&self, seat: Seat, now: u64) -> Result<(), Refusal> {
        match self.long_away_from(seat) {
            Some(from) if now >= from => Ok(()),
            _ => Err(Refusal::new(
                Code::NotAgreed,
                "that person is here, has not been away for long, or is not waited for",
            )),
        }
    }

    /// Somebody wants to play again, or no longer does. The table is laid when all who are there want it.
    pub(super) fn play_again(
        &mut self,
        connection: u64,
        seat: Option<Seat>,
        wish: &PlayAgain,
        now: u64,
    ) -> Heard {
        if seat.is_some() && wish.agree && self.play.rematch().is_some() {
            // Said again, or after it was decided.
            return Heard::Told(vec![Host::done(connection, wish.id.clone())]);
        }
        if let Err(refusal) = self.may_play_again(seat) {
            return refused(&wish.id, refusal);
        }
        let own = seat.map_or(0, bit);
        self.votes.again = if wish.agree { self.votes.again | own } else { self.votes.again & !own };
        if self.all_want_again(now) {
            self.votes.laying = true;
            return Heard::Again { id: wish.id.clone() };
        }
        self.told(connection, &wish.id, now)
    }

    fn all_want_again(&self, now: u64) -> bool {
        self.present() != 0 && self.counted(now) & !self.votes.again == 0 && !self.votes.laying
    }

    fn may_play_again(&self, seat: Option<Seat>) -> Result<(), Refusal> {
        self.must_go_on()?;
        seat.ok_or_else(nobody)?;
        let refused = |words: &str| Err(Refusal::new(Code::Malformed, words));
        match self.play.deal().lesson() {
            _ if !self.play.game().is_over() => refused("the game is not over"),
            Some(_) => refused("a lesson is begun anew from its page"),
            None if self.play.rematch().is_some() => refused("the table for it is laid already"),
            None => Ok(()),
        }
    }

    /// The table of a rematch could not be laid: it may be asked for again.
    pub fn not_again(&mut self) {
        self.votes.laying = false;
    }

    /// A vote has changed something that everybody sees.
    fn told(&mut self, connection: u64, id: &str, now: u64) -> Heard {
        let mut posts: Vec<Post> = self.people(None, now).into_iter().collect();
        posts.push(Host::done(connection, id.into()));
        Heard::Told(posts)
    }

    /// The seats with a person who is connected, a bit each.
    fn present(&self) -> u8 {
        self.lines.values().flatten().fold(0, |all, &seat| all | bit(seat))
    }

    /// Those whose votes are waited for: whoever is there, or was a moment ago.
    fn counted(&self, now: u64) -> u8 {
        self.left_just_now(now).fold(self.present(), |all, seat| all | bit(seat))
    }

    fn left_just_now(&self, now: u64) -> impl Iterator<Item = Seat> + '_ {
        (0..SEATS as u8).map(Seat).filter(move |seat| {
            let left = self.away_since(*seat).is_some_and(|since| now.saturating_sub(since) < MOMENT);
            left && self.votes.apart && self.is_persons(*seat)
        })
    }

    /// Somebody's seat, whoever plays there just now.
    fn is_persons(&self, seat: Seat) -> bool {
        let own = self.play.seats().get(seat.index());
        own.is_some_and(|own| matches!(own.sitter, Sitter::Person { .. }))
    }

    /// A person sits there and plays themselves.
    fn plays(&self, seat: Seat) -> bool {
        self.is_persons(seat) && self.play.seats()[seat.index()].stand_in.is_none()
    }
}

fn bit(seat: Seat) -> u8 {
    1 << seat.0
}
