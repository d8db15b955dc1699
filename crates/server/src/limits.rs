//! How much a server takes on. One place, so that tests can make it small.

use bots::{Budget, Level};
use std::time::Duration;
use table::wire::{Code, Refusal};

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Sockets in all, and at one table.
    pub connections: usize,
    pub connections_per_table: usize,
    /// Bytes of one message of a client, and of an imported game.
    pub message: usize,
    pub import: usize,
    /// Messages of one connection: how many a second for long, and how many at once.
    pub rate: f64,
    pub burst: f64,
    /// How long a connection may take to say hello, to take what is sent, and to be silent.
    pub hello: Duration,
    pub write: Duration,
    pub silence: Duration,
    /// Messages that wait for a slow client; beyond, it gets everything anew when it has caught up.
    pub queue: usize,
    /// And their bytes; one message more than that waits, however long it is.
    pub queue_bytes: usize,
    /// What each address may take; none: whatever it likes.
    pub per_address: Option<PerAddress>,
    /// How long a body may take to arrive, and how long everybody has to leave when the server closes.
    pub body: Duration,
    pub goodbye: Duration,
    /// Lines of one seat: spectators never keep a player out, and neither does a player's own forgotten tab.
    pub connections_per_seat: usize,
    /// How much a bot may think about a question.
    pub bot_time: Duration,
    pub bot_iterations: u32,
    /// A bot's answer is told at a multiple of this, so that its thinking time tells nothing; zero: at once.
    pub bot_pace: Duration,
    /// After how long tables go: those that nobody played at since they were laid, those whose game is over since its end,
    /// those that were begun since something happened at them last; none: never.
    pub forget_unplayed: Option<Duration>,
    pub forget_finished: Option<Duration>,
    pub forget_left: Option<Duration>,
    /// How old the list of the hall may be; none: the hall is closed.
    pub hall: Option<Duration>,
    /// How long a table stays in memory with nobody there.
    pub idle: Duration,
    /// How long all wait where somebody could be thinking about a reaction, so that nobody tells from the time whether
    /// they had one.
    pub pause: Duration,
    /// Bots that think at the same time.
    pub thinkers: usize,
}

/// What one address may take, so that nobody takes everything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PerAddress {
    pub sockets: usize,
    pub requests_per_minute: f64,
    pub tables_per_minute: f64,
    pub joins_per_minute: f64,
    /// Codes made out and codes named.
    pub codes_per_minute: f64,
    /// New tables of the hall: the list is short, and nobody is to fill it alone.
    pub shown_per_hour: f64,
    /// What new tables and their games, and whatever else is stored for it, take. Answers are never refused for it.
    pub bytes_per_day: f64,
}

impl Default for PerAddress {
    fn default() -> PerAddress {
        PerAddress {
            sockets: 100,
            requests_per_minute: 1200.0,
            tables_per_minute: 30.0,
            joins_per_minute: 60.0,
            codes_per_minute: 10.0,
            shown_per_hour: 10.0,
            bytes_per_day: 256.0 * 1024.0 * 1024.0,
        }
    }
}

impl Limits {
    /// A level as this server lets it think: a table that was laid under other limits goes on with less.
    pub fn bounded(&self, level: Level) -> Level {
        let less = |budget| match budget {
            Budget::Time(time) => Budget::Time(time.min(self.bot_time)),
            Budget::Iterations(count) => Budget::Iterations(count.min(self.bot_iterations)),
        };
        match level {
            Level::Scout(budget) => Level::Scout(less(budget)),
            Level::Master(budget) => Level::Master(less(budget)),
            level => level,
        }
    }

    /// Refuses a bot that would think longer than the operator allows.
    pub fn check_level(&self, name: &str) -> Result<(), Refusal> {
        match table::play::level(name) {
            Some(level) if self.bounded(level) != level => Err(Refusal::new(
                Code::Setup,
                format!(
                    "bots of this server think at most {} ms or {} iterations about a question",
                    self.bot_time.as_millis(),
                    self.bot_iterations
                ),
            )),
            _ => Ok(()),
        }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 10_000,
            connections_per_table: 200,
            message: 16 * 1024,
            import: 256 * 1024,
            rate: 100.0,
            burst: 200.0,
            hello: Duration::from_secs(10),
            write: Duration::from_secs(10),
            silence: Duration::from_secs(9),
            per_address: None,
            body: Duration::from_secs(10),
            goodbye: Duration::from_secs(3),
            connections_per_seat: 16,
            bot_time: Duration::from_secs(5),
            bot_iterations: 20_000,
            bot_pace: Duration::ZERO,
            forget_unplayed: None,
            forget_finished: None,
            forget_left: None,
            hall: None,
            queue: 64,
            queue_bytes: 256 * 1024,
            idle: Duration::from_secs(30),
            pause: Duration::ZERO,
            thinkers: std::thread::available_parallelism().map_or(1, |cores| cores.get()),
        }
    }
}
