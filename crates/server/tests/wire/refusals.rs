//! Every refusal: its word, and that nothing has changed.

use crate::common::*;
use futures_util::SinkExt;
use serde_json::{Value, json};
use server::Limits;
use table::wire::Code;
use tokio_tungstenite::tungstenite::Message;

fn code(value: &Value) -> &str {
    value["error"]["code"].as_str().or(value["code"].as_str()).unwrap_or("")
}

#[tokio::test]
async fn tables_tokens_and_seats_that_are_not_yours_are_refused() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, tokens) = server.table(2, 1).await;
    let (status, _) = server.http("GET", "/api/tables/nowhere", "").await;
    assert_eq!((status, code(&server.get("/api/tables/nowhere").await)), (404, "unknown_table"));
    assert_eq!(code(&server.get(&format!("/api/tables/{table}?token=wrong")).await), "wrong_token");
    for (place, token, word) in [("nowhere", None, "unknown_table"), (&table, Some("wrong"), "wrong_token")] {
        let mut line = server.line(place).await;
        line.send(&json!({ "hello": { "token": token } })).await;
        assert_eq!(code(&line.next_of("refused").await), word);
        assert!(line.next_text().await.is_none(), "the line is closed");
    }
    let mut spectator = server.client(&table, None).await;
    assert_eq!(code(&spectator.answer(0).await.unwrap_err()), "not_your_seat");
    let mut clients =
        [server.client(&table, Some(&tokens[0])).await, server.client(&table, Some(&tokens[1])).await];
    let asked = (0..2).find(|&seat| clients[seat].options() > 0).unwrap();
    assert_eq!(code(&clients[1 - asked].answer(0).await.unwrap_err()), "not_your_seat");
    assert_eq!(code(&clients[asked].answer(99).await.unwrap_err()), "unknown_option");
    assert_eq!(code(&clients[asked].answer(u32::MAX as u64).await.unwrap_err()), "unknown_option");
    clients[asked].revision += 1;
    assert_eq!(code(&clients[asked].answer(0).await.unwrap_err()), "stale");
    clients[asked].revision -= 1;
    let now = clients[asked].revision;
    let refused = clients[asked].say("undo", json!({ "revision": now })).await.unwrap_err();
    assert_eq!(code(&refused), "nothing_to_undo");
    let refused = clients[asked].say("plan", json!({ "turn": 1, "spells": [] })).await.unwrap_err();
    assert_eq!(code(&refused), "stale");
    assert_eq!(clients[asked].revision, 0, "nothing has happened");
    server.stop().await;
}

#[tokio::test]
async fn input_that_cannot_be_read_is_refused() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, tokens) = server.table(2, 1).await;
    for body in ["", "{", "[]", "{\"seats\":[{\"who\":{\"ghost\":{}}}]}", "{\"seats\":[],\"extra\":1}"] {
        let (status, text) = server.http("POST", "/api/tables", body).await;
        assert_eq!(status, 400, "{body}: {text}");
    }
    let large = format!("{{\"seats\":[],\"name\":\"{}\"}}", "x".repeat(20_000));
    let (status, text) = server.http("POST", "/api/tables", &large).await;
    assert_eq!((status, code(&serde_json::from_str(&text).unwrap())), (413, "too_large"));
    assert_eq!(server.http("GET", "/api/nowhere", "").await.0, 400);
    let mut line = server.line(&table).await;
    for text in [
        "nonsense",
        "{}",
        "{\"answer\":{\"id\":\"x\",\"revision\":0,\"option\":0}}",
        "{\"hello\":{\"pony\":1}}",
    ] {
        line.send_text(text.into()).await;
        assert_eq!(code(&line.next_of("refused").await), "malformed", "{text}");
    }
    line.0.send(Message::binary(vec![1, 2])).await.unwrap();
    assert_eq!(code(&line.next_of("refused").await), "malformed");
    line.send(&json!({ "hello": { "token": tokens[0] } })).await;
    line.next_of("welcome").await;
    line.send_text(format!("{{\"ping\":{{}},\"x\":\"{}\"}}", "x".repeat(17_000))).await;
    assert_eq!(code(&line.next_of("refused").await), "too_large");
    line.send(&json!({ "answer": { "id": "7", "revision": "x" } })).await;
    let refused = line.next_of("refused").await;
    assert_eq!((code(&refused), refused["id"].as_str()), ("malformed", Some("7")));
    line.send(&json!({ "answer": { "id": "", "revision": 0, "option": 0 } })).await;
    assert_eq!(code(&line.next_of("refused").await), "malformed");
    line.send(&json!({ "ping": {} })).await;
    line.next_of("pong").await;
    server.stop().await;
}

#[tokio::test]
async fn too_much_is_refused_in_words() {
    let db = Db::new();
    let limits =
        Limits { connections: 2, connections_per_table: 0, rate: 0.0, burst: 5.0, ..Limits::default() };
    let server = Server::with(&db, limits).await;
    let (table, tokens) = server.table(2, 1).await;
    let mut client = server.client(&table, Some(&tokens[0])).await;
    let mut second = server.line(&table).await;
    second.send(&json!({ "hello": {} })).await;
    assert_eq!(code(&second.next_of("refused").await), "full");
    assert!(second.next_text().await.is_none());
    let mut third = server.line(&table).await;
    third.send(&json!({ "ping": {} })).await;
    third.next_of("pong").await;
    // Two lines are all there is room for; what comes now is not even let in.
    let upgrade = format!("/api/tables/{table}/socket");
    let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let request = format!(
        "GET {upgrade} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = vec![0; 2048];
    let read = stream.read(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer[..read]);
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("\"busy\""), "{answer}");
    for _ in 0..4 {
        client.line.send(&json!({ "ping": {} })).await;
        client.line.next_of("pong").await;
    }
    client.line.send(&json!({ "answer": { "id": "9", "revision": 0, "option": 0 } })).await;
    let refused = client.line.next_of("refused").await;
    assert_eq!((code(&refused), refused["id"].as_str()), ("too_fast", Some("9")));
    server.stop().await;
}

#[tokio::test]
async fn tables_that_cannot_be_laid_and_games_that_cannot_be_read_are_refused() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let here = json!({ "who": { "here": { "name": "Ada" } } });
    let with = |key: &str, value: Value| {
        let mut seat = here.clone();
        seat[key] = value;
        seat
    };
    for seats in [
        json!([here]),
        json!([here, here, here, here, here]),
        json!([with("mage", json!(0)), with("mage", json!(0))]),
        json!([here, with("mage", json!(200))]),
        json!([here, with("grimoire", json!(1))]),
        json!([here, { "who": { "bot": { "level": "genius" } } }]),
        json!([here, { "who": { "avatar": { "level": "greedy" } } }]),
    ] {
        let refused = server.post("/api/tables", &json!({ "seats": seats, "seed": 1 })).await;
        assert_eq!(code(&refused), "setup", "{seats}");
    }
    let moons = json!({ "seats": [here, here], "settings": { "moons": [9, 3, 30] }, "seed": 1 });
    assert_eq!(code(&server.post("/api/tables", &moons).await), "setup");
    // The second one is played with cards that this server does not have.
    for lesson in ["none", "first-classic"] {
        assert_eq!(code(&server.post("/api/tutorial", &json!({ "lesson": lesson })).await), "setup");
    }
    let (table, _) = server.table(2, 3).await;
    assert_eq!(code(&server.get(&format!("/api/tables/{table}/record")).await), "busy");
    for record in ["nonsense", "{\"lodge\":1}"] {
        let (status, text) = server.http("POST", "/api/replays", record).await;
        assert_eq!((status, code(&serde_json::from_str(&text).unwrap())), (422, "incompatible_replay"));
    }
    server.stop().await;
}

#[tokio::test]
async fn a_finished_game_takes_no_answers_and_its_record_must_come_out_right() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, tokens) = server.table(2, 4).await;
    let mut clients =
        [server.client(&table, Some(&tokens[0])).await, server.client(&table, Some(&tokens[1])).await];
    let mut dice = Dice(4);
    while !clients[0].is_over() {
        let seat = (0..2).find(|&seat| clients[seat].options() > 0).unwrap();
        let option = dice.below(clients[seat].options());
        clients[seat].answer(option).await.unwrap();
        clients[1 - seat].update().await;
    }
    assert_eq!(code(&clients[0].answer(0).await.unwrap_err()), "game_over");
    assert_eq!(clients[0].undo, json!({ "locked": "over" }));
    let (_, record) = server.http("GET", &format!("/api/tables/{table}/record"), "").await;
    let sound: Value = serde_json::from_str(&record).unwrap();
    let spoil = |field: &str, value: Value| {
        let mut record = sound.clone();
        record[field] = value;
        record
    };
    for (record, why) in [
        (spoil("content", json!("other")), "other cards"),
        (spoil("edition", json!("classic")), "edition"),
        (spoil("digest", json!("00")), "digest"),
        (spoil("answers", json!([0, 1, 0])), ""),
        (spoil("finished", json!(false)), "not finished"),
    ] {
        let refused = server.post("/api/replays", &record).await;
        assert_eq!(code(&refused), "incompatible_replay", "{refused}");
        assert!(refused["error"]["message"].as_str().unwrap().contains(why), "{refused}");
    }
    server.stop().await;
}

#[test]
fn every_code_has_a_word_and_a_status_of_an_error() {
    for code in Code::ALL {
        assert!(serde_json::to_value(code).unwrap().is_string());
        assert!((400..600).contains(&code.status()));
    }
}
