//! People at a table: who they are, what they say, who sits down and whose seat is offered anew.

use super::votes::STAND_IN;
use super::{Host, Post, nobody, post};
use crate::play::{Event, NOBODYS, SecretHash, Sitter};
use crate::wire::*;
use rules::Seat;

/// How long a table may have been out of memory without a word about it, in milliseconds.
const A_WHILE: u64 = 1_000;

impl Host {
    /// People as the lines are told of them.
    pub(super) fn people_at(&self, now: u64) -> Vec<Person> {
        let mut people = self.play.people(|seat| self.is_here(seat));
        let over = self.play.game().is_over();
        for person in &mut people {
            let at = person.seat.index();
            let sitter = &self.play.seats()[at].sitter;
            person.hints = self.agrees(person.seat);
            person.away_since =
                self.away_since(person.seat).filter(|_| matches!(sitter, Sitter::Person { .. }));
            let others = !over && self.play.host() != Some(person.seat) && person.away_since.is_some();
            person.free_from = if others { self.free_from(person.seat) } else { None };
            person.stand_in = self.wanted_at(person.seat, now);
            person.again = self.wants_again(person.seat, now);
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
                    self.not_awaited(asks)?;
                    self.has_been_away(Seat(*seat), now)?;
                }
                let event = Event::Free { seat: *seat, invite: SecretHash::of(invite), at: None };
                Ok((Freed { seat: *seat, invite: invite.into() }, event))
            }
            _ => Err(Refusal::new(Code::Malformed, "that is no seat of somebody else")),
        }
    }

    /// What happens because somebody's time is over. A bot that is to answer is asked by [`Host::ask_bot`].
    pub fn time_up(&mut self, now: u64) -> Option<Event> {
        self.must_go_on().ok()?;
        let (seat, then) = self.play.time_up(now)?;
        // Whoever takes the seat back at the question that ran out plays on from the next one. Nobody sees whose reaction
        // ran out: a seat that changed hands would tell.
        let one = self.play.is_reacting() || self.play.ran_out_before();
        let answers = then == AtZero::Answer || one;
        self.expired = answers.then_some(self.play.asked());
        let level = Some(STAND_IN.to_string());
        (!answers).then(|| Event::Seat { seat: seat.0, id: NOBODYS.into(), level, at: Some(now) })
    }

    /// Whether nothing happens before somebody comes, though a clock may run.
    pub fn is_left_alone(&self) -> bool {
        let waits = self.play.manner().clock.is_none_or(|clock| clock.then == AtZero::Wait);
        waits && self.lines.is_empty()
    }

    /// What is stored when the table wakes after nobody could play for a while: the clock that runs goes on from now.
    pub fn goes_on(&self, now: u64) -> Option<Event> {
        self.must_go_on().ok()?;
        let manner = self.play.manner();
        let passed = self.play.since_counted(now).filter(|passed| *passed >= A_WHILE);
        passed.map(|_| Event::Manner { manner, at: Some(now) })
    }

    /// How long until somebody's time is over and something is done about it.
    pub fn time_left(&self, now: u64) -> Option<u64> {
        let clock = self.play.manner().clock.filter(|clock| clock.then != AtZero::Wait);
        let asked = self.expired == Some(self.play.asked()) && self.expired.is_some();
        clock.filter(|_| self.frozen.is_none() && !asked)?;
        self.play.time_left(now).map(|(_, left)| left)
    }
}
