//! Spell cards: drawing, discarding, the library, the sheet (R7, R8).

use crate::game::Game;
use crate::happening::{DrawnFrom, What};
use crate::ids::*;
use crate::state::*;
use codex::{Element, Forgotten, RemovedPersonal, SchoolId, Side, SpellKind};

/// Why a spell goes to memories.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// It was played, or lay on the sheet to the end.
    Played,
    /// For a step.
    Spent,
    Discarded,
}

impl Game {
    /// The side of a card on the sheet that will be, or was, used.
    pub(crate) fn side(&self, slot: Slot) -> &Side {
        self.side_of(slot.card, slot.dark)
    }

    pub(crate) fn side_of(&self, card: Card, dark: bool) -> &Side {
        let spell = &self.codex.spells[self.state.spell_of(card).index()];
        match (&spell.dark, dark) {
            (Some(side), true) => side,
            _ => &spell.light,
        }
    }

    /// What a side of a card shows: its element, or the one that its caster has named for this turn (C8.3).
    pub(crate) fn element_of(&self, card: Card, dark: bool) -> Element {
        let printed = self.side_of(card, dark).element;
        if printed != Element::All {
            return printed;
        }
        self.named_element(card)
            .and_then(|(seat, slot)| self.state.beyond.elements[seat.index()][slot.index()])
            .unwrap_or(printed)
    }

    /// Where the name of a card's element is kept: with the slot it lies in.
    pub(crate) fn named_element(&self, card: Card) -> Option<(Seat, SheetSlot)> {
        self.state.seats().find_map(|seat| Some((seat, self.slot_of(seat, card)?)))
    }

    /// Whether a card is a trap of two halves, which is not turned (C12.5).
    pub(crate) fn is_halved(&self, card: Card) -> bool {
        self.codex.spells[self.state.spell_of(card).index()].halves
    }

    /// Whether a card can lie with its dark side up.
    pub(crate) fn is_turned(&self, card: Card) -> bool {
        let spell = &self.codex.spells[self.state.spell_of(card).index()];
        spell.dark.is_some() && !spell.halves
    }

    /// Draws from the own grimoire; memories are shuffled in when it is empty (R7.10).
    pub(crate) fn draw_from_grimoire(&mut self, seat: Seat) -> bool {
        let pile = spell_pile::grimoire(seat);
        if self.state.spells.len(pile) == 0 {
            self.shuffle_memories(seat);
        }
        let Some(card) = self.state.spells.top(pile) else { return false };
        self.take_into_hand(seat, card, DrawnFrom::Grimoire);
        true
    }

    pub(crate) fn shuffle_memories(&mut self, seat: Seat) {
        let state = &mut self.state;
        if state.spells.len(spell_pile::memories(seat)) == 0 {
            return;
        }
        state.spells.pour(spell_pile::memories(seat), spell_pile::grimoire(seat));
        self.shuffle_grimoire(seat);
        self.tell(What::Shuffled { seat });
    }

    pub(crate) fn shuffle_grimoire(&mut self, seat: Seat) {
        let state = &mut self.state;
        state.spells.shuffle(spell_pile::grimoire(seat), &mut state.random);
    }

    /// A random spell of the memories; they lie face up, so everyone sees which.
    pub(crate) fn draw_from_memories(&mut self, seat: Seat) -> bool {
        let pile = spell_pile::memories(seat);
        let count = self.state.spells.len(pile);
        if count == 0 {
            return false;
        }
        let index = self.state.random.below(count);
        let card = self.state.spells.iter(pile).nth(index).expect("counted");
        self.take_from_memories(seat, card);
        true
    }

    /// The spell that was put there last; everyone sees which (RC-31).
    pub(crate) fn draw_top_of_memories(&mut self, seat: Seat) -> bool {
        match self.state.spells.top(spell_pile::memories(seat)) {
            Some(card) => {
                self.take_from_memories(seat, card);
                true
            }
            None => false,
        }
    }

    pub(crate) fn take_from_memories(&mut self, seat: Seat, card: Card) {
        self.show_into_hand(seat, card, DrawnFrom::Memories);
    }

    /// Makes sure a school's deck has a card, shuffling its discard pile if need be (R7.11).
    pub(crate) fn refill_school(&mut self, school: usize) -> bool {
        let (deck, discard) = (spell_pile::library(school), spell_pile::library_discard(school));
        let state = &mut self.state;
        if state.spells.len(deck) == 0 && state.spells.len(discard) > 0 {
            state.spells.pour(discard, deck);
            state.spells.shuffle(deck, &mut state.random);
        }
        state.spells.len(deck) > 0
    }

    pub(crate) fn school_has_cards(&self, school: usize) -> bool {
        self.state.spells.len(spell_pile::library(school)) > 0
            || self.state.spells.len(spell_pile::library_discard(school)) > 0
    }

    pub(crate) fn school_place(&self, school: SchoolId) -> Option<usize> {
        self.state.schools.iter().position(|&own| own == school)
    }

    pub(crate) fn draw_from_library(&mut self, seat: Seat, school: usize) -> bool {
        if !self.refill_school(school) {
            return false;
        }
        let card = self.state.spells.top(spell_pile::library(school)).expect("refilled");
        self.take_into_hand(seat, card, DrawnFrom::Library);
        true
    }

    pub(crate) fn draw_forgotten(&mut self, seat: Seat) -> bool {
        let Some(card) = self.state.spells.top(spell_pile::FORGOTTEN) else { return false };
        self.take_into_hand(seat, card, DrawnFrom::Forgotten);
        true
    }

    pub(crate) fn take_into_hand(&mut self, seat: Seat, card: Card, from: DrawnFrom) {
        self.state.spells.put(card, spell_pile::hand(seat));
        self.state.shown_cards.set(card, false);
        let spell = Some(self.state.spell_of(card));
        self.tell_veiled(
            seat,
            What::SpellDrawn { seat, spell, from },
            What::SpellDrawn { seat, spell: None, from },
        );
    }

    /// Into the hand, and everyone knows which card it is (L-61).
    pub(crate) fn put_into_hand_seen(&mut self, seat: Seat, card: Card) {
        self.state.spells.put(card, spell_pile::hand(seat));
        self.state.shown_cards.set(card, true);
    }

    /// Drawn before everyone's eyes.
    pub(crate) fn show_into_hand(&mut self, seat: Seat, card: Card, from: DrawnFrom) {
        self.put_into_hand_seen(seat, card);
        self.state.known_cards.set(card, true);
        let spell = Some(self.state.spell_of(card));
        self.tell(What::SpellDrawn { seat, spell, from });
    }

    fn kind_of(&self, card: Card) -> SpellKind {
        self.codex.spells[self.state.spell_of(card).index()].kind
    }

    pub(crate) fn is_forgotten(&self, card: Card) -> bool {
        self.kind_of(card) == SpellKind::Forgotten
    }

    /// To the owner's memories; a forgotten spell may leave the game instead (R7.12, R8.15, C8.10).
    pub(crate) fn discard_spell(&mut self, seat: Seat, card: Card, why: Leaving) {
        self.put_away(seat, (card, None), why);
    }

    /// The same off the sheet.
    pub(crate) fn discard_slot(&mut self, seat: Seat, slot: SheetSlot, why: Leaving) {
        let card = self.clear_slot(seat, slot);
        self.put_away(seat, (card, Some(slot)), why);
    }

    fn put_away(&mut self, seat: Seat, (card, slot): (Card, Option<SheetSlot>), why: Leaving) {
        let spell = self.state.spell_of(card);
        let leaves = match self.state.rules.forgotten {
            Forgotten::AlwaysLeaves => true,
            Forgotten::StaysIfSpent => why != Leaving::Spent,
            Forgotten::LeavesIfPlayed => why == Leaving::Played,
        };
        if leaves && self.is_forgotten(card) {
            self.state.spells.put(card, spell_pile::GONE);
            self.tell(What::SpellLeavesGame { spell, from: slot.map(|slot| (seat, slot)) });
        } else {
            self.state.spells.put(card, spell_pile::memories(seat));
            self.state.known_cards.set(card, true);
            self.tell(What::SpellDiscarded { seat, spell, slot });
        }
    }

    /// To the discard pile of its school; a forgotten spell leaves the game, a personal one too or waits for a moon
    /// (R7.5 to R7.7, C7.6).
    pub(crate) fn discard_to_school(&mut self, seat: Seat, card: Card) {
        let waits = self.state.rules.removed_personal == RemovedPersonal::WaitsForAMoon;
        let pile = match self.kind_of(card) {
            SpellKind::School(school) => self.school_place(school).map(spell_pile::library_discard),
            SpellKind::Personal if waits => Some(spell_pile::aside(seat)),
            SpellKind::Personal | SpellKind::Forgotten => None,
        };
        self.state.spells.put(card, pile.unwrap_or(spell_pile::GONE));
        self.state.known_cards.set(card, pile == Some(spell_pile::aside(seat)));
    }

    /// One card of each different spell in a pile, in a fixed order: equal cards are one option.
    pub(crate) fn different_spells(&self, pile: usize) -> arrayvec::ArrayVec<Card, SPELLS> {
        let mut cards: arrayvec::ArrayVec<Card, SPELLS> = arrayvec::ArrayVec::new();
        // Hands are short: each card is put in its place behind those of lower spells.
        for card in self.state.spells.iter(pile) {
            let spell = self.state.spell_of(card).0;
            let mut at = cards.len();
            while at > 0 && self.state.spell_of(cards[at - 1]).0 > spell {
                at -= 1;
            }
            if at == 0 || self.state.spell_of(cards[at - 1]).0 != spell {
                cards.insert(at, card);
            }
        }
        cards
    }

    /// The spells that a mage holds.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = Card> + '_ {
        self.state.spells.iter(spell_pile::hand(seat))
    }

    /// Takes a card off the sheet; a persistent of it ends (R11.5).
    pub(crate) fn clear_slot(&mut self, seat: Seat, slot: SheetSlot) -> Card {
        let card = self.state.mage(seat).sheet[slot.index()].card;
        self.state.mage_mut(seat).sheet[slot.index()] = Slot::EMPTY;
        self.state.beyond.elements[seat.index()][slot.index()] = None;
        self.state.persistents.retain(|own| own.of != seat || own.slot != slot);
        card
    }

    /// The slot a card of the sheet lies in.
    pub(crate) fn slot_of(&self, seat: Seat, card: Card) -> Option<SheetSlot> {
        let sheet = &self.state.mage(seat).sheet;
        SheetSlot::all().find(|slot| {
            let own = sheet[slot.index()];
            own.state != SlotState::Empty && own.card == card
        })
    }
}
