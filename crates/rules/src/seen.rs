//! Cards that one mage has seen where nobody else has: in another hand, on another sheet, on top of a deck.
//!
//! Whoever imagines the table for that mage leaves them where they are. A card is unseen again when it is shuffled, and
//! spells when the next ones are prepared.

use crate::game::Game;
use crate::ids::*;
use crate::marks::Bound;
use serde::{Deserialize, Serialize};

/// Cards remembered at once, of all mages together; the oldest are forgotten.
pub const SEEN: usize = 48;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    pub by: Seat,
    pub card: SeenCard,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeenCard {
    Spell(u8),
    Quest(u8),
    Event(u8),
}

impl Default for SeenCard {
    fn default() -> SeenCard {
        SeenCard::Spell(NONE)
    }
}

impl Game {
    pub(crate) fn see(&mut self, by: Seat, card: SeenCard) {
        let seen = Seen { by, card };
        if self.state.seen.contains(&seen) {
            return;
        }
        if self.state.seen.is_full() {
            self.state.seen.remove(0);
        }
        self.state.seen.push(seen);
        self.marks.reach(Bound::Seen, self.state.seen.len());
    }

    pub(crate) fn has_seen(&self, viewer: Seat, card: SeenCard) -> bool {
        self.state.seen.contains(&Seen { by: viewer, card })
    }

    /// Nobody knows any more where it lies.
    pub(crate) fn lose_sight(&mut self, gone: impl Fn(SeenCard) -> bool) {
        if !self.state.seen.is_empty() {
            self.state.seen.retain(|own| !gone(own.card));
        }
    }

    /// One mage has laid these in a new order: nobody else knows it.
    pub(crate) fn see_alone(&mut self, by: Seat, cards: impl Iterator<Item = SeenCard>) {
        for card in cards {
            self.state.seen.retain(|own| own.card != card);
            self.see(by, card);
        }
    }
}
