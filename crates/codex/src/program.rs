//! The shape of a card's program: sentences, clauses, picks, amounts, triggers.
//!
//! This one form serves three readers: the engine runs it, the renderer words it, and the checker judges it.
//! Everything is `Copy` and refers to other parts by index into the arenas of [`crate::Codex`], so that running a
//! card never allocates.

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
    /// "Unanswered:" no trap or protection reacts to this sentence.
    pub unanswered: bool,
    /// "Repeat N times:".
    pub repeat: Option<Amount>,
    pub form: Form,
    /// Clauses in [`crate::Codex::clauses`].
    pub clauses: Run,
    /// The second alternative of "either ... or", or the "otherwise" part.
    pub other: Run,
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
    /// "search your grimoire (or memories) for 1 spell".
    Search {
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
}

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
    /// "by priority N": which list of the Avatar chooses (R22.34); 0 for none.
    pub priority: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Kind {
    Mage,
    Evocation,
    Model,
    Of(Archetype),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Archetype {
    Demon,
    Undead,
    Construct,
    Nightmare,
    Altar,
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
}

/// A set of room colours, one bit each; see [`RoomColour`]. Empty means any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Colours(pub u8);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RoomColour {
    Black,
    Purple,
    Red,
    Grey,
    Blue,
    Yellow,
    Green,
}

impl Colours {
    pub const ANY: Colours = Colours(0);
    pub fn with(self, colour: RoomColour) -> Colours {
        Colours(self.0 | 1 << colour as u8)
    }
    pub fn allows(self, colour: RoomColour) -> bool {
        self.0 == 0 || self.0 & (1 << colour as u8) != 0
    }
}

/// A set of rooms by [`RoomId`]; at most 32 rooms in a codex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomSet(pub u32);

impl RoomSet {
    pub fn with(self, room: RoomId) -> RoomSet {
        RoomSet(self.0 | 1 << room.0)
    }
    pub fn has(self, room: RoomId) -> bool {
        self.0 & (1 << room.0) != 0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Element {
    Air,
    Earth,
    Fire,
    Water,
    Sacred,
    Profane,
    Magic,
    /// Counts as any one element.
    All,
}

/// A set of elements. Empty means any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Elements(pub u8);

impl Elements {
    pub const ANY: Elements = Elements(0);
    pub fn with(self, element: Element) -> Elements {
        Elements(self.0 | 1 << element as u8)
    }
    /// Whether a symbol satisfies the set; `All` satisfies every set (R8.5).
    pub fn allows(self, element: Element) -> bool {
        self.0 == 0 || element == Element::All || self.0 & (1 << element as u8) != 0
    }
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
