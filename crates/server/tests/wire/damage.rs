//! A file that was damaged is never played on without a word: whatever was cut, flipped, changed, reordered or lost is seen
//! when the file is opened or the table is woken, and what came before the damage stands.

use crate::common::{Client, Db, Dice, Server};
use rusqlite::Connection;
use serde_json::json;
use server::store::{self, Archive, Sqlite, StoreError, Stored};
use std::fs;
use std::path::PathBuf;

const ANSWERS: usize = 24;

/// A file with two tables in mid-game, closed in good order, and their words.
async fn played() -> (Db, [String; 2]) {
    let db = Db::new();
    let server = Server::start(&db).await;
    let mut words = Vec::new();
    for seed in [9, 10] {
        let (table, tokens) = server.table(2, seed).await;
        play(&server, &table, &tokens, ANSWERS).await;
        words.push(table);
    }
    server.stop().await;
    (db, words.try_into().unwrap())
}

async fn play(server: &Server, table: &str, tokens: &[String], answers: usize) {
    let mut clients: Vec<Client> = Vec::new();
    for token in tokens {
        clients.push(server.client(table, Some(token)).await);
    }
    let mut dice = Dice(3);
    for _ in 0..answers {
        let asked = clients.iter().position(|client| client.options() > 0).expect("somebody is asked");
        let option = dice.below(clients[asked].options());
        clients[asked].answer(option).await.unwrap();
        let revision = clients[asked].revision;
        for client in &mut clients {
            client.reached(revision).await;
        }
    }
}

fn beside(db: &Db, end: &str) -> PathBuf {
    format!("{}{end}", db.0.display()).into()
}

/// A copy with everything that lies beside the file, but for the lock.
fn copy(db: &Db) -> Db {
    let copy = Db::new();
    for end in ["", "-wal", ".mark"] {
        if beside(db, end).exists() {
            fs::copy(beside(db, end), beside(&copy, end)).unwrap();
        }
    }
    copy
}

/// What becomes of a table.
#[derive(Debug, PartialEq, Eq)]
enum Found {
    /// The server does not open the file.
    Refused,
    /// Nothing of the table can be believed.
    Lost,
    /// So many events are believed, and the table is frozen.
    Frozen(usize),
    Whole,
    Unknown,
}

async fn look(db: &Db, word: &str) -> (Found, Option<Stored>) {
    let store = match Sqlite::open(&db.0) {
        Ok(store) => store,
        Err(StoreError::Damaged(_)) => return (Found::Refused, None),
        Err(error) => panic!("{error}"),
    };
    match store::load(&store, word).await {
        Err(StoreError::Damaged(_)) => (Found::Lost, None),
        Err(error) => panic!("{error}"),
        Ok(None) => (Found::Unknown, None),
        Ok(Some(stored)) => match &stored.damage {
            Some(damage) => {
                assert_eq!(damage.good, stored.events.len());
                (Found::Frozen(damage.good), Some(stored))
            }
            None => (Found::Whole, Some(stored)),
        },
    }
}

#[tokio::test]
async fn whatever_is_done_to_the_rows_is_found() {
    use Found::*;
    let (db, [word, other]) = played().await;
    let first = "tab = (SELECT id FROM tables WHERE word = ?1)";
    let kinds: &[(&str, String, Found)] = &[
        ("an answer is another", format!("UPDATE events SET body = replace(body, '\"option\":', '\"option\":1') WHERE n = 11 AND {first}"), Frozen(10)),
        ("a space more", format!("UPDATE events SET body = body || ' ' WHERE n = 5 AND {first}"), Frozen(4)),
        ("an empty body", format!("UPDATE events SET body = '' WHERE n = 5 AND {first}"), Frozen(4)),
        ("no JSON", format!("UPDATE events SET body = 'x' WHERE n = 1 AND {first}"), Frozen(0)),
        ("no text", format!("UPDATE events SET body = x'ff00ff' WHERE n = 5 AND {first}"), Frozen(4)),
        ("a number", format!("UPDATE events SET body = 7 WHERE n = 5 AND {first}"), Frozen(4)),
        ("a proof is another", format!("UPDATE events SET proof = proof + 1 WHERE n = 12 AND {first}"), Frozen(11)),
        ("a proof is gone", format!("UPDATE events SET proof = NULL WHERE n = 12 AND {first}"), Frozen(11)),
        ("a proof is a word", format!("UPDATE events SET proof = 'p' WHERE n = 12 AND {first}"), Frozen(11)),
        ("a link is another", format!("UPDATE events SET link = randomblob(16) WHERE n = 12 AND {first}"), Frozen(11)),
        ("a link is gone", format!("UPDATE events SET link = NULL WHERE n = 12 AND {first}"), Frozen(11)),
        ("a link is short", format!("UPDATE events SET link = substr(link, 1, 8) WHERE n = 12 AND {first}"), Frozen(11)),
        ("a link is a word", format!("UPDATE events SET link = 'l' WHERE n = 12 AND {first}"), Frozen(11)),
        ("an event is gone", format!("DELETE FROM events WHERE n = 7 AND {first}"), Frozen(6)),
        ("the first is gone", format!("DELETE FROM events WHERE n = 1 AND {first}"), Frozen(0)),
        ("the last is gone", format!("DELETE FROM events WHERE n = {ANSWERS} AND {first}"), Frozen(ANSWERS - 1)),
        ("the last ten are gone", format!("DELETE FROM events WHERE n > {} AND {first}", ANSWERS - 10), Frozen(ANSWERS - 10)),
        ("all are gone", format!("DELETE FROM events WHERE {first}"), Frozen(0)),
        ("two have changed places", format!("UPDATE events SET n = -n WHERE n IN (8, 9) AND {first}; UPDATE events SET n = n + 17 WHERE n < 0"), Frozen(7)),
        ("one is at the end", format!("UPDATE events SET n = 99 WHERE n = 9 AND {first}"), Frozen(8)),
        ("one has the number zero", format!("UPDATE events SET n = 0 WHERE n = 9 AND {first}"), Frozen(0)),
        ("the last is there twice", format!("INSERT INTO events SELECT tab, n + 1, body, proof, link FROM events WHERE n = {ANSWERS} AND {first}"), Frozen(ANSWERS)),
        ("one is of another table", format!("UPDATE events SET (body, proof, link) = (SELECT body, proof, link FROM events AS other WHERE n = 6 AND tab != events.tab) WHERE n = 6 AND {first}"), Frozen(5)),
        ("all are of another table", "UPDATE events SET tab = -tab WHERE tab IN (SELECT id FROM tables WHERE word >= '' OR word = ?1); UPDATE events SET tab = 3 + tab".into(), Frozen(0)),
        ("who sits there", "UPDATE tables SET sitters = replace(sitters, 'Ada', 'Eve') WHERE word = ?1".into(), Lost),
        ("the seed", "UPDATE tables SET deal = replace(deal, '\"seed\":', '\"seed\":1') WHERE word = ?1".into(), Lost),
        ("no deal", "UPDATE tables SET deal = '' WHERE word = ?1".into(), Lost),
        ("the name", "UPDATE tables SET name = 'x' WHERE word = ?1".into(), Lost),
        ("when it was laid", "UPDATE tables SET created = created + 1 WHERE word = ?1".into(), Lost),
        ("it was laid at no time", "UPDATE tables SET created = 'x' WHERE word = ?1".into(), Lost),
        ("the version of the cards", "UPDATE tables SET content = 'x' WHERE word = ?1".into(), Lost),
        ("the packs", "UPDATE tables SET packs = '[\"x\"]' WHERE word = ?1".into(), Lost),
        ("the edition", "UPDATE tables SET edition = 'classic' WHERE word = ?1".into(), Lost),
        ("the rules", "UPDATE tables SET rules = rules + 1 WHERE word = ?1".into(), Lost),
        ("the table is gone", "DELETE FROM tables WHERE word = ?1".into(), Lost),
        ("the word", "UPDATE tables SET word = 'x' WHERE word = ?1".into(), Lost),
        ("the end is gone", "DELETE FROM heads WHERE word = ?1".into(), Frozen(ANSWERS)),
        ("the end is earlier", "UPDATE heads SET n = n - 3 WHERE word = ?1".into(), Frozen(ANSWERS)),
        ("the end is later", "UPDATE heads SET n = n + 1 WHERE word = ?1".into(), Frozen(ANSWERS)),
        ("the end is another", "UPDATE heads SET link = randomblob(16) WHERE word = ?1".into(), Frozen(ANSWERS)),
        ("the end is a word", "UPDATE heads SET n = 'x' WHERE word = ?1".into(), Frozen(ANSWERS)),
        ("the beginning is another", "UPDATE heads SET first = randomblob(16) WHERE word = ?1".into(), Frozen(ANSWERS)),
        ("it counts as older", "INSERT INTO unchained (tab) SELECT id FROM tables WHERE word = ?1".into(), Frozen(ANSWERS)),
    ];
    assert!(kinds.len() >= 30);
    for (kind, sql, expected) in kinds {
        let db = copy(&db);
        let file = Connection::open(&db.0).unwrap();
        let mut changed = 0;
        for part in sql.split("; ") {
            let word: &[&str] = if part.contains("?1") { &[&word] } else { &[] };
            changed += file
                .execute(part, rusqlite::params_from_iter(word))
                .unwrap_or_else(|error| panic!("{kind}: {error}"));
        }
        assert!(changed > 0, "{kind}");
        drop(file);
        let (found, stored) = look(&db, &word).await;
        assert_eq!(found, *expected, "{kind}");
        if let Some(stored) = stored {
            assert_eq!(stored.past().events.len(), stored.links.len() - 1, "{kind}");
        }
        if !kind.starts_with("all are of") {
            assert_eq!(look(&db, &other).await.0, Whole, "{kind}: another table is as it was");
        }
    }
}

#[tokio::test]
async fn a_file_that_was_cut_or_exchanged_is_not_opened() {
    let (db, [word, _]) = played().await;
    let whole = fs::read(&db.0).unwrap();
    let mark = fs::read_to_string(beside(&db, ".mark")).unwrap();
    let (lineage, count) = mark.trim().split_once(' ').unwrap();
    let more = format!("{lineage} {:020}\n", count.parse::<u64>().unwrap() + 1);
    let kinds: [(&str, Option<&[u8]>, &str); 9] = [
        ("it is gone", None, &mark),
        ("it is empty", Some(&[]), &mark),
        ("it has half a page", Some(&whole[..2048]), &mark),
        ("it has one page", Some(&whole[..4096]), &mark),
        ("it is something else", Some(&[7; 8192]), &mark),
        ("its head was flipped", None, &mark),
        ("more was acknowledged", Some(&whole), &more),
        ("the mark is of another file", Some(&whole), "0011223344556677 00000000000000000001\n"),
        ("the mark cannot be read", Some(&whole), "lodge"),
    ];
    for (kind, body, mark) in kinds {
        let copy = Db::new();
        if let Some(body) = body {
            fs::write(&copy.0, body).unwrap();
        } else if kind.contains("head") {
            let mut flipped = whole.clone();
            flipped[3] ^= 4;
            fs::write(&copy.0, flipped).unwrap();
        }
        fs::write(beside(&copy, ".mark"), mark).unwrap();
        let before = fs::read(&copy.0).ok();
        assert_eq!(look(&copy, &word).await.0, Found::Refused, "{kind}");
        assert_eq!(fs::read(&copy.0).ok(), before, "{kind}: it is kept as it is");
    }
    // Without a mark there is nothing to compare with.
    let copy = copy(&db);
    fs::remove_file(beside(&copy, ".mark")).unwrap();
    assert_eq!(look(&copy, &word).await.0, Found::Whole);
}

/// Every flip leaves a table as it was, or is found: never another game.
#[tokio::test]
async fn no_flipped_byte_gives_another_game() {
    let (db, words) = played().await;
    let mut tables = Vec::new();
    for word in &words {
        let (found, stored) = look(&db, word).await;
        assert_eq!(found, Found::Whole);
        tables.push((word, stored.unwrap()));
    }
    let whole = fs::read(&db.0).unwrap();
    let mut dice = Dice(11);
    let mut told = 0;
    for round in 0..150 {
        let copy = copy(&db);
        let mut flipped = whole.clone();
        let at = dice.below(whole.len() as u64) as usize;
        flipped[at] ^= 1 << dice.below(8);
        fs::write(&copy.0, &flipped).unwrap();
        for (word, stored) in &tables {
            match look(&copy, word).await {
                (Found::Whole, Some(now)) => {
                    assert_eq!(
                        (&now.events, &now.deal),
                        (&stored.events, &stored.deal),
                        "{round}: byte {at}"
                    );
                    assert_eq!(
                        (&now.sitters, now.last()),
                        (&stored.sitters, stored.last()),
                        "{round}: byte {at}"
                    );
                }
                (Found::Frozen(good), Some(now)) => {
                    assert_eq!(now.events, stored.events[..good], "{round}: byte {at}");
                    told += 1;
                }
                (Found::Unknown, _) => panic!("{round}: byte {at}: the table is gone without a word"),
                _ => told += 1,
            }
        }
    }
    assert!(told > 0, "no flip hit anything");
}

#[tokio::test]
async fn a_journal_that_was_cut_or_flipped_is_missed() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, tokens) = server.table(2, 9).await;
    play(&server, &table, &tokens, ANSWERS).await;
    // As a server that is killed leaves it: what was acknowledged is in the journal only.
    let killed = copy(&db);
    server.stop().await;
    let journal = fs::read(beside(&killed, "-wal")).unwrap();
    assert!(journal.len() > 40_000, "there is a journal");
    assert_eq!(look(&copy(&killed), &table).await.0, Found::Whole);
    let mut kinds: Vec<(String, Vec<u8>)> = vec![("emptied".into(), Vec::new())];
    for part in 1..10 {
        let at = journal.len() * part / 10;
        kinds.push((format!("cut at {at}"), journal[..at].to_vec()));
        let mut flipped = journal.clone();
        flipped[at] ^= 16;
        kinds.push((format!("flipped at {at}"), flipped));
    }
    for (kind, journal) in kinds {
        let copy = copy(&killed);
        fs::write(beside(&copy, "-wal"), journal).unwrap();
        assert_eq!(look(&copy, &table).await.0, Found::Refused, "{kind}");
    }
    let copy = copy(&killed);
    fs::remove_file(beside(&copy, "-wal")).unwrap();
    assert_eq!(look(&copy, &table).await.0, Found::Refused, "taken away");
}

#[tokio::test]
async fn players_and_operator_are_told_and_the_table_is_kept() {
    let (db, [word, other]) = played().await;
    let file = Connection::open(&db.0).unwrap();
    let sql =
        "UPDATE events SET body = body || ' ' WHERE n = 11 AND tab = (SELECT id FROM tables WHERE word = ?1)";
    assert_eq!(file.execute(sql, [&word]).unwrap(), 1);
    assert_eq!(file.execute("UPDATE tables SET created = created + 1 WHERE word = ?1", [&other]).unwrap(), 1);
    drop(file);
    let server = Server::start(&db).await;
    let mut line = server.line(&word).await;
    line.send(&json!({ "hello": {} })).await;
    let welcome = line.next_of("welcome").await;
    let why = welcome["frozen"].as_str().unwrap();
    assert!(why.contains("storage of this table is damaged") && why.contains("10 of 24 steps"), "{why}");
    assert_eq!(welcome["revision"], 10, "the last view that is certain");
    let summary = server.get(&format!("/api/tables/{word}")).await;
    assert_eq!(summary["frozen"], why);
    let frames = server.get(&format!("/api/tables/{word}/frames?from=0")).await;
    assert_eq!(frames.as_array().unwrap().len(), 11);
    // Of the other one nothing is certain, not even how it was laid.
    let mut line = server.line(&other).await;
    line.send(&json!({ "hello": {} })).await;
    let refused = line.next_of("refused").await;
    assert_eq!(refused["code"], "frozen");
    assert!(refused["message"].as_str().unwrap().contains("damaged"), "{refused}");
    let (_, metrics) = server.http("GET", "/api/metrics", "").await;
    let count = metrics.lines().find_map(|line| line.strip_prefix("lodge_damage_found_total "));
    assert!(count.unwrap().parse::<u32>().unwrap() >= 2, "{metrics}");
    server.stop().await;
    let rows = Sqlite::look(&db.0).unwrap().rows(&word).unwrap().unwrap();
    assert_eq!(rows.events.len(), ANSWERS, "nothing is lost and nothing is added");
}

#[tokio::test]
async fn cards_that_were_changed_are_not_dealt() {
    let (db, [word, _]) = played().await;
    let version = look(&db, &word).await.1.unwrap().content;
    let file = Connection::open(&db.0).unwrap();
    assert_eq!(file.execute("UPDATE cards SET body = substr(body, 1, length(body) - 1)", []).unwrap(), 1);
    drop(file);
    let store = Sqlite::open(&db.0).unwrap();
    assert!(matches!(store.cards(&version).await, Err(StoreError::Damaged(_))));
}
