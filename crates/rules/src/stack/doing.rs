//! Where a sentence and a clause stand between two calls.
//!
//! A clause may ask several times and let other things come first. It is called again after each, and finds in these
//! states what it has to remember; nothing of it lives on Rust's own stack.

use crate::ids::{Card, Model, SheetSlot};
use codex::{EventId, EvocationId, JinxId, UpgradeId};
use serde::{Deserialize, Serialize};

/// How far the head of a sentence has been dealt with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Begun {
    /// Not begun.
    No,
    /// Its target has been asked for, or is about to be told.
    Target,
    /// "You may" comes next.
    May,
    /// Asked is whether it is done at all.
    MayAsked,
    /// "Either ... or" comes next.
    Branch,
    /// Asked is which half is done.
    EitherAsked,
    /// Asked is which part comes first.
    OrderAsked,
    /// Its clauses are at work.
    Running,
}

/// How far the models or the rooms that a clause speaks of are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Finding {
    /// Not begun.
    Fresh,
    /// A question has been put; so many may still be chosen, this one included.
    Asked { left: u8 },
    /// Nothing is left to do.
    Done,
}

/// What the clause being carried out remembers.
///
/// Most need no more than [`Doing::Asked`] or [`Doing::Counting`]; a state that belongs to one clause says which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Doing {
    /// Nothing: it is called for the first time.
    Fresh,
    /// Its first question has been put.
    Asked,
    /// One after the other, cubes or cards; so many are left.
    Counting { left: u8 },
    /// What it put on the stack came first, and is over when the clause is called again.
    Waiting,
    /// Scarce damage is spread cube by cube (R17.21): it is planned in the facts from `facts` on, `served` models have
    /// had their turn under the Avatar's rule, and `fits` says whether all of it found a place.
    Spreading { facts: u8, served: u8, fits: bool },
    /// A summoning of this kind; asked is which evocation gives way (R12.4).
    Replacing { kind: EvocationId },
    /// Too few of a kind for all; asked is who gets the next one (L-65), so many are given.
    Sharing { gift: Gift, given: u8 },
    /// The revealed spell of this slot leaves; asked is which one comes.
    Swapping { slot: SheetSlot },
    /// No model of this kind is left; asked is which one in play is taken over (C16.3).
    TakingOver { kind: EvocationId },
    /// Asked is which of the cards looked at goes under its deck next (C3.5).
    PuttingUnder,
    /// A chain has leapt to this model; asked is where it leaps next.
    Leaping { second: Model },
    /// Of so many cards so many lie in their new order; asked is which comes next.
    Ordering { of: u8, placed: u8 },
    /// This card of another hand is to come; asked is which one goes.
    Trading { card: Card },
    /// Events go back on the deck one by one; this one is played afterwards, if any.
    Laying { played: EventId },
    /// Whom a blow strikes is named; asked is whether it comes before the stones in their rooms.
    BlowOrStones,
}

/// A card that an effect assigns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "named by what they hold")]
pub enum Gift {
    Jinx(JinxId),
    Upgrade(UpgradeId),
    Nightmare(EvocationId),
}

impl Doing {
    /// How much is left where something is done one by one.
    pub fn left(self) -> Option<u8> {
        match self {
            Doing::Counting { left } => Some(left),
            _ => None,
        }
    }
}
