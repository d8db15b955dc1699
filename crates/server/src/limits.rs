//! How much a server takes on. One place, so that tests can make it small.

use std::time::Duration;

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
    /// How long a table stays in memory with nobody there.
    pub idle: Duration,
    /// Bots that think at the same time.
    pub thinkers: usize,
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
            silence: Duration::from_secs(75),
            queue: 64,
            idle: Duration::from_secs(30),
            thinkers: std::thread::available_parallelism().map_or(1, |cores| cores.get()),
        }
    }
}
