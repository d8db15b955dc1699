//! `lodge lab report`: one page without anything from outside, the same whatever the threads, and resumable.

use lodge::lab::report::GameFacts;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn lodge(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lodge")).args(args).output().unwrap()
}

/// A folder that is not there yet.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn report(folder: &Path, more: &[&str]) -> Value {
    let args = [&["lab", "report", folder.to_str().unwrap(), "--json"], more].concat();
    let output = lodge(&args);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn refused(args: &[&str], says: &str) {
    let output = lodge(args);
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    assert!(message.contains(says), "{args:?} says {message}");
}

fn read(folder: &Path, file: &str) -> String {
    std::fs::read_to_string(folder.join(file)).unwrap()
}

const RANDOM: [&str; 4] = ["--bots", "random", "--players", "3"];

#[test]
fn a_page_stands_alone_and_does_not_depend_on_threads() {
    let write = |threads: &str| {
        let out = folder(&format!("report-{threads}"));
        let result = report(&out, &[&RANDOM[..], &["--games", "5", "--threads", threads]].concat());
        assert_eq!(
            (&result["games"], &result["resumed"], &result["left_out"]),
            (&5.into(), &0.into(), &0.into())
        );
        assert!(result["page"].as_str().unwrap().ends_with("index.html"));
        (read(&out, "index.html"), read(&out, "games.jsonl"))
    };
    let (page, games) = write("1");
    assert_eq!((&page, &games), (&write("2").0, &write("2").1));
    assert_eq!(games.lines().count(), 6, "a head and five games");
    for panel in
        ["Who wins", "Power by turn", "How long games are", "How it was earned", "Where the Lodge is rebuilt"]
    {
        assert!(page.contains(&format!("<h2>{panel}</h2>")), "{panel}");
    }
    for outside in ["http", "<script", "url(", "@import", "src=", "NaN", "inf"] {
        assert!(!page.contains(outside), "{outside}");
    }
    assert!(page.matches("<svg").count() >= 9);
}

#[test]
fn a_report_goes_on_where_it_was() {
    let (whole, parts) = (folder("report-whole"), folder("report-parts"));
    report(&whole, &[&RANDOM[..], &["--games", "6"]].concat());
    report(&parts, &[&RANDOM[..], &["--games", "4"]].concat());
    // As if it had been stopped while writing the fourth game.
    let games = read(&parts, "games.jsonl");
    std::fs::write(parts.join("games.jsonl"), &games[..games.len() - 30]).unwrap();
    let result = report(&parts, &[&RANDOM[..], &["--games", "6"]].concat());
    assert_eq!((&result["games"], &result["resumed"]), (&6.into(), &3.into()));
    assert_eq!(read(&whole, "games.jsonl"), read(&parts, "games.jsonl"));
    assert_eq!(read(&whole, "index.html"), read(&parts, "index.html"));
    let path = parts.to_str().unwrap();
    refused(
        &["lab", "report", path, "--bots", "random", "--players", "3", "--games", "6", "--seed", "2"],
        "games of another report",
    );
}

#[test]
fn points_earned_and_lost_add_up_to_the_final_points() {
    let out = folder("report-sums");
    report(&out, &["--bots", "scout:3it", "--players", "4", "--games", "3"]);
    let games = read(&out, "games.jsonl");
    for line in games.lines().skip(1) {
        let game: GameFacts = serde_json::from_str(line).unwrap();
        let sides = game.seats.iter().map(|seat| &seat.side).chain([&game.rose]);
        for side in sides {
            let earned: u32 = side.earned.values().sum();
            assert_eq!(earned - side.lost, side.points as u32, "game {}", game.name);
            assert_eq!(side.power.len(), game.turns as usize);
        }
        assert_eq!(game.seats.iter().filter(|seat| seat.side.won).count() + game.rose.won as usize, 1);
    }
}

#[test]
fn saved_games_are_reported_on_and_what_is_no_game_is_left_out() {
    let (saved, out) = (folder("report-saved"), folder("report-from"));
    let path = saved.to_str().unwrap();
    lodge(&["sim", "--players", "2", "--games", "3", "--save", path]);
    std::fs::write(saved.join("other.json"), "{}").unwrap();
    let result = report(&out, &["--from", path]);
    assert_eq!((&result["games"], &result["left_out"]), (&3.into(), &1.into()));
    assert!(read(&out, "index.html").contains("2 mages at the table, played by random"));
}

#[test]
fn bad_reports_are_refused_with_the_reason() {
    let out = folder("report-refused");
    let path = out.to_str().unwrap();
    refused(&["lab", "report"], "required arguments were not provided");
    refused(&["lab", "report", path, "--players", "5"], "a table has 2 to 4 seats, not 5");
    refused(&["lab", "report", path, "--games", "0"], "0 games");
    refused(&["lab", "report", path, "--bots", "random,random"], "2 bots for 4 players");
    refused(&["lab", "report", path, "--from", "no-such-folder"], "no-such-folder");
    refused(&["lab", "report", path, "--from", "src"], "no recorded game (*.json)");
    std::fs::write(&out, "a file where the folder should be").unwrap();
    refused(&["lab", "report", path, "--bots", "random"], path);
    std::fs::remove_file(out).unwrap();
}
