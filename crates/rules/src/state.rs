//! Everything that is on the table, as plain data.

use crate::avatar::AvatarState;
use crate::bag::Bag;
use crate::beyond::Beyond;
pub use crate::card_piles::*;
use crate::decision::{Ask, Choice};
use crate::facts::Fact;
use crate::ids::*;
use crate::lasting::{LASTING, Lasting};
use crate::list::List;
use crate::piles::Piles;
use crate::random::Random;
use crate::reactions::Pending;
use crate::row::Row;
use crate::seen::{SEEN, Seen};
use crate::stack::Frame;
use arrayvec::ArrayVec;
use codex::{EventId, EvocationId, Hex, JinxId, MageId, QuestId, RoomId, Rules, SchoolId, SpellId};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The most spell cards in one game.
pub const SPELLS: usize = 250;
/// The most quests, and the most events; one bit each in a few sets.
pub const QUESTS: usize = 128;
/// Depth of the stack; far above what play reaches, and checked.
pub(crate) const DEPTH: usize = 64;
/// Facts and triggered cards of all sentences under way; indices are single bytes.
pub(crate) const FACTS: usize = 250;
/// Reactions that wait at once, of everybody together.
pub(crate) const PENDING: usize = 64;
/// Options that one question can have.
pub const OPTIONS: usize = 255;
/// Persistent spells in force; the slots of six mages hold no more.
pub const PERSISTENTS: usize = 32;

/// How far a prepared spell has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SlotState {
    /// No card lies there.
    #[default]
    Empty,
    /// Face down, to be cast.
    Ready,
    /// Face down under a token: a trap or protection that waits.
    Active,
    /// Face up: cast.
    Revealed,
}

/// One place of a mage sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Slot {
    /// How far the card in it has come.
    pub state: SlotState,
    /// The card; none in an empty slot.
    pub card: Card,
    /// Whether its dark side is meant.
    pub dark: bool,
}

impl Slot {
    /// Nothing lies there.
    pub const EMPTY: Slot = Slot { state: SlotState::Empty, card: Card::NONE, dark: false };
    /// Not revealed, so it can still be spent for Momentum (R8.9).
    pub(crate) fn is_hidden(self) -> bool {
        matches!(self.state, SlotState::Ready | SlotState::Active)
    }
}

/// A jinx that a mage bears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct JinxState {
    /// Which one.
    pub kind: JinxId,
    /// Cubes of the bearer on it.
    pub cubes: u8,
}

/// One mage: figure, sheet and supply. Cards in piles are kept in [`State::spells`] and [`State::quests`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MageState {
    /// Which mage it is; none before the choice.
    pub mage: MageId,
    /// The school it has begun with; none before the choice.
    pub school: SchoolId,
    /// The starting list, by its place in the school.
    pub grimoire: GrimoireId,
    /// Points on the track.
    pub power: u8,
    /// Own cubes that lie nowhere on the table.
    pub supply: u8,
    /// Own trophies still here.
    pub trophies: u8,
    /// Trophies taken, by whose they were.
    pub taken: [u8; SEATS],
    /// Available physical action tokens.
    pub tokens: u8,
    /// A room, or [`Spot::CELL`].
    pub place: Spot,
    /// The room of the latest defeat, for texts that measure from it (R9.26).
    pub fell_at: Spot,
    /// Cubes on the health bar, in the order they came.
    pub damage: Row,
    /// Who placed the last damage cube (R17.10e).
    pub last_damage: Colour,
    /// Defeated whatever the damage, by this side; settled at the period (R17.7).
    pub doomed: Colour,
    /// The prepared spells.
    pub sheet: [Slot; SheetSlot::COUNT],
    /// Those it bears, oldest first.
    pub jinxes: List<JinxState, 12>,
    /// Where the cell lies, and the rooms it touches.
    pub cell: Hex,
    /// The rooms that its cell touches, as a set.
    pub beside_cell: u32,
}

impl MageState {
    /// Whether it is in its own cell.
    pub fn in_cell(&self) -> bool {
        self.place == Spot::CELL
    }
    /// Trophies of others, all together.
    pub fn trophies_taken(&self) -> u8 {
        self.taken.iter().sum()
    }
}

/// The Black Rose: points, cubes and trophies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoseState {
    /// Points on the track.
    pub power: u8,
    /// Black cubes that lie nowhere on the table.
    pub supply: u8,
    /// Trophies taken, by whose they are.
    pub taken: [u8; SEATS],
}

/// One room of the lodge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomState {
    /// Which room lies there.
    pub room: RoomId,
    /// How many cubes the face that is up takes.
    pub slots: u8,
    /// Lies with its second face up: rebuilt, or ruined.
    pub turned: bool,
    /// Its token is turned: activated this turn.
    pub used: bool,
    /// The instability in it, in the order it came.
    pub cubes: Row,
}

/// An evocation in play, or an empty place (`kind` is [`EvocationId::NONE`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EvocationState {
    /// Which evocation; none for an empty place.
    pub kind: EvocationId,
    /// The Black Rose for nightmares (R12.17a).
    pub owner: Colour,
    /// The mage a nightmare is assigned to.
    pub host: Host,
    /// Beside the sheet of the owner or host.
    pub slot: EvocationSlot,
    /// Room; for nightmares follow the host.
    pub room: Spot,
    /// Cubes on its bar, in the order they came.
    pub damage: Row,
    /// Those it carries.
    pub upgrades: Bag,
    /// Added in the next activation only.
    pub next_strength: i8,
    /// Added in the next activation only.
    pub next_speed: i8,
    /// Has had its activation of this Evocation Phase (R18.4).
    pub activated: bool,
}

impl Default for EvocationState {
    fn default() -> EvocationState {
        EvocationState::none()
    }
}

impl EvocationState {
    /// An empty place.
    pub fn none() -> EvocationState {
        EvocationState {
            kind: EvocationId::NONE,
            owner: Colour::NONE,
            host: Host::NOBODY,
            slot: EvocationSlot::FIRST,
            room: Spot::NOWHERE,
            damage: Row::default(),
            upgrades: Bag::default(),
            next_strength: 0,
            next_speed: 0,
            activated: false,
        }
    }
    /// Whether a model stands for it.
    pub fn exists(&self) -> bool {
        self.kind.is_some()
    }
    /// A nightmare, with a mage that it follows.
    pub fn haunts(&self) -> bool {
        self.host != Host::NOBODY
    }
}

/// A persistent spell in force (R11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Persistent {
    /// Who has cast it.
    pub caster: Seat,
    /// The slot its card lies in; its token is with the target.
    pub slot: SheetSlot,
    /// Whom it is on.
    pub target: Model,
    /// What it waits for.
    pub listener: codex::ListenerId,
    /// Where the target stood when it began.
    pub room: Spot,
    /// Whose sheet the card lies on.
    pub of: Seat,
    /// How often it has been at work, where that is bounded.
    pub used: u8,
}

/// The parts of a turn, with what comes before the first and after the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// Mages, schools and grimoires are being chosen (R1.14, R1.15).
    SetUp,
    /// Events are revealed, and the Black Rose draws.
    BlackRose,
    /// Spells are drawn.
    Study,
    /// Spells are laid on the sheets.
    Preparation,
    /// Turn about, actions and spells.
    Action,
    /// Evocations act by themselves.
    Evocation,
    /// Sheets are cleared and rooms rebuilt.
    CleanUp,
    /// Final bonuses and tie-breaks (R20).
    Scoring,
    /// Nothing more is asked.
    Over,
}

/// The Activation of one mage in the Action Phase (R14.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Activation {
    /// Actions done.
    pub actions: u8,
    /// A numbered spell has been cast (R14.19).
    pub numbered_cast: bool,
    /// Began in the cell and has not left it yet (R14.28).
    pub must_leave: bool,
    /// Quests whose effect was resolved without solving them, one bit each; not again in this Activation.
    pub tried: u128,
    /// Whether it is still going on.
    pub open: bool,
}

/// Who won, and the final points of each seat and of the Black Rose, bonuses included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// Who has won.
    pub winner: Colour,
    /// Points of each colour with everything that counts at the end.
    pub totals: [u8; Colour::COUNT],
    /// What quests bring at the end.
    pub quest_bonus: [u8; Colour::COUNT],
    /// What trophies bring at the end.
    pub trophy_bonus: [u8; Colour::COUNT],
    /// Worth of the tokens won (C18.5).
    pub token_bonus: [u8; Colour::COUNT],
    /// Whom the Crown brings points at the end.
    pub crown_bonus: Seat,
}

/// The whole game as data. Equal states behave alike, on every machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What the edition says, with all that was agreed at this table.
    pub rules: Rules,
    /// Everybody is asked whose token might answer, so that a kept card stays secret.
    #[serde(default)]
    pub veiled: bool,
    /// The only source of chance.
    pub random: Random,
    /// Counted from 1.
    pub turn: u16,
    /// The part of the turn.
    pub phase: Phase,
    /// Where the phase stands; each phase counts its own steps.
    pub step: u8,
    /// How far the phase has come around the table.
    pub cursor: u8,
    /// Small memory of the current step (how many were drawn, who has passed ...).
    pub note: u8,
    /// Who begins in this phase.
    pub first: Seat,
    /// Who holds the Crown.
    pub crown: Seat,
    /// The moon that has risen, 1 to 3.
    pub moon: u8,
    /// The game ends after this turn.
    pub end_triggered: bool,
    /// Models about to fall whose period is already being settled: what interrupts it leaves them alone (R10.23).
    pub claimed: Models,
    /// What the mage whose turn it is has still to do.
    pub activation: Activation,
    /// How it came out, once it is over.
    pub outcome: Option<Outcome>,

    /// By seat.
    pub mages: List<MageState, SEATS>,
    /// The Black Rose's own pieces.
    pub rose: RoseState,
    /// By place.
    pub rooms: [RoomState; crate::hexes::ROOMS],
    /// Those in play, with empty places between them; [`State::bring`] finds a place.
    pub evocations: List<EvocationState, EVOCATIONS>,
    /// Those in play, by their place in the library.
    pub schools: List<SchoolId, 6>,
    /// Where every spell card lies.
    pub spells: Piles<Card, SPELLS, { spell_pile::COUNT }>,
    /// Which spell each card is.
    pub spell_cards: List<SpellId, SPELLS>,
    /// Cards of which everyone knows who has them, even face down: they were seen in memories, on a sheet, in a list.
    pub known_cards: CardSet,
    /// Of those, cards in a hand that were shown there; until spells are prepared from it.
    pub shown_cards: CardSet,
    /// Where every quest lies.
    pub quests: Piles<QuestId, QUESTS, { quest_pile::COUNT }>,
    /// Cubes on each quest.
    pub quest_marks: List<u8, QUESTS>,
    /// Active quests lying face up, one bit each.
    pub quests_shown: u128,
    /// Where every event lies.
    pub events: Piles<EventId, QUESTS, { event_pile::COUNT }>,
    /// The events that lie on the board, by slot.
    pub board: [EventId; 3],
    /// Events that have been applied in this step of the phase, one bit each.
    pub events_applied: u128,
    /// Cards of each kind that nobody bears.
    pub jinxes_left: List<u8, 16>,
    /// Cards of each kind that nobody carries.
    pub upgrades_left: List<u8, 16>,
    /// Persistent spells in force, oldest first.
    pub persistents: List<Persistent, PERSISTENTS>,
    /// What lasts beyond its sentence without being a card.
    pub(crate) lasting: List<Lasting, LASTING>,
    /// What single mages have seen of hidden cards.
    pub seen: List<Seen, SEEN>,
    /// The Black Rose's body, where it plays (R22).
    pub avatar: Option<AvatarState>,
    /// What only some editions have.
    pub beyond: Beyond,

    // Mostly short: kept inside the state, on the heap only in long chains.
    /// What is under way; the topmost frame goes on.
    pub(crate) stack: SmallVec<[Frame; 8]>,
    /// What the sentences under way have done.
    pub(crate) facts: SmallVec<[Fact; 24]>,
    /// Reactions that wait for their turn.
    pub(crate) pending: SmallVec<[Pending; 8]>,
    /// The question that is open.
    pub ask: Option<Ask>,
    /// The answers to it.
    pub options: ArrayVec<Choice, OPTIONS>,

    /// Questions answered so far.
    pub decisions: u32,
    /// Lines of the log so far.
    pub happenings: u32,
    /// The most frames that ever lay on each other.
    pub deepest: u8,
}

impl State {
    /// Every seat of the table, clockwise from the first.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.mages.len() as u8).map(Seat)
    }

    /// Seats in play order: the First Mage of this phase, then clockwise (R2.5).
    pub fn play_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, count) = (self.first.0, self.mages.len() as u8);
        (0..count).map(move |after| Seat((first + after) % count))
    }

    /// The seat that comes at a place in play order.
    pub(crate) fn nth_in_order(&self, place: u8) -> Seat {
        Seat((self.first.0 + place) % self.mages.len() as u8)
    }

    /// The seat that rules play, if one does (R22.5).
    pub fn avatar_seat(&self) -> Option<Seat> {
        self.avatar.as_ref().map(|avatar| avatar.seat)
    }

    /// Whether the Avatar sits there.
    pub fn is_avatar(&self, seat: Seat) -> bool {
        self.avatar_seat() == Some(seat)
    }

    /// Seats that people play, clockwise.
    pub fn people(&self) -> impl Iterator<Item = Seat> + use<> {
        let avatar = self.avatar_seat();
        self.seats().filter(move |&seat| Some(seat) != avatar)
    }

    /// Whose cubes, points and trophies a seat uses: the Avatar those of the Black Rose (R22.2).
    pub fn side(&self, seat: Seat) -> Colour {
        if self.is_avatar(seat) { Colour::ROSE } else { seat.colour() }
    }

    /// The mage of a side: the seat, or the Avatar for the Black Rose (R22.1).
    pub fn mage_of(&self, side: Colour) -> Option<Seat> {
        if side.is_rose() { self.avatar_seat() } else { side.seat() }
    }

    /// The figure of a side, if it has one.
    pub fn body(&self, side: Colour) -> Model {
        self.mage_of(side).map_or(Model::NONE, Seat::model)
    }

    /// The mage whose deed something is. The Black Rose does much that the Avatar does not do: its deeds are those of
    /// its figure and of the evocations it has summoned.
    pub(crate) fn mage_behind(&self, side: Colour, actor: Model) -> Option<Seat> {
        if !side.is_rose() {
            return side.seat();
        }
        let seat = self.avatar_seat()?;
        let summoned = || self.evocation(actor).is_some_and(|own| !own.haunts() && own.owner.is_rose());
        (actor == seat.model() || summoned()).then_some(seat)
    }

    /// The mage of a seat.
    pub fn mage(&self, seat: Seat) -> &MageState {
        &self.mages[seat.index()]
    }

    /// The mage of a seat, to be changed.
    pub fn mage_mut(&mut self, seat: Seat) -> &mut MageState {
        &mut self.mages[seat.index()]
    }

    /// The evocation behind a model, if it is one in play.
    pub fn evocation(&self, model: Model) -> Option<&EvocationState> {
        self.evocations.get(model.evocation_index()?).filter(|evocation| evocation.exists())
    }

    /// The same, to be changed.
    pub fn evocation_mut(&mut self, model: Model) -> Option<&mut EvocationState> {
        self.evocations.get_mut(model.evocation_index()?).filter(|evocation| evocation.exists())
    }

    /// Evocations in play.
    pub fn evocation_models(&self) -> impl Iterator<Item = Model> + '_ {
        self.evocations
            .iter()
            .enumerate()
            .filter(|(_, evocation)| evocation.exists())
            .map(|(index, _)| Model::evocation(index))
    }

    /// The frame that is at work.
    pub(crate) fn top(&self) -> Depth {
        Depth(self.stack.len().wrapping_sub(1) as u8)
    }

    /// The room a model is in; [`Spot::CELL`] in a cell, [`Spot::NOWHERE`] if it is not in play.
    pub fn place(&self, model: Model) -> Spot {
        if let Some(seat) = model.mage() {
            return self.mages.get(seat.index()).map_or(Spot::NOWHERE, |mage| mage.place);
        }
        self.evocation(model).map_or(Spot::NOWHERE, |evocation| self.stands_at(evocation))
    }

    /// Where an evocation stands: a nightmare with its host.
    fn stands_at(&self, evocation: &EvocationState) -> Spot {
        evocation.host.seat().map_or(evocation.room, |host| self.mage(host).place)
    }

    /// Whether a model stands in a room of the lodge.
    pub(crate) fn in_lodge(&self, model: Model) -> bool {
        self.place(model).is_room()
    }

    /// Whose a model is.
    pub fn owner(&self, model: Model) -> Colour {
        match model.mage() {
            Some(seat) => self.side(seat),
            None => self.evocation(model).map_or(Colour::NONE, |evocation| evocation.owner),
        }
    }

    /// The cubes on the bar of a model.
    pub fn damage(&self, model: Model) -> Row {
        match model.mage() {
            Some(seat) => self.mage(seat).damage,
            None => self.evocation(model).map_or(Row::default(), |evocation| evocation.damage),
        }
    }

    /// The same, to be changed.
    pub fn damage_mut(&mut self, model: Model) -> Option<&mut Row> {
        match model.mage() {
            Some(seat) => Some(&mut self.mage_mut(seat).damage),
            None => self.evocation_mut(model).map(|evocation| &mut evocation.damage),
        }
    }

    /// Cubes of a colour that lie nowhere on the table.
    pub fn supply(&self, colour: Colour) -> u8 {
        match colour.seat() {
            Some(seat) => self.mage(seat).supply,
            None => self.rose.supply,
        }
    }

    /// The same, to be changed.
    pub fn supply_mut(&mut self, colour: Colour) -> &mut u8 {
        match colour.seat() {
            Some(seat) => &mut self.mage_mut(seat).supply,
            None => &mut self.rose.supply,
        }
    }

    /// The points of a colour on the track.
    pub fn power(&self, colour: Colour) -> u8 {
        match colour.seat() {
            Some(seat) => self.mage(seat).power,
            None => self.rose.power,
        }
    }

    /// Which spell a card is.
    pub fn spell_of(&self, card: Card) -> SpellId {
        self.spell_cards[card.index()]
    }

    /// Who decides for a side: the mage, or the Crown Holder for the Black Rose (R2.6, R17.22).
    pub(crate) fn decider(&self, colour: Colour) -> Seat {
        colour.seat().unwrap_or(self.crown)
    }

    /// The place of a room in the lodge.
    pub fn place_of_room(&self, room: RoomId) -> Option<Spot> {
        self.rooms.iter().position(|state| state.room == room).map(Spot::room)
    }

    /// Models in a room, mages included.
    pub fn models_in(&self, place: Spot) -> Models {
        self.models_at(place.bit())
    }

    /// Models in any of several rooms.
    pub(crate) fn models_at(&self, rooms: u32) -> Models {
        let mut models = Models::EMPTY;
        for (index, mage) in self.mages.iter().enumerate() {
            if rooms & mage.place.bit() != 0 {
                models = models.with(Model(index as u8));
            }
        }
        for (index, evocation) in self.evocations.iter().enumerate() {
            if evocation.exists() && rooms & self.stands_at(evocation).bit() != 0 {
                models = models.with(Model::evocation(index));
            }
        }
        models
    }
}
