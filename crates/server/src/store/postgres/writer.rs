//! The task that appends events: whoever waits while a commit is under way shares the next one.

use super::line::Line;
use crate::store::{Append, StoreError, Tally};
use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::{mpsc, oneshot};

/// The most that one commit takes along.
const BATCH: usize = 1024;

#[derive(Debug)]
pub struct Job {
    pub event: Append,
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// Each event goes behind the end of its chain, if its writer still holds the table, and nowhere else: the row of the end is
/// locked by whoever changes it, so nobody can take the table over in between. One statement is one transaction.
const APPEND: &str = "
WITH said AS (
    SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $5::bytea[], $6::bigint[], $7::bool[],
        $8::bool[], $9::bigint[]) AS said (tab, n, body, proof, link, fence, over, bots, at)
), next AS (
    UPDATE heads SET n = said.n, link = said.link, touched = said.at FROM said
    WHERE heads.tab = said.tab AND heads.n = said.n - 1 AND heads.fence = said.fence
    RETURNING said.*
), stored AS (
    INSERT INTO events (tab, n, body, proof, link) SELECT tab, n, body, proof, link FROM next
), noted AS (
    UPDATE tables SET finished = finished OR next.over, bots = tables.bots OR next.bots,
        ended = CASE WHEN next.over THEN next.at ELSE ended END FROM next
    WHERE tables.id = next.tab AND (next.over OR next.bots)
)
SELECT tab FROM next";

pub async fn run(line: Line, mut queue: mpsc::UnboundedReceiver<Job>, tally: Arc<Tally>) {
    let mut waiting = Vec::new();
    loop {
        if waiting.is_empty() && queue.recv_many(&mut waiting, BATCH).await == 0 {
            return;
        }
        // A table has one event in a commit; a second one follows from the first.
        let mut tables = HashSet::new();
        let (jobs, later) = waiting.into_iter().partition(|job: &Job| tables.insert(job.event.table));
        waiting = later;
        together(&line, jobs, &tally).await;
    }
}

async fn together(line: &Line, jobs: Vec<Job>, tally: &Tally) {
    match append(line, &jobs).await {
        Ok(stored) => {
            if !stored.is_empty() {
                tally.commits.fetch_add(1, Ordering::Relaxed);
            }
            tally.events.fetch_add(stored.len() as u64, Ordering::Relaxed);
            for Job { event, done } in jobs {
                let there = stored.contains(&event.table);
                drop(done.send(if there { Ok(()) } else { Err(StoreError::Moved) }));
            }
        }
        // What was refused because of one does not spoil the others.
        Err(StoreError::Refused(_)) if jobs.len() > 1 => {
            for job in jobs {
                Box::pin(together(line, vec![job], tally)).await;
            }
        }
        Err(error) => {
            tracing::error!(%error, "a commit failed");
            tally.failures.fetch_add(1, Ordering::Relaxed);
            for job in jobs {
                drop(job.done.send(Err(error.clone())));
            }
        }
    }
}

/// The tables whose event was stored.
async fn append(line: &Line, jobs: &[Job]) -> Result<HashSet<i64>, StoreError> {
    let events = || jobs.iter().map(|job| &job.event);
    let tables: Vec<i64> = events().map(|own| own.table).collect();
    let numbers: Vec<i64> = events().map(|own| own.n.into()).collect();
    let bodies: Vec<&str> = events().map(|own| own.body.as_str()).collect();
    let proofs: Vec<Option<i64>> = events().map(|own| own.proof.map(|proof| proof as i64)).collect();
    let links: Vec<&[u8]> = events().map(|own| own.link.0.as_slice()).collect();
    let fences: Vec<i64> = events().map(|own| own.fence).collect();
    let over: Vec<bool> = events().map(|own| own.over).collect();
    let bots: Vec<bool> = events().map(|own| own.bots).collect();
    let times: Vec<i64> = events().map(|own| own.at as i64).collect();
    let rows = line
        .ask(APPEND, &[&tables, &numbers, &bodies, &proofs, &links, &fences, &over, &bots, &times])
        .await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}
