//! Storage as text, for moving it and for reading it: one object of JSON on each line (`docs/hosting.md`).

use super::check::{Damaged, Lost};
use super::{Archive, Head, Laid, Link, NewRows, Row, Rows, Storage, StoreError, load, sum};
use crate::chance::now;
use content::Collection;
use serde::{Deserialize, Serialize};
use std::io::{self, BufRead, Write};
use std::sync::Arc;
use table::record::hex;

const FORM: u32 = 1;

/// A line. A table is followed by its events and its end.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Line {
    Lodge {
        store: u32,
    },
    Cards {
        version: String,
        body: String,
        /// The start of the hash of the body; older exports have none.
        #[serde(default)]
        sum: Option<String>,
    },
    Table(Box<Table>),
    Event {
        n: i64,
        body: String,
        proof: Option<String>,
        link: String,
    },
    End {
        first: String,
        n: i64,
        link: String,
    },
    /// In the place of an end: these rows cannot be believed.
    Damaged {
        good: usize,
        of: usize,
        why: String,
    },
    Lost {
        table: String,
        why: String,
    },
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    word: String,
    name: Option<String>,
    created: i64,
    content: String,
    edition: String,
    packs: String,
    rules: i64,
    deal: String,
    sitters: String,
    bots: bool,
    finished: bool,
}

/// What was written.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Exported {
    pub tables: usize,
    pub events: usize,
    /// Written as far as they can be read, and not taken by an import.
    pub damaged: Vec<Damaged>,
    pub lost: Vec<Lost>,
    /// Cards that cannot be believed, left out.
    pub cards: Vec<String>,
}

/// Writes everything. What is damaged is written as far as it can be read, and said to be.
pub async fn export(archive: &dyn Archive, out: &mut dyn Write) -> Result<Exported, StoreError> {
    let mut done = Exported::default();
    put(out, &Line::Lodge { store: FORM })?;
    for version in archive.versions().await? {
        match archive.cards(&version).await {
            Ok(body) => {
                let body = body.unwrap_or_default();
                put(out, &Line::Cards { version, sum: Some(hex(&sum(&body))), body: hex(&body) })?;
            }
            Err(StoreError::Damaged(why)) => done.cards.push(why),
            Err(error) => return Err(error),
        }
    }
    for word in archive.words().await? {
        match archive.rows(&word).await {
            Ok(Some(rows)) => export_table(rows, out, &mut done)?,
            Ok(None) => {}
            Err(StoreError::Damaged(why)) => {
                put(out, &Line::Lost { table: word.clone(), why: why.clone() })?;
                done.lost.push(Lost { table: word, why });
            }
            Err(error) => return Err(error),
        }
    }
    out.flush().map_err(StoreError::failed)?;
    Ok(done)
}

fn export_table(rows: Rows, out: &mut dyn Write, done: &mut Exported) -> Result<(), StoreError> {
    done.tables += 1;
    let Laid { word, name, created, content, edition, packs, rules, deal, sitters } = rows.laid.clone();
    let (bots, finished, table) = (rows.bots, rows.finished, word.clone());
    let head = Table { word, name, created, content, edition, packs, rules, deal, sitters, bots, finished };
    put(out, &Line::Table(Box::new(head)))?;
    let events = rows.events.clone();
    let read = rows.read();
    let links = read.as_ref().map_or(Vec::new(), |stored| stored.links.clone());
    for (at, Row { n, body, proof, link }) in events.into_iter().enumerate() {
        done.events += 1;
        // A table of an older program gets its chain on the way.
        let link = link.or_else(|| links.get(at + 1).map(|link| link.0.to_vec())).unwrap_or_default();
        let proof = proof.map(|proof| format!("{:016x}", proof as u64));
        let body = String::from_utf8_lossy(&body).into_owned();
        put(out, &Line::Event { n, body, proof, link: hex(&link) })?;
    }
    match read {
        Ok(stored) => match &stored.damage {
            None => {
                let n = stored.events.len() as i64;
                put(out, &Line::End { first: hex(&stored.links[0].0), n, link: hex(&stored.last().0) })
            }
            Some(damage) => {
                let (good, of, why) = (damage.good, damage.of, damage.why.clone());
                done.damaged.push(Damaged { table, damage: damage.clone() });
                put(out, &Line::Damaged { good, of, why })
            }
        },
        Err(error) => {
            let why = error.to_string();
            done.lost.push(Lost { table: table.clone(), why: why.clone() });
            put(out, &Line::Lost { table, why })
        }
    }
}

fn put(out: &mut dyn Write, line: &Line) -> Result<(), StoreError> {
    serde_json::to_writer(&mut *out, line)?;
    out.write_all(b"\n").map_err(StoreError::failed)
}

/// What was taken.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Imported {
    pub tables: usize,
    pub events: usize,
    /// Tables that were not taken, and why.
    pub refused: Vec<Lost>,
    /// Cards that were not taken, and why.
    pub cards: Vec<String>,
}

/// Takes the tables of a text whose chains are whole and that are not there yet.
pub async fn import(storage: &dyn Storage, text: impl BufRead) -> Result<Imported, StoreError> {
    let mut done = Imported::default();
    let mut open: Option<Rows> = None;
    for (number, line) in text.lines().enumerate() {
        let wrong = |why: String| StoreError::Failed(format!("line {}: {why}", number + 1));
        let line = line.map_err(|error: io::Error| wrong(error.to_string()))?;
        let line: Line = serde_json::from_str(&line).map_err(|error| wrong(error.to_string()))?;
        if (number == 0) != matches!(line, Line::Lodge { .. }) {
            return Err(wrong("an export of Lodge begins with {\"lodge\": ...}, once".into()));
        }
        let inside = matches!(line, Line::Event { .. } | Line::End { .. } | Line::Damaged { .. });
        if inside != open.is_some() && !matches!(line, Line::Lost { .. }) {
            return Err(wrong("a table is followed by its events and its end".into()));
        }
        match line {
            Line::Lodge { store: FORM } => {}
            Line::Lodge { store } => return Err(wrong(format!("this program does not know form {store}"))),
            Line::Cards { version, body, sum } => match believed_cards(&body, sum.as_deref()) {
                Ok(body) => storage.keep_cards(version, body.into()).await?,
                Err(why) => done.cards.push(format!("the cards of version {version} were not taken: {why}")),
            },
            Line::Table(table) => open = Some(opened(*table)),
            Line::Event { n, body, proof, link } => {
                let proof = proof.map(|proof| u64::from_str_radix(&proof, 16)).transpose();
                let proof = proof.map_err(|error| wrong(error.to_string()))?.map(|proof| proof as i64);
                let link = Some(unhex(&link).unwrap_or_default());
                if let Some(rows) = &mut open {
                    rows.events.push(Row { n, body: body.into(), proof, link });
                }
            }
            Line::End { first, n, link } => {
                let [first, link] = [first, link].map(|link| unhex(&link).unwrap_or_default());
                if let Some(mut rows) = open.take() {
                    rows.head = Some(Head { first, n, link });
                    take(storage, rows, &mut done).await?;
                }
            }
            Line::Damaged { why, .. } => {
                let table = open.take().map(|rows| rows.laid.word).unwrap_or_default();
                done.refused.push(Lost { table, why });
            }
            Line::Lost { table, why } => {
                open = None;
                done.refused.push(Lost { table, why });
            }
        }
    }
    if let Some(rows) = open {
        done.refused.push(Lost { table: rows.laid.word, why: "the text ends in the middle of it".into() });
    }
    Ok(done)
}

/// Cards that are still those that were kept. Where nothing says so, they can at least be read: a server that woke a table
/// with others would find out then.
fn believed_cards(body: &str, told: Option<&str>) -> Result<Vec<u8>, String> {
    let body = unhex(body).ok_or("they are not in base sixteen")?;
    match told {
        Some(told) if *told != hex(&sum(&body)) => Err("they were changed".into()),
        Some(_) => Ok(body),
        None => Collection::unpress(&body).map_err(|error| error.to_string()).map(|_| body),
    }
}

fn opened(table: Table) -> Rows {
    let Table { word, name, created, content, edition, packs, rules, deal, sitters, bots, finished } = table;
    let laid = Laid { word, name, created, content, edition, packs, rules, deal, sitters };
    Rows { id: 0, laid, events: Vec::new(), head: None, unchained: false, broken: None, bots, finished }
}

async fn take(storage: &dyn Storage, rows: Rows, done: &mut Imported) -> Result<(), StoreError> {
    let table = rows.laid.word.clone();
    let refused = match rows.clone().read() {
        Err(error) => Some(error.to_string()),
        Ok(stored) => stored.damage.map(|damage| damage.to_string()),
    };
    let there = match refused {
        Some(_) => false,
        None => !matches!(load(storage, &table).await, Ok(None)),
    };
    match refused.or_else(|| there.then(|| "a table of that word is there already".into())) {
        Some(why) => done.refused.push(Lost { table, why }),
        None => {
            done.events += rows.events.len();
            done.tables += 1;
            let Rows { laid, events, bots, finished, .. } = rows;
            // When its game ended is not told: it counts from now.
            storage.create(NewRows { laid, events, bots, finished, at: now() }, Arc::new([])).await?;
        }
    }
    Ok(())
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Option<Vec<u8>> =
        text.chars().map(|digit| digit.to_digit(16).map(|digit| digit as u8)).collect();
    let digits = digits.filter(|digits| digits.len() % 2 == 0)?;
    Some(digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

/// The rows of a table as far as they can be believed, with their chain.
pub(super) fn believed(rows: Rows, links: &[Link]) -> NewRows {
    let good = links.len() - 1;
    let whole = good == rows.events.len();
    let mut events = rows.events;
    events.truncate(good);
    for (row, link) in events.iter_mut().zip(&links[1..]) {
        row.link = Some(link.0.to_vec());
    }
    NewRows { laid: rows.laid, events, bots: rows.bots, finished: rows.finished && whole, at: now() }
}
