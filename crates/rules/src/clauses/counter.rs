//! Answers that reach into what they answer: a spell cancelled or turned, an activation stopped or taken over, a quest
//! refused or robbed, damage of a spell ignored or given back.

use super::{Outcome, answer, ready};
use crate::cubes::Deed;
use crate::decision::{AskKind, Choice};
use crate::facts::{Fact, FactKind};
use crate::game::Game;
use crate::happening::{Aim, What};
use crate::ids::*;
use crate::lasting::Lasting;
use crate::stack::*;
use crate::state::{SlotState, quest_pile};
use codex::{Clause, EffectId, Means, Pick, Spoils, TargetKind};

impl Game {
    /// The effect that the one on top of the stack answers: the one its cause speaks of, or the one below the full stop
    /// between them.
    pub(crate) fn answered(&self, frame: &EffectFrame) -> Option<(usize, EffectFrame)> {
        let said = self.state.facts.get(frame.cause_fact.index()).map_or(Depth::NONE, |cause| cause.frame);
        let at = match said {
            Depth::NONE => self.state.stack.len().checked_sub(3)?,
            said => said.index(),
        };
        match (self.state.stack.get(at)?, self.state.stack.get(at + 1)) {
            (Frame::Effect(effect), Some(Frame::Settle(_))) => Some((at, *effect)),
            _ => None,
        }
    }

    /// What set this off has not happened: nothing else answers to it.
    fn strike_out(&mut self, frame: &EffectFrame) {
        if let Some(fact) = self.state.facts.get_mut(frame.cause_fact.index()) {
            // Nobody was struck; who did it stays known to cards that were declared for it (R10.16).
            (fact.kind, fact.on) = (FactKind::Doomed, Model::NONE);
        }
    }

    /// The spell vanishes for everyone; it was cast and shows its element, its icon goes down, but it is
    /// not resolved (C20.5, LC-6).
    pub(super) fn cancel_spell(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some((at, mut spell)) = self.answered(frame) else { return Outcome::Done(false) };
        let cause = self.state.facts[frame.cause_fact.index()];
        match spell.source {
            // Another answer has cancelled it already.
            Source::Spell { .. } if spell.step == EffectStep::Finished => return Outcome::Done(false),
            Source::Spell { card, .. } => {
                let icon_waits = matches!(spell.step, EffectStep::Target | EffectStep::Icon)
                    && self.state.icon_may_wait()
                    && self.has_icon(card);
                spell.step = EffectStep::Finished;
                self.state.stack[at] = Frame::Effect(spell);
                if icon_waits {
                    self.place_icon(spell.you, spell.actor, self.state.place(spell.actor));
                }
                self.tell(What::SpellCancelled { spell: self.state.spell_of(card) });
            }
            // A trap or protection that has just become active.
            Source::Rules if cause.kind == FactKind::Cast => {
                let (Some(seat), slot) = (cause.by.seat(), SheetSlot(cause.extra as u8)) else {
                    return Outcome::Done(false);
                };
                if self.state.mage(seat).sheet[slot.index()].state != SlotState::Active {
                    return Outcome::Done(false);
                }
                let slot = self.reveal_slot(seat, slot);
                self.tell(What::SpellCancelled { spell: self.state.spell_of(slot.card) });
            }
            _ => return Outcome::Done(false),
        }
        self.strike_out(frame);
        Outcome::Done(true)
    }

    pub(super) fn may_cancel(&mut self, frame: &mut EffectFrame, who: Pick) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let Some(seat) = models.iter().find_map(Model::mage) else { return Outcome::Done(false) };
        if frame.doing == Doing::Fresh {
            return self.choose(frame, seat, AskKind::May, |game| {
                game.option(Choice::Yes);
                game.option(Choice::Pass);
            });
        }
        match answer!(self, Choice::Yes => ()) {
            Some(()) => self.cancel_spell(frame),
            None => Outcome::Done(false),
        }
    }

    /// The spell stays its caster's; its new target is one that it could have had, and may answer it in turn.
    pub(super) fn turn_spell(&mut self, frame: &mut EffectFrame, to: Pick) -> Outcome {
        let Some((at, mut spell)) = self.answered(frame) else { return Outcome::Done(false) };
        if frame.doing == Doing::Fresh {
            let legal = self.candidates(frame, to).iter().filter(|&model| self.is_legal(&spell, model));
            let legal = legal.fold(Models::EMPTY, Models::with);
            return self.choose(frame, self.state.decider(frame.you), AskKind::Model, |game| {
                legal.iter().for_each(|model| game.option(Choice::Target(model)));
            });
        }
        let Some(model) = answer!(self, Choice::Target(model) => model) else { return Outcome::Done(false) };
        self.strike_out(frame);
        spell.target = Target::Model(model);
        let touched = self.touched(&spell);
        spell.reached = spell.reached.and(touched);
        self.state.stack[at] = Frame::Effect(spell);
        self.tell(What::Targeted { by: spell.you, target: Aim::Model(self.figure(model)) });
        self.note(Fact {
            by: spell.you,
            actor: spell.actor,
            on: model,
            room: self.state.place(model),
            means: self.means(spell.source),
            extra: touched.0,
            frame: Depth::at(at),
            ..Fact::new(FactKind::Targeted)
        });
        Outcome::Done(true)
    }

    /// Whether a spell under way could have been aimed at a model: its kind, its circumstances and its range (LC-25).
    fn is_legal(&self, spell: &EffectFrame, model: Model) -> bool {
        let target = self.codex.effects.get(spell.effect.index()).and_then(|effect| effect.target);
        let own = model == spell.actor || model == self.state.body(spell.you);
        match target {
            Some(target) => match target.kind {
                TargetKind::Model(kind) => {
                    let rooms = self.rooms_within(spell, target.range, target.from, target.colours);
                    !own && self.state.models_at(rooms).has(model)
                        && self.is_of(model, kind, target.whose, spell.you)
                        && self.has(spell, model, target.with)
                        && spell.target != Target::Model(model)
                }
                _ => false,
            },
            None => !own && spell.target != Target::Model(model),
        }
    }

    /// The token stays up, unless the room was activated with its token turned.
    pub(super) fn stop_activation(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some((at, mut room)) = self.answered(frame) else { return Outcome::Done(false) };
        let Source::Room { room: which, .. } = room.source else { return Outcome::Done(false) };
        room.step = EffectStep::Finished;
        self.state.stack[at] = Frame::Effect(room);
        let turned_anyway = at.checked_sub(1).is_some_and(|below| match &self.state.stack[below] {
            Frame::Effect(effect) => matches!(self.clause_of(effect), Some(Clause::ActivateRoom { .. })),
            _ => false,
        });
        if let (Some(place), false) = (self.state.place_of_room(which), turned_anyway) {
            self.state.rooms[place.index()].used = false;
        }
        self.strike_out(frame);
        self.tell(What::ActivationStopped { room: which });
        Outcome::Done(true)
    }

    /// You resolve the room's effect in their place, as if it were your deed; not from the cell (C11.9, LC-9).
    pub(super) fn take_over(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some((at, mut room)) = self.answered(frame) else { return Outcome::Done(false) };
        let (Source::Room { room: which, .. }, Some(seat)) = (room.source, frame.you.seat()) else {
            return Outcome::Done(false);
        };
        let able = self.state.in_lodge(seat.model())
            && self.has_hand_for(seat, which)
            && !self.is_forbidden(seat, codex::Ban::ActivateRooms);
        if !able {
            return Outcome::Done(false);
        }
        room.you = frame.you;
        room.actor = seat.model();
        // Whoever takes it over wants it, though whose it was did not (R15.5).
        if room.step == EffectStep::Waived {
            room.step = EffectStep::Target;
        }
        self.state.stack[at] = Frame::Effect(room);
        let fact = &mut self.state.facts[frame.cause_fact.index()];
        (fact.by, fact.actor) = (frame.you, seat.model());
        self.tell(What::ActivationTaken { by: seat, room: which });
        Outcome::Done(true)
    }

    /// The quest was shown, and lies there unsolved again; a room whose effect it would have replaced has its own
    /// (LC-15).
    pub(super) fn refuse_quest(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some((at, mut solving)) = self.answered(frame) else { return Outcome::Done(false) };
        let (Source::Quest { quest }, Some(seat)) = (solving.source, solving.you.seat()) else {
            return Outcome::Done(false);
        };
        solving.step = EffectStep::Finished;
        self.state.stack[at] = Frame::Effect(solving);
        if self.codex.quests[quest.index()].instead
            && let Some(below) = at.checked_sub(2)
            && let Frame::Effect(room) = &mut self.state.stack[below]
            && matches!(room.source, Source::Room { .. })
            && room.step == EffectStep::Ending
        {
            room.step = EffectStep::Target;
        }
        self.strike_out(frame);
        self.last(Lasting::Refused { quest });
        self.tell(What::QuestRefused { seat, quest });
        Outcome::Done(true)
    }

    /// What a quest that is being solved brings goes to you instead of its solver.
    pub(super) fn divert_quest(&mut self, frame: &mut EffectFrame, spoils: Spoils) -> Outcome {
        let Some((_, solving)) = self.answered(frame) else { return Outcome::Done(false) };
        let (Source::Quest { quest }, Some(to)) = (solving.source, frame.you.seat()) else {
            return Outcome::Done(false);
        };
        let solver = solving.you.seat();
        let there = solver.is_some_and(|seat| {
            self.state.quests.pile_of(quest) == Some(quest_pile::completed(seat))
                && self.spoils_of(seat, quest, spoils) == seat
        });
        if there {
            self.last(Lasting::Diverted { quest, spoils, to });
        }
        Outcome::Done(there)
    }

    /// Laid below what is answered, so that its turn comes when that is over.
    pub(super) fn afterwards(&mut self, frame: &mut EffectFrame, effect: EffectId) -> Outcome {
        let Some((at, answered)) = self.answered(frame) else { return Outcome::Done(false) };
        let mut later = EffectFrame::new(effect, frame.source, frame.you);
        later.step = EffectStep::Sentences;
        later.actor = frame.actor;
        later.target = frame.target;
        (later.that, later.that_room, later.caster) = (frame.that, frame.that_room, frame.caster);
        later.amount = frame.amount;
        // Part of the same effect: it is not resolved a second time.
        later.lent = true;
        later.cause_fact = FactId::NONE;
        later.facts_from = answered.facts_from;
        Outcome::Below(at, Frame::Effect(later))
    }

    pub(super) fn ignore_spell_damage(&mut self, frame: &mut EffectFrame) -> Outcome {
        let model = self.state.body(frame.you);
        self.agree(frame, |at| Lasting::Unharmed { frame: at, model })
    }

    pub(super) fn return_spell_damage(&mut self, frame: &mut EffectFrame) -> Outcome {
        let model = self.state.body(frame.you);
        self.agree(frame, |at| Lasting::Mirrored { frame: at, model })
    }

    fn agree(&mut self, frame: &EffectFrame, what: impl FnOnce(Depth) -> Lasting) -> Outcome {
        let Some((at, _)) = self.answered(frame) else { return Outcome::Done(false) };
        self.last(what(Depth::at(at)));
        Outcome::Done(true)
    }

    /// Whom the damage of the effect on top of the stack does not touch.
    pub(crate) fn unharmed(&self) -> Models {
        let at = self.state.top();
        let spared = self.state.lasting.iter().filter_map(|own| match *own {
            Lasting::Unharmed { frame, model } if frame == at => Some(model),
            _ => None,
        });
        spared.fold(Models::EMPTY, Models::with)
    }

    /// Whoever has answered so gives the damage of this sentence back to its caster.
    pub(super) fn mirror_damage(&mut self, frame: &EffectFrame, facts: u8) {
        let at = self.state.top();
        for index in 0..self.state.lasting.len() {
            let Lasting::Mirrored { frame: which, model } = self.state.lasting[index] else { continue };
            if which != at {
                continue;
            }
            let struck = self.state.facts[facts as usize..].iter().filter(|fact| fact.on == model);
            let amount = struck.map(|fact| fact.amount).sum();
            let by = self.state.owner(model);
            let caster = self.damageable(Models::one(self.state.body(frame.you)), by, None);
            if let (Some(caster), true) = (caster.iter().next(), amount > 0) {
                self.strike(caster, amount, Deed { by, actor: model, means: Means::PROTECTION, frame: at });
            }
        }
    }
}
