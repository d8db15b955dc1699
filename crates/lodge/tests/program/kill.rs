//! A server that is killed at any moment holds everything that it has acknowledged: after every kill every answer of
//! every table is compared, by revision, seat, question and option, on disk and through the restarted server.

use crate::serving;
use futures_util::{SinkExt, StreamExt};
use rules::{Game, Seat};
use serde_json::{Value, json};
use server::store::{Looked, Sqlite};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use table::play::Event;
use table::record::Record;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

const KILLS: usize = 200;
/// Games under way at any time; their answers share commits.
const TABLES: usize = 3;

struct Server {
    child: Child,
    addr: String,
}

impl Server {
    fn start(db: &Path) -> Server {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lodge"));
        command
            .args(["serve", "--no-address-limits", "--pause", "0", "--addr", "127.0.0.1:0", "--db"])
            .arg(db);
        let (child, addr) = serving(&mut command);
        Server { child, addr }
    }

    /// SIGKILL: no goodbye, no last commit.
    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    async fn http(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.addr).await.unwrap();
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.unwrap();
        answer.split_once("\r\n\r\n").unwrap().1.to_string()
    }
}

/// A test that fails leaves no server behind.
impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The file of the test's tables, gone when the test is over.
struct Db(PathBuf);

impl Drop for Db {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm", ".lock", ".mark"] {
            let _ = std::fs::remove_file(format!("{}{end}", self.0.display()));
        }
    }
}

/// The line of one seat.
struct Line(WebSocketStream<TcpStream>);

impl Line {
    /// Sits down; returns the welcome too.
    async fn sit(server: &Server, table: &str, token: &str) -> (Line, Value) {
        let stream = TcpStream::connect(&server.addr).await.unwrap();
        let url = format!("ws://{}/api/tables/{table}/socket", server.addr);
        let mut line = Line(client_async(url, stream).await.unwrap().0);
        line.send(&json!({ "hello": { "token": token } })).await;
        loop {
            let mut message = line.next().await.expect("a welcome");
            if let Some(welcome) = message.get_mut("welcome") {
                return (line, welcome.take());
            }
        }
    }

    async fn send(&mut self, message: &Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next message; none once the server is dead.
    async fn next(&mut self) -> Option<Value> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Whether this word was acknowledged before the line ended.
    async fn is_done(&mut self, id: &str) -> bool {
        while let Some(message) = self.next().await {
            assert!(message["refused"].is_null(), "{message}");
            if message["done"]["id"] == id {
                return true;
            }
        }
        false
    }
}

struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

/// An answer on its way: what will be stored of it, and to which revision it was given.
#[derive(Clone, Debug)]
struct Said {
    event: Event,
    revision: usize,
}

impl Said {
    fn id(&self) -> &str {
        self.event.id().expect("people have words for what they say")
    }

    fn message(&self) -> Value {
        let Event::Answer { option, id, .. } = &self.event else { unreachable!() };
        json!({ "answer": { "id": id, "revision": self.revision, "option": option } })
    }
}

/// One table, and what must be true of it.
struct Table {
    word: String,
    tokens: Vec<String>,
    /// Everything that is known to have happened, in order: all that was acknowledged, and what turned out to be
    /// stored when the server died before it could say so.
    held: Vec<Event>,
    /// The game that follows from it.
    game: Game,
    /// Said, and not acknowledged when the server died.
    doubtful: Option<Said>,
    lines: Vec<Line>,
}

impl Table {
    async fn lay(server: &Server, db: &Path, seed: usize) -> Table {
        let seat = json!({ "who": { "here": { "name": "Ada" } } });
        let body = json!({ "seats": [seat, seat], "seed": seed }).to_string();
        let made: Value = serde_json::from_str(&server.http("POST", "/api/tables", &body).await).unwrap();
        let word = made["table"].as_str().unwrap().to_string();
        let tokens = made["seats"].as_array().unwrap().iter();
        let tokens: Vec<String> = tokens.map(|seat| seat["token"].as_str().unwrap().into()).collect();
        let stored =
            Sqlite::look(db).unwrap().load(&word).unwrap().expect("a table is stored before it is told");
        let game = stored.deal.lay(&content::rebirth()).unwrap();
        let mut table = Table { word, tokens, held: Vec::new(), game, doubtful: None, lines: Vec::new() };
        table.sit(server).await;
        table
    }

    /// Takes both seats; what they are shown is what follows from the answers.
    async fn sit(&mut self, server: &Server) {
        self.lines.clear();
        for (seat, token) in self.tokens.iter().enumerate() {
            let (line, welcome) = Line::sit(server, &self.word, token).await;
            assert_eq!(welcome["revision"], self.held.len(), "table {}", self.word);
            let view = json!(self.game.view(Some(Seat(seat as u8))));
            assert_eq!(welcome["view"], view, "table {} at revision {}", self.word, self.held.len());
            self.lines.push(line);
        }
    }

    /// An answer by lot to the pending question.
    fn think(&self, dice: &mut Dice, round: usize) -> Said {
        let asked = self.game.decision().expect("the game is not over");
        let (seat, option) = (asked.seat.0, dice.below(asked.options.len()) as u8);
        let revision = self.held.len();
        let id = Some(format!("{}-{revision}-{round}", self.word));
        Said { event: Event::Answer { seat, option, id, bot: false, at: None }, revision }
    }

    async fn say(&mut self, said: &Said) {
        self.lines[said.event.seat().index()].send(&said.message()).await;
    }

    /// Listens until it is acknowledged, which then it is for ever.
    async fn hear(&mut self, said: &Said) -> bool {
        let done = self.lines[said.event.seat().index()].is_done(said.id()).await;
        if done {
            self.keep(said.event.clone());
        }
        done
    }

    fn keep(&mut self, event: Event) {
        let Event::Answer { seat, option, .. } = event else { unreachable!() };
        let asked = self.game.decision().expect("a question").seat;
        assert_eq!(asked, Seat(seat), "the seat that is asked has answered");
        self.game.answer(option as usize).unwrap();
        self.held.push(event);
    }

    /// Compares everything with what the file and the restarted server hold. Returns whether a doubtful answer was
    /// stored.
    async fn verify(&mut self, server: &Server, store: &Looked) -> bool {
        let stored = store.load(&self.word).unwrap().expect("the table is still there");
        let landed = self.doubtful.is_some() && stored.events.len() > self.held.len();
        if let (Some(said), true) = (&self.doubtful, landed) {
            assert_eq!(stored.events.get(said.revision), Some(&said.event), "nobody else has answered");
            self.keep(said.event.clone());
        }
        assert_eq!(stored.events, self.held, "table {}", self.word);
        self.sit(server).await;
        // What was lost on its way is said again, and so is what was not: it happens once.
        if let Some(said) = self.doubtful.take() {
            self.say(&said).await;
            assert!(self.lines[said.event.seat().index()].is_done(said.id()).await, "the server is up");
            if !landed {
                self.keep(said.event);
            }
        }
        if self.game.is_over() {
            self.verify_record(server).await;
        }
        landed
    }

    /// The record of a finished game lists every answer, and they lead to its digest.
    async fn verify_record(&self, server: &Server) {
        let record = server.http("GET", &format!("/api/tables/{}/record", self.word), "").await;
        let record = Record::from_json(&record).unwrap();
        let options = self.held.iter().map(|event| match event {
            Event::Answer { option, .. } => *option as u32,
            other => panic!("{other:?}"),
        });
        assert_eq!(record.answers, Vec::from_iter(options), "table {}", self.word);
        assert_eq!(record.digest, Some(table::record::digest(self.game.state())));
    }
}

#[tokio::test]
async fn acknowledged_answers_survive_two_hundred_kills() {
    let file = Db(std::env::temp_dir().join(format!("lodge-kill-{}.db", std::process::id())));
    let db = file.0.as_path();
    let mut dice = Dice(77);
    let mut server = Server::start(db);
    // Every table there ever was; games that are over stay, and new ones take their places.
    let mut tables: Vec<Table> = Vec::new();
    let (mut acknowledged, mut repeated, mut landed) = (0, 0, 0);
    for round in 0..KILLS {
        while tables.iter().filter(|table| !table.game.is_over()).count() < TABLES {
            let seed = tables.len() + 1;
            tables.push(Table::lay(&server, db, seed).await);
        }
        // So many answers are waited for, wherever they fall.
        for _ in 0..dice.below(12) {
            let under_way: Vec<usize> = (0..tables.len()).filter(|&at| !tables[at].game.is_over()).collect();
            if under_way.is_empty() {
                break;
            }
            let table = &mut tables[under_way[dice.below(under_way.len())]];
            let said = table.think(&mut dice, round);
            table.say(&said).await;
            assert!(table.hear(&said).await, "the server is up");
            acknowledged += 1;
        }
        // The ones after them meet the kill somewhere on their way, one at each table.
        let mut in_flight = Vec::new();
        for (at, table) in tables.iter_mut().enumerate().filter(|(_, table)| !table.game.is_over()) {
            let said = table.think(&mut dice, round);
            table.say(&said).await;
            in_flight.push((at, said));
        }
        // Some are still heard, so that the others are caught in the middle of a commit.
        let heard = dice.below(in_flight.len() + 1);
        for (at, said) in in_flight.drain(..heard) {
            assert!(tables[at].hear(&said).await, "the server is up");
            acknowledged += 1;
        }
        for _ in 0..dice.below(3000) {
            tokio::task::yield_now().await;
        }
        server.kill();
        for (at, said) in in_flight {
            if tables[at].hear(&said).await {
                acknowledged += 1;
            } else {
                tables[at].doubtful = Some(said);
                repeated += 1;
            }
        }
        server = Server::start(db);
        // Opened after the server, which finds the file as the kill has left it.
        let store = Sqlite::look(db).unwrap();
        for table in &mut tables {
            landed += table.verify(&server, &store).await as usize;
        }
    }
    let finished = tables.iter().filter(|table| table.game.is_over()).count();
    let held: usize = tables.iter().map(|table| table.held.len()).sum();
    println!(
        "{acknowledged} acknowledged, {repeated} said again ({landed} were stored), {finished} games finished"
    );
    assert_eq!(held, acknowledged + repeated, "each once");
    assert!(acknowledged > 4 * KILLS, "only {acknowledged} answers were acknowledged");
    assert!(finished > 0, "no game was finished");
}
