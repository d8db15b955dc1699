//! Storage in a PostgreSQL database that several servers may share.
//!
//! Everything is one statement, and so one transaction: an event is checked and stored at once, a table is read as it stood
//! at one moment.

mod codes;
mod lease;
mod letters;
mod line;
mod read;
mod writer;

use super::{
    Append, Archive, Before, Held, Later, Lease, Link, NewRows, Rows, Sealed, Shown, Storage, StoreError,
    Tally, Tried, sum,
};
use line::Line;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use tokio::sync::{mpsc, oneshot};
use tokio_postgres::Config;
use writer::Job;

const MIGRATIONS: &[&str] = &[
    include_str!("../../../migrations/postgres/1.sql"),
    include_str!("../../../migrations/postgres/2.sql"),
    include_str!("../../../migrations/postgres/3.sql"),
    include_str!("../../../migrations/postgres/4.sql"),
];

/// Nobody else changes the tables while one server does; the number says "lodge".
const MIGRATING: i64 = 0x6c_6f_64_67_65;

/// The storage of a server in a database.
#[derive(Debug)]
pub struct Postgres {
    line: Arc<Line>,
    /// For what says that this server is alive, and that it goes: it waits behind nobody's tables.
    pulse: Line,
    jobs: mpsc::UnboundedSender<Job>,
    tally: Arc<Tally>,
    /// Its number among the servers that share the database; 0 before it has one.
    node: AtomicI64,
}

impl Postgres {
    /// Opens a database by its address (`postgres://...`), and lays the tables in it if need be.
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        let mut config: Config = url.parse().map_err(StoreError::failed)?;
        config.application_name("lodge").connect_timeout(std::time::Duration::from_secs(2));
        let line = Arc::new(Line::new(&config));
        migrate(&line).await?;
        let tally = Arc::new(Tally::default());
        let (jobs, queue) = mpsc::unbounded_channel();
        tokio::spawn(writer::run(Line::new(&config), queue, tally.clone()));
        Ok(Postgres { line, pulse: Line::new(&config), jobs, tally, node: AtomicI64::new(0) })
    }

    fn node(&self) -> i64 {
        self.node.load(Ordering::Acquire)
    }
}

impl Archive for Postgres {
    fn rows<'a>(&'a self, word: &'a str) -> Later<'a, Option<Rows>> {
        Box::pin(read::rows(&self.line, word))
    }

    fn words(&self) -> Later<'_, Vec<String>> {
        let sql = "SELECT word FROM tables UNION SELECT word FROM heads ORDER BY word";
        Box::pin(read::list(&self.line, sql, &[]))
    }

    fn cards<'a>(&'a self, version: &'a str) -> Later<'a, Option<Vec<u8>>> {
        Box::pin(read::cards(&self.line, version))
    }

    fn versions(&self) -> Later<'_, Vec<String>> {
        Box::pin(read::list(&self.line, "SELECT version FROM cards ORDER BY version", &[]))
    }

    /// Looking at its pages is the database's own business (`data_checksums`, `pg_amcheck`).
    fn faults(&self) -> Later<'_, Vec<String>> {
        Box::pin(std::future::ready(Ok(Vec::new())))
    }
}

impl Storage for Postgres {
    fn create(&self, rows: NewRows, cards: Arc<[u8]>) -> Later<'_, i64> {
        Box::pin(async move {
            let (head, hall) = (rows.head(), rows.is_shown());
            let NewRows { laid, events, bots, finished, at } = rows;
            let (at, ended) = (at as i64, finished.then_some(at as i64));
            let mut bodies = Vec::new();
            for event in &events {
                bodies.push(std::str::from_utf8(&event.body).map_err(StoreError::failed)?);
            }
            let numbers: Vec<i64> = events.iter().map(|event| event.n).collect();
            let proofs: Vec<Option<i64>> = events.iter().map(|event| event.proof).collect();
            let links: Vec<Option<&[u8]>> = events.iter().map(|event| event.link.as_deref()).collect();
            let (body, own) = (&*cards, sum(&cards));
            let own: &[u8] = &own;
            let rows = self
                .line
                .ask(
                    "WITH kept AS (
                    INSERT INTO cards (version, body, sum) SELECT $4::text, $12::bytea, $13::bytea
                    WHERE length($12::bytea) > 0 ON CONFLICT DO NOTHING
                 ), laid AS (
                    INSERT INTO tables
                        (word, name, created, content, edition, packs, rules, deal, sitters, bots, finished, hall, ended)
                    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $21, $22) RETURNING id
                 ), begun AS (
                    INSERT INTO heads (tab, word, first, n, link, touched)
                    SELECT id, $1::text, $14::bytea, $15::bigint, $16::bytea, $23::bigint FROM laid
                 ), happened AS (
                    INSERT INTO events (tab, n, body, proof, link)
                    SELECT laid.id, said.* FROM laid,
                        unnest($17::bigint[], $18::text[], $19::bigint[], $20::bytea[]) AS said
                 )
                 SELECT id FROM laid",
                    &[
                        &laid.word,
                        &laid.name,
                        &laid.created,
                        &laid.content,
                        &laid.edition,
                        &laid.packs,
                        &laid.rules,
                        &laid.deal,
                        &laid.sitters,
                        &bots,
                        &finished,
                        &body,
                        &own,
                        &head.first,
                        &head.n,
                        &head.link,
                        &numbers,
                        &bodies,
                        &proofs,
                        &links,
                        &hall,
                        &ended,
                        &at,
                    ],
                )
                .await?;
            Ok(rows[0].get(0))
        })
    }

    fn append(&self, event: Append) -> Later<'_, ()> {
        Box::pin(async move {
            let gone = || "the writer has stopped".to_string();
            let (done, wait) = oneshot::channel();
            self.jobs.send(Job { event, done }).map_err(|_| StoreError::Failed(gone()))?;
            wait.await.map_err(|_| StoreError::Doubtful(gone()))?
        })
    }

    /// There was no database of an older program.
    fn chain(&self, _: i64, _: String, _: Link, _: Vec<Link>) -> Later<'_, ()> {
        Box::pin(std::future::ready(Ok(())))
    }

    fn keep_cards(&self, version: String, body: Arc<[u8]>) -> Later<'_, ()> {
        Box::pin(async move {
            let (body, own) = (&*body, sum(&body));
            let own: &[u8] = &own;
            let sql = "INSERT INTO cards (version, body, sum) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
            self.line.ask(sql, &[&version, &body, &own]).await.map(drop)
        })
    }

    fn cards_missing(&self) -> Later<'_, Vec<String>> {
        Box::pin(std::future::ready(Ok(Vec::new())))
    }

    fn with_bots(&self) -> Later<'_, Vec<String>> {
        Box::pin(read::list(&self.line, lease::WITH_BOTS, &[]))
    }

    fn forgettable(&self, Before { unplayed, finished, left }: Before) -> Later<'_, Vec<String>> {
        Box::pin(async move {
            let [unplayed, finished, left] = [unplayed, finished, left].map(|time| time.unwrap_or(0) as i64);
            // Where a server of an older version has stored the end, nothing else has happened since.
            let sql = "SELECT tables.word FROM tables LEFT JOIN heads ON heads.tab = id
                 WHERE (finished AND coalesce(ended, touched) < $2
                    OR NOT finished AND created < $1 AND NOT EXISTS
                        (SELECT 1 FROM events WHERE tab = id AND body LIKE '{\"answer\"%')
                    OR NOT finished AND touched < $3 AND EXISTS
                        (SELECT 1 FROM events WHERE tab = id AND body LIKE '{\"answer\"%'))
                 AND coalesce(n, 0) <= (SELECT count(*) FROM events WHERE tab = id)";
            read::list(&self.line, sql, &[&unplayed, &finished, &left]).await
        })
    }

    fn forget(&self, word: String) -> Later<'_, ()> {
        Box::pin(async move { self.line.ask(lease::FORGET, &[&word, &self.node()]).await.map(drop) })
    }

    fn hall(&self, running: u32, finished: u32) -> Later<'_, Vec<Shown>> {
        Box::pin(async move {
            let sql = "SELECT tables.word, n FROM tables JOIN heads ON tab = id
                 WHERE hall AND finished = $1 ORDER BY id DESC LIMIT $2";
            let mut found = Vec::new();
            for (over, most) in [(false, running), (true, finished)] {
                let rows = self.line.read(sql, &[&over, &i64::from(most)]).await?;
                let shown = |row: &tokio_postgres::Row| Shown {
                    word: row.get(0),
                    n: u32::try_from(row.get::<_, i64>(1)).unwrap_or(u32::MAX),
                };
                found.extend(rows.iter().map(shown));
            }
            Ok(found)
        })
    }

    fn tally(&self) -> &Tally {
        &self.tally
    }

    /// Its tables are released when they fall asleep.
    fn close(&self) {}

    fn register<'a>(&'a self, address: &'a str) -> Later<'a, Option<String>> {
        Box::pin(lease::register(self, address))
    }

    fn beat(&self) -> Later<'_, Held> {
        Box::pin(lease::beat(self))
    }

    fn lease<'a>(&'a self, word: &'a str) -> Later<'a, Lease> {
        Box::pin(lease::take(self, word))
    }

    fn release<'a>(&'a self, word: &'a str, fence: i64) -> Later<'a, ()> {
        Box::pin(lease::release(self, word, fence))
    }

    fn lend(&self, code: Sealed, seconds: u32) -> Later<'_, bool> {
        Box::pin(codes::lend(self, code, seconds))
    }

    fn redeem(&self, id: [u8; 16], at: Option<[u8; 16]>, heard: bool) -> Later<'_, Tried> {
        Box::pin(codes::redeem(self, id, at, heard))
    }

    fn orphans(&self) -> Later<'_, Vec<String>> {
        Box::pin(read::list(&self.line, lease::ORPHANS, &[]))
    }

    fn leave(&self) -> Later<'_, ()> {
        Box::pin(lease::leave(self))
    }
}

/// Brings the database up to date, one server at a time.
async fn migrate(line: &Line) -> Result<(), StoreError> {
    let begun = format!(
        "BEGIN;\nSELECT pg_advisory_xact_lock({MIGRATING});\n
         CREATE TABLE IF NOT EXISTS lodge_version (version INT PRIMARY KEY);\nCOMMIT;"
    );
    line.batch(&begun).await?;
    let known = line.read("SELECT max(version) FROM lodge_version", &[]).await?;
    let version = known[0].get::<_, Option<i32>>(0).unwrap_or(0) as usize;
    if version > MIGRATIONS.len() {
        return Err(StoreError::Failed(format!(
            "the database has version {version}, but this program knows only {}",
            MIGRATIONS.len()
        )));
    }
    for (number, migration) in MIGRATIONS.iter().enumerate().skip(version) {
        let number = number + 1;
        // Whoever was quicker has written the number; then this fails as a whole, and all is as it should be.
        let done = line
            .batch(&format!(
                "BEGIN;\nSELECT pg_advisory_xact_lock({MIGRATING});\n
                 INSERT INTO lodge_version VALUES ({number});\n{migration}\nCOMMIT;"
            ))
            .await;
        if let Err(error) = done {
            line.batch("ROLLBACK").await?;
            let known = line.read("SELECT max(version) FROM lodge_version", &[]).await?;
            if known[0].get::<_, Option<i32>>(0).unwrap_or(0) < number as i32 {
                return Err(error);
            }
        }
    }
    Ok(())
}
