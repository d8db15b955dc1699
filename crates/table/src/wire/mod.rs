//! Everything that goes over the wire, as serde types. `docs/protocol.md` is their description, `web/src/wire` their
//! TypeScript; both sides are generated from here and never written twice.

mod catalogue;
mod error;
mod hall;
mod http;
mod notices;
mod people;
mod socket;
pub mod typescript;

pub use catalogue::*;
pub use error::{Code, ErrorBody, Refusal};
pub use hall::*;
pub use http::*;
pub use notices::*;
pub use people::*;
pub use socket::*;
