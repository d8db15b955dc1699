//! Tables people sit at: seats, storage, live updates, replays. `docs/protocol.md` is what it speaks.
//!
//! The only durable thing is how a table was laid and the numbered list of its events; they are appended before
//! anybody hears of them. State in memory is a cache ([`play::Play`]) that is rebuilt by replaying.

pub mod catalogue;
mod gist;
pub mod house;
mod lessons;
mod limits;
mod lot;
pub mod means;
mod metrics;
mod names;
pub mod panics;
pub mod play;
pub mod record;
mod secret;
pub mod store;
pub mod web;
pub mod wire;

pub use limits::Limits;

/// The edition that this version plays.
pub const EDITION: &str = "rebirth";

/// The version of the program, written into recorded games.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
