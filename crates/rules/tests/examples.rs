//! The examples are played, so that they stay true.

#[path = "../examples/load_pack.rs"]
mod load_pack;
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

#[test]
fn a_game_with_a_pack_is_won_and_a_broken_pack_says_where() {
    let won = load_pack::play(7).expect("the pack is in order");
    assert!(!won.is_empty());
    let broken = "pack soot \"Soot\" language 1\n  author \"Nobody\"\n  about \"Nothing.\"\n\nmage pim \"Pim\" designed\n  health many\n";
    let report = load_pack::cards(&[("pack.codex", broken)]).expect_err("a mage has a number of health");
    assert!(report.to_string().contains("pack.codex:6"), "{report}");
}
