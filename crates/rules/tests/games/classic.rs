//! The older edition dealt: what lies on the table before the first turn (C1, C2).

use codex::QuestId;
use rules::lay::*;
use rules::*;

/// A table of this many seats, up to the last question of set-up; Rebecca of Necromancy sits first.
fn laid(seats: usize, seed: u64) -> Game {
    let mut chairs = vec![SeatSetup::default(); seats];
    chairs[0] = SeatSetup {
        mage: Some("rebecca".into()),
        school: Some("necromancy".into()),
        grimoire: Some("bone_marshal".into()),
    };
    let setup = Setup { seats: chairs, first: Some(0), ..Setup::default() };
    let mut game = Game::new(&content::classic(), &setup, seed).unwrap();
    loop {
        let mut next = game.clone();
        next.answer(0).unwrap();
        if next.state().phase != Phase::SetUp {
            return game;
        }
        game = next;
    }
}

#[test]
fn the_lodge_is_whole_with_the_throne_beside_the_centre_c2_1_c2_2_c2_4_c1_15() {
    for seed in 0..20 {
        let game = laid(4, seed);
        let (state, codex) = (game.state(), game.codex());
        assert_eq!(codex.rooms[state.rooms[0].room.index()].title.id, "black_rose_room");
        let throne = codex.find_room("throne_room").and_then(|room| state.place_of_room(room)).unwrap();
        assert!(hexes::beside(Spot::room(0)) & throne.bit() != 0);
        for own in &state.rooms {
            let card = &codex.rooms[own.room.index()];
            assert!(!own.turned && !own.used && own.cubes.is_empty());
            assert_eq!(own.slots, card.faces[0].slots, "hollows are resistance (C1.3)");
            assert_eq!(card.opens > 1, card.fixed == Some(codex::FixedPlace::Centre));
        }
        assert!(violations(&game).is_empty());
    }
}

#[test]
fn nobody_holds_or_remembers_a_card_c2_7_c2_8_c2_11_c2_13() {
    let game = laid(4, 5);
    let state = game.state();
    let seat = Seat(0);
    let count = |pile: fn(Seat) -> usize| state.spells.len(pile(seat));
    assert_eq!([spell_pile::hand, spell_pile::memories].map(count), [0, 0]);
    assert_eq!(
        (count(spell_pile::grimoire), count(spell_pile::aside)),
        (7, 2),
        "six of the list and one of three"
    );
    assert!(state.mages.iter().all(|mage| mage.power == 0) && state.rose.power == 0);
}

#[test]
fn in_the_first_printing_the_grimoire_has_six_c2_7() {
    let codex = content::classic();
    let mut settings = Settings::default();
    assert!(settings.turn_on(&codex, "no_personal_spells"));
    let setup = Setup { seats: vec![SeatSetup::default(); 2], settings, ..Setup::default() };
    let mut game = Game::new(&codex, &setup, 3).unwrap();
    while game.state().phase == Phase::SetUp {
        game.answer(0).unwrap();
    }
    let all = |seat: Seat| {
        let piles = [spell_pile::hand(seat), spell_pile::grimoire(seat), spell_pile::aside(seat)];
        piles.iter().map(|&pile| game.state().spells.len(pile)).sum::<usize>()
    };
    assert_eq!(game.state().seats().map(all).collect::<Vec<_>>(), [6, 6]);
}

#[test]
fn each_mage_has_a_cell_and_what_the_rules_give_c1_4_c1_5_c2_3_c2_6_c2_9_c2_12() {
    for seats in 2..=4 {
        let game = laid(seats, 7);
        let state = game.state();
        let cells: std::collections::BTreeSet<_> =
            state.mages.iter().map(|mage| (mage.cell.q, mage.cell.r)).collect();
        assert_eq!(cells.len(), seats);
        for mage in &state.mages {
            assert!(mage.in_cell());
            assert_eq!((mage.supply, mage.trophies, mage.tokens), (25, 10, 2), "RC-1");
        }
        assert_eq!((state.rose.supply, state.moon, state.crown), (30, 1, Seat(0)));
    }
}

#[test]
fn quests_for_four_stay_in_the_box_at_smaller_tables_c1_11() {
    let large = |game: &Game| {
        let quests = game.codex().quests.iter().enumerate().filter(|(_, quest)| quest.seats > 3);
        quests.filter(|&(index, _)| game.state().quests.pile_of(QuestId(index as u8)).is_some()).count()
    };
    let all = content::classic().quests.iter().filter(|quest| quest.seats > 3).count();
    assert_eq!([2, 3, 4].map(|seats| large(&laid(seats, 1))), [0, 0, all]);
    assert!(all <= 6);
}
