//! Makes broken inputs out of good ones: bytes, words and lines are cut, doubled, exchanged and mixed, by a seed.

use rules::Random;

/// Inputs are not made longer than this.
const LONGEST: usize = 64 * 1024;

/// So many inputs are kept at most to be changed further.
const KEPT: usize = 4096;

/// Words that programs stumble over.
const WORDS: [&str; 22] = [
    "0",
    "1",
    "-1",
    "255",
    "256",
    "65536",
    "4294967295",
    "18446744073709551616",
    "1e999",
    "-0.5",
    "null",
    "true",
    "\"\"",
    "{}",
    "[]",
    "\u{202e}",
    "\u{0}",
    "\\u0000",
    "\n",
    ":",
    ",",
    "ß",
];

/// Changes inputs by lot.
#[derive(Clone, Debug)]
pub struct Mutator {
    dice: Random,
    inputs: Vec<Vec<u8>>,
    /// How many of them the run began with; those stay.
    first: usize,
}

impl Mutator {
    /// Begins with these.
    pub fn new(seed: u64, inputs: Vec<Vec<u8>>) -> Mutator {
        let first = inputs.len();
        Mutator { dice: Random::new(seed), inputs, first }
    }

    /// An input that led somewhere.
    pub fn keep(&mut self, input: Vec<u8>) {
        if self.inputs.len() < KEPT {
            self.inputs.push(input);
        } else if self.first < KEPT {
            let at = self.first + self.dice.below(KEPT - self.first);
            self.inputs[at] = input;
        }
    }

    fn any(&mut self) -> Vec<u8> {
        if self.inputs.is_empty() {
            return Vec::new();
        }
        let at = self.dice.below(self.inputs.len());
        self.inputs[at].clone()
    }

    /// The next input: one of those at hand, changed once or several times.
    #[allow(clippy::should_implement_trait, reason = "it never ends")]
    pub fn next(&mut self) -> Vec<u8> {
        let mut input = self.any();
        for _ in 0..=self.dice.below(4) {
            self.change(&mut input);
        }
        input.truncate(LONGEST);
        input
    }

    fn change(&mut self, input: &mut Vec<u8>) {
        match self.dice.below(9) {
            0 => {
                let at = self.place(input);
                if let Some(byte) = input.get_mut(at) {
                    *byte ^= 1 << self.dice.below(8);
                }
            }
            1 => {
                let (from, to) = self.piece(input, |_| true);
                input.drain(from..to);
            }
            2 => {
                let at = self.place(input);
                let word = WORDS[self.dice.below(WORDS.len())];
                input.splice(at..at, word.bytes());
            }
            // Words and lines, as far as a text has them.
            3 | 4 => {
                let (from, to) = self.piece(input, |byte| !is_word(byte));
                let word = WORDS[self.dice.below(WORDS.len())];
                input.splice(from..to, word.bytes());
            }
            5 => {
                let (from, to) = self.piece(input, |byte| byte == b'\n');
                let line = input[from..to].to_vec();
                let at = self.place(input);
                input.splice(at..at, line);
            }
            6 => {
                let (from, to) = self.piece(input, |byte| byte == b'\n');
                input.drain(from..to);
            }
            7 => {
                let other = self.any();
                let (from, to) = self.piece(&other, |byte| !is_word(byte));
                let (at, end) = self.piece(input, |byte| !is_word(byte));
                input.splice(at..end, other[from..to].iter().copied());
            }
            _ => {
                let other = self.any();
                let (from, to) = self.piece(&other, |byte| byte == b'\n' || byte == b',');
                let (at, _) = self.piece(input, |byte| byte == b'\n' || byte == b',');
                input.splice(at..at, other[from..to].iter().copied());
            }
        }
    }

    fn place(&mut self, input: &[u8]) -> usize {
        self.dice.below(input.len() + 1)
    }

    /// A piece of an input that ends where `ends` says so; a short one where everything does.
    fn piece(&mut self, input: &[u8], ends: impl Fn(u8) -> bool) -> (usize, usize) {
        let at = self.place(input);
        let from = input[..at].iter().rposition(|&byte| ends(byte)).map_or(0, |end| end + 1);
        let to = input[at..].iter().position(|&byte| ends(byte)).map_or(input.len(), |end| at + end);
        if from == at && to == at { (at, (at + self.dice.below(16)).min(input.len())) } else { (from, to) }
    }
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-' || byte >= 0x80
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_makes_the_same_inputs_and_another_seed_others() {
        let made = |seed| {
            let mut mutator = Mutator::new(seed, vec![b"one two\nthree".to_vec(), b"{\"four\":5}".to_vec()]);
            (0..50).map(|_| mutator.next()).collect::<Vec<_>>()
        };
        assert_eq!(made(1), made(1));
        assert_ne!(made(1), made(2));
        assert!(made(1).iter().collect::<std::collections::BTreeSet<_>>().len() > 30);
    }
}
