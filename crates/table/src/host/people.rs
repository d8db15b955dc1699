//! People at a table: who is away since when, who wants what, and what they say. Votes are words among those who are
//! there, as agreements to hints are: not stored, and over when the table falls asleep.

use super::{Heard, Host, Post, nobody, post, refused};
use crate::play::{Event, SecretHash, Sitter};
use crate::wire::*;
use rules::{SEATS, Seat};

/// How long somebody has to be away before the others may let a bot play, in milliseconds: live, and over days.
const AWAY: [u64; 2] = [2 * 60_000, 48 * 3_600_000];

/// The bot that plays for somebody who is away.
const STAND_IN: &str = "greedy";

/// The word under which it is stored that a bot was voted for.
const VOTED: &str = "vote";

/// What the lines of a table agree on just now.
#[derive(Clone, Debug, Default)]
pub(super) struct Votes {
    /// Since when nobody is connected for a seat, as far as is remembered; otherwise from the table's waking on.
    away: [Option<u64>; SEATS],
    /// For each seat those who want a bot there, a bit each.
    stand_in: [u8; SEATS],
    /// Those who want to play again.
    again: u8,
    /// The table was asked for already.
    laying: bool,
}

impl Host {
    /// Nobody is there when a table wakes.
    pub(super) fn all_away(mut self, now: u64) -> Host {
        self.votes.away = [Some(now); SEATS];
        self
    }

    /// Since when seats are empty: a table that wakes again is told of it.
    pub fn absences(&self) -> [Option<u64>; SEATS] {
        self.votes.away
    }

    /// What was known when the table fell asleep: nobody has come since.
    pub fn recall(&mut self, absences: [Option<u64>; SEATS]) {
        for (away, before) in self.votes.away.iter_mut().zip(absences) {
            *away = before.or(*away);
        }
    }

    /// Somebody came to a seat or left it.
    pub(super) fn presence(&mut self, seat: Option<Seat>, now: u64) {
        let Some(seat) = seat else { return };
        let here = self.is_here(seat);
        self.votes.away[seat.index()] = (!here).then_some(now);
        if here {
            // Whoever comes back needs no stand-in.
            self.votes.stand_in[seat.index()] = 0;
        } else {
            self.votes.again &= !bit(seat);
        }
    }

    /// People as the lines are told of them.
    pub(super) fn people_at(&self, now: u64) -> Vec<Person> {
        let mut people = self.play.people(|seat| self.is_here(seat));
        let kept = if self.play.somebody_has_played() { self.patience() } else { 0 };
        let (present, over) = (self.present(), self.play.game().is_over());
        for person in &mut people {
            let at = person.seat.index();
            let sitter = &self.play.seats()[at].sitter;
            person.hints = self.agrees(person.seat);
            person.away_since = self.votes.away[at].filter(|_| matches!(sitter, Sitter::Person { .. }));
            let others = !over && self.play.host() != Some(person.seat);
            person.free_from = person.away_since.filter(|_| others).map(|since| since + kept);
            person.stand_in = seats(self.votes.stand_in[at] & present);
            person.again = self.votes.again & bit(person.seat) != 0;
            person.clock = self.play.clock(person.seat, now);
        }
        people
    }

    pub(super) fn speak(&self, seat: Option<Seat>, said: &Say, now: u64) -> Result<Option<Event>, Refusal> {
        let seat = seat.ok_or_else(nobody)?;
        let words = self.play.check_words(seat, &said.words)?;
        Ok(Some(Event::Say { seat: seat.0, id: said.id.clone(), at: now, words }))
    }

    /// What was said last, for everybody.
    pub(super) fn spoken(&self) -> Option<Post> {
        let said = self.play.said().last()?.clone();
        let text = super::json(&ToClient::Said(said));
        Some(Post { to: self.lines.keys().copied().collect(), text, fresh: false })
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
                match self.stood_in(Seat(wish.seat)) {
                    Some(event) => Heard::Event { id: wish.id.clone(), event },
                    None => self.told(connection, &wish.id, now),
                }
            }
        }
    }

    /// All others who are there want a bot at a seat. The word for it is nobody's: whoever sits there has words of their
    /// own.
    fn stood_in(&mut self, seat: Seat) -> Option<Event> {
        let others = self.present() & !bit(seat);
        let votes = &mut self.votes.stand_in[seat.index()];
        if others == 0 || others & !*votes != 0 {
            return None;
        }
        *votes = 0;
        let level = Some(STAND_IN.to_string());
        Some(Event::Seat { seat: seat.0, id: VOTED.into(), level, at: None })
    }

    /// A vote that was waiting for somebody who has left: all who are still there want a bot.
    pub fn carried(&mut self) -> Option<Event> {
        self.must_go_on().ok()?;
        self.play.check_going_on().ok()?;
        (0..self.play.seats().len() as u8).map(Seat).find_map(|seat| self.stood_in(seat))
    }

    /// The same for playing again: the table is to be laid.
    pub fn carries_again(&mut self) -> bool {
        let present = self.present();
        let all = present != 0 && present & !self.votes.again == 0;
        let lays = all && !self.votes.laying && self.may_play_again(Some(Seat(0))).is_ok();
        self.votes.laying |= lays;
        lays
    }

    /// Whose the table of a rematch is: whoever laid this one, or the first of those who want it.
    pub fn host_again(&self) -> Option<Seat> {
        let wants = |seat: &Seat| self.votes.again & bit(*seat) != 0;
        let host = self.play.host().filter(wants);
        host.or_else(|| seats(self.votes.again).into_iter().next())
    }

    fn may_stand_in(&self, seat: Option<Seat>, wish: &StandIn, now: u64) -> Result<Seat, Refusal> {
        self.must_go_on()?;
        let voter = seat.ok_or_else(nobody)?;
        self.play.check_going_on()?;
        let own = self.play.seats().get(wish.seat as usize);
        let person = |own: &&crate::play::SeatNow| {
            matches!(own.sitter, Sitter::Person { .. }) && own.stand_in.is_none() && voter.0 != wish.seat
        };
        if own.filter(person).is_none() {
            return Err(Refusal::new(Code::Malformed, "nobody else plays at that seat"));
        }
        self.has_been_away(wish.seat, now).map(|()| voter)
    }

    /// How long somebody has to be away for that.
    fn patience(&self) -> u64 {
        AWAY[(self.play.manner().pace == Pace::Days) as usize]
    }

    /// Refuses what is only done to those who have not been here for long.
    fn has_been_away(&self, seat: u8, now: u64) -> Result<(), Refusal> {
        let away = self.votes.away[seat as usize].map(|since| now.saturating_sub(since));
        match away {
            Some(away) if away >= self.patience() => Ok(()),
            _ => Err(Refusal::new(Code::NotAgreed, "that person is here, or has not been away for long")),
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
        if let Err(refusal) = self.may_play_again(seat) {
            return refused(&wish.id, refusal);
        }
        let own = seat.map_or(0, bit);
        self.votes.again = if wish.agree { self.votes.again | own } else { self.votes.again & !own };
        if self.present() & !self.votes.again == 0 && !self.votes.laying {
            self.votes.laying = true;
            return Heard::Again { id: wish.id.clone() };
        }
        self.told(connection, &wish.id, now)
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

    /// Where this viewer plays again.
    pub(super) fn again(&self, seat: Option<Seat>) -> Option<Rematch> {
        let table = self.play.rematch()?.to_string();
        Some(Rematch { table, seat: seat.map(|seat| self.play.seat_again(seat)) })
    }

    /// Everybody is told where it goes on, each with the own seat.
    pub(super) fn rematches(&self) -> Vec<Post> {
        let told = |(&line, &seat)| Some(post(line, &ToClient::Rematch(self.again(seat)?)));
        self.lines.iter().filter_map(told).collect()
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

    /// Somebody takes the seat of an invitation, or any that is open where `strangers` may sit down and the table is in the
    /// hall; `token` is the secret that will open it. Whoever brings both again has
    /// lost the answer and gets it once more. `alike` tells names that cannot be told apart.
    pub fn join(
        &self,
        invite: Option<&str>,
        name: &str,
        token: &str,
        strangers: bool,
        alike: impl Fn(&str, &str) -> bool,
    ) -> Result<(Joined, Option<Event>), Refusal> {
        self.must_go_on()?;
        let invited = match invite {
            Some(invite) => self.play.invited(invite),
            None => self.play.open_seat(strangers),
        };
        let joined = |seat: Seat| Joined { seat: seat.0, token: token.into() };
        if let Some(seat) = self.play.seat_of(token)
            && invite.is_none_or(|invite| {
                self.play.seats()[seat.index()].invite.is_some_and(|own| own.is_of(invite))
            })
        {
            return Ok((joined(seat), None));
        }
        // Whoever shows it later would be at one of the two seats, and nobody could say at which.
        if let Some(seat) = self.play.seat_of(token) {
            let words = format!("this token opens seat {} of this table already: take another", seat.0 + 1);
            return Err(Refusal::new(Code::Malformed, words));
        }
        let name = crate::names::tidy(name);
        if name.is_empty() {
            return Err(Refusal::new(Code::Malformed, "a name has at least one letter that can be seen"));
        }
        let seat = invited?;
        let others = self.play.people(|_| false);
        if others.iter().filter_map(|own| own.name.as_deref()).any(|own| alike(own, &name)) {
            let words = "somebody at this table has that name, or one that looks like it";
            return Err(Refusal::new(Code::NameTaken, words));
        }
        let token = SecretHash::of(token);
        Ok((joined(seat), Some(Event::Join { seat: seat.0, name, token, at: None })))
    }

    /// The table as strangers see it, if its host wants them to.
    pub fn shown(&self) -> Option<HallTable> {
        let manner = self.play.manner();
        if !manner.hall || self.frozen.is_some() {
            return None;
        }
        let view = self.play.game().view(None);
        let codex = self.play.codex();
        let seat = |Person { seat, kind, name, .. }: Person| {
            let mage = view.mages.get(seat.index()).and_then(|own| codex.mages.get(own.mage.index()));
            HallSeat { seat, kind, name, mage: mage.map(|mage| mage.title.id.clone()) }
        };
        Some(HallTable {
            table: self.word.clone(),
            name: self.name.clone(),
            edition: codex.edition_id().into(),
            seats: self.play.people(|_| false).into_iter().map(seat).collect(),
            pace: manner.pace,
            clock: manner.clock.is_some(),
            turn: view.turn,
            moon: view.moon,
            outcome: view.outcome,
        })
    }

    /// Whoever laid the table offers a seat to somebody else, whose person is not there; `invite` is the new secret. Once
    /// somebody has played, a seat holds secrets: it is offered only when its person has been away for long.
    pub fn free(
        &self,
        Free { token, seat }: &Free,
        invite: &str,
        now: u64,
    ) -> Result<(Freed, Event), Refusal> {
        self.must_go_on()?;
        let asks = self.viewer(Some(token))?.ok_or_else(nobody)?;
        self.play.check_extras(asks)?;
        if self.play.host() != Some(asks) {
            return Err(Refusal::new(Code::NotYourSeat, "only whoever laid the table can offer a seat anew"));
        }
        let own = self.play.seats().get(*seat as usize).filter(|_| asks.0 != *seat);
        match own.map(|own| &own.sitter) {
            Some(Sitter::Person { .. }) if self.is_here(Seat(*seat)) => {
                Err(Refusal::new(Code::Full, "that person is here"))
            }
            Some(own @ (Sitter::Person { .. } | Sitter::Open { .. })) => {
                if matches!(own, Sitter::Person { .. }) && self.play.somebody_has_played() {
                    self.has_been_away(*seat, now)?;
                }
                let event = Event::Free { seat: *seat, invite: SecretHash::of(invite) };
                Ok((Freed { seat: *seat, invite: invite.into() }, event))
            }
            _ => Err(Refusal::new(Code::Malformed, "that is no seat of somebody else")),
        }
    }

    /// What happens because somebody's time is over. A bot that is to answer is asked by [`Host::ask_bot`].
    pub fn time_up(&mut self, now: u64) -> Option<Event> {
        self.must_go_on().ok()?;
        let (seat, then) = self.play.time_up(now)?;
        self.expired = (then == AtZero::Answer).then_some(self.play.asked());
        let level = Some(STAND_IN.to_string());
        (then == AtZero::Bot).then(|| Event::Seat { seat: seat.0, id: "clock".into(), level, at: Some(now) })
    }

    /// How long until somebody's time is over and something is done about it.
    pub fn time_left(&self, now: u64) -> Option<u64> {
        let clock = self.play.manner().clock.filter(|clock| clock.then != AtZero::Wait);
        let asked = self.expired == Some(self.play.asked()) && self.expired.is_some();
        clock.filter(|_| self.frozen.is_none() && !asked)?;
        self.play.time_left(now).map(|(_, left)| left)
    }
}

fn bit(seat: Seat) -> u8 {
    1 << seat.0
}

fn seats(bits: u8) -> Vec<Seat> {
    (0..SEATS as u8).filter(|at| bits & 1 << at != 0).map(Seat).collect()
}
