//! The full stop: reactions, then removals and defeats, then on (R10.7 to R10.24).

use crate::clauses::answer;
use crate::decision::{AskKind, Choice};
use crate::facts::*;
use crate::game::{Flow, Game};
use crate::ids::*;
use crate::marks::Bound;
use crate::reactions::{Pending, PendingCard, is_feint_of};
use crate::stack::*;
use crate::state::*;
use codex::{AnswerOrder, Answered, Declaring, SpellType, Trigger};

/// Interruptions within one another before nothing more is set off; printed cards stay below a dozen.
const CHAIN_MAX: usize = DEPTH - 16;

impl Game {
    /// Ends a sentence: marks quests and jinxes, then settles what the facts from `from` on have set off.
    ///
    /// The frame at `at` must already be written back; it is continued when everything is settled.
    pub(crate) fn period(&mut self, at: usize, from: u8) {
        self.period_answered(at, from, Answered::ByAll);
    }

    /// The same, after a sentence that says who may react to it.
    pub(crate) fn period_answered(&mut self, at: usize, from: u8, answered: Answered) {
        debug_assert_eq!(at + 1, self.state.stack.len());
        self.drop_lapsed_claims();
        let facts_to = self.state.facts.len() as u8;
        if facts_to == from {
            return;
        }
        let mask = self.state.facts[from as usize..].iter().fold(0, |mask, fact| mask | fact.kind.bit());
        let pending_from = self.state.pending.len() as u8;
        let context = (from, facts_to, mask, answered);
        // Cards of a pack could set each other off for ever; a chain this long ends here (L-42).
        if self.state.stack.len() < CHAIN_MAX {
            self.gather_reactions(context);
        } else {
            self.marks.lose(Bound::Chain);
        }
        // Each fall belongs to the sentence that caused it: reactions come first, and what they interrupt waits.
        let mut claims = self.falling_models();
        if !claims.is_empty() {
            claims = claims.without(self.struck_by_whoever_goes_on(from));
        }
        let facts = from as usize..facts_to as usize;
        let asks = self.quests_are_met(facts.clone(), mask)
            || self.has_met_before(at + 1)
            || self.short_of_marks(facts.clone(), mask).is_some();
        if self.state.pending.len() as u8 == pending_from && claims.is_empty() && !asks {
            self.mark(from, facts_to);
            self.end_lasting_of(at + 1);
            self.state.facts.truncate(from as usize);
            return;
        }
        self.state.claimed = Models(self.state.claimed.0 | claims.0);
        let frame = SettleFrame {
            stage: SettleStage::Gather,
            claims,
            facts_from: from,
            facts_to,
            pending_from,
            turn: 0,
            asked: false,
            declared: false,
            answered,
        };
        self.push(Frame::Settle(frame));
        if self.state.quests_at_once() {
            self.remember_met_quests(at + 1, facts);
        }
    }

    /// Quests and jinxes look at what is left of the facts when everyone has reacted: ignored damage was never
    /// inflicted (R10.20).
    fn mark(&mut self, from: u8, to: u8) {
        let facts = from as usize..to as usize;
        let mask = self.state.facts[facts.clone()].iter().fold(0, |mask, fact| mask | fact.kind.bit());
        self.mark_quests(facts.clone(), mask);
        self.mark_jinxes(facts, mask);
        self.forget_due_from(from);
    }

    pub(crate) fn run_settle(&mut self) -> Flow {
        let at = self.state.stack.len() - 1;
        let Frame::Settle(mut frame) = self.state.stack[at] else { unreachable!() };
        let flow = match frame.stage {
            SettleStage::Gather => {
                frame.stage =
                    if self.must_declare(&frame) { SettleStage::Declare } else { SettleStage::Resolve };
                Flow::Continue
            }
            SettleStage::Declare => self.declare(&mut frame),
            SettleStage::Resolve => return self.resolve_pending(at, frame),
            SettleStage::Quests => return self.offer_met_quests(at, frame),
            SettleStage::Removals => {
                if let Some(flow) = self.ask_for_marks(at, &mut frame) {
                    return flow;
                }
                frame.stage = SettleStage::Falls;
                self.state.stack[at] = Frame::Settle(frame);
                self.mark(frame.facts_from, frame.facts_to);
                let evocations = self.state.evocation_models().fold(Models::EMPTY, Models::with);
                self.state.claimed = self.state.claimed.without(Models(frame.claims.0 & evocations.0));
                let facts_from = self.state.facts.len() as u8;
                let spent = evocations.iter().filter(|&model| self.is_spent(model));
                for model in spent.fold(Models::EMPTY, Models::with).iter() {
                    let by = self.last_damage_by(model, frame.facts_from);
                    self.remove_evocation(model, by);
                }
                self.period_answered(at, facts_from, frame.answered);
                return Flow::Continue;
            }
            SettleStage::Falls => {
                // Everyone about to fall may answer before the first of them does (R17.10a, b).
                frame.stage = SettleStage::Defeats;
                self.state.stack[at] = Frame::Settle(frame);
                let facts_from = self.state.facts.len() as u8;
                for seat in self.state.play_order() {
                    if frame.claims.has(seat.model()) && self.is_falling(seat) {
                        self.note_defeat(seat, false);
                    }
                }
                self.period_answered(at, facts_from, frame.answered);
                return Flow::Continue;
            }
            SettleStage::Defeats => {
                // Each one completely, in play order; the others wait, still claimed (R17.10b).
                let falls = |seat: &Seat| frame.claims.has(seat.model()) && self.is_falling(*seat);
                match self.state.play_order().find(falls) {
                    Some(seat) => self.start_defeat(seat, frame.answered),
                    None => {
                        let at_once = self.state.quests_at_once();
                        frame.stage = if at_once { SettleStage::Quests } else { SettleStage::Done };
                        self.state.claimed = self.state.claimed.without(frame.claims);
                    }
                }
                self.state.stack[at] = Frame::Settle(frame);
                return Flow::Continue;
            }
            SettleStage::Done => {
                self.state.pending.truncate(frame.pending_from as usize);
                self.state.facts.truncate(frame.facts_from as usize);
                self.state.stack.pop();
                return Flow::Continue;
            }
        };
        self.state.stack[at] = Frame::Settle(frame);
        flow
    }

    /// With optional cards of several owners everyone declares first (R10.16, EN).
    fn must_declare(&self, frame: &SettleFrame) -> bool {
        if self.state.rules.declaring == Declaring::OneAfterAnother {
            return false;
        }
        let own = &self.state.pending[frame.pending_from as usize..];
        let mut owners = own.iter().filter(|pending| pending.is_optional()).map(|pending| pending.owner);
        let first = owners.next();
        owners.any(|owner| Some(owner) != first)
    }

    fn declare(&mut self, frame: &mut SettleFrame) -> Flow {
        if frame.asked {
            frame.asked = false;
            match answer!(self, Choice::Use { pending } => pending) {
                Some(pending) => {
                    self.state.pending[pending as usize].declared = true;
                    self.drop_twins(frame.pending_from, pending as usize);
                }
                None => {
                    let owner = self.turn_colour(frame.turn);
                    self.drop_pending(frame.pending_from, |pending| {
                        pending.owner == owner && pending.is_optional() && !pending.declared
                    });
                    frame.turn += 1;
                }
            }
        }
        while (frame.turn as usize) < self.state.mages.len() {
            let side = self.turn_colour(frame.turn);
            let from = frame.pending_from as usize;
            let own = |game: &mut Game| {
                let mut feint = false;
                for index in from..game.state.pending.len() {
                    let pending = game.state.pending[index];
                    if pending.owner == side && pending.is_optional() && !pending.declared {
                        match pending.is_feint() {
                            true => feint = true,
                            false => game.option(Choice::Use { pending: index as u8 }),
                        }
                    }
                }
                if feint {
                    game.option(Choice::Pass);
                } else {
                    game.or_pass();
                }
            };
            if self.ask_among(self.state.decider(side), AskKind::Declare, own) {
                frame.asked = true;
                return Flow::Wait;
            }
            frame.turn += 1;
        }
        frame.turn = 0;
        frame.declared = true;
        frame.stage = SettleStage::Resolve;
        Flow::Continue
    }

    /// The same card set off by another fact of the same sentence can be used only once.
    fn drop_twins(&mut self, from: u8, used: usize) {
        let Pending { owner, card, fact, .. } = self.state.pending[used];
        if matches!(card, PendingCard::Slot { .. } | PendingCard::Command { .. }) {
            self.drop_pending(from, |pending| {
                pending.owner == owner
                    && (pending.card == card && pending.fact != fact || is_feint_of(pending.card, card))
            });
        }
    }

    pub(crate) fn drop_pending(&mut self, from: u8, unwanted: impl Fn(&Pending) -> bool) {
        let mut index = from as usize;
        while index < self.state.pending.len() {
            if unwanted(&self.state.pending[index]) {
                self.state.pending.remove(index);
            } else {
                index += 1;
            }
        }
    }

    /// Owners in play order; each resolves what they have, one at a time, in the order they like (R10.14, R10.15).
    fn resolve_pending(&mut self, at: usize, mut frame: SettleFrame) -> Flow {
        if frame.asked {
            frame.asked = false;
            match answer!(self, Choice::Use { pending } => pending) {
                Some(pending) => {
                    self.state.stack[at] = Frame::Settle(frame);
                    self.start_reaction(pending as usize, frame);
                    return Flow::Continue;
                }
                None => {
                    let owner = self.turn_colour(frame.turn);
                    self.drop_pending(frame.pending_from, |pending| {
                        pending.owner == owner && pending.is_optional()
                    });
                }
            }
        }
        while frame.turn as usize <= self.state.mages.len() {
            let owner = self.turn_colour(frame.turn);
            self.drop_lapsed(frame, owner);
            let mut own = [0usize; PENDING];
            let mut count = 0;
            let mut must = false;
            let mut feint = false;
            for index in frame.pending_from as usize..self.state.pending.len() {
                let pending = self.state.pending[index];
                // Events come after the nightmares, the leftmost first: there is no order to choose (R4.5, L-1).
                if matches!(pending.card, PendingCard::Event { .. }) && count > 0 {
                    break;
                }
                if pending.owner == owner && pending.is_feint() {
                    feint = true;
                } else if pending.owner == owner && self.answers_in(frame.turn, &pending) {
                    must |= !pending.is_optional() || pending.declared;
                    // Two occurrences that nothing tells apart are one option.
                    let alike = |&&other: &&usize| {
                        let other = self.state.pending[other];
                        let facts = &self.state.facts;
                        other.card == pending.card && facts[other.fact.index()] == facts[pending.fact.index()]
                    };
                    if own[..count].iter().find(alike).is_none() {
                        own[count] = index;
                        count += 1;
                    }
                }
            }
            if count == 0 && !feint {
                frame.turn += 1;
                continue;
            }
            self.state.stack[at] = Frame::Settle(frame);
            if must && !feint && self.leaves_no_choice(&own[..count]) {
                self.start_reaction(own[0], frame);
                return Flow::Continue;
            }
            self.ask(self.state.decider(owner), AskKind::React);
            for &index in &own[..count] {
                self.option(Choice::Use { pending: index as u8 });
            }
            if !must {
                self.option(Choice::Pass);
            }
            frame.asked = true;
            self.state.stack[at] = Frame::Settle(frame);
            return Flow::Wait;
        }
        frame.turn = 0;
        frame.stage = SettleStage::Removals;
        // A fall does not wait for quests, but they ask how things lay before it (C6.12, C14.21).
        if self.state.quests_at_once() {
            self.review_met_quests(at, &frame);
        }
        self.state.stack[at] = Frame::Settle(frame);
        Flow::Continue
    }

    /// One card set off several times, and nothing to decline: in the order of the facts.
    fn leaves_no_choice(&self, own: &[usize]) -> bool {
        let first = self.state.pending[own[0]];
        let one_card = own.iter().all(|&index| self.state.pending[index].card == first.card);
        own.len() == 1 || one_card && !first.is_optional()
    }

    /// The mage whose deed everything under way began with: by an action, a spell or an evocation.
    fn whoever_acts(&self) -> Option<Seat> {
        match self.state.stack.first()? {
            Frame::Action(action) => Some(action.seat),
            Frame::Activation(activation) => activation.controller.seat(),
            Frame::Effect(effect) => effect.you.seat(),
            _ => None,
        }
    }

    /// The side that answers at a place in the order: play order, or clockwise from whoever comes after the mage that
    /// acts; the Black Rose last (R10.15, C12.13).
    fn turn_colour(&self, turn: u8) -> Colour {
        let count = self.state.mages.len() as u8;
        if turn == count {
            return Colour::ROSE;
        }
        match (self.state.rules.answers, self.whoever_acts()) {
            (AnswerOrder::AfterWhoeverActs, Some(seat)) => self.state.side(Seat((seat.0 + 1 + turn) % count)),
            _ => self.state.side(self.state.nth_in_order(turn)),
        }
    }

    /// Of the Black Rose's cards the Avatar's own come in its place, nightmares and events at the end (L-1).
    fn answers_in(&self, turn: u8, pending: &Pending) -> bool {
        if !pending.owner.is_rose() || self.state.avatar.is_none() {
            return true;
        }
        let last = match pending.card {
            PendingCard::Event { .. } => true,
            PendingCard::Skill { model, .. } | PendingCard::Upgrade { model, .. } => {
                self.state.evocation(model).is_some_and(|own| own.haunts())
            }
            _ => false,
        };
        last == (turn as usize == self.state.mages.len())
    }

    /// Where falls are settled between two answers, whoever set off a trap may be in the cell by now, or have done it
    /// from there: nobody is left for it to strike (C12.15, C12.19). So with a spell whose caster has fallen: nothing is
    /// left of it to protect oneself from (C12.14, C14.14).
    fn has_gone_home(&self, pending: &Pending, trigger: &Trigger, fact: &Fact) -> bool {
        if !self.state.stops_after_each_part() {
            return false;
        }
        let home = |model: Model| match model.mage() {
            Some(seat) => self.state.mage(seat).in_cell(),
            None => model.is_some() && !self.state.in_lodge(model),
        };
        // An evocation that is gone is no model any more.
        let entered = fact.kind == FactKind::Entered && (fact.on == Model::NONE || home(fact.on));
        let PendingCard::Slot { slot } = pending.card else { return entered };
        let Some(seat) = pending.owner.seat() else { return false };
        let half = self.half_for(self.state.mage(seat).sheet[slot.index()], pending.owner, pending.fact);
        let strikes = match self.side(half).kind {
            SpellType::Trap => {
                !matches!(fact.kind, FactKind::Defeated | FactKind::PutInCell | FactKind::Removed)
            }
            _ => match self.state.stack.get(fact.frame.index()) {
                Some(Frame::Effect(spell)) if matches!(fact.kind, FactKind::Targeted | FactKind::Cast) => {
                    spell.step == EffectStep::Finished
                }
                _ => fact.kind == FactKind::Entered,
            },
        };
        strikes && (entered || home(self.that_model(trigger, fact)))
    }

    /// What waits to answer a mage who has just gone home is not offered any more, wherever they are put later (C12.19).
    pub(crate) fn lapse_what_waits_for(&mut self, mage: Model) {
        for index in 0..self.state.pending.len() {
            let pending = self.state.pending[index];
            let Some((trigger, _)) = self.trigger_of(&pending) else { continue };
            let fact = self.state.facts[pending.fact.index()];
            let waits = fact.on == mage || self.that_model(&trigger, &fact) == mage;
            if waits && self.has_gone_home(&pending, &trigger, &fact) {
                self.state.pending[index].owner = Colour::NONE;
            }
        }
    }

    /// Cards that are gone, and, unless declared, cards whose trigger no longer holds (R10.14, RB-56).
    fn drop_lapsed(&mut self, frame: SettleFrame, owner: Colour) {
        let mut index = frame.pending_from as usize;
        while index < self.state.pending.len() {
            let pending = self.state.pending[index];
            let lapsed = pending.owner == owner
                && match (pending.card, self.trigger_of(&pending)) {
                    (PendingCard::Feint { slot }, _) => {
                        !self.might_answer(owner, slot, frame.facts_from..frame.facts_to)
                    }
                    (_, None) => true,
                    (_, Some((trigger, view))) => {
                        let fact = self.state.facts[pending.fact.index()];
                        self.has_gone_home(&pending, &trigger, &fact)
                            || !pending.declared && !self.sets_off(&fact, &trigger, view, pending.is_spell())
                    }
                };
            if lapsed {
                self.state.pending.remove(index);
            } else {
                index += 1;
            }
        }
    }
}
