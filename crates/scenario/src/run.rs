//! Running scenarios: table, moves, expectations, and what went wrong.

use crate::error::{Problem, ScenarioError, Wrong};
use crate::parse::{Scenario, WantedPack};
use crate::play::Player;
use crate::script::Step;
use crate::table::arrange;
use codex::{Codex, Pack, Source};
use serde::Serialize;
use std::collections::HashMap;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex};

/// How a scenario came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Outcome {
    /// The game did what is expected, to the last line.
    Passed,
    /// It did not, or the scenario cannot be played.
    Failed(Failure),
}

impl Outcome {
    /// Whether the game did what is expected.
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

/// Finds a pack that a scenario names; the error says why it is not there.
pub type Finder = dyn Fn(&Scenario, &WantedPack) -> Result<Pack, String> + Send + Sync;

/// The sources of an edition that a scenario names.
pub type Editions = dyn Fn(&str) -> Option<Vec<Source>> + Send + Sync;

type Key = (Option<String>, Vec<(String, String)>);
type Loaded = Result<Arc<Codex>, ScenarioError>;

/// Runs many scenarios; the cards of each edition are loaded once.
pub struct Runner {
    /// The cards of scenarios that name no edition.
    sources: Vec<Source>,
    editions: Box<Editions>,
    finder: Box<Finder>,
    /// By the edition that is named, and the packs beside it: their names, and where they lie.
    loaded: Mutex<HashMap<Key, Loaded>>,
}

impl fmt::Debug for Runner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Runner").field("sources", &self.sources.len()).finish_non_exhaustive()
    }
}

impl Runner {
    /// With the cards of an edition.
    pub fn new(sources: Vec<Source>) -> Runner {
        let nowhere = |_: &Scenario, wanted: &WantedPack| Err(format!("there is no pack `{}`", wanted.name));
        Runner { sources, editions: Box::new(|_| None), finder: Box::new(nowhere), loaded: Mutex::default() }
    }

    /// With cards for the scenarios that name their edition.
    pub fn knowing(
        mut self,
        editions: impl Fn(&str) -> Option<Vec<Source>> + Send + Sync + 'static,
    ) -> Runner {
        self.editions = Box::new(editions);
        self
    }

    /// With packs for the scenarios that name them.
    pub fn finding(
        mut self,
        finder: impl Fn(&Scenario, &WantedPack) -> Result<Pack, String> + Send + Sync + 'static,
    ) -> Runner {
        self.finder = Box::new(finder);
        self
    }

    /// The cards a scenario is played with: those of the game, those of its packs, the mages and schools of another box that it
    /// names like one, and its own if it has some.
    pub fn codex(&self, scenario: &Scenario) -> Loaded {
        let mut packs = Vec::new();
        let mut problems = Vec::new();
        let mut boxes = Vec::new();
        for wanted in &scenario.packs {
            let other = wanted.folder.is_none().then(|| (self.editions)(&wanted.name)).flatten();
            if let Some(sources) = other {
                boxes.push(Pack::guests(&wanted.name, sources));
                continue;
            }
            match (self.finder)(scenario, wanted) {
                Ok(pack) => packs.push(pack),
                Err(why) => problems.push(Wrong::new(why).at(&scenario.path, wanted.line, &wanted.text)),
            }
        }
        if !problems.is_empty() {
            return Err(ScenarioError::Table(problems));
        }
        packs.sort_by(|one, other| one.space.cmp(&other.space));
        packs.extend(boxes);
        let named = scenario.edition.as_deref().and_then(|edition| (self.editions)(edition));
        let edition = named.is_some().then(|| scenario.edition.clone()).flatten();
        let mut sources = named.unwrap_or_else(|| self.sources.clone());
        if let Some(cards) = &scenario.cards {
            sources.push(Source { path: format!("{}:cards", scenario.path), text: cards.clone() });
            return load(sources, packs);
        }
        let first = |pack: &Pack| pack.sources.first().map(|own| own.path.clone()).unwrap_or_default();
        let key = (edition, packs.iter().map(|pack| (pack.space.clone(), first(pack))).collect());
        // Whoever panicked in here has left the map whole.
        let mut loaded = self.loaded.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        loaded.entry(key).or_insert_with(|| load(sources, packs)).clone()
    }

    /// Lays the table of a scenario, plays its moves and compares what it expects.
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

fn load(edition: Vec<Source>, packs: Vec<Pack>) -> Loaded {
    let all: Vec<Pack> = [Pack::edition(edition)].into_iter().chain(packs).collect();
    codex::load(&all).map(Arc::new).map_err(|report| ScenarioError::Cards(Box::new(report)))
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
            Step::Check { statement, options } => {
                match player.check(statement.deed, &statement.args, options) {
                    Err(_) if player.keep_order() => player.check(statement.deed, &statement.args, options),
                    checked => checked,
                }
            }
            Step::Expect { statement, not } => {
                player.keep_order();
                player.expect(statement, *not)
            }
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
    let lost = rules::lay::losses(&player.game).into_iter();
    problems.extend(lost.map(|lost| Wrong::new(lost.to_string()).at(&scenario.path, scenario.line, "")));
    problems
}

fn defect(scenario: &Scenario, panic: &(dyn std::any::Any + Send)) -> Problem {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or("for an unknown reason");
    let message = format!("the engine stopped: {text}");
    Wrong::new(message).at(&scenario.path, scenario.line, "")
}
