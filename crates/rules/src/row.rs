//! A row of places for cubes: a health bar, an evocation's card, the slots of a room.

use crate::ids::Colour;
use serde::{Deserialize, Serialize};

/// The longest row: the health of the Possessed.
pub const ROW: usize = 12;

/// Cubes keep their places; new ones fill the leftmost gap (R16.1, R17.1, RB-41).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Row([Colour; ROW]);

impl Default for Row {
    fn default() -> Row {
        Row([Colour::NONE; ROW])
    }
}

impl Row {
    /// How many cubes lie there.
    pub fn count(&self) -> u8 {
        self.0.iter().map(|&cube| (cube != Colour::NONE) as u8).sum()
    }

    /// How many of a colour.
    pub fn of(&self, colour: Colour) -> u8 {
        self.0.iter().map(|&cube| (cube == colour) as u8).sum()
    }

    /// Whether no cube lies there.
    pub fn is_empty(&self) -> bool {
        // All places at once: looking for the first cube takes longer than looking at twelve.
        self.0.iter().fold(Colour::NONE.0, |all, cube| all & cube.0) == Colour::NONE.0
    }

    /// Places one cube in the leftmost free place of the first `capacity`.
    pub fn add(&mut self, colour: Colour, capacity: u8) -> bool {
        for place in &mut self.0[..(capacity as usize).min(ROW)] {
            if *place == Colour::NONE {
                *place = colour;
                return true;
            }
        }
        false
    }

    /// Takes off the rightmost cube of a colour.
    pub fn take(&mut self, colour: Colour) -> bool {
        for place in self.0.iter_mut().rev() {
            if *place == colour {
                *place = Colour::NONE;
                return true;
            }
        }
        false
    }

    /// Replaces the rightmost cube of a colour by another, in its place (RB-41).
    pub fn swap(&mut self, from: Colour, to: Colour) -> bool {
        for place in self.0.iter_mut().rev() {
            if *place == from {
                *place = to;
                return true;
            }
        }
        false
    }

    /// Cubes from left to right; gaps are left out.
    pub fn cubes(&self) -> impl Iterator<Item = Colour> + '_ {
        self.0.iter().copied().filter(|&cube| cube != Colour::NONE)
    }

    /// Places from left to right, gaps included.
    pub fn places(&self) -> &[Colour; ROW] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_cubes_fill_the_leftmost_gap_rb_41() {
        let (a, b) = (Colour(0), Colour(1));
        let mut row = Row::default();
        assert!(row.add(a, 3) && row.add(b, 3) && row.add(a, 3));
        assert!(!row.add(b, 3), "a full row takes no more (R17.2)");
        assert!(row.take(b));
        assert!(row.add(Colour::ROSE, 3));
        assert_eq!(row.cubes().collect::<Vec<_>>(), [a, Colour::ROSE, a]);
    }

    #[test]
    fn converting_keeps_the_place() {
        let mut row = Row::default();
        row.add(Colour(0), 3);
        row.add(Colour(1), 3);
        assert!(row.swap(Colour(0), Colour(2)));
        assert_eq!(row.cubes().collect::<Vec<_>>(), [Colour(2), Colour(1)]);
        assert!(!row.swap(Colour(3), Colour(2)));
    }
}
