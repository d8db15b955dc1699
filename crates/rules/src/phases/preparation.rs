//! The Preparation Phase (R13). Everyone prepares at once; the questions come one after the other, and nobody sees the
//! answers of another (R13.8).

use crate::decision::{AskKind, Choice};
use crate::game::{Flow, Game};
use crate::happening::What;
use crate::ids::*;
use crate::state::*;
use codex::QuickSlot;

impl Game {
    pub(crate) fn preparation(&mut self) -> Flow {
        let Some(seat) = self.person_at_cursor() else { return self.enter(Phase::Action) };
        match self.take_choice() {
            Some(Choice::Prepare { card, slot, dark }) => self.prepare(seat, card, slot, dark),
            Some(_) => return self.next_mage(),
            None => {}
        }
        let sheet = self.state.mage(seat).sheet;
        let prepared = sheet.iter().filter(|slot| slot.state != SlotState::Empty).count();
        let hand = self.state.spells.len(spell_pile::hand(seat));
        if hand == 0 || prepared == SLOTS {
            return self.next_mage();
        }
        // Numbered slots are filled from the left without gaps (R13.3).
        let numbered = (0..QUICK).find(|&slot| sheet[slot].state == SlotState::Empty);
        let quick = (sheet[QUICK].state == SlotState::Empty).then_some(QUICK);
        // The last spell of the hand must go where one must lie (C9.2, C9.5).
        let compulsory = self.state.rules.quick_slot == QuickSlot::Compulsory;
        let numbered = numbered.filter(|_| !(compulsory && quick.is_some() && hand == 1));
        self.ask(seat, AskKind::Prepare);
        for card in self.different_spells(spell_pile::hand(seat)) {
            let sides = 1 + self.codex.spells[self.state.spell_of(card).index()].dark.is_some() as u8;
            for slot in numbered.into_iter().chain(quick) {
                for side in 0..sides {
                    self.option(Choice::Prepare { card, slot: slot as u8, dark: side == 1 });
                }
            }
        }
        // At least so many, if the hand holds them (R13.1, R13.7).
        if prepared >= self.state.rules.least_prepared as usize && !(compulsory && quick.is_some()) {
            self.option(Choice::Pass);
        }
        Flow::Wait
    }

    fn prepare(&mut self, seat: Seat, card: u8, slot: u8, dark: bool) {
        self.state.spells.put(card, spell_pile::sheet(seat));
        self.state.mage_mut(seat).sheet[slot as usize] = Slot { state: SlotState::Ready, card, dark };
        let spell = Some((self.state.spell_of(card), dark));
        self.tell_veiled(
            seat,
            What::Prepared { seat, slot, spell },
            What::Prepared { seat, slot, spell: None },
        );
    }
}
