//! One question at a time: who is asked, what for, and among which options.

use crate::ids::*;
use codex::{
    Element, EventId, EvocationId, JinxId, ListenerId, MageId, QuestId, SchoolId, SpellType, UpgradeId,
};
use serde::{Deserialize, Serialize};

/// A pending question. Answer it with an index into `options`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision<'game> {
    /// Who must choose.
    pub seat: Seat,
    /// What the choice is about.
    pub kind: AskKind,
    /// What can be chosen; an answer is a place in this list.
    pub options: &'game [Choice],
}

/// Who is asked, and what for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ask {
    /// Who must choose.
    pub seat: Seat,
    /// What the choice is about.
    pub kind: AskKind,
}

/// What a question is about. The options say the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum AskKind {
    /// Which mage to play, before the game (R1.14).
    ChooseMage,
    /// Which school to begin with (R1.15).
    ChooseSchool,
    /// Which list of that school.
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
    /// Which spell goes into which slot (R13.2).
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
    /// Whom or what an effect is aimed at.
    Target,
    /// Whether to do what a sentence allows.
    May,
    /// Which of the two halves of a sentence.
    Either,
    /// Which room a sentence means.
    Room,
    /// Which model a sentence means.
    Model,
    /// Where to go next, or to stay.
    Step,
    /// Which cube on a health bar becomes one's own.
    ConvertDamage,
    /// Which cube in a room becomes one's own.
    ConvertInstability,
    /// Which cube leaves a health bar.
    Heal,
    /// Which room gets the next cube.
    Spread,
    /// Which part of a sentence comes first, with too few cubes for both.
    Order,
    /// Use a triggered card now, or pass.
    React,
    /// Say which triggered cards will be used (R10.16).
    Declare,
    /// Which kind of jinx is assigned.
    Jinx,
    /// Which upgrade is assigned.
    Upgrade,
    /// Which evocation is summoned.
    Evocation,
    /// Which evocation makes room for a new one (R12.4).
    Replace,
    /// Which spell is discarded.
    DiscardSpell,
    /// Which quest is discarded.
    DiscardQuest,
    /// Which event leaves the board.
    DiscardEvent,
    /// Which jinx is discarded.
    DiscardJinx,
    /// Which upgrade is discarded.
    DiscardUpgrade,
    /// Which of the two kinds of burden is shed.
    DiscardQuestOrJinx,
    /// Which quest a sentence means.
    Quest,
    /// Which school to draw from.
    School,
    /// Which spell a sentence means.
    Spell,
    /// Of which moon.
    Moon,
    /// Which prepared spell a sentence means.
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
    /// Which cube leaves a room.
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
    /// Which quest or jinx gets one of the last cubes (R5.15).
    Mark,
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
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Choice {
    /// Decline, stop, or be done.
    Pass,
    /// To do what is allowed.
    Yes,
    /// This mage is played.
    Mage(MageId),
    /// This school is chosen or drawn from.
    School(SchoolId),
    /// This starting list.
    Grimoire(GrimoireId),
    /// A spell card.
    Card(Card),
    /// Lay a card from hand on a slot (0 to 2, 3 for quick).
    Prepare { card: Card, slot: SheetSlot, dark: bool },
    /// The physical action of steps, and of a room (R14.11).
    Explore,
    /// The physical action of a blow (R14.14).
    Fight,
    /// The physical action of ordering this evocation.
    Command(Model),
    /// A prepared spell is cast.
    Cast { slot: SheetSlot },
    /// A prepared spell is spent for a move.
    Momentum { slot: SheetSlot },
    /// A completed quest is solved.
    Solve { quest: QuestId },
    /// One step into this room.
    Step { room: Spot },
    /// The room one stands in is activated.
    ActivateRoom,
    /// A blow against this model.
    Attack(Model),
    /// This model is meant.
    Target(Model),
    /// A dummy model in a room (R9.17).
    Dummy { room: Spot },
    /// This room is meant.
    Room { room: Spot },
    /// A triggered card, by its place among the pending ones.
    Use { pending: u8 },
    /// One cube on the bar of a model.
    Cube { model: Model, colour: Colour },
    /// One cube in a room.
    RoomCube { room: Spot, colour: Colour },
    /// The first half, or before.
    First,
    /// The second half, or after.
    Second,
    /// This kind of jinx.
    Jinx(JinxId),
    /// This kind of upgrade.
    Upgrade(UpgradeId),
    /// This kind of evocation.
    Evocation(EvocationId),
    /// This quest is meant.
    Quest { quest: QuestId },
    /// This event is meant.
    Event { event: EventId },
    /// A moon, 1 to 3.
    Moon(u8),
    /// This slot of the own sheet.
    Slot { slot: SheetSlot },
    /// This mage is meant.
    Seat(Seat),
    /// Remove this spell from hand, at another question of the Study Phase (R7.5).
    Remove { card: Card },
    /// This element is named.
    Element(Element),
    /// Instead of an attack (C16.13).
    Instead(ListenerId),
    /// A type of spells.
    SpellType(SpellType),
    /// A spell on the sheet of another mage, face down.
    SlotOf { seat: Seat, slot: SheetSlot },
    /// The room one stands in is activated, and its effect left (R15.5).
    ActivateBare,
}
