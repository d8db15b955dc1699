//! Short ways to run a scenario text.

use scenario::{Failure, Outcome, Runner, parse};
use std::sync::LazyLock;

static RUNNER: LazyLock<Runner> = LazyLock::new(|| Runner::new(content::rebirth_sources()));

/// A scenario from its parts after the head.
pub fn outcome(parts: &str) -> Outcome {
    let text = format!("scenario T-1 \"Test\"\n{parts}");
    match parse("test.scenario", &text) {
        Ok(scenarios) => RUNNER.run(&scenarios[0]),
        Err(error) => panic!("{error}"),
    }
}

#[track_caller]
pub fn passes(parts: &str) {
    if let Outcome::Failed(failure) = outcome(parts) {
        panic!("{failure}");
    }
}

#[track_caller]
pub fn fails(parts: &str) -> Failure {
    match outcome(parts) {
        Outcome::Failed(failure) => failure,
        Outcome::Passed => panic!("this should fail"),
    }
}
