//! The file of weights that a tuning writes after every round: data for bots, with remarks from which it goes on.

use super::TunePlan;
use crate::plan::PlanError;
use bots::evaluation::Weights;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// What a tuning was started with, and how far it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Head {
    method: String,
    bot: String,
    players: usize,
    games: u64,
    seed: u64,
    rounds_done: u32,
}

impl Head {
    fn of(plan: &TunePlan, rounds_done: u32) -> Head {
        let (method, bot) = (plan.method.name().into(), plan.bot.to_string());
        Head { method, bot, players: plan.players, games: plan.games, seed: plan.seed, rounds_done }
    }
}

const HEAD: &str = "# lodge lab tune ";
const OLD: &str = "# old ";

/// Where a tuning stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Stand {
    /// Before the first round.
    pub old: Weights,
    pub weights: Weights,
    pub rounds_done: u32,
}

impl Stand {
    pub fn new(weights: Weights) -> Stand {
        Stand { old: weights, weights, rounds_done: 0 }
    }

    pub fn write(&self, plan: &TunePlan, file: &Path) -> Result<(), PlanError> {
        let head = serde_json::to_string(&Head::of(plan, self.rounds_done)).expect("plain data");
        let old = self.old.write();
        let old: String = old.lines().map(|line| format!("{OLD}{line}\n")).collect();
        let text = format!(
            "{HEAD}{head}\n{}\n# Before the first round, to go on from with --resume:\n{old}",
            self.weights.write()
        );
        // A whole file or none: a run that is stopped while writing must not lose the last round.
        let beside = file.with_extension("part");
        let written = std::fs::write(&beside, text).and_then(|()| std::fs::rename(&beside, file));
        written.map_err(PlanError::folder(file))
    }

    /// Reads a file back; refuses one of another plan.
    pub fn read(plan: &TunePlan, file: &Path) -> Result<Stand, PlanError> {
        let text = std::fs::read_to_string(file).map_err(PlanError::folder(file))?;
        let unfit = |what: String| PlanError::File { path: file.into(), what };
        let head = text.lines().find_map(|line| line.strip_prefix(HEAD));
        let head = head.ok_or_else(|| unfit("not written by `lodge lab tune`".into()))?;
        let head: Head = serde_json::from_str(head).map_err(|error| unfit(error.to_string()))?;
        if head != Head::of(plan, head.rounds_done) {
            let Head { method, bot, players, games, seed, .. } = &head;
            return Err(unfit(format!(
                "another tuning: --method {method} --bot {bot} --players {players} --games {games} --seed {seed}"
            )));
        }
        let old: String =
            text.lines().filter_map(|line| line.strip_prefix(OLD)).flat_map(|l| [l, "\n"]).collect();
        let read = |text: &str| Weights::read(text).map_err(|error| unfit(error.to_string()));
        Ok(Stand { old: read(&old)?, weights: read(&text)?, rounds_done: head.rounds_done })
    }
}
