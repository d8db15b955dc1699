//! Collections as they are kept: their texts, pressed.

use crate::Collection;
use std::fmt;

/// The most that a collection may come to; what is longer was not written here.
const MOST: usize = 16 << 20;
/// Texts of this size are pressed in a few milliseconds, once for each collection.
const EFFORT: u8 = 6;

/// Why kept cards cannot be read.
#[derive(Debug)]
pub struct Unreadable(String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "kept cards cannot be read: {}", self.0)
    }
}

impl std::error::Error for Unreadable {}

impl Collection {
    /// In as little room as is worth the time.
    pub fn press(&self) -> Vec<u8> {
        let text = serde_json::to_vec(self).expect("a collection is plain data");
        miniz_oxide::deflate::compress_to_vec(&text, EFFORT)
    }

    /// What was pressed.
    pub fn unpress(body: &[u8]) -> Result<Collection, Unreadable> {
        let text = miniz_oxide::inflate::decompress_to_vec_with_limit(body, MOST)
            .map_err(|error| Unreadable(error.to_string()))?;
        serde_json::from_slice(&text).map_err(|error| Unreadable(error.to_string()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_come_out_as_they_went_in_and_take_little_room() {
        let collection = Collection::rebirth();
        let body = collection.press();
        assert_eq!(Collection::unpress(&body).unwrap(), collection);
        assert!(body.len() < 32 * 1024, "{} bytes", body.len());
        assert!(
            Collection::unpress(&body[..body.len() / 2]).is_err()
                && Collection::unpress(b"no cards").is_err()
        );
    }
}
