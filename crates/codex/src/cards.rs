//! The cards of a codex, each a record of facts with its programs by index.

use crate::bringers::Brought;
use crate::detail::Detail;
use crate::edition::{Edition, Optional};
use crate::pack::Admits;
use crate::program::*;
use serde::{Deserialize, Serialize};

/// Whether the facts of a card are known from print or were made here to complete a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Origin {
    /// As it stands in the box.
    Printed,
    /// Written for this program.
    Designed,
}

/// What every card has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Title {
    /// How cards and scenarios name it.
    pub id: String,
    /// What it is called in English.
    pub name: String,
    /// Whose design it is.
    pub origin: Origin,
    /// The details of the other origin: of a printed card those that are ours, of a designed one those that are known.
    pub except: Vec<Detail>,
    /// The id of the card in whose place it stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replaces: Option<String>,
}

impl Title {
    /// Whether an id means this card: its own, or that of the card in whose place it stands.
    pub fn answers_to(&self, id: &str) -> bool {
        self.id == id || self.replaces.as_deref() == Some(id)
    }
}

/// What a pack says of itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackCard {
    /// Its name space.
    pub id: String,
    /// What the pack is called.
    pub name: String,
    /// Who has written it.
    pub author: String,
    /// A sentence or two.
    pub about: String,
    /// Whether it is a pack, or the mages and schools of another box.
    #[serde(default)]
    pub admits: Admits,
}

/// A school of magic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct School {
    /// Its id and name.
    pub title: Title,
    /// The lists one may begin with.
    pub grimoires: Vec<Grimoire>,
}

/// One of the two starting lists of a school (R1.15).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grimoire {
    /// How set-ups name it.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// The cards it begins with, one entry a copy.
    pub spells: Vec<SpellId>,
}

/// A mage one can play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mage {
    /// Its id and name.
    pub title: Title,
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
    /// Not every printing has one (C23).
    pub personal: Option<SpellId>,
}

/// Where a spell belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SpellKind {
    /// To the deck of a school.
    School(SchoolId),
    /// To a mage.
    Personal,
    /// To the Forgotten Spells.
    Forgotten,
}

/// A spell card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spell {
    /// Its id and name.
    pub title: Title,
    /// Where it belongs.
    pub kind: SpellKind,
    /// How many cards there are of it.
    pub copies: u8,
    /// The icon in the middle: 1 instability in room@0 before the effect (R16.2).
    pub unstable: bool,
    /// The side that every spell has.
    pub light: Side,
    /// Traps on entering a room of a colour have one side only (R8.3).
    pub dark: Option<Side>,
    /// Whether a side summons, for searches.
    pub summons: bool,
    /// A trap of two halves, not turned: whichever fits what happens is used (C12.5).
    pub halves: bool,
}

/// One side of a spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// Its type.
    pub kind: SpellType,
    /// Its element.
    pub element: Element,
    /// Traps and protections only.
    pub trigger: Option<Trigger>,
    /// What it does.
    pub effect: EffectId,
}

/// A room with its two faces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    /// Its id and name.
    pub title: Title,
    /// Its colour.
    pub colour: RoomColour,
    /// What whoever fills it with instability gets.
    pub prize: Prize,
    /// `centre` for the Black Rose Room, `ring` for the Throne Room.
    pub fixed: Option<FixedPlace>,
    /// Needs this many spells in hand to be activated at all (R15.6).
    pub needs_hand: u8,
    /// The moon from which it can be activated (C3.4).
    pub opens: u8,
    /// Closed once no forgotten spell is left (C3.11).
    pub while_forgotten: bool,
    /// The side that every game begins with, and the one it is turned to when it is full.
    pub faces: [Face; 2],
}

/// One side of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Face {
    /// What this face is.
    pub name: FaceName,
    /// What it does when it is activated.
    pub effect: Option<EffectId>,
    /// Hollows for instability; none on a side that takes no more.
    pub slots: u8,
    /// Whether a token on it says if it was used in this turn.
    pub token: bool,
}

/// What a side of a room is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FaceName {
    /// In ruins, to be rebuilt.
    Destroyed,
    /// As it was once.
    Rebuilt,
    /// As it is built.
    Whole,
    /// Torn down.
    Ruined,
}

/// What a full room brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Prize {
    /// Power for most, second and other cubes, at once (R19.4).
    Ranks([u8; 3]),
    /// Its token to the majority: so much power at the end (C15.5, C18.5).
    Token(u8),
}

/// Where a room must lie in every lodge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum FixedPlace {
    /// In the middle.
    Centre,
    /// Beside the middle.
    FirstRing,
}

/// A kind of evocation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evocation {
    /// Its id and name.
    pub title: Title,
    /// What it is by nature.
    pub archetype: Archetype,
    /// Steps of a move.
    pub speed: u8,
    /// Damage of a blow.
    pub strength: u8,
    /// Cubes its bar takes.
    pub health: u8,
    /// Models of this kind, or of the group it shares them with.
    pub models: u8,
    /// Kinds that draw on the same models (the totems): the first kind of the group.
    pub shares: Option<EvocationId>,
    /// Whether its base is large.
    pub large: bool,
    /// Comes from a forgotten spell.
    pub forgotten: bool,
    /// Assigned, not summoned; its activation is an attack on its mage (R12.17).
    pub haunts: bool,
    /// No model of its own: a mage takes this form and keeps their health; `models` are its cards (C16.14).
    pub form: bool,
    /// What always holds.
    pub standing: Vec<Standing>,
    /// Listeners in [`crate::Codex::listeners`].
    pub skills: Run,
}

/// A jinx card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Jinx {
    /// Its id and name.
    pub title: Title,
    /// How many cards there are of it.
    pub copies: u8,
    /// Cubes it takes.
    pub slots: u8,
    /// When its bearer puts a cube on it (R23.4).
    pub mark: Trigger,
    /// What always holds.
    pub standing: Vec<Standing>,
    /// What it waits for.
    pub skills: Run,
}

/// An upgrade card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Upgrade {
    /// Its id and name.
    pub title: Title,
    /// How many cards there are of it.
    pub copies: u8,
    /// What always holds.
    pub standing: Vec<Standing>,
    /// What it waits for.
    pub skills: Run,
}

/// When others see a quest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum QuestReveal {
    /// At once.
    WhenDrawn,
    /// When the first cube is put on it.
    AtFirstProgress,
}

/// A quest card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Quest {
    /// Its id and name.
    pub title: Title,
    /// Its moon, 1 to 3.
    pub moon: u8,
    /// Points it pays.
    pub power: u8,
    /// Cube slots; 0: completed at once.
    pub slots: u8,
    /// When others see it.
    pub reveal: QuestReveal,
    /// What it asks for.
    pub task: Trigger,
    /// What must hold besides, when the deed has been done.
    pub provided: Option<Condition>,
    /// What it does when it is solved.
    pub effect: Option<EffectId>,
    /// Its effect takes the place of that of the room whose activation met it (C6.6).
    pub instead: bool,
    /// Only with so many mages or more (C1.11).
    pub seats: u8,
}

impl Quest {
    /// The room whose effect it takes the place of: what it does is done from there, as that would be (C6.6, C11.7).
    pub fn stands_for(&self) -> Option<RoomId> {
        match self.task.place {
            TriggerPlace::Named(room) if self.instead => Some(room),
            _ => None,
        }
    }
}

/// When an event is at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EventTime {
    /// When it is turned up.
    Instant,
    /// As long as it lies there.
    Always,
    /// In each Black Rose Phase.
    BlackRose,
    /// In each Study Phase.
    Study,
    /// In each Action Phase.
    Action,
}

/// An event card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// Its id and name.
    pub title: Title,
    /// Its moon, 1 to 3.
    pub moon: u8,
    /// Belongs to the decks that replace the ordinary ones where the Avatar plays (R22.6).
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
    /// Applied when the event is revealed (instant, always) or when its phase begins.
    pub effect: Option<EffectId>,
    /// What it waits for.
    pub listeners: Run,
    /// What always holds.
    pub standing: Vec<Standing>,
}

/// The body of the Black Rose: a mage that is run by rules (R22).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Avatar {
    /// Its id and name.
    pub title: Title,
    /// Cubes its bar takes.
    pub health: u8,
    /// Steps of a move.
    pub speed: u8,
    /// Damage of a blow.
    pub strength: u8,
    /// Trophies it has.
    pub trophies: u8,
    /// Where its model stands at the beginning (R22.9).
    pub starts: RoomId,
    /// Dominion: instead of activating in its cell it places itself there (R22.26).
    pub dominion: Option<RoomId>,
    /// Command Cards in an Action Phase: Apprentice, Master (R22.8).
    pub commands: [u8; 2],
    /// The lists 1, 2 and 3 (R22.37).
    pub priorities: [Priority; 3],
}

/// Lines of a priority list; each decides among those still tied (R22.34).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Priority {
    /// Chooses among rooms; otherwise among mages.
    pub rooms: bool,
    /// What it looks at first, second and third.
    pub lines: [Option<Criterion>; 3],
}

/// What the Avatar looks at when it chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Criterion {
    /// Whoever has the most cubes on the bar.
    MostDamage,
    /// Damage of the Black Rose.
    MostRoseDamage,
    /// Steps between rooms (R22.38).
    Nearest,
    /// Whoever has the most points.
    MostPower,
    /// Trophies taken from others.
    MostTrophies,
    /// The room with the most mages.
    MostMages,
    /// The room with the most models.
    MostModels,
    /// The room with the most instability.
    MostInstability,
    /// Mages before evocations.
    Mage,
}

/// A card of the Avatar's deck (R22.20 to R22.32).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Command {
    /// Its id and name.
    pub title: Title,
    /// Its moon, 1 to 3.
    pub moon: u8,
    /// Spell and physical action, in the order they are printed in.
    pub parts: Vec<CommandPart>,
    /// Its trap or protection.
    pub reaction: Option<CommandReaction>,
}

/// One part of a Command Card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommandPart {
    /// Type and element of a spell; `None` for a physical action.
    pub spell: Option<(SpellType, Element)>,
    /// The icon beside it: the Black Rose places 1 instability in the Avatar's room first (R22.22).
    pub unstable: bool,
    /// What it does.
    pub effect: EffectId,
}

/// The trap or protection whose token is on the back (R22.29).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommandReaction {
    /// A trap or a protection.
    pub kind: SpellType,
    /// What it waits for.
    pub trigger: Trigger,
    /// What it does then.
    pub effect: EffectId,
}

/// Cells of a layout; each touches the rooms beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layout {
    /// For how many mages.
    pub players: u8,
    /// In clockwise order of seats.
    pub cells: Vec<Hex>,
}

/// Axial coordinates; the Black Rose Room is at 0, 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hex {
    /// The column.
    pub q: i8,
    /// The row.
    pub r: i8,
}

/// Everything that was loaded, ready to be played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Codex {
    /// What is played; none in a codex that only brings cards.
    pub edition: Option<Edition>,
    /// What a table may agree on.
    pub options: Vec<Optional>,
    /// Packs, and another box whose mages and schools are at hand, in the order they were loaded in.
    pub packs: Vec<PackCard>,
    /// By [`SchoolId`].
    pub schools: Vec<School>,
    /// By [`MageId`].
    pub mages: Vec<Mage>,
    /// By [`SpellId`].
    pub spells: Vec<Spell>,
    /// By [`RoomId`].
    pub rooms: Vec<Room>,
    /// By [`EvocationId`].
    pub evocations: Vec<Evocation>,
    /// By [`JinxId`].
    pub jinxes: Vec<Jinx>,
    /// By [`UpgradeId`].
    pub upgrades: Vec<Upgrade>,
    /// By [`QuestId`].
    pub quests: Vec<Quest>,
    /// By [`EventId`].
    pub events: Vec<Event>,
    /// How rooms and cells lie, one for each number of mages.
    pub layouts: Vec<Layout>,
    /// By [`AvatarId`].
    pub avatars: Vec<Avatar>,
    /// By [`CommandId`].
    pub commands: Vec<Command>,

    /// By [`EffectId`].
    pub effects: Vec<Effect>,
    /// Those of all effects, one run each.
    pub sentences: Vec<Sentence>,
    /// Those of all sentences, one or two runs each.
    pub clauses: Vec<Clause>,
    /// By [`ListenerId`].
    pub listeners: Vec<Listener>,
    /// The deeds that some card waits for, one bit each: others need not be written down.
    #[serde(default)]
    pub heard: u64,
    /// Whether some card asks how much power a spell has brought.
    #[serde(default)]
    pub weighs_spells: bool,
    /// Who brings what, where two boxes are at hand.
    #[serde(default)]
    pub brought: Brought,

    /// A hash of what the cards say, part of every recorded game.
    pub version: String,
    /// Former versions of the same cards.
    #[serde(default)]
    pub formerly: Vec<String>,
}

impl Codex {
    /// Whether a game that was played with some version of cards is played with these.
    pub fn plays(&self, version: &str) -> bool {
        self.version == version || self.formerly.iter().any(|own| own == version)
    }

    /// The id of the edition; empty in a codex that only brings cards.
    pub fn edition_id(&self) -> &str {
        self.edition.as_ref().map_or("", |edition| &edition.title.id)
    }

    /// The names of the packs beside the edition.
    pub fn pack_names(&self) -> Vec<String> {
        self.packs.iter().map(|pack| pack.id.clone()).collect()
    }
}

macro_rules! finders {
    ($($find:ident $list:ident $id:ident),* $(,)?) => {
        impl Codex {$(
            /// The card with this id.
            pub fn $find(&self, id: &str) -> Option<$id> {
                self.$list.iter().position(|card| card.title.answers_to(id)).map(|at| $id(at as _))
            }
        )*}
    };
}

finders! {
    find_school schools SchoolId,
    find_mage mages MageId,
    find_spell spells SpellId,
    find_room rooms RoomId,
    find_evocation evocations EvocationId,
    find_jinx jinxes JinxId,
    find_upgrade upgrades UpgradeId,
    find_quest quests QuestId,
    find_event events EventId,
    find_avatar avatars AvatarId,
    find_command commands CommandId,
}
