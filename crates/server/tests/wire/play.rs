//! Whole games over real sockets.

use crate::common::*;
use serde_json::{Value, json};
use server::house::Shelf;
use table::record::Record;

/// A game between clients that drop their lines, repeat themselves and come back, until it is over. Whatever was
/// acknowledged is kept here, and the server must hold exactly that.
async fn whole_game(seats: usize, seed: u64) {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, tokens) = server.table(seats, seed).await;
    let mut clients = Vec::new();
    for token in &tokens {
        clients.push(server.client(&table, Some(token)).await);
    }
    let mut watcher = server.client(&table, None).await;
    let mut dice = Dice(seed);
    let mut given: Vec<Given> = Vec::new();
    while !watcher.is_over() {
        let asked = (0..seats).find(|&seat| clients[seat].options() > 0);
        let seat = asked.unwrap_or_else(|| panic!("nobody is asked at revision {}", watcher.revision));
        let option = dice.below(clients[seat].options());
        let message = clients[seat].answer_message(option);
        let (kind, options) = (clients[seat].kind().to_string(), clients[seat].options());
        let id = message["answer"]["id"].clone();
        clients[seat].line.send(&message).await;
        match dice.below(40) {
            // Says it again, and once more on another line.
            0 => {
                clients[seat].line.send(&message).await;
                clients[seat].settled(&id).await.unwrap();
                clients[seat].settled(&id).await.unwrap();
                clients[seat] = server.client(&table, Some(&tokens[seat])).await;
                clients[seat].line.send(&message).await;
            }
            // Hangs up without waiting, comes back and says it again with the same word.
            1 => {
                clients[seat] = server.client(&table, Some(&tokens[seat])).await;
                clients[seat].line.send(&message).await;
            }
            // A line too many that is dropped again.
            2 => {
                drop(server.client(&table, Some(&tokens[seat])).await);
            }
            3 => {
                for _ in 0..dice.below(20) {
                    tokio::task::yield_now().await;
                }
            }
            _ => {}
        }
        clients[seat].settled(&id).await.unwrap();
        given.push(Given { seat, kind, options, message });
        // However often it was said, it has happened once, and everybody has heard of it.
        for client in clients.iter_mut().chain([&mut watcher]) {
            client.reached(given.len() as u64).await;
            client.caught_up().await;
            assert_eq!(client.revision, given.len() as u64, "after {:?}", given.last());
        }
    }
    assert!(given.len() > 100);
    let game = assert_held(&db, &table, &given);
    for (seat, (client, token)) in clients.iter().zip(&tokens).enumerate() {
        let fresh = server.client(&table, Some(token)).await;
        assert_eq!(fresh.view, client.view, "a fold of all updates equals a fresh view");
        assert_eq!(fresh.log, client.log);
        assert_eq!((fresh.revision, &fresh.undo), (client.revision, &client.undo));
        assert_eq!(
            client.view,
            json!(game.view(Some(rules::Seat(seat as u8)))),
            "it follows from the answers"
        );
    }
    let fresh = server.client(&table, None).await;
    assert_eq!((&fresh.view, &fresh.log), (&watcher.view, &watcher.log));
    assert_eq!(watcher.view, json!(game.view(None)));
    assert!(watcher.view["outcome"]["winner"].is_u64());
    assert_recorded(&server, &table, &given).await;
    server.stop().await;

    // A restart ends where the table stood, and knows what was said before.
    let server = Server::start(&db).await;
    for (seat, (client, token)) in clients.iter().zip(&tokens).enumerate() {
        let mut again = server.client(&table, Some(token)).await;
        assert_eq!((&again.view, &again.log, again.revision), (&client.view, &client.log, client.revision));
        for own in given.iter().filter(|own| own.seat == seat) {
            again.line.send(&own.message).await;
            again.settled(&own.message["answer"]["id"]).await.unwrap();
        }
        again.caught_up().await;
        assert_eq!(again.revision, given.len() as u64, "repeating changes nothing");
    }
    assert_held(&db, &table, &given);
    assert_recorded(&server, &table, &given).await;
    server.stop().await;
}

/// The record of a finished game lists the acknowledged answers, and they lead to its digest.
async fn assert_recorded(server: &Server, table: &str, given: &[Given]) {
    let (status, record) = server.http("GET", &format!("/api/tables/{table}/record"), "").await;
    assert_eq!(status, 200, "{record}");
    let record = Record::from_json(&record).unwrap();
    let options = given.iter().map(|given| given.message["answer"]["option"].as_u64().unwrap() as u32);
    assert_eq!(record.answers, Vec::from_iter(options));
    assert!(record.finished);
    record.replay(&content::rebirth(), |_| {}).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_clients_that_drop_and_repeat_play_a_whole_game() {
    whole_game(2, 5).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_clients_that_drop_and_repeat_play_a_whole_game() {
    whole_game(4, 6).await;
}

/// Answers by lot until a condition holds for the asked client; returns its seat.
async fn until(clients: &mut [Client], dice: &mut Dice, holds: impl Fn(&Client) -> bool) -> usize {
    loop {
        let seat = clients.iter().position(|client| client.options() > 0).expect("somebody is asked");
        if holds(&clients[seat]) {
            return seat;
        }
        let option = dice.below(clients[seat].options());
        clients[seat].answer(option).await.unwrap();
        let revision = clients[seat].revision;
        for client in clients.iter_mut() {
            while client.revision < revision {
                client.update().await;
            }
        }
    }
}

async fn sat_down(server: &Server, seats: usize, seed: u64) -> (String, Vec<String>, Vec<Client>) {
    let (table, tokens) = server.table(seats, seed).await;
    let mut clients = Vec::new();
    for token in &tokens {
        clients.push(server.client(&table, Some(token)).await);
    }
    (table, tokens, clients)
}

#[tokio::test]
async fn plans_are_taken_before_the_seat_is_asked_and_fed_when_it_is() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, tokens, mut clients) = sat_down(&server, 2, 8).await;
    let mut dice = Dice(8);
    let first = until(&mut clients, &mut dice, |client| client.kind() == "Prepare").await;
    let second = 1 - first;
    let turn = clients[second].view["turn"].clone();
    let hand = clients[second].view["mages"][second]["hand"].clone();
    let lay = |at: usize, slot: u64| json!({ "spell": hand[at], "slot": slot, "dark": false });
    // Not in hand, a gap, too few, another turn: each is refused when it comes.
    for (spells, turn, code) in [
        (json!([{ "spell": 9999, "slot": 0, "dark": false }, lay(0, 1)]), turn.clone(), "unknown_option"),
        (json!([lay(0, 1), lay(1, 2)]), turn.clone(), "unknown_option"),
        (json!([lay(0, 0)]), turn.clone(), "unknown_option"),
        (json!([lay(0, 0), lay(1, 1)]), json!(99), "stale"),
    ] {
        let refused =
            clients[second].say("plan", json!({ "turn": turn, "spells": spells })).await.unwrap_err();
        assert_eq!(refused["code"], code, "{refused}");
    }
    let spells = json!([lay(0, 0), lay(1, 1), lay(2, 3)]);
    clients[second].say("plan", json!({ "turn": turn, "spells": spells })).await.unwrap();
    clients[first].update().await;
    assert_eq!(clients[second].people[second]["prepared"], true);
    // The plan survives a restart.
    server.stop().await;
    let server = Server::start(&db).await;
    let mut clients =
        [server.client(&table, Some(&tokens[0])).await, server.client(&table, Some(&tokens[1])).await];
    while clients[first].kind() == "Prepare" {
        let last = clients[first].options() - 1;
        clients[first].answer(last).await.unwrap();
    }
    while clients[second].view["phase"] == "Preparation" {
        clients[second].update().await;
    }
    let sheet = &clients[second].view["mages"][second]["sheet"];
    assert_eq!(sheet[0]["spell"], hand[0]);
    assert_eq!(sheet[1]["spell"], hand[1]);
    assert_eq!(sheet[2]["state"], "Empty");
    assert_eq!(sheet[3]["spell"], hand[2]);
    server.stop().await;
}

#[tokio::test]
async fn an_answer_that_told_nothing_is_taken_back_and_one_that_did_is_not() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (table, tokens, mut clients) = sat_down(&server, 2, 9).await;
    let mut dice = Dice(9);
    let seat = until(&mut clients, &mut dice, |client| client.kind() == "Prepare").await;
    let before = clients[seat].view.clone();
    let (revision, lines) = (clients[seat].revision, clients[seat].log.clone());
    clients[seat].answer(0).await.unwrap();
    assert_ne!(clients[seat].view, before);
    assert_eq!(clients[seat].undo, json!({ "to": revision }));
    let other = 1 - seat;
    clients[other].update().await;
    let now = clients[other].revision;
    let refused = clients[other].say("undo", json!({ "revision": now })).await.unwrap_err();
    assert_eq!(refused["code"], "nothing_to_undo");
    let stale = clients[seat].say("undo", json!({ "revision": revision })).await.unwrap_err();
    assert_eq!(stale["code"], "stale");
    clients[seat].say("undo", json!({ "revision": revision + 1 })).await.unwrap();
    assert_eq!(clients[seat].revision, revision + 2, "an undo is something that happened");
    assert_eq!(clients[seat].view, before);
    assert_eq!(clients[seat].log, lines);
    // Revealing a spell cannot be taken back.
    let caster =
        until(&mut clients, &mut dice, |client| client.kind() == "Act" && cast_option(client).is_some())
            .await;
    let option = cast_option(&clients[caster]).unwrap();
    clients[caster].answer(option).await.unwrap();
    assert!(clients[caster].undo["locked"].is_string(), "{}", clients[caster].undo);
    // Frames show each revision, the undone one too.
    let path =
        format!("/api/tables/{table}/frames?from={revision}&to={}&token={}", revision + 2, tokens[seat]);
    let frames = server.get(&path).await;
    let views: Vec<&Value> = frames.as_array().unwrap().iter().map(|frame| &frame["view"]).collect();
    assert_eq!((views.len(), views[0], views[2]), (3, &before, &before));
    assert_ne!(views[1], &before);
    server.stop().await;
}

fn cast_option(client: &Client) -> Option<u64> {
    let options = client.view["question"]["options"].as_array()?;
    options.iter().position(|option| !option["choice"]["Cast"].is_null()).map(|at| at as u64)
}

#[tokio::test]
async fn a_seat_is_handed_to_a_bot_and_taken_back() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let (_, _, mut clients) = sat_down(&server, 2, 10).await;
    let mut dice = Dice(10);
    let seat = until(&mut clients, &mut dice, |client| client.view["turn"] == 1).await;
    clients[seat].say("seat", json!({ "to": "bot", "level": "random" })).await.unwrap();
    // The bot answers, perhaps until the other seat is asked.
    let handed = clients[seat].revision;
    while clients[seat].revision < handed + 1 {
        clients[seat].update().await;
    }
    clients[seat].say("seat", json!({ "to": "me" })).await.unwrap();
    assert_eq!(clients[seat].people[seat]["kind"], "person");
    let bad = clients[seat].say("seat", json!({ "to": "bot", "level": "genius" })).await.unwrap_err();
    assert_eq!(bad["code"], "setup");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_play_on_after_a_restart_and_a_finished_game_is_recorded_and_imported() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let bot = json!({ "who": { "bot": { "level": "random" } }, "mage": "random", "school": "random" });
    let made = server.post("/api/tables", &json!({ "name": "Bots", "seats": [bot, bot], "seed": 17 })).await;
    let table = made["table"].as_str().unwrap().to_string();
    server.stop().await;
    let server = Server::start(&db).await;
    let mut watcher = server.client(&table, None).await;
    while !watcher.is_over() {
        watcher.update().await;
    }
    let (status, record) = server.http("GET", &format!("/api/tables/{table}/record"), "").await;
    assert_eq!(status, 200, "{record}");
    let (status, imported) = server.http("POST", "/api/replays", &record).await;
    assert_eq!(status, 201, "{imported}");
    let imported: Value = serde_json::from_str(&imported).unwrap();
    let again = server.client(imported["table"].as_str().unwrap(), None).await;
    assert_eq!(again.view, watcher.view);
    let record = Record::from_json(&record).unwrap();
    assert_eq!(record.answers.len() as u64, watcher.revision, "every revision was an answer of a bot");
    let summary = server.get(&format!("/api/tables/{table}")).await;
    assert_eq!((&summary["finished"], &summary["name"]), (&json!(true), &json!("Bots")));
    server.stop().await;
}

/// What the set-up leaves open and the dice of bots follow from the seed, as the deal does.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_laid_twice_with_one_seed_is_the_same_game_twice() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let wish = |level: &str| {
        let who = json!({ "bot": { "level": level } });
        json!({ "who": who, "mage": "random", "school": "random", "grimoire": "random" })
    };
    let mut games = Vec::new();
    for seed in [23, 23, 24] {
        let settings = json!({ "moons": [2, 4, 6] });
        let seats = [wish("random"), wish("greedy")];
        let new = json!({ "seats": seats, "settings": settings, "seed": seed });
        let made = server.post("/api/tables", &new).await;
        let table = made["table"].as_str().unwrap();
        let mut watcher = server.client(table, None).await;
        while !watcher.is_over() {
            watcher.update().await;
        }
        games.push(server.get(&format!("/api/tables/{table}/record")).await);
    }
    assert_eq!(games[0], games[1]);
    assert_ne!(games[0]["setup"]["seats"], games[2]["setup"]["seats"]);
    server.stop().await;
}

#[tokio::test]
async fn a_lesson_of_another_edition_brings_its_own_cards() {
    let db = Db::new();
    let mut shelf = Shelf::rebirth().unwrap();
    shelf.add(content::Collection::edition("classic").unwrap()).unwrap();
    let server = Server::with_cards(&db, shelf).await;
    let made = server.post("/api/tutorial", &json!({ "lesson": "first-classic" })).await;
    let (table, token) = (made["table"].as_str().unwrap(), made["seats"][0]["token"].as_str().unwrap());
    let learner = server.client(table, Some(token)).await;
    assert_eq!((learner.kind(), learner.view["turn"].clone()), ("DrawFrom", json!(7)));
    let summary = server.get(&format!("/api/tables/{table}?token={token}")).await;
    assert_eq!(summary["content"], json!(content::classic().version));
    server.stop().await;
}

#[tokio::test]
async fn a_lesson_is_laid_asks_its_learner_and_survives_a_restart() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let made = server.post("/api/tutorial", &json!({ "lesson": "first-turn" })).await;
    let (table, token) = (made["table"].as_str().unwrap(), made["seats"][0]["token"].as_str().unwrap());
    let mut learner = server.client(table, Some(token)).await;
    assert_eq!((learner.kind(), learner.view["turn"].clone()), ("Act", json!(1)));
    let message = learner.answer_message(0);
    let id = message["answer"]["id"].clone();
    learner.line.send(&message).await;
    learner.settled(&id).await.unwrap();
    let (view, revision) = (learner.view.clone(), learner.revision);
    assert_eq!(revision, 1, "the answer is the first thing that happened");
    server.stop().await;
    let server = Server::start(&db).await;
    let mut again = server.client(table, Some(token)).await;
    // Bots may have answered since; what was seen after the answer is still what there was to see.
    assert!(again.revision >= revision, "revision {} after {revision}", again.revision);
    let frames =
        server.get(&format!("/api/tables/{table}/frames?from={revision}&to={revision}&token={token}")).await;
    assert_eq!(frames[0]["view"], view);
    again.line.send(&message).await;
    again.settled(&id).await.unwrap();
    let stored = server::store::Sqlite::look(&db.0).unwrap().load(table).unwrap().unwrap();
    let word = id.as_str();
    assert_eq!(stored.events.iter().filter(|event| event.id() == word).count(), 1);
    assert_eq!(stored.events[0].id(), word);
    server.stop().await;
}

#[tokio::test]
async fn an_invitation_seats_one_person() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let seats = json!([{ "who": { "here": { "name": "  Ada\u{202e} " } } }, { "who": { "invite": {} } }]);
    let made = server.post("/api/tables", &json!({ "seats": seats, "seed": 18 })).await;
    let (table, invite) = (made["table"].as_str().unwrap(), made["seats"][1]["invite"].as_str().unwrap());
    let mut first = server.client(table, made["seats"][0]["token"].as_str()).await;
    assert_eq!(first.people[0]["name"], "Ada");
    assert_eq!(first.people[1]["kind"], "open");
    let path = format!("/api/tables/{table}/join");
    let joined = server.post(&path, &json!({ "invite": invite, "name": "Bea" })).await;
    assert_eq!(joined["seat"], 1);
    first.update().await;
    let again = server.post(&path, &json!({ "invite": invite, "name": "Cid" })).await;
    assert_eq!(again["error"]["code"], "full");
    let second = server.client(table, joined["token"].as_str()).await;
    assert_eq!(second.people[1]["name"], "Bea");
    let wanted = json!([{ "table": table, "token": joined["token"] }, { "table": "nowhere" }]);
    let summaries = server.post("/api/summaries", &wanted).await;
    assert_eq!(summaries.as_array().unwrap().len(), 1);
    assert_eq!(summaries[0]["your_seats"], json!([1]));
    server.stop().await;
}

#[tokio::test]
async fn a_client_that_falls_behind_gets_everything_anew() {
    let db = Db::new();
    // Room for one message: an update and the `done` after it are too many.
    let server =
        Server::with(&db, server::Limits { queue: 1, burst: f64::MAX, ..server::Limits::default() }).await;
    let (table, tokens) = server.table(2, 12).await;
    let mut clients =
        [server.client(&table, Some(&tokens[0])).await, server.client(&table, Some(&tokens[1])).await];
    let asked = (0..2).find(|&seat| clients[seat].options() > 0).unwrap();
    let message = clients[asked].answer_message(0);
    clients[asked].line.send(&message).await;
    let welcome = clients[asked].line.next_of("welcome").await;
    assert_eq!(welcome["revision"], 1);
    let fresh = server.client(&table, Some(&tokens[asked])).await;
    assert_eq!(welcome["view"], fresh.view);
    server.stop().await;
}
