//! Languages as folders: what is read of them, and what is wrong with them.

use codex::{Codex, Pack, Source};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::{fmt, fs, io};
use text::{Arguments, LANGUAGES, Language, TextError, Texts};

/// The files of one language, read from a folder or built in.
#[derive(Clone, Debug)]
pub struct Folder {
    pub tag: String,
    files: Vec<(String, String)>,
}

impl Folder {
    /// Reads `LOCALES/TAG`.
    pub fn read(locales: &Path, tag: &str) -> io::Result<Folder> {
        let mut paths: Vec<PathBuf> =
            fs::read_dir(locales.join(tag))?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
        paths.retain(|path| path.extension().is_some_and(|own| own == "ftl"));
        paths.sort();
        let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let files = paths.iter().map(|path| Ok((name(path), fs::read_to_string(path)?)));
        Ok(Folder { tag: tag.into(), files: files.collect::<io::Result<_>>()? })
    }

    fn built_in(own: &Language<'_>) -> Folder {
        let files = own.files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
        Folder { tag: own.tag.into(), files: files.collect() }
    }

    /// The folder of a language, or the built-in one.
    pub fn find(locales: Option<&Path>, tag: &str) -> Result<Folder, String> {
        match locales {
            Some(dir) => {
                Folder::read(dir, tag).map_err(|error| format!("{}: {error}", dir.join(tag).display()))
            }
            None => {
                let there: Vec<&str> = LANGUAGES.iter().map(|own| own.tag).collect();
                let own = Language::find(tag);
                own.map(|own| Folder::built_in(&own))
                    .ok_or_else(|| format!("no language `{tag}`; there are: {}", there.join(", ")))
            }
        }
    }

    fn language<T>(&self, ask: impl FnOnce(Language<'_>) -> T) -> T {
        let files: Vec<(&str, &str)> = self.files.iter().map(|(name, text)| (&**name, &**text)).collect();
        ask(Language { tag: &self.tag, files: &files })
    }

    /// Its texts, with words of packs beside them.
    pub fn open(&self, of_packs: &[&str]) -> Result<Texts, TextError> {
        self.language(|own| own.open(of_packs))
    }
}

/// The tags of the folders in a folder.
pub fn tags(locales: &Path) -> io::Result<Vec<String>> {
    let mut tags = Vec::new();
    for entry in fs::read_dir(locales)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            tags.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    tags.sort();
    Ok(tags)
}

/// The list of languages that can be chosen, as it lies beside their folders.
pub fn offer(tags: &[String]) -> String {
    let head = "# The languages that can be chosen, one on a line: those that lack nothing. `lodge languages --offer` writes it, a test compares.";
    format!("{head}\n{}\n", tags.join("\n"))
}

/// Every card of the built-in editions in several languages side by side, as a page.
pub fn sheet(folders: &[Folder]) -> Result<String, String> {
    let mut rows = String::new();
    for codex in content::EDITIONS.iter().filter_map(|name| content::edition(name)) {
        let mut columns = Vec::new();
        for folder in folders {
            let texts = folder.open(&[]).map_err(|error| error.to_string())?;
            let said = |card| match text::card(&codex, &texts, card) {
                Ok(card) => card.plain(),
                // What cannot be said yet shows why.
                Err(error) => error.to_string(),
            };
            columns.push(text::cards(&codex).into_iter().map(said).collect::<Vec<_>>());
        }
        for (at, card) in text::cards(&codex).into_iter().enumerate() {
            let cells = columns
                .iter()
                .zip(folders)
                .map(|(own, folder)| format!("<td lang=\"{}\">{}</td>", folder.tag, escaped(&own[at])));
            rows += &format!(
                "<tr><th>{}</th>{}</tr>\n",
                escaped(&codex.title(card).id),
                cells.collect::<String>()
            );
        }
    }
    let heads: String = folders.iter().map(|folder| format!("<th>{}</th>", folder.tag)).collect();
    let style = "body{font:15px/1.35 serif}table{border-collapse:collapse}td{white-space:pre-line;min-width:16em}\
        td,th{border:1px solid #999;padding:.4em;vertical-align:top;text-align:left}thead th{position:sticky;top:0;background:#fff}";
    Ok(format!(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>Every card in every language</title>\n<style>{style}</style>\n\
         <table>\n<thead><tr><th></th>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n"
    ))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// The cards that languages are tried on.
#[derive(Debug)]
pub struct Trial {
    editions: Vec<std::sync::Arc<Codex>>,
    /// Rebirth with a card for every word of the card language.
    every_word: Codex,
    pub given: Arguments,
}

impl Trial {
    /// # Panics
    /// If the built-in cards do not load, which tests rule out.
    pub fn new() -> Trial {
        let every = Source { path: "everything.codex".into(), text: text::EVERYTHING.into() };
        let sources = content::rebirth_sources().into_iter().chain([every]).collect();
        let every_word = match codex::load(&[Pack::edition(sources)]) {
            Ok(codex) => codex,
            Err(report) => panic!("the cards that languages are tried on are broken:\n{report}"),
        };
        let editions: Vec<_> = content::EDITIONS.iter().filter_map(|name| content::edition(name)).collect();
        let mut trial = Trial { editions, every_word, given: Arguments::new() };
        trial.given = text::arguments(&trial.cards());
        trial
    }

    fn editions(&self) -> Vec<&Codex> {
        self.editions.iter().map(|own| &**own).collect()
    }

    /// Those whose texts are tried; the first edition is part of the cards for every word.
    fn cards(&self) -> Vec<&Codex> {
        self.editions().into_iter().skip(1).chain([&self.every_word]).collect()
    }

    /// What is wrong with a language beside English.
    pub fn check(&self, folder: &Folder, english: &Folder) -> Checked {
        let (editions, cards) = (self.editions(), self.cards());
        let (problems, lacks) = english.language(|english| {
            folder.language(|own| {
                let problems = text::problems(own, english, &editions, &cards, &self.given);
                (problems, text::lacks(own, english, &editions))
            })
        });
        let problems = problems.iter().map(ToString::to_string).collect();
        Checked { lang: folder.tag.clone(), complete: lacks.is_empty(), problems }
    }
}

impl Default for Trial {
    fn default() -> Trial {
        Trial::new()
    }
}

/// What was found about a language.
#[derive(Clone, Debug, Serialize)]
pub struct Checked {
    pub lang: String,
    /// Whether it can be chosen.
    pub complete: bool,
    /// `de/cards.ftl:17: ...`.
    pub problems: Vec<String>,
}

impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problems.iter().try_for_each(|problem| writeln!(f, "{problem}"))?;
        let choice = if self.complete { "complete" } else { "not complete, and not offered" };
        writeln!(f, "{}: {choice}; {} problems", self.lang, self.problems.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn locales() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/locales")
    }

    #[test]
    fn what_is_built_in_is_what_lies_in_the_folder() {
        let there: Vec<&str> = LANGUAGES.iter().map(|own| own.tag).collect();
        assert_eq!(tags(&locales()).unwrap(), there);
        let (read, own) = (Folder::read(&locales(), "en").unwrap(), Folder::find(None, "en").unwrap());
        assert_eq!(read.files, own.files);
        assert!(Folder::find(None, "xx").unwrap_err().contains("there are: "));
    }

    /// The others say what they lack (`lodge languages`), and are not offered until they lack nothing.
    #[test]
    fn languages_that_lack_nothing_are_offered_and_sound() {
        let (trial, english) = (Trial::new(), Folder::find(None, "en").unwrap());
        let mut complete = Vec::new();
        for own in LANGUAGES {
            let checked = trial.check(&Folder::built_in(own), &english);
            if checked.complete || text::OFFERED.contains(&own.tag) {
                assert!(checked.problems.is_empty(), "{checked}");
                complete.push(own.tag);
            }
        }
        assert_eq!(complete, text::OFFERED, "run `lodge languages --offer`");
    }

    #[test]
    fn a_sheet_shows_all_cards_side_by_side() {
        let english = Folder::find(None, "en").unwrap();
        let page = sheet(&[english.clone(), english]).unwrap();
        let cards: usize = content::EDITIONS
            .iter()
            .filter_map(|name| content::edition(name))
            .map(|codex| text::cards(&codex).len())
            .sum();
        assert_eq!(page.matches("<tr><th>").count(), cards + 1);
        assert_eq!(page.matches("<td lang=\"en\">").count(), 2 * cards);
    }

    #[test]
    fn problems_have_their_file_and_line() {
        let mut folder = Folder::find(None, "en").unwrap();
        let ui = folder.files.iter_mut().find(|(name, _)| name == "ui.ftl").unwrap();
        ui.1 = ui.1.replacen("close = Close", "close = { $nothing }\nclos = x", 1);
        let line = 1 + ui.1.lines().position(|line| line.starts_with("close")).unwrap();
        let told = Trial::new().check(&folder, &Folder::find(None, "en").unwrap()).problems;
        let told: Vec<&str> = told.iter().map(String::as_str).collect();
        let one = format!("en/ui.ftl:{line}: `close` is not given $nothing");
        let two = format!("en/ui.ftl:{}: nobody asks for `clos`", line + 1);
        assert_eq!(told, [one.as_str(), two.as_str()]);
    }
}
