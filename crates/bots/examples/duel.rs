//! Plays one level against another with changed weights and prints the mean margin over the better of rival and rose.
//!
//!     cargo run --release -p bots --example duel -- greedy random 40 instability=0.8 rose=0.4
//!
//! A quick look while tuning by hand; `lodge lab` is the instrument for results.

#[path = "../../server/src/threads.rs"]
mod threads;

use bots::evaluation::Weights;
use bots::search::Reach;
use bots::{Bot, Level, Question, Thinker};
use rules::{Colour, Game, Seat, SeatSetup, Setup};
use threads::Threads;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [own, other, games, changes @ ..] = &args[..] else {
        eprintln!("usage: duel LEVEL LEVEL GAMES [FEATURE=VALUE...]");
        std::process::exit(2);
    };
    let mut weights = Weights::standard();
    let mut curiosity = None;
    for change in changes {
        if let Some(value) = change.strip_prefix("curiosity=") {
            curiosity = value.parse().ok();
            continue;
        }
        let known = change.split_once('=').and_then(|(name, value)| Some((name, value.parse().ok()?)));
        if !known.is_some_and(|(name, value)| weights.set(name, value)) {
            eprintln!("`{change}` is not FEATURE=VALUE");
            std::process::exit(2);
        }
    }
    let level = |name: &str| {
        name.parse::<Level>().unwrap_or_else(|error| {
            eprintln!("{error}");
            std::process::exit(2)
        })
    };
    let (own, other) = (level(own), level(other));
    let games: u64 = games.parse().unwrap_or(20);
    let codex = content::rebirth();
    let (mut wins, mut margins, mut squares) = (0, 0.0, 0.0);
    for seed in 0..games {
        let setup = Setup { seats: vec![SeatSetup::default(); 2], ..Setup::default() };
        let mut game = Game::new(&codex, &setup, seed / 2).expect("a legal table");
        let seat = (seed % 2) as u8;
        let mut players: Vec<_> = (0..2)
            .map(|at| match at == seat {
                true => player(own, weights, curiosity, seed, Seat(at)),
                false => player(other, Weights::standard(), None, seed, Seat(at)),
            })
            .collect();
        while let Some(question) = Question::of(&game) {
            let option = players[question.seat().index()].choose(&question);
            game.answer(option).expect("a listed option");
        }
        let outcome = game.state().outcome.expect("over");
        wins += (outcome.winner == Colour(seat)) as u32;
        let best = outcome.totals[Colour::ROSE.index()].max(outcome.totals[1 - seat as usize]);
        let margin = outcome.totals[seat as usize] as f64 - best as f64;
        margins += margin;
        squares += margin * margin;
    }
    let mean = margins / games as f64;
    let error = ((squares / games as f64 - mean * mean) / games as f64).sqrt();
    println!("{wins} of {games} won, margin {mean:.1} +- {error:.1}  {}", changes.join(" "));
}

fn player(level: Level, weights: Weights, curiosity: Option<f32>, seed: u64, seat: Seat) -> Box<dyn Bot> {
    match (level.thought(), curiosity) {
        (Some((reach, effort)), Some(curiosity)) => {
            let thinker = Thinker::new(weights, Reach { curiosity, ..reach }, effort, seed, seat);
            Box::new(thinker.at(Threads::new(1)))
        }
        _ => level.player_at(Threads::new(1), weights, seed, seat),
    }
}
