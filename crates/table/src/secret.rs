//! Secret words: 128 bits of chance, of which only hashes are kept. Chance itself is handed in.

use crate::wire::{Code, Refusal};
use rules::Seed;

/// There was no chance to be had; nothing secret can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoChance;

impl From<NoChance> for Refusal {
    fn from(_: NoChance) -> Refusal {
        Refusal::new(Code::Busy, "no secret can be made just now")
    }
}

/// Fills bytes that nobody can foresee: the operating system's, or the browser's.
pub type Chance = fn(&mut [u8]) -> Result<(), NoChance>;

/// Letters that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

fn bytes<const N: usize>(chance: Chance) -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    chance(&mut bytes)?;
    Ok(bytes)
}

/// A fresh secret word.
pub fn word(chance: Chance) -> Result<String, NoChance> {
    let mut rest = u128::from_le_bytes(bytes(chance)?);
    // 26 letters of 5 bits hold 128.
    let letter = |_| {
        let letter = LETTERS[(rest % 32) as usize] as char;
        rest /= 32;
        letter
    };
    Ok((0..26).map(letter).collect())
}

/// Six digits to read out. They are no secret for long: whoever lends one lets it be tried seldom, and not for ever.
pub fn digits(chance: Chance) -> Result<String, NoChance> {
    let drawn = u64::from_le_bytes(bytes(chance)?);
    Ok(format!("{:06}", drawn % 1_000_000))
}

/// Whether something could be such digits.
pub fn is_digits(code: &str) -> bool {
    code.len() == 6 && code.bytes().all(|digit| digit.is_ascii_digit())
}

/// Whether a client's own secret is long enough, and of letters that travel well.
pub fn is_fit(word: &str) -> bool {
    (22..=64).contains(&word.len()) && word.bytes().all(|letter| letter.is_ascii_alphanumeric())
}

/// A seed for a game: 256 bits, so that nobody finds it by trying, however much of the game they have seen.
pub fn seed(chance: Chance) -> Result<Seed, NoChance> {
    Ok(Seed::Secret(bytes(chance)?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::SecretHash;
    use std::sync::atomic::{AtomicU8, Ordering};

    fn counted(bytes: &mut [u8]) -> Result<(), NoChance> {
        static NEXT: AtomicU8 = AtomicU8::new(0);
        bytes.fill_with(|| NEXT.fetch_add(1, Ordering::Relaxed));
        Ok(())
    }

    #[test]
    fn words_are_long_differ_and_are_known_by_their_hash() {
        let (a, b) = (word(counted).unwrap(), word(counted).unwrap());
        assert_eq!(a.len(), 26);
        assert_ne!(a, b);
        assert!(is_fit(&a) && !is_fit("short") && !is_fit(&"-".repeat(30)));
        assert!(is_digits(&digits(counted).unwrap()) && !is_digits("12345") && !is_digits("12345x"));
        assert!(SecretHash::of(&a).is_of(&a) && !SecretHash::of(&a).is_of(&b));
    }

    #[test]
    fn without_chance_there_is_no_secret() {
        assert_eq!(word(|_| Err(NoChance)), Err(NoChance));
        assert_eq!(seed(|_| Err(NoChance)), Err(NoChance));
    }
}
