//! Cards that a fact has set off: finding them, and starting what they do.

use crate::facts::*;
use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::marks::Bound;
use crate::stack::*;
use crate::state::*;
use crate::triggers::{Context, kinds};
use arrayvec::ArrayVec;
use codex::{Answered, Deed, EvocationId, JinxId, Kind, Listener, ListenerId, Means, Trigger, UpgradeId};
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
    /// The token on the back of the Avatar's next Command Card; never optional (R22.30).
    Command {
        card: u8,
    },
}

/// Evocations that may answer, by index, each with who decides for it.
type Listening = ArrayVec<(u8, Colour), EVOCATIONS>;

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
    pub fn is_optional(&self) -> bool {
        matches!(self.card, PendingCard::Slot { .. })
    }

    /// A trap or protection: used once, and never set off by a deed of its owner (R10.6).
    pub fn is_spell(&self) -> bool {
        self.card.is_spell()
    }
}

impl Game {
    /// Lists everything the facts have set off, owners in play order, the Black Rose last.
    pub(crate) fn gather_reactions(&mut self, context: (u8, u8, u32, Answered)) {
        let (_, _, mask, answered) = context;
        let listening = self.listening_evocations(mask);
        for seat in self.state.play_order() {
            let side = self.state.side(seat);
            if answered == Answered::ByAll && side.is_rose() {
                self.gather_command(context);
            } else if answered == Answered::ByAll {
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
                // A persistent is a spell too; it does not apply to a mage in the cell (R11.6).
                let heard = answered != Answered::NotBySpells;
                if heard && own.caster == seat && self.state.in_lodge(own.target) {
                    let card = PendingCard::Persistent {
                        slot: own.slot,
                        target: own.target,
                        listener: own.listener,
                    };
                    let view = Context { target: own.target, ..Context::of(side) };
                    self.add_listener(context, own.listener, view, card);
                }
            }
            for index in 0..self.state.mage(seat).jinxes.len() {
                let jinx = self.state.mage(seat).jinxes[index].kind;
                for listener in self.codex.jinxes[jinx as usize].skills.range() {
                    let listener = ListenerId(listener as u16);
                    let card = PendingCard::Jinx { jinx, listener };
                    self.add_listener(context, listener, Context::of(side), card);
                }
            }
            // The Avatar's evocations answer in its place, the nightmares at the end (L-1).
            self.gather_skills(context, &listening, side, false);
        }
        self.gather_skills(context, &listening, Colour::ROSE, true);
        for event in self.state.board {
            if event != NONE && self.event_in_force(event) {
                for listener in self.codex.events[event as usize].listeners.range() {
                    let listener = ListenerId(listener as u16);
                    let card = PendingCard::Event { event, listener };
                    self.add_listener(context, listener, Context::of_event(), card);
                }
            }
        }
    }

    /// The token on the back of the next Command Card (R22.29).
    fn gather_command(&mut self, context: (u8, u8, u32, Answered)) {
        let Some(card) = self.next_command() else { return };
        if let Some(reaction) = self.codex.commands[card as usize].reaction
            && kinds(reaction.trigger.deed) & context.2 != 0
        {
            let view = Context::of(Colour::ROSE);
            self.add_pending(context, &reaction.trigger, view, PendingCard::Command { card });
        }
    }

    /// Evocations with a skill or an upgrade that facts of these kinds could set off, and who decides for each.
    fn listening_evocations(&self, mask: u32) -> Listening {
        let mut listening = Listening::new();
        for (index, evocation) in self.state.evocations.iter().enumerate() {
            if !evocation.exists() {
                continue;
            }
            let skills = self.codex.evocations[evocation.kind as usize].skills;
            let upgrades = evocation.upgrades.iter().map(|own| self.codex.upgrades[own as usize].skills);
            let mut listeners = upgrades.flat_map(|own| own.range()).chain(skills.range());
            let hears = |listener: usize| kinds(self.codex.listeners[listener].trigger.deed) & mask != 0;
            let model = Model::evocation(index);
            if listeners.any(hears) && self.state.in_lodge(model) {
                listening.push((index as u8, self.controller(model)));
            }
        }
        listening
    }

    fn gather_skills(
        &mut self,
        context: (u8, u8, u32, Answered),
        listening: &Listening,
        owner: Colour,
        haunting: bool,
    ) {
        for &(index, controller) in listening {
            let evocation = &self.state.evocations[index as usize];
            let of_rose = owner.is_rose() && (evocation.host != NONE) != haunting;
            if of_rose || controller != owner {
                continue;
            }
            let (kind, upgrades) = (evocation.kind as usize, evocation.upgrades);
            let model = Model::evocation(index as usize);
            let view = Context { it: model, ..Context::of(owner) };
            for listener in self.codex.evocations[kind].skills.range() {
                let listener = ListenerId(listener as u16);
                self.add_listener(context, listener, view, PendingCard::Skill { model, listener });
            }
            for upgrade in upgrades.iter() {
                for listener in self.codex.upgrades[upgrade as usize].skills.range() {
                    let listener = ListenerId(listener as u16);
                    let card = PendingCard::Upgrade { model, upgrade, listener };
                    self.add_listener(context, listener, view, card);
                }
            }
        }
    }

    /// Who decides for an evocation: its owner, or whoever controls the activation under way (R12.9).
    fn controller(&self, model: Model) -> Colour {
        let activation = self.state.stack.iter().rev().find_map(|frame| match frame {
            Frame::Activation(activation) if activation.model == model => Some(activation.controller),
            _ => None,
        });
        activation.unwrap_or_else(|| self.state.owner(model))
    }

    fn add_listener(
        &mut self,
        context: (u8, u8, u32, Answered),
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
    pub(crate) fn add_pending(
        &mut self,
        (from, to, _, _): (u8, u8, u32, Answered),
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
            self.state.pending.push(Pending { owner: view.owner, card, fact: index, declared: false });
            self.marks.reach(Bound::Pending, self.state.pending.len());
        }
    }

    /// The trigger of a pending card, if the card is still there to answer.
    pub(crate) fn trigger_of(&self, pending: &Pending) -> Option<(Trigger, Context)> {
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
                let jinxes = &self.state.mage(self.state.mage_of(pending.owner)?).jinxes;
                let stands = jinxes.iter().any(|own| own.kind == jinx);
                stands.then(|| (self.trigger(listener), view))
            }
            PendingCard::Event { event, listener } => {
                let stands = self.state.board.contains(&event);
                stands.then(|| (self.trigger(listener), Context::of_event()))
            }
            PendingCard::Command { card } => {
                let reaction = self.codex.commands[card as usize].reaction?;
                (self.next_command() == Some(card)).then_some((reaction.trigger, view))
            }
        }
    }

    fn trigger(&self, listener: ListenerId) -> Trigger {
        self.codex.listeners[listener.index()].trigger
    }

    /// Reveals or applies a pending card: its effect goes on top of the stack.
    pub(crate) fn start_reaction(&mut self, index: usize, settle: SettleFrame) {
        let pending = self.state.pending.remove(index);
        if pending.is_spell() {
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
                let seat = self.state.mage_of(pending.owner).expect("mages bear jinxes");
                (self.listener(listener).effect, Source::Jinx { kind: JinxId(jinx) }, seat.model())
            }
            PendingCard::Event { event, listener } => {
                (self.listener(listener).effect, Source::Event { event }, Model::NONE)
            }
            PendingCard::Command { card } => {
                let Some(reaction) = self.codex.commands[card as usize].reaction else { return };
                self.answer_with_command(card, reaction.kind);
                let source = Source::Command { card, part: REACTION };
                (reaction.effect, source, self.state.body(Colour::ROSE))
            }
        };
        let mut frame = EffectFrame::new(effect, source, pending.owner);
        frame.actor = actor;
        frame.it = Models::one(view.it);
        frame.that = self.that_model(&trigger, &fact);
        frame.that_room = fact.room;
        frame.that_kind = if fact.kind == FactKind::Removed { fact.amount } else { NONE };
        frame.caster = self.caster_behind(&fact);
        frame.amount = self.occurrence_amount(settle, &trigger, &fact, view, pending.is_spell());
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

    /// "That spell's caster": whoever resolves the effect, also where its damage is the Black Rose's (R9.27, R17.18).
    fn caster_behind(&self, fact: &Fact) -> Colour {
        match self.state.stack.get(fact.frame as usize) {
            Some(Frame::Effect(effect)) if fact.means.meets(Means::SPELL) => effect.you,
            _ => fact.by,
        }
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

    /// "That mage", "that model": who the trigger speaks of.
    fn that_model(&self, trigger: &Trigger, fact: &Fact) -> Model {
        let doer = self.state.mage_behind(fact.by, fact.actor).map_or(Model::NONE, Seat::model);
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
            | Deed::Reaches
            | Deed::Explores
            | Deed::UsesMomentum
            | Deed::ExploresOrUsesMomentum
            | Deed::PerformsPhysicalAction => doer,
            _ => fact.on,
        }
    }

    /// Turns an active card up; its token goes back (R10.4).
    pub(crate) fn reveal_slot(&mut self, seat: Seat, slot: usize) -> Slot {
        self.state.mage_mut(seat).sheet[slot].state = SlotState::Revealed;
        let state = self.state.mage(seat).sheet[slot];
        self.state.known_cards.set(state.card, true);
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
        Deed::Damages | Deed::Suffers | Deed::Targets | Deed::Reaches => {
            a.on == b.on && a.by == b.by && a.actor == b.actor
        }
        // Two evocations removed at once are two removals, even if nothing tells them apart.
        _ => false,
    }
}

fn rose_defeat(fact: &Fact) -> u8 {
    let by_rose = fact.kind == FactKind::Defeated && fact.amount & DEFEATED_BY_ROSE != 0;
    match (by_rose, fact.on.mage()) {
        (true, Some(seat)) => 1 << seat.0,
        _ => 0,
    }
}
