//! People who are away are told that it is their turn: by a push service and a mail server that are really there.

use crate::common::push::PushService;
use crate::common::smtp::MailServer;
use crate::common::{Client, Db, Server};
use serde_json::{Value, json};
use server::{Notices, Smtp};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const SECRET: &str = "bobsdevicesecret0123456789";

fn notices() -> Notices {
    Notices { private: true, url: Some("https://lodge.example".into()), ..Notices::default() }
}

/// A table over days with two seats, of which Ada has the first and Bob the second.
async fn table(server: &Server, name: &str, pace: &str) -> (String, Vec<String>) {
    let seats = json!([{ "who": { "here": { "name": "Ada" } } }, { "who": { "here": { "name": "Bob" } } }]);
    let new = json!({ "name": name, "seats": seats, "seed": 5, "first": 0, "manner": { "pace": pace } });
    let made = server.post("/api/tables", &new).await;
    let token = |at: usize| made["seats"][at]["token"].as_str().unwrap().to_string();
    (made["table"].as_str().unwrap().to_string(), vec![token(0), token(1)])
}

/// Answers for a seat until somebody else is asked.
async fn play(client: &mut Client) {
    client.caught_up().await;
    while client.options() > 0 {
        client.answer(0).await.unwrap();
        client.caught_up().await;
    }
}

/// Sits down, plays until the other is asked, and goes.
async fn play_and_go(server: &Server, table: &str, token: &str) {
    let mut client = server.client(table, Some(token)).await;
    play(&mut client).await;
    gone(server, table, client, token).await;
}

/// Hangs up, and waits until the table knows.
async fn gone(server: &Server, table: &str, mut client: Client, token: &str) {
    drop(client.line.0.close(None).await);
    while client.line.next().await.is_some() {}
    let path = format!("/api/tables/{table}");
    let mut watcher = server.client(table, None).await;
    let seat = server.with_secret("GET", &path, token, &Value::Null).await.1["your_seats"][0].clone();
    let seat = seat.as_u64().unwrap() as usize;
    while watcher.people[seat]["here"] == true {
        let message = watcher.line.next().await.expect("people");
        watcher.take(&message);
    }
}

async fn wish(server: &Server, body: Value) -> (u16, Value) {
    server.with_secret("POST", "/api/notices", SECRET, &body).await
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64
}

/// Waits until a notice is on its way, due or not.
async fn on_its_way(server: &Server) {
    let all = async {
        while server.house.store.due(u64::MAX >> 1, 1).await.unwrap().is_empty() {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), all).await.expect("a notice is on its way");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_away_is_told_once_for_each_turn() {
    let db = Db::new();
    let server = Server::telling(&db, &notices()).await;
    let key = server.get("/api/services").await["push"].as_str().unwrap().to_string();
    let mut push = PushService::start(&key).await;
    let (word, tokens) = table(&server, "The Long Eclipse", "days").await;
    let seats = json!([{ "table": word, "token": tokens[1] }]);
    let wishes = json!({ "lang": "de", "push": push.subscription(), "seats": seats });
    assert_eq!(
        wish(&server, wishes.clone()).await,
        (200, json!({ "push": true, "mail": null, "quiet": null }))
    );

    play_and_go(&server, &word, &tokens[0]).await;
    let told = push.next().await;
    assert_eq!((&told["title"], &told["table"]), (&json!("Du bist am Zug"), &json!(word)));
    assert_eq!(told["body"], "„The Long Eclipse“ wartet auf dich.");

    // The server goes and comes back, and Ada looks: Bob has been told already. The key stays, too.
    server.stop().await;
    let server = Server::telling(&db, &notices()).await;
    assert_eq!(server.get("/api/services").await["push"], key);
    play_and_go(&server, &word, &tokens[0]).await;
    // Bob plays, his own questions tell him nothing; when he has gone and it is his turn again, he is told again.
    play_and_go(&server, &word, &tokens[1]).await;
    play_and_go(&server, &word, &tokens[0]).await;
    assert_eq!(push.next().await["table"], word);
    assert!(push.is_empty(), "one notice for each turn");

    // At a table where all are there nobody is told; and nobody who has said so.
    let (live, others) = table(&server, "Live", "live").await;
    let both = json!([{ "table": word, "token": tokens[1] }, { "table": live, "token": others[1] }]);
    let wishes = json!({ "lang": "en", "push": push.subscription(), "seats": both });
    assert_eq!(wish(&server, wishes).await.0, 200);
    play_and_go(&server, &live, &others[0]).await;
    let (status, off) = server.with_secret("POST", "/api/notices/off", SECRET, &Value::Null).await;
    assert_eq!((status, &off["push"]), (200, &json!(false)));
    assert_eq!(server.with_secret("GET", "/api/notices", SECRET, &Value::Null).await.1, off);
    play_and_go(&server, &word, &tokens[1]).await;
    play_and_go(&server, &word, &tokens[0]).await;
    assert_eq!(server.house.deliver(now() + 3_600_000).await, 0);
    assert!(push.is_empty());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn quiet_hours_hold_a_notice_back_and_a_reader_who_is_gone_is_forgotten() {
    let db = Db::new();
    let server = Server::telling(&db, &notices()).await;
    let key = server.get("/api/services").await["push"].as_str().unwrap().to_string();
    let mut push = PushService::start(&key).await;
    let (word, tokens) = table(&server, "", "days").await;
    let minute = now() / 60_000 % 1440;
    let quiet = json!({ "from": (minute + 1380) % 1440, "to": (minute + 60) % 1440, "offset": 0 });
    let seats = json!([{ "table": word, "token": tokens[1] }, { "table": word, "token": "wrong" }]);
    let wishes = json!({ "lang": "xx", "push": push.subscription(), "quiet": quiet, "seats": seats });
    assert_eq!(wish(&server, wishes.clone()).await.1["quiet"], quiet);
    play_and_go(&server, &word, &tokens[0]).await;
    on_its_way(&server).await;
    assert_eq!(server.house.deliver(now()).await, 0, "it is quiet");
    let later = now() + 62 * 60_000;
    assert_eq!(server.house.deliver(later).await, 1);
    assert_eq!(push.next().await["body"], "One of your tables waits for you.");
    assert_eq!(server.house.deliver(later + 3_600_000).await, 0, "once");

    // What falls into quiet hours and is over before they end is not told at all.
    play_and_go(&server, &word, &tokens[1]).await;
    play_and_go(&server, &word, &tokens[0]).await;
    on_its_way(&server).await;
    play_and_go(&server, &word, &tokens[1]).await;
    assert_eq!(server.house.deliver(later).await, 0);

    // A service that is in trouble is tried again later; one that knows the reader no longer is not.
    play_and_go(&server, &word, &tokens[0]).await;
    on_its_way(&server).await;
    push.status.send_replace(503);
    assert_eq!(server.house.deliver(later).await, 0);
    assert_eq!(push.next().await["table"], word);
    assert_eq!(server.house.deliver(later).await, 0, "not at once");
    push.status.send_replace(410);
    assert_eq!(server.house.deliver(later + 6 * 60_000).await, 0);
    assert_eq!(push.next().await["table"], word);
    let kept = server.with_secret("GET", "/api/notices", SECRET, &Value::Null).await.1;
    assert_eq!(kept, json!({ "push": false, "mail": null, "quiet": null }), "nothing is kept");
    assert_eq!(server.house.deliver(later + 24 * 3_600_000).await, 0);
    assert!(push.is_empty());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn mail_comes_when_its_reader_has_said_so_and_ends_by_a_link() {
    let db = Db::new();
    let mut mails = MailServer::start().await;
    let smtp = Smtp { url: mails.url.clone(), password: None, from: "Lodge <lodge@lodge.example>".into() };
    let server = Server::telling(&db, &Notices { no_push: true, smtp: Some(smtp), ..notices() }).await;
    let services = json!({ "hall": false, "push": null, "mail": true });
    assert_eq!(server.get("/api/services").await, services);
    let (word, tokens) = table(&server, "Grüße", "days").await;
    let wishes = |address: &str| json!({ "lang": "de", "mail": address, "seats": [{ "table": word, "token": tokens[1] }] });
    let address = "bob@mail.example";
    let mail = |confirmed: bool| json!({ "address": address, "confirmed": confirmed });
    assert_eq!(wish(&server, wishes(address)).await.1["mail"], mail(false));
    assert_eq!(wish(&server, wishes(address)).await.1["mail"], mail(false), "asked once");
    let asked = mails.next().await;
    assert_eq!(asked.to, address);

    // Without a word nothing comes.
    play_and_go(&server, &word, &tokens[0]).await;
    play_and_go(&server, &word, &tokens[1]).await;
    let confirm = async |word: String| {
        let body = json!({ "word": word }).to_string();
        let (status, text) = server.http("POST", "/api/notices/confirm", &body).await;
        (status, serde_json::from_str::<Value>(&text).unwrap())
    };
    let given = asked.word("confirm");
    let forged = format!("{}{}", &given[..given.len() - 1], if given.ends_with('0') { '1' } else { '0' });
    for wrong in [forged, asked.word("leave"), given[..32].to_string(), "x-y".into(), String::new()] {
        assert_eq!(confirm(wrong.clone()).await.0, 401, "{wrong}");
    }
    assert_eq!(confirm(given.clone()).await.1["mail"], mail(true));
    assert_eq!(wish(&server, wishes(address)).await.1["mail"], mail(true), "it stays confirmed");

    play_and_go(&server, &word, &tokens[0]).await;
    let told = mails.next().await;
    assert_eq!(told.to, address);
    assert!(told.head.contains("From: Lodge <lodge@lodge.example>\r\n"), "{}", told.head);
    assert!(told.head.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"), "{}", told.head);
    assert!(told.body.contains("„Grüße“ wartet auf dich"), "{}", told.body);
    assert!(told.body.contains(&format!("https://lodge.example/table/{word}")));
    let leave = told.word("leave");
    assert!(
        told.head.replace("\r\n ", "").contains(&format!("/api/notices/leave/{leave}>")),
        "{}",
        told.head
    );

    // Another address is asked anew, and the link of the old one changes nothing about it.
    assert_eq!(wish(&server, wishes("eve@mail.example")).await.1["mail"]["confirmed"], false);
    assert_eq!(mails.next().await.to, "eve@mail.example");
    assert_eq!(server.http("POST", &format!("/api/notices/leave/{leave}"), "").await.0, 401);
    assert_eq!(wish(&server, wishes(address)).await.1["mail"], mail(false), "coming back is confirmed anew");
    assert_eq!(mails.next().await.to, address);
    assert_eq!(confirm(given.clone()).await.0, 200);

    // A mail program leaves with a form of its own.
    let (status, left) =
        server.http("POST", &format!("/api/notices/leave/{leave}"), "List-Unsubscribe=One-Click").await;
    assert_eq!((status, left.as_str()), (200, r#"{"push":false,"mail":null,"quiet":null}"#));
    assert_eq!(server.with_secret("GET", "/api/notices", SECRET, &Value::Null).await.1["mail"], Value::Null);
    assert_eq!(confirm(given).await.0, 401, "an old link brings nothing back");
    assert_eq!(
        server.http("POST", &format!("/api/notices/leave/{leave}"), "").await.0,
        200,
        "that is so already"
    );
    // An address that was asked three times today is not asked again.
    for _ in 0..2 {
        assert_eq!(wish(&server, wishes(address)).await.0, 200);
        let (_, off) = server.with_secret("POST", "/api/notices/off", SECRET, &Value::Null).await;
        assert_eq!(off["mail"], Value::Null);
    }
    assert_eq!(mails.next().await.to, address, "the third time");
    assert_eq!(wish(&server, wishes("carol@mail.example")).await.0, 200);
    assert_eq!(mails.next().await.to, "carol@mail.example", "and no fourth");
    assert!(mails.is_empty());
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_told_is_refused_with_a_word() {
    let db = Db::new();
    // Push services are those of the open network.
    let open = Notices { url: Some("https://lodge.example".into()), ..Notices::default() };
    let server = Server::telling(&db, &open).await;
    let (word, tokens) = table(&server, "T", "days").await;
    let seats = json!([{ "table": word, "token": tokens[0] }]);
    let push = PushService::start("").await;
    let with = |name: &str, value: Value| {
        let mut own = push.subscription();
        own["endpoint"] = json!("https://push.example/w/1");
        own[name] = value;
        json!({ "lang": "en", "push": own, "seats": seats })
    };
    assert_eq!(wish(&server, with("endpoint", json!("https://push.example/w/1"))).await.0, 200);
    let others: Vec<Value> = vec![
        with("endpoint", json!("http://push.example/w/1")),
        with("endpoint", push.subscription()["endpoint"].clone()),
        with("p256dh", json!("AAAA")),
        with("auth", json!("AAAA")),
        json!({ "lang": "en", "mail": "bob@mail.example", "seats": seats }),
        json!({ "lang": "en", "quiet": { "from": 0, "to": 0, "offset": 0 }, "seats": seats }),
        json!({ "lang": "en", "seats": [], "more": 1 }),
    ];
    for wrong in others {
        assert_eq!(wish(&server, wrong.clone()).await.0, 400, "{wrong}");
    }
    // Whoever has no seat is kept no wish.
    let stranger =
        json!({ "lang": "en", "push": with("auth", json!("c2l4dGVlbiBzZWNyZXRzIQ"))["push"], "seats": [] });
    assert_eq!(wish(&server, stranger).await, (200, json!({ "push": false, "mail": null, "quiet": null })));
    assert_eq!(server.http("GET", "/api/notices", "").await.0, 401);
    server.stop().await;
    let db = Db::new();
    let silent = Server::start(&db).await;
    assert_eq!(silent.get("/api/services").await, json!({ "hall": false, "push": null, "mail": false }));
    assert_eq!(wish(&silent, json!({ "lang": "en", "seats": [] })).await.0, 403);
    silent.stop().await;
}
