//! What a mage holds beyond a limit that holds at all times (C6.2, C7.3): asked for as soon as the effect or step is over
//! that brought it (RC-24).

use crate::decision::{AskKind, Choice};
use crate::game::{Flow, Game};
use crate::ids::Seat;
use crate::spells::Leaving;
use crate::stack::Frame;
use crate::state::{Phase, quest_pile, spell_pile};

impl Game {
    /// Whether somebody must give something up; if so, a frame has been pushed that asks for it.
    #[inline]
    pub(crate) fn demand_excess(&mut self) -> bool {
        if self.state.rules.quest_limit == 0 && !self.state.hand_limit_always_holds() {
            return false;
        }
        self.look_for_excess()
    }

    fn look_for_excess(&mut self) -> bool {
        let found = self.first_in_excess();
        if let Some(seat) = found {
            self.push(Frame::Excess(seat));
        }
        found.is_some()
    }

    fn first_in_excess(&self) -> Option<Seat> {
        let asked = self.state.stack.iter().any(|frame| matches!(frame, Frame::Excess(_)));
        let playing = !matches!(self.state.phase, Phase::SetUp | Phase::Scoring | Phase::Over);
        let people = self.state.play_order().filter(|&seat| playing && !asked && !self.state.is_avatar(seat));
        people.into_iter().find(|&seat| self.has_too_many_quests(seat) || self.has_too_large_a_hand(seat))
    }

    fn has_too_many_quests(&self, seat: Seat) -> bool {
        self.state.rules.quest_limit > 0
            && self.state.quests.len(quest_pile::active(seat)) > self.quest_limit(seat)
    }

    /// Study has a moment of its own for it (C7.3, C7.7).
    fn has_too_large_a_hand(&self, seat: Seat) -> bool {
        self.state.hand_limit_always_holds() && self.state.phase != Phase::Study && self.hand_excess(seat) > 0
    }

    /// How many spells a mage holds beyond the hand limit.
    pub(crate) fn hand_excess(&self, seat: Seat) -> usize {
        let limit = self.codex.mages[self.state.mage(seat).mage.index()].hand as usize;
        self.state.spells.len(spell_pile::hand(seat)).saturating_sub(limit)
    }

    pub(crate) fn run_excess(&mut self, seat: Seat) -> Flow {
        match self.take_choice() {
            Some(Choice::Quest { quest }) => {
                self.by_rule(|game| game.discard_quest(seat, quest, false));
                return Flow::Continue;
            }
            Some(Choice::Card(card)) => {
                self.discard_spell(seat, card, Leaving::Discarded);
                return Flow::Continue;
            }
            _ => {}
        }
        if self.has_too_many_quests(seat) {
            self.ask(seat, AskKind::ExcessQuest);
            self.offer_quests(quest_pile::active(seat));
            return Flow::Wait;
        }
        if self.has_too_large_a_hand(seat) {
            self.ask(seat, AskKind::DiscardToLimit);
            for &card in &self.different_spells(spell_pile::hand(seat)) {
                self.option(Choice::Card(card));
            }
            return Flow::Wait;
        }
        self.state.stack.pop();
        self.demand_excess();
        Flow::Continue
    }
}
