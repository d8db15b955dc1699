//! The hall: tables that strangers see, sit down at and watch, if the operator and the host want it.

use crate::common::{Client, Db, Server};
use serde_json::{Value, json};
use server::{Limits, PerAddress};
use std::collections::BTreeSet;
use std::time::Duration;

async fn opened(db: &Db) -> Server {
    // Every look is a fresh one.
    Server::with(db, Limits { burst: f64::MAX, hall: Some(Duration::ZERO), ..Limits::default() }).await
}

async fn table(server: &Server, name: &str, hall: bool) -> Value {
    let seats = json!([{ "who": { "here": { "name": "Ada" } } }, { "who": { "invite": {} } }]);
    let manner = json!({ "hall": hall, "pace": "days" });
    server.post("/api/tables", &json!({ "name": name, "seats": seats, "seed": 3, "manner": manner })).await
}

async fn sit(server: &Server, table: &Value, body: Value) -> (u16, Value) {
    let path = format!("/api/tables/{}/join", table["table"].as_str().unwrap());
    let (status, text) = server.http("POST", &path, &body.to_string()).await;
    (status, serde_json::from_str(&text).unwrap())
}

#[tokio::test]
async fn strangers_see_what_its_host_shows_and_nothing_else() {
    let db = Db::new();
    let server = opened(&db).await;
    assert_eq!(server.get("/api/services").await["hall"], true);
    let hidden = table(&server, "Hidden", false).await;
    let shown = table(&server, "Ashes and Sugar", true).await;
    let hall = server.get("/api/hall").await;
    let found = &hall["tables"];
    assert_eq!(found.as_array().unwrap().len(), 1);
    assert_eq!((&found[0]["table"], &found[0]["name"]), (&shown["table"], &json!("Ashes and Sugar")));
    // An allow-list: what is new here is looked at by whoever adds it.
    let keys: BTreeSet<&str> = found[0].as_object().unwrap().keys().map(String::as_str).collect();
    let known = ["clock", "edition", "moon", "name", "outcome", "pace", "seats", "table", "turn"];
    assert_eq!(keys, BTreeSet::from(known));
    let ada = json!({ "seat": 0, "kind": "person", "name": "Ada" });
    assert_eq!(found[0]["seats"], json!([ada, { "seat": 1, "kind": "open", "name": null }]));
    let path = |table: &Value| format!("/api/tables/{}/shown", table["table"].as_str().unwrap());
    assert_eq!(server.get(&path(&shown)).await, found[0]);
    assert_eq!(server.http("GET", &path(&hidden), "").await.0, 404);

    // Anybody takes an open seat there, and no seat elsewhere.
    let own = "evesownsecretword0123456789";
    let eve = json!({ "name": "Eve", "token": own });
    let (status, refused) = sit(&server, &hidden, eve.clone()).await;
    assert_eq!((status, &refused["error"]["code"]), (401, &json!("wrong_token")));
    for _ in 0..2 {
        let (status, joined) = sit(&server, &shown, eve.clone()).await;
        assert_eq!(
            (status, &joined["seat"], &joined["token"]),
            (200, &json!(1), &json!(own)),
            "twice is once"
        );
    }
    assert_eq!(sit(&server, &shown, json!({ "name": "Bob" })).await.0, 409, "every seat is taken");
    assert_eq!(server.get("/api/hall").await["tables"][0]["seats"][1]["name"], "Eve");
    let mages =
        |hall: Value| [0, 1].map(|at| hall["tables"][0]["seats"][at]["mage"].as_str().map(str::to_string));
    assert_eq!(mages(server.get("/api/hall").await), [None, None], "nobody has chosen one");

    // What came out is a result.
    let ada = shown["seats"][0]["token"].as_str().unwrap();
    let word = shown["table"].as_str().unwrap();
    let mut clients = [server.client(word, Some(ada)).await, server.client(word, Some(own)).await];
    let mut at = 0;
    while !clients.iter().any(Client::is_over) {
        for client in &mut clients {
            client.caught_up().await;
        }
        let Some(asked) = clients.iter_mut().find(|client| client.options() > 0) else { continue };
        at += 1;
        let option = (at * 7) % asked.options();
        asked.answer(option).await.unwrap();
    }
    let over = server.get("/api/hall").await;
    assert!(!over["tables"][0]["outcome"]["winner"].is_null(), "{over}");
    assert!(mages(over).iter().all(Option::is_some), "everybody saw the mages");
    server.stop().await;

    // Closed by its operator, it is closed for those at the tables too.
    let server = Server::start(&db).await;
    assert_eq!(server.http("GET", "/api/hall", "").await.0, 403);
    assert_eq!(server.http("GET", &path(&shown), "").await.0, 404);
    let late = table(&server, "Late", true).await;
    assert_eq!(sit(&server, &late, json!({ "name": "Bob" })).await.0, 401);
    server.stop().await;
}

#[tokio::test]
async fn the_list_is_bounded_and_made_once_for_all_who_look() {
    let db = Db::new();
    let limits = Limits { burst: f64::MAX, hall: Some(Duration::from_secs(3600)), ..Limits::default() };
    let server = Server::with(&db, limits).await;
    table(&server, "First", true).await;
    assert_eq!(server.get("/api/hall").await["tables"].as_array().unwrap().len(), 1);
    for _ in 0..70 {
        table(&server, "Later", true).await;
    }
    assert_eq!(server.get("/api/hall").await["tables"].as_array().unwrap().len(), 1, "an hour old at most");
    server.stop().await;
    let server = opened(&db).await;
    assert_eq!(server.get("/api/hall").await["tables"].as_array().unwrap().len(), 60);
    server.stop().await;
}

#[tokio::test]
async fn one_address_does_not_fill_the_list() {
    let db = Db::new();
    let few = PerAddress { shown_per_hour: 2.0, ..PerAddress::default() };
    let limits = Limits { hall: Some(Duration::ZERO), per_address: Some(few), ..Limits::default() };
    let server = Server::with(&db, limits).await;
    for shown in [true, true, false] {
        let made = table(&server, "T", true).await;
        assert_eq!(made["table"].is_string(), shown, "{made}");
    }
    assert!(table(&server, "T", false).await["table"].is_string(), "for guests it may lay more");
    assert_eq!(server.get("/api/hall").await["tables"].as_array().unwrap().len(), 2);
    server.stop().await;
}
