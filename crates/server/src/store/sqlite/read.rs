//! Reading the file, as far as it can be read.

use crate::store::{Head, Laid, Row, Rows, StoreError, sum};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, ErrorCode, OptionalExtension, Params};
use std::collections::BTreeSet;

/// Whether an error says that the file itself is wrong, not that it cannot be had just now.
pub fn is_damage(error: &rusqlite::Error) -> bool {
    match error {
        rusqlite::Error::SqliteFailure(why, _) => {
            matches!(why.code, ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase)
        }
        rusqlite::Error::InvalidColumnType(..)
        | rusqlite::Error::FromSqlConversionFailure(..)
        | rusqlite::Error::IntegralValueOutOfRange(..)
        // Its tables are those of its version, unless what says so was changed.
        | rusqlite::Error::SqlInputError { .. }
        | rusqlite::Error::Utf8Error(..) => true,
        _ => false,
    }
}

/// One column of all rows.
pub fn list(reader: &Connection, sql: &str, params: impl Params) -> Result<Vec<String>, StoreError> {
    let mut rows = reader.prepare_cached(sql)?;
    let all = rows.query_map(params, |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(all)
}

/// The words of all tables that can be found, wherever they are noted.
pub fn words(reader: &Connection) -> Result<Vec<String>, StoreError> {
    let mut all = BTreeSet::new();
    for sql in ["SELECT word FROM tables", "SELECT word FROM heads"] {
        let mut rows = reader.prepare_cached(sql)?;
        let found = rows.query_map([], |row| row.get::<_, String>(0))?;
        // What cannot be read in one place may be found in the other.
        all.extend(found.map_while(Result::ok));
    }
    Ok(all.into_iter().collect())
}

/// The rows of one table, all of one moment.
pub fn rows(reader: &Connection, word: &str) -> Result<Option<Rows>, StoreError> {
    let moment = reader.unchecked_transaction()?;
    let Some(mut rows) = table(&moment, word)? else {
        let mut heads = moment.prepare_cached("SELECT n FROM heads WHERE word = ?1")?;
        return match heads.query_row([word], |row| row.get::<_, i64>(0)).optional()? {
            None => Ok(None),
            Some(n) => Err(StoreError::Damaged(format!("the table is gone; it had {n} events"))),
        };
    };
    rows.broken = events(&moment, rows.id, &mut rows.events)?;
    let mut head = moment.prepare_cached("SELECT first, n, link FROM heads WHERE tab = ?1")?;
    let head =
        head.query_row([rows.id], |row| Ok(Head { first: row.get(0)?, n: row.get(1)?, link: row.get(2)? }));
    match head.optional() {
        Ok(head) => rows.head = head,
        Err(error) if is_damage(&error) => rows.broken = Some(error.to_string()),
        Err(error) => return Err(error.into()),
    }
    Ok(Some(rows))
}

fn table(reader: &Connection, word: &str) -> Result<Option<Rows>, StoreError> {
    let mut rows = reader.prepare_cached(
        "SELECT id, name, created, content, edition, rules, packs, deal, sitters, bots, finished,
                EXISTS (SELECT 1 FROM unchained WHERE tab = id)
         FROM tables WHERE word = ?1",
    )?;
    let found = rows.query_row([word], |row| {
        let laid = Laid {
            word: word.to_string(),
            name: row.get(1)?,
            created: row.get(2)?,
            content: row.get(3)?,
            edition: row.get(4)?,
            rules: row.get(5)?,
            packs: row.get(6)?,
            deal: row.get(7)?,
            sitters: row.get(8)?,
        };
        let (bots, finished, unchained) = (row.get(9)?, row.get(10)?, row.get(11)?);
        let (id, events) = (row.get(0)?, Vec::new());
        Ok(Rows { id, laid, events, head: None, unchained, broken: None, bots, finished })
    });
    Ok(found.optional()?)
}

/// The events of a table up to where they cannot be read, and why.
fn events(reader: &Connection, table: i64, all: &mut Vec<Row>) -> Result<Option<String>, StoreError> {
    let mut lines =
        reader.prepare_cached("SELECT n, body, proof, link FROM events WHERE tab = ?1 ORDER BY n")?;
    let lines = lines.query_map([table], |row| {
        let body = match row.get_ref(1)? {
            ValueRef::Text(body) | ValueRef::Blob(body) => body.to_vec(),
            _ => Vec::new(),
        };
        Ok(Row { n: row.get(0)?, body, proof: row.get(2)?, link: row.get(3)? })
    })?;
    for line in lines {
        match line {
            Ok(row) => all.push(row),
            Err(error) if is_damage(&error) => {
                return Ok(Some(format!("what follows event {} cannot be read: {error}", all.len())));
            }
            Err(error) => return Err(error.into()),
        }
    }
    Ok(None)
}

/// The cards of a version, if they are still those that were kept.
pub fn cards(reader: &Connection, version: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let mut rows = reader.prepare_cached("SELECT body, sum FROM cards WHERE version = ?1")?;
    let found = rows.query_row([version], |row| Ok((row.get::<_, Vec<u8>>(0)?, row.get::<_, Vec<u8>>(1)?)));
    match found.optional()? {
        Some((body, stored)) if sum(&body) != *stored => {
            Err(StoreError::Damaged(format!("the cards of version {version} were changed")))
        }
        found => Ok(found.map(|(body, _)| body)),
    }
}

/// The versions of the cards that are kept.
pub fn versions(reader: &Connection) -> Result<Vec<String>, StoreError> {
    list(reader, "SELECT version FROM cards ORDER BY version", [])
}

/// What SQLite itself finds wrong with the file; nothing if all is well.
pub fn faults(reader: &Connection) -> Result<Vec<String>, StoreError> {
    let found = match list(reader, "PRAGMA integrity_check(100)", []) {
        Err(StoreError::Damaged(why)) => vec![why],
        found => found?,
    };
    Ok(found.into_iter().filter(|line| line != "ok").collect())
}
