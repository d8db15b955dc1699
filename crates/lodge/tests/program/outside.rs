//! Programs outside: what they are asked tells nothing hidden, and one that fails loses its game and no more.

use bots::Level;
use lodge::lab::{Asked, Reply, random_setup};
use lodge::outside::Message;
use rules::{Game, Phase, Random};
use serde_json::Value;
use std::process::{Command, Output};

const LODGE: &str = env!("CARGO_BIN_EXE_lodge");

fn lodge(args: &[&str]) -> Output {
    Command::new(LODGE).args(args).output().unwrap()
}

fn json(args: &[&str]) -> Value {
    let output = lodge(&[args, &["--json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

/// Plays by lot and looks at some questions on the way.
fn questions(seed: u64, mut look: impl FnMut(&Game, &mut Random)) {
    let codex = content::rebirth();
    let mut game = Game::new(&codex, &random_setup(&codex, 3, seed), seed).unwrap();
    let mut dice = Random::new(seed);
    while let Some(decision) = game.decision() {
        let option = dice.below(decision.options.len());
        if game.state().decisions.is_multiple_of(9) && game.state().phase != Phase::SetUp {
            look(&game, &mut dice);
        }
        game.answer(option).unwrap();
    }
}

#[test]
fn games_that_differ_in_secrets_only_are_asked_about_with_the_same_line() {
    let mut compared = 0;
    for seed in 0..4 {
        questions(seed, |game, dice| {
            let twin = game.sample(game.decision().unwrap().seat, dice);
            assert_ne!(twin.state(), game.state(), "the twin differs in what is hidden");
            let line = |game: &Game| Message::of(game, vec!["the same news".into()]).unwrap().to_line();
            assert_eq!(line(game), line(&twin), "seed {seed}");
            compared += 1;
        });
    }
    assert!(compared > 150, "only {compared} questions were compared");
}

#[test]
fn a_message_says_who_is_asked_what_with_which_options() {
    questions(1, |game, _| {
        let line = Message::of(game, Vec::new()).unwrap().to_line();
        assert_eq!(line.matches('\n').count(), 1);
        let message: Value = serde_json::from_str(&line).unwrap();
        let decision = game.decision().unwrap();
        assert_eq!(message["seat"], decision.seat.0);
        assert_eq!(message["view"]["seat"], decision.seat.0);
        assert_eq!(message["content"].as_str(), Some(game.codex().version.as_str()));
        let options = message["decision"]["options"].as_array().unwrap();
        assert_eq!(options.len(), decision.options.len());
        for (index, option) in options.iter().enumerate() {
            assert_eq!(option["option"], index);
            assert_eq!(option["label"].as_str().unwrap(), game.label(decision.options[index]));
        }
        assert!(message["decision"]["kind"].is_string() && message["log"].is_array());
    });
}

#[test]
fn our_bots_answer_from_what_the_seat_knows_alone() {
    let codex = content::rebirth();
    for level in ["random", "greedy", "master:6it"] {
        let level: Level = level.parse().unwrap();
        let asked = Asked { codex: &codex, level, seed: 1 };
        let mut answered = 0;
        questions(2, |game, dice| {
            if answered < 12 {
                let decision = game.decision().unwrap();
                let twin = game.sample(decision.seat, dice);
                let reply = |game: &Game| asked.reply(&Message::of(game, Vec::new()).unwrap().to_line());
                let Reply::Answer { seat, option, options } = reply(game) else { panic!("no answer") };
                assert_eq!((seat, options), (decision.seat.0, decision.options.len()));
                assert!(option < options);
                assert_eq!(reply(game), reply(&twin), "the hidden truth changes nothing");
                answered += 1;
            }
        });
    }
}

#[test]
fn messages_that_are_of_no_use_are_refused_with_the_reason() {
    let codex = content::rebirth();
    let asked = Asked { codex: &codex, level: Level::Random, seed: 1 };
    let refused = |line: &str, says: &str| match asked.reply(line) {
        Reply::Error { error } => assert!(error.contains(says), "{line} says {error}"),
        other => panic!("{line} is answered: {other:?}"),
    };
    refused("{\"position\": \"xyz\"}", "the position is not hexadecimal");
    refused("{\"position\": \"0102\"}", "the position cannot be read");
    refused("{\"position\": 7}", "not a question");
    refused("{\"position\": \"\", \"content\": \"x\"}", "other cards: content version x");
}

#[test]
fn a_program_plays_a_match_and_the_threads_change_nothing() {
    let command = format!("'{LODGE}' bot random --seed 5");
    let run = |threads: &str| {
        json(&[
            "lab",
            "match",
            "random",
            "--exec",
            &command,
            "--games",
            "4",
            "--seed",
            "2",
            "--threads",
            threads,
        ])
    };
    let [one, two] = ["1", "2"].map(run);
    assert_eq!((&one["digest"], &one["wins"]), (&two["digest"], &two["wins"]));
    assert_eq!(one["players"], serde_json::json!(["random", format!("exec:{command}")]));
    assert_eq!((&one["finished"], &one["forfeits"]), (&4.into(), &serde_json::json!([0, 0])));
    let named = format!("exec:{command}");
    let named = json(&["lab", "match", "random", &named, "--games", "4", "--seed", "2"]);
    assert_eq!(named["digest"], one["digest"]);
}

#[test]
#[cfg(unix)]
fn a_program_that_fails_forfeits_its_games_by_name_and_the_match_goes_on() {
    let fails_within = |seconds: &str, command: &str, why: &str| {
        let args = ["lab", "match", "random", "--exec", command, "--games", "4", "--exec-timeout", seconds];
        let result = json(&args);
        assert_eq!((&result["games"], &result["finished"]), (&4.into(), &4.into()), "{command}");
        assert_eq!(result["forfeits"], serde_json::json!([0, 4]), "{command}");
        assert_eq!(result["wins"], serde_json::json!([4, 0]), "of two the other wins");
        let first = &result["forfeited"][0];
        assert_eq!((&first["game"], &first["player"]), (&0.into(), &1.into()));
        assert_eq!(first["name"], format!("exec:{command}"));
        assert!(first["why"].as_str().unwrap().contains(why), "{command}: {}", first["why"]);
        let told = String::from_utf8(lodge(&args).stdout).unwrap();
        assert!(told.contains(&format!("forfeit      game 0: exec:{command}: ")), "{told}");
    };
    let fails = |command: &str, why: &str| fails_within("60", command, why);
    fails("exit 3", "the program has ended");
    fails("no-such-program-anywhere", "the program has ended");
    fails("while read -r line; do echo dance; done", "its answer is not understood: dance");
    fails("while read -r line; do echo '{\"option\":9999}'; done", "there is no option 9999");
    fails_within("0.2", "while read -r line; do :; done", "no answer within 0.2 s");
}

#[test]
#[cfg(unix)]
fn among_three_a_forfeited_game_is_won_by_nobody() {
    let result = json(&["lab", "match", "random", "random", "--exec", "exit 0", "--games", "3"]);
    assert_eq!((&result["wins"], &result["rose"]), (&serde_json::json!([0, 0, 0]), &0.into()));
    assert_eq!((&result["finished"], &result["forfeits"]), (&3.into(), &serde_json::json!([0, 0, 3])));
}

#[test]
fn bad_programs_and_limits_are_refused() {
    let refused = |args: &[&str], says: &str| {
        let output = lodge(args);
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        assert!(message.contains(says), "{args:?} says {message}");
    };
    refused(&["lab", "match", "random", "exec: "], "`exec:` without a command");
    refused(&["lab", "match", "--exec", "cat"], "a table has 2 to 4 seats, not 1");
    refused(&["lab", "match", "random", "--exec", "cat", "--exec-timeout", "0"], "a time above 0 is needed");
}
