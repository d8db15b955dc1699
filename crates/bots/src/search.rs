//! Search over imagined games: an information-set Monte Carlo tree search, and its smaller sisters.
//!
//! The options of the question are compared side by side: each round imagines what is hidden
//! ([`rules::Game::sample`]) and tries every option left in the same imagined games with the same luck, so that what
//! differs is the option; after the round the worse half is dropped (sequential halving). What is clearly beaten is
//! dropped before, and a question that is settled ends the search (`Race`). Behind the first answer a walk goes down
//! the shared `Tree`, adds a node, plays on by the policy to a horizon and judges the table there by the evaluation.

use crate::counts::Counts;
use crate::evaluation::Weights;
use crate::policy;
use crate::race::Race;
use crate::tree::{Path, Tree};
use crate::workshop::{GAMES_PER_MILLISECOND, Workshop};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use rules::{AskKind, Game, Phase, Random, Seat};
use std::sync::Mutex;
use std::time::Duration;

/// When a search stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Budget {
    /// Depends on the machine.
    Time(Duration),
    /// Reproducible.
    Iterations(u32),
}

/// How far a search looks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reach {
    /// Depth of the tree; 1 is a flat comparison of the options.
    pub depth: usize,
    /// Where its rollouts end.
    pub horizon: Horizon,
    /// How curious it is, in spreads of the values seen.
    pub curiosity: f32,
}

impl Reach {
    /// One step, judged when the action is over.
    pub const HASTY: Reach = Reach { depth: 1, horizon: Horizon::Action, curiosity: 1.0 };
    /// One step, judged at the end of the turn.
    pub const GREEDY: Reach = Reach { depth: 1, horizon: Horizon::Turn, curiosity: 1.0 };
    /// A few steps, judged at the end of the phase.
    pub const SCOUT: Reach = Reach { depth: 6, horizon: Horizon::Phase, curiosity: 1.0 };
    /// As deep as the budget lasts, judged at the end of the turn.
    pub const MASTER: Reach = Reach { depth: 40, horizon: Horizon::Turn, curiosity: 1.0 };
}

/// Where rollouts end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// When somebody chooses what to do next; before the Action Phase, when its first action is chosen.
    Action,
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
    /// What tables are judged by.
    pub weights: &'bot Weights,
    /// How far it looks.
    pub reach: Reach,
    /// Its hands are for a budget of time; a budget of iterations has one, so that it is reproducible.
    pub workshop: &'bot dyn Workshop,
}

/// What the hands of a search share. It is locked for a step at a time, and never while a game is played on.
struct Shared {
    tree: Tree,
    race: Race,
    iterations: u32,
}

/// When a round ends.
#[derive(Clone, Copy)]
enum RoundEnd {
    /// By the clock of the workshop.
    At(Duration),
    After {
        tries: u32,
    },
}

/// What a search came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The option to take.
    pub best: usize,
    /// What was found of each option.
    pub counts: Counts,
    /// How many games were imagined.
    pub imagined: u32,
}

/// A question and where its turn stood.
struct Root<'game> {
    game: &'game Game,
    seat: Seat,
    turn: u16,
    phase: Phase,
}

impl Search<'_> {
    /// Compares the options within the budget and names the best.
    pub fn run(&self, game: &Game, seat: Seat, budget: Budget, tree: &mut Tree, dice: &mut Pcg32) -> Found {
        let options = game.decision().map_or(0, |decision| decision.options.len());
        if options <= 1 {
            return Found { best: 0, counts: Counts::default(), imagined: 0 };
        }
        let (budget, start) = self.begin(budget);
        let grown = std::mem::replace(tree, Tree::new(self.reach.curiosity));
        let mut shared = Mutex::new(Shared { tree: grown, race: Race::new(options), iterations: 0 });
        let root = Root { game, seat, turn: game.state().turn, phase: game.state().phase };
        let rounds = options.next_power_of_two().trailing_zeros().max(1);
        for round in 0..rounds {
            // What a round leaves over goes to those behind it, where the choice is closer.
            let (left, done) = {
                let shared = unlocked(&mut shared);
                (shared.race.left().len(), shared.iterations)
            };
            if left == 1 {
                break;
            }
            let rounds_left = rounds - round;
            let end = match budget {
                Budget::Time(time) => {
                    let now = self.now();
                    let left = (start + time).saturating_sub(now);
                    if left.is_zero() && round > 0 {
                        break;
                    }
                    RoundEnd::At(now + left / rounds_left)
                }
                Budget::Iterations(most) => {
                    let tries = most.saturating_sub(done) / rounds_left / left as u32;
                    RoundEnd::After { tries: tries.max(1) }
                }
            };
            self.round(&root, end, &shared, dice);
            let halved = options.div_ceil(2 << round);
            unlocked(&mut shared).race.keep(halved);
        }
        let shared = shared.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        *tree = shared.tree;
        Found { best: shared.race.best(), counts: shared.race.counts(), imagined: shared.iterations }
    }

    /// The budget as it can be held here, and the time now.
    fn begin(&self, budget: Budget) -> (Budget, Duration) {
        match (budget, self.workshop.now()) {
            (Budget::Time(time), None) => {
                let milliseconds = u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
                let games = milliseconds.saturating_mul(GAMES_PER_MILLISECOND).max(1);
                (Budget::Iterations(games), Duration::ZERO)
            }
            (budget, now) => (budget, now.unwrap_or_default()),
        }
    }

    /// Asked only where budgets of time are held by a clock.
    fn now(&self) -> Duration {
        self.workshop.now().unwrap_or(Duration::MAX)
    }

    fn round(&self, root: &Root, end: RoundEnd, shared: &Mutex<Shared>, dice: &mut Pcg32) {
        let hands = match end {
            RoundEnd::At(_) => self.workshop.hands().max(1),
            RoundEnd::After { .. } => 1,
        };
        let seeds: Vec<u64> = (0..hands).map(|_| dice.next_u64()).collect();
        self.workshop.work(hands, &|hand| self.work(root, end, shared, Pcg32::seed_from_u64(seeds[hand])));
    }

    /// Imagines games until the round ends or the question is settled, and tries in each every option that is left.
    fn work(&self, root: &Root, end: RoundEnd, shared: &Mutex<Shared>, mut dice: Pcg32) {
        let mut imagining = Random::new(dice.next_u64());
        let mut options = lock(shared).race.left().to_vec();
        let mut values = vec![0.0; options.len()];
        let mut tries = 0;
        while options.len() > 1 {
            let imagined = root.game.sample(root.seat, &mut imagining);
            let luck = dice.next_u64();
            for (at, &option) in options.iter().enumerate() {
                // The clock is looked at before every walk: the longest takes a few milliseconds. A row of options
                // that is cut off does not count, so that all are judged by the same games; but the first row does.
                if let RoundEnd::At(end) = end
                    && tries > 0
                    && self.now() >= end
                {
                    return;
                }
                let mut luck = Pcg32::seed_from_u64(luck);
                values[at] = self.walk(root, imagined.clone(), option, shared, &mut luck);
            }
            tries += 1;
            let mut shared = lock(shared);
            shared.iterations += options.len() as u32;
            shared.race.add(&options, &values);
            match end {
                RoundEnd::After { tries: most } if tries >= most => return,
                RoundEnd::At(end) if self.now() >= end => return,
                _ => {}
            }
            if tries % SETTLE_EVERY == 0 {
                shared.race.settle();
            }
            if shared.race.left().len() < options.len() {
                options = shared.race.left().to_vec();
                values.truncate(options.len());
            }
        }
    }

    /// Gives the first answer, walks down the tree, plays on, and reports what the table was worth to the asker.
    fn walk(
        &self,
        root: &Root,
        mut game: Game,
        option: usize,
        shared: &Mutex<Shared>,
        dice: &mut Pcg32,
    ) -> f32 {
        if self.reach.depth == 1 {
            game.answer(option).expect("a listed option");
            self.play_on(&mut game, root, dice);
            return self.weights.values(&game)[root.seat.index()];
        }
        let mut path = Path::from_root();
        let mut fresh = lock(shared).tree.enter(&mut path, &game, option);
        game.answer(option).expect("a listed option");
        while !fresh && path.depth() < self.reach.depth.min(Path::MAX - 1) {
            if game.decision().is_none() || self.is_beyond(&game, root) {
                break;
            }
            let step = lock(shared).tree.descend(&mut path, &game, dice);
            game.answer(step.option).expect("a listed option");
            fresh = step.fresh;
        }
        self.play_on(&mut game, root, dice);
        let values = self.weights.values(&game);
        lock(shared).tree.report(&path, &values, game.state().people().count());
        values[root.seat.index()]
    }

    /// Plays on by the policy to the horizon.
    fn play_on(&self, game: &mut Game, root: &Root, dice: &mut Pcg32) {
        for _ in 0..ROLLOUT_MAX {
            if game.decision().is_none() || self.is_beyond(game, root) {
                break;
            }
            let option = policy::draw(game, dice.next_u32());
            game.answer(option).expect("a listed option");
        }
    }

    fn is_beyond(&self, game: &Game, root: &Root) -> bool {
        let state = game.state();
        let turn_over = state.turn > root.turn && root.turn > 0 || state.phase == Phase::Over;
        match self.reach.horizon {
            Horizon::Action => {
                turn_over || game.decision().is_some_and(|decision| decision.kind == AskKind::Act)
            }
            Horizon::Turn => turn_over,
            Horizon::Phase => turn_over || root.phase >= Phase::Action && state.phase != root.phase,
        }
    }
}

/// How many rows are imagined between two looks at what is settled.
const SETTLE_EVERY: u32 = 8;

fn unlocked(shared: &mut Mutex<Shared>) -> &mut Shared {
    shared.get_mut().unwrap_or_else(|poisoned| poisoned.into_inner())
}

fn lock(shared: &Mutex<Shared>) -> std::sync::MutexGuard<'_, Shared> {
    shared.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}
