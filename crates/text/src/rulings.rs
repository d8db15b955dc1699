//! What is worth saying below a card about how it is played.
//!
//! A ruling belongs to cards by what their programs say, so that a new card has its rulings from the first day.
//! `content/guide/rulings.txt` holds which ones and explains how they are asked for, the messages of a language hold
//! the words. The test `tests/rulings.rs` lists every ruling with every card it stands on, and why.

use crate::parts::{self, Spot, Stretch, Words};
use crate::say::Speaker;
use crate::setting::Setting;
use crate::texts::{TextError, Texts};
use codex::{CardRef, Codex, EffectId};
use serde::Serialize;

const CALLS: &str = include_str!("../../../content/guide/rulings.txt");

/// A ruling or rule that helps with a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Ruling {
    /// As in the rules and in `docs/rulings.md`: `R10.6`, `C12.6`, `RB-10`, `L-6`.
    pub number: &'static str,
    /// Its words in the language asked for.
    pub text: String,
}

/// Why a ruling stands on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The ruling's number.
    pub number: &'static str,
    /// What the list asks for.
    pub call: &'static str,
    /// The sentence that answers, in words; none where the card as a whole or a trigger does.
    pub sentence: Option<String>,
}

/// The rulings of one card, in the order of the list.
///
/// # Panics
/// If the card is not of this codex.
pub fn rulings(codex: &Codex, texts: &Texts, card: CardRef) -> Result<Vec<Ruling>, TextError> {
    let stretches = parts::of_card(codex, card);
    let called =
        calls_in(codex).filter(|call| call.by.clone().any(|needs| answer(needs, &stretches).is_some()));
    called.map(|call| call.ruling(texts)).collect()
}

/// Why the rulings of a card stand on it: for each of them the first call that the card answers.
///
/// # Panics
/// If the card is not of this codex.
pub fn reasons(codex: &Codex, texts: &Texts, card: CardRef) -> Vec<Reason> {
    let stretches = parts::of_card(codex, card);
    let speaker = Speaker::new(codex, texts);
    let found = calls_in(codex).filter_map(|call| {
        let (needs, at) = call.by.clone().find_map(|needs| Some((needs, answer(needs, &stretches)?)))?;
        let sentence = at.map(|(effect, sentence)| told(&speaker, card, effect, sentence));
        Some(Reason { number: call.number, call: needs, sentence })
    });
    found.collect()
}

/// A sentence of an effect, outside its card.
fn told(speaker: &Speaker<'_>, card: CardRef, effect: EffectId, at: usize) -> String {
    let Some(effect) = speaker.effect_of(effect) else { return String::new() };
    let set = match card {
        CardRef::Command(_) => Setting::command(),
        CardRef::Evocation(id) => Setting::itself(Some(id)),
        CardRef::Upgrade(_) => Setting::itself(None),
        CardRef::Event(_) => Setting::new(false),
        _ => Setting::new(true),
    };
    let said = speaker.sentences(effect, &mut set.with_target(effect.target));
    let mut covered = 0;
    let sentence = said.iter().find(|sentence| {
        covered += usize::from(sentence.covers);
        at < covered
    });
    sentence.map(|sentence| sentence.line.plain()).unwrap_or_default()
}

/// The numbers of all rulings, in the order of the list.
pub fn ruling_numbers() -> impl Iterator<Item = &'static str> {
    calls().map(|call| call.number)
}

/// One line of the list.
#[derive(Clone)]
struct Call {
    number: &'static str,
    /// By id, with a comma between them.
    editions: &'static str,
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
        Some(Call { number: by.next()?, editions: by.next()?, by })
    })
}

/// The lines that are said in the edition of these cards.
fn calls_in(codex: &Codex) -> impl Iterator<Item = Call> {
    calls().filter(|call| call.editions.split(',').any(|edition| edition == codex.edition_id()))
}

/// Where an answer was found: a sentence of an effect, or nothing smaller than the card.
type At = Option<(EffectId, usize)>;

/// Whether an effect of the card, or the card itself, has all that is asked for: `a+b&c`.
fn answer(needs: &str, stretches: &[Stretch]) -> Option<At> {
    stretches.iter().find_map(|stretch| {
        let mut at = None;
        for term in needs.split('+') {
            match (term.strip_prefix('!'), holds(term, stretch)) {
                (Some(unwanted), _) if holds(unwanted, stretch).is_some() => return None,
                (Some(_), _) => {}
                (None, None) => return None,
                (None, Some(found)) => at = found.or(at),
            }
        }
        Some(at)
    })
}

/// A term: one word anywhere, or several words in one place.
fn holds(term: &str, stretch: &Stretch) -> Option<At> {
    let mut words = term.split('&').map(|word| match word.strip_prefix('!') {
        Some(word) => (word, false),
        None => (word, true),
    });
    let has = |own: &Words| words.clone().all(|(word, wanted)| own.contains(word) == wanted);
    let at = |spot: &Spot| Some((stretch.effect?, spot.sentence?));
    match stretch.spots.iter().find(|spot| has(&spot.words)) {
        Some(spot) => Some(at(spot)),
        // A word that is not there proves nothing about the card as a whole.
        None if words.all(|(_, wanted)| wanted) && has_all(term, &stretch.words) => Some(None),
        None => None,
    }
}

fn has_all(term: &str, words: &Words) -> bool {
    term.split('&').all(|word| words.contains(word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use codex::all_cards;

    #[test]
    fn every_call_is_answered_by_a_card_and_every_ruling_has_its_words() {
        let mut unanswered = Vec::new();
        let mut lines = 0;
        for codex in [content::rebirth(), content::classic()] {
            let of_card = |card| parts::of_card(&codex, card);
            let cards: Vec<_> = all_cards(&codex).into_iter().map(of_card).collect();
            for call in calls_in(&codex) {
                lines += 1;
                call.ruling(Texts::english()).unwrap();
                let is_nowhere = |needs: &&str| !cards.iter().any(|own| answer(needs, own).is_some());
                unanswered.extend(call.by.filter(is_nowhere).map(|needs| (call.number, needs)));
            }
        }
        assert!(lines >= calls().count(), "an edition that there is not");
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
    fn a_call_asks_for_words_in_one_place_and_for_words_that_are_not_there() {
        let words = |list: &str| list.split(' ').map(str::to_owned).collect::<Words>();
        let spot = |list: &str, at: usize| Spot { words: words(list), sentence: Some(at) };
        let spots = vec![spot("Inflict by:You", 0), spot("Heal by:Rose all", 1)];
        let effect = Some(EffectId(7));
        let card = [Stretch { effect, words: words("deck:spell kind:Trap"), spots }];
        let at = |sentence: usize| Some(Some((EffectId(7), sentence)));
        assert_eq!(answer("deck:spell", &card), Some(None));
        assert_eq!(answer("deck:spell+Heal", &card), at(1));
        assert_eq!(answer("Inflict+by:Rose", &card), at(1));
        assert_eq!(answer("Inflict&by:Rose", &card), None);
        assert_eq!(answer("Inflict&by:You+!deck:command", &card), at(0));
        assert_eq!(answer("Inflict+!deck:spell", &card), None);
        assert_eq!(answer("Heal&!all", &card), None);
        assert_eq!(answer("Inflict&!all", &card), at(0));
        assert_eq!(answer("Inflict+!Heal&all", &card), None);
        assert_eq!(answer("deck:spell&!kind:Combat", &card), None);
    }
}
