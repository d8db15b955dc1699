//! The lab: matches that are fair and come out the same, what counts of wins say, and groups of a simulation.

use bots::Level;
use lodge::lab::stats::{Verdict, elo, sprt, wilson};
use lodge::lab::{self, Asked, Elo, MatchPlan, MatchResult, Reply, deal_seed, player_on, random_setup};
use lodge::sim::{self, By, Plan};
use serde_json::Value;
use std::process::{Command, Output};

fn lodge(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lodge")).args(args).output().unwrap()
}

fn play(plan: MatchPlan) -> MatchResult {
    lab::run(&content::rebirth(), &plan).unwrap()
}

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 5e-5, "{found} is not {expected}");
}

#[test]
fn a_match_does_not_depend_on_threads() {
    let plan = |threads| MatchPlan { games: 12, seed: 5, threads: Some(threads), ..MatchPlan::default() };
    let [one, two] = [1, 2].map(|threads| play(plan(threads)));
    assert_eq!((&one.digest, &one.wins, one.rose), (&two.digest, &two.wins, two.rose));
    assert_eq!((one.games, one.finished, one.stopped_early), (12, 12, false));
    assert_ne!(one.digest, play(MatchPlan { seed: 6, ..plan(2) }).digest);
}

#[test]
fn a_match_with_a_bot_that_searches_does_not_depend_on_threads() {
    let players = vec!["scout:4it".parse().unwrap(), Level::Random.into()];
    let plan = |threads| {
        let (players, threads) = (players.clone(), Some(threads));
        MatchPlan { players, games: 2, seed: 2, threads, sprt: true, ..MatchPlan::default() }
    };
    let [one, two] = [1, 2].map(|threads| play(plan(threads)));
    assert_eq!((one.games, &one.wins, &one.digest), (two.games, &two.wins, &two.digest));
    assert_eq!(one.sprt, two.sprt);
    assert_eq!(one.sprt.unwrap().verdict, None);
}

#[test]
fn everyone_sits_everywhere_equally_often_on_the_same_deals() {
    for players in 2..=4usize {
        let mut seen = vec![vec![0; players]; players];
        for game in 0..3 * players as u64 {
            for seat in 0..players {
                seen[player_on(seat, game, players)][seat] += 1;
            }
        }
        assert_eq!(seen, vec![vec![3; players]; players]);
        let deals: Vec<u64> = (0..2 * players as u64).map(|game| deal_seed(1, game, players)).collect();
        assert!(deals[..players].iter().all(|&deal| deal == deals[0]));
        assert!(deals[players..].iter().all(|&deal| deal == deals[players]));
        assert_ne!(deals[0], deals[players]);
    }
}

#[test]
fn set_ups_are_drawn_from_the_seed_and_legal() {
    let codex = content::rebirth();
    for seed in 0..50 {
        let setup = random_setup(&codex, 4, seed);
        assert_eq!(setup, random_setup(&codex, 4, seed));
        rules::Game::new(&codex, &setup, seed).unwrap();
    }
    let firsts = |seed| random_setup(&codex, 2, seed).seats[0].clone();
    assert!((1..20).any(|seed| firsts(seed).school != firsts(0).school));
    assert!((1..20).any(|seed| firsts(seed).mage != firsts(0).mage));
}

#[test]
fn intervals_of_wilson_have_their_known_values() {
    for (wins, games, low, high) in [
        (0, 10, 0.0, 0.27753),
        (10, 10, 0.72247, 1.0),
        (5, 10, 0.23659, 0.76341),
        (50, 100, 0.40383, 0.59617),
        (1, 10, 0.01788, 0.40415),
        (0, 0, 0.0, 1.0),
    ] {
        let [from, to] = wilson(wins, games);
        close(from, low);
        close(to, high);
    }
}

#[test]
fn elo_is_even_at_one_half_and_undefined_without_wins() {
    close(elo(0.5), 0.0);
    close(elo(10.0 / 11.0), 400.0);
    let Elo { difference, interval: [low, high] } = Elo::of(30, 10).unwrap();
    close(difference, 190.84850);
    assert!(0.0 < low && low < difference && difference < high);
    assert_eq!([Elo::of(5, 0), Elo::of(0, 5), Elo::of(0, 0)], [None; 3]);
}

#[test]
fn the_sequential_test_decides_what_is_obvious_and_nothing_else() {
    assert_eq!(sprt(40, 5), Some(Verdict::Better));
    assert_eq!(sprt(5, 40), Some(Verdict::NotBetter));
    assert_eq!(sprt(300, 300), Some(Verdict::NotBetter));
    assert_eq!((sprt(0, 0), sprt(10, 8), sprt(16, 0), sprt(0, 13)), (None, None, None, None));
    assert_eq!((sprt(17, 0), sprt(0, 14)), (Some(Verdict::Better), Some(Verdict::NotBetter)));
}

#[test]
fn a_match_is_printed_for_programs_and_for_people() {
    let args = ["lab", "match", "random", "random", "random", "--games", "6", "--seed", "4"];
    let output = lodge(&[&args[..], &["--json", "--sprt"]].concat());
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "progress is for terminals");
    let result: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(result["players"], serde_json::json!(["random", "random", "random"]));
    assert_eq!((&result["games"], &result["seed"]), (&6.into(), &4.into()));
    for list in ["wins", "shares", "interval"] {
        assert_eq!(result[list].as_array().unwrap().len(), 3, "{list}");
    }
    let wins: u64 = result["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).sum();
    assert_eq!(wins + result["rose"].as_u64().unwrap(), 6);
    assert_eq!(result["interval"][0].as_array().unwrap().len(), 2);
    assert_eq!(result["digest"].as_str().unwrap().len(), 64);
    for field in ["elo", "seconds", "stopped_early", "sprt", "planned", "finished", "broken"] {
        assert!(result.get(field).is_some(), "{field}");
    }
    let output = String::from_utf8(lodge(&args).stdout).unwrap();
    assert!(
        output.starts_with("6 games, 3 players, seed 4\n") && output.contains("\n3  random "),
        "{output}"
    );
}

#[test]
fn bad_matches_are_refused_with_the_reason() {
    let refused = |args: &[&str], says: &str| {
        let output = lodge(args);
        let message = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
        assert!(message.contains(says), "{args:?} says {message}");
    };
    refused(&["lab", "match"], "required arguments were not provided");
    refused(&["lab", "match", "random"], "a table has 2 to 4 seats, not 1");
    refused(&[&["lab", "match"][..], &["random"; 5]].concat(), "a table has 2 to 4 seats, not 5");
    refused(&["lab", "match", "random", "genius"], "there is no bot `genius`; known: random");
    refused(&["lab", "match", "random", "random", "--games", "0"], "0 games");
    refused(&["lab", "match", "random", "random", "--threads", "0"], "0 threads");
    refused(&["sim", "--by", "weather"], "nothing is counted by `weather`; known: seat, mage, school, card");
}

#[test]
fn a_simulation_counts_by_seat_mage_and_school() {
    let codex = content::rebirth();
    let bots = vec!["scout:4it".parse().unwrap(), Level::Random];
    let plan = Plan { players: 2, bots, games: 2, seed: 3, ..Plan::default() };
    let plain = sim::run(&codex, &plan).unwrap();
    assert!(!serde_json::to_string(&plain).unwrap().contains("\"by\""));
    for by in [By::Seat, By::Mage, By::School] {
        let summary = sim::run(&codex, &Plan { by: vec![by], ..plan.clone() }).unwrap();
        assert_eq!((&summary.digest, &summary.wins), (&plain.digest, &plain.wins));
        let groups = summary.by.unwrap().groups.remove(0).groups;
        assert_eq!(groups.values().map(|group| group.games).sum::<u64>(), 4);
        let wins: u64 = groups.values().map(|group| group.wins).sum();
        assert_eq!(wins, plain.wins["seat1"] + plain.wins["seat2"]);
        for group in groups.values() {
            assert_eq!(group.interval, wilson(group.wins, group.games));
        }
        assert!(groups.values().map(|group| group.points_mean).sum::<f64>() > 0.0);
        if by == By::Seat {
            assert_eq!(groups.keys().collect::<Vec<_>>(), ["seat1", "seat2"]);
            assert_eq!((groups["seat1"].games, groups["seat1"].wins), (2, plain.wins["seat1"]));
        }
    }
}

#[test]
fn a_bot_answers_line_by_line() {
    let codex = content::rebirth();
    let asked = Asked { codex: &codex, level: Level::Random, seed: 1 };
    let setup = random_setup(&codex, 2, 7);
    let line = |answers: &[usize]| {
        serde_json::json!({ "setup": setup, "seed": 7, "answers": answers, "bots": ["a", "b"] }).to_string()
    };
    let mut game = rules::Game::new(&codex, &setup, 7).unwrap();
    let mut answers = Vec::new();
    while let Some((by, count)) = game.decision().map(|asks| (asks.seat.0, asks.options.len())) {
        let Reply::Answer { seat, option, options } = asked.reply(&line(&answers)) else {
            panic!("no answer")
        };
        assert_eq!((seat, options), (by, count));
        game.answer(option).unwrap();
        answers.push(option);
    }
    assert_eq!(asked.reply(&line(&answers)), Reply::Over { over: true });

    let other = serde_json::json!({ "setup": setup, "seed": 7, "answers": [], "content": "x" }).to_string();
    let lines = format!("{}\n\ndance\n{}\n{other}\n{}\n", line(&[]), line(&[999]), line(&answers));
    let mut out = Vec::new();
    asked.serve(lines.as_bytes(), &mut out).unwrap();
    let replies = String::from_utf8(out).unwrap();
    let replies: Vec<&str> = replies.lines().collect();
    let starts = [
        "{\"seat\":",
        "{\"error\":\"not a question: ",
        "{\"error\":\"answer 0 is refused: ",
        "{\"error\":\"other cards: ",
        "{\"over\":true}",
    ];
    assert_eq!(replies.len(), starts.len());
    assert!(replies.iter().zip(starts).all(|(reply, start)| reply.starts_with(start)), "{replies:?}");
}
