//! The program as it is started: output, exit codes, messages.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn lodge(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lodge")).args(args).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A fresh folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn root(path: &str) -> String {
    format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"))
}

/// Runs, and expects bad input with a message that says this.
fn refused(args: &[&str], says: &str) {
    let output = lodge(args);
    let message = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert!(message.contains(says), "{args:?} says {message}");
}

#[test]
fn the_summary_of_a_simulation_has_every_field() {
    let args = ["sim", "--players", "2", "--bots", "random,random", "--games", "2", "--seed", "1", "--json"];
    let output = lodge(&args);
    assert_eq!(output.status.code(), Some(0));
    let summary: Value = serde_json::from_slice(&output.stdout).unwrap();
    for field in [
        "players",
        "bots",
        "games",
        "finished",
        "decisions",
        "events",
        "turns_mean",
        "decisions_mean",
        "seconds",
        "games_per_s",
        "decisions_per_s",
        "decisions_per_s_thread",
        "settings",
        "wins",
        "max_stack",
        "max_options",
        "violations",
        "digest",
    ] {
        assert!(!summary[field].is_null(), "{field} is missing");
    }
    assert_eq!(summary["bots"], serde_json::json!(["random", "random"]));
    let wins: Vec<&String> = summary["wins"].as_object().unwrap().keys().collect();
    assert_eq!(wins, ["rose", "seat1", "seat2"]);
    assert_eq!(summary["digest"].as_str().unwrap().len(), 64);
    assert_eq!(summary["violations"], 0);
}

#[test]
fn bad_arguments_are_refused_with_the_reason() {
    refused(&["sim", "--players", "5"], "a table has 2 to 4 seats, not 5");
    refused(&["sim", "--bots", "genius"], "there is no bot `genius`; known: random");
    refused(&["sim", "--players", "4", "--bots", "random,random"], "2 bots for 4 players");
    refused(&["sim", "--games", "0"], "0 games");
    let known = "there is no setting `steady`; known: steady_crown, crown_of_the_summoner, ";
    refused(&["sim", "--settings", "steady"], known);
    refused(&["sim", "--threads", "0"], "0 threads");
    refused(&["sim", "--seed", "x"], "invalid value 'x'");
    refused(&["play", "--players", "1"], "a table has 2 to 4 seats, not 1");
    refused(&["replay", "no-such-file.json"], "no-such-file.json");
    refused(&["scenario", "no-such-folder"], "no-such-folder");
    refused(&["cards", "check", "no-such-folder"], "no-such-folder");
    refused(&["sim", "--avatar", "novice"], "the Avatar plays as apprentice or master");
    refused(&["sim", "--avatar", "master"], "beside the Avatar sit 1 to 3 people, not 4");
    refused(&["dance"], "unrecognized subcommand");
}

#[test]
fn saved_games_replay_and_tampered_ones_do_not() {
    let folder = folder("saved");
    let path = folder.to_str().unwrap();
    let saved = lodge(&["sim", "--players", "2", "--games", "2", "--seed", "8", "--save", path]);
    assert_eq!(saved.status.code(), Some(0));
    let file = folder.join("players2-seed8-game1.json");
    let replayed = lodge(&["replay", file.to_str().unwrap(), "--log"]);
    let told = text(&replayed.stdout);
    assert_eq!(replayed.status.code(), Some(0));
    assert!(told.contains("Turn 1\n") && told.contains("final scores") && told.contains("verified: digest"));

    let tampered = std::fs::read_to_string(&file).unwrap().replacen("\"digest\":\"", "\"digest\":\"0", 1);
    std::fs::write(&file, tampered).unwrap();
    let refused = lodge(&["replay", file.to_str().unwrap(), "--json"]);
    assert_eq!(refused.status.code(), Some(1));
    let verdict: Value = serde_json::from_slice(&refused.stdout).unwrap();
    assert_eq!(verdict["verified"], false);
    assert!(verdict["reason"].as_str().unwrap().starts_with("the digest differs"));

    std::fs::write(&file, "{}").unwrap();
    assert_eq!(lodge(&["replay", file.to_str().unwrap()]).status.code(), Some(2));
}

#[test]
fn games_with_the_avatar_are_counted_and_replay() {
    let folder = folder("avatar");
    let path = folder.to_str().unwrap();
    let args = ["sim", "--players", "1", "--avatar", "apprentice", "--games", "2", "--seed", "8"];
    let output = lodge(&[&args[..], &["--save", path, "--json", "--check"]].concat());
    assert_eq!(output.status.code(), Some(0));
    let summary: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&summary["avatar"], &summary["players"]), (&"apprentice".into(), &1.into()));
    let wins: Vec<&String> = summary["wins"].as_object().unwrap().keys().collect();
    assert_eq!(wins, ["rose", "seat1"]);
    let file = folder.join("players1-apprentice-seed8-game1.json");
    let replayed = lodge(&["replay", file.to_str().unwrap(), "--log"]);
    assert_eq!(replayed.status.code(), Some(0));
    let told = text(&replayed.stdout);
    assert!(told.contains("Possessed activates") && told.contains("verified: digest"), "{told}");
}

#[test]
fn the_built_in_edition_is_checked_alone_and_in_order() {
    let output = lodge(&["cards", "check", &root("content/rebirth")]);
    let summary = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{summary}");
    assert!(summary.contains("checked alone") && summary.contains("19 rooms"), "{summary}");
}

#[test]
fn a_pack_is_checked_together_with_the_built_in_cards() {
    let folder = folder("pack");
    let path = folder.to_str().unwrap();
    refused(&["cards", "check", path], "no *.codex file");
    let card = "pack bolts \"Bolts\" language 1 author \"Somebody\" about \"One spell.\"\n\
                spell bolt \"Bolt\" designed forgotten\n  light combat fire mage@any\n    assign slowness to target.\n";
    std::fs::write(folder.join("bolt.codex"), card).unwrap();
    let output = lodge(&["cards", "check", path]);
    let summary = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{summary}");
    assert!(
        summary.contains("together with the built-in cards") && summary.contains("    1 spells"),
        "{summary}"
    );
    // Alone it lacks the jinx it speaks of.
    assert_eq!(lodge(&["cards", "check", path, "--alone"]).status.code(), Some(1));

    std::fs::write(folder.join("bolt.codex"), card.replace("assign", "assignn")).unwrap();
    let output = lodge(&["cards", "check", path]);
    let report = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1));
    assert!(report.contains("assignn") && report.ends_with("1 problem\n"), "{report}");
}

#[test]
fn scenarios_are_counted_and_failures_explained() {
    let folder = folder("scenarios");
    let good = "scenario S-1 \"Doria explores\"\nrules R14.11\ntable\n  doria in arena\nmoves\n  doria: explore\n  \
                doria: step throne_room\nexpect\n  doria in throne_room\n";
    std::fs::write(folder.join("a.scenario"), good).unwrap();
    std::fs::write(folder.join("notes.txt"), "not a scenario").unwrap();
    let path = folder.to_str().unwrap();
    let output = lodge(&["scenario", path]);
    assert_eq!(text(&output.stdout), "1 passed, 0 failed\n");
    assert_eq!(output.status.code(), Some(0));

    let bad = good.replace("S-1", "S-2").replace("doria in throne_room", "doria in garden");
    std::fs::write(folder.join("b.scenario"), bad).unwrap();
    std::fs::write(folder.join("c.scenario"), "scenario without end").unwrap();
    let output = lodge(&["scenario", path]);
    let told = text(&output.stdout);
    assert!(told.ends_with("\n1 passed, 2 failed\n") && told.contains("FAILED S-2"), "{told}");
    assert_eq!(output.status.code(), Some(1));

    let output = lodge(&["scenario", "--json", path]);
    let tally: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&tally["passed"], &tally["failed"]), (&Value::from(1), &Value::from(2)));
    let first = &tally["scenarios"][0];
    assert_eq!((&first["id"], &first["passed"]), (&Value::from("S-1"), &Value::from(true)));
    assert_eq!(first["rules"], serde_json::json!(["R14.11"]));
    assert!(first["path"].as_str().unwrap().ends_with("a.scenario") && first["message"].is_null());
    assert!(tally["scenarios"][1]["message"].as_str().unwrap().contains("garden"));
}

#[test]
fn a_game_is_told_to_its_end() {
    let output = lodge(&["play", "--players", "3", "--seed", "2"]);
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0));
    assert!(told.contains("\nTurn 1\n") && told.contains("`lodge serve` opens tables"));
    assert_eq!(told.matches("   wins\n").count(), 1);
}
