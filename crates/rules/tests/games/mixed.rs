//! Games of both boxes: six of twelve schools, mages of either, in both editions (R25).

use rules::lay::violations;
use rules::{Game, Random, SeatSetup, Setup, SetupError, six_schools};

const CLASSIC: [&str; 6] =
    ["conspiracy", "destruction", "divination", "illusion", "necromancy", "transmutation"];

fn laid(edition: &str, schools: &[&str]) -> Result<Game, SetupError> {
    let seat = |mage: &str| SeatSetup { mage: Some(mage.into()), ..SeatSetup::default() };
    let seats = match edition {
        "classic" => vec![seat("nero"), seat("tessa")],
        _ => vec![seat("arianna"), seat("classic/nero")],
    };
    let schools = schools.iter().map(|id| id.to_string()).collect();
    Game::new(&content::mixed(edition).unwrap(), &Setup { seats, schools, ..Setup::default() }, 1)
}

#[test]
fn games_of_both_boxes_end_and_break_no_invariant_r25_1() {
    for edition in content::EDITIONS {
        let codex = content::mixed(edition).unwrap();
        let mut guests = 0;
        for seed in 0..12 {
            let mut dice = Random::new(seed);
            let schools = six_schools(&codex, &[], |bound| dice.below(bound));
            guests += schools.iter().filter(|id| id.contains('/')).count();
            let seats = vec![SeatSetup::default(); 2 + seed as usize % 3];
            let setup = Setup { seats, schools, ..Setup::default() };
            let mut game = Game::new(&codex, &setup, seed).unwrap();
            while let Some(question) = game.decision() {
                let option = dice.below(question.options.len());
                game.answer(option).unwrap();
                let found = violations(&game);
                assert!(found.is_empty(), "{edition}, seed {seed}: {found:?}");
                assert!(game.state().decisions < 5_000, "{edition}, seed {seed}: the game does not end");
            }
        }
        assert!((20..60).contains(&guests), "{edition}: {guests} of 72 schools came from the other box");
    }
}

#[test]
fn open_decks_come_with_the_schools_that_name_them_r23_3_r25_1() {
    let left = |schools: &[&str]| {
        let view = laid("classic", schools).unwrap().view(None);
        (view.jinxes_left.iter().any(|&left| left > 0), view.upgrades_left.iter().any(|&left| left > 0))
    };
    assert_eq!(left(&CLASSIC), (false, false));
    let with = |guest| [&CLASSIC[..5], &[guest]].concat();
    assert_eq!(left(&with("rebirth/hex")), (true, false));
    assert_eq!(left(&with("rebirth/technomancy")), (false, true));
}

#[test]
fn other_than_six_schools_are_refused_r1_20_r25_1() {
    assert_eq!(laid("classic", &CLASSIC[..5]).unwrap_err(), SetupError::NotSixSchools(5));
    assert_eq!(laid("rebirth", &["agony"; 6]).unwrap_err(), SetupError::SchoolTwice("agony".into()));
    let unnamed = laid("rebirth", &[]).unwrap_err();
    assert_eq!(unnamed, SetupError::NotSixSchools(12), "whoever mixes names six");
    assert!(unnamed.to_string().contains("R25.1"));
}
