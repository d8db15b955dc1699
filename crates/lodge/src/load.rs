//! The load program: many tables of one server, a connection for each seat, answers by lot at a steady rate.
//!
//! Measured is the time from sending an answer to its update at the same connection, which every other seat gets in
//! the same moment. Messages are searched rather than parsed, so that the measuring costs less than the measured.

mod line;

use line::{Line, Message};
use memchr::memmem::{self, Finder};
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;

#[derive(Clone, Debug)]
pub struct Plan {
    pub addr: String,
    pub tables: usize,
    pub clients: usize,
    /// Answers per table and second; none: as fast as it goes.
    pub rate: Option<f64>,
    pub seconds: u64,
}

#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    pub tables: usize,
    pub clients: usize,
    pub seconds: f64,
    pub answers: u64,
    pub answers_per_second: f64,
    /// From sending an answer to its update, in milliseconds.
    pub latency_ms: Latency,
    pub updates: u64,
    pub games_finished: u64,
    pub refused: u64,
    pub broken: u64,
}

#[derive(Clone, Debug, Default, Serialize)]
pub struct Latency {
    pub p50: f64,
    pub p90: f64,
    pub p99: f64,
    pub max: f64,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Latency { p50, p90, p99, max } = self.latency_ms;
        writeln!(f, "{} tables, {} clients each, {:.1} s", self.tables, self.clients, self.seconds)?;
        writeln!(f, "answers   {} ({:.0} per second)", self.answers, self.answers_per_second)?;
        writeln!(f, "latency   p50 {p50:.2} ms, p90 {p90:.2} ms, p99 {p99:.2} ms, max {max:.2} ms")?;
        writeln!(f, "updates   {}", self.updates)?;
        writeln!(
            f,
            "finished  {} games; {} refusals, {} broken connections",
            self.games_finished, self.refused, self.broken
        )
    }
}

#[derive(Debug, Default)]
struct Counts {
    updates: AtomicU64,
    finished: AtomicU64,
    refused: AtomicU64,
    broken: AtomicU64,
}

pub async fn run(plan: &Plan) -> Result<Summary, String> {
    let counts = Arc::new(Counts::default());
    let mut seats = Vec::new();
    // Laid one after the other; everybody connects before the clock starts.
    let doors = Arc::new(Semaphore::new(32));
    for _ in 0..plan.tables {
        let permit = doors.clone().acquire_owned().await.map_err(|error| error.to_string())?;
        let plan = plan.clone();
        seats.push(tokio::spawn(async move {
            let _permit = permit;
            sit_down(&plan).await
        }));
    }
    let mut lines = Vec::new();
    for table in seats {
        lines.push(table.await.map_err(|error| error.to_string())??);
    }
    let start = Instant::now();
    let end = start + Duration::from_secs(plan.seconds);
    let mut clients = Vec::new();
    for (table, seats) in lines.into_iter().enumerate() {
        for (seat, (line, welcome)) in seats.into_iter().enumerate() {
            let number = (table * plan.clients + seat) as u64;
            let client = Client {
                line,
                welcome,
                plan: plan.clone(),
                counts: counts.clone(),
                end,
                dice: number.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1,
                number: table as u64,
                sent: None,
                next_id: 0,
                options: 0,
                times: Vec::new(),
            };
            clients.push(tokio::spawn(client.run()));
        }
    }
    let mut times: Vec<u32> = Vec::new();
    for client in clients {
        times.extend(client.await.map_err(|error| error.to_string())?);
    }
    let seconds = start.elapsed().as_secs_f64().min(plan.seconds as f64);
    times.sort_unstable();
    let at = |share: f64| {
        let index = (times.len() as f64 * share) as usize;
        times.get(index.min(times.len().saturating_sub(1))).map_or(0.0, |&micros| micros as f64 / 1000.0)
    };
    Ok(Summary {
        tables: plan.tables,
        clients: plan.clients,
        seconds,
        answers: times.len() as u64,
        answers_per_second: times.len() as f64 / seconds,
        latency_ms: Latency { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1.0) },
        updates: counts.updates.load(Ordering::Relaxed),
        games_finished: counts.finished.load(Ordering::Relaxed),
        refused: counts.refused.load(Ordering::Relaxed),
        broken: counts.broken.load(Ordering::Relaxed),
    })
}

/// A new table, and one connection for each seat.
async fn sit_down(plan: &Plan) -> Result<Vec<(Line, Vec<u8>)>, String> {
    let seat = json!({ "who": { "here": { "name": "Load" } }, "mage": "random", "school": "random", "grimoire": "random" });
    let body = json!({ "seats": vec![seat; plan.clients] });
    let made: Value = post(&plan.addr, "/api/tables", &body.to_string()).await?;
    let table = made["table"].as_str().ok_or_else(|| format!("no table was made: {made}"))?;
    let mut lines = Vec::new();
    for seat in made["seats"].as_array().into_iter().flatten() {
        let token = seat["token"].as_str().unwrap_or_default();
        let failed = |error: std::io::Error| error.to_string();
        let path = format!("/api/tables/{table}/socket");
        let mut line = Line::open(&plan.addr, &path).await.map_err(failed)?;
        line.send(&json!({ "hello": { "token": token } }).to_string()).await.map_err(failed)?;
        let welcome = loop {
            match line.next().await.map_err(failed)? {
                Message::Text(text) if text.starts_with(b"{\"welcome\"") => break text.to_vec(),
                Message::Text(_) => {}
                Message::Closed => return Err("no welcome came".into()),
            }
        };
        lines.push((line, welcome));
    }
    Ok(lines)
}

/// A request with a JSON body, by hand: one is all we need.
async fn post(addr: &str, path: &str, body: &str) -> Result<Value, String> {
    let mut stream = TcpStream::connect(addr).await.map_err(|error| format!("{addr}: {error}"))?;
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {addr}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.map_err(|error| error.to_string())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.map_err(|error| error.to_string())?;
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    serde_json::from_str(body).map_err(|error| format!("{error} in {answer}"))
}

struct Client {
    line: Line,
    /// What it was told first.
    welcome: Vec<u8>,
    plan: Plan,
    counts: Arc<Counts>,
    end: Instant,
    dice: u64,
    /// Of the table, so that tables with a steady rate are spread over the second.
    number: u64,
    sent: Option<(u32, Instant)>,
    next_id: u64,
    /// Of the pending question; 0 if this seat is not asked.
    options: u64,
    times: Vec<u32>,
}

impl Client {
    async fn run(mut self) -> Vec<u32> {
        if let Some(rate) = self.plan.rate {
            let offset = Duration::from_secs_f64((self.number as f64 * 0.618_034).fract() / rate);
            tokio::time::sleep(offset).await;
        }
        // One clock for all of it: what is not answered when time is up does not count.
        let _ = tokio::time::timeout_at(self.end.into(), self.talk()).await;
        self.times
    }

    /// Until the game is over or the line is.
    async fn talk(&mut self) {
        let welcome = std::mem::take(&mut self.welcome);
        self.options = options_in(&welcome).unwrap_or(0);
        // The question to answer next, if there is one.
        let mut asked = number_after(&welcome, b"\"revision\":").filter(|_| self.options > 0);
        loop {
            if let Some(revision) = asked.take()
                && self.answer(revision).await.is_err()
            {
                break;
            }
            match self.line.next().await {
                Ok(Message::Text(text)) if text.starts_with(UPDATE) => {
                    let revision = number(&text[UPDATE.len()..]).unwrap_or(0);
                    let over = OVER.find(text).is_some();
                    // A question that is not among the changes is still the same, which after an answer means: asked
                    // again.
                    self.options = options_in(text).unwrap_or(self.options);
                    self.counts.updates.fetch_add(1, Ordering::Relaxed);
                    if let Some((_, at)) = self.sent.take_if(|(asked, _)| *asked < revision) {
                        self.times.push(at.elapsed().as_micros() as u32);
                    }
                    if over {
                        self.counts.finished.fetch_add(1, Ordering::Relaxed);
                        return;
                    }
                    asked = (self.options > 0).then_some(revision);
                }
                Ok(Message::Text(text)) if text.starts_with(b"{\"refused\"") => {
                    self.counts.refused.fetch_add(1, Ordering::Relaxed);
                }
                Ok(Message::Text(_)) => {}
                Ok(Message::Closed) | Err(_) => break,
            }
        }
        self.counts.broken.fetch_add(1, Ordering::Relaxed);
    }

    async fn answer(&mut self, revision: u32) -> std::io::Result<()> {
        if let Some(rate) = self.plan.rate {
            tokio::time::sleep(Duration::from_secs_f64(1.0 / rate)).await;
        }
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        let option = self.dice % self.options;
        self.next_id += 1;
        let answer = format!(
            "{{\"answer\":{{\"id\":\"{}\",\"revision\":{revision},\"option\":{option}}}}}",
            self.next_id
        );
        self.sent = Some((revision, Instant::now()));
        self.line.send(&answer).await
    }
}

/// How an update begins.
const UPDATE: &[u8] = b"{\"update\":{\"revision\":";

/// What is looked for in every message: how, is worked out once.
static OVER: LazyLock<Finder> = LazyLock::new(|| Finder::new(b"\"phase\":\"Over\""));
static QUESTION: LazyLock<Finder> = LazyLock::new(|| Finder::new(b"\"question\":"));
static ABOUT: LazyLock<Finder> = LazyLock::new(|| Finder::new(b"],\"about\":"));
static CHOICE: LazyLock<Finder> = LazyLock::new(|| Finder::new(b"{\"choice\":"));

fn number_after(text: &[u8], key: &[u8]) -> Option<u32> {
    number(&text[memmem::find(text, key)? + key.len()..])
}

/// The number that a text begins with.
fn number(text: &[u8]) -> Option<u32> {
    let digits = text.iter().take_while(|digit| digit.is_ascii_digit()).count();
    std::str::from_utf8(&text[..digits]).ok()?.parse().ok()
}

/// How many options the question has: 0 if nothing is asked, nothing if the message does not say.
fn options_in(text: &[u8]) -> Option<u64> {
    let rest = &text[QUESTION.find(text)?..];
    if rest.starts_with(b"\"question\":null") {
        return Some(0);
    }
    let end = ABOUT.find(rest).unwrap_or(rest.len());
    Some(CHOICE.find_iter(&rest[..end]).count() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_counts_is_found_in_a_message() {
        let text = br#"{"update":{"revision":17,"changes":{"question":{"options":[{"choice":1},{"choice":2}],"about":[]}}}}"#;
        assert!(text.starts_with(UPDATE));
        assert_eq!((number(&text[UPDATE.len()..]), options_in(text)), (Some(17), Some(2)));
        assert_eq!(options_in(br#"{"question":null}"#), Some(0));
        assert_eq!(options_in(b"{}"), None);
        assert_eq!(number_after(b"{\"revision\":5}", b"\"revision\":"), Some(5));
        assert_eq!(number(b"x"), None);
    }
}
