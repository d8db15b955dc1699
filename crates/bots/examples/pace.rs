//! How fast the engine is, on a machine that does other things too: everything is done many times over in short pieces,
//! and the best of each piece counts, which nothing else has come between.
//!
//!     cargo run --profile count -p bots --example pace

use rules::{Game, Random, Seat, SeatSetup, Setup};
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

const GAMES: u64 = 64;
const ROUNDS: usize = 60;

/// The best of many rounds of the same piece of work.
fn best<T>(rounds: usize, mut work: impl FnMut() -> T) -> Duration {
    let times = (0..rounds).map(|_| {
        let start = Instant::now();
        black_box(work());
        start.elapsed()
    });
    times.min().unwrap_or_default()
}

/// A game of four by lot, for so many answers.
fn play(codex: &Arc<codex::Codex>, seed: u64, most: u32) -> Game {
    let setup = Setup { seats: vec![SeatSetup::default(); 4], ..Setup::default() };
    let mut game = Game::new(codex, &setup, seed).expect("a legal table");
    let mut dice = Random::new(seed);
    while let Some(decision) = game.decision().filter(|_| game.state().decisions < most) {
        let option = dice.below(decision.options.len());
        game.answer(option).expect("an option that was offered");
    }
    game
}

fn main() {
    for edition in content::EDITIONS {
        let codex = content::edition(edition).expect("built in");
        let mut decisions = 0;
        let mut time = Duration::ZERO;
        for seed in 0..GAMES {
            decisions += play(&codex, seed, u32::MAX).state().decisions;
            time += best(ROUNDS, || play(&codex, seed, u32::MAX));
        }
        let game = play(&codex, 2, 300);
        let clone = best(20_000, || game.clone());
        let view = best(20_000, || game.view(Some(Seat(0))));
        println!(
            "{edition}: {:.2} million decisions a second, clone {:.3} µs, view {:.2} µs, {} bytes",
            decisions as f64 / time.as_secs_f64() / 1e6,
            clone.as_secs_f64() * 1e6,
            view.as_secs_f64() * 1e6,
            size_of::<Game>()
        );
    }
}
