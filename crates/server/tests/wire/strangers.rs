//! People who do not know each other: what one of them may take, and what none of them may find out.

use crate::common::{Db, Server, raw};
use rules::Seed;
use serde_json::json;
use server::house::{Command, Outbox};
use server::{Limits, PerAddress};
use std::time::{Duration, Instant};
use table::play::Deal;
use table::record::Record;
use table::wire::ToServer;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

fn limits() -> Limits {
    Limits { burst: f64::MAX, ..Limits::default() }
}

fn get(headers: &str) -> String {
    format!("GET /api/health HTTP/1.1\r\nConnection: close\r\n{headers}\r\n")
}

#[tokio::test]
async fn requests_for_another_server_or_from_a_foreign_page_are_refused() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let home = raw(&server, &get("Host: attic:8080\r\nOrigin: http://attic:8080\r\n")).await;
    assert!(home.starts_with("HTTP/1.1 200"), "{home}");
    for header in ["content-security-policy: default-src 'self'", "nosniff", "no-referrer", "no-store"] {
        assert!(home.contains(header), "{header}: {home}");
    }
    assert!(!home.contains("script-src 'self' 'unsafe-inline'"));
    let other = raw(&server, &get("Host: lodge.evil.example\r\n")).await;
    assert!(other.starts_with("HTTP/1.1 421") && other.contains("--host"), "{other}");
    for origin in ["http://evil.example", "null"] {
        let foreign = raw(&server, &get(&format!("Host: attic\r\nOrigin: {origin}\r\n"))).await;
        assert!(foreign.starts_with("HTTP/1.1 403"), "{foreign}");
    }
    let passed_on =
        "GET /api/metrics HTTP/1.1\r\nHost: attic\r\nX-Forwarded-For: 10.0.0.9\r\nConnection: close\r\n\r\n";
    assert!(raw(&server, passed_on).await.starts_with("HTTP/1.1 403"));
    assert_eq!(server.http("GET", "/api/metrics", "").await.0, 200);
    server.stop().await;
}

#[tokio::test]
async fn one_address_gets_its_share_and_is_told_so() {
    let db = Db::new();
    let few = PerAddress { sockets: 2, tables_per_minute: 2.0, ..PerAddress::default() };
    let server = Server::with(&db, Limits { per_address: Some(few), ..limits() }).await;
    let (table, tokens) = server.table(2, 1).await;
    server.table(2, 2).await;
    let seat = json!({ "who": { "here": { "name": "Ada" } } });
    let (status, words) =
        server.http("POST", "/api/tables", &json!({ "seats": [seat, seat] }).to_string()).await;
    assert_eq!(status, 429, "{words}");
    assert!(words.contains("too many new tables from your address"), "{words}");
    let first = server.client(&table, Some(&tokens[0])).await;
    let _second = server.client(&table, None).await;
    let third = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    );
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    stream.write_all(third.as_bytes()).await.unwrap();
    let mut head = [0; 12];
    stream.read_exact(&mut head).await.unwrap();
    assert_eq!(&head, b"HTTP/1.1 409");
    drop(first);
    server.stop().await;
}

/// Half a request holds a file: an address has so many, before it has asked anything.
#[tokio::test]
async fn connections_that_ask_nothing_count_for_their_address() {
    let db = Db::new();
    let few = PerAddress { sockets: 32, ..PerAddress::default() };
    let server = Server::with(&db, Limits { per_address: Some(few), ..limits() }).await;
    let mut hanging = Vec::new();
    for _ in 0..32 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(b"GET /api/health HTTP/1.1\r\n").await.unwrap();
        hanging.push(stream);
    }
    // It asks nothing: what it is told it is told at once.
    let mut one_more = TcpStream::connect(server.address).await.unwrap();
    let mut told = String::new();
    let _ = tokio::time::timeout(Duration::from_secs(60), one_more.read_to_string(&mut told)).await;
    assert!(told.starts_with("HTTP/1.1 429"), "{told}");
    // Whoever comes from elsewhere does not pay for it, and a place is free again as soon as one is left.
    let elsewhere = TcpSocket::new_v4().unwrap();
    elsewhere.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut stream = elsewhere.connect(server.address).await.unwrap();
    stream.write_all(get("Host: attic\r\n").as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    drop(hanging);
    while !raw(&server, &get("Host: attic\r\n")).await.starts_with("HTTP/1.1 200") {}
    server.stop().await;
}

#[tokio::test]
async fn bots_think_no_longer_than_the_operator_allows() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let bot = |level: &str| json!({ "seats": [{ "who": { "here": { "name": "Ada" } } }, { "who": { "bot": { "level": level } } }] });
    let (status, words) = server.http("POST", "/api/tables", &bot("master:86400000ms").to_string()).await;
    assert_eq!(status, 422, "{words}");
    assert!(words.contains("at most 5000 ms"), "{words}");
    let (table, tokens) = server.table(2, 4).await;
    let mut ada = server.client(&table, Some(&tokens[0])).await;
    let refused = ada.say("seat", json!({ "to": "bot", "level": "master:86400000ms" })).await.unwrap_err();
    assert_eq!(refused["code"], "setup");
    server.stop().await;
}

#[tokio::test]
async fn others_cannot_make_an_answer_stale_and_watchers_keep_no_player_out() {
    let db = Db::new();
    let server = Server::with(&db, Limits { connections_per_table: 1, ..limits() }).await;
    let (table, tokens) = server.table(2, 5).await;
    let _watcher = server.client(&table, None).await;
    let mut clients =
        [server.client(&table, Some(&tokens[0])).await, server.client(&table, Some(&tokens[1])).await];
    let asked = usize::from(clients[0].options() == 0);
    let answer = clients[asked].answer_message(0);
    // The other hands over and back; what changes nothing is not even stored.
    for (to, revision) in [("bot", 1), ("bot", 1), ("me", 2), ("me", 2)] {
        clients[1 - asked].say("seat", json!({ "to": to })).await.unwrap();
        clients[1 - asked].caught_up().await;
        assert_eq!(clients[1 - asked].revision, revision, "{to}");
    }
    let id = answer["answer"]["id"].clone();
    clients[asked].line.send(&answer).await;
    clients[asked].settled(&id).await.unwrap();
    let stale = json!({ "answer": { "id": "late", "revision": 0, "option": 0 } });
    clients[asked].line.send(&stale).await;
    assert_eq!(clients[asked].settled(&json!("late")).await.unwrap_err()["code"], "stale");
    server.stop().await;
}

#[tokio::test]
async fn one_server_at_a_time_has_the_file_and_its_owner_alone_reads_it() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let second = server::store::Sqlite::open(&db.0).unwrap_err();
    assert!(second.to_string().contains("another program has this file open"), "{second}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&db.0).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    server.stop().await;
    assert!(server::store::Sqlite::open(&db.0).is_ok());
}

/// Whatever it is called by, it is the same file, and what lies beside it is found.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_link_to_the_file_is_the_file() {
    let db = Db::new();
    let [hard, soft, far] = [Db::new(), Db::new(), Db::new()];
    let server = Server::start(&db).await;
    std::fs::hard_link(&db.0, &hard.0).unwrap();
    std::os::unix::fs::symlink(&db.0, &soft.0).unwrap();
    std::os::unix::fs::symlink(soft.0.file_name().unwrap(), &far.0).unwrap();
    for other in [&hard, &soft, &far] {
        let second = server::store::Sqlite::open(&other.0).unwrap_err();
        assert!(second.to_string().contains("another program has this file open"), "{second}");
        let repair = server::store::repair(&other.0).await.unwrap_err();
        assert!(repair.to_string().contains("another program has this file open"), "{repair}");
    }
    let (table, _) = server.table(2, 1).await;
    server.stop().await;
    // By a link that leads nowhere yet a file is made where it leads.
    let kept = Db::new();
    std::fs::rename(&db.0, &kept.0).unwrap();
    let gone = server::store::Sqlite::open(&soft.0).unwrap_err();
    assert!(gone.to_string().contains("it held tables"), "its mark is found: {gone}");
    std::fs::rename(&kept.0, &db.0).unwrap();
    let server = Server::start(&far).await;
    assert_eq!(server.http("GET", &format!("/api/tables/{table}"), "").await.0, 200);
    server.stop().await;
    let repaired = server::store::repair(&far.0).await.unwrap();
    assert!(far.0.is_symlink() && soft.0.is_symlink() && !db.0.is_symlink());
    assert_eq!(repaired.kept.parent(), db.0.canonicalize().unwrap().parent());
    let _ = std::fs::remove_file(&repaired.kept);
    let _ = std::fs::remove_file(format!("{}.mark", repaired.kept.display()));
}

/// A game has its room from the beginning; everything else comes to an end when its address has had its share.
#[tokio::test]
async fn what_an_address_has_stored_is_counted_and_no_game_stops_for_it() {
    let db = Db::new();
    let few = PerAddress { bytes_per_day: 262_144.0 + 20_000.0, ..PerAddress::default() };
    let server = Server::with(&db, Limits { per_address: Some(few), ..limits() }).await;
    let (table, tokens) = server.table(2, 5).await;
    let mut clients = Vec::new();
    for token in &tokens {
        clients.push(server.client(&table, Some(token)).await);
    }
    let hello = json!({ "words": { "phrase": { "phrase": "hello" } } });
    let mut said = 0;
    let refused = loop {
        match clients[0].say("say", hello.clone()).await {
            Ok(_) => said += 1,
            Err(refused) => break refused,
        }
        assert!(said < 100, "it never ends");
    };
    assert_eq!(refused["code"], "too_fast");
    assert!(refused["message"].as_str().unwrap().contains("stored from your address"), "{refused}");
    // Of either seat, since both are of one address; a hand-over too, but one's own seat can be had back.
    assert_eq!(clients[1].say("seat", json!({ "to": "bot" })).await.unwrap_err()["code"], "too_fast");
    clients[1].say("seat", json!({ "to": "me" })).await.unwrap();
    for _ in 0..40 {
        let asked = usize::from(clients[0].options() == 0);
        clients[asked].answer(0).await.unwrap();
        for client in &mut clients {
            client.caught_up().await;
        }
    }
    let seat = json!({ "who": { "here": { "name": "Ada" } } });
    let (status, words) =
        server.http("POST", "/api/tables", &json!({ "seats": [seat, seat] }).to_string()).await;
    assert_eq!(status, 429, "{words}");
    assert!(words.contains("too many stored bytes from your address"), "{words}");
    server.stop().await;
}

#[tokio::test]
async fn tables_nobody_played_at_go_after_their_time_and_others_stay() {
    let db = Db::new();
    let idle = Duration::from_millis(1);
    let server =
        Server::with(&db, Limits { forget_unplayed: Some(Duration::from_secs(60)), idle, ..limits() }).await;
    let (played, tokens) = server.table(2, 6).await;
    let (unplayed, _) = server.table(2, 7).await;
    let mut client = server.client(&played, Some(&tokens[0])).await;
    client.say("seat", json!({ "to": "bot" })).await.unwrap();
    let day = Duration::from_secs(86_400);
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    assert_eq!(server.house.forget_before(now).await, 0, "too young");
    assert_eq!(server.house.forget_before(now + day).await, 1);
    assert_eq!(server.http("GET", &format!("/api/tables/{unplayed}"), "").await.0, 404);
    assert_eq!(server.http("GET", &format!("/api/tables/{played}"), "").await.0, 200);
    server.stop().await;
}

/// What happens at a table is noted when it happens: an answer keeps a table, and a game that ends counts from its end.
#[tokio::test]
async fn tables_that_were_left_or_ended_go_after_their_time() {
    let db = Db::new();
    let minute = Some(Duration::from_secs(60));
    let bounds = || Limits { forget_left: minute, forget_finished: minute, ..limits() };
    let long_ago = || {
        let file = rusqlite::Connection::open(&db.0).unwrap();
        file.execute_batch("UPDATE heads SET touched = 1; UPDATE tables SET ended = 1 WHERE finished = 1")
            .unwrap();
    };
    let now = || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let server = Server::with(&db, Limits { idle: Duration::from_secs(3600), ..bounds() }).await;
    let (left, tokens) = server.table(2, 6).await;
    let bot = json!({ "who": { "bot": { "level": "random" } } });
    let over = server.post("/api/tables", &json!({ "seats": [bot, bot] })).await["table"].clone();
    let over = over.as_str().unwrap();
    long_ago();
    for token in &tokens {
        let mut client = server.client(&left, Some(token)).await;
        if client.options() > 0 {
            client.answer(0).await.unwrap();
            break;
        }
    }
    while server.get(&format!("/api/tables/{over}")).await["finished"] != true {
        tokio::task::yield_now().await;
    }
    server.stop().await;
    let server = Server::with(&db, bounds()).await;
    assert_eq!(server.house.forget_before(now()).await, 0, "both were alive just now");
    server.stop().await;
    long_ago();
    // The server forgets what is old when it starts, and is asked once more.
    let server = Server::with(&db, bounds()).await;
    server.house.forget_before(now()).await;
    for word in [left.as_str(), over] {
        assert_eq!(server.http("GET", &format!("/api/tables/{word}"), "").await.0, 404);
    }
    server.stop().await;
}

#[tokio::test]
async fn the_hash_of_a_seed_is_public_and_the_record_proves_it() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let bot = json!({ "who": { "bot": { "level": "random" } } });
    let made = server.post("/api/tables", &json!({ "seats": [bot, bot] })).await;
    let table = made["table"].as_str().unwrap();
    let mut watcher = server.line(table).await;
    watcher.send(&json!({ "hello": {} })).await;
    let welcome = watcher.next_of("welcome").await;
    let hash = welcome["seed_hash"].as_str().expect("a hash").to_string();
    assert_eq!(welcome["seed_named"], false);
    while server.get(&format!("/api/tables/{table}")).await["finished"] != true {
        watcher.next_of("update").await;
    }
    let (_, record) = server.http("GET", &format!("/api/tables/{table}/record"), "").await;
    let record = Record::from_json(&record).unwrap();
    assert!(matches!(record.seed, Seed::Secret(_)));
    let deal = Deal::Fresh { setup: record.setup.clone(), seed: record.seed, named: false };
    assert_eq!(deal.seal(), Some(hash));
    // Who names a seed may, and everybody is told; a number has no hash to search by.
    let (named, _) = server.table(2, 9).await;
    let summary = server.get(&format!("/api/tables/{named}")).await;
    assert_eq!((&summary["seed_named"], &summary["seed_hash"]), (&json!(true), &json!(null)));
    server.stop().await;
}

#[tokio::test]
async fn another_way_to_write_a_path_is_no_way_around_the_limits() {
    let db = Db::new();
    let few = PerAddress { tables_per_minute: 1.0, codes_per_minute: 2.0, ..PerAddress::default() };
    let server = Server::with(&db, Limits { per_address: Some(few), ..limits() }).await;
    let (table, tokens) = server.table(2, 1).await;
    let seat = json!({ "who": { "here": { "name": "Ada" } } });
    let body = json!({ "seats": [seat, seat] }).to_string();
    for path in
        ["/api/tables", "/api//tables", "/api/api/tables", "/api/./tables", "/api/table%73", "/api/tables/"]
    {
        let (status, words) = server.http("POST", path, &body).await;
        assert_ne!(status, 201, "{path}: {words}");
    }
    // Guessing codes ends for whoever guesses, before it ends for all.
    for status in [401, 401, 429] {
        assert_eq!(server.http("POST", "/api/codes", r#"{"code":"000000"}"#).await.0, status);
    }
    let lend = json!({ "token": tokens[0] }).to_string();
    assert_eq!(server.http("POST", &format!("/api/tables/{table}/code"), &lend).await.0, 429);
    assert!(
        server
            .house
            .redeem(&table::wire::Redeem { code: "000001".into() }, None)
            .await
            .is_err_and(|refusal| { refusal.code == table::wire::Code::WrongToken })
    );
    server.stop().await;
}

/// However often somebody says hello without reading what comes: one welcome waits, and a little more.
#[tokio::test]
async fn whoever_does_not_read_costs_one_welcome() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, tokens) = server.table(2, 1).await;
    let room = 1000;
    let (outbox, mut waiting) = Outbox::new(64, room);
    let token = Some(tokens[0].clone());
    let enter = move |reply| Command::Enter { token: token.clone(), outbox: outbox.clone(), reply };
    let (entered, inbox) = server.house.ask(&table, enter).await.unwrap().unwrap();
    let hello = || ToServer::read(&json!({ "hello": { "token": tokens[0] } }).to_string()).unwrap();
    for _ in 0..40 {
        let said = Command::Said { connection: entered.connection, message: hello(), at: Instant::now() };
        inbox.send(said).await.unwrap();
    }
    // It answers in order: what was said before is done.
    server.house.ask(&table, Command::Wake).await.unwrap();
    let welcome = waiting.recv().await.unwrap();
    assert!(welcome.contains("welcome") && welcome.len() > room);
    let rest: usize = std::iter::from_fn(|| waiting.try_recv().ok()).map(|text| text.len()).sum();
    assert!(rest <= room, "{rest} bytes wait behind a welcome of {}", welcome.len());
    // When that is written it hears once how the table stands, and everything that follows.
    waiting.written(welcome.len() + rest);
    assert!(waiting.must_ask() && !waiting.must_ask());
    inbox.send(Command::Again { connection: entered.connection }).await.unwrap();
    assert!(waiting.recv().await.unwrap().contains("welcome"));
    server.stop().await;
}
