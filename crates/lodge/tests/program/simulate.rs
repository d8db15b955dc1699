//! Simulations: the same games whatever the threads, and plans that are refused.

use lodge::record::Record;
use lodge::settings::Agreed;
use lodge::sim::{self, Plan, PlanError, Summary};
use rules::SetupError;
use std::path::Path;

fn simulate(plan: Plan) -> Summary {
    sim::run(&content::rebirth(), &plan).unwrap()
}

/// Simulated games have numbers for seeds.
fn number(seed: rules::Seed) -> u64 {
    match seed {
        rules::Seed::Number(number) => number,
        rules::Seed::Secret(_) => panic!("a simulated game can be asked for by number"),
    }
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

/// By lot the Black Rose wins every game; endings between mages are seen only if mages can win.
#[test]
fn mages_in_haste_win_games() {
    for players in 2..=4 {
        let bots = vec![bots::Level::Hasty];
        let summary = simulate(Plan { players, bots, games: 8, seed: 3, ..Plan::default() });
        let mages = summary.finished - summary.wins["rose"];
        assert!(mages >= 3, "{players} players: {:?}", summary.wins);
    }
}

#[test]
fn settings_by_lot_differ_from_game_to_game_and_are_written_down() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("settings-by-lot");
    let _ = std::fs::remove_dir_all(&folder);
    let plan = Plan { players: 2, games: 6, seed: 4, settings: Agreed::ByLot, ..Plan::default() };
    let summary = simulate(Plan { save: Some(folder.clone()), ..plan.clone() });
    assert_eq!(summary.settings, ["random"]);
    assert_eq!(summary.digest, simulate(Plan { threads: Some(1), ..plan.clone() }).digest);
    assert_ne!(summary.digest, simulate(Plan { settings: Agreed::default(), ..plan }).digest);
    let files = std::fs::read_dir(&folder).unwrap().map(|file| file.unwrap().path());
    let read = |file| Record::from_json(&std::fs::read_to_string(file).unwrap()).unwrap();
    let records: Vec<Record> = files.map(read).collect();
    let mut seen = Vec::new();
    for record in &records {
        assert_eq!(record.setup.settings, Agreed::ByLot.of_game(&content::rebirth(), number(record.seed)));
        let replayed = record.replay(&content::rebirth(), |_| {}).unwrap();
        assert_eq!(Ok(replayed.game.state().rules), record.setup.settings.rules(&content::rebirth()));
        if !seen.contains(&record.setup.settings) {
            seen.push(record.setup.settings.clone());
        }
    }
    assert_eq!((records.len(), seen.len()), (6, 6));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn named_settings_hold_in_every_game() {
    let plan = Plan { players: 3, games: 4, seed: 4, ..Plan::default() };
    let german =
        Plan { settings: Agreed::read(&content::rebirth(), "german,moons 3 7 12").unwrap(), ..plan.clone() };
    let summary = simulate(german);
    assert_eq!(summary.settings.len(), 7);
    assert!(summary.settings.contains(&"moons 3 7 12".to_string()));
    assert!(summary.turns_mean < simulate(plan.clone()).turns_mean, "the end lies nearer");
    let moons = Plan { settings: Agreed::read(&content::rebirth(), "moons 9 9 12").unwrap(), ..plan };
    let refused = sim::run(&content::rebirth(), &moons).unwrap_err();
    assert!(matches!(refused, PlanError::Setup(SetupError::Moons([9, 9, 12]))), "{refused}");
}

#[test]
fn impossible_plans_are_refused() {
    let refused = |plan| sim::run(&content::rebirth(), &plan).unwrap_err();
    let five = refused(Plan { players: 5, ..Plan::default() });
    assert!(matches!(five, PlanError::Setup(SetupError::Seats { most: 4, seats: 5 })), "{five}");
    let one = refused(Plan { players: 1, ..Plan::default() });
    assert!(matches!(one, PlanError::Setup(SetupError::Seats { most: 4, seats: 1 })), "{one}");
    assert!(matches!(refused(Plan { games: 0, ..Plan::default() }), PlanError::NoGames));
    assert!(matches!(refused(Plan { threads: Some(0), ..Plan::default() }), PlanError::NoThreads));
    let bots = vec![bots::Level::Random; 3];
    let three = refused(Plan { players: 4, bots, ..Plan::default() });
    assert!(matches!(three, PlanError::Bots { bots: 3, players: 4 }), "{three}");
}
