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
        words.extend(clauses(codex, sentence).map(word_of));
    }
}

/// The name in [`WORDS`] of the word a clause was written with.
fn word_of(clause: &Clause) -> &'static str {
    let you = Party::Mages(Pick::The(Who::You));
    match clause {
        Clause::Inflict { by: By::You, .. } => "inflict",
        Clause::Inflict { by: By::Rose, .. } => "rose inflicts",
        Clause::Pain { .. } => "pain",
        Clause::ConvertDamage { by: By::Rose, .. } | Clause::ConvertInstability { by: By::Rose, .. } => {
            "rose converts"
        }
        Clause::ConvertDamage { .. } | Clause::ConvertInstability { .. } => "convert",
        Clause::Heal { .. } => "heal",
        Clause::IgnoreDamage { .. } | Clause::IgnoreEffect => "ignore",
        Clause::Divert { .. } => "divert",
        Clause::PlaceInstability { by: By::You, .. } => "place",
        Clause::PlaceInstability { by: By::Rose, .. } => "rose places",
        Clause::Summon { .. } => "summon",
        Clause::Activate { .. } => "activates",
        Clause::Empower { .. } | Clause::GiveTrophy | Clause::GiveForgotten { .. } => "give",
        Clause::Remove { .. } => "remove",
        Clause::AssignJinx { .. } | Clause::AssignUpgrade { .. } | Clause::AssignNightmare { .. } => "assign",
        Clause::DiscardSpells { who, .. } if *who != Pick::The(Who::You) => "discards",
        Clause::DiscardJinx { from } if *from != Pick::The(Who::You) => "discards",
        Clause::DiscardJinx { .. }
        | Clause::DiscardUpgrade { .. }
        | Clause::DiscardSpells { .. }
        | Clause::DiscardQuests { .. }
        | Clause::DiscardQuestOrJinx
        | Clause::DiscardEvents { .. } => "discard",
        Clause::Move { .. } | Clause::Approach { .. } => "move",
        Clause::RevealCommand => "reveal",
        Clause::Put { .. } => "put",
        Clause::Gain { who: Party::Rose, .. } => "rose gains",
        Clause::Gain { who, .. } => {
            if *who == you {
                "gain"
            } else {
                "gains"
            }
        }
        Clause::Lose { who: Party::Rose, .. } => "rose loses",
        Clause::Lose { who, .. } => {
            if *who == you {
                "lose"
            } else {
                "loses"
            }
        }
        Clause::Steal { .. } => "steal",
        Clause::TakeCrown | Clause::TakeTrophy { .. } => "take",
        Clause::DrawSpells { .. } | Clause::DrawQuests { .. } | Clause::DrawEvents { .. } => "draw",
        Clause::RoseDrawsQuest => "rose draws",
        Clause::Search { .. } => "search",
        Clause::ShuffleMemories => "shuffle",
        Clause::LookSpells { .. } | Clause::LookQuests { .. } => "look",
        Clause::ChooseQuest => "choose",
        Clause::CompleteQuest { .. } => "complete",
        Clause::SolveQuest { .. } => "solve",
        Clause::Defeat { .. } => "defeat",
        Clause::Refresh { .. } => "refresh",
        Clause::ReturnRevealed { .. } => "return",
        Clause::SwapRevealed => "swap",
        Clause::CastNext => "cast",
        Clause::ActivateRoom { .. } => "activate",
        Clause::UseRebuilt { .. } => "use",
        Clause::Attack { .. } => "attack",
        Clause::BindTarget(_) => "target",
        Clause::Persist(_) => "persistent",
    }
}
