//! Refusals: a stable word for programs, a sentence for people.

use serde::{Deserialize, Serialize};
use std::fmt;
use ts_rs::TS;

/// Why something was refused. The words are a contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// No table has this id.
    UnknownTable,
    /// The secret opens no seat there.
    WrongToken,
    /// Another seat is asked.
    NotYourSeat,
    /// The table has moved on.
    Stale,
    /// The question has no such option.
    UnknownOption,
    /// The request cannot be read.
    Malformed,
    /// The request is longer than any that is needed.
    TooLarge,
    /// Too many requests in a short time.
    TooFast,
    /// The server takes no more tables, or the table no more lines.
    Full,
    /// The server cannot do it just now.
    Busy,
    /// Nothing more is asked.
    GameOver,
    /// There is no answer to take back.
    NothingToUndo,
    /// The record was made with other cards or other rules.
    IncompatibleReplay,
    /// The table cannot be laid so.
    Setup,
    /// It is open in another tab of the same browser.
    Elsewhere,
    /// It no longer comes out as it was stored, and is shown only.
    Frozen,
    /// Somebody at the table has not agreed to it.
    NotAgreed,
    /// Somebody at the table has that name, or one that looks like it.
    NameTaken,
    /// Whoever asks is waited for themselves.
    Awaited,
    /// Whoever asks has no time left to play.
    OutOfTime,
}

impl Code {
    /// Every code, for whoever words them.
    pub const ALL: [Code; 20] = [
        Code::UnknownTable,
        Code::WrongToken,
        Code::NotYourSeat,
        Code::Stale,
        Code::UnknownOption,
        Code::Malformed,
        Code::TooLarge,
        Code::TooFast,
        Code::Full,
        Code::Busy,
        Code::GameOver,
        Code::NothingToUndo,
        Code::IncompatibleReplay,
        Code::Setup,
        Code::Elsewhere,
        Code::Frozen,
        Code::NotAgreed,
        Code::NameTaken,
        Code::Awaited,
        Code::OutOfTime,
    ];

    /// The HTTP status that goes with it.
    pub fn status(self) -> u16 {
        match self {
            Code::UnknownTable => 404,
            Code::WrongToken => 401,
            Code::NotYourSeat | Code::NotAgreed | Code::Awaited | Code::OutOfTime => 403,
            Code::Stale
            | Code::NothingToUndo
            | Code::GameOver
            | Code::Full
            | Code::NameTaken
            | Code::Elsewhere
            | Code::Frozen => 409,
            Code::UnknownOption | Code::Malformed => 400,
            Code::IncompatibleReplay | Code::Setup => 422,
            Code::TooLarge => 413,
            Code::TooFast => 429,
            Code::Busy => 503,
        }
    }
}

/// What is wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// What sort of refusal.
    pub code: Code,
    /// What is wrong, in English.
    pub message: String,
}

impl Refusal {
    /// A refusal with its words.
    pub fn new(code: Code, message: impl Into<String>) -> Refusal {
        Refusal { code, message: message.into() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refusal {}

/// The body of every HTTP error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ErrorBody {
    /// Why it was refused.
    pub error: Refusal,
}
