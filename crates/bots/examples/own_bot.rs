//! A bot of one's own: it attacks where it can, and takes the first option otherwise.
//!
//!     cargo run --release -p bots --example own_bot

use bots::{Bot, Level, Question};
use rules::{Choice, Game, Seat, SeatSetup, Setup};

/// Sees what its seat sees: the options, the view, the cards. The game behind them is out of its reach.
#[derive(Debug)]
pub struct Brute;

impl Bot for Brute {
    fn choose(&mut self, question: &Question<'_>) -> usize {
        let attacks = |choice: &Choice| matches!(choice, Choice::Attack(_));
        question.options().iter().position(attacks).unwrap_or(0)
    }
}

/// How many of these games it wins against a player by lot.
pub fn wins(seeds: std::ops::Range<u64>) -> usize {
    let codex = content::rebirth();
    let setup = Setup { seats: vec![SeatSetup::default(); 2], ..Setup::default() };
    let won = |seed: &u64| {
        let mut game = Game::new(&codex, &setup, *seed).expect("two seats are a table");
        let mut players: [Box<dyn Bot>; 2] = [Box::new(Brute), Level::Random.player(*seed, Seat(1))];
        while let Some(question) = Question::of(&game) {
            let option = players[question.seat().index()].choose(&question);
            game.answer(option).expect("an option that was offered");
        }
        game.state().outcome.is_some_and(|outcome| outcome.winner == Seat(0).colour())
    };
    seeds.filter(won).count()
}

#[allow(dead_code, reason = "the tests play without printing")]
fn main() {
    println!("won {} of 100", wins(0..100));
}
