//! Small names for the things on the table.

use crate::hexes::ROOMS;
use serde::{Deserialize, Serialize};

/// A seat at the table, 0 to 5, clockwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seat(pub u8);

impl Seat {
    /// Its place in lists of seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// The colour of its cubes.
    pub fn colour(self) -> Colour {
        Colour(self.0 + (self.0 >= Colour::ROSE.0) as u8)
    }
    /// The figure of its mage.
    pub fn model(self) -> Model {
        Model(self.0)
    }
}

/// The most seats a table has: the boxes have four, packs may bring layouts for six.
pub const SEATS: usize = 6;

/// The mage that a nightmare haunts; nobody, for an evocation that somebody summoned (R12.17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Host(u8);

impl Host {
    /// It haunts nobody: it was summoned.
    pub const NOBODY: Host = Host(u8::MAX);

    /// The seat of the haunted mage.
    pub fn seat(self) -> Option<Seat> {
        (self != Self::NOBODY).then_some(Seat(self.0))
    }
    /// Whether it haunts this mage.
    pub fn is(self, seat: Seat) -> bool {
        self.0 == seat.0
    }
}

impl From<Seat> for Host {
    fn from(seat: Seat) -> Host {
        Host(seat.0)
    }
}

/// Where a model stands: a room by its place in the lodge, the own cell, or nowhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Spot(pub u8);

impl Default for Spot {
    fn default() -> Spot {
        Spot::NOWHERE
    }
}

impl Spot {
    /// A mage in the own cell is here.
    pub const CELL: Spot = Spot(u8::MAX - 1);
    /// Not in play, or a dummy model whose place does not matter.
    pub const NOWHERE: Spot = Spot(u8::MAX);

    /// The room at a place of [`crate::hexes::PLACES`].
    pub fn room(place: usize) -> Spot {
        debug_assert!(place < ROOMS);
        Spot(place as u8)
    }
    /// The first room of a set, if there is one.
    pub fn first_of(rooms: u32) -> Spot {
        if rooms == 0 { Spot::NOWHERE } else { Spot(rooms.trailing_zeros() as u8) }
    }
    /// Neither a cell nor nowhere.
    pub fn is_room(self) -> bool {
        self.index() < ROOMS
    }
    /// Its place among the rooms; past all of them for the cell and nowhere.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// The set of this room alone; empty for the cell and nowhere.
    pub fn bit(self) -> u32 {
        if self.is_room() { 1 << self.0 } else { 0 }
    }
}

/// A spell card of a game; [`crate::lay::State::spell_cards`] says which spell it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Card(pub u8);

impl Card {
    /// No card: an empty slot.
    pub const NONE: Card = Card(u8::MAX);

    /// Its place among the cards of the game.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// One of the four slots of a mage sheet (R13.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetSlot(pub u8);

impl SheetSlot {
    /// The slot of the first spell; the second and the third follow.
    pub const I: SheetSlot = SheetSlot(0);
    /// The slot of the second spell.
    pub const II: SheetSlot = SheetSlot(1);
    /// The slot of the third spell.
    pub const III: SheetSlot = SheetSlot(2);
    /// The slot of the spell that is cast whenever its mage likes, and need not be (R13.2, R14.18).
    pub const QUICK: SheetSlot = SheetSlot(3);
    /// How many a sheet has.
    pub const COUNT: usize = 4;
    const NAMES: [&str; SheetSlot::COUNT] = ["I", "II", "III", "quick"];

    /// The numbered slots in their order, then the quick one.
    pub fn all() -> impl Iterator<Item = SheetSlot> {
        (0..Self::COUNT as u8).map(SheetSlot)
    }
    /// I, II and III, in the order in which they are filled and cast.
    pub fn numbered() -> impl Iterator<Item = SheetSlot> {
        (0..Self::QUICK.0).map(SheetSlot)
    }
    /// Its place on the sheet.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// As labels and scenarios write it.
    pub fn name(self) -> &'static str {
        Self::NAMES.get(self.index()).copied().unwrap_or("no slot")
    }
    /// The slot that labels and scenarios call so.
    pub fn named(name: &str) -> Option<SheetSlot> {
        Self::all().find(|slot| slot.name() == name)
    }
}

/// One of the three slots beside a sheet for evocations, or for the nightmares that haunt its mage (R12.4, R12.17).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EvocationSlot(pub u8);

impl EvocationSlot {
    /// Where a large evocation stands (R12.6).
    pub const FIRST: EvocationSlot = EvocationSlot(0);
    /// How many a sheet has.
    pub const COUNT: usize = 3;

    /// From the first to the last.
    pub fn all() -> impl Iterator<Item = EvocationSlot> {
        (0..Self::COUNT as u8).map(EvocationSlot)
    }
    /// Its place beside the sheet, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// As names and scenarios count it, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

/// A starting list of a school, by its place there (R1.15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GrimoireId(pub u8);

impl GrimoireId {
    /// Not chosen yet.
    pub const NONE: GrimoireId = GrimoireId(u8::MAX);

    /// Its place among the lists of the school.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A frame by where it lies on the stack, counted from the bottom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Depth(pub u8);

impl Depth {
    /// No frame: a rule, or one that is not said.
    pub const NONE: Depth = Depth(u8::MAX);

    /// The frame at a place of the stack.
    pub fn at(place: usize) -> Depth {
        Depth(place as u8)
    }
    /// Past all frames for none.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A fact of the sentences under way, by its place among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FactId(pub u8);

impl FactId {
    /// No fact: not set off by anything.
    pub const NONE: FactId = FactId(u8::MAX);

    /// Past all facts for none.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Whose cubes, points or pieces: a seat, or the Black Rose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Colour(pub u8);

impl Colour {
    /// After the first four seats, whose colours come with the box; those of the others follow.
    pub const ROSE: Colour = Colour(4);
    /// No cube: an empty place in a row.
    pub const NONE: Colour = Colour(u8::MAX);
    /// Seats and the Black Rose.
    pub const COUNT: usize = SEATS + 1;

    /// Every seat's colour and the Black Rose's.
    pub fn all() -> impl Iterator<Item = Colour> {
        (0..Self::COUNT as u8).map(Colour)
    }
    /// Its place in lists of colours.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
    /// Whose it is; none for the Black Rose.
    pub fn seat(self) -> Option<Seat> {
        let is_seat = self != Self::ROSE && (self.0 as usize) < Self::COUNT;
        is_seat.then_some(Seat(self.0 - (self.0 > Self::ROSE.0) as u8))
    }
    /// Whether it is the Black Rose's.
    pub fn is_rose(self) -> bool {
        self == Self::ROSE
    }
}

/// A model in the lodge: mages first, then evocations by their place in [`crate::lay::State::evocations`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Model(pub u8);

const FIRST_EVOCATION: u8 = 8;

/// The most evocations that can be in play: each of six seats has three slots, and three nightmares on them.
pub const EVOCATIONS: usize = 40;

/// The most models in a supply: those of six schools from two boxes, and room for packs.
pub(crate) const MODELS: usize = 64;

impl Model {
    /// No model at all.
    pub const NONE: Model = Model(u8::MAX);

    /// The evocation at a place of the list.
    pub fn evocation(index: usize) -> Model {
        Model(FIRST_EVOCATION + index as u8)
    }
    /// The seat of the mage, if it is one.
    pub fn mage(self) -> Option<Seat> {
        (self.0 < SEATS as u8).then_some(Seat(self.0))
    }
    /// The place in the list, if it is an evocation.
    pub fn evocation_index(self) -> Option<usize> {
        (self.0 >= FIRST_EVOCATION && self != Model::NONE).then(|| (self.0 - FIRST_EVOCATION) as usize)
    }
    /// Whether there is a model.
    pub fn is_some(self) -> bool {
        self != Model::NONE
    }
}

/// A set of models, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Models(pub u64);

impl Models {
    /// No model.
    pub const EMPTY: Models = Models(0);

    /// This model alone; none of them for no model.
    pub fn one(model: Model) -> Models {
        if model.is_some() { Models(1 << model.0) } else { Models(0) }
    }
    /// Whether a model is one of them.
    pub fn has(self, model: Model) -> bool {
        model.is_some() && self.0 & (1 << model.0) != 0
    }
    /// These and one more.
    pub fn with(self, model: Model) -> Models {
        Models(self.0 | Models::one(model).0)
    }
    /// Both together.
    pub fn and(self, other: Models) -> Models {
        Models(self.0 | other.0)
    }
    /// Those that the other set has not.
    pub fn without(self, other: Models) -> Models {
        Models(self.0 & !other.0)
    }
    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// The one with the lowest number: mages come before evocations.
    pub fn first(self) -> Model {
        if self.0 == 0 { Model::NONE } else { Model(self.0.trailing_zeros() as u8) }
    }
    /// One after the other, mages first.
    pub fn iter(self) -> impl Iterator<Item = Model> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let bit = rest.trailing_zeros();
                rest &= rest - 1;
                Model(bit as u8)
            })
        })
    }
}
