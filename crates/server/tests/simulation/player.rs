//! Somebody who plays one seat at whichever server answers, says again what was not acknowledged, and knows what must be there.

use crate::servers::Servers;
use crate::world::Sim;
use serde_json::{Value, json};
use server::house::{Command, House, Outbox};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use table::play::Event;
use table::wire::ToServer;
use tokio::sync::mpsc;

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
    /// Why the last line ended, for whoever looks for what went wrong.
    pub last: String,
}

impl std::fmt::Display for Known {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let Known { done, seen, lines, over, last, .. } = self;
        let revision = seen.last().map_or(0, |own| own.0);
        write!(f, "{} done, at {revision}, {lines} lines, over: {over}, last: {last}", done.len())
    }
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
            if let Err(why) = self.sit(&mut said).await {
                self.known.lock().unwrap().last = why;
                self.sim.a_while(300).await;
            }
        }
    }

    /// One line from its beginning to its end, or why it broke.
    async fn sit(&self, said: &mut Option<Said>) -> Result<(), String> {
        let late = |what: &str| format!("{what} took too long");
        let house = self.reach().await?;
        let (outbox, mut messages) = Outbox::new(256, usize::MAX);
        let world = self.servers.outside();
        let enter = |reply| Command::Enter { token: self.token.clone(), outbox: outbox.clone(), reply };
        let entered =
            world.within(PATIENCE, house.ask(&self.word, enter)).await.ok_or_else(|| late("entering"))?;
        let entered = entered.and_then(|entered| entered);
        let (entered, inbox) = entered.map_err(|refusal| format!("{refusal:?}"))?;
        // The server has its own; this one would keep the line open when the server is gone.
        drop(outbox);
        drop(house);
        self.known.lock().unwrap().lines += 1;
        let mut view = Value::Null;
        let mut revision = 0;
        let connection = entered.connection;
        loop {
            let wait = if said.is_some() { PATIENCE } else { PATIENCE * 3 };
            let message = world.within(wait, messages.recv()).await.ok_or_else(|| late("a word"))?;
            let message = message.ok_or("the line ended")?;
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
                    // Storage was in trouble and nothing was stored: the same is said again on a fresh line.
                    "busy" => {
                        let stored = self.servers.disk().lock().unwrap().stored(&self.word);
                        let mut ids = stored.events.iter().filter_map(Event::id);
                        assert!(!ids.any(|id| refused["id"] == id), "refused, and stored: {refused}");
                        return Err(refused.to_string());
                    }
                    // The table has moved on without it; what is asked now is another question.
                    _ => *said = None,
                }
            }
            if revision >= self.last && said.is_none() || view["phase"] == "Over" {
                let mut known = self.known.lock().unwrap();
                known.seen.push((revision, view.clone()));
                known.over = true;
                return Ok(());
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
        inbox: &mpsc::Sender<Command>,
        connection: u64,
        message: &Value,
    ) -> Result<(), String> {
        let message = ToServer::read(&message.to_string()).unwrap();
        let said = Command::Said { connection, message, at: Instant::now() };
        inbox.send(said).await.map_err(|_| "the table is gone".to_string())
    }

    /// The server that has the table, by way of any other.
    async fn reach(&self) -> Result<Arc<House>, String> {
        let house = self.servers.any().ok_or("this server does not run")?;
        let there = self.servers.outside().within(PATIENCE, house.elsewhere(&self.word)).await;
        let there = there.ok_or("nobody says where")?.map_err(|refusal| format!("{refusal:?}"))?;
        self.sim.a_while(10).await;
        match there {
            None => Ok(house),
            Some(address) => self.servers.at(&address).ok_or_else(|| format!("{address} is gone")),
        }
    }
}
