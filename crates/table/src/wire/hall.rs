//! The hall: tables that strangers are shown. Only what any spectator of such a table sees, and less of it.

use super::http::SeatKind;
use super::people::Pace;
use rules::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What this server has beside tables.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Services {
    /// Its hall is open.
    pub hall: bool,
    /// The key that browsers are to ask their push service with; none: it sends no notices there.
    pub push: Option<String>,
    /// It sends mail.
    pub mail: bool,
}

/// The tables of the hall: those that go on, the latest first, then those whose game is over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Hall {
    /// A bounded list.
    pub tables: Vec<HallTable>,
}

/// A table as strangers see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HallTable {
    /// Its id.
    pub table: String,
    /// What it is called.
    pub name: Option<String>,
    /// The id of the edition.
    pub edition: String,
    /// Who sits where.
    pub seats: Vec<HallSeat>,
    /// How soon answers are hoped for.
    pub pace: Pace,
    /// Whether clocks run.
    pub clock: bool,
    /// Counted from 1.
    pub turn: u16,
    /// The moon that has risen, 1 to 3.
    pub moon: u8,
    /// How it came out, if it is over.
    pub outcome: Option<Outcome>,
}

/// A seat as strangers see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct HallSeat {
    /// Its number.
    pub seat: Seat,
    /// Person or program, or open.
    pub kind: SeatKind,
    /// What they call themselves.
    pub name: Option<String>,
    /// The id of their mage, once everybody sees it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mage: Option<String>,
}
