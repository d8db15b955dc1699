//! Nothing hidden ever leaves: views and logs of games that differ only in what a seat may not know.

use codex::{CommandId, QuestId};
use rules::lay::*;
use rules::log::DrawnFrom;
use rules::*;

fn new_game(seed: u64) -> Game {
    game_of("rebirth", seed)
}

fn game_of(edition: &str, seed: u64) -> Game {
    let codex = content::edition(edition).unwrap();
    let setup = Setup { seats: vec![SeatSetup::default(); 3], ..Setup::default() };
    Game::new(&codex, &setup, seed).unwrap()
}

fn avatar_game(seed: u64) -> Game {
    let codex = content::rebirth();
    let seats = vec![SeatSetup::default(); 2];
    let setup = Setup { seats, avatar: Some(Level::Master), ..Setup::default() };
    Game::new(&codex, &setup, seed).unwrap()
}

/// Changes everything the viewer may not know: foreign hands and face-down spells, foreign face-down quests, the order
/// of all decks, the generator. What the viewer knows stays.
fn shuffle_secrets(game: &mut Game, viewer: Option<Seat>, dice: &mut Random) {
    let codex = game.codex().clone();
    let state = game.state_mut();
    state.random = Random::new(dice.below(1 << 20) as u64);
    for school in 0..6 {
        state.spells.shuffle(spell_pile::library(school), dice);
    }
    state.spells.shuffle(spell_pile::FORGOTTEN, dice);
    for moon in 1..=3 {
        state.quests.shuffle(quest_pile::deck(moon), dice);
        state.events.shuffle(event_pile::deck(moon), dice);
    }
    for seat in state.seats().collect::<Vec<_>>() {
        state.spells.shuffle(spell_pile::grimoire(seat), dice);
        if viewer == Some(seat) {
            continue;
        }
        // Swap cards of the hand with cards of the own grimoire, then face-down ones with the hand.
        // What was shown in a hand is no secret.
        let (shown, seen) = (state.shown_cards, state.seen);
        // What this viewer alone has seen is none either.
        let saw = |card: SeenCard| viewer.is_some_and(|by| seen.contains(&Seen { by, card }));
        let secret = |card: &Card| !shown.has(*card) && !saw(SeenCard::Spell(*card));
        let hand: Vec<Card> = state.spells.iter(spell_pile::hand(seat)).filter(secret).collect();
        for card in hand {
            if let Some(other) = state.spells.top(spell_pile::grimoire(seat)).filter(secret) {
                state.spells.put(other, spell_pile::hand(seat));
                state.spells.put_under(card, spell_pile::grimoire(seat));
            }
        }
        for slot in 0..SheetSlot::COUNT {
            let prepared = state.mages[seat.index()].sheet[slot];
            if prepared.state != SlotState::Ready || !secret(&prepared.card) {
                continue;
            }
            let other = state.spells.iter(spell_pile::hand(seat)).find(secret);
            if let Some(other) = other {
                state.spells.put(prepared.card, spell_pile::hand(seat));
                state.spells.put(other, spell_pile::sheet(seat));
                state.mages[seat.index()].sheet[slot].card = other;
                state.mages[seat.index()].sheet[slot].dark = dice.below(2) == 1;
            }
        }
        let quests: Vec<QuestId> = state.quests.iter(quest_pile::active(seat)).collect();
        for quest in quests {
            let moon = codex.quests[quest.index()].moon;
            let hidden = state.quests_shown & (1 << quest.0) == 0 && !saw(SeenCard::Quest(quest));
            let other = state
                .quests
                .iter(quest_pile::deck(moon))
                .filter(|&other| !saw(SeenCard::Quest(other)))
                .find(|&other| codex.quests[other.index()].reveal == codex::QuestReveal::AtFirstProgress);
            if let (true, Some(other)) = (hidden, other) {
                state.quests.put(other, quest_pile::active(seat));
                state.quests.put_under(quest, quest_pile::deck(moon));
            }
        }
    }
}

#[test]
fn games_that_differ_in_secrets_only_look_the_same_r5_2_r13_6_r13_8_rb_58() {
    twins_look_the_same("rebirth");
}

#[test]
fn so_do_games_of_the_older_edition_c6_1() {
    twins_look_the_same("classic");
}

fn twins_look_the_same(edition: &str) {
    let mut compared = 0;
    for seed in 0..8 {
        let mut game = game_of(edition, seed);
        let mut dice = Random::new(seed + 100);
        while let Some(decision) = game.decision() {
            let asked = decision.seat;
            let option = dice.below(decision.options.len());
            if game.state().decisions.is_multiple_of(7) && game.state().phase != Phase::SetUp {
                for viewer in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
                    if viewer == Some(asked) {
                        continue;
                    }
                    let mut twin = game.clone();
                    shuffle_secrets(&mut twin, viewer, &mut dice);
                    let bytes = serde_json::to_string(&game.view(viewer)).unwrap();
                    let other = serde_json::to_string(&twin.view(viewer)).unwrap();
                    let at = bytes.bytes().zip(other.bytes()).take_while(|(one, two)| one == two).count();
                    let differs = |text: &str| {
                        text.get(at.saturating_sub(80)..)
                            .map(|rest| rest.chars().take(160).collect::<String>())
                    };
                    assert_eq!(differs(&bytes), differs(&other), "seed {seed}");
                    assert_eq!(bytes, other, "seed {seed}");
                    assert_ne!(twin.state(), game.state(), "the twin differs in secrets");
                    compared += 1;
                }
            }
            game.answer(option).unwrap();
        }
    }
    assert!(compared > 1000, "only {compared} views were compared");
}

#[test]
fn only_the_asked_seat_sees_the_options() {
    let mut game = new_game(3);
    let mut dice = Random::new(3);
    while let Some(decision) = game.decision() {
        let (asked, option) = (decision.seat, dice.below(decision.options.len()));
        for seat in [Seat(0), Seat(1), Seat(2)] {
            assert_eq!(game.view(Some(seat)).question.is_some(), seat == asked);
        }
        assert!(game.view(None).question.is_none());
        game.answer(option).unwrap();
    }
}

#[test]
fn the_log_hides_drawn_and_prepared_cards_from_the_others() {
    let mut game = new_game(5);
    game.record(true);
    let mut dice = Random::new(5);
    let mut veiled = 0;
    while let Some(decision) = game.decision() {
        let option = dice.below(decision.options.len());
        game.answer(option).unwrap();
        for entry in game.events() {
            for viewer in [None, Some(Seat(0)), Some(Seat(1)), Some(Seat(2))] {
                match entry.happening.seen_by(viewer) {
                    What::Prepared { seat, spell, .. } => assert_eq!(spell.is_some(), viewer == Some(seat)),
                    What::SpellDrawn { seat, spell, from } => match from {
                        DrawnFrom::Memories | DrawnFrom::Aside => assert!(spell.is_some()),
                        _ => {
                            assert_eq!(spell.is_some(), viewer == Some(seat));
                            veiled += 1;
                        }
                    },
                    _ => {}
                }
            }
        }
    }
    assert!(veiled > 0);
}

#[test]
fn a_log_is_kept_only_when_asked_for_but_always_counted() {
    let mut quiet = new_game(9);
    let mut loud = new_game(9);
    loud.record(true);
    let mut entries = loud.events().len();
    let before = loud.state().happenings;
    for _ in 0..200 {
        quiet.answer(0).unwrap();
        loud.answer(0).unwrap();
        entries += loud.events().len();
        assert!(quiet.events().is_empty());
    }
    assert_eq!(entries as u32, loud.state().happenings - before);
    assert_eq!(quiet, loud, "recording does not change the game");
}

#[test]
fn an_imagined_game_is_one_the_seat_cannot_tell_from_the_real_one() {
    let mut differing = 0;
    for seed in 0..6 {
        let mut game = new_game(seed);
        let mut dice = Random::new(seed + 200);
        while let Some(decision) = game.decision() {
            let (asked, option) = (decision.seat, dice.below(decision.options.len()));
            if game.state().decisions.is_multiple_of(11) && game.state().phase != Phase::SetUp {
                let imagined = game.sample(asked, &mut dice);
                assert_eq!(imagined.view(Some(asked)), game.view(Some(asked)), "seed {seed}");
                let found = violations(&imagined);
                assert!(found.is_empty(), "seed {seed}: {found:?}");
                differing += (imagined.state() != game.state()) as usize;
                let mut goes_on = imagined.clone();
                goes_on.answer(option).unwrap();
            }
            game.answer(option).unwrap();
        }
    }
    assert!(differing > 100);
}

#[test]
fn what_a_seat_imagines_does_not_depend_on_the_hidden_truth() {
    for seed in 0..6 {
        let mut game = new_game(seed);
        let mut dice = Random::new(seed + 300);
        while let Some(decision) = game.decision() {
            let (asked, option) = (decision.seat, dice.below(decision.options.len()));
            if game.state().decisions.is_multiple_of(11) && game.state().phase != Phase::SetUp {
                let mut twin = game.clone();
                shuffle_secrets(&mut twin, Some(asked), &mut dice);
                let from_truth = game.sample(asked, &mut Random::new(seed));
                let from_twin = twin.sample(asked, &mut Random::new(seed));
                for seat in from_truth.state().seats() {
                    assert_eq!(
                        from_truth.view(Some(seat)).mages,
                        from_twin.view(Some(seat)).mages,
                        "seed {seed}"
                    );
                }
                let cards = |game: &Game, pile| -> Vec<codex::SpellId> {
                    game.state().spells.iter(pile).map(|card| game.state().spell_of(card)).collect()
                };
                for pile in 0..spell_pile::FORGOTTEN + 1 {
                    assert_eq!(cards(&from_truth, pile), cards(&from_twin, pile));
                }
            }
            game.answer(option).unwrap();
        }
    }
}

#[test]
fn positions_hold_nothing_but_what_the_seat_knows() {
    let mut compared = 0;
    for seed in 0..8 {
        let mut game = new_game(seed);
        let mut dice = Random::new(seed + 400);
        while let Some(decision) = game.decision() {
            let (asked, option) = (decision.seat, dice.below(decision.options.len()));
            if game.state().decisions.is_multiple_of(5) && game.state().phase != Phase::SetUp {
                let mut shuffled = game.clone();
                shuffle_secrets(&mut shuffled, Some(asked), &mut dice);
                let position = game.position(asked);
                for twin in [shuffled, game.sample(asked, &mut dice)] {
                    assert_eq!(position.state(), twin.position(asked).state(), "seed {seed}");
                }
                assert_eq!(violations(&position), []);
                let mut goes_on = Game::determinize(game.codex(), position.state().clone(), asked, &mut dice);
                assert_eq!(goes_on.view(Some(asked)), position.view(Some(asked)));
                assert_eq!(position.view(Some(asked)).mages, game.view(Some(asked)).mages);
                goes_on.answer(option).unwrap();
                compared += 1;
            }
            game.answer(option).unwrap();
        }
    }
    assert!(compared > 500, "only {compared} positions were compared");
}

#[test]
fn a_personal_spell_stays_with_its_mage_also_on_a_table_laid_by_hand() {
    let mut game = new_game(8);
    while game.state().phase == Phase::SetUp {
        game.answer(0).unwrap();
    }
    let asked = game.decision().unwrap().seat;
    let other = game.state().seats().find(|&seat| seat != asked).unwrap();
    let state = game.state_mut();
    let personal = state.spells.top(spell_pile::aside(other)).unwrap();
    state.spells.put(personal, spell_pile::hand(other));
    // Whoever lays a table by hand need not say what everyone knows.
    state.known_cards.set(personal, false);
    let imagined = game.sample(asked, &mut Random::new(1));
    assert_eq!(violations(&imagined), []);
    assert_eq!(imagined.view(Some(asked)), game.view(Some(asked)));
}

/// Lays the hidden order of the Avatar's deck anew, keeping the back of the next card.
fn shuffle_commands(game: &mut Game, dice: &mut Random) {
    let codex = game.codex().clone();
    let deck = command_pile::deck(game.state().moon);
    let avatar = game.state_mut().avatar.as_mut().unwrap();
    let back =
        |card: CommandId| codex.commands[card.index()].reaction.map(|own| (own.kind, own.trigger.deed));
    let cards: Vec<CommandId> = avatar.commands.iter(deck).collect();
    let Some((&top, _)) = cards.split_first() else { return };
    let batch = avatar.batches[top.index()];
    let same: Vec<CommandId> =
        cards.into_iter().filter(|&card| avatar.batches[card.index()] == batch).collect();
    let like: Vec<CommandId> = same.into_iter().filter(|&card| back(card) == back(top)).collect();
    if batch != u8::MAX {
        avatar.commands.put(like[dice.below(like.len())], deck);
    }
}

#[test]
fn nobody_knows_the_order_of_the_command_deck_r22_29() {
    let (mut compared, mut differing) = (0, 0);
    for seed in 0..6 {
        let mut game = avatar_game(seed);
        let mut dice = Random::new(seed + 400);
        while let Some(decision) = game.decision() {
            let (asked, option) = (decision.seat, dice.below(decision.options.len()));
            if game.state().decisions.is_multiple_of(5) && game.state().phase != Phase::SetUp {
                let mut twin = game.clone();
                shuffle_commands(&mut twin, &mut dice);
                for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
                    assert_eq!(twin.view(viewer), game.view(viewer), "seed {seed}");
                }
                let imagined = game.sample(asked, &mut Random::new(seed));
                assert_eq!(imagined.view(Some(asked)), game.view(Some(asked)), "seed {seed}");
                assert_eq!(violations(&imagined), []);
                let from_twin = twin.sample(asked, &mut Random::new(seed));
                let order = |game: &Game| game.state().avatar.unwrap().commands;
                assert_eq!(order(&imagined), order(&from_twin), "the truth does not show");
                differing += (order(&imagined) != order(&game)) as usize;
                compared += 1;
            }
            game.answer(option).unwrap();
        }
    }
    assert!(compared > 100 && differing > 50, "{differing} of {compared}");
}

#[test]
fn cards_of_schools_being_chosen_are_imagined_from_those_schools_rb_8() {
    let mut game = new_game(3);
    let mut dice = Random::new(3);
    let drawn = |game: &Game| -> Vec<u16> {
        let cards = game.state().spells.iter(rules::lay::spell_pile::LOOKED_AT);
        cards.map(|card| game.state().spell_of(card).0).collect()
    };
    while game.decision().is_none_or(|asked| asked.kind != AskKind::DrawFrom) || drawn(&game).len() < 3 {
        let options = game.decision().expect("not over").options.len();
        game.answer(dice.below(options)).unwrap();
    }
    let schools = |game: &Game| {
        let mut kinds: Vec<_> = drawn(game)
            .iter()
            .map(|&spell| format!("{:?}", game.codex().spells[spell as usize].kind))
            .collect();
        kinds.sort();
        kinds
    };
    let seat = game.decision().expect("asked").seat;
    let imagined: Vec<Game> = (0..20).map(|_| game.sample(seat, &mut dice)).collect();
    assert!(imagined.iter().all(|own| schools(own) == schools(&game)));
    assert!(imagined.iter().any(|own| drawn(own) != drawn(&game)), "the real cards show");
}
