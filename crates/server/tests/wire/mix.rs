//! Tables with schools and mages of both boxes (R25).

use crate::common::{Db, Dice, Server};
use content::Collection;
use serde_json::{Value, json};
use server::house::Shelf;
use table::record::Record;

fn shelf() -> Shelf {
    let mut shelf = Shelf::new(Collection::rebirth(), Vec::new()).unwrap();
    shelf.add(Collection::edition("classic").unwrap()).unwrap();
    shelf
}

fn here() -> Value {
    json!({ "who": { "here": { "name": "Ada" } }, "mage": "random", "school": "random", "grimoire": "random" })
}

const SIX: [&str; 6] =
    ["agony", "hex", "alchemy", "classic/destruction", "classic/illusion", "classic/necromancy"];

#[tokio::test]
async fn an_edition_says_which_schools_and_mages_may_join_it() {
    let db = Db::new();
    let server = Server::with_cards(&db, shelf()).await;
    let editions = server.get("/api/editions").await;
    let rebirth = &editions[0];
    assert_eq!((rebirth["id"].clone(), rebirth["boxes"].clone()), (json!("rebirth"), json!(["classic"])));
    assert_eq!(rebirth["schools"].as_array().unwrap().len(), 12);
    assert_eq!(rebirth["schools"][0], json!({ "id": "agony", "name": "Agony", "box": "rebirth" }));
    let guest = json!({ "id": "classic/nero", "name": "Nero", "box": "classic" });
    assert!(rebirth["mages"].as_array().unwrap().contains(&guest));
    assert_eq!(editions[1]["boxes"], json!(["rebirth"]));
    server.stop().await;
}

#[tokio::test]
async fn a_table_of_both_boxes_names_them_and_is_replayed() {
    let db = Db::new();
    let server = Server::with_cards(&db, shelf()).await;
    let book = server.get("/api/catalogue?packs=classic").await;
    let nero = book["mages"].as_array().unwrap().iter().position(|own| own["id"] == "classic/nero").unwrap();
    let mut bot =
        json!({ "who": { "bot": { "level": "random" } }, "school": "random", "grimoire": "random" });
    bot["mage"] = json!(nero);
    let moons = json!({ "moons": [2, 4, 6] });
    let body = json!({ "seats": [bot, here()], "seed": 5, "schools": SIX, "settings": moons });
    let made = server.post("/api/tables", &body).await;
    let table = made["table"].as_str().unwrap().to_string();
    let summary = server.get(&format!("/api/tables/{table}")).await;
    assert_eq!(
        (summary["packs"].clone(), summary["seats"][0]["mage"].clone()),
        (json!(["classic"]), json!(nero))
    );
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
    assert_eq!(
        (record.packs.clone(), record.setup.schools.clone()),
        (vec!["classic".to_string()], SIX.map(String::from).to_vec())
    );
    assert!(record.replay(&content::mixed("rebirth").unwrap(), |_| {}).is_ok());
    let (status, _) = server.http("POST", "/api/replays", &text).await;
    assert_eq!(status, 201);
    server.stop().await;
}

#[tokio::test]
async fn what_the_books_forbid_is_refused_with_its_rule() {
    let db = Db::new();
    let server = Server::with_cards(&db, shelf()).await;
    let refused = async |more: Value, says: &str| {
        let mut body = json!({ "seats": [here(), here()] });
        more.as_object().unwrap().iter().for_each(|(key, value)| body[key] = value.clone());
        let (status, text) = server.http("POST", "/api/tables", &body.to_string()).await;
        assert!(status == 422 && text.contains(says), "{more}: {status} {text}");
    };
    refused(json!({ "schools": SIX[..5] }), "not 5 (R1.20, R25.1)").await;
    refused(json!({ "schools": ["agony", "hex", "alchemy", "nightmare", "shamanic", "technomancy", "classic/illusion"] }), "not 7").await;
    refused(
        json!({ "schools": ["agony", "agony", "alchemy", "nightmare", "shamanic", "technomancy"] }),
        "(R1.15)",
    )
    .await;
    refused(json!({ "schools": ["agony", "classic/sorcery"] }), "no school `classic/sorcery` (R1.20)").await;
    let mut twice = here();
    twice["mage"] = json!(0);
    refused(json!({ "seats": [twice.clone(), twice] }), "(R1.14)").await;
    server.stop().await;
}
