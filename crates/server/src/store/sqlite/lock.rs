//! One server for one file: a lock beside it that ends with the process, however that ends.

use crate::store::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::Path;

/// Held for as long as the storage is open.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Lock {
    pub fn take(store: &Path) -> Result<Lock, StoreError> {
        let mut path = store.as_os_str().to_owned();
        path.push(".lock");
        let file = private(Path::new(&path)).map_err(StoreError::failed)?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { _file: file }),
            Err(TryLockError::WouldBlock) => Err(StoreError::Failed(
                "another program has this file open: one server at a time, and none while it is repaired"
                    .into(),
            )),
            Err(TryLockError::Error(error)) => Err(StoreError::failed(error)),
        }
    }
}

/// Opens a file that its owner alone may read, and makes it if need be: whoever reads it knows every card.
pub fn private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.create(true).append(true).read(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let file = options.mode(0o600).open(path)?;
        file.set_permissions(std::fs::Permissions::from_mode(0o600))?;
        Ok(file)
    }
    #[cfg(not(unix))]
    {
        options.open(path)
    }
}
