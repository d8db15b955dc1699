//! One server for one file: locks that end with the process, however that ends.
//!
//! One lies beside the file, under the name that it has when all links are followed. Where the system has locks of single
//! bytes that belong to who opened the file, there is another one in the file itself: whatever name it is opened by, it is
//! the same file.

use crate::store::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// Held for as long as the storage is open.
#[derive(Debug)]
pub struct Lock {
    beside: File,
    /// SQLite's own locks are the process's: they would all end when any handle of the file is closed. So this one is kept
    /// open as long as there are connections, and only lets go.
    within: Option<File>,
}

/// How often a link may lead on to another.
const LINKS: usize = 40;

/// The name of a file, with all links followed, whether it is there yet or not.
pub fn real(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_path_buf();
    for _ in 0..LINKS {
        match path.canonicalize() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            found => return found,
        }
        let folder = match path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        match path.read_link() {
            Ok(to) => path = folder.join(to),
            Err(_) => {
                let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
                return Ok(folder.canonicalize()?.join(name));
            }
        }
    }
    Err(io::Error::other("links lead round in a circle"))
}

impl Lock {
    /// Takes what lies beside a file, and the file itself if it is there.
    pub fn take(store: &Path) -> Result<Lock, StoreError> {
        let mut path = store.as_os_str().to_owned();
        path.push(".lock");
        let beside = private(Path::new(&path)).map_err(StoreError::failed)?;
        match beside.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(taken()),
            Err(TryLockError::Error(error)) => return Err(StoreError::failed(error)),
        }
        let mut lock = Lock { beside, within: None };
        if store.exists() {
            lock.hold(store)?;
        }
        Ok(lock)
    }

    /// Takes the file itself, and makes it if need be.
    pub fn hold(&mut self, store: &Path) -> Result<(), StoreError> {
        if self.within.is_none() {
            let file = private(store).map_err(StoreError::failed)?;
            within(&file)?;
            self.within = Some(file);
        }
        Ok(())
    }

    /// Lets others have the file.
    pub fn let_go(&self) {
        let _ = self.beside.unlock();
        if let Some(file) = &self.within {
            set(file, false);
        }
    }
}

impl Drop for Lock {
    /// Closing the handles is not enough: a program that is just being started elsewhere in this process has them too, until
    /// it has become itself.
    fn drop(&mut self) {
        self.let_go();
    }
}

fn taken() -> StoreError {
    let words = "another program has this file open: one server at a time, and none while it is repaired";
    StoreError::Failed(words.into())
}

/// A byte of the file that is never written and that SQLite does not lock: files end long before it.
#[cfg(target_os = "linux")]
const BYTE: i64 = 1 << 60;

/// Locks a byte of the file, or lets it go; none: the system cannot.
#[cfg(target_os = "linux")]
fn set(file: &File, locked: bool) -> Option<bool> {
    use nix::errno::Errno;
    use nix::fcntl::{FcntlArg, fcntl};
    use nix::libc;
    let kind = if locked { libc::F_WRLCK } else { libc::F_UNLCK };
    let byte = libc::flock {
        l_type: kind as i16,
        l_whence: libc::SEEK_SET as i16,
        l_start: BYTE,
        l_len: 1,
        l_pid: 0,
    };
    match fcntl(file, FcntlArg::F_OFD_SETLK(&byte)) {
        Ok(_) => Some(true),
        Err(Errno::EAGAIN | Errno::EACCES) => Some(false),
        Err(_) => None,
    }
}

#[cfg(not(target_os = "linux"))]
fn set(_: &File, _: bool) -> Option<bool> {
    None
}

fn within(file: &File) -> Result<(), StoreError> {
    match set(file, true) {
        Some(false) => Err(taken()),
        // Where a system of files knows no such locks, the one beside the file has to do.
        Some(true) | None => Ok(()),
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

#[cfg(test)]
mod tests {
    use super::*;

    /// What a child has between its birth and its own program: the same handles.
    #[test]
    fn a_lock_ends_though_a_child_still_has_its_handles() {
        let store = std::env::temp_dir().join(format!("lodge-lock-{}.db", std::process::id()));
        let mut lock = Lock::take(&store).unwrap();
        lock.hold(&store).unwrap();
        let born = (lock.beside.try_clone().unwrap(), lock.within.as_ref().unwrap().try_clone().unwrap());
        Lock::take(&store).expect_err("it is held");
        drop(lock);
        Lock::take(&store).expect("it was let go");
        drop(born);
        for end in ["", ".lock"] {
            std::fs::remove_file(format!("{}{end}", store.display())).unwrap();
        }
    }
}
