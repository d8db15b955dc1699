//! What is wrong with a scenario file, and how it is shown.

use serde::Serialize;
use std::fmt;

/// One thing that is wrong, with the place it was found at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Problem {
    /// The file it stands in.
    pub path: String,
    /// Counted from 1.
    pub line: usize,
    /// The line as it stands in the file, without indentation and comment.
    pub text: String,
    /// What is wrong with it.
    pub message: String,
    /// What to write instead, where that can be guessed.
    pub hint: Option<String>,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.message)?;
        if !self.text.is_empty() {
            write!(f, "\n    {}", self.text)?;
        }
        if let Some(hint) = &self.hint {
            write!(f, "\n    hint: {hint}")?;
        }
        Ok(())
    }
}

/// Why a scenario cannot be read or its table cannot be laid.
#[derive(Clone, Debug)]
pub enum ScenarioError {
    /// The text is no scenario: everything that is wrong with it.
    Text(Vec<Problem>),
    /// The cards of the scenario, or those of the game, do not load.
    Cards(Box<codex::Report>),
    /// The statements are well formed, but no such table can be laid.
    Table(Vec<Problem>),
}

impl ScenarioError {
    /// The problems by line; empty where the cards are at fault, whose report speaks for itself.
    pub fn problems(&self) -> &[Problem] {
        match self {
            ScenarioError::Text(problems) | ScenarioError::Table(problems) => problems,
            ScenarioError::Cards(_) => &[],
        }
    }
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let ScenarioError::Cards(report) = self {
            return write!(f, "the cards do not load:\n{report}");
        }
        for (index, problem) in self.problems().iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for ScenarioError {}

/// Why one statement cannot be carried out; [`Problem`] adds the place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wrong {
    pub message: String,
    pub hint: Option<String>,
}

impl Wrong {
    pub fn new(message: impl Into<String>) -> Wrong {
        Wrong { message: message.into(), hint: None }
    }

    pub fn hint(mut self, hint: impl Into<String>) -> Wrong {
        self.hint = Some(hint.into());
        self
    }

    pub fn at(self, path: &str, line: usize, text: &str) -> Problem {
        Problem { path: path.into(), line, text: text.into(), message: self.message, hint: self.hint }
    }
}

/// For the many small checks of a table: an error unless it holds.
pub(crate) fn ensure(holds: bool, message: impl FnOnce() -> String) -> Result<(), Wrong> {
    if holds { Ok(()) } else { Err(Wrong::new(message())) }
}
