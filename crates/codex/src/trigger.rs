//! What cards wait for and what they change by lying there: triggers, listeners, standing numbers.

use crate::program::*;
use serde::{Deserialize, Serialize};

/// "Each time ..., do ...": persistents, skills, events, jinxes with an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listener {
    pub trigger: Trigger,
    pub effect: EffectId,
    /// "Once": it ends when it has been at work.
    pub once: bool,
    /// "At most N times": then it is silent; 0 for as often as it is set off.
    pub most: u8,
    /// "Of one type": one of four in a row, one for each type of spell, of which its caster chooses one.
    pub typed: bool,
}

impl Listener {
    pub fn new(trigger: Trigger, effect: EffectId) -> Listener {
        Listener { trigger, effect, once: false, most: 0, typed: false }
    }
}

/// What a trap, a protection, a listener or a quest waits for. All parts must fit one fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trigger {
    pub deed: Deed,
    /// Who does it (for `IsDefeated`, `IsRemoved`, `IsPutInCell`, `Suffers`: to whom it happens).
    pub subject: Subject,
    /// Whom it is done to, for `Damages`, `Targets`, `Heals`.
    pub object: Subject,
    /// By what; see [`Means`].
    pub means: Means,
    pub place: TriggerPlace,
    pub elements: Elements,
    pub also: Also,
}

impl Trigger {
    /// Whether "that quest" is known to what answers it.
    pub fn names_quest(&self) -> bool {
        matches!(self.deed, Deed::SolvesQuest | Deed::BeginsToSolve)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// A model is put into a room where it was not before, by any means (R10.18).
    Enters,
    /// A model makes a Move.
    Moves,
    /// Subject damages object.
    Damages,
    DamagesOrHeals,
    /// Subject suffers damage from anyone.
    Suffers,
    GainsPower,
    LosesPower,
    GainsOrLosesPower,
    PlacesInstability,
    RevealsSpell,
    /// An effect has been resolved by the subject (R9.4).
    Resolves,
    SolvesQuest,
    IsDefeated,
    /// An evocation leaves play.
    IsRemoved,
    IsPutInCell,
    ActivatesRoom,
    /// A spell of the subject is aimed at the object itself; a room it stands in is another target (R9.9e).
    Targets,
    /// A spell of the subject targets the object or would affect it.
    Reaches,
    Explores,
    UsesMomentum,
    ExploresOrUsesMomentum,
    PerformsPhysicalAction,
    CleanUpBegins,
    /// Subject takes damage off the object.
    Heals,
    ConvertsDamage,
    ConvertsInstability,
    TakesCrown,
    /// A physical attack is made, whether or not it wounds; heard by the attacker's own cards.
    Attacks,
    /// Nothing sets it off: it is offered in the place of an attack (C16.13).
    InsteadOfAttack,
    /// Nothing sets it off: it changes its bearer while it lasts ([`Also::Stands`]).
    Stands,
    /// A model goes from one room to another; being sent to a cell is not leaving.
    Leaves,
    /// A combat or contingency side begins, or a trap or protection becomes active (C20.6).
    Casts,
    /// A quest was shown as solved; its effect, power and card are still to come.
    BeginsToSolve,
    /// A spell of the subject that is not aimed at the object would affect it.
    Catches,
}

/// What lasts to the end of the turn, on whoever bears the token of the spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lasting {
    StrengthIs(u8),
    /// An attack strikes every model in the room.
    AttacksHitRoom,
    /// A physical action that moves may attack too.
    ActionsAttack,
    /// The mage is an evocation of this kind too (C16.14); `acted`: in this Evocation Phase already.
    Becomes {
        form: EvocationId,
        acted: bool,
    },
}

impl Deed {
    /// One bit each, for [`crate::Codex::heard`].
    pub const fn bit(self) -> u64 {
        1 << self as u64
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subject {
    pub whose: SubjectWhose,
    pub kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SubjectWhose {
    Any,
    /// You yourself (kind mage), or your evocations (kind evocation).
    Yours,
    /// Anyone's but yours.
    Others,
    /// Of another player: the Black Rose is none, so a nightmare never is.
    OtherPlayers,
    /// The target of the persistent spell.
    Target,
    /// The evocation whose card this is.
    It,
    /// The owner of the evocation whose card this is.
    Owner,
    Rose,
}

/// A set of sources, one bit each. Empty means any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Means(pub u16);

impl Means {
    pub const ANY: Means = Means(0);
    pub const COMBAT: Means = Means(1);
    pub const CONTINGENCY: Means = Means(2);
    pub const TRAP: Means = Means(4);
    pub const PROTECTION: Means = Means(8);
    pub const SPELL: Means = Means(15);
    pub const ROOM: Means = Means(16);
    pub const QUEST: Means = Means(32);
    pub const EVENT: Means = Means(64);
    /// A physical attack, also of an evocation.
    pub const ATTACK: Means = Means(128);
    pub const SKILL: Means = Means(256);
    /// The instability icon of a spell.
    pub const ICON: Means = Means(512);
    pub const OTHER: Means = Means(1024);

    pub const fn with(self, other: Means) -> Means {
        Means(self.0 | other.0)
    }
    pub const fn meets(self, other: Means) -> bool {
        self.0 == 0 || self.0 & other.0 != 0
    }
}

impl SpellType {
    pub const ALL: [SpellType; 4] =
        [SpellType::Combat, SpellType::Contingency, SpellType::Trap, SpellType::Protection];

    pub fn means(self) -> Means {
        match self {
            SpellType::Combat => Means::COMBAT,
            SpellType::Contingency => Means::CONTINGENCY,
            SpellType::Trap => Means::TRAP,
            SpellType::Protection => Means::PROTECTION,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TriggerPlace {
    Anywhere,
    Coloured(Colours),
    Named(RoomId),
    /// The room of the evocation whose card this is.
    ItsRoom,
    /// The room where the persistent began.
    ThatRoom,
}

/// Further conditions of `Resolves`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Also {
    Nothing,
    /// "that placed instability": the effect placed cubes, of whatever colour.
    Placed,
    /// "that placed or converted instability in a green room".
    PlacedOrConverted(Colours),
    Summoned,
    /// "while your revealed spells show 3 of fire or water".
    Showing {
        least: u8,
        elements: Elements,
    },
    /// The mage carried damage of yours (for `IsDefeated`).
    CarriedYourDamage,
    /// What lasts (for `Stands`).
    Stands(Lasting),
}

/// A standing change of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standing {
    SpeedIs(u8),
    Speed(i8),
    /// Strength of the bearer, plus an amount that may depend on it.
    Strength {
        less: bool,
        amount: Amount,
    },
    Health {
        add: u8,
        while_upgraded: bool,
    },
    /// Damage changes on its way: by whom, by what, to whom, how much. `None`: no damage at all. What is lowered never
    /// falls below `least`.
    Damage {
        by: Subject,
        means: Means,
        to: Subject,
        change: Option<i8>,
        least: u8,
    },
    /// "the trophy goes to the rose" when a mage is defeated.
    TrophiesToRose,
}
