//! The chain of a table: each link is a hash of the one before and of its event, the first one of how the table was laid.
//!
//! Whoever changes, cuts, drops or reorders what is stored breaks it. It proves damage, not malice: there is no key in it.

use std::fmt;

/// How a table was laid, as it is stored: what its chain hangs on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Laid {
    pub word: String,
    pub name: Option<String>,
    pub created: i64,
    pub content: String,
    pub edition: String,
    pub packs: String,
    pub rules: i64,
    pub deal: String,
    pub sitters: String,
}

/// A link of the chain.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Link(pub [u8; 16]);

impl fmt::Debug for Link {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Link({})", table::record::hex(&self.0))
    }
}

impl Link {
    /// What the events of a table are chained to.
    pub fn first(laid: &Laid) -> Link {
        let Laid { word, name, created, content, edition, packs, rules, deal, sitters } = laid;
        let mut hash = blake3::Hasher::new_derive_key("lodge table chain 1");
        part(&mut hash, word.as_bytes());
        // A name that is empty is another thing than none.
        part(&mut hash, &[u8::from(name.is_some())]);
        part(&mut hash, name.as_deref().unwrap_or_default().as_bytes());
        part(&mut hash, &created.to_le_bytes());
        part(&mut hash, &rules.to_le_bytes());
        for text in [content, edition, packs, deal, sitters] {
            part(&mut hash, text.as_bytes());
        }
        Link(start(hash.finalize()))
    }

    /// The link of the event behind this one.
    pub fn next(self, n: i64, body: &[u8], proof: Option<i64>) -> Link {
        let mut hash = blake3::Hasher::new();
        hash.update(&self.0);
        hash.update(&n.to_le_bytes());
        hash.update(&[u8::from(proof.is_some())]);
        hash.update(&proof.unwrap_or_default().to_le_bytes());
        hash.update(body);
        Link(start(hash.finalize()))
    }

    /// Whether this is what was stored.
    pub fn is(self, stored: &[u8]) -> bool {
        self.0 == stored
    }
}

/// With its length, so that nothing can move from one part to the next.
fn part(hash: &mut blake3::Hasher, bytes: &[u8]) {
    hash.update(&(bytes.len() as u64).to_le_bytes());
    hash.update(bytes);
}

/// Half a hash is enough to see damage, and half the room.
pub(super) fn start(hash: blake3::Hash) -> [u8; 16] {
    let mut start = [0; 16];
    start.copy_from_slice(&hash.as_bytes()[..16]);
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_how_a_table_was_laid_counts() {
        let laid = Laid { word: "w".into(), packs: "[]".into(), ..Laid::default() };
        let change = |change: fn(&mut Laid)| {
            let mut other = laid.clone();
            change(&mut other);
            Link::first(&other)
        };
        let all = [
            Link::first(&laid),
            change(|own| own.word = "v".into()),
            change(|own| own.name = Some(String::new())),
            change(|own| own.name = Some("n".into())),
            change(|own| own.created = 1),
            change(|own| own.content = "c".into()),
            change(|own| own.edition = "c".into()),
            change(|own| own.packs = "[1]".into()),
            change(|own| own.rules = 1),
            change(|own| own.deal = "c".into()),
            change(|own| own.sitters = "c".into()),
        ];
        for (at, link) in all.iter().enumerate() {
            assert!(!all[..at].contains(link), "{at}");
        }
    }

    #[test]
    fn a_link_follows_from_everything_before_it() {
        let first = Link::first(&Laid::default());
        let next = first.next(1, b"a", None);
        let others = [
            first.next(2, b"a", None),
            first.next(1, b"b", None),
            first.next(1, b"a", Some(0)),
            next.next(1, b"a", None),
        ];
        assert!(others.iter().all(|other| *other != next));
        assert_eq!(next, first.next(1, b"a", None));
    }
}
