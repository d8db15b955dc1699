//! Starting what a card does that a fact has set off: its words get their meaning from the fact.

use super::{PendingCard, is_feint_of, same_occurrence};
use crate::facts::*;
use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::stack::*;
use crate::state::*;
use crate::triggers::Context;
use codex::{Deed, EvocationId, Kind, Listener, ListenerId, Means, QuestId, Trigger};

impl Game {
    /// Reveals or applies a pending card: its effect goes on top of the stack.
    pub(crate) fn start_reaction(&mut self, index: usize, settle: SettleFrame) {
        let pending = self.state.pending.remove(index);
        if pending.is_spell() {
            self.drop_pending(settle.pending_from, |other| {
                other.owner == pending.owner
                    && (other.card == pending.card || is_feint_of(other.card, pending.card))
            });
        }
        let fact = self.state.facts[pending.fact.index()];
        let Some((trigger, view)) = self.trigger_of(&pending) else { return };
        let (effect, source, actor) = match pending.card {
            PendingCard::Slot { slot } => {
                let seat = pending.owner.seat().expect("mages own traps");
                let half =
                    self.half_for(self.state.mage(seat).sheet[slot.index()], pending.owner, pending.fact);
                self.state.mage_mut(seat).sheet[slot.index()].dark = half.dark;
                let state = self.reveal_slot(seat, slot);
                let source = Source::Spell { card: state.card, dark: state.dark };
                (self.side(state).effect, source, seat.model())
            }
            PendingCard::Persistent { slot, listener, .. } => {
                let seat = pending.owner.seat().expect("mages own persistents");
                let Some(own) = self.persistent(pending.owner, slot, listener) else { return };
                let state = self.state.mage(own.of).sheet[slot.index()];
                if self.listener(listener).once {
                    self.state.persistents.retain(|other| *other != own);
                } else if self.listener(listener).most > 0
                    && let Some(own) = self.state.persistents.iter_mut().find(|other| **other == own)
                {
                    own.used += 1;
                }
                let source = Source::Persistent { seat, card: state.card, dark: state.dark };
                (self.listener(listener).effect, source, seat.model())
            }
            PendingCard::Skill { model, listener } => {
                let kind = self.state.evocation(model).map_or(EvocationId::NONE, |own| own.kind);
                (self.listener(listener).effect, Source::Skill { kind }, model)
            }
            PendingCard::Upgrade { model, upgrade, listener } => {
                (self.listener(listener).effect, Source::Upgrade { kind: upgrade }, model)
            }
            PendingCard::Jinx { jinx, listener } => {
                let seat = self.state.mage_of(pending.owner).expect("mages bear jinxes");
                (self.listener(listener).effect, Source::Jinx { kind: jinx }, seat.model())
            }
            PendingCard::Event { event, listener } => {
                self.doom_the_falling();
                (self.listener(listener).effect, Source::Event { event }, Model::NONE)
            }
            PendingCard::Command { card } => {
                let Some(reaction) = self.codex.commands[card.index()].reaction else { return };
                self.answer_with_command(card, reaction.kind);
                let source = Source::Command { card, part: CommandPart::REACTION };
                (reaction.effect, source, self.state.body(Colour::ROSE))
            }
            PendingCard::Feint { .. } => return,
        };
        let mut frame = EffectFrame::new(effect, source, pending.owner);
        frame.actor = actor;
        frame.it = Models::one(view.it);
        frame.that = self.that_model(&trigger, &fact);
        frame.that_room = fact.room;
        if fact.kind == FactKind::Removed {
            frame.that_kind = ThatKind::of(EvocationId(fact.amount));
        }
        frame.caster = self.caster_behind(&fact);
        frame.amount = self.occurrence_amount(settle, &trigger, &fact, view, pending.is_spell());
        frame.rose_defeated = rose_defeat(&fact);
        if matches!(fact.kind, FactKind::Solving | FactKind::Solved) && trigger.names_quest() {
            frame.quest = QuestId(fact.extra as u8);
        }
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
        match self.state.stack.get(fact.frame.index()) {
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
    pub(crate) fn that_model(&self, trigger: &Trigger, fact: &Fact) -> Model {
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
            | Deed::BeginsToSolve
            | Deed::Casts
            | Deed::Catches
            | Deed::ActivatesRoom
            | Deed::Targets
            | Deed::Reaches
            | Deed::Explores
            | Deed::UsesMomentum
            | Deed::ExploresOrUsesMomentum
            | Deed::PerformsPhysicalAction
            | Deed::Heals
            | Deed::ConvertsDamage
            | Deed::ConvertsInstability
            | Deed::TakesCrown => doer,
            _ => fact.on,
        }
    }

    /// Turns an active card up; its token goes back (R10.4).
    pub(crate) fn reveal_slot(&mut self, seat: Seat, slot: SheetSlot) -> Slot {
        self.state.mage_mut(seat).sheet[slot.index()].state = SlotState::Revealed;
        let state = self.state.mage(seat).sheet[slot.index()];
        self.state.known_cards.set(state.card, true);
        let spell = self.state.spell_of(state.card);
        self.tell(What::SpellRevealed { seat, slot, spell, dark: state.dark });
        state
    }
}

fn rose_defeat(fact: &Fact) -> u8 {
    let by_rose = fact.kind == FactKind::Defeated && fact.amount & DEFEATED_BY_ROSE != 0;
    match (by_rose, fact.on.mage()) {
        (true, Some(seat)) => 1 << seat.0,
        _ => 0,
    }
}
