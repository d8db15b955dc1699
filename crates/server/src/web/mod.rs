//! HTTP and sockets.

mod client;
mod refused;
mod routes;
mod serve;
mod socket;

pub use routes::router;
pub use serve::{Serving, asked_to_stop, serve};
