//! What cards wait for and what they change by lying there: triggers, listeners, standing numbers.

use crate::program::*;
use serde::{Deserialize, Serialize};

/// "Each time ..., do ...": persistents, skills, events, jinxes with an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listener {
    /// What it waits for.
    pub trigger: Trigger,
    /// What it does then.
    pub effect: EffectId,
    /// "Once": it ends when it has been at work.
    pub once: bool,
    /// "At most N times": then it is silent; 0 for as often as it is set off.
    pub most: u8,
    /// "Of one type": one of four in a row, one for each type of spell, of which its caster chooses one.
    pub typed: bool,
}

impl Listener {
    /// One that answers each time.
    pub fn new(trigger: Trigger, effect: EffectId) -> Listener {
        Listener { trigger, effect, once: false, most: 0, typed: false }
    }
}

/// What a trap, a protection, a listener or a quest waits for. All parts must fit one fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trigger {
    /// What must happen.
    pub deed: Deed,
    /// Who does it (for `IsDefeated`, `IsRemoved`, `IsPutInCell`, `Suffers`: to whom it happens).
    pub subject: Subject,
    /// Whom it is done to, for `Damages`, `Targets`, `Heals`.
    pub object: Subject,
    /// By what; see [`Means`].
    pub means: Means,
    /// Where.
    pub place: TriggerPlace,
    /// By spells of which elements.
    pub elements: Elements,
    /// What must hold besides.
    pub also: Also,
}

impl Trigger {
    /// Whether "that quest" is known to what answers it.
    pub fn names_quest(&self) -> bool {
        matches!(self.deed, Deed::SolvesQuest | Deed::BeginsToSolve)
    }
}

/// What a card can wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deed {
    /// A model is put into a room where it was not before, by any means (R10.18).
    Enters,
    /// A model makes a Move.
    Moves,
    /// Subject damages object.
    Damages,
    /// Inflicts damage, or heals.
    DamagesOrHeals,
    /// Subject suffers damage from anyone.
    Suffers,
    /// Gains points.
    GainsPower,
    /// Loses points.
    LosesPower,
    /// Either.
    GainsOrLosesPower,
    /// Puts instability into a room.
    PlacesInstability,
    /// Turns a spell up.
    RevealsSpell,
    /// An effect has been resolved by the subject (R9.4).
    Resolves,
    /// Solves a quest.
    SolvesQuest,
    /// Falls.
    IsDefeated,
    /// An evocation leaves play.
    IsRemoved,
    /// Comes into the own cell.
    IsPutInCell,
    /// Activates a room.
    ActivatesRoom,
    /// A spell of the subject is aimed at the object itself; a room it stands in is another target (R9.9e).
    Targets,
    /// A spell of the subject targets the object or would affect it.
    Reaches,
    /// Explores.
    Explores,
    /// Spends a spell for a move.
    UsesMomentum,
    /// Either.
    ExploresOrUsesMomentum,
    /// Does any physical action.
    PerformsPhysicalAction,
    /// The Clean-up Phase begins.
    CleanUpBegins,
    /// Subject takes damage off the object.
    Heals,
    /// Converts a cube on a bar.
    ConvertsDamage,
    /// Converts a cube in a room.
    ConvertsInstability,
    /// Takes the Crown.
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
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Lasting {
    /// Strength is this, whatever is printed.
    StrengthIs(u8),
    /// An attack strikes every model in the room.
    AttacksHitRoom,
    /// A physical action that moves may attack too.
    ActionsAttack,
    /// The mage is an evocation of this kind too (C16.14); `acted`: in this Evocation Phase already.
    Becomes { form: EvocationId, acted: bool },
}

impl Deed {
    /// One bit each, for [`crate::Codex::heard`].
    pub const fn bit(self) -> u64 {
        1 << self as u64
    }
}

/// Who does it, or to whom it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Subject {
    /// On whose side.
    pub whose: SubjectWhose,
    /// What sort of model.
    pub kind: Kind,
}

/// On whose side somebody is, seen from the card's owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SubjectWhose {
    /// On whatever side.
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
    /// The Black Rose.
    Rose,
}

/// A set of sources, one bit each. Empty means any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Means(pub u16);

impl Means {
    /// By whatever means.
    pub const ANY: Means = Means(0);
    /// Combat spells.
    pub const COMBAT: Means = Means(1);
    /// Contingency spells.
    pub const CONTINGENCY: Means = Means(2);
    /// Traps.
    pub const TRAP: Means = Means(4);
    /// Protections.
    pub const PROTECTION: Means = Means(8);
    /// Spells of every type.
    pub const SPELL: Means = Means(15);
    /// Rooms.
    pub const ROOM: Means = Means(16);
    /// Quests.
    pub const QUEST: Means = Means(32);
    /// Events.
    pub const EVENT: Means = Means(64);
    /// A physical attack, also of an evocation.
    pub const ATTACK: Means = Means(128);
    /// Skills of mages and evocations.
    pub const SKILL: Means = Means(256);
    /// The instability icon of a spell.
    pub const ICON: Means = Means(512);
    /// Rules, and what has no means of its own.
    pub const OTHER: Means = Means(1024);

    /// A physical attack of a mage in person. Only asked for: what is done says `ATTACK`, and who struck.
    pub const OWN_ATTACK: Means = Means(2048);

    /// What these are if a mage does it in person, not by an evocation.
    pub const fn in_person(self) -> Means {
        if self.0 & Means::ATTACK.0 == 0 { self } else { self.with(Means::OWN_ATTACK) }
    }
    /// These and others.
    pub const fn with(self, other: Means) -> Means {
        Means(self.0 | other.0)
    }
    /// Whether both have something in common, or one asks for nothing.
    pub const fn meets(self, other: Means) -> bool {
        self.0 == 0 || self.0 & other.0 != 0
    }
}

impl SpellType {
    /// Every type, as cards name them.
    pub const ALL: [SpellType; 4] =
        [SpellType::Combat, SpellType::Contingency, SpellType::Trap, SpellType::Protection];

    /// The means that spells of this type are.
    pub fn means(self) -> Means {
        match self {
            SpellType::Combat => Means::COMBAT,
            SpellType::Contingency => Means::CONTINGENCY,
            SpellType::Trap => Means::TRAP,
            SpellType::Protection => Means::PROTECTION,
        }
    }
}

/// Where a deed must be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TriggerPlace {
    /// In whatever room.
    Anywhere,
    /// In a room of these colours.
    Coloured(Colours),
    /// In this room.
    Named(RoomId),
    /// The room of the evocation whose card this is.
    ItsRoom,
    /// The room where the persistent began.
    ThatRoom,
}

/// Further conditions of `Resolves`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Also {
    /// Nothing more.
    Nothing,
    /// "that placed instability": the effect placed cubes, of whatever colour.
    Placed,
    /// "that placed or converted instability in a green room".
    PlacedOrConverted(Colours),
    /// It has summoned.
    Summoned,
    /// "while your revealed spells show 3 of fire or water".
    Showing { least: u8, elements: Elements },
    /// The mage carried damage of yours (for `IsDefeated`).
    CarriedYourDamage,
    /// What lasts (for `Stands`).
    Stands(Lasting),
}

/// A standing change of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Standing {
    /// Speed is this, whatever is printed.
    SpeedIs(u8),
    /// Added to speed.
    Speed(i8),
    /// Strength of the bearer, plus an amount that may depend on it.
    Strength { less: bool, amount: Amount },
    /// Added to health.
    Health { add: u8, while_upgraded: bool },
    /// Damage changes on its way: by whom, by what, to whom, how much. `None`: no damage at all. What is lowered never
    /// falls below `least`.
    Damage { by: Subject, means: Means, to: Subject, change: Option<i8>, least: u8 },
    /// "the trophy goes to the rose" when a mage is defeated.
    TrophiesToRose,
}
