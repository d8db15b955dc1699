//! The cards that tables are dealt from: editions, packs beside them, and whatever stored tables began with. What a
//! server offers and what a page alone offers is this.

mod cards;
mod fit;

pub use cards::Cards;
pub use fit::Unfit;

use crate::found;
use crate::wire::{Code, EditionOffer, NewTable, PackOffer, Refusal};
use codex::{Pack, Report};
use content::{Collection, Words};
use fit::{checked, offer};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, Weak};

/// A pack as it was read.
pub type Read = (Pack, Vec<Words>);

/// What tables can be laid with.
#[derive(Debug)]
pub struct Shelf {
    /// The edition that is meant unless another is named.
    first: Shelved,
    others: Vec<Shelved>,
    /// All packs, whichever edition they fit.
    packs: Vec<Read>,
    in_use: Mutex<InUse>,
}

/// An edition and the packs that can be played beside it.
#[derive(Debug)]
struct Shelved {
    id: String,
    packs: OnceLock<Vec<(PackOffer, Read)>>,
    /// The edition alone, which most tables want.
    plain: Laid,
    /// The edition with the mages and schools of all other boxes at hand (R25.1).
    mixed: Laid,
}

/// Cards that are loaded when they are first wanted: whoever opens a page waits for no cards but those on the table.
#[derive(Clone, Debug)]
struct Laid {
    collection: Collection,
    cards: OnceLock<Arc<Cards>>,
}

impl Laid {
    fn unread(collection: Collection) -> Laid {
        Laid { collection, cards: OnceLock::new() }
    }

    fn checked(collection: Collection) -> Result<Laid, Unfit> {
        let cards = Arc::new(checked(&collection)?);
        Ok(Laid { collection, cards: cards.into() })
    }

    /// # Panics
    /// If they were never checked and do not load; those of a program are checked by its tests.
    fn cards(&self) -> &Arc<Cards> {
        self.cards.get_or_init(|| match self.collection.load() {
            Ok(codex) => Arc::new(Cards::new(codex, self.collection.clone())),
            Err(report) => panic!("the built-in cards are broken:\n{report}"),
        })
    }
}

impl Shelved {
    /// Without another box.
    fn alone(plain: Laid, packs: Vec<(PackOffer, Read)>) -> Shelved {
        let id = plain.cards().codex.edition_id().to_string();
        Shelved { id, packs: packs.into(), mixed: plain.clone(), plain }
    }

    /// Its mages and schools, to be at hand beside another edition.
    fn guests(&self) -> Option<Pack> {
        let sources = self.plain.collection.packs.first()?.sources.clone();
        Some(Pack::guests(&self.id, sources))
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
        let plain = Laid::checked(edition)?;
        let edition = &plain.collection;
        let mut offered = Vec::new();
        for read in &packs {
            if content::EDITIONS.contains(&read.0.space.as_str()) {
                return Err(Unfit::Name(read.0.space.clone()));
            }
            let with = checked(&beside(edition, read))?;
            offered.extend(offer(&plain.cards().codex, &with.codex).map(|offer| (offer, read.clone())));
        }
        if offered.len() > 1 {
            checked(&packs.iter().fold(edition.clone(), |all, read| beside(&all, read)))?;
        }
        let first = Shelved::alone(plain, offered);
        Ok(Shelf { first, others: Vec::new(), packs, in_use: Mutex::default() })
    }

    /// Puts another edition beside the first, and those of the packs that fit it.
    pub fn add(&mut self, edition: Collection) -> Result<(), Unfit> {
        let plain = Laid::checked(edition)?;
        let fits = |read: &Read| {
            let with = checked(&beside(&plain.collection, read)).ok()?;
            offer(&plain.cards().codex, &with.codex).map(|offer| (offer, read.clone()))
        };
        let packs = self.packs.iter().filter_map(fits).collect();
        self.others.push(Shelved::alone(plain, packs));
        self.mix()
    }

    /// Everything that comes with the program, loaded when it is wanted: its tests have checked it. Packs are offered where
    /// they load.
    pub fn built_in(packs: Vec<Read>) -> Shelf {
        let editions = content::EDITIONS.iter().filter_map(|name| {
            let plain = Collection::edition(name)?;
            let mixed = content::others(name).try_fold(plain.clone(), Collection::beside)?;
            let (plain, mixed) = (Laid::unread(plain), Laid::unread(mixed));
            Some(Shelved { id: name.to_string(), packs: OnceLock::new(), plain, mixed })
        });
        let mut editions = editions.collect::<VecDeque<_>>();
        let first = editions.pop_front().expect("a built-in edition");
        Shelf { first, others: editions.into(), packs, in_use: Mutex::default() }
    }

    /// Lays the other boxes beside each edition.
    fn mix(&mut self) -> Result<(), Unfit> {
        let boxes: Vec<Pack> = self.all().filter_map(Shelved::guests).collect();
        for own in [&mut self.first].into_iter().chain(&mut self.others) {
            let mut all = own.plain.collection.clone();
            all.packs.extend(boxes.iter().filter(|pack| pack.space != own.id).cloned());
            own.mixed = Laid::checked(all)?;
        }
        Ok(())
    }

    /// The editions that a table may be laid with, the one that is meant unless another is named first.
    pub fn editions(&self) -> Vec<EditionOffer> {
        let offer = |own: &Shelved| {
            let packs = self.fitting(own).iter().map(|(offer, _)| offer.id.clone()).collect();
            EditionOffer::of(&own.mixed.cards().codex, packs)
        };
        self.all().map(offer).collect()
    }

    fn all(&self) -> impl Iterator<Item = &Shelved> {
        [&self.first].into_iter().chain(&self.others)
    }

    /// The packs that can be played beside an edition.
    fn fitting<'a>(&'a self, own: &'a Shelved) -> &'a [(PackOffer, Read)] {
        own.packs.get_or_init(|| {
            let fits = |read: &Read| {
                let with = beside(&own.plain.collection, read).load().ok()?;
                offer(&own.plain.cards().codex, &with).map(|offer| (offer, read.clone()))
            };
            self.packs.iter().filter_map(fits).collect()
        })
    }

    fn shelved(&self, edition: Option<&str>) -> Result<&Shelved, Refusal> {
        let Some(name) = edition else { return Ok(&self.first) };
        self.all()
            .find(|own| own.id == name)
            .ok_or_else(|| Refusal::new(Code::Setup, format!("there is no edition `{name}` here")))
    }

    /// The Rebirth edition without packs.
    pub fn rebirth() -> Result<Shelf, Unfit> {
        Shelf::new(Collection::rebirth(), Vec::new())
    }

    /// What a table may choose from, whichever edition it is for.
    pub fn offers(&self) -> Vec<PackOffer> {
        let mut offers: Vec<PackOffer> = Vec::new();
        for (offer, _) in self.all().flat_map(|own| self.fitting(own)) {
            if !offers.iter().any(|known| known.id == offer.id) {
                offers.push(offer.clone());
            }
        }
        offers
    }

    /// Whether a pack can be offered: it is in order beside one of the editions. With which other packs it goes together is
    /// seen when a table names them: whoever brings it cannot mend theirs.
    pub fn fits(&self, read: &Read) -> Result<(), Unfit> {
        if content::EDITIONS.contains(&read.0.space.as_str()) {
            return Err(Unfit::Name(read.0.space.clone()));
        }
        let first = match checked(&beside(&self.first.plain.collection, read)) {
            Ok(_) => return Ok(()),
            Err(why) => why,
        };
        let fits = |own: &Shelved| checked(&beside(&own.plain.collection, read)).is_ok();
        if self.others.iter().any(fits) { Ok(()) } else { Err(first) }
    }

    /// Other packs from now on. Tables go on with the cards they were dealt from.
    pub fn set_packs(&mut self, packs: Vec<Read>) {
        self.packs = packs;
        for own in [&mut self.first].into_iter().chain(&mut self.others) {
            own.packs = OnceLock::new();
        }
        // What goes by the same name may be another pack now.
        self.in_use().versions.clear();
    }

    /// The first edition alone.
    pub fn plain(&self) -> Arc<Cards> {
        self.first.plain.cards().clone()
    }

    /// The packs that a new table is played with: those it names, and the boxes of schools that it names.
    pub fn packs_of(&self, new: &NewTable) -> Vec<String> {
        let mut packs = new.packs.clone();
        for space in found::spaces(new) {
            if self.all().any(|own| own.id == space) && !packs.iter().any(|own| own == space) {
                packs.push(space.to_string());
            }
        }
        packs
    }

    /// An edition with packs by name.
    pub fn with(&self, edition: Option<&str>, names: &[String]) -> Result<Arc<Cards>, Refusal> {
        let shelved = self.shelved(edition)?;
        if names.is_empty() {
            return Ok(shelved.plain.cards().clone());
        }
        let mut key = (shelved.id.clone(), names.to_vec());
        key.1.sort();
        let loaded = self.in_use().versions.get(&key).cloned();
        if let Some(cards) = loaded.and_then(|version| self.known(&version)) {
            return Ok(cards);
        }
        let mut collection = shelved.plain.collection.clone();
        let mut boxes = Vec::new();
        for (at, name) in names.iter().enumerate() {
            if names[..at].contains(name) {
                return Err(Refusal::new(Code::Setup, format!("the pack `{name}` is named twice")));
            }
            let other = self.all().find(|own| own.id == *name && own.id != shelved.id);
            if let Some(pack) = other.and_then(Shelved::guests) {
                boxes.push(pack);
                continue;
            }
            let found = self.fitting(shelved).iter().find(|(offer, _)| offer.id == *name);
            let Some((_, read)) = found else {
                let why = format!("there is no pack `{name}` for {} here", shelved.id);
                return Err(Refusal::new(Code::Setup, why));
            };
            collection = beside(&collection, read);
        }
        collection.packs.extend(boxes);
        if collection == shelved.mixed.collection {
            return Ok(shelved.mixed.cards().clone());
        }
        let cards = self.open(None, collection).map_err(|why| Refusal::new(Code::Setup, why.to_string()))?;
        self.in_use().versions.insert(key, cards.codex.version.clone());
        Ok(cards)
    }

    /// Cards of an edition without packs, if that version is played with them.
    pub fn built_in_cards(&self, version: &str) -> Option<Arc<Cards>> {
        let all = self.all().flat_map(|own| [&own.plain, &own.mixed]);
        all.map(Laid::cards).find(|own| own.codex.plays(version)).cloned()
    }

    /// Cards that are in use, those of the edition if that version is played with them, or those it had formerly.
    pub fn known(&self, version: &str) -> Option<Arc<Cards>> {
        let at_hand = || self.in_use().cards.get(version)?.upgrade();
        let kept = || self.open(Some(version), content::kept(version)?).ok();
        self.built_in_cards(version).or_else(at_hand).or_else(kept)
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

/// A collection with a pack that was read.
fn beside(collection: &Collection, (pack, words): &Read) -> Collection {
    collection.clone().with(pack.clone(), words.clone())
}
