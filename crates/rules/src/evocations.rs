//! Evocations: summoning, assigning, removing, upgrades (R12).

use crate::facts::{Fact, FactKind};
use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::lasting::Lasting;
use crate::newcomers::Newcomer;
use crate::stack::{ActionFrame, ActionKind, EffectFrame, Frame};
use crate::state::*;
use codex::{EmptyReserve, EvocationId, UpgradeId};

impl Game {
    /// Models of a kind that are free (R12.7); kinds may share their models.
    pub(crate) fn models_left(&self, kind: EvocationId) -> u8 {
        if !self.plays_kind(kind) {
            return 0;
        }
        let card = &self.codex.evocations[kind.index()];
        let group = card.shares.unwrap_or(kind);
        let supply = self.codex.evocations[group.index()].models;
        let taken = self
            .state
            .evocations
            .iter()
            .filter(|own| own.exists())
            .filter(|own| {
                let other = own.kind;
                self.codex.evocations[other.index()].shares.unwrap_or(other) == group
            })
            .count() as u8;
        supply.saturating_sub(taken)
    }

    pub(crate) fn can_be_summoned(&self, kind: EvocationId, health: u8, forgotten: bool) -> bool {
        let card = &self.codex.evocations[kind.index()];
        !card.haunts
            && !card.form
            && card.health <= health
            && (forgotten || !card.forgotten)
            && (self.models_left(kind) > 0 || self.may_take_over(kind))
    }

    /// Whether one in play serves where no model is left (C16.3).
    fn may_take_over(&self, kind: EvocationId) -> bool {
        self.state.rules.empty_reserve == EmptyReserve::OneInPlay
            && self.state.evocations.iter().any(|own| own.kind == kind)
    }

    /// Evocations a mage has summoned, by slot.
    pub(crate) fn in_slots(&self, seat: Seat) -> [Model; EvocationSlot::COUNT] {
        let mut slots = [Model::NONE; EvocationSlot::COUNT];
        for (index, own) in self.state.evocations.iter().enumerate() {
            if own.exists() && !own.haunts() && own.owner == self.state.side(seat) {
                slots[own.slot.index()] = Model::evocation(index);
            }
        }
        slots
    }

    /// What a summoner must give up for a new evocation: nothing, or one of these (R12.4 to R12.6).
    pub(crate) fn must_replace(&self, seat: Seat, kind: EvocationId) -> Models {
        let slots = self.in_slots(seat);
        let large = |model: Model| {
            self.state.evocation(model).is_some_and(|own| self.codex.evocations[own.kind.index()].large)
        };
        if self.codex.evocations[kind.index()].large
            && let Some(&other) = slots.iter().find(|&&model| large(model))
        {
            return Models::one(other);
        }
        if slots.iter().all(|model| model.is_some()) {
            return slots.iter().fold(Models::EMPTY, |all, &model| all.with(model));
        }
        Models::EMPTY
    }

    /// Puts a new evocation into the lodge; there must be a free slot and a free model.
    pub(crate) fn summon(&mut self, seat: Seat, kind: EvocationId, room: Spot, frame: &EffectFrame) -> Model {
        let slots = self.in_slots(seat);
        let large = self.codex.evocations[kind.index()].large;
        let free = EvocationSlot::all().find(|slot| !slots[slot.index()].is_some()).expect("a free slot");
        let slot = if large { EvocationSlot::FIRST } else { free };
        if large && slots[slot.index()].is_some() {
            // The large base carries one mark, so a small one there moves over (R12.6).
            self.state.evocation_mut(slots[slot.index()]).expect("in play").slot = free;
        }
        let owner = self.state.side(seat);
        let own = EvocationState { kind, owner, slot, room, ..EvocationState::none() };
        let model = self.state.bring(own).expect("models are counted");
        self.tell(What::Summoned { seat, model: self.figure(model), kind, room });
        self.note_joining(Newcomer::Evocation(model));
        self.note_entering(model, room, frame.you);
        model
    }

    /// Attaches a nightmare to a mage: one per slot, so three at most (R12.17).
    pub(crate) fn assign_nightmare(&mut self, seat: Seat, kind: EvocationId, by: Colour) -> Option<Model> {
        if self.models_left(kind) == 0 {
            return None;
        }
        let mut taken = [false; EvocationSlot::COUNT];
        for model in self.nightmares_on(seat).iter() {
            taken[self.state.evocation(model).expect("in play").slot.index()] = true;
        }
        let slot = EvocationSlot::all().find(|slot| !taken[slot.index()])?;
        let (owner, host) = (Colour::ROSE, seat.into());
        let model = self.state.bring(EvocationState { kind, owner, host, slot, ..EvocationState::none() })?;
        self.tell(What::NightmareAssigned { model: self.figure(model), kind, to: seat });
        self.note_joining(Newcomer::Evocation(model));
        // Attached, not summoned; but a model that was not in this room before has entered it (R10.18, R12.17d).
        self.note_entering(model, self.state.place(model), by);
        Some(model)
    }

    /// Off the lodge: card, base, cubes and upgrades go back (R12.14, R12.19).
    pub(crate) fn remove_evocation(&mut self, model: Model, by: Colour) {
        let Some(own) = self.state.evocation(model).copied() else { return };
        let room = self.state.place(model);
        self.remember_deeds_with(model);
        self.return_cubes(own.damage);
        for upgrade in own.upgrades.iter() {
            self.state.upgrades_left[upgrade.index()] += 1;
        }
        self.state.take_away(model);
        self.forget_model(model, room);
        self.tell(What::EvocationRemoved { kind: own.kind, owner: own.owner, room });
        self.note_removal(own.kind, own.owner, room, by);
    }

    pub(crate) fn note_removal(&mut self, kind: EvocationId, owner: Colour, room: Spot, by: Colour) {
        let (amount, extra) = (kind.0, owner.0 as u64);
        self.note(Fact { by, room, amount, extra, ..Fact::new(FactKind::Removed) });
    }

    /// Nothing under way may mistake the next evocation with the same number for this one.
    fn forget_model(&mut self, model: Model, room: Spot) {
        let gone = Models::one(model);
        let state = &mut self.state;
        state.claimed = state.claimed.without(gone);
        state.persistents.retain(|own| own.target != model);
        state.lasting.retain(|own| !matches!(own, Lasting::Undone { on, .. } if *on == model));
        // Whose own sentence it was still knows where it stood; for all others nothing is measured from it (L-35).
        let own = state.stack.iter().rposition(|frame| matches!(frame, Frame::Effect(_)));
        for (at, frame) in state.stack.iter_mut().enumerate() {
            match frame {
                Frame::Effect(effect) => {
                    effect.let_go(model, if Some(at) == own { room } else { Spot::NOWHERE });
                }
                Frame::Activation(activation) if activation.model == model => {
                    activation.lost = true;
                    activation.model = Model::NONE;
                }
                Frame::Walk(walk) if walk.model == model => {
                    walk.lost = true;
                    walk.model = Model::NONE;
                }
                _ => {}
            }
        }
        for fact in state.facts.iter_mut() {
            for known in [&mut fact.on, &mut fact.actor] {
                if *known == model {
                    *known = Model::NONE;
                }
            }
        }
        for pending in state.pending.iter_mut() {
            if pending.card.model() == model {
                pending.owner = Colour::NONE;
            }
        }
    }

    pub(crate) fn assign_upgrade(&mut self, model: Model, upgrade: UpgradeId) -> bool {
        if self.state.upgrades_left[upgrade.index()] == 0 {
            return false;
        }
        match self.state.evocation_mut(model) {
            Some(own) => own.upgrades.add(upgrade),
            None => return false,
        }
        self.state.upgrades_left[upgrade.index()] -= 1;
        self.tell(What::UpgradeAssigned { upgrade, to: self.figure(model) });
        self.note_joining(Newcomer::Upgrade(model, upgrade));
        true
    }

    pub(crate) fn discard_upgrade(&mut self, model: Model, upgrade: UpgradeId) -> bool {
        let Some(own) = self.state.evocation_mut(model) else { return false };
        if !own.upgrades.take(upgrade) {
            return false;
        }
        self.state.upgrades_left[upgrade.index()] += 1;
        // Its health may have shrunk: the period looks.
        self.note(Fact { on: model, ..Fact::new(FactKind::Doomed) });
        self.tell(What::UpgradeDiscarded { upgrade, from: self.figure(model) });
        true
    }

    pub(crate) fn assign_jinx(&mut self, seat: Seat, jinx: codex::JinxId) -> bool {
        if self.state.jinxes_left[jinx.index()] == 0 {
            return false;
        }
        self.state.jinxes_left[jinx.index()] -= 1;
        self.state.mage_mut(seat).jinxes.push(JinxState { kind: jinx, cubes: 0 });
        self.tell(What::JinxAssigned { jinx, to: seat });
        self.note_joining(Newcomer::Jinx(seat, jinx));
        true
    }

    pub(crate) fn note_entering(&mut self, model: Model, room: Spot, by: Colour) {
        if room.is_room() {
            self.note(Fact { by, on: model, room, ..Fact::new(FactKind::Entered) });
        }
    }

    /// Puts a model into a room; entering only if it was not there before (R10.18, R10.19).
    pub(crate) fn put_model(&mut self, model: Model, room: Spot, by: Colour, step: bool) {
        let from = self.state.place(model);
        if from == room {
            return;
        }
        match model.mage() {
            Some(seat) => self.state.mage_mut(seat).place = room,
            None => match self.state.evocation_mut(model) {
                Some(own) if !own.haunts() => own.room = room,
                _ => return,
            },
        }
        if self.codex.heard & codex::Deed::Leaves.bit() != 0 && from.is_room() {
            // By the moves of a physical action, or otherwise; a step for a spell is none (RC-38).
            let explores = |action: &ActionFrame| action.kind == ActionKind::Explore;
            let means = match self.state.stack.last() {
                Some(Frame::Action(action)) if explores(action) => codex::Means::ATTACK,
                _ => codex::Means::OTHER,
            };
            self.note(Fact { by, on: model, room: from, means, ..Fact::new(FactKind::Left) });
        }
        if step {
            self.tell(What::Moved { model: self.figure(model), room });
            self.note(Fact { by, on: model, room, ..Fact::new(FactKind::Moved) });
        } else {
            self.tell(What::Put { model: self.figure(model), room });
        }
        self.note_entering(model, room, by);
        // Nightmares go with their mage (R12.17e).
        for nightmare in model.mage().map_or(Models::EMPTY, |seat| self.nightmares_on(seat)).iter() {
            self.note_entering(nightmare, room, by);
        }
    }
}
