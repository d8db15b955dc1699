//! Counters, as Prometheus reads them.

use crate::store::Tally;
use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;
use table::wire::Code;

/// Upper ends of the latency buckets, in milliseconds.
const BUCKETS: [u64; 10] = [1, 2, 5, 10, 15, 25, 50, 100, 250, 1000];

#[derive(Debug, Default)]
pub struct Metrics {
    pub connections: AtomicI64,
    pub tables: AtomicI64,
    pub thinking: AtomicI64,
    pub messages_in: AtomicU64,
    pub messages_out: AtomicU64,
    pub answers: AtomicU64,
    pub bot_answers: AtomicU64,
    pub undos: AtomicU64,
    /// Clients that could not keep up and got everything anew.
    pub resyncs: AtomicU64,
    pub dropped: AtomicU64,
    /// Times that a table was woken, or asked for, whose storage is damaged.
    pub damaged: AtomicU64,
    /// Notices that went out, and attempts that failed.
    pub notices: AtomicU64,
    pub notices_failed: AtomicU64,
    /// Requests that other servers of the same storage have answered.
    pub passed_on: AtomicU64,
    refusals: [AtomicU64; Code::ALL.len()],
    /// From the arrival of an answer to its broadcast.
    latency: [AtomicU64; BUCKETS.len() + 1],
    latency_sum: AtomicU64,
}

impl Metrics {
    pub fn refused(&self, code: Code) {
        let at = Code::ALL.iter().position(|own| *own == code).unwrap_or_default();
        self.refusals[at].fetch_add(1, Ordering::Relaxed);
    }

    pub fn answered_in(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        let bucket = BUCKETS.iter().position(|&end| micros <= end * 1000).unwrap_or(BUCKETS.len());
        self.latency[bucket].fetch_add(1, Ordering::Relaxed);
        self.latency_sum.fetch_add(micros, Ordering::Relaxed);
    }

    pub fn text(&self, store: &Tally) -> String {
        let mut out = String::new();
        let mut line = |kind: &str, name: &str, value: String| {
            let _ = write!(out, "# TYPE lodge_{name} {kind}\nlodge_{name} {value}\n");
        };
        let level = |value: &AtomicI64| value.load(Ordering::Relaxed).to_string();
        let count = |value: &AtomicU64| value.load(Ordering::Relaxed).to_string();
        line("gauge", "connections", level(&self.connections));
        line("gauge", "tables_in_memory", level(&self.tables));
        line("gauge", "bots_thinking", level(&self.thinking));
        line("counter", "messages_in_total", count(&self.messages_in));
        line("counter", "messages_out_total", count(&self.messages_out));
        line("counter", "answers_total", count(&self.answers));
        line("counter", "bot_answers_total", count(&self.bot_answers));
        line("counter", "undos_total", count(&self.undos));
        line("counter", "resyncs_total", count(&self.resyncs));
        line("counter", "connections_dropped_total", count(&self.dropped));
        line("counter", "damage_found_total", count(&self.damaged));
        line("counter", "passed_on_total", count(&self.passed_on));
        line("counter", "notices_total", count(&self.notices));
        line("counter", "notices_failed_total", count(&self.notices_failed));
        line("counter", "commits_total", count(&store.commits));
        line("counter", "events_stored_total", count(&store.events));
        line("counter", "commit_failures_total", count(&store.failures));
        let _ = writeln!(out, "# TYPE lodge_refusals_total counter");
        for (code, value) in Code::ALL.iter().zip(&self.refusals) {
            let word = serde_json::to_value(code).unwrap_or_default();
            let word = word.as_str().unwrap_or_default();
            let _ =
                writeln!(out, "lodge_refusals_total{{code=\"{word}\"}} {}", value.load(Ordering::Relaxed));
        }
        let _ = writeln!(out, "# TYPE lodge_answer_seconds histogram");
        let mut sum = 0;
        for (at, value) in self.latency.iter().enumerate() {
            sum += value.load(Ordering::Relaxed);
            let end = BUCKETS.get(at).map_or("+Inf".into(), |&ms| format!("{}", ms as f64 / 1000.0));
            let _ = writeln!(out, "lodge_answer_seconds_bucket{{le=\"{end}\"}} {sum}");
        }
        let seconds = self.latency_sum.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "lodge_answer_seconds_sum {seconds}\nlodge_answer_seconds_count {sum}");
        out
    }
}
