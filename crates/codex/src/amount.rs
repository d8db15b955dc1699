//! How much: numbers that may depend on what is counted.

use crate::program::*;
use serde::{Deserialize, Serialize};

/// `base + times * floor(count / every)`, at most `most`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Amount {
    pub base: u8,
    pub times: u8,
    pub every: u8,
    pub count: Count,
    pub most: u8,
}

impl Amount {
    pub const fn fixed(base: u8) -> Amount {
        Amount { base, times: 0, every: 1, count: Count::That, most: u8::MAX }
    }
    pub fn is_fixed(self) -> bool {
        self.times == 0
    }
}

/// Something that can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Count {
    /// "that much": the amount of what set this off, or of the sentence before (cubes ignored, cards discarded ...).
    That,
    Damage {
        on: Who,
        rose_only: bool,
    },
    Jinxes {
        on: Who,
    },
    Upgrades {
        on: Who,
    },
    /// Nightmares assigned to someone.
    Nightmares {
        on: Who,
    },
    NightmaresInRoom,
    NightmaresInLodge,
    /// Models of one kind of evocation in the lodge.
    EvocationsInLodge(Option<EvocationId>),
    /// Symbols on the active sides of your revealed spells.
    Shown(Element),
    EventsOnBoard,
    /// Models that this effect has damaged.
    DamagedModels,
    /// Rose damage on the models that this effect has damaged.
    RoseDamageOnDamaged,
    /// Damage cubes converted by the sentence before.
    Converted,
    /// Cubes that the last conversion was allowed but could not replace.
    Unconverted,
    RoseConverted,
    StrengthOfYourEvocations,
    YourEvocations,
    CompletedQuests {
        of: Who,
    },
    SolvedQuests {
        of: Who,
    },
    /// The number of the moon on "that quest".
    MoonOfThatQuest,
    /// Cubes of yours on someone.
    YourDamage {
        on: Who,
    },
    /// The most of your revealed spells that share one name.
    AlikeSpells,
    /// Elements that your revealed spells show, each once.
    DifferentElements,
    /// Trophies somebody has taken.
    Trophies {
        of: Who,
    },
    /// Models of a kind in your room, your own figure left out.
    InYourRoom(Kind),
    /// Your evocations of a kind.
    OfYours(Archetype),
    /// Other mages who carry damage of yours.
    WoundedMages,
    /// Models that this effect has hit; who ignored all of its damage was not.
    HitModels,
    /// Models in the target room, or in the room of the target, without the target itself.
    OthersInTargetRoom,
    /// Instability cubes in the target room.
    InstabilityInTargetRoom,
    /// The power that "that quest" is worth.
    PowerOfThatQuest,
    /// Models that lost damage by the last healing of this effect (RC-41).
    HealedModels,
    RevealedSpells {
        of: Who,
    },
    ReadySpells {
        of: Who,
    },
    /// Models that are not yours in rooms of these colours.
    OthersIn(Colours),
    /// Models that are not yours in the rooms that have the colour of the target room.
    OthersInTargetColour,
    /// Mages whom the sentence before reached, whatever they had to lose (C20.12).
    MagesHit,
    /// The power that the spell which set this off has brought its caster.
    PowerOfThatSpell,
}
