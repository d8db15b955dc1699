//! Bodies of the HTTP routes.

use super::people::Manner;
use super::socket::LogLine;
use codex::{Admits, Codex, MageId, SchoolId, Title};
use rules::{Outcome, Phase, Seat, Seed, Settings, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a server says of itself to whoever watches over it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Health {
    /// Whether it takes tables.
    pub ok: bool,
    /// The program's.
    pub version: String,
    /// The version of the cards.
    pub content: String,
}

/// A table to be laid.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// What the table is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Who sits where, in the order of the seats.
    pub seats: Vec<NewSeat>,
    /// Whatever is left out is as printed.
    #[serde(default)]
    #[ts(type = "Partial<Settings>")]
    pub settings: Settings,
    /// The seat that holds the crown first; drawn by lot if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub first: Option<u8>,
    /// For practice and tests; who knows the seed knows every card, so everybody is told that it was named. A number (at
    /// most 2^53 - 1) or 64 digits of base sixteen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number | string")]
    pub seed: Option<Seed>,
    /// An edition of this server, by id; its first one if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub edition: Option<String>,
    /// Packs of this server, by id; and other boxes whose mages and schools are to be at hand (R25.1).
    #[serde(default)]
    #[ts(as = "Option<Vec<String>>", optional)]
    pub packs: Vec<String>,
    /// The six schools in play; if left out, those that seats wish for, those of packs, and others by lot.
    #[serde(default)]
    #[ts(as = "Option<Vec<SchoolName>>", optional)]
    pub schools: Vec<SchoolName>,
    /// How those who lay it want to play.
    #[serde(default)]
    #[ts(as = "Option<Manner>", optional)]
    pub manner: Manner,
}

/// A school by its number in the catalogue, or by its id, which brings its box along.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged, expecting = "a school is a number of the catalogue or an id")]
pub enum SchoolName {
    /// Its number in the catalogue.
    Number(u8),
    /// Its id.
    Id(String),
}

/// An edition that a table may be laid with, and what may join it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct EditionOffer {
    /// How requests name it.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Packs that go with it, by id.
    pub packs: Vec<String>,
    /// Other boxes whose mages and schools may join; a table names them like packs (R25.1).
    pub boxes: Vec<String>,
    /// Six of them play.
    pub schools: Vec<BoxedOffer>,
    /// Any of them may be chosen.
    pub mages: Vec<BoxedOffer>,
}

/// A school or a mage that a table may be laid with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct BoxedOffer {
    /// As it is called at a table of the edition it is offered for.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The edition whose box it lies in.
    #[serde(rename = "box")]
    pub of: String,
}

impl EditionOffer {
    /// What an edition offers where these cards are at hand.
    pub fn of(all: &Codex, packs: Vec<String>) -> EditionOffer {
        let boxes = all.packs.iter().filter(|pack| pack.admits == Admits::Guests);
        let boxes: Vec<String> = boxes.map(|pack| pack.id.clone()).collect();
        let offer = |title: &Title| {
            let space = title.id.split_once('/').map(|(space, _)| space);
            let of = boxes.iter().find(|name| Some(name.as_str()) == space);
            let of = of.cloned().unwrap_or_else(|| all.edition_id().to_string());
            BoxedOffer { id: title.id.clone(), name: title.name.clone(), of }
        };
        EditionOffer {
            id: all.edition_id().into(),
            name: all.edition.as_ref().map(|own| own.title.name.clone()).unwrap_or_default(),
            packs,
            schools: all.schools.iter().map(|own| offer(&own.title)).collect(),
            mages: all.mages.iter().map(|own| offer(&own.title)).collect(),
            boxes,
        }
    }
}

/// A pack that a table may be laid with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct PackOffer {
    /// How requests name it.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Who has written it.
    pub author: String,
    /// What one is told of it.
    pub about: String,
    /// What it adds, kind by kind.
    pub brings: Vec<Brought>,
}

/// How many cards of a kind a pack brings; `replaced` counts those that stand in the place of others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Brought {
    /// The kind of card.
    pub what: String,
    /// How many.
    pub count: u32,
}

/// A seat of a table that is to be laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who is to sit there.
    pub who: Who,
    /// Which mage; without it the seat is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mage: Option<Wish>,
    /// Which school; without it the seat is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub school: Option<Wish>,
    /// By its place in the school.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub grimoire: Option<Wish>,
}

/// Who is to sit at a new table's seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Who {
    /// Somebody in the browser that makes the table.
    Here { name: String },
    /// Whoever brings the invitation.
    Invite {},
    /// A program of this level.
    Bot { level: String },
    /// The mage that rules play.
    Avatar { level: String },
}

/// A number of the catalogue, or whatever the lot says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Wish {
    /// This one, by its number.
    Of(u8),
    /// One by lot.
    Random(ByLot),
}

/// A wish for chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum ByLot {
    /// Drawn when the table is laid.
    Random,
}

/// A table has been laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Created {
    /// Its id.
    pub table: String,
    /// The seats with what opens them.
    pub seats: Vec<CreatedSeat>,
    /// What lets others watch: the table's own word.
    pub watch: String,
}

/// Secrets of one seat, told once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CreatedSeat {
    /// Its number.
    pub seat: u8,
    /// The secret of whoever laid the table, for a seat of theirs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
    /// The secret with which somebody else may sit down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
}

/// Somebody wants to sit down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The secret of the seat; without it any open seat of a table in the hall.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invite: Option<String>,
    /// What they are called.
    pub name: String,
    /// A secret of the client's own making that will open the seat, 22 to 64 letters and digits: whoever loses the answer
    /// asks again with the same one. Without it the server makes one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

/// Somebody sits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Joined {
    /// Where.
    pub seat: u8,
    /// The secret they play with from now on.
    pub token: String,
}

/// One table of a home page's list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Wanted {
    /// Its id.
    pub table: String,
    /// The secret of a seat there, if one has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

/// A table at a glance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Summary {
    /// Its id.
    pub table: String,
    /// What it is called.
    pub name: Option<String>,
    /// Who sits where.
    pub seats: Vec<SeatSummary>,
    /// Counted from 1.
    pub turn: u16,
    /// The part of the turn.
    pub phase: Phase,
    /// Whom the table waits for; nobody while somebody may react.
    pub waiting_for: Option<Seat>,
    /// The seats that the secret opens.
    pub your_seats: Vec<Seat>,
    /// One of your seats is asked.
    pub your_turn: bool,
    /// How often it has changed.
    pub revision: u32,
    /// Whether the game is over.
    pub finished: bool,
    /// Why it cannot go on, if it cannot.
    pub frozen: Option<String>,
    /// The packs it is played with, and the version of all its cards.
    pub packs: Vec<String>,
    /// The version of the cards it is played with.
    pub content: String,
    /// How it came out.
    pub outcome: Option<Outcome>,
    /// The hash of the seed, which the finished game's record shows.
    pub seed_hash: Option<String>,
    /// Whoever laid the table chose the seed, and can know every card.
    pub seed_named: bool,
    /// When it was laid, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// The id of the edition.
    pub edition: String,
    /// How those who laid it want to play.
    pub manner: Manner,
    /// How long this viewer's seat may still think, where it is asked and a clock runs; milliseconds.
    #[ts(type = "number | null")]
    pub left: Option<u64>,
    /// Where the same people play again.
    pub rematch: Option<String>,
}

/// A seat of a table, for lists of tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SeatSummary {
    /// Its number.
    pub seat: Seat,
    /// Who sits there.
    pub name: Option<String>,
    /// Person or program.
    pub kind: SeatKind,
    /// How well a program plays.
    pub level: Option<String>,
    /// Not chosen yet: none.
    pub mage: Option<MageId>,
    /// The school it has begun with.
    pub school: Option<SchoolId>,
    /// Points on the track.
    pub power: u8,
}

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// Somebody.
    Person,
    /// A program.
    Bot,
    /// Waits for whoever brings the invitation.
    Open,
    /// Run by the rules.
    Avatar,
}

/// What a viewer saw at one revision, for replays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Frame {
    /// The change it comes from.
    pub revision: u32,
    /// The table after it.
    pub view: View,
    /// Written since the revision before.
    pub log: Vec<LogLine>,
    /// Lines written up to here; fewer than before after something was taken back.
    pub log_length: u32,
}

/// Somebody wants to be taught.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Tutorial {
    /// Which lesson.
    pub lesson: String,
}

/// A recorded game has become a table to look at, or to play on at if it was handed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Imported {
    /// Its id.
    pub table: String,
    /// Of a game that was handed over: the secrets of its people, told once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<CreatedSeat>>", optional)]
    pub seats: Vec<CreatedSeat>,
}
