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

    /// Fixed vectors: if these change, old games no longer replay.
    #[test]
    fn the_sequence_for_a_seed_never_changes() {
        let mut random = Random::new(1);
        let drawn: Vec<usize> = (0..8).map(|_| random.below(100)).collect();
        assert_eq!(drawn, [54, 40, 98, 8, 21, 59, 38, 21]);
        let mut cards: Vec<u8> = (0..8).collect();
        Random::new(1).shuffle(&mut cards);
        assert_eq!(cards, [6, 3, 1, 7, 0, 5, 2, 4]);
    }

    #[test]
    fn every_number_below_the_bound_comes_up() {
        let mut random = Random::new(2);
        let mut seen = [false; 6];
        for _ in 0..200 {
            seen[random.below(6)] = true;
        }
        assert_eq!(seen, [true; 6]);
    }
}
