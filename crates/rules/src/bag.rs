//! A few cards of a few kinds, of which only the numbers matter: how many of each.

use serde::{Deserialize, Serialize};

/// Up to 16 kinds, up to 15 of each: half a byte a kind, so that it costs a game nothing to carry many of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bag([u8; Bag::KINDS / 2]);

impl Bag {
    /// Kinds it can tell apart.
    pub const KINDS: usize = 16;
    /// The most of one kind.
    pub const MOST: u8 = 15;

    /// How many of a kind are in it.
    pub fn of(&self, kind: u8) -> u8 {
        self.0[kind as usize / 2] >> shift(kind) & Bag::MOST
    }

    /// Puts one in. Set-up makes sure that no more than [`Bag::MOST`] of a kind exist.
    pub fn add(&mut self, kind: u8) {
        assert!(self.of(kind) < Bag::MOST, "more than {} cards of one kind", Bag::MOST);
        self.0[kind as usize / 2] += 1 << shift(kind);
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, kind: u8) -> bool {
        let found = self.of(kind) > 0;
        self.0[kind as usize / 2] -= (found as u8) << shift(kind);
        found
    }

    /// All of them together.
    pub fn count(&self) -> u8 {
        self.0.iter().map(|pair| (pair & 15) + (pair >> 4)).sum()
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Bag::KINDS / 2]
    }

    /// The kinds in order, each as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let kinds = if self.is_empty() { 0 } else { Bag::KINDS as u8 };
        (0..kinds).flat_map(move |kind| std::iter::repeat_n(kind, self.of(kind) as usize))
    }
}

fn shift(kind: u8) -> u8 {
    kind % 2 * 4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_counted_by_themselves() {
        let mut bag = Bag::default();
        assert!(bag.is_empty());
        for kind in [3, 15, 3, 2, 3] {
            bag.add(kind);
        }
        assert_eq!(bag.iter().collect::<Vec<_>>(), [2, 3, 3, 3, 15]);
        assert_eq!((bag.count(), bag.of(3), bag.of(2), bag.of(4)), (5, 3, 1, 0));
        assert!(bag.take(3) && bag.take(15) && !bag.take(15) && !bag.take(0));
        assert_eq!(bag.iter().collect::<Vec<_>>(), [2, 3, 3]);
    }

    #[test]
    fn fifteen_of_a_kind_leave_their_neighbour_alone() {
        let mut bag = Bag::default();
        for _ in 0..Bag::MOST {
            bag.add(8);
            bag.add(9);
        }
        assert_eq!((bag.of(8), bag.of(9), bag.count()), (15, 15, 30));
        assert!(bag.take(8));
        assert_eq!((bag.of(8), bag.of(9)), (14, 15));
    }
}
