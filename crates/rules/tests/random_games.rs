//! Whole games of random answers, with every invariant checked after every answer.

use rules::{Game, Random, SeatSetup, Setup, violations};

fn play(players: usize, seed: u64) -> Game {
    let codex = content::rebirth();
    let setup = Setup { seats: vec![SeatSetup::default(); players], ..Setup::default() };
    let mut game = Game::new(&codex, &setup, seed).unwrap();
    let mut dice = Random::new(seed);
    while let Some(decision) = game.decision() {
        let option = dice.below(decision.options.len());
        game.answer(option).unwrap();
        let found = violations(&game);
        assert!(found.is_empty(), "seed {seed}, answer {}: {found:?}", game.state().decisions);
        assert!(game.state().decisions < 5_000, "seed {seed}: the game does not end");
    }
    game
}

#[test]
fn random_games_end_and_break_no_invariant() {
    for players in 2..=4 {
        for seed in 0..20 {
            let game = play(players, seed);
            assert!(game.is_over());
        }
    }
}
