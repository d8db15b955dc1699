//! The bots that search.

use crate::evaluation::Weights;
use crate::search::{Budget, Reach, Search};
use crate::{Bot, Question};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;
use rules::Seat;

/// How much a bot thinks about one question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effort {
    /// So many iterations for each option.
    PerOption(u32),
    Total(Budget),
}

/// A bot that compares its options in imagined games.
#[derive(Debug)]
pub struct Thinker {
    weights: Weights,
    reach: Reach,
    effort: Effort,
    dice: Pcg32,
}

impl Thinker {
    pub fn new(weights: Weights, reach: Reach, effort: Effort, game_seed: u64, seat: Seat) -> Thinker {
        let apart = 0x9E37_79B9_7F4A_7C15u64.wrapping_mul(seat.0 as u64 + 1);
        Thinker { weights, reach, effort, dice: Pcg32::seed_from_u64(game_seed.wrapping_add(apart)) }
    }
}

impl Bot for Thinker {
    fn choose(&mut self, question: &Question<'_>) -> usize {
        let budget = match self.effort {
            Effort::PerOption(each) => Budget::Iterations(each * question.options().len() as u32),
            Effort::Total(budget) => budget,
        };
        question.search(&mut Search::new(&self.weights, self.reach), budget, &mut self.dice)
    }
}
