//! Old games open: stores and records written by former programs, cards that have changed since, and tables that no
//! longer come out as they were stored.
//!
//! `former/` was written by the program of version 0.1.0, when versions of cards were hashes of their texts: the file of a
//! server with tables in mid-game and finished ones (`tables.json` has their words), and recorded games.

use crate::common::{Client, Db, Dice, Server};
use content::Collection;
use rusqlite::Connection;
use serde_json::{Value, json};
use server::house::Shelf;
use server::store::Sqlite;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use table::record::{Record, Refusal};

fn former(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/former").join(name)
}

/// A copy of the file of the former server, and what is known of its tables.
fn former_store() -> (Db, Vec<Value>) {
    let db = Db::new();
    std::fs::copy(former("store.db"), &db.0).unwrap();
    let tables = std::fs::read_to_string(former("tables.json")).unwrap();
    (db, serde_json::from_str(&tables).unwrap())
}

/// The cards as they were.
fn former_cards(version: &str) -> Arc<codex::Codex> {
    let mut codex = content::kept(version).expect("its cards are kept").load().unwrap();
    codex.version = version.to_string();
    Arc::new(codex)
}

fn tokens(table: &Value) -> Vec<&str> {
    table["seats"].as_array().unwrap().iter().filter_map(|seat| seat["token"].as_str()).collect()
}

/// Answers for every seat held from here, so many times or to the end.
async fn play_on(clients: &mut [Client], answers: usize, dice: &mut Dice) {
    for _ in 0..answers {
        let asked = loop {
            if clients[0].is_over() {
                return;
            }
            match clients.iter().position(|client| client.options() > 0) {
                Some(asked) => break asked,
                None => clients[0].update().await,
            }
            for client in clients.iter_mut() {
                client.caught_up().await;
            }
        };
        let option = dice.below(clients[asked].options());
        clients[asked].answer(option).await.unwrap();
        let revision = clients[asked].revision;
        for client in clients.iter_mut() {
            client.reached(revision).await;
        }
    }
}

#[tokio::test]
async fn a_store_of_a_former_program_opens_and_its_tables_go_on() {
    let (db, tables) = former_store();
    let server = Server::start(&db).await;
    for table in &tables {
        let (word, tokens) = (table["table"].as_str().unwrap(), tokens(table));
        let token = tokens.first().copied().unwrap_or_default();
        let summary = server.get(&format!("/api/tables/{word}?token={token}")).await;
        // A bot whose turn it was has gone on meanwhile.
        let waits = table["finished"] == true || tokens.len() == table["seats"].as_array().unwrap().len();
        let fields = ["revision", "turn", "phase", "finished"].into_iter();
        for field in fields.filter(|field| waits && !table[*field].is_null()) {
            assert_eq!(summary[field], table[field], "{field} of {}", table["label"]);
        }
        assert!(summary["revision"].as_u64() >= table["revision"].as_u64(), "{}", table["label"]);
        assert_eq!(summary["frozen"], Value::Null, "{}", table["label"]);
        assert_eq!(summary["packs"], json!([]));
        let content = summary["content"].as_str().unwrap();
        let catalogue = server.get(&format!("/api/catalogue?content={content}")).await;
        assert_eq!(catalogue["content"], summary["content"]);
    }
    let middle: Vec<&Value> =
        tables.iter().filter(|table| table["finished"] == false && table["revision"] != 0).collect();
    assert_eq!(middle.len(), 2);
    for table in middle {
        let word = table["table"].as_str().unwrap();
        let mut clients = Vec::new();
        for token in tokens(table) {
            clients.push(server.client(word, Some(token)).await);
        }
        play_on(&mut clients, 40, &mut Dice(5)).await;
        let there = clients[0].revision;
        assert!(there >= table["revision"].as_u64().unwrap() + 40, "{}", table["label"]);
    }
    server.stop().await;
    // What the former program stored has no proofs, what came since has them, and its cards are kept now.
    let store = Sqlite::look(&db.0).unwrap();
    let stored = store.load(tables[0]["table"].as_str().unwrap()).unwrap().unwrap();
    assert_eq!((stored.rules, stored.edition.as_str()), (1, "rebirth"));
    assert!(stored.proofs.first().unwrap().is_none() && stored.proofs.last().unwrap().is_some());
    assert!(!stored.unchained && stored.damage.is_none(), "it has its chain since it was woken");
    assert!(store.cards(&stored.content).unwrap().is_some());
    assert!(store.cards_missing().unwrap().is_empty());
}

#[tokio::test]
async fn a_game_finished_by_a_former_program_gives_the_same_record() {
    let (db, tables) = former_store();
    let server = Server::start(&db).await;
    let table = tables.iter().find(|table| table["label"] == "bots, finished").unwrap();
    let (_, now) =
        server.http("GET", &format!("/api/tables/{}/record", table["table"].as_str().unwrap()), "").await;
    let then = std::fs::read_to_string(former("records/from-a-table.json")).unwrap();
    let [now, then] = [now, then].map(|text| Record::from_json(&text).unwrap());
    assert_eq!((&now.answers, &now.digest), (&then.answers, &then.digest));
    assert_eq!((then.rules, now.rules), (1, rules::VERSION), "it comes out the same by the rules of today");
    // It is watched again from the file, too.
    let (status, imported) = server.http("POST", "/api/replays", &then.to_json()).await;
    assert_eq!(status, 201, "{imported}");
    server.stop().await;
}

/// Records of version 1 of the rules that come out otherwise by version 2.
const REFUSED: [&str; 3] =
    ["classic-players3-seed4-game0", "from-a-table-with-the-avatar", "players2-master-seed42-game0"];

#[test]
fn records_of_a_former_program_replay_or_name_the_rules_that_changed() {
    let (mut count, mut refused) = (0, Vec::new());
    for entry in std::fs::read_dir(former("records")).unwrap() {
        let path = entry.unwrap().path();
        let record = Record::from_json(&std::fs::read_to_string(&path).unwrap()).unwrap();
        assert_ne!(record.content, content::rebirth().version, "written with another kind of version");
        count += 1;
        match record.replay(&former_cards(&record.content), |_| {}) {
            Ok(replayed) => assert!(replayed.violations().is_empty() && record.finished),
            Err(Refusal::Rules { recorded: 1, .. }) => {
                refused.push(path.file_stem().unwrap().to_str().unwrap().to_owned());
            }
            Err(why) => panic!("{}: {why}", path.display()),
        }
    }
    refused.sort();
    assert_eq!((count, refused), (8, REFUSED.map(str::to_owned).to_vec()));
}

/// The edition with its texts changed.
fn changed(change: impl Fn(&str) -> String) -> Shelf {
    let mut collection = Collection::rebirth();
    for source in collection.packs.iter_mut().flat_map(|pack| &mut pack.sources) {
        source.text = change(&source.text);
    }
    Shelf::new(collection, Vec::new()).unwrap()
}

/// Two people at a table, some answers into the game.
async fn begun(server: &Server, answers: usize) -> (String, Vec<String>) {
    let (table, tokens) = server.table(2, 9).await;
    let mut clients = Vec::new();
    for token in &tokens {
        clients.push(server.client(&table, Some(token)).await);
    }
    play_on(&mut clients, answers, &mut Dice(3)).await;
    (table, tokens)
}

#[tokio::test]
async fn a_table_goes_on_with_the_cards_it_began_with() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, tokens) = begun(&server, 60).await;
    let before = server.get(&format!("/api/tables/{table}")).await;
    server.stop().await;

    let stronger =
        changed(|text| text.replace("inflict 3", "inflict 4").replace("Grim Torment", "Grimmer Torment"));
    let server = Server::with_cards(&db, stronger).await;
    let after = server.get(&format!("/api/tables/{table}")).await;
    assert_eq!(after, before);
    let health = server.get("/api/health").await;
    assert_ne!(health["content"], after["content"], "new tables have the new cards");
    let content = after["content"].as_str().unwrap();
    let names = |catalogue: Value| {
        catalogue["spells"].as_array().unwrap().iter().map(|own| own["name"].to_string()).collect::<Vec<_>>()
    };
    let old = names(server.get(&format!("/api/catalogue?content={content}")).await);
    let new = names(server.get("/api/catalogue").await);
    assert!(old.contains(&"\"Grim Torment\"".into()) && new.contains(&"\"Grimmer Torment\"".into()));
    let mut clients = Vec::new();
    for token in &tokens {
        clients.push(server.client(&table, Some(token)).await);
    }
    play_on(&mut clients, 10, &mut Dice(4)).await;
    assert_eq!(clients[0].revision, before["revision"].as_u64().unwrap() + 10);
    server.stop().await;
}

#[tokio::test]
async fn a_comment_in_a_card_file_changes_nothing() {
    let shelf = changed(|text| format!("# Read and found good.\n\n{text}\n# End.\n"));
    assert_eq!(shelf.plain().codex.version, content::rebirth().version);
}

#[tokio::test]
async fn a_table_that_comes_out_otherwise_is_frozen() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, tokens) = begun(&server, 30).await;
    server.stop().await;
    // As if the engine led elsewhere from the eleventh event on, in a file of an older program: its events have no chain.
    let file = Connection::open(&db.0).unwrap();
    file.execute("UPDATE events SET proof = proof + 1 WHERE n >= 11", []).unwrap();
    file.execute("UPDATE tables SET rules = 0", []).unwrap();
    file.execute_batch(
        "UPDATE events SET link = NULL; DELETE FROM heads; INSERT INTO unchained (tab) SELECT id FROM tables",
    )
    .unwrap();
    drop(file);

    let server = Server::start(&db).await;
    let mut line = server.line(&table).await;
    line.send(&json!({ "hello": { "token": tokens[0] } })).await;
    let welcome = line.next_of("welcome").await;
    let why = welcome["frozen"].as_str().unwrap();
    assert!(why.contains("version 0 of the rules") && why.contains("after 10 of 30 steps"), "{why}");
    assert_eq!(welcome["revision"], 10, "the last view that is certain");
    let summary = server.get(&format!("/api/tables/{table}")).await;
    assert_eq!(summary["frozen"], why);
    for (kind, body) in [
        ("answer", json!({ "id": "a", "revision": 10, "option": 0 })),
        ("undo", json!({ "id": "b", "revision": 10 })),
        ("seat", json!({ "id": "c", "to": "bot" })),
    ] {
        line.send(&json!({ kind: body })).await;
        let refused = line.next_of("refused").await;
        assert_eq!(
            (&refused["code"], refused["message"].as_str().unwrap()),
            (&json!("frozen"), why),
            "{kind}"
        );
    }
    let frames = server.get(&format!("/api/tables/{table}/frames?from=0")).await;
    assert_eq!(frames.as_array().unwrap().len(), 11, "what came before can be watched");
    server.stop().await;
    let stored = Sqlite::look(&db.0).unwrap().load(&table).unwrap().unwrap();
    assert_eq!(stored.events.len(), 30, "nothing is lost and nothing is added");
}

#[tokio::test]
async fn an_event_that_no_longer_fits_freezes_a_table_without_proofs() {
    let (db, tables) = former_store();
    let table = tables[0]["table"].as_str().unwrap();
    let file = Connection::open(&db.0).unwrap();
    let answer = r#"{"answer":{"seat":0,"option":250}}"#;
    let changed = file.execute(
        "UPDATE events SET body = ?1 WHERE n = 21 AND tab = (SELECT id FROM tables WHERE word = ?2)",
        [answer, table],
    );
    assert_eq!(changed.unwrap(), 1);
    drop(file);
    let server = Server::start(&db).await;
    let summary = server.get(&format!("/api/tables/{table}")).await;
    assert_eq!(summary["revision"], 20);
    assert!(summary["frozen"].as_str().unwrap().contains("comes out otherwise by version"), "{summary}");
    server.stop().await;
}

#[tokio::test]
async fn a_table_whose_cards_are_gone_says_so() {
    let (db, tables) = former_store();
    let file = Connection::open(&db.0).unwrap();
    file.execute("UPDATE tables SET content = '00000000000000000000000000000000'", []).unwrap();
    drop(file);
    let server = Server::start(&db).await;
    let answer = server.get(&format!("/api/tables/{}", tables[0]["table"].as_str().unwrap())).await;
    assert_eq!(answer["error"]["code"], "incompatible_replay");
    assert!(answer["error"]["message"].as_str().unwrap().contains("are not here"), "{answer}");
    server.stop().await;
}
