//! How many files the program may have open: every connection is one.

/// Sees that so many sockets can be open, as far as the system lets it; the operator is told if they cannot.
pub fn make_room(sockets: usize) {
    let needed = needed(sockets);
    if let Some(files) = raise().filter(|files| *files < needed) {
        tracing::warn!(
            "this process may open {files} files, but {sockets} sockets need {needed}: raise the bound of the system \
             (ulimit -Hn, LimitNOFILE), or lower --sockets"
        );
    }
}

/// Raises the bound of this process to what the system lets it have. How many it has then; none where nobody can tell.
#[cfg(unix)]
fn raise() -> Option<u64> {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};
    let (soft, hard) = getrlimit(Resource::RLIMIT_NOFILE).ok()?;
    if soft < hard && setrlimit(Resource::RLIMIT_NOFILE, hard, hard).is_ok() {
        return Some(hard);
    }
    Some(soft)
}

#[cfg(not(unix))]
fn raise() -> Option<u64> {
    None
}

/// What beside sockets is open: storage, logs, what the program itself needs, and requests, which are soon answered.
const OWN: u64 = 100;

/// How many files so many sockets need.
fn needed(sockets: usize) -> u64 {
    sockets as u64 + OWN
}
