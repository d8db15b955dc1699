//! Spells between hands and sheet: give, return, swap.

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame, Source};
use crate::state::*;
use codex::{Elements, Pick};

impl Game {
    pub(super) fn give_forgotten(&mut self, frame: &mut EffectFrame, to: Pick) -> Outcome {
        let models = ready!(self.gather(frame, to));
        let (Some(from), Some(to)) = (frame.you.seat(), models.iter().find_map(Model::mage)) else {
            return Outcome::Done(false);
        };
        // Its deck is its hand, and no spell ever joins it (R22.15).
        if self.state.is_avatar(to) {
            return Outcome::Done(false);
        }
        if frame.doing == Doing::Fresh {
            return self.choose(frame, from, AskKind::Spell, |game| {
                for card in game.different_spells(spell_pile::hand(from)) {
                    if game.is_forgotten(card) {
                        game.option(Choice::Card(card));
                    }
                }
            });
        }
        let Some(card) = answer!(self, Choice::Card(card) => card) else { return Outcome::Done(false) };
        self.state.spells.put(card, spell_pile::hand(to));
        self.state.shown_cards.set(card, false);
        self.lose_sight_of_hand(from, Some(to));
        // Both mages know the card; the others only that it changed hands.
        let spell = Some(self.state.spell_of(card));
        self.tell_veiled(
            to,
            What::SpellGiven { from, to, spell },
            What::SpellGiven { from, to, spell: None },
        );
        Outcome::Done(true)
    }

    pub(super) fn return_revealed(&mut self, frame: &mut EffectFrame, elements: Elements) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.doing == Doing::Fresh {
            let source = frame.source;
            return self.choose(frame, seat, AskKind::Slot, |game| {
                for slot in SheetSlot::all() {
                    let state = game.state.mage(seat).sheet[slot.index()];
                    let at_work = matches!(source, Source::Spell { card, .. } if card == state.card);
                    let fits =
                        state.state == SlotState::Revealed && elements.allows(game.side(state).element);
                    if fits && !at_work {
                        game.option(Choice::Slot { slot });
                    }
                }
            });
        }
        let Some(slot) = answer!(self, Choice::Slot { slot } => slot) else { return Outcome::Done(false) };
        let card = self.clear_slot(seat, slot);
        self.put_into_hand_seen(seat, card);
        let spell = self.state.spell_of(card);
        self.tell(What::SpellReturned { seat, slot, spell });
        Outcome::Done(true)
    }

    /// A revealed spell goes to hand; one from hand lies there instead, revealed and unresolved.
    pub(super) fn swap_revealed(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        let slot = match frame.doing {
            Doing::Fresh => {
                let hand_is_empty = self.state.spells.len(spell_pile::hand(seat)) == 0;
                return self.choose(frame, seat, AskKind::Slot, |game| {
                    for slot in SheetSlot::all() {
                        let state = game.state.mage(seat).sheet[slot.index()];
                        if state.state == SlotState::Revealed && !hand_is_empty {
                            game.option(Choice::Slot { slot });
                        }
                    }
                });
            }
            Doing::Swapping { slot } => slot,
            _ => {
                let slot = answer!(self, Choice::Slot { slot } => slot);
                let hand = |game: &mut Game| game.offer_spells(spell_pile::hand(seat));
                return match slot {
                    Some(slot) if self.ask_among(seat, AskKind::Spell, hand) => {
                        frame.doing = Doing::Swapping { slot };
                        Outcome::Asked
                    }
                    _ => Outcome::Done(false),
                };
            }
        };
        let Some(card) = answer!(self, Choice::Card(card) => card) else { return Outcome::Done(false) };
        let dark = self.state.mage(seat).sheet[slot.index()].dark;
        let old = self.clear_slot(seat, slot);
        self.put_into_hand_seen(seat, old);
        self.state.spells.put(card, spell_pile::sheet(seat));
        self.state.known_cards.set(card, true);
        let dark = dark && self.is_turned(card);
        self.state.mage_mut(seat).sheet[slot.index()] = Slot { state: SlotState::Revealed, card, dark };
        let (out, into) = (self.state.spell_of(old), self.state.spell_of(card));
        self.tell(What::SpellSwapped { seat, slot, out, into });
        Outcome::Done(true)
    }
}
