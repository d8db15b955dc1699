//! People at a table: how they want to play, what they say to each other, clocks, votes, and codes to read out.

use rules::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How those who lay a table want to play at it. What is left out is as friends at one table do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Manner {
    #[ts(as = "Option<Pace>")]
    pub pace: Pace,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Clock>,
    #[ts(as = "Option<Chat>")]
    pub chat: Chat,
    /// Strangers see the table in the hall, may take its open seats and watch.
    #[ts(as = "Option<bool>")]
    pub hall: bool,
}

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
    Off,
}

/// What somebody says: a phrase, or words of their own where the table allows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Words {
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
    Text(String),
}

/// The phrases there are; how they read is each language's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
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
    pub seat: Seat,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    pub words: Words,
}

/// Says something to everybody at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Say {
    pub id: String,
    pub words: Words,
}

/// Whether a bot is to play for somebody who has been away for long.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct StandIn {
    pub id: String,
    pub seat: u8,
    pub agree: bool,
}

/// Whether this seat wants to play again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct PlayAgain {
    pub id: String,
    pub agree: bool,
}

/// The table of the rematch. Whoever had a seat has one there, opened by the same token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Rematch {
    pub table: String,
    /// Where this viewer sits.
    pub seat: Option<Seat>,
}

/// A seat whose person is gone for good is offered to somebody else; for whoever laid the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Free {
    pub token: String,
    pub seat: u8,
}

/// The invitation to a seat that was freed, told once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Freed {
    pub seat: u8,
    pub invite: String,
}

/// A secret that is to be read out: a token for another device of the same person, or an invitation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Lend {
    Token(String),
    Invite(String),
}

/// Six digits that stand for a secret for a while, once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Lent {
    pub code: String,
    /// For how many seconds.
    pub lasts: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Redeem {
    pub code: String,
}

/// What a code stood for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Redeemed {
    pub table: String,
    pub lent: Lend,
}
