//! Storage: one SQLite file, one thread that writes.
//!
//! Whoever waits while a commit is under way shares the next one, so many tables cost hardly more than one. Nothing is
//! acknowledged before it is on disk (`synchronous = FULL`).

mod lock;
mod writer;

use rusqlite::{Connection, OpenFlags, OptionalExtension};
use std::fmt;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, mpsc};
use std::thread::JoinHandle;
use table::play::{Deal, Event, Past, Sitter};
use tokio::sync::oneshot;
use writer::Job;
pub use writer::Tally;

const MIGRATIONS: &[&str] = &[include_str!("../../migrations/1.sql"), include_str!("../../migrations/2.sql")];

/// Storage failed. The message is for the server's log, not for players.
#[derive(Clone, Debug)]
pub struct StoreError(pub String);

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "storage: {}", self.0)
    }
}

impl std::error::Error for StoreError {}

impl From<content::Unreadable> for StoreError {
    fn from(error: content::Unreadable) -> StoreError {
        StoreError(error.to_string())
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError(error.to_string())
    }
}

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

/// A table as it is stored.
#[derive(Clone, Debug)]
pub struct Stored {
    pub id: i64,
    pub name: Option<String>,
    pub created: u64,
    pub edition: String,
    pub packs: Vec<String>,
    /// The version of the rules it was laid by.
    pub rules: u32,
    pub content: String,
    pub deal: Deal,
    pub sitters: Vec<Sitter>,
    pub events: Vec<Event>,
    /// For each event the start of the digest of the game it led to, where it was stored.
    pub proofs: Vec<Option<u64>>,
}

impl Stored {
    /// As far as it takes to wake it.
    pub fn past(&self) -> Past<'_> {
        let Stored { deal, sitters, events, proofs, rules, .. } = self;
        Past { deal, sitters, events, proofs, rules: *rules }
    }
}

/// The storage of a server.
#[derive(Debug)]
pub struct Store {
    jobs: Option<mpsc::Sender<Job>>,
    reader: Mutex<Connection>,
    writer: Option<JoinHandle<()>>,
    tally: Arc<Tally>,
    /// Until it is closed.
    lock: Mutex<Option<lock::Lock>>,
}

impl Store {
    /// Opens a file, or makes it. Takes the same time however many tables are in it.
    pub fn open(path: &Path) -> Result<Store, StoreError> {
        let lock = lock::Lock::take(path)?;
        drop(lock::private(path).map_err(|error| StoreError(error.to_string()))?);
        let connection = connect(path)?;
        migrate(&connection)?;
        let reader = connect(path)?;
        let (jobs, queue) = mpsc::channel();
        let tally = Arc::new(Tally::default());
        let own = tally.clone();
        let writer = std::thread::Builder::new()
            .name("store".into())
            .spawn(move || writer::run(connection, queue, &own))
            .map_err(|error| StoreError(error.to_string()))?;
        let lock = Mutex::new(Some(lock));
        Ok(Store { jobs: Some(jobs), reader: Mutex::new(reader), writer: Some(writer), tally, lock })
    }

    /// Looks into a file beside the server that writes it; nothing can be stored.
    pub fn look(path: &Path) -> Result<Looked, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(std::time::Duration::from_secs(5))?;
        Ok(Looked(connection))
    }

    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Stores a new table with whatever has happened at it; resolves to its number when it is on disk.
    pub async fn create(&self, row: NewRow) -> Result<i64, StoreError> {
        let (done, wait) = oneshot::channel();
        self.send(Job::Create { row: Box::new(row), done })?;
        wait.await.map_err(|_| gone())?
    }

    /// Appends an event; resolves when it is on disk.
    pub async fn append(
        &self,
        table: i64,
        n: u32,
        event: &Event,
        proof: Option<u64>,
        over: bool,
    ) -> Result<(), StoreError> {
        let body = serde_json::to_string(event)?;
        let bots = matches!(event, Event::Seat { level: Some(_), .. });
        let (done, wait) = oneshot::channel();
        self.send(Job::Append { table, n, body, proof, over, bots, done })?;
        wait.await.map_err(|_| gone())?
    }

    fn send(&self, job: Job) -> Result<(), StoreError> {
        self.jobs.as_ref().and_then(|jobs| jobs.send(job).ok()).ok_or_else(gone)
    }

    /// Everything about one table.
    pub fn load(&self, word: &str) -> Result<Option<Stored>, StoreError> {
        load(&self.reader(), word)
    }

    /// The cards of a version, pressed.
    pub fn cards(&self, version: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let reader = self.reader();
        let mut rows = reader.prepare_cached("SELECT body FROM cards WHERE version = ?1")?;
        Ok(rows.query_row([version], |row| row.get(0)).optional()?)
    }

    /// Versions of cards that tables name and that are not kept: those of a file that an older program wrote.
    pub fn cards_missing(&self) -> Result<Vec<String>, StoreError> {
        let reader = self.reader();
        let mut rows = reader.prepare("SELECT version FROM cards_wanted")?;
        let versions = rows.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
        Ok(versions)
    }

    /// Keeps the cards of a version; resolves when they are on disk.
    pub async fn keep_cards(&self, version: String, body: Arc<[u8]>) -> Result<(), StoreError> {
        let (done, wait) = oneshot::channel();
        self.send(Job::Cards { version, body, done })?;
        wait.await.map_err(|_| gone())?
    }

    /// Tables at which bots may have to move.
    pub fn with_bots(&self) -> Result<Vec<String>, StoreError> {
        let reader = self.reader();
        let mut rows =
            reader.prepare("SELECT word FROM tables WHERE bots = 1 AND finished = 0 ORDER BY id")?;
        let words = rows.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
        Ok(words)
    }

    /// Tables laid before a time at which nothing was ever done, and those whose game is over; either may be left alone.
    pub fn forgettable(
        &self,
        unplayed: Option<u64>,
        finished: Option<u64>,
    ) -> Result<Vec<String>, StoreError> {
        let reader = self.reader();
        let mut rows = reader.prepare(
            "SELECT word FROM tables WHERE finished = 1 AND created < ?2
             OR finished = 0 AND created < ?1 AND NOT EXISTS (SELECT 1 FROM events WHERE tab = tables.id AND body NOT LIKE '{\"manner\"%')",
        )?;
        let times = [unplayed, finished].map(|time| time.unwrap_or(0) as i64);
        let words = rows.query_map(times, |row| row.get(0))?.collect::<Result<_, _>>()?;
        Ok(words)
    }

    /// Takes a table and its events out; resolves when they are gone.
    pub async fn forget(&self, word: String) -> Result<(), StoreError> {
        let (done, wait) = oneshot::channel();
        self.send(Job::Forget { word, done })?;
        wait.await.map_err(|_| gone())?
    }

    /// Lets another server have the file. Every table sleeps by then, so nothing more is written from here.
    pub fn close(&self) {
        drop(self.lock.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take());
    }

    /// A reader that panicked has written nothing, so its connection is still sound.
    fn reader(&self) -> MutexGuard<'_, Connection> {
        self.reader.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

impl Drop for Store {
    /// Waits for the last commit.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(writer) = self.writer.take() {
            // The thread ends when its queue does; how it ended is in the log already.
            let _ = writer.join();
        }
    }
}

/// Everything about one table.
fn load(reader: &Connection, word: &str) -> Result<Option<Stored>, StoreError> {
    let mut rows = reader.prepare_cached(
        "SELECT id, name, created, content, edition, rules, packs, deal, sitters FROM tables WHERE word = ?1",
    )?;
    let row = rows.query_row([word], |row| {
        let head: (i64, Option<String>, i64) = (row.get(0)?, row.get(1)?, row.get(2)?);
        let with: (String, String, u32) = (row.get(3)?, row.get(4)?, row.get(5)?);
        let body: [String; 3] = [row.get(6)?, row.get(7)?, row.get(8)?];
        Ok((head, with, body))
    });
    let Some(((id, name, created), (content, edition, rules), [packs, deal, sitters])) = row.optional()?
    else {
        return Ok(None);
    };
    let mut lines = reader.prepare_cached("SELECT body, proof FROM events WHERE tab = ?1 ORDER BY n")?;
    let lines = lines.query_map([id], |row| Ok((row.get::<_, String>(0)?, row.get::<_, Option<i64>>(1)?)))?;
    let (mut events, mut proofs) = (Vec::new(), Vec::new());
    for line in lines {
        let (body, proof) = line?;
        events.push(serde_json::from_str(&body)?);
        proofs.push(proof.map(|proof| proof as u64));
    }
    let packs = serde_json::from_str(&packs)?;
    let (deal, sitters) = (serde_json::from_str(&deal)?, serde_json::from_str(&sitters)?);
    let created = created as u64;
    Ok(Some(Stored { id, name, created, edition, packs, rules, content, deal, sitters, events, proofs }))
}

/// A file that is only looked into.
#[derive(Debug)]
pub struct Looked(Connection);

impl Looked {
    pub fn load(&self, word: &str) -> Result<Option<Stored>, StoreError> {
        load(&self.0, word)
    }
}

fn gone() -> StoreError {
    StoreError("the writer has stopped".into())
}

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    Ok(connection)
}

/// Brings the file up to date, each step in one transaction with its number.
fn migrate(connection: &Connection) -> Result<(), StoreError> {
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let version = version as usize;
    if version > MIGRATIONS.len() {
        return Err(StoreError(format!(
            "the file has version {version}, but this program knows only {}",
            MIGRATIONS.len()
        )));
    }
    for (number, migration) in MIGRATIONS.iter().enumerate().skip(version) {
        let number = number + 1;
        connection
            .execute_batch(&format!("BEGIN;\n{migration}\nPRAGMA user_version = {number};\nCOMMIT;"))?;
    }
    Ok(())
}
