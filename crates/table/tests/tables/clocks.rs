//! Clocks: what they count, and what happens at zero.

use crate::desk::*;
use rules::Seat;
use serde_json::{Value, json};
use table::found;
use table::host::{Heard, Host};
use table::play::{Event, NOBODYS, Play, SecretHash};
use table::wire::*;

#[test]
fn a_clock_for_each_decision_begins_anew_and_a_bot_answers_at_zero() {
    let mut host = host(play(clock(json!({ "each": 60, "then": "answer" })), 0), 0);
    let asked = host.play().game().decision().unwrap().seat;
    assert_eq!(host.play().time_left(20_000), Some((asked, 40_000)));
    assert_eq!(host.time_left(20_000), Some(40_000));
    answer(&mut host, 20_000);
    assert_eq!(host.time_left(30_000), Some(50_000));
    assert!(host.ask_bot().is_none());
    // Nobody's seat changes hands; this one question is a bot's.
    assert_eq!(host.time_up(80_000), None);
    let thought = host.ask_bot().expect("a bot is asked");
    assert_eq!(host.time_left(80_000), None, "it is asked once");
    let event = host.thought(thought.revision, 0).expect("and its answer counts");
    assert!(matches!(event, Event::Answer { bot: true, .. }));
    install(&mut host, &event, 80_000);
    assert!(host.ask_bot().is_none());
}

#[test]
fn a_bank_is_used_up_and_a_restart_does_not_fill_it() {
    let manner = clock(json!({ "bank": 600, "then": "bot" }));
    let mut host = host(play(manner, 0), 0);
    let asked = host.play().game().decision().unwrap().seat;
    answer(&mut host, 2 * MINUTE);
    let used = host.play().clock(asked, 2 * MINUTE).unwrap();
    let next = host.play().game().decision().unwrap().seat;
    assert_eq!(used, ClockNow { left: 8 * MINUTE, runs: next == asked });
    // The same events lead to the same clocks.
    let again = {
        let mut again = play(manner, 0);
        let mut event = Event::answer(asked, 0, false);
        again.stamp(&mut event, 2 * MINUTE);
        again.apply(&event).unwrap();
        again
    };
    assert_eq!(again.clock(asked, 2 * MINUTE), Some(used));
    let (seat, left) = host.play().time_left(2 * MINUTE).unwrap();
    let late = 2 * MINUTE + left;
    assert_eq!(host.time_up(late - 1), None);
    let event = host.time_up(late).expect("a bot takes the seat");
    assert_eq!(event.seat(), seat);
    install(&mut host, &event, late);
    assert!(host.play().seats()[seat.index()].bot().is_some());
    assert!(host.ask_bot().is_some());
}

#[test]
fn a_clock_waits_for_whoever_has_not_sat_down_and_odd_ones_are_refused() {
    let open = |clock: Value| {
        let new = json!({
            "seats": [{ "who": { "here": { "name": "Ada" } } }, { "who": { "invite": {} } }],
            "manner": { "clock": clock },
        });
        let chance = |bytes: &mut [u8]| {
            bytes.fill(7);
            Ok(())
        };
        found::found(&content::rebirth(), serde_json::from_value(new).unwrap(), chance, 5)
    };
    let founded = open(json!({ "each": 30, "then": "bot" })).unwrap();
    let mut play = Play::new(&content::rebirth(), founded.deal, founded.sitters).unwrap();
    for event in &founded.events {
        play.apply(event).unwrap();
    }
    assert_eq!(play.time_left(MINUTE), None);
    let token = SecretHash::of("bob");
    play.apply(&Event::Join { seat: 1, name: "Bob".into(), token, at: Some(MINUTE) }).unwrap();
    assert_eq!(play.time_left(MINUTE).map(|(_, left)| left), Some(30_000));
    for odd in [json!({}), json!({ "each": 1 }), json!({ "each": 9, "bank": 9 })] {
        let mut odd = odd;
        odd["then"] = json!("wait");
        assert_eq!(open(odd).unwrap_err().code, Code::Setup);
    }
}

#[test]
fn an_answer_that_is_taken_back_gives_no_time_back() {
    let mut host = host(play(clock(json!({ "each": 60, "then": "answer" })), 0), 0);
    let seat = host.play().game().decision().unwrap().seat;
    let mut now = 0;
    for n in 0..3 {
        now += 15_000;
        answer(&mut host, now);
        let mut event = Event::Undo { seat: seat.0, id: format!("{n}"), at: None };
        host.play().stamp(&mut event, now);
        install(&mut host, &event, now);
    }
    assert_eq!(host.play().time_left(now), Some((seat, 15_000)));
}

#[test]
fn a_bank_loses_the_time_of_an_answer_that_is_taken_back_once() {
    let mut host = host(play(clock(json!({ "bank": 600, "then": "wait" })), 0), 0);
    let seat = host.play().game().decision().unwrap().seat;
    answer(&mut host, MINUTE);
    let mut event = Event::Undo { seat: seat.0, id: "a".into(), at: None };
    host.play().stamp(&mut event, MINUTE);
    install(&mut host, &event, MINUTE);
    assert_eq!(host.play().time_left(2 * MINUTE), Some((seat, 8 * MINUTE)));
    answer(&mut host, 2 * MINUTE);
    assert_eq!(host.play().clock(seat, 2 * MINUTE).unwrap().left, 8 * MINUTE);
}

fn hand_over(host: &mut Host, line: u64, (id, to): (&str, &str), now: u64) -> Heard {
    said(host, line, json!({ "seat": { "id": id, "to": to } }), now)
}

/// The same, carried out.
fn handed_over(host: &mut Host, line: u64, wish: (&str, &str), now: u64) {
    let heard = hand_over(host, line, wish, now);
    let Heard::Event { mut event, .. } = heard else { panic!("{wish:?}: {heard:?}") };
    host.play().stamp(&mut event, now);
    install(host, &event, now);
}

fn asked(host: &Host) -> Seat {
    host.play().game().decision().unwrap().seat
}

fn line_of(host: &mut Host, seat: Seat) -> u64 {
    host.enter(Some(["Ada", "Bob", "Cleo"][seat.index()]), 0).unwrap().0.connection
}

#[test]
fn a_seat_that_changes_hands_and_comes_back_does_not_begin_anew() {
    let mut host = host(play(clock(json!({ "each": 30, "then": "bot" })), 0), 0);
    let own = asked(&host);
    let other = Seat((own.0 + 1) % 3);
    for (n, seat) in [own, other].into_iter().enumerate() {
        let (line, now) = (line_of(&mut host, seat), 10_000 * (n as u64 + 1));
        handed_over(&mut host, line, (&format!("{n}a"), "bot"), now);
        handed_over(&mut host, line, (&format!("{n}b"), "me"), now);
    }
    assert_eq!(host.play().time_left(20_000), Some((own, 10_000)));
    answer(&mut host, 20_000);
    assert_eq!(host.play().time_left(20_000).map(|(_, left)| left), Some(30_000));
}

#[test]
fn the_question_that_ran_out_stays_the_bots_for_whoever_takes_the_seat_back() {
    let mut host = host(play(clock(json!({ "each": 30, "then": "bot" })), 0), 0);
    let own = asked(&host);
    let line = line_of(&mut host, own);
    let event = host.time_up(30_000).expect("a bot takes the seat");
    install(&mut host, &event, 30_000);
    handed_over(&mut host, line, ("back", "me"), 30_100);
    assert_eq!(host.time_up(30_100), None, "nobody's seat changes hands again");
    let thought = host.ask_bot().expect("a bot answers this one");
    let mut event = host.thought(thought.revision, 0).unwrap();
    host.play().stamp(&mut event, 30_200);
    install(&mut host, &event, 30_200);
    assert!(host.play().seats()[own.index()].bot().is_none());
    assert_eq!(host.time_left(30_200), Some(30_000));
    assert!(host.ask_bot().is_none());
}

#[test]
fn whoever_has_used_up_the_bank_does_not_get_the_seat_back_for_a_moment() {
    let mut host = host(play(clock(json!({ "bank": 60, "then": "bot" })), 0), 0);
    let own = asked(&host);
    let line = line_of(&mut host, own);
    let event = host.time_up(MINUTE).expect("a bot takes the seat");
    install(&mut host, &event, MINUTE);
    let heard = hand_over(&mut host, line, ("back", "me"), MINUTE);
    assert!(
        matches!(heard, Heard::Refused { refusal: Refusal { code: Code::OutOfTime, .. }, .. }),
        "{heard:?}"
    );
}

/// The time that was over was that of the one before.
#[test]
fn nobody_answers_late_for_a_seat_that_is_offered_or_taken() {
    let mut host = host(play(clock(json!({ "each": 30, "then": "answer" })), 0), 0);
    while asked(&host) != Seat(1) {
        answer(&mut host, 0);
    }
    assert_eq!(host.time_up(3 * MINUTE), None);
    let thought = host.ask_bot().expect("Bob is late");
    let free = Event::Free { seat: 1, invite: SecretHash::of("word"), at: None };
    install(&mut host, &free, 3 * MINUTE);
    assert_eq!(host.thought(thought.revision, 0), None);
    assert!(host.ask_bot().is_none(), "nobody sits there");
    let at = Some(4 * MINUTE);
    let join = Event::Join { seat: 1, name: "Dora".into(), token: SecretHash::of("Dora"), at };
    install(&mut host, &join, 4 * MINUTE);
    assert!(host.ask_bot().is_none() && host.time_up(4 * MINUTE).is_none());
    assert_eq!(host.time_left(4 * MINUTE), Some(30_000));
}

#[test]
fn a_bot_that_is_asked_for_afterwards_need_not_spare_and_words_stay_ones_own() {
    let mut host = host(play(clock(json!({ "each": 30, "then": "bot" })), 0), 0);
    let own = asked(&host);
    let line = line_of(&mut host, own);
    let event = host.time_up(MINUTE).unwrap();
    assert!(matches!(&event, Event::Seat { id, .. } if id == NOBODYS));
    install(&mut host, &event, MINUTE);
    assert!(host.play().seats()[own.index()].unasked);
    handed_over(&mut host, line, ("clock", "bot"), MINUTE);
    assert!(!host.play().seats()[own.index()].unasked);
    handed_over(&mut host, line, ("vote", "me"), MINUTE);
    assert!(host.play().seats()[own.index()].bot().is_none());
}

/// A seat that changes hands while somebody may react would tell everybody whose face-down card fits.
#[test]
fn a_reaction_that_runs_out_is_answered_and_the_seat_stays() {
    let mut host = host(play(clock(json!({ "each": 30, "then": "bot" })), 0), 0);
    for n in 0..5_000 {
        let asked = host.play().game().decision().expect("the game goes on");
        if asked.kind.is_reaction() {
            break;
        }
        let mut event = Event::answer(asked.seat, n % asked.options.len(), false);
        host.play().stamp(&mut event, 0);
        install(&mut host, &event, 0);
    }
    assert!(host.play().is_reacting());
    assert_eq!(host.time_up(30_000), None);
    assert!(host.ask_bot().is_some());
}

fn undone(host: &mut Host, seat: Seat, id: &str, now: u64) {
    let mut event = Event::Undo { seat: seat.0, id: id.into(), at: None };
    host.play().stamp(&mut event, now);
    install(host, &event, now);
}

#[test]
fn taking_back_winds_no_clock_up() {
    let mut host = host(play(clock(json!({ "each": 60, "then": "bot" })), 0), 0);
    let (mut now, mut own) = (0, asked(&host));
    // What somebody else has used of their time is theirs.
    answer(&mut host, 10_000);
    assert_ne!(asked(&host), own);
    let other = asked(&host);
    undone(&mut host, own, "a", 40_000);
    assert_eq!(host.play().time_left(40_000), Some((own, 50_000)));
    answer(&mut host, 40_000);
    assert_eq!(host.play().time_left(40_000), Some((other, 30_000)), "nor do others wind it up");
    now += 40_000;
    loop {
        own = asked(&host);
        now += 10_000;
        answer(&mut host, now);
        if asked(&host) == own {
            break;
        }
    }
    now += 40_000;
    undone(&mut host, own, "b", now);
    assert_eq!(host.play().time_left(now), Some((own, 50_000)), "as it was left");
    answer(&mut host, now);
    assert_eq!(host.play().time_left(now), Some((own, 20_000)), "and so is the next one");
}

#[test]
fn what_a_bot_has_said_for_somebody_late_is_not_taken_back() {
    let mut host = host(play(clock(json!({ "each": 30, "then": "answer" })), 0), 0);
    let own = asked(&host);
    assert_eq!(host.time_up(30_000), None);
    let thought = host.ask_bot().unwrap();
    let mut event = host.thought(thought.revision, 0).unwrap();
    host.play().stamp(&mut event, 30_000);
    install(&mut host, &event, 30_000);
    assert_eq!(host.play().undo(Some(own)), Undo::Locked(Lock::Others));
}

#[test]
fn a_bank_is_whole_for_whoever_sits_down_and_no_other_seat_gives_time() {
    let mut host = host(play(clock(json!({ "bank": 600, "then": "bot" })), 0), 0);
    let own = asked(&host);
    let other = Seat((own.0 + 1) % 3);
    for (n, seat) in [other, own].into_iter().enumerate() {
        let (freed, joined) = ((4 * n as u64 + 3) * MINUTE, (4 * n as u64 + 4) * MINUTE);
        let mut free = Event::Free { seat: seat.0, invite: SecretHash::of("word"), at: None };
        host.play().stamp(&mut free, freed);
        install(&mut host, &free, freed);
        let name = format!("New {n}");
        let at = Some(joined);
        let join = Event::Join { seat: seat.0, token: SecretHash::of(&name), name, at };
        install(&mut host, &join, joined);
        let left = host.play().time_left(joined).unwrap();
        assert_eq!(left, (own, if seat == own { 10 * MINUTE } else { 7 * MINUTE }));
    }
}

#[test]
fn whoever_thinks_while_a_bot_is_asked_uses_their_own_time() {
    let mut host = host(play(clock(json!({ "each": 60, "then": "bot" })), 0), 0);
    let own = asked(&host);
    let line = line_of(&mut host, own);
    handed_over(&mut host, line, ("a", "bot"), 10_000);
    handed_over(&mut host, line, ("b", "me"), 30_000);
    assert_eq!(host.play().time_left(30_000), Some((own, 30_000)));
}

/// Nobody loses what they could not use: a server that was down counts for nobody.
#[test]
fn clocks_stand_still_while_nobody_could_play() {
    let manner = clock(json!({ "bank": 600, "then": "bot" }));
    let mut play = play(manner, 0);
    let own = play.game().decision().unwrap().seat;
    let mut first = Event::answer(own, 0, false);
    play.stamp(&mut first, 2 * MINUTE);
    play.apply(&first).unwrap();
    let mut woken = host(play.clone(), 60 * MINUTE);
    assert_eq!(host(play, 2 * MINUTE).goes_on(2 * MINUTE + 10), None, "nothing to speak of");
    let event = woken.goes_on(60 * MINUTE).expect("an hour was lost");
    install(&mut woken, &event, 60 * MINUTE);
    assert_eq!(woken.time_up(60 * MINUTE), None);
    assert_eq!(woken.play().clock(own, 60 * MINUTE).unwrap().left, 8 * MINUTE);
    let waits = clock(json!({ "bank": 600, "then": "wait" }));
    let mut alone = host(self::play(waits, 0), 60 * MINUTE);
    assert!(alone.is_left_alone() && !woken.is_left_alone(), "nothing happens at zero");
    alone.enter(Some("Ada"), 60 * MINUTE).unwrap();
    assert!(!alone.is_left_alone() && alone.goes_on(60 * MINUTE).is_some());
}

#[test]
fn nobody_takes_back_what_a_bot_has_said_for_them() {
    for manner in [Manner::default(), clock(json!({ "each": 60, "then": "bot" }))] {
        let mut host = host(play(manner, 0), 0);
        let own = asked(&host);
        let line = line_of(&mut host, own);
        handed_over(&mut host, line, ("a", "bot"), 0);
        let thought = host.ask_bot().unwrap();
        let mut event = host.thought(thought.revision, 0).unwrap();
        host.play().stamp(&mut event, 20_000);
        install(&mut host, &event, 20_000);
        handed_over(&mut host, line, ("b", "me"), 20_000);
        assert_eq!(
            host.play().undo(Some(own)),
            Undo::Locked(Lock::Others),
            "it would be time and advice for nothing"
        );
    }
}

/// Whoever plays for somebody, and however long the server was down, the clock shows what its person would have.
#[test]
fn a_clock_shows_what_whoever_takes_the_seat_back_will_have() {
    let mut host = host(play(clock(json!({ "bank": 60, "then": "bot" })), 0), 0);
    let own = asked(&host);
    let line = line_of(&mut host, own);
    handed_over(&mut host, line, ("a", "bot"), 10_000);
    let (shown, spent) = (ClockNow { left: 30_000, runs: true }, ClockNow { left: 0, runs: false });
    assert_eq!(host.play().clock(own, 30_000), Some(shown));
    assert_eq!(host.play().clock(own, 2 * MINUTE), Some(spent), "nothing runs at zero");
    let event = host.goes_on(60 * MINUTE).expect("an hour was lost");
    install(&mut host, &event, 60 * MINUTE);
    handed_over(&mut host, line, ("b", "me"), 60 * MINUTE);
    assert_eq!(host.play().time_left(60 * MINUTE), Some((own, 50_000)));
}

#[test]
fn whoever_sits_down_has_nothing_of_what_the_one_before_had_left() {
    let mut host = host(play(clock(json!({ "each": 150, "then": "bot" })), 0), 0);
    let own = asked(&host);
    answer(&mut host, 0);
    let next = asked(&host);
    assert_ne!(next, own);
    let mut free = Event::Free { seat: next.0, invite: SecretHash::of("word"), at: None };
    host.play().stamp(&mut free, 2 * MINUTE);
    install(&mut host, &free, 2 * MINUTE);
    undone(&mut host, own, "a", 2 * MINUTE);
    let at = Some(3 * MINUTE);
    let join = Event::Join { seat: next.0, name: "Dora".into(), token: SecretHash::of("Dora"), at };
    install(&mut host, &join, 3 * MINUTE);
    answer(&mut host, 3 * MINUTE);
    assert_eq!(host.play().time_left(3 * MINUTE), Some((next, 150_000)));
}

/// Answers and undos by lot: nobody is asked anything again with more time than was left of it, and behind an answer that
/// stands everybody has all of theirs.
#[test]
fn what_is_left_of_a_question_is_no_other_questions_affair() {
    let mut play = play(clock(json!({ "each": 864_000, "then": "bot" })), 0);
    let whole = 864_000_000;
    let (mut now, mut lot, mut undos) = (0, 7_u64, 0);
    // What was spent at each question since everybody had all of their time, by the answers that led to it.
    let mut spent = std::collections::HashMap::new();
    let mut undoers = std::collections::HashSet::new();
    for n in 0..900 {
        lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let asked = play.game().decision().expect("the game goes on");
        let (seat, options) = (asked.seat, asked.options.len());
        let path: Vec<u32> = play.answers().collect();
        let before = *spent.get(&path).unwrap_or(&0);
        let left = play.time_left(now).unwrap().1;
        assert!(left <= whole - before, "step {n}: time was won");
        assert!(!undoers.is_empty() || left == whole - before, "step {n}: {left} of another question");
        let took = 1_000 + lot % 900_000;
        now += took;
        spent.insert(path, before + took);
        let last = (0..3).map(Seat).find(|seat| matches!(play.undo(Some(*seat)), Undo::To(_)));
        let mut event = match last.filter(|_| lot >> 40 & 1 == 0) {
            Some(by) => Event::Undo { seat: by.0, id: format!("{n}"), at: None },
            None => Event::answer(seat, (lot >> 20) as usize % options, false),
        };
        play.stamp(&mut event, now);
        play.apply(&event).unwrap();
        let stands = matches!(event, Event::Answer { .. }) && !matches!(play.undo(Some(seat)), Undo::To(_));
        if let Event::Undo { seat, .. } = event {
            undoers.insert(seat);
            undos += 1;
        } else if stands || undoers.iter().any(|by| *by != seat.0) {
            undoers.retain(|by| !stands && *by == seat.0);
            spent.clear();
        }
    }
    assert!(undos > 100, "only {undos} were taken back");
}
