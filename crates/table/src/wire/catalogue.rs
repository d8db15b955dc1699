//! All cards with their texts, and what a client must know before it opens a table. Lists are in the order of ids.

use codex::{
    Archetype, Detail, Element, EventTime, EvocationId, FaceName, FixedPlace, Hex, MageId, Origin, Prize,
    QuestReveal, RoomColour, SpellId, SpellKind, SpellType,
};
use rules::{Settings, TokenView};
use serde::Serialize;
use text::{CardText, Line, Part, Symbol};
use ts_rs::TS;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Catalogue {
    pub lang: String,
    pub edition: String,
    /// The packs beside it.
    pub packs: Vec<String>,
    /// The version of the cards.
    pub content: String,
    pub schools: Vec<SchoolInfo>,
    pub mages: Vec<MageInfo>,
    pub spells: Vec<SpellInfo>,
    pub rooms: Vec<RoomInfo>,
    pub evocations: Vec<EvocationInfo>,
    pub jinxes: Vec<JinxInfo>,
    pub upgrades: Vec<UpgradeInfo>,
    pub quests: Vec<QuestInfo>,
    pub events: Vec<EventInfo>,
    pub avatars: Vec<AvatarInfo>,
    pub commands: Vec<CommandInfo>,
    /// Where the 19 places of the lodge lie, axial; `View.rooms` is in this order.
    pub places: Vec<Hex>,
    pub layouts: Vec<LayoutInfo>,
    pub levels: Vec<LevelInfo>,
    /// How hard the Avatar can be.
    pub avatar_levels: Vec<LevelInfo>,
    /// The optional rules that can be switched on or off.
    pub options: Vec<RuleInfo>,
    /// As printed.
    pub settings: Settings,
    pub symbols: Vec<SymbolInfo>,
    pub rulings: Vec<RulingInfo>,
    pub lessons: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SchoolInfo {
    pub id: String,
    pub name: String,
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    pub grimoires: Vec<GrimoireInfo>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct GrimoireInfo {
    pub id: String,
    pub name: String,
    pub spells: Vec<SpellId>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct MageInfo {
    pub id: String,
    pub name: String,
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    pub health: u8,
    pub hand: u8,
    pub speed: u8,
    pub strength: u8,
    pub quest_limit: u8,
    pub personal: Option<SpellId>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SpellInfo {
    pub id: String,
    pub name: String,
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    pub kind: SpellKind,
    /// Whose personal spell it is.
    pub mage: Option<MageId>,
    pub copies: u8,
    pub unstable: bool,
    /// A trap of two halves, not turned: whichever fits what happens is used (C12.5).
    pub halves: bool,
    pub light: SideInfo,
    pub dark: Option<SideInfo>,
    /// What sort of card it is, in words.
    pub subtitle: Line,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SideInfo {
    pub kind: SpellType,
    pub element: Element,
    pub target: Option<TargetInfo>,
    /// The colours of rooms that its trigger asks for.
    pub rooms: Vec<RoomColour>,
    /// Heading, target, trigger and sentences in words.
    pub text: Part,
    /// Verbs and numbers on two lines; none if that cannot hold it.
    pub gist: Option<Line>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TargetInfo {
    pub what: TargetWord,
    /// None: any range.
    pub range: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TargetWord {
    Yourself,
    Mage,
    Evocation,
    Model,
    Room,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RoomInfo {
    pub id: String,
    pub name: String,
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    pub colour: RoomColour,
    /// The side that every game begins with, and the one it is turned to when it is full.
    pub faces: [FaceInfo; 2],
    pub prize: Prize,
    /// The moon from which it can be activated.
    pub opens: u8,
    pub fixed: Option<FixedPlace>,
    pub text: CardText,
}

/// One side of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FaceInfo {
    pub name: FaceName,
    /// Whether it has an effect.
    pub works: bool,
    /// Hollows for instability.
    pub slots: u8,
    /// Whether a token says if it was used in this turn.
    pub token: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct EvocationInfo {
    pub id: String,
    pub name: String,
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    pub archetype: Archetype,
    pub speed: u8,
    pub strength: u8,
    pub health: u8,
    pub models: u8,
    /// Draws on the models of this kind.
    pub shares: Option<EvocationId>,
    pub large: bool,
    pub forgotten: bool,
    pub haunts: bool,
    pub text: CardText,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct JinxInfo {
    pub id: String,
    pub name: String,
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    pub copies: u8,
    pub slots: u8,
    pub text: CardText,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct UpgradeInfo {
    pub id: String,
    pub name: String,
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    pub copies: u8,
    pub text: CardText,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct QuestInfo {
    pub id: String,
    pub name: String,
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    pub moon: u8,
    pub power: u8,
    pub slots: u8,
    pub reveal: QuestReveal,
    pub text: CardText,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct EventInfo {
    pub id: String,
    pub name: String,
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    pub moon: u8,
    /// Comes into play only with the Avatar (R22.6).
    pub avatar: bool,
    /// 1 to 3; 0 for instant events.
    pub slot: u8,
    pub time: EventTime,
    pub crown: bool,
    pub power_in: u8,
    pub power_out: u8,
    pub text: CardText,
}

/// The body of the Black Rose (R22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AvatarInfo {
    pub id: String,
    pub name: String,
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    pub health: u8,
    pub speed: u8,
    pub strength: u8,
    pub trophies: u8,
    /// Command Cards in an Action Phase, in the order of `avatar_levels`.
    pub commands: [u8; 2],
    /// Its values, then the lists by which it chooses.
    pub text: CardText,
}

/// A card of the Avatar's deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CommandInfo {
    pub id: String,
    pub name: String,
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    pub moon: u8,
    /// What is on its back, if anything.
    pub token: Option<TokenView>,
    /// Which of the text's parts each printed part is, in order.
    pub parts: Vec<u8>,
    /// Which of the text's parts its trap or protection is.
    pub reaction: Option<u8>,
    /// The Avatar's lists that it chooses by.
    pub priorities: Vec<u8>,
    pub text: CardText,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LayoutInfo {
    pub players: u8,
    /// One for each seat, clockwise.
    pub cells: Vec<Hex>,
}

/// A bot that can sit at a table, or a way the Avatar can.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LevelInfo {
    pub id: String,
    pub name: String,
    pub about: String,
}

/// An optional rule, or a point where two printings differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RuleInfo {
    /// The field of `Settings`.
    pub id: String,
    /// The number of the rule or ruling.
    pub rule: String,
    /// The printing in which it always holds.
    pub printing: Option<String>,
    pub name: String,
    pub about: String,
}

/// What is worth saying below some cards about how they are played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RulingInfo {
    /// The number of the rule or ruling.
    pub number: String,
    pub text: String,
    /// The ids of its cards; ids are unique over all decks.
    pub cards: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SymbolInfo {
    pub symbol: Symbol,
    pub word: String,
    pub meaning: String,
}
