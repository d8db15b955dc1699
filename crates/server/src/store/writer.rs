//! The thread that writes.

use super::{NewRow, StoreError};
use rusqlite::{Connection, Transaction, params};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use table::play::{Event, Sitter};
use tokio::sync::oneshot;

/// The most that one commit takes along.
const BATCH: usize = 4096;

#[derive(Debug)]
pub(super) enum Job {
    Create {
        row: Box<NewRow>,
        done: oneshot::Sender<Result<i64, StoreError>>,
    },
    Append {
        table: i64,
        n: u32,
        body: String,
        proof: Option<u64>,
        over: bool,
        bots: bool,
        done: oneshot::Sender<Result<(), StoreError>>,
    },
    Cards {
        version: String,
        body: Arc<[u8]>,
        done: oneshot::Sender<Result<(), StoreError>>,
    },
    Forget {
        word: String,
        done: oneshot::Sender<Result<(), StoreError>>,
    },
}

/// How much was written.
#[derive(Debug, Default)]
pub struct Tally {
    pub commits: AtomicU64,
    pub events: AtomicU64,
    pub failures: AtomicU64,
}

pub(super) fn run(mut connection: Connection, queue: mpsc::Receiver<Job>, tally: &Tally) {
    while let Ok(first) = queue.recv() {
        let mut jobs = vec![first];
        while jobs.len() < BATCH
            && let Ok(job) = queue.try_recv()
        {
            jobs.push(job);
        }
        let count = jobs.len() as u64;
        match commit(&mut connection, &jobs) {
            Ok(results) => {
                tally.commits.fetch_add(1, Ordering::Relaxed);
                tally.events.fetch_add(count, Ordering::Relaxed);
                for (job, result) in jobs.into_iter().zip(results) {
                    acknowledge(job, result);
                }
            }
            Err(error) => {
                tracing::error!(%error, "a commit failed");
                tally.failures.fetch_add(1, Ordering::Relaxed);
                for job in jobs {
                    acknowledge(job, Err(error.clone()));
                }
            }
        }
    }
}

/// Whoever asked may have gone; what is written stays written.
fn acknowledge(job: Job, result: Result<i64, StoreError>) {
    match job {
        Job::Create { done, .. } => drop(done.send(result)),
        Job::Append { done, .. } | Job::Cards { done, .. } | Job::Forget { done, .. } => {
            drop(done.send(result.map(drop)))
        }
    }
}

/// All jobs in one transaction. A job that fails by itself does not spoil the others.
fn commit(connection: &mut Connection, jobs: &[Job]) -> Result<Vec<Result<i64, StoreError>>, StoreError> {
    let transaction = connection.transaction()?;
    let results = jobs.iter().map(|job| write(&transaction, job)).collect();
    transaction.commit()?;
    Ok(results)
}

fn write(transaction: &Transaction, job: &Job) -> Result<i64, StoreError> {
    match job {
        Job::Create { row, .. } => create(transaction, row),
        Job::Append { table, n, body, proof, over, bots, .. } => {
            let mut insert = transaction.prepare_cached(EVENT)?;
            insert.execute(params![table, n, body, proof.map(|proof| proof as i64)])?;
            if *over {
                transaction.execute("UPDATE tables SET finished = 1 WHERE id = ?1", [table])?;
            }
            if *bots {
                transaction.execute("UPDATE tables SET bots = 1 WHERE id = ?1", [table])?;
            }
            Ok(*table)
        }
        Job::Cards { version, body, .. } => keep(transaction, version, body).map(|()| 0),
        Job::Forget { word, .. } => {
            let events = "DELETE FROM events WHERE tab = (SELECT id FROM tables WHERE word = ?1)";
            transaction.execute(events, [word])?;
            transaction.execute("DELETE FROM tables WHERE word = ?1", [word])?;
            Ok(0)
        }
    }
}

const EVENT: &str = "INSERT INTO events (tab, n, body, proof) VALUES (?1, ?2, ?3, ?4)";

/// Cards are kept once, whoever plays with them.
fn keep(transaction: &Transaction, version: &str, body: &[u8]) -> Result<(), StoreError> {
    let mut insert =
        transaction.prepare_cached("INSERT OR IGNORE INTO cards (version, body) VALUES (?1, ?2)")?;
    if insert.execute(params![version, body])? > 0 {
        transaction.execute("DELETE FROM cards_wanted WHERE version = ?1", [version])?;
    }
    Ok(())
}

fn create(transaction: &Transaction, row: &NewRow) -> Result<i64, StoreError> {
    keep(transaction, &row.content, &row.cards)?;
    // Tables with bots and those with clocks go on by themselves.
    let clock = |event: &Event| matches!(event, Event::Manner { manner, .. } if manner.clock.is_some());
    let bots = row.sitters.iter().any(|sitter| matches!(sitter, Sitter::Bot { .. }));
    let bots = bots || row.events.iter().any(clock);
    transaction.execute(
        "INSERT INTO tables (word, name, created, content, deal, sitters, bots, finished, edition, packs, rules)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
        params![
            row.word,
            row.name,
            row.created as i64,
            row.content,
            serde_json::to_string(&row.deal)?,
            serde_json::to_string(&row.sitters)?,
            bots,
            row.finished,
            row.edition,
            serde_json::to_string(&row.packs)?,
            rules::VERSION
        ],
    )?;
    let id = transaction.last_insert_rowid();
    let mut insert = transaction.prepare_cached(EVENT)?;
    for (event, n) in row.events.iter().zip(1u32..) {
        let proof = row.proof.filter(|_| n as usize == row.events.len()).map(|proof| proof as i64);
        insert.execute(params![id, n, serde_json::to_string(event)?, proof])?;
    }
    Ok(id)
}
