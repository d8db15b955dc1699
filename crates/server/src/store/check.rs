//! Looking at everything that is stored: every chain, every game played again, all cards.

use super::{Archive, Damage, StoreError, Stored, load};
use crate::house::{Cards, Shelf};
use content::Collection;
use serde::Serialize;
use std::fmt;
use std::sync::Arc;
use table::play::Play;

/// What was found.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    pub tables: usize,
    pub events: usize,
    /// What the storage itself finds wrong.
    pub faults: Vec<String>,
    /// Cards that cannot be believed.
    pub cards: Vec<String>,
    /// Tables of which some events can be believed, perhaps all.
    pub damaged: Vec<Damaged>,
    /// Tables of which nothing can be believed, and why.
    pub lost: Vec<Lost>,
    /// Tables that are stored well and do not come out as they did: nothing to repair here.
    pub astray: Vec<Lost>,
}

#[derive(Clone, Debug, Serialize)]
pub struct Damaged {
    pub table: String,
    #[serde(flatten)]
    pub damage: Damage,
}

#[derive(Clone, Debug, Serialize)]
pub struct Lost {
    pub table: String,
    pub why: String,
}

impl Report {
    /// Nothing is damaged.
    pub fn is_whole(&self) -> bool {
        self.faults.is_empty() && self.cards.is_empty() && self.damaged.is_empty() && self.lost.is_empty()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for fault in &self.faults {
            writeln!(f, "the storage itself: {fault}")?;
        }
        for why in &self.cards {
            writeln!(f, "{why}")?;
        }
        for Damaged { table, damage } in &self.damaged {
            writeln!(f, "table {table}: {damage}")?;
        }
        for Lost { table, why } in &self.lost {
            writeln!(f, "table {table}: nothing of it can be believed: {why}")?;
        }
        for Lost { table, why } in &self.astray {
            writeln!(f, "table {table}: stored well, but {why}")?;
        }
        let (whole, rest) = (self.damaged.len() + self.lost.len(), self.astray.len());
        writeln!(
            f,
            "{} tables, {} events; {whole} tables damaged, {rest} come out otherwise",
            self.tables, self.events
        )
    }
}

/// Looks at everything.
pub async fn check(archive: &dyn Archive, shelf: &Shelf) -> Result<Report, StoreError> {
    let mut report = Report { faults: archive.faults().await?, ..Report::default() };
    for version in archive.versions().await? {
        let read = archive.cards(&version).await.and_then(|body| {
            let read = body.map(|body| Collection::unpress(&body)).transpose()?;
            Ok(read)
        });
        match read {
            Ok(_) => {}
            Err(StoreError::Damaged(why)) => report.cards.push(why),
            Err(error) => return Err(error),
        }
    }
    for table in archive.words().await? {
        report.tables += 1;
        match load(archive, &table).await {
            // Forgotten since it was listed.
            Ok(None) => report.tables -= 1,
            Err(StoreError::Damaged(why)) => report.lost.push(Lost { table, why }),
            Err(error) => return Err(error),
            Ok(Some(stored)) => {
                report.events += stored.events.len();
                if let Some(damage) = stored.damage {
                    report.damaged.push(Damaged { table, damage });
                } else if let Some(why) = astray(archive, shelf, &stored).await? {
                    report.astray.push(Lost { table, why });
                }
            }
        }
    }
    Ok(report)
}

/// Plays the game of a table again. Why it does not come out as it was stored, if it does not.
async fn astray(archive: &dyn Archive, shelf: &Shelf, stored: &Stored) -> Result<Option<String>, StoreError> {
    let cards: Arc<Cards> = match shelf.known(&stored.content) {
        Some(cards) => cards,
        None => {
            let body = match archive.cards(&stored.content).await {
                Ok(Some(body)) => body,
                Ok(None) => return Ok(Some("its cards are not here".into())),
                Err(StoreError::Damaged(_)) => return Ok(Some("its cards are damaged".into())),
                Err(error) => return Err(error),
            };
            match shelf.open(Some(&stored.content), Collection::unpress(&body)?) {
                Ok(cards) => cards,
                Err(_) => return Ok(Some("this program does not speak the language of its cards".into())),
            }
        }
    };
    Ok(match Play::woken(&cards.codex, stored.past()) {
        Ok((_, frozen)) => frozen,
        Err(refusal) => Some(refusal.message),
    })
}
