//! Search over imagined games: an information-set Monte Carlo tree search, and its smaller sisters.
//!
//! Each iteration imagines what is hidden ([`rules::Game::sample`]), walks down one shared tree, adds a node, plays on
//! by the policy to a horizon and judges the table there by the evaluation. Nodes are keyed by what an option means
//! (the spell, not the copy), so that all imagined games share the statistics of the same answer.

use crate::evaluation::Weights;
use crate::policy;
use rand_core::Rng;
use rand_pcg::Pcg32;
use rules::{Choice, Game, Phase, Random, SEATS, Seat};
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
    /// How curious it is.
    pub curiosity: f32,
}

/// Where rollouts end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Horizon {
    /// When the action under way is over.
    Action,
    /// When the phase is over.
    Phase,
    /// At the end of this turn.
    Turn,
}

/// No rollout is longer than this.
const ROLLOUT_MAX: usize = 400;

#[derive(Clone, Debug, Default)]
struct Node {
    visits: u32,
    /// How often it could have been chosen: options differ between imagined games.
    offered: u32,
    sums: [f32; SEATS],
    children: Vec<(u32, u32)>,
}

/// The tree of one question.
#[derive(Debug)]
pub struct Search<'bot> {
    weights: &'bot Weights,
    reach: Reach,
    nodes: Vec<Node>,
    /// Bounds of the values seen, to scale them.
    low: f32,
    high: f32,
    pub iterations: u32,
}

/// What an option means, the same in every imagined game.
fn key(game: &Game, choice: Choice) -> u32 {
    let spell = |card: u8| game.state().spell_of(card).0 as u32;
    match choice {
        Choice::Card(card) => 1 << 24 | spell(card),
        Choice::Prepare { card, slot, dark } => 2 << 24 | spell(card) << 8 | (slot as u32) << 1 | dark as u32,
        other => {
            let mut bytes = [0u8; 4];
            let used = postcard::to_slice(&other, &mut bytes).map(|used| used.len()).unwrap_or(4);
            3 << 24 | bytes[..used].iter().fold(0, |key, &byte| key << 8 | byte as u32) & 0xFF_FFFF
        }
    }
}

impl<'bot> Search<'bot> {
    pub fn new(weights: &'bot Weights, reach: Reach) -> Search<'bot> {
        Search { weights, reach, nodes: vec![Node::default()], low: f32::MAX, high: f32::MIN, iterations: 0 }
    }

    /// Searches within the budget and names the best option.
    pub fn run(&mut self, game: &Game, seat: Seat, budget: Budget, dice: &mut Pcg32) -> usize {
        let options = game.decision().map_or(0, |decision| decision.options.len());
        if options <= 1 {
            return 0;
        }
        let start = Instant::now();
        let mut imagining = Random::new(dice.next_u64());
        loop {
            let done = match budget {
                Budget::Iterations(most) => self.iterations >= most,
                // The clock is looked at after every iteration: the longest takes well under a millisecond.
                Budget::Time(time) => start.elapsed() >= time,
            };
            if done && self.iterations > 0 {
                break;
            }
            let imagined = game.sample(seat, &mut imagining);
            self.iterate(imagined, dice);
        }
        self.best(game)
    }

    fn iterate(&mut self, mut game: Game, dice: &mut Pcg32) {
        self.iterations += 1;
        let (turn, phase) = (game.state().turn, game.state().phase);
        let mut path = [0u32; 64];
        let mut depth = 0;
        let mut grown = false;
        while depth < self.reach.depth.min(63) && !grown {
            if game.decision().is_none() || self.is_beyond(&game, turn, phase, depth) {
                break;
            }
            let (option, child, fresh) = self.descend(path[depth], &game, dice);
            game.answer(option).expect("a listed option");
            depth += 1;
            path[depth] = child;
            grown = fresh;
        }
        for _ in 0..ROLLOUT_MAX {
            if game.decision().is_none() || self.is_beyond(&game, turn, phase, depth) {
                break;
            }
            let option = policy::draw(&game, dice.next_u32());
            game.answer(option).expect("a listed option");
        }
        let values = self.weights.values(&game);
        for value in &values[..game.state().mages.len()] {
            self.low = self.low.min(*value);
            self.high = self.high.max(*value);
        }
        for &node in &path[..=depth] {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            for (sum, value) in node.sums.iter_mut().zip(values) {
                *sum += value;
            }
        }
    }

    fn is_beyond(&self, game: &Game, turn: u16, phase: Phase, depth: usize) -> bool {
        let state = game.state();
        let turn_over = state.turn > turn && state.phase != Phase::SetUp && turn > 0;
        match self.reach.horizon {
            Horizon::Turn => turn_over || state.phase == Phase::Over,
            Horizon::Phase => turn_over || state.phase != phase,
            Horizon::Action => {
                let between = state.stack.is_empty() && depth > 0;
                turn_over || state.phase != phase || between && state.phase >= Phase::Action
            }
        }
    }

    /// Picks a child by upper confidence bounds among those this game offers; new ones join as the node is visited.
    fn descend(&mut self, node: u32, game: &Game, dice: &mut Pcg32) -> (usize, u32, bool) {
        let decision = game.decision().expect("checked");
        let (seat, options) = (decision.seat, decision.options);
        let known = |nodes: &[Node], key: u32| {
            nodes[node as usize].children.iter().find(|&&(own, _)| own == key).map(|&(_, child)| child)
        };
        let mut best = (f32::MIN, 0usize, 0u32);
        let mut missing: [usize; 256] = [0; 256];
        let mut missing_count = 0;
        for (option, &choice) in options.iter().enumerate() {
            match known(&self.nodes, key(game, choice)) {
                Some(child) => {
                    self.nodes[child as usize].offered += 1;
                    let score = self.score(child, seat);
                    if score > best.0 {
                        best = (score, option, child);
                    }
                }
                None => {
                    missing[missing_count] = option;
                    missing_count += 1;
                }
            }
        }
        // Progressive widening: a new answer is tried while there are few compared to the visits.
        let visits = self.nodes[node as usize].visits as f32;
        let tried = options.len() - missing_count;
        if missing_count > 0 && (tried == 0 || (tried as f32) < 1.0 + 1.6 * visits.sqrt()) {
            let option = self.draw_missing(game, &missing[..missing_count], dice);
            let child = self.nodes.len() as u32;
            self.nodes.push(Node { offered: 1, ..Node::default() });
            let key = key(game, options[option]);
            self.nodes[node as usize].children.push((key, child));
            return (option, child, true);
        }
        (best.1, best.2, false)
    }

    /// Untried answers come in the order of the policy, by chance.
    fn draw_missing(&self, game: &Game, missing: &[usize], dice: &mut Pcg32) -> usize {
        let decision = game.decision().expect("checked");
        let weight = |&option: &usize| {
            policy::weight(game, decision.seat, decision.kind, decision.options[option]) as u64
        };
        let total: u64 = missing.iter().map(weight).sum();
        let mut left = (dice.next_u32() as u64 * total) >> 32;
        for option in missing {
            let own = weight(option);
            if left < own {
                return *option;
            }
            left -= own;
        }
        missing[0]
    }

    fn score(&self, child: u32, seat: Seat) -> f32 {
        let node = &self.nodes[child as usize];
        if node.visits == 0 {
            return f32::MAX;
        }
        let spread = (self.high - self.low).max(1.0);
        let mean = (node.sums[seat.index()] / node.visits as f32 - self.low) / spread;
        let bonus = ((node.offered.max(1) as f32).ln() / node.visits as f32).sqrt();
        mean + self.reach.curiosity * bonus
    }

    /// The answer visited most; with few visits the best mean among those tried.
    fn best(&self, game: &Game) -> usize {
        let decision = game.decision().expect("checked");
        let seat = decision.seat.index();
        let mut best = (f32::MIN, 0);
        for (option, &choice) in decision.options.iter().enumerate() {
            let key = key(game, choice);
            let child = self.nodes[0].children.iter().find(|&&(own, _)| own == key);
            if let Some(node) =
                child.map(|&(_, child)| &self.nodes[child as usize]).filter(|node| node.visits > 0)
            {
                let mean = node.sums[seat] / node.visits as f32;
                let score = node.visits as f32 + mean * 0.001;
                let score = if self.reach.depth == 1 { mean } else { score };
                if score > best.0 {
                    best = (score, option);
                }
            }
        }
        best.1
    }
}
