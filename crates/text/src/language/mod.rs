//! Languages: a folder of Fluent files each, with English as the measure of the others.

mod compare;
mod entries;
mod plurals;
mod wanted;

pub use wanted::wanted;

pub use compare::{Arguments, Problem, arguments, lacks, problems};

use crate::texts::{TextError, Texts};
use std::sync::OnceLock;

/// The files of a language, each with what it holds; [`Texts`] is made of those that are not the browser's alone.
pub const FILES: [&str; 9] = [
    "cards.ftl",
    "lessons.ftl",
    "log.ftl",
    "names.ftl",
    "notices.ftl",
    "pages.ftl",
    "rulings.ftl",
    "table.ftl",
    "ui.ftl",
];
/// Those that the words of cards, tables and notices are in.
pub const SPOKEN: [&str; 5] = ["cards.ftl", "names.ftl", "notices.ftl", "rulings.ftl", "table.ftl"];

/// A language as it is written: its tag, and its files by name.
#[derive(Clone, Copy, Debug)]
pub struct Language<'a> {
    /// As the language is tagged: `en`, `de`.
    pub tag: &'a str,
    /// Name and text of each.
    pub files: &'a [(&'a str, &'a str)],
}

/// The languages inside the program, complete or not, in order of their tags.
pub const LANGUAGES: &[Language<'static>] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// The tags of those that can be chosen: they lack nothing (`content/locales/offered.txt`).
pub const OFFERED: &[&str] = include!(concat!(env!("OUT_DIR"), "/offered.rs"));

impl Language<'static> {
    /// English, which every other language is compared with.
    pub fn english() -> Language<'static> {
        Language::find("en").unwrap_or(Language { tag: "en", files: &[] })
    }

    /// The language inside the program with this tag, complete or not.
    pub fn find(tag: &str) -> Option<Language<'static>> {
        LANGUAGES.iter().find(|own| own.tag == tag).copied()
    }

    /// The language that somebody asks for, if it can be chosen; English for everything else.
    pub fn chosen(tag: &str) -> Language<'static> {
        let offered = OFFERED.contains(&tag).then(|| Language::find(tag)).flatten();
        offered.unwrap_or_else(Language::english)
    }

    /// Its texts, made once in the life of a program.
    pub fn texts(self) -> Result<&'static Texts, TextError> {
        static MADE: OnceLock<Vec<(&str, Result<Texts, TextError>)>> = OnceLock::new();
        let all = MADE.get_or_init(|| LANGUAGES.iter().map(|own| (own.tag, own.open(&[]))).collect());
        match all.iter().find(|(tag, _)| *tag == self.tag) {
            Some((_, made)) => made.as_ref().map_err(Clone::clone),
            None => Err(TextError::Language { lang: self.tag.into() }),
        }
    }
}

impl<'a> Language<'a> {
    /// The text of one of its files.
    pub fn file(&self, name: &str) -> Option<&'a str> {
        self.files.iter().find(|(own, _)| *own == name).map(|(_, text)| *text)
    }

    /// The texts of cards and tables, with words of packs beside them.
    pub fn open(&self, of_packs: &[&str]) -> Result<Texts, TextError> {
        let own = SPOKEN.iter().filter_map(|name| self.file(name));
        Texts::new(self.tag, &own.chain(of_packs.iter().copied()).collect::<Vec<_>>())
    }
}
