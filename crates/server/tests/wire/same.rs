//! The same answers are the same game, whichever way they go: through the library, a server and its file, a server that was
//! started again in between, the record of the game, and that record taken in again.

use crate::common::{Client, Db, Dice, Server};
use rules::Game;
use serde_json::{Value, json};
use server::store::Sqlite;
use table::play::{Event, Play, proof};
use table::record::{Record, digest};

async fn sit(server: &Server, table: &str, tokens: &[String]) -> Vec<Client> {
    let mut clients = Vec::new();
    for token in tokens {
        clients.push(server.client(table, Some(token)).await);
    }
    clients
}

/// Plays a whole game by lot; how it came out in the library.
async fn play(db: &Db, seats: usize, seed: u64) -> (Server, String, Game) {
    let mut server = Server::start(db).await;
    let (table, tokens) = server.table(seats, seed).await;
    let laid = Sqlite::look(&db.0).unwrap().load(&table).unwrap().unwrap();
    let mut game = laid.deal.lay(&content::rebirth()).unwrap();
    let mut clients = sit(&server, &table, &tokens).await;
    let mut dice = Dice(seed);
    let mut answers = 0;
    while let Some(asked) = game.decision() {
        let (seat, option) = (asked.seat.index(), dice.below(asked.options.len() as u64));
        clients[seat].reached(answers).await;
        if answers.is_multiple_of(40) {
            assert_eq!(clients[seat].view, json!(game.view(Some(asked.seat))), "seed {seed} at {answers}");
        }
        clients[seat].answer(option).await.unwrap();
        game.answer(option as usize).unwrap();
        answers += 1;
        if answers == 100 {
            drop(clients);
            server.stop().await;
            server = Server::start(db).await;
            clients = sit(&server, &table, &tokens).await;
        }
    }
    (server, table, game)
}

#[tokio::test]
async fn library_server_file_and_record_come_to_the_same() {
    for (seats, seed) in [(2, 31), (3, 32), (4, 33)] {
        let db = Db::new();
        let (server, table, game) = play(&db, seats, seed).await;
        let expected = digest(game.state());
        let (_, text) = server.http("GET", &format!("/api/tables/{table}/record"), "").await;
        let record = Record::from_json(&text).unwrap();
        assert_eq!(record.digest.as_ref(), Some(&expected), "seed {seed}: the record");
        let replayed = record.replay(&content::rebirth(), |_| {}).unwrap();
        assert_eq!(replayed.digest, expected, "seed {seed}: the record played again");
        let (status, made) = server.http("POST", "/api/replays", &text).await;
        assert_eq!(status, 201, "{made}");
        let made: Value = serde_json::from_str(&made).unwrap();
        let again = format!("/api/tables/{}/record", made["table"].as_str().unwrap());
        let (_, again) = server.http("GET", &again, "").await;
        let again = Record::from_json(&again).unwrap();
        assert_eq!(
            (again.digest, again.answers),
            (Some(expected.clone()), record.answers),
            "seed {seed}: taken in"
        );
        server.stop().await;
        let stored = Sqlite::look(&db.0).unwrap().load(&table).unwrap().unwrap();
        let (woken, frozen) = Play::woken(&content::rebirth(), stored.past()).unwrap();
        assert_eq!((digest(woken.game().state()), frozen), (expected, None), "seed {seed}: the file");
        assert_eq!(stored.proofs.last(), Some(&Some(proof(&game))), "seed {seed}: the last proof");
        let unproved = stored
            .events
            .iter()
            .zip(&stored.proofs)
            .filter(|(event, proof)| matches!(event, Event::Answer { .. }) && proof.is_none());
        assert_eq!(unproved.count(), 0, "seed {seed}: answers that no change of the rules could be seen by");
    }
}
