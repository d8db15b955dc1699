//! All cards with their texts, and what a client must know before it opens a table. Lists are in the order of ids.

use codex::{
    Archetype, Detail, Element, EventTime, EvocationId, FaceName, FixedPlace, Hex, MageId, Origin, Prize,
    QuestReveal, RoomColour, SpellId, SpellKind, SpellType,
};
use rules::Settings;
use rules::view::TokenView;
use serde::Serialize;
use text::{CardText, Line, Part, Symbol};
use ts_rs::TS;

/// Everything a client must know of the cards before it sits down, worded in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Catalogue {
    /// The language of its words.
    pub lang: String,
    /// The id of the edition.
    pub edition: String,
    /// The packs beside it.
    pub packs: Vec<String>,
    /// The version of the cards.
    pub content: String,
    /// By number of the school.
    pub schools: Vec<SchoolInfo>,
    /// By number of the mage.
    pub mages: Vec<MageInfo>,
    /// By number of the spell.
    pub spells: Vec<SpellInfo>,
    /// By number of the room.
    pub rooms: Vec<RoomInfo>,
    /// By number of the evocation.
    pub evocations: Vec<EvocationInfo>,
    /// By number of the jinx.
    pub jinxes: Vec<JinxInfo>,
    /// By number of the upgrade.
    pub upgrades: Vec<UpgradeInfo>,
    /// By number of the quest.
    pub quests: Vec<QuestInfo>,
    /// By number of the event.
    pub events: Vec<EventInfo>,
    /// By number of the Avatar.
    pub avatars: Vec<AvatarInfo>,
    /// By number of the Command Card.
    pub commands: Vec<CommandInfo>,
    /// Where the 19 places of the lodge lie, axial; `View.rooms` is in this order.
    pub places: Vec<Hex>,
    /// How rooms and cells lie, one for each number of mages.
    pub layouts: Vec<LayoutInfo>,
    /// The bots one can play against.
    pub levels: Vec<LevelInfo>,
    /// How hard the Avatar can be.
    pub avatar_levels: Vec<LevelInfo>,
    /// The optional rules that can be switched on or off.
    pub options: Vec<RuleInfo>,
    /// As printed.
    pub settings: Settings,
    /// The icons inside texts.
    pub symbols: Vec<SymbolInfo>,
    /// Rulings that help with cards.
    pub rulings: Vec<RulingInfo>,
    /// The lessons one can be taught.
    pub lessons: Vec<String>,
}

/// A school one can begin with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SchoolInfo {
    /// How set-ups name it.
    pub id: String,
    /// Its name in the language.
    pub name: String,
    /// Whose design it is.
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    /// Its starting lists.
    pub grimoires: Vec<GrimoireInfo>,
}

/// A starting list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct GrimoireInfo {
    /// How set-ups name it.
    pub id: String,
    /// Its name in the language.
    pub name: String,
    /// The cards it begins with, one entry a copy.
    pub spells: Vec<SpellId>,
}

/// A mage one can play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct MageInfo {
    /// How set-ups name it.
    pub id: String,
    /// Its name in the language.
    pub name: String,
    /// Whose design it is.
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    /// Cubes its bar takes.
    pub health: u8,
    /// Spells it may hold.
    pub hand: u8,
    /// Steps of a move.
    pub speed: u8,
    /// Damage of a blow.
    pub strength: u8,
    /// Quests it may work on.
    pub quest_limit: u8,
    /// Its own spell.
    pub personal: Option<SpellId>,
}

/// A spell card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SpellInfo {
    /// Its id in the content.
    pub id: String,
    /// Its name in the language.
    pub name: String,
    /// Whose design it is.
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    /// Where it belongs.
    pub kind: SpellKind,
    /// Whose personal spell it is.
    pub mage: Option<MageId>,
    /// How many cards there are of it.
    pub copies: u8,
    /// Whether it has the instability icon.
    pub unstable: bool,
    /// A trap of two halves, not turned: whichever fits what happens is used (C12.5).
    pub halves: bool,
    /// The side that every spell has.
    pub light: SideInfo,
    /// The other side, if it has one.
    pub dark: Option<SideInfo>,
    /// What sort of card it is, in words.
    pub subtitle: Line,
}

/// One side of a spell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SideInfo {
    /// Its type.
    pub kind: SpellType,
    /// Its element.
    pub element: Element,
    /// What it is aimed at.
    pub target: Option<TargetInfo>,
    /// The colours of rooms that its trigger asks for.
    pub rooms: Vec<RoomColour>,
    /// Heading, target, trigger and sentences in words.
    pub text: Part,
    /// Verbs and numbers on two lines; none if that cannot hold it.
    pub gist: Option<Line>,
}

/// What a side is aimed at, for the corner of its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct TargetInfo {
    /// A model or a room.
    pub what: TargetWord,
    /// None: any range.
    pub range: Option<u8>,
}

/// What can be aimed at, in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum TargetWord {
    /// The caster.
    Yourself,
    /// A mage.
    Mage,
    /// An evocation.
    Evocation,
    /// Either.
    Model,
    /// A room.
    Room,
}

/// A room with its faces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RoomInfo {
    /// Its id in the content.
    pub id: String,
    /// Its name in the language.
    pub name: String,
    /// Whose design it is.
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    /// Its colour.
    pub colour: RoomColour,
    /// The side that every game begins with, and the one it is turned to when it is full.
    pub faces: [FaceInfo; 2],
    /// What completing it pays.
    pub prize: Prize,
    /// The moon from which it can be activated.
    pub opens: u8,
    /// Where it must lie, if anywhere.
    pub fixed: Option<FixedPlace>,
    /// Its words.
    pub text: CardText,
}

/// One side of a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct FaceInfo {
    /// What this face is.
    pub name: FaceName,
    /// Whether it has an effect.
    pub works: bool,
    /// Hollows for instability.
    pub slots: u8,
    /// Whether a token says if it was used in this turn.
    pub token: bool,
}

/// A kind of evocation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct EvocationInfo {
    /// Its id in the content.
    pub id: String,
    /// Its name in the language.
    pub name: String,
    /// Whose design it is.
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    /// What it is by nature.
    pub archetype: Archetype,
    /// Steps of a move.
    pub speed: u8,
    /// Damage of a blow.
    pub strength: u8,
    /// Cubes its bar takes.
    pub health: u8,
    /// How many models there are of it.
    pub models: u8,
    /// Draws on the models of this kind.
    pub shares: Option<EvocationId>,
    /// Whether its base is large.
    pub large: bool,
    /// Whether a Forgotten Spell summons it.
    pub forgotten: bool,
    /// Whether it haunts a mage.
    pub haunts: bool,
    /// Its words.
    pub text: CardText,
}

/// A jinx card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct JinxInfo {
    /// Its id in the content.
    pub id: String,
    /// Its name in the language.
    pub name: String,
    /// Whose design it is.
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    /// How many cards there are of it.
    pub copies: u8,
    /// Cubes it takes.
    pub slots: u8,
    /// Its words.
    pub text: CardText,
}

/// An upgrade card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct UpgradeInfo {
    /// Its id in the content.
    pub id: String,
    /// Its name in the language.
    pub name: String,
    /// Whose design it is.
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    /// How many cards there are of it.
    pub copies: u8,
    /// Its words.
    pub text: CardText,
}

/// A quest card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct QuestInfo {
    /// Its id in the content.
    pub id: String,
    /// Its name in the language.
    pub name: String,
    /// Whose design it is.
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    /// Its moon, 1 to 3.
    pub moon: u8,
    /// Points it pays.
    pub power: u8,
    /// Cubes its task takes.
    pub slots: u8,
    /// When others see it.
    pub reveal: QuestReveal,
    /// Its words.
    pub text: CardText,
}

/// An event card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct EventInfo {
    /// Its id in the content.
    pub id: String,
    /// Its name in the language.
    pub name: String,
    /// Whose design it is.
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    /// Its moon, 1 to 3.
    pub moon: u8,
    /// Comes into play only with the Avatar (R22.6).
    pub avatar: bool,
    /// 1 to 3; 0 for instant events.
    pub slot: u8,
    /// When it is at work.
    pub time: EventTime,
    /// Whether it bears the sign of the Crown.
    pub crown: bool,
    /// Points of the Black Rose when it comes.
    pub power_in: u8,
    /// Points of the Black Rose when it leaves.
    pub power_out: u8,
    /// Its words.
    pub text: CardText,
}

/// The body of the Black Rose (R22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct AvatarInfo {
    /// Its id in the content.
    pub id: String,
    /// Its name in the language.
    pub name: String,
    /// Whose design it is.
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    /// Cubes its bar takes.
    pub health: u8,
    /// Steps of a move.
    pub speed: u8,
    /// Damage of a blow.
    pub strength: u8,
    /// Trophies it has.
    pub trophies: u8,
    /// Command Cards in an Action Phase, in the order of `avatar_levels`.
    pub commands: [u8; 2],
    /// Its values, then the lists by which it chooses.
    pub text: CardText,
}

/// A card of the Avatar's deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct CommandInfo {
    /// Its id in the content.
    pub id: String,
    /// Its name in the language.
    pub name: String,
    /// Whose design it is.
    pub origin: Origin,
    /// What is of the other origin.
    pub except: Vec<Detail>,
    /// Its moon, 1 to 3.
    pub moon: u8,
    /// What is on its back, if anything.
    pub token: Option<TokenView>,
    /// Which of the text's parts each printed part is, in order.
    pub parts: Vec<u8>,
    /// Which of the text's parts its trap or protection is.
    pub reaction: Option<u8>,
    /// The Avatar's lists that it chooses by.
    pub priorities: Vec<u8>,
    /// Its words.
    pub text: CardText,
}

/// How rooms and cells lie for so many mages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LayoutInfo {
    /// For how many mages.
    pub players: u8,
    /// One for each seat, clockwise.
    pub cells: Vec<Hex>,
}

/// A bot that can sit at a table, or a way the Avatar can.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct LevelInfo {
    /// How requests name it.
    pub id: String,
    /// Its name in the language.
    pub name: String,
    /// What one is told of it.
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
    /// Its name in the language.
    pub name: String,
    /// What one is told of it.
    pub about: String,
}

/// What is worth saying below some cards about how they are played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RulingInfo {
    /// The number of the rule or ruling.
    pub number: String,
    /// Its words.
    pub text: String,
    /// The ids of its cards; ids are unique over all decks.
    pub cards: Vec<String>,
}

/// An icon with its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SymbolInfo {
    /// Which icon.
    pub symbol: Symbol,
    /// What it says to those who do not see it.
    pub word: String,
    /// What it means.
    pub meaning: String,
}
