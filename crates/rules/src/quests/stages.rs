//! Quests in stages: marked by deeds, completed, and solved later (R5.3 to R5.6).

use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::state::quest_pile;
use codex::QuestId;

impl Game {
    /// Active quests whose task a fact of this sentence fulfils make one step.
    pub(super) fn advance_quests(&mut self, facts: std::ops::Range<usize>, mask: u32) {
        for seat in self.state.seats() {
            let mut quest = self.state.quests.top(quest_pile::active(seat));
            while let Some(current) = quest {
                quest = self.state.quests.below(current);
                if self.marks_quest(seat, current, facts.clone(), mask) {
                    self.progress(seat, current);
                }
            }
        }
    }

    /// Whether facts ask for a step of a quest, also those whose figure is gone.
    pub(super) fn marks_quest(
        &self,
        seat: Seat,
        quest: QuestId,
        facts: std::ops::Range<usize>,
        mask: u32,
    ) -> bool {
        self.is_quest_due(seat, quest, &facts) || self.meets_task(seat, quest, facts, mask)
    }

    /// A mark, or completion at once without slots (R5.3, R5.4). A mage without cubes cannot mark (R5.15).
    pub(super) fn progress(&mut self, seat: Seat, quest: QuestId) {
        let card = &self.codex.quests[quest.index()];
        let slots = card.slots;
        self.state.quests_shown |= 1 << quest.0;
        if slots > 0 {
            if self.state.mage(seat).supply == 0 {
                return;
            }
            self.state.mage_mut(seat).supply -= 1;
            self.state.quest_marks[quest.index()] += 1;
            let cubes = self.state.quest_marks[quest.index()];
            self.tell(What::QuestMarked { seat, quest, cubes });
            if cubes < slots {
                return;
            }
        }
        self.complete_quest(seat, quest);
    }
}
