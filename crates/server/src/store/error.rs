//! Why storage could not do something.

use std::fmt;

/// Storage failed. The message is for the server's log, not for players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Nothing was stored.
    Failed(String),
    /// Nothing was stored, because the database did not want it.
    Refused(String),
    /// The line broke before the answer came: it may be stored or not.
    Doubtful(String),
    /// The event is not the next one: somebody else has written meanwhile, or a doubtful one was stored.
    Moved,
    /// What is stored cannot be believed.
    Damaged(String),
}

impl StoreError {
    pub fn failed(why: impl fmt::Display) -> StoreError {
        StoreError::Failed(why.to_string())
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            StoreError::Failed(why) | StoreError::Refused(why) => write!(f, "storage: {why}"),
            StoreError::Doubtful(why) => write!(f, "storage, perhaps done: {why}"),
            StoreError::Moved => write!(f, "storage: the table has moved on elsewhere"),
            StoreError::Damaged(why) => write!(f, "storage is damaged: {why}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<content::Unreadable> for StoreError {
    fn from(error: content::Unreadable) -> StoreError {
        StoreError::Damaged(error.to_string())
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError::failed(error)
    }
}
