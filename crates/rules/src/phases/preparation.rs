//! The Preparation Phase (R13). Everyone prepares at once; the questions come one after the other, and nobody sees the
//! answers of another (R13.8).

use crate::decision::{AskKind, Choice};
use crate::game::{Flow, Game};
use crate::happening::What;
use crate::ids::*;
use crate::state::*;
use codex::{QuickSlot, Rules};

/// A sheet during Preparation, before or after the next spell is laid: which slots take one, and whether it may stay so.
/// Whoever lays spells beforehand, to have all of them checked at once, judges them by this.
#[derive(Clone, Copy, Debug)]
pub struct Bench {
    rules: Rules,
    filled: [bool; SheetSlot::COUNT],
    hand: usize,
}

impl Bench {
    /// The next numbered slot and the quick one, as far as they are open; none when nothing more can be laid.
    pub fn open(&self) -> impl Iterator<Item = SheetSlot> + use<> {
        // Numbered slots are filled from the left without gaps (R13.3).
        let numbered = SheetSlot::numbered().find(|&slot| !self.filled[slot.index()]);
        let quick = (!self.filled[SheetSlot::QUICK.index()]).then_some(SheetSlot::QUICK);
        // The last spell of the hand must go where one must lie (C9.2, C9.5).
        let numbered = numbered.filter(|_| !(self.lacks_quick() && self.hand == 1));
        let left = self.hand > 0;
        numbered.into_iter().chain(quick).filter(move |_| left)
    }

    /// At least so many, if the hand holds them (R13.1, R13.7).
    pub fn is_enough(&self) -> bool {
        let laid = self.filled.iter().filter(|filled| **filled).count();
        let least = laid >= self.rules.least_prepared as usize && !self.lacks_quick();
        least || self.open().next().is_none()
    }

    /// A spell of the hand goes to this slot; `false` if it takes none.
    pub fn lay(&mut self, slot: SheetSlot) -> bool {
        let open = self.open().any(|open| open == slot);
        if open {
            self.filled[slot.index()] = true;
            self.hand -= 1;
        }
        open
    }

    fn lacks_quick(&self) -> bool {
        self.rules.quick_slot == QuickSlot::Compulsory && !self.filled[SheetSlot::QUICK.index()]
    }
}

impl Game {
    /// What a seat has prepared so far, and may still.
    pub fn bench(&self, seat: Seat) -> Bench {
        let sheet = &self.state.mage(seat).sheet;
        let mut filled = [false; SheetSlot::COUNT];
        filled.iter_mut().zip(sheet).for_each(|(filled, slot)| *filled = slot.state != SlotState::Empty);
        Bench { rules: self.state.rules, filled, hand: self.state.spells.len(spell_pile::hand(seat)) }
    }

    pub(crate) fn preparation(&mut self) -> Flow {
        let Some(seat) = self.person_at_cursor() else { return self.enter(Phase::Action) };
        match self.take_choice() {
            Some(Choice::Prepare { card, slot, dark }) => self.prepare(seat, card, slot, dark),
            Some(_) => return self.next_mage(),
            None => {}
        }
        let bench = self.bench(seat);
        if bench.open().next().is_none() {
            return self.next_mage();
        }
        self.ask(seat, AskKind::Prepare);
        for &card in &self.different_spells(spell_pile::hand(seat)) {
            let sides = 1 + self.is_turned(card) as u8;
            for slot in bench.open() {
                for side in 0..sides {
                    self.option(Choice::Prepare { card, slot, dark: side == 1 });
                }
            }
        }
        if bench.is_enough() {
            self.option(Choice::Pass);
        }
        Flow::Wait
    }

    fn prepare(&mut self, seat: Seat, card: Card, slot: SheetSlot, dark: bool) {
        self.state.spells.put(card, spell_pile::sheet(seat));
        self.state.mage_mut(seat).sheet[slot.index()] = Slot { state: SlotState::Ready, card, dark };
        let spell = Some((self.state.spell_of(card), dark));
        self.tell_veiled(
            seat,
            What::Prepared { seat, slot, spell },
            What::Prepared { seat, slot, spell: None },
        );
    }
}
