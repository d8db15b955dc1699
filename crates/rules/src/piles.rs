//! Piles of cards as linked lists inside one array.
//!
//! Every card is in exactly one pile by construction, moving one is cheap, and a whole deck costs a few hundred bytes
//! to copy. Piles have a top; hands are piles whose order means nothing.

use crate::ids::Card;
use crate::random::Random;
use codex::{CommandId, EventId, QuestId};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::marker::PhantomData;

/// No card below, no pile: an empty entry.
const NONE: u8 = u8::MAX;

/// A kind of card that lies on piles, by its number in the game.
pub trait Numbered: Copy + PartialEq {
    /// Its number, from 0.
    fn number(self) -> u8;
    /// The card with a number.
    fn numbered(number: u8) -> Self;
}

macro_rules! numbered {
    ($($kind:ident),*) => {$(
        impl Numbered for $kind {
            fn number(self) -> u8 {
                self.0
            }
            fn numbered(number: u8) -> $kind {
                $kind(number)
            }
        }
    )*};
}

numbered!(Card, QuestId, EventId, CommandId);

/// `CARDS` cards of one kind in `PILES` piles. Cards are numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piles<K, const CARDS: usize, const PILES: usize> {
    next: [u8; CARDS],
    pile_of: [u8; CARDS],
    top: [u8; PILES],
    count: [u8; PILES],
    cards: PhantomData<K>,
}

impl<K: Numbered, const CARDS: usize, const PILES: usize> Piles<K, CARDS, PILES> {
    /// No card anywhere.
    pub fn empty() -> Self {
        Piles {
            next: [NONE; CARDS],
            pile_of: [NONE; CARDS],
            top: [NONE; PILES],
            count: [0; PILES],
            cards: PhantomData,
        }
    }

    /// Brings a card that is nowhere onto a pile.
    pub fn add(&mut self, card: K, pile: usize) {
        debug_assert_eq!(self.pile_of[card.number() as usize], NONE);
        self.push(card, pile);
    }

    /// How many cards lie there.
    pub fn len(&self, pile: usize) -> usize {
        self.count[pile] as usize
    }

    /// The uppermost card.
    pub fn top(&self, pile: usize) -> Option<K> {
        some(self.top[pile])
    }

    /// The card below one.
    pub fn below(&self, card: K) -> Option<K> {
        some(self.next[card.number() as usize])
    }

    /// The pile a card lies on, if it is in the game at all.
    pub fn pile_of(&self, card: K) -> Option<usize> {
        let pile = self.pile_of[card.number() as usize];
        (pile != NONE).then_some(pile as usize)
    }

    /// Cards from the top down.
    pub fn iter(&self, pile: usize) -> impl ExactSizeIterator<Item = K> + '_ {
        let mut at = self.top[pile];
        // Counted, so that whoever collects the cards makes room for them once.
        (0..self.count[pile]).map(move |_| {
            let card = at;
            at = self.next[at as usize];
            K::numbered(card)
        })
    }

    /// Takes a card up: it lies nowhere until it is put on a pile again.
    pub(crate) fn lift(&mut self, card: K) {
        self.take_off(card);
        self.pile_of[card.number() as usize] = NONE;
    }

    /// Takes up all cards of a pile.
    pub(crate) fn lift_all(&mut self, pile: usize) {
        let mut at = self.top[pile];
        for _ in 0..self.count[pile] {
            self.pile_of[at as usize] = NONE;
            at = self.next[at as usize];
        }
        self.top[pile] = NONE;
        self.count[pile] = 0;
    }

    /// Lays cards that lie nowhere in an empty place, the first on top.
    pub(crate) fn lay(&mut self, pile: usize, cards: &[K]) {
        debug_assert_eq!(self.len(pile), 0);
        self.relink(pile, cards);
        self.count[pile] = cards.len() as u8;
        for &card in cards {
            self.pile_of[card.number() as usize] = pile as u8;
        }
    }

    /// Moves a card to the top of another pile.
    pub fn put(&mut self, card: K, pile: usize) {
        self.take_off(card);
        self.push(card, pile);
    }

    /// Moves a card under another pile.
    pub fn put_under(&mut self, card: K, pile: usize) {
        self.take_off(card);
        let mut last = NONE;
        for below in self.iter(pile) {
            last = below.number();
        }
        self.next[card.number() as usize] = NONE;
        self.pile_of[card.number() as usize] = pile as u8;
        self.count[pile] += 1;
        if last == NONE {
            self.top[pile] = card.number();
        } else {
            self.next[last as usize] = card.number();
        }
    }

    /// Puts all cards of one pile onto another, in no particular order.
    pub fn pour(&mut self, from: usize, to: usize) {
        while let Some(card) = self.top(from) {
            self.put(card, to);
        }
    }

    /// Into an order that nobody knows.
    pub fn shuffle(&mut self, pile: usize, random: &mut Random) {
        let mut cards = [K::numbered(0); CARDS];
        let mut count = 0;
        for card in self.iter(pile) {
            cards[count] = card;
            count += 1;
        }
        random.shuffle(&mut cards[..count]);
        self.relink(pile, &cards[..count]);
    }

    /// Lays the cards of a pile in a given order, top first. The cards must be those of the pile.
    pub fn arrange(&mut self, pile: usize, cards: &[K]) {
        debug_assert_eq!(cards.len(), self.len(pile));
        self.relink(pile, cards);
    }

    fn relink(&mut self, pile: usize, cards: &[K]) {
        let mut below = NONE;
        for &card in cards.iter().rev() {
            self.next[card.number() as usize] = below;
            below = card.number();
        }
        self.top[pile] = below;
    }

    fn push(&mut self, card: K, pile: usize) {
        self.next[card.number() as usize] = self.top[pile];
        self.top[pile] = card.number();
        self.pile_of[card.number() as usize] = pile as u8;
        self.count[pile] += 1;
    }

    fn take_off(&mut self, card: K) {
        let Some(pile) = self.pile_of(card) else { return };
        self.count[pile] -= 1;
        if self.top[pile] == card.number() {
            self.top[pile] = self.next[card.number() as usize];
            return;
        }
        let mut at = self.top[pile];
        while self.next[at as usize] != card.number() {
            at = self.next[at as usize];
        }
        self.next[at as usize] = self.next[card.number() as usize];
    }

    /// Whether the lists and the tables agree: each card of a pile is found once, and no card is lost.
    pub(crate) fn is_sound(&self) -> bool {
        let mut seen = [false; CARDS];
        for pile in 0..PILES {
            let mut count = 0;
            for card in self.iter(pile) {
                if seen[card.number() as usize] || self.pile_of[card.number() as usize] != pile as u8 {
                    return false;
                }
                seen[card.number() as usize] = true;
                count += 1;
            }
            if count != self.len(pile) {
                return false;
            }
        }
        (0..CARDS).all(|card| seen[card] == (self.pile_of[card] != NONE))
    }
}

// Saved as the list of piles, top first: short, readable, and independent of the inner links.
impl<K: Numbered, const CARDS: usize, const PILES: usize> Piles<K, CARDS, PILES> {
    /// The cards of the first piles, top first.
    pub(crate) fn first(&self, piles: usize) -> FirstPiles<'_, K, CARDS, PILES> {
        FirstPiles { all: self, piles }
    }

    /// The cards of one pile, top first.
    pub(crate) fn one(&self, pile: usize) -> OnePile<'_, K, CARDS, PILES> {
        OnePile { all: self, pile }
    }
}

/// The first piles, written down without a copy: a server does so with every answer.
pub(crate) struct FirstPiles<'a, K, const CARDS: usize, const PILES: usize> {
    all: &'a Piles<K, CARDS, PILES>,
    piles: usize,
}

impl<K: Numbered, const CARDS: usize, const PILES: usize> Serialize for FirstPiles<'_, K, CARDS, PILES> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((0..self.piles).map(|pile| self.all.one(pile)))
    }
}

/// One of them.
pub(crate) struct OnePile<'a, K, const CARDS: usize, const PILES: usize> {
    all: &'a Piles<K, CARDS, PILES>,
    pile: usize,
}

impl<K: Numbered, const CARDS: usize, const PILES: usize> Serialize for OnePile<'_, K, CARDS, PILES> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.all.iter(self.pile).map(K::number))
    }
}

impl<K: Numbered, const CARDS: usize, const PILES: usize> Serialize for Piles<K, CARDS, PILES> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.first(PILES).serialize(serializer)
    }
}

impl<'de, K: Numbered, const CARDS: usize, const PILES: usize> Deserialize<'de> for Piles<K, CARDS, PILES> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let saved = Vec::<Vec<u8>>::deserialize(deserializer)?;
        if saved.len() != PILES {
            return Err(serde::de::Error::custom("wrong number of piles"));
        }
        let mut piles = Piles::empty();
        for (pile, cards) in saved.iter().enumerate() {
            for &card in cards.iter().rev() {
                if card as usize >= CARDS || piles.pile_of(K::numbered(card)).is_some() {
                    return Err(serde::de::Error::custom("a card lies twice"));
                }
                piles.add(K::numbered(card), pile);
            }
        }
        Ok(piles)
    }
}

fn some<K: Numbered>(number: u8) -> Option<K> {
    (number != NONE).then(|| K::numbered(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn piles() -> Piles<Card, 10, 3> {
        let mut piles = Piles::empty();
        for card in 0..10 {
            piles.add(Card(card), 0);
        }
        piles
    }

    #[test]
    fn a_card_moves_from_anywhere_in_a_pile() {
        let mut piles = piles();
        piles.put(Card(5), 1);
        piles.put(Card(9), 1);
        piles.put_under(Card(0), 1);
        assert_eq!(piles.iter(1).collect::<Vec<_>>(), [9, 5, 0].map(Card));
        assert_eq!(piles.len(0), 7);
        assert!(piles.is_sound());
    }

    #[test]
    fn shuffling_keeps_the_cards() {
        let mut piles = piles();
        piles.shuffle(0, &mut Random::new(7));
        let mut cards: Vec<u8> = piles.iter(0).map(Card::number).collect();
        assert_ne!(cards, (0..10).rev().collect::<Vec<_>>());
        cards.sort();
        assert_eq!(cards, (0..10).collect::<Vec<_>>());
        assert!(piles.is_sound());
    }
}
