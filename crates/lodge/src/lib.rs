//! What the command line of Lodge is made of, as a library: simulations, recorded games, packs, and games to watch.
//!
//! The binary only reads arguments and prints; everything it does can be called from here, by tests and by the table.

pub mod cards;
pub mod contender;
pub mod lab;
pub mod outside;
pub mod packs;
mod panics;
pub mod plan;
pub mod progress;
pub mod record;
pub mod referee;
pub mod scenarios;
pub mod seeds;
pub mod sim;
pub mod words;

/// The edition that this version plays.
pub const EDITION: &str = "rebirth";

/// The version of the program, written into recorded games.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
