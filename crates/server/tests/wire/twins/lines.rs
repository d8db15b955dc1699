//! One table of a pair with everybody who looks at it, each on a socket of their own.

use crate::common::{Line, Server};
use rules::Seat;
use serde_json::{Value, json};

pub struct Table {
    word: String,
    tokens: Vec<String>,
    /// Each seat's, then one of somebody who looks on.
    lines: Vec<Heard>,
    pub revision: u64,
}

/// A line, and how far its reader is.
struct Heard {
    line: Line,
    revision: u64,
    /// The word of what was said last, until it is answered.
    said: Option<String>,
    /// What was read and not asked for yet.
    kept: Vec<String>,
}

impl Table {
    /// Lays it; everybody sits down in their order.
    pub async fn open(server: &Server, new: &Value) -> Table {
        let made = server.post("/api/tables", new).await;
        let word = made["table"].as_str().unwrap().to_string();
        let tokens: Vec<String> =
            made["seats"].as_array().unwrap().iter().map(|seat| text(&seat["token"])).collect();
        let mut table = Table { word, tokens, lines: Vec::new(), revision: 0 };
        for viewer in 0..=table.tokens.len() {
            let mut line = server.line(&table.word).await;
            line.send(&json!({ "hello": { "token": table.tokens.get(viewer) } })).await;
            table.lines.push(Heard { line, revision: 0, said: None, kept: Vec::new() });
            // Before the next one comes, so that both tables tell of it in the same order.
            table.heard(viewer).await;
        }
        table
    }

    /// Everybody who is not the owner: they must not be able to tell the tables apart.
    pub fn others(&self, owner: Seat) -> Vec<usize> {
        (0..self.lines.len()).filter(|&viewer| viewer != owner.index()).collect()
    }

    pub async fn send(&mut self, viewer: usize, message: &Value) {
        let body = message.as_object().unwrap().values().next().unwrap();
        let own = &mut self.lines[viewer];
        own.said = body["id"].as_str().map(|id| format!(r#""id":"{id}""#));
        own.line.send(message).await;
    }

    /// What a line was sent since it was last asked, without what names the table: everything up to the last event, to the
    /// answer to what was said on it, and whatever else is on its way.
    pub async fn heard(&mut self, viewer: usize) -> Vec<String> {
        self.settled(viewer).await;
        self.lines[viewer].line.send(&json!({ "ping": {} })).await;
        while self.next(viewer).await {}
        std::mem::take(&mut self.lines[viewer].kept)
    }

    /// Reads on until the line knows of the last event, and what was said on it is answered.
    pub async fn settled(&mut self, viewer: usize) {
        while self.lines[viewer].said.is_some() || self.lines[viewer].revision < self.revision {
            self.next(viewer).await;
        }
    }

    /// Reads the next message; false if it was a pong.
    async fn next(&mut self, viewer: usize) -> bool {
        let own = &mut self.lines[viewer];
        let message = own.line.next_text().await.expect("the line is open");
        if message == r#"{"pong":{}}"# {
            return false;
        }
        if own.said.as_ref().is_some_and(|id| message.contains(id)) {
            own.said = None;
        }
        if let Some(update) = message.strip_prefix(r#"{"update":{"revision":"#) {
            own.revision = update.split(',').next().unwrap().parse().unwrap();
        }
        let masked = self.masked(&message);
        self.lines[viewer].kept.push(masked);
        true
    }

    /// Says something on a line, and waits until the table has answered it.
    pub async fn said(&mut self, viewer: usize, message: &Value) -> Vec<String> {
        self.send(viewer, message).await;
        self.heard(viewer).await
    }

    /// What the server tells whoever asks without a line.
    pub async fn asked(&self, server: &Server, viewer: usize) -> Vec<String> {
        let token = self.tokens.get(viewer).map_or(String::new(), |token| format!("token={token}&"));
        let (word, last) = (&self.word, self.revision);
        let (first, eyes) = (last.saturating_sub(2), last % self.tokens.len() as u64);
        let paths = [
            format!("/api/tables/{word}?{token}"),
            format!("/api/tables/{word}/frames?{token}from={first}&to={last}"),
            // Refused until the game is over.
            format!("/api/tables/{word}/frames?{token}from={first}&to={last}&eyes={eyes}"),
            format!("/api/tables/{word}/record?{token}"),
        ];
        let mut all = Vec::new();
        for path in paths {
            let (status, body) = server.http("GET", &path, "").await;
            all.push(format!("{status} {}", self.masked(&body)));
        }
        all
    }

    /// Without the word of the table and the times: they are another at every table.
    fn masked(&self, message: &str) -> String {
        let mut text = message.replace(&self.word, "TABLE");
        for time in ["\"away_since\":", "\"free_from\":", "\"created\":", "\"at\":"] {
            let mut from = 0;
            while let Some(found) = text[from..].find(time) {
                from += found + time.len();
                let digits = text[from..].bytes().take_while(u8::is_ascii_digit).count();
                text.replace_range(from..from + digits, "0");
            }
        }
        text
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_string()
}
