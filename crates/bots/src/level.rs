//! The bots by name.

use crate::evaluation::Weights;
use crate::search::{Budget, Reach};
use crate::thinker::{Effort, Thinker};
use crate::workshop::{Bare, Workshop};
use crate::{Bot, RandomBot};
use rules::Seat;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

/// A kind of bot, named by what it does; see `docs/bots.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Answers by lot.
    Random,
    /// Tries each option in one imagined game, to the end of the action.
    Hasty,
    /// Compares its options by where the action leads.
    Greedy,
    /// Searches a few answers deep to the end of the phase.
    Scout(Budget),
    /// Searches the whole turn.
    Master(Budget),
}

const SCOUT: Budget = Budget::Iterations(600);
const MASTER: Budget = Budget::Time(Duration::from_secs(1));

impl Level {
    /// Every level with its usual budget.
    pub const ALL: [Level; 5] =
        [Level::Random, Level::Hasty, Level::Greedy, Level::Scout(SCOUT), Level::Master(MASTER)];

    /// The word by which it is asked for.
    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Hasty => "hasty",
            Level::Greedy => "greedy",
            Level::Scout(_) => "scout",
            Level::Master(_) => "master",
        }
    }

    /// A player for one seat of one game, without clock and with one hand: the same seed and seat always play alike.
    pub fn player(self, game_seed: u64, seat: Seat) -> Box<dyn Bot> {
        self.player_at(Arc::new(Bare), Weights::standard(), game_seed, seat)
    }

    /// The same with other weights, and with the clock and the hands of a workshop where its budget is a time.
    pub fn player_at(
        self,
        workshop: Arc<dyn Workshop>,
        weights: Weights,
        game_seed: u64,
        seat: Seat,
    ) -> Box<dyn Bot> {
        match self.thinker(weights, game_seed, seat) {
            Some(thinker) => Box::new(thinker.at(workshop)),
            None => Box::new(RandomBot::new(game_seed, seat)),
        }
    }

    /// `None` for the level that does not think.
    pub fn thinker(self, weights: Weights, game_seed: u64, seat: Seat) -> Option<Thinker> {
        let (reach, effort) = self.thought()?;
        Some(Thinker::new(weights, reach, effort, game_seed, seat))
    }

    /// How far and how much a level thinks.
    pub fn thought(self) -> Option<(Reach, Effort)> {
        match self {
            Level::Random => None,
            Level::Hasty => {
                let reach = Reach::HASTY;
                Some((reach, Effort::PerOption(1)))
            }
            Level::Greedy => {
                let reach = Reach::GREEDY;
                Some((reach, Effort::PerOption(10)))
            }
            Level::Scout(budget) => {
                let reach = Reach::SCOUT;
                Some((reach, Effort::Total(budget)))
            }
            Level::Master(budget) => {
                let reach = Reach::MASTER;
                Some((reach, Effort::Total(budget)))
            }
        }
    }

    /// Whether no clock decides how long it thinks, so that games can be played again.
    pub fn is_repeatable(self) -> bool {
        !matches!(self.budget(), Some((Budget::Time(_), _)))
    }

    /// Whether it judges tables by weights.
    pub fn has_weights(self) -> bool {
        self != Level::Random
    }

    fn budget(self) -> Option<(Budget, Budget)> {
        match self {
            Level::Scout(budget) => Some((budget, SCOUT)),
            Level::Master(budget) => Some((budget, MASTER)),
            Level::Random | Level::Hasty | Level::Greedy => None,
        }
    }
}

impl fmt::Display for Level {
    /// The name, with the budget where it is not the usual one.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())?;
        match self.budget() {
            Some((budget, usual)) if budget != usual => match budget {
                Budget::Time(time) => write!(f, ":{}ms", time.as_millis()),
                Budget::Iterations(count) => write!(f, ":{count}it"),
            },
            _ => Ok(()),
        }
    }
}

/// There is no bot of that name, or its budget cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let known: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        write!(f, "there is no bot `{}`; known: {}", self.0, known.join(", "))?;
        write!(f, " (scout and master with a budget: `master:500ms`, `master:2000it`)")
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Level {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<Level, UnknownBot> {
        let unknown = || UnknownBot(text.to_string());
        let (name, budget) = match text.split_once(':') {
            Some((name, budget)) => (name, Some(read_budget(budget).ok_or_else(unknown)?)),
            None => (text, None),
        };
        let level = Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(unknown)?;
        match (level, budget) {
            (level, None) => Ok(level),
            (Level::Scout(_), Some(budget)) => Ok(Level::Scout(budget)),
            (Level::Master(_), Some(budget)) => Ok(Level::Master(budget)),
            (Level::Random | Level::Hasty | Level::Greedy, Some(_)) => Err(unknown()),
        }
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    if let Some(count) = text.strip_suffix("it") {
        return count.parse().ok().filter(|&count| count > 0).map(Budget::Iterations);
    }
    let milliseconds = text.strip_suffix("ms")?.parse().ok().filter(|&time| time > 0)?;
    Some(Budget::Time(Duration::from_millis(milliseconds)))
}

/// The bot of a name.
pub fn parse(name: &str) -> Result<Level, UnknownBot> {
    name.parse()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_name() {
        for level in Level::ALL {
            assert_eq!(parse(level.name()), Ok(level));
        }
    }

    #[test]
    fn budgets_are_times_or_iterations() {
        assert_eq!(parse("master:500ms"), Ok(Level::Master(Budget::Time(Duration::from_millis(500)))));
        assert_eq!(parse("scout:50it"), Ok(Level::Scout(Budget::Iterations(50))));
        assert_eq!(parse("master:2000it").unwrap().to_string(), "master:2000it");
        for bad in ["master:", "master:0it", "master:fast", "greedy:5it", "hasty:5it", "master:-3ms"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn an_unknown_bot_is_refused_with_the_known_ones() {
        let refusal = parse("genius").unwrap_err().to_string();
        assert!(refusal.starts_with("there is no bot `genius`; known: random, hasty, greedy, scout, master"));
    }
}
