//! The Black Rose Phase in six steps (R3).

use crate::decision::{AskKind, Choice};
use crate::game::{Flow, Game};
use crate::ids::*;
use crate::state::{Phase, quest_pile};
use codex::{EventTime, Means};

const SHIFT: u8 = 0;
const DRAW_EVENT: u8 = 1;
const APPLY: u8 = 2;
const OFFER: u8 = 3;
const DRAW_QUESTS: u8 = 4;
const EXCESS: u8 = 5;

impl Game {
    pub(crate) fn black_rose(&mut self) -> Flow {
        match self.state.step {
            SHIFT => {
                self.next_step();
                self.by_rule(Game::shift_events);
                Flow::Continue
            }
            DRAW_EVENT => {
                self.next_step();
                // The last in play order draws (R3.3).
                let seats = self.state.mages.len() as u8;
                let last = self.state.nth_in_order(seats - 1);
                // The Avatar does nothing here and never holds the crown: the next to the right (RB-3).
                let last = if self.state.is_avatar(last) { self.state.nth_in_order(seats - 2) } else { last };
                self.by_rule_then(|game| game.draw_event(last, game.state.moon).flatten());
                Flow::Continue
            }
            APPLY => self.apply_events(EventTime::BlackRose),
            OFFER => self.offer_quest(),
            DRAW_QUESTS => match self.person_at_cursor() {
                Some(seat) => {
                    if self.state.quests.len(quest_pile::active(seat)) == 0 {
                        self.draw_quest(seat, self.state.moon);
                    }
                    self.next_mage()
                }
                None => self.next_step(),
            },
            EXCESS => self.discard_excess(),
            step => unreachable!("the Black Rose Phase has no step {step}"),
        }
    }

    /// One active quest may go; the Black Rose gains by the moon printed on it (R3.10).
    fn offer_quest(&mut self) -> Flow {
        let Some(seat) = self.person_at_cursor() else { return self.next_step() };
        let pile = quest_pile::active(seat);
        if self.state.note == 0 && self.state.quests.len(pile) > 0 {
            self.state.note = 1;
            self.ask(seat, AskKind::OfferQuest);
            self.offer_quests(pile);
            self.option(Choice::Pass);
            return Flow::Wait;
        }
        if let Some(Choice::Quest { quest }) = self.take_choice() {
            let moon = self.codex.quests[quest as usize].moon;
            self.next_mage();
            self.by_rule(|game| {
                game.discard_quest(seat, quest, false);
                game.gain(Colour::ROSE, moon, seat.colour(), Means::OTHER);
            });
            return Flow::Continue;
        }
        self.next_mage()
    }

    /// Active quests down to the limit, then completed ones; nobody gains (R3.12).
    fn discard_excess(&mut self) -> Flow {
        let Some(seat) = self.person_at_cursor() else { return self.enter(Phase::Study) };
        if let Some(Choice::Quest { quest }) = self.take_choice() {
            self.discard_quest(seat, quest, true);
        }
        let limit = self.codex.mages[self.state.mage(seat).mage.index()].quest_limit as usize;
        for pile in [quest_pile::active(seat), quest_pile::completed(seat)] {
            if self.state.quests.len(pile) > limit {
                self.ask(seat, AskKind::ExcessQuest);
                self.offer_quests(pile);
                return Flow::Wait;
            }
        }
        self.next_mage()
    }
}
