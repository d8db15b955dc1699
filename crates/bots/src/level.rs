//! The bots by name.

use crate::{Bot, RandomBot};
use rules::Seat;
use std::fmt;
use std::str::FromStr;

/// A kind of bot, named by what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Answers by lot.
    Random,
}

impl Level {
    pub const ALL: [Level; 1] = [Level::Random];

    pub fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
        }
    }

    /// A player for one seat of one game. The same seed and seat always play alike.
    pub fn player(self, game_seed: u64, seat: Seat) -> Box<dyn Bot> {
        match self {
            Level::Random => Box::new(RandomBot::new(game_seed, seat)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// There is no bot of that name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let known: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        write!(f, "there is no bot `{}`; known: {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Level {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Level, UnknownBot> {
        let found = Level::ALL.into_iter().find(|level| level.name() == name);
        found.ok_or_else(|| UnknownBot(name.to_string()))
    }
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
    fn an_unknown_bot_is_refused_with_the_known_ones() {
        let refusal = parse("genius").unwrap_err().to_string();
        assert_eq!(refusal, "there is no bot `genius`; known: random");
    }
}
