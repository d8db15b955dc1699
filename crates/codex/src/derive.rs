//! Facts that follow from a program and are asked for often.

use crate::cards::Codex;
use crate::parts::Parts;
use crate::program::*;

/// Whether anything in the effect asks where a model that was chosen as target stands.
///
/// Only sentences under such a target count: from a sentence with a room as its own target on, a dummy is forgotten.
pub(crate) fn asks_target_place(codex: &Codex, effect: &Effect) -> bool {
    let is_model = |target: Target| matches!(target.kind, TargetKind::Model(_));
    // Listeners have no target line of their own: theirs is the target of the spell.
    let mut in_force = effect.target.is_none_or(is_model);
    let mut asks = effect.target.is_some_and(target_asks);
    for sentence in &codex.sentences[effect.sentences.range()] {
        let measured_from_target = in_force && sentence.target.is_some_and(target_asks);
        in_force = sentence.target.map_or(in_force, is_model);
        asks |= measured_from_target || in_force && sentence_asks(codex, sentence);
    }
    asks
}

/// Whether any sentence of the effect, or of a persistent in it, summons.
pub(crate) fn summons(codex: &Codex, effect: EffectId) -> bool {
    let Some(effect) = codex.effects.get(effect.index()) else { return false };
    codex.sentences[effect.sentences.range()].iter().any(|sentence| {
        clauses(codex, sentence).any(|clause| match clause {
            Clause::Summon { .. } => true,
            Clause::Persist(id) | Clause::PersistOn { listener: id, .. } => {
                codex.listeners.get(id.index()).is_some_and(|listener| summons(codex, listener.effect))
            }
            _ => false,
        })
    })
}

/// All clauses of a sentence.
pub(crate) fn clauses<'a>(codex: &'a Codex, sentence: &Sentence) -> impl Iterator<Item = &'a Clause> {
    codex.clauses[sentence.clauses.range()].iter().chain(&codex.clauses[sentence.other.range()])
}

fn sentence_asks(codex: &Codex, sentence: &Sentence) -> bool {
    let condition = matches!(
        sentence.condition,
        Some(Condition::Count { count, .. } | Condition::DidAndCount { count, .. }) if count_asks(count)
    );
    condition
        || sentence.repeat.is_some_and(amount_asks)
        || clauses(codex, sentence).any(|clause| clause_asks(codex, clause))
}

fn target_asks(target: Target) -> bool {
    target.from == Who::Target
}

fn clause_asks(codex: &Codex, clause: &Clause) -> bool {
    let Parts { amount, whom, towards, place, .. } = clause.parts();
    let mut picks = whom.into_iter().chain(towards);
    lasting_asks(codex, clause)
        || amount.is_some_and(amount_asks)
        || picks.any(pick_asks)
        || place.is_some_and(place_asks)
}

/// The target of a persistent is the target of the spell.
fn lasting_asks(codex: &Codex, clause: &Clause) -> bool {
    let (Clause::Persist(id) | Clause::PersistOn { listener: id, .. }) = *clause else { return false };
    let effect = codex.listeners.get(id.index()).and_then(|own| codex.effects.get(own.effect.index()));
    effect.is_some_and(|effect| effect.asks_target_place)
}

fn place_asks(place: Place) -> bool {
    matches!(
        place,
        Place::Target
            | Place::BesideTarget
            | Place::RoomOf(Who::Target)
            | Place::Choose { from: Who::Target, .. }
    )
}

fn pick_asks(pick: Pick) -> bool {
    match pick {
        Pick::One(group) | Pick::Each(group) | Pick::UpTo(_, group) => {
            matches!(
                group.reach,
                Reach::TargetRoom | Reach::BesideTarget | Reach::Within { from: Who::Target, .. }
            )
        }
        // It speaks of the target in any case.
        Pick::Both(_) => true,
        Pick::The(_) | Pick::Damaged | Pick::OneDamaged | Pick::HitMages => false,
    }
}

fn amount_asks(amount: Amount) -> bool {
    !amount.is_fixed() && count_asks(amount.count)
}

fn count_asks(count: Count) -> bool {
    matches!(count, Count::NightmaresInRoom | Count::OthersInTargetRoom | Count::InstabilityInTargetRoom)
}

/// The deeds that some card of the codex waits for.
pub(crate) fn heard(codex: &Codex) -> u64 {
    let sides = codex.spells.iter().flat_map(|spell| [Some(spell.light), spell.dark]).flatten();
    let spells = sides.filter_map(|side| side.trigger);
    let listeners = codex.listeners.iter().map(|listener| listener.trigger);
    let others = codex.quests.iter().map(|quest| quest.task).chain(codex.jinxes.iter().map(|jinx| jinx.mark));
    let commands = codex.commands.iter().filter_map(|command| command.reaction.map(|own| own.trigger));
    spells.chain(listeners).chain(others).chain(commands).fold(0, |all, trigger| all | trigger.deed.bit())
}

/// Whether some clause counts what a spell has brought its caster.
pub(crate) fn weighs_spells(codex: &Codex) -> bool {
    let counts = |clause: &Clause| clause.parts().amount.map(|amount| amount.count);
    codex.clauses.iter().any(|clause| counts(clause) == Some(Count::PowerOfThatSpell))
}
