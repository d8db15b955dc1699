//! In a veiled game nobody learns from the asking whether a hidden quest could be completed.

use rules::lay::*;
use rules::*;

fn veiled(seed: u64) -> Game {
    let setup = Setup { seats: vec![SeatSetup::default(); 3], veiled: true, ..Setup::default() };
    Game::new(&content::classic(), &setup, seed).unwrap()
}

/// The same table with another card under the first hidden quest of a seat, if the deck of its moon holds one.
fn with_another_quest(game: &Game, seat: Seat) -> Option<Game> {
    let mut other = game.clone();
    let codex = game.codex().clone();
    let state = other.state_mut();
    let quest = state.quests.iter(quest_pile::active(seat)).next()?;
    let deck = quest_pile::deck(codex.quests[quest.index()].moon);
    let hidden = state.quests.top(deck)?;
    state.quests.put(hidden, quest_pile::active(seat));
    state.quests.put_under(quest, deck);
    Some(other)
}

fn asked(game: &Game) -> Option<Seat> {
    let question = game.decision().filter(|question| question.kind == AskKind::CompleteQuest);
    question.map(|question| question.seat)
}

#[test]
fn who_is_asked_about_a_quest_follows_from_what_everybody_sees_c6_10_rb_58() {
    let (mut compared, mut for_show) = (0, 0);
    for seed in 0..4 {
        let mut game = veiled(seed);
        let mut dice = Random::new(seed);
        while let Some(question) = game.decision() {
            let (kind, seat, options) = (question.kind, question.seat, question.options.to_vec());
            if kind == AskKind::CompleteQuest {
                for_show += (options == [Choice::Pass]) as u32;
                for viewer in game.state().seats().map(Some).chain([None]) {
                    let view = game.view(viewer);
                    assert_eq!((view.waiting_for, view.question.is_some()), (None, viewer == Some(seat)));
                }
            }
            let option = dice.below(options.len());
            let others: Vec<Game> = match kind {
                // Deeds of a mage, after which quests are looked at.
                AskKind::Act | AskKind::Explore | AskKind::Fight => {
                    game.state().seats().filter_map(|seat| with_another_quest(&game, seat)).collect()
                }
                _ => Vec::new(),
            };
            game.answer(option).unwrap();
            for mut other in others {
                other.answer(option).unwrap();
                assert_eq!(asked(&game), asked(&other), "seed {seed}, {kind:?} of {seat:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 500 && for_show > 50, "{compared} compared, {for_show} asked for show");
}
