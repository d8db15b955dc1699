//! Plays fixed games and does nothing else, so that its instructions can be counted:
//!
//!     cargo xtask instructions
//!
//! Two numbers are expected: games by lot, and games in haste. What starting and loading the cards costs is counted
//! with none of either and taken off.

use bots::{Level, Question};
use rules::{Game, Level as Difficulty, Seat, SeatSetup, Setup};
use std::hint::black_box;

/// Every kind of table in turn.
fn setup(at: u64) -> Setup {
    let avatar = [None, None, None, Some(Difficulty::Apprentice), Some(Difficulty::Master)][at as usize % 5];
    let people = 2 + at as usize % if avatar.is_some() { 2 } else { 3 };
    Setup { seats: vec![SeatSetup::default(); people], avatar, ..Setup::default() }
}

fn play(level: Level, games: u64) {
    let codex = content::rebirth();
    for at in 0..games {
        let setup = setup(at);
        let mut game = Game::new(&codex, &setup, at).expect("a legal table");
        let mut players: Vec<_> =
            (0..setup.seats.len()).map(|seat| level.player(at, Seat(seat as u8))).collect();
        while let Some(question) = Question::of(&game) {
            let option = players[question.seat().index()].choose(&question);
            game.answer(option).expect("a listed option");
        }
        black_box(game);
    }
}

fn main() {
    let counts: Vec<u64> =
        std::env::args().skip(1).map(|count| count.parse().expect("a number of games")).collect();
    let &[by_lot, in_haste] = &counts[..] else { panic!("usage: instructions GAMES GAMES") };
    play(Level::Random, by_lot);
    play(Level::Hasty, in_haste);
}
