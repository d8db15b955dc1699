//! A table as one seat knows it, complete enough to play on from: what programs outside are given instead of the game.
//!
//! A view shows what a seat may see, but nobody can play on from it. A position is a whole state in which everything
//! hidden is dealt anew with fixed dice, and in which nothing is left that the seat may not know: two games that differ
//! only in what is hidden have the same position, to the byte. So whoever gets a position knows no more than the view.

use crate::decision::Choice;
use crate::game::Game;
use crate::ids::*;
use crate::random::Random;
use crate::reactions::Pending;
use crate::stack::Frame;
use crate::state::State;
use codex::Codex;
use std::sync::Arc;

/// The dice of every position; any number would do, as long as it is always the same.
const DICE: u64 = 1;

impl Game {
    /// The table as the seat that is asked knows it.
    pub fn position(&self, viewer: Seat) -> Game {
        let mut game = self.sample(viewer, &mut Random::new(DICE));
        game.forget_reactions(viewer);
        let state = &mut game.state;
        // Counts of questions put to others would tell what they hold.
        state.decisions = 0;
        state.happenings = 0;
        state.deepest = 0;
        game
    }

    /// A game that the seat cannot tell from the real one, from what it knows alone: a position of its own.
    pub fn determinize(codex: &Arc<Codex>, position: State, viewer: Seat, dice: &mut Random) -> Game {
        Game::from_state(codex, position).sample(viewer, dice)
    }

    /// Nobody knows whether a face-down card of another mage could answer, or whether they said so (R10.2).
    fn forget_reactions(&mut self, viewer: Seat) {
        self.drop_hidden_pending(|pending| pending.is_optional() && pending.owner != viewer.colour());
    }

    /// Takes cards out of those that wait to answer, wherever in the chain; the places of the others move up.
    pub(crate) fn drop_hidden_pending(&mut self, unwanted: impl Fn(&Pending) -> bool) {
        let state = &mut self.state;
        for index in (0..state.pending.len()).rev() {
            if !unwanted(&state.pending[index]) {
                continue;
            }
            state.pending.remove(index);
            for frame in &mut state.stack {
                if let Frame::Settle(settle) = frame
                    && settle.pending_from as usize > index
                {
                    settle.pending_from -= 1;
                }
            }
            for option in &mut state.options {
                if let Choice::Use { pending } = option
                    && *pending as usize > index
                {
                    *pending -= 1;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::{SeatSetup, Setup};

    fn new_game(seed: u64) -> Game {
        let setup = Setup { seats: vec![SeatSetup::default(); 3], ..Setup::default() };
        Game::new(&content::rebirth(), &setup, seed).unwrap()
    }

    #[test]
    fn a_position_does_not_tell_who_else_could_react_r10_2() {
        let mut hidden = 0;
        for seed in 0..600 {
            let mut game = new_game(seed);
            let mut dice = Random::new(seed + 500);
            while let Some(decision) = game.decision() {
                let (asked, option) = (decision.seat, dice.below(decision.options.len()));
                let optional = |game: &Game| {
                    let others = game.state.pending.iter().filter(|pending| pending.owner != asked.colour());
                    others.filter(|pending| pending.is_optional()).count()
                };
                if optional(&game) > 0 {
                    hidden += 1;
                    let mut position = game.position(asked);
                    assert_eq!(optional(&position), 0);
                    let label = |game: &Game| {
                        let options = game.decision().unwrap().options;
                        options.iter().map(|&choice| game.label(choice)).collect::<Vec<_>>()
                    };
                    assert_eq!(label(&game), label(&position), "the options keep their order and meaning");
                    position.answer(option).unwrap();
                }
                game.answer(option).unwrap();
            }
        }
        assert!(hidden > 0, "nobody else could ever react");
    }
}
