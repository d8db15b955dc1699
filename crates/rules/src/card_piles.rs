//! Where cards lie: the piles of each kind of card by number.

use crate::ids::Card;
use serde::{Deserialize, Serialize};

/// A set of spell cards, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardSet([u64; 4]);

impl CardSet {
    /// Whether a card is one of them.
    pub fn has(&self, card: Card) -> bool {
        self.0[card.index() / 64] & (1 << (card.0 % 64)) != 0
    }
    /// Adds a card, or takes it out.
    pub fn set(&mut self, card: Card, known: bool) {
        let bit = 1 << (card.0 % 64);
        let word = &mut self.0[card.index() / 64];
        *word = if known { *word | bit } else { *word & !bit };
    }
}

/// Piles of spell cards.
pub mod spell_pile {
    use crate::ids::{SEATS, Seat};

    /// The deck of Forgotten Spells.
    pub const FORGOTTEN: usize = 12;
    /// Out of the game.
    pub const GONE: usize = 13;
    /// Being looked at by one mage.
    pub const LOOKED_AT: usize = 14;
    /// How many piles of spells there are.
    pub const COUNT: usize = 15 + SEATS * 5;

    /// The deck of a school, by its place in the library.
    pub fn library(school: usize) -> usize {
        school
    }
    /// The discard pile of a school.
    pub fn library_discard(school: usize) -> usize {
        6 + school
    }
    /// What a mage holds.
    pub fn hand(seat: Seat) -> usize {
        15 + seat.index() * 5
    }
    /// What a mage draws from.
    pub fn grimoire(seat: Seat) -> usize {
        16 + seat.index() * 5
    }
    /// What a mage has played.
    pub fn memories(seat: Seat) -> usize {
        17 + seat.index() * 5
    }
    /// Personal spells waiting for a moon change.
    pub fn aside(seat: Seat) -> usize {
        18 + seat.index() * 5
    }
    /// What a mage has prepared.
    pub fn sheet(seat: Seat) -> usize {
        19 + seat.index() * 5
    }
}

/// Piles of quests.
pub mod quest_pile {
    use crate::ids::{SEATS, Seat};

    /// Quests that somebody looks at.
    pub const LOOKED_AT: usize = 18;
    /// Out of the game; only tables laid by hand put cards there.
    pub const BOX: usize = 19;
    /// How many piles of quests there are.
    pub const COUNT: usize = 8 + SEATS * 3;

    /// Moons are counted from 1.
    pub fn deck(moon: u8) -> usize {
        moon as usize - 1
    }
    /// Quests of a moon that were discarded.
    pub fn discard(moon: u8) -> usize {
        2 + moon as usize
    }
    /// Quests a mage works on.
    pub fn active(seat: Seat) -> usize {
        of(seat)
    }
    /// Quests a mage can solve.
    pub fn completed(seat: Seat) -> usize {
        of(seat) + 1
    }
    /// Quests a mage has solved.
    pub fn solved(seat: Seat) -> usize {
        of(seat) + 2
    }

    /// The first pile of a seat; those of the fifth and sixth lie behind all others.
    fn of(seat: Seat) -> usize {
        const FIRST: [u8; SEATS] = [6, 9, 12, 15, 20, 23];
        FIRST[seat.index()] as usize
    }
}

/// Piles of events.
pub mod event_pile {
    /// Events on the board.
    pub const BOARD: usize = 6;
    /// Out of the game; only tables laid by hand put cards there.
    pub const BOX: usize = 7;
    /// An instant event while it is applied (R3.8).
    pub const APPLIED: usize = 8;
    /// Being looked at by one mage.
    pub const LOOKED_AT: usize = 9;
    /// How many piles of events there are.
    pub const COUNT: usize = 10;

    /// Events of a moon yet to come.
    pub fn deck(moon: u8) -> usize {
        moon as usize - 1
    }
    /// Events of a moon that have left.
    pub fn discard(moon: u8) -> usize {
        2 + moon as usize
    }
}
