//! Somebody who plays one seat at whichever server answers, says again what was not acknowledged, and knows what must be there.

use crate::servers::Servers;
use crate::world::Sim;
use serde_json::{Value, json};
use server::house::{Command, House, Outbox};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use table::wire::ToServer;

/// After so long without a word the line counts as dead.
const PATIENCE: Duration = Duration::from_secs(3);

/// What players know, for the reckoning at the end.
#[derive(Debug, Default)]
pub struct Known {
    /// Words that were acknowledged, in their order.
    pub done: Vec<String>,
    /// What was shown afresh, at which revision.
    pub seen: Vec<(u64, Value)>,
    /// The longest time from saying something to its acknowledgement.
    pub longest: Duration,
    pub lines: usize,
    pub over: bool,
}

pub struct Player {
    pub sim: Sim,
    pub servers: Servers,
    pub word: String,
    pub token: Option<String>,
    pub seat: usize,
    /// It goes home when the table has come so far.
    pub last: u64,
    pub known: Arc<Mutex<Known>>,
}

/// An answer that was not acknowledged yet.
struct Said {
    id: String,
    message: Value,
    since: Duration,
}

impl Player {
    pub async fn play(self) {
        let mut said = None;
        while !self.known.lock().unwrap().over {
            if self.sit(&mut said).await.is_none() {
                self.sim.a_while(300).await;
            }
        }
    }

    /// One line from its beginning to its end; `None` when it broke.
    async fn sit(&self, said: &mut Option<Said>) -> Option<()> {
        let house = self.reach().await?;
        let (outbox, mut messages) = Outbox::new(256);
        let world = self.servers.outside();
        let enter = |reply| Command::Enter { token: self.token.clone(), outbox: outbox.clone(), reply };
        let entered = world.within(PATIENCE, house.ask(&self.word, enter)).await?.ok()?.ok()?;
        let inbox = world.within(PATIENCE, house.table(&self.word)).await?.ok()?;
        // The server has its own; this one would keep the line open when the server is gone.
        drop(outbox);
        drop(house);
        self.known.lock().unwrap().lines += 1;
        let mut view = Value::Null;
        let mut revision = 0;
        let connection = entered.connection;
        loop {
            let wait = if said.is_some() { PATIENCE } else { PATIENCE * 3 };
            let message = world.within(wait, messages.recv()).await??;
            let message: Value = serde_json::from_str(message.as_str()).unwrap();
            if let Some(welcome) = message.get("welcome") {
                (view, revision) = (welcome["view"].clone(), welcome["revision"].as_u64().unwrap());
                self.known.lock().unwrap().seen.push((revision, view.clone()));
                // What was said before the line broke is said again: nobody knows whether it was heard.
                if let Some(said) = said.as_ref() {
                    self.say(&inbox, connection, &said.message).await?;
                }
            } else if let Some(update) = message.get("update") {
                let new = update["revision"].as_u64().unwrap();
                assert_eq!(new, revision + 1, "revisions have no gaps");
                revision = new;
                for (field, value) in update["changes"].as_object().unwrap() {
                    view[field] = value.clone();
                }
            } else if let Some(done) = message.get("done") {
                if let Some(own) = said.take_if(|own| done["id"] == own.id) {
                    let mut known = self.known.lock().unwrap();
                    known.longest = known.longest.max(self.sim.now() - own.since);
                    known.done.push(own.id);
                }
            } else if let Some(refused) = message.get("refused") {
                let code = refused["code"].as_str().unwrap();
                assert!(["busy", "stale", "not_your_seat", "unknown_option"].contains(&code), "{refused}");
                match code {
                    // Storage was in trouble: perhaps it is stored, so the same is said again on a fresh line.
                    "busy" => return None,
                    // The table has moved on without it; what is asked now is another question.
                    _ => *said = None,
                }
            }
            if revision >= self.last && said.is_none() || view["phase"] == "Over" {
                let mut known = self.known.lock().unwrap();
                known.seen.push((revision, view.clone()));
                known.over = true;
                return Some(());
            }
            let options = view["question"]["options"].as_array().map_or(0, Vec::len) as u64;
            if said.is_none() && options > 0 && self.token.is_some() {
                self.sim.a_while(400).await;
                let id = format!("s{}r{revision}n{}", self.seat, self.sim.below(1 << 30));
                let option = self.sim.below(options);
                let message = json!({ "answer": { "id": id, "revision": revision, "option": option } });
                self.say(&inbox, connection, &message).await?;
                *said = Some(Said { id, message, since: self.sim.now() });
            }
        }
    }

    async fn say(
        &self,
        inbox: &tokio::sync::mpsc::Sender<Command>,
        connection: u64,
        message: &Value,
    ) -> Option<()> {
        let message = ToServer::read(&message.to_string()).unwrap();
        inbox.send(Command::Said { connection, message, at: Instant::now() }).await.ok()
    }

    /// The server that has the table, by way of any other.
    async fn reach(&self) -> Option<Arc<House>> {
        let house = self.servers.any()?;
        let there = self.servers.outside().within(PATIENCE, house.elsewhere(&self.word)).await?.ok()?;
        self.sim.a_while(10).await;
        match there {
            None => Some(house),
            Some(address) => self.servers.at(&address),
        }
    }
}
