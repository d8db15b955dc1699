//! Codes to read out, which any of the servers may be told.

use super::Postgres;
use crate::store::{Sealed, StoreError, Tried};

/// The most codes that are out at a time (`10000` in the statement below); those whose time is over go.
const LEND: &str = "
WITH old AS (DELETE FROM codes WHERE until < clock_timestamp())
INSERT INTO codes (id, body, until, made_at)
SELECT $1::bytea, $2::bytea, clock_timestamp() + $3::float8 * interval '1 second', $4::bytea
WHERE (SELECT count(*) FROM codes) < 10000 ON CONFLICT DO NOTHING RETURNING 1";

/// A code works once, and after thirty wrong ones in a minute only those are looked at that are named where they were made
/// out. Each is counted as wrong before it is looked
/// at, in the same statement: however many come at once, the row of the minute lets one after the other pass.
const REDEEM: &str = "
WITH old AS (
    DELETE FROM wrong_codes WHERE minute < clock_timestamp() - interval '1 hour'
), heard AS (
    INSERT INTO wrong_codes VALUES (date_trunc('minute', clock_timestamp()), 1)
    ON CONFLICT (minute) DO UPDATE SET count = wrong_codes.count + 1 RETURNING count <= 30 AS well
), taken AS (
    DELETE FROM codes USING heard
    WHERE (heard.well OR made_at = $2::bytea) AND id = $1 AND until > clock_timestamp() RETURNING body
)
SELECT heard.well, (SELECT body FROM taken) FROM heard";

/// For a network that has named too many wrong ones: what was made out elsewhere is not looked at, and nothing is counted.
const REDEEM_OWN: &str =
    "DELETE FROM codes WHERE made_at = $2::bytea AND id = $1 AND until > clock_timestamp() RETURNING body";

/// It was not wrong.
const RIGHT: &str =
    "UPDATE wrong_codes SET count = count - 1 WHERE minute = date_trunc('minute', clock_timestamp())";

pub async fn lend(own: &Postgres, code: Sealed, seconds: u32) -> Result<bool, StoreError> {
    let (id, body): (&[u8], &[u8]) = (&code.id, &code.body);
    let at = code.at.as_ref().map(|at| at.as_slice());
    let rows = own.line.ask(LEND, &[&id, &body, &f64::from(seconds), &at]).await?;
    Ok(!rows.is_empty())
}

pub async fn redeem(
    own: &Postgres,
    id: [u8; 16],
    at: Option<[u8; 16]>,
    heard: bool,
) -> Result<Tried, StoreError> {
    let (id, at): (&[u8], _) = (&id, at.as_ref().map(|at| at.as_slice()));
    if !heard {
        let rows = own.line.ask(REDEEM_OWN, &[&id, &at]).await?;
        return Ok(rows.first().map_or(Tried::Unheard, |row| Tried::Right(row.get(0))));
    }
    let rows = own.line.ask(REDEEM, &[&id, &at]).await?;
    let Some(row) = rows.first() else { return Ok(Tried::Wrong) };
    let Some(body) = row.get::<_, Option<Vec<u8>>>(1) else {
        return Ok(if row.get::<_, bool>(0) { Tried::Wrong } else { Tried::Unheard });
    };
    // Whether it is taken off the count or not, the code is used.
    let _ = own.line.ask(RIGHT, &[]).await;
    Ok(Tried::Right(body))
}
