//! How many games `master` imagines in a second of thinking.
//!
//!     cargo run --release -p bots --example iterations -- [GAMES [THREADS]]
//!
//! `master` thinks at most 200 ms a question in every game it plays against greedy ones; only its own time counts.

#[path = "../../server/src/threads.rs"]
mod threads;

use bots::evaluation::Weights;
use bots::search::Reach;
use bots::{Bot, Budget, Effort, Level, Question, Thinker};
use rules::{Game, Seat, SeatSetup, Setup};
use std::time::{Duration, Instant};
use threads::Threads;

fn main() {
    let mut args = std::env::args().skip(1).map(|word| word.parse::<u64>());
    let (Ok(games), Ok(threads)) = (args.next().unwrap_or(Ok(4)), args.next().unwrap_or(Ok(1))) else {
        eprintln!("usage: iterations [GAMES [THREADS]]");
        std::process::exit(2);
    };
    let codex = content::rebirth();
    for mages in [2, 4] {
        let setup = Setup { seats: vec![SeatSetup::default(); mages], ..Setup::default() };
        let (mut thought, mut imagined) = (Duration::ZERO, 0);
        for seed in 0..games {
            let mut game = Game::new(&codex, &setup, seed).expect("a sound set-up");
            let effort = Effort::Total(Budget::Time(Duration::from_millis(200)));
            let mut master = Thinker::new(Weights::standard(), Reach::MASTER, effort, seed, Seat(0))
                .at(Threads::new(threads as usize));
            let mut others: Vec<_> =
                (0..mages).map(|at| Level::Greedy.player(seed, Seat(at as u8))).collect();
            while let Some(question) = Question::of(&game) {
                let seat = question.seat();
                let option = if seat == Seat(0) {
                    let start = Instant::now();
                    let option = master.choose(&question);
                    thought += start.elapsed();
                    option
                } else {
                    others[seat.index()].choose(&question)
                };
                game.answer(option).expect("a listed option");
            }
            imagined += master.imagined();
        }
        println!("{mages} mages: {:.0} imagined games a second", imagined as f64 / thought.as_secs_f64());
    }
}
