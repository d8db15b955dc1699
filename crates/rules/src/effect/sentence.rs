//! One sentence of an effect: whether it applies, its clauses one by one, its full stop (R9.2 to R9.5).

use crate::clauses::{Outcome, answer};
use crate::decision::{AskKind, Choice};
use crate::game::{Flow, Game};
use crate::ids::Models;
use crate::stack::*;
use codex::{Clause, Condition, Form, Sentence, TargetKind};

impl Game {
    pub(crate) fn sentence(&self, frame: &EffectFrame) -> Option<Sentence> {
        let effect = self.codex.effects.get(frame.effect.index())?;
        if frame.sentence as u16 >= effect.sentences.len {
            return None;
        }
        Some(self.codex.sentences[effect.sentences.at as usize + frame.sentence as usize])
    }

    /// The clause an effect is at.
    pub(crate) fn clause_of(&self, frame: &EffectFrame) -> Option<&Clause> {
        let sentence = self.sentence(frame)?;
        let branch = if frame.second_branch { sentence.other } else { sentence.clauses };
        self.codex.clauses[branch.range()].get(frame.clause_in(branch))
    }

    /// Whether "if you do" and "that much" will speak of the clause at work: it is the last, or one that "then" follows.
    pub(crate) fn ends_sentence(&self, frame: &EffectFrame) -> bool {
        let Some(sentence) = self.sentence(frame) else { return false };
        let branch = if frame.second_branch { sentence.other } else { sentence.clauses };
        let last = frame.clause as u16 + 1 >= branch.len;
        let next = self.codex.clauses[branch.range()].get(frame.clause as usize + 1);
        last || next == Some(&Clause::Then)
    }

    pub(super) fn run_sentence(&mut self, at: usize, mut frame: EffectFrame) -> Flow {
        let Some(sentence) = self.sentence(&frame) else {
            return self.end_of_sentences(at, frame);
        };
        if frame.begun != Begun::Running {
            match self.begin_sentence(&mut frame, &sentence) {
                Head::Asked => {
                    self.state.stack[at] = Frame::Effect(frame);
                    return Flow::Wait;
                }
                Head::Skip { lapses } => {
                    frame.did &= lapses;
                    next_sentence(&mut frame);
                    self.state.stack[at] = Frame::Effect(frame);
                    return Flow::Continue;
                }
                Head::Run => {}
            }
        }
        let branch = if frame.second_branch { sentence.other } else { sentence.clauses };
        if (frame.clause as u16) < branch.len {
            let clause = self.codex.clauses[branch.at as usize + frame.clause_in(branch)];
            if clause == Clause::Then {
                // "A then B": without A the rest of the sentence is over.
                frame.clause = if frame.does { frame.clause + 1 } else { branch.len as u8 };
                let asked = frame.does && self.ask_order(&mut frame, &sentence);
                self.state.stack[at] = Frame::Effect(frame);
                return if asked { Flow::Wait } else { Flow::Continue };
            }
            if clause == Clause::GoOn && frame.does {
                begin_again(&mut frame);
                self.state.stack[at] = Frame::Effect(frame);
                self.period_answered(at, frame.facts_from, sentence.answered);
                return Flow::Continue;
            }
            let outcome = self.run_clause(&mut frame, clause);
            return match outcome {
                Outcome::Done(_) | Outcome::Below(..) => {
                    frame.does = !matches!(outcome, Outcome::Done(false));
                    frame.clause += 1;
                    frame.fresh_clause();
                    self.state.stack[at] = Frame::Effect(frame);
                    let at = match outcome {
                        Outcome::Below(place, later) => {
                            self.insert_frame(place, later);
                            at + 1
                        }
                        _ => at,
                    };
                    let parts = self.state.stops_after_each_part();
                    if parts && (frame.clause as u16) < branch.len {
                        self.period_answered(at, frame.facts_from, sentence.answered);
                    }
                    Flow::Continue
                }
                Outcome::Asked => {
                    self.state.stack[at] = Frame::Effect(frame);
                    Flow::Wait
                }
                Outcome::Push(child) => {
                    self.state.stack[at] = Frame::Effect(frame);
                    self.push(child);
                    Flow::Continue
                }
            };
        }
        if frame.repeats > 1 {
            // Each repetition is part of the same sentence.
            frame.repeats -= 1;
            frame.clause = 0;
            self.state.stack[at] = Frame::Effect(frame);
            return Flow::Continue;
        }
        frame.did = frame.does;
        next_sentence(&mut frame);
        self.state.stack[at] = Frame::Effect(frame);
        self.period_answered(at, frame.facts_from, sentence.answered);
        Flow::Continue
    }

    /// Enhancement, condition, target, "may", alternatives, repetitions.
    fn begin_sentence(&mut self, frame: &mut EffectFrame, sentence: &Sentence) -> Head {
        let mut condition_holds = true;
        if frame.begun == Begun::No {
            if sentence.enhancement.is_some_and(|enhancement| !self.enhanced(frame, enhancement)) {
                return Head::Skip { lapses: true };
            }
            condition_holds = sentence.condition.is_none_or(|condition| self.holds(frame, condition));
            if !condition_holds && sentence.form != Form::Otherwise {
                return Head::Skip { lapses: false };
            }
            frame.second_branch = !condition_holds;
            frame.repeats = sentence.repeat.map_or(1, |amount| self.amount(frame, amount));
            if frame.repeats == 0 {
                return Head::Skip { lapses: false };
            }
            if let Some(target) = sentence.target {
                frame.begun = Begun::Target;
                frame.target = Target::None;
                if target.kind == TargetKind::Myself {
                    frame.target = self.target_myself(frame);
                } else if self.ask_target(frame, target) {
                    return Head::Asked;
                }
            } else {
                frame.begun = Begun::May;
            }
        }
        debug_assert!(condition_holds || sentence.form == Form::Otherwise);
        if frame.begun == Begun::Target {
            if sentence.target.is_some_and(|target| target.kind != TargetKind::Myself) {
                frame.target = self.chosen_target();
                self.note_target(frame);
            }
            frame.begun = Begun::May;
        }
        if frame.begun == Begun::May {
            frame.begun = Begun::Branch;
            if sentence.may {
                if !self.is_worth_asking(frame, sentence) {
                    return Head::Skip { lapses: false };
                }
                self.ask(self.state.decider(frame.you), AskKind::May);
                self.option(Choice::Yes);
                self.option(Choice::Pass);
                frame.begun = Begun::MayAsked;
                return Head::Asked;
            }
        }
        if frame.begun == Begun::MayAsked {
            if answer!(self, Choice::Yes => ()).is_none() {
                return Head::Skip { lapses: false };
            }
            frame.begun = Begun::Branch;
        }
        if frame.begun == Begun::Branch && sentence.form == Form::Either {
            self.ask(self.state.decider(frame.you), AskKind::Either);
            self.option(Choice::First);
            self.option(Choice::Second);
            frame.begun = Begun::EitherAsked;
            return Head::Asked;
        }
        if frame.begun == Begun::EitherAsked {
            let second = answer!(self, choice @ (Choice::First | Choice::Second) => choice == Choice::Second);
            frame.second_branch = second == Some(true);
        }
        if frame.begun == Begun::OrderAsked {
            let first = answer!(self, choice @ (Choice::First | Choice::Second) => choice);
            frame.order = match first {
                Some(Choice::Second) => PartOrder::Turned,
                Some(_) => PartOrder::AsWritten,
                // Neither part as a whole first, but as far as its mage likes.
                None => PartOrder::CubeByCube,
            };
            if frame.clause > 0 {
                // What "then" begins: the sentence is under way.
                frame.begun = Begun::Running;
                return Head::Run;
            }
        } else if self.ask_order(frame, sentence) {
            return Head::Asked;
        }
        frame.begun = Begun::Running;
        frame.does = false;
        frame.produced = false;
        frame.clause = 0;
        if self.converts(sentence) {
            frame.converted = 0;
            frame.rose_converted = 0;
            frame.converted_on = Models::EMPTY;
        }
        frame.fresh_clause();
        Head::Run
    }

    /// Asks which of the two parts that come next is first, where cubes are too few for both.
    fn ask_order(&mut self, frame: &mut EffectFrame, sentence: &Sentence) -> bool {
        let Some(placer) = self.parts_compete(frame, sentence) else { return false };
        self.ask(placer, AskKind::Order);
        self.option(Choice::First);
        self.option(Choice::Second);
        self.option(Choice::Pass);
        frame.begun = Begun::OrderAsked;
        true
    }

    fn converts(&self, sentence: &Sentence) -> bool {
        self.codex.clauses[sentence.clauses.range()]
            .iter()
            .any(|clause| matches!(clause, Clause::ConvertDamage { .. } | Clause::ConvertInstability { .. }))
    }

    pub(crate) fn holds(&self, frame: &EffectFrame, condition: Condition) -> bool {
        match condition {
            Condition::Did => frame.did,
            Condition::DidNot => !frame.did,
            Condition::Count { count, least, most } => {
                // A condition about a dummy is false (R9.18).
                let about_dummy = matches!(frame.target, Target::Dummy { .. }) && speaks_of_target(count);
                !about_dummy && (least..=most).contains(&self.count(frame, count))
            }
            Condition::RoseDefeatedYou => {
                self.state.mage_of(frame.you).is_some_and(|seat| frame.rose_defeated & (1 << seat.0) != 0)
            }
            Condition::DefeatedTarget => match frame.target {
                Target::Model(model) => model.mage().is_some_and(|seat| frame.defeated & (1 << seat.0) != 0),
                _ => false,
            },
            Condition::DidAndCount { count, least, most } => {
                frame.did && self.holds(frame, Condition::Count { count, least, most })
            }
            Condition::TargetRoomIs(room) => {
                let place = self.target_place(frame);
                place.is_room() && self.name_at(place) == room
            }
            Condition::IsMage(who) => self.who(frame, who).mage().is_some(),
            Condition::InTargetRoom(who) => {
                let place = self.place_of_who(frame, who);
                place.is_room() && place == self.target_place(frame)
            }
            Condition::Declined => !frame.did,
            Condition::ThatSpellIs(kind) => frame.that_kind == ThatKind::spell(kind),
            Condition::ThatEventHasCrown => {
                self.codex.events.get(frame.quest.index()).is_some_and(|event| event.crown)
            }
            Condition::HasCrown(who) => {
                self.who(frame, who).mage().is_some_and(|seat| seat == self.state.crown)
            }
            Condition::Ranked { who, rank } => self.is_ranked(frame, self.who(frame, who), rank),
        }
    }
}

enum Head {
    Asked,
    /// Left out; `lapses` keeps "if you do" about the sentence before (an enhancement that is not there).
    Skip {
        lapses: bool,
    },
    Run,
}

fn next_sentence(frame: &mut EffectFrame) {
    frame.sentence += 1;
    begin_again(frame);
}

/// The sentence has not begun yet.
fn begin_again(frame: &mut EffectFrame) {
    frame.begun = Begun::No;
    frame.second_branch = false;
    frame.order = PartOrder::AsWritten;
    frame.clause = 0;
    frame.fresh_clause();
}

fn speaks_of_target(count: codex::Count) -> bool {
    use codex::{Count, Who};
    matches!(
        count,
        Count::Damage { on: Who::Target, .. }
            | Count::Jinxes { on: Who::Target }
            | Count::Upgrades { on: Who::Target }
            | Count::Nightmares { on: Who::Target }
            | Count::YourDamage { on: Who::Target }
            | Count::ConvertibleDamage { on: Who::Target }
    )
}
