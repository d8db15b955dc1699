//! The sheet and the rooms as tools of a card: return, swap, cast, activate, persist.

use super::Outcome;
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::happening::What;
use crate::hexes;
use crate::marks::Bound;
use crate::stack::{EffectFrame, Frame, Source, Target};
use crate::state::*;
use codex::{Elements, Kind, ListenerId, RoomSet, Whose};

impl Game {
    pub(super) fn return_revealed(&mut self, frame: &mut EffectFrame, elements: Elements) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.work == 0 {
            frame.work = 1;
            self.ask(seat, AskKind::Slot);
            for slot in 0..SLOTS {
                let state = self.state.mage(seat).sheet[slot];
                let at_work = matches!(frame.source, Source::Spell { card, .. } if card == state.card);
                let fits = state.state == SlotState::Revealed && elements.allows(self.side(state).element);
                if fits && !at_work {
                    self.option(Choice::Slot { slot: slot as u8 });
                }
            }
            return self.put_or_skip();
        }
        let Some(Choice::Slot { slot }) = self.take_choice() else { return Outcome::Done(false) };
        let card = self.clear_slot(seat, slot as usize);
        self.state.spells.put(card, spell_pile::hand(seat));
        let spell = self.state.spell_of(card);
        self.tell(What::SpellReturned { seat, spell });
        Outcome::Done(true)
    }

    /// A revealed spell goes to hand; one from hand lies there instead, revealed and unresolved.
    pub(super) fn swap_revealed(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.work == 0 {
            let hand_is_empty = self.state.spells.len(spell_pile::hand(seat)) == 0;
            self.ask(seat, AskKind::Slot);
            for slot in 0..SLOTS {
                let state = self.state.mage(seat).sheet[slot];
                if state.state == SlotState::Revealed && !hand_is_empty {
                    self.option(Choice::Slot { slot: slot as u8 });
                }
            }
            frame.work = 1;
            return self.put_or_skip();
        }
        if frame.work == 1 {
            let Some(Choice::Slot { slot }) = self.take_choice() else { return Outcome::Done(false) };
            frame.left = slot;
            frame.work = 2;
            self.ask(seat, AskKind::Spell);
            for card in self.different_spells(spell_pile::hand(seat)) {
                self.option(Choice::Card(card));
            }
            return Outcome::Asked;
        }
        let Some(Choice::Card(card)) = self.take_choice() else { return Outcome::Done(false) };
        let slot = frame.left as usize;
        let dark = self.state.mage(seat).sheet[slot].dark;
        let old = self.clear_slot(seat, slot);
        self.state.spells.put(old, spell_pile::hand(seat));
        self.state.spells.put(card, spell_pile::sheet(seat));
        self.state.known_cards.set(card, true);
        let dark = dark && self.codex.spells[self.state.spell_of(card).index()].dark.is_some();
        self.state.mage_mut(seat).sheet[slot] = Slot { state: SlotState::Revealed, card, dark };
        let (out, into) = (self.state.spell_of(old), self.state.spell_of(card));
        self.tell(What::SpellSwapped { seat, out, into });
        Outcome::Done(true)
    }

    /// The quick spell or the lowest numbered ready one (R14.18), outside the usual count of casts.
    pub(super) fn cast_next(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        match frame.work {
            0 => {
                frame.work = 1;
                self.ask(seat, AskKind::Slot);
                for slot in self.castable_slots(seat) {
                    self.option(Choice::Slot { slot });
                }
                self.put_or_skip()
            }
            1 => {
                frame.work = 2;
                let Some(Choice::Slot { slot }) = self.take_choice() else { return Outcome::Done(false) };
                match self.cast(seat, slot as usize) {
                    Some(mut child) => {
                        child.facts_from = self.state.facts.len() as u8;
                        Outcome::Push(Frame::Effect(child))
                    }
                    None => Outcome::Done(true),
                }
            }
            _ => Outcome::Done(true),
        }
    }

    /// A room holding a model of a kind, used or not; its effect is resolved from where the mage stands (L-23).
    pub(super) fn activate_room_clause(
        &mut self,
        frame: &mut EffectFrame,
        with: Kind,
        except: RoomSet,
    ) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        match frame.work {
            0 => {
                frame.work = 1;
                self.ask(seat, AskKind::Room);
                for place in 0..hexes::ROOMS as u8 {
                    let room = self.state.rooms[place as usize].room;
                    let holds = self
                        .state
                        .models_in(place)
                        .iter()
                        .any(|model| self.is_of(model, with, Whose::Any, frame.you));
                    if holds && !except.has(room) && self.has_hand_for(seat, room) {
                        self.option(Choice::Room { room: place });
                    }
                }
                self.put_or_skip()
            }
            1 => {
                frame.work = 2;
                let Some(Choice::Room { room }) = self.take_choice() else { return Outcome::Done(false) };
                let mut child = self.room_effect(seat, room);
                child.facts_from = self.state.facts.len() as u8;
                Outcome::Push(Frame::Effect(child))
            }
            _ => Outcome::Done(true),
        }
    }

    /// The rebuilt effect of another room, resolved from where the mage stands.
    pub(super) fn use_rebuilt(&mut self, frame: &mut EffectFrame, except: RoomSet) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        match frame.work {
            0 => {
                frame.work = 1;
                self.ask(seat, AskKind::Room);
                for place in 0..hexes::ROOMS as u8 {
                    let room = self.state.rooms[place as usize].room;
                    if !except.has(room) && self.has_hand_for(seat, room) {
                        self.option(Choice::Room { room: place });
                    }
                }
                Outcome::Asked
            }
            1 => {
                frame.work = 2;
                let Some(Choice::Room { room }) = self.take_choice() else { return Outcome::Done(false) };
                let room = self.state.rooms[room as usize].room;
                let effect = self.codex.rooms[room.index()].rebuilt;
                // The effect is lent, the room itself is not activated: its sentences run as this room's.
                let mut child = EffectFrame::new(effect, frame.source, frame.you);
                child.step = crate::stack::EffectStep::Target;
                child.lent = true;
                child.facts_from = self.state.facts.len() as u8;
                Outcome::Push(Frame::Effect(child))
            }
            _ => Outcome::Done(true),
        }
    }

    /// The token of the slot goes to the target, or to the caster (R11.3).
    pub(crate) fn persist(&mut self, frame: &mut EffectFrame, listener: ListenerId) -> Outcome {
        let (Some(seat), Source::Spell { card, .. }) = (frame.you.seat(), frame.source) else {
            return Outcome::Done(false);
        };
        let target = match frame.target {
            Target::Model(model) => model,
            Target::None => seat.model(),
            Target::Dummy { .. } | Target::Room { .. } | Target::Gone => return Outcome::Done(false),
        };
        let Some(slot) = self.slot_of(seat, card) else { return Outcome::Done(false) };
        if frame.ignoring.has(target) {
            return Outcome::Done(false);
        }
        if self.state.persistents.is_full() {
            self.marks.lose(Bound::Persistents);
            return Outcome::Done(false);
        }
        self.state.persistents.push(Persistent { caster: seat, slot: slot as u8, target, listener });
        self.tell(What::Persists { seat, slot: slot as u8 });
        Outcome::Done(true)
    }
}
