//! A server that is killed at any moment loses nothing that it has acknowledged.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

const KILLS: usize = 200;

struct Server {
    child: Child,
    addr: String,
}

impl Server {
    fn start(db: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_lodge"))
            .args(["serve", "--addr", "127.0.0.1:0", "--db"])
            .arg(db)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let addr = line.trim().rsplit('/').next().unwrap().to_string();
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

struct Seat {
    line: WebSocketStream<TcpStream>,
    revision: usize,
    options: u64,
    over: bool,
}

impl Seat {
    async fn sit(server: &Server, table: &str, token: &str) -> Seat {
        let stream = TcpStream::connect(&server.addr).await.unwrap();
        let url = format!("ws://{}/api/tables/{table}/socket", server.addr);
        let (mut line, _) = client_async(url, stream).await.unwrap();
        line.send(Message::text(json!({ "hello": { "token": token } }).to_string())).await.unwrap();
        let mut seat = Seat { line, revision: 0, options: 0, over: false };
        while seat.next().await.expect("a welcome").get("welcome").is_none() {}
        seat
    }

    /// The next message, folded in; none once the server is dead.
    async fn next(&mut self) -> Option<Value> {
        loop {
            match self.line.next().await? {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.fold(&message);
                    return Some(message);
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    fn fold(&mut self, message: &Value) {
        let (body, view) = match (message.get("welcome"), message.get("update")) {
            (Some(welcome), _) => (welcome, &welcome["view"]),
            (_, Some(update)) => (update, &update["changes"]),
            _ => return,
        };
        self.revision = body["revision"].as_u64().unwrap() as usize;
        if let Some(question) = view.get("question") {
            self.options = question["options"].as_array().map_or(0, |options| options.len() as u64);
        }
        self.over |= view["phase"] == "Over";
    }
}

struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) % bound.max(1)
    }
}

/// Everything that was acknowledged at one table.
#[derive(Default)]
struct Game {
    table: String,
    tokens: Vec<String>,
    /// (revision, option), in order.
    acknowledged: Vec<(usize, u64)>,
}

impl Game {
    async fn lay(server: &Server, seed: u64) -> Game {
        let seat = json!({ "who": { "here": { "name": "Ada" } } });
        let body = json!({ "seats": [seat, seat], "seed": seed }).to_string();
        let made: Value = serde_json::from_str(&server.http("POST", "/api/tables", &body).await).unwrap();
        let tokens = made["seats"].as_array().unwrap().iter();
        let tokens = tokens.map(|seat| seat["token"].as_str().unwrap().to_string()).collect();
        Game { table: made["table"].as_str().unwrap().into(), tokens, acknowledged: Vec::new() }
    }

    /// A finished game's record holds every acknowledged answer in its place.
    async fn verify(&self, server: &Server) {
        let record = server.http("GET", &format!("/api/tables/{}/record", self.table), "").await;
        let record: Value = serde_json::from_str(&record).unwrap();
        for (revision, option) in &self.acknowledged {
            assert_eq!(record["answers"][revision].as_u64(), Some(*option), "answer {revision}");
        }
    }
}

#[tokio::test]
async fn acknowledged_answers_survive_two_hundred_kills() {
    let db: PathBuf = std::env::temp_dir().join(format!("lodge-kill-{}.db", std::process::id()));
    let mut dice = Dice(77);
    let mut server = Server::start(&db);
    let mut game = Game::lay(&server, 1).await;
    let (mut kills, mut finished, mut answers) = (0, 0, 0);
    while kills < KILLS {
        let mut seats = Vec::new();
        for token in &game.tokens {
            seats.push(Seat::sit(&server, &game.table, token).await);
        }
        let last = game.acknowledged.last().map_or(0, |(revision, _)| revision + 1);
        assert!(seats[0].revision >= last, "revision {} after {last} was acknowledged", seats[0].revision);
        // So many answers are waited for; the one after them meets the kill somewhere on its way.
        let mut left = dice.below(4);
        loop {
            if seats[0].over {
                game.verify(&server).await;
                finished += 1;
                game = Game::lay(&server, 2 + finished).await;
                break;
            }
            let now = seats[0].revision.max(seats[1].revision);
            for seat in &mut seats {
                while seat.revision < now {
                    seat.next().await.expect("the server is up");
                }
            }
            let asked = seats.iter().position(|seat| seat.options > 0).expect("somebody is asked");
            let (revision, option) = (seats[asked].revision, dice.below(seats[asked].options));
            let id = format!("{}-{revision}-{kills}", game.table);
            let answer = json!({ "answer": { "id": id, "revision": revision, "option": option } });
            seats[asked].line.send(Message::text(answer.to_string())).await.unwrap();
            let doomed = left == 0;
            if doomed {
                for _ in 0..dice.below(3000) {
                    tokio::task::yield_now().await;
                }
                server.kill();
            }
            while let Some(message) = seats[asked].next().await {
                if message["done"]["id"] == id.as_str() {
                    game.acknowledged.push((revision, option));
                    answers += 1;
                    if !doomed {
                        break;
                    }
                }
            }
            if doomed {
                kills += 1;
                server = Server::start(&db);
                break;
            }
            left -= 1;
        }
    }
    server.kill();
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", db.display()));
    }
    assert!(answers > KILLS / 2, "only {answers} answers in {kills} kills");
}
