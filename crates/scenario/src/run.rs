//! Running scenarios: table, moves, expectations, and what went wrong.

use crate::error::{Problem, ScenarioError, Wrong};
use crate::parse::{Scenario, Step};
use crate::play::Player;
use crate::table::arrange;
use codex::{Codex, Source};
use serde::Serialize;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, OnceLock};

/// How a scenario came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Outcome {
    Passed,
    Failed(Failure),
}

impl Outcome {
    pub fn is_passed(&self) -> bool {
        matches!(self, Outcome::Passed)
    }
}

/// Where a scenario and the game part ways.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Failure {
    /// What is wrong, in one or more lines.
    pub message: String,
    /// The first line of the file that is not fulfilled.
    pub line: usize,
    /// Who is asked what, with all options.
    pub pending: Option<String>,
    /// The last lines of the log, in words.
    pub log: Vec<String>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message)?;
        if let Some(pending) = &self.pending {
            write!(f, "\n  pending: {pending}")?;
        }
        for line in &self.log {
            write!(f, "\n  log: {line}")?;
        }
        Ok(())
    }
}

/// Runs many scenarios with the same cards, which are loaded once.
#[derive(Debug)]
pub struct Runner {
    sources: Vec<Source>,
    base: OnceLock<Result<Arc<Codex>, ScenarioError>>,
}

impl Runner {
    pub fn new(sources: Vec<Source>) -> Runner {
        Runner { sources, base: OnceLock::new() }
    }

    /// The cards a scenario is played with: those of the game, and its own if it has some.
    pub fn codex(&self, scenario: &Scenario) -> Result<Arc<Codex>, ScenarioError> {
        let load = |sources: &[Source]| match codex::load(sources) {
            Ok(codex) => Ok(Arc::new(codex)),
            Err(report) => Err(ScenarioError::Cards(Box::new(report))),
        };
        let Some(cards) = &scenario.cards else {
            return self.base.get_or_init(|| load(&self.sources)).clone();
        };
        let mut sources = self.sources.clone();
        sources.push(Source { path: format!("{}:cards", scenario.path), text: cards.clone() });
        load(&sources)
    }

    pub fn run(&self, scenario: &Scenario) -> Outcome {
        let game = self.codex(scenario).and_then(|codex| arrange(&codex, scenario));
        let mut player = match game {
            Ok(game) => Player::new(game, scenario.lenient),
            Err(error) => {
                let line = error.problems().iter().map(|problem| problem.line).min();
                return Outcome::Failed(Failure {
                    message: error.to_string(),
                    line: line.unwrap_or(scenario.line),
                    pending: None,
                    log: Vec::new(),
                });
            }
        };
        // A table that no game leads to may run into a defect of the engine; the other scenarios go on.
        let played = catch_unwind(AssertUnwindSafe(|| play(scenario, &mut player)));
        let problems = match played {
            Ok(problems) => problems,
            Err(panic) => vec![defect(scenario, panic.as_ref())],
        };
        let Some(first) = problems.first() else { return Outcome::Passed };
        let messages: Vec<String> = problems.iter().map(Problem::to_string).collect();
        let pending = catch_unwind(AssertUnwindSafe(|| player.pending())).unwrap_or(None);
        Outcome::Failed(Failure {
            message: messages.join("\n"),
            line: first.line,
            pending,
            log: player.log.into_iter().collect(),
        })
    }
}

/// Runs one scenario with these cards. For several use a [`Runner`], which loads them once.
pub fn run(scenario: &Scenario, sources: &[Source]) -> Outcome {
    Runner::new(sources.to_vec()).run(scenario)
}

/// A move that fails ends the scenario; of a block of expectations all that fail are told.
fn play(scenario: &Scenario, player: &mut Player) -> Vec<Problem> {
    let mut problems = Vec::new();
    player.begin();
    for step in &scenario.script {
        let expects = matches!(step, Step::Expect { .. });
        if !problems.is_empty() && !expects {
            break;
        }
        let result = match step {
            Step::Move { seat, option, .. } => player.make(seat, option),
            Step::Check { statement, options } => player.check(statement.deed, &statement.args, options),
            Step::Expect { statement, not } => player.expect(statement, *not),
        };
        if let Err(wrong) = result {
            let (line, text) = step.place();
            problems.push(wrong.at(&scenario.path, line, text));
            if !expects {
                break;
            }
        }
    }
    // Rare words are spoken in scenarios rather than in games by lot, so here is where a lost answer is found.
    let lost = rules::losses(&player.game).into_iter();
    problems.extend(lost.map(|lost| Wrong::new(lost.to_string()).at(&scenario.path, scenario.line, "")));
    problems
}

fn defect(scenario: &Scenario, panic: &(dyn std::any::Any + Send)) -> Problem {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("for an unknown reason");
    let message = format!("the engine stopped: {text}");
    Wrong::new(message).at(&scenario.path, scenario.line, "")
}
