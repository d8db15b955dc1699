//! Whom and where: models, groups, targets and places.

use crate::program::*;
use serde::{Deserialize, Serialize};

/// Someone already known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    You,
    Target,
    /// What set off the trigger: "that mage", "that model".
    That,
    /// The caster of the spell that set off the trigger.
    Caster,
    /// Models that the sentence before summoned, assigned or acted on. On an evocation's card: that evocation.
    It,
    /// The owner of the evocation whose card this is.
    Owner,
    CrownHolder,
    /// The body of the Black Rose: the Avatar, where one plays (R22.1).
    Rose,
}

/// One or several models.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pick {
    The(Who),
    /// One, chosen by whoever resolves the effect.
    One(Group),
    Each(Group),
    UpTo(u8, Group),
    /// The models that this effect has damaged.
    Damaged,
    /// One of them.
    OneDamaged,
}

/// A group of models by kind and circumstances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    pub kind: Kind,
    pub whose: Whose,
    pub reach: Reach,
    /// Narrows the group further.
    pub with: With,
    /// "other": without the target.
    pub not_target: bool,
    /// "and you": the word, not the icon; the mage whose card it is belongs to it too.
    pub with_you: bool,
    /// "by priority N": which list of the Avatar chooses (R22.34); 0 for none.
    pub priority: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    Mage,
    Evocation,
    Model,
    Of(Archetype),
    /// One kind of evocation, by its card.
    Named(EvocationId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Archetype {
    Demon,
    Undead,
    Construct,
    Nightmare,
    Altar,
    Mutation,
    Beast,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    Any,
    Yours,
    /// Not yours; for mages: not you.
    Others,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reach {
    /// Anywhere in the lodge. Mages in cells are reached only by events (R4.9).
    Lodge,
    /// Within so many rooms in line of sight of someone.
    Within { range: u8, from: Who },
    /// In the target room.
    TargetRoom,
    /// Nightmares assigned to someone.
    On(Who),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum With {
    Anything,
    /// Printed health, with modifiers, of at most this.
    HealthAtMost(u8),
    Upgrade,
    Jinx,
    NoRoseDamage,
    NoCompletedQuest,
    NoNightmare,
    /// Nothing of theirs was converted by the sentence before.
    NothingConverted,
    /// Nobody has more (or less) of it; all who tie.
    Ranked(Rank),
    /// The same, and there is nothing on them to convert (RC-36).
    NothingToConvert,
    /// Not damaged by this effect so far.
    NotHit,
    /// Of rooms: with such a model in it.
    Holding(Kind),
    /// Of rooms: with at least so much instability.
    Instability(u8),
}

/// "The most trophies", "the least power": a first or a last place among all mages, shared by those who tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rank {
    pub most: bool,
    pub of: Measure,
}

/// What mages are ranked by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Measure {
    Power,
    /// Trophies taken from others.
    Trophies,
    SolvedQuests,
    Damage,
    Evocations,
    /// Spells in hand.
    Spells,
}

/// The target line: `mage@2`, `room@any`, `evocation@any (your demon)`, `self`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Target {
    pub kind: TargetKind,
    pub range: u8,
    /// For models: narrows the choice. A dummy counts as fitting (R9.17).
    pub whose: Whose,
    pub with: With,
    /// "from target", "from that model": where range is measured from.
    pub from: Who,
    /// "by priority N": which list of the Avatar chooses (R22.34); 0 for none.
    pub priority: u8,
}

/// Range of `@any`.
pub const ANY: u8 = u8::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TargetKind {
    Myself,
    Model(Kind),
    Room,
}

/// Where something is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// The target room, or the room of the target.
    Target,
    RoomOf(Who),
    /// The room named by the trigger: entered, activated, where it stood.
    ThatRoom,
    Named(RoomId),
    /// A room of your choice.
    Choose {
        range: u8,
        from: Who,
        colours: Colours,
    },
    /// Next to the cell of someone: `room@1 from your cell`.
    BesideCell(Who),
    Each(Colours),
    EachWithMage,
    /// The own cell of whoever is put there.
    Cell,
    /// A room of your choice with a mage in it.
    WithMage,
}
