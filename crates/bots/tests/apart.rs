//! Searches made apart, as the Workers of a page make them, come to one choice; without a clock nothing is left to time.

use bots::evaluation::Weights;
use bots::{Budget, Counts, Level, Question};
use rules::{Game, Seat, SeatSetup, Setup};
use std::time::Duration;

const SEARCHERS: u64 = 4;

/// A game of greedy mages up to a question that has enough options to be worth a search.
fn asked(seed: u64) -> Game {
    let setup = Setup { seats: vec![SeatSetup::default(); 2], ..Setup::default() };
    let mut game = Game::new(&content::rebirth(), &setup, seed).unwrap();
    let mut players: Vec<_> = (0..2).map(|seat| Level::Hasty.player(seed, Seat(seat))).collect();
    for _ in 0..120 {
        let question = Question::of(&game).unwrap();
        let option = players[question.seat().index()].choose(&question);
        game.answer(option).unwrap();
    }
    while Question::of(&game).unwrap().options().len() < 4 {
        let question = Question::of(&game).unwrap();
        let option = players[question.seat().index()].choose(&question);
        game.answer(option).unwrap();
    }
    game
}

fn ponder(game: &Game, level: Level, dice: u64) -> (usize, Counts) {
    let question = Question::of(game).unwrap();
    level.thinker(Weights::standard(), dice, question.seat()).unwrap().ponder(&question)
}

#[test]
fn the_counts_of_one_search_name_what_it_chose() {
    for seed in 0..4 {
        let (chosen, counts) = ponder(&asked(seed), Level::Scout(Budget::Iterations(300)), seed);
        assert_eq!(counts.best(), chosen);
        assert!(counts.imagined() >= 200, "{counts:?}");
    }
}

#[test]
fn four_searches_added_are_one_choice_that_comes_out_again() {
    let game = asked(7);
    let level = Level::Scout(Budget::Iterations(300));
    let together = || {
        let mut sum = Counts::default();
        (0..SEARCHERS).for_each(|dice| sum.add(&ponder(&game, level, dice).1));
        sum
    };
    let sum = together();
    assert_eq!(sum, together());
    let apart: Vec<Counts> = (0..SEARCHERS).map(|dice| ponder(&game, level, dice).1).collect();
    assert_eq!(sum.imagined(), apart.iter().map(Counts::imagined).sum::<u64>());
    // Whatever they choose together was the favourite of one of them.
    assert!(apart.iter().any(|counts| counts.best() == sum.best()), "{apart:?}");
    // The dice differ, so the searches do: four times the same would be one search paid four times.
    assert_ne!(apart[0], apart[1]);
}

#[test]
fn a_budget_of_time_without_a_clock_is_a_number_of_games() {
    let game = asked(3);
    let level = Level::Master(Budget::Time(Duration::from_millis(50)));
    let (first, again) = (ponder(&game, level, 1), ponder(&game, level, 1));
    assert_eq!(first, again);
    let games = 50 * u64::from(bots::workshop::GAMES_PER_MILLISECOND);
    assert!((1..=2 * games).contains(&first.1.imagined()), "{}", first.1.imagined());
    let question = Question::of(&game).unwrap();
    assert_eq!(level.player(1, question.seat()).choose(&question), first.0);
}
