//! Tables people sit at.

pub mod wire;
