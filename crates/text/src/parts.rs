//! What a card and its program are made of, as words that rulings can ask for.
//!
//! A program is plain data: everything in it that has a name is a word here, so no clause can be forgotten. `Heal` is
//! a value, `control` a field that says something, `by:Rose` both; `aims:model`, `aims:room` and `aims:you` tell what
//! was chosen as target at that point, `bound:model` and `bound:room` what became it by the trigger, and `then:Did` that
//! "if you do" follows.

use crate::tree::Tree;
use codex::{Bind, CardRef, Clause, Codex, Condition, EffectId, Sentence, Target, TargetKind};
use std::collections::BTreeSet;

pub(crate) type Words = BTreeSet<String>;

/// One place in an effect: a clause with the sentence around it, or what the effect waits for.
pub(crate) struct Spot {
    pub words: Words,
    /// The sentence, counted from 0; none for a trigger.
    pub sentence: Option<usize>,
}

/// One effect of a card with all that belongs to it, or the card itself.
pub(crate) struct Stretch {
    pub effect: Option<EffectId>,
    /// Of the card, and of the effect as a whole.
    pub words: Words,
    pub spots: Vec<Spot>,
}

/// The effects of a card, and last the card itself.
pub(crate) fn of_card(codex: &Codex, card: CardRef) -> Vec<Stretch> {
    let (deck, data) = match card {
        CardRef::Spell(id) => ("spell", Tree::of(&codex.spells[id.index()])),
        CardRef::Room(id) => ("room", Tree::of(&codex.rooms[id.index()])),
        CardRef::Evocation(id) => ("evocation", Tree::of(&codex.evocations[id.index()])),
        CardRef::Jinx(id) => ("jinx", Tree::of(&codex.jinxes[id.index()])),
        CardRef::Upgrade(id) => ("upgrade", Tree::of(&codex.upgrades[id.index()])),
        CardRef::Quest(id) => ("quest", Tree::of(&codex.quests[id.index()])),
        CardRef::Event(id) => ("event", Tree::of(&codex.events[id.index()])),
        CardRef::Avatar(id) => ("avatar", Tree::of(&codex.avatars[id.index()])),
        CardRef::Command(id) => ("command", Tree::of(&codex.commands[id.index()])),
    };
    // A side, a part and a reaction belong to their effect; the rest of a card belongs to all of its effects.
    let mut sides: Vec<(u64, Words)> = Vec::new();
    let mut own = Words::from([format!("deck:{deck}")]);
    if let Tree::Fields(fields) = &data {
        fields.iter().for_each(|(field, value)| named_field(field, value, &mut own, Some(&mut sides)));
    }
    let mut all: Vec<Stretch> = codex::effects_of(codex, card)
        .into_iter()
        .map(|effect| {
            let mut words = own.clone();
            for (_, side) in sides.iter().filter(|(of, _)| *of == u64::from(effect.0)) {
                words.extend(side.iter().cloned());
            }
            of_effect(codex, effect, words)
        })
        .collect();
    all.push(Stretch { effect: None, words: own, spots: Vec::new() });
    all
}

fn of_effect(codex: &Codex, id: EffectId, mut words: Words) -> Stretch {
    let mut spots = Vec::new();
    let Some(effect) = codex.effects.get(id.index()) else {
        return Stretch { effect: Some(id), words, spots };
    };
    named(&Tree::of(effect), &mut words);
    words.extend(effect.target.map(aims));
    for listener in codex.listeners.iter().filter(|listener| listener.effect == id) {
        let mut words = Words::new();
        named(&Tree::of(&listener.trigger), &mut words);
        spots.push(Spot { words, sentence: None });
    }
    let sentences = &codex.sentences[effect.sentences.range()];
    let mut aim: Words = effect.target.map(aims).into_iter().collect();
    for (at, sentence) in sentences.iter().enumerate() {
        let follows = sentences.get(at + 1).is_some_and(|next| next.condition == Some(Condition::Did));
        of_sentence(codex, sentence, at, follows, &mut aim, &mut spots);
    }
    Stretch { effect: Some(id), words, spots }
}

/// `aim` is what the target is at that point: a sentence that chooses one changes it for those after it (R9.22).
fn of_sentence(
    codex: &Codex,
    sentence: &Sentence,
    at: usize,
    follows: bool,
    aim: &mut Words,
    spots: &mut Vec<Spot>,
) {
    let only_chooses = sentence.clauses.is_empty();
    if let Some(target) = sentence.target {
        // An enhancement that only chooses leaves both targets possible.
        if !only_chooses {
            aim.clear();
        }
        aim.insert(aims(target));
    }
    let mut around = Words::new();
    named(&Tree::of(sentence), &mut around);
    around.extend(follows.then(|| "then:Did".to_owned()));
    let with_aim = |aim: &Words| around.union(aim).cloned().collect::<Words>();
    for clause in [sentence.clauses, sentence.other].into_iter().flat_map(|run| &codex.clauses[run.range()]) {
        if let Clause::BindTarget(bind) = clause {
            *aim = Words::from([bound(*bind)]);
        }
        let mut words = with_aim(aim);
        named(&Tree::of(clause), &mut words);
        spots.push(Spot { words, sentence: Some(at) });
    }
    if only_chooses {
        spots.push(Spot { words: with_aim(aim), sentence: Some(at) });
    }
}

/// A target that is not chosen: what set off the trigger.
fn bound(bind: Bind) -> String {
    match bind {
        Bind::ThatModel => "bound:model",
        Bind::ThatRoom => "bound:room",
        Bind::HurtYouMost => "bound:most",
    }
    .to_owned()
}

fn aims(target: Target) -> String {
    match target.kind {
        TargetKind::Myself => "aims:you",
        TargetKind::Model(_) => "aims:model",
        TargetKind::Room => "aims:room",
    }
    .to_owned()
}

fn named(data: &Tree, words: &mut Words) {
    match data {
        Tree::Fields(fields) => {
            fields.iter().for_each(|(field, value)| named_field(field, value, words, None));
        }
        Tree::List(items) => items.iter().for_each(|own| named(own, words)),
        Tree::Word(word) => {
            words.insert(word.clone());
        }
        _ => {}
    }
}

/// A field with its value. With `sides`, what carries an effect of its own is kept apart.
fn named_field(field: &str, value: &Tree, words: &mut Words, sides: Option<&mut Vec<(u64, Words)>>) {
    if let Some(sides) = sides {
        let items = match value {
            Tree::List(items) => items,
            alone => std::slice::from_ref(alone),
        };
        let mut kept_apart = false;
        for item in items {
            if let Some(effect) = item.number("effect") {
                let mut side = Words::new();
                named(item, &mut side);
                sides.push((effect, side));
                kept_apart = true;
            }
        }
        if kept_apart {
            return;
        }
    }
    let says = !matches!(value, Tree::Nothing | Tree::Truth(false));
    words.extend(says.then(|| field.to_owned()));
    // `The(Target)` is both `on:The` and `on:Target`.
    let mut inner = value;
    while let Tree::Fields(fields) = inner {
        let [(name, next)] = &fields[..] else { break };
        words.insert(format!("{field}:{name}"));
        inner = next;
    }
    if let Tree::Word(word) = inner {
        words.insert(format!("{field}:{word}"));
    }
    named(value, words);
}
