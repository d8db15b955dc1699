//! Games that were begun in a page alone and are played on at a server.

use crate::common::{Db, Server};
use serde_json::{Value, json};
use table::found;
use table::play::{Event, Play};
use table::record::{Record, digest};
use table::secret::NoChance;
use table::wire::NewTable;

fn chance(bytes: &mut [u8]) -> Result<(), NoChance> {
    bytes.fill(7);
    Ok(())
}

/// A game of two people and a bot after some answers, as a page has it: a person is asked, so nothing happens by itself.
fn begun(answers: usize) -> Play {
    let who = [
        json!({ "here": { "name": "Ada" } }),
        json!({ "bot": { "level": "random" } }),
        json!({ "here": { "name": "Bea" } }),
    ];
    let seats = who.map(|who| json!({ "who": who, "mage": "random", "school": "random" }));
    let new: NewTable = serde_json::from_value(json!({ "seats": seats })).unwrap();
    let cards = content::rebirth();
    let founded = found::found(&cards, new, chance, 0).unwrap();
    let mut play = Play::new(&cards, founded.deal, founded.sitters).unwrap();
    for step in 0.. {
        let asked = play.game().decision().unwrap();
        if step >= answers && asked.seat.0 != 1 {
            break;
        }
        let event = Event::answer(asked.seat, step % asked.options.len(), false);
        let ready = play.ready(&event).unwrap();
        play.install(&event, ready);
    }
    play
}

#[tokio::test]
async fn a_game_begun_alone_is_played_on_where_it_stood() {
    let (db, play) = (Db::new(), begun(40));
    let server = Server::start(&db).await;
    let (status, told) = server.http("POST", "/api/replays", &play.handed().unwrap()).await;
    assert_eq!(status, 201, "{told}");
    let told: Value = serde_json::from_str(&told).unwrap();
    let (table, token) =
        (told["table"].as_str().unwrap(), |seat: usize| told["seats"][seat]["token"].as_str());
    assert!(token(0).is_some() && token(1).is_none() && token(2).is_some(), "{told}");
    let stored = server::store::Sqlite::look(&db.0).unwrap().load(table).unwrap().expect("it is stored");
    let (woken, frozen) = Play::woken(&content::rebirth(), stored.past()).unwrap();
    assert_eq!(frozen, None);
    assert_eq!(digest(woken.game().state()), digest(play.game().state()));
    assert!(woken.deal().is_named(), "somebody has seen the seed, and everybody is told");
    let summary = server.get(&format!("/api/tables/{table}")).await;
    assert_eq!((&summary["finished"], &summary["seats"][2]["name"]), (&json!(false), &json!("Bea")));

    // Whoever is asked goes on.
    let mut people = [server.client(table, token(0)).await, server.client(table, token(2)).await];
    for _ in 0..5 {
        let [one, two] = &mut people;
        one.caught_up().await;
        two.caught_up().await;
        let asked = if one.options() > 0 { one } else { two };
        match asked.options() {
            0 => asked.update().await,
            _ => asked.answer(0).await.unwrap(),
        }
    }
    assert!(people.iter().any(|own| own.revision > 40));
    let (status, why) = server.http("GET", &format!("/api/tables/{table}/handed"), "").await;
    assert_eq!(status, 422, "{why}");
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_verified_is_refused_with_a_word() {
    let db = Db::new();
    let server = Server::start(&db).await;
    let whole = Record::from_json(&begun(40).handed().unwrap()).unwrap();
    let refused = async |change: fn(&mut Record), word: &str| {
        let mut record = whole.clone();
        change(&mut record);
        let (status, why) = server.http("POST", "/api/replays", &record.to_json()).await;
        assert!(status == 422 && why.contains(word), "{status} {why}");
    };
    refused(|own| own.digest = Some("00".into()), "digest differs").await;
    refused(|own| own.digest = None, "not begun at a table").await;
    refused(|own| own.setup.veiled = false, "not begun at a table").await;
    refused(|own| own.people.clear(), "not finished").await;
    refused(|own| own.people.push(9), "does not have").await;
    refused(|own| own.bots[1] = "somebody".into(), "no bot's").await;
    refused(|own| own.bots[1] = "master:600000ms".into(), "bots of this server").await;
    refused(|own| own.answers[7] = 200, "options").await;
    refused(|own| own.content = "other".into(), "other cards").await;
    server.stop().await;
}

#[test]
fn a_page_hands_over_what_can_be_played_on_and_nothing_else() {
    let record = Record::from_json(&begun(3).handed().unwrap()).unwrap();
    assert_eq!((record.people, record.finished), (vec![0, 2], false));
    let cards = content::rebirth();
    let lesson = found::teach(&cards, "first-turn", chance).unwrap();
    let lesson = Play::new(&cards, lesson.deal, lesson.sitters).unwrap();
    assert!(lesson.handed().unwrap_err().message.contains("lesson"));
}
