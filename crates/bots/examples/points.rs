//! Where points come from: plays games between two levels and sums the causes of each side's power.
//!
//!     cargo run --release -p bots --example points -- greedy random 20

#[path = "../../server/src/threads.rs"]
mod threads;

use bots::evaluation::Weights;
use bots::{Level, Question};
use rules::log::Cause;
use rules::{Colour, Game, SeatSetup, Setup, What};
use std::collections::BTreeMap;
use threads::Threads;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args[args.len() - 1].parse().expect("a number of games");
    let levels: Vec<Level> =
        args[..args.len() - 1].iter().map(|name| name.parse().expect("a level")).collect();
    let codex = content::rebirth();
    let mut sums: BTreeMap<(usize, String), i32> = BTreeMap::new();
    let mut totals = [0.0; 5];
    let mut wins = [0; 5];
    let (mut turns, mut decisions) = (0, 0);
    for seed in 0..games {
        let setup = Setup { seats: vec![SeatSetup::default(); levels.len()], ..Setup::default() };
        let mut game = Game::recorded(&codex, &setup, seed).expect("a legal table");
        let at = |seat: usize| (seat + seed as usize) % levels.len();
        let player = |seat: usize| {
            levels[at(seat)].player_at(Threads::new(1), Weights::standard(), seed, rules::Seat(seat as u8))
        };
        let mut players: Vec<_> = (0..levels.len()).map(player).collect();
        while let Some(question) = Question::of(&game) {
            let option = players[question.seat().index()].choose(&question);
            game.answer(option).expect("a listed option");
            decisions += 1;
        }
        turns += game.state().turn as usize;
        let side = |colour: Colour| colour.seat().map_or(4, |seat| at(seat.index()));
        for entry in game.events() {
            if let What::PowerChanges { who, by, .. } = entry.happening.seen_by(None) {
                let cause = match entry.cause {
                    Cause::Rule(rule) => rule.to_string(),
                    other => format!("{other:?}").split('(').next().unwrap().to_string(),
                };
                *sums.entry((side(who), cause)).or_default() += by as i32;
            }
        }
        let outcome = game.state().outcome.expect("over");
        wins[side(outcome.winner)] += 1;
        for colour in Colour::all().filter(|colour| colour.is_rose() || colour.index() < levels.len()) {
            totals[side(colour)] += outcome.totals[colour.index()] as f64;
        }
        let o = outcome;
        for c in 0..levels.len() {
            *sums.entry((side(Colour(c as u8)), "final quests".into())).or_default() +=
                o.quest_bonus[c] as i32;
            *sums.entry((side(Colour(c as u8)), "final trophies".into())).or_default() +=
                o.trophy_bonus[c] as i32;
        }
        *sums.entry((4, "final quests".into())).or_default() += o.quest_bonus[4] as i32;
        *sums.entry((4, "final trophies".into())).or_default() += o.trophy_bonus[4] as i32;
    }
    println!(
        "turns {:.1} decisions {:.0} wins {wins:?}",
        turns as f64 / games as f64,
        decisions as f64 / games as f64
    );
    println!("totals {:?}", totals.map(|t| t / games as f64));
    for ((side, cause), sum) in sums {
        println!("{side} {cause:16} {:.2}", sum as f64 / games as f64);
    }
}
