//! Secret words: 128 bits of the operating system's chance, of which only hashes are kept.

/// The operating system gave no chance; nothing secret can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoChance;

/// Letters that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

fn bytes<const N: usize>() -> Result<[u8; N], NoChance> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|_| NoChance)?;
    Ok(bytes)
}

/// A fresh secret word.
pub fn word() -> Result<String, NoChance> {
    let mut rest = u128::from_le_bytes(bytes()?);
    // 26 letters of 5 bits hold 128.
    let letter = |_| {
        let letter = LETTERS[(rest % 32) as usize] as char;
        rest /= 32;
        letter
    };
    Ok((0..26).map(letter).collect())
}

/// A seed for a game: 53 bits, so that it survives readers that know only floating-point numbers.
pub fn seed() -> Result<u64, NoChance> {
    Ok(u64::from_le_bytes(bytes()?) >> 11)
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::play::SecretHash;

    #[test]
    fn words_are_long_differ_and_are_known_by_their_hash() {
        let (a, b) = (word().unwrap(), word().unwrap());
        assert_eq!(a.len(), 26);
        assert_ne!(a, b);
        assert!(SecretHash::of(&a).is_of(&a) && !SecretHash::of(&a).is_of(&b));
    }
}
