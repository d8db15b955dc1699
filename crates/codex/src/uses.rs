//! How many cards use each word: a word with one user should be made of others.

use crate::card::{all_cards, effects_of};
use crate::cards::Codex;
use crate::derive::clauses;
use crate::program::*;
use crate::words::WORDS;
use std::collections::{BTreeMap, BTreeSet};

/// The number of cards that use each name of [`WORDS`]; names that no card uses count 0.
pub fn uses(codex: &Codex) -> BTreeMap<&'static str, usize> {
    let mut counts: BTreeMap<&'static str, usize> = WORDS.iter().map(|word| (word.name, 0)).collect();
    for card in all_cards(codex) {
        let mut words = BTreeSet::new();
        for effect in effects_of(codex, card) {
            collect(codex, effect, &mut words);
        }
        for word in words {
            *counts.entry(word).or_default() += 1;
        }
    }
    counts
}

fn collect(codex: &Codex, effect: EffectId, words: &mut BTreeSet<&'static str>) {
    let Some(effect) = codex.effects.get(effect.index()) else { return };
    for sentence in &codex.sentences[effect.sentences.range()] {
        if sentence.clauses.is_empty() {
            words.insert("retarget");
        }
        words.extend(clauses(codex, sentence).map(|clause| clause.parts().word));
    }
}
