//! A server that closes: everybody hears of it, whatever they are waiting for, and nobody keeps it from closing.

use crate::common::{Db, Server, postgres, raw};
use serde_json::json;
use server::Limits;
use server::house::Command;
use server::store::Held;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

fn limits() -> Limits {
    Limits { burst: f64::MAX, ..Limits::default() }
}

/// A request whose body of so many bytes does not come yet. The server waits for it: it has said so.
async fn without_a_body(server: &Server, path: &str, length: usize) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\nExpect: 100-continue\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut go_on = [0; "HTTP/1.1 100 Continue\r\n\r\n".len()];
    stream.read_exact(&mut go_on).await.unwrap();
    stream
}

#[tokio::test]
async fn a_request_that_never_ends_is_ended_and_does_not_stop_the_server_from_closing() {
    let db = Db::new();
    let short = Duration::from_millis(50);
    let server = Server::with(&db, Limits { hello: short, body: short, goodbye: short, ..limits() }).await;
    // What comes back does not matter; that it ends does.
    raw(&server, "GET /api/health HTTP/1.1\r\nHost: x\r\n").await;
    let slow = raw(
        &server,
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 99\r\n\r\n{",
    )
    .await;
    assert!(slow.starts_with("HTTP/1.1 400") && slow.contains("in time"), "{slow}");
    server.stop().await;
    let server = Server::with(&db, Limits { goodbye: short, ..limits() }).await;
    let mut hanging = TcpStream::connect(server.address).await.unwrap();
    hanging.write_all(b"GET /api/health HTTP/1.1\r\n").await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn closing_says_goodbye_to_every_socket() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, tokens) = server.table(2, 3).await;
    let mut lines = Vec::new();
    for at in 0..20 {
        lines.push(server.client(&table, tokens.get(at).map(String::as_str)).await.line);
    }
    // One that has not said hello yet is told as well.
    lines.push(server.line(&table).await);
    // Nor does anybody miss it who speaks just then.
    for line in &mut lines[..20] {
        line.send(&json!({ "ping": {} })).await;
        let phrase = json!({ "phrase": { "phrase": "hello", "room": 4 } });
        line.send(&json!({ "say": { "id": "a word", "words": phrase } })).await;
    }
    server.stop().await;
    for line in &mut lines {
        let mut last = None;
        while let Some(message) = line.next().await {
            last = Some(message);
        }
        assert_eq!(last.expect("a word")["refused"]["code"], "busy");
    }
}

#[tokio::test]
async fn whoever_waits_for_an_answer_hears_that_none_comes() {
    let db = Db::new();
    let server = Server::with(&db, Limits { goodbye: Duration::from_millis(300), ..limits() }).await;
    let mut waits = without_a_body(&server, "/api/tables", 99).await;
    server.stop().await;
    let mut answer = String::new();
    waits.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("the server closes"), "{answer}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_long_to_go_does_not_keep_the_tables() {
    let url = postgres::fresh();
    let long = Limits { goodbye: Duration::from_secs(600), body: Duration::from_secs(600), ..limits() };
    let (one, two) = (Server::sharing_with(&url, long).await, Server::sharing(&url).await);
    let (table, tokens) = one.table(2, 1).await;
    one.client(&table, Some(&tokens[0])).await;
    let slow = without_a_body(&one, "/api/tables", 99).await;
    let house = one.house.clone();
    let stopping = tokio::spawn(one.stop());
    // It is no longer one of the servers: by its own word, since nobody who is heard is given up.
    while !matches!(house.store.beat().await, Ok(Held::GivenUp)) {}
    two.house.ask(&table, Command::Wake).await.unwrap();
    assert!(!stopping.is_finished(), "somebody is still there");
    drop(slow);
    stopping.await.unwrap();
    two.client(&table, Some(&tokens[0])).await;
    two.stop().await;
}

#[tokio::test]
async fn tables_of_a_server_that_closes_do_not_seem_to_be_gone() {
    let db = Db::new();
    let long = Duration::from_secs(600);
    let server = Server::with(&db, Limits { goodbye: long, body: long, ..limits() }).await;
    let (table, tokens) = server.table(2, 3).await;
    let wanted = json!([{ "table": table, "token": tokens[0] }]).to_string();
    let mut asks = without_a_body(&server, "/api/summaries", wanted.len()).await;
    let mut closing = server.house.closing();
    let stopping = tokio::spawn(server.stop());
    closing.wait_for(|closing| *closing).await.unwrap();
    asks.write_all(wanted.as_bytes()).await.unwrap();
    let mut answer = String::new();
    asks.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("the server closes"), "{answer}");
    stopping.await.unwrap();
}
