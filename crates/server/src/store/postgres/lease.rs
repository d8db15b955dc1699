//! Which server a table lives on. A server is alive as long as it is heard of; a table belongs to the one that took it last,
//! and each taking has a number that every event of the table must name.

use super::Postgres;
use crate::store::{Held, Lease, StoreError};
use std::sync::atomic::Ordering;

/// After so long without a word a server counts as gone (`3 seconds` in the statements below).
macro_rules! alive {
    () => {
        "EXISTS (SELECT 1 FROM nodes WHERE id = heads.node AND beat > clock_timestamp() - interval '3 seconds')"
    };
}

/// Unfinished tables with bots that no living server has.
pub const WITH_BOTS: &str = concat!(
    "SELECT tables.word FROM tables JOIN heads ON heads.tab = tables.id
     WHERE bots AND NOT finished AND NOT ",
    alive!(),
    " ORDER BY id"
);

/// Those of them that a server had which is gone.
pub const ORPHANS: &str = concat!(
    "SELECT tables.word FROM tables JOIN heads ON heads.tab = tables.id
     WHERE bots AND NOT finished AND heads.node IS NOT NULL AND NOT ",
    alive!(),
    " ORDER BY id"
);

/// A table that somebody plays at elsewhere is not forgotten.
pub const FORGET: &str = concat!(
    "WITH head AS (DELETE FROM heads WHERE word = $1 AND (heads.node = $2 OR NOT ",
    alive!(),
    ") RETURNING tab),
     gone AS (DELETE FROM tables USING head WHERE tables.id = head.tab),
     untold AS (DELETE FROM notices USING head WHERE notices.word = $1)
     DELETE FROM events USING head WHERE events.tab = head.tab"
);

const TAKE: &str = concat!(
    "UPDATE heads SET node = $2, fence = CASE WHEN node = $2 THEN fence ELSE fence + 1 END WHERE word = $1 AND (node IS NULL OR node = $2 OR NOT ",
    alive!(),
    ") RETURNING fence"
);

/// Tells the others where this server is reached; what they show each other.
pub async fn register(own: &Postgres, address: &str) -> Result<Option<String>, StoreError> {
    let sql = "INSERT INTO nodes (address, beat) VALUES ($1, clock_timestamp()) RETURNING id";
    let rows = own.line.ask(sql, &[&address]).await?;
    own.node.store(rows[0].get(0), Ordering::Release);
    let secret = own.line.read("SELECT word FROM secret", &[]).await?;
    Ok(secret.first().map(|row| row.get(0)))
}

/// Says that this server is alive, and hears which tables are still its own.
pub async fn beat(own: &Postgres) -> Result<Held, StoreError> {
    let sql = "UPDATE nodes SET beat = clock_timestamp()
         WHERE id = $1 AND beat > clock_timestamp() - interval '3 seconds' RETURNING id";
    if own.pulse.ask(sql, &[&own.node()]).await?.is_empty() {
        // The others have given it up: what it held is theirs.
        return Ok(Held::GivenUp);
    }
    let rows = own.pulse.read("SELECT word FROM heads WHERE node = $1", &[&own.node()]).await?;
    Ok(Held::Tables(rows.iter().map(|row| row.get(0)).collect()))
}

/// Takes a table that no living server has, or says where it is.
pub async fn take(own: &Postgres, word: &str) -> Result<Lease, StoreError> {
    let node = own.node();
    if let Some(row) = own.line.ask(TAKE, &[&word, &node]).await?.first() {
        return Ok(Lease::Ours { fence: row.get(0) });
    }
    let sql = "SELECT address FROM heads LEFT JOIN nodes ON nodes.id = heads.node WHERE word = $1";
    let there = own.line.read(sql, &[&word]).await?;
    Ok(match there.first() {
        Some(row) => match row.get::<_, Option<String>>(0) {
            Some(address) => Lease::At { address },
            None => return Err(StoreError::Failed("the table changes hands just now".into())),
        },
        None => Lease::Nowhere,
    })
}

/// Lets others have a table that sleeps here.
pub async fn release(own: &Postgres, word: &str, fence: i64) -> Result<(), StoreError> {
    let sql = "UPDATE heads SET node = NULL WHERE word = $1 AND node = $2 AND fence = $3";
    own.line.ask(sql, &[&word, &own.node(), &fence]).await.map(drop)
}

/// Lets others have everything at once, and crosses out the servers that are gone for good.
pub async fn leave(own: &Postgres) -> Result<(), StoreError> {
    let node = own.node();
    own.pulse.ask("UPDATE heads SET node = NULL WHERE node = $1", &[&node]).await?;
    let sql = "DELETE FROM nodes WHERE id = $1 OR beat < clock_timestamp() - interval '1 day'";
    own.pulse.ask(sql, &[&node]).await.map(drop)
}
