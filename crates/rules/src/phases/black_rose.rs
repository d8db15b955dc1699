//! The Black Rose Phase (R3, C5): its steps, in the order of the edition.

use crate::decision::{AskKind, Choice};
use crate::game::{Flow, Game};
use crate::ids::*;
use crate::state::{Phase, quest_pile};
use codex::{BlackRoseSteps, EventTime, Means, QuestId, QuestsGivenUp};

/// What is done in the phase.
#[derive(Clone, Copy)]
enum Step {
    Shift,
    DrawEvent,
    Apply,
    GiveUp,
    DrawQuests,
    Excess,
}

/// R3.1.
const QUESTS_LAST: &[Step] =
    &[Step::Shift, Step::DrawEvent, Step::Apply, Step::GiveUp, Step::DrawQuests, Step::Excess];
/// C5.1 to C5.11; there is never an excess (C6.2).
const QUESTS_FIRST: &[Step] = &[Step::GiveUp, Step::Shift, Step::DrawEvent, Step::Apply, Step::DrawQuests];

impl Game {
    fn black_rose_steps(&self) -> &'static [Step] {
        match self.state.rules.black_rose_phase {
            BlackRoseSteps::QuestsLast => QUESTS_LAST,
            BlackRoseSteps::QuestsFirst => QUESTS_FIRST,
        }
    }

    pub(crate) fn black_rose(&mut self) -> Flow {
        let Some(step) = self.black_rose_steps().get(self.state.step as usize) else {
            return self.enter(Phase::Study);
        };
        match step {
            Step::Shift => {
                self.next_step();
                self.by_rule(Game::shift_events);
                Flow::Continue
            }
            Step::DrawEvent => {
                self.next_step();
                // The last in play order draws (R3.3, C5.3).
                let seats = self.state.mages.len() as u8;
                let last = self.state.nth_in_order(seats - 1);
                // The Avatar does nothing here and never holds the crown: the next to the right (RB-3).
                let last = if self.state.is_avatar(last) { self.state.nth_in_order(seats - 2) } else { last };
                self.by_rule_then(|game| game.draw_event(last, game.state.moon).flatten());
                Flow::Continue
            }
            Step::Apply => self.apply_events(EventTime::BlackRose),
            Step::GiveUp => self.offer_quest(),
            Step::DrawQuests => match self.person_at_cursor() {
                Some(seat) => {
                    if self.state.quests.len(quest_pile::active(seat)) == 0 {
                        self.draw_quest(seat, self.state.moon);
                    }
                    self.next_mage()
                }
                None => self.next_step(),
            },
            Step::Excess => self.discard_excess(),
        }
    }

    /// One active quest may go, or several; the Black Rose gains by the moon printed on it (R3.10, C5.1).
    fn offer_quest(&mut self) -> Flow {
        let Some(seat) = self.person_at_cursor() else { return self.next_step() };
        match self.take_choice() {
            Some(Choice::Quest { quest }) => {
                if self.state.rules.quests_given_up == QuestsGivenUp::One {
                    self.next_mage();
                }
                self.by_rule(|game| {
                    game.discard_quest(seat, quest, false);
                    if game.state.pays_for_discard(true) {
                        game.pay_for_quest(seat, quest);
                    }
                });
                return Flow::Continue;
            }
            Some(_) => return self.next_mage(),
            None => {}
        }
        let pile = quest_pile::active(seat);
        if self.state.quests.len(pile) == 0 {
            return self.next_mage();
        }
        self.ask(seat, AskKind::OfferQuest);
        self.offer_quests(pile);
        self.option(Choice::Pass);
        Flow::Wait
    }

    /// The Black Rose gains by the moon printed on a quest that a mage has lost (R3.10, C6.9).
    pub(crate) fn pay_for_quest(&mut self, seat: Seat, quest: QuestId) {
        let moon = self.codex.quests[quest.index()].moon;
        self.gain(Colour::ROSE, moon, seat.colour(), Means::OTHER);
    }

    /// Active quests down to the limit, then completed ones; nobody gains (R3.12).
    fn discard_excess(&mut self) -> Flow {
        let Some(seat) = self.person_at_cursor() else { return self.next_step() };
        if let Some(Choice::Quest { quest }) = self.take_choice() {
            self.discard_quest(seat, quest, true);
        }
        let limit = self.quest_limit(seat);
        for pile in [quest_pile::active(seat), quest_pile::completed(seat)] {
            if self.state.quests.len(pile) > limit {
                self.ask(seat, AskKind::ExcessQuest);
                self.offer_quests(pile);
                return Flow::Wait;
            }
        }
        self.next_mage()
    }

    /// The edition's number, or what stands on the sheet (R3.12, C6.2).
    pub(crate) fn quest_limit(&self, seat: Seat) -> usize {
        match self.state.rules.quest_limit {
            0 => self.codex.mages[self.state.mage(seat).mage.index()].quest_limit as usize,
            limit => limit as usize,
        }
    }
}
