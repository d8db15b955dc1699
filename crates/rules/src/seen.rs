//! Cards that one mage has seen where nobody else has: in another hand, on another sheet, on top of a deck.
//!
//! Whoever imagines the table for that mage leaves them where they are. A card is unseen again when it is shuffled, and
//! spells when the next ones are prepared.

use crate::game::Game;
use crate::ids::*;
use crate::marks::Bound;
use crate::state::{SPELLS, spell_pile};
use codex::{EventId, QuestId};
use serde::{Deserialize, Serialize};

/// Cards remembered at once, of all mages together; the oldest are forgotten.
pub const SEEN: usize = 48;

/// One card that one mage has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seen {
    /// Who has seen it.
    pub by: Seat,
    /// What was seen.
    pub card: SeenCard,
}

/// A card of any kind that can be hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SeenCard {
    /// In a hand or on a sheet.
    Spell(Card),
    /// In front of a mage or on a deck.
    Quest(QuestId),
    /// On a deck.
    Event(EventId),
}

impl Default for SeenCard {
    fn default() -> SeenCard {
        SeenCard::Spell(Card::NONE)
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

    /// A card has left a hand unseen. Which one it was only they know between whom it went: of what stays there, others
    /// know nothing any more.
    pub(crate) fn lose_sight_of_hand(&mut self, seat: Seat, to: Option<Seat>) {
        let hand: arrayvec::ArrayVec<Card, SPELLS> = self.state.spells.iter(spell_pile::hand(seat)).collect();
        let knows = |own: &Seen| Some(own.by) == to || own.by == seat;
        self.state
            .seen
            .retain(|own| knows(own) || !matches!(own.card, SeenCard::Spell(card) if hand.contains(&card)));
        for card in hand {
            if self.state.shown_cards.has(card) {
                self.state.shown_cards.set(card, false);
                if let Some(to) = to {
                    self.see(to, SeenCard::Spell(card));
                }
            }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::setup::{SeatSetup, Setup};
    use crate::state::{Phase, event_pile};

    /// A game in the Action Phase of its first turn, played by lot.
    fn game() -> Game {
        let setup = Setup { seats: vec![SeatSetup::default(); 2], ..Setup::default() };
        let mut game = Game::new(&content::rebirth(), &setup, 3).unwrap();
        let mut dice = Random::new(3);
        while game.state.phase != Phase::Action {
            let options = game.state.options.len();
            game.answer(dice.below(options)).unwrap();
        }
        game
    }

    #[test]
    fn whoever_has_seen_the_top_of_a_deck_imagines_it_there_and_nobody_else() {
        let mut game = game();
        let deck: Vec<EventId> = game.state.events.iter(event_pile::deck(1)).take(3).collect();
        game.see_alone(Seat(0), deck.iter().map(|&event| SeenCard::Event(event)));
        let top = |game: &Game| game.state.events.iter(event_pile::deck(1)).take(3).collect::<Vec<EventId>>();
        let mut dice = Random::new(7);
        assert!((0..20).all(|_| top(&game.sample(Seat(0), &mut dice)) == deck));
        assert!((0..20).any(|_| top(&game.sample(Seat(1), &mut dice)) != deck));
        assert!(game.sample(Seat(1), &mut dice).state.seen.is_empty(), "what others have seen is theirs");
        // The other lays them in a new order: now nobody else knows it.
        game.see_alone(Seat(1), deck.iter().map(|&event| SeenCard::Event(event)));
        assert!(!deck.iter().any(|&event| game.has_seen(Seat(0), SeenCard::Event(event))));
    }

    #[test]
    fn a_full_memory_forgets_the_oldest() {
        let mut game = game();
        (0..=SEEN as u8).map(QuestId).for_each(|quest| game.see(Seat(0), SeenCard::Quest(quest)));
        assert_eq!(game.state.seen.len(), SEEN);
        assert!(
            !game.has_seen(Seat(0), SeenCard::Quest(QuestId(0)))
                && game.has_seen(Seat(0), SeenCard::Quest(QuestId(1)))
        );
    }
}
