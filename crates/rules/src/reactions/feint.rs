//! Keeping a kept card secret: everybody is asked whose face-down card might answer, whether or not it does.
//!
//! What lies active is known by its token alone (RB-58). In a veiled game a full stop asks each mage for each token that
//! some card of the game would answer to; whoever has another card there can only pass. So that somebody is asked, and
//! when, follows from what everybody sees.

use super::{Pending, PendingCard};
use crate::game::Game;
use crate::ids::*;
use crate::marks::Bound;
use crate::state::*;
use crate::triggers::{Context, kinds};
use codex::Side;
use std::ops::Range;

impl Game {
    /// One entry for a token that might answer. A declared card is bound to what it was declared for (R10.16).
    pub(crate) fn add_feint(&mut self, seat: Seat, slot: SheetSlot, facts: Range<u8>) {
        let owner = seat.colour();
        let bound =
            |own: &Pending| own.declared && own.owner == owner && own.card == PendingCard::Slot { slot };
        if !self.state.veiled
            || self.state.pending.iter().any(bound)
            || !self.might_answer(owner, slot, facts.clone())
        {
            return;
        }
        if self.state.pending.len() == PENDING {
            self.marks.lose(Bound::Pending);
            return;
        }
        let card = PendingCard::Feint { slot };
        self.state.pending.push(Pending { owner, card, fact: FactId(facts.start), declared: false });
        self.marks.reach(Bound::Pending, self.state.pending.len());
    }

    /// Whether any card of the game, lying under this token, would answer to these facts.
    pub(crate) fn might_answer(&self, owner: Colour, slot: SheetSlot, facts: Range<u8>) -> bool {
        let Some(seat) = owner.seat() else { return false };
        let own = self.state.mage(seat).sheet[slot.index()];
        if own.state != SlotState::Active {
            return false;
        }
        let token = self.side(own).kind;
        let facts = &self.state.facts[facts.start as usize..facts.end as usize];
        let mask = facts.iter().fold(0, |mask, fact| mask | fact.kind.bit());
        let answers = |side: &Side| {
            let trigger = side.trigger.filter(|trigger| kinds(trigger.deed) & mask != 0);
            side.kind == token
                && trigger.is_some_and(|trigger| {
                    facts.iter().any(|fact| self.sets_off(fact, &trigger, Context::of(owner), true))
                })
        };
        self.spells_in_game().any(|spell| {
            let spell = &self.codex.spells[spell];
            answers(&spell.light) || spell.dark.as_ref().is_some_and(answers)
        })
    }

    /// Each spell that has a card in this game, once: copies lie side by side.
    fn spells_in_game(&self) -> impl Iterator<Item = usize> + '_ {
        let cards = &self.state.spell_cards;
        let again = |at: usize| at > 0 && cards[at - 1] == cards[at];
        (0..cards.len()).filter(move |&at| !again(at)).map(|at| cards[at].index())
    }

    /// Entries that stand for what others may think, and for no card. Indices behind them move up.
    pub(crate) fn drop_feints(&mut self) {
        self.drop_hidden_pending(|pending| matches!(pending.card, PendingCard::Feint { .. }));
    }
}

/// A token with a card under it that fits, or one without.
pub(crate) fn is_feint_of(card: PendingCard, other: PendingCard) -> bool {
    matches!((card, other), (PendingCard::Feint { slot }, PendingCard::Slot { slot: own }) if slot == own)
}
