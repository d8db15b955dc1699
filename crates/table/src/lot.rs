//! What is drawn for a table beside its deal: what its set-up leaves to the lot, and the dice of its bots.
//!
//! All of it follows from the seed, so that a table laid twice with one seed is the same table twice. The seed cannot
//! be told from what was drawn.

use rules::Seed;

/// Keeps the uses of one seed apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum For {
    /// What was left to chance when the table was laid.
    SetUp,
    /// The thoughts of bots.
    Bots,
}

/// The draw of that number; `seed` is whatever the table was laid by, as bytes.
pub fn draw(seed: &[u8], of: For, number: u64) -> u64 {
    let mut hash = blake3::Hasher::new();
    hash.update(match of {
        For::SetUp => b"set-up",
        For::Bots => b"bots__",
    });
    hash.update(&number.to_le_bytes());
    hash.update(seed);
    hash.finalize().as_bytes().iter().take(8).fold(0, |sum, &byte| sum << 8 | byte as u64)
}

/// Draws for a set-up, one after the other.
#[derive(Debug)]
pub struct Lot {
    seed: Seed,
    drawn: u64,
}

impl Lot {
    /// One that begins at a seed.
    pub fn new(seed: impl Into<Seed>) -> Lot {
        Lot { seed: seed.into(), drawn: 0 }
    }

    /// A number below a small bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.drawn += 1;
        (draw(&self.seed.bytes(), For::SetUp, self.drawn) % bound.max(1) as u64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_seed_draws_the_same_again_and_another_something_else() {
        let drawn = |seed: u64| {
            let mut lot = Lot::new(seed);
            [(); 8].map(|()| lot.below(1000))
        };
        assert_eq!(drawn(7), drawn(7));
        assert_ne!(drawn(7), drawn(8));
        assert_ne!(draw(b"7", For::Bots, 1), draw(b"7", For::SetUp, 1));
    }
}
