//! Quests by an effect: choose, complete, solve (R5.9).

use super::{Outcome, answer};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::stack::{Doing, EffectFrame, Source};
use crate::state::quest_pile;
use codex::{QuestId, SolvedQuest};

impl Game {
    /// Binds "that quest".
    pub(super) fn choose_quest(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.doing == Doing::Fresh {
            frame.quest = QuestId::NONE;
            return self
                .choose(frame, seat, AskKind::Quest, |game| game.offer_quests(quest_pile::active(seat)));
        }
        if let Some(quest) = answer!(self, Choice::Quest { quest } => quest) {
            frame.quest = quest;
        }
        Outcome::Done(frame.quest.is_some())
    }

    pub(super) fn complete_clause(&mut self, frame: &mut EffectFrame, that: bool) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.doing == Doing::Waiting {
            return Outcome::Done(true);
        }
        if !that && let Outcome::Asked = self.choose_quest(frame) {
            return Outcome::Asked;
        }
        let active =
            frame.quest.is_some() && self.state.quests.pile_of(frame.quest) == Some(quest_pile::active(seat));
        if !active {
            return Outcome::Done(false);
        }
        self.complete_quest(seat, frame.quest);
        if !self.state.quests_at_once() {
            return Outcome::Done(true);
        }
        // Completed for good, with all it brings (C6.5).
        let effect = self.quest_effect(seat, frame.quest);
        self.first_comes(frame, effect)
    }

    /// Solved by an effect: the points, not the quest's own effect (R5.9).
    pub(super) fn solve_clause(&mut self, frame: &mut EffectFrame, which: SolvedQuest) -> Outcome {
        let Some(seat) = self.state.mage_of(frame.you) else { return Outcome::Done(false) };
        let quest = match (which, frame.source) {
            (SolvedQuest::Top, _) => self.reveal_quest(),
            (SolvedQuest::This, Source::Quest { quest }) => quest,
            (SolvedQuest::This, _) => QuestId::NONE,
            (SolvedQuest::OneActive, _) => {
                if let Outcome::Asked = self.choose_quest(frame) {
                    return Outcome::Asked;
                }
                frame.quest
            }
        };
        if !quest.is_some() {
            return Outcome::Done(false);
        }
        self.solve_quest(seat, quest);
        Outcome::Done(true)
    }

    /// The top quest of the current moon is turned up, to be solved at once (R22.16).
    fn reveal_quest(&mut self) -> QuestId {
        let moon = self.state.moon;
        if !self.refill_quests(moon) {
            return QuestId::NONE;
        }
        self.state.quests.top(quest_pile::deck(moon)).unwrap_or(QuestId::NONE)
    }
}
