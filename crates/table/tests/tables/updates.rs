//! What is told after each step, put together by a reader, is what they would see if they came now.

use rules::*;
use serde_json::Value;
use std::sync::Arc;
use table::play::{Deal, Event, Play, SecretHash, Shown, Sitter};

fn new_play(codex: &Arc<codex::Codex>, seats: usize, seed: u64) -> Play {
    let setup = Setup { seats: vec![SeatSetup::default(); seats], ..Setup::default() };
    let sitter = |at| Sitter::Person { name: format!("P{at}"), token: SecretHash([at as u8; 32]) };
    Play::new(codex, Deal::Fresh { setup, seed: seed.into(), named: false }, (0..seats).map(sitter).collect())
        .unwrap()
}

/// A reader who folds updates, as a browser does.
struct Reader {
    viewer: Option<Seat>,
    view: Value,
    log: Vec<Value>,
}

impl Reader {
    fn new(play: &Play, viewer: Option<Seat>) -> Reader {
        let log = play.lines(viewer, 0).iter().map(|line| serde_json::to_value(line).unwrap()).collect();
        Reader { viewer, view: serde_json::to_value(play.game().view(viewer)).unwrap(), log }
    }

    fn read(&mut self, text: &str) {
        let message: Value = serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let update = &message["update"];
        for (name, value) in update["changes"].as_object().unwrap() {
            assert_ne!(self.view[name], *value, "{name} has not changed");
            self.view[name] = value.clone();
        }
        let lines = update["log"].as_array().unwrap();
        self.log.truncate(update["log_length"].as_u64().unwrap() as usize - lines.len());
        self.log.extend(lines.iter().cloned());
    }
}

fn folds(codex: &Arc<codex::Codex>, seats: usize, seed: u64, answers: usize) {
    let (mut play, mut shown, mut dice) = (new_play(codex, seats, seed), Shown::default(), Random::new(seed));
    let viewers: Vec<Option<Seat>> = (0..seats as u8).map(|at| Some(Seat(at))).chain([None]).collect();
    let mut readers: Vec<Reader> = viewers.iter().map(|&viewer| Reader::new(&play, viewer)).collect();
    viewers.iter().for_each(|&viewer| shown.begin(&play, viewer));
    for step in 0..answers {
        let Some(asked) = play.game().decision() else { break };
        let (seat, count) = (asked.seat, asked.options.len());
        // Now and then somebody takes back what can be taken back.
        let event = match play.undo(Some(seat)) {
            table::wire::Undo::To(_) if step % 7 == 0 => {
                Event::Undo { seat: seat.0, id: format!("u{step}"), at: None }
            }
            _ => Event::answer(seat, dice.below(count), false),
        };
        let step = play.apply(&event).unwrap();
        let told = shown.tell(&play, step, viewers.iter().copied());
        assert_eq!(told.iter().map(|own| own.0).collect::<Vec<_>>(), viewers);
        for (reader, (_, text)) in readers.iter_mut().zip(&told) {
            reader.read(text);
            let now = Reader::new(&play, reader.viewer);
            assert_eq!((&reader.view, &reader.log), (&now.view, &now.log), "{:?}: {text}", reader.viewer);
        }
    }
}

#[test]
fn updates_lead_to_what_everybody_sees() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        folds(&content::rebirth(), seats, seed, 120);
    }
    folds(&content::classic(), 4, 4, 120);
}

#[test]
fn whoever_has_gone_is_told_nothing_until_they_are_shown_all_again() {
    let mut play = new_play(&content::rebirth(), 2, 5);
    let mut shown = Shown::default();
    let step = |play: &mut Play| {
        let seat = play.game().decision().unwrap().seat;
        play.apply(&Event::answer(seat, 0, false)).unwrap()
    };
    let (ada, bob) = (Some(Seat(0)), Some(Seat(1)));
    let after = step(&mut play);
    assert!(shown.tell(&play, after, [ada, None]).is_empty(), "nobody was shown anything");
    shown.begin(&play, ada);
    shown.begin(&play, bob);
    let after = step(&mut play);
    assert_eq!(shown.tell(&play, after, [bob]).len(), 1);
    let after = step(&mut play);
    assert_eq!(shown.tell(&play, after, [ada, bob]).len(), 1, "the first one was away meanwhile");
}

#[test]
fn whoever_comes_and_goes_is_told_on_from_what_they_were_shown() {
    let (mut play, mut shown) = (new_play(&content::rebirth(), 3, 8), Shown::default());
    let mut dice = Random::new(8);
    let viewers: [Option<Seat>; 4] = [Some(Seat(0)), Some(Seat(1)), Some(Seat(2)), None];
    let mut readers: [Option<Reader>; 4] = [const { None }; 4];
    for _ in 0..300 {
        // Somebody comes or goes, often enough for nobody to be there now and then.
        let at = dice.below(viewers.len());
        readers[at] = match readers[at].take() {
            Some(_) => None,
            None => {
                shown.begin(&play, viewers[at]);
                Some(Reader::new(&play, viewers[at]))
            }
        };
        let Some(asked) = play.game().decision() else { break };
        let event = Event::answer(asked.seat, dice.below(asked.options.len()), false);
        let step = play.apply(&event).unwrap();
        let here: Vec<Option<Seat>> = readers.iter().flatten().map(|reader| reader.viewer).collect();
        let told = shown.tell(&play, step, here.iter().copied());
        assert_eq!(told.iter().map(|own| own.0).collect::<Vec<_>>(), here);
        for (reader, (_, text)) in readers.iter_mut().flatten().zip(&told) {
            reader.read(text);
            let now = Reader::new(&play, reader.viewer);
            assert_eq!(reader.view, now.view, "{:?}: {text}", reader.viewer);
        }
    }
}
