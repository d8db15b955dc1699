//! The house of a page, without a browser: the same messages as a server's, and nothing told before it is to be kept.

#[allow(dead_code, reason = "not every test needs all of it")]
mod common;

use bots::Bare;
use common::{Page, follow};
use page::{Asked, Errand, Kept, think};
use serde_json::{Value, json};
use std::sync::Arc;
use table::shelf::Shelf;

#[test]
fn a_game_to_its_end_comes_out_of_storage_as_it_was() {
    let mut page = Page::new();
    let (table, token) = page.found(&["hasty"], json!({"moons": [1, 2, 3]}));
    let welcome = page.enter(1, &table, &token);
    let mut view = welcome["welcome"]["view"].clone();
    let mut revision = welcome["welcome"]["revision"].as_u64().unwrap();
    for step in 0.. {
        page.think();
        follow(&mut view, &mut revision, &mut page.heard);
        if !view["outcome"].is_null() {
            break;
        }
        assert!(step < 3000, "an end");
        let options = view["question"]["options"].as_array().unwrap().len();
        let (id, option) = (format!("a-{step}"), step * 7 % options);
        page.say(1, json!({"answer": {"id": id, "revision": revision, "option": option}}));
    }
    let path = format!("/tables/{table}?token={token}");
    // Said on its line, so that both times nobody is there.
    page.hear(json!({"close": {"line": 1}}));
    let before = page.get(&path);
    let (status, record) = page.get(&format!("/tables/{table}/record?token={token}"));
    assert_eq!((status, &record["finished"]), (200, &json!(true)));

    // A browser that was closed and opened again has only what was kept.
    let mut again = Page::new();
    again.kept = page.kept.clone();
    again.hear(json!({"wake": page.kept[0]}));
    let welcome = again.enter(1, &table, &token);
    assert_eq!(welcome["welcome"]["view"], view);
    again.hear(json!({"close": {"line": 1}}));
    assert_eq!(again.get(&path), before);
    let (_, frames) = again.get(&format!("/tables/{table}/frames?from=3&to=9"));
    assert_eq!(frames.as_array().unwrap().len(), 7);
    // And its record is a finished table anywhere.
    assert_eq!(again.ask("POST", "/replays", &record.to_string()).0, 201);
}

#[test]
fn a_game_that_comes_out_otherwise_is_frozen_and_one_of_before_is_trusted() {
    let mut page = Page::new();
    let (table, token) = page.found(&["hasty"], json!({}));
    page.enter(1, &table, &token);
    page.say(1, json!({"answer": {"id": "a", "revision": 0, "option": 0}}));
    page.think();
    let woken = |events: Vec<String>| {
        let mut later = Page::new();
        later.kept = vec![Kept { events, ..page.kept[0].clone() }];
        later.hear(json!({"wake": later.kept[0]}));
        later.enter(1, &table, &token)["welcome"].clone()
    };
    let events = page.kept[0].events.clone();
    let whole = woken(events.clone());
    assert_eq!((&whole["frozen"], whole["revision"].as_u64()), (&Value::Null, Some(events.len() as u64)));

    // Other rules lead elsewhere with the very last answer.
    let (last, before) = events.split_last().unwrap();
    let (event, proof): (Value, String) = serde_json::from_str(last).unwrap();
    let astray = json!([event, format!("{:016x}", u64::from_str_radix(&proof, 16).unwrap() ^ 1)]).to_string();
    let frozen = woken([before, &[astray]].concat());
    assert!(frozen["frozen"].as_str().unwrap().contains("does not come out as it was stored"), "{frozen}");
    assert_eq!(frozen["revision"].as_u64(), Some(before.len() as u64));

    // Pages of before kept no proofs.
    let bare = |event: &String| match serde_json::from_str(event).unwrap() {
        Value::Array(parts) => parts[0].to_string(),
        alone => alone.to_string(),
    };
    assert_eq!(woken(events.iter().map(bare).collect()), whole);
}

#[test]
fn one_hand_says_its_choice_and_several_are_added() {
    let mut page = Page::new();
    let (table, token) = page.found(&["hasty", "master:10ms"], json!({}));
    page.enter(1, &table, &token);
    let (mut alone, mut together) = (0, 0);
    for step in 0..60 {
        let Some(Errand::Think { table, revision, question, everybody, .. }) = page.thoughts.pop() else {
            let asked = page.heard.iter().rev().find_map(|message| message.get("update"));
            let revision = asked.map_or(0, |update| update["revision"].as_u64().unwrap());
            page.say(1, json!({"answer": {"id": format!("a-{step}"), "revision": revision, "option": 0}}));
            continue;
        };
        let asked: Asked = serde_json::from_str(&question).unwrap();
        let shelf = Shelf::built_in(Vec::new());
        let found = |hand| think(&shelf, asked.clone(), hand, Arc::new(Bare)).unwrap();
        let counts: Vec<_> = (0..if everybody { 3 } else { 1 }).map(found).collect();
        match everybody {
            true => together += 1,
            false => {
                alone += 1;
                assert_eq!(counts[0].iter().filter(|(visits, _)| *visits == 1).count(), 1, "one choice");
            }
        }
        page.hear(json!({"thought": {"table": table, "revision": revision, "counts": counts}}));
    }
    assert!(alone > 0 && together > 0, "{alone} and {together}");
    // What comes too late leaves the table as it is.
    let before = page.kept[0].events.len();
    page.hear(json!({"thought": {"table": table, "revision": 9999, "counts": []}}));
    assert_eq!(page.kept[0].events.len(), before);
}

#[test]
fn what_is_wrong_is_said_and_loses_nothing() {
    let mut page = Page::new();
    let (table, token) = page.found(&["hasty"], json!({}));
    assert_eq!(page.get("/tables/nowhere").0, 404);
    assert_eq!(page.get(&format!("/tables/{table}?token=wrong")).0, 401);
    assert_eq!(page.ask("POST", "/tables", r#"{"seats": []}"#).0, 422);
    assert_eq!(page.get("/nothing").0, 400);

    page.hear(json!({"open": {"line": 1, "table": "nowhere"}}));
    assert_eq!(page.heard[0]["refused"]["code"], "unknown_table");
    assert_eq!(page.heard.pop(), Some(json!("hung up")));
    page.heard.clear();
    page.hear(json!({"open": {"line": 2, "table": table}}));
    page.say(2, json!({"undo": {"id": "x", "revision": 0}}));
    page.hear(json!({"say": {"line": 2, "text": "{"}}));
    page.say(2, json!({"hello": {"token": "wrong"}}));
    let codes: Vec<&Value> = page.heard.iter().map(|message| &message["refused"]["code"]).collect();
    assert_eq!(codes[..3], [&json!("malformed"), &json!("malformed"), &json!("wrong_token")]);
    page.heard.clear();

    // Damage is named, and what is kept stays as it is.
    let whole = page.kept[0].clone();
    let mut checked = |kept: &Kept| page.query(json!({"check": kept}));
    assert_eq!(checked(&whole), None);
    let damaged = Kept { events: vec!["{".into()], ..whole.clone() };
    assert!(checked(&damaged).unwrap().contains("event 1"));
    let row = whole.row.replace(&content::rebirth().version, "other");
    assert!(checked(&Kept { row, ..whole.clone() }).unwrap().contains("other cards"));
    page.hear(json!({"wake": damaged}));
    page.hear(json!({"open": {"line": 3, "table": table}}));
    assert_eq!(page.heard[0]["refused"]["code"], "incompatible_replay");
    page.hear(json!({"sleep": {"table": table}}));
    page.hear(json!({"wake": whole}));
    page.heard.clear();
    page.enter(4, &table, &token);
}
