//! Bots are blind to what their seat may not know: the hidden truth does not change an answer.

use bots::{Level, Question};
use codex::Codex;
use rules::{Game, Phase, Random, SeatSetup, Setup, six_schools};
use std::sync::Arc;

/// Plays at random; now and then asks a bot twice, once at the real table and once at an imagined one that its seat
/// cannot tell from it.
fn answers_alike(level: &str, questions: usize) {
    answers_alike_at(&content::rebirth(), level, questions);
}

fn answers_alike_at(codex: &Arc<Codex>, level: &str, questions: usize) {
    let level: Level = level.parse().unwrap();
    let mut lot = Random::new(4);
    let schools = six_schools(codex, &[], |bound| lot.below(bound));
    let setup = Setup { seats: vec![SeatSetup::default(); 3], schools, ..Setup::default() };
    let mut game = Game::new(codex, &setup, 5).unwrap();
    let mut dice = Random::new(5);
    let mut asked = 0;
    while let Some(decision) = game.decision() {
        let (seat, option) = (decision.seat, dice.below(decision.options.len()));
        if game.state().decisions.is_multiple_of(17)
            && game.state().phase != Phase::SetUp
            && asked < questions
        {
            asked += 1;
            let twin = game.sample(seat, &mut dice);
            let answer = |game: &Game| {
                let question = Question::of(game).unwrap();
                level.player(9, seat).choose(&question)
            };
            assert_ne!(twin.state(), game.state(), "the twin differs in what is hidden");
            assert_eq!(answer(&game), answer(&twin), "question {asked} of {level}");
        }
        game.answer(option).unwrap();
    }
    assert_eq!(asked, questions);
}

#[test]
fn hasty_does_not_see_hidden_cards() {
    answers_alike("hasty", 20);
}

#[test]
fn greedy_does_not_see_hidden_cards() {
    answers_alike("greedy", 12);
}

#[test]
fn scout_does_not_see_hidden_cards() {
    answers_alike("scout:60it", 12);
}

/// Cards that are looked at and put back in order, quests nobody knows, and cards of two boxes.
#[test]
fn nor_in_the_older_edition_and_between_the_boxes() {
    for codex in [content::classic(), content::mixed("classic").unwrap(), content::mixed("rebirth").unwrap()]
    {
        answers_alike_at(&codex, "hasty", 20);
        answers_alike_at(&codex, "scout:40it", 6);
    }
}

#[test]
fn master_does_not_see_hidden_cards() {
    answers_alike("master:40it", 8);
}

/// The same for a bot that remembers what it thought before: its tree must not carry the truth from question to question.
#[test]
fn a_remembering_bot_does_not_see_hidden_cards() {
    let level: Level = "master:40it".parse().unwrap();
    let setup = Setup { seats: vec![SeatSetup::default(); 2], ..Setup::default() };
    let mut game = Game::new(&content::rebirth(), &setup, 8).unwrap();
    let mut dice = Random::new(8);
    let seat = rules::Seat(0);
    let (mut real, mut blind) = (level.player(9, seat), level.player(9, seat));
    let mut asked = 0;
    while let Some(decision) = game.decision()
        && asked < 40
    {
        let mut option = dice.below(decision.options.len());
        if decision.seat == seat {
            asked += 1;
            let twin = game.sample(seat, &mut dice);
            option = real.choose(&Question::of(&game).unwrap());
            assert_eq!(option, blind.choose(&Question::of(&twin).unwrap()), "question {asked}");
        }
        game.answer(option).unwrap();
    }
    assert_eq!(asked, 40);
}

#[test]
fn iterations_make_games_repeatable() {
    let play = || {
        let setup = Setup { seats: vec![SeatSetup::default(); 2], ..Setup::default() };
        let mut game = Game::new(&content::rebirth(), &setup, 3).unwrap();
        let level: Level = "master:5it".parse().unwrap();
        let mut players: Vec<_> = (0..2).map(|seat| level.player(3, rules::Seat(seat))).collect();
        for _ in 0..60 {
            let Some(question) = Question::of(&game) else { break };
            let option = players[question.seat().index()].choose(&question);
            game.answer(option).unwrap();
        }
        game
    };
    assert_eq!(play(), play());
}
