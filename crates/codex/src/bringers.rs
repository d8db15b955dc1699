//! Who brings a model or a card of an open deck to the table: where two boxes are at hand, what no card in play names
//! stays in its box (R25).

use crate::card::{CardRef, all_cards, effects_of};
use crate::cards::{Codex, SpellKind};
use crate::derive::clauses;
use crate::pack::Admits;
use crate::program::*;
use serde::{Deserialize, Serialize};

/// Whose cards name a thing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bringers {
    /// Cards of the table itself: rooms, quests, events, forgotten spells.
    pub table: bool,
    /// One bit for each school.
    pub schools: u32,
    /// One bit for each mage, whose personal spell names it.
    pub mages: u64,
}

impl Bringers {
    const TABLE: Bringers = Bringers { table: true, schools: 0, mages: 0 };

    /// Whether cards of this school put it on the table.
    pub fn school(self, school: SchoolId) -> bool {
        1u32.checked_shl(school.index() as u32).is_some_and(|bit| self.schools & bit != 0)
    }

    /// Whether this mage's own spell does.
    pub fn mage(self, mage: MageId) -> bool {
        1u64.checked_shl(mage.index() as u32).is_some_and(|bit| self.mages & bit != 0)
    }

    fn and(self, other: Bringers) -> Bringers {
        Bringers {
            table: self.table || other.table,
            schools: self.schools | other.schools,
            mages: self.mages | other.mages,
        }
    }
}

/// By number of the card. Empty where one box is played: then everything is at hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Brought {
    /// By kind of evocation.
    pub evocations: Vec<Bringers>,
    /// By jinx.
    pub jinxes: Vec<Bringers>,
    /// By upgrade.
    pub upgrades: Vec<Bringers>,
}

/// Reads off the programs of all cards what they put on the table.
pub(crate) fn brought(codex: &Codex) -> Brought {
    if !codex.packs.iter().any(|pack| pack.admits == Admits::Guests) {
        return Brought::default();
    }
    let named: Vec<(CardRef, Vec<CardRef>)> =
        all_cards(codex).into_iter().map(|card| (card, named_by(codex, card))).collect();
    let mut brought = Brought {
        evocations: vec![Bringers::default(); codex.evocations.len()],
        jinxes: vec![Bringers::default(); codex.jinxes.len()],
        upgrades: vec![Bringers::default(); codex.upgrades.len()],
    };
    // What is brought may bring more: until nothing is added.
    loop {
        let before = brought.clone();
        for (card, things) in &named {
            let by = bringers(codex, &brought, *card);
            for thing in things {
                if let Some(own) = brought.of_mut(*thing) {
                    *own = own.and(by);
                }
            }
        }
        if brought == before {
            break;
        }
    }
    // What nobody names is for the words that name no kind.
    for own in brought.evocations.iter_mut().chain(&mut brought.jinxes).chain(&mut brought.upgrades) {
        own.table |= *own == Bringers::default();
    }
    brought
}

impl Brought {
    fn of_mut(&mut self, card: CardRef) -> Option<&mut Bringers> {
        match card {
            CardRef::Evocation(id) => self.evocations.get_mut(id.index()),
            CardRef::Jinx(id) => self.jinxes.get_mut(id.index()),
            CardRef::Upgrade(id) => self.upgrades.get_mut(id.index()),
            _ => None,
        }
    }
}

/// Who brings a card itself.
fn bringers(codex: &Codex, brought: &Brought, card: CardRef) -> Bringers {
    match card {
        CardRef::Spell(id) => match codex.spells[id.index()].kind {
            SpellKind::School(school) => Bringers { schools: 1 << school.index(), ..Bringers::default() },
            SpellKind::Personal => {
                let own = codex.mages.iter().zip(0..64).filter(|(mage, _)| mage.personal == Some(id));
                Bringers { mages: own.fold(0, |bits, (_, at)| bits | 1 << at), ..Bringers::default() }
            }
            SpellKind::Forgotten => Bringers::TABLE,
        },
        CardRef::Evocation(id) => brought.evocations[id.index()],
        CardRef::Jinx(id) => brought.jinxes[id.index()],
        CardRef::Upgrade(id) => brought.upgrades[id.index()],
        _ => Bringers::TABLE,
    }
}

/// The things that a card puts on the table: by name, or any of their kind.
fn named_by(codex: &Codex, card: CardRef) -> Vec<CardRef> {
    let mut things = Vec::new();
    for effect in effects_of(codex, card) {
        let sentences = codex.effects.get(effect.index()).map_or(0..0, |own| own.sentences.range());
        for clause in codex.sentences[sentences].iter().flat_map(|sentence| clauses(codex, sentence)) {
            match *clause {
                Clause::Summon { what: Summoned::Kind(kind), .. } => things.push(CardRef::Evocation(kind)),
                Clause::AssignNightmare { nightmare, .. } => {
                    let all = codex.evocations.iter().zip(0..).filter(|(kind, _)| kind.haunts);
                    let all = all.map(|(_, at)| EvocationId(at));
                    let meant = all.filter(|&kind| nightmare.is_none_or(|own| own == kind));
                    things.extend(meant.map(CardRef::Evocation));
                }
                Clause::AssignJinx { jinx, .. } => {
                    let all = (0..codex.jinxes.len()).map(|at| JinxId(at as u8));
                    things.extend(all.filter(|&own| jinx.is_none_or(|one| one == own)).map(CardRef::Jinx));
                }
                Clause::AssignUpgrade { upgrade, .. } => {
                    let all = (0..codex.upgrades.len()).map(|at| UpgradeId(at as u8));
                    things.extend(
                        all.filter(|&own| upgrade.is_none_or(|one| one == own)).map(CardRef::Upgrade),
                    );
                }
                Clause::Persist(id) | Clause::PersistOn { listener: id, .. } => {
                    let also = codex.listeners.get(id.index()).map(|own| own.trigger.also);
                    if let Some(Also::Stands(Lasting::Becomes { form, .. })) = also {
                        things.push(CardRef::Evocation(form));
                    }
                }
                _ => {}
            }
        }
    }
    things
}
