//! Cards that a fact has set off: what they are and whether they still may answer.
//!
//! `gather.rs` finds them, `feint.rs` asks those who only might have one, `start.rs` starts what they do.

mod feint;
mod gather;
mod start;

use crate::facts::*;
use crate::game::Game;
use crate::ids::*;
use crate::marks::Bound;
use crate::state::*;
use crate::triggers::Context;
use codex::{Answered, CommandId, Deed, EventId, JinxId, Kind, ListenerId, Trigger, UpgradeId};
pub(crate) use feint::is_feint_of;
use serde::{Deserialize, Serialize};

/// A card that a fact has set off and that has not been dealt with yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    /// Whose card it is.
    pub owner: Colour,
    /// Which card.
    pub card: PendingCard,
    /// The fact that set it off.
    pub fact: FactId,
    /// Its owner wants it resolved.
    pub declared: bool,
}

/// A card that may answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum PendingCard {
    /// An active trap or protection; its use is optional (R10.2).
    Slot { slot: SheetSlot },
    /// A persistent spell in force.
    Persistent { slot: SheetSlot, target: Model, listener: ListenerId },
    /// The skill of an evocation, or of a mage.
    Skill { model: Model, listener: ListenerId },
    /// An upgrade that an evocation carries.
    Upgrade { model: Model, upgrade: UpgradeId, listener: ListenerId },
    /// A jinx that its owner bears.
    Jinx { jinx: JinxId, listener: ListenerId },
    /// An event on the board.
    Event { event: EventId, listener: ListenerId },
    /// The token on the back of the Avatar's next Command Card; never optional (R22.30).
    Command { card: CommandId },
    /// A token that might answer, in a game that hides whether it does; asked about and never used.
    Feint { slot: SheetSlot },
}

impl PendingCard {
    fn is_spell(&self) -> bool {
        matches!(self, PendingCard::Slot { .. } | PendingCard::Command { .. })
    }

    /// The evocation it hangs on, if any.
    pub fn model(&self) -> Model {
        match *self {
            PendingCard::Skill { model, .. } | PendingCard::Upgrade { model, .. } => model,
            PendingCard::Persistent { target, .. } => target,
            _ => Model::NONE,
        }
    }
}

impl Pending {
    /// Whether its owner may let it be.
    pub fn is_optional(&self) -> bool {
        matches!(self.card, PendingCard::Slot { .. } | PendingCard::Feint { .. })
    }

    /// Whether it can only be passed.
    pub fn is_feint(&self) -> bool {
        matches!(self.card, PendingCard::Feint { .. })
    }

    /// A trap or protection: used once, and never set off by a deed of its owner (R10.6).
    pub fn is_spell(&self) -> bool {
        self.card.is_spell()
    }
}

impl Game {
    /// One entry per occurrence: facts about the same model (or by the same one, if the deed counts) are one.
    pub(crate) fn add_pending(
        &mut self,
        (from, to, mask, _): (u8, u8, u32, Answered),
        trigger: &Trigger,
        view: Context,
        card: PendingCard,
    ) {
        let reaction = card.is_spell();
        // A declared card is bound to what it was declared for (R10.16).
        let bound = |own: &Pending| own.declared && own.owner == view.owner && own.card == card;
        if reaction && self.state.pending.iter().any(bound) {
            return;
        }
        let from = self.answers_from(view.owner, card, from as usize..to as usize, mask) as u8;
        for index in from..to {
            let fact = self.state.facts[index as usize];
            if !self.sets_off(&fact, trigger, view, reaction) {
                continue;
            }
            let known = (from..index).any(|other| {
                let other = self.state.facts[other as usize];
                same_occurrence(trigger, &fact, &other) && self.sets_off(&other, trigger, view, reaction)
            });
            if known {
                continue;
            }
            if self.state.pending.len() == PENDING {
                self.marks.lose(Bound::Pending);
                continue;
            }
            self.state.pending.push(Pending {
                owner: view.owner,
                card,
                fact: FactId(index),
                declared: false,
            });
            self.marks.reach(Bound::Pending, self.state.pending.len());
        }
    }

    /// The trigger of a pending card, if the card is still there to answer.
    pub(crate) fn trigger_of(&self, pending: &Pending) -> Option<(Trigger, Context)> {
        let view = Context::of(pending.owner);
        match pending.card {
            PendingCard::Slot { slot } => {
                let slot = self.state.mage(pending.owner.seat()?).sheet[slot.index()];
                let slot = self.half_for(slot, pending.owner, pending.fact);
                let trigger = (slot.state == SlotState::Active).then(|| self.side(slot).trigger)??;
                Some((trigger, view))
            }
            PendingCard::Persistent { slot, target, listener } => {
                let own = self.persistent(pending.owner, slot, listener)?;
                Some((self.trigger(listener), Context { target, room: own.room, ..view }))
            }
            PendingCard::Skill { model, listener } | PendingCard::Upgrade { model, listener, .. } => {
                let stands = self.state.in_lodge(model);
                stands.then(|| (self.trigger(listener), Context { it: model, ..view }))
            }
            PendingCard::Jinx { jinx, listener } => {
                let jinxes = &self.state.mage(self.state.mage_of(pending.owner)?).jinxes;
                let stands = jinxes.iter().any(|own| own.kind == jinx);
                stands.then(|| (self.trigger(listener), view))
            }
            PendingCard::Event { event, listener } => {
                let stands = self.state.board.contains(&event);
                stands.then(|| (self.trigger(listener), Context::of_event()))
            }
            PendingCard::Command { card } => {
                let reaction = self.codex.commands[card.index()].reaction?;
                (self.next_command() == Some(card)).then_some((reaction.trigger, view))
            }
            PendingCard::Feint { .. } => None,
        }
    }

    /// The persistent behind a pending card, if it is still in force.
    pub(crate) fn persistent(
        &self,
        owner: Colour,
        slot: SheetSlot,
        listener: ListenerId,
    ) -> Option<Persistent> {
        let behind =
            |own: &&Persistent| own.caster.colour() == owner && own.slot == slot && own.listener == listener;
        self.state.persistents.iter().find(behind).copied()
    }

    /// A card of two halves with the one up that fits a fact (C12.6).
    pub(crate) fn half_for(&self, slot: Slot, owner: Colour, fact: FactId) -> Slot {
        if slot.state != SlotState::Active || !self.is_halved(slot.card) {
            return slot;
        }
        let fact = self.state.facts[fact.index()];
        let fits = |&dark: &bool| {
            let trigger = self.side_of(slot.card, dark).trigger;
            trigger.is_some_and(|trigger| self.sets_off(&fact, &trigger, Context::of(owner), true))
        };
        Slot { dark: [false, true].into_iter().find(fits).unwrap_or(slot.dark), ..slot }
    }

    fn trigger(&self, listener: ListenerId) -> Trigger {
        self.codex.listeners[listener.index()].trigger
    }
}

/// Facts about the same victim, or by the same doer where the deed is what counts, are one occurrence.
fn same_occurrence(trigger: &Trigger, a: &Fact, b: &Fact) -> bool {
    if a.kind != b.kind {
        return false;
    }
    match trigger.deed {
        Deed::Damages
            if trigger.object.kind == Kind::Model && trigger.object.whose == codex::SubjectWhose::Any =>
        {
            a.by == b.by && a.actor == b.actor
        }
        Deed::DamagesOrHeals => a.by == b.by,
        Deed::Damages | Deed::Suffers | Deed::Targets | Deed::Reaches | Deed::Catches => {
            a.on == b.on && a.by == b.by && a.actor == b.actor
        }
        // Two evocations removed at once are two removals, even if nothing tells them apart.
        _ => false,
    }
}
