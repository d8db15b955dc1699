//! `lodge store`: what a server keeps is looked at, saved while it runs, moved and repaired.

use crate::serving;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output};

fn lodge(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lodge")).args(args).output().unwrap()
}

/// Runs with `--json`; the exit code and what was said.
fn store(args: &[&str]) -> (i32, Value) {
    let output = lodge(&[&["store"], args, &["--json"]].concat());
    let said = String::from_utf8_lossy(&output.stdout);
    let value = serde_json::from_str(&said)
        .unwrap_or_else(|_| panic!("{args:?}: {said}{}", String::from_utf8_lossy(&output.stderr)));
    (output.status.code().unwrap(), value)
}

/// A fresh folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

struct Server {
    child: Child,
    addr: String,
}

impl Server {
    fn start(db: &str) -> Server {
        let args = ["serve", "--no-address-limits", "--pause", "0", "--addr", "127.0.0.1:0", "--db", db];
        let (child, addr) = serving(Command::new(env!("CARGO_BIN_EXE_lodge")).args(args));
        Server { child, addr }
    }

    fn http(&self, method: &str, path: &str, body: &str) -> Value {
        let mut stream = TcpStream::connect(&self.addr).unwrap();
        let length = body.len();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
    }

    /// A table at which bots play by themselves.
    fn bots(&self, seed: u32) -> String {
        let bot = json!({ "who": { "bot": { "level": "random" } } });
        let made =
            self.http("POST", "/api/tables", &json!({ "seats": [bot, bot], "seed": seed }).to_string());
        made["table"].as_str().unwrap().to_string()
    }

    fn revision(&self, table: &str) -> u64 {
        self.http("GET", &format!("/api/tables/{table}"), "")["revision"].as_u64().unwrap()
    }

    /// Waits until so much has happened at a table.
    fn reached(&self, table: &str, revision: u64) {
        while self.revision(table) < revision {
            std::thread::yield_now();
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_backup_is_taken_while_the_server_plays_on() {
    let folder = folder("store-backup");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_string();
    let (db, copy) = (path("lodge.db"), path("copy.db"));
    let server = Server::start(&db);
    let table = server.bots(1);
    server.reached(&table, 5);
    let before = server.revision(&table);
    let (code, _) = store(&["backup", &db, &copy]);
    assert_eq!(code, 0);
    let after = server.revision(&table);
    let (code, report) = store(&["check", &copy]);
    assert_eq!((code, &report["tables"]), (0, &json!(1)), "{report}");
    let held = report["events"].as_u64().unwrap();
    assert!((before..=after).contains(&held), "{before} <= {held} <= {after}");
    // The server's own file is looked at in the middle of its writing, too.
    let (code, report) = store(&["check", &db]);
    assert_eq!((code, &report["damaged"]), (0, &json!([])), "{report}");
    server.reached(&table, held + 5);
    let twice = lodge(&["store", "backup", &db, &copy]);
    assert_eq!(twice.status.code(), Some(2), "a backup is not written over");
    drop(server);
    // The backup is served where the file was.
    for end in ["", "-wal", "-shm", ".mark"] {
        let _ = std::fs::remove_file(format!("{db}{end}"));
    }
    std::fs::rename(&copy, &db).unwrap();
    let server = Server::start(&db);
    assert!(server.revision(&table) >= held);
}

#[test]
fn a_damaged_file_is_repaired_and_kept() {
    let folder = folder("store-repair");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_string();
    let db = path("lodge.db");
    let server = Server::start(&db);
    let tables = [server.bots(1), server.bots(2)];
    tables.iter().for_each(|table| server.reached(table, 12));
    // A server that runs has the file.
    assert_eq!(lodge(&["store", "repair", &db]).status.code(), Some(2));
    drop(server);
    let file = rusqlite::Connection::open(&db).unwrap();
    let sql =
        "UPDATE events SET body = body || ' ' WHERE n = 8 AND tab = (SELECT id FROM tables WHERE word = ?1)";
    assert_eq!(file.execute(sql, [&tables[0]]).unwrap(), 1);
    drop(file);
    let (code, report) = store(&["check", &db]);
    assert_eq!(code, 1, "{report}");
    assert_eq!(report["damaged"][0]["table"], json!(tables[0]));
    assert_eq!(report["damaged"][0]["good"], 7);
    let text = path("all.jsonl");
    let (code, exported) = store(&["export", &db, "--out", &text]);
    assert_eq!((code, exported["damaged"].as_array().unwrap().len()), (1, 1), "never without a word");
    let (code, taken) = store(&["import", &path("other.db"), &text]);
    assert_eq!((code, &taken["tables"]), (1, &json!(1)), "{taken}");
    assert_eq!(taken["refused"][0]["table"], json!(tables[0]));

    let (code, repaired) = store(&["repair", &db]);
    assert_eq!((code, &repaired["tables"]), (0, &json!(2)), "{repaired}");
    assert_eq!(repaired["cut"][0]["good"], 7);
    let kept = repaired["kept"].as_str().unwrap();
    assert!(kept.ends_with("lodge.db.damaged-1"), "{kept}");
    let (_, old) = store(&["check", kept]);
    assert_eq!(old["damaged"][0]["good"], 7, "the old file is as it was");
    let (code, report) = store(&["check", &db]);
    assert_eq!((code, &report["tables"]), (0, &json!(2)), "{report}");
    // It goes on from there.
    let server = Server::start(&db);
    server.reached(&tables[0], 20);
    assert_eq!(server.http("GET", &format!("/api/tables/{}", tables[0]), "")["frozen"], Value::Null);
}

#[test]
fn a_file_that_lost_what_was_promised_is_opened_after_a_repair_only() {
    let folder = folder("store-mark");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_string();
    let db = path("lodge.db");
    let server = Server::start(&db);
    let table = server.bots(1);
    server.reached(&table, 5);
    store(&["backup", &db, &path("older.db")]);
    let then = server.revision(&table);
    server.reached(&table, then + 5);
    drop(server);
    // An older copy is put back, and the mark remembers.
    for end in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{db}{end}"));
    }
    std::fs::rename(path("older.db"), &db).unwrap();
    let refused = lodge(&["serve", "--addr", "127.0.0.1:0", "--db", &db]);
    let why = String::from_utf8_lossy(&refused.stderr).into_owned();
    assert_eq!(refused.status.code(), Some(2), "{why}");
    assert!(why.contains("acknowledged") && why.contains("lodge store repair"), "{why}");
    assert_eq!(store(&["repair", &db]).0, 0);
    let server = Server::start(&db);
    server.reached(&table, then);
}

#[test]
fn what_is_no_storage_is_refused_with_a_word() {
    let folder = folder("store-wrong");
    let path = |name: &str| folder.join(name).to_str().unwrap().to_string();
    std::fs::write(path("text"), "no file of tables, but long enough to be taken for one").unwrap();
    for args in [
        vec!["check", "nowhere.db"],
        vec!["check", &path("text")],
        vec!["export", &path("text")],
        vec!["import", &path("new.db"), &path("text")],
        vec!["import", &path("new.db"), "nowhere"],
        vec!["repair", &path("text")],
        vec!["repair", "postgres://lodge@127.0.0.1:1/x"],
        vec!["check", "postgres://lodge@127.0.0.1:1/x"],
    ] {
        let output = lodge(&[&["store"], &args[..]].concat());
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(!output.stderr.is_empty(), "{args:?}");
    }
    assert_eq!(std::fs::read(path("text")).unwrap().len(), 54, "it is as it was");
}
