//! Simulations: the same games whatever the threads, and plans that are refused.

use lodge::sim::{self, Plan, PlanError, Summary};
use rules::SetupError;

fn simulate(plan: Plan) -> Summary {
    sim::run(&content::rebirth(), &plan).unwrap()
}

#[test]
fn the_digest_does_not_depend_on_threads() {
    let plan = |threads| Plan { players: 3, games: 12, seed: 5, threads: Some(threads), ..Plan::default() };
    let [one, again, two] = [1, 1, 2].map(|threads| simulate(plan(threads)));
    assert_eq!(one.digest, again.digest);
    assert_eq!(one.digest, two.digest);
    assert_eq!((one.decisions, one.events, &one.wins), (two.decisions, two.events, &two.wins));
}

#[test]
fn the_digest_depends_on_what_is_played() {
    let plan = Plan { players: 2, games: 3, seed: 5, ..Plan::default() };
    let digest = |plan| simulate(plan).digest;
    let first = digest(plan.clone());
    assert_ne!(first, digest(Plan { seed: 6, ..plan.clone() }));
    assert_ne!(first, digest(Plan { games: 4, ..plan.clone() }));
    assert_ne!(first, digest(Plan { players: 3, ..plan }));
}

#[test]
fn checked_games_are_the_same_games_and_break_nothing() {
    for players in 2..=4 {
        let plan = Plan { players, games: 2, seed: 9, ..Plan::default() };
        let checked = simulate(Plan { check: true, ..plan.clone() });
        assert_eq!(checked.broken, []);
        assert_eq!((checked.finished, checked.violations), (2, 0));
        assert_eq!(checked.digest, simulate(plan).digest);
    }
}

#[test]
fn every_game_is_won_by_somebody() {
    let summary = simulate(Plan { players: 4, games: 10, seed: 3, ..Plan::default() });
    assert_eq!(summary.wins.values().sum::<u64>(), summary.finished);
    assert_eq!(summary.finished, 10);
}

#[test]
fn impossible_plans_are_refused() {
    let refused = |plan| sim::run(&content::rebirth(), &plan).unwrap_err();
    let five = refused(Plan { players: 5, ..Plan::default() });
    assert!(matches!(five, PlanError::Setup(SetupError::Seats(5))), "{five}");
    let one = refused(Plan { players: 1, ..Plan::default() });
    assert!(matches!(one, PlanError::Setup(SetupError::Seats(1))), "{one}");
    assert!(matches!(refused(Plan { games: 0, ..Plan::default() }), PlanError::NoGames));
    assert!(matches!(refused(Plan { threads: Some(0), ..Plan::default() }), PlanError::NoThreads));
    let bots = vec![bots::Level::Random; 3];
    let three = refused(Plan { players: 4, bots, ..Plan::default() });
    assert!(matches!(three, PlanError::Bots { bots: 3, players: 4 }), "{three}");
}
