//! Every choice an edition can make, played: alone, all together, and what it is about.

use codex::{CHOICES, Change, Codex, Face, FaceName, NUMBERS, Prize};
use rules::lay::{quest_pile, spell_pile, violations};
use rules::view::SlotState;
use rules::{AskKind, Choice, Colour, Game, Happening, Phase, Random, Seat, SeatSetup, Setup, What};
use std::sync::Arc;

/// The built-in cards, by rules changed in these words.
fn with(changes: &[(&str, &str)]) -> Arc<Codex> {
    let mut codex = (*content::rebirth()).clone();
    let rules = &mut codex.edition.as_mut().unwrap().rules;
    for &(word, value) in changes {
        let change = match CHOICES.iter().position(|key| key.word == word) {
            Some(key) => {
                let answer = CHOICES[key].answers.iter().position(|own| *own == value).unwrap();
                Change::Choice { key, answer: answer as u8 }
            }
            None => {
                let key = NUMBERS.iter().position(|key| key.word == word).unwrap();
                Change::Number { key, row: [value.parse().unwrap(), 0, 0] }
            }
        };
        rules.apply(change);
    }
    Arc::new(codex)
}

/// The other choices all at once, as the older game makes them.
const OTHER: &[(&str, &str)] = &[
    ("first_mage", "of_the_turn"),
    ("black_rose_phase", "quests_first"),
    ("quests", "at_once"),
    ("quest_limit", "2"),
    ("quests_given_up", "any"),
    ("discarded_quests_pay", "always"),
    ("discarded_events_pay", "always"),
    ("hand_limit", "always"),
    ("last_removal", "after_the_cut"),
    ("removed_personal", "waits_for_a_moon"),
    ("quick_slot", "compulsory"),
    ("command_action", "no"),
    ("acting", "move_then_attack"),
    ("answers", "after_whoever_acts"),
    ("declaring", "one_after_another"),
    ("stops", "after_each_part"),
    ("immunity", "own_effects"),
    ("fall_ends", "the_activation"),
    ("tied_thirds", "whole"),
    ("unused", "traps_return"),
    ("forgotten", "leaves_if_played"),
    ("dummy", "never"),
    ("first_memories", "0"),
    ("icon", "before_or_after"),
    ("any_element", "named_at_the_reveal"),
    ("empty_reserve", "one_in_play"),
    ("final_blow", "whole"),
    ("full_rooms", "take_more"),
    ("extra_turns", "on_a_tie"),
];

/// Rooms that begin whole and are torn down for their tokens, with small slots so that it happens.
fn torn_down(codex: &Codex) -> Arc<Codex> {
    let mut codex = codex.clone();
    for room in &mut codex.rooms {
        let effect = room.faces[1].effect;
        room.prize = Prize::Token(3);
        room.faces = [
            Face { name: FaceName::Whole, effect, slots: 4, token: true },
            Face { name: FaceName::Ruined, effect: None, slots: 0, token: false },
        ];
    }
    Arc::new(codex)
}

/// A game by lot, with a look at it before every answer.
fn play(codex: &Arc<Codex>, seats: usize, seed: u64, mut look: impl FnMut(&Game)) -> Game {
    let setup = Setup { seats: vec![SeatSetup::default(); seats], ..Setup::default() };
    let mut game = Game::new(codex, &setup, seed).unwrap();
    let mut dice = Random::new(seed);
    while let Some(decision) = game.decision() {
        let option = dice.below(decision.options.len());
        look(&game);
        game.answer(option).unwrap();
        let wrong = violations(&game);
        assert!(wrong.is_empty(), "{wrong:?} with seed {seed}");
    }
    game
}

#[test]
fn every_choice_alone_and_all_together_are_played_to_the_end() {
    for (key, about) in CHOICES.iter().enumerate() {
        for answer in about.answers {
            let codex = with(&[(about.word, answer)]);
            play(&codex, 2 + key % 3, key as u64, |_| {});
        }
    }
    let codex = with(OTHER);
    for seed in 0..20 {
        play(&codex, 2 + seed as usize % 3, seed, |_| {});
    }
}

#[test]
fn tokens_are_won_counted_and_conserved_c15_5_c18_5() {
    let codex = torn_down(&with(OTHER));
    let (mut won, mut beyond) = (0, 0);
    for seed in 0..20 {
        let game = play(&codex, 2 + seed as usize % 3, seed, |game| {
            beyond += game.state().beyond.surplus.len();
        });
        let (state, outcome) = (game.state(), game.state().outcome.unwrap());
        for side in Colour::all() {
            let tokens = state.beyond.tokens_of(side).count() as u8;
            assert_eq!(outcome.token_bonus[side.index()], 3 * tokens);
            won += tokens;
        }
    }
    assert!(won > 0 && beyond > 0, "no room was torn down, or none filled beyond its slots");
}

#[test]
fn a_crown_that_changes_hands_counts_from_the_next_turn_c4_3() {
    let mut moved = 0;
    for seed in 0..6 {
        let mut first = (0, Seat(0));
        play(&with(&[("first_mage", "of_the_turn")]), 3, seed, |game| {
            let state = game.state();
            if state.turn > first.0 {
                first = (state.turn, state.first);
            } else if state.turn > 0 {
                assert_eq!(state.first, first.1, "turn {}", state.turn);
            }
            moved += (state.turn > 0 && state.crown != state.first) as u32;
        });
    }
    assert!(moved > 0, "the crown never changed hands within a turn");
}

#[test]
fn the_quick_slot_is_filled_before_anyone_may_stop_preparing_c9_2() {
    let mut turn = 0;
    play(&with(&[("quick_slot", "compulsory")]), 4, 3, |game| {
        let decision = game.decision().unwrap();
        let state = game.state();
        if decision.kind == AskKind::Prepare && decision.options.contains(&Choice::Pass) {
            assert_ne!(state.mage(decision.seat).sheet[3].state, SlotState::Empty);
        }
        // The first action of a turn: nothing has been spent yet.
        if decision.kind == AskKind::Act && state.turn > turn {
            turn = state.turn;
            for mage in state.mages.iter().filter(|mage| mage.sheet[0].state != SlotState::Empty) {
                assert_ne!(mage.sheet[3].state, SlotState::Empty, "a numbered spell without a quick one");
            }
        }
    });
    assert!(turn > 2);
}

#[test]
fn limits_that_always_hold_are_never_exceeded_at_a_question_about_something_else_c6_2_c7_3() {
    let codex = with(&[("quests", "at_once"), ("quest_limit", "2"), ("hand_limit", "always")]);
    // Small hands, so that it happens.
    let mut codex = (*codex).clone();
    codex.mages.iter_mut().for_each(|mage| mage.hand = 1);
    let codex = Arc::new(codex);
    let mut asked = [0; 2];
    for seed in 0..10 {
        play(&codex, 4, seed, |game| {
            let decision = game.decision().unwrap();
            let state = game.state();
            asked[0] += (decision.kind == AskKind::ExcessQuest) as u32;
            asked[1] += (decision.kind == AskKind::DiscardToLimit && state.phase != Phase::Study) as u32;
            // Between two actions nothing is under way.
            if decision.kind == AskKind::Act {
                for seat in state.seats() {
                    assert!(state.quests.len(quest_pile::active(seat)) <= 2);
                    let hand = codex.mages[state.mage(seat).mage.index()].hand as usize;
                    assert!(state.spells.len(spell_pile::hand(seat)) <= hand);
                }
            }
        });
    }
    assert!(asked[0] > 0 && asked[1] > 0, "{asked:?}");
}

#[test]
fn quests_are_completed_with_all_they_bring_or_kept_c6_5_c6_10() {
    // Whoever falls in the middle of a quest's effect has completed it all the same (L-66).
    let codex = with(&[("quests", "at_once"), ("quest_limit", "2"), ("fall_ends", "the_activation")]);
    let (mut offered, mut solved) = (0, 0);
    for seed in 0..60 {
        let end = play(&codex, 3, seed, |game| {
            let decision = game.decision().unwrap();
            let state = game.state();
            if decision.kind == AskKind::CompleteQuest {
                assert!(decision.options.contains(&Choice::Pass), "its owner may keep it");
                offered += 1;
            }
            if decision.kind == AskKind::Act {
                let waiting = state.seats().map(|seat| state.quests.len(quest_pile::completed(seat)));
                assert_eq!(waiting.sum::<usize>(), 0, "nothing is completed and not solved");
            }
        });
        solved +=
            end.state().seats().map(|seat| end.state().quests.len(quest_pile::solved(seat))).sum::<usize>();
    }
    assert!(offered > 0 && solved > 0, "{offered} {solved}");
}

#[test]
fn whoever_falls_in_their_own_activation_does_nothing_more_in_it_c14_14() {
    let codex = with(&[("fall_ends", "the_activation")]);
    let setup = Setup { seats: vec![SeatSetup::default(); 4], ..Setup::default() };
    let mut fell = 0;
    for seed in 0..40 {
        let mut game = Game::recorded(&codex, &setup, seed).unwrap();
        let mut dice = Random::new(seed);
        let (mut acting, mut out) = (None, None);
        while let Some(decision) = game.decision() {
            if decision.kind == AskKind::Act {
                if game.state().activation.actions == 0 {
                    out = None;
                }
                assert_ne!(out, Some(decision.seat), "asked for another action after the fall");
                acting = Some(decision.seat);
            }
            let option = dice.below(decision.options.len());
            let open = game.state().activation.open;
            game.answer(option).unwrap();
            for entry in game.events() {
                if let Happening::Open(What::Defeated { seat, .. }) = entry.happening
                    && open
                    && acting == Some(seat)
                {
                    (out, fell) = (Some(seat), fell + 1);
                }
            }
        }
    }
    assert!(fell > 0, "nobody fell in their own Activation");
}
