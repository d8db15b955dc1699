//! The example is played, so that it stays true.

#[path = "../examples/own_bot.rs"]
mod own_bot;

#[test]
fn a_bot_of_ones_own_plays_whole_games_and_the_same_ones_each_time() {
    assert_eq!(own_bot::wins(0..4), own_bot::wins(0..4));
}
