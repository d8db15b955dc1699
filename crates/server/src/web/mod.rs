//! HTTP and sockets.

mod accept;
mod address;
mod client;
mod gate;
mod pass;
mod pulse;
mod refused;
mod relay;
mod routes;
mod serve;
mod socket;
mod stream;

pub use gate::Door;
pub use serve::{Serving, asked_to_stop, serve, serve_from};
