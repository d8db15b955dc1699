//! Cards in use, with what is made of them once.

use crate::catalogue::catalogue;
use crate::wire::{Code, Refusal};
use codex::Codex;
use content::Collection;
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, OnceLock};
use text::Language;

/// Cards in use, with what is made of them once.
pub struct Cards {
    /// What games are played with.
    pub codex: Arc<Codex>,
    pub(super) collection: Collection,
    /// By the tag of the language.
    catalogues: Mutex<HashMap<String, Arc<[u8]>>>,
    pressed: OnceLock<Arc<[u8]>>,
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Cards").field("version", &self.codex.version).finish_non_exhaustive()
    }
}

impl Cards {
    pub(super) fn new(codex: Codex, collection: Collection) -> Cards {
        let (catalogues, pressed) = (Mutex::default(), OnceLock::new());
        Cards { codex: Arc::new(codex), collection, catalogues, pressed }
    }

    /// The texts that the cards are loaded from.
    pub fn collection(&self) -> &Collection {
        &self.collection
    }

    /// The catalogue in a language as it is sent; made once for each.
    pub fn catalogue(&self, lang: Language) -> Result<Arc<[u8]>, Refusal> {
        // Nothing that is done under this lock can leave the map half changed.
        let made = || self.catalogues.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(known) = made().get(lang.tag) {
            return Ok(known.clone());
        }
        let failed = |why: String| {
            tracing::error!(why, "the catalogue cannot be made");
            Refusal::new(Code::Busy, "the catalogue cannot be made")
        };
        let texts = lang.open(&self.collection.words_in(lang.tag));
        let fresh = texts.and_then(|texts| catalogue(&self.codex, &texts));
        let fresh = fresh.map_err(|why| failed(why.to_string()))?;
        let fresh: Arc<[u8]> = serde_json::to_vec(&fresh).map_err(|why| failed(why.to_string()))?.into();
        Ok(made().entry(lang.tag.into()).or_insert(fresh).clone())
    }

    /// As they are stored beside the tables dealt from them.
    pub fn pressed(&self) -> Arc<[u8]> {
        self.pressed.get_or_init(|| self.collection.press().into()).clone()
    }
}
