//! A page deals from the same shelf as a server: both editions, both boxes together, and packs.

#[allow(dead_code, reason = "not every test needs all of it")]
mod common;

use common::{Page, follow};
use serde_json::{Value, json};
use std::path::Path;

/// The pack of the manual, as `cargo xtask page` lays it beside a page.
fn ember() -> Value {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/packs/ember");
    let file = |name: &str| {
        let text = std::fs::read_to_string(folder.join(name)).unwrap();
        json!({"path": name, "text": text})
    };
    json!({"packs": [{"sources": [file("pack.codex"), file("spells.codex")]}]})
}

fn seat(who: Value) -> Value {
    json!({"who": who, "mage": "random", "school": "random"})
}

/// A short game against a bot of a level that no clock hurries; the seat's token stands in the answer.
fn table(more: Value) -> String {
    let seats = [seat(json!({"here": {"name": "Ada"}})), seat(json!({"bot": {"level": "hasty"}}))];
    let mut new = json!({"seats": seats, "settings": {"moons": [1, 2, 3]}, "seed": 7});
    new.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    new.to_string()
}

/// Plays a table to its end, or for so many answers.
fn played(page: &mut Page, body: &str, answers: usize) -> (String, String, Value) {
    let (status, made) = page.ask("POST", "/tables", body);
    assert_eq!(status, 201, "{made}");
    let word = |value: &Value| value.as_str().unwrap().to_string();
    let (table, token) = (word(&made["table"]), word(&made["seats"][0]["token"]));
    let welcome = page.enter(1, &table, &token);
    let mut view = welcome["welcome"]["view"].clone();
    let mut revision = welcome["welcome"]["revision"].as_u64().unwrap();
    for step in 0..answers {
        page.think();
        follow(&mut view, &mut revision, &mut page.heard);
        if !view["outcome"].is_null() {
            break;
        }
        let options = view["question"]["options"].as_array().unwrap().len();
        let (id, option) = (format!("a-{step}"), step * 7 % options);
        page.say(1, json!({"answer": {"id": id, "revision": revision, "option": option}}));
    }
    page.think();
    follow(&mut view, &mut revision, &mut page.heard);
    page.hear(json!({"close": {"line": 1}}));
    (table, token, view)
}

#[test]
fn both_editions_are_offered_with_the_box_of_the_other_and_the_packs_that_fit() {
    let mut page = Page::new();
    assert_eq!(page.query(ember()), None);
    let (_, editions) = page.get("/editions");
    let told = |at: usize, what: &str| editions[at][what].clone();
    assert_eq!((told(0, "id"), told(1, "id")), (json!("rebirth"), json!("classic")));
    assert_eq!((told(0, "boxes"), told(1, "boxes")), (json!(["classic"]), json!(["rebirth"])));
    assert_eq!((told(0, "packs"), told(1, "packs")), (json!(["ember"]), json!([])));
    assert_eq!(page.get("/packs").1[0]["name"], "The Ember School");
    for (path, cards) in [
        ("/catalogue", "rebirth"),
        ("/catalogue?edition=classic", "classic"),
        ("/catalogue?edition=classic&packs=rebirth", "classic"),
    ] {
        let (status, made) = page.get(path);
        assert_eq!((status, &made["edition"]), (200, &json!(cards)), "{path}");
    }
    assert_eq!(page.get("/catalogue?edition=other").0, 422);
    assert_eq!(page.get("/catalogue?edition=classic&packs=ember").0, 422);
    assert_eq!(page.get("/catalogue?content=0123").0, 422);
}

#[test]
fn a_classic_game_and_a_mixed_one_are_played_and_recorded() {
    let mut page = Page::new();
    let (table_word, token, view) = played(&mut page, &table(json!({"edition": "classic"})), 3000);
    assert!(!view["outcome"].is_null(), "an end");
    let (_, record) = page.get(&format!("/tables/{table_word}/record?token={token}"));
    assert_eq!((&record["edition"], &record["finished"]), (&json!("classic"), &json!(true)));
    assert_eq!(page.ask("POST", "/replays", &record.to_string()).0, 201);

    // A school of the other box brings the box along, without a word about packs.
    let six = ["agony", "alchemy", "hex", "nightmare", "shamanic", "classic/illusion"];
    let (mixed, token, _) = played(&mut page, &table(json!({"schools": six})), 12);
    let (_, summary) = page.get(&format!("/tables/{mixed}?token={token}"));
    assert_eq!(summary["packs"], json!(["classic"]));
}

#[test]
fn a_table_of_a_pack_goes_on_where_the_pack_is_gone() {
    let mut page = Page::new();
    assert_eq!(page.query(ember()), None);
    let (word, token, view) = played(&mut page, &table(json!({"packs": ["ember"]})), 12);
    let kept = page.kept[0].clone();
    let content = kept.read().unwrap().0.content;

    let mut later = Page::new();
    later.kept.push(kept.clone());
    assert!(later.query(json!({"knows": {"content": content}})).is_some());
    assert!(later.query(json!({"take": {"content": content, "text": "{"}})).is_some());
    let text = &page.cards[&content];
    assert_eq!(later.query(json!({"take": {"content": content, "text": text}})), None);
    assert_eq!(later.query(json!({"knows": {"content": content}})), None);
    later.hear(json!({"wake": kept}));
    assert_eq!(later.enter(1, &word, &token)["welcome"]["view"], view);
    assert_eq!(later.get(&format!("/catalogue?content={content}")).0, 200);
    // And the bots have its cards with the question.
    let before = later.kept[0].events.len();
    later.think();
    for step in 0..12 {
        let options = later.kept[0].events.len();
        later.say(1, json!({"answer": {"id": format!("b-{step}"), "revision": options, "option": 0}}));
        later.think();
    }
    assert!(later.kept[0].events.len() > before + 12, "bots answered too");
}

#[test]
fn a_pack_that_cannot_be_read_is_said_and_the_rest_is_offered() {
    let mut page = Page::new();
    let mut packs = ember();
    let broken = json!({"sources": [{"path": "x.codex", "text": "spell nothing"}]});
    packs["packs"].as_array_mut().unwrap().push(broken);
    assert!(page.query(packs).unwrap().contains("x.codex"));
    assert_eq!(page.get("/packs").1.as_array().unwrap().len(), 1);
}

#[test]
fn a_pack_that_somebody_brings_is_checked_like_one_of_a_server() {
    let mut page = Page::new();
    let mut own = ember()["packs"][0].clone();
    own["own"] = json!(true);
    let fits = |page: &mut Page, pack: &Value| {
        page.house.ask(serde_json::from_value(json!({"fits": pack})).unwrap())
    };
    let told = fits(&mut page, &own);
    assert_eq!((told.wrong, told.pack.as_deref()), (None, Some("ember")));
    // It may be brought again, as somebody who writes one does; one that lies beside the page stays what it is.
    assert_eq!(page.query(json!({"packs": [own]})), None);
    assert_eq!(fits(&mut page, &own).wrong, None);
    assert_eq!(page.query(ember()), None);
    assert!(fits(&mut page, &own).wrong.unwrap().contains("comes with this page"));

    let with = |name: &str, text: &str| {
        let mut pack = own.clone();
        let files = pack["sources"].as_array_mut().unwrap();
        let file = files.iter_mut().find(|file| file["path"] == name).unwrap();
        file["text"] = json!(file["text"].as_str().unwrap().replace("pack ember", "pack cinders") + text);
        if name != "pack.codex" {
            files[0]["text"] =
                json!(files[0]["text"].as_str().unwrap().replace("pack ember", "pack cinders"));
        }
        pack
    };
    // It replaces a card that the other pack replaces, too: either can be played, and both are refused when a table names them.
    let other = with("pack.codex", "");
    assert_eq!(fits(&mut page, &other).wrong, None);
    assert_eq!(page.query(json!({"packs": [ember()["packs"][0], other]})), None);
    assert_eq!(page.ask("POST", "/tables", &table(json!({"packs": ["cinders"]}))).0, 201);
    let (status, told) = page.ask("POST", "/tables", &table(json!({"packs": ["ember", "cinders"]})));
    assert_eq!(status, 422);
    assert!(told["error"]["message"].as_str().unwrap().contains("hidden_resources"), "{told}");
    // The line, and what would be right.
    let wrong = fits(&mut page, &with("spells.codex", "\nspel typo")).wrong.unwrap();
    assert!(wrong.contains("spells.codex:") && wrong.contains("spel"), "{wrong}");
    let wrong = fits(&mut page, &json!({"sources": []})).wrong.unwrap();
    assert!(wrong.contains("pack"), "{wrong}");
    let mut words = with("pack.codex", "");
    words["words"] = json!([{"lang": "de", "path": "names.ftl", "text": "name-spell = {"}]);
    assert!(fits(&mut page, &words).wrong.unwrap().contains("names.ftl"));
    let edition = json!({"sources": [{"path": "p.codex", "text": "pack classic \"Mine\" language 1\n  author \"A\"\n  about \"B\"\n"}]});
    assert!(fits(&mut page, &edition).wrong.unwrap().contains("name of an edition"));
}

#[test]
fn of_two_packs_with_one_name_the_first_is_offered() {
    let mut page = Page::new();
    let pack = ember()["packs"][0].clone();
    assert!(page.query(json!({"packs": [pack, pack]})).unwrap().contains("another pack `ember`"));
    assert_eq!(page.get("/packs").1.as_array().unwrap().len(), 1);
    // And without it, a table that was laid with it goes on.
    let (word, token, view) = played(&mut page, &table(json!({"packs": ["ember"]})), 6);
    assert_eq!(page.query(json!({"packs": []})), None);
    assert_eq!(page.get("/packs").1, json!([]));
    assert_eq!(page.enter(2, &word, &token)["welcome"]["view"], view);
    assert_eq!(page.ask("POST", "/tables", &table(json!({"packs": ["ember"]}))).0, 422);
}

#[test]
fn a_game_is_handed_over_in_its_middle_to_those_who_sit_at_it() {
    let mut page = Page::new();
    let (word, token, view) = played(&mut page, &table(json!({"edition": "classic"})), 12);
    assert_eq!(page.get(&format!("/tables/{word}/handed?token=wrong")).0, 401);
    let (status, file) = page.get(&format!("/tables/{word}/handed?token={token}"));
    assert_eq!(status, 200, "{file}");
    // Whatever takes it goes on at the same question: a server, or another page.
    let mut other = Page::new();
    let (status, told) = other.ask("POST", "/replays", &file.to_string());
    assert_eq!(status, 201, "{told}");
    let (table, token) = (told["table"].as_str().unwrap(), told["seats"][0]["token"].as_str().unwrap());
    let (table, token) = (table.to_string(), token.to_string());
    assert_eq!(other.enter(1, &table, &token)["welcome"]["view"], view);
}
