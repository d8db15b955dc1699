//! List, skip, ask: how a clause puts a question and hears the answer.

use super::Outcome;
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::ids::Seat;
use crate::stack::{Doing, EffectFrame};

/// Unwraps a gathering inside a clause.
macro_rules! ready {
    ($gathered:expr) => {
        match $gathered {
            crate::picks::Gathered::Ready(found) => found,
            crate::picks::Gathered::Asked => return crate::clauses::Outcome::Asked,
        }
    };
}
pub(crate) use ready;

/// The answer to a question, if it is of the kind that was asked for. Whoever declines gives none.
///
/// An answer of any other kind stays where it is, and the loop of the game marks it as one that nobody took.
macro_rules! answer {
    ($game:expr, $wanted:pat => $found:expr) => {
        match $game.choice {
            Some($wanted) => {
                $game.choice = None;
                Some($found)
            }
            Some(crate::decision::Choice::Pass) => {
                $game.choice = None;
                None
            }
            _ => None,
        }
    };
}
pub(crate) use answer;

impl Game {
    /// Puts the question whose options `list` offers, one [`Game::option`] each; without any there is no question.
    ///
    /// `true`: it is put, and the caller must say so ([`Outcome::Asked`], [`crate::game::Flow::Wait`]).
    #[must_use]
    pub(crate) fn ask_among(&mut self, seat: Seat, kind: AskKind, list: impl FnOnce(&mut Game)) -> bool {
        self.ask(seat, kind);
        list(self);
        let any = !self.state.options.is_empty();
        if !any {
            self.state.ask = None;
        }
        any
    }

    /// At the end of a list: it may be declined, if anything is offered at all.
    pub(crate) fn or_pass(&mut self) {
        if !self.state.options.is_empty() {
            self.option(Choice::Pass);
        }
    }

    /// The question on which all of a clause depends: without options there is nothing to do.
    pub(super) fn choose(
        &mut self,
        frame: &mut EffectFrame,
        seat: Seat,
        kind: AskKind,
        list: impl FnOnce(&mut Game),
    ) -> Outcome {
        if !self.ask_among(seat, kind, list) {
            return Outcome::Done(false);
        }
        frame.doing = Doing::Asked;
        Outcome::Asked
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Card;
    use crate::setup::{SeatSetup, Setup};

    fn game() -> Game {
        let setup = Setup { seats: vec![SeatSetup::default(); 2], ..Setup::default() };
        Game::new(&content::rebirth(), &setup, 3).unwrap()
    }

    #[test]
    fn without_options_nothing_is_asked_and_nothing_can_be_declined() {
        let mut game = game();
        let asked = game.ask_among(Seat(0), AskKind::Spell, |game| game.or_pass());
        assert_eq!((asked, game.state.ask, game.state.options.len()), (false, None, 0));
        let asked = game.ask_among(Seat(1), AskKind::Spell, |game| {
            game.option(Choice::Card(Card(7)));
            game.or_pass();
        });
        assert!(asked);
        assert_eq!(game.state.ask.map(|ask| (ask.seat, ask.kind)), Some((Seat(1), AskKind::Spell)));
        assert_eq!(game.state.options[..], [Choice::Card(Card(7)), Choice::Pass]);
    }

    #[test]
    fn an_answer_of_another_kind_is_not_taken() {
        let mut game = game();
        let heard = |game: &mut Game, choice: Choice| {
            game.choice = Some(choice);
            (answer!(game, Choice::Card(card) => card), game.choice)
        };
        assert_eq!(heard(&mut game, Choice::Card(Card(7))), (Some(Card(7)), None));
        assert_eq!(heard(&mut game, Choice::Pass), (None, None), "declined");
        // What is left lying is marked by the loop of the game (`marks.rs`).
        assert_eq!(heard(&mut game, Choice::Yes), (None, Some(Choice::Yes)));
    }
}
