//! Tables of servers that share a storage: each lives on one of them.

use std::collections::HashSet;

/// Who has a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lease {
    /// This server. Every event names the number; another taking has another one.
    Ours { fence: i64 },
    /// The server that is reached there.
    At { address: String },
    /// There is no such table.
    Nowhere,
}

/// Which tables a server still has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Held {
    /// Whatever it took: there are no others.
    All,
    /// These, by their words.
    Tables(HashSet<String>),
    /// None: it was silent for too long, and must begin anew.
    GivenUp,
}
