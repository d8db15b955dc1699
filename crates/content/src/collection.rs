//! All the cards of a game: an edition and the packs beside it, as texts.

use crate::{former, guests, sources};
use codex::{Admits, Codex, Pack, Report};
use serde::{Deserialize, Serialize};

/// Words of a pack in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Words {
    /// As the language is tagged: `en`, `de`.
    pub lang: String,
    /// The file they come from, for whoever is told of a mistake in them.
    pub path: String,
    /// Fluent messages.
    pub text: String,
}

/// What a game's cards are loaded from. A server keeps the collections it has dealt cards from, so that a table can
/// always be opened with the cards it began with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Collection {
    /// The edition first, then packs in the order of their names, then another box.
    pub packs: Vec<Pack>,
    /// What packs call their cards; an edition's words come with the program.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<Words>,
}

impl Collection {
    /// An edition alone, by name.
    pub fn edition(name: &str) -> Option<Collection> {
        Some(Collection { packs: vec![Pack::edition(sources(name)?)], words: Vec::new() })
    }

    /// Rebirth alone.
    pub fn rebirth() -> Collection {
        Collection::edition("rebirth").expect("a built-in edition")
    }

    /// With one more pack. However packs are named on a command line, the same ones make the same cards.
    pub fn with(mut self, pack: Pack, words: Vec<Words>) -> Collection {
        let before = |own: &Pack| own.admits == Admits::All && own.space <= pack.space;
        let at = self.packs.partition_point(before);
        self.packs.insert(at, pack);
        self.words.extend(words);
        self.words.sort_by(|one, other| one.path.cmp(&other.path));
        self
    }

    /// With the mages and schools of another built-in edition at hand (R25.1). They stand after everything else, so that
    /// no number of a card depends on whether they are there.
    pub fn beside(mut self, other: &str) -> Option<Collection> {
        self.packs.push(guests(other)?);
        Some(self)
    }

    /// Loads the cards. Those of an edition alone know which versions of them are played as they are.
    pub fn load(&self) -> Result<Codex, Report> {
        let mut codex = codex::load(&self.packs)?;
        if let ([_], Some(edition)) = (self.packs.as_slice(), &codex.edition) {
            codex.formerly = former::versions(&edition.title.id);
        }
        Ok(codex)
    }

    /// The words that packs bring in a language.
    pub fn words(&self, lang: &str) -> Vec<&str> {
        self.words.iter().filter(|own| own.lang == lang).map(|own| own.text.as_str()).collect()
    }

    /// The words of packs for a reader of a language: a pack that has none in it speaks English.
    pub fn words_in(&self, lang: &str) -> Vec<&str> {
        // Words lie in `locales/LANG` below the folder of their pack.
        let home = |own: &Words| {
            let path = own.path.replace('\\', "/");
            path.rfind(&format!("/{}/", own.lang)).map(|at| path[..at].to_owned())
        };
        let has = |own: &Words| self.words.iter().any(|other| other.lang == lang && home(other) == home(own));
        let said = |own: &&Words| own.lang == lang || own.lang == "en" && !has(own);
        self.words.iter().filter(said).map(|own| own.text.as_str()).collect()
    }
}
