//! People at a table: presence, votes and talk, by a clock that the test turns.

use crate::desk::*;
use rules::*;
use serde_json::{Value, json};
use table::found;
use table::host::{Heard, Host, Post};
use table::play::{Event, NOBODYS, Play, SecretHash};
use table::wire::*;

#[test]
fn others_may_let_a_bot_play_for_whoever_is_long_away() {
    let mut host = host(play(Manner::default(), 0), 0);
    let (ada, _) = host.enter(Some("Ada"), 0).unwrap();
    let (cleo, posts) = host.enter(Some("Cleo"), 0).unwrap();
    assert_eq!(people(&posts)[1]["away_since"], 0);
    let wish = |id: &str, agree: bool| json!({ "stand_in": { "id": id, "seat": 1, "agree": agree } });
    assert!(matches!(said(&mut host, ada.connection, wish("a", true), MINUTE), Heard::Refused { .. }));
    let told = said(&mut host, ada.connection, wish("b", true), 2 * MINUTE);
    let Heard::Told(posts) = told else { panic!("one voice is not enough: {told:?}") };
    assert_eq!(people(&posts)[1]["stand_in"], json!([0]));
    let heard = said(&mut host, cleo.connection, wish("c", true), 2 * MINUTE);
    let Heard::Event { event, .. } = heard else { panic!("all others agree: {heard:?}") };
    install(&mut host, &event, 2 * MINUTE);
    assert!(host.play().seats()[1].bot().is_some());
    // The seat stays its person's.
    let (bob, _) = host.enter(Some("Bob"), 3 * MINUTE).unwrap();
    let back = json!({ "seat": { "id": "d", "to": "me" } });
    let Heard::Event { event, .. } = said(&mut host, bob.connection, back, 3 * MINUTE) else { panic!() };
    install(&mut host, &event, 3 * MINUTE);
    assert!(host.play().seats()[1].bot().is_none());
    let heard = said(&mut host, ada.connection, wish("e", true), 9 * MINUTE);
    assert!(matches!(heard, Heard::Refused { refusal: Refusal { code: Code::NotAgreed, .. }, .. }));
}

#[test]
fn what_is_said_is_kept_in_bounds() {
    let mut play = play(Manner::default(), 0);
    let phrase = |phrase: Value| serde_json::from_value::<Words>(phrase).unwrap();
    let hello = phrase(json!({ "phrase": { "phrase": "hello" } }));
    let beware = phrase(json!({ "phrase": { "phrase": "beware", "room": 200 } }));
    assert_eq!(play.check_words(Seat(0), &hello), Ok(hello.clone()));
    assert_eq!(play.check_words(Seat(0), &beware).unwrap_err().code, Code::Malformed);
    assert_eq!(play.check_words(Seat(0), &Words::Text("x".into())).unwrap_err().code, Code::NotAgreed);
    let manner = Manner { chat: Chat::Free, ..Manner::default() };
    play.apply(&Event::Manner { manner, at: None }).unwrap();
    let long = Words::Text(format!("\u{202e} a  b{}", "c".repeat(999)));
    let Ok(Words::Text(tidy)) = play.check_words(Seat(0), &long) else { panic!() };
    assert!(tidy.starts_with("a bc") && tidy.chars().count() == 240);
    assert_eq!(play.check_words(Seat(0), &Words::Text("\u{200b}".into())).unwrap_err().code, Code::Malformed);
    let asked = play.asked();
    for n in 0..500 {
        play.apply(&Event::Say { seat: 0, id: format!("{n}"), at: n, words: hello.clone() }).unwrap();
    }
    assert_eq!(play.asked(), asked, "talk changes no question");
    assert_eq!(play.check_words(Seat(0), &hello).unwrap_err().code, Code::Full);
    assert_eq!(play.said().len(), 500);
    // Whoever has said all they can has taken nobody else's words.
    assert_eq!(play.check_words(Seat(1), &hello), Ok(hello.clone()));
    assert!(play.check_extras(Seat(0)).is_ok(), "talk has a measure of its own");
}

#[test]
fn a_seat_that_has_used_up_its_measure_takes_nothing_from_others() {
    let mut host = host(play(Manner::default(), 0), 0);
    let (ada, _) = host.enter(Some("Ada"), 0).unwrap();
    let (bob, _) = host.enter(Some("Bob"), 0).unwrap();
    let hand_over = |n: u32, to: &str| json!({ "seat": { "id": format!("{n}"), "to": to } });
    for n in 0..1250 {
        for to in ["bot", "me"] {
            let heard = said(&mut host, ada.connection, hand_over(n * 2 + u32::from(to == "me"), to), 0);
            let Heard::Event { event, .. } = heard else { panic!("{n} {to}: {heard:?}") };
            install(&mut host, &event, 0);
        }
    }
    let full = said(&mut host, ada.connection, hand_over(9_000, "bot"), 0);
    assert!(matches!(full, Heard::Refused { refusal: Refusal { code: Code::Full, .. }, .. }));
    let heard = said(&mut host, bob.connection, hand_over(0, "bot"), 0);
    assert!(matches!(heard, Heard::Event { .. }), "{heard:?}");
    // A bot that the clock has put there: one's own seat can be had back all the same.
    let event = Event::Seat { seat: 0, id: NOBODYS.into(), level: Some("greedy".into()), at: None };
    install(&mut host, &event, 0);
    let heard = said(&mut host, ada.connection, hand_over(9_001, "me"), 0);
    assert!(matches!(heard, Heard::Event { .. }), "{heard:?}");
}

#[test]
fn a_seat_is_offered_anew_only_when_its_person_has_been_away_for_long() {
    let mut host = host(play(Manner::default(), 0), 0);
    let free = Free { token: "Ada".into(), seat: 1 };
    assert!(host.free(&free, "word", 0).is_ok(), "nobody has played yet");
    while !host.play().somebody_has_played() {
        answer(&mut host, 0);
    }
    let (bob, _) = host.enter(Some("Bob"), 0).unwrap();
    host.leave(bob.connection, MINUTE);
    let early = host.free(&free, "word", MINUTE + 1_000);
    assert_eq!(early.unwrap_err().code, Code::NotAgreed);
    assert!(host.free(&free, "word", 4 * MINUTE).is_ok());
}

/// Nobody is offered what would be refused: the people at the table are told from when on.
#[test]
fn from_when_on_a_seat_may_be_offered_anew_is_told_and_told_again_when_the_game_begins() {
    let mut host = host(play(Manner::default(), 0), 0);
    let free_from = |posts: &[Post]| people(posts)[1]["free_from"].as_u64();
    host.enter(Some("Ada"), 0).unwrap();
    let (bob, _) = host.enter(Some("Bob"), 0).unwrap();
    assert_eq!(free_from(&host.leave(bob.connection, MINUTE)), Some(MINUTE));
    let from = free_from(&answer(&mut host, MINUTE)).expect("it is told again");
    assert!(host.play().somebody_has_played() && from > MINUTE);
    let free = Free { token: "Ada".into(), seat: 1 };
    assert!(host.free(&free, "word", from - 1).is_err());
    assert!(host.free(&free, "word", from).is_ok());
}

#[test]
fn a_vote_is_carried_when_the_last_one_who_had_not_voted_leaves() {
    let mut host = host(play(Manner::default(), 0), 0);
    let ada = host.enter(Some("Ada"), 0).unwrap().0.connection;
    let cleo = host.enter(Some("Cleo"), 0).unwrap().0.connection;
    let late = 3 * MINUTE;
    let wish = json!({ "stand_in": { "id": "v1", "seat": 1, "agree": true } });
    assert!(matches!(said(&mut host, ada, wish.clone(), late), Heard::Told(_)), "Cleo is still to be heard");
    assert_eq!((host.carried(late), host.vote_left(late)), (None, None));
    let posts = host.leave(cleo, late);
    assert_eq!(people(&posts)[1]["stand_in"], json!([0]));
    let moment = host.vote_left(late).expect("Cleo may be back in a moment");
    assert_eq!(host.carried(late + moment - 1), None);
    let late = late + moment;
    let event = host.carried(late).expect("all who are there want it");
    install(&mut host, &event, late);
    assert!(host.play().seats()[1].bot().is_some());
    assert_eq!(host.carried(late), None, "once");
    // Said again it is done, and the word is still free for whoever has the seat.
    assert!(matches!(said(&mut host, ada, wish, late), Heard::Told(_)));
    let bob = host.enter(Some("Bob"), late).unwrap().0.connection;
    let back = said(&mut host, bob, json!({ "seat": { "id": "v1", "to": "me" } }), late);
    assert!(matches!(back, Heard::Event { event: Event::Seat { level: None, .. }, .. }), "{back:?}");
}

#[test]
fn votes_of_those_who_left_are_not_counted() {
    let mut host = host(play(Manner::default(), 0), 0);
    let ada = host.enter(Some("Ada"), 0).unwrap().0.connection;
    host.enter(Some("Cleo"), 0).unwrap();
    let wish = json!({ "stand_in": { "id": "v1", "seat": 1, "agree": true } });
    said(&mut host, ada, wish, 3 * MINUTE);
    let posts = host.leave(ada, 3 * MINUTE);
    assert_eq!(people(&posts)[1]["stand_in"], json!([0]), "for a moment");
    assert_eq!(host.carried(9 * MINUTE), None, "Cleo has not said so");
    let (_, posts) = host.enter(Some("Ada"), 9 * MINUTE).unwrap();
    assert_eq!(people(&posts)[1]["stand_in"], Value::Null, "what was said before has gone with her");
}

#[test]
fn whoever_loads_the_page_again_has_not_left() {
    let mut host = host(play(Manner::default(), 0), 0);
    let ada = host.enter(Some("Ada"), 0).unwrap().0.connection;
    let cleo = host.enter(Some("Cleo"), 0).unwrap().0.connection;
    let wish = json!({ "stand_in": { "id": "v1", "seat": 1, "agree": true } });
    said(&mut host, ada, wish, 3 * MINUTE);
    host.leave(cleo, 3 * MINUTE);
    host.enter(Some("Cleo"), 3 * MINUTE + 900).unwrap();
    assert_eq!((host.carried(9 * MINUTE), host.vote_left(9 * MINUTE)), (None, None));
}

#[test]
fn whoever_lets_a_bot_play_is_waited_for_too() {
    let mut host = host(play(Manner::default(), 0), 0);
    let ada = host.enter(Some("Ada"), 0).unwrap().0.connection;
    let cleo = host.enter(Some("Cleo"), 0).unwrap().0.connection;
    let handed = said(&mut host, cleo, json!({ "seat": { "id": "b", "to": "bot" } }), 0);
    let Heard::Event { event, .. } = handed else { panic!("{handed:?}") };
    install(&mut host, &event, 0);
    let wish = json!({ "stand_in": { "id": "v1", "seat": 1, "agree": true } });
    said(&mut host, ada, wish, 3 * MINUTE);
    host.leave(cleo, 3 * MINUTE);
    assert_eq!(host.carried(3 * MINUTE + 900), None);
    assert!(host.vote_left(3 * MINUTE + 900).is_some());
}

#[test]
fn two_votes_at_once_are_both_carried() {
    let mut host = host(play_of(&["Ada", "Bob", "Cleo", "Dee"], Manner::default(), 0), 0);
    let ada = host.enter(Some("Ada"), 0).unwrap().0.connection;
    let dee = host.enter(Some("Dee"), 0).unwrap().0.connection;
    for seat in [1, 2] {
        let wish = json!({ "stand_in": { "id": format!("v{seat}"), "seat": seat, "agree": true } });
        said(&mut host, ada, wish, 3 * MINUTE);
    }
    host.leave(dee, 3 * MINUTE);
    for seat in [1, 2] {
        let event = host.carried(4 * MINUTE).expect("one after the other");
        install(&mut host, &event, 4 * MINUTE);
        assert!(host.play().seats()[seat].bot().is_some());
    }
    assert_eq!(host.carried(4 * MINUTE), None);
}

#[test]
fn whoever_takes_an_offered_seat_begins_anew() {
    let mut host = host(play(Manner::default(), 0), 0);
    let ada = host.enter(Some("Ada"), 0).unwrap().0.connection;
    let cleo = host.enter(Some("Cleo"), 0).unwrap().0.connection;
    let bob = host.enter(Some("Bob"), 0).unwrap().0.connection;
    said(&mut host, bob, json!({ "hints": { "id": "h", "agree": true } }), 0);
    let always = said(&mut host, bob, json!({ "passes": { "id": "p", "how": "always" } }), 0);
    let Heard::Event { event, .. } = always else { panic!("{always:?}") };
    install(&mut host, &event, 0);
    host.leave(bob, 0);
    let wish = json!({ "stand_in": { "id": "v1", "seat": 1, "agree": true } });
    said(&mut host, cleo, wish, 3 * MINUTE);
    let free = Free { token: "Ada".into(), seat: 1 };
    let (_, event) = host.free(&free, "word", 3 * MINUTE).unwrap();
    install(&mut host, &event, 3 * MINUTE);
    host.leave(ada, 3 * MINUTE);
    assert_eq!(host.carried(9 * MINUTE), None, "an open seat waits for somebody");
    assert_eq!(host.thought(host.play().revision(), 0), None, "no bot answers there");
    let join = host.join(Some("word"), "New", "New", false, |_, _| false).unwrap().1.unwrap();
    let posts = install(&mut host, &join, 9 * MINUTE);
    let new = &people(&posts)[1];
    assert_eq!((&new["away_since"], &new["stand_in"]), (&json!(9 * MINUTE), &Value::Null));
    assert_eq!(new["hints"], Value::Null);
    assert_eq!(host.play().passing(Some(Seat(1))), Some(Passing::default()));
}

#[test]
fn over_days_nobody_is_missed_while_others_are_waited_for() {
    let manner: Manner = serde_json::from_value(json!({ "pace": "days" })).unwrap();
    let mut host = host(play(manner, 0), 0);
    host.enter(Some("Ada"), 0).unwrap();
    let day = 24 * 60 * MINUTE;
    while host.play().game().decision().unwrap().seat != Seat(1) {
        answer(&mut host, day);
    }
    let free = |seat| Free { token: "Ada".into(), seat };
    assert!(host.free(&free(2), "word", 9 * day).is_err(), "nobody waits for Cleo");
    assert!(host.free(&free(1), "word", 3 * day - 1).is_err());
    assert!(host.free(&free(1), "word", 3 * day).is_ok());
    let bot = Event::Seat { seat: 2, id: NOBODYS.into(), level: Some("greedy".into()), at: None };
    install(&mut host, &bot, day);
    assert!(host.free(&free(2), "word", 3 * day).is_ok(), "where a bot plays nobody is waited for");
}

#[test]
fn over_days_nobody_learns_by_times_who_may_react() {
    let manner: Manner = serde_json::from_value(json!({ "pace": "days" })).unwrap();
    let mut host = host(play(manner, 0), 0);
    host.enter(Some("Ada"), 0).unwrap();
    let mut seen = 0;
    for minute in 1..2_000 {
        let Some(asked) = host.play().game().decision() else { break };
        let event = Event::answer(asked.seat, minute % asked.options.len(), false);
        let posts = install(&mut host, &event, minute as u64 * MINUTE);
        if !posts.iter().any(|post| post.text.starts_with("{\"people\"")) {
            continue;
        }
        let view = host.play().game().view(None);
        if view.waiting_for.is_none() && host.play().game().decision().is_some() {
            seen += 1;
            let told = people(&posts);
            assert_eq!(told[1]["free_from"], told[2]["free_from"]);
        }
    }
    assert!(seen > 0);
}

#[test]
fn whoever_is_away_while_a_table_sleeps_stays_so() {
    let manner: Manner = serde_json::from_value(json!({ "pace": "days" })).unwrap();
    let mut asleep = host(play(manner, 0), 0);
    let bob = asleep.enter(Some("Bob"), MINUTE).unwrap().0.connection;
    asleep.leave(bob, 2 * MINUTE);
    let day = 24 * 60 * MINUTE;
    let mut woken = host(play(manner, 0), 3 * day);
    woken.recall(asleep.absences());
    let (_, posts) = woken.enter(Some("Ada"), 3 * day).unwrap();
    let welcome: Value = serde_json::from_str(&posts.last().unwrap().text).unwrap();
    let told = &welcome["welcome"]["people"];
    assert_eq!((&told[0]["away_since"], &told[1]["away_since"]), (&Value::Null, &json!(2 * MINUTE)));
    let free = Free { token: "Ada".into(), seat: 1 };
    assert!(woken.free(&free, "invite", 3 * day).is_ok());
}

#[test]
fn a_rematch_is_the_table_of_whoever_laid_the_first() {
    let play = play(Manner::default(), 0);
    let chance = |bytes: &mut [u8]| {
        bytes.fill(7);
        Ok(())
    };
    let laid = |host: Option<Seat>| {
        let founded = found::again(&play, None, host, chance, 5).unwrap();
        let mut again = Play::new(&content::rebirth(), founded.deal, founded.sitters).unwrap();
        for event in &founded.events {
            again.apply(event).unwrap();
        }
        again
    };
    let again = laid(play.host());
    assert_eq!((play.host(), again.host()), (Some(Seat(0)), Some(Seat(1))), "Ada has moved on by one");
    assert_eq!(again.seat_of("Ada"), Some(Seat(1)));
    assert_eq!(laid(Some(Seat(2))).host(), Some(Seat(0)), "nothing has to be said of the first");
}

#[test]
fn hints_ask_whoever_has_handed_the_seat_to_a_bot() {
    let mut host = host(play(Manner::default(), 0), 0);
    let asked = host.play().game().decision().unwrap().seat;
    let name = ["Ada", "Bob", "Cleo"][asked.index()];
    let line = host.enter(Some(name), 0).unwrap().0.connection;
    for seat in (0..3).filter(|&seat| seat != asked.0) {
        let level = Some("greedy".to_string());
        install(&mut host, &Event::Seat { seat, id: "s".into(), level, at: None }, 0);
    }
    let revision = host.play().revision();
    let hint = said(&mut host, line, json!({ "hint": { "id": "h", "revision": revision } }), 0);
    assert!(
        matches!(hint, Heard::Refused { refusal: Refusal { code: Code::NotAgreed, .. }, .. }),
        "{hint:?}"
    );
}

#[test]
fn whoever_has_left_for_good_has_played_all_the_same() {
    let mut host = host(play(Manner::default(), 0), 0);
    host.enter(Some("Ada"), 0).unwrap();
    let cleo = host.enter(Some("Cleo"), 0).unwrap().0.connection;
    while host.play().game().decision().unwrap().seat != Seat(1) {
        let asked = host.play().game().decision().unwrap().seat;
        install(&mut host, &Event::answer(asked, 0, true), 0);
    }
    assert!(!host.play().somebody_has_played());
    answer(&mut host, 0);
    host.leave(cleo, 3 * MINUTE);
    install(&mut host, &Event::Free { seat: 1, invite: SecretHash::of("word"), at: None }, 3 * MINUTE);
    let free = Free { token: "Ada".into(), seat: 2 };
    assert_eq!(host.free(&free, "other", 3 * MINUTE).unwrap_err().code, Code::NotAgreed);
}

#[test]
fn over_days_whoever_may_react_calls_nobody_else_away() {
    let manner: Manner = serde_json::from_value(json!({ "pace": "days" })).unwrap();
    let mut host = host(play(manner, 0), 0);
    let ada = host.enter(Some("Ada"), 0).unwrap().0.connection;
    let reacts = |host: &Host| {
        let asked = host.play().game().decision().expect("the game goes on");
        asked.seat == Seat(0) && asked.kind.is_reaction()
    };
    for n in 0..5_000 {
        if reacts(&host) {
            break;
        }
        let asked = host.play().game().decision().expect("the game goes on");
        let event = Event::answer(asked.seat, n % asked.options.len(), false);
        install(&mut host, &event, MINUTE);
    }
    assert!(reacts(&host));
    let late = 9 * 24 * 60 * MINUTE;
    let free = Free { token: "Ada".into(), seat: 1 };
    assert_eq!(host.free(&free, "word", late).unwrap_err().code, Code::Awaited);
    // Nor while a bot thinks in their place.
    let bot = Event::Seat { seat: 0, id: "b".into(), level: Some("greedy".into()), at: None };
    install(&mut host, &bot, late);
    assert_eq!(host.free(&free, "word", late).unwrap_err().code, Code::Awaited);
    let wish = json!({ "stand_in": { "id": "v", "seat": 2, "agree": true } });
    let heard = said(&mut host, ada, wish, late);
    assert!(
        matches!(heard, Heard::Refused { refusal: Refusal { code: Code::Awaited, .. }, .. }),
        "{heard:?}"
    );
}
