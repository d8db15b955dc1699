//! Resolving an effect: opening, target, sentence by sentence, ending (R9.1 to R9.5, R9.22).

use crate::clauses::Outcome;
use crate::cubes::Deed;
use crate::decision::{AskKind, Choice};
use crate::facts::*;
use crate::game::{Flow, Game};
use crate::happening::{Aim, What};
use crate::ids::*;
use crate::stack::*;
use codex::{Clause, Condition, Form, Means, Scope, Sentence, SolvedQuest, TargetKind};

impl Game {
    /// Starts resolving an effect on top of the stack.
    pub(crate) fn start_effect(&mut self, mut frame: EffectFrame) {
        frame.facts_from = self.state.facts.len() as u8;
        self.push(Frame::Effect(frame));
    }

    pub(crate) fn means(&self, source: Source) -> Means {
        match source {
            Source::Spell { card, dark } | Source::Persistent { card, dark, .. } => {
                self.side_of(card, dark).kind.means()
            }
            Source::Room { .. } => Means::ROOM,
            Source::Quest { .. } => Means::QUEST,
            Source::Event { .. } => Means::EVENT,
            Source::Skill { .. } | Source::Jinx { .. } | Source::Upgrade { .. } => Means::SKILL,
            Source::Command { card, part } => match self.command_spell(card, part) {
                Some((kind, _)) => kind.means(),
                None => Means::OTHER,
            },
            Source::Attack => Means::ATTACK,
            Source::Rules => Means::OTHER,
        }
    }

    fn elements(&self, source: Source) -> u8 {
        match source {
            Source::Spell { card, dark } | Source::Persistent { card, dark, .. } => {
                1 << self.side_of(card, dark).element as u8
            }
            Source::Command { card, part } => self
                .command_spell(card, part)
                .and_then(|(_, element)| element)
                .map_or(0, |own| 1 << own as u8),
            _ => 0,
        }
    }

    /// Whose deed the clauses of a frame are.
    pub(crate) fn deed(&self, frame: &EffectFrame, by: codex::By) -> Deed {
        let at = self.state.stack.len() as u8 - 1;
        let means = self.means(frame.source);
        match by {
            codex::By::You => Deed { by: frame.you, actor: frame.actor, means, frame: at },
            codex::By::Rose => Deed { by: Colour::ROSE, actor: Model::NONE, means, frame: at },
        }
    }

    pub(crate) fn run_effect(&mut self) -> Flow {
        let at = self.state.stack.len() - 1;
        let Frame::Effect(mut frame) = self.state.stack[at] else { unreachable!() };
        match frame.step {
            EffectStep::Opening => {
                frame.step = EffectStep::Target;
                self.state.stack[at] = Frame::Effect(frame);
                self.open_effect(&frame);
                self.period(at, frame.facts_from, false);
                Flow::Continue
            }
            EffectStep::Target => self.choose_target(at, frame),
            EffectStep::Sentences => self.run_sentence(at, frame),
            EffectStep::Ending => {
                frame.step = if self.is_rewarded(&frame) { EffectStep::Reward } else { EffectStep::Finished };
                self.state.stack[at] = Frame::Effect(frame);
                self.note_resolved(&frame);
                self.period(at, frame.facts_from, false);
                Flow::Continue
            }
            EffectStep::Reward => {
                frame.step = EffectStep::Finished;
                self.state.stack[at] = Frame::Effect(frame);
                if let (Source::Quest { quest }, Some(seat)) = (frame.source, frame.you.seat()) {
                    self.solve_quest(seat, quest);
                }
                self.period(at, frame.facts_from, false);
                Flow::Continue
            }
            EffectStep::Finished => {
                self.state.facts.truncate(frame.facts_from as usize);
                self.state.stack.pop();
                if let (true, Some(Frame::Effect(below))) = (frame.lent, self.state.stack.last_mut()) {
                    below.placed |= frame.placed;
                    below.summoned |= frame.summoned;
                    below.rooms |= frame.rooms;
                }
                Flow::Continue
            }
        }
    }

    /// A quest that says itself when it is solved is not solved by the rule (Surrender of Power).
    fn is_rewarded(&self, frame: &EffectFrame) -> bool {
        if !matches!(frame.source, Source::Quest { .. }) {
            return false;
        }
        let Some(effect) = self.codex.effects.get(frame.effect.index()) else { return true };
        !self.codex.sentences[effect.sentences.range()].iter().any(|sentence| {
            self.codex.clauses[sentence.clauses.range()]
                .contains(&Clause::SolveQuest { which: SolvedQuest::This })
        })
    }

    /// The reveal of a spell with its icon, an effect of its own (R9.7, R16.2); or the activation of a room.
    fn open_effect(&mut self, frame: &EffectFrame) {
        let Some(seat) = self.state.mage_of(frame.you) else { return };
        let (by, actor) = (frame.you, frame.actor);
        let place = self.state.mage(seat).place;
        match frame.source {
            Source::Spell { card, .. } => {
                let (means, elements) = (self.means(frame.source), self.elements(frame.source));
                self.note(Fact { by, actor, room: place, means, elements, ..Fact::new(FactKind::Revealed) });
                if self.codex.spells[self.state.spell_of(card).index()].unstable {
                    self.place_icon(by, actor, place);
                }
            }
            Source::Command { card, part } => self.open_command(frame, card, part, place),
            Source::Room { room, .. } => {
                self.tell(What::RoomActivated { seat, room });
                let place = self.state.place_of_room(room).unwrap_or(NONE);
                let means = Means::ROOM;
                self.note(Fact { by, actor, room: place, means, ..Fact::new(FactKind::ActivatedRoom) });
            }
            _ => {}
        }
    }

    /// The instability icon is an effect of its own (R16.2).
    fn place_icon(&mut self, by: Colour, actor: Model, place: u8) {
        let at = self.state.stack.len() as u8 - 1;
        let deed = Deed { by, actor, means: Means::ICON, frame: at };
        if self.place_instability(place, 1, deed) > 0 {
            self.note(Fact {
                by,
                actor,
                room: place,
                means: Means::ICON,
                amount: RESOLVED_PLACED,
                extra: 1 << place,
                ..Fact::new(FactKind::Resolved)
            });
        }
    }

    /// The icon stands beside the spell, so it comes after a physical action printed above (R22.22, RB-45).
    fn open_command(&mut self, frame: &EffectFrame, card: u8, part: u8, place: u8) {
        let (by, actor) = (frame.you, frame.actor);
        let (means, elements) = (self.means(frame.source), self.elements(frame.source));
        if self.command_spell(card, part).is_some() {
            self.note(Fact { by, actor, room: place, means, elements, ..Fact::new(FactKind::Revealed) });
        }
        let parts = &self.codex.commands[card as usize].parts;
        if parts.get(part as usize).is_some_and(|part| part.unstable) {
            self.place_icon(by, actor, place);
        }
    }

    fn choose_target(&mut self, at: usize, mut frame: EffectFrame) -> Flow {
        let effect = self.codex.effects.get(frame.effect.index()).copied();
        let Some(effect) = effect else {
            frame.step = EffectStep::Ending;
            self.state.stack[at] = Frame::Effect(frame);
            return Flow::Continue;
        };
        if effect.scope == Scope::EachMage && frame.you.is_rose() {
            frame = self.begin_each(frame);
        }
        match effect.target {
            Some(target) if !self.target_is_replaced(&frame) => {
                if frame.begun == Begun::Target {
                    frame.begun = Begun::No;
                    frame.target = chosen_target(self.take_choice());
                } else if target.kind == TargetKind::Myself {
                    frame.target = self.target_myself(&frame);
                } else if self.ask_target(&frame, target) {
                    frame.begun = Begun::Target;
                    self.state.stack[at] = Frame::Effect(frame);
                    return Flow::Wait;
                }
            }
            _ => {}
        }
        frame.step = EffectStep::Sentences;
        self.state.stack[at] = Frame::Effect(frame);
        self.note_target(&frame);
        self.period(at, frame.facts_from, false);
        Flow::Continue
    }

    fn target_myself(&self, frame: &EffectFrame) -> Target {
        let body = self.state.body(frame.you);
        if body.is_some() { Target::Model(body) } else { Target::None }
    }

    /// A first sentence that only retargets takes the place of the target line when it applies.
    fn target_is_replaced(&self, frame: &EffectFrame) -> bool {
        match self.sentence(frame) {
            Some(first) => {
                first.clauses.is_empty()
                    && first.target.is_some()
                    && first.enhancement.is_some_and(|enhancement| self.enhanced(frame, enhancement))
            }
            None => false,
        }
    }

    /// Cards that answer to being targeted look at this (R9.22); one's own mage is not "targeted" by a self effect.
    fn note_target(&mut self, frame: &EffectFrame) {
        let aim = match frame.target {
            Target::None | Target::Gone => return,
            Target::Model(model) => {
                if self.state.body(frame.you) == model {
                    return;
                }
                Aim::Model(self.figure(model))
            }
            Target::Dummy { .. } => Aim::Dummy,
            Target::Room { room } => Aim::Room(room),
        };
        self.tell(What::Targeted { by: frame.you, target: aim });
        self.note_targeted(frame);
    }

    /// A spell has been aimed: by its target line, or by a sentence that binds the target.
    pub(crate) fn note_targeted(&mut self, frame: &EffectFrame) {
        let spell = match frame.source {
            Source::Spell { .. } => true,
            Source::Command { card, part } => self.command_spell(card, part).is_some(),
            _ => false,
        };
        if !spell {
            return;
        }
        let touched = self.touched(frame);
        let (means, room) = (self.means(frame.source), self.target_place(frame));
        let at = self.state.stack.len() as u8 - 1;
        self.note(Fact {
            by: frame.you,
            actor: frame.actor,
            room,
            means,
            extra: touched.0,
            frame: at,
            ..Fact::new(FactKind::Targeted)
        });
    }

    /// "Each mage in order": the next mage becomes "you".
    fn begin_each(&self, frame: EffectFrame) -> EffectFrame {
        let seat = self.state.nth_in_order(frame.each);
        let mut fresh = EffectFrame::new(frame.effect, frame.source, seat.colour());
        fresh.each = frame.each;
        fresh.step = frame.step;
        fresh.facts_from = frame.facts_from;
        fresh
    }

    fn sentence(&self, frame: &EffectFrame) -> Option<Sentence> {
        let effect = self.codex.effects.get(frame.effect.index())?;
        if frame.sentence as u16 >= effect.sentences.len {
            return None;
        }
        Some(self.codex.sentences[effect.sentences.at as usize + frame.sentence as usize])
    }

    fn run_sentence(&mut self, at: usize, mut frame: EffectFrame) -> Flow {
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
            let clause = self.codex.clauses[branch.at as usize + frame.clause as usize];
            return match self.run_clause(&mut frame, clause) {
                Outcome::Done(did) => {
                    frame.doing = did;
                    frame.clause += 1;
                    frame.fresh_clause();
                    self.state.stack[at] = Frame::Effect(frame);
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
        frame.did = frame.doing;
        next_sentence(&mut frame);
        self.state.stack[at] = Frame::Effect(frame);
        self.period(at, frame.facts_from, sentence.unanswered);
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
                frame.target = chosen_target(self.take_choice());
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
                frame.left = 1;
                return Head::Asked;
            }
        }
        if frame.begun == Begun::Branch {
            match std::mem::take(&mut frame.left) {
                1 if self.take_choice() != Some(Choice::Yes) => return Head::Skip { lapses: false },
                2 => frame.second_branch = self.take_choice() == Some(Choice::Second),
                _ => {}
            }
            if sentence.form == Form::Either && frame.mark != EITHER_ASKED {
                frame.mark = EITHER_ASKED;
                frame.left = 2;
                self.ask(self.state.decider(frame.you), AskKind::Either);
                self.option(Choice::First);
                self.option(Choice::Second);
                return Head::Asked;
            }
        }
        frame.mark = 0;
        frame.begun = Begun::Running;
        frame.doing = false;
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

    fn converts(&self, sentence: &Sentence) -> bool {
        self.codex.clauses[sentence.clauses.range()]
            .iter()
            .any(|clause| matches!(clause, Clause::ConvertDamage { .. } | Clause::ConvertInstability { .. }))
    }

    fn holds(&self, frame: &EffectFrame, condition: Condition) -> bool {
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
            Condition::TargetRoomIs(room) => self.state.place_of_room(room) == Some(self.target_place(frame)),
            Condition::HasCrown(who) => {
                self.who(frame, who).mage().is_some_and(|seat| seat == self.state.crown)
            }
        }
    }

    fn end_of_sentences(&mut self, at: usize, mut frame: EffectFrame) -> Flow {
        let each = self.codex.effects[frame.effect.index()].scope == Scope::EachMage;
        // The Avatar is passed over (R22.13).
        let skipped = self.state.is_avatar(self.state.nth_in_order(frame.each + 1)) as u8;
        if each && ((frame.each + 1 + skipped) as usize) < self.state.mages.len() {
            frame.each += 1 + skipped;
            frame = self.begin_each(frame);
            frame.step = EffectStep::Sentences;
        } else {
            frame.step = EffectStep::Ending;
        }
        self.state.stack[at] = Frame::Effect(frame);
        Flow::Continue
    }

    /// An effect is resolved once every sentence has been tried (R9.4).
    fn note_resolved(&mut self, frame: &EffectFrame) {
        let Some(seat) = self.state.mage_of(frame.you) else { return };
        if matches!(frame.source, Source::Event { .. } | Source::Rules) || frame.lent {
            return;
        }
        if let Source::Command { card, part } = frame.source
            && self.command_spell(card, part).is_none()
        {
            let (by, actor, room) = (frame.you, frame.actor, self.state.mage(seat).place);
            self.note(Fact { by, actor, on: actor, room, ..Fact::new(FactKind::PhysicalAction) });
            return;
        }
        let room = match frame.source {
            Source::Room { room, .. } => self.state.place_of_room(room).unwrap_or(NONE),
            _ => self.state.mage(seat).place,
        };
        let placed = if frame.placed { RESOLVED_PLACED } else { 0 };
        let summoned = if frame.summoned { RESOLVED_SUMMONED } else { 0 };
        let (means, elements) = match frame.source {
            // A persistent at work is not the spell being resolved again.
            Source::Persistent { .. } => (Means::OTHER, 0),
            source => (self.means(source), self.elements(source)),
        };
        self.note(Fact {
            by: frame.you,
            actor: frame.actor,
            room,
            amount: placed | summoned,
            means,
            elements,
            extra: frame.rooms as u64,
            ..Fact::new(FactKind::Resolved)
        });
    }
}

/// Marks in `EffectFrame::mark` that the alternatives of this sentence have been put.
const EITHER_ASKED: u8 = 1;

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
    frame.begun = Begun::No;
    frame.second_branch = false;
    frame.clause = 0;
    frame.mark = 0;
    frame.fresh_clause();
}

fn chosen_target(choice: Option<Choice>) -> Target {
    match choice {
        Some(Choice::Target(model)) => Target::Model(model),
        Some(Choice::Dummy { room }) => Target::Dummy { room },
        Some(Choice::Room { room }) => Target::Room { room },
        _ => Target::None,
    }
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
    )
}
