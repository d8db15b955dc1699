//! Packs on the command line: the example of docs/packs.md, and packs that are refused.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn lodge(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lodge")).args(args).output().unwrap()
}

fn said(output: &Output) -> String {
    [&output.stdout[..], &output.stderr[..]].concat().iter().map(|&byte| byte as char).collect()
}

/// Runs, and expects all to be well.
fn good(args: &[&str]) -> String {
    let output = lodge(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", said(&output));
    said(&output)
}

fn refused(args: &[&str], says: &[&str]) {
    let output = lodge(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {}", said(&output));
    for words in says {
        assert!(said(&output).contains(words), "{args:?} says {}", said(&output));
    }
}

fn ember() -> String {
    format!("{}/../../examples/packs/ember", env!("CARGO_MANIFEST_DIR"))
}

/// A pack of one file in a fresh folder.
fn pack(name: &str, text: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packs").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("cards.codex"), text).unwrap();
    folder
}

fn entry(name: &str) -> String {
    format!("pack {name} \"Tried\" language 1 author \"Somebody\" about \"A try.\"\n")
}

#[test]
fn the_example_is_in_order() {
    let told = good(&["cards", "check", &ember()]);
    for line in ["1 schools", "1 mages", "13 spells", "1 evocations", "1 replaced"] {
        assert!(told.contains(line), "{line}: {told}");
    }
    let told = good(&["cards", "show", "ember/cinder_lash", "--pack", &ember()]);
    assert!(told.contains("Cinder Lash") && told.contains("Embers"), "{told}");
    let list = good(&["cards", "list", "--deck", "event", "--pack", &ember()]);
    assert!(list.contains("ember/deep_reserves") && !list.contains("hidden_resources"), "{list}");
}

#[test]
fn a_pack_beside_the_wrong_edition_names_the_right_one() {
    let says = ["no event `hidden_resources` to replace", "--edition rebirth"];
    refused(&["cards", "list", "--edition", "classic", "--pack", &ember()], &says);
}

#[test]
fn the_example_is_simulated() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packs/games");
    let _ = std::fs::remove_dir_all(&folder);
    let save = folder.to_str().unwrap();
    for players in ["2", "4"] {
        let more = ["--players", players, "--games", "6", "--seed", "3", "--check", "--json", "--save", save];
        let told = good(&[&["sim", "--pack", &ember(), "--random-setup"][..], &more].concat());
        let summary: Value = serde_json::from_str(&told).unwrap();
        assert_eq!((&summary["finished"], &summary["violations"]), (&Value::from(6), &Value::from(0)));
        assert_eq!(summary["packs"], serde_json::json!(["ember"]));
    }
    let told = good(&[
        "sim",
        "--pack",
        &ember(),
        "--avatar",
        "master",
        "--players",
        "2",
        "--bots",
        "hasty",
        "--games",
        "3",
        "--check",
    ]);
    assert!(told.contains("violations   0"), "{told}");
    // The school of the pack is in every one of its games, and records say what they were played with.
    for record in std::fs::read_dir(&folder).unwrap() {
        let path = record.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains("\"ember/embers\"") && text.contains("\"packs\":[\"ember\"]"), "{text}");
        let path = path.to_str().unwrap();
        assert!(good(&["replay", path, "--pack", &ember()]).contains("verified"));
        refused(&["replay", path], &["recorded with the pack ember", "--pack"]);
    }
}

#[test]
fn the_example_is_shown_by_scenarios() {
    assert!(good(&["scenario", &ember()]).contains("4 passed, 0 failed"));
    let folder = pack("scenario", &entry("other"));
    let lost = "scenario X-1 \"Lost\"\npack lost\ntable\n  doria in arena\n";
    std::fs::write(folder.join("lost.scenario"), lost).unwrap();
    let output = lodge(&["scenario", folder.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        said(&output).contains("lost.scenario:2: there is no pack `lost`: give it with --pack"),
        "{}",
        said(&output)
    );
    let wrong = "scenario X-1 \"Wrong\"\npack ember .\ntable\n  doria in arena\n";
    std::fs::write(folder.join("lost.scenario"), wrong).unwrap();
    let output = lodge(&["scenario", folder.to_str().unwrap()]);
    assert!(said(&output).contains("called `other`, not `ember`"), "{}", said(&output));
}

#[test]
fn a_match_and_a_game_to_watch_are_played_with_a_pack() {
    let told = good(&["play", "--pack", &ember(), "--players", "2", "--bots", "hasty", "--seed", "4"]);
    assert!(told.contains("This was a game between bots"), "{told}");
    let games = ["--games", "2", "--json"];
    let told = good(&[&["lab", "match", "random", "hasty", "--pack", &ember()][..], &games].concat());
    assert_eq!(serde_json::from_str::<Value>(&told).unwrap()["packs"], serde_json::json!(["ember"]));
}

#[test]
fn a_server_does_not_start_with_a_pack_that_is_wrong_and_names_it() {
    let db = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packs-refused.db");
    let db = db.to_str().unwrap();
    let serve = |packs: &[&Path], says: &[&str]| {
        let mut args = vec!["serve", "--addr", "127.0.0.1:0", "--db", db];
        for pack in packs {
            args.extend(["--pack", pack.to_str().unwrap()]);
        }
        refused(&args, says);
    };
    serve(&[Path::new("no-such-pack")], &["no-such-pack", "a pack is a folder"]);
    let nothing = Path::new(env!("CARGO_TARGET_TMPDIR")).join("packs/nothing");
    std::fs::create_dir_all(&nothing).unwrap();
    serve(&[&nothing], &["nothing", "no *.codex file"]);
    serve(&[&pack("bare", "# Nothing.\n")], &["bare/cards.codex:1", "no `pack` entry"]);
    let other = entry("later").replace("language 1", "language 2");
    serve(&[&pack("later", &other)], &["later/cards.codex:1", "version 2 of the card language"]);
    let slip = format!(
        "{}spell x \"X\" designed forgotten\n  light combat fire self\n    inflcit 1.\n",
        entry("slip")
    );
    serve(&[&pack("slip", &slip)], &["slip/cards.codex:4", "did you mean `inflict`?"]);
    let gone = format!("{}room x \"X\" designed replaces cellar red\n", entry("gone"));
    serve(&[&pack("gone", &gone)], &["gone/cards.codex:2", "no room `cellar` to replace"]);
    let one = pack("one", &entry("same"));
    serve(&[&one, &pack("two", &entry("same"))], &["two/cards.codex:1", "two packs `same`"]);
}
