//! Recorded games: what was played can be played again, and what was tampered with is refused by name.

use bots::{Level, Question};
use lodge::record::{Record, Refusal};
use rules::{Game, Seat, SeatSetup, Settings, Setup};

fn setup() -> Setup {
    let mut seats = vec![SeatSetup::default(); 3];
    seats[1].school = Some("agony".into());
    let mut settings = Settings::default();
    settings.turn_on(&content::rebirth(), "german");
    Setup { seats, settings, ..Setup::default() }
}

/// Plays so many answers of a game, or all of it.
fn recorded(seed: u64, answers_max: usize) -> Record {
    let setup = setup();
    let mut game = Game::new(&content::rebirth(), &setup, seed).unwrap();
    let mut players: Vec<_> = (0..3).map(|seat| Level::Random.player(seed, Seat(seat))).collect();
    let mut answers = Vec::new();
    while let Some(question) = Question::of(&game).filter(|_| answers.len() < answers_max) {
        let option = players[question.seat().index()].choose(&question);
        answers.push(option as u32);
        game.answer(option).unwrap();
    }
    Record::of(&game, &setup, seed, vec!["random".into(); 3], answers)
}

fn replay(record: &Record) -> Result<(), Refusal> {
    record.replay(&content::rebirth(), |_| {}).map(|_| ())
}

#[test]
fn a_record_survives_the_file_and_replays() {
    let record = recorded(4, usize::MAX);
    assert!(record.finished);
    let read = Record::from_json(&record.to_json()).unwrap();
    assert_eq!(read, record);
    let mut seen = 0;
    let replayed = read.replay(&content::rebirth(), |game| seen += game.events().len()).unwrap();
    assert_eq!(Some(&replayed.digest), record.digest.as_ref());
    assert_eq!(replayed.violations(), [""; 0]);
    assert!(replayed.game.is_over() && seen > 100);
}

#[test]
fn a_game_that_is_not_over_replays_too() {
    let record = recorded(4, 40);
    assert!(!record.finished);
    assert_eq!(replay(&record), Ok(()));
}

#[test]
fn an_answer_out_of_range_is_named() {
    let mut record = recorded(4, 60);
    record.answers[17] = 250;
    let refusal = replay(&record).unwrap_err();
    assert!(matches!(refusal, Refusal::Answer { index: 17, answer: 250, .. }), "{refusal}");
    assert!(refusal.to_string().starts_with("answer 17 is 250, but the question has only"), "{refusal}");
}

#[test]
fn an_answer_too_many_is_named() {
    let mut record = recorded(4, usize::MAX);
    record.answers.push(0);
    let index = record.answers.len() - 1;
    assert_eq!(replay(&record), Err(Refusal::AfterTheEnd { index }));
}

#[test]
fn another_answer_gives_another_digest() {
    let mut record = recorded(4, 60);
    record.answers[20] ^= 1;
    // Whatever follows from it, the record no longer holds.
    let refusal = replay(&record).unwrap_err();
    assert!(matches!(refusal, Refusal::Digest { .. } | Refusal::Answer { .. }), "{refusal}");
}

#[test]
fn another_seed_or_digest_is_found_out() {
    let mut record = recorded(4, 0);
    record.seed = rules::Seed::Number(u64::MAX);
    assert!(matches!(replay(&record), Err(Refusal::Digest { .. })));
    let mut record = recorded(4, 30);
    record.digest = Some("00".into());
    let refusal = replay(&record).unwrap_err();
    assert!(refusal.to_string().starts_with("the digest differs: recorded 00, replayed "), "{refusal}");
}

#[test]
fn a_record_that_lies_about_the_end_is_found_out() {
    let mut record = recorded(4, 30);
    record.finished = true;
    assert_eq!(replay(&record), Err(Refusal::NotFinished));
    let mut record = recorded(4, usize::MAX);
    record.finished = false;
    assert_eq!(replay(&record), Err(Refusal::Finished));
}

#[test]
fn other_cards_and_editions_are_refused_with_both_versions() {
    let mut record = recorded(4, 3);
    record.content = "0000".into();
    let here = content::rebirth().version.clone();
    let refusal = replay(&record).unwrap_err();
    assert_eq!(refusal, Refusal::Content { recorded: "0000".into(), here: here.clone() });
    assert!(refusal.to_string().contains("0000") && refusal.to_string().contains(&here));
    record.edition = "classic".into();
    assert_eq!(replay(&record), Err(Refusal::Edition { recorded: "classic".into(), here: "rebirth".into() }));
}

#[test]
fn illegal_set_ups_are_refused() {
    let mut record = recorded(4, 3);
    record.setup.seats[0].school = Some("agony".into());
    let refusal = replay(&record).unwrap_err();
    assert_eq!(refusal.to_string(), "the set-up is refused: the school `agony` is chosen twice (R1.15)");
    record.setup.seats.truncate(1);
    assert!(matches!(replay(&record), Err(Refusal::Setup(_))));
}

#[test]
fn text_that_is_no_record_is_refused() {
    let json = recorded(4, 3).to_json();
    for text in
        ["", "[]", "{\"lodge\":\"0\"}", &json.replace("\"seed\"", "\"sede\""), &json[..json.len() / 2]]
    {
        let refusal = Record::from_json(text).unwrap_err();
        assert!(matches!(refusal, Refusal::Unreadable(_)) && refusal.is_bad_input(), "{text}: {refusal}");
    }
}

#[test]
fn a_broken_record_without_digest_replays_as_far_as_it_goes() {
    let played = recorded(4, 25);
    let broken = Record { digest: None, note: Some("panic: no more roses".into()), ..Record::clone(&played) };
    assert_eq!(replay(&broken), Ok(()));
    assert!(broken.to_json().contains("\"digest\":null") && broken.to_json().contains("no more roses"));
}
