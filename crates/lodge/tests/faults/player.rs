//! A program that plays both seats of one table after the other, at whichever server answers, and knows what must be there.

use super::nodes::Nodes;
use super::{Dice, FAULTS};
use futures_util::{SinkExt, StreamExt};
use rules::{Game, Seat};
use serde_json::{Value, json};
use server::store::{self, Postgres};
use std::fmt;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use table::play::Event;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// After so long without a word the line counts as dead.
const PATIENCE: Duration = Duration::from_secs(3);

/// What happened.
#[derive(Debug, Default)]
pub struct Tally {
    acknowledged: AtomicU64,
    lines: AtomicU64,
    repeated: AtomicU64,
    /// The longest time a player waited for an answer to get through, by what had gone wrong last.
    longest: Mutex<[Duration; FAULTS.len()]>,
    fault: AtomicUsize,
    /// Who got an answer through since everything is well again.
    well: Mutex<Vec<u64>>,
    asked: AtomicBool,
}

impl Tally {
    /// Waits until every player got an answer through from now on.
    pub async fn everybody(&self, players: usize) {
        self.asked.store(true, Ordering::Release);
        let end = Instant::now() + Duration::from_secs(120);
        while self.well.lock().unwrap().len() < players {
            assert!(Instant::now() < end, "somebody gets no answer through though all is well");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// From now on this goes wrong, by its place among [`FAULTS`].
    pub fn goes_wrong(&self, fault: usize) {
        self.fault.store(fault, Ordering::Relaxed);
    }

    fn done(&self, player: u64, took: Duration) {
        self.acknowledged.fetch_add(1, Ordering::Relaxed);
        let mut longest = self.longest.lock().unwrap();
        let last = &mut longest[self.fault.load(Ordering::Relaxed)];
        *last = took.max(*last);
        let mut well = self.well.lock().unwrap();
        if self.asked.load(Ordering::Acquire) && !well.contains(&player) {
            well.push(player);
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let count = |own: &AtomicU64| own.load(Ordering::Relaxed);
        write!(
            f,
            "{} acknowledged, {} lines, {} said again; the longest waits:",
            count(&self.acknowledged),
            count(&self.lines),
            count(&self.repeated),
        )?;
        let longest = self.longest.lock().unwrap();
        FAULTS
            .iter()
            .zip(&*longest)
            .try_for_each(|(fault, time)| write!(f, " {fault} {:.1} s", time.as_secs_f64()))
    }
}

/// A table, and everything that is known to have happened there.
pub struct Table {
    pub word: String,
    pub held: Vec<Event>,
    pub game: Game,
    tokens: Vec<String>,
}

type Line = WebSocketStream<TcpStream>;

pub struct Player {
    nodes: Arc<Nodes>,
    url: String,
    tally: Arc<Tally>,
    number: u64,
    dice: Dice,
    lines: [Option<Line>; 2],
    words: u64,
}

impl Player {
    pub fn new(nodes: Arc<Nodes>, url: &str, tally: Arc<Tally>, number: u64) -> Player {
        let dice = Dice(number);
        Player { nodes, url: url.into(), tally, number, dice, lines: [None, None], words: 0 }
    }

    /// Plays one game after the other; every table it sat at.
    pub async fn play(mut self, over: Arc<AtomicBool>) -> Vec<Table> {
        let mut tables = Vec::new();
        while !over.load(Ordering::Acquire) {
            let mut table = self.lay().await;
            self.lines = [None, None];
            while !over.load(Ordering::Acquire) && !table.game.is_over() {
                self.answer(&mut table).await;
            }
            tables.push(table);
        }
        tables
    }

    fn anywhere(&mut self) -> Option<SocketAddr> {
        let count = self.nodes.count();
        self.nodes.address(self.dice.below(count))
    }

    async fn lay(&mut self) -> Table {
        let seat = json!({ "who": { "here": { "name": "Ada" } } });
        let body = json!({ "seats": [seat, seat], "seed": self.number }).to_string();
        loop {
            let made = match self.anywhere() {
                Some(address) => timeout(PATIENCE, post(address, "/api/tables", &body)).await.ok().flatten(),
                None => None,
            };
            let Some(made) = made.filter(|made| made["table"].is_string()) else {
                tokio::task::yield_now().await;
                continue;
            };
            let word = made["table"].as_str().unwrap().to_string();
            let tokens = made["seats"].as_array().unwrap().iter();
            let tokens = tokens.map(|seat| seat["token"].as_str().unwrap().to_string()).collect();
            let game = self.game(&word).await;
            return Table { word, held: Vec::new(), game, tokens };
        }
    }

    /// How a table was laid, from the database itself.
    async fn game(&self, word: &str) -> Game {
        loop {
            if let Ok(storage) = Postgres::open(&self.url).await
                && let Ok(stored) = store::load(&storage, word).await
            {
                return stored
                    .expect("a table is stored before it is told")
                    .deal
                    .lay(&content::rebirth())
                    .unwrap();
            }
        }
    }

    /// Answers the pending question, and says it until it is acknowledged.
    async fn answer(&mut self, table: &mut Table) {
        let asked = table.game.decision().expect("the game is not over");
        let (seat, option) = (asked.seat, self.dice.below(asked.options.len()) as u8);
        self.words += 1;
        let id = format!("{}-{}", self.number, self.words);
        let event = Event::Answer { seat: seat.0, option, id: Some(id.clone()), bot: false, at: None };
        let mut after = table.game.clone();
        after.answer(option as usize).unwrap();
        let revision = table.held.len();
        let message = json!({ "answer": { "id": id, "revision": revision, "option": option } }).to_string();
        let began = Instant::now();
        for attempt in 0u64.. {
            if attempt > 0 {
                self.tally.repeated.fetch_add(1, Ordering::Relaxed);
            }
            let mut line = match self.lines[seat.index()].take() {
                Some(line) => line,
                None => match timeout(PATIENCE, self.sit(table, seat, &after)).await {
                    Ok(Some(line)) => line,
                    _ => {
                        tokio::task::yield_now().await;
                        continue;
                    }
                },
            };
            if let Ok(Some(())) = timeout(PATIENCE, say(&mut line, &message, &id)).await {
                self.lines[seat.index()] = Some(line);
                break;
            }
        }
        table.held.push(event);
        table.game = after;
        self.tally.done(self.number, began.elapsed());
    }

    /// Takes a seat somewhere. What it is shown follows from the answers: all that were acknowledged, and perhaps the one
    /// that is being said.
    async fn sit(&mut self, table: &Table, seat: Seat, after: &Game) -> Option<Line> {
        let address = self.anywhere()?;
        self.tally.lines.fetch_add(1, Ordering::Relaxed);
        let stream = TcpStream::connect(address).await.ok()?;
        let url = format!("ws://{address}/api/tables/{}/socket", table.word);
        let (mut line, _) = client_async(url, stream).await.ok()?;
        let hello = json!({ "hello": { "token": table.tokens[seat.index()] } });
        line.send(Message::text(hello.to_string())).await.ok()?;
        loop {
            let message = next(&mut line).await?;
            if let Some(refused) = message.get("refused") {
                assert_eq!(refused["code"], "busy", "table {}: {refused}", table.word);
                return None;
            }
            let Some(welcome) = message.get("welcome") else { continue };
            assert_eq!(welcome["frozen"], Value::Null, "table {}", table.word);
            let revision = welcome["revision"].as_u64().unwrap() as usize;
            let held = table.held.len();
            // A server that was paused may show what was, until it learns that the table lives elsewhere.
            if revision < held {
                return None;
            }
            let game = if revision == held { &table.game } else { after };
            assert!(revision <= held + 1, "table {}: {revision} after {held}", table.word);
            assert_eq!(welcome["view"], json!(game.view(Some(seat))), "table {} at {revision}", table.word);
            return Some(line);
        }
    }
}

/// Says something; `Some` when it was acknowledged, `None` when nobody knows.
async fn say(line: &mut Line, message: &str, id: &str) -> Option<()> {
    line.send(Message::text(message)).await.ok()?;
    loop {
        let message = next(line).await?;
        if message["done"]["id"] == id {
            return Some(());
        }
        if message["refused"]["id"] == id {
            // A server that was paused speaks of what was, until it learns that the table lives elsewhere.
            let code = message["refused"]["code"].as_str().unwrap();
            // Whoever is too fast for one line comes back on another.
            let known = ["busy", "stale", "not_your_seat", "unknown_option", "too_fast"];
            assert!(known.contains(&code), "{message}");
            return None;
        }
    }
}

async fn next(line: &mut Line) -> Option<Value> {
    loop {
        match line.next().await?.ok()? {
            Message::Text(text) => return Some(serde_json::from_str(&text).unwrap()),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

async fn post(address: SocketAddr, path: &str, body: &str) -> Option<Value> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    let length = body.len();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).await.ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.ok()?;
    serde_json::from_str(answer.split_once("\r\n\r\n")?.1).ok()
}
