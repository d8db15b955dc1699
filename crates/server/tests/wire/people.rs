//! People at a server's tables: what they say, seats that move, and games that are played again.

use crate::common::{Client, Db, Server};
use serde_json::{Value, json};
use server::Limits;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// A table of one who is here and one who is invited.
async fn invited(server: &Server, manner: Value) -> (String, String, String) {
    let seats = json!([{ "who": { "here": { "name": "Ada" } } }, { "who": { "invite": {} } }]);
    let made = server.post("/api/tables", &json!({ "seats": seats, "seed": 3, "manner": manner })).await;
    let word = |value: &Value| value.as_str().unwrap().to_string();
    (word(&made["table"]), word(&made["seats"][0]["token"]), word(&made["seats"][1]["invite"]))
}

async fn join(server: &Server, table: &str, body: Value) -> (u16, Value) {
    let (status, text) = server.http("POST", &format!("/api/tables/{table}/join"), &body.to_string()).await;
    (status, serde_json::from_str(&text).unwrap())
}

#[tokio::test]
async fn whoever_loses_the_answer_to_a_join_sits_down_all_the_same() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, ada, invite) = invited(&server, json!({})).await;
    let token = "bobsownsecretword0123456789";
    let body = json!({ "invite": invite, "name": "Bob", "token": token });
    let alike = json!({ "invite": invite, "name": "Аda", "token": token });
    let (status, refused) = join(&server, &table, alike).await;
    assert_eq!((status, &refused["error"]["code"]), (409, &json!("name_taken")));
    let short = json!({ "invite": invite, "name": "Bob", "token": "1" });
    assert_eq!(join(&server, &table, short).await.0, 400);
    for _ in 0..3 {
        let (status, joined) = join(&server, &table, body.clone()).await;
        assert_eq!((status, &joined["seat"], &joined["token"]), (200, &json!(1), &json!(token)));
    }
    let other = json!({ "invite": invite, "name": "Eve", "token": "evesownsecretword0123456789" });
    assert_eq!(join(&server, &table, other).await.0, 409);
    // Gone for good: whoever laid the table offers the seat to somebody else.
    let free = |token: &str| json!({ "token": token, "seat": 1 });
    let path = format!("/api/tables/{table}/free");
    assert_eq!(server.http("POST", &path, &free(token).to_string()).await.0, 403);
    let freed = server.post(&path, &free(&ada)).await;
    let eve = json!({ "invite": freed["invite"], "name": "Eve" });
    assert_eq!(join(&server, &table, eve).await.0, 200);
    let summary = format!("/api/tables/{table}");
    let bearer = format!(
        "GET {summary} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n\r\n"
    );
    assert!(
        crate::common::raw(&server, &bearer).await.starts_with("HTTP/1.1 401"),
        "the old token opens nothing"
    );
    let bearer = bearer.replace(token, &ada);
    let seen = crate::common::raw(&server, &bearer).await;
    assert!(seen.starts_with("HTTP/1.1 200") && seen.contains("\"your_seats\":[0]"), "{seen}");
    server.stop().await;
}

#[tokio::test]
async fn one_secret_opens_one_seat() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let seats = json!([{ "who": { "here": { "name": "Ada" } } }, { "who": { "invite": {} } }, { "who": { "invite": {} } }]);
    let made = server.post("/api/tables", &json!({ "seats": seats, "seed": 3 })).await;
    let (table, ada) = (made["table"].as_str().unwrap(), made["seats"][0]["token"].as_str().unwrap());
    let bob = "bobsownsecretword0123456789";
    let body = |seat: usize, name: &str, token: &str| json!({ "invite": made["seats"][seat]["invite"], "name": name, "token": token });
    assert_eq!(join(&server, table, body(1, "Bob", bob)).await.0, 200);
    for token in [bob, ada] {
        let (status, refused) = join(&server, table, body(2, "Eve", token)).await;
        assert_eq!((status, &refused["error"]["code"]), (400, &json!("malformed")), "{refused}");
        assert!(refused["error"]["message"].as_str().unwrap().contains("take another"), "{refused}");
    }
    // What was lost on the way is still said again, and the seat is free for another secret.
    assert_eq!(join(&server, table, body(1, "Bob", bob)).await.1["seat"], 1);
    assert_eq!(join(&server, table, body(2, "Eve", "evesownsecretword0123456789")).await.1["seat"], 2);
    server.stop().await;
}

#[tokio::test]
async fn a_seat_goes_to_another_device_by_a_code() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, ada, invite) = invited(&server, json!({ "pace": "days" })).await;
    let path = format!("/api/tables/{table}/code");
    assert_eq!(server.http("POST", &path, &json!({ "token": "wrong" }).to_string()).await.0, 401);
    for (lend, word, seat) in [("token", &ada, 0), ("invite", &invite, 1)] {
        let lent = server.post(&path, &json!({ lend: word })).await;
        let redeemed = server.post("/api/codes", &json!({ "code": lent["code"] })).await;
        assert_eq!(redeemed, json!({ "table": table, "lent": { lend: word }, "seat": seat }));
        let again = json!({ "code": lent["code"] }).to_string();
        assert_eq!(server.http("POST", "/api/codes", &again).await.0, 401, "once");
    }
    server.stop().await;
}

/// Plays to the end with whatever comes first for whoever is asked.
async fn play_out(clients: &mut [Client]) {
    let mut at = 0;
    while !clients.iter().any(Client::is_over) {
        for client in clients.iter_mut() {
            client.caught_up().await;
        }
        let Some(asked) = clients.iter_mut().find(|client| client.options() > 0) else { continue };
        at += 1;
        let option = (at * 7) % asked.options();
        asked.answer(option).await.unwrap();
    }
}

#[tokio::test]
async fn people_talk_and_play_again_one_seat_on() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, tokens) = server.table(2, 11).await;
    let mut clients = Vec::new();
    for token in &tokens {
        clients.push(server.client(&table, Some(token)).await);
    }
    let mut watcher = server.line(&table).await;
    watcher.send(&json!({ "hello": {} })).await;
    let hello = json!({ "words": { "phrase": { "phrase": "hello", "room": 4 } } });
    clients[0].say("say", hello.clone()).await.unwrap();
    let heard = watcher.next_of("said").await;
    assert_eq!((&heard["seat"], &heard["words"]), (&json!(0), &hello["words"]));
    let free = json!({ "words": { "text": "word of my own" } });
    assert_eq!(clients[0].say("say", free).await.unwrap_err()["code"], "not_agreed");
    let early = clients[0].say("again", json!({ "agree": true })).await;
    assert_eq!(early.unwrap_err()["code"], "malformed");
    play_out(&mut clients).await;
    // Whoever reads nothing for a whole game may have been hung up on.
    let mut watcher = server.line(&table).await;
    watcher.send(&json!({ "hello": {} })).await;
    watcher.next_of("welcome").await;
    for client in &mut clients {
        client.say("again", json!({ "agree": true })).await.unwrap();
    }
    let told = clients[0].line.next_of("rematch").await;
    let next = told["table"].as_str().unwrap().to_string();
    assert_eq!(told["seat"], 1, "everybody moves on by one");
    assert_eq!(watcher.next_of("rematch").await, json!({ "table": next, "seat": null }));
    server.stop().await;
    // What was said and where it goes on are kept with the table, and the old tokens open the new seats.
    let server = Server::start(&db).await;
    let mut line = server.line(&table).await;
    line.send(&json!({ "hello": { "token": tokens[1] } })).await;
    let welcome = line.next_of("welcome").await;
    assert_eq!(welcome["said"][0]["words"], hello["words"]);
    assert_eq!(welcome["rematch"], json!({ "table": next, "seat": 0 }));
    for (at, token) in tokens.iter().enumerate() {
        let mut line = server.line(&next).await;
        line.send(&json!({ "hello": { "token": token } })).await;
        let welcome = line.next_of("welcome").await;
        assert_eq!(
            (&welcome["seat"], &welcome["host"]),
            (&json!(1 - at), &json!(1)),
            "it is still Ada's table"
        );
    }
    server.stop().await;
}

/// A table that wakes knows since when people are away: over days it falls asleep whenever nobody looks.
#[tokio::test]
async fn whoever_is_away_stays_so_while_the_table_sleeps() {
    let db = Db::new();
    let server = Server::with(&db, Limits { idle: Duration::from_millis(1), ..Limits::default() }).await;
    let (table, tokens) = server.table(2, 12).await;
    let hello = async |seat: usize| {
        let mut line = server.line(&table).await;
        line.send(&json!({ "hello": { "token": tokens[seat] } })).await;
        let welcome = line.next_of("welcome").await;
        (line, welcome)
    };
    let (mut ada, _) = hello(0).await;
    let (bob, _) = hello(1).await;
    drop(bob);
    let since = loop {
        let told = ada.next_of("people").await;
        if let Some(since) = told[1]["away_since"].as_u64() {
            break since;
        }
    };
    drop(ada);
    while server.house.metrics.tables.load(Ordering::Relaxed) > 0 {
        tokio::task::yield_now().await;
    }
    let (_ada, welcome) = hello(0).await;
    assert_eq!(welcome["people"][1]["away_since"], since);
    server.stop().await;
}

#[tokio::test]
async fn a_code_is_for_a_secret_that_opens_something_when_it_is_made_and_when_it_is_named() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, ada, invite) = invited(&server, json!({})).await;
    let code = async |body: Value| {
        let (status, text) =
            server.http("POST", &format!("/api/tables/{table}/code"), &body.to_string()).await;
        (status, serde_json::from_str::<Value>(&text).unwrap())
    };
    assert_eq!(code(json!({ "token": "" })).await.0, 401, "whoever watches has no seat to move");
    let (_, made) = code(json!({ "invite": invite })).await;
    let taken = json!({ "invite": invite, "name": "Bob" });
    assert_eq!(join(&server, &table, taken).await.0, 200);
    let named = json!({ "code": made["code"] }).to_string();
    assert_eq!(server.http("POST", "/api/codes", &named).await.0, 409, "somebody sits there");
    let (_, made) = code(json!({ "token": ada })).await;
    let redeemed = server.post("/api/codes", &json!({ "code": made["code"] })).await;
    assert_eq!((&redeemed["seat"], &redeemed["lent"]["token"]), (&json!(0), &json!(ada)));
    server.stop().await;
}

/// Two people at a table with a pause, and who of them is asked whether they react, with so many options at least.
async fn reacting(server: &Server, least: u64) -> (Vec<Client>, usize) {
    let (table, tokens) = server.table(2, 5).await;
    let mut clients = Vec::new();
    for token in &tokens {
        let mut client = server.client(&table, Some(token)).await;
        client.say("passes", json!({ "how": "when_nothing_fits" })).await.unwrap();
        clients.push(client);
    }
    let mut answers = 0;
    while answers < 60 {
        for client in &mut clients {
            client.caught_up().await;
        }
        // Between one look and the next the table may have passed for somebody.
        let Some(asked) = clients.iter().position(|client| client.options() > 0) else { continue };
        let own = &mut clients[asked];
        if !["React", "Declare", "CompleteQuest"].contains(&own.kind()) {
            own.answer((answers * 5) % own.options()).await.unwrap();
            answers += 1;
        } else if own.options() >= least {
            return (clients, asked);
        } else {
            own.reached(own.revision + 1).await;
        }
    }
    panic!("nobody was asked whether they react");
}

/// How soon the next question comes must not tell whether somebody had anything to think about, whoever sends what meanwhile.
#[tokio::test]
async fn no_answer_goes_past_the_pause_before_it() {
    let db = Db::new();
    // Long enough that only what goes past it could be heard.
    let limits = Limits { pause: Duration::from_secs(3600), burst: f64::MAX, ..Limits::default() };
    let server = Server::with(&db, limits).await;
    let (mut clients, asked) = reacting(&server, 1).await;
    let revision = clients[asked].revision;
    for seat in [[1 - asked; 10].as_slice(), &[asked; 2]].concat() {
        let answer = clients[seat].answer_message(0);
        clients[seat].line.send(&answer).await;
        let heard = clients[seat].caught_up().await;
        let refused = heard.iter().any(|message| !message["refused"].is_null());
        assert!(seat != asked || !refused, "others take nobody's place: {heard:?}");
    }
    assert!(clients.iter().all(|client| client.revision == revision), "the question stands");
    let mut next = clients[1 - asked].answer_message(0);
    next["answer"]["revision"] = json!(revision + 1);
    clients[1 - asked].line.send(&next).await;
    let refused = clients[1 - asked].settled(&next["answer"]["id"]).await.unwrap_err();
    assert_eq!(refused["code"], "stale", "of a question that nobody has seen");
    server.stop().await;
}

#[tokio::test]
async fn whoever_hangs_up_during_a_pause_has_answered_all_the_same() {
    let db = Db::new();
    let limits = Limits { pause: Duration::from_millis(300), burst: f64::MAX, ..Limits::default() };
    let server = Server::with(&db, limits).await;
    // With one option the table would answer by itself.
    let (mut clients, asked) = reacting(&server, 2).await;
    let mut gone = clients.remove(asked);
    let (answer, next) = (gone.answer_message(0), gone.revision + 1);
    gone.line.send(&answer).await;
    gone.caught_up().await;
    drop(gone);
    clients[0].reached(next).await;
    server.stop().await;
}
