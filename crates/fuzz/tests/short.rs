//! A short run of every target: its corpus, and some thousands of what becomes of it.

use fuzz::targets::Target;

fn holds(target: Target, inputs: usize) {
    let run = fuzz::run(target, 1, |run| run.tried < inputs).unwrap();
    let first = run.broken.first().map(|broken| (&broken.why, String::from_utf8_lossy(&broken.input)));
    assert_eq!(first, None, "{} of {} break {}", run.broken.len(), run.tried, target.name());
    // A run in which nothing is understood does not get far.
    assert!(run.taken * 20 > run.tried, "{}: {} of {} were understood", target.name(), run.taken, run.tried);
}

#[test]
fn files_of_cards() {
    holds(Target::Codex, 1500);
}

#[test]
fn scenarios() {
    holds(Target::Scenario, 1500);
}

#[test]
fn recorded_games() {
    holds(Target::Record, 1500);
}

#[test]
fn messages() {
    holds(Target::Wire, 2000);
}

#[test]
fn requests() {
    holds(Target::Http, 3000);
}
