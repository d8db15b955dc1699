//! How much: numbers that may depend on what is counted.

use crate::program::*;
use serde::{Deserialize, Serialize};

/// `base + times * floor(count / every)`, at most `most`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Amount {
    /// What is there in any case.
    pub base: u8,
    /// How much for each that is counted.
    pub times: u8,
    /// How many make one.
    pub every: u8,
    /// What is counted.
    pub count: Count,
    /// What it never exceeds.
    pub most: u8,
}

impl Amount {
    /// So much, whatever happens.
    pub const fn fixed(base: u8) -> Amount {
        Amount { base, times: 0, every: 1, count: Count::That, most: u8::MAX }
    }
    /// Whether nothing is counted.
    pub fn is_fixed(self) -> bool {
        self.times == 0
    }
}

/// Something that can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Count {
    /// "that much": the amount of what set this off, or of the sentence before (cubes ignored, cards discarded ...).
    That,
    /// Cubes on a bar.
    Damage { on: Who, rose_only: bool },
    /// Jinxes that somebody bears.
    Jinxes { on: Who },
    /// Upgrades that somebody's evocations carry.
    Upgrades { on: Who },
    /// Nightmares assigned to someone.
    Nightmares { on: Who },
    /// Nightmares in the target room.
    NightmaresInRoom,
    /// Nightmares anywhere.
    NightmaresInLodge,
    /// Models of one kind of evocation in the lodge.
    EvocationsInLodge(Option<EvocationId>),
    /// Symbols on the active sides of your revealed spells.
    Shown(Element),
    /// Events on the board.
    EventsOnBoard,
    /// Models that this effect has damaged.
    DamagedModels,
    /// Rose damage on the models that this effect has damaged.
    RoseDamageOnDamaged,
    /// Damage cubes converted by the sentence before.
    Converted,
    /// Cubes that the last conversion was allowed but could not replace.
    Unconverted,
    /// Black cubes that the effect has converted.
    RoseConverted,
    /// The strength of the own evocations together.
    StrengthOfYourEvocations,
    /// The own evocations.
    YourEvocations,
    /// Quests that somebody can solve.
    CompletedQuests { of: Who },
    /// Quests that somebody has solved.
    SolvedQuests { of: Who },
    /// The number of the moon on "that quest".
    MoonOfThatQuest,
    /// Cubes of yours on someone.
    YourDamage { on: Who },
    /// Cubes on someone that you could convert (RC-36).
    ConvertibleDamage { on: Who },
    /// The most of your revealed spells that share one name.
    AlikeSpells,
    /// Elements that your revealed spells show, each once.
    DifferentElements,
    /// Trophies somebody has taken.
    Trophies { of: Who },
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
    /// Spells cast that lie on a sheet.
    RevealedSpells { of: Who },
    /// Spells on a sheet that are still to be cast.
    ReadySpells { of: Who },
    /// Models that are not yours in rooms of these colours.
    OthersIn(Colours),
    /// Models that are not yours in the rooms that have the colour of the target room.
    OthersInTargetColour,
    /// Mages whom the sentence before reached, whatever they had to lose (C20.12).
    MagesHit,
    /// The power that the spell which set this off has brought its caster.
    PowerOfThatSpell,
}
