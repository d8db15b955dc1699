//! Finding the cards that facts have set off, owners in play order, the Black Rose last.

use super::PendingCard;
use crate::game::Game;
use crate::ids::*;
use crate::stack::Frame;
use crate::state::*;
use crate::triggers::{Context, kinds};
use arrayvec::ArrayVec;
use codex::{Answered, EffectId, ListenerId, Run, SpellType};

/// Evocations that may answer, by index, each with who decides for it.
type Listening = ArrayVec<(u8, Colour), EVOCATIONS>;

/// Whether a sentence lets a trap or a protection react to it.
fn may_answer(answered: Answered, kind: SpellType) -> bool {
    match answered {
        Answered::ByAll => true,
        Answered::NotByProtections => kind != SpellType::Protection,
        Answered::NotByTraps | Answered::NotBySpells => false,
    }
}

impl Game {
    /// Lists everything the facts have set off, owners in play order, the Black Rose last.
    pub(crate) fn gather_reactions(&mut self, context: (u8, u8, u32, Answered)) {
        let (_, _, mask, answered) = context;
        let listening = self.listening_evocations(mask);
        for seat in self.state.play_order() {
            let side = self.state.side(seat);
            if side.is_rose() {
                self.gather_command(context);
            } else if may_answer(answered, SpellType::Trap) {
                for slot in SheetSlot::all() {
                    let state = self.state.mage(seat).sheet[slot.index()];
                    if state.state == SlotState::Active && may_answer(answered, self.side(state).kind) {
                        self.gather_slot(context, seat, slot, state.dark);
                        // Of two halves either may fit (C12.5).
                        if self.is_halved(state.card) {
                            self.gather_slot(context, seat, slot, !state.dark);
                        }
                        self.add_feint(seat, slot, context.0..context.1);
                    }
                }
            }
            for index in 0..self.state.persistents.len() {
                let own = self.state.persistents[index];
                // A persistent is a spell too; it does not apply to a mage in the cell (R11.6), but one that is on nobody
                // goes on while its caster is there (R11.7).
                let heard = answered != Answered::NotBySpells;
                let card = self.state.mage(own.of).sheet[own.slot.index()];
                let applies = self.state.in_lodge(own.target) || !self.is_aimed(self.side(card).effect);
                let most = self.codex.listeners[own.listener.index()].most;
                let silent = most > 0 && own.used >= most;
                if heard && !silent && own.caster == seat && applies {
                    let card = PendingCard::Persistent {
                        slot: own.slot,
                        target: own.target,
                        listener: own.listener,
                    };
                    let view = Context { target: own.target, room: own.room, ..Context::of(side) };
                    self.add_listener(context, own.listener, view, card);
                }
            }
            for index in 0..self.state.mage(seat).jinxes.len() {
                let jinx = self.state.mage(seat).jinxes[index].kind;
                for listener in self.codex.jinxes[jinx.index()].skills.range() {
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
            if event.is_some() && self.event_in_force(event) {
                for listener in self.codex.events[event.index()].listeners.range() {
                    let listener = ListenerId(listener as u16);
                    let card = PendingCard::Event { event, listener };
                    self.add_listener(context, listener, Context::of_event(), card);
                }
            }
        }
    }

    fn is_aimed(&self, effect: EffectId) -> bool {
        let sentences = &self.codex.sentences[self.codex.effects[effect.index()].sentences.range()];
        self.codex.effects[effect.index()].target.is_some()
            || sentences.iter().any(|sentence| sentence.target.is_some())
    }

    /// A trap or protection that lies in wait, with one of its sides.
    fn gather_slot(&mut self, context: (u8, u8, u32, Answered), seat: Seat, slot: SheetSlot, dark: bool) {
        let card = self.state.mage(seat).sheet[slot.index()].card;
        let trigger = self.side_of(card, dark).trigger.expect("only traps and protections are active");
        if kinds(trigger.deed) & context.2 != 0 {
            self.add_pending(context, &trigger, Context::of(seat.colour()), PendingCard::Slot { slot });
        }
    }

    /// The token on the back of the next Command Card (R22.29).
    fn gather_command(&mut self, context: (u8, u8, u32, Answered)) {
        let Some(card) = self.next_command() else { return };
        if let Some(reaction) = self.codex.commands[card.index()].reaction
            && kinds(reaction.trigger.deed) & context.2 != 0
            && may_answer(context.3, reaction.kind)
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
            let hears = |skills: Run| {
                skills.range().any(|own| kinds(self.codex.listeners[own].trigger.deed) & mask != 0)
            };
            let mut upgrades = evocation.upgrades.iter();
            let model = Model::evocation(index);
            if (hears(self.codex.evocations[evocation.kind.index()].skills)
                || upgrades.any(|own| hears(self.codex.upgrades[own.index()].skills)))
                && self.state.in_lodge(model)
            {
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
            let of_rose = owner.is_rose() && evocation.haunts() != haunting;
            if of_rose || controller != owner {
                continue;
            }
            let (kind, upgrades) = (evocation.kind.index(), evocation.upgrades);
            let model = Model::evocation(index as usize);
            let view = Context { it: model, ..Context::of(owner) };
            for listener in self.codex.evocations[kind].skills.range() {
                let listener = ListenerId(listener as u16);
                self.add_listener(context, listener, view, PendingCard::Skill { model, listener });
            }
            for upgrade in upgrades.iter() {
                for listener in self.codex.upgrades[upgrade.index()].skills.range() {
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
}
