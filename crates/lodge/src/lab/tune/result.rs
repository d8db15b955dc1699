//! What a tuning came to, for programs (`--json`) and for people.

use super::duel::Bout;
use super::file::Stand;
use super::{Round, TunePlan};
use crate::lab::stats::wilson;
use crate::plan::played_with;
use bots::evaluation::Weights;
use codex::Codex;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;

/// The result of a tuning. Field names are a contract with whoever reads the JSON.
#[derive(Clone, Debug, Serialize)]
pub struct TuneResult {
    pub edition: String,
    pub content: String,
    pub method: &'static str,
    pub bot: String,
    pub players: usize,
    pub seed: u64,
    /// Rounds of this run; those before a `--resume` are not repeated here.
    pub rounds: Vec<Round>,
    pub rounds_done: u32,
    pub weights: BTreeMap<&'static str, Change>,
    /// The new weights against the old, on deals that were not tuned on.
    pub verification: Option<Verification>,
    pub file: PathBuf,
    pub seconds: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Change {
    pub old: f32,
    pub new: f32,
}

/// A match of the new weights against the old.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Verification {
    pub games: u64,
    pub new_wins: u64,
    pub old_wins: u64,
    /// Won by the Black Rose.
    pub rose: u64,
    /// Of the games that one of the two won.
    pub share: f64,
    /// 95 %.
    pub interval: [f64; 2],
    /// Mean points of the new less those of the old.
    pub margin_mean: f64,
}

impl Verification {
    pub(super) fn of(bouts: &[Bout]) -> Verification {
        let count = |won: f64| bouts.iter().filter(|bout| bout.won == won).count() as u64;
        let (new_wins, old_wins) = (count(1.0), count(-1.0));
        let decided = new_wins + old_wins;
        Verification {
            games: bouts.len() as u64,
            new_wins,
            old_wins,
            rose: count(0.0),
            share: if decided == 0 { 0.5 } else { new_wins as f64 / decided as f64 },
            interval: wilson(new_wins, decided),
            margin_mean: bouts.iter().map(|bout| bout.margin).sum::<f64>() / bouts.len().max(1) as f64,
        }
    }
}

impl TuneResult {
    pub(super) fn of(
        codex: &Codex,
        plan: &TunePlan,
        stand: &Stand,
        rounds: Vec<Round>,
        verification: Option<Verification>,
        seconds: f64,
    ) -> TuneResult {
        let change = |name: &&'static str| {
            let value = |weights: &Weights| weights.get(name).unwrap_or_default();
            (*name, Change { old: value(&stand.old), new: value(&stand.weights) })
        };
        let (edition, content) = played_with(codex);
        TuneResult {
            edition,
            content,
            method: plan.method.name(),
            bot: plan.bot.to_string(),
            players: plan.players,
            seed: plan.seed,
            rounds,
            rounds_done: stand.rounds_done,
            weights: Weights::NAMES.iter().map(change).collect(),
            verification,
            file: plan.out.clone(),
            seconds,
        }
    }
}

impl fmt::Display for TuneResult {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let TuneResult { method, bot, players, seed, rounds_done, .. } = self;
        writeln!(f, "{bot}, {players} players, seed {seed}: {rounds_done} rounds of {method}\n")?;
        for Round { round, games, score } in &self.rounds {
            writeln!(f, "round {:<4} {games:>6} games   score {score:+.3}", round + 1)?;
        }
        writeln!(f, "\n{:<18} {:>9} {:>9} {:>9}", "weight", "old", "new", "change")?;
        for (name, Change { old, new }) in &self.weights {
            let change =
                if *old == 0.0 { String::new() } else { format!("{:+.0} %", 100.0 * (new / old - 1.0)) };
            writeln!(f, "{name:<18} {old:>9.3} {new:>9.3} {change:>9}")?;
        }
        writeln!(f)?;
        if let Some(Verification { games, new_wins, old_wins, rose, share, interval, margin_mean }) =
            self.verification
        {
            let [low, high] = interval.map(|bound| 100.0 * bound);
            writeln!(
                f,
                "new against old: {new_wins} to {old_wins} in {games} games, {rose} to the Black Rose"
            )?;
            writeln!(
                f,
                "  {:.1} % of those one of them won ({low:.1} % to {high:.1} %), {margin_mean:+.2} points a game",
                100.0 * share
            )?;
        }
        writeln!(f, "written to {} in {:.1} s", self.file.display(), self.seconds)
    }
}
