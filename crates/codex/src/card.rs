//! Cards of any deck, whatever their kind.

use crate::cards::{Codex, Title};
use crate::derive::clauses;
use crate::program::*;
use std::collections::BTreeSet;

/// One card of a codex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardRef {
    /// A spell with its sides.
    Spell(SpellId),
    /// A room with its faces.
    Room(RoomId),
    /// A kind of evocation.
    Evocation(EvocationId),
    /// A jinx.
    Jinx(JinxId),
    /// An upgrade.
    Upgrade(UpgradeId),
    /// A quest.
    Quest(QuestId),
    /// An event.
    Event(EventId),
    /// An Avatar.
    Avatar(AvatarId),
    /// A Command Card.
    Command(CommandId),
}

/// Every card of a codex, deck by deck.
pub fn all_cards(codex: &Codex) -> Vec<CardRef> {
    fn all<'a, T>(cards: &'a [T], card: fn(usize) -> CardRef) -> impl Iterator<Item = CardRef> + 'a {
        (0..cards.len()).map(card)
    }
    all(&codex.spells, |at| CardRef::Spell(SpellId(at as u16)))
        .chain(all(&codex.rooms, |at| CardRef::Room(RoomId(at as u8))))
        .chain(all(&codex.evocations, |at| CardRef::Evocation(EvocationId(at as u8))))
        .chain(all(&codex.jinxes, |at| CardRef::Jinx(JinxId(at as u8))))
        .chain(all(&codex.upgrades, |at| CardRef::Upgrade(UpgradeId(at as u8))))
        .chain(all(&codex.quests, |at| CardRef::Quest(QuestId(at as u8))))
        .chain(all(&codex.events, |at| CardRef::Event(EventId(at as u8))))
        .chain(all(&codex.avatars, |at| CardRef::Avatar(AvatarId(at as u8))))
        .chain(all(&codex.commands, |at| CardRef::Command(CommandId(at as u8))))
        .collect()
}

impl Codex {
    /// How many there are of each kind.
    pub fn counts(&self) -> [(&'static str, usize); 13] {
        [
            ("schools", self.schools.len()),
            ("mages", self.mages.len()),
            ("spells", self.spells.len()),
            ("rooms", self.rooms.len()),
            ("evocations", self.evocations.len()),
            ("jinxes", self.jinxes.len()),
            ("upgrades", self.upgrades.len()),
            ("quests", self.quests.len()),
            ("events", self.events.len()),
            ("layouts", self.layouts.len()),
            ("options", self.options.len()),
            ("avatars", self.avatars.len()),
            ("commands", self.commands.len()),
        ]
    }

    /// # Panics
    /// If the card is not of this codex.
    pub fn title(&self, card: CardRef) -> &Title {
        match card {
            CardRef::Spell(id) => &self.spells[id.index()].title,
            CardRef::Room(id) => &self.rooms[id.index()].title,
            CardRef::Evocation(id) => &self.evocations[id.index()].title,
            CardRef::Jinx(id) => &self.jinxes[id.index()].title,
            CardRef::Upgrade(id) => &self.upgrades[id.index()].title,
            CardRef::Quest(id) => &self.quests[id.index()].title,
            CardRef::Event(id) => &self.events[id.index()].title,
            CardRef::Avatar(id) => &self.avatars[id.index()].title,
            CardRef::Command(id) => &self.commands[id.index()].title,
        }
    }
}

/// Every effect on a card, those of its persistents included.
///
/// # Panics
/// If the card is not of this codex.
pub fn effects_of(codex: &Codex, card: CardRef) -> BTreeSet<EffectId> {
    let heard = |run: Run| codex.listeners[run.range()].iter().map(|listener| listener.effect);
    let mut printed: Vec<EffectId> = Vec::new();
    match card {
        CardRef::Spell(id) => {
            let spell = &codex.spells[id.index()];
            printed.push(spell.light.effect);
            printed.extend(spell.dark.map(|side| side.effect));
        }
        CardRef::Room(id) => {
            printed.extend(codex.rooms[id.index()].faces.iter().filter_map(|face| face.effect));
        }
        CardRef::Evocation(id) => printed.extend(heard(codex.evocations[id.index()].skills)),
        CardRef::Jinx(id) => printed.extend(heard(codex.jinxes[id.index()].skills)),
        CardRef::Upgrade(id) => printed.extend(heard(codex.upgrades[id.index()].skills)),
        CardRef::Quest(id) => printed.extend(codex.quests[id.index()].effect),
        CardRef::Event(id) => {
            let event = &codex.events[id.index()];
            printed.extend(event.effect);
            printed.extend(heard(event.listeners));
        }
        CardRef::Avatar(_) => {}
        CardRef::Command(id) => {
            let command = &codex.commands[id.index()];
            printed.extend(command.parts.iter().map(|part| part.effect));
            printed.extend(command.reaction.map(|reaction| reaction.effect));
        }
    }
    let mut all = BTreeSet::new();
    while let Some(effect) = printed.pop() {
        if all.insert(effect) {
            printed.extend(lasting(codex, effect));
        }
    }
    all
}

/// What the persistents of an effect do.
fn lasting(codex: &Codex, effect: EffectId) -> impl Iterator<Item = EffectId> {
    let sentences = codex.effects.get(effect.index()).map_or(0..0, |own| own.sentences.range());
    let clauses = codex.sentences[sentences].iter().flat_map(|sentence| clauses(codex, sentence));
    clauses.filter_map(|clause| match clause {
        Clause::Persist(id) | Clause::PersistOn { listener: id, .. } => {
            codex.listeners.get(id.index()).map(|listener| listener.effect)
        }
        _ => None,
    })
}
