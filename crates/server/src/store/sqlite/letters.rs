//! The wishes of readers in the file.

use super::Sqlite;
use super::writer::Work;
use crate::store::letters::{Letter, Letters, Place, READERS_OF_A_SEAT, Row};
use crate::store::{Later, StoreError};
use rusqlite::{OptionalExtension, Transaction, params};

/// What is written.
#[derive(Debug)]
pub enum Deed {
    Key { name: &'static str, fresh: String },
    SetReader { who: String, body: Option<String>, seats: Option<Vec<Place>> },
    SetDue(Letter),
    Turned { word: String, seat: Option<u8> },
    Unfollow(Place),
    Looked { place: Place, revision: u32 },
    ForgetReaders,
    Take { who: String, place: Place, due: u64 },
}

/// How many rows it changed.
pub fn write(transaction: &Transaction, deed: &Deed) -> Result<i64, StoreError> {
    let changed = match deed {
        Deed::Key { name, fresh } => {
            transaction.execute("INSERT OR IGNORE INTO keys (name, body) VALUES (?1, ?2)", [*name, fresh])?
        }
        Deed::SetReader { who, body, seats } => set_reader(transaction, who, body.as_deref(), seats)?,
        Deed::SetDue(Letter { reader, place, name, due, tries }) => transaction.execute(
            "UPDATE notices SET due = ?4, name = ?5, tries = ?6, told = 0
             WHERE who = ?1 AND word = ?2 AND seat = ?3 AND (?6 = 0 OR told = 1 OR due IS NOT NULL)",
            params![reader.who, place.word, place.seat, *due as i64, name, tries],
        )?,
        Deed::Turned { word, seat } => transaction.execute(
            "UPDATE notices SET due = NULL WHERE word = ?1 AND due IS NOT NULL AND (?2 IS NULL OR seat <> ?2)",
            params![word, seat],
        )?,
        Deed::Unfollow(Place { word, seat }) => {
            let sql = "DELETE FROM notices WHERE word = ?1 AND seat = ?2";
            transaction.execute(sql, params![word, seat])?
        }
        Deed::Looked { place, revision } => transaction.execute(
            "UPDATE notices SET seen = max(seen, ?3), told = 0, due = NULL WHERE word = ?1 AND seat = ?2",
            params![place.word, place.seat, revision],
        )?,
        Deed::ForgetReaders => {
            transaction.execute("DELETE FROM readers WHERE who NOT IN (SELECT who FROM notices)", [])?
        }
        Deed::Take { who, place, due } => transaction.execute(
            "UPDATE notices SET due = NULL, told = 1
             WHERE who = ?1 AND word = ?2 AND seat = ?3 AND due = ?4",
            params![who, place.word, place.seat, *due as i64],
        )?,
    };
    Ok(changed as i64)
}

fn set_reader(
    transaction: &Transaction,
    who: &str,
    body: Option<&str>,
    seats: &Option<Vec<Place>>,
) -> Result<usize, StoreError> {
    let Some(body) = body else {
        transaction.execute("DELETE FROM notices WHERE who = ?1", [who])?;
        return Ok(transaction.execute("DELETE FROM readers WHERE who = ?1", [who])?);
    };
    transaction.execute("INSERT OR REPLACE INTO readers (who, body) VALUES (?1, ?2)", [who, body])?;
    let Some(seats) = seats else { return Ok(1) };
    let mut known = transaction.prepare_cached("SELECT word, seat FROM notices WHERE who = ?1")?;
    let known = known.query_map([who], |row| Ok(Place { word: row.get(0)?, seat: row.get(1)? }))?;
    let known = known.collect::<Result<Vec<Place>, _>>()?;
    for Place { word, seat } in known.iter().filter(|own| !seats.contains(own)) {
        let sql = "DELETE FROM notices WHERE who = ?1 AND word = ?2 AND seat = ?3";
        transaction.execute(sql, params![who, word, seat])?;
    }
    for Place { word, seat } in seats {
        transaction.execute(
            "INSERT OR IGNORE INTO notices (who, word, seat, seen)
             SELECT ?1, ?2, ?3, n FROM heads WHERE word = ?2
             AND (SELECT count(*) FROM notices WHERE word = ?2 AND seat = ?3) < ?4",
            params![who, word, seat, READERS_OF_A_SEAT],
        )?;
    }
    // Whoever follows no seat, because too many do or none was named, is not kept.
    let idle = "DELETE FROM readers WHERE who = ?1 AND NOT EXISTS (SELECT 1 FROM notices WHERE who = ?1)";
    transaction.execute(idle, [who])?;
    Ok(1)
}

impl Sqlite {
    fn letter(&self, deed: Deed) -> Later<'_, ()> {
        let written = self.write(Work::Letter(deed));
        Box::pin(async { written.await.map(drop) })
    }
}

impl Letters for Sqlite {
    fn key(&self, name: &'static str, fresh: String) -> Later<'_, String> {
        Box::pin(async move {
            self.letter(Deed::Key { name, fresh }).await?;
            let sql = "SELECT body FROM keys WHERE name = ?1";
            self.read(move |reader| Ok(reader.query_row(sql, [name], |row| row.get(0))?)).await
        })
    }

    fn reader(&self, who: String) -> Later<'_, Option<String>> {
        let sql = "SELECT body FROM readers WHERE who = ?1";
        self.read(move |reader| Ok(reader.query_row(sql, [who], |row| row.get(0)).optional()?))
    }

    fn set_reader(&self, who: String, body: Option<String>, seats: Option<Vec<Place>>) -> Later<'_, ()> {
        self.letter(Deed::SetReader { who, body, seats })
    }

    fn crowded(&self, who: String, seats: Vec<Place>) -> Later<'_, Vec<Place>> {
        self.read(move |reader| {
            let sql = "SELECT count(*) >= ?4 FROM notices WHERE word = ?1 AND seat = ?2 AND who <> ?3";
            let mut others = reader.prepare_cached(sql)?;
            let mut crowded = Vec::new();
            for place in seats {
                let Place { word, seat } = &place;
                if others.query_row(params![word, seat, who, READERS_OF_A_SEAT], |row| row.get(0))? {
                    crowded.push(place);
                }
            }
            Ok(crowded)
        })
    }

    fn is_followed(&self, word: String) -> Later<'_, bool> {
        let sql = "SELECT EXISTS (SELECT 1 FROM notices WHERE word = ?1)";
        self.read(move |reader| Ok(reader.query_row(sql, [word], |row| row.get(0))?))
    }

    fn unaware(&self, Place { word, seat }: Place, revision: u32) -> Later<'_, Vec<Row>> {
        self.read(move |reader| {
            let mut rows = reader.prepare_cached(
                "SELECT who, body FROM notices JOIN readers USING (who)
                 WHERE word = ?1 AND seat = ?2 AND seen < ?3 AND told = 0 AND due IS NULL",
            )?;
            let row = |row: &rusqlite::Row| Ok(Row { who: row.get(0)?, body: row.get(1)? });
            Ok(rows.query_map(params![word, seat, revision], row)?.collect::<Result<_, _>>()?)
        })
    }

    fn set_due(&self, letter: Letter) -> Later<'_, ()> {
        self.letter(Deed::SetDue(letter))
    }

    fn turned(&self, word: String, seat: Option<u8>) -> Later<'_, ()> {
        self.letter(Deed::Turned { word, seat })
    }

    fn unfollow(&self, place: Place) -> Later<'_, ()> {
        self.letter(Deed::Unfollow(place))
    }

    fn looked(&self, place: Place, revision: u32) -> Later<'_, ()> {
        self.letter(Deed::Looked { place, revision })
    }

    fn due(&self, now: u64, most: u32) -> Later<'_, Vec<Letter>> {
        self.read(move |reader| {
            let mut rows = reader.prepare_cached(
                "SELECT who, body, word, seat, name, due, tries FROM notices JOIN readers USING (who)
                 WHERE due <= ?1 ORDER BY due LIMIT ?2",
            )?;
            let letter = |row: &rusqlite::Row| {
                Ok(Letter {
                    reader: Row { who: row.get(0)?, body: row.get(1)? },
                    place: Place { word: row.get(2)?, seat: row.get(3)? },
                    name: row.get(4)?,
                    due: row.get::<_, i64>(5)? as u64,
                    tries: row.get(6)?,
                })
            };
            Ok(rows.query_map(params![now as i64, most], letter)?.collect::<Result<_, _>>()?)
        })
    }

    fn forget_readers(&self) -> Later<'_, ()> {
        self.letter(Deed::ForgetReaders)
    }

    fn take(&self, letter: &Letter) -> Later<'_, bool> {
        let (who, place, due) = (letter.reader.who.clone(), letter.place.clone(), letter.due);
        let taken = self.write(Work::Letter(Deed::Take { who, place, due }));
        Box::pin(async { taken.await.map(|changed| changed > 0) })
    }
}
