//! The house of a page, without a browser: the same messages as a server's, and nothing told before it is to be kept.

use bots::Bare;
use page::{Asked, Command, Errand, House, Kept, think};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use table::secret::NoChance;

/// Chance without a system behind it.
fn chance(bytes: &mut [u8]) -> Result<(), NoChance> {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    for byte in bytes {
        *byte = (NEXT.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed) >> 56) as u8;
    }
    Ok(())
}

/// A page: what a browser would do with the errands.
struct Page {
    house: House,
    kept: Vec<Kept>,
    heard: Vec<Value>,
    replies: Vec<(u16, Value)>,
    thoughts: Vec<Errand>,
}

impl Page {
    fn new() -> Page {
        let house = House::new(content::rebirth(), chance);
        Page { house, kept: Vec::new(), heard: Vec::new(), replies: Vec::new(), thoughts: Vec::new() }
    }

    fn hear(&mut self, command: Value) {
        let command: Command = serde_json::from_value(command).unwrap();
        for errand in self.house.hear(command) {
            match errand {
                Errand::Lay(kept) => self.kept.push(kept),
                Errand::Store { table, n, event } => {
                    let kept = self.kept.iter_mut().find(|kept| kept.table == table).unwrap();
                    kept.events.push(event);
                    assert_eq!(kept.events.len(), n as usize, "events are numbered without gaps");
                }
                Errand::Reply { status, text, .. } => {
                    self.replies.push((status, serde_json::from_str(&text).unwrap()));
                }
                Errand::Tell { text, .. } => self.heard.push(serde_json::from_str(&text).unwrap()),
                Errand::HangUp { .. } => self.heard.push(json!("hung up")),
                think @ Errand::Think { .. } => self.thoughts.push(think),
            }
        }
    }

    fn ask(&mut self, method: &str, path: &str, body: &str) -> (u16, Value) {
        self.hear(json!({"request": {"id": 1, "method": method, "path": path, "body": body, "at": 7}}));
        self.replies.pop().unwrap()
    }

    fn get(&mut self, path: &str) -> (u16, Value) {
        self.ask("GET", path, "")
    }

    fn say(&mut self, line: u32, message: Value) {
        self.hear(json!({"say": {"line": line, "text": message.to_string()}}));
    }

    /// The bots think, one after the other, each with one hand.
    fn think(&mut self) {
        while let Some(Errand::Think { table, revision, question, .. }) = self.thoughts.pop() {
            let asked: Asked = serde_json::from_str(&question).unwrap();
            let found = think(&content::rebirth(), &asked, 0, Arc::new(Bare)).unwrap();
            self.hear(json!({"thought": {"table": table, "revision": revision, "counts": [found]}}));
        }
    }

    /// A table with a person and bots; its word and the person's token.
    fn found(&mut self, bots: &[&str], settings: Value) -> (String, String) {
        let seat = |who: Value| json!({"who": who, "mage": "random", "school": "random"});
        let mut seats = vec![seat(json!({"here": {"name": "Ada"}}))];
        seats.extend(bots.iter().map(|level| seat(json!({"bot": {"level": level}}))));
        let new = json!({"seats": seats, "seed": 5, "settings": settings});
        let (status, created) = self.ask("POST", "/tables", &new.to_string());
        assert_eq!(status, 201, "{created}");
        let word = created["table"].as_str().unwrap().to_string();
        (word, created["seats"][0]["token"].as_str().unwrap().to_string())
    }

    fn enter(&mut self, line: u32, table: &str, token: &str) -> Value {
        self.hear(json!({"open": {"line": line, "table": table}}));
        self.say(line, json!({"hello": {"token": token}}));
        self.heard.drain(..).find(|message| message.get("welcome").is_some()).expect("a welcome")
    }
}

/// Folds what was heard into the view, as a client does.
fn follow(view: &mut Value, revision: &mut u64, heard: &mut Vec<Value>) {
    for message in heard.drain(..) {
        assert!(message.get("refused").is_none(), "{message}");
        let Some(update) = message.get("update") else { continue };
        *revision = update["revision"].as_u64().unwrap();
        for (name, value) in update["changes"].as_object().unwrap() {
            view[name] = value.clone();
        }
    }
}

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
        let found = |hand| think(&content::rebirth(), &asked, hand, Arc::new(Bare)).unwrap();
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
    let house = House::new(content::rebirth(), chance);
    let whole = page.kept[0].clone();
    assert_eq!(house.check(&whole), None);
    let damaged = Kept { events: vec!["{".into()], ..whole.clone() };
    assert!(house.check(&damaged).unwrap().contains("event 1"));
    let row = whole.row.replace(&content::rebirth().version, "other");
    assert!(house.check(&Kept { row, ..whole.clone() }).unwrap().contains("other cards"));
    page.hear(json!({"wake": damaged}));
    page.hear(json!({"open": {"line": 3, "table": table}}));
    assert_eq!(page.heard[0]["refused"]["code"], "incompatible_replay");
    page.hear(json!({"sleep": {"table": table}}));
    page.hear(json!({"wake": whole}));
    page.heard.clear();
    page.enter(4, &table, &token);
}
