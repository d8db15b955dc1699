//! Hints and bots share the hands of a server: nobody who asks for hints keeps others' bots from thinking.

use crate::common::Db;
use serde_json::{Value, json};
use server::Limits;
use server::house::{Command, House, Outbox, Shelf, Waiting};
use server::store::Sqlite;
use server::world::{System, Task, Work, World};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use table::secret::Chance;
use table::wire::ToServer;
use tokio::sync::{mpsc, oneshot};

/// A world in which work waits until it is let go, once `held` is set.
#[derive(Debug)]
struct Slow {
    system: System,
    held: AtomicBool,
    let_go: Mutex<mpsc::UnboundedSender<oneshot::Sender<()>>>,
}

impl World for Slow {
    fn now(&self) -> u64 {
        self.system.now()
    }

    fn ticks(&self) -> Duration {
        self.system.ticks()
    }

    fn chance(&self) -> Chance {
        self.system.chance()
    }

    fn sleep(&self, time: Duration) -> Task {
        self.system.sleep(time)
    }

    fn spawn(&self, task: Task) {
        self.system.spawn(task);
    }

    fn work(&self, work: Work) -> Task {
        let work = self.system.work(work);
        if !self.held.load(Ordering::Acquire) {
            return work;
        }
        let (go, wait) = oneshot::channel();
        self.let_go.lock().unwrap().send(go).unwrap();
        Box::pin(async {
            let _ = wait.await;
            work.await;
        })
    }
}

/// Somebody at a table of their own, against a bot.
struct Player {
    house: Arc<House>,
    table: String,
    token: String,
    from: IpAddr,
    connection: u64,
    inbox: mpsc::Sender<Command>,
    waiting: Waiting,
    revision: u64,
    asked: bool,
}

impl Player {
    async fn new(house: &Arc<House>, seed: u64, from: &str) -> Player {
        let person = json!({ "who": { "here": { "name": "Ada" } } });
        let bot = json!({ "who": { "bot": { "level": "random" } } });
        let new = json!({ "seats": [person, bot], "seed": seed });
        let made = house.found(serde_json::from_value(new).unwrap()).await.unwrap();
        let (table, token) = (made.table, made.seats[0].token.clone().unwrap());
        let from = from.parse().unwrap();
        let (connection, inbox, waiting) = enter(house, &table, &token, from).await;
        let (house, revision, asked) = (house.clone(), 0, false);
        let mut player = Player { house, table, token, from, connection, inbox, waiting, revision, asked };
        // The bot may be asked first.
        while !player.asked {
            player.hear().await;
        }
        player
    }

    /// Another line in the place of this one.
    async fn come_back(&mut self) {
        self.inbox.send(Command::Leave { connection: self.connection }).await.unwrap();
        (self.connection, self.inbox, self.waiting) =
            enter(&self.house, &self.table, &self.token, self.from).await;
    }

    /// Folds the next message in.
    async fn hear(&mut self) -> Value {
        let text = tokio::time::timeout(Duration::from_secs(60), self.waiting.recv()).await;
        let text = text.expect("nothing comes").expect("the line is open");
        let message: Value = serde_json::from_str(text.as_str()).unwrap();
        if let Some(welcome) = message.get("welcome") {
            self.revision = welcome["revision"].as_u64().unwrap();
            self.asked = !welcome["view"]["question"].is_null();
        }
        if let Some(update) = message.get("update") {
            self.revision = update["revision"].as_u64().unwrap();
            if let Some(question) = update["changes"].get("question") {
                self.asked = !question.is_null();
            }
        }
        message
    }

    async fn say(&self, message: &Value) {
        let message = ToServer::read(&message.to_string()).unwrap();
        let said = Command::Said { connection: self.connection, message, at: Instant::now() };
        self.inbox.send(said).await.unwrap();
        // It has heard it when it answers the next one.
        self.house.ask(&self.table, Command::Wake).await.unwrap();
    }

    async fn want_hint(&self, id: &str) {
        self.say(&json!({ "hint": { "id": id, "revision": self.revision } })).await;
    }

    /// Reads until something is said about this.
    async fn about(&mut self, id: &str) -> Value {
        loop {
            let message = self.hear().await;
            if message["hint"]["id"] == id || message["refused"]["id"] == id {
                return message;
            }
        }
    }

    /// Answers until the bot is asked.
    async fn leave_it_to_the_bot(&mut self) {
        while self.asked {
            let (before, id) = (self.revision, format!("a{}", self.revision));
            self.say(&json!({ "answer": { "id": id, "revision": before, "option": 0 } })).await;
            while self.revision == before {
                self.hear().await;
            }
        }
    }
}

async fn enter(
    house: &Arc<House>,
    table: &str,
    token: &str,
    from: IpAddr,
) -> (u64, mpsc::Sender<Command>, Waiting) {
    let (outbox, waiting) = Outbox::new(64, usize::MAX);
    let (outbox, token) = (outbox.at(Some(from)), Some(token.to_string()));
    let enter = move |reply| Command::Enter { token: token.clone(), outbox: outbox.clone(), reply };
    let (entered, inbox) = house.ask(table, enter).await.unwrap().unwrap();
    (entered.connection, inbox, waiting)
}

#[tokio::test]
async fn hints_of_a_stranger_take_turns_with_the_bots_of_others() {
    let db = Db::new();
    let (let_go, mut thoughts) = mpsc::unbounded_channel();
    let let_go = Mutex::new(let_go);
    let world = Arc::new(Slow { system: System::new(), held: AtomicBool::new(false), let_go });
    let (shelf, store) = (Arc::new(Shelf::rebirth().unwrap()), Arc::new(Sqlite::open(&db.0).unwrap()));
    let limits = Limits { thinkers: 1, ..Limits::default() };
    let house = House::within(world.clone(), shelf, store, limits);
    let mut stranger = Vec::new();
    for seed in 1..=4 {
        stranger.push(Player::new(&house, seed, "10.0.0.1").await);
    }
    let mut other = Player::new(&house, 5, "10.0.0.2").await;
    world.held.store(true, Ordering::Release);
    for player in &stranger {
        player.want_hint("h").await;
    }
    let first = thoughts.recv().await.unwrap();
    // Coming back does not help: the table still thinks about the first.
    stranger[0].come_back().await;
    stranger[0].want_hint("again").await;
    assert_eq!(stranger[0].about("again").await["refused"]["code"], "busy");
    other.leave_it_to_the_bot().await;
    let before = other.revision;
    assert!(thoughts.try_recv().is_err(), "there is one hand");
    first.send(()).unwrap();
    // The next thought is the bot's, though three hints were asked for before.
    thoughts.recv().await.unwrap().send(()).unwrap();
    while other.revision == before {
        other.hear().await;
    }
    // And the hints come after it, one after the other.
    tokio::spawn(async move {
        while let Some(next) = thoughts.recv().await {
            let _ = next.send(());
        }
    });
    for player in &mut stranger[1..] {
        assert!(!player.about("h").await["hint"].is_null());
    }
    house.close();
    house.all_asleep().await;
}
