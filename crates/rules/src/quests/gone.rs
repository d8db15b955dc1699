//! Deeds whose figure is gone: an answer to a blow may remove the evocation that struck or bore it, or end the form of a
//! mage, before quests and jinxes have looked at it. What they asked for was done all the same (R5.3, R23.4, LC-54).

use crate::facts::Fact;
use crate::game::Game;
use crate::ids::*;
use crate::lasting::Lasting;
use crate::stack::{Frame, SettleStage};
use crate::state::quest_pile;
use crate::triggers::kinds;
use arrayvec::ArrayVec;
use codex::{JinxId, QuestId, SubjectWhose, Trigger};
use std::ops::Range;

/// Deeds that marks still wait for; one for each quest or jinx of a mage.
type Due = ArrayVec<Lasting, 32>;

impl Game {
    /// Before a model is forgotten, or is an evocation no more: what deeds with it have met is written down, at each full
    /// stop that has not marked yet.
    pub(crate) fn remember_deeds_with(&mut self, model: Model) {
        let mut due = Due::new();
        for frame in &self.state.stack {
            let Frame::Settle(settle) = frame else { continue };
            let waits = match settle.stage {
                SettleStage::Gather | SettleStage::Declare | SettleStage::Resolve | SettleStage::Removals => {
                    true
                }
                SettleStage::Quests | SettleStage::Falls | SettleStage::Defeats | SettleStage::Done => false,
            };
            let facts = settle.facts_from as usize..settle.facts_to as usize;
            let with_it = |fact: &Fact| fact.on == model || fact.actor == model;
            if waits && self.state.facts[facts.clone()].iter().any(with_it) {
                let with = if model.mage().is_some() { model } else { Model::NONE };
                self.list_due(&mut due, facts, with);
            }
        }
        for own in due {
            self.last(own);
        }
    }

    fn list_due(&self, due: &mut Due, facts: Range<usize>, with: Model) {
        let mask = self.mask_of(facts.clone());
        let from = facts.start as u8;
        let mut add = |own| {
            if !due.contains(&own) && !self.state.lasting.contains(&own) {
                due.try_push(own).ok();
            }
        };
        for seat in self.state.seats() {
            for quest in self.state.quests.iter(quest_pile::active(seat)) {
                // At once, what a task asks for besides was looked at when the deed was done.
                let met = match self.state.quests_at_once() {
                    true => self.does_task(seat, quest, facts.clone(), mask),
                    false => self.meets_task(seat, quest, facts.clone(), mask),
                };
                if met {
                    add(Lasting::QuestDue { from, seat, quest, with });
                }
            }
            for jinx in &self.state.mage(seat).jinxes {
                if self.marks_jinx(seat, jinx.kind, facts.clone(), mask) {
                    add(Lasting::JinxDue { from, seat, jinx: jinx.kind, with });
                }
            }
        }
    }

    /// Whether a deed with a figure that is gone has met a quest, and is done still.
    pub(super) fn is_quest_due(&self, seat: Seat, quest: QuestId, facts: &Range<usize>) -> bool {
        self.state.lasting.iter().any(|own| match *own {
            Lasting::QuestDue { from, seat: whose, quest: due, with } => {
                (from as usize, whose, due) == (facts.start, seat, quest)
                    && self.was_done(&self.codex.quests[quest.index()].task, seat, facts.clone(), with)
            }
            _ => false,
        })
    }

    /// The same for a jinx.
    pub(super) fn is_jinx_due(&self, seat: Seat, jinx: JinxId, facts: &Range<usize>) -> bool {
        self.state.lasting.iter().any(|own| match *own {
            Lasting::JinxDue { from, seat: whose, jinx: due, with } => {
                (from as usize, whose, due) == (facts.start, seat, jinx)
                    && self.was_done(&self.codex.jinxes[jinx.index()].mark, seat, facts.clone(), with)
            }
            _ => false,
        })
    }

    /// What was marked, or is marked no more, is due no longer.
    pub(super) fn forget_due(&mut self, done: impl Fn(&Lasting) -> bool) {
        if !self.state.lasting.is_empty() {
            self.state.lasting.retain(|own| !done(own));
        }
    }

    /// All from these facts on have been marked.
    pub(crate) fn forget_due_from(&mut self, facts: u8) {
        self.forget_due(|own| {
            matches!(own, Lasting::QuestDue { from, .. } | Lasting::JinxDue { from, .. } if *from >= facts)
        });
    }

    /// Whether a deed of this kind is still done `with` this one, or with somebody who is gone: ignored, it never was
    /// (R10.20).
    pub(super) fn was_done(&self, task: &Trigger, seat: Seat, facts: Range<usize>, with: Model) -> bool {
        let side = self.state.side(seat);
        self.state.facts[facts].iter().any(|fact| {
            let by_them = task.subject.whose != SubjectWhose::Yours || fact.by == side;
            // The Black Rose strikes without a figure: nobody has left.
            let is_with =
                fact.on == with || fact.actor == with && !(with == Model::NONE && fact.by.is_rose());
            kinds(task.deed) & fact.kind.bit() != 0 && fact.amount > 0 && by_them && is_with
        })
    }
}
