//! The shape of a card's program: sentences, clauses, picks, amounts, triggers.
//!
//! This one form serves three readers: the engine runs it, the renderer words it, and the checker judges it.
//! Everything is `Copy` and refers to other parts by index into the arenas of [`crate::Codex`], so that running a
//! card never allocates.

pub use crate::amount::*;
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
}

/// One clause. Default targets are filled in by the parser: "inflict 2." is stored as `to: The(Target)`; if the
/// target is a room, the pick means every model in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Clause {
    Inflict {
        by: By,
        amount: Amount,
        to: Pick,
    },
    /// "pain N": the Black Rose inflicts N on you (R23.1).
    Pain {
        amount: Amount,
    },
    ConvertDamage {
        by: By,
        amount: Amount,
        on: Pick,
    },
    Heal {
        amount: Amount,
        all: bool,
        rose_too: bool,
        on: Pick,
    },
    IgnoreDamage {
        amount: Amount,
    },
    /// "ignore that spell": its effect does not touch you (R24.12).
    IgnoreEffect,
    /// "divert N damage to X": that much of the damage just suffered lies on X instead.
    Divert {
        amount: Amount,
        all: bool,
        to: Pick,
    },
    PlaceInstability {
        by: By,
        amount: Amount,
        place: Place,
    },
    ConvertInstability {
        by: By,
        amount: Amount,
        place: Place,
    },
    Summon {
        what: Summoned,
        place: Place,
    },
    Activate {
        who: Pick,
        control: bool,
        strength: i8,
        speed: i8,
        /// Overrides the Avatar's chart for the choice of whom to attack (R22.40); 0 for none.
        priority: u8,
    },
    /// "give X strength +N for its next activation".
    Empower {
        who: Pick,
        strength: i8,
        speed: i8,
    },
    Remove {
        who: Pick,
    },
    AssignJinx {
        jinx: Option<JinxId>,
        to: Pick,
    },
    AssignUpgrade {
        upgrade: Option<UpgradeId>,
        to: Pick,
    },
    /// A nightmare; `None`: any kind, of the caster's choice.
    AssignNightmare {
        nightmare: Option<EvocationId>,
        to: Pick,
    },
    DiscardJinx {
        from: Pick,
    },
    DiscardUpgrade {
        from: Pick,
    },
    /// One step to an adjacent room; `optional` for "up to 1".
    Move {
        who: Pick,
        optional: bool,
    },
    /// "move X towards Y": up to Speed moves by the shortest way, stopping on arrival (R22.27).
    Approach {
        who: Pick,
        goal: Goal,
    },
    Put {
        who: Pick,
        place: Place,
    },
    Gain {
        who: Party,
        amount: Amount,
    },
    Lose {
        who: Party,
        amount: Amount,
    },
    Steal {
        amount: Amount,
        from: Pick,
    },
    TakeCrown,
    TakeTrophy {
        from: Pick,
    },
    /// "give 1 trophy to the rose": one of your own that is still yours.
    GiveTrophy,
    DrawSpells {
        from: SpellSource,
        amount: Amount,
    },
    DrawQuests {
        amount: Amount,
        moon: MoonPick,
    },
    DrawEvents {
        amount: Amount,
        moon: MoonPick,
    },
    /// "the rose draws a quest" (R5.11).
    RoseDrawsQuest,
    DiscardSpells {
        who: Pick,
        amount: Amount,
    },
    DiscardQuests {
        state: QuestState,
        amount: Amount,
    },
    /// "discard an active quest or a jinx" of your own.
    DiscardQuestOrJinx,
    DiscardEvents {
        amount: Amount,
    },
    /// "search your grimoire (or memories) for 1 spell (and show it)".
    Search {
        shown: bool,
        memories: bool,
        filter: SpellFilter,
    },
    ShuffleMemories,
    /// "look at N spells of one school, draw K"; the others go to the discard pile.
    LookSpells {
        from: LookSource,
        amount: Amount,
        take: u8,
    },
    LookQuests {
        amount: Amount,
        moon: MoonPick,
        take: u8,
    },
    /// "choose an active quest": binds "that quest".
    ChooseQuest,
    CompleteQuest {
        that: bool,
    },
    SolveQuest {
        which: SolvedQuest,
    },
    Defeat {
        who: Pick,
    },
    Refresh {
        amount: Amount,
    },
    /// "return 1 revealed fire or water spell to your hand".
    ReturnRevealed {
        elements: Elements,
    },
    /// "swap a revealed spell with one from your hand"; the new one lies revealed, unresolved.
    SwapRevealed,
    /// "cast your next ready spell".
    CastNext,
    /// "activate a room with a construct, used or not, except R, R".
    ActivateRoom {
        with: Kind,
        except: RoomSet,
    },
    /// "use the rebuilt effect of another room except R, R".
    UseRebuilt {
        except: RoomSet,
    },
    /// "attack a model@0": a physical attack with your strength.
    Attack {
        who: Pick,
    },
    /// "give a forgotten spell to target": from your hand to theirs.
    GiveForgotten {
        to: Pick,
    },
    /// "target that mage": binds the target without a choice.
    BindTarget(Bind),
    /// "persistent each time ...": stays to the end of the turn (R11).
    Persist(ListenerId),
    /// "reveal another command": the next Command Card, in the same Activation (R22.24).
    RevealCommand,
}

impl Clause {
    /// Those who would suffer it: struck, moved, robbed or burdened, not merely looked at or helped.
    pub fn victims(&self) -> Option<Pick> {
        match *self {
            Clause::Inflict { to: pick, .. }
            | Clause::ConvertDamage { on: pick, .. }
            | Clause::Remove { who: pick }
            | Clause::AssignJinx { to: pick, .. }
            | Clause::AssignNightmare { to: pick, .. }
            | Clause::Move { who: pick, .. }
            | Clause::Put { who: pick, .. }
            | Clause::Lose { who: Party::Mages(pick), .. }
            | Clause::Steal { from: pick, .. }
            | Clause::TakeTrophy { from: pick }
            | Clause::DiscardSpells { who: pick, .. }
            | Clause::Defeat { who: pick }
            | Clause::Attack { who: pick } => Some(pick),
            _ => None,
        }
    }
}

/// Where a model is heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// Someone, wherever they go.
    Model(Pick),
    /// A room; of several the nearest.
    Room(Place),
}

/// Whose cubes are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum By {
    You,
    Rose,
}

/// Receivers and losers of power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Party {
    Rose,
    Mages(Pick),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Bind {
    ThatModel,
    ThatRoom,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Summoned {
    Kind(EvocationId),
    /// Any kind that can be summoned, with health of at most this; forgotten ones only if `forgotten`.
    Any {
        health: u8,
        forgotten: bool,
    },
    /// The kind of the evocation that set off the trigger.
    Same,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SpellSource {
    Grimoire,
    /// A random one.
    Memories,
    /// Each from a school of your choice.
    Library,
    Forgotten,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LookSource {
    OneSchool,
    Forgotten,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MoonPick {
    Current,
    /// The current moon or the next one, as the mage likes.
    CurrentOrNext,
    Of(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum QuestState {
    Active,
    Completed,
    Solved,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SolvedQuest {
    /// The quest whose effect this is.
    This,
    /// One of your active quests.
    OneActive,
    /// The top one of the deck of the current moon, revealed for it.
    Top,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SpellFilter {
    Any,
    /// Spells with a side that summons.
    Summoning,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SpellType {
    Combat,
    Contingency,
    Trap,
    Protection,
}
