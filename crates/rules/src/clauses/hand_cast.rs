//! Casting from hand: a spell of the sheet makes room for the new one (C10.14, C10.19).

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame};
use crate::state::*;
use codex::{Amount, Means, Pick};

impl Game {
    /// One after the other, each outside the usual count of casts; the side is chosen with the slot.
    pub(super) fn cast_from_hand(
        &mut self,
        frame: &mut EffectFrame,
        amount: Amount,
        types: Means,
        from: Option<Pick>,
    ) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        // Room and range are those of the evocation it is cast from; everything else is the mage's.
        let mut actor = seat.model();
        if let Some(from) = from {
            actor = ready!(self.gather(frame, from)).first();
            if !self.state.in_lodge(actor) {
                return Outcome::Done(false);
            }
        }
        let left = match frame.doing {
            Doing::Counting { left } => left,
            _ => {
                let left = self.amount(frame, amount);
                frame.amount = 0;
                left
            }
        };
        let chosen = answer!(self, Choice::Prepare { card, slot, dark } => (card, slot, dark));
        if let Some((card, slot, dark)) = chosen {
            frame.amount += 1;
            let child = self.replace_and_cast(seat, card, slot, dark);
            if let Some(mut child) = child {
                child.actor = actor;
                let pushed = self.first_comes(frame, child);
                frame.doing = Doing::Counting { left: left - 1 };
                return pushed;
            }
            return self.ask_hand_cast(frame, seat, left - 1, types);
        }
        self.ask_hand_cast(frame, seat, left, types)
    }

    fn ask_hand_cast(&mut self, frame: &mut EffectFrame, seat: Seat, left: u8, types: Means) -> Outcome {
        let castable = |game: &mut Game| game.offer_hand_casts(seat, types);
        if left > 0 && self.ask_among(seat, AskKind::CastFromHand, castable) {
            frame.doing = Doing::Counting { left };
            return Outcome::Asked;
        }
        Outcome::Done(frame.amount > 0)
    }

    /// Nobody casts from the cell (C11.9); in whatever state, a spell on the sheet can make room.
    fn offer_hand_casts(&mut self, seat: Seat, types: Means) {
        if self.state.mage(seat).in_cell() {
            return;
        }
        for card in self.different_spells(spell_pile::hand(seat)) {
            let two_sided = self.is_turned(card);
            for dark in [false, true] {
                if dark && !two_sided || !types.meets(self.side_of(card, dark).kind.means()) {
                    continue;
                }
                for slot in SheetSlot::all() {
                    if self.state.mage(seat).sheet[slot.index()].state != SlotState::Empty {
                        self.option(Choice::Prepare { card, slot, dark });
                    }
                }
            }
        }
    }

    /// Whether anything could be cast so, for whoever is asked.
    pub(super) fn has_hand_cast(&self, seat: Seat, types: Means) -> bool {
        let fits =
            |card: Card| [false, true].iter().any(|&dark| types.meets(self.side_of(card, dark).kind.means()));
        !self.state.mage(seat).in_cell()
            && self.state.mage(seat).sheet.iter().any(|slot| slot.state != SlotState::Empty)
            && self.hand(seat).any(fits)
    }

    fn replace_and_cast(
        &mut self,
        seat: Seat,
        card: Card,
        slot: SheetSlot,
        dark: bool,
    ) -> Option<EffectFrame> {
        self.discard_laid(seat, slot);
        self.state.spells.put(card, spell_pile::sheet(seat));
        self.state.mage_mut(seat).sheet[slot.index()] = Slot { state: SlotState::Ready, card, dark };
        let effect = self.cast(seat, slot);
        // A trap or protection lies there face down: nobody else can say which of the hand it was.
        if effect.is_none() {
            self.lose_sight_of_hand(seat, None);
        }
        effect
    }
}
