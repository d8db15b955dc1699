//! The full stop: reactions, then removals and defeats, then on (R10.7 to R10.24).

use crate::decision::{AskKind, Choice};
use crate::facts::*;
use crate::game::{Flow, Game};
use crate::happening::What;
use crate::ids::*;
use crate::stack::*;
use crate::state::*;
use crate::triggers::{Context, kinds};
use codex::{Deed, EvocationId, JinxId, Kind, Listener, ListenerId, Trigger, UpgradeId};
use serde::{Deserialize, Serialize};

/// A card that a fact has set off and that has not been dealt with yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    pub owner: Colour,
    pub card: PendingCard,
    /// The fact that set it off.
    pub fact: u8,
    pub declared: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PendingCard {
    /// An active trap or protection; its use is optional (R10.2).
    Slot {
        slot: u8,
    },
    Persistent {
        slot: u8,
        target: Model,
        listener: ListenerId,
    },
    Skill {
        model: Model,
        listener: ListenerId,
    },
    Upgrade {
        model: Model,
        upgrade: u8,
        listener: ListenerId,
    },
    Jinx {
        jinx: u8,
        listener: ListenerId,
    },
    Event {
        event: u8,
        listener: ListenerId,
    },
}

impl Pending {
    pub fn is_optional(&self) -> bool {
        matches!(self.card, PendingCard::Slot { .. })
    }
}

impl Game {
    /// Ends a sentence: marks quests and jinxes, then settles what the facts from `from` on have set off.
    ///
    /// The frame at `at` must already be written back; it is continued when everything is settled.
    pub(crate) fn period(&mut self, at: usize, from: u8, unanswered: bool) {
        debug_assert_eq!(at + 1, self.state.stack.len());
        let facts_to = self.state.facts.len() as u8;
        if facts_to == from {
            return;
        }
        let mask = self.state.facts[from as usize..].iter().fold(0, |mask, fact| mask | fact.kind.bit());
        self.mark_quests(from as usize, mask);
        self.mark_jinxes(from as usize, mask);
        let pending_from = self.state.pending.len() as u8;
        let context = (from, facts_to, mask, unanswered);
        self.gather_reactions(context);
        // Each fall belongs to the sentence that caused it: reactions come first, and what they interrupt waits.
        let claims = self.falling_models();
        if self.state.pending.len() as u8 == pending_from && claims.is_empty() {
            self.state.facts.truncate(from as usize);
            return;
        }
        self.state.claimed = Models(self.state.claimed.0 | claims.0);
        self.push(Frame::Settle(SettleFrame {
            stage: SettleStage::Gather,
            claims,
            facts_from: from,
            facts_to,
            pending_from,
            turn: 0,
            asked: false,
            declared: false,
            unanswered,
        }));
    }

    fn falling_models(&self) -> Models {
        let mages = self.state.seats().filter(|&seat| self.must_fall(seat)).map(Seat::model);
        let spent = self.state.evocation_models().filter(|&model| self.is_spent(model));
        mages.chain(spent).fold(Models::EMPTY, Models::with)
    }

    /// An evocation with damage equal to its health (R12.14).
    fn is_spent(&self, model: Model) -> bool {
        let damage = self.state.damage(model);
        !damage.is_empty() && damage.count() >= self.health(model) && !self.state.claimed.has(model)
    }

    /// Lists everything the facts have set off, owners in play order, the Black Rose last.
    fn gather_reactions(&mut self, context: (u8, u8, u32, bool)) {
        let (_, _, mask, unanswered) = context;
        for seat in self.state.play_order() {
            if !unanswered {
                for slot in 0..SLOTS {
                    let state = self.state.mage(seat).sheet[slot];
                    if state.state == SlotState::Active {
                        let trigger =
                            self.side(state).trigger.expect("only traps and protections are active");
                        if kinds(trigger.deed) & mask != 0 {
                            let card = PendingCard::Slot { slot: slot as u8 };
                            self.add_pending(context, &trigger, Context::of(seat.colour()), card);
                        }
                    }
                }
            }
            for index in 0..self.state.persistents.len() {
                let own = self.state.persistents[index];
                // A persistent does not apply to a mage in the cell (R11.6).
                if own.caster == seat && self.state.in_lodge(own.target) {
                    let card = PendingCard::Persistent {
                        slot: own.slot,
                        target: own.target,
                        listener: own.listener,
                    };
                    let view = Context { owner: seat.colour(), it: Model::NONE, target: own.target };
                    self.add_listener(context, own.listener, view, card);
                }
            }
            for index in 0..self.state.mage(seat).jinxes.len() {
                let jinx = self.state.mage(seat).jinxes[index].kind;
                for listener in self.codex.jinxes[jinx as usize].skills.range() {
                    let listener = ListenerId(listener as u16);
                    let card = PendingCard::Jinx { jinx, listener };
                    self.add_listener(context, listener, Context::of(seat.colour()), card);
                }
            }
            self.gather_skills(context, seat.colour());
        }
        self.gather_skills(context, Colour::ROSE);
        for event in self.state.board {
            if event != NONE && self.event_in_force(event) {
                for listener in self.codex.events[event as usize].listeners.range() {
                    let listener = ListenerId(listener as u16);
                    let card = PendingCard::Event { event, listener };
                    self.add_listener(context, listener, Context::of(Colour::ROSE), card);
                }
            }
        }
    }

    fn gather_skills(&mut self, context: (u8, u8, u32, bool), owner: Colour) {
        for index in 0..self.state.evocations.len() {
            let evocation = &self.state.evocations[index];
            if !evocation.exists() || evocation.owner != owner {
                continue;
            }
            let (kind, upgrades) = (evocation.kind as usize, evocation.upgrades);
            let model = Model::evocation(index);
            let skills = self.codex.evocations[kind].skills;
            if (skills.is_empty() && upgrades.is_empty()) || !self.state.in_lodge(model) {
                continue;
            }
            let view = Context { owner, it: model, target: Model::NONE };
            for listener in skills.range() {
                let listener = ListenerId(listener as u16);
                self.add_listener(context, listener, view, PendingCard::Skill { model, listener });
            }
            for &upgrade in &upgrades {
                for listener in self.codex.upgrades[upgrade as usize].skills.range() {
                    let listener = ListenerId(listener as u16);
                    let card = PendingCard::Upgrade { model, upgrade, listener };
                    self.add_listener(context, listener, view, card);
                }
            }
        }
    }

    fn add_listener(
        &mut self,
        context: (u8, u8, u32, bool),
        listener: ListenerId,
        view: Context,
        card: PendingCard,
    ) {
        let trigger = self.codex.listeners[listener.index()].trigger;
        if kinds(trigger.deed) & context.2 != 0 {
            self.add_pending(context, &trigger, view, card);
        }
    }

    /// One entry per occurrence: facts about the same model (or by the same one, if the deed counts) are one.
    fn add_pending(
        &mut self,
        (from, to, _, _): (u8, u8, u32, bool),
        trigger: &Trigger,
        view: Context,
        card: PendingCard,
    ) {
        let reaction = matches!(card, PendingCard::Slot { .. });
        for index in from..to {
            let fact = self.state.facts[index as usize];
            if !self.sets_off(&fact, trigger, view, reaction) {
                continue;
            }
            let known = (from..index).any(|other| {
                let other = self.state.facts[other as usize];
                same_occurrence(trigger, &fact, &other) && self.sets_off(&other, trigger, view, reaction)
            });
            if !known && self.state.pending.len() < PENDING {
                self.state.pending.push(Pending { owner: view.owner, card, fact: index, declared: false });
            }
        }
    }

    pub(crate) fn run_settle(&mut self) -> Flow {
        let at = self.state.stack.len() - 1;
        let Frame::Settle(mut frame) = self.state.stack[at] else { unreachable!() };
        let flow = match frame.stage {
            SettleStage::Gather => {
                frame.stage =
                    if self.must_declare(&frame) { SettleStage::Declare } else { SettleStage::Resolve };
                Flow::Continue
            }
            SettleStage::Declare => self.declare(&mut frame),
            SettleStage::Resolve => return self.resolve_pending(at, frame),
            SettleStage::Removals => {
                frame.stage = SettleStage::Falls;
                self.state.stack[at] = Frame::Settle(frame);
                let evocations = self.state.evocation_models().fold(Models::EMPTY, Models::with);
                self.state.claimed = self.state.claimed.without(Models(frame.claims.0 & evocations.0));
                let facts_from = self.state.facts.len() as u8;
                let spent = evocations.iter().filter(|&model| self.is_spent(model));
                for model in spent.fold(Models::EMPTY, Models::with).iter() {
                    let by = self.last_damage_by(model, frame.facts_from);
                    self.remove_evocation(model, by);
                }
                self.period(at, facts_from, false);
                return Flow::Continue;
            }
            SettleStage::Falls => {
                // Everyone about to fall may answer before the first of them does (R17.10a, b).
                frame.stage = SettleStage::Defeats;
                self.state.stack[at] = Frame::Settle(frame);
                let facts_from = self.state.facts.len() as u8;
                for seat in self.state.play_order() {
                    if frame.claims.has(seat.model()) && self.is_falling(seat) {
                        self.note_defeat(seat, false);
                    }
                }
                self.period(at, facts_from, false);
                return Flow::Continue;
            }
            SettleStage::Defeats => {
                // Each one completely, in play order; the others wait, still claimed (R17.10b).
                let falls = |seat: &Seat| frame.claims.has(seat.model()) && self.is_falling(*seat);
                match self.state.play_order().find(falls) {
                    Some(seat) => self.start_defeat(seat),
                    None => {
                        frame.stage = SettleStage::Done;
                        self.state.claimed = self.state.claimed.without(frame.claims);
                    }
                }
                self.state.stack[at] = Frame::Settle(frame);
                return Flow::Continue;
            }
            SettleStage::Done => {
                self.state.pending.truncate(frame.pending_from as usize);
                self.state.facts.truncate(frame.facts_from as usize);
                self.state.stack.pop();
                return Flow::Continue;
            }
        };
        self.state.stack[at] = Frame::Settle(frame);
        flow
    }

    fn last_damage_by(&self, model: Model, from: u8) -> Colour {
        self.state.facts[from as usize..]
            .iter()
            .rev()
            .find(|fact| fact.kind == FactKind::Damaged && fact.on == model && fact.amount > 0)
            .map_or(Colour::NONE, |fact| fact.by)
    }

    /// With optional cards of several owners everyone declares first (R10.16, EN).
    fn must_declare(&self, frame: &SettleFrame) -> bool {
        if self.state.settings.react_one_after_another {
            return false;
        }
        let own = &self.state.pending[frame.pending_from as usize..];
        let mut owners = own.iter().filter(|pending| pending.is_optional()).map(|pending| pending.owner);
        let first = owners.next();
        owners.any(|owner| Some(owner) != first)
    }

    fn declare(&mut self, frame: &mut SettleFrame) -> Flow {
        if frame.asked {
            frame.asked = false;
            match self.take_choice() {
                Some(Choice::Use { pending }) => {
                    self.state.pending[pending as usize].declared = true;
                    self.drop_twins(frame.pending_from, pending as usize);
                }
                _ => {
                    let owner = self.state.nth_in_order(frame.turn).colour();
                    self.drop_pending(frame.pending_from, |pending| {
                        pending.owner == owner && pending.is_optional() && !pending.declared
                    });
                    frame.turn += 1;
                }
            }
        }
        while (frame.turn as usize) < self.state.mages.len() {
            let seat = self.state.nth_in_order(frame.turn);
            self.ask(seat, AskKind::Declare);
            for index in frame.pending_from as usize..self.state.pending.len() {
                let pending = self.state.pending[index];
                if pending.owner == seat.colour() && pending.is_optional() && !pending.declared {
                    self.option(Choice::Use { pending: index as u8 });
                }
            }
            if !self.state.options.is_empty() {
                self.option(Choice::Pass);
                frame.asked = true;
                return Flow::Wait;
            }
            self.state.ask = None;
            frame.turn += 1;
        }
        frame.turn = 0;
        frame.declared = true;
        frame.stage = SettleStage::Resolve;
        Flow::Continue
    }

    /// The same card set off by another fact of the same sentence can be used only once.
    fn drop_twins(&mut self, from: u8, used: usize) {
        let Pending { owner, card, fact, .. } = self.state.pending[used];
        if matches!(card, PendingCard::Slot { .. }) {
            self.drop_pending(from, |pending| {
                pending.owner == owner && pending.card == card && pending.fact != fact
            });
        }
    }

    fn drop_pending(&mut self, from: u8, unwanted: impl Fn(&Pending) -> bool) {
        let mut index = from as usize;
        while index < self.state.pending.len() {
            if unwanted(&self.state.pending[index]) {
                self.state.pending.remove(index);
            } else {
                index += 1;
            }
        }
    }

    /// Owners in play order; each resolves what they have, one at a time, in the order they like (R10.14, R10.15).
    fn resolve_pending(&mut self, at: usize, mut frame: SettleFrame) -> Flow {
        if frame.asked {
            frame.asked = false;
            match self.take_choice() {
                Some(Choice::Use { pending }) => {
                    self.state.stack[at] = Frame::Settle(frame);
                    self.start_reaction(pending as usize, frame);
                    return Flow::Continue;
                }
                _ => {
                    let owner = self.turn_colour(frame.turn);
                    self.drop_pending(frame.pending_from, |pending| {
                        pending.owner == owner && pending.is_optional()
                    });
                }
            }
        }
        while frame.turn as usize <= self.state.mages.len() {
            let owner = self.turn_colour(frame.turn);
            self.drop_lapsed(frame, owner);
            let mut own = [0usize; PENDING];
            let mut count = 0;
            let mut must = false;
            for index in frame.pending_from as usize..self.state.pending.len() {
                let pending = self.state.pending[index];
                if pending.owner == owner {
                    own[count] = index;
                    count += 1;
                    must |= !pending.is_optional() || pending.declared;
                }
            }
            if count == 0 {
                frame.turn += 1;
                continue;
            }
            self.state.stack[at] = Frame::Settle(frame);
            if count == 1 && must {
                self.start_reaction(own[0], frame);
                return Flow::Continue;
            }
            self.ask(self.state.decider(owner), AskKind::React);
            for &index in &own[..count] {
                self.option(Choice::Use { pending: index as u8 });
            }
            if !must {
                self.option(Choice::Pass);
            }
            frame.asked = true;
            self.state.stack[at] = Frame::Settle(frame);
            return Flow::Wait;
        }
        frame.stage = SettleStage::Removals;
        self.state.stack[at] = Frame::Settle(frame);
        Flow::Continue
    }

    fn turn_colour(&self, turn: u8) -> Colour {
        if turn as usize == self.state.mages.len() {
            Colour::ROSE
        } else {
            self.state.nth_in_order(turn).colour()
        }
    }

    /// Cards that are gone, and, unless declared, cards whose trigger no longer holds (R10.14, RB-56).
    fn drop_lapsed(&mut self, frame: SettleFrame, owner: Colour) {
        let mut index = frame.pending_from as usize;
        while index < self.state.pending.len() {
            let pending = self.state.pending[index];
            let lapsed = pending.owner == owner
                && match self.trigger_of(&pending) {
                    None => true,
                    Some((trigger, view)) => {
                        let fact = self.state.facts[pending.fact as usize];
                        !pending.declared && !self.sets_off(&fact, &trigger, view, pending.is_optional())
                    }
                };
            if lapsed {
                self.state.pending.remove(index);
            } else {
                index += 1;
            }
        }
    }

    /// The trigger of a pending card, if the card is still there to answer.
    fn trigger_of(&self, pending: &Pending) -> Option<(Trigger, Context)> {
        let view = Context::of(pending.owner);
        match pending.card {
            PendingCard::Slot { slot } => {
                let slot = self.state.mage(pending.owner.seat()?).sheet[slot as usize];
                let trigger = (slot.state == SlotState::Active).then(|| self.side(slot).trigger)??;
                Some((trigger, view))
            }
            PendingCard::Persistent { slot, target, listener } => {
                let stands = self.state.persistents.iter().any(|own| {
                    own.caster.colour() == pending.owner && own.slot == slot && own.listener == listener
                });
                stands.then(|| (self.trigger(listener), Context { target, ..view }))
            }
            PendingCard::Skill { model, listener } | PendingCard::Upgrade { model, listener, .. } => {
                let stands = self.state.in_lodge(model);
                stands.then(|| (self.trigger(listener), Context { it: model, ..view }))
            }
            PendingCard::Jinx { jinx, listener } => {
                let jinxes = &self.state.mage(pending.owner.seat()?).jinxes;
                let stands = jinxes.iter().any(|own| own.kind == jinx);
                stands.then(|| (self.trigger(listener), view))
            }
            PendingCard::Event { event, listener } => {
                let stands = self.state.board.contains(&event);
                stands.then(|| (self.trigger(listener), view))
            }
        }
    }

    fn trigger(&self, listener: ListenerId) -> Trigger {
        self.codex.listeners[listener.index()].trigger
    }

    /// Reveals or applies a pending card: its effect goes on top of the stack.
    fn start_reaction(&mut self, index: usize, settle: SettleFrame) {
        let pending = self.state.pending.remove(index);
        if pending.is_optional() {
            self.drop_pending(settle.pending_from, |other| {
                other.owner == pending.owner && other.card == pending.card
            });
        }
        let fact = self.state.facts[pending.fact as usize];
        let Some((trigger, view)) = self.trigger_of(&pending) else { return };
        let (effect, source, actor) = match pending.card {
            PendingCard::Slot { slot } => {
                let seat = pending.owner.seat().expect("mages own traps");
                let state = self.reveal_slot(seat, slot as usize);
                let source = Source::Spell { card: state.card, dark: state.dark };
                (self.side(state).effect, source, seat.model())
            }
            PendingCard::Persistent { slot, listener, .. } => {
                let seat = pending.owner.seat().expect("mages own persistents");
                let state = self.state.mage(seat).sheet[slot as usize];
                let source = Source::Persistent { seat, card: state.card, dark: state.dark };
                (self.listener(listener).effect, source, seat.model())
            }
            PendingCard::Skill { model, listener } => {
                let kind = EvocationId(self.state.evocation(model).map_or(NONE, |own| own.kind));
                (self.listener(listener).effect, Source::Skill { kind }, model)
            }
            PendingCard::Upgrade { model, upgrade, listener } => {
                (self.listener(listener).effect, Source::Upgrade { kind: UpgradeId(upgrade) }, model)
            }
            PendingCard::Jinx { jinx, listener } => {
                let seat = pending.owner.seat().expect("mages bear jinxes");
                (self.listener(listener).effect, Source::Jinx { kind: JinxId(jinx) }, seat.model())
            }
            PendingCard::Event { event, listener } => {
                (self.listener(listener).effect, Source::Event { event }, Model::NONE)
            }
        };
        let mut frame = EffectFrame::new(effect, source, pending.owner);
        frame.actor = actor;
        frame.it = Models::one(view.it);
        frame.that = that_model(&trigger, &fact);
        frame.that_room = fact.room;
        frame.that_kind = if fact.kind == FactKind::Removed { fact.amount } else { NONE };
        frame.caster = fact.by;
        frame.amount = self.occurrence_amount(settle, &trigger, &fact, view, pending.is_optional());
        frame.rose_defeated = rose_defeat(&fact);
        frame.cause_from = settle.facts_from;
        frame.cause_to = settle.facts_to;
        frame.cause_fact = pending.fact;
        frame.facts_from = self.state.facts.len() as u8;
        if view.target.is_some() {
            frame.target = Target::Model(view.target);
        }
        self.push(Frame::Effect(frame));
    }

    fn listener(&self, listener: ListenerId) -> Listener {
        self.codex.listeners[listener.index()]
    }

    /// "That much": everything of this occurrence together.
    fn occurrence_amount(
        &self,
        settle: SettleFrame,
        trigger: &Trigger,
        fact: &Fact,
        view: Context,
        reaction: bool,
    ) -> u8 {
        let facts = &self.state.facts[settle.facts_from as usize..settle.facts_to as usize];
        let together: u8 = facts
            .iter()
            .filter(|other| {
                same_occurrence(trigger, fact, other) && self.sets_off(other, trigger, view, reaction)
            })
            .map(|other| other.amount)
            .sum();
        // A fact that stands alone is not "the same as itself" for the trigger.
        if same_occurrence(trigger, fact, fact) { together } else { fact.amount }
    }

    /// Turns an active card up; its token goes back (R10.4).
    pub(crate) fn reveal_slot(&mut self, seat: Seat, slot: usize) -> Slot {
        self.state.mage_mut(seat).sheet[slot].state = SlotState::Revealed;
        let state = self.state.mage(seat).sheet[slot];
        let spell = self.state.spell_of(state.card);
        self.tell(What::SpellRevealed { seat, spell, dark: state.dark });
        state
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
        Deed::Damages | Deed::Suffers | Deed::Targets => a.on == b.on && a.by == b.by && a.actor == b.actor,
        // Two evocations removed at once are two removals, even if nothing tells them apart.
        _ => false,
    }
}

/// "That mage", "that model": who the trigger speaks of.
fn that_model(trigger: &Trigger, fact: &Fact) -> Model {
    let doer = fact.by.seat().map_or(Model::NONE, Seat::model);
    match trigger.deed {
        Deed::Damages | Deed::DamagesOrHeals if trigger.subject.kind == Kind::Mage => doer,
        Deed::Damages | Deed::DamagesOrHeals => {
            if fact.actor.is_some() {
                fact.actor
            } else {
                doer
            }
        }
        Deed::PlacesInstability
        | Deed::RevealsSpell
        | Deed::Resolves
        | Deed::SolvesQuest
        | Deed::ActivatesRoom
        | Deed::Targets
        | Deed::Explores
        | Deed::UsesMomentum
        | Deed::ExploresOrUsesMomentum
        | Deed::PerformsPhysicalAction => doer,
        _ => fact.on,
    }
}

fn rose_defeat(fact: &Fact) -> u8 {
    let by_rose = fact.kind == FactKind::Defeated && fact.amount & DEFEATED_BY_ROSE != 0;
    match (by_rose, fact.on.mage()) {
        (true, Some(seat)) => 1 << seat.0,
        _ => 0,
    }
}
