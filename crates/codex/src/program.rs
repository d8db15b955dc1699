//! The shape of a card's program: effects and sentences; clauses, picks, amounts and triggers have files of their own.
//!
//! This one form serves three readers: the engine runs it, the renderer words it, and the checker judges it.
//! Everything is `Copy` and refers to other parts by index into the arenas of [`crate::Codex`], so that running a
//! card never allocates.

pub use crate::amount::*;
pub use crate::clause::*;
pub use crate::pick::*;
pub use crate::sets::*;
pub use crate::trigger::*;
use serde::{Deserialize, Serialize};

/// A run of consecutive entries in one of the arenas of [`crate::Codex`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Run {
    /// Where it begins in its arena.
    pub at: u16,
    /// How many there are.
    pub len: u16,
}

impl Run {
    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }
    /// As places in the arena.
    pub fn range(self) -> std::ops::Range<usize> {
        self.at as usize..(self.at + self.len) as usize
    }
}

macro_rules! index {
    ($($(#[$doc:meta])* $name:ident($inner:ty)),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
        )]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct $name(pub $inner);
        impl $name {
            /// None of them: an empty entry in a table.
            pub const NONE: $name = $name(<$inner>::MAX);
            /// Whether it is one of them.
            pub fn is_some(self) -> bool { self != Self::NONE }
            /// Its place in the list of the codex.
            pub fn index(self) -> usize { self.0 as usize }
        }
    )*};
}

index! {
    /// An effect in [`crate::Codex::effects`].
    EffectId(u16),
    /// A listener ("each time ...") in [`crate::Codex::listeners`].
    ListenerId(u16),
    /// A school in [`crate::Codex::schools`].
    SchoolId(u8),
    /// A spell in [`crate::Codex::spells`].
    SpellId(u16),
    /// A mage in [`crate::Codex::mages`].
    MageId(u8),
    /// A room in [`crate::Codex::rooms`].
    RoomId(u8),
    /// A kind of evocation in [`crate::Codex::evocations`].
    EvocationId(u8),
    /// A jinx in [`crate::Codex::jinxes`].
    JinxId(u8),
    /// An upgrade in [`crate::Codex::upgrades`].
    UpgradeId(u8),
    /// A quest in [`crate::Codex::quests`].
    QuestId(u8),
    /// An event in [`crate::Codex::events`].
    EventId(u8),
    /// An Avatar in [`crate::Codex::avatars`].
    AvatarId(u8),
    /// A Command Card in [`crate::Codex::commands`].
    CommandId(u8),
}

/// What a card does when it is resolved: an optional target line, then sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effect {
    /// Who goes through it.
    pub scope: Scope,
    /// What it is aimed at.
    pub target: Option<Target>,
    /// Sentences in [`crate::Codex::sentences`].
    pub sentences: Run,
    /// Whether any clause asks where the target stands. A dummy's place is asked for only then (R9.17).
    pub asks_target_place: bool,
}

/// Who goes through the sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Scope {
    /// The one who resolves the effect.
    Once,
    /// "Each mage in order:" every mage goes through all sentences in play order and is "you" in them.
    EachMage,
}

/// One sentence: what stands before a full stop. Reactions and defeats wait for its end (R10.7, R17.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sentence {
    /// "If ...,": without it the sentence is skipped (or its `other` clauses run, with [`Form::Otherwise`]).
    pub condition: Option<Condition>,
    /// "Enhancement [a, b]:" the sentence joins only if other revealed spells show these elements (R23.10).
    pub enhancement: Option<Enhancement>,
    /// "Room@1:" a fresh target chosen for this sentence and the following ones.
    pub target: Option<Target>,
    /// "You may".
    pub may: bool,
    /// Which spells may react to this sentence.
    pub answered: Answered,
    /// "Repeat N times:".
    pub repeat: Option<Amount>,
    /// How its clauses are done.
    pub form: Form,
    /// Clauses in [`crate::Codex::clauses`].
    pub clauses: Run,
    /// The second alternative of "either ... or", or the "otherwise" part.
    pub other: Run,
}

/// Which spells may react to a sentence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answered {
    /// Traps, protections and everything else that waits.
    #[default]
    ByAll,
    /// "Unanswered:" no trap and no protection.
    NotByTraps,
    /// "Unanswered by spells:" no persistent either.
    NotBySpells,
    /// "Unguarded:" no protection; traps may answer (C12.21).
    NotByProtections,
}

/// How the clauses of a sentence are done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Form {
    /// One after the other.
    Plain,
    /// "Either A or B": the one who resolves it chooses (R9.24).
    Either,
    /// "If C, A; otherwise B".
    Otherwise,
}

/// What a spell does besides where elements are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enhancement {
    /// An element that must be shown.
    pub first: Element,
    /// Another one, where two are asked for.
    pub second: Option<Element>,
}

/// What must hold for a sentence to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Condition {
    /// "If you do": the sentence before was carried out in full (R9.5).
    Did,
    /// "If you cannot": it was not.
    DidNot,
    /// The count lies within the bounds.
    Count { count: Count, least: u8, most: u8 },
    /// "If the rose defeated you": in the course of this effect, or in what set it off.
    RoseDefeatedYou,
    /// "If you defeated target": in the course of this effect.
    DefeatedTarget,
    /// "If X has the crown".
    HasCrown(Who),
    /// "If target room is R".
    TargetRoomIs(RoomId),
    /// "If X has the most of something".
    Ranked { who: Who, rank: Rank },
    /// "If you do and ...": the sentence before was carried out, and the count lies within the bounds.
    DidAndCount { count: Count, least: u8, most: u8 },
    /// "If X is a mage".
    IsMage(Who),
    /// "If X is in target room".
    InTargetRoom(Who),
    /// "If they do not": somebody else declined.
    Declined,
    /// "If that spell is combat": the one that was revealed just now.
    ThatSpellIs(SpellType),
    /// "If that event has a crown": the one that was played just now.
    ThatEventHasCrown,
}

/// The four types of spells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "named as on the cards")]
pub enum SpellType {
    Combat,
    Contingency,
    Trap,
    Protection,
}
