//! Cards in the order of their numbers. Each is there once, so a bit for each will do: whoever imagines games does this
//! for every card of the table, again and again.

use crate::piles::Numbered;

/// Lays different cards of one kind in the order of their numbers.
pub(crate) fn sort<K: Numbered>(cards: &mut [K]) {
    let mut there = [0u64; 4];
    for card in cards.iter() {
        there[card.number() as usize / 64] |= 1 << (card.number() % 64);
    }
    let mut places = cards.iter_mut();
    for (word, mut bits) in there.into_iter().enumerate() {
        while bits != 0
            && let Some(place) = places.next()
        {
            *place = K::numbered(word as u8 * 64 + bits.trailing_zeros() as u8);
            bits &= bits - 1;
        }
    }
    debug_assert!(places.next().is_none(), "a card is there twice");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::Card;
    use crate::random::Random;

    #[test]
    fn cards_lie_in_the_order_of_their_numbers() {
        let mut cards: Vec<Card> = (0..250).map(Card).collect();
        Random::new(3).shuffle(&mut cards);
        for count in [0, 1, 2, 17, 64, 250] {
            let mut some = cards[..count].to_vec();
            let mut expected = some.clone();
            expected.sort_unstable();
            sort(&mut some);
            assert_eq!(some, expected);
        }
    }
}
