//! Carries tables: keeps them in SQLite, wakes them and lets them sleep, and speaks HTTP and WebSocket for them.
//!
//! The only durable thing is how a table was laid and the numbered list of its events; they are appended before
//! anybody hears of them. State in memory is a cache ([`table::play::Play`]) that is rebuilt by replaying.

mod alike;
mod chance;
pub mod files;
pub mod house;
mod limits;
mod metrics;
mod network;
mod notices;
pub mod store;
mod threads;
pub mod web;
pub mod world;

pub use limits::{Limits, PerAddress};
pub use notices::{Notices, Smtp};
pub use threads::Threads;
