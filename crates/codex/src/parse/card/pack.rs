//! What a pack says of itself.

use crate::cards::{PackCard, Title};
use crate::pack::Admits;
use crate::parse::{Fallible, Parser};

impl<'a> Parser<'a> {
    pub(super) fn pack(&mut self, title: Title) {
        let mut language = None;
        let mut author = None;
        let mut about = None;
        let words = ["language", "author", "about"];
        self.header(&words, false, |p, word, mark| match word {
            // Which versions are spoken is known before any card is read.
            "language" => {
                let number = p.number_from("a version of the language", 1, u8::MAX)?;
                p.once(&mut language, number, mark)
            }
            "author" => {
                let name = p.quoted("the author")?;
                p.once(&mut author, name, mark)
            }
            _ => {
                let words = p.quoted("what the pack is about")?;
                p.once(&mut about, words, mark)
            }
        });
        self.end(&words);
        self.needed(language, "`language`");
        let author = self.needed(author, "`author`").to_string();
        let about = self.needed(about, "`about`").to_string();
        self.codex.packs.push(PackCard {
            id: title.id,
            name: title.name,
            author,
            about,
            admits: Admits::All,
        });
    }

    fn quoted(&mut self, what: &str) -> Fallible<&'a str> {
        let found = self.found();
        match self.text().filter(|text| !text.trim().is_empty()) {
            Some(text) => Ok(text),
            None => {
                let problem = self.wrong(format!("expected {what} in double quotes, found {found}"));
                Err(problem)
            }
        }
    }
}
