//! Whom an effect has hit: damage of it was placed there, and not all of it was ignored (C20.4).

use crate::beyond::Unhurt;
use crate::game::Game;
use crate::ids::*;
use crate::marks::Bound;
use crate::stack::{EffectFrame, Frame};
use codex::{Amount, Condition, Count, EffectId, Pick};

impl Game {
    /// The models it has hit that are still in play.
    pub(crate) fn hit_by(&self, frame: &EffectFrame) -> Models {
        frame.damaged.without(self.unhurt_by(frame))
    }

    /// How many it has hit, those included that have fallen since.
    pub(crate) fn hits(&self, frame: &EffectFrame) -> u8 {
        frame.damaged_count.saturating_sub(self.unhurt_by(frame).len() as u8)
    }

    /// The frame that is at work lies on top of the stack.
    fn unhurt_by(&self, frame: &EffectFrame) -> Models {
        let at = self.state.stack.iter().rposition(|own| match own {
            Frame::Effect(own) => own.effect == frame.effect && own.source == frame.source,
            _ => false,
        });
        let own = self.state.beyond.unhurt.iter().find(|own| Some(own.frame.index()) == at);
        own.map_or(Models::EMPTY, |own| own.models)
    }

    /// Somebody has ignored all damage of a blow.
    pub(crate) fn note_unhurt(&mut self, at: Depth, model: Model) {
        let Some(Frame::Effect(frame)) = self.state.stack.get(at.index()) else { return };
        if !self.counts_hits(frame.effect) {
            return;
        }
        if let Some(own) = self.state.beyond.unhurt.iter_mut().find(|own| own.frame == at) {
            own.models = own.models.with(model);
        } else if self.state.beyond.unhurt.is_full() {
            self.marks.lose(Bound::Unhurt);
        } else {
            self.state.beyond.unhurt.push(Unhurt { frame: at, models: Models::one(model) });
        }
    }

    /// The effect is over, or lost.
    pub(crate) fn forget_unhurt(&mut self, at: usize) {
        if !self.state.beyond.unhurt.is_empty() {
            self.state.beyond.unhurt.retain(|own| own.frame.index() < at);
        }
    }

    /// Whether any of its words asks whom it has hit.
    fn counts_hits(&self, effect: EffectId) -> bool {
        let Some(effect) = self.codex.effects.get(effect.index()) else { return false };
        let counts = |amount: Amount| !amount.is_fixed() && amount.count == Count::HitModels;
        self.codex.sentences[effect.sentences.range()].iter().any(|sentence| {
            let clauses = [sentence.clauses, sentence.other];
            let asked = match sentence.condition {
                Some(Condition::Count { count, .. } | Condition::DidAndCount { count, .. }) => {
                    count == Count::HitModels
                }
                _ => false,
            };
            asked
                || sentence.repeat.is_some_and(counts)
                || clauses.iter().flat_map(|run| &self.codex.clauses[run.range()]).any(|clause| {
                    let parts = clause.parts();
                    parts.whom == Some(Pick::HitMages) || parts.amount.is_some_and(counts)
                })
        })
    }
}
