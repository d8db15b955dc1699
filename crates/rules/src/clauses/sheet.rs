//! What is done to the sheets and hands of others: inhibitions, tokens, ready spells, cards looked at and swapped.

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::lasting::Lasting;
use crate::seen::SeenCard;
use crate::spells::Leaving;
use crate::stack::{Doing, EffectFrame, Source, ThatKind};
use crate::state::*;
use codex::{Ban, Pick, PreparedSpell, SpellKind, SpellType};

impl Game {
    pub(super) fn forbid(&mut self, frame: &mut EffectFrame, who: Pick, ban: Ban, next: bool) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let mut did = false;
        for seat in models.iter().filter_map(Model::mage) {
            if self.state.mage(seat).in_cell() {
                continue;
            }
            let own = &mut self.state.beyond.inhibited[seat.index()];
            match ban {
                Ban::MoveByAction => own.walks = own.walks.and(next),
                Ban::Move => own.moves = own.moves.and(next),
                Ban::ActivateRooms => own.rooms = own.rooms.and(next),
                Ban::Leave => self.last(Lasting::Kept { seat, room: self.state.mage(seat).place }),
            }
            self.tell(What::Forbidden { seat, ban, next });
            did = true;
        }
        Outcome::Done(did)
    }

    /// Mage by mage: each chooses one of the own, or you choose one of theirs face down.
    pub(super) fn discard_ready(
        &mut self,
        frame: &mut EffectFrame,
        who: Pick,
        which: PreparedSpell,
        yours: bool,
    ) -> Outcome {
        let models = ready!(self.gather(frame, who));
        if frame.doing == Doing::Fresh {
            // "Mages hit" are all whom it reaches, whatever they have to lose (C20.12).
            frame.it = models;
            frame.amount = 0;
        }
        if frame.doing == Doing::Asked
            && let Some((seat, slot)) = answer!(self, Choice::SlotOf { seat, slot } => (seat, slot))
        {
            self.discard_laid(seat, slot);
            frame.amount += 1;
        }
        while let Some(seat) = frame.picked.iter().next().and_then(Model::mage) {
            frame.picked = frame.picked.without(Models::one(seat.model()));
            let chooser = if yours { self.state.decider(frame.you) } else { seat };
            let fitting = |game: &mut Game| {
                for slot in SheetSlot::all() {
                    if fits(game.state.mage(seat).sheet[slot.index()], slot, which) {
                        game.option(Choice::SlotOf { seat, slot });
                    }
                }
            };
            if !self.state.is_avatar(seat) && self.ask_among(chooser, AskKind::Slot, fitting) {
                frame.doing = Doing::Asked;
                return Outcome::Asked;
            }
        }
        Outcome::Done(frame.amount > 0)
    }

    /// A Forgotten Spell that was used has been played (RC-40).
    pub(super) fn discard_laid(&mut self, seat: Seat, slot: SheetSlot) {
        let used = self.state.mage(seat).sheet[slot.index()].state == SlotState::Revealed;
        self.discard_slot(seat, slot, if used { Leaving::Played } else { Leaving::Discarded });
    }

    pub(super) fn see_hand(&mut self, frame: &mut EffectFrame, of: Pick) -> Outcome {
        let models = ready!(self.gather(frame, of));
        let mut did = false;
        for seat in models.iter().filter_map(Model::mage) {
            for card in self.different_order(seat) {
                did |= self.show_to(frame.you, seat, card);
            }
        }
        Outcome::Done(did)
    }

    /// The hand of a mage in an order that tells nothing.
    fn different_order(&self, seat: Seat) -> Vec<Card> {
        let mut cards: Vec<Card> = self.hand(seat).collect();
        cards.sort_unstable_by_key(|&card| (self.state.spell_of(card).0, card));
        cards
    }

    pub(super) fn see_ready(&mut self, frame: &mut EffectFrame, of: Pick) -> Outcome {
        let models = ready!(self.gather(frame, of));
        let mut did = false;
        for seat in models.iter().filter_map(Model::mage) {
            for slot in self.state.mage(seat).sheet {
                did |= slot.state == SlotState::Ready && self.show_to(frame.you, seat, slot.card);
            }
        }
        Outcome::Done(did)
    }

    /// One mage sees a hidden spell of another.
    fn show_to(&mut self, viewer: Colour, of: Seat, card: Card) -> bool {
        let Some(by) = viewer.seat() else { return false };
        self.see(by, SeenCard::Spell(card));
        let spell = Some(self.state.spell_of(card));
        self.tell_veiled(by, What::SpellSeen { by, of, spell }, What::SpellSeen { by, of, spell: None });
        true
    }

    /// One of their hand for one of yours; nobody keeps a personal spell of another mage (C8.6, LC-7).
    pub(super) fn swap_spells(&mut self, frame: &mut EffectFrame, with: Pick) -> Outcome {
        let models = ready!(self.gather(frame, with));
        let (Some(you), Some(other)) = (frame.you.seat(), models.iter().find_map(Model::mage)) else {
            return Outcome::Done(false);
        };
        match frame.doing {
            Doing::Fresh => {
                if self.state.is_avatar(other) || self.tradeable(you).is_empty() {
                    return Outcome::Done(false);
                }
                let theirs = self.tradeable(other);
                self.choose(frame, you, AskKind::Spell, |game| {
                    theirs.iter().for_each(|&card| game.option(Choice::Card(card)));
                })
            }
            Doing::Asked => {
                let card = answer!(self, Choice::Card(card) => card);
                let Some(card) = card else { return Outcome::Done(false) };
                let own = self.tradeable(you);
                let list = |game: &mut Game| own.iter().for_each(|&card| game.option(Choice::Card(card)));
                if !self.ask_among(you, AskKind::Spell, list) {
                    return Outcome::Done(false);
                }
                frame.doing = Doing::Trading { card };
                Outcome::Asked
            }
            Doing::Trading { card: theirs } => {
                let own = answer!(self, Choice::Card(card) => card);
                let Some(own) = own else { return Outcome::Done(false) };
                self.hand_over(other, you, theirs);
                self.hand_over(you, other, own);
                Outcome::Done(true)
            }
            _ => Outcome::Done(false),
        }
    }

    /// Spells of a hand that can be swapped, each once.
    fn tradeable(&self, seat: Seat) -> Vec<Card> {
        let cards = self.different_spells(spell_pile::hand(seat));
        cards.into_iter().filter(|&card| !self.is_forgotten(card)).collect()
    }

    fn hand_over(&mut self, from: Seat, to: Seat, card: Card) {
        let personal = self.codex.spells[self.state.spell_of(card).index()].kind == SpellKind::Personal;
        if personal {
            return self.discard_spell(from, card, Leaving::Discarded);
        }
        self.state.spells.put(card, spell_pile::hand(to));
        self.state.shown_cards.set(card, false);
        self.lose_sight(|seen| seen == SeenCard::Spell(card));
        self.see(from, SeenCard::Spell(card));
        self.lose_sight_of_hand(from, Some(to));
        let spell = Some(self.state.spell_of(card));
        self.tell_veiled(
            to,
            What::SpellGiven { from, to, spell },
            What::SpellGiven { from, to, spell: None },
        );
    }

    /// The ready spell that would be cast next: the lowest numbered one.
    pub(super) fn next_ready(&self, seat: Seat) -> Option<SheetSlot> {
        SheetSlot::numbered()
            .find(|&slot| self.state.mage(seat).sheet[slot.index()].state == SlotState::Ready)
    }

    /// Everyone sees it, and it stays ready; its type can be spoken of.
    pub(super) fn reveal_next(&mut self, frame: &mut EffectFrame, of: Pick) -> Outcome {
        let models = ready!(self.gather(frame, of));
        let seat = models.iter().find_map(Model::mage).filter(|&seat| !self.state.is_avatar(seat));
        let quick = |seat: Seat| {
            let slot = self.state.mage(seat).sheet[SheetSlot::QUICK.index()];
            (slot.state == SlotState::Ready).then_some(SheetSlot::QUICK)
        };
        let next = seat.and_then(|seat| self.next_ready(seat).or_else(|| quick(seat)));
        let (Some(seat), Some(slot)) = (seat, next) else { return Outcome::Done(false) };
        let laid = self.state.mage(seat).sheet[slot.index()];
        for viewer in self.state.seats() {
            self.see(viewer, SeenCard::Spell(laid.card));
        }
        self.state.known_cards.set(laid.card, true);
        frame.that_kind = ThatKind::spell(self.side(laid).kind);
        let spell = self.state.spell_of(laid.card);
        self.tell(What::SpellRevealed { seat, slot, spell, dark: laid.dark });
        Outcome::Done(true)
    }

    /// You are its caster, the card stays on their sheet and theirs (C8.12); nobody casts from the cell (C11.9). A trap or protection played so finds
    /// nothing to answer: it is spent (LC-22).
    pub(super) fn cast_next_of(&mut self, frame: &mut EffectFrame, of: Pick) -> Outcome {
        if frame.doing == Doing::Waiting {
            return Outcome::Done(true);
        }
        let models = ready!(self.gather(frame, of));
        let seat = models.iter().find_map(Model::mage).filter(|&seat| !self.state.is_avatar(seat));
        let next = seat.and_then(|seat| self.next_ready(seat));
        let in_cell = frame.you.seat().is_some_and(|own| self.state.mage(own).in_cell());
        let (Some(seat), Some(slot), false) = (seat, next, in_cell) else { return Outcome::Done(false) };
        let slot = self.reveal_slot(seat, slot);
        let side = *self.side(slot);
        if matches!(side.kind, SpellType::Trap | SpellType::Protection) {
            return Outcome::Done(true);
        }
        let source = Source::Spell { card: slot.card, dark: slot.dark };
        let child = EffectFrame::new(side.effect, source, frame.you);
        self.first_comes(frame, child)
    }
}

fn fits(slot: Slot, at: SheetSlot, which: PreparedSpell) -> bool {
    match which {
        PreparedSpell::Ready => slot.state == SlotState::Ready,
        PreparedSpell::ReadyNumbered => slot.state == SlotState::Ready && at != SheetSlot::QUICK,
        PreparedSpell::Quick => {
            at == SheetSlot::QUICK && matches!(slot.state, SlotState::Ready | SlotState::Revealed)
        }
    }
}
