//! `lodge sim --by card`: what the log tells about the use of cards.

use lodge::sim::{self, By, Plan, Summary};
use serde_json::Value;
use std::process::Command;

fn simulate(plan: Plan) -> Summary {
    sim::run(&content::rebirth(), &plan).unwrap()
}

fn plan(threads: usize) -> Plan {
    Plan { games: 6, seed: 4, threads: Some(threads), by: vec![By::Card, By::School], ..Plan::default() }
}

#[test]
fn every_card_is_counted_and_the_counts_fit_together() {
    let codex = content::rebirth();
    let summary = simulate(plan(2));
    let tables = summary.by.unwrap();
    let cards = tables.cards.unwrap();
    assert_eq!(cards.spells.len(), codex.spells.len());
    for (id, spell) in &cards.spells {
        assert_eq!(spell.cast, spell.light + spell.dark, "{id}");
        assert!(spell.cast <= spell.prepared, "{id} is cast more often than prepared");
        assert!(spell.sprung <= spell.cast, "{id} answers more often than it is laid");
        assert!(spell.prepared == 0 || spell.held > 0, "{id} is prepared, but was never held");
        assert!(spell.held <= 6 && spell.casters.games <= 4 * spell.held, "{id}");
    }
    let casts: u64 = cards.spells.values().map(|spell| spell.cast).sum();
    assert!(casts > 100, "{casts} casts in six games");
    assert!(cards.spells.values().any(|spell| spell.sprung > 0));
    for deck in ["quest", "event", "evocation", "room"] {
        let count: u64 = cards.others.values().filter(|card| card.deck == deck).map(|card| card.count).sum();
        assert!(count > 0, "no {deck} in six games");
    }
    assert_eq!(tables.groups.len(), 1);
    assert_eq!(cards.schools.len(), codex.schools.len() + 2);
}

#[test]
fn counting_changes_no_game_and_does_not_depend_on_threads() {
    let [one, two] = [1, 2].map(|threads| simulate(plan(threads)));
    assert_eq!((&one.digest, &one.by, &one.schools), (&two.digest, &two.by, &two.schools));
    assert_eq!(one.digest, simulate(Plan { by: Vec::new(), ..plan(2) }).digest);
}

#[test]
fn set_ups_by_lot_are_other_games() {
    let drawn = simulate(Plan { random_setup: true, by: vec![By::School], ..plan(2) });
    assert_ne!(drawn.digest, simulate(plan(2)).digest);
    assert_eq!(drawn.finished, 6);
    assert!(drawn.random_setup);
}

#[test]
fn one_run_answers_several_questions_as_one_object() {
    let run = |by: &[&str]| {
        let args = [&["sim", "--players", "2", "--games", "3", "--json", "--random-setup"], by].concat();
        let output = Command::new(env!("CARGO_BIN_EXE_lodge")).args(args).output().unwrap();
        assert_eq!(output.status.code(), Some(0));
        serde_json::from_slice::<Value>(&output.stdout).unwrap()
    };
    let summary = run(&["--by", "seat,card"]);
    assert_eq!(summary["by"], run(&["--by", "card", "--by", "seat"])["by"]);
    let by = summary["by"].as_object().unwrap();
    assert_eq!(by["seat1"]["games"], 3);
    let spell = &by["grim_torment"];
    for field in [
        "deck",
        "school",
        "origin",
        "held",
        "prepared",
        "cast",
        "light",
        "dark",
        "sprung",
        "games",
        "wins",
        "share",
        "interval",
        "points_mean",
    ] {
        assert!(!spell[field].is_null(), "{field} is missing");
    }
    assert_eq!(by["throne_room"]["deck"], "room");
    assert!(by["throne_room"]["count"].is_u64() && by["throne_room"]["games"].is_u64());
    for field in ["median_casts", "never_cast", "over_cast"] {
        assert!(!summary["schools"]["agony"][field].is_null(), "{field} is missing");
    }
    assert!(run(&["--by", "seat"]).get("schools").is_none());
}
