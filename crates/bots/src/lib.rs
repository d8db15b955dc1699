//! Players that are programs.
//!
//! A bot is asked a [`Question`]: the options, and on request the view of its own seat. It never sees the game itself.
//!
//! ```
//! use bots::{Level, Question};
//! use rules::{Game, SeatSetup, Setup};
//!
//! let setup = Setup { seats: vec![SeatSetup::default(); 2], ..Setup::default() };
//! let mut game = Game::new(&content::rebirth(), &setup, 7).unwrap();
//! let level: Level = "random".parse().unwrap();
//! let mut players: Vec<_> = (0..2).map(|seat| level.player(7, rules::Seat(seat))).collect();
//! while let Some(question) = Question::of(&game) {
//!     let option = players[question.seat().index()].choose(&question);
//!     game.answer(option).unwrap();
//! }
//! assert!(game.is_over());
//! ```

#![deny(missing_docs)]

mod counts;
pub mod evaluation;
mod level;
pub mod policy;
mod race;
mod random;
pub mod search;
mod thinker;
mod tree;
pub mod workshop;

pub use counts::{Count, Counts};
pub use level::{Level, UnknownBot, parse};
pub use random::RandomBot;
pub use search::Budget;
pub use thinker::{Effort, Thinker};
pub use workshop::{Bare, Workshop};

use codex::Codex;
use rules::{AskKind, Choice, Decision, Game, Random, Seat, View};
use std::fmt;

/// How many games [`Question::standing`] looks at.
const STANDING_GAMES: u32 = 12;

/// Somebody who answers questions.
pub trait Bot: fmt::Debug + Send {
    /// An index into the options of the question.
    fn choose(&mut self, question: &Question<'_>) -> usize;
}

/// A question as a bot gets it. The game behind it is out of reach: what is hidden from the seat stays hidden.
#[derive(Clone, Copy)]
pub struct Question<'game> {
    game: &'game Game,
    decision: Decision<'game>,
}

impl<'game> Question<'game> {
    /// The pending question of a game; `None` when the game is over.
    pub fn of(game: &'game Game) -> Option<Question<'game>> {
        game.decision().map(|decision| Question { game, decision })
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.decision.seat
    }

    /// What is asked.
    pub fn kind(&self) -> AskKind {
        self.decision.kind
    }

    /// What may be answered, never empty.
    pub fn options(&self) -> &'game [Choice] {
        self.decision.options
    }

    /// The cards of the edition, which everybody may read.
    pub fn codex(&self) -> &'game Codex {
        self.game.codex()
    }

    /// Runs a search over games that the seat cannot tell from the real one; returns what it found, and what the best
    /// option means.
    pub(crate) fn search(
        &self,
        search: &search::Search<'_>,
        budget: Budget,
        tree: &mut tree::Tree,
        dice: &mut rand_pcg::Pcg32,
    ) -> (search::Found, u32) {
        let found = search.run(self.game, self.decision.seat, budget, tree, dice);
        let meaning = tree::key(self.game, self.decision.options[found.best]);
        (found, meaning)
    }

    /// How the table stands for the asked seat, as far as it knows: the mean over a few games it cannot tell from the
    /// real one, in power points.
    pub fn standing(&self, dice: u64) -> f64 {
        let weights = evaluation::Weights::of(self.codex());
        let mut imagining = Random::new(dice);
        let mut sum = 0.0;
        for _ in 0..STANDING_GAMES {
            let imagined = self.game.sample(self.decision.seat, &mut imagining);
            sum += f64::from(weights.values(&imagined)[self.decision.seat.index()]);
        }
        sum / f64::from(STANDING_GAMES)
    }

    /// What the asked seat sees. Built on each call, so that a bot which does not look does not pay.
    pub fn view(&self) -> View {
        self.game.view(Some(self.decision.seat))
    }
}

impl fmt::Debug for Question<'_> {
    /// Prints the question only: the game may hold what the reader must not know.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.decision.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{SeatSetup, Setup};

    #[test]
    fn a_question_shows_the_view_of_the_asked_seat_and_nothing_more() {
        let setup = Setup { seats: vec![SeatSetup::default(); 3], ..Setup::default() };
        let game = Game::new(&content::rebirth(), &setup, 3).unwrap();
        let question = Question::of(&game).unwrap();
        assert_eq!(question.view(), game.view(Some(question.seat())));
        assert!(!format!("{question:?}").contains("random"));
    }

    #[test]
    fn how_a_table_stands_follows_from_what_the_seat_knows() {
        let setup = Setup { seats: vec![SeatSetup::default(); 3], ..Setup::default() };
        let mut game = Game::new(&content::rebirth(), &setup, 3).unwrap();
        let seat = game.decision().unwrap().seat;
        let before = Question::of(&game).unwrap().standing(9);
        assert_eq!(before, Question::of(&game).unwrap().standing(9));
        game.state_mut().mages[seat.index()].power += 5;
        let points = Question::of(&game).unwrap().standing(9) - before;
        assert!((3.0..9.0).contains(&points), "five points more are worth {points}");
    }
}
