//! Quests at once: when a deed meets the task its owner may complete the quest, in secret until then; its effect and its
//! points follow immediately (C6.5, C6.10 to C6.13).

use crate::decision::{AskKind, Choice};
use crate::facts::FactKind;
use crate::game::{Flow, Game};
use crate::ids::*;
use crate::lasting::Lasting;
use crate::stack::*;
use crate::state::{QUESTS, quest_pile};
use crate::triggers::{Context, kinds};
use arrayvec::ArrayVec;
use codex::{Condition, Count, EffectId, Measure, QuestId};
use std::ops::Range;

/// Quests of one mage that one deed has met.
type Met = ArrayVec<QuestId, QUESTS>;

/// Whether it counts cubes on somebody's bar.
fn speaks_of_damage(condition: Condition) -> bool {
    match condition {
        Condition::Count { count, .. } => {
            matches!(count, Count::Damage { .. } | Count::YourDamage { .. } | Count::WoundedMages)
        }
        Condition::Ranked { rank, .. } => rank.of == Measure::Damage,
        _ => false,
    }
}

impl Game {
    /// Whether somebody could complete a quest by what a sentence has brought about.
    #[inline]
    pub(crate) fn quests_are_met(&self, facts: Range<usize>, mask: u32) -> bool {
        self.state.quests_at_once() && self.somebody_met_a_quest(facts, mask)
    }

    fn somebody_met_a_quest(&self, facts: Range<usize>, mask: u32) -> bool {
        let met = |seat: Seat| self.met_quest(seat, facts.clone(), mask, QuestId::default()).is_some();
        self.state.people().any(|seat| met(seat) || self.might_have_met(seat, facts.clone(), mask))
    }

    /// The same for what has not happened yet: whatever a task asks for besides may still come to hold.
    pub(crate) fn quests_might_be_met(&self, facts: Range<usize>, mask: u32) -> bool {
        if !self.state.quests_at_once() {
            return false;
        }
        self.state.people().any(|seat| {
            let fits = |quest: QuestId| {
                let task = &self.codex.quests[quest.index()].task;
                let facts = self.state.facts[facts.clone()].iter();
                kinds(task.deed) & mask != 0
                    && facts.clone().any(|fact| self.sets_off(fact, task, Context::of(seat.colour()), false))
            };
            self.state.quests.iter(quest_pile::active(seat)).any(fits)
                || self.might_have_met(seat, facts.clone(), mask)
        })
    }

    /// Whether, in a veiled game, others may think that a mage has met a quest: one with the same back would be, if it
    /// lay there. So who is asked follows from what everybody sees.
    fn might_have_met(&self, seat: Seat, facts: Range<usize>, mask: u32) -> bool {
        if !self.state.veiled {
            return false;
        }
        let hidden = self.state.quests.iter(quest_pile::active(seat));
        let moons = hidden.fold(0u8, |moons, quest| moons | 1 << self.codex.quests[quest.index()].moon);
        let open = |pile| self.state.seats().any(|seat| pile == quest_pile::solved(seat));
        let context = Context::of(seat.colour());
        self.codex.quests.iter().zip((0..).map(QuestId)).any(|(card, quest)| {
            moons & 1 << card.moon != 0
                && kinds(card.task.deed) & mask != 0
                && self.state.quests.pile_of(quest).is_some_and(|pile| !open(pile))
                && self.state.facts[facts.clone()]
                    .iter()
                    .any(|fact| self.sets_off(fact, &card.task, context, false))
        })
    }

    /// The first quest of a mage from a number on that the facts meet.
    fn met_quest(&self, seat: Seat, facts: Range<usize>, mask: u32, from: QuestId) -> Option<QuestId> {
        let open = |quest: QuestId| quest >= from && !self.is_refused(quest);
        let meets = |&quest: &QuestId| open(quest) && self.meets_task(seat, quest, facts.clone(), mask);
        self.state.quests.iter(quest_pile::active(seat)).filter(meets).min()
    }

    /// Writes down who has met which quest when the deed is done, before anything answers it: what a task asks for
    /// besides must hold then (LC-54).
    pub(crate) fn remember_met_quests(&mut self, at: usize, facts: Range<usize>) {
        let mask = self.mask_of(facts.clone());
        let frame = Depth::at(at);
        for seat in self.state.seats() {
            let own: Met = self.state.quests.iter(quest_pile::active(seat)).collect();
            for quest in own {
                let due = self.does_task(seat, quest, facts.clone(), mask) && !self.is_refused(quest);
                if due && !self.has_looked(at, seat, quest) {
                    self.last(match self.meets_task(seat, quest, facts.clone(), mask) {
                        true => Lasting::Met { frame, seat, quest },
                        false => Lasting::Missed { frame, quest },
                    });
                }
            }
        }
    }

    /// Whether it was written down already how things lay at the deed of a quest.
    fn has_looked(&self, at: usize, seat: Seat, quest: QuestId) -> bool {
        let frame = Depth::at(at);
        let known = [Lasting::Met { frame, seat, quest }, Lasting::Missed { frame, quest }];
        self.state.lasting.iter().any(|own| known.contains(own))
    }

    /// Whether a quest was met in the middle of what a full stop now settles.
    pub(crate) fn has_met_before(&self, at: usize) -> bool {
        self.state.lasting.iter().any(|own| matches!(own, Lasting::Met { frame, .. } if frame.index() == at))
    }

    /// When all have answered: what was ignored or taken back was not done after all (R10.20). Those who fall by the same
    /// deed are not in their cells yet, and what others may think of them is written down.
    pub(crate) fn review_met_quests(&mut self, at: usize, settle: &SettleFrame) {
        let facts = settle.facts_from as usize..settle.facts_to as usize;
        let mask = self.mask_of(facts.clone());
        for index in (0..self.state.lasting.len()).rev() {
            if let Lasting::Met { frame, seat, quest } = self.state.lasting[index]
                && frame.index() == at
                && !self.stays_done(seat, quest, facts.clone(), mask)
            {
                self.state.lasting.remove(index);
            }
        }
        let frame = Depth::at(at);
        for seat in self.state.seats() {
            // Whoever has taken a deed over has done it by now.
            let mut from = QuestId::default();
            while let Some(quest) = self.met_quest(seat, facts.clone(), mask, from) {
                if !self.has_looked(at, seat, quest) {
                    self.last(Lasting::Met { frame, seat, quest });
                }
                from = QuestId(quest.0 + 1);
            }
            if !settle.claims.is_empty() && self.might_have_met(seat, facts.clone(), mask) {
                self.last(Lasting::Met { frame, seat, quest: QuestId::NONE });
            }
        }
    }

    /// Whether the deed of a quest that was met is done still: with or without whoever did it or bore it.
    fn stays_done(&self, seat: Seat, quest: QuestId, facts: Range<usize>, mask: u32) -> bool {
        let task = &self.codex.quests[quest.index()].task;
        self.does_task(seat, quest, facts.clone(), mask)
            || self.is_quest_due(seat, quest, &facts)
            || self.was_done(task, seat, facts, Model::NONE)
    }

    /// Damage that is ignored was never inflicted: what tasks ask for besides is looked at again, as far as it is a matter
    /// of damage (L-33, R10.20). All else is as it was at the deed.
    pub(crate) fn look_again_at_damage(&mut self, blow: usize) {
        if !self.state.quests_at_once() {
            return;
        }
        let settles = |frame: &Frame| match frame {
            Frame::Settle(own) => (own.facts_from as usize..own.facts_to as usize).contains(&blow),
            _ => false,
        };
        let Some(at) = self.state.stack.iter().position(settles) else { return };
        let frame = Depth::at(at);
        for seat in self.state.seats() {
            let own: Met = self.state.quests.iter(quest_pile::active(seat)).collect();
            for quest in own {
                let Some(asked) = self.codex.quests[quest.index()].provided else { continue };
                if !speaks_of_damage(asked) || !self.has_looked(at, seat, quest) {
                    continue;
                }
                let (met, missed) = (Lasting::Met { frame, seat, quest }, Lasting::Missed { frame, quest });
                self.state.lasting.retain(|own| *own != met && *own != missed);
                let holds = self.holds(&self.quest_effect(seat, quest), asked);
                self.last(if holds { met } else { missed });
            }
        }
    }

    pub(super) fn mask_of(&self, facts: Range<usize>) -> u32 {
        self.state.facts[facts].iter().fold(0, |mask, fact| mask | fact.kind.bit())
    }

    /// The quests that a mage may complete at a full stop, and whether others may think there is one.
    fn quests_to_offer(&self, at: usize, settle: &SettleFrame, seat: Seat) -> (Met, bool) {
        let mut met = Met::new();
        let facts = settle.facts_from as usize..settle.facts_to as usize;
        let mut thought =
            settle.claims.is_empty() && self.might_have_met(seat, facts.clone(), self.mask_of(facts));
        for own in self.state.lasting.iter() {
            if let Lasting::Met { frame, seat: whose, quest } = *own
                && frame.index() == at
                && whose == seat
            {
                let held = || self.state.quests.pile_of(quest) == Some(quest_pile::active(seat));
                match quest.is_some() {
                    true if held() && !self.is_refused(quest) => met.push(quest),
                    true => {}
                    false => thought = true,
                }
            }
        }
        (met, thought)
    }

    /// The full stop of the blow that made somebody leave or fall, seen from the one of leaving or falling.
    fn blow_below(&self, at: usize) -> Option<usize> {
        let mut below = at.checked_sub(1)?;
        if let Frame::Defeat(_) = self.state.stack[below] {
            below = below.checked_sub(1)?;
        }
        matches!(self.state.stack[below], Frame::Settle(_)).then_some(below)
    }

    /// What a fall meets is offered together with what the blow has met, when all who fall by it have fallen: of two
    /// quests their owner says which comes first (C6.13, LC-54).
    fn hand_down_met_quests(&mut self, at: usize, blow: usize, settle: &SettleFrame) {
        let frame = Depth::at(blow);
        for seat in self.state.seats() {
            let (met, thought) = self.quests_to_offer(at, settle, seat);
            let thought = thought.then_some(QuestId::NONE);
            for quest in met.into_iter().chain(thought) {
                if !self.has_looked(blow, seat, quest) {
                    self.last(Lasting::Met { frame, seat, quest });
                }
            }
        }
    }

    /// Each owner in turn, one quest after the other, in the owner's order (C6.13). Those who fall by the same deed have
    /// fallen, and may complete theirs in the cell (C12.15, C14.21).
    pub(crate) fn offer_met_quests(&mut self, at: usize, mut frame: SettleFrame) -> Flow {
        if let Some(blow) = self.blow_below(at) {
            self.hand_down_met_quests(at, blow, &frame);
            frame.turn = self.state.mages.len() as u8;
        }
        if frame.asked {
            frame.asked = false;
            match self.take_choice() {
                Some(Choice::Quest { quest }) => {
                    self.state.stack[at] = Frame::Settle(frame);
                    let seat = self.state.nth_in_order(frame.turn);
                    self.complete_at_once(at, seat, quest);
                    return Flow::Continue;
                }
                _ => frame.turn += 1,
            }
        }
        while (frame.turn as usize) < self.state.mages.len() {
            let seat = self.state.nth_in_order(frame.turn);
            let (mut met, mut thought) = self.quests_to_offer(at, &frame, seat);
            if self.has_lost_the_room(at, seat) {
                met.retain(|quest| !self.asks_for_a_room(*quest));
                thought &= self.has_looked(at, seat, QuestId::NONE);
            }
            if thought || !met.is_empty() {
                self.ask(seat, AskKind::CompleteQuest);
                met.iter().for_each(|&quest| self.option(Choice::Quest { quest }));
                self.option(Choice::Pass);
                frame.asked = true;
                self.state.stack[at] = Frame::Settle(frame);
                return Flow::Wait;
            }
            frame.turn += 1;
        }
        frame.stage = SettleStage::Done;
        self.state.stack[at] = Frame::Settle(frame);
        self.end_lasting_of(at);
        Flow::Continue
    }

    /// Felled by an answer to the activation of a room: its effect is lost, and what would take its place (LC-5).
    fn has_lost_the_room(&self, at: usize, seat: Seat) -> bool {
        match at.checked_sub(1).and_then(|below| self.state.stack.get(below)) {
            Some(Frame::Effect(room)) => {
                matches!(room.source, Source::Room { .. })
                    && room.you == seat.colour()
                    && room.step == EffectStep::Finished
            }
            _ => false,
        }
    }

    fn asks_for_a_room(&self, quest: QuestId) -> bool {
        kinds(self.codex.quests[quest.index()].task.deed) & FactKind::ActivatedRoom.bit() != 0
    }

    /// A quest that says itself how it is solved, and was not, is kept for another occasion: there is no state between
    /// (C6.8).
    pub(crate) fn keep_unsolved(&mut self, seat: Seat, quest: QuestId) {
        let between = self.state.quests.pile_of(quest) == Some(quest_pile::completed(seat));
        if between && self.state.quests_at_once() {
            self.state.quests.put(quest, quest_pile::active(seat));
        }
    }

    /// Turned up, its effect, its points (C6.5); or its effect in place of that of the room that met it (C6.6, C6.11).
    fn complete_at_once(&mut self, at: usize, seat: Seat, quest: QuestId) {
        self.complete_quest(seat, quest);
        if self.codex.quests[quest.index()].instead
            && let Some(Frame::Effect(room)) =
                at.checked_sub(1).and_then(|below| self.state.stack.get_mut(below))
            && matches!(room.source, Source::Room { .. })
            && room.you == seat.colour()
            // What was left need not be replaced, and does not come back with a quest that is refused (L-71, LC-15).
            && room.step != EffectStep::Waived
        {
            room.step = EffectStep::Ending;
        }
        let effect = self.quest_effect(seat, quest);
        self.start_effect(effect);
    }

    /// What a quest does before it pays; nothing, if it only pays.
    pub(crate) fn quest_effect(&self, seat: Seat, quest: QuestId) -> EffectFrame {
        let effect = self.codex.quests[quest.index()].effect.unwrap_or(EffectId(u16::MAX));
        EffectFrame::new(effect, Source::Quest { quest }, seat.colour())
    }
}
