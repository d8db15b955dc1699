//! Repairing a file: what can be believed goes into a fresh one, and the old one is kept whole beside it.

use super::check::{Damaged, Lost};
use super::sqlite::{Lock, real};
use super::{Archive, Rows, Sqlite, Storage, StoreError, text};
use serde::Serialize;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What was done.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Repaired {
    pub tables: usize,
    pub events: usize,
    /// Tables that were cut back to their last good event.
    pub cut: Vec<Damaged>,
    /// Tables that are in the old file only.
    pub lost: Vec<Lost>,
    /// Cards that are in the old file only.
    pub cards: Vec<String>,
    /// Where the old file is.
    pub kept: PathBuf,
}

/// What lies beside a file and belongs to it.
const BESIDE: [&str; 4] = ["", "-wal", "-shm", ".mark"];

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut path = path.as_os_str().to_owned();
    path.push(end);
    path.into()
}

/// Repairs a file that no server has open. Nothing of the old file is changed or lost: it gets another name.
pub async fn repair(path: &Path) -> Result<Repaired, StoreError> {
    let path = &real(path).map_err(StoreError::failed)?;
    let _lock = Lock::take(path)?;
    let fresh = beside(path, ".repaired");
    if fresh.exists() {
        let words = format!(
            "{} is there already: an earlier repair did not come to its end; remove it",
            fresh.display()
        );
        return Err(StoreError::Failed(words));
    }
    let mut done = Repaired { kept: free(path), ..Repaired::default() };
    let copied = copy(path, &fresh, &mut done).await;
    if let Err(error) = copied {
        for end in BESIDE.into_iter().chain([".lock"]) {
            let _ = fs::remove_file(beside(&fresh, end));
        }
        return Err(error);
    }
    for end in BESIDE {
        let from = beside(path, end);
        if from.exists() {
            fs::rename(from, beside(&done.kept, end)).map_err(StoreError::failed)?;
        }
    }
    for end in BESIDE {
        let from = beside(&fresh, end);
        if from.exists() {
            fs::rename(from, beside(path, end)).map_err(StoreError::failed)?;
        }
    }
    let _ = fs::remove_file(beside(&fresh, ".lock"));
    Ok(done)
}

/// A name that nothing has yet.
fn free(path: &Path) -> PathBuf {
    let mut names = (1..).map(|number| beside(path, &format!(".damaged-{number}")));
    names.find(|name| !name.exists()).unwrap_or_else(|| beside(path, ".damaged"))
}

async fn copy(path: &Path, fresh: &Path, done: &mut Repaired) -> Result<(), StoreError> {
    let old = Sqlite::look(path)?;
    let new = Sqlite::open(fresh)?;
    for version in Archive::versions(&old).await? {
        match Archive::cards(&old, &version).await {
            Ok(body) => new.keep_cards(version, body.unwrap_or_default().into()).await?,
            Err(StoreError::Damaged(why)) => done.cards.push(why),
            Err(error) => return Err(error),
        }
    }
    for table in old.words().await? {
        let rows = match Archive::rows(&old, &table).await {
            Ok(Some(rows)) => rows,
            Ok(None) => continue,
            Err(StoreError::Damaged(why)) => {
                done.lost.push(Lost { table, why });
                continue;
            }
            Err(error) => return Err(error),
        };
        match Rows::read(rows.clone()) {
            Err(error) => done.lost.push(Lost { table, why: error.to_string() }),
            Ok(stored) => {
                done.tables += 1;
                done.events += stored.events.len();
                new.create(text::believed(rows, &stored.links), Arc::new([])).await?;
                done.cut.extend(stored.damage.map(|damage| Damaged { table, damage }));
            }
        }
    }
    new.close();
    Ok(())
}
