//! The only source of chance in a game: portable, seeded, and saved with it.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::de::{self, Deserializer, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// What the chance of a game grows from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Seed {
    /// A number, for games that are to be played again. Whoever sees the first draws finds it by trying.
    Number(u64),
    /// 256 bits, which nobody finds.
    Secret([u8; 32]),
}

impl Seed {
    /// The bytes it stands for.
    pub fn bytes(&self) -> Vec<u8> {
        match self {
            Seed::Number(number) => number.to_le_bytes().to_vec(),
            Seed::Secret(bytes) => bytes.to_vec(),
        }
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        Seed::Number(number)
    }
}

/// A number, or 64 digits of base sixteen.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Seed::Number(number) => number.fmt(f),
            Seed::Secret(bytes) => bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

/// Not shown where states and tables are printed for people who look for faults.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Seed::Number(number) => write!(f, "Seed({number})"),
            Seed::Secret(_) => f.write_str("Seed(secret)"),
        }
    }
}

/// The text is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSeed;

impl fmt::Display for NoSeed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a seed is a number, or 64 digits of base sixteen")
    }
}

impl std::error::Error for NoSeed {}

impl FromStr for Seed {
    type Err = NoSeed;

    fn from_str(text: &str) -> Result<Seed, NoSeed> {
        if text.len() != 64 || !text.is_ascii() {
            return text.parse().map(Seed::Number).map_err(|_| NoSeed);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digit = |at: usize| (pair[at] as char).to_digit(16).ok_or(NoSeed);
            *byte = (digit(0)? * 16 + digit(1)?) as u8;
        }
        Ok(Seed::Secret(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Seed::Number(number) => serializer.serialize_u64(*number),
            Seed::Secret(_) => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Seed;
            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, "{NoSeed}")
            }
            fn visit_u64<E: de::Error>(self, number: u64) -> Result<Seed, E> {
                Ok(Seed::Number(number))
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Seed, E> {
                text.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

/// A generator that is part of the game: the same seed gives the same game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Random(ChaCha8Rng);

impl Random {
    /// One that begins at a seed.
    pub fn new(seed: impl Into<Seed>) -> Random {
        Random(match seed.into() {
            Seed::Number(number) => ChaCha8Rng::seed_from_u64(number),
            Seed::Secret(bytes) => ChaCha8Rng::from_seed(bytes),
        })
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
    fn a_seed_is_read_as_it_is_written_and_all_of_a_secret_one_counts() {
        let secret: [u8; 32] = std::array::from_fn(|at| (at * 37 % 256) as u8);
        for seed in [Seed::Number(0), Seed::Number(u64::MAX), Seed::Secret(secret)] {
            assert_eq!(seed.to_string().parse(), Ok(seed));
            let json = serde_json::to_string(&seed).unwrap();
            assert_eq!(serde_json::from_str::<Seed>(&json).unwrap(), seed);
        }
        assert_eq!(serde_json::to_string(&Seed::Number(7)).unwrap(), "7");
        for wrong in ["", "-1", "x", &"g".repeat(64), &"a".repeat(63), &"é".repeat(32)] {
            assert_eq!(wrong.parse::<Seed>(), Err(NoSeed), "{wrong}");
        }
        let drawn = |seed| {
            [(); 8].map(|()| ()).map({
                let mut random = Random::new(seed);
                move |()| random.below(1000)
            })
        };
        let mut other = secret;
        other[31] ^= 1;
        assert_eq!(drawn(Seed::Secret(secret)), drawn(Seed::Secret(secret)));
        assert_ne!(drawn(Seed::Secret(secret)), drawn(Seed::Secret(other)));
        assert_eq!(format!("{:?}", Seed::Secret(secret)), "Seed(secret)");
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
