//! Search over imagined games: an information-set Monte Carlo tree search, and its smaller sisters.
//!
//! Each iteration imagines what is hidden ([`rules::Game::sample`]), walks down the shared [`Tree`], adds a node, plays
//! on by the policy to a horizon and judges the table there by the evaluation.

use crate::evaluation::Weights;
use crate::policy;
use crate::tree::{Path, Tree};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use rules::{Game, Phase, Random, Seat};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// When a search stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Budget {
    Time(Duration),
    /// Reproducible.
    Iterations(u32),
}

/// How far a search looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    /// Depth of the tree; 1 is a flat comparison of the options.
    pub depth: usize,
    pub horizon: Horizon,
    /// How curious it is, in spreads of the values seen.
    pub curiosity: f32,
}

/// Where rollouts end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// When the phase is over; before the Action Phase, whose spells are only being chosen, at the end of the turn.
    Phase,
    /// At the end of this turn.
    Turn,
}

/// No rollout is longer than this.
const ROLLOUT_MAX: usize = 400;

/// One question being thought about.
#[derive(Debug)]
pub struct Search<'bot> {
    pub weights: &'bot Weights,
    pub reach: Reach,
    /// Threads for a budget of time; a budget of iterations has one, so that it is reproducible.
    pub threads: usize,
}

impl Search<'_> {
    /// Grows the tree within the budget and names the best option.
    pub fn run(&self, game: &Game, seat: Seat, budget: Budget, tree: &mut Tree, dice: &mut Pcg32) -> usize {
        let options = game.decision().map_or(0, |decision| decision.options.len());
        if options <= 1 {
            return 0;
        }
        if let (1, Budget::Iterations(most)) = (self.reach.depth, budget) {
            return self.compare(game, seat, most, dice);
        }
        match budget {
            Budget::Iterations(most) => self.count_down(game, seat, most, tree, dice),
            Budget::Time(time) => self.until(game, seat, Instant::now() + time, tree, dice),
        }
        tree.best(game, self.reach.depth == 1)
    }

    /// Compares the options side by side: all are tried in the same imagined games with the same luck, so that what
    /// differs is the option; after each round the worse half is dropped (sequential halving).
    fn compare(&self, game: &Game, seat: Seat, most: u32, dice: &mut Pcg32) -> usize {
        let options = game.decision().map_or(0, |decision| decision.options.len());
        let mut imagining = Random::new(dice.next_u64());
        let mut left: Vec<(usize, f32)> = (0..options).map(|option| (option, 0.0)).collect();
        let rounds = options.next_power_of_two().trailing_zeros().max(1);
        let (turn, phase) = (game.state().turn, game.state().phase);
        for _ in 0..rounds {
            let tries = (most / rounds / left.len() as u32).max(1);
            for _ in 0..tries {
                let imagined = game.sample(seat, &mut imagining);
                let luck = dice.next_u64();
                for (option, sum) in &mut left {
                    let mut game = imagined.clone();
                    game.answer(*option).expect("a listed option");
                    self.play_on(&mut game, turn, phase, &mut Pcg32::seed_from_u64(luck));
                    *sum += self.weights.values(&game)[seat.index()];
                }
            }
            left.sort_by(|one, other| other.1.total_cmp(&one.1));
            left.truncate(left.len().div_ceil(2));
        }
        left[0].0
    }

    fn count_down(&self, game: &Game, seat: Seat, most: u32, tree: &mut Tree, dice: &mut Pcg32) {
        let mut imagining = Random::new(dice.next_u64());
        let shared = Mutex::new(std::mem::replace(tree, Tree::new(0.0)));
        for done in 0..most {
            self.iterate(game.sample(seat, &mut imagining), &shared, dice);
            if done % 64 == 63 && self.is_decided(&shared, most - done) {
                break;
            }
        }
        *tree = shared.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    }

    /// All threads walk down one tree; it is locked for a step at a time, and never while a game is played on.
    fn until(&self, game: &Game, seat: Seat, end: Instant, tree: &mut Tree, dice: &mut Pcg32) {
        let start = Instant::now();
        let shared = Mutex::new(std::mem::replace(tree, Tree::new(0.0)));
        let before = shared.lock().map_or(0, |tree| tree.visits());
        let decided = AtomicBool::new(false);
        let work = |mut dice: Pcg32| {
            let mut imagining = Random::new(dice.next_u64());
            let mut done = 0u32;
            // The clock is looked at after every iteration: the longest takes a few milliseconds.
            while done == 0 || (Instant::now() < end && !decided.load(Ordering::Relaxed)) {
                self.iterate(game.sample(seat, &mut imagining), &shared, &mut dice);
                done += 1;
                if done.is_multiple_of(256) {
                    let total = shared.lock().map_or(0, |tree| tree.visits()) - before;
                    let pace = total as f32 / start.elapsed().as_secs_f32().max(1e-3);
                    let left = (end.saturating_duration_since(Instant::now()).as_secs_f32() * pace) as u32;
                    if self.is_decided(&shared, left) {
                        decided.store(true, Ordering::Relaxed);
                    }
                }
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads {
                let dice = Pcg32::seed_from_u64(dice.next_u64());
                scope.spawn(|| work(dice));
            }
            work(Pcg32::seed_from_u64(dice.next_u64()));
        });
        *tree = shared.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
    }

    /// Nothing that is left of the budget could change the answer.
    fn is_decided(&self, tree: &Mutex<Tree>, left: u32) -> bool {
        self.reach.depth > 1 && tree.lock().is_ok_and(|tree| tree.lead() > left)
    }

    fn iterate(&self, mut game: Game, tree: &Mutex<Tree>, dice: &mut Pcg32) {
        let (turn, phase) = (game.state().turn, game.state().phase);
        let mut path = Path::from_root();
        while path.depth() < self.reach.depth.min(Path::MAX - 1) {
            if game.decision().is_none() || self.is_beyond(&game, turn, phase) {
                break;
            }
            let step = {
                let mut tree = tree.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                tree.descend(&mut path, &game, dice)
            };
            game.answer(step.option).expect("a listed option");
            if step.fresh {
                break;
            }
        }
        self.play_on(&mut game, turn, phase, dice);
        let values = self.weights.values(&game);
        let mut tree = tree.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        tree.report(&path, &values, game.state().mages.len());
    }

    /// Plays on by the policy to the horizon.
    fn play_on(&self, game: &mut Game, turn: u16, phase: Phase, dice: &mut Pcg32) {
        for _ in 0..ROLLOUT_MAX {
            if game.decision().is_none() || self.is_beyond(game, turn, phase) {
                break;
            }
            let option = policy::draw(game, dice.next_u32());
            game.answer(option).expect("a listed option");
        }
    }

    fn is_beyond(&self, game: &Game, turn: u16, phase: Phase) -> bool {
        let state = game.state();
        let turn_over = state.turn > turn && turn > 0 || state.phase == Phase::Over;
        match self.reach.horizon {
            Horizon::Turn => turn_over,
            Horizon::Phase => turn_over || phase >= Phase::Action && state.phase != phase,
        }
    }
}
