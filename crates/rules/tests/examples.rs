//! The examples are played, so that they stay true.

#[path = "../examples/many_games.rs"]
mod many_games;
#[path = "../examples/random_game.rs"]
mod random_game;

#[test]
fn a_game_by_lot_ends_and_is_the_same_each_time() {
    let (asked, winner) = random_game::play(7);
    assert!(asked > 50 && !winner.is_empty());
    assert_eq!(random_game::play(7), (asked, winner));
}

#[test]
fn every_game_of_many_has_a_winner() {
    assert_eq!(many_games::wins(2, 0..5).values().sum::<u32>(), 5);
}
