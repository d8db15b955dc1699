//! What the log of one game tells about the cards in it.

use codex::{Codex, SpellId, SpellType};
use rules::{Entry, Happening, SEATS, Seat, SheetSlot, What};
use std::collections::BTreeMap;

/// How one mage used one spell in one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Used {
    pub prepared: u32,
    pub light: u32,
    pub dark: u32,
    /// As a trap or a protection that answered.
    pub sprung: u32,
}

/// Decks whose cards are only counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Deck {
    Quest,
    Event,
    Evocation,
    Jinx,
    Upgrade,
    Room,
}

/// One game. A spell that a mage ever held has an entry, used or not.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    pub spells: BTreeMap<(Seat, SpellId), Used>,
    pub others: BTreeMap<(Deck, usize), u32>,
    /// What lies on the sheets: a trap is laid by its slot, and named only when it was prepared.
    slots: [[Option<(SpellId, bool)>; SheetSlot::COUNT]; SEATS],
}

impl Seen {
    /// Reads a line of the log, with what only its owner may know.
    pub fn note(&mut self, codex: &Codex, entry: &Entry) {
        let what = match entry.happening {
            Happening::Open(what) => what,
            Happening::Veiled { owner_sees, .. } => owner_sees,
        };
        match what {
            What::SpellDrawn { seat, spell: Some(spell), .. }
            | What::SpellGiven { to: seat, spell: Some(spell), .. }
            | What::SpellTakenBack { seat, spell: Some(spell), .. }
            | What::SpellReturned { seat, spell, .. }
            | What::SpellSwapped { seat, out: spell, .. } => {
                self.used(seat, spell);
            }
            What::Prepared { seat, slot, spell: Some((spell, dark)) } => {
                self.used(seat, spell).prepared += 1;
                self.slots[seat.index()][slot.index()] = Some((spell, dark));
            }
            What::SpellActive { seat, slot, .. } => {
                if let Some((spell, dark)) = self.slots[seat.index()][slot.index()] {
                    self.cast(seat, spell, dark);
                }
            }
            What::SpellRevealed { seat, spell, dark, .. } => {
                let card = &codex.spells[spell.index()];
                let side = if dark { card.dark.unwrap_or(card.light) } else { card.light };
                match side.kind {
                    SpellType::Trap | SpellType::Protection => self.used(seat, spell).sprung += 1,
                    _ => self.cast(seat, spell, dark),
                }
            }
            What::QuestSolved { quest, .. } => self.count(Deck::Quest, quest.index()),
            What::EventLaid { event, .. } => self.count(Deck::Event, event.index()),
            What::Summoned { kind, .. } | What::NightmareAssigned { kind, .. } => {
                self.count(Deck::Evocation, kind.index());
            }
            What::JinxAssigned { jinx, .. } => self.count(Deck::Jinx, jinx.index()),
            What::UpgradeAssigned { upgrade, .. } => self.count(Deck::Upgrade, upgrade.index()),
            What::RoomActivated { room, .. } => self.count(Deck::Room, room.index()),
            _ => {}
        }
    }

    fn used(&mut self, seat: Seat, spell: SpellId) -> &mut Used {
        self.spells.entry((seat, spell)).or_default()
    }

    fn cast(&mut self, seat: Seat, spell: SpellId, dark: bool) {
        let used = self.used(seat, spell);
        match dark {
            true => used.dark += 1,
            false => used.light += 1,
        }
    }

    fn count(&mut self, deck: Deck, card: usize) {
        *self.others.entry((deck, card)).or_default() += 1;
    }
}
