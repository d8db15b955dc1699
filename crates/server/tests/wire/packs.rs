//! Tables with packs: chosen when a table is laid, and kept with it.

use crate::common::{Db, Dice, Server};
use codex::{Pack, Source};
use content::Collection;
use serde_json::{Value, json};
use server::house::{Read, Shelf, Unfit};
use std::path::Path;
use table::record::Record;

/// The example of docs/packs.md.
fn ember() -> Read {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/packs/ember");
    let source =
        |name: &str| Source { path: name.into(), text: std::fs::read_to_string(folder.join(name)).unwrap() };
    (Pack::named(vec![source("pack.codex"), source("spells.codex")]).unwrap(), Vec::new())
}

fn small(name: &str, cards: &str) -> Read {
    let head = format!("pack {name} \"Small\" language 1 author \"Somebody\" about \"One card.\"\n");
    let source = Source { path: format!("{name}.codex"), text: head + cards };
    (Pack::named(vec![source]).unwrap(), Vec::new())
}

fn shelf(packs: Vec<Read>) -> Result<Shelf, Unfit> {
    Shelf::new(Collection::rebirth(), packs)
}

fn here(more: Value) -> Value {
    let mut seat = json!({ "who": { "here": { "name": "Ada" } }, "mage": "random", "school": "random", "grimoire": "random" });
    more.as_object().unwrap().iter().for_each(|(key, value)| seat[key] = value.clone());
    seat
}

#[tokio::test]
async fn a_table_chooses_among_the_packs_of_its_server() {
    let db = Db::new();
    let server = Server::with_cards(&db, shelf(vec![ember()]).unwrap()).await;
    let packs = server.get("/api/packs").await;
    assert_eq!((packs[0]["id"].as_str(), packs[0]["author"].as_str()), (Some("ember"), Some("Lodge")));
    assert!(packs[0]["brings"].as_array().unwrap().contains(&json!({ "what": "spells", "count": 13 })));
    assert!(packs[0]["brings"].as_array().unwrap().contains(&json!({ "what": "replaced", "count": 1 })));

    let plain = server.get("/api/catalogue").await;
    assert_eq!((plain["packs"].clone(), plain["schools"].as_array().unwrap().len()), (json!([]), 6));
    let book = server.get("/api/catalogue?packs=ember").await;
    assert_eq!(book["schools"][6]["id"], "ember/embers");
    assert_eq!(book["mages"][4]["id"], "ember/cassia");

    let seats = json!([here(json!({ "mage": 4, "school": 6, "grimoire": 0 })), here(json!({}))]);
    let made = server.post("/api/tables", &json!({ "seats": seats, "seed": 5, "packs": ["ember"] })).await;
    let table = made["table"].as_str().unwrap();
    let summary = server.get(&format!("/api/tables/{table}")).await;
    assert_eq!(
        (summary["packs"].clone(), summary["content"].clone()),
        (json!(["ember"]), book["content"].clone())
    );
    assert_eq!(summary["seats"][0]["mage"], 4);
    let token = made["seats"][0]["token"].as_str().unwrap();
    let client = server.client(table, Some(token)).await;
    let own: Vec<u64> =
        client.view["mages"][0]["hand"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
    drop((client, own));

    for (packs, why) in [(json!(["frost"]), "no pack `frost`"), (json!(["ember", "ember"]), "named twice")] {
        let refused = server.post("/api/tables", &json!({ "seats": seats, "packs": packs })).await;
        assert_eq!(refused["error"]["code"], "setup");
        assert!(refused["error"]["message"].as_str().unwrap().contains(why), "{refused}");
    }
    server.stop().await;

    // The pack is taken off the server; the table goes on with its cards, new ones cannot have it.
    let server = Server::start(&db).await;
    assert_eq!(server.get(&format!("/api/tables/{table}")).await, summary);
    let content = summary["content"].as_str().unwrap();
    assert_eq!(
        server.get(&format!("/api/catalogue?content={content}")).await["schools"][6]["name"],
        "Embers"
    );
    assert_eq!(
        server.post("/api/tables", &json!({ "seats": seats, "packs": ["ember"] })).await["error"]["code"],
        "setup"
    );
    server.stop().await;
}

#[tokio::test]
async fn a_record_names_its_packs_and_is_replayed_with_them() {
    let db = Db::new();
    let server = Server::with_cards(&db, shelf(vec![ember()]).unwrap()).await;
    let bot = json!({ "who": { "bot": { "level": "random" } }, "mage": "random", "school": "random", "grimoire": "random" });
    let body = json!({ "seats": [bot.clone(), here(json!({}))], "seed": 8, "packs": ["ember"], "settings": { "moons": [2, 4, 6] } });
    let made = server.post("/api/tables", &body).await;
    let table = made["table"].as_str().unwrap().to_string();
    let mut client = server.client(&table, made["seats"][1]["token"].as_str()).await;
    let mut dice = Dice(2);
    while !client.is_over() {
        match client.options() {
            0 => client.update().await,
            options => client.answer(dice.below(options)).await.unwrap(),
        }
    }
    let (_, text) = server.http("GET", &format!("/api/tables/{table}/record"), "").await;
    let record = Record::from_json(&text).unwrap();
    assert_eq!((record.packs.clone(), record.rules), (vec!["ember".to_string()], rules::VERSION));
    let why = record.replay(&content::rebirth(), |_| {}).unwrap_err();
    assert!(why.to_string().contains("recorded with the pack ember") && why.is_bad_input(), "{why}");
    let codex = shelf(vec![ember()]).unwrap().with(None, &["ember".into()]).unwrap().codex.clone();
    assert!(record.replay(&codex, |_| {}).is_ok());
    let (status, _) = server.http("POST", "/api/replays", &text).await;
    assert_eq!(status, 201);
    server.stop().await;
}

#[test]
fn what_cannot_be_played_is_refused_by_name() {
    let told = |packs: Vec<Read>| shelf(packs).map(|_| ()).unwrap_err().to_string();
    let event = |name: &str| {
        let card = "event other \"Other\" designed replaces hidden_resources moon 1 slot 1 always power 0 1\n  gain 1 power.\n";
        small(name, card)
    };
    assert!(shelf(vec![event("one")]).is_ok());
    let both = told(vec![event("one"), event("two")]);
    assert!(both.contains("two cards replace `hidden_resources`") && both.contains("two.codex:2"), "{both}");
    let twice = told(vec![event("one"), event("one")]);
    assert!(twice.contains("two packs `one`"), "{twice}");
    let edition = told(vec![small("classic", "")]);
    assert!(edition.contains("`classic` is the name of an edition"), "{edition}");
    let models = "evocation horde \"Horde\" designed undead speed 1 strength 1 health 1 models 50\n";
    let many = told(vec![small("horde", models)]);
    assert!(many.contains("with horde: ") && many.contains("evocation models"), "{many}");
    let (pack, _) = small("words", "");
    let words = content::Words {
        lang: "en".into(),
        path: "words/locales/en/a.ftl".into(),
        text: "no = { message".into(),
    };
    let unsaid = told(vec![(pack, vec![words])]);
    assert!(unsaid.contains("words/locales/en/a.ftl") && unsaid.contains("not valid Fluent"), "{unsaid}");
}

#[test]
fn more_rooms_than_places_are_drawn_by_lot() {
    let room = "room kiln \"Kiln\" designed red slots 6 rewards 4 2 1\n  destroyed self\n    gain 1 power.\n  rebuilt self\n    gain 2 power.\n";
    let codex = shelf(vec![small("kiln", room)]).unwrap().with(None, &["kiln".into()]).unwrap().codex.clone();
    let kiln = codex.find_room("kiln/kiln").unwrap();
    let setup = rules::Setup { seats: vec![Default::default(); 2], ..Default::default() };
    let there = (1..=60).filter(|&seed| {
        let game = rules::Game::new(&codex, &setup, seed).unwrap();
        game.state().place_of_room(kiln).is_some()
    });
    let count = there.count();
    assert!((30..60).contains(&count), "in {count} of 60 lodges");
}
