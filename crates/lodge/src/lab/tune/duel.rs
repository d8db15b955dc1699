//! Two sets of weights against each other, on the same deals from both sides.

use super::TunePlan;
use crate::contender::Player;
use crate::plan::PlanError;
use crate::referee::{self, Deal, Follow};
use crate::seeds::{DICE_SALT, game_seed, random_setup};
use bots::evaluation::Weights;
use codex::Codex;
use rayon::ThreadPool;
use rayon::prelude::*;
use rules::{Outcome, Seat};
use server::Threads;
use std::sync::Arc;

/// What all games of a tuning are played with.
pub(super) struct Court<'plan> {
    pub codex: &'plan Arc<Codex>,
    pub plan: &'plan TunePlan,
    pub pool: ThreadPool,
}

/// How one game between two sets of weights ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Bout {
    /// 1 if the first set won, -1 if the second, 0 if the Black Rose.
    pub won: f64,
    /// Mean points of the first less those of the second.
    pub margin: f64,
}

/// Points that count as much as a whole win.
const MARGIN_FULL: f64 = 20.0;

impl Bout {
    /// From -1 to 1. Points count beside the win: they say something even where the Black Rose wins.
    pub fn score(self) -> f64 {
        0.5 * self.won + 0.5 * (self.margin / MARGIN_FULL).clamp(-1.0, 1.0)
    }
}

impl Court<'_> {
    /// Plays so many games; neighbours in the list have the same deal with sides changed. `seed` keeps rounds apart.
    pub fn duel(&self, sides: [&Weights; 2], games: u64, seed: u64) -> Result<Vec<Bout>, PlanError> {
        let play = |game: u64| {
            let side = |seat: usize| (seat + game as usize) % 2;
            let weights = |seat: usize| sides[side(seat)];
            let outcome = self.game(seed, game, weights, &mut ())?;
            Ok(bout(&outcome, self.plan.players, side))
        };
        self.pool.install(|| (0..games).into_par_iter().map(play).collect())
    }

    /// One game of a round. Deals repeat every two games; the dice of the bots do not.
    pub fn game<'weights>(
        &self,
        seed: u64,
        game: u64,
        weights: impl Fn(usize) -> &'weights Weights,
        follow: &mut impl Follow,
    ) -> Result<Outcome, PlanError> {
        let (codex, players) = (self.codex, self.plan.players);
        let deal_seed = game_seed(seed, game / 2);
        let setup = random_setup(codex, players, deal_seed);
        let dice = game_seed(seed ^ DICE_SALT, game);
        let mut seated: Vec<Player> = (0..players)
            .map(|seat| self.plan.bot.player_at(Threads::new(1), *weights(seat), dice, Seat(seat as u8)))
            .map(Player::Bot)
            .collect();
        let deal = Deal { codex, setup: &setup, seed: deal_seed, recorded: false };
        let played = referee::play(deal, &mut seated, follow);
        self.plan.progress.step();
        played.outcome().ok_or_else(|| {
            let what = played.broken.unwrap_or_default();
            PlanError::Unfit(format!("a game broke (deal seed {deal_seed}): {what}"))
        })
    }
}

fn bout(outcome: &Outcome, players: usize, side: impl Fn(usize) -> usize) -> Bout {
    let mean = |wanted: usize| {
        let own: Vec<f64> = (0..players)
            .filter(|&seat| side(seat) == wanted)
            .map(|seat| outcome.totals[seat] as f64)
            .collect();
        own.iter().sum::<f64>() / own.len() as f64
    };
    let won = match outcome.winner.seat().map(|seat| side(seat.index())) {
        Some(0) => 1.0,
        Some(_) => -1.0,
        None => 0.0,
    };
    Bout { won, margin: mean(0) - mean(1) }
}
