//! A code to read out, as servers that share a storage keep it: closed with the code, which is not kept.

use super::StoreError;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::net::IpAddr;

/// How often the code is hashed. A code is short: somebody who has a copy of the storage can try all of them, but not
/// within the ten minutes that one lasts.
const ROUNDS: u32 = 20_000;

/// What a code stands for, closed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sealed {
    /// Where it lies.
    pub id: [u8; 16],
    pub body: Vec<u8>,
    /// Where it was made out, to be told by whoever names the code there; no address can be read from it.
    pub at: Option<[u8; 16]>,
}

/// What a code opens.
#[derive(Clone, Copy)]
pub struct Key([u8; 32]);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Key")
    }
}

/// What became of a code that somebody named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tried {
    /// It was out, and is no more.
    Right(Vec<u8>),
    Wrong,
    /// Too many wrong ones were tried; this one was not looked at.
    Unheard,
}

impl Key {
    pub fn of(code: &str) -> Key {
        let mut key = blake3::derive_key("lodge code to read out 1", code.as_bytes());
        for _ in 0..ROUNDS {
            key = *blake3::hash(&key).as_bytes();
        }
        Key(key)
    }

    /// Where what it opens lies.
    pub fn id(&self) -> [u8; 16] {
        start(blake3::derive_key("lodge code to read out 1, place", &self.0))
    }

    /// Tells whether it was made out at an address.
    pub fn made_out_at(&self, from: IpAddr) -> [u8; 16] {
        let key = blake3::derive_key("lodge code to read out 1, address", &self.0);
        start(*blake3::keyed_hash(&key, from.to_string().as_bytes()).as_bytes())
    }

    pub fn seal(&self, what: &impl Serialize, from: Option<IpAddr>) -> Result<Sealed, StoreError> {
        let mut body = serde_json::to_vec(what)?;
        self.turn(&mut body);
        Ok(Sealed { id: self.id(), body, at: from.map(|from| self.made_out_at(from)) })
    }

    pub fn open<T: DeserializeOwned>(&self, mut body: Vec<u8>) -> Result<T, StoreError> {
        self.turn(&mut body);
        Ok(serde_json::from_slice(&body)?)
    }

    /// Closes what is open and opens what is closed; a code closes one body in its life.
    fn turn(&self, body: &mut [u8]) {
        let mut stream = vec![0; body.len()];
        blake3::Hasher::new_keyed(&self.0).finalize_xof().fill(&mut stream);
        for (byte, with) in body.iter_mut().zip(stream) {
            *byte ^= with;
        }
    }
}

fn start(hash: [u8; 32]) -> [u8; 16] {
    let mut start = [0; 16];
    start.copy_from_slice(&hash[..16]);
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_code_stands_for_is_opened_by_it_alone() {
        let (key, other) = (Key::of("123456"), Key::of("123457"));
        let sealed = key.seal(&"a secret", None).unwrap();
        assert!(!String::from_utf8_lossy(&sealed.body).contains("secret"));
        assert_eq!(key.open::<String>(sealed.body.clone()).unwrap(), "a secret");
        assert!(other.open::<String>(sealed.body).is_err());
        assert_ne!(other.id(), sealed.id);
    }
}
