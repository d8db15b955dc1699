//! Games by lot and nothing else, as fast as the engine goes: the same loop in the native program and in WebAssembly
//! (`cargo xtask drill` runs both and compares).
//!
//!     cargo run --release -p page --example drill -- GAMES PIECES
//!
//! The same games are played in so many short pieces, and the quickest counts: nothing has come between it.

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
    let mut args = std::env::args().skip(1).map(|own| own.parse().ok());
    let (Some(Some(games)), Some(Some(pieces))) = (args.next(), args.next()) else {
        eprintln!("usage: drill GAMES PIECES");
        std::process::exit(2);
    };
    // Cards are loaded once, before the clock runs.
    drill(1);
    let best = (0..pieces).map(|_| piece(games)).min_by_key(|&(_, nanos)| nanos);
    let (decisions, nanos) = best.unwrap_or_default();
    println!("{decisions} decisions in {} microseconds", nanos / 1000);
}

/// How many decisions, and how long they took.
fn piece(games: u32) -> (u32, u128) {
    let (start, before) = (std::time::Instant::now(), spent());
    let decisions = drill(games);
    let nanos = match (before, spent()) {
        (Some(before), Some(after)) => u128::from(after - before),
        _ => start.elapsed().as_nanos(),
    };
    (decisions, nanos)
}

/// Nanoseconds that this program had a processor, where the system tells; what others do meanwhile does not count.
fn spent() -> Option<u64> {
    std::fs::read_to_string("/proc/self/schedstat").ok()?.split(' ').next()?.parse().ok()
}
