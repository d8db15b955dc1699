//! The English text of every card, one snapshot per deck. Whoever changes a message reads what it does to the cards.

use codex::{Codex, SpellKind};
use std::collections::BTreeMap;
use text::{CardRef, Texts};

/// The deck a card lies in, as the name of its snapshot.
fn deck(codex: &Codex, card: CardRef) -> String {
    match card {
        CardRef::Spell(id) => match codex.spells[id.index()].kind {
            SpellKind::School(school) => format!("spells-{}", codex.schools[school.index()].title.id),
            SpellKind::Personal => "spells-personal".into(),
            SpellKind::Forgotten => "spells-forgotten".into(),
        },
        CardRef::Room(_) => "rooms".into(),
        CardRef::Evocation(_) => "evocations".into(),
        CardRef::Jinx(_) => "jinxes".into(),
        CardRef::Upgrade(_) => "upgrades".into(),
        CardRef::Quest(id) => format!("quests-{}", codex.quests[id.index()].moon),
        CardRef::Event(id) if codex.events[id.index()].avatar => "events-avatar".into(),
        CardRef::Event(id) => format!("events-{}", codex.events[id.index()].moon),
        CardRef::Avatar(_) => "avatars".into(),
        CardRef::Command(id) => format!("commands-{}", codex.commands[id.index()].moon),
    }
}

/// The cards of an edition deck by deck; `prefix` stands before the names of its snapshots.
fn all_in_english(codex: &Codex, prefix: &str) {
    let problems = text::check(codex, Texts::english());
    assert!(problems.is_empty(), "{problems:#?}");
    let mut decks: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for card in text::cards(codex) {
        let said = text::card(codex, Texts::english(), card).unwrap().plain();
        decks.entry(deck(codex, card)).or_default().push(said);
    }
    for (deck, cards) in decks {
        insta::assert_snapshot!(format!("{prefix}{deck}"), cards.join("\n\n"));
    }
}

#[test]
fn every_card_in_english() {
    all_in_english(&content::rebirth(), "");
}

#[test]
fn every_card_of_the_older_edition_in_english() {
    all_in_english(&content::edition("classic").expect("an edition"), "classic-");
}
