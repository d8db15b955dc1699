//! Whom and where: models, groups, targets and places.

use crate::program::*;
use serde::{Deserialize, Serialize};

/// Someone already known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// Whoever resolves the effect.
    You,
    /// What it is aimed at.
    Target,
    /// What set off the trigger: "that mage", "that model".
    That,
    /// The caster of the spell that set off the trigger.
    Caster,
    /// Models that the sentence before summoned, assigned or acted on. On an evocation's card: that evocation.
    It,
    /// The owner of the evocation whose card this is.
    Owner,
    /// The mage with the Crown.
    CrownHolder,
    /// The body of the Black Rose: the Avatar, where one plays (R22.1).
    Rose,
    /// The owner of the target, an evocation.
    OwnerOfTarget,
}

/// One or several models.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pick {
    /// Somebody who is known already.
    The(Who),
    /// One, chosen by whoever resolves the effect.
    One(Group),
    /// The target, and one that is chosen like that, in one blow.
    Both(Group),
    /// All of a group.
    Each(Group),
    /// So many of a group, as its chooser likes.
    UpTo(u8, Group),
    /// The models that this effect has damaged.
    Damaged,
    /// One of them.
    OneDamaged,
    /// The mages that this effect has hit: damage of it lies on them, or lay there when they fell.
    HitMages,
}

/// A group of models by kind and circumstances.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    /// What sort of model.
    pub kind: Kind,
    /// On whose side.
    pub whose: Whose,
    /// Where they may stand.
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

/// A sort of model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    /// A mage.
    Mage,
    /// An evocation.
    Evocation,
    /// Either.
    Model,
    /// An evocation of this archetype.
    Of(Archetype),
    /// One kind of evocation, by its card.
    Named(EvocationId),
}

/// What an evocation is by nature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "named as on the cards")]
pub enum Archetype {
    Demon,
    Undead,
    Construct,
    Nightmare,
    Altar,
    Mutation,
    Beast,
}

/// Whose models are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whose {
    /// Anybody's.
    Any,
    /// Those of whoever resolves it.
    Yours,
    /// Not yours; for mages: not you.
    Others,
}

/// Where models or rooms may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Reach {
    /// Anywhere in the lodge. Mages in cells are reached only by events (R4.9).
    Lodge,
    /// Within so many rooms in line of sight of someone.
    Within { range: u8, from: Who },
    /// In the target room.
    TargetRoom,
    /// Nightmares assigned to someone.
    On(Who),
    /// In the rooms beside the target room.
    BesideTarget,
}

/// What a model must have, or be without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum With {
    /// Nothing in particular.
    Anything,
    /// Printed health, with modifiers, of at most this.
    HealthAtMost(u8),
    /// At least one upgrade.
    Upgrade,
    /// At least one jinx.
    Jinx,
    /// No black cube on its bar.
    NoRoseDamage,
    /// No quest that it could solve.
    NoCompletedQuest,
    /// No nightmare that haunts it.
    NoNightmare,
    /// Nothing of theirs was converted by the sentence before.
    NothingConverted,
    /// Nobody has more (or less) of it; all who tie.
    Ranked(Rank),
    /// "but altars": everything of the kind that is not of this archetype.
    But(Archetype),
    /// The same, and there is nothing on them to convert (RC-36).
    NothingToConvert,
    /// Not damaged by this effect so far.
    NotHit,
    /// Of rooms: with such a model in it.
    Holding(Kind),
    /// Of rooms: with at least so much instability.
    Instability(u8),
    /// At least one damage.
    Damage,
}

/// "The most trophies", "the least power": a first or a last place among all mages, shared by those who tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rank {
    /// The most of it, not the least.
    pub most: bool,
    /// What is compared.
    pub of: Measure,
}

/// What mages are ranked by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Measure {
    /// Points on the track.
    Power,
    /// Trophies taken from others.
    Trophies,
    /// Quests solved.
    SolvedQuests,
    /// Cubes on the bar.
    Damage,
    /// Evocations in the lodge.
    Evocations,
    /// Spells in hand.
    Spells,
}

/// The target line: `mage@2`, `room@any`, `evocation@any (your demon)`, `self`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Target {
    /// A model or a room.
    pub kind: TargetKind,
    /// How far away.
    pub range: u8,
    /// For models: narrows the choice. A dummy counts as fitting (R9.17).
    pub whose: Whose,
    /// What it must have, or be without.
    pub with: With,
    /// "from target", "from that model": where range is measured from.
    pub from: Who,
    /// "by priority N": which list of the Avatar chooses (R22.34); 0 for none.
    pub priority: u8,
    /// For rooms: of these colours.
    pub colours: Colours,
}

/// Range of `@any`.
pub const ANY: u8 = u8::MAX;

/// What can be aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TargetKind {
    /// The caster.
    Myself,
    /// A model of a sort.
    Model(Kind),
    /// A room.
    Room,
}

/// Where something is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Place {
    /// The target room, or the room of the target.
    Target,
    /// The room of somebody.
    RoomOf(Who),
    /// The room named by the trigger: entered, activated, where it stood.
    ThatRoom,
    /// This room, wherever it lies.
    Named(RoomId),
    /// A room of your choice.
    Choose { range: u8, from: Who, colours: Colours },
    /// Next to the cell of someone: `room@1 from your cell`.
    BesideCell(Who),
    /// Every room of these colours.
    Each(Colours),
    /// Every room in which a mage stands.
    EachWithMage,
    /// The own cell of whoever is put there.
    Cell,
    /// Every room beside the target room.
    BesideTarget,
    /// The room of each of those whom "them" means; twice, where two of them stand.
    RoomOfEach,
    /// Every room of one colour, of your choice.
    EachOfOneColour,
    /// A room of your choice with a mage in it.
    WithMage,
}
