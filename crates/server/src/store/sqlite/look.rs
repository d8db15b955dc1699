//! Looking into a file without writing to it.

use super::{MIGRATIONS, hold, lock, read, version};
use crate::store::{Archive, Later, Rows, StoreError, Stored};
use rusqlite::{Connection, OpenFlags};
use std::future::ready;
use std::path::Path;
use std::sync::Mutex;

/// A file that is only looked into, with or without a server that writes it.
#[derive(Debug)]
pub struct Looked(Mutex<Connection>);

impl Looked {
    pub(super) fn open(path: &Path) -> Result<Looked, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(path, flags)?;
        connection.busy_timeout(std::time::Duration::from_secs(5))?;
        let version = version(&connection)?;
        if version < MIGRATIONS.len() {
            return Err(StoreError::Failed(format!(
                "the file has version {version}: a server of this program brings it to {} when it opens it",
                MIGRATIONS.len()
            )));
        }
        Ok(Looked(Mutex::new(connection)))
    }

    /// The rows of one table, as they are.
    pub fn rows(&self, word: &str) -> Result<Option<Rows>, StoreError> {
        read::rows(&hold(&self.0), word)
    }

    /// Everything about one table that can be believed.
    pub fn load(&self, word: &str) -> Result<Option<Stored>, StoreError> {
        self.rows(word)?.map(Rows::read).transpose()
    }

    pub fn cards(&self, version: &str) -> Result<Option<Vec<u8>>, StoreError> {
        read::cards(&hold(&self.0), version)
    }

    pub fn cards_missing(&self) -> Result<Vec<String>, StoreError> {
        read::list(&hold(&self.0), "SELECT version FROM cards_wanted", [])
    }

    /// Writes everything that is stored just now into another file, which must not be there.
    pub fn back_up(&self, to: &Path) -> Result<(), StoreError> {
        if to.exists() {
            return Err(StoreError::Failed(format!("{} is there already", to.display())));
        }
        drop(lock::private(to).map_err(StoreError::failed)?);
        let path = to.to_str().ok_or_else(|| StoreError::Failed("the name of the file is no text".into()))?;
        hold(&self.0).execute("VACUUM INTO ?1", [path])?;
        Ok(())
    }
}

/// Nothing waits for a server here, so what is asked is read at once.
impl Archive for Looked {
    fn rows<'a>(&'a self, word: &'a str) -> Later<'a, Option<Rows>> {
        Box::pin(ready(self.rows(word)))
    }

    fn words(&self) -> Later<'_, Vec<String>> {
        Box::pin(ready(read::words(&hold(&self.0))))
    }

    fn cards<'a>(&'a self, version: &'a str) -> Later<'a, Option<Vec<u8>>> {
        Box::pin(ready(self.cards(version)))
    }

    fn versions(&self) -> Later<'_, Vec<String>> {
        Box::pin(ready(read::versions(&hold(&self.0))))
    }

    fn faults(&self) -> Later<'_, Vec<String>> {
        Box::pin(ready(read::faults(&hold(&self.0))))
    }
}
