//! The log: what happened, why, and who may know.
//!
//! Visibility is part of the type. A happening is either [`Happening::Open`], and then everyone sees it, or
//! [`Happening::Veiled`], and then it states what its owner sees and what the others see instead. There is no third
//! way to write one, so a new happening cannot be forgotten by the filter.

use crate::avatar::Reason;
use crate::decision::AskKind;
use crate::ids::*;
use crate::stack::Source;
use crate::state::Phase;
use crate::view::TokenView;
use codex::*;
use serde::Serialize;

/// One line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// What it comes from.
    pub cause: Cause,
    /// What has happened, and to whose eyes.
    pub happening: Happening,
}

/// The card or the rule that brought something about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Cause {
    /// A rule, by its number.
    Rule(&'static str),
    /// The effect of a spell.
    Spell(SpellId),
    /// The effect of a room.
    Room(RoomId),
    /// The effect of a quest.
    Quest(QuestId),
    /// An event.
    Event(EventId),
    /// The skill of an evocation.
    Evocation(EvocationId),
    /// A jinx.
    Jinx(JinxId),
    /// An upgrade.
    Upgrade(UpgradeId),
    /// A Command Card of the Avatar.
    Command(CommandId),
}

/// A line of the log with its visibility.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Happening {
    /// Everybody sees it.
    Open(What),
    /// One seat sees more than the others.
    Veiled { owner: Seat, owner_sees: What, others_see: What },
}

/// What can happen. Cards in it are named only where the reader may know them; see [`Happening`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum What {
    /// A turn begins.
    TurnBegins { turn: u16 },
    /// A phase begins, with who is first in it.
    PhaseBegins { phase: Phase, first: Seat },
    /// The next moon rises.
    MoonChanges { moon: u8 },
    /// This turn is the last.
    EndTriggered,
    /// A seat plays this mage.
    ChoseMage { seat: Seat, mage: MageId },
    /// A seat begins with this school.
    ChoseSchool { seat: Seat, school: SchoolId },
    /// Points are gained or lost.
    PowerChanges { who: Colour, by: i8, now: u8 },
    /// The Crown goes to a mage.
    CrownTaken { by: Seat },
    /// An event is turned up.
    EventRevealed { event: EventId, by: Seat },
    /// An event comes to lie on the board, in a slot counted from 1.
    EventLaid { event: EventId, slot: u8 },
    /// An event leaves the board.
    EventDiscarded { event: EventId },
    /// A spell comes into a hand.
    SpellDrawn { seat: Seat, spell: Option<SpellId>, from: DrawnFrom },
    /// Somebody looks at spells.
    SpellsLookedAt { seat: Seat, count: u8 },
    /// A spell is discarded; off the sheet, if it lay there.
    SpellDiscarded { seat: Seat, spell: SpellId, slot: Option<SheetSlot> },
    /// A spell is removed from the own cards.
    SpellRemoved { seat: Seat, spell: SpellId },
    /// A spell goes back into the box; off a sheet, if it lay there.
    SpellLeavesGame { spell: SpellId, from: Option<(Seat, SheetSlot)> },
    /// A spell changes hands.
    SpellGiven { from: Seat, to: Seat, spell: Option<SpellId> },
    /// A prepared spell goes back into the hand.
    SpellTakenBack { seat: Seat, slot: SheetSlot, spell: Option<SpellId> },
    /// A spell that was cast goes back into the hand.
    SpellReturned { seat: Seat, slot: SheetSlot, spell: SpellId },
    /// A prepared spell makes room for another.
    SpellSwapped { seat: Seat, slot: SheetSlot, out: SpellId, into: SpellId },
    /// The memories are shuffled into the grimoire.
    Shuffled { seat: Seat },
    /// A grimoire is shuffled after somebody has looked through it.
    GrimoireShuffled { seat: Seat },
    /// A spell is laid on a sheet.
    Prepared { seat: Seat, slot: SheetSlot, spell: Option<(SpellId, bool)> },
    /// A mage begins an action.
    ActionTaken { seat: Seat, action: Action },
    /// A trap or protection waits under its token.
    SpellActive { seat: Seat, slot: SheetSlot, protection: bool },
    /// A spell is turned up.
    SpellRevealed { seat: Seat, slot: SheetSlot, spell: SpellId, dark: bool },
    /// A room is activated.
    RoomActivated { seat: Seat, room: RoomId },
    /// An effect is aimed.
    Targeted { by: Colour, target: Aim },
    /// Cubes are put on a bar.
    Damaged { by: Colour, on: Figure, count: u8 },
    /// Damage does not come.
    DamageIgnored { by: Seat, count: u8 },
    /// An effect passes by a mage.
    EffectIgnored { by: Seat },
    /// A cube on a bar becomes another's.
    DamageConverted { by: Colour, on: Figure, from: Colour },
    /// A cube leaves a bar.
    Healed { on: Figure, colour: Colour },
    /// Cubes are put into a room.
    InstabilityPlaced { by: Colour, room: Spot, count: u8 },
    /// A cube in a room becomes another's.
    InstabilityConverted { by: Colour, room: Spot, from: Colour },
    /// A cube leaves a room.
    InstabilityRemoved { by: Colour, room: Spot, from: Colour },
    /// A cube changes places and keeps its colour (C14.19).
    DamageTransferred { by: Colour, from: Figure, to: Figure, colour: Colour },
    /// A model takes a step.
    Moved { model: Figure, room: Spot },
    /// A model is placed, without a step.
    Put { model: Figure, room: Spot },
    /// A mage goes to the own cell.
    PutInCell { seat: Seat },
    /// An evocation comes into the lodge.
    Summoned { seat: Seat, model: Figure, kind: EvocationId, room: Spot },
    /// A nightmare begins to haunt a mage.
    NightmareAssigned { model: Figure, kind: EvocationId, to: Seat },
    /// An evocation leaves the lodge.
    EvocationRemoved { kind: EvocationId, owner: Colour, room: Spot },
    /// An evocation acts.
    EvocationActivates { model: Figure, controller: Colour },
    /// A mage gets a jinx.
    JinxAssigned { jinx: JinxId, to: Seat },
    /// A cube is put on a jinx.
    JinxMarked { jinx: JinxId, on: Seat, cubes: u8 },
    /// A mage is rid of a jinx.
    JinxDiscarded { jinx: JinxId, from: Seat },
    /// An evocation gets an upgrade.
    UpgradeAssigned { upgrade: UpgradeId, to: Figure },
    /// An upgrade is discarded.
    UpgradeDiscarded { upgrade: UpgradeId, from: Figure },
    /// A mage gets a quest.
    QuestDrawn { seat: Seat, quest: Option<QuestId> },
    /// A cube is put on a quest.
    QuestMarked { seat: Seat, quest: QuestId, cubes: u8 },
    /// The task of a quest is done.
    QuestCompleted { seat: Seat, quest: QuestId },
    /// A quest is solved and pays.
    QuestSolved { seat: Seat, quest: QuestId },
    /// A quest is discarded.
    QuestDiscarded { seat: Seat, quest: Option<QuestId> },
    /// The Black Rose takes a quest for itself.
    RoseDrewQuest { moon: u8 },
    /// A physical action token can be used again.
    TokenRefreshed { seat: Seat },
    /// A physical action token is used up by an effect.
    TokenTurned { seat: Seat },
    /// Something must be given up and there is only one: the question was not put.
    NoChoice { seat: Seat, giving: AskKind },
    /// A spell stays in force.
    Persists { seat: Seat, slot: SheetSlot },
    /// A mage falls.
    Defeated { seat: Seat, by: Colour },
    /// A trophy changes hands.
    TrophyTaken { by: Colour, of: Seat },
    /// Its token goes to whoever has the most cubes there (C15.5).
    RoomTornDown { room: RoomId, by: Colour },
    /// Tokens of rooms torn down count at the end (C18.5).
    TokenBonus { who: Colour, points: u8 },
    /// Those who share first place play on (C19.4).
    ExtraTurn,
    /// A spell of any element gets one.
    ElementNamed { by: Colour, spell: SpellId, element: Element },
    /// A room is turned over.
    RoomRebuilt { room: RoomId },
    /// What quests, trophies and the Crown bring at the end.
    Bonus { who: Colour, quests: u8, trophies: u8, crown: u8 },
    /// The game is over.
    GameWon { by: Colour },
    /// The mage to its right turns the next Command Card (R22.20); `left` more are to come in this phase. With each of
    /// these the next back is seen.
    CommandRevealed { card: CommandId, by: Seat, left: u8, next: Option<TokenView> },
    /// The token on the back has been set off (R22.31).
    CommandAnswers { card: CommandId, protection: bool, left: u8, next: Option<TokenView> },
    /// A Command Card is put away.
    CommandDiscarded { card: CommandId, next: Option<TokenView> },
    /// The Memories become the deck (R22.28), or go under the decks of their moons (R22.44).
    CommandsTurned { count: u8, next: Option<TokenView> },
    /// Command Cards go back on their deck.
    CommandsReturned { count: u8, next: Option<TokenView> },
    /// It leaves its cell instead of activating (R22.26).
    Dominion { room: Spot },
    /// What the Avatar chooses, and why (R22.34 to R22.41).
    AvatarChooses { aim: Aim, reason: Reason, rivals: [Option<Aim>; 3] },
    /// A mage is inhibited: this turn, or in the next Action Phase (C1.10).
    Forbidden { seat: Seat, ban: Ban, next: bool },
    /// One mage looks at a hidden spell of another.
    SpellSeen { by: Seat, of: Seat, spell: Option<SpellId> },
    /// A spell comes to nothing.
    SpellCancelled { spell: SpellId },
    /// The activation of a room comes to nothing.
    ActivationStopped { room: RoomId },
    /// Somebody else has the effect of a room.
    ActivationTaken { by: Seat, room: RoomId },
    /// A quest changes hands.
    QuestGiven { from: Seat, to: Seat, quest: Option<QuestId> },
    /// A solved quest counts for another mage from now on.
    QuestTaken { by: Seat, from: Seat, quest: QuestId },
    /// A quest cannot be solved this turn.
    QuestRefused { seat: Seat, quest: QuestId },
    /// Somebody looks at events.
    EventsLookedAt { seat: Seat, count: u8 },
    /// The rules leave several: the Choice of the Crown (R22.33).
    CrownChooses { by: Seat, reason: Reason, tied: [Option<Aim>; 3], count: u8 },
    /// It cannot be activated this turn (C15.11).
    RoomClosed { room: Spot },
    /// This turn a room counts as of this colour.
    RoomRecoloured { room: Spot, colour: RoomColour },
    /// This turn a room is a copy of another one.
    RoomCopied { room: Spot, copy: RoomId },
    /// A persistent listens for spells of this type.
    TypeNamed { seat: Seat, kind: SpellType },
    /// A quest of one mage goes, unsolved, to another.
    QuestHandedOver { seat: Seat, to: Seat },
    /// Quests of a deck are looked at by one mage.
    QuestsLookedAt { seat: Seat, count: u8 },
    /// A quest is turned up from its deck.
    QuestRevealed { seat: Seat, quest: QuestId },
    /// A quest that was turned up lies among the solved ones of a mage.
    QuestClaimed { seat: Seat, quest: QuestId },
    /// A quest of a mage goes back to a deck.
    QuestPutBack { seat: Seat, quest: Option<QuestId> },
    /// A room was activated and its effect left (R15.5).
    EffectWaived { seat: Seat },
}

/// A model as it was when something happened to it; it may have left since, and its number may be another's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figure {
    /// Its number on the table.
    pub model: Model,
    /// `None` for mages.
    pub kind: Option<EvocationId>,
    /// The owner; for nightmares the mage they haunt.
    pub holder: Colour,
    /// Beside the sheet of its holder.
    pub slot: EvocationSlot,
}

/// Where a spell was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DrawnFrom {
    /// From the own deck.
    Grimoire,
    /// From what was played.
    Memories,
    /// From the deck of a school.
    Library,
    /// From the Forgotten Spells.
    Forgotten,
    /// From what was laid aside for the moons.
    Aside,
}

/// What a mage does when it is its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Steps, and a room.
    Explore,
    /// A blow.
    Fight,
    /// An evocation is ordered.
    Command,
    /// A spell is spent for a move.
    Momentum,
    /// A spell is cast.
    Cast,
    /// A quest is solved.
    SolveQuest,
    /// Nothing.
    Pass,
}

/// What an effect is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Aim {
    /// A model.
    Model(Figure),
    /// A dummy model, which stands nowhere in particular.
    Dummy,
    /// A room.
    Room(Spot),
}

impl Happening {
    /// What a seat, or a spectator (`None`), sees of it.
    pub fn seen_by(&self, viewer: Option<Seat>) -> What {
        match *self {
            Happening::Open(what) => what,
            Happening::Veiled { owner, owner_sees, others_see } => {
                if viewer == Some(owner) {
                    owner_sees
                } else {
                    others_see
                }
            }
        }
    }
}

impl Source {
    /// How the log names it.
    pub(crate) fn cause(self, spell_of: impl Fn(Card) -> SpellId) -> Cause {
        match self {
            Source::Spell { card, .. } | Source::Persistent { card, .. } => Cause::Spell(spell_of(card)),
            Source::Room { room, .. } => Cause::Room(room),
            Source::Quest { quest } => Cause::Quest(quest),
            Source::Event { event } => Cause::Event(event),
            Source::Skill { kind } => Cause::Evocation(kind),
            Source::Jinx { kind } => Cause::Jinx(kind),
            Source::Upgrade { kind } => Cause::Upgrade(kind),
            Source::Command { card, .. } => Cause::Command(card),
            Source::Attack => Cause::Rule("R14.14"),
            Source::Rules => Cause::Rule("R2.1"),
        }
    }
}
