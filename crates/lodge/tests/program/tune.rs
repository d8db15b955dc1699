//! `lodge lab tune`: repeatable, resumable, and strict about what it is given.

use bots::evaluation::Weights;
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A bot that thinks very little, so that tests are quick.
const SMALL: [&str; 10] =
    ["lab", "tune", "--bot", "scout:2it", "--games", "4", "--seed", "3", "--players", "2"];

fn tune(more: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lodge")).args(SMALL).args(more).output().unwrap()
}

fn json(more: &[&str]) -> Value {
    let output = tune(&[more, &["--json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

fn file(name: &str) -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&file);
    file
}

fn refused(more: &[&str], says: &str) {
    let output = tune(more);
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{more:?}: {message}");
    assert!(message.contains(says), "{more:?} says {message}");
}

#[test]
fn both_methods_give_the_same_weights_with_any_threads() {
    for method in ["spsa", "fit"] {
        let run = |threads: &str| {
            let out = file(&format!("tune-{method}-{threads}.txt"));
            let path = out.to_str().unwrap();
            let result = json(&["--method", method, "--rounds", "1", "--threads", threads, "--out", path]);
            let written = Weights::read(&std::fs::read_to_string(&out).unwrap()).unwrap();
            for name in Weights::NAMES {
                let new = result["weights"][name]["new"].as_f64().unwrap();
                assert_eq!(new as f32, written.get(name).unwrap(), "{name}");
            }
            (result, written)
        };
        let [(one, written), (two, again)] = ["1", "2"].map(run);
        assert_eq!((&one["weights"], written), (&two["weights"], again));
        assert_eq!(one["verification"], two["verification"]);
        assert_eq!((&one["method"], &one["rounds_done"]), (&method.into(), &1.into()));
        assert_ne!(written, Weights::standard(), "{method} changes nothing");
        for field in ["games", "new_wins", "old_wins", "rose", "share", "interval", "margin_mean"] {
            assert!(!one["verification"][field].is_null(), "{field} is missing");
        }
        let score = one["rounds"][0]["score"].as_f64().unwrap();
        assert!(score.is_finite() && score <= 1.0, "{score}");
    }
}

#[test]
fn a_tuning_that_was_stopped_goes_on_where_it_was() {
    let run = |name: &str, parts: &[&str]| {
        let out = file(name);
        for rounds in parts {
            let more = ["--rounds", rounds, "--verify", "0", "--resume", "--method", "fit", "--out"];
            json(&[&more[..], &[out.to_str().unwrap()]].concat());
        }
        std::fs::read_to_string(out).unwrap()
    };
    assert_eq!(run("tune-whole.txt", &["2"]), run("tune-parts.txt", &["1", "2"]));
}

#[test]
fn a_tuning_is_not_resumed_with_another_plan() {
    let out = file("tune-other.txt");
    let path = out.to_str().unwrap();
    json(&["--rounds", "0", "--verify", "0", "--out", path]);
    refused(&["--method", "fit", "--resume", "--out", path], "another tuning: --method spsa --bot scout:2it");
    std::fs::write(&out, Weights::standard().write()).unwrap();
    refused(&["--resume", "--out", path], "not written by `lodge lab tune`");
}

#[test]
fn a_match_is_played_with_weights_from_a_file() {
    let out = file("tune-match.txt");
    let mut weights = Weights::standard();
    weights.set(Weights::NAMES[0], 3.0);
    std::fs::write(&out, weights.write()).unwrap();
    let name = format!("scout:2it@{}", out.display());
    let args = ["lab", "match", &name, "scout:2it", "--games", "2", "--json"];
    let output = Command::new(env!("CARGO_BIN_EXE_lodge")).args(args).output().unwrap();
    let result: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(result["players"], serde_json::json!([name, "scout:2it"]));
}

#[test]
fn bad_tunings_are_refused_with_the_reason() {
    let out = file("tune-refused.txt");
    let out = ["--out", out.to_str().unwrap(), "--rounds", "1"];
    let with = |more: &[&'static str]| [&out[..], more].concat();
    refused(&with(&["--method", "luck"]), "there is no method `luck`; known: spsa, fit");
    refused(&with(&["--from", "no-such-weights.txt"]), "no-such-weights.txt");
    refused(&["--rounds", "1", "--out", "no-such-folder/weights.txt"], "no-such-folder/weights.txt");
    let odd = file("tune-odd.txt");
    std::fs::write(&odd, "luck 1\n").unwrap();
    refused(&["--from", odd.to_str().unwrap()], "there is no feature `luck`");
    let lab = |args: &[&str], says: &str| {
        let output = Command::new(env!("CARGO_BIN_EXE_lodge")).args(args).output().unwrap();
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        assert!(message.contains(says), "{args:?} says {message}");
    };
    lab(&["lab", "tune", "--bot", "random"], "`random` does not judge by weights");
    lab(&["lab", "tune", "--bot", "master:50ms"], "give it iterations");
    lab(&["lab", "tune", "--games", "3"], "the number of games must be even");
    lab(&["lab", "tune", "--players", "5"], "a table has 2 to 4 seats, not 5");
    lab(&["lab", "match", "greedy@no-such-file.txt", "random"], "no-such-file.txt");
    lab(&["lab", "match", "random@no-such-file.txt", "random"], "`random` does not judge by weights");
    let odd = format!("greedy@{}", odd.display());
    lab(&["lab", "match", &odd, "random"], "there is no feature `luck`");
}
