//! Quests: drawing, discarding, completing, solving (R5, C6), and marks on jinxes (R23.4). How they are done differs:
//! in stages, or at once.

mod at_once;
mod gone;
mod scarce;
mod stages;

use crate::facts::FactKind;
use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::lasting::Lasting;
use crate::newcomers::Newcomer;
use crate::seen::SeenCard;
use crate::state::{QUESTS, quest_pile};
use crate::triggers::{Context, kinds};
use codex::{JinxId, QuestId, QuestReveal, Spoils};

impl Game {
    /// Makes sure the deck of a moon has a card (R5.16).
    pub(crate) fn refill_quests(&mut self, moon: u8) -> bool {
        let (deck, discard) = (quest_pile::deck(moon), quest_pile::discard(moon));
        let state = &mut self.state;
        if state.quests.len(deck) == 0 && state.quests.len(discard) > 0 {
            state.quests.pour(discard, deck);
            state.quests.shuffle(deck, &mut state.random);
            let deck: arrayvec::ArrayVec<QuestId, QUESTS> = state.quests.iter(deck).collect();
            self.lose_sight(|card| matches!(card, SeenCard::Quest(quest) if deck.contains(&quest)));
        }
        self.state.quests.len(deck) > 0
    }

    pub(crate) fn draw_quest(&mut self, seat: Seat, moon: u8) -> bool {
        if !self.refill_quests(moon) {
            return false;
        }
        let quest = self.state.quests.top(quest_pile::deck(moon)).expect("refilled");
        self.take_quest(seat, quest);
        true
    }

    /// A quest becomes active in front of a mage; some are shown at once.
    pub(crate) fn take_quest(&mut self, seat: Seat, quest: QuestId) {
        self.state.quests.put(quest, quest_pile::active(seat));
        self.note_joining(Newcomer::Quest(quest));
        let drawn = |quest| What::QuestDrawn { seat, quest };
        let known = Some(quest);
        if self.codex.quests[quest.index()].reveal == QuestReveal::WhenDrawn {
            self.state.quests_shown |= 1 << quest.0;
            self.tell(drawn(known));
        } else {
            self.tell_veiled(seat, drawn(known), drawn(None));
        }
    }

    /// Discarded, and paid for where the edition says so (R5.12, C6.9).
    pub(crate) fn discard_quest(&mut self, seat: Seat, quest: QuestId, face_up: bool) {
        self.put_by_quest(seat, quest, face_up);
        if self.state.pays_for_discard(false) {
            self.pay_for_quest(seat, quest);
        }
    }

    /// To the discard pile of its moon; its cubes go home (R5.15). Nothing more happens to one that was only looked at:
    /// it was nobody's quest.
    pub(crate) fn put_by_quest(&mut self, seat: Seat, quest: QuestId, face_up: bool) {
        self.clear_marks(seat, quest);
        let shown = face_up || self.state.quests_shown & (1 << quest.0) != 0;
        self.state.quests_shown &= !(1 << quest.0);
        let moon = self.codex.quests[quest.index()].moon;
        self.state.quests.put(quest, quest_pile::discard(moon));
        let discarded = |quest| What::QuestDiscarded { seat, quest };
        let known = Some(quest);
        if shown {
            self.tell(discarded(known));
        } else {
            self.tell_veiled(seat, discarded(known), discarded(None));
        }
    }

    pub(crate) fn clear_marks(&mut self, seat: Seat, quest: QuestId) {
        let marks = std::mem::take(&mut self.state.quest_marks[quest.index()]);
        let side = self.state.side(seat);
        *self.state.supply_mut(side) += marks;
    }

    /// R5.11: face down to the discard pile; the Black Rose gains by the moon printed on it.
    pub(crate) fn rose_draws_quest(&mut self) -> bool {
        let moon = self.state.moon;
        if !self.refill_quests(moon) {
            return false;
        }
        let quest = self.state.quests.top(quest_pile::deck(moon)).expect("refilled");
        self.state.quests.put(quest, quest_pile::discard(moon));
        self.tell(What::RoseDrewQuest { moon });
        self.gain(Colour::ROSE, moon, Colour::ROSE, codex::Means::OTHER);
        true
    }

    pub(crate) fn complete_quest(&mut self, seat: Seat, quest: QuestId) {
        self.clear_marks(seat, quest);
        self.state.quests_shown |= 1 << quest.0;
        self.state.quests.put(quest, quest_pile::completed(seat));
        self.tell(What::QuestCompleted { seat, quest });
    }

    /// The points and the turned card; the effect, if due, has been resolved before (R5.7, R5.9).
    pub(crate) fn solve_quest(&mut self, seat: Seat, quest: QuestId) {
        self.clear_marks(seat, quest);
        self.state.quests_shown &= !(1 << quest.0);
        let keeper = self.spoils_of(seat, quest, Spoils::Card);
        self.state.quests.put(quest, quest_pile::solved(keeper));
        self.tell(What::QuestSolved { seat, quest });
        if keeper != seat {
            self.tell(What::QuestTaken { by: keeper, from: seat, quest });
        }
        let power = self.codex.quests[quest.index()].power;
        let by = self.state.side(seat);
        let gainer = self.state.side(self.spoils_of(seat, quest, Spoils::Power));
        self.gain(gainer, power, by, codex::Means::QUEST);
        self.count_extra(gainer, power);
        self.state
            .lasting
            .retain(|own| !matches!(own, Lasting::Diverted { quest: own, .. } if *own == quest));
        // Answers speak of the quest and of what it really brought its solver.
        let told = (if gainer == by { power } else { 0 }, quest.0 as u64);
        let place = self.state.mage(seat).place;
        self.note(crate::facts::Fact {
            by,
            actor: seat.model(),
            on: seat.model(),
            room: place,
            means: codex::Means::QUEST,
            amount: told.0,
            extra: told.1,
            ..crate::facts::Fact::new(FactKind::Solved)
        });
    }

    /// Whether facts meet the task of a mage's quest, and what it asks for besides holds now.
    fn meets_task(&self, seat: Seat, quest: QuestId, facts: std::ops::Range<usize>, mask: u32) -> bool {
        let provided = self.codex.quests[quest.index()].provided;
        self.does_task(seat, quest, facts, mask)
            && provided.is_none_or(|condition| self.holds(&self.quest_effect(seat, quest), condition))
    }

    /// Whether facts are the deed that a quest asks for.
    fn does_task(&self, seat: Seat, quest: QuestId, facts: std::ops::Range<usize>, mask: u32) -> bool {
        let card = &self.codex.quests[quest.index()];
        let context = Context::of(seat.colour());
        let from = self.heard_from(Newcomer::Quest(quest), facts.clone(), mask);
        kinds(card.task.deed) & mask != 0
            && self.state.facts[from..facts.end]
                .iter()
                .any(|fact| self.sets_off(fact, &card.task, context, false))
    }

    /// Quests look at what a sentence has brought about, when everyone has reacted to it.
    pub(crate) fn mark_quests(&mut self, facts: std::ops::Range<usize>, mask: u32) {
        // Otherwise their owners have been asked (`SettleStage::Quests`).
        if !self.state.quests_at_once() {
            self.advance_quests(facts, mask);
        }
    }

    /// Bearers put a cube on jinxes that ask for it; a full one is discarded (R23.4, R23.5).
    pub(crate) fn mark_jinxes(&mut self, facts: std::ops::Range<usize>, mask: u32) {
        for seat in self.state.seats() {
            let mut index = 0;
            while index < self.state.mage(seat).jinxes.len() {
                let jinx = self.state.mage(seat).jinxes[index];
                let slots = self.codex.jinxes[jinx.kind.index()].slots;
                let due = self.marks_jinx(seat, jinx.kind, facts.clone(), mask);
                if due && self.mark_jinx(seat, index, slots) {
                    continue;
                }
                index += 1;
            }
        }
    }

    /// Whether facts ask the bearer for a cube on a jinx.
    fn marks_jinx(&self, seat: Seat, kind: JinxId, facts: std::ops::Range<usize>, mask: u32) -> bool {
        let trigger = &self.codex.jinxes[kind.index()].mark;
        let context = Context::of(self.state.side(seat));
        let from = self.heard_from(Newcomer::Jinx(seat, kind), facts.clone(), mask);
        self.is_jinx_due(seat, kind, &facts)
            || kinds(trigger.deed) & mask != 0
                && self.state.facts[from..facts.end]
                    .iter()
                    .any(|fact| self.sets_off(fact, trigger, context, false))
    }

    /// One cube of the bearer on a jinx; whether it was the last one and the jinx is gone.
    pub(crate) fn mark_jinx(&mut self, seat: Seat, index: usize, slots: u8) -> bool {
        let side = self.state.side(seat);
        if self.state.supply(side) == 0 {
            return false;
        }
        *self.state.supply_mut(side) -= 1;
        let jinx = &mut self.state.mage_mut(seat).jinxes[index];
        jinx.cubes += 1;
        let (kind, cubes) = (jinx.kind, jinx.cubes);
        self.tell(What::JinxMarked { jinx: kind, on: seat, cubes });
        if cubes >= slots {
            self.discard_jinx(seat, index);
        }
        cubes >= slots
    }

    /// Back to the open deck, cubes back to the bearer.
    pub(crate) fn discard_jinx(&mut self, seat: Seat, index: usize) {
        let side = self.state.side(seat);
        let jinx = self.state.mage_mut(seat).jinxes.remove(index);
        *self.state.supply_mut(side) += jinx.cubes;
        self.state.jinxes_left[jinx.kind.index()] += 1;
        self.tell(What::JinxDiscarded { jinx: jinx.kind, from: seat });
    }
}
