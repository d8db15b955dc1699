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
    pub at: u16,
    pub len: u16,
}

impl Run {
    pub fn is_empty(self) -> bool {
        self.len == 0
    }
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
            pub fn is_some(self) -> bool { self != Self::NONE }
            pub fn index(self) -> usize { self.0 as usize }
        }
    )*};
}

index! {
    /// An effect in [`crate::Codex::effects`].
    EffectId(u16),
    /// A listener ("each time ...") in [`crate::Codex::listeners`].
    ListenerId(u16),
    SchoolId(u8),
    SpellId(u16),
    MageId(u8),
    RoomId(u8),
    EvocationId(u8),
    JinxId(u8),
    UpgradeId(u8),
    QuestId(u8),
    EventId(u8),
    AvatarId(u8),
    CommandId(u8),
}

/// What a card does when it is resolved: an optional target line, then sentences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effect {
    pub scope: Scope,
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
    pub form: Form,
    /// Clauses in [`crate::Codex::clauses`].
    pub clauses: Run,
    /// The second alternative of "either ... or", or the "otherwise" part.
    pub other: Run,
}

/// Which spells may react to a sentence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answered {
    #[default]
    ByAll,
    /// "Unanswered:" no trap and no protection.
    NotByTraps,
    /// "Unanswered by spells:" no persistent either.
    NotBySpells,
    /// "Unguarded:" no protection; traps may answer (C12.21).
    NotByProtections,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Form {
    Plain,
    /// "Either A or B": the one who resolves it chooses (R9.24).
    Either,
    /// "If C, A; otherwise B".
    Otherwise,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enhancement {
    pub first: Element,
    pub second: Option<Element>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SpellType {
    Combat,
    Contingency,
    Trap,
    Protection,
}
