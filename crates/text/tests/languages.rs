//! What holds for every language: nothing is left out, and nothing comes from the code.

mod common;

use std::collections::BTreeSet;
use text::{CardText, Line, Piece, TextError, Texts};

fn lines(card: &CardText) -> Vec<&Line> {
    let mut lines = vec![&card.subtitle];
    for part in &card.parts {
        lines.extend([&part.heading, &part.target, &part.lead].into_iter().flatten());
        lines.extend(part.sentences.iter().map(|sentence| &sentence.line));
    }
    lines
}

#[test]
fn every_word_of_the_language_can_be_told() {
    let codex = common::everything();
    let problems = text::check(&codex, Texts::english());
    assert!(problems.is_empty(), "{problems:#?}");
    let own: Vec<String> = text::cards(&codex)
        .into_iter()
        .map(|card| text::card(&codex, Texts::english(), card).unwrap())
        .filter(|card| card.id.starts_with("x_"))
        // One sentence on a line: these are lists, not effects.
        .map(|card| card.plain().replace(". ", ".\n  "))
        .collect();
    insta::assert_snapshot!("everything", own.join("\n\n"));
}

/// Nodes that a program could hold but the card language has no words for yet.
const UNSPEAKABLE: [&str; 8] = [
    "if-that",
    "means-icon",
    "means-other",
    "means-skill",
    "place-cell",
    "place-coloured-away",
    "trigger-activates-named",
    "trigger-enters-named",
];

#[test]
fn no_message_is_idle() {
    let source = Texts::english_source();
    let mut used = text::messages_used(&common::everything(), Texts::english());
    used.extend(text::messages_used(&content::classic(), Texts::english()));
    // Names of what is no card.
    used.extend(["name-grimoire", "name-person"].map(String::from));
    // Some messages only serve others.
    let ids: BTreeSet<&str> = common::ids(source).into_iter().collect();
    used.extend(ids.iter().filter(|id| source.contains(&format!("{{ {id} }}"))).map(|id| id.to_string()));
    let idle: Vec<&&str> =
        ids.iter().filter(|id| !used.contains(**id) && !UNSPEAKABLE.contains(id)).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

#[test]
fn no_message_keeps_a_form_to_itself() {
    let codex = common::everything();
    let lost = text::lost_forms(&codex, Texts::english());
    assert!(lost.is_empty(), "{lost:#?}");

    // Wrappers that forget to hand the number on, to the noun itself and to another wrapper around it.
    for (id, text) in [("with-jinx", "{ $what } with a Jinx"), ("except", "{ $what } except { $who }")] {
        let source = common::without(Texts::english_source(), id);
        let texts = Texts::new("en", &[&format!("{source}\n{id} = {text}\n    .a = a\n")]).unwrap();
        let lost = text::lost_forms(&codex, &texts);
        let said = |own: &text::LostForm| own.message == id && own.part == "what" && own.form == "many";
        assert!(lost.iter().any(|own| said(own) && own.below == "kind-mage"), "{id}: {lost:#?}");
    }
}

#[test]
fn another_language_needs_nothing_but_its_messages() {
    let codex = common::everything();
    let texts = Texts::new("en-XA", &[&common::pseudo(Texts::english_source())]).unwrap();
    let problems = text::check(&codex, &texts);
    assert!(problems.is_empty(), "{problems:#?}");
    // English endings and articles are attributes, and those were kept.
    let kept = ["a", "A", "an", "An", "the", "s", "have", "has", "your", "their"];
    for card in text::cards(&codex) {
        let card = text::card(&codex, &texts, card).unwrap();
        for line in lines(&card) {
            for piece in &line.0 {
                let text = match piece {
                    Piece::Text(text) => text,
                    Piece::Symbol { word, .. } => word,
                    Piece::Card { .. } => continue,
                };
                let foreign = text
                    .split(|letter: char| !letter.is_ascii_alphabetic())
                    .filter(|word| !word.is_empty() && !kept.contains(word))
                    .collect::<Vec<_>>();
                assert!(foreign.is_empty(), "{}: {foreign:?} in {text:?}", card.id);
            }
        }
    }
}

#[test]
fn pronouns_know_their_nouns() {
    let codex = common::everything();
    let mut source = Texts::english_source().to_owned();
    for id in ["who-it", "who-itself", "who-target", "place-where-it-stood", "name-evocation", "if-did"] {
        source = common::without(&source, id);
    }
    let who = "{ $noun-gender }{ $form }\n    .s = s\n    .have = has\n    .own = its\n    .person = 3\n";
    for kind in [
        "mage",
        "evocation",
        "model",
        "demon",
        "undead",
        "construct",
        "nightmare",
        "altar",
        "mutation",
        "beast",
    ] {
        let id = format!("kind-{kind}");
        source = common::without(&source, &id);
        source += &format!("\n{id} = {kind}\n    .a = a\n    .gender = <{kind}>\n")
            .replace('<', "(")
            .replace('>', ")");
    }
    source += &format!("\nwho-it = {who}\nwho-itself = {who}\nwho-target = {who}\n");
    source += "place-where-it-stood = where { $noun-gender } stood\n";
    source += "name-evocation = { $name }\n    .a = a\n    .gender = ({ $name })\n";
    source += "if-did = { $who } did\n    .who = subject\n";
    let texts = Texts::new("en", &[&source]).unwrap();
    let problems = text::check(&codex, &texts);
    assert!(problems.is_empty(), "{problems:#?}");
    let said: String = text::cards(&codex)
        .into_iter()
        .map(|card| text::card(&codex, &texts, card).unwrap().plain())
        .collect();
    for known in [") stood", "(Succubus)", "(mage)subject did"] {
        assert!(said.contains(known), "{known}");
    }
}

#[test]
fn a_missing_message_is_told() {
    let codex = content::rebirth();
    for id in ["clause-inflict", "symbol-damage", "name-room", "kind-mage", "clauses-two", "bound-amount"] {
        let texts = Texts::new("en", &[&common::without(Texts::english_source(), id)]).unwrap();
        let problems = text::check(&codex, &texts);
        let missing = TextError::Missing { lang: "en".into(), id: id.into() };
        assert!(problems.contains(&missing), "{id}: {problems:#?}");
    }
}

#[test]
fn a_card_with_a_problem_is_no_card() {
    let codex = content::rebirth();
    let texts = Texts::new("en", &[&common::without(Texts::english_source(), "clause-pain")]).unwrap();
    let card = text::CardRef::Spell(codex.find_spell("grim_torment").unwrap());
    let missing = TextError::Missing { lang: "en".into(), id: "clause-pain".into() };
    assert_eq!(text::card(&codex, &texts, card), Err(missing));
}

#[test]
fn broken_sources_are_refused() {
    let twice = Texts::new("en", &["a = x", "a = y"]).unwrap_err();
    assert_eq!(twice, TextError::Twice { lang: "en".into(), id: "a".into() });
    assert!(matches!(Texts::new("en", &["a = x\n\nb = { $"]), Err(TextError::Syntax { .. })));
    assert!(matches!(Texts::new("no language", &[]), Err(TextError::Language { .. })));
}

#[test]
fn an_unknown_argument_and_an_unknown_tag_are_told() {
    let codex = content::rebirth();
    let english = Texts::english_source();
    let pain = |value: &str| format!("{}\nclause-pain = {value}\n", common::without(english, "clause-pain"));
    let broken = Texts::new("en", &[&pain("Pain { $nothing }")]).unwrap();
    let tagged = Texts::new("en", &[&pain("Pain <nothing/>")]).unwrap();
    assert!(
        matches!(&text::check(&codex, &broken)[..], [TextError::Broken { id, .. }] if id == "clause-pain")
    );
    assert!(text::check(&codex, &tagged).iter().all(|problem| matches!(problem, TextError::Markup { .. })));
}

#[test]
fn names_can_be_translated() {
    let codex = content::rebirth();
    let own =
        "name-evocation-succubus = Sukkubus\n    .a = a\nname-spell-cross_and_delight = Kreuz und Lust\n";
    let texts = Texts::new("en", &[Texts::english_source(), own]).unwrap();
    let card = text::CardRef::Spell(codex.find_spell("cross_and_delight").unwrap());
    let card = text::card(&codex, &texts, card).unwrap();
    assert_eq!(card.title, "Kreuz und Lust");
    assert!(card.plain().contains("Summon a Sukkubus there."), "{}", card.plain());
}

#[test]
fn a_card_survives_the_way_to_the_client() {
    let codex = content::rebirth();
    for card in text::cards(&codex) {
        let card = text::card(&codex, Texts::english(), card).unwrap();
        let sent = serde_json::to_string(&card).unwrap();
        assert_eq!(serde_json::from_str::<CardText>(&sent).unwrap(), card);
    }
}

#[test]
fn sentences_answer_to_sentences_of_the_program() {
    let codex = content::rebirth();
    let spell = codex.find_spell("pyre_spirit").unwrap();
    let card = text::card(&codex, Texts::english(), text::CardRef::Spell(spell)).unwrap();
    let covers: Vec<u16> = card.parts.last().unwrap().sentences.iter().map(|said| said.covers).collect();
    assert_eq!(covers, [1, 1, 3]);
}

#[test]
fn cases_and_order_of_words_are_the_messages_affair() {
    let codex = content::rebirth();
    let texts = Texts::new("de", &[include_str!("common/german.ftl")]).unwrap();
    let card = text::CardRef::Spell(codex.find_spell("black_feather").unwrap());
    let card = text::card(&codex, &texts, card).unwrap();
    insta::assert_snapshot!("german", card.plain());
}
