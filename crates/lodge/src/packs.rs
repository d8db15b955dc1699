//! Packs: folders of cards, read from disk and checked together with the built-in ones.

use codex::{Codex, Report, Source, load};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// A pack that is in order.
#[derive(Clone, Debug)]
pub struct Checked {
    pub files: usize,
    /// Whether it was loaded without the built-in cards.
    pub alone: bool,
    pub version: String,
    /// What the pack brings, by kind.
    pub counts: Vec<(&'static str, usize)>,
}

/// Why a pack was not accepted.
#[derive(Debug)]
pub enum PackError {
    Read {
        path: PathBuf,
        error: io::Error,
    },
    Empty(PathBuf),
    Cards(Report),
    /// Cards that cannot be put into words in some language.
    Words(Vec<text::TextError>),
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PackError::Read { path, error } => write!(f, "{}: {error}", path.display()),
            PackError::Empty(path) => write!(f, "{}: no *.codex file below this folder", path.display()),
            PackError::Cards(report) => report.fmt(f),
            PackError::Words(errors) => {
                for error in errors {
                    writeln!(f, "error: {error}")?;
                }
                write!(f, "{} problems with the words of cards", errors.len())
            }
        }
    }
}

impl std::error::Error for PackError {}

/// Every `*.codex` file below a folder, in order of their paths; or the one file named.
pub fn read(root: &Path) -> Result<Vec<Source>, PackError> {
    let fail = |path: &Path| {
        let path = path.to_path_buf();
        |error| PackError::Read { path, error }
    };
    let mut paths = Vec::new();
    collect(root, &mut paths).map_err(fail(root))?;
    paths.sort();
    if paths.is_empty() {
        return Err(PackError::Empty(root.into()));
    }
    let source = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).map_err(fail(&path))?;
        Ok(Source { path: path.display().to_string(), text })
    };
    paths.into_iter().map(source).collect()
}

fn collect(path: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    if path.is_dir() {
        for entry in std::fs::read_dir(path)? {
            collect(&entry?.path(), found)?;
        }
    } else if !path.exists() {
        return Err(io::ErrorKind::NotFound.into());
    } else if path.extension().is_some_and(|extension| extension == "codex") {
        found.push(path.to_path_buf());
    }
    Ok(())
}

/// Checks a pack together with the built-in cards; alone if asked, or if it is a whole edition.
pub fn check(root: &Path, alone: bool) -> Result<Checked, PackError> {
    let pack = read(root)?;
    let alone = alone || is_an_edition(&pack);
    let files = pack.len();
    let (sources, base) = match alone {
        true => (pack, Codex::default()),
        false => {
            let sources = content::rebirth_sources().into_iter().chain(pack).collect();
            (sources, Codex::clone(&content::rebirth()))
        }
    };
    let codex = load(&sources).map_err(PackError::Cards)?;
    let unworded = text::check(&codex, text::Texts::english());
    if !unworded.is_empty() {
        return Err(PackError::Words(unworded));
    }
    let counts = counts(&codex).into_iter().zip(counts(&base));
    let counts = counts.map(|((what, all), (_, built_in))| (what, all - built_in)).collect();
    Ok(Checked { files, alone, version: codex.version, counts })
}

/// A pack with a room or a layout of the built-in edition stands in its place and cannot be loaded beside it.
fn is_an_edition(pack: &[Source]) -> bool {
    let built_in = content::rebirth();
    let replaces = |line: &str| {
        let mut words = line.split_whitespace();
        match words.next() {
            Some("room") => words.next().is_some_and(|id| built_in.find_room(id).is_some()),
            Some("layout") => true,
            _ => false,
        }
    };
    pack.iter().any(|source| source.text.lines().any(replaces))
}

fn counts(codex: &Codex) -> Vec<(&'static str, usize)> {
    vec![
        ("schools", codex.schools.len()),
        ("mages", codex.mages.len()),
        ("spells", codex.spells.len()),
        ("rooms", codex.rooms.len()),
        ("evocations", codex.evocations.len()),
        ("jinxes", codex.jinxes.len()),
        ("upgrades", codex.upgrades.len()),
        ("quests", codex.quests.len()),
        ("events", codex.events.len()),
        ("layouts", codex.layouts.len()),
        ("avatars", codex.avatars.len()),
        ("commands", codex.commands.len()),
    ]
}

impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let with = if self.alone { "alone" } else { "together with the built-in cards" };
        writeln!(f, "{} files in order, checked {with}, version {}", self.files, self.version)?;
        for (what, count) in self.counts.iter().filter(|(_, count)| *count > 0) {
            writeln!(f, "{count:5} {what}")?;
        }
        Ok(())
    }
}
