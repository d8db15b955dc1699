//! Games by lot and nothing else, as fast as the engine goes: the same loop in the native program and in WebAssembly
//! (`web/e2e/drill.mjs` runs both and compares).
//!
//!     cargo run --release -p page --example drill -- GAMES

#![allow(unsafe_code, reason = "a function that is called from outside has a name that the linker must keep")]

use bots::{Level, Question};
use rules::{Game, Seat, SeatSetup, Setup};

/// Plays so many games with four mages and says how many decisions that took.
#[unsafe(no_mangle)]
pub extern "C" fn drill(games: u32) -> u32 {
    let codex = content::rebirth();
    let setup = Setup { seats: vec![SeatSetup::default(); 4], ..Setup::default() };
    let mut decisions = 0;
    for seed in 0..u64::from(games) {
        let mut game = Game::new(&codex, &setup, seed).expect("a legal table");
        let mut players: Vec<_> = (0..4).map(|seat| Level::Random.player(seed, Seat(seat))).collect();
        while let Some(question) = Question::of(&game) {
            let option = players[question.seat().index()].choose(&question);
            game.answer(option).expect("a listed option");
            decisions += 1;
        }
    }
    decisions
}

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok());
    let Some(games) = games else {
        eprintln!("usage: drill GAMES");
        std::process::exit(2);
    };
    // Cards are loaded once, before the clock runs.
    drill(1);
    let start = std::time::Instant::now();
    let decisions = drill(games);
    println!("{decisions} decisions in {} microseconds", start.elapsed().as_micros());
}
