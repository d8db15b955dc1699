//! Hints: what a master would do in somebody's place, where nobody minds.
//!
//! Whoever plays alone may ask at any question; with others at the table everybody agrees first. The agreement is a
//! word among those who sit there, not part of the game: it is not stored, and ends when the table falls asleep.

use super::{Heard, Host, Post, Thought, nobody, post, refused};
use crate::play::Sitter;
use crate::wire::*;
use bots::{Counts, Level, Question};
use rules::Seat;

/// A question that somebody wants a hint for.
#[derive(Clone, Debug, PartialEq)]
pub struct Hinting {
    /// Who has asked.
    pub connection: u64,
    /// Their own number for it.
    pub id: String,
    /// What the bot is to think about.
    pub thought: Thought,
}

impl Host {
    /// Somebody says whether hints are welcome; everybody is told.
    pub(super) fn agree(&mut self, connection: u64, seat: Option<Seat>, said: &Agree, now: u64) -> Heard {
        let Some(seat) = seat else { return refused(&said.id, nobody()) };
        let bit = 1 << seat.0;
        self.agreed = if said.agree { self.agreed | bit } else { self.agreed & !bit };
        let mut posts: Vec<Post> = self.people(None, now).into_iter().collect();
        posts.push(Host::done(connection, said.id.clone()));
        Heard::Told(posts)
    }

    pub(super) fn agrees(&self, seat: Seat) -> bool {
        self.agreed & 1 << seat.0 != 0
    }

    /// A hint is thought about beside the table; nothing is stored and nobody else hears of it.
    pub(super) fn hint(&mut self, connection: u64, seat: Option<Seat>, asked: &AskHint) -> Heard {
        match self.hinting(connection, seat, asked) {
            Ok(hinting) => {
                self.hinted = Some(connection);
                Heard::Hint(hinting)
            }
            Err(refusal) => refused(&asked.id, refusal),
        }
    }

    fn hinting(&self, connection: u64, seat: Option<Seat>, asked: &AskHint) -> Result<Hinting, Refusal> {
        self.must_go_on()?;
        let seat = seat.ok_or_else(nobody)?;
        // The first option stands for all: it is judged whether this seat is asked just now.
        self.play.check_answer(seat, asked.revision, 0)?;
        self.must_agree(seat)?;
        if self.hinted.is_some() {
            return Err(Refusal::new(Code::Busy, "a hint is being thought about already"));
        }
        let level = Level::ALL[Level::ALL.len() - 1];
        let dice = self.play.deal().dice(self.play.answers().count());
        let thought = Thought { revision: asked.revision, level, dice };
        Ok(Hinting { connection, id: asked.id.clone(), thought })
    }

    fn must_agree(&self, seat: Seat) -> Result<(), Refusal> {
        // A seat that a bot plays for somebody is still theirs.
        let is_persons = |own: &Seat| {
            matches!(self.play.seats()[own.index()].sitter, Sitter::Person { .. } | Sitter::Open { .. })
        };
        let mut people = (0..self.play.seats().len() as u8).map(Seat).filter(is_persons);
        if people.clone().all(|own| own == seat) || people.all(|own| self.agrees(own)) {
            return Ok(());
        }
        Err(Refusal::new(Code::NotAgreed, "not everybody at this table has agreed to hints"))
    }

    /// What was found about a hint's question, for whoever asked; nothing if the table has gone on meanwhile.
    pub fn advise(&mut self, hinting: &Hinting, counts: &Counts) -> Vec<Post> {
        self.hinted = None;
        let Hinting { connection, ref id, thought: Thought { revision, dice, .. } } = *hinting;
        let asked = Question::of(self.play.game()).filter(|_| revision == self.play.revision());
        let Some(question) = asked else {
            let stale = Refusal::new(Code::Stale, "the table has gone on");
            return vec![Host::refused(connection, Some(id.clone()), stale)];
        };
        let candidates = candidates(&question, counts, dice);
        vec![post(connection, &ToClient::Hint { id: id.clone(), revision, candidates })]
    }
}

/// The options by what they are expected to bring, the one to take first.
fn candidates(question: &Question<'_>, counts: &Counts, dice: u64) -> Vec<Candidate> {
    let standing = question.standing(dice);
    let best = counts.best();
    let tried = counts.0.iter().enumerate().filter(|(_, count)| count.visits > 0);
    let mut candidates: Vec<Candidate> = tried
        .map(|(option, count)| Candidate {
            option: option as u32,
            brings: (count.value / f64::from(count.visits) - standing) as f32,
            games: count.visits,
        })
        .collect();
    // What was tried least was given up first; of those that were not, the better first.
    candidates.sort_by(|a, b| {
        (b.games, b.brings).partial_cmp(&(a.games, a.brings)).unwrap_or(std::cmp::Ordering::Equal)
    });
    if let Some(at) = candidates.iter().position(|own| own.option as usize == best) {
        candidates[..=at].rotate_right(1);
    }
    if candidates.is_empty() {
        candidates.push(Candidate { option: 0, brings: 0.0, games: 0 });
    }
    candidates
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Count;
    use rules::{Game, SeatSetup, Setup};

    #[test]
    fn the_best_comes_first_and_what_was_given_up_last() {
        let setup = Setup { seats: vec![SeatSetup::default(); 2], ..Setup::default() };
        let game = Game::new(&content::rebirth(), &setup, 3).unwrap();
        let question = Question::of(&game).unwrap();
        let count = |visits, value| Count { visits, value };
        let counts = Counts(vec![count(10, 90.0), count(100, 300.0), count(100, 400.0), count(0, 0.0)]);
        let made = candidates(&question, &counts, 5);
        assert_eq!(made.iter().map(|own| own.option).collect::<Vec<_>>(), [2, 1, 0]);
        assert!((made[0].brings - made[1].brings - 1.0).abs() < 1e-4);
        assert_eq!(candidates(&question, &Counts::default(), 5).len(), 1);
    }
}
