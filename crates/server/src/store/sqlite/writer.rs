//! The thread that writes.

use super::letters;
use super::mark::Mark;
use crate::store::{Append, Link, NewRows, StoreError, Tally, sum};
use rusqlite::{Connection, Transaction, params};
use std::sync::atomic::Ordering;
use std::sync::{Arc, mpsc};
use tokio::sync::oneshot;

/// The most that one commit takes along.
const BATCH: usize = 4096;

#[derive(Debug)]
pub enum Work {
    Create { rows: Box<NewRows>, cards: Arc<[u8]> },
    Append(Append),
    Chain { table: i64, word: String, first: Link, links: Vec<Link> },
    Cards { version: String, body: Arc<[u8]> },
    Forget { word: String },
    Letter(letters::Deed),
}

/// Whoever asked may have gone; what is written stays written.
#[derive(Debug)]
pub struct Job {
    pub work: Work,
    pub done: oneshot::Sender<Result<i64, StoreError>>,
}

pub fn run(mut connection: Connection, mut mark: Mark, queue: mpsc::Receiver<Job>, tally: &Tally) {
    while let Ok(first) = queue.recv() {
        let mut jobs = vec![first];
        while jobs.len() < BATCH
            && let Ok(job) = queue.try_recv()
        {
            jobs.push(job);
        }
        match commit(&mut connection, &mut mark, tally, &jobs) {
            Ok(results) => {
                for (job, result) in jobs.into_iter().zip(results) {
                    drop(job.done.send(Ok(result)));
                }
            }
            // A job that fails by itself does not spoil the others.
            Err(Stopped::ByOne(_)) if jobs.len() > 1 => {
                for job in jobs {
                    let alone = commit(&mut connection, &mut mark, tally, std::slice::from_ref(&job));
                    let alone = alone.map(|results| results[0]).map_err(Stopped::why);
                    drop(job.done.send(alone));
                }
            }
            Err(stopped) => {
                let error = stopped.why();
                for job in jobs {
                    drop(job.done.send(Err(error.clone())));
                }
            }
        }
    }
}

/// Why nothing of a transaction was stored.
enum Stopped {
    ByOne(StoreError),
    Whole(StoreError),
}

impl Stopped {
    fn why(self) -> StoreError {
        match self {
            Stopped::ByOne(error) | Stopped::Whole(error) => error,
        }
    }
}

/// All jobs in one transaction, or none of them.
fn commit(
    connection: &mut Connection,
    mark: &mut Mark,
    tally: &Tally,
    jobs: &[Job],
) -> Result<Vec<i64>, Stopped> {
    let failed = |error: StoreError| {
        tracing::error!(%error, "a commit failed");
        tally.failures.fetch_add(1, Ordering::Relaxed);
        Stopped::Whole(error)
    };
    let whole = |error: rusqlite::Error| failed(error.into());
    let transaction = connection.transaction().map_err(whole)?;
    let results = jobs.iter().map(|job| write(&transaction, &job.work)).collect::<Result<Vec<_>, _>>();
    let results = results.map_err(Stopped::ByOne)?;
    let commits = progress(&transaction).map_err(failed)?;
    transaction.commit().map_err(whole)?;
    mark.set(commits);
    tally.commits.fetch_add(1, Ordering::Relaxed);
    tally.events.fetch_add(jobs.len() as u64, Ordering::Relaxed);
    Ok(results)
}

/// The number of this commit.
fn progress(transaction: &Transaction) -> Result<i64, StoreError> {
    let mut next =
        transaction.prepare_cached("UPDATE progress SET commits = commits + 1 RETURNING commits")?;
    Ok(next.query_row([], |row| row.get(0))?)
}

fn write(transaction: &Transaction, work: &Work) -> Result<i64, StoreError> {
    match work {
        Work::Create { rows, cards } => create(transaction, rows, cards),
        Work::Append(event) => append(transaction, event),
        Work::Chain { table, word, first, links } => chain(transaction, *table, word, *first, links),
        Work::Cards { version, body } => keep(transaction, version, body).map(|()| 0),
        Work::Forget { word } => {
            let table = "(SELECT id FROM tables WHERE word = ?1)";
            for rows in ["events", "unchained"] {
                transaction.execute(&format!("DELETE FROM {rows} WHERE tab = {table}"), [word])?;
            }
            for rows in ["tables", "heads", "notices"] {
                transaction.execute(&format!("DELETE FROM {rows} WHERE word = ?1"), [word])?;
            }
            Ok(0)
        }
        Work::Letter(deed) => letters::write(transaction, deed),
    }
}

const EVENT: &str = "INSERT INTO events (tab, n, body, proof, link) VALUES (?1, ?2, ?3, ?4, ?5)";

/// An event goes behind the end of the chain, and nowhere else.
fn append(transaction: &Transaction, event: &Append) -> Result<i64, StoreError> {
    let Append { table, n, body, proof, link, over, bots, at, fence: _ } = event;
    let mut head = transaction
        .prepare_cached("UPDATE heads SET n = ?2, link = ?3, touched = ?4 WHERE tab = ?1 AND n = ?2 - 1")?;
    if head.execute(params![table, n, link.0, *at as i64])? != 1 {
        return Err(StoreError::Moved);
    }
    let mut insert = transaction.prepare_cached(EVENT)?;
    insert.execute(params![table, n, body, proof.map(|proof| proof as i64), link.0])?;
    if *over {
        let sql = "UPDATE tables SET finished = 1, ended = ?2 WHERE id = ?1";
        transaction.execute(sql, params![table, *at as i64])?;
    }
    if *bots {
        transaction.execute("UPDATE tables SET bots = 1 WHERE id = ?1", [table])?;
    }
    Ok(*table)
}

/// The chain of a table that was stored before there were chains.
fn chain(
    transaction: &Transaction,
    table: i64,
    word: &str,
    first: Link,
    links: &[Link],
) -> Result<i64, StoreError> {
    if transaction.execute("DELETE FROM unchained WHERE tab = ?1", [table])? == 0 {
        return Ok(table);
    }
    let mut update = transaction.prepare_cached("UPDATE events SET link = ?3 WHERE tab = ?1 AND n = ?2")?;
    for (link, n) in links.iter().zip(1u32..) {
        update.execute(params![table, n, link.0])?;
    }
    let last = links.last().unwrap_or(&first);
    // Somebody has come to it just now.
    let touched = crate::chance::now() as i64;
    transaction.execute(HEAD, params![table, word, first.0, links.len() as i64, last.0, touched])?;
    Ok(table)
}

const HEAD: &str = "INSERT INTO heads (tab, word, first, n, link, touched) VALUES (?1, ?2, ?3, ?4, ?5, ?6)";

/// Cards are kept once, whoever plays with them.
fn keep(transaction: &Transaction, version: &str, body: &[u8]) -> Result<(), StoreError> {
    let mut insert =
        transaction.prepare_cached("INSERT OR IGNORE INTO cards (version, body, sum) VALUES (?1, ?2, ?3)")?;
    if insert.execute(params![version, body, sum(body)])? > 0 {
        transaction.execute("DELETE FROM cards_wanted WHERE version = ?1", [version])?;
    }
    Ok(())
}

fn create(transaction: &Transaction, rows: &NewRows, cards: &[u8]) -> Result<i64, StoreError> {
    let laid = &rows.laid;
    if !cards.is_empty() {
        keep(transaction, &laid.content, cards)?;
    }
    transaction.execute(
        "INSERT INTO tables (word, name, created, content, deal, sitters, bots, finished, edition, packs, rules,
            hall, ended)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)",
        params![
            laid.word,
            laid.name,
            laid.created,
            laid.content,
            laid.deal,
            laid.sitters,
            rows.bots,
            rows.finished,
            laid.edition,
            laid.packs,
            laid.rules,
            rows.is_shown(),
            rows.finished.then_some(rows.at as i64)
        ],
    )?;
    let id = transaction.last_insert_rowid();
    let mut insert = transaction.prepare_cached(EVENT)?;
    for event in &rows.events {
        let body = std::str::from_utf8(&event.body).map_err(StoreError::failed)?;
        insert.execute(params![id, event.n, body, event.proof, event.link])?;
    }
    let head = rows.head();
    transaction.execute(HEAD, params![id, laid.word, head.first, head.n, head.link, rows.at as i64])?;
    Ok(id)
}
