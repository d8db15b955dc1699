//! The wishes of readers in the database.

use super::Postgres;
use crate::store::Later;
use crate::store::letters::{Letter, Letters, Place, READERS_OF_A_SEAT, Row};

/// Seats that are no longer named go, those that are new count as seen.
const SET_SEATS: &str = "
WITH named AS (
    SELECT * FROM unnest($2::text[], $3::bigint[]) AS named (word, seat)
), gone AS (
    DELETE FROM notices WHERE who = $1 AND (word, seat) NOT IN (SELECT word, seat FROM named)
)
INSERT INTO notices (who, word, seat, seen)
SELECT $1, named.word, named.seat, heads.n FROM named JOIN heads ON heads.word = named.word
WHERE (SELECT count(*) FROM notices AS own WHERE own.word = named.word AND own.seat = named.seat) < $4
ON CONFLICT DO NOTHING";

impl Letters for Postgres {
    fn key(&self, name: &'static str, fresh: String) -> Later<'_, String> {
        Box::pin(async move {
            let sql = "INSERT INTO keys (name, body) VALUES ($1, $2) ON CONFLICT DO NOTHING";
            self.line.ask(sql, &[&name, &fresh]).await?;
            Ok(self.line.read("SELECT body FROM keys WHERE name = $1", &[&name]).await?[0].get(0))
        })
    }

    fn reader(&self, who: String) -> Later<'_, Option<String>> {
        Box::pin(async move {
            let rows = self.line.read("SELECT body FROM readers WHERE who = $1", &[&who]).await?;
            Ok(rows.first().map(|row| row.get(0)))
        })
    }

    fn set_reader(&self, who: String, body: Option<String>, seats: Option<Vec<Place>>) -> Later<'_, ()> {
        Box::pin(async move {
            let Some(body) = body else {
                let sql =
                    "WITH gone AS (DELETE FROM notices WHERE who = $1) DELETE FROM readers WHERE who = $1";
                return self.line.ask(sql, &[&who]).await.map(drop);
            };
            let sql = "INSERT INTO readers (who, body) VALUES ($1, $2)
                 ON CONFLICT (who) DO UPDATE SET body = excluded.body";
            self.line.ask(sql, &[&who, &body]).await?;
            let Some(seats) = seats else { return Ok(()) };
            let words: Vec<&str> = seats.iter().map(|own| own.word.as_str()).collect();
            let seats: Vec<i64> = seats.iter().map(|own| own.seat.into()).collect();
            self.line.ask(SET_SEATS, &[&who, &words, &seats, &READERS_OF_A_SEAT]).await?;
            // Whoever follows no seat, because too many do or none was named, is not kept.
            let idle =
                "DELETE FROM readers WHERE who = $1 AND NOT EXISTS (SELECT 1 FROM notices WHERE who = $1)";
            self.line.ask(idle, &[&who]).await.map(drop)
        })
    }

    fn crowded(&self, who: String, seats: Vec<Place>) -> Later<'_, Vec<Place>> {
        Box::pin(async move {
            let words: Vec<&str> = seats.iter().map(|own| own.word.as_str()).collect();
            let numbers: Vec<i64> = seats.iter().map(|own| own.seat.into()).collect();
            let sql = "SELECT (SELECT count(*) FROM notices AS other WHERE other.word = own.word
                     AND other.seat = own.seat AND other.who <> $1) >= $4
                 FROM unnest($2::text[], $3::bigint[]) WITH ORDINALITY AS own (word, seat, at) ORDER BY at";
            let rows = self.line.read(sql, &[&who, &words, &numbers, &READERS_OF_A_SEAT]).await?;
            let crowded = seats.iter().zip(&rows).filter(|(_, row)| row.get(0));
            Ok(crowded.map(|(own, _)| own.clone()).collect())
        })
    }

    fn is_followed(&self, word: String) -> Later<'_, bool> {
        Box::pin(async move {
            let sql = "SELECT EXISTS (SELECT 1 FROM notices WHERE word = $1)";
            Ok(self.line.read(sql, &[&word]).await?[0].get(0))
        })
    }

    fn unaware(&self, Place { word, seat }: Place, revision: u32) -> Later<'_, Vec<Row>> {
        Box::pin(async move {
            let sql = "SELECT who, body FROM notices JOIN readers USING (who)
                 WHERE word = $1 AND seat = $2 AND seen < $3 AND NOT told AND due IS NULL";
            let rows = self.line.read(sql, &[&word, &i64::from(seat), &i64::from(revision)]).await?;
            Ok(rows.iter().map(|row| Row { who: row.get(0), body: row.get(1) }).collect())
        })
    }

    fn set_due(&self, Letter { reader, place, name, due, tries }: Letter) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "UPDATE notices SET due = $4, name = $5, tries = $6, told = false
                 WHERE who = $1 AND word = $2 AND seat = $3 AND ($6::bigint = 0 OR told OR due IS NOT NULL)";
            let (seat, due, tries) = (i64::from(place.seat), due as i64, i64::from(tries));
            self.line.ask(sql, &[&reader.who, &place.word, &seat, &due, &name, &tries]).await.map(drop)
        })
    }

    fn turned(&self, word: String, seat: Option<u8>) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "UPDATE notices SET due = NULL
                 WHERE word = $1 AND due IS NOT NULL AND ($2::bigint IS NULL OR seat <> $2)";
            self.line.ask(sql, &[&word, &seat.map(i64::from)]).await.map(drop)
        })
    }

    fn unfollow(&self, Place { word, seat }: Place) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "DELETE FROM notices WHERE word = $1 AND seat = $2";
            self.line.ask(sql, &[&word, &i64::from(seat)]).await.map(drop)
        })
    }

    fn looked(&self, Place { word, seat }: Place, revision: u32) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "UPDATE notices SET seen = greatest(seen, $3), told = false, due = NULL
                 WHERE word = $1 AND seat = $2";
            self.line.ask(sql, &[&word, &i64::from(seat), &i64::from(revision)]).await.map(drop)
        })
    }

    fn due(&self, now: u64, most: u32) -> Later<'_, Vec<Letter>> {
        Box::pin(async move {
            let sql = "SELECT who, body, word, seat, name, due, tries FROM notices JOIN readers USING (who)
                 WHERE due <= $1 ORDER BY due LIMIT $2";
            let rows = self.line.read(sql, &[&(now as i64), &i64::from(most)]).await?;
            let letter = |row: &tokio_postgres::Row| Letter {
                reader: Row { who: row.get(0), body: row.get(1) },
                place: Place { word: row.get(2), seat: row.get::<_, i64>(3) as u8 },
                name: row.get(4),
                due: row.get::<_, i64>(5) as u64,
                tries: row.get::<_, i64>(6) as u32,
            };
            Ok(rows.iter().map(letter).collect())
        })
    }

    fn forget_readers(&self) -> Later<'_, ()> {
        Box::pin(async move {
            let sql = "DELETE FROM readers WHERE NOT EXISTS (SELECT 1 FROM notices WHERE notices.who = readers.who)";
            self.line.ask(sql, &[]).await.map(drop)
        })
    }

    fn take(&self, letter: &Letter) -> Later<'_, bool> {
        let Letter { reader, place, due, .. } = letter.clone();
        Box::pin(async move {
            let sql = "UPDATE notices SET due = NULL, told = true
                 WHERE who = $1 AND word = $2 AND seat = $3 AND due = $4 RETURNING 1";
            let seat = i64::from(place.seat);
            let rows = self.line.ask(sql, &[&reader.who, &place.word, &seat, &(due as i64)]).await?;
            Ok(!rows.is_empty())
        })
    }
}
