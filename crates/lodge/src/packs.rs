//! Packs: folders of cards, read from disk and checked together with the built-in ones.

use crate::languages::Folder;
use codex::{Codex, Pack, Report, Source};
use content::{Collection, Words};
use server::house::{Read, Shelf, Unfit};
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::record::Record;
use text::{TextError, Texts};

/// A pack that is in order.
#[derive(Clone, Debug)]
pub struct Checked {
    pub files: usize,
    /// Whether it was loaded without the built-in cards.
    pub alone: bool,
    pub version: String,
    /// What the pack brings, by kind.
    pub counts: Vec<(String, usize)>,
}

/// Why a pack was not accepted.
#[derive(Debug)]
pub enum PackError {
    Read {
        path: PathBuf,
        error: io::Error,
    },
    Empty(PathBuf),
    /// No edition of this name comes with the program.
    Edition(String),
    /// An edition where a pack belongs: its table would be laid upon another one.
    WholeEdition(PathBuf),
    Cards(Report),
    /// Packs that are in order beside another edition: they speak of its cards.
    Elsewhere {
        report: Report,
        edition: &'static str,
    },
    /// What a server, or anybody else who plays, cannot do with it.
    Unfit(Unfit),
    /// Cards that cannot be put into words in some language.
    Words(Vec<TextError>),
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PackError::Read { path, error } => {
                write!(f, "{}: {error}; a pack is a folder of *.codex files that can be read", path.display())
            }
            PackError::Empty(path) => write!(f, "{}: no *.codex file below this folder", path.display()),
            PackError::Edition(name) => {
                write!(f, "there is no edition `{name}`: {}", content::EDITIONS.join(", "))
            }
            PackError::WholeEdition(path) => write!(
                f,
                "{}: a whole edition is no pack, and quest decks are not mixed (R25.4): --mix, --schools and --mages bring the mages and schools of another box",
                path.display()
            ),
            PackError::Cards(report) => report.fmt(f),
            PackError::Elsewhere { report, edition } => {
                write!(f, "{report}\nit is in order beside the cards it speaks of: --edition {edition}")
            }
            PackError::Unfit(why) => why.fmt(f),
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

impl From<Unfit> for PackError {
    fn from(why: Unfit) -> PackError {
        match why {
            Unfit::Cards(report) => PackError::Cards(report),
            why => PackError::Unfit(why),
        }
    }
}

fn fail(path: &Path) -> impl FnOnce(io::Error) -> PackError {
    let path = path.to_path_buf();
    |error| PackError::Read { path, error }
}

/// Every `*.codex` file below a folder, in order of their paths; or the one file named.
pub fn read(root: &Path) -> Result<Vec<Source>, PackError> {
    let mut paths = Vec::new();
    collect(root, "codex", &mut paths).map_err(fail(root))?;
    if paths.is_empty() {
        return Err(PackError::Empty(root.into()));
    }
    let source = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).map_err(fail(&path))?;
        Ok(Source { path: path.display().to_string(), text })
    };
    paths.into_iter().map(source).collect()
}

fn collect(path: &Path, ending: &str, found: &mut Vec<PathBuf>) -> io::Result<()> {
    if path.is_dir() {
        let mut entries =
            std::fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
        entries.sort();
        return entries.iter().try_for_each(|entry| collect(entry, ending, found));
    }
    if !path.exists() {
        return Err(io::ErrorKind::NotFound.into());
    }
    if path.extension().is_some_and(|own| own == ending) {
        found.push(path.to_path_buf());
    }
    Ok(())
}

/// A pack with its words: `locales/LANG/*.ftl` below its folder.
pub fn read_pack(root: &Path) -> Result<Read, PackError> {
    let sources = read(root)?;
    if is_an_edition(&sources) {
        return Err(PackError::WholeEdition(root.into()));
    }
    let pack = Pack::named(sources).map_err(PackError::Cards)?;
    let locales = root.join("locales");
    let mut paths = Vec::new();
    if locales.is_dir() {
        collect(&locales, "ftl", &mut paths).map_err(fail(&locales))?;
    }
    let words = paths.into_iter().map(|path| {
        let lang = path.strip_prefix(&locales).ok().and_then(|below| below.iter().next());
        let lang = lang.map(|lang| lang.to_string_lossy().into_owned()).unwrap_or_default();
        let text = std::fs::read_to_string(&path).map_err(fail(&path))?;
        Ok(Words { lang, path: path.display().to_string(), text })
    });
    Ok((pack, words.collect::<Result<_, PackError>>()?))
}

/// Several packs, in the order they were named in.
pub fn read_packs(roots: &[PathBuf]) -> Result<Vec<Read>, PackError> {
    roots.iter().map(|root| read_pack(root)).collect()
}

/// The cards that commands work with: the built-in edition and packs.
#[derive(Debug)]
pub struct Opened {
    pub codex: Arc<Codex>,
    pub texts: Texts,
}

/// Loads a built-in edition with packs beside it, and the mages and schools of other boxes.
pub fn open(edition: &str, roots: &[PathBuf], boxes: &[&str]) -> Result<Opened, PackError> {
    let english = Folder::find(None, "en").map_err(|_| PackError::Edition(edition.into()))?;
    open_in(edition, roots, boxes, &english)
}

/// The same in a language. What a pack does not say in it, it says in English.
pub fn open_in(
    edition: &str,
    roots: &[PathBuf],
    boxes: &[&str],
    folder: &Folder,
) -> Result<Opened, PackError> {
    let unknown = || PackError::Edition(edition.into());
    let plain = content::edition(edition).ok_or_else(unknown)?;
    let mut all = with_packs(edition, roots)?;
    for name in boxes {
        all = all.beside(name).ok_or_else(|| PackError::Edition(name.to_string()))?;
    }
    let plain = if boxes.is_empty() { Some(plain) } else { content::mixed(edition) };
    let codex = match plain.filter(|own| roots.is_empty() && own.pack_names() == boxes) {
        Some(built_in) => built_in,
        None => Arc::new(all.load().map_err(|report| misplaced(report, edition, roots))?),
    };
    let texts = folder.open(&all.words_in(&folder.tag)).map_err(|error| PackError::Words(vec![error]))?;
    let unworded = if roots.is_empty() { Vec::new() } else { text::check(&codex, &texts) };
    if unworded.is_empty() { Ok(Opened { codex, texts }) } else { Err(PackError::Words(unworded)) }
}

/// An edition with packs beside it, as texts.
fn with_packs(edition: &str, roots: &[PathBuf]) -> Result<Collection, PackError> {
    let mut all = Collection::edition(edition).ok_or_else(|| PackError::Edition(edition.into()))?;
    for (pack, words) in read_packs(roots)? {
        if content::EDITIONS.contains(&pack.space.as_str()) {
            return Err(PackError::Unfit(Unfit::Name(pack.space)));
        }
        all = all.with(pack, words);
    }
    Ok(all)
}

/// What is wrong with packs beside an edition, and with which edition nothing would be.
fn misplaced(report: Report, edition: &str, roots: &[PathBuf]) -> PackError {
    let fits = |other: &str| with_packs(other, roots).is_ok_and(|all| all.load().is_ok());
    match content::EDITIONS.iter().find(|other| **other != edition && fits(other)) {
        Some(edition) => PackError::Elsewhere { report, edition },
        None => PackError::Cards(report),
    }
}

/// The cards a game was recorded with: those of the edition as they were then, or as they are now with packs beside them.
pub fn recorded(record: &Record, edition: &str, roots: &[PathBuf]) -> Result<Arc<Codex>, PackError> {
    if let Some(former) = content::kept(&record.content) {
        let mut codex = former.load().map_err(PackError::Cards)?;
        codex.version.clone_from(&record.content);
        return Ok(Arc::new(codex));
    }
    // Another box is named among the packs.
    let others: Vec<&str> = content::others(edition).collect();
    let boxes: Vec<&str> =
        others.into_iter().filter(|name| record.packs.iter().any(|own| own == name)).collect();
    Ok(open(edition, roots, &boxes)?.codex)
}

/// What a server offers its tables.
pub fn shelf(roots: &[PathBuf]) -> Result<Shelf, PackError> {
    let mut shelf = Shelf::new(Collection::rebirth(), read_packs(roots)?)?;
    for edition in content::EDITIONS[1..].iter().filter_map(|name| Collection::edition(name)) {
        match shelf.add(edition) {
            // An edition with cards still missing is not offered.
            Ok(()) | Err(Unfit::Table { .. }) => {}
            Err(why) => return Err(why.into()),
        }
    }
    Ok(shelf)
}

/// Checks a pack together with the built-in cards; alone if asked, or if it is a whole edition.
pub fn check(root: &Path, alone: bool) -> Result<Checked, PackError> {
    let sources = read(root)?;
    let files = sources.len();
    if alone || is_an_edition(&sources) {
        let pack = match sources.iter().any(|source| begins_with(&source.text, "pack")) {
            true => Pack::named(sources).map_err(PackError::Cards)?,
            false => Pack::edition(sources),
        };
        let codex = codex::load(&[pack]).map_err(PackError::Cards)?;
        let unworded = text::check(&codex, Texts::english());
        if !unworded.is_empty() {
            return Err(PackError::Words(unworded));
        }
        return Ok(Checked { files, alone: true, version: codex.version.clone(), counts: counts(&codex) });
    }
    let pack = read_pack(root)?;
    let shelf = Shelf::new(Collection::rebirth(), vec![pack])?;
    let offers = shelf.offers();
    let brings = offers.iter().flat_map(|offer| &offer.brings);
    let counts = brings.map(|own| (own.what.clone(), own.count as usize)).collect();
    let names: Vec<String> = offers.iter().map(|offer| offer.id.clone()).collect();
    let version = shelf.with(None, &names).map(|cards| cards.codex.version.clone()).unwrap_or_default();
    Ok(Checked { files, alone: false, version, counts })
}

/// Cards with an `edition` entry stand in the place of the built-in ones and cannot be loaded beside them.
fn is_an_edition(sources: &[Source]) -> bool {
    sources.iter().any(|source| begins_with(&source.text, "edition"))
}

/// Whether a card of this kind stands in a text.
fn begins_with(text: &str, kind: &str) -> bool {
    text.lines().any(|line| line.starts_with(kind) && line.split_whitespace().next() == Some(kind))
}

fn counts(codex: &Codex) -> Vec<(String, usize)> {
    codex.counts().into_iter().map(|(what, count)| (what.to_string(), count)).collect()
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
