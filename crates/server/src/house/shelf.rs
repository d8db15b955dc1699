//! The cards that tables are dealt from: the edition, packs beside it, and whatever stored tables began with.

use codex::{Codex, Pack, Report};
use content::{Collection, Words};
use rules::{Game, SeatSetup, Setup, SetupError, six_schools};
use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, Weak};
use table::catalogue::catalogue;
use table::wire::{Brought, Code, EditionOffer, PackOffer, Refusal};
use text::{LANGUAGES, Language, TextError, Texts};

/// Cards in use, with what is made of them once.
pub struct Cards {
    pub codex: Arc<Codex>,
    collection: Collection,
    /// In the order of the languages.
    catalogues: Vec<OnceLock<axum::body::Bytes>>,
    pressed: OnceLock<Arc<[u8]>>,
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Cards").field("version", &self.codex.version).finish_non_exhaustive()
    }
}

impl Cards {
    fn new(codex: Codex, collection: Collection) -> Cards {
        let codex = Arc::new(codex);
        let catalogues = LANGUAGES.iter().map(|_| OnceLock::new()).collect();
        Cards { codex, collection, catalogues, pressed: OnceLock::new() }
    }

    /// The catalogue in a language as it is sent; made once for each.
    pub fn catalogue(&self, lang: Language<'static>) -> Result<axum::body::Bytes, Refusal> {
        let place = LANGUAGES.iter().zip(&self.catalogues).find(|(own, _)| own.tag == lang.tag);
        let place = place.map(|(_, place)| place);
        if let Some(made) = place.and_then(|place| place.get()) {
            return Ok(made.clone());
        }
        let failed = |why: String| {
            tracing::error!(why, "the catalogue cannot be made");
            Refusal::new(Code::Busy, "the catalogue cannot be made")
        };
        let texts = lang.open(&self.collection.words_in(lang.tag));
        let made = texts.and_then(|texts| catalogue(&self.codex, &texts));
        let made = made.map_err(|why| failed(why.to_string()))?;
        let made: axum::body::Bytes =
            serde_json::to_vec(&made).map_err(|why| failed(why.to_string()))?.into();
        Ok(place.map_or(made.clone(), |place| place.get_or_init(|| made).clone()))
    }

    /// As they are stored beside the tables dealt from them.
    pub fn pressed(&self) -> Arc<[u8]> {
        self.pressed.get_or_init(|| self.collection.press().into()).clone()
    }
}

/// Why a server cannot offer its packs.
#[derive(Debug)]
pub enum Unfit {
    /// The cards are wrong.
    Cards(Report),
    /// The words of a file are wrong, or those of the cards cannot be said.
    Words { path: String, error: TextError },
    /// The name of an edition.
    Name(String),
    /// No table can be laid with these packs.
    Table { packs: Vec<String>, seats: usize, error: SetupError },
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Unfit::Cards(report) => report.fmt(f),
            Unfit::Words { path, error } => write!(f, "{path}: {error}"),
            Unfit::Name(name) => write!(f, "`{name}` is the name of an edition: call the pack otherwise"),
            Unfit::Table { packs, seats, error } => write!(
                f,
                "no table of {seats} can be laid with {}: {error}; take cards out of the pack, or leave a pack out",
                packs.join(", ")
            ),
        }
    }
}

impl std::error::Error for Unfit {}

/// A pack as it was read.
pub type Read = (Pack, Vec<Words>);

/// What a server can lay tables with.
#[derive(Debug)]
pub struct Shelf {
    /// The edition that is meant unless another is named.
    first: Shelved,
    others: Vec<Shelved>,
    in_use: Mutex<InUse>,
}

/// An edition and the packs that can be played beside it.
#[derive(Debug)]
struct Shelved {
    edition: Collection,
    packs: Vec<(PackOffer, Read)>,
    /// The edition alone, which most tables want.
    plain: Arc<Cards>,
    /// The edition with the mages and schools of all other boxes at hand (R25.1).
    mixed: Arc<Cards>,
}

impl Shelved {
    fn id(&self) -> &str {
        self.plain.codex.edition_id()
    }

    /// Its mages and schools, to be at hand beside another edition.
    fn guests(&self) -> Option<Pack> {
        let sources = self.edition.packs.first()?.sources.clone();
        Some(Pack::guests(self.id(), sources))
    }
}

/// Cards in memory.
#[derive(Debug, Default)]
struct InUse {
    /// What tables are played with, by version.
    cards: HashMap<String, Weak<Cards>>,
    /// The version of packs that were loaded together, by their edition and their names.
    versions: HashMap<(String, Vec<String>), String>,
    /// What was asked for last, so that pages around a table need not load it again and again.
    recent: VecDeque<Arc<Cards>>,
}

/// So many are kept for nobody in particular.
const RECENT: usize = 4;

impl Shelf {
    /// Checks the edition with each pack and with all of them together: whatever a table chooses is in order.
    pub fn new(edition: Collection, packs: Vec<Read>) -> Result<Shelf, Unfit> {
        let plain = checked(&edition)?;
        let all =
            packs.iter().fold(edition.clone(), |all, (pack, words)| all.with(pack.clone(), words.clone()));
        let mut offered = Vec::new();
        for (pack, words) in packs {
            if content::EDITIONS.contains(&pack.space.as_str()) {
                return Err(Unfit::Name(pack.space));
            }
            let with = checked(&edition.clone().with(pack.clone(), words.clone()))?;
            offered.extend(offer(&plain.codex, &with.codex).map(|offer| (offer, (pack, words))));
        }
        if offered.len() > 1 {
            checked(&all)?;
        }
        let plain = Arc::new(plain);
        let first = Shelved { edition, packs: offered, mixed: plain.clone(), plain };
        Ok(Shelf { first, others: Vec::new(), in_use: Mutex::default() })
    }

    /// Puts another edition beside the first, and those of the packs that fit it.
    pub fn add(&mut self, edition: Collection) -> Result<(), Unfit> {
        let plain = checked(&edition)?;
        let mut packs = Vec::new();
        for (_, (pack, words)) in &self.first.packs {
            let with = checked(&edition.clone().with(pack.clone(), words.clone()));
            let fits = with.ok().and_then(|with| offer(&plain.codex, &with.codex));
            packs.extend(fits.map(|offer| (offer, (pack.clone(), words.clone()))));
        }
        let plain = Arc::new(plain);
        self.others.push(Shelved { edition, packs, mixed: plain.clone(), plain });
        self.mix()
    }

    /// Lays the other boxes beside each edition.
    fn mix(&mut self) -> Result<(), Unfit> {
        let boxes: Vec<Pack> = self.all().filter_map(Shelved::guests).collect();
        for own in [&mut self.first].into_iter().chain(&mut self.others) {
            let mut all = own.edition.clone();
            all.packs.extend(boxes.iter().filter(|pack| pack.space != own.plain.codex.edition_id()).cloned());
            own.mixed = Arc::new(checked(&all)?);
        }
        Ok(())
    }

    /// The editions that a table may be laid with, the one that is meant unless another is named first.
    pub fn editions(&self) -> Vec<EditionOffer> {
        let offer = |own: &Shelved| {
            let packs = own.packs.iter().map(|(offer, _)| offer.id.clone()).collect();
            EditionOffer::of(&own.mixed.codex, packs)
        };
        self.all().map(offer).collect()
    }

    fn all(&self) -> impl Iterator<Item = &Shelved> {
        [&self.first].into_iter().chain(&self.others)
    }

    /// Whether mages and schools of this box may join tables of other editions.
    pub fn has_box(&self, name: &str) -> bool {
        self.all().any(|own| own.id() == name)
    }

    fn shelved(&self, edition: Option<&str>) -> Result<&Shelved, Refusal> {
        let Some(name) = edition else { return Ok(&self.first) };
        self.all()
            .find(|own| own.id() == name)
            .ok_or_else(|| Refusal::new(Code::Setup, format!("this server has no edition `{name}`")))
    }

    /// The Rebirth edition without packs.
    pub fn rebirth() -> Result<Shelf, Unfit> {
        Shelf::new(Collection::rebirth(), Vec::new())
    }

    /// What a table may choose from.
    pub fn offers(&self) -> Vec<PackOffer> {
        self.first.packs.iter().map(|(offer, _)| offer.clone()).collect()
    }

    /// The first edition alone.
    pub fn plain(&self) -> Arc<Cards> {
        self.first.plain.clone()
    }

    /// An edition with packs by name.
    pub fn with(&self, edition: Option<&str>, names: &[String]) -> Result<Arc<Cards>, Refusal> {
        let shelved = self.shelved(edition)?;
        if names.is_empty() {
            return Ok(shelved.plain.clone());
        }
        let mut key = (shelved.id().to_string(), names.to_vec());
        key.1.sort();
        let loaded = self.in_use().versions.get(&key).cloned();
        if let Some(cards) = loaded.and_then(|version| self.known(&version)) {
            return Ok(cards);
        }
        let mut collection = shelved.edition.clone();
        let mut boxes = Vec::new();
        for (at, name) in names.iter().enumerate() {
            if names[..at].contains(name) {
                return Err(Refusal::new(Code::Setup, format!("the pack `{name}` is named twice")));
            }
            let beside = self.all().find(|own| own.id() == name && own.id() != shelved.id());
            if let Some(pack) = beside.and_then(Shelved::guests) {
                boxes.push(pack);
                continue;
            }
            let found = shelved.packs.iter().find(|(offer, _)| offer.id == *name);
            let Some((_, (pack, words))) = found else {
                let why = format!("this server has no pack `{name}` for {}", shelved.id());
                return Err(Refusal::new(Code::Setup, why));
            };
            collection = collection.with(pack.clone(), words.clone());
        }
        collection.packs.extend(boxes);
        if collection == shelved.mixed.collection {
            return Ok(shelved.mixed.clone());
        }
        let cards = self.open(None, collection).map_err(|why| Refusal::new(Code::Setup, why.to_string()))?;
        self.in_use().versions.insert(key, cards.codex.version.clone());
        Ok(cards)
    }

    /// Cards that are in use, those of the edition if that version is played with them, or those it had formerly.
    pub fn known(&self, version: &str) -> Option<Arc<Cards>> {
        let built_in = self.all().flat_map(|own| [&own.plain, &own.mixed]);
        let plain = built_in.into_iter().find(|own| own.codex.plays(version)).cloned();
        let at_hand = plain.or_else(|| self.in_use().cards.get(version)?.upgrade());
        at_hand.or_else(|| self.open(Some(version), content::kept(version)?).ok())
    }

    /// Loads a collection, unless it is in use already. Cards out of the storage keep the version they are stored under:
    /// how it was made may have changed since.
    pub fn open(&self, version: Option<&str>, collection: Collection) -> Result<Arc<Cards>, Report> {
        let mut codex = collection.load()?;
        if let Some(version) = version {
            codex.version = version.to_string();
        }
        let mut in_use = self.in_use();
        if let Some(cards) = in_use.cards.get(&codex.version).and_then(Weak::upgrade) {
            return Ok(cards);
        }
        let cards = Arc::new(Cards::new(codex, collection));
        in_use.recent.truncate(RECENT - 1);
        in_use.recent.push_front(cards.clone());
        in_use.cards.retain(|_, cards| cards.strong_count() > 0);
        in_use.cards.insert(cards.codex.version.clone(), Arc::downgrade(&cards));
        Ok(cards)
    }

    /// Nothing that is done under this lock can leave the maps half changed.
    fn in_use(&self) -> MutexGuard<'_, InUse> {
        self.in_use.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

/// Loads a collection and sees that its words can be said and its tables laid.
fn checked(collection: &Collection) -> Result<Cards, Unfit> {
    let codex = collection.load().map_err(Unfit::Cards)?;
    for own in &collection.words {
        Texts::new(&own.lang, &[&own.text])
            .map_err(|error| Unfit::Words { path: own.path.clone(), error })?;
    }
    let path = || collection.words.first().map(|own| own.path.clone()).unwrap_or_default();
    let unsaid = |error: TextError| Unfit::Words { path: path(), error };
    let texts = Texts::english_with(&collection.words("en")).map_err(unsaid)?;
    if let Some(error) = text::check(&codex, &texts).into_iter().next() {
        return Err(unsaid(error));
    }
    let cards = Cards::new(codex, collection.clone());
    let sizes = cards.codex.layouts.iter().map(|layout| layout.players as usize);
    for seats in sizes.filter(|&seats| (2..=rules::SEATS.min(cards.codex.mages.len())).contains(&seats)) {
        let schools = six_schools(&cards.codex, &[], |_| 0);
        let setup = Setup { seats: vec![SeatSetup::default(); seats], schools, ..Setup::default() };
        Game::new(&cards.codex, &setup, 1).map_err(|error| Unfit::Table {
            packs: cards.codex.pack_names(),
            seats,
            error,
        })?;
    }
    Ok(cards)
}

/// What a pack says of itself and what it brings, as the difference it makes.
fn offer(plain: &Codex, with: &Codex) -> Option<PackOffer> {
    let own = with.packs.first()?;
    let counts = |codex: &Codex| codex.counts().into_iter().chain([("replaced", replaced(codex))]);
    let brings = counts(with).zip(counts(plain)).map(|((what, all), (_, before))| Brought {
        what: what.into(),
        count: all.saturating_sub(before) as u32,
    });
    Some(PackOffer {
        id: own.id.clone(),
        name: own.name.clone(),
        author: own.author.clone(),
        about: own.about.clone(),
        brings: brings.filter(|own| own.count > 0).collect(),
    })
}

/// How many cards stand in the place of others.
fn replaced(codex: &Codex) -> usize {
    let cards = codex::all_cards(codex).into_iter().map(|card| codex.title(card));
    let others = codex.schools.iter().map(|own| &own.title).chain(codex.mages.iter().map(|own| &own.title));
    cards.chain(others).filter(|title| title.replaces.is_some()).count()
}
