//! Tuning the weights of the evaluation by self-play.
//!
//! Nothing here knows what a feature means: weights are reached by name only, so that the evaluation may change.

mod duel;
mod file;
mod fit;
mod result;
mod spsa;

pub use result::{Change, TuneResult, Verification};

use crate::plan::{self, PlanError};
use crate::progress::Progress;
use crate::seeds::game_seed;
use bots::Level;
use bots::evaluation::Weights;
use codex::Codex;
use duel::Court;
use file::Stand;
use serde::Serialize;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Instant;

/// How weights are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Moves all weights by lot and follows what wins.
    Spsa,
    /// Least squares between values during games and how they ended.
    Fit,
}

impl Method {
    pub fn name(self) -> &'static str {
        match self {
            Method::Spsa => "spsa",
            Method::Fit => "fit",
        }
    }
}

impl FromStr for Method {
    type Err = String;

    fn from_str(text: &str) -> Result<Method, String> {
        let unknown = || format!("there is no method `{text}`; known: spsa, fit");
        [Method::Spsa, Method::Fit].into_iter().find(|method| method.name() == text).ok_or_else(unknown)
    }
}

/// What to tune.
#[derive(Clone, Debug)]
pub struct TunePlan {
    pub method: Method,
    /// Whose weights are tuned; it sits at every seat.
    pub bot: Level,
    pub players: usize,
    /// In each round; even, as deals are played from both sides.
    pub games: u64,
    pub rounds: u32,
    /// Games of the new weights against the old at the end; none if 0.
    pub verify: u64,
    pub seed: u64,
    pub threads: Option<usize>,
    /// The standard weights if open.
    pub from: Option<Weights>,
    /// Written after every round.
    pub out: PathBuf,
    /// Go on from `out` if it is there.
    pub resume: bool,
    pub progress: Progress,
}

/// What one round found.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Round {
    /// Counted from 0.
    pub round: u32,
    pub games: u64,
    /// `spsa`: how the one side did against the other, from -1 to 1. `fit`: the share of the variance of final leads
    /// that the weights before this round explained.
    pub score: f64,
}

/// The verification has deals of its own.
const VERIFY_SALT: u64 = 0x7E57_0000_0000_0001;

/// Tunes, writing the weights down after every round.
pub fn run(codex: &Arc<Codex>, plan: &TunePlan) -> Result<TuneResult, PlanError> {
    plan::check(codex, plan.players, plan.games)?;
    if !plan.bot.has_weights() {
        return Err(PlanError::Unfit(format!("`{}` does not judge by weights", plan.bot)));
    }
    if !plan.bot.is_repeatable() {
        let why = "a clock would decide the games: give it iterations, such as `master:200it`";
        return Err(PlanError::Unfit(format!("`{}`: {why}", plan.bot)));
    }
    if !plan.games.is_multiple_of(2) || !plan.verify.is_multiple_of(2) {
        return Err(PlanError::Unfit(
            "the number of games must be even: deals are played from both sides".into(),
        ));
    }
    let court = Court { codex, plan, pool: plan::pool(plan.threads)? };
    let mut stand = match plan.resume && plan.out.exists() {
        true => Stand::read(plan, &plan.out)?,
        false => Stand::new(plan.from.unwrap_or_else(|| Weights::of(codex))),
    };
    // Before the first game: a file that cannot be written is better known now.
    stand.write(plan, &plan.out)?;
    let start = Instant::now();
    let mut rounds = Vec::new();
    for number in stand.rounds_done..plan.rounds {
        plan.progress.start(format!("round {} of {}", number + 1, plan.rounds), plan.games);
        let step = match plan.method {
            Method::Spsa => spsa::round,
            Method::Fit => fit::round,
        };
        let (weights, round) = step(&court, &stand.old, &stand.weights, number)?;
        rounds.push(round);
        stand = Stand { weights, rounds_done: number + 1, ..stand };
        stand.write(plan, &plan.out)?;
    }
    plan.progress.start("verification", plan.verify);
    let bouts =
        court.duel([&stand.weights, &stand.old], plan.verify, game_seed(plan.seed ^ VERIFY_SALT, 0))?;
    plan.progress.end();
    let verification = (plan.verify > 0).then(|| Verification::of(&bouts));
    Ok(TuneResult::of(codex, plan, &stand, rounds, verification, start.elapsed().as_secs_f64()))
}

/// How large each weight is; those at nothing are taken for a tenth of the usual.
fn scales(weights: &Weights) -> Vec<f64> {
    let sizes = Weights::NAMES.iter().map(|name| weights.get(name).unwrap_or_default().abs() as f64);
    let sizes: Vec<f64> = sizes.collect();
    let usual = sizes.iter().sum::<f64>() / sizes.len() as f64;
    sizes.into_iter().map(|size| size.max(0.1 * usual)).collect()
}
