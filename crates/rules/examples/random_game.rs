//! A whole game by lot: set up, ask, answer, until it is over.
//!
//!     cargo run -p rules --example random_game

use rules::{Game, Random, SeatSetup, Setup};

/// How many questions were asked, and who won.
pub fn play(seed: u64) -> (u32, String) {
    let codex = content::rebirth();
    // Nothing is said about the seats: their mages and schools are asked for, like everything else.
    let setup = Setup { seats: vec![SeatSetup::default(); 3], ..Setup::default() };
    let mut game = Game::new(&codex, &setup, seed).expect("three seats are a table");
    let mut dice = Random::new(seed);
    let mut asked = 0;
    while let Some(decision) = game.decision() {
        let option = dice.below(decision.options.len());
        game.answer(option).expect("an option that was offered");
        asked += 1;
    }
    let winner = game.outcome().expect("a game without questions is over").winner;
    (asked, game.colour_name(winner))
}

#[allow(dead_code, reason = "the tests play without printing")]
fn main() {
    let (asked, winner) = play(7);
    println!("{winner} won after {asked} questions");
}
