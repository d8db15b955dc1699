//! Choosing what an effect is aimed at, and saying so (R9.8, R9.22).

use crate::clauses::answer;
use crate::decision::Choice;
use crate::facts::*;
use crate::game::{Flow, Game};
use crate::happening::{Aim, What};
use crate::ids::Model;
use crate::stack::*;
use codex::{Answered, Means, Scope, TargetKind};

impl Game {
    pub(super) fn choose_target(&mut self, at: usize, mut frame: EffectFrame) -> Flow {
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
                    frame.target = self.chosen_target();
                } else if target.kind == TargetKind::Myself {
                    frame.target = self.target_myself(&frame);
                } else if self.ask_target(&frame, target) {
                    frame.begun = Begun::Target;
                    self.state.stack[at] = Frame::Effect(frame);
                    return Flow::Wait;
                } else if matches!(frame.source, Source::Spell { .. }) && !self.state.stand_in().for_targets {
                    // Nobody to aim at, and nobody who stands in: the icon is all that is left (C13.7).
                    frame.lose_words();
                }
            }
            _ => {}
        }
        frame.step = self.after_target(&frame);
        self.note_spell_cast(&frame);
        self.note_target(&mut frame);
        self.state.stack[at] = Frame::Effect(frame);
        // What shuts out protections shuts them out when it is aimed, too (C12.21).
        let sentences = &self.codex.sentences[effect.sentences.range()];
        let unguarded = sentences.iter().any(|own| own.answered == Answered::NotByProtections);
        let answered = if unguarded { Answered::NotByProtections } else { Answered::ByAll };
        self.period_answered(at, frame.facts_from, answered);
        Flow::Continue
    }

    /// Whoever answers a spell as such knows what it is aimed at (C8.4, RC-37).
    fn note_spell_cast(&mut self, frame: &EffectFrame) {
        // What is lent has no card of its own to ask.
        let spell = matches!(frame.source, Source::Spell { .. } | Source::Command { .. });
        if frame.lent || self.state.mage_of(frame.you).is_none() || !spell {
            return;
        }
        let (means, elements) = (self.means(frame.source), self.elements(frame.source));
        if Means::COMBAT.with(Means::CONTINGENCY).meets(means) {
            self.note_cast(frame.you, means, elements, None);
        }
    }

    pub(super) fn target_myself(&self, frame: &EffectFrame) -> Target {
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
    pub(super) fn note_target(&mut self, frame: &mut EffectFrame) {
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
    pub(crate) fn note_targeted(&mut self, frame: &mut EffectFrame) {
        let spell = match frame.source {
            Source::Spell { .. } => true,
            Source::Command { card, part } => self.command_spell(card, part).is_some(),
            _ => false,
        };
        if !spell {
            return;
        }
        let touched = self.touched(frame);
        frame.reached = frame.reached.and(touched);
        let on = if let Target::Model(model) = frame.target { model } else { Model::NONE };
        let (means, room) = (self.means(frame.source), self.target_place(frame));
        let at = self.state.top();
        self.note(Fact {
            by: frame.you,
            actor: frame.actor,
            on,
            room,
            means,
            extra: touched.0,
            frame: at,
            ..Fact::new(FactKind::Targeted)
        });
    }

    /// The answer to the question for a target line.
    pub(super) fn chosen_target(&mut self) -> Target {
        answer!(self, Choice::Target(model) => Target::Model(model))
            .or_else(|| answer!(self, Choice::Dummy { room } => Target::Dummy { room }))
            .or_else(|| answer!(self, Choice::Room { room } => Target::Room { room }))
            .unwrap_or(Target::None)
    }
}
