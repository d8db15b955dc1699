//! What follows the table of a scenario: moves, and what must be true after them.

use crate::error::Wrong;
use crate::expect::{EXPECTS, Look};
use crate::form::Args;
use crate::parse::Statement;
use crate::play::{CHECKS, Check, OPTIONS};

/// A line of `moves` or `expect`.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    /// `SEAT: OPTION`.
    Move {
        line: usize,
        text: String,
        seat: String,
        option: WrittenOption,
    },
    /// A check among the moves; options only where it compares with some.
    Check {
        statement: Statement<Check>,
        options: Vec<WrittenOption>,
    },
    Expect {
        statement: Statement<Look>,
        not: bool,
    },
}

impl Step {
    pub fn place(&self) -> (usize, &str) {
        match self {
            Step::Move { line, text, .. } => (*line, text),
            Step::Check { statement, .. } => (statement.line, &statement.text),
            Step::Expect { statement, .. } => (statement.line, &statement.text),
        }
    }
}

/// An option as written, and its form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WrittenOption {
    pub form: &'static str,
    pub args: Args,
}

/// How the lines behind a table are read. A type and no value: a page that carries its engine reads tables alone, and
/// need not fetch what it never reads.
pub(crate) trait Script {
    fn moves(line: usize, text: &str, words: &[&str]) -> Result<Step, Wrong>;
    fn expect(line: usize, text: &str, words: &[&str]) -> Result<Step, Wrong>;
}

/// Moves and expectations follow.
pub(crate) struct Played;

/// Nothing follows.
pub(crate) struct Laid;

impl Script for Played {
    fn moves(line: usize, text: &str, words: &[&str]) -> Result<Step, Wrong> {
        let Some((seat, option)) = text.split_once(':') else { return check_of(line, text, words) };
        let seat = seat.trim();
        if seat.is_empty() || seat.contains(char::is_whitespace) {
            return Err(Wrong::new(format!("`{seat}` is no seat")).hint("a move is `SEAT: OPTION`"));
        }
        Ok(Step::Move { line, text: text.into(), seat: seat.into(), option: option_of(option)? })
    }

    fn expect(line: usize, text: &str, words: &[&str]) -> Result<Step, Wrong> {
        let (not, words) = match words {
            ["not", rest @ ..] => (true, rest),
            _ => (false, words),
        };
        let (deed, args) = EXPECTS.read(words)?;
        Ok(Step::Expect { statement: Statement { line, text: text.into(), deed, args }, not })
    }
}

impl Script for Laid {
    fn moves(_: usize, _: &str, _: &[&str]) -> Result<Step, Wrong> {
        Err(Wrong::new("this scenario ends with its table").hint("only tables are read here"))
    }

    fn expect(line: usize, text: &str, words: &[&str]) -> Result<Step, Wrong> {
        Self::moves(line, text, words)
    }
}

fn option_of(text: &str) -> Result<WrittenOption, Wrong> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (form, args) = OPTIONS.read(&words).map_err(|wrong| {
        let message = format!("`{}` is no option", words.join(" "));
        Wrong { message, ..wrong }
    })?;
    Ok(WrittenOption { form, args })
}

/// `SEAT offered A, B`, `SEAT may OPTION` and the like: the check, then options in their own grammar.
fn check_of(line: usize, text: &str, words: &[&str]) -> Result<Step, Wrong> {
    let (head, options) = match words {
        [_, "offered", ..] => (2, true),
        [_, "may", "not", ..] => (3, true),
        [_, "may", ..] => (2, true),
        _ => (words.len(), false),
    };
    let (deed, args) = CHECKS.read(&words[..head]).map_err(|wrong| match wrong.hint {
        Some(_) => wrong,
        None => wrong.hint("a move is `SEAT: OPTION`"),
    })?;
    let written = words[head..].join(" ");
    let options = match options {
        true => written.split(',').map(option_of).collect::<Result<_, _>>()?,
        false => Vec::new(),
    };
    Ok(Step::Check { statement: Statement { line, text: text.into(), deed, args }, options })
}
