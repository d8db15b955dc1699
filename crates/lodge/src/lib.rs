//! What the command line of Lodge is made of, as a library: simulations, recorded games, packs, and games to watch.
//!
//! The binary only reads arguments and prints; everything it does can be called from here, by tests and by the table.

pub mod cards;
pub mod contender;
pub mod lab;
pub mod languages;
pub mod load;
pub mod mix;
pub mod outside;
pub mod packs;
pub mod plan;
pub mod progress;
pub mod referee;
pub mod scenarios;
pub mod seeds;
pub mod settings;
pub mod sim;
pub mod words;

pub(crate) use table::panics;
pub use table::{VERSION, record};
