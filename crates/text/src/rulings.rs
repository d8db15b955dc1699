//! What is worth saying below a card about how it is played.
//!
//! A ruling belongs to cards by what their programs say, so that a new card has its rulings from the first day.
//! `content/guide/rulings.txt` holds which ones, the messages of a language hold the words.

use crate::texts::{TextError, Texts};
use codex::{CardRef, Codex, EffectId};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const CALLS: &str = include_str!("../../../content/guide/rulings.txt");

/// A ruling or rule that helps with a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ruling {
    /// As in the rules and in `docs/rulings.md`: `R10.6`, `RB-10`, `L-6`.
    pub number: &'static str,
    pub text: String,
}

/// The rulings of one card, in the order of the list.
///
/// # Panics
/// If the card is not of this codex.
pub fn rulings(codex: &Codex, texts: &Texts, card: CardRef) -> Result<Vec<Ruling>, TextError> {
    let effects = parts(codex, card);
    let asks = |needs: &&str| effects.iter().any(|own| needs.split('+').all(|part| own.contains(part)));
    let called = calls().filter(|call| call.by.clone().any(|needs| asks(&needs)));
    called.map(|call| call.ruling(texts)).collect()
}

/// The numbers of all rulings, in the order of the list.
pub fn ruling_numbers() -> impl Iterator<Item = &'static str> {
    calls().map(|call| call.number)
}

/// One line of the list.
#[derive(Clone)]
struct Call {
    number: &'static str,
    by: std::str::SplitAsciiWhitespace<'static>,
}

impl Call {
    fn ruling(&self, texts: &Texts) -> Result<Ruling, TextError> {
        let text = texts.message(&format!("ruling-{}", self.number.replace('.', "-")))?;
        Ok(Ruling { number: self.number, text })
    }
}

fn calls() -> impl Iterator<Item = Call> {
    let lines = CALLS.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| {
        let mut by = line.split_ascii_whitespace();
        Some(Call { number: by.next()?, by })
    })
}

/// By effect, what its program and the card around it are made of. A card without effects has one set all the same.
fn parts(codex: &Codex, card: CardRef) -> Vec<BTreeSet<String>> {
    let (deck, data) = match card {
        CardRef::Spell(id) => ("spell", json!(codex.spells[id.index()])),
        CardRef::Room(id) => ("room", json!(codex.rooms[id.index()])),
        CardRef::Evocation(id) => ("evocation", json!(codex.evocations[id.index()])),
        CardRef::Jinx(id) => ("jinx", json!(codex.jinxes[id.index()])),
        CardRef::Upgrade(id) => ("upgrade", json!(codex.upgrades[id.index()])),
        CardRef::Quest(id) => ("quest", json!(codex.quests[id.index()])),
        CardRef::Event(id) => ("event", json!(codex.events[id.index()])),
        CardRef::Avatar(id) => ("avatar", json!(codex.avatars[id.index()])),
        CardRef::Command(id) => ("command", json!(codex.commands[id.index()])),
    };
    let mut own = BTreeSet::from([deck.to_string()]);
    named(&data, &mut own);
    let mut all: Vec<BTreeSet<String>> = codex::effects_of(codex, card)
        .into_iter()
        .map(|effect| {
            let mut parts = own.clone();
            program(codex, effect, &mut parts);
            parts
        })
        .collect();
    all.push(own);
    all
}

fn program(codex: &Codex, effect: EffectId, parts: &mut BTreeSet<String>) {
    let Some(own) = codex.effects.get(effect.index()) else { return };
    named(&json!(own), parts);
    for sentence in &codex.sentences[own.sentences.range()] {
        named(&json!(sentence), parts);
        for run in [sentence.clauses, sentence.other] {
            named(&json!(codex.clauses[run.range()]), parts);
        }
    }
    for listener in codex.listeners.iter().filter(|listener| listener.effect == effect) {
        named(&json!(listener.trigger), parts);
    }
}

/// A program is plain data: everything in it that has a name is named here, so no clause can be forgotten.
fn named(data: &Value, parts: &mut BTreeSet<String>) {
    match data {
        Value::Object(fields) => {
            for (field, value) in fields {
                let says = !matches!(value, Value::Null | Value::Bool(false));
                parts.extend(says.then(|| field.clone()));
                parts.extend(variant(value).map(|value| format!("{field}:{value}")));
                named(value, parts);
            }
        }
        Value::Array(items) => items.iter().for_each(|own| named(own, parts)),
        Value::String(word) => {
            parts.insert(word.clone());
        }
        _ => {}
    }
}

/// The name at the end of a value: `Target` of `Target` and of `The(Target)`.
fn variant(value: &Value) -> Option<&str> {
    match value {
        Value::String(word) => Some(word),
        Value::Object(fields) if fields.len() == 1 => {
            fields.iter().next().map(|(name, inner)| inner.as_str().unwrap_or(name))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use codex::all_cards;

    #[test]
    fn every_call_is_answered_by_a_card_and_every_ruling_has_its_words() {
        let codex = content::rebirth();
        let cards: Vec<_> = all_cards(&codex).into_iter().flat_map(|card| parts(&codex, card)).collect();
        let mut unanswered = Vec::new();
        for call in calls() {
            call.ruling(Texts::english()).unwrap();
            let is_nowhere =
                |needs: &&str| !cards.iter().any(|own| needs.split('+').all(|part| own.contains(part)));
            unanswered.extend(call.by.filter(is_nowhere).map(|needs| (call.number, needs)));
        }
        assert!(unanswered.is_empty(), "{unanswered:?}");
    }

    #[test]
    fn no_ruling_is_worded_for_nothing() {
        let worded = include_str!("../../../content/locales/en/rulings.ftl").lines();
        let worded: Vec<&str> =
            worded.filter_map(|line| line.strip_prefix("ruling-")?.split(' ').next()).collect();
        let called: Vec<String> = ruling_numbers().map(|number| number.replace('.', "-")).collect();
        let idle: Vec<&&str> = worded.iter().filter(|id| !called.iter().any(|own| own == *id)).collect();
        assert_eq!((worded.len(), idle), (called.len(), Vec::new()));
    }

    #[test]
    fn a_card_has_the_rulings_that_its_program_calls_for() {
        let codex = content::rebirth();
        let numbers = |id: &str| {
            let at = codex.spells.iter().position(|spell| spell.title.id == id).unwrap();
            let card = CardRef::Spell(codex::SpellId(at as u16));
            let list = rulings(&codex, Texts::english(), card).unwrap();
            list.into_iter().map(|ruling| ruling.number).collect::<Vec<_>>()
        };
        assert_eq!(numbers("cursed_bond"), ["R11.1", "L-8", "RB-10"]);
        assert_eq!(numbers("supreme_fireball"), ["L-36", "L-39", "R17.15", "RB-10"]);
    }
}
