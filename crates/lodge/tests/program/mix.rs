//! Mixing on the command line: schools and mages of both boxes in either edition (R25).

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

fn lodge(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_lodge")).args(args).output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&[&output.stdout[..], &output.stderr[..]].concat()).into_owned()
}

/// The last word of each school's or mage's id in the records of a folder.
fn chosen(folder: &Path, what: &str) -> Vec<String> {
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let records = files.iter().map(|file| std::fs::read_to_string(file).unwrap());
    let records = records.map(|text| serde_json::from_str::<Value>(&text).unwrap());
    let seats = records.flat_map(|record| record["setup"]["seats"].as_array().unwrap().clone());
    seats.map(|seat| seat[what].as_str().unwrap().to_string()).collect()
}

#[test]
fn both_boxes_are_dealt_from_in_either_edition_and_replayed_r25_1() {
    for (edition, other) in [("rebirth", "classic/"), ("classic", "rebirth/")] {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mix").join(edition);
        let _ = std::fs::remove_dir_all(&folder);
        let save = folder.to_str().unwrap();
        let args =
            ["sim", "--edition", edition, "--mix", "random", "--random-setup", "--games", "6", "--seed", "5"];
        let output = lodge(&[&args[..], &["--check", "--json", "--save", save]].concat());
        assert_eq!(output.status.code(), Some(0), "{}", said(&output));
        let summary: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!((&summary["finished"], &summary["violations"]), (&Value::from(6), &Value::from(0)));
        assert_eq!(summary["packs"], serde_json::json!([other.trim_end_matches('/')]));
        for what in ["school", "mage"] {
            let ids = chosen(&folder, what);
            let guests = ids.iter().filter(|id| id.starts_with(other)).count();
            assert!(0 < guests && guests < ids.len(), "{edition}: {what}s of both boxes: {ids:?}");
        }
        let file = std::fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
        let replayed = lodge(&["replay", file.to_str().unwrap()]);
        assert!(said(&replayed).contains("verified"), "{}", said(&replayed));
    }
}

#[test]
fn schools_and_mages_are_named_with_or_without_their_box() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mix/named");
    let _ = std::fs::remove_dir_all(&folder);
    let six = "agony,alchemy,hex,classic/destruction,necromancy,illusion";
    let args = [
        "sim",
        "--players",
        "2",
        "--games",
        "1",
        "--random-setup",
        "--schools",
        six,
        "--mages",
        "nero,arianna",
    ];
    let output = lodge(&[&args[..], &["--save", folder.to_str().unwrap()]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", said(&output));
    assert_eq!(chosen(&folder, "mage"), ["classic/nero", "arianna"]);
}

#[test]
fn what_the_books_forbid_is_refused_with_its_rule() {
    let refused = |args: &[&str], rule: &str| {
        let output = lodge(&[&["sim", "--games", "1"], args].concat());
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", said(&output));
        assert!(said(&output).contains(rule), "{args:?}: {}", said(&output));
    };
    refused(&["--schools", "agony,alchemy,hex,nightmare,shamanic"], "not 5 (R1.20, R25.1)");
    let seven = "agony,alchemy,hex,nightmare,shamanic,technomancy,destruction";
    refused(&["--schools", seven], "not 7 (R1.20, R25.1)");
    refused(
        &["--schools", "agony,alchemy,hex,nightmare,shamanic,shamanic"],
        "`shamanic` is chosen twice (R1.15)",
    );
    refused(&["--schools", "agony,alchemy,hex,nightmare,shamanic,sorcery"], "no school `sorcery` (R1.20)");
    refused(&["--mages", "nero,classic/nero"], "`classic/nero` sits at two seats (R1.14)");
    refused(&["--mages", "nero,tessa,jafar,rebecca,arianna"], "5 mages for 4 seats (R1.14)");
    refused(&["--mages", "merlin"], "no mage `merlin`");
    refused(&["--mix", "quests"], "(R25.4)");
    let whole = format!("{}/../../content/classic", env!("CARGO_MANIFEST_DIR"));
    refused(&["--pack", &whole], "(R25.4)");
}
