//! `docs/codex.md` and the list of words say the same.

mod common;

use codex::{Source, WORDS};
use common::{PACK, load, load_with, source, spell};
use std::collections::BTreeSet;

const MANUAL: &str = include_str!("../../../docs/codex.md");

/// The first column of the table of verbs, piece by piece.
fn forms_of_manual() -> BTreeSet<&'static str> {
    let table = MANUAL.split("## Verbs").nth(1).unwrap_or_default();
    table
        .lines()
        .filter(|line| line.starts_with("| `"))
        .filter_map(|line| line.trim_start_matches("| ").split(" | ").next())
        .flat_map(|cell| cell.split('`').skip(1).step_by(2))
        // "(`they activate` for several)" stands in the second column.
        .collect()
}

#[test]
fn the_manual_lists_exactly_the_forms_of_the_language() {
    let manual = forms_of_manual();
    let words: BTreeSet<&str> = WORDS.iter().map(|word| word.form).collect();
    let missing: Vec<_> = words.difference(&manual).collect();
    let unknown: Vec<_> = manual.difference(&words).collect();
    assert!(
        missing.is_empty() && unknown.is_empty(),
        "not in the manual: {missing:?}\nnot in WORDS: {unknown:?}"
    );
}

#[test]
fn every_example_parses_and_uses_its_word() {
    for word in WORDS {
        let example = word.example;
        let trap = spell(&format!("trap fire mage@2 when you suffer damage:\n    {example}"));
        let haunted = spell(&format!("trap fire evocation@2 when you suffer damage:\n    {example}"));
        let quest = format!(
            "quest tried \"Tried\" designed moon 1 power 1 slots 1 revealed when drawn\n  task you move.\n  {example}\n"
        );
        let command = format!("command tried \"Tried\" designed moon 1\n  action mage@2\n    {example}\n");
        let solved =
            spell(&format!("trap fire mage@2 when another mage begins to solve a quest:\n    {example}"));
        let in_room = spell(&format!("trap fire room@2 when you suffer damage:\n    {example}"));
        let tried = [trap, haunted, quest, command, solved, in_room];
        let codex = tried.iter().map(|text| load_with(text)).find_map(Result::ok);
        let Some(codex) = codex else {
            panic!(
                "`{}`:\n{}",
                word.form,
                common::bad(&spell(&format!("trap fire mage@2 when you move:\n{example}")))
            );
        };
        let without = common::good("");
        let more = codex::uses(&codex)[word.name] - codex::uses(&without)[word.name];
        assert_eq!(more, 1, "`{}` is not counted under `{}`", example, word.name);
    }
}

#[test]
fn the_cards_of_the_manual_load() {
    let block = MANUAL
        .split("## Cards")
        .nth(1)
        .and_then(|rest| rest.split("Header words").next())
        .unwrap_or_default();
    let cards: String =
        block.lines().map(|line| format!("{}\n", line.strip_prefix("    ").unwrap_or(line))).collect();
    // What the manual leaves out: the other cards of its lists, and those that the pack of the tests has too.
    let mut rest = String::from(
        "school hex \"Hex\" designed\njinx vulnerability \"V\" designed slots 1\n  mark when you move.\n",
    );
    for id in ["shared_torture", "cross_and_delight", "torment", "visceral_fire", "peak_of_agony"] {
        rest += &format!("spell {id} \"S\" designed of agony\n  light combat fire self\n    pain 1.\n");
    }
    rest += "spell cube_of_lamentations \"S\" designed personal\n  light combat fire self\n    pain 1.\n";
    let sources: [Source; 2] = [source("docs/codex.md", &cards), source("rest.codex", &rest)];
    let codex = load(&sources).unwrap_or_else(|report| panic!("{report}"));
    assert_eq!((codex.spells.len(), codex.events.len(), codex.layouts.len()), (8, 2, 1));
}

#[test]
fn the_pack_of_the_tests_loads() {
    assert!(load(&[source("pack.codex", PACK)]).is_ok());
}
