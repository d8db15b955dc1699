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
use codex::*;
use serde::Serialize;

/// One line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    pub cause: Cause,
    pub happening: Happening,
}

/// The card or the rule that brought something about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Cause {
    Rule(&'static str),
    Spell(SpellId),
    Room(RoomId),
    Quest(QuestId),
    Event(EventId),
    Evocation(EvocationId),
    Jinx(JinxId),
    Upgrade(UpgradeId),
    Command(CommandId),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Happening {
    Open(What),
    Veiled { owner: Seat, owner_sees: What, others_see: What },
}

/// What can happen. Cards in it are named only where the reader may know them; see [`Happening`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum What {
    TurnBegins {
        turn: u16,
    },
    PhaseBegins {
        phase: Phase,
        first: Seat,
    },
    MoonChanges {
        moon: u8,
    },
    EndTriggered,
    ChoseMage {
        seat: Seat,
        mage: MageId,
    },
    ChoseSchool {
        seat: Seat,
        school: SchoolId,
    },
    PowerChanges {
        who: Colour,
        by: i8,
        now: u8,
    },
    CrownTaken {
        by: Seat,
    },
    EventRevealed {
        event: EventId,
        by: Seat,
    },
    EventLaid {
        event: EventId,
        slot: u8,
    },
    EventDiscarded {
        event: EventId,
    },
    SpellDrawn {
        seat: Seat,
        spell: Option<SpellId>,
        from: DrawnFrom,
    },
    SpellsLookedAt {
        seat: Seat,
        count: u8,
    },
    SpellDiscarded {
        seat: Seat,
        spell: SpellId,
    },
    SpellRemoved {
        seat: Seat,
        spell: SpellId,
    },
    SpellLeavesGame {
        spell: SpellId,
    },
    SpellGiven {
        from: Seat,
        to: Seat,
        spell: Option<SpellId>,
    },
    SpellTakenBack {
        seat: Seat,
        spell: Option<SpellId>,
    },
    SpellReturned {
        seat: Seat,
        spell: SpellId,
    },
    SpellSwapped {
        seat: Seat,
        out: SpellId,
        into: SpellId,
    },
    Shuffled {
        seat: Seat,
    },
    Prepared {
        seat: Seat,
        slot: SheetSlot,
        spell: Option<(SpellId, bool)>,
    },
    ActionTaken {
        seat: Seat,
        action: Action,
    },
    SpellActive {
        seat: Seat,
        slot: SheetSlot,
        protection: bool,
    },
    SpellRevealed {
        seat: Seat,
        spell: SpellId,
        dark: bool,
    },
    RoomActivated {
        seat: Seat,
        room: RoomId,
    },
    Targeted {
        by: Colour,
        target: Aim,
    },
    Damaged {
        by: Colour,
        on: Figure,
        count: u8,
    },
    DamageIgnored {
        by: Seat,
        count: u8,
    },
    EffectIgnored {
        by: Seat,
    },
    DamageConverted {
        by: Colour,
        on: Figure,
        from: Colour,
    },
    Healed {
        on: Figure,
        colour: Colour,
    },
    InstabilityPlaced {
        by: Colour,
        room: Spot,
        count: u8,
    },
    InstabilityConverted {
        by: Colour,
        room: Spot,
        from: Colour,
    },
    InstabilityRemoved {
        by: Colour,
        room: Spot,
        from: Colour,
    },
    /// A cube changes places and keeps its colour (C14.19).
    DamageTransferred {
        by: Colour,
        from: Figure,
        to: Figure,
        colour: Colour,
    },
    Moved {
        model: Figure,
        room: Spot,
    },
    Put {
        model: Figure,
        room: Spot,
    },
    PutInCell {
        seat: Seat,
    },
    Summoned {
        seat: Seat,
        model: Figure,
        kind: EvocationId,
        room: Spot,
    },
    NightmareAssigned {
        model: Figure,
        kind: EvocationId,
        to: Seat,
    },
    EvocationRemoved {
        kind: EvocationId,
        owner: Colour,
        room: Spot,
    },
    EvocationActivates {
        model: Figure,
        controller: Colour,
    },
    JinxAssigned {
        jinx: JinxId,
        to: Seat,
    },
    JinxMarked {
        jinx: JinxId,
        on: Seat,
        cubes: u8,
    },
    JinxDiscarded {
        jinx: JinxId,
        from: Seat,
    },
    UpgradeAssigned {
        upgrade: UpgradeId,
        to: Figure,
    },
    UpgradeDiscarded {
        upgrade: UpgradeId,
        from: Figure,
    },
    QuestDrawn {
        seat: Seat,
        quest: Option<QuestId>,
    },
    QuestMarked {
        seat: Seat,
        quest: QuestId,
        cubes: u8,
    },
    QuestCompleted {
        seat: Seat,
        quest: QuestId,
    },
    QuestSolved {
        seat: Seat,
        quest: QuestId,
    },
    QuestDiscarded {
        seat: Seat,
        quest: Option<QuestId>,
    },
    RoseDrewQuest {
        moon: u8,
    },
    TokenRefreshed {
        seat: Seat,
    },
    TokenTurned {
        seat: Seat,
    },
    /// Something must be given up and there is only one: the question was not put.
    NoChoice {
        seat: Seat,
        giving: AskKind,
    },
    Persists {
        seat: Seat,
        slot: SheetSlot,
    },
    Defeated {
        seat: Seat,
        by: Colour,
    },
    TrophyTaken {
        by: Colour,
        of: Seat,
    },
    /// Its token goes to whoever has the most cubes there (C15.5).
    RoomTornDown {
        room: RoomId,
        by: Colour,
    },
    /// Tokens of rooms torn down count at the end (C18.5).
    TokenBonus {
        who: Colour,
        points: u8,
    },
    /// Those who share first place play on (C19.4).
    ExtraTurn,
    ElementNamed {
        by: Colour,
        spell: SpellId,
        element: Element,
    },
    RoomRebuilt {
        room: RoomId,
    },
    Bonus {
        who: Colour,
        quests: u8,
        trophies: u8,
        crown: u8,
    },
    GameWon {
        by: Colour,
    },
    /// The mage to its right turns the next Command Card (R22.20); `left` more are to come in this phase.
    CommandRevealed {
        card: CommandId,
        by: Seat,
        left: u8,
    },
    /// The token on the back has been set off (R22.31).
    CommandAnswers {
        card: CommandId,
        protection: bool,
    },
    CommandDiscarded {
        card: CommandId,
    },
    /// The Memories become the deck (R22.28), or go under the decks of their moons (R22.44).
    CommandsTurned {
        count: u8,
    },
    CommandsReturned {
        count: u8,
    },
    /// It leaves its cell instead of activating (R22.26).
    Dominion {
        room: Spot,
    },
    /// What the Avatar chooses, and why (R22.34 to R22.41).
    AvatarChooses {
        aim: Aim,
        reason: Reason,
        rivals: [Option<Aim>; 3],
    },
    /// A mage is inhibited: this turn, or in the next Action Phase (C1.10).
    Forbidden {
        seat: Seat,
        ban: Ban,
        next: bool,
    },
    /// One mage looks at a hidden spell of another.
    SpellSeen {
        by: Seat,
        of: Seat,
        spell: Option<SpellId>,
    },
    SpellCancelled {
        spell: SpellId,
    },
    ActivationStopped {
        room: RoomId,
    },
    ActivationTaken {
        by: Seat,
        room: RoomId,
    },
    QuestGiven {
        from: Seat,
        to: Seat,
        quest: Option<QuestId>,
    },
    /// A solved quest counts for another mage from now on.
    QuestTaken {
        by: Seat,
        from: Seat,
        quest: QuestId,
    },
    QuestRefused {
        seat: Seat,
        quest: QuestId,
    },
    EventsLookedAt {
        seat: Seat,
        count: u8,
    },
    /// The rules leave several: the Choice of the Crown (R22.33).
    CrownChooses {
        by: Seat,
        reason: Reason,
        tied: [Option<Aim>; 3],
        count: u8,
    },
    /// It cannot be activated this turn (C15.11).
    RoomClosed {
        room: Spot,
    },
    /// This turn a room counts as of this colour.
    RoomRecoloured {
        room: Spot,
        colour: RoomColour,
    },
    /// This turn a room is a copy of another one.
    RoomCopied {
        room: Spot,
        copy: RoomId,
    },
    /// A persistent listens for spells of this type.
    TypeNamed {
        seat: Seat,
        kind: SpellType,
    },
    /// A quest of one mage goes, unsolved, to another.
    QuestHandedOver {
        seat: Seat,
        to: Seat,
    },
    /// Quests of a deck are looked at by one mage.
    QuestsLookedAt {
        seat: Seat,
        count: u8,
    },
    /// A quest is turned up from its deck.
    QuestRevealed {
        seat: Seat,
        quest: QuestId,
    },
    /// A quest that was turned up lies among the solved ones of a mage.
    QuestClaimed {
        seat: Seat,
        quest: QuestId,
    },
    /// A quest of a mage goes back to a deck.
    QuestPutBack {
        seat: Seat,
        quest: Option<QuestId>,
    },
}

/// A model as it was when something happened to it; it may have left since, and its number may be another's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figure {
    pub model: Model,
    /// `None` for mages.
    pub kind: Option<EvocationId>,
    /// The owner; for nightmares the mage they haunt.
    pub holder: Colour,
    pub slot: EvocationSlot,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DrawnFrom {
    Grimoire,
    Memories,
    Library,
    Forgotten,
    Aside,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    Explore,
    Fight,
    Command,
    Momentum,
    Cast,
    SolveQuest,
    Pass,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Aim {
    Model(Figure),
    Dummy,
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
    pub fn cause(self, spell_of: impl Fn(Card) -> SpellId) -> Cause {
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
