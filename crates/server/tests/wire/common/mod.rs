//! A server in this process and clients with real sockets.

#[allow(dead_code, reason = "the tests of faults use the rest of it")]
pub mod postgres;
pub mod push;
pub mod smtp;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{
    Limits, Notices,
    house::{House, Shelf},
    store::{Postgres, Sqlite},
    web,
};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use table::play::Event;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// A file for one test's tables, gone when the test is over.
#[derive(Debug)]
pub struct Db(pub PathBuf);

impl Db {
    pub fn new() -> Db {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("lodge-test-{}-{number}.db", std::process::id());
        let db = Db(std::env::temp_dir().join(name));
        db.remove();
        db
    }

    fn remove(&self) {
        for end in ["", "-wal", "-shm", ".lock", ".mark"] {
            let mut path = self.0.clone().into_os_string();
            path.push(end);
            let _ = std::fs::remove_file(path);
        }
    }
}

impl Drop for Db {
    fn drop(&mut self) {
        self.remove();
    }
}

pub struct Server {
    pub address: SocketAddr,
    pub house: Arc<House>,
    stop: Option<oneshot::Sender<()>>,
    running: tokio::task::JoinHandle<std::io::Result<()>>,
}

impl Server {
    pub async fn start(db: &Db) -> Server {
        // These clients answer faster than people; the limit has a test of its own.
        Server::with(db, Limits { burst: f64::MAX, ..Limits::default() }).await
    }

    pub async fn with(db: &Db, limits: Limits) -> Server {
        Server::of(db, limits, Shelf::rebirth().unwrap(), None).await
    }

    /// One that tells people when it is their turn.
    pub async fn telling(db: &Db, notices: &Notices) -> Server {
        let limits = Limits { burst: f64::MAX, ..Limits::default() };
        Server::of(db, limits, Shelf::rebirth().unwrap(), Some(notices)).await
    }

    /// With other cards than those that come with Lodge.
    pub async fn with_cards(db: &Db, shelf: Shelf) -> Server {
        Server::of(db, Limits { burst: f64::MAX, ..Limits::default() }, shelf, None).await
    }

    async fn of(db: &Db, limits: Limits, shelf: Shelf, notices: Option<&Notices>) -> Server {
        let mut serving = web::serve(shelf, "127.0.0.1:0", &db.0, limits).await.unwrap();
        if let Some(notices) = notices {
            serving = serving.telling(notices).await.unwrap();
        }
        Server::run(serving)
    }

    /// One of those that share a database.
    pub async fn sharing(url: &str) -> Server {
        Server::sharing_with(url, Limits { burst: f64::MAX, ..Limits::default() }).await
    }

    pub async fn sharing_with(url: &str, limits: Limits) -> Server {
        let (shelf, store) = (Shelf::rebirth().unwrap(), Arc::new(Postgres::open(url).await.unwrap()));
        let serving = web::serve_from(shelf, "127.0.0.1:0", store, limits).await.unwrap();
        Server::run(serving.among(None).await.unwrap())
    }

    fn run(serving: web::Serving) -> Server {
        let (address, house) = (serving.address, serving.house.clone());
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(serving.until(async {
            let _ = stopped.await;
        }));
        Server { address, house, stop: Some(stop), running }
    }

    pub async fn stop(mut self) {
        let _ = self.stop.take().unwrap().send(());
        self.running.await.unwrap().unwrap();
    }

    pub async fn http(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).await.unwrap();
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_string())
    }

    /// A request that shows a secret.
    pub async fn with_secret(&self, method: &str, path: &str, secret: &str, body: &Value) -> (u16, Value) {
        let body = body.to_string();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {secret}\r\nContent-Length: {}\r\n\
             Connection: close\r\n\r\n{body}",
            body.len()
        );
        let answer = raw(self, &request).await;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head.split(' ').nth(1).unwrap().parse().unwrap(), serde_json::from_str(body).unwrap())
    }

    pub async fn get(&self, path: &str) -> Value {
        let (_, body) = self.http("GET", path, "").await;
        serde_json::from_str(&body).unwrap_or_else(|error| panic!("{path}: {error}: {body}"))
    }

    pub async fn post(&self, path: &str, body: &Value) -> Value {
        let (_, body) = self.http("POST", path, &body.to_string()).await;
        serde_json::from_str(&body).unwrap_or_else(|error| panic!("{path}: {error}: {body}"))
    }

    /// A table whose seats are all held from here; everything else is drawn from the seed.
    pub async fn table(&self, seats: usize, seed: u64) -> (String, Vec<String>) {
        let seat = json!({ "who": { "here": { "name": "Ada" } } });
        let made = self.post("/api/tables", &json!({ "seats": vec![seat; seats], "seed": seed })).await;
        let tokens = made["seats"].as_array().unwrap().iter();
        let tokens = tokens.map(|seat| seat["token"].as_str().unwrap().to_string()).collect();
        (made["table"].as_str().unwrap().to_string(), tokens)
    }

    pub async fn line(&self, table: &str) -> Line {
        let stream = TcpStream::connect(self.address).await.unwrap();
        let url = format!("ws://{}/api/tables/{table}/socket", self.address);
        Line(client_async(url, stream).await.unwrap().0)
    }

    pub async fn client(&self, table: &str, token: Option<&str>) -> Client {
        let mut client = Client::new(self.line(table).await);
        client.hello(token).await;
        client
    }
}

/// A socket.
pub struct Line(pub WebSocketStream<TcpStream>);

impl Line {
    pub async fn send(&mut self, message: &Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    pub async fn send_text(&mut self, text: String) {
        self.0.send(Message::text(text)).await.unwrap();
    }

    /// The next message as it was written; `None` when the other side has closed.
    pub async fn next_text(&mut self) -> Option<String> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Some(text.to_string()),
                Some(Ok(Message::Close(_))) | Some(Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub async fn next(&mut self) -> Option<Value> {
        Some(serde_json::from_str(&self.next_text().await?).unwrap())
    }

    /// The next message of a kind; others are passed over.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("closed before a `{kind}` came"));
            if !message[kind].is_null() {
                return message[kind].clone();
            }
        }
    }
}

/// A client that folds updates, as a browser does.
pub struct Client {
    pub line: Line,
    pub revision: u64,
    pub view: Value,
    pub log: Vec<Value>,
    pub undo: Value,
    pub people: Value,
}

impl Client {
    pub fn new(line: Line) -> Client {
        let none = Value::Null;
        Client { line, revision: 0, view: none.clone(), log: Vec::new(), undo: none.clone(), people: none }
    }

    pub async fn hello(&mut self, token: Option<&str>) {
        self.line.send(&json!({ "hello": { "token": token } })).await;
        let message = self.line.next().await.expect("an answer to hello");
        assert!(!message["welcome"].is_null(), "{message}");
        self.take(&message);
    }

    /// Folds a message in; true if it was an update or a welcome.
    pub fn take(&mut self, message: &Value) -> bool {
        if let Some(welcome) = message.get("welcome") {
            self.revision = welcome["revision"].as_u64().unwrap();
            self.view = welcome["view"].clone();
            self.log = welcome["log"].as_array().unwrap().clone();
            self.undo = welcome["undo"].clone();
            self.people = welcome["people"].clone();
            return true;
        }
        if let Some(update) = message.get("update") {
            let revision = update["revision"].as_u64().unwrap();
            assert_eq!(revision, self.revision + 1, "revisions have no gaps");
            self.revision = revision;
            for (field, value) in update["changes"].as_object().unwrap() {
                self.view[field] = value.clone();
            }
            let new = update["log"].as_array().unwrap();
            let length = update["log_length"].as_u64().unwrap() as usize;
            self.log.truncate(length - new.len());
            self.log.extend(new.iter().cloned());
            assert_eq!(self.log.len(), length);
            self.undo = update["undo"].clone();
            return true;
        }
        if let Some(people) = message.get("people") {
            self.people = people.clone();
        }
        false
    }

    /// Waits for the next update or welcome.
    pub async fn update(&mut self) {
        loop {
            let message = self.line.next().await.expect("an update");
            if self.take(&message) {
                return;
            }
        }
    }

    pub fn options(&self) -> u64 {
        self.view["question"]["options"].as_array().map_or(0, |options| options.len() as u64)
    }

    pub fn kind(&self) -> &str {
        self.view["question"]["kind"].as_str().unwrap_or("")
    }

    pub fn is_over(&self) -> bool {
        self.view["phase"] == "Over"
    }

    pub fn fresh_id(&self) -> String {
        // A seat that comes back must not use its old words for new things.
        static NEXT: AtomicU64 = AtomicU64::new(0);
        format!("c{}", NEXT.fetch_add(1, Ordering::Relaxed))
    }

    pub fn answer_message(&mut self, option: u64) -> Value {
        let (id, revision) = (self.fresh_id(), self.revision);
        json!({ "answer": { "id": id, "revision": revision, "option": option } })
    }

    /// Answers and waits until it is done, folding what comes before.
    pub async fn answer(&mut self, option: u64) -> Result<(), Value> {
        let message = self.answer_message(option);
        let id = message["answer"]["id"].clone();
        self.line.send(&message).await;
        self.settled(&id).await
    }

    pub async fn say(&mut self, kind: &str, mut body: Value) -> Result<(), Value> {
        let id = self.fresh_id();
        body["id"] = json!(id);
        self.line.send(&json!({ kind: body })).await;
        self.settled(&json!(id)).await
    }

    /// Waits until this client has heard of so many events: others hear of an answer when it is done, not before.
    pub async fn reached(&mut self, revision: u64) {
        let all = async {
            while self.revision < revision {
                let message = self.line.next().await.expect("an update");
                self.take(&message);
            }
        };
        let heard = tokio::time::timeout(std::time::Duration::from_secs(60), all).await;
        assert!(heard.is_ok(), "an event never came: {} of {revision}", self.revision);
    }

    /// Folds everything that was sent to this client before now, however much that is.
    pub async fn caught_up(&mut self) -> Vec<Value> {
        self.line.send(&json!({ "ping": {} })).await;
        let mut heard = Vec::new();
        loop {
            let message = self.line.next().await.expect("a pong");
            self.take(&message);
            if !message["pong"].is_null() {
                return heard;
            }
            heard.push(message);
        }
    }

    /// Waits until what was said with this word is done or refused.
    pub async fn settled(&mut self, id: &Value) -> Result<(), Value> {
        loop {
            let message = self.line.next().await.expect("done or refused");
            self.take(&message);
            if message["done"]["id"] == *id {
                return Ok(());
            }
            if message["refused"]["id"] == *id {
                return Err(message["refused"].clone());
            }
        }
    }
}

/// An answer that was acknowledged, with the question it was given to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    pub seat: usize,
    pub kind: String,
    pub options: u64,
    pub message: Value,
}

/// Asserts that the file holds what was acknowledged and nothing else: every answer once, in order, by its seat, to its
/// question. Returns the game that follows from them.
pub fn assert_held(db: &Db, table: &str, given: &[Given]) -> rules::Game {
    let stored = Sqlite::look(&db.0).unwrap().load(table).unwrap().expect("the table is stored");
    let mut game = stored.deal.lay(&content::rebirth()).unwrap();
    for (revision, (event, given)) in stored.events.iter().zip(given).enumerate() {
        let said = &given.message["answer"];
        let answer = Event::Answer {
            seat: given.seat as u8,
            option: said["option"].as_u64().unwrap() as u8,
            id: said["id"].as_str().map(String::from),
            bot: false,
            at: None,
        };
        assert_eq!((event, revision as u64), (&answer, said["revision"].as_u64().unwrap()));
        let asked = game.decision().expect("a question");
        let question = (asked.seat.index(), format!("{:?}", asked.kind), asked.options.len() as u64);
        assert_eq!(question, (given.seat, given.kind.clone(), given.options), "revision {revision}");
        game.answer(said["option"].as_u64().unwrap() as usize).unwrap();
    }
    assert_eq!(stored.events.len(), given.len(), "answers stored, answers acknowledged");
    game
}

/// Small dice for tests.
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % bound.max(1)
    }
}

/// Sends these bytes and reads until the other side has had enough.
pub async fn raw(server: &Server, request: &str) -> String {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    String::from_utf8_lossy(&answer).into_owned()
}
