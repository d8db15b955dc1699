//! `lodge cards list`, `show`, `sheet` and `report`, as they are started.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn lodge(args: &[&str]) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Command::new(env!("CARGO_BIN_EXE_lodge")).args(args).current_dir(root).output().unwrap()
}

/// What it prints, if all is well.
fn printed(args: &[&str]) -> String {
    let output = lodge(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn json(args: &[&str]) -> Value {
    serde_json::from_str(&printed(args)).unwrap()
}

/// Runs, and expects bad input with a message that says all this.
fn refused(args: &[&str], says: &[&str]) {
    let output = lodge(args);
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {message}");
    says.iter().for_each(|says| assert!(message.contains(says), "{args:?} says {message}"));
    assert!(output.stdout.is_empty());
}

/// A fresh folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn a_list_names_every_card_of_a_deck() {
    let codex = content::rebirth();
    let count = |deck: &str| printed(&["cards", "list", "--deck", deck]).lines().count();
    assert_eq!(count("spell"), codex.spells.len());
    assert_eq!(count("room"), codex.rooms.len());
    assert_eq!(count("quest"), codex.quests.len());
    assert_eq!(count("event"), codex.events.len());
    assert_eq!(count("evocation"), codex.evocations.len());
    assert_eq!(count("jinx"), codex.jinxes.len());
    assert_eq!(count("upgrade"), codex.upgrades.len());
    assert_eq!(count("mage"), codex.mages.len());
    assert_eq!(count("school"), codex.schools.len());
    let rooms = printed(&["cards", "list", "--deck", "room"]);
    let crypt = rooms.lines().find(|line| line.starts_with("crypt ")).unwrap();
    assert_eq!(
        crypt.split_whitespace().collect::<Vec<_>>(),
        ["crypt", "Crypt", "room", "grey", "printed", "except", "stops"]
    );
}

#[test]
fn filters_of_a_list_add_up() {
    assert_eq!(printed(&["cards", "list", "--school", "Agony"]).lines().count(), 12);
    assert_eq!(printed(&["cards", "list", "--school", "agony", "--deck", "room"]), "");
    let cards = json(&["cards", "list", "--school", "agony", "--text", "CONVERT inflict", "--json"]);
    let ids: Vec<&str> = cards.as_array().unwrap().iter().map(|card| card["id"].as_str().unwrap()).collect();
    assert!(ids.contains(&"shared_torture"), "{ids:?}");
    assert!(ids.len() < 12, "{ids:?}");
    let named = json(&["cards", "list", "--text", "torture shared", "--json"]);
    let card = &named[0];
    assert_eq!((&card["name"], &card["deck"]), (&"Shared Torture".into(), &"spell".into()));
    assert_eq!((&card["kind"], &card["origin"]), (&"agony".into(), &"printed".into()));
    assert_eq!(card["copies"], 3);
    assert_eq!(printed(&["cards", "list", "--text", "no such words anywhere"]), "");
}

#[test]
fn a_card_tells_which_part_of_it_is_ours() {
    let text = printed(&["cards", "show", "regenerating_ichor"]);
    assert!(text.contains("deck upgrade, printed except copies, 3 copies\n"), "{text}");
    let list = printed(&["cards", "list", "--deck", "command"]);
    let ray = list.lines().find(|line| line.starts_with("corrupted_ray ")).unwrap();
    assert!(ray.ends_with("printed except copies, moon, order and goal"), "{ray}");
    let card = json(&["cards", "show", "earth_totem", "--json"]);
    assert_eq!((&card["origin"], &card["except"]), (&"printed".into(), &serde_json::json!(["name"])));
    let card = json(&["cards", "show", "shared_torture", "--json"]);
    assert_eq!(card["except"], serde_json::json!([]));
    let school = printed(&["cards", "show", "hex"]);
    for part in ["deck school, printed except grimoires, 1 copy\n", "\nGrimoire Whispered Malice\n  Curse, "]
    {
        assert!(school.contains(part), "{part:?} is missing in\n{school}");
    }
    assert!(printed(&["cards", "show", "agony"]).contains("deck school, printed, 1 copy\n"));
}

#[test]
fn unknown_names_are_refused_with_a_suggestion() {
    refused(&["cards", "list", "--deck", "rom"], &["no deck `rom`", "did you mean `room`?", "upgrade"]);
    refused(&["cards", "list", "--school", "agnoy"], &["no school `agnoy`", "technomancy"]);
    refused(&["cards", "show", "shared_tortur"], &["no card", "did you mean `shared_torture`?"]);
    refused(&["cards", "show", "xyzzy"], &["there is no card `xyzzy`"]);
    refused(&["cards", "show", "crypt", "--scenarios", "no/such/folder"], &["no/such/folder"]);
    refused(&["cards", "sheet", "no/such/folder/sheet.html"], &["no/such/folder/sheet.html"]);
}

#[test]
fn a_spell_is_shown_with_both_sides() {
    let text = printed(&["cards", "show", "shared_torture"]);
    for part in [
        "Shared Torture (shared_torture)\nAgony spell\ndeck spell, school Agony, printed, 3 copies\n",
        "\nLight: Combat, Profane\n  Target: Model up to 1 Room away\n  Inflict 4 Damage.\n",
        "\nDark: Combat, Profane\n",
        "\nSymbols\n  Damage ",
        "\nScenarios\n  ",
        "(scenarios/cards/shared_torture.scenario:",
    ] {
        assert!(text.contains(part), "{part:?} is missing in\n{text}");
    }
    assert!(!text.contains("Trophy"), "only symbols that are used are explained");
    assert_eq!(printed(&["cards", "show", "Shared Torture"]), text, "the name does as well");
    let trap = printed(&["cards", "show", "torment"]);
    assert!(trap.contains("\n  When "), "a trap is shown with what sets it off:\n{trap}");
}

#[test]
fn a_room_and_a_quest_are_shown() {
    let room = printed(&["cards", "show", "crypt"]);
    for part in [
        "Crypt (crypt)\nGrey Room\ndeck room, grey, printed except stops, 1 copy\n",
        "Destroyed side",
        "Rebuilt side",
    ] {
        assert!(room.contains(part), "{part:?} is missing in\n{room}");
    }
    let quest = json(&["cards", "show", "aeromancer", "--json"]);
    assert_eq!(quest["deck"], "quest");
    assert_eq!(quest["sides"], serde_json::json!([]));
    assert_eq!(quest["text"]["id"], "aeromancer");
    assert!(quest["plain"].as_str().unwrap().starts_with("Aeromancer\n"));
    assert!(!quest["symbols"].as_array().unwrap().is_empty());
    assert!(!quest["scenarios"].as_array().unwrap().is_empty());
}

#[test]
fn without_scenarios_the_list_is_left_out() {
    let folder = folder("cards-without-scenarios");
    let show = |args: &[&str]| {
        let lodge = Command::new(env!("CARGO_BIN_EXE_lodge")).args(args).current_dir(&folder).output();
        String::from_utf8(lodge.unwrap().stdout).unwrap()
    };
    let text = show(&["cards", "show", "crypt"]);
    assert!(text.ends_with("No folder of scenarios here; name one with --scenarios DIR.\n"), "{text}");
    let json: Value = serde_json::from_str(&show(&["cards", "show", "crypt", "--json"])).unwrap();
    assert!(json["scenarios"].is_null());
}

#[test]
fn the_sheet_holds_every_card_and_loads_nothing() {
    let file = folder("cards-sheet").join("sheet.html");
    printed(&["cards", "sheet", file.to_str().unwrap()]);
    let html = std::fs::read_to_string(file).unwrap();
    let cards = json(&["cards", "list", "--json"]);
    let cards = cards.as_array().unwrap();
    assert_eq!(html.matches("<article ").count(), cards.len());
    for card in cards {
        let name = format!("<span>{}</span></h3>", card["name"].as_str().unwrap());
        assert!(html.contains(&name), "{name} is missing");
        assert!(html.contains(&format!(" id=\"{}\"", card["id"].as_str().unwrap())));
    }
    for outside in ["http:", "https:", "url(", "@import", "src=", "<link"] {
        assert!(!html.contains(outside), "{outside} reaches outside");
    }
    // Every icon that is used is drawn.
    for used in html.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(html.contains(&format!("<symbol id=\"{used}\"")), "{used} is not drawn");
    }
}

#[test]
fn the_report_has_every_field_and_strict_means_it() {
    let report = json(&["cards", "report", "--json"]);
    for field in ["decks", "sides", "sides_without_scenario", "words", "suspect_words"] {
        assert!(!report[field].is_null(), "{field} is missing");
    }
    let spells = &report["decks"][0];
    assert_eq!(
        (&spells["deck"], &spells["distinct"]),
        (&"spell".into(), &content::rebirth().spells.len().into())
    );

    let folder = folder("cards-report");
    let path = folder.to_str().unwrap();
    let empty = json(&["cards", "report", "--scenarios", path, "--json"]);
    assert_eq!(empty["sides"], empty["sides_without_scenario"].as_array().unwrap().len());
    assert_eq!(lodge(&["cards", "report", "--scenarios", path, "--strict"]).status.code(), Some(1));
    std::fs::write(folder.join("a.scenario"), "scenario A \"T\"\nshows crypt rebuilt, crypt light\n")
        .unwrap();
    let one = json(&["cards", "report", "--scenarios", path, "--json"]);
    let left = one["sides_without_scenario"].as_array().unwrap();
    assert!(left.contains(&"crypt destroyed".into()) && !left.contains(&"crypt rebuilt".into()));
    assert_eq!(one["unknown_shows"].as_array().unwrap().len(), 1);
}
