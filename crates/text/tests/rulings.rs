//! For every ruling, each card it stands on and why: what the list asks for, and the sentence that answers.

use std::collections::BTreeMap;
use text::Texts;

#[test]
fn why_a_ruling_stands_on_a_card() {
    let texts = Texts::english();
    let mut words: BTreeMap<&str, String> = BTreeMap::new();
    let mut stands: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let editions = [content::rebirth(), content::classic()];
    let cards =
        editions.iter().flat_map(|codex| text::cards(codex).into_iter().map(move |card| (codex, card)));
    for (codex, card) in cards {
        let shown = text::rulings(codex, texts, card).unwrap();
        let reasons = text::reasons(codex, texts, card);
        // What is shown is what has a reason.
        let numbers: Vec<&str> = shown.iter().map(|ruling| ruling.number).collect();
        assert_eq!(numbers, reasons.iter().map(|reason| reason.number).collect::<Vec<_>>());
        words.extend(shown.into_iter().map(|ruling| (ruling.number, ruling.text)));
        let id = text::card(codex, texts, card).unwrap().id;
        for reason in reasons {
            let sentence = reason.sentence.map(|sentence| format!(" | {sentence}")).unwrap_or_default();
            stands.entry(reason.number).or_default().push(format!("  {id}: {}{sentence}", reason.call));
        }
    }
    let all: Vec<String> = text::ruling_numbers()
        .map(|number| format!("{number} {}\n{}", words[number], stands[number].join("\n")))
        .collect();
    insta::assert_snapshot!(all.join("\n\n"));
}

/// What once stood on the wrong cards.
#[test]
fn rulings_stay_off_cards_they_do_not_concern() {
    let codex = content::rebirth();
    let numbers = |card: text::CardRef| -> Vec<&str> {
        let list = text::rulings(&codex, Texts::english(), card).unwrap();
        list.into_iter().map(|ruling| ruling.number).collect()
    };
    for card in text::cards(&codex) {
        let own = numbers(card);
        if matches!(card, text::CardRef::Command(_)) {
            let to_whoever_chooses = ["R17.4", "R16.5", "L-24", "R9.17", "R17.15", "R12.4", "L-34", "R9.19"];
            assert!(!own.iter().any(|number| to_whoever_chooses.contains(number)), "{card:?}: {own:?}");
        }
    }
    let spell = |id: &str| numbers(text::CardRef::Spell(codex.find_spell(id).unwrap()));
    assert_eq!(spell("cursed_bond"), ["R11.1", "L-8", "RB-10"]);
    assert_eq!(spell("supreme_fireball"), ["L-36", "L-39", "R17.15", "RB-10"]);
    assert_eq!(spell("baleful_curse"), ["R10.6", "R9.5", "R23.3", "L-26"]);
    assert_eq!(spell("peak_of_agony"), ["R17.15", "L-38", "L-31"]);
    assert_eq!(spell("the_white_work"), ["R12.4", "RB-10"]);
    let quest = |id: &str| {
        let at = codex.quests.iter().position(|quest| quest.title.id == id).unwrap();
        numbers(text::CardRef::Quest(codex::QuestId(at as u8)))
    };
    // Damage on a mage, then a cube in a room: the room is no target of the damage.
    assert_eq!(quest("field_test"), ["L-20"]);
    let event = |id: &str| {
        let at = codex.events.iter().position(|event| event.title.id == id).unwrap();
        numbers(text::CardRef::Event(codex::EventId(at as u8)))
    };
    assert_eq!(event("rebirth_at_dawn"), [""; 0]);
    assert_eq!(event("black_thorns"), ["L-16"]);
    assert_eq!(event("pledge"), ["L-15"]);
}
