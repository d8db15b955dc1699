//! The card language of Lodge.
mod cards;
mod program;
pub use cards::*;
pub use program::*;
