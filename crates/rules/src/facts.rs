//! What a sentence has done, written down so that reactions have something to point at.
//!
//! Facts belong to the frame that made them and die with its sentence. They say who, to whom, where, by what and how
//! much; "ignore", "as much" and "that mage" are read from them.

use crate::ids::*;
use codex::Means;
use serde::{Deserialize, Serialize};

/// What can happen that a card may wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FactKind {
    /// A model came into a room.
    Entered,
    /// A model took a step.
    Moved,
    /// A model suffered damage.
    Damaged,
    /// A model lost cubes.
    Healed,
    /// Somebody got points.
    Gained,
    /// Somebody lost points.
    Lost,
    /// Instability came into a room.
    Placed,
    /// A spell was turned up.
    Revealed,
    /// An effect is over.
    Resolved,
    /// A quest was solved.
    Solved,
    /// A mage fell.
    Defeated,
    /// An evocation left the lodge.
    Removed,
    /// A mage came into the own cell.
    PutInCell,
    /// A room was activated.
    ActivatedRoom,
    /// An effect was aimed at a model.
    Targeted,
    /// A mage explored.
    Explored,
    /// A mage spent a spell for a move.
    UsedMomentum,
    /// A mage did a physical action.
    PhysicalAction,
    /// The turn is being cleared up.
    CleanUp,
    /// A model may fall: a direct defeat was pronounced, or diverted damage lies on it. Nothing answers to it; the
    /// period looks (R17.8).
    Doomed,
    /// Damage cubes on one model, or instability in one room, became those of a side.
    ConvertedDamage,
    /// A cube in a room changed its colour.
    ConvertedInstability,
    /// The crown has a new holder.
    TookCrown,
    /// A physical attack was made; only where a card could listen.
    Attacked,
    /// A model has gone from one room to another.
    Left,
    /// A spell is cast (C20.6).
    Cast,
    /// A quest is shown as solved, before all it brings.
    Solving,
    /// Something that listens came into play. Nothing answers to it, so nobody is told.
    #[cfg_attr(feature = "ts", ts(skip))]
    Joined,
}

impl FactKind {
    /// The set of this kind alone.
    pub fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// One thing that a sentence has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fact {
    /// What has happened.
    pub kind: FactKind,
    /// The side whose deed it is: whose cubes, whose spell.
    pub by: Colour,
    /// The model that did it, if one did.
    pub actor: Model,
    /// The model it was done to, or that did it alone; for `Targeted` the target itself, where that is a model.
    pub on: Model,
    /// Where.
    pub room: Spot,
    /// Cubes placed, points gained; for `Removed` the kind of evocation; for `Resolved` flags.
    pub amount: u8,
    /// By what sort of effect.
    pub means: Means,
    /// The element of the spell, as a bit.
    pub elements: u8,
    /// Models touched (`Targeted`), rooms with placed or converted instability (`Resolved`), colours on the bar
    /// (`Defeated`), owner (`Removed`), whose power it is (`Gained`, `Lost`), the quest (`Solving`, `Solved` at once),
    /// the slot of a trap or protection (`Cast`), the cubes a model should get and then flags (`Damaged`).
    pub extra: u64,
    /// The frame whose effect this is, by depth.
    pub frame: Depth,
}

/// Flags of `Resolved` in [`Fact::amount`].
pub const RESOLVED_PLACED: u8 = 1;
/// Of a resolved effect: it has summoned.
pub const RESOLVED_SUMMONED: u8 = 2;
/// Flags of `Defeated`: by the Black Rose; already carried out, not merely impending.
pub const DEFEATED_BY_ROSE: u8 = 1;
/// Of a defeat: it has been carried out.
pub const DEFEATED_FINAL: u8 = 2;

/// Flags of `Damaged` in [`Fact::extra`], once the cubes lie: its effect had not damaged this model before.
pub const DAMAGED_FIRST: u64 = 1;
/// Of damage: "if you do" and "that much" speak of this blow.
pub const DAMAGED_LAST: u64 = 2;

impl Fact {
    /// A fact of a kind, about nobody yet.
    pub fn new(kind: FactKind) -> Fact {
        Fact {
            kind,
            by: Colour::NONE,
            actor: Model::NONE,
            on: Model::NONE,
            room: Spot::NOWHERE,
            amount: 0,
            means: Means::OTHER,
            elements: 0,
            extra: 0,
            frame: Depth::NONE,
        }
    }
}
