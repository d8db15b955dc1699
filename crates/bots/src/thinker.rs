//! The bots that search.

use crate::evaluation::Weights;
use crate::search::{Budget, Reach, Search};
use crate::tree::Tree;
use crate::workshop::{Bare, Workshop};
use crate::{Bot, Counts, Question, random};
use rand_pcg::Pcg32;
use rules::Seat;
use std::sync::Arc;

/// How much a bot thinks about one question.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Effort {
    /// So many iterations for each option.
    PerOption(u32),
    /// This much for the whole question.
    Total(Budget),
}

/// A bot that compares its options in imagined games.
#[derive(Debug)]
pub struct Thinker {
    weights: Weights,
    reach: Reach,
    effort: Effort,
    workshop: Arc<dyn Workshop>,
    dice: Pcg32,
    /// The tree of the last question and the meaning of the answer given, in case the next question lies in it.
    last: Option<(Tree, u32)>,
    imagined: u64,
}

impl Thinker {
    /// A bot whose choices follow from its weights, its reach, the seed of the game and its seat.
    pub fn new(weights: Weights, reach: Reach, effort: Effort, game_seed: u64, seat: Seat) -> Thinker {
        let dice = random::dice(game_seed, seat);
        Thinker { weights, reach, effort, workshop: Arc::new(Bare), dice, last: None, imagined: 0 }
    }

    /// Lets it work elsewhere: without, it has one hand and no clock.
    pub fn at(self, workshop: Arc<dyn Workshop>) -> Thinker {
        Thinker { workshop, ..self }
    }

    /// How many games it has imagined so far.
    pub fn imagined(&self) -> u64 {
        self.imagined
    }

    /// The tree to go on with: what the last search found below the answer that led here, or a new one.
    fn tree(&mut self, question: &Question<'_>) -> Tree {
        let known = self.last.take().filter(|_| self.reach.depth > 1);
        known
            .and_then(|(tree, answer)| tree.below(answer, question.seat(), question.kind()))
            .unwrap_or_else(|| Tree::new(self.reach.curiosity))
    }
}

impl Thinker {
    /// Thinks about a question as far as the effort goes: the option it would choose, and what it found of each.
    /// Counts of several thinkers with other dice can be added to one choice ([`Counts::best`]).
    pub fn ponder(&mut self, question: &Question<'_>) -> (usize, Counts) {
        let budget = match self.effort {
            Effort::PerOption(each) => Budget::Iterations(each * question.options().len() as u32),
            Effort::Total(budget) => budget,
        };
        let mut tree = self.tree(question);
        let search = Search { weights: &self.weights, reach: self.reach, workshop: &*self.workshop };
        let (found, meaning) = question.search(&search, budget, &mut tree, &mut self.dice);
        self.imagined += u64::from(found.imagined);
        self.last = Some((tree, meaning));
        (found.best, found.counts)
    }
}

impl Bot for Thinker {
    fn choose(&mut self, question: &Question<'_>) -> usize {
        self.ponder(question).0
    }
}
