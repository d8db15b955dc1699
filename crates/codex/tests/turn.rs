//! Sallies, tolls, `then`, `go on`, `now` and what lasts for a turn: how they are read, and what is refused.

mod common;

use codex::*;
use common::{bad, good, spell};

fn sentences(codex: &Codex) -> Vec<Vec<Clause>> {
    let side = codex.spells.last().expect("a spell").light;
    let effect = codex.effects[side.effect.index()];
    codex.sentences[effect.sentences.range()]
        .iter()
        .map(|sentence| codex.clauses[sentence.clauses.range()].to_vec())
        .collect()
}

#[test]
fn a_step_with_an_attack_is_a_sally_and_a_step_with_somebody_attacked_is_not() {
    let codex = good(&spell("combat fire self\n move you 1 and attack. move you 1 and attack a model@0."));
    let found = sentences(&codex);
    let you = Pick::The(Who::You);
    assert_eq!(found[0], [Clause::Sally { who: you, steps: 1, control: false, spares: false }]);
    assert!(matches!(found[1][..], [Clause::Move { .. }, Clause::Attack { .. }]));
}

#[test]
fn then_stands_between_clauses_and_now_ends_a_persistent() {
    let codex = good(&spell(
        "combat fire self\n persistent each time you attack: pain 1. pain 2. now pain 3 then gain 1 power.",
    ));
    let found = sentences(&codex);
    assert_eq!(found.len(), 2);
    assert!(matches!(found[0][..], [Clause::Persist(_)]));
    assert!(matches!(found[1][..], [Clause::Pain { .. }, Clause::Then, Clause::Gain { .. }]));
}

#[test]
fn or_belongs_to_the_toll_only_with_each() {
    let codex = good(&spell("combat fire mage@2\n convert 2 damage or gain 1 power each."));
    assert!(matches!(sentences(&codex)[0][..], [Clause::ConvertOr { toll: Toll::YouGain(1), .. }]));
    let codex = good(&spell("combat fire mage@2\n either convert 2 damage or gain 1 power."));
    assert!(matches!(sentences(&codex)[0][..], [Clause::ConvertDamage { .. }]));
}

#[test]
fn what_has_no_meaning_is_refused() {
    let cases = [
        ("combat fire mage@2\n inflict 1 and go on.", "`go on` ends a sentence that begins with `you may`"),
        ("combat fire mage@2\n you may go on.", "`go on` ends a sentence that begins with `you may`"),
        ("combat fire mage@2\n persistent each time another mage attacks: pain 1.", "only one's own attacks"),
        ("combat fire self\n move target 1 and attack.", "only you sally forth"),
        ("combat fire mage@2\n transfer 1 damage from each mage to you.", "say whose damage it is"),
        ("combat fire mage@2 (with an altar)\n inflict 1.", "expected"),
        ("combat fire room@2 (with 0 instability)\n inflict 1.", "too small"),
        ("combat fire self\n this turn your health is 3.", "your strength is"),
    ];
    for (side, message) in cases {
        let report = bad(&spell(side));
        assert!(report.contains(message), "{side}\n{report}");
    }
    let room = "room den \"Den\" designed red slots 5 rewards 4 2 1\n  destroyed self\n    this turn your strength is 3.\n  rebuilt self\n    pain 1.\n";
    assert!(bad(room).contains("only spells change somebody for a turn"));
}
