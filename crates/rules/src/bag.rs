//! Upgrades, of which only the numbers matter: how many of each.

use codex::UpgradeId;
use serde::{Deserialize, Serialize};

/// Upgrades of up to 16 kinds, up to 15 of each: half a byte a kind, so that it costs a game nothing to carry many of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bag([u8; Bag::KINDS / 2]);

impl Bag {
    /// Kinds it can tell apart.
    pub const KINDS: usize = 16;
    /// The most of one kind.
    pub const MOST: u8 = 15;

    /// How many of a kind are in it.
    pub fn of(&self, kind: UpgradeId) -> u8 {
        self.0[kind.index() / 2] >> shift(kind) & Bag::MOST
    }

    /// Puts one in. Set-up makes sure that no more than [`Bag::MOST`] of a kind exist.
    pub fn add(&mut self, kind: UpgradeId) {
        assert!(self.of(kind) < Bag::MOST, "more than {} cards of one kind", Bag::MOST);
        self.0[kind.index() / 2] += 1 << shift(kind);
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, kind: UpgradeId) -> bool {
        let found = self.of(kind) > 0;
        self.0[kind.index() / 2] -= (found as u8) << shift(kind);
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
    pub fn iter(self) -> impl Iterator<Item = UpgradeId> {
        let kinds = if self.is_empty() { 0 } else { Bag::KINDS as u8 };
        (0..kinds).map(UpgradeId).flat_map(move |kind| std::iter::repeat_n(kind, self.of(kind) as usize))
    }
}

fn shift(kind: UpgradeId) -> u8 {
    kind.0 % 2 * 4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_counted_by_themselves() {
        let mut bag = Bag::default();
        assert!(bag.is_empty());
        for kind in [3, 15, 3, 2, 3].map(UpgradeId) {
            bag.add(kind);
        }
        assert_eq!(bag.iter().collect::<Vec<_>>(), [2, 3, 3, 3, 15].map(UpgradeId));
        assert_eq!(
            (bag.count(), bag.of(UpgradeId(3)), bag.of(UpgradeId(2)), bag.of(UpgradeId(4))),
            (5, 3, 1, 0)
        );
        assert!(
            bag.take(UpgradeId(3))
                && bag.take(UpgradeId(15))
                && !bag.take(UpgradeId(15))
                && !bag.take(UpgradeId(0))
        );
        assert_eq!(bag.iter().collect::<Vec<_>>(), [2, 3, 3].map(UpgradeId));
    }

    #[test]
    fn fifteen_of_a_kind_leave_their_neighbour_alone() {
        let mut bag = Bag::default();
        for _ in 0..Bag::MOST {
            bag.add(UpgradeId(8));
            bag.add(UpgradeId(9));
        }
        assert_eq!((bag.of(UpgradeId(8)), bag.of(UpgradeId(9)), bag.count()), (15, 15, 30));
        assert!(bag.take(UpgradeId(8)));
        assert_eq!((bag.of(UpgradeId(8)), bag.of(UpgradeId(9))), (14, 15));
    }
}
