//! A game is a value: saved, copied and refused answers leave it as it was.

use rules::lay::*;
use rules::*;

fn new_game(players: usize, seed: u64) -> Game {
    let codex = content::rebirth();
    let setup = Setup { seats: vec![SeatSetup::default(); players], ..Setup::default() };
    Game::new(&codex, &setup, seed).unwrap()
}

#[test]
fn a_saved_game_goes_on_exactly_as_the_original() {
    let mut game = new_game(4, 11);
    let mut dice = Random::new(11);
    while let Some(decision) = game.decision() {
        let option = dice.below(decision.options.len());
        if game.state().decisions.is_multiple_of(13) {
            let json = serde_json::to_string(game.state()).unwrap();
            let loaded: State = serde_json::from_str(&json).unwrap();
            assert_eq!(&loaded, game.state());
            let bytes = postcard::to_stdvec(game.state()).unwrap();
            assert_eq!(&postcard::from_bytes::<State>(&bytes).unwrap(), game.state());
            let mut again = Game::from_state(game.codex(), loaded);
            again.answer(option).unwrap();
            game.answer(option).unwrap();
            assert_eq!(again, game);
        } else {
            game.answer(option).unwrap();
        }
    }
}

#[test]
fn an_illegal_answer_is_refused_and_changes_nothing() {
    let mut game = new_game(2, 1);
    let before = game.clone();
    let options = game.decision().unwrap().options.len();
    let refused = game.answer(options).unwrap_err();
    assert_eq!(refused, Refused::NoSuchOption { option: options, options });
    assert!(refused.to_string().contains("there is no option"));
    assert_eq!(game, before);
}

#[test]
fn nothing_can_be_answered_after_the_end() {
    let mut game = new_game(2, 2);
    let mut dice = Random::new(2);
    while let Some(decision) = game.decision() {
        let option = dice.below(decision.options.len());
        game.answer(option).unwrap();
    }
    assert_eq!(game.answer(0), Err(Refused::Over));
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    let play = || {
        let mut game = new_game(3, 21);
        let mut dice = Random::new(21);
        while let Some(decision) = game.decision() {
            let option = dice.below(decision.options.len());
            game.answer(option).unwrap();
        }
        game
    };
    assert_eq!(play(), play());
}

#[test]
fn impossible_tables_are_refused_with_a_reason_r1_1_r1_14_r1_15_r1_20() {
    let codex = content::rebirth();
    let seat = |mage: &str, school: &str| SeatSetup {
        mage: Some(mage.into()),
        school: Some(school.into()),
        grimoire: None,
    };
    let refused = |setup: Setup| Game::new(&codex, &setup, 1).unwrap_err().to_string();
    let seats = |seats: Vec<SeatSetup>| Setup { seats, ..Setup::default() };
    assert!(refused(seats(vec![SeatSetup::default(); 5])).contains("2 to 4 seats, not 5"));
    assert!(refused(seats(vec![SeatSetup::default()])).contains("not 1"));
    let twice = vec![seat("rikkart", "hex"), seat("rikkart", "agony")];
    assert!(refused(seats(twice)).contains("`rikkart` sits at two seats"));
    let same_school = vec![seat("rikkart", "hex"), seat("arianna", "hex")];
    assert!(refused(seats(same_school)).contains("`hex` is chosen twice"));
    assert!(refused(seats(vec![seat("merlin", "hex"), SeatSetup::default()])).contains("no mage `merlin`"));
    assert!(refused(seats(vec![seat("rikkart", "fire"), SeatSetup::default()])).contains("no school `fire`"));
    let mut five = seats(vec![SeatSetup::default(); 2]);
    five.schools = ["agony", "hex", "alchemy", "nightmare", "shamanic"].map(String::from).to_vec();
    assert!(refused(five).contains("exactly six schools, not 5"));
    let mut moons = seats(vec![SeatSetup::default(); 2]);
    moons.settings.name_numbers("moons", [6, 6, 30]);
    assert!(refused(moons).contains("moons"));
    let mut first = seats(vec![SeatSetup::default(); 2]);
    first.first = Some(2);
    assert!(refused(first).contains("seat 3"));
}
