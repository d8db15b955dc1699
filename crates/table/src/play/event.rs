//! What is stored of a table: how it was laid, who was invited, and what happened.

use crate::lot::{self, For};
use crate::wire::{Manner, Passing, Planned, Words};
use bots::Level;
use codex::Codex;
use rules::{Game, Seed, Setup};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// How the table was laid. Together with the answers it is the whole game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Deal {
    /// Laid from a set-up and a seed.
    Fresh {
        setup: Setup,
        seed: Seed,
        /// Whoever laid the table named the seed, and knows every card.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        named: bool,
    },
    /// Laid by a scenario; its text is kept, so that a changed lesson does not change old tables.
    Scenario {
        lesson: String,
        source: String,
        /// What its bots' dice follow from; older tables had only the text for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chance: Option<Seed>,
    },
}

/// Why a table cannot be laid (again).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CannotLay(pub String);

impl Deal {
    /// The table up to its first question, with its log.
    pub fn lay(&self, codex: &Arc<Codex>) -> Result<Game, CannotLay> {
        match self {
            Deal::Fresh { setup, seed, .. } => {
                let game = crate::panics::catch(|| Game::recorded(codex, setup, *seed));
                game.map_err(CannotLay)?.map_err(|why| CannotLay(why.to_string()))
            }
            Deal::Scenario { lesson, source, .. } => {
                let broken = |why: String| CannotLay(format!("lesson {lesson}: {why}"));
                let path = format!("{lesson}.scenario");
                let all = scenario::parse_tables(&path, source).map_err(|why| broken(why.to_string()))?;
                let first = all.first().ok_or_else(|| broken("no scenario in it".into()))?;
                let mut game = scenario::lay(codex, first).map_err(|why| broken(why.to_string()))?;
                game.record(true);
                Ok(game)
            }
        }
    }

    /// How many seats it has, where it says so.
    pub fn seats(&self) -> Option<usize> {
        match self {
            Deal::Fresh { setup, .. } => Some(setup.seats.len()),
            Deal::Scenario { .. } => None,
        }
    }

    /// The lesson it teaches, if it is one.
    pub fn lesson(&self) -> Option<&str> {
        match self {
            Deal::Fresh { .. } => None,
            Deal::Scenario { lesson, .. } => Some(lesson),
        }
    }

    /// The dice of a bot for the question after so many answers. The number of events would not do: whether a plan of
    /// somebody else came just before is a matter of time.
    pub fn dice(&self, answers: usize) -> u64 {
        match self {
            Deal::Fresh { seed, .. } | Deal::Scenario { chance: Some(seed), .. } => {
                lot::draw(&seed.bytes(), For::Bots, answers as u64)
            }
            Deal::Scenario { source, .. } => lot::draw(source.as_bytes(), For::Bots, answers as u64),
        }
    }

    /// The hash of the seed, public from the first moment: the record of the finished game shows the seed that has it.
    /// A number has none, since everybody could try all of them.
    pub fn seal(&self) -> Option<String> {
        match self {
            Deal::Fresh { seed: Seed::Secret(bytes), .. } => {
                Some(crate::record::hex(blake3::hash(bytes).as_bytes()))
            }
            _ => None,
        }
    }

    /// Whether somebody chose the seed.
    pub fn is_named(&self) -> bool {
        matches!(self, Deal::Fresh { named: true, .. })
    }
}

/// The hash of a secret word; the word itself is told once and never stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SecretHash(pub [u8; 32]);

impl SecretHash {
    /// The hash of a secret.
    pub fn of(word: &str) -> SecretHash {
        SecretHash(*blake3::hash(word.as_bytes()).as_bytes())
    }

    /// Compares in a time that does not depend on where they differ.
    pub fn is_of(&self, word: &str) -> bool {
        blake3::Hash::from_bytes(self.0) == blake3::hash(word.as_bytes())
    }
}

/// Who sits at a seat when the table is laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Sitter {
    /// Somebody, by the hash of their secret.
    Person { name: String, token: SecretHash },
    /// Nobody yet, by the hash of the invitation.
    Open { invite: SecretHash },
    /// A program.
    Bot { level: String },
    /// Run by the rules; nobody answers for it (R22).
    Avatar,
}

/// One thing that happened. Its number is the revision it leads to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Event {
    /// A question was answered.
    Answer {
        seat: u8,
        option: u8,
        /// The client's word for it; none for bots and plans.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        id: Option<String>,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bot: bool,
        /// When, in milliseconds since 1970; stored where clocks run.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
    },
    /// Spells were laid beforehand.
    Plan { seat: u8, id: String, turn: u16, spells: Vec<Planned> },
    /// Takes back the last answer.
    Undo {
        seat: u8,
        id: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
    },
    /// Hands a seat to a bot, or takes it back.
    Seat {
        seat: u8,
        id: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
    },
    /// Somebody sat down.
    Join {
        seat: u8,
        name: String,
        token: SecretHash,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
    },
    /// The seat waits for somebody else.
    Free {
        seat: u8,
        invite: SecretHash,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
    },
    /// How the table is played at: said when it is laid, and again when it goes on after a time in which nobody could play,
    /// so that no clock counts it.
    Manner {
        manner: Manner,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<u64>,
    },
    /// Somebody said something.
    Say { seat: u8, id: String, at: u64, words: Words },
    /// The same people play again on another table.
    Rematch { table: String },
    /// How the seat wants to be asked whether it reacts.
    Passes { seat: u8, id: String, how: Passing },
    /// Who has laid the table, where that is not the first person at it.
    Laid { seat: u8 },
}

impl Event {
    /// An answer that nobody has a word for.
    pub fn answer(seat: rules::Seat, option: usize, bot: bool) -> Event {
        Event::Answer { seat: seat.0, option: option as u8, id: None, bot, at: None }
    }

    /// Whose it is. What is the whole table's is the first seat's.
    pub fn seat(&self) -> rules::Seat {
        match self {
            Event::Answer { seat, .. }
            | Event::Plan { seat, .. }
            | Event::Undo { seat, .. }
            | Event::Seat { seat, .. }
            | Event::Join { seat, .. }
            | Event::Free { seat, .. }
            | Event::Say { seat, .. }
            | Event::Laid { seat }
            | Event::Passes { seat, .. } => rules::Seat(*seat),
            Event::Manner { .. } | Event::Rematch { .. } => rules::Seat(0),
        }
    }

    /// When it happened, where that matters to a clock.
    pub fn at(&self) -> Option<u64> {
        match self {
            Event::Answer { at, .. }
            | Event::Undo { at, .. }
            | Event::Seat { at, .. }
            | Event::Free { at, .. }
            | Event::Join { at, .. } => *at,
            _ => None,
        }
    }

    /// The client's word for it.
    pub fn id(&self) -> Option<&str> {
        match self {
            Event::Answer { id, .. } => id.as_deref(),
            Event::Plan { id, .. }
            | Event::Undo { id, .. }
            | Event::Seat { id, .. }
            | Event::Say { id, .. }
            | Event::Passes { id, .. } => Some(id),
            Event::Join { .. }
            | Event::Free { .. }
            | Event::Manner { .. }
            | Event::Rematch { .. }
            | Event::Laid { .. } => None,
        }
    }
}

/// A level that may sit at a table, by the name it was stored with.
pub fn level(name: &str) -> Option<Level> {
    name.parse().ok()
}
