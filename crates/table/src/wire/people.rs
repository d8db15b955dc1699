//! People at a table: how they want to play, what they say to each other, clocks, votes, and codes to read out.

use rules::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How those who lay a table want to play at it. What is left out is as friends at one table do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Manner {
    /// How soon an answer is hoped for.
    #[ts(as = "Option<Pace>")]
    pub pace: Pace,
    /// How long people may think, if that is bounded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    /// What people may say.
    #[ts(as = "Option<Chat>")]
    pub chat: Chat,
    /// Strangers see the table in the hall, may take its open seats and watch.
    #[ts(as = "Option<bool>")]
    pub hall: bool,
}

/// How soon an answer is hoped for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// Everybody is there, each at a screen.
    #[default]
    Live,
    /// Whenever somebody finds the time.
    Days,
    /// Around one screen.
    Here,
}

/// How long people may think. One of the two times is set, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// For every decision anew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub each: Option<u32>,
    /// For all decisions of the game together. Whether somebody reacts costs nothing of it: who thinks about that is
    /// nobody's business. It has a time of its own, a tenth of the bank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bank: Option<u32>,
    /// What happens when the time is over.
    pub then: AtZero,
}

/// What happens when somebody's time is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AtZero {
    /// Nothing; everybody sees it.
    #[default]
    Wait,
    /// A bot answers this one question.
    Answer,
    /// A bot takes the seat until its person takes it back.
    Bot,
}

/// A seat's clock at the moment of the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ClockNow {
    /// Milliseconds; below zero never.
    #[ts(type = "number")]
    pub left: u64,
    /// It is running. While somebody may react nobody's does, as far as others see.
    pub runs: bool,
}

/// What people may say to each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Chat {
    /// Phrases, which everybody reads in their own language.
    #[default]
    Phrases,
    /// Words of their own too.
    Free,
    /// Nothing.
    Off,
}

/// What somebody says: a phrase, or words of their own where the table allows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Words {
    /// One of the phrases, with what it points at.
    Phrase {
        phrase: Phrase,
        /// A room by its place, which the phrase is about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        room: Option<u8>,
        /// A spell that everybody may read.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        spell: Option<u8>,
    },
    /// Words of their own.
    Text(String),
}

/// The phrases there are; how they read is each language's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "a phrase is named by what it says")]
pub enum Phrase {
    Hello,
    GoodGame,
    WellPlayed,
    Thanks,
    Sorry,
    Oops,
    OneMoment,
    BackSoon,
    YourTurn,
    Thinking,
    BeatTheRose,
    Beware,
    Look,
    Mercy,
    Revenge,
    Again,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Said {
    /// Counts from 0.
    pub n: u32,
    /// Who has said it.
    pub seat: Seat,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// What was said.
    pub words: Words,
}

/// Says something to everybody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Say {
    /// The client's own number for it, which comes back.
    pub id: String,
    /// What is said.
    pub words: Words,
}

/// Whether a bot is to play for somebody who has been away for long.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct StandIn {
    /// The client's own number for it, which comes back.
    pub id: String,
    /// Who is away.
    pub seat: u8,
    /// Whether a bot is to play.
    pub agree: bool,
}

/// Whether this seat wants to play again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayAgain {
    /// The client's own number for it, which comes back.
    pub id: String,
    /// Whether they want to.
    pub agree: bool,
}

/// The table of the rematch. Whoever had a seat has one there, opened by the same token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Rematch {
    /// Its id.
    pub table: String,
    /// Where this viewer sits.
    pub seat: Option<Seat>,
}

/// A seat whose person is gone for good is offered to somebody else; for whoever laid the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Free {
    /// The secret of whoever laid the table.
    pub token: String,
    /// Which seat.
    pub seat: u8,
}

/// The invitation to a seat that was freed, told once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Freed {
    /// Which seat.
    pub seat: u8,
    /// The secret with which somebody else may sit down.
    pub invite: String,
}

/// A secret that is to be read out: a token for another device of the same person, or an invitation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Lend {
    /// It plays a seat.
    Token(String),
    /// It lets somebody sit down.
    Invite(String),
}

/// Six digits that stand for a secret for a while, once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Lent {
    /// The digits.
    pub code: String,
    /// For how many seconds.
    pub lasts: u32,
}

/// Asks what a code stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Redeem {
    /// The digits.
    pub code: String,
}

/// What a code stood for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Redeemed {
    /// Its id.
    pub table: String,
    /// The secret.
    pub lent: Lend,
    /// The seat that it opens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
}
