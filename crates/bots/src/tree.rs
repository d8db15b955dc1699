//! The tree of answers that all imagined games share.
//!
//! A node stands for what an answer means (the spell, not the copy), so that every imagined game adds to the same
//! statistics. Answers join a node as it is visited (progressive widening), the likely ones first; among those known
//! the upper confidence bound decides, counting how often each could have been chosen.

use crate::policy;
use rand_core::Rng;
use rand_pcg::Pcg32;
use rules::{AskKind, Card, Choice, Game, SEATS, Seat};

#[derive(Clone, Debug, Default)]
struct Node {
    visits: u32,
    /// Walks under way through it in other threads: they count as visits until they report.
    under_way: u32,
    /// How often it could have been chosen: options differ between imagined games.
    offered: u32,
    sums: [f32; SEATS],
    /// Who was asked what behind this answer, when it was first seen.
    asks: Option<(Seat, AskKind)>,
    children: Vec<(u32, u32)>,
}

/// Statistics of one question and what may follow it.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    /// Mean and spread of all values seen, to scale curiosity.
    count: f32,
    mean: f32,
    squares: f32,
    curiosity: f32,
}

/// A way down the tree: nodes from the root.
#[derive(Clone, Copy, Debug)]
pub struct Path {
    nodes: [u32; Path::MAX],
    len: usize,
}

impl Path {
    /// The deepest tree.
    pub const MAX: usize = 64;

    pub fn from_root() -> Path {
        Path { nodes: [0; Path::MAX], len: 1 }
    }

    /// How many answers it holds.
    pub fn depth(&self) -> usize {
        self.len - 1
    }

    fn last(&self) -> u32 {
        self.nodes[self.len - 1]
    }

    fn push(&mut self, node: u32) {
        self.nodes[self.len] = node;
        self.len += 1;
    }
}

/// A step down the tree.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub option: usize,
    /// The answer was tried for the first time: what follows is a rollout.
    pub fresh: bool,
}

/// What an option means, the same in every imagined game.
pub fn key(game: &Game, choice: Choice) -> u32 {
    let spell = |card: Card| game.state().spell_of(card).0 as u32;
    match choice {
        Choice::Card(card) => 1 << 24 | spell(card),
        Choice::Remove { card } => 4 << 24 | spell(card),
        Choice::Prepare { card, slot, dark } => {
            2 << 24 | spell(card) << 8 | (slot.0 as u32) << 1 | dark as u32
        }
        other => {
            let mut bytes = [0u8; 4];
            let used = postcard::to_slice(&other, &mut bytes).map(|used| used.len()).unwrap_or(4);
            3 << 24 | bytes[..used].iter().fold(0, |key, &byte| key << 8 | byte as u32) & 0xFF_FFFF
        }
    }
}

impl Tree {
    pub fn new(curiosity: f32) -> Tree {
        Tree { nodes: vec![Node::default()], count: 0.0, mean: 0.0, squares: 0.0, curiosity }
    }

    /// Takes a given option from the end of the path; says whether it is taken for the first time.
    pub fn enter(&mut self, path: &mut Path, game: &Game, option: usize) -> bool {
        let node = path.last() as usize;
        let key = key(game, game.decision().expect("asked").options[option]);
        let known = self.child(node, key);
        let child = known.unwrap_or_else(|| self.grow(node, key));
        self.nodes[child as usize].offered += 1;
        self.nodes[child as usize].under_way += 1;
        path.push(child);
        known.is_none()
    }

    fn grow(&mut self, node: usize, key: u32) -> u32 {
        let child = self.nodes.len() as u32;
        self.nodes.push(Node::default());
        self.nodes[node].children.push((key, child));
        child
    }

    /// Takes one step from the end of the path: the most promising answer among those this game offers, or a new one.
    pub fn descend(&mut self, path: &mut Path, game: &Game, dice: &mut Pcg32) -> Step {
        let node = path.last() as usize;
        let decision = game.decision().expect("asked");
        if self.nodes[node].asks.is_none() {
            self.nodes[node].asks = Some((decision.seat, decision.kind));
        }
        let options = decision.options;
        let mut best = (f32::MIN, 0usize, 0u32);
        let mut missing = [0u8; 256];
        let mut missing_count = 0;
        for (option, &choice) in options.iter().enumerate().take(missing.len()) {
            match self.child(node, key(game, choice)) {
                Some(child) => {
                    self.nodes[child as usize].offered += 1;
                    let score = self.score(child, decision.seat);
                    if score > best.0 {
                        best = (score, option, child);
                    }
                }
                None => {
                    missing[missing_count] = option as u8;
                    missing_count += 1;
                }
            }
        }
        let visits = (self.nodes[node].visits + self.nodes[node].under_way) as f32;
        let tried = options.len() - missing_count;
        if missing_count > 0 && (tried == 0 || (tried as f32) < 1.0 + WIDENING * visits.sqrt()) {
            let option = draw(game, &missing[..missing_count], dice);
            let fresh = self.enter(path, game, option);
            return Step { option, fresh };
        }
        self.nodes[best.2 as usize].under_way += 1;
        path.push(best.2);
        Step { option: best.1, fresh: false }
    }

    /// Adds what a walk found to every node of its path.
    pub fn report(&mut self, path: &Path, values: &[f32; SEATS], seats: usize) {
        for &value in &values[..seats] {
            self.count += 1.0;
            let off = value - self.mean;
            self.mean += off / self.count;
            self.squares += off * (value - self.mean);
        }
        for &node in &path.nodes[..path.len] {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.under_way = node.under_way.saturating_sub(1);
            for (sum, value) in node.sums.iter_mut().zip(values) {
                *sum += value;
            }
        }
    }

    fn child(&self, node: usize, key: u32) -> Option<u32> {
        self.nodes[node].children.iter().find(|&&(own, _)| own == key).map(|&(_, child)| child)
    }

    fn score(&self, child: u32, seat: Seat) -> f32 {
        let node = &self.nodes[child as usize];
        if node.visits == 0 {
            // Somebody else is just trying it for the first time.
            return f32::MIN / 2.0;
        }
        let spread = (self.squares / self.count).sqrt().max(0.25);
        let mean = (node.sums[seat.index()] / node.visits as f32 - self.mean) / spread;
        let visits = (node.visits + node.under_way) as f32;
        mean + self.curiosity * ((node.offered.max(1) as f32).ln() / visits).sqrt()
    }

    /// What is known below an answer, if it leads to this very question; the rest is forgotten.
    pub fn below(&self, key: u32, asked: Seat, kind: AskKind) -> Option<Tree> {
        let root = self.child(0, key)?;
        if self.nodes[root as usize].asks != Some((asked, kind)) {
            return None;
        }
        let mut tree = Tree { nodes: vec![self.nodes[root as usize].clone()], ..*self };
        let mut at = 0;
        while at < tree.nodes.len() {
            let children = std::mem::take(&mut tree.nodes[at].children);
            tree.nodes[at].children = children
                .into_iter()
                .map(|(key, child)| {
                    tree.nodes.push(self.nodes[child as usize].clone());
                    (key, tree.nodes.len() as u32 - 1)
                })
                .collect();
            at += 1;
        }
        Some(tree)
    }
}

/// How many answers a node knows, by the root of its visits.
const WIDENING: f32 = 1.6;

/// Untried answers come in the order of the policy, by chance.
fn draw(game: &Game, missing: &[u8], dice: &mut Pcg32) -> usize {
    let decision = game.decision().expect("asked");
    let weight = |&option: &u8| {
        policy::weight(game, decision.seat, decision.kind, decision.options[option as usize]) as u64
    };
    let total: u64 = missing.iter().map(weight).sum();
    let mut left = (dice.next_u32() as u64 * total) >> 32;
    for option in missing {
        let own = weight(option);
        if left < own {
            return *option as usize;
        }
        left -= own;
    }
    missing[0] as usize
}
