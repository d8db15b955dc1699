//! A table in memory: what is sent, what is stored, what was said to it and what everybody may see of it.
//!
//! `docs/protocol.md` is what it speaks. Nothing here touches a socket, a thread, a clock, a file or chance: whoever
//! carries a table (the server, or a page in the browser) brings those.
#![warn(missing_docs)]

pub mod catalogue;
pub mod found;
mod gist;
pub mod host;
pub mod lessons;
pub mod lot;
pub mod means;
pub mod names;
pub mod panics;
pub mod play;
pub mod record;
pub mod request;
pub mod secret;
pub mod shelf;
pub mod wire;

/// The version of the program, written into recorded games.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
