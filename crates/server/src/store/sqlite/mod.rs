//! Storage in one SQLite file, with one thread that writes.
//!
//! Whoever waits while a commit is under way shares the next one, so many tables cost hardly more than one. Nothing is
//! acknowledged before it is on disk (`synchronous = FULL`).

mod letters;
mod lock;
mod look;
mod mark;
mod read;
mod writer;

pub use lock::{Lock, real};
pub use look::Looked;

use super::{Append, Archive, Before, Later, Link, NewRows, Rows, Shown, Storage, StoreError, Tally, sum};
use rusqlite::{Connection, params};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, mpsc};
use std::thread::JoinHandle;
use tokio::sync::oneshot;
use writer::{Job, Work};

const MIGRATIONS: &[&str] = &[
    include_str!("../../../migrations/sqlite/1.sql"),
    include_str!("../../../migrations/sqlite/2.sql"),
    include_str!("../../../migrations/sqlite/3.sql"),
    include_str!("../../../migrations/sqlite/4.sql"),
    include_str!("../../../migrations/sqlite/5.sql"),
];

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        match read::is_damage(&error) {
            true => StoreError::Damaged(error.to_string()),
            false => StoreError::failed(error),
        }
    }
}

/// The storage of a server in a file.
#[derive(Debug)]
pub struct Sqlite {
    jobs: Option<mpsc::Sender<Job>>,
    reader: Arc<Mutex<Connection>>,
    writer: Option<JoinHandle<()>>,
    tally: Arc<Tally>,
    /// Let go when it is closed; the last to be dropped.
    lock: Lock,
}

impl Sqlite {
    /// Opens a file, or makes it. Takes the same time however many tables are in it.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        // What lies beside it is found whatever it is called by.
        let path = &real(path).map_err(StoreError::failed)?;
        let mut lock = Lock::take(path)?;
        mark::must_be_there(path)?;
        lock.hold(path)?;
        let connection = connect(path)?;
        migrate(&connection)?;
        let mark = mark::Mark::open(path, &connection)?;
        let reader = connect(path)?;
        let (jobs, queue) = mpsc::channel();
        let tally = Arc::new(Tally::default());
        let own = tally.clone();
        let writer = std::thread::Builder::new()
            .name("store".into())
            .spawn(move || writer::run(connection, mark, queue, &own))
            .map_err(StoreError::failed)?;
        let reader = Arc::new(Mutex::new(reader));
        Ok(Sqlite { jobs: Some(jobs), reader, writer: Some(writer), tally, lock })
    }

    /// Looks into a file beside the server that writes it; nothing can be stored.
    pub fn look(path: &Path) -> Result<Looked, StoreError> {
        Looked::open(path)
    }

    /// Has the writer do something; resolves when it is on disk.
    fn write(&self, work: Work) -> Later<'_, i64> {
        Box::pin(async move {
            let (done, wait) = oneshot::channel();
            let job = Job { work, done };
            self.jobs.as_ref().and_then(|jobs| jobs.send(job).ok()).ok_or_else(gone)?;
            // It had the job: nobody knows how far it came.
            wait.await.map_err(|_| StoreError::Doubtful("the writer has stopped".into()))?
        })
    }

    /// Reads beside the tables: a file may be slow.
    fn read<T: Send + 'static>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Later<'_, T> {
        let reader = self.reader.clone();
        Box::pin(async move {
            let done = tokio::task::spawn_blocking(move || read(&hold(&reader))).await;
            done.unwrap_or_else(|error| Err(StoreError::failed(error)))
        })
    }
}

/// A reader that panicked has written nothing, so its connection is still sound.
fn hold(reader: &Mutex<Connection>) -> MutexGuard<'_, Connection> {
    reader.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

impl Archive for Sqlite {
    fn rows<'a>(&'a self, word: &'a str) -> Later<'a, Option<Rows>> {
        let word = word.to_string();
        self.read(move |reader| read::rows(reader, &word))
    }

    fn words(&self) -> Later<'_, Vec<String>> {
        self.read(read::words)
    }

    fn cards<'a>(&'a self, version: &'a str) -> Later<'a, Option<Vec<u8>>> {
        let version = version.to_string();
        self.read(move |reader| read::cards(reader, &version))
    }

    fn versions(&self) -> Later<'_, Vec<String>> {
        self.read(read::versions)
    }

    fn faults(&self) -> Later<'_, Vec<String>> {
        self.read(read::faults)
    }
}

impl Storage for Sqlite {
    fn create(&self, rows: NewRows, cards: Arc<[u8]>) -> Later<'_, i64> {
        self.write(Work::Create { rows: Box::new(rows), cards })
    }

    fn append(&self, event: Append) -> Later<'_, ()> {
        let stored = self.write(Work::Append(event));
        Box::pin(async { stored.await.map(drop) })
    }

    fn chain(&self, table: i64, word: String, first: Link, links: Vec<Link>) -> Later<'_, ()> {
        let stored = self.write(Work::Chain { table, word, first, links });
        Box::pin(async { stored.await.map(drop) })
    }

    fn keep_cards(&self, version: String, body: Arc<[u8]>) -> Later<'_, ()> {
        let stored = self.write(Work::Cards { version, body });
        Box::pin(async { stored.await.map(drop) })
    }

    fn cards_missing(&self) -> Later<'_, Vec<String>> {
        self.read(|reader| read::list(reader, "SELECT version FROM cards_wanted", []))
    }

    fn with_bots(&self) -> Later<'_, Vec<String>> {
        let sql = "SELECT word FROM tables WHERE bots = 1 AND finished = 0 ORDER BY id";
        self.read(|reader| read::list(reader, sql, []))
    }

    fn forgettable(&self, Before { unplayed, finished, left }: Before) -> Later<'_, Vec<String>> {
        let sql = "SELECT tables.word FROM tables LEFT JOIN heads ON heads.tab = id LEFT JOIN unchained ON unchained.tab = id
             WHERE (finished = 1 AND ended < ?2
                OR finished = 0 AND created < ?1 AND NOT EXISTS
                    (SELECT 1 FROM events WHERE tab = id AND body LIKE '{\"answer\"%')
                OR finished = 0 AND coalesce(touched, since) < ?3 AND EXISTS
                    (SELECT 1 FROM events WHERE tab = id AND body LIKE '{\"answer\"%'))
             AND coalesce(n, 0) <= (SELECT count(*) FROM events WHERE tab = id)";
        let times = [unplayed, finished, left].map(|time| time.unwrap_or(0) as i64);
        self.read(move |reader| read::list(reader, sql, times))
    }

    fn forget(&self, word: String) -> Later<'_, ()> {
        let gone = self.write(Work::Forget { word });
        Box::pin(async { gone.await.map(drop) })
    }

    fn hall(&self, running: u32, finished: u32) -> Later<'_, Vec<Shown>> {
        self.read(move |reader| {
            let mut found = Vec::new();
            for (over, most) in [(false, running), (true, finished)] {
                let mut rows = reader.prepare_cached(
                    "SELECT tables.word, n FROM tables JOIN heads ON tab = id
                     WHERE hall = 1 AND finished = ?1 ORDER BY id DESC LIMIT ?2",
                )?;
                let shown = |row: &rusqlite::Row| Ok(Shown { word: row.get(0)?, n: row.get(1)? });
                let all = rows.query_map(params![over, most], shown)?;
                found.extend(all.collect::<Result<Vec<_>, _>>()?);
            }
            Ok(found)
        })
    }

    fn tally(&self) -> &Tally {
        &self.tally
    }

    fn close(&self) {
        self.lock.let_go();
    }
}

impl Drop for Sqlite {
    /// Waits for the last commit.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(writer) = self.writer.take() {
            // The thread ends when its queue does; how it ended is in the log already.
            let _ = writer.join();
        }
    }
}

fn gone() -> StoreError {
    StoreError::Failed("the writer has stopped".into())
}

/// Bytes of a page. Each event goes to the page at the end of its table, and whole pages are written: with many tables most
/// of what is written is what was there before, so pages are small.
const PAGE: u32 = 1024;
/// Bytes of the journal after which its pages go into the file.
const JOURNAL: u32 = 8 << 20;

fn connect(path: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    // Only a file that is empty takes it.
    connection.pragma_update(None, "page_size", PAGE)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "wal_autocheckpoint", JOURNAL / PAGE)?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    Ok(connection)
}

/// The number of the last migration that a file has seen; one that this program does not know is refused.
fn version(connection: &Connection) -> Result<usize, StoreError> {
    let version: u32 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    match version as usize {
        version if version > MIGRATIONS.len() => Err(StoreError::Failed(format!(
            "the file has version {version}, but this program knows only {}",
            MIGRATIONS.len()
        ))),
        version => Ok(version),
    }
}

/// Brings the file up to date, each step in one transaction with its number.
fn migrate(connection: &Connection) -> Result<(), StoreError> {
    for (number, migration) in MIGRATIONS.iter().enumerate().skip(version(connection)?) {
        let number = number + 1;
        connection
            .execute_batch(&format!("BEGIN;\n{migration}\nPRAGMA user_version = {number};\nCOMMIT;"))?;
    }
    // Cards of older programs have no sums; there are few of them.
    for version in read::list(connection, "SELECT version FROM cards WHERE sum IS NULL", [])? {
        let body: Vec<u8> =
            connection
                .query_row("SELECT body FROM cards WHERE version = ?1", [&version], |row| row.get(0))?;
        connection.execute("UPDATE cards SET sum = ?2 WHERE version = ?1", params![version, sum(&body)])?;
    }
    Ok(())
}
