//! Who takes part in a match: a bot by name, perhaps with weights from a file.

use bots::evaluation::Weights;
use bots::{Bot, Level};
use rules::Seat;
use std::fmt;
use std::path::Path;
use std::str::FromStr;

/// A player of a match, as named on the command line.
#[derive(Clone, Debug, PartialEq)]
pub struct Contender {
    name: String,
    level: Level,
    /// Those that come with Lodge if open.
    weights: Option<Weights>,
}

impl Contender {
    /// A level that plays with these weights.
    pub fn with_weights(name: impl Into<String>, level: Level, weights: Weights) -> Contender {
        Contender { name: name.into(), level, weights: Some(weights) }
    }

    /// A player for one seat of one game.
    pub fn player(&self, dice: u64, seat: Seat) -> Box<dyn Bot> {
        match self.weights {
            Some(weights) => self.level.player_with(weights, dice, seat),
            None => self.level.player(dice, seat),
        }
    }
}

impl From<Level> for Contender {
    fn from(level: Level) -> Contender {
        Contender { name: level.to_string(), level, weights: None }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl FromStr for Contender {
    type Err = String;

    /// `LEVEL`, or `LEVEL@FILE` with weights from a file.
    fn from_str(text: &str) -> Result<Contender, String> {
        let level = |name: &str| name.parse::<Level>().map_err(|error| error.to_string());
        let Some((name, file)) = text.split_once('@') else { return level(text).map(Contender::from) };
        let level = level(name)?;
        if !level.has_weights() {
            return Err(format!("`{name}` does not judge by weights"));
        }
        let weights = read_weights(Path::new(file))?;
        Ok(Contender::with_weights(text, level, weights))
    }
}

/// The weights in a file; the error names it.
pub fn read_weights(file: &Path) -> Result<Weights, String> {
    let say = |what: &dyn fmt::Display| format!("{}: {what}", file.display());
    let text = std::fs::read_to_string(file).map_err(|error| say(&error))?;
    Weights::read(&text).map_err(|error| say(&error))
}
