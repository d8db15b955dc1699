//! Who takes part in a match: a bot by name, perhaps with weights from a file, or a program outside.

use crate::outside::Outside;
use bots::evaluation::Weights;
use bots::{Bot, Level, Question};
use codex::Codex;
use rules::{Entry, Game, Seat};
use server::Threads;
use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

/// A player of a match, as named on the command line.
#[derive(Clone, Debug, PartialEq)]
pub enum Contender {
    Bot {
        name: String,
        level: Level,
        /// Those that come with Lodge if open.
        weights: Option<Weights>,
    },
    /// A command line; see [`crate::outside`].
    Program(String),
}

/// Somebody at a seat.
#[derive(Debug)]
pub enum Player {
    Bot(Box<dyn Bot>),
    Outside(Outside),
}

impl Player {
    /// An index into the options, or why there is none.
    pub fn choose(&mut self, game: &Game, question: &Question<'_>) -> Result<usize, String> {
        match self {
            Player::Bot(bot) => Ok(bot.choose(question)),
            Player::Outside(program) => program.choose(game),
        }
    }

    /// Tells what happened; bots look at the table instead.
    pub fn hear(&mut self, game: &Game, news: &[Entry]) {
        if let Player::Outside(program) = self {
            program.hear(game, news);
        }
    }
}

impl Contender {
    /// A level that plays with these weights.
    pub fn with_weights(name: impl Into<String>, level: Level, weights: Weights) -> Contender {
        Contender::Bot { name: name.into(), level, weights: Some(weights) }
    }

    pub fn is_program(&self) -> bool {
        matches!(self, Contender::Program(_))
    }

    /// A player for one seat of one game; `limit` is how long a program may take for an answer, `threads` are for bots
    /// with a budget of time.
    pub fn player(&self, codex: &Codex, dice: u64, seat: Seat, limit: Duration, threads: usize) -> Player {
        match self {
            Contender::Bot { level, weights, .. } => {
                let weights = weights.unwrap_or_else(|| Weights::of(codex));
                Player::Bot(level.player_at(Threads::new(threads), weights, dice, seat))
            }
            Contender::Program(command) => Player::Outside(Outside::start(command, seat, limit)),
        }
    }
}

impl From<Level> for Contender {
    fn from(level: Level) -> Contender {
        Contender::Bot { name: level.to_string(), level, weights: None }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Contender::Bot { name, .. } => f.write_str(name),
            Contender::Program(command) => write!(f, "exec:{command}"),
        }
    }
}

impl FromStr for Contender {
    type Err = String;

    /// `LEVEL`, `LEVEL@FILE` with weights from a file, or `exec:COMMAND`.
    fn from_str(text: &str) -> Result<Contender, String> {
        if let Some(command) = text.strip_prefix("exec:") {
            return match command.trim().is_empty() {
                true => Err("`exec:` without a command".into()),
                false => Ok(Contender::Program(command.into())),
            };
        }
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
