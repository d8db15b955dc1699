//! Cubes beyond the slots of a room or the health bar of a mage, where a table has agreed that they count: Overload and
//! Fury (C19.2, C19.3). They come from the same supply, and are converted and taken off before those in the row (C19.5).

use crate::game::Game;
use crate::ids::*;
use crate::row::Row;
use crate::state::State;
use serde::{Deserialize, Serialize};

/// Entries of one colour in one place; more of them than a turn brings about, and no cube is placed where none is left.
pub const SURPLUS: usize = 24;

/// Cubes of one colour beyond the row of one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Surplus {
    /// What is full.
    pub over: Over,
    /// Whose cubes.
    pub colour: Colour,
    /// How many.
    pub count: u8,
}

impl Default for Surplus {
    fn default() -> Surplus {
        Surplus { over: Over::Room(Spot(0)), colour: Colour::NONE, count: 0 }
    }
}

/// What is full.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Over {
    /// A room whose slots are full.
    Room(Spot),
    /// A mage whose bar is full.
    Mage(Seat),
}

impl State {
    /// Cubes beyond a row, by colour.
    fn surplus(&self, over: Over) -> impl Iterator<Item = Surplus> + '_ {
        self.beyond.surplus.iter().copied().filter(move |own| own.over == over)
    }

    /// Cubes of a row with those beyond it, by colour.
    fn counts(&self, row: &Row, over: Over) -> [u8; Colour::COUNT] {
        let mut counts = [0; Colour::COUNT];
        row.cubes().for_each(|cube| counts[cube.index()] += 1);
        self.surplus(over).for_each(|own| counts[own.colour.index()] += own.count);
        counts
    }

    /// Instability in a room, by colour.
    pub fn instability(&self, place: Spot) -> [u8; Colour::COUNT] {
        self.counts(&self.rooms[place.index()].cubes, Over::Room(place))
    }

    /// Damage on a mage, by colour.
    pub fn harm(&self, seat: Seat) -> [u8; Colour::COUNT] {
        self.counts(&self.mage(seat).damage, Over::Mage(seat))
    }

    /// Lays cubes beyond a row; the answer is how many found a place.
    pub(crate) fn add_surplus(&mut self, over: Over, colour: Colour, count: u8) -> u8 {
        let surplus = &mut self.beyond.surplus;
        let known = surplus.iter().position(|own| own.over == over && own.colour == colour);
        match known {
            _ if count == 0 => return 0,
            Some(at) => surplus[at].count += count,
            None if surplus.is_full() => return 0,
            None => surplus.push(Surplus { over, colour, count }),
        }
        count
    }

    /// Takes one cube of a colour from beyond a row.
    pub(crate) fn take_surplus(&mut self, over: Over, colour: Colour) -> bool {
        let own = self.beyond.surplus.iter_mut().find(|own| own.over == over && own.colour == colour);
        let Some(own) = own else { return false };
        own.count -= 1;
        self.beyond.surplus.retain(|own| own.count > 0);
        true
    }

    /// Takes one cube from beyond a row, of the colour that went there first.
    pub(crate) fn take_any_surplus(&mut self, over: Over) -> Option<Colour> {
        let colour = self.surplus(over).next()?.colour;
        self.take_surplus(over, colour).then_some(colour)
    }
}

impl State {
    /// Replaces one cube beyond a row by another.
    pub(crate) fn swap_surplus(&mut self, over: Over, from: Colour, to: Colour) -> bool {
        if !self.take_surplus(over, from) {
            return false;
        }
        let swapped = self.add_surplus(over, to, 1) > 0;
        // No entry is left for the new colour: the old one lies there still, and takes its cube back.
        swapped || self.add_surplus(over, from, 1) == 0
    }
}

impl Game {
    /// All cubes beyond a row go home.
    pub(crate) fn return_surplus(&mut self, over: Over) {
        for Surplus { colour, count, .. } in self
            .state
            .beyond
            .surplus
            .iter()
            .copied()
            .filter(|own| own.over == over)
            .collect::<arrayvec::ArrayVec<_, SURPLUS>>()
        {
            *self.state.supply_mut(colour) += count;
        }
        self.state.beyond.surplus.retain(|own| own.over != over);
    }
}
