//! Many games, and what they say: how often each seat wins when all play by lot.
//!
//!     cargo run --release -p rules --example many_games

use rules::{Colour, Game, Random, SeatSetup, Setup};
use std::collections::BTreeMap;

/// Wins by colour. The same seeds give the same counts everywhere.
pub fn wins(seats: usize, seeds: std::ops::Range<u64>) -> BTreeMap<Colour, u32> {
    // Cards are loaded once; games share them.
    let codex = content::rebirth();
    let setup = Setup { seats: vec![SeatSetup::default(); seats], ..Setup::default() };
    let mut wins = BTreeMap::new();
    for seed in seeds {
        let mut game = Game::new(&codex, &setup, seed).expect("a table that can be laid");
        let mut dice = Random::new(seed);
        while let Some(decision) = game.decision() {
            let option = dice.below(decision.options.len());
            game.answer(option).expect("an option that was offered");
        }
        let outcome = game.outcome().expect("a game without questions is over");
        *wins.entry(outcome.winner).or_default() += 1;
    }
    wins
}

#[allow(dead_code, reason = "the tests play without printing")]
fn main() {
    for (colour, wins) in wins(3, 0..100) {
        let who =
            if colour == Colour::ROSE { "the Black Rose".into() } else { format!("seat {}", colour.0 + 1) };
        println!("{who}: {wins}");
    }
}
