//! A question as people need it: with what it belongs to, what set it off and how much of it is left.
//!
//! Built for the asked seat only. Like the view, from an allow-list: facts are things that everyone saw happen, cards
//! behind an option are the asked seat's own or lie open before it.

use crate::decision::{Ask, AskKind, Choice};
use crate::facts::{Fact, FactKind};
use crate::game::Game;
use crate::happening::Figure;
use crate::ids::*;
use crate::reactions::{Pending, PendingCard};
use crate::stack::{AttackFrame, EffectFrame, EffectStep, Frame, Source, Target};
use crate::state::*;
use codex::*;
use serde::Serialize;

/// The pending question, for the seat that is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Question {
    /// What the choice is about.
    pub kind: AskKind,
    /// An answer is an index into these.
    pub options: Vec<Offer>,
    /// The effect being resolved; in a reaction, the effect that is interrupted.
    pub about: Option<About>,
    /// How far it has come, where several answers belong together.
    pub counter: Option<Counter>,
}

/// One option, with what cannot be read from the view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The option as an answer names it.
    pub choice: Choice,
    /// The spell behind a card, a slot to cast or spend, or a reaction.
    pub spell: Option<SpellId>,
    /// The card behind `Use`.
    pub reaction: Option<Reaction>,
}

/// A card that may answer, and what set it off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reaction {
    /// The card that would answer.
    pub card: SourceView,
    /// The slot of a spell on the own sheet.
    pub slot: Option<SheetSlot>,
    /// The evocation whose skill or upgrade it is, or the model a persistent lies on.
    pub model: Option<Figure>,
    /// What it would answer to.
    pub fact: FactView,
}

/// Where an effect comes from, with spells by their id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum SourceView {
    /// A spell with its side.
    Spell { spell: SpellId, dark: bool },
    /// "Each time" of a persistent spell.
    Persistent { seat: Seat, spell: SpellId, dark: bool },
    /// A room with its face.
    Room { room: RoomId, turned: bool },
    /// A quest.
    Quest { quest: QuestId },
    /// An event.
    Event { event: EventId },
    /// The skill of an evocation.
    Skill { kind: EvocationId },
    /// A jinx.
    Jinx { kind: JinxId },
    /// An upgrade.
    Upgrade { kind: UpgradeId },
    /// A part of a Command Card, or its trap or protection.
    Command { card: CommandId, part: Option<u8> },
    /// The back of the Avatar's next Command Card, which nobody has seen yet (R22.29).
    CommandBack { protection: bool },
    /// A physical attack.
    Attack,
    /// No card, a rule.
    Rules,
}

/// The effect that a question belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct About {
    /// The card.
    pub source: SourceView,
    /// Who resolves it.
    pub by: Colour,
    /// The model that acts, if one does.
    pub actor: Option<Figure>,
    /// What it is aimed at.
    pub target: Target,
    /// Counted from 0 over the sentences of the program; `None` before the first (the target is being chosen).
    pub sentence: Option<u8>,
}

/// How much of a choice is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Counter {
    /// This one included.
    pub left: u8,
    /// In all, where the card or the rule says a number.
    pub of: Option<u8>,
}

/// Something that happened: who did how much to whom, where and by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FactView {
    /// What has happened.
    pub kind: FactKind,
    /// Whose deed it was.
    pub by: Option<Colour>,
    /// Which model did it.
    pub actor: Option<Figure>,
    /// To whom it happened.
    pub on: Option<Figure>,
    /// Where.
    pub room: Option<Spot>,
    /// Cubes or points.
    pub amount: Option<u8>,
    /// By which card.
    pub source: Option<SourceView>,
}

impl Game {
    pub(crate) fn question(&self, ask: Ask) -> Question {
        Question {
            kind: ask.kind,
            options: self.offers(ask.seat),
            about: match self.state.stack.last() {
                Some(Frame::Attack(frame)) => Some(self.about_attack(frame)),
                _ => self.innermost_effect().map(|frame| self.about(frame)),
            },
            counter: self.counter(ask),
        }
    }

    fn innermost_effect(&self) -> Option<&EffectFrame> {
        self.state.stack.iter().rev().find_map(|frame| match frame {
            Frame::Effect(effect) => Some(effect),
            _ => None,
        })
    }

    fn about(&self, frame: &EffectFrame) -> About {
        About {
            source: self.source_view(frame.source),
            by: frame.you,
            actor: self.some_figure(frame.actor),
            target: frame.target,
            sentence: (!matches!(
                frame.step,
                EffectStep::Crown | EffectStep::Arrival | EffectStep::Opening | EffectStep::Target
            ))
            .then_some(frame.sentence),
        }
    }

    fn about_attack(&self, frame: &AttackFrame) -> About {
        About {
            source: SourceView::Attack,
            by: frame.by,
            actor: self.some_figure(frame.attacker),
            target: Target::Model(frame.victim),
            sentence: None,
        }
    }

    /// The spells of effects under way lie open: they have been revealed.
    pub(crate) fn source_view(&self, source: Source) -> SourceView {
        match source {
            Source::Spell { card, dark } => SourceView::Spell { spell: self.state.spell_of(card), dark },
            Source::Persistent { seat, card, dark } => {
                SourceView::Persistent { seat, spell: self.state.spell_of(card), dark }
            }
            Source::Room { room, turned } => SourceView::Room { room, turned },
            Source::Quest { quest } => SourceView::Quest { quest },
            Source::Event { event } => SourceView::Event { event },
            Source::Skill { kind } => SourceView::Skill { kind },
            Source::Jinx { kind } => SourceView::Jinx { kind },
            Source::Upgrade { kind } => SourceView::Upgrade { kind },
            Source::Command { card, part } => SourceView::Command { card, part: part.number() },
            Source::Attack => SourceView::Attack,
            Source::Rules => SourceView::Rules,
        }
    }

    fn some_figure(&self, model: Model) -> Option<Figure> {
        let in_play = model.mage().is_some() || self.state.evocation(model).is_some();
        in_play.then(|| self.figure(model))
    }

    /// Triggered cards are numbered as they are offered: their places among all that wait would tell of others'.
    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let mut offers: Vec<Offer> =
            self.state.options.iter().map(|&choice| self.offer(seat, choice)).collect();
        let uses = offers.iter_mut().filter_map(|offer| match &mut offer.choice {
            Choice::Use { pending } => Some(pending),
            _ => None,
        });
        for (number, pending) in uses.enumerate() {
            *pending = number as u8;
        }
        offers
    }

    fn offer(&self, seat: Seat, choice: Choice) -> Offer {
        let on_slot = |slot: SheetSlot| {
            let own = self.state.mage(seat).sheet.get(slot.index())?;
            (own.state != SlotState::Empty).then(|| self.state.spell_of(own.card))
        };
        let (spell, reaction) = match choice {
            Choice::Card(card) | Choice::Remove { card } | Choice::Prepare { card, .. } => {
                (Some(self.state.spell_of(card)), None)
            }
            Choice::Cast { slot } | Choice::Momentum { slot } | Choice::Slot { slot } => {
                (on_slot(slot), None)
            }
            // Of the own sheet one knows what lies there.
            Choice::SlotOf { seat: of, slot } if of == seat => (on_slot(slot), None),
            Choice::Use { pending } => {
                let reaction = self.state.pending.get(pending as usize).map(|own| self.reaction(*own));
                let spell = reaction.and_then(|reaction| match reaction.card {
                    SourceView::Spell { spell, .. } | SourceView::Persistent { spell, .. } => Some(spell),
                    _ => None,
                });
                (spell, reaction)
            }
            _ => (None, None),
        };
        Offer { choice, spell, reaction }
    }

    fn reaction(&self, pending: Pending) -> Reaction {
        let (card, slot) = match pending.card {
            PendingCard::Slot { slot } | PendingCard::Feint { slot } => {
                let seat = pending.owner.seat().unwrap_or_default();
                let own = self.state.mage(seat).sheet[slot.index()];
                let Slot { card, dark, .. } = self.half_for(own, pending.owner, pending.fact);
                (SourceView::Spell { spell: self.state.spell_of(card), dark }, Some(slot))
            }
            PendingCard::Persistent { slot, listener, .. } => {
                let seat = pending.owner.seat().unwrap_or_default();
                let of = self.persistent(pending.owner, slot, listener).map_or(seat, |own| own.of);
                let Slot { card, dark, .. } = self.state.mage(of).sheet[slot.index()];
                (SourceView::Persistent { seat, spell: self.state.spell_of(card), dark }, Some(slot))
            }
            PendingCard::Skill { model, .. } => {
                let kind = self.state.evocation(model).map_or(EvocationId::NONE, |own| own.kind);
                (SourceView::Skill { kind }, None)
            }
            PendingCard::Upgrade { upgrade, .. } => (SourceView::Upgrade { kind: upgrade }, None),
            PendingCard::Jinx { jinx, .. } => (SourceView::Jinx { kind: jinx }, None),
            PendingCard::Event { event, .. } => (SourceView::Event { event }, None),
            PendingCard::Command { card } => {
                let reaction = self.codex.commands[card.index()].reaction;
                let protection = reaction.is_some_and(|own| own.kind == SpellType::Protection);
                (SourceView::CommandBack { protection }, None)
            }
        };
        let fact = self.state.facts.get(pending.fact.index()).copied();
        let fact = self.fact_view(fact.unwrap_or_else(|| Fact::new(FactKind::Resolved)));
        Reaction { card, slot, model: self.some_figure(pending.card.model()), fact }
    }

    fn fact_view(&self, fact: Fact) -> FactView {
        use FactKind::*;
        let counts = matches!(fact.kind, Damaged | Healed | Gained | Lost | Placed);
        let source = match self.state.stack.get(fact.frame.index()) {
            Some(Frame::Effect(effect)) => Some(self.source_view(effect.source)),
            Some(Frame::Action(_) | Frame::Activation(_)) if fact.kind == Damaged => Some(SourceView::Attack),
            _ => None,
        };
        FactView {
            kind: fact.kind,
            by: (fact.by != Colour::NONE).then_some(fact.by),
            actor: self.some_figure(fact.actor),
            on: self.some_figure(fact.on),
            room: (fact.room != Spot::NOWHERE).then_some(fact.room),
            amount: counts.then_some(fact.amount),
            source,
        }
    }

    fn counter(&self, ask: Ask) -> Option<Counter> {
        let hand = self.state.spells.len(spell_pile::hand(ask.seat));
        let full = |left: u8, of: u8| Some(Counter { left, of: Some(of) });
        match (ask.kind, self.state.stack.last()) {
            (_, Some(Frame::Effect(frame))) => self.clause_counter(ask.kind, frame),
            (AskKind::Explore | AskKind::MomentumStep, Some(Frame::Action(frame))) => {
                Some(Counter { left: frame.moves, of: None })
            }
            (AskKind::Spread, Some(Frame::Attack(frame))) => {
                Some(Counter { left: self.state.supply(frame.by), of: None })
            }
            (AskKind::EvocationStep, Some(Frame::Activation(frame))) => {
                Some(Counter { left: frame.moves, of: None })
            }
            (AskKind::DrawFrom | AskKind::Keep, None) => {
                let (done, of) = self.study_counter(ask.kind == AskKind::Keep);
                full(of - done, of)
            }
            (AskKind::DiscardToLimit, _) => {
                let limit = self.codex.mages[self.state.mage(ask.seat).mage.index()].hand as usize;
                Some(Counter { left: hand.saturating_sub(limit) as u8, of: None })
            }
            (AskKind::Act, _) => {
                let actions = self.state.activation.actions;
                Some(Counter {
                    left: crate::phases::ACTIONS.saturating_sub(actions),
                    of: Some(crate::phases::ACTIONS),
                })
            }
            _ => None,
        }
    }

    /// Choices that are made one by one keep their remainder in the frame.
    fn clause_counter(&self, kind: AskKind, frame: &EffectFrame) -> Option<Counter> {
        use AskKind::*;
        let amount = match self.clause_under_way(frame)? {
            Clause::Inflict { by, .. } | Clause::PlaceInstability { by, .. } if kind == Spread => {
                let left = self.state.supply(self.deed(frame, by).by);
                return Some(Counter { left, of: None });
            }
            Clause::Heal { amount, .. }
            | Clause::ConvertDamage { amount, .. }
            | Clause::ConvertInstability { amount, .. } => Some(amount),
            _ => None,
        };
        if !matches!(kind, Heal | ConvertDamage | ConvertInstability | DrawFrom | Keep | DiscardSpell) {
            return None;
        }
        let of = amount.filter(|amount| amount.is_fixed()).map(|amount| amount.base);
        Some(Counter { left: frame.doing.left()?, of })
    }

    fn clause_under_way(&self, frame: &EffectFrame) -> Option<Clause> {
        let effect = self.codex.effects.get(frame.effect.index())?;
        let sentence = self.codex.sentences.get(effect.sentences.range())?.get(frame.sentence as usize)?;
        let branch = if frame.second_branch { sentence.other } else { sentence.clauses };
        self.codex.clauses.get(branch.range())?.get(frame.clause_in(branch)).copied()
    }
}
