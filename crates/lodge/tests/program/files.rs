//! Every connection is a file: a server takes as many as the system lets it have, and says so where they are too few.
#![cfg(target_os = "linux")]

use crate::serving;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

/// Starts a server under bounds of a shell. Its soft and hard bound then, as the system tells them, and what it said of
/// them, if it says something.
fn bounds_under(ulimit: &str, db: &str, says: bool) -> (String, String, String) {
    let db = Path::new(env!("CARGO_TARGET_TMPDIR")).join(db);
    let script = format!("{ulimit}; exec \"$0\" serve --addr 127.0.0.1:0 --db \"$1\"");
    let mut command = Command::new("sh");
    command.args(["-c", &script, env!("CARGO_BIN_EXE_lodge")]).arg(&db);
    let (mut child, _) = serving(command.stderr(Stdio::piped()));
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", child.id())).unwrap();
    let mut log = String::new();
    if says {
        BufReader::new(child.stderr.take().unwrap()).read_line(&mut log).unwrap();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let files = limits.lines().find(|line| line.starts_with("Max open files")).unwrap();
    let mut words = files.split_whitespace().skip(3).map(str::to_string);
    (words.next().unwrap(), words.next().unwrap(), log)
}

#[test]
fn a_server_raises_its_bound_of_open_files() {
    let (soft, hard, _) = bounds_under("ulimit -S -n 128", "files-soft.db", false);
    assert_eq!(soft, hard);
    assert_ne!(soft, "128");
}

#[test]
fn a_server_says_that_its_sockets_need_more_files() {
    let (soft, hard, log) = bounds_under("ulimit -n 300", "files-hard.db", true);
    assert_eq!((soft.as_str(), hard.as_str()), ("300", "300"));
    assert!(log.contains("may open 300 files, but 10000 sockets need 10100"), "{log}");
}
