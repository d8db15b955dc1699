//! Packs the engine better than hosts do: LZMA, which the page reads itself (`web/src/net/page/unpack.ts`).

use std::io::Write;
use std::process::{Command, Stdio};

/// Code has no rhythm of four bytes; the rest is the most that the program does.
const HOW: [&str; 3] = ["--format=lzma", "--stdout", "--lzma1=preset=9e,lc=4,lp=0,pb=0"];

/// Where the head says how long the whole is; the program leaves that open.
const SIZE: std::ops::Range<usize> = 5..13;

/// As the page reads it; none without the program.
pub fn packed(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut xz = Command::new("xz").args(HOW).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
    let mut input = xz.stdin.take()?;
    // Beside the reading: the program writes before it has read everything.
    let packed = std::thread::scope(|scope| {
        scope.spawn(move || input.write_all(bytes));
        xz.wait_with_output().ok()
    })?;
    let mut all = packed.status.success().then_some(packed.stdout)?;
    all.get_mut(SIZE)?.copy_from_slice(&(bytes.len() as u64).to_le_bytes());
    Some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_smaller_and_says_how_long_it_was() {
        let long = b"the Black Rose watches ".repeat(5000);
        // Without the program there is nothing to show.
        let Some(packed) = packed(&long) else { return };
        assert!(packed.len() < long.len() / 10);
        assert_eq!(packed[SIZE], (long.len() as u64).to_le_bytes());
    }
}
