//! A mark beside the file: how many commits were acknowledged.
//!
//! A journal that is cut or flipped leaves a file that is in order, only older: nothing inside can tell. The mark is written
//! after each commit and not waited for, so it may be behind after a power failure, but never ahead of what was promised.

use crate::store::StoreError;
use rusqlite::Connection;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub struct Mark {
    file: File,
    lineage: String,
}

fn path_of(store: &Path) -> PathBuf {
    let mut path = store.as_os_str().to_owned();
    path.push(".mark");
    path.into()
}

/// A file that is gone or empty while its mark is there was not empty before.
pub fn must_be_there(store: &Path) -> Result<(), StoreError> {
    let mark = path_of(store);
    let empty = std::fs::metadata(store).map_or(true, |file| file.len() == 0);
    let held = std::fs::metadata(&mark).is_ok_and(|mark| mark.len() > 0);
    match empty && held {
        true => Err(StoreError::Damaged(format!(
            "the file is gone or empty, but it held tables: put it back, or remove {} to begin anew",
            mark.display()
        ))),
        false => Ok(()),
    }
}

impl Mark {
    /// Compares the file with its mark.
    pub fn open(store: &Path, connection: &Connection) -> Result<Mark, StoreError> {
        let path = path_of(store);
        let (lineage, commits): (String, i64) =
            connection.query_row("SELECT lineage, commits FROM progress", [], |row| {
                Ok((row.get(0)?, row.get(1)?))
            })?;
        let mut file = super::lock::private(&path).map_err(StoreError::failed)?;
        let mut told = Vec::new();
        file.read_to_end(&mut told).map_err(StoreError::failed)?;
        let told = String::from_utf8_lossy(&told);
        // Nothing but zeros: made just before a power failure.
        let told = told.trim_matches(['\0', '\n', ' ']);
        let wrong = |why: String| {
            let way = format!(
                "`lodge store repair` keeps this file and goes on with what can be believed of it; if all is as you \
                 want it, remove {}",
                path.display()
            );
            Err(StoreError::Damaged(format!("{why}; {way}")))
        };
        match told.split_once(' ').map(|(own, count)| (own, count.parse::<i64>())) {
            None if told.is_empty() => {}
            Some((own, Ok(_))) if own != lineage => {
                return wrong("the mark beside it is of another file".into());
            }
            Some((_, Ok(count))) if count > commits => {
                return wrong(format!("{count} commits were acknowledged, but the file has {commits}"));
            }
            Some((_, Ok(_))) => {}
            _ => return wrong("the mark beside it cannot be read".into()),
        }
        // Not for appending, as it was opened: the mark is written over and over in its place.
        let file = File::options().write(true).open(&path).map_err(StoreError::failed)?;
        let mut mark = Mark { file, lineage };
        mark.set(commits);
        Ok(mark)
    }

    /// Notes what was acknowledged. A mark that cannot be written only tells less.
    pub fn set(&mut self, commits: i64) {
        let line = format!("{} {commits:020}\n", self.lineage);
        let written = self.file.seek(SeekFrom::Start(0)).and_then(|_| self.file.write_all(line.as_bytes()));
        if let Err(error) = written {
            tracing::warn!(%error, "the mark beside the storage could not be written");
        }
    }
}
