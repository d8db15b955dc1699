//! The only source of chance in a game: portable, seeded, and saved with it.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Random(ChaCha8Rng);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A number below `bound`, which must not be 0. Written here so that the values never change with a library
    /// (multiply and shift; the bias at our bounds is below one in ten million).
    pub fn below(&mut self, bound: usize) -> usize {
        ((self.0.next_u32() as u64 * bound as u64) >> 32) as usize
    }

    /// Fisher and Yates.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        for last in (1..things.len()).rev() {
            things.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_for_a_seed_never_changes() {
        let mut random = Random::new(1);
        let drawn: Vec<usize> = (0..8).map(|_| random.below(100)).collect();
        let mut again = Random::new(1);
        assert_eq!(drawn, (0..8).map(|_| again.below(100)).collect::<Vec<_>>());
        let mut cards: Vec<u8> = (0..8).collect();
        Random::new(1).shuffle(&mut cards);
        assert_eq!((drawn, cards), FIXED.with(|fixed| fixed.clone()));
    }

    thread_local! {
        /// Fixed vectors: if these change, old games no longer replay.
        static FIXED: (Vec<usize>, Vec<u8>) = (vec![], vec![]);
    }
}
