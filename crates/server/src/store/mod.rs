//! Storage: how tables were laid and what has happened at them, behind one trait.
//!
//! Nothing is acknowledged before it is on disk, and nothing that is read is believed before its chain of hashes was gone
//! through ([`Rows::read`]): whatever keeps the rows, damage is told the same way.

mod chain;
mod check;
mod code;
mod error;
mod lease;
pub mod letters;
mod postgres;
mod repair;
mod rows;
mod sqlite;
mod text;

pub use chain::{Laid, Link};
pub use check::{Report, check};
pub use code::{Key, Sealed, Tried};
pub use error::StoreError;
pub use lease::{Held, Lease};
pub use letters::Letters;
pub use postgres::Postgres;
pub use repair::{Repaired, repair};
pub use rows::{Damage, Head, Row, Rows, Stored};
pub use sqlite::{Looked, Sqlite};
pub use text::{Exported, Imported, export, import};

use std::fmt;
use std::future::{Future, ready};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use table::play::{Deal, Event, Sitter};

/// What a storage answers in its own time.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// A table to be stored.
#[derive(Clone, Debug)]
pub struct NewRow {
    pub word: String,
    pub name: Option<String>,
    pub created: u64,
    pub edition: String,
    pub packs: Vec<String>,
    /// The version of the cards, and the cards themselves, pressed.
    pub content: String,
    pub cards: Arc<[u8]>,
    pub deal: Deal,
    pub sitters: Vec<Sitter>,
    pub events: Vec<Event>,
    /// The proof of the last event.
    pub proof: Option<u64>,
    pub finished: bool,
}

impl NewRow {
    /// The rows it becomes.
    pub fn rows(&self) -> Result<NewRows, StoreError> {
        let laid = Laid {
            word: self.word.clone(),
            name: self.name.clone(),
            created: self.created as i64,
            content: self.content.clone(),
            edition: self.edition.clone(),
            packs: serde_json::to_string(&self.packs)?,
            rules: rules::VERSION.into(),
            deal: serde_json::to_string(&self.deal)?,
            sitters: serde_json::to_string(&self.sitters)?,
        };
        let mut link = Link::first(&laid);
        let mut events = Vec::new();
        for (event, n) in self.events.iter().zip(1u32..) {
            let proof = self.proof.filter(|_| n as usize == self.events.len()).map(|proof| proof as i64);
            let body = serde_json::to_vec(event)?;
            link = link.next(n.into(), &body, proof);
            events.push(Row { n: n.into(), body, proof, link: Some(link.0.to_vec()) });
        }
        // Tables with bots and those with clocks go on by themselves.
        let clock = |event: &Event| matches!(event, Event::Manner { manner, .. } if manner.clock.is_some());
        let bots = self.sitters.iter().any(|sitter| matches!(sitter, Sitter::Bot { .. }));
        let bots = bots || self.events.iter().any(clock);
        Ok(NewRows { laid, events, bots, finished: self.finished, at: self.created })
    }
}

/// The rows of a table that is new to a storage, with its chain.
#[derive(Clone, Debug)]
pub struct NewRows {
    pub laid: Laid,
    pub events: Vec<Row>,
    /// Bots play on after a restart even if nobody looks.
    pub bots: bool,
    pub finished: bool,
    /// When it was stored: what has happened at it counts from then.
    pub at: u64,
}

/// Times before which tables may be forgotten, each of one kind; none: they stay.
#[derive(Clone, Copy, Debug, Default)]
pub struct Before {
    /// Laid then, and nobody ever answered.
    pub unplayed: Option<u64>,
    /// The game ended then.
    pub finished: Option<u64>,
    /// Somebody has answered, and nothing has happened since then.
    pub left: Option<u64>,
}

/// A table that strangers are shown, and how often it has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    pub word: String,
    pub n: u32,
}

impl NewRows {
    /// Whether its host shows it in the hall.
    pub fn is_shown(&self) -> bool {
        let shown = |row: &Row| {
            let event = serde_json::from_slice::<Event>(&row.body);
            matches!(event, Ok(Event::Manner { manner, .. }) if manner.hall)
        };
        // How people want to play is said before anything else.
        self.events.first().is_some_and(shown)
    }

    /// Where its chain begins and ends.
    pub fn head(&self) -> Head {
        let first = Link::first(&self.laid).0.to_vec();
        match self.events.last() {
            Some(Row { n, link: Some(link), .. }) => Head { first, n: *n, link: link.clone() },
            _ => Head { link: first.clone(), first, n: 0 },
        }
    }
}

/// An event to be stored behind the last one.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: i64,
    pub n: u32,
    pub body: String,
    pub proof: Option<u64>,
    /// Of the chain, with this event.
    pub link: Link,
    /// The game is over with it; it lets a bot play.
    pub over: bool,
    pub bots: bool,
    /// When it happened.
    pub at: u64,
    /// The number of the taking under which this server has the table.
    pub fence: i64,
}

/// Whatever tables can be read from. Reads see everything that was acknowledged before they were asked for.
pub trait Archive: fmt::Debug + Send + Sync {
    /// The rows of one table, as they are.
    fn rows<'a>(&'a self, word: &'a str) -> Later<'a, Option<Rows>>;

    /// The words of all tables, and of those that only the end of a chain remembers.
    fn words(&self) -> Later<'_, Vec<String>>;

    /// The cards of a version, pressed.
    fn cards<'a>(&'a self, version: &'a str) -> Later<'a, Option<Vec<u8>>>;

    /// The versions of the cards that are kept.
    fn versions(&self) -> Later<'_, Vec<String>>;

    /// What the storage itself finds wrong when it looks at everything.
    fn faults(&self) -> Later<'_, Vec<String>>;
}

/// Whatever keeps tables.
pub trait Storage: Archive + Letters {
    /// Stores a new table with whatever has happened at it; resolves to its number when it is on disk. Its cards are kept
    /// with it, unless they are empty.
    fn create(&self, rows: NewRows, cards: Arc<[u8]>) -> Later<'_, i64>;

    /// Appends an event; resolves when it is on disk. [`StoreError::Moved`]: it is not the next one.
    fn append(&self, event: Append) -> Later<'_, ()>;

    /// Gives a table of an older program the links of its events; nothing if it has them meanwhile.
    fn chain(&self, table: i64, word: String, first: Link, links: Vec<Link>) -> Later<'_, ()>;

    /// Keeps the cards of a version; resolves when they are on disk.
    fn keep_cards(&self, version: String, body: Arc<[u8]>) -> Later<'_, ()>;

    /// Versions of cards that tables name and that are not kept: those of older programs.
    fn cards_missing(&self) -> Later<'_, Vec<String>>;

    /// Tables at which bots may have to move.
    fn with_bots(&self) -> Later<'_, Vec<String>>;

    /// Tables that are older than their time. Those that lack events are left for a repair.
    fn forgettable(&self, before: Before) -> Later<'_, Vec<String>>;

    /// Takes a table and its events out; resolves when they are gone.
    fn forget(&self, word: String) -> Later<'_, ()>;

    /// Tables of the hall, the latest first: so many that go on, and so many whose game is over.
    fn hall(&self, running: u32, finished: u32) -> Later<'_, Vec<Shown>>;

    /// How much was written.
    fn tally(&self) -> &Tally;

    /// Lets another server have it. Every table sleeps by then, so nothing more is written from here.
    fn close(&self);

    /// Tells the other servers where this one is reached; what they show each other, if there can be others.
    fn register<'a>(&'a self, _address: &'a str) -> Later<'a, Option<String>> {
        Box::pin(ready(Ok(None)))
    }

    /// Says that this server is alive, and hears which tables are still its own.
    fn beat(&self) -> Later<'_, Held> {
        Box::pin(ready(Ok(Held::All)))
    }

    /// Takes a table, or says which server has it.
    fn lease<'a>(&'a self, _word: &'a str) -> Later<'a, Lease> {
        Box::pin(ready(Ok(Lease::Ours { fence: 0 })))
    }

    /// Lets others have a table that sleeps here.
    fn release<'a>(&'a self, _word: &'a str, _fence: i64) -> Later<'a, ()> {
        Box::pin(ready(Ok(())))
    }

    /// Keeps a code that any server may be told, for so many seconds; false if it is out already, or too many are.
    fn lend(&self, _code: Sealed, _seconds: u32) -> Later<'_, bool> {
        Box::pin(ready(Ok(false)))
    }

    /// Takes a code out, by where it lies. `at` tells one that was made out where it is named: it is looked at in any case,
    /// others as long as there were not too many wrong ones. Not `heard`: no others.
    fn redeem(&self, _id: [u8; 16], _at: Option<[u8; 16]>, _heard: bool) -> Later<'_, Tried> {
        Box::pin(ready(Ok(Tried::Wrong)))
    }

    /// Tables with bots whose server is gone.
    fn orphans(&self) -> Later<'_, Vec<String>> {
        Box::pin(ready(Ok(Vec::new())))
    }

    /// Lets the other servers have everything.
    fn leave(&self) -> Later<'_, ()> {
        Box::pin(ready(Ok(())))
    }
}

/// Everything about one table that can be believed.
pub async fn load(archive: &(impl Archive + ?Sized), word: &str) -> Result<Option<Stored>, StoreError> {
    archive.rows(word).await?.map(Rows::read).transpose()
}

/// How much was written.
#[derive(Debug, Default)]
pub struct Tally {
    pub commits: AtomicU64,
    pub events: AtomicU64,
    pub failures: AtomicU64,
}

/// The start of the hash of a body, to tell later whether it is still the same.
pub fn sum(body: &[u8]) -> [u8; 16] {
    chain::start(blake3::hash(body))
}
