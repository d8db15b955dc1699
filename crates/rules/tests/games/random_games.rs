//! Whole games of random answers, with every invariant checked after every answer.

use rules::lay::violations;
use rules::{Game, Level, Random, SeatSetup, Setup};

fn play(edition: &str, players: usize, avatar: Option<Level>, seed: u64) -> Game {
    let codex = content::edition(edition).unwrap();
    let setup = Setup { seats: vec![SeatSetup::default(); players], avatar, ..Setup::default() };
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
            let game = play("rebirth", players, None, seed);
            assert!(game.is_over());
        }
    }
}

#[test]
fn so_do_games_of_the_older_edition_and_rooms_are_torn_down_c15_4_c15_5() {
    let (mut tokens, mut opened) = (0, 0);
    for players in 2..=4 {
        for seed in 0..20 {
            let game = play("classic", players, None, seed);
            assert!(game.is_over());
            let state = game.state();
            tokens += state.beyond.won.iter().map(|won| won.count_ones()).sum::<u32>();
            opened += (state.moon >= 2) as u32;
        }
    }
    assert!(tokens > 0 && opened > 0, "{tokens} tokens won, {opened} games saw the second moon");
}

#[test]
fn so_do_games_with_the_avatar_r22() {
    for players in 1..=3 {
        for level in [Level::Apprentice, Level::Master] {
            for seed in 0..6 {
                assert!(play("rebirth", players, Some(level), seed).is_over());
            }
        }
    }
}
