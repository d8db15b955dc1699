//! A server whose log nobody reads plays on, and stops when it is told to.

use crate::serving;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// More lines than a pipe holds, each of some eighty bytes.
const MANY: usize = 1500;

struct Server {
    child: Child,
    addr: String,
    db: PathBuf,
}

impl Server {
    /// It tells of every line that breaks.
    fn start(name: &str) -> Server {
        let db = std::env::temp_dir().join(format!("lodge-log-{}-{name}.db", std::process::id()));
        let mut command = Command::new(env!("CARGO_BIN_EXE_lodge"));
        command.args(["serve", "--no-address-limits", "--addr", "127.0.0.1:0", "--db"]).arg(&db);
        let (child, addr) = serving(command.env("LODGE_LOG", "debug").stderr(Stdio::piped()));
        Server { child, addr, db }
    }

    fn ask(&self, words: &str) -> String {
        let mut stream = TcpStream::connect(&self.addr).unwrap();
        // Whoever waits for a server that hangs fails.
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        stream.write_all(words.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    /// Each of these breaks, and there is a line about it.
    fn say_much(&self) {
        for _ in 0..MANY {
            self.ask("no request at all\r\n\r\n");
        }
    }

    fn is_well(&self) {
        let health = self.ask("GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        assert!(health.starts_with("HTTP/1.1 200"), "{health}");
    }

    fn stop(&mut self) {
        let told = Command::new("sh").args(["-c", &format!("kill -TERM {}", self.child.id())]).status();
        assert!(told.unwrap().success());
        assert_eq!(self.child.wait().unwrap().code(), Some(0));
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        for end in ["", "-wal", "-shm", ".lock", ".mark"] {
            let _ = std::fs::remove_file(format!("{}{end}", self.db.display()));
        }
    }
}

#[test]
fn a_log_that_nobody_reads_stops_nobody() {
    let mut server = Server::start("full");
    let unread = server.child.stderr.take();
    server.say_much();
    server.is_well();
    server.stop();
    let mut first = [0; 1024];
    unread.unwrap().read_exact(&mut first).unwrap();
    let first = String::from_utf8_lossy(&first).into_owned();
    assert!(first.contains("a connection broke"), "{first}");
}

#[test]
fn nor_does_one_that_was_closed() {
    let mut server = Server::start("closed");
    drop(server.child.stderr.take());
    server.say_much();
    server.is_well();
    server.stop();
}
