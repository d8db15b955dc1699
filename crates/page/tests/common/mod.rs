//! A page without a browser, for tests.

use bots::Bare;
use page::{Asked, Command, Errand, House, Kept, think};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use table::secret::NoChance;
use table::shelf::Shelf;

/// Chance without a system behind it.
pub fn chance(bytes: &mut [u8]) -> Result<(), NoChance> {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    for byte in bytes {
        *byte = (NEXT.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed) >> 56) as u8;
    }
    Ok(())
}

/// A page: what a browser would do with the errands.
pub struct Page {
    pub house: House,
    pub kept: Vec<Kept>,
    pub heard: Vec<Value>,
    pub replies: Vec<(u16, Value)>,
    pub thoughts: Vec<Errand>,
    /// Cards, by their version.
    pub cards: BTreeMap<String, String>,
    /// Those of the bots.
    shelf: Shelf,
}

impl Page {
    pub fn new() -> Page {
        Page {
            house: House::new(Vec::new(), chance),
            kept: Vec::new(),
            heard: Vec::new(),
            replies: Vec::new(),
            thoughts: Vec::new(),
            cards: BTreeMap::new(),
            shelf: Shelf::built_in(Vec::new()),
        }
    }

    pub fn hear(&mut self, command: Value) {
        let command: Command = serde_json::from_value(command).unwrap();
        for errand in self.house.hear(command) {
            match errand {
                Errand::Keep { version, text } => drop(self.cards.insert(version, text)),
                Errand::Lay(kept) => {
                    assert!(self.is_kept(&kept), "its cards are kept before it");
                    self.kept.push(kept);
                }
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

    fn is_kept(&self, kept: &Kept) -> bool {
        self.cards.contains_key(&kept.read().unwrap().0.content)
    }

    pub fn query(&mut self, query: Value) -> Option<String> {
        self.house.ask(serde_json::from_value(query).unwrap()).wrong
    }

    pub fn ask(&mut self, method: &str, path: &str, body: &str) -> (u16, Value) {
        self.hear(json!({"request": {"id": 1, "method": method, "path": path, "body": body, "at": 7}}));
        self.replies.pop().unwrap()
    }

    pub fn get(&mut self, path: &str) -> (u16, Value) {
        self.ask("GET", path, "")
    }

    pub fn say(&mut self, line: u32, message: Value) {
        self.hear(json!({"say": {"line": line, "text": message.to_string()}}));
    }

    /// The bots think, one after the other, each with one hand.
    pub fn think(&mut self) {
        while let Some(Errand::Think { table, revision, question, .. }) = self.thoughts.pop() {
            let asked: Asked = serde_json::from_str(&question).unwrap();
            let found = think(&self.shelf, asked, 0, Arc::new(Bare)).unwrap();
            self.hear(json!({"thought": {"table": table, "revision": revision, "counts": [found]}}));
        }
    }

    /// A table with a person and bots; its word and the person's token.
    pub fn found(&mut self, bots: &[&str], settings: Value) -> (String, String) {
        let seat = |who: Value| json!({"who": who, "mage": "random", "school": "random"});
        let mut seats = vec![seat(json!({"here": {"name": "Ada"}}))];
        seats.extend(bots.iter().map(|level| seat(json!({"bot": {"level": level}}))));
        let new = json!({"seats": seats, "seed": 5, "settings": settings});
        let (status, created) = self.ask("POST", "/tables", &new.to_string());
        assert_eq!(status, 201, "{created}");
        let word = created["table"].as_str().unwrap().to_string();
        (word, created["seats"][0]["token"].as_str().unwrap().to_string())
    }

    pub fn enter(&mut self, line: u32, table: &str, token: &str) -> Value {
        self.hear(json!({"open": {"line": line, "table": table}}));
        self.say(line, json!({"hello": {"token": token}}));
        self.heard.drain(..).find(|message| message.get("welcome").is_some()).expect("a welcome")
    }
}

/// Folds what was heard into the view, as a client does.
pub fn follow(view: &mut Value, revision: &mut u64, heard: &mut Vec<Value>) {
    for message in heard.drain(..) {
        assert!(message.get("refused").is_none(), "{message}");
        let Some(update) = message.get("update") else { continue };
        *revision = update["revision"].as_u64().unwrap();
        for (name, value) in update["changes"].as_object().unwrap() {
            view[name] = value.clone();
        }
    }
}
