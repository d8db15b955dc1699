//! One question at a time: who is asked, what for, and among which options.

use crate::ids::*;
use codex::{
    Element, EventId, EvocationId, JinxId, ListenerId, MageId, QuestId, SchoolId, SpellType, UpgradeId,
};
use serde::{Deserialize, Serialize};

/// A pending question. Answer it with an index into `options`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision<'game> {
    pub seat: Seat,
    pub kind: AskKind,
    pub options: &'game [Choice],
}

/// Who is asked, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    pub seat: Seat,
    pub kind: AskKind,
}

/// What a question is about. The options say the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AskKind {
    ChooseMage,
    ChooseSchool,
    ChooseGrimoire,
    /// Discard an active quest in step 4, or not (R3.10).
    OfferQuest,
    /// Over the quest limit (R3.12).
    ExcessQuest,
    /// The school of the next spell drawn from the library (R7.3).
    DrawFrom,
    /// A spell to keep of those looked at.
    Keep,
    /// Remove one spell from hand, or not (R7.5).
    RemoveSpell,
    /// Over the hand value (R7.8).
    DiscardToLimit,
    Prepare,
    /// The next action, a quest to solve, or the end of the activation.
    Act,
    /// Next part of an Explore.
    Explore,
    /// Next part of a Fight.
    Fight,
    /// The step of a Momentum.
    MomentumStep,
    /// Next part of an evocation's activation.
    EvocationStep,
    /// Which evocation activates next.
    NextEvocation,
    Target,
    May,
    Either,
    Room,
    Model,
    Step,
    ConvertDamage,
    ConvertInstability,
    Heal,
    Spread,
    /// Use a triggered card now, or pass.
    React,
    /// Say which triggered cards will be used (R10.16).
    Declare,
    Jinx,
    Upgrade,
    Evocation,
    Replace,
    DiscardSpell,
    DiscardQuest,
    DiscardEvent,
    DiscardJinx,
    DiscardUpgrade,
    DiscardQuestOrJinx,
    Quest,
    School,
    Spell,
    Moon,
    Slot,
    /// Take back an unrevealed trap or protection, or not (R19.1a).
    TakeBack,
    /// Which full room is rebuilt next (R19.3).
    Rebuild,
    /// The Crown Holder names the winner (R20.8).
    Winner,
    /// A quest whose task was just met may be completed (C6.10).
    CompleteQuest,
    /// Whether the icon of a spell comes before or after its effect (C8.5).
    Icon,
    /// What a spell of any element shows this turn (C8.3).
    Element,
    /// Which of the cards looked at goes under its deck next (C3.5).
    PutUnder,
    /// No model is left: which one in play is taken over (C16.3).
    TakeOver,
    /// A spell from hand, its side and the slot whose spell makes room for it (C10.14).
    CastFromHand,
    /// The quest of one's own that is swapped away.
    GiveQuest,
    /// A damage cube to pass on (C14.19).
    Transfer,
    RemoveInstability,
    /// Give up a ready spell, or bear what the card says.
    Ransom,
    /// Next part of a mage's sally (C20.23).
    MoveAndAttack,
    /// An event to play of those looked at, or none.
    PlayEvent,
    /// The next card to go back on its deck; the last one lies on top.
    PutBack,
    /// The type of spells that a persistent listens for.
    SpellType,
    /// A quest of another mage, to take or to leave.
    TakeQuest,
}

impl AskKind {
    /// Whether a card cuts in that may lie face down: who is asked is not told to others.
    pub fn is_reaction(self) -> bool {
        matches!(self, AskKind::React | AskKind::Declare | AskKind::CompleteQuest)
    }
}

/// An option. Small and plain: people, bots, scenarios and replays all answer with these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Choice {
    /// Decline, stop, or be done.
    Pass,
    Yes,
    Mage(MageId),
    School(SchoolId),
    Grimoire(GrimoireId),
    /// A spell card.
    Card(Card),
    /// Lay a card from hand on a slot (0 to 2, 3 for quick).
    Prepare {
        card: Card,
        slot: SheetSlot,
        dark: bool,
    },
    Explore,
    Fight,
    Command(Model),
    Cast {
        slot: SheetSlot,
    },
    Momentum {
        slot: SheetSlot,
    },
    Solve {
        quest: QuestId,
    },
    Step {
        room: Spot,
    },
    ActivateRoom,
    Attack(Model),
    Target(Model),
    /// A dummy model in a room (R9.17).
    Dummy {
        room: Spot,
    },
    Room {
        room: Spot,
    },
    /// A triggered card, by its place among the pending ones.
    Use {
        pending: u8,
    },
    Cube {
        model: Model,
        colour: Colour,
    },
    RoomCube {
        room: Spot,
        colour: Colour,
    },
    First,
    Second,
    Jinx(JinxId),
    Upgrade(UpgradeId),
    Evocation(EvocationId),
    Quest {
        quest: QuestId,
    },
    Event {
        event: EventId,
    },
    Moon(u8),
    Slot {
        slot: SheetSlot,
    },
    Seat(Seat),
    /// Remove this spell from hand, at another question of the Study Phase (R7.5).
    Remove {
        card: Card,
    },
    Element(Element),
    /// Instead of an attack (C16.13).
    Instead(ListenerId),
    /// A type of spells.
    SpellType(SpellType),
    /// A spell on the sheet of another mage, face down.
    SlotOf {
        seat: Seat,
        slot: SheetSlot,
    },
}
