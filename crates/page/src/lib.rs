//! Tables in a browser alone: what the server is for many people, this is for one page.
//!
//! [`House::hear`] takes one command after the other and says what is to be done about it, in order: what is to be
//! stored stands before what is to be told. Storage, Workers and the clock are the browser's (`web/src/net/page`).
//! Requests and messages are those of `docs/protocol.md`, and the tables are the server's tables.

mod bots;
#[cfg(target_arch = "wasm32")]
mod door;
mod house;
mod talk;

pub use bots::{Asked, Found, think};
pub use house::House;
pub use talk::{Command, Errand, Kept, Pack, Query, Row, Told};
