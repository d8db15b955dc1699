//! Cards as they are kept: their sources, pressed.

use super::StoreError;
use content::Collection;

/// The most that a collection may come to; what is longer was not written here.
const MOST: usize = 16 << 20;
/// Texts of this size are pressed in a few milliseconds, once for each collection.
const EFFORT: u8 = 6;

pub fn press(collection: &Collection) -> Result<Vec<u8>, StoreError> {
    Ok(miniz_oxide::deflate::compress_to_vec(&serde_json::to_vec(collection)?, EFFORT))
}

pub fn unpress(body: &[u8]) -> Result<Collection, StoreError> {
    let text = miniz_oxide::inflate::decompress_to_vec_with_limit(body, MOST)
        .map_err(|error| StoreError(format!("stored cards cannot be read: {error}")))?;
    Ok(serde_json::from_slice(&text)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_come_out_as_they_went_in_and_take_little_room() {
        let collection = Collection::rebirth();
        let body = press(&collection).unwrap();
        assert_eq!(unpress(&body).unwrap(), collection);
        assert!(body.len() < 32 * 1024, "{} bytes", body.len());
        assert!(unpress(&body[..body.len() / 2]).is_err() && unpress(b"no cards").is_err());
    }
}
