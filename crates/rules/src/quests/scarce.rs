//! The last cubes for several quests and jinxes: their owner says which get them (R5.15, R23.5).

use crate::decision::{AskKind, Choice};
use crate::game::{Flow, Game};
use crate::ids::*;
use crate::lasting::Lasting;
use crate::newcomers::Newcomer;
use crate::stack::*;
use crate::state::quest_pile;
use arrayvec::ArrayVec;
use codex::JinxId;
use std::ops::Range;

/// What one deed wants to mark; more than these never lie before one mage.
type Wanted = ArrayVec<Choice, 24>;

impl Game {
    /// The first mage whose cubes do not reach for all that a sentence wants to mark.
    pub(crate) fn short_of_marks(&self, facts: Range<usize>, mask: u32) -> Option<Seat> {
        let short = |&seat: &Seat| {
            let mage = self.state.mage(seat);
            let (cubes, quests) = (mage.supply as usize, self.state.quests.len(quest_pile::active(seat)));
            (1..quests + mage.jinxes.len()).contains(&cubes) && {
                let wanted = self.wanted_marks(seat, facts.clone(), mask);
                wanted.len() > cubes && wanted.iter().any(|own| *own != wanted[0])
            }
        };
        self.state.people().find(short)
    }

    /// Quests and jinxes of a mage that one sentence marks, each as often as it wants a cube.
    fn wanted_marks(&self, seat: Seat, facts: Range<usize>, mask: u32) -> Wanted {
        let mut wanted = Wanted::new();
        if !self.state.quests_at_once() {
            for quest in self.state.quests.iter(quest_pile::active(seat)) {
                let marked = self.codex.quests[quest.index()].slots > 0;
                if marked && !wanted.is_full() && self.marks_quest(seat, quest, facts.clone(), mask) {
                    wanted.push(Choice::Quest { quest });
                }
            }
        }
        for jinx in &self.state.mage(seat).jinxes {
            if !wanted.is_full() && self.marks_jinx(seat, jinx.kind, facts.clone(), mask) {
                wanted.push(Choice::Jinx(jinx.kind));
            }
        }
        wanted
    }

    /// Asks whoever is short of cubes, one mark after the other, until the rest can be marked without a choice.
    pub(crate) fn ask_for_marks(&mut self, at: usize, frame: &mut SettleFrame) -> Option<Flow> {
        if frame.asked {
            frame.asked = false;
            let choice = self.take_choice();
            self.place_mark(frame, choice);
        }
        let facts = frame.facts_from as usize..frame.facts_to as usize;
        let mask = self.mask_of(facts.clone());
        let seat = self.short_of_marks(facts.clone(), mask)?;
        frame.turn = seat.0;
        frame.asked = true;
        self.ask(seat, AskKind::Mark);
        let wanted = self.wanted_marks(seat, facts, mask);
        for (index, &own) in wanted.iter().enumerate() {
            if !wanted[..index].contains(&own) {
                self.option(own);
            }
        }
        self.state.stack[at] = Frame::Settle(*frame);
        Some(Flow::Wait)
    }

    /// What was chosen is marked, and has then heard all that this sentence says.
    fn place_mark(&mut self, frame: &mut SettleFrame, choice: Option<Choice>) {
        let seat = Seat(frame.turn);
        frame.turn = 0;
        let heard = match choice {
            Some(Choice::Quest { quest }) => {
                self.progress(seat, quest);
                self.forget_due(|own| matches!(own, Lasting::QuestDue { quest: due, .. } if *due == quest));
                Newcomer::Quest(quest)
            }
            Some(Choice::Jinx(kind)) => {
                self.mark_jinxes_of(seat, kind);
                self.forget_due(|own| {
                    matches!(own, Lasting::JinxDue { seat: of, jinx, .. } if (*of, *jinx) == (seat, kind))
                });
                Newcomer::Jinx(seat, kind)
            }
            _ => return,
        };
        self.note_joining(heard);
        frame.facts_to = self.state.facts.len() as u8;
    }

    /// One cube on each jinx of a kind, as far as they reach.
    fn mark_jinxes_of(&mut self, seat: Seat, kind: JinxId) {
        let slots = self.codex.jinxes[kind.index()].slots;
        for index in (0..self.state.mage(seat).jinxes.len()).rev() {
            if self.state.mage(seat).jinxes[index].kind == kind {
                self.mark_jinx(seat, index, slots);
            }
        }
    }
}
