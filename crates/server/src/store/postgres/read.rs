//! Reading the database.

use super::line::{Line, Params};
use crate::store::{Head, Laid, Row, Rows, StoreError, sum};

/// One column of all rows.
pub async fn list(line: &Line, sql: &'static str, params: Params<'_>) -> Result<Vec<String>, StoreError> {
    Ok(line.read(sql, params).await?.iter().map(|row| row.get(0)).collect())
}

/// The rows of one table; one statement sees one moment.
pub async fn rows(line: &Line, word: &str) -> Result<Option<Rows>, StoreError> {
    let found = line
        .read(
            "SELECT t.id, t.name, t.created, t.content, t.edition, t.packs, t.rules, t.deal, t.sitters, t.bots,
                t.finished, h.first, h.n, h.link, e.n, e.body, e.proof, e.link
             FROM tables t LEFT JOIN heads h ON h.tab = t.id
             LEFT JOIN LATERAL (
                SELECT array_agg(n) AS n, array_agg(body) AS body, array_agg(proof) AS proof, array_agg(link) AS link
                FROM (SELECT * FROM events WHERE tab = t.id ORDER BY n) AS own
             ) e ON true
             WHERE t.word = $1",
            &[&word],
        )
        .await?;
    let Some(row) = found.first() else {
        let heads = line.read("SELECT n FROM heads WHERE word = $1", &[&word]).await?;
        return match heads.first() {
            None => Ok(None),
            Some(row) => {
                let n: i64 = row.get(0);
                Err(StoreError::Damaged(format!("the table is gone; it had {n} events")))
            }
        };
    };
    let laid = Laid {
        word: word.to_string(),
        name: row.get(1),
        created: row.get(2),
        content: row.get(3),
        edition: row.get(4),
        packs: row.get(5),
        rules: row.get(6),
        deal: row.get(7),
        sitters: row.get(8),
    };
    let first: Option<Vec<u8>> = row.get(11);
    let head = first.map(|first| Head { first, n: row.get(12), link: row.get(13) });
    let numbers: Vec<i64> = row.get::<_, Option<_>>(14).unwrap_or_default();
    let bodies: Vec<String> = row.get::<_, Option<_>>(15).unwrap_or_default();
    let proofs: Vec<Option<i64>> = row.get::<_, Option<_>>(16).unwrap_or_default();
    let links: Vec<Option<Vec<u8>>> = row.get::<_, Option<_>>(17).unwrap_or_default();
    let events = numbers.into_iter().zip(bodies).zip(proofs.into_iter().zip(links));
    let events = events.map(|((n, body), (proof, link))| Row { n, body: body.into_bytes(), proof, link });
    Ok(Some(Rows {
        id: row.get(0),
        laid,
        events: events.collect(),
        head,
        unchained: false,
        broken: None,
        bots: row.get(9),
        finished: row.get(10),
    }))
}

/// The cards of a version, if they are still those that were kept.
pub async fn cards(line: &Line, version: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let found = line.read("SELECT body, sum FROM cards WHERE version = $1", &[&version]).await?;
    let found = found.first().map(|row| (row.get::<_, Vec<u8>>(0), row.get::<_, Vec<u8>>(1)));
    match found {
        Some((body, stored)) if sum(&body) != *stored => {
            Err(StoreError::Damaged(format!("the cards of version {version} were changed")))
        }
        found => Ok(found.map(|(body, _)| body)),
    }
}
