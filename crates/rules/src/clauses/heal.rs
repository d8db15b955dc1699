//! Healing: damage cubes go back to their owners (R17.5).

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::facts::{Fact, FactKind};
use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame};
use codex::{Amount, Count, Pick};

impl Game {
    /// Takes damage cubes off; whoever applies the effect chooses which (R17.5).
    pub(super) fn heal(
        &mut self,
        frame: &mut EffectFrame,
        amount: Amount,
        all: bool,
        rose_too: bool,
        on: Pick,
    ) -> Outcome {
        let models = ready!(self.gather(frame, on));
        if all {
            return self.heal_all(frame, models, rose_too);
        }
        let mut left = match frame.doing {
            Doing::Counting { left } => {
                match answer!(self, Choice::Cube { model, colour } => (model, colour)) {
                    Some((model, colour)) => {
                        self.heal_one(frame, model, colour);
                        self.keep_healed(frame, model);
                        frame.amount += 1;
                        left - 1
                    }
                    None => 0,
                }
            }
            _ => {
                let left = self.amount(frame, amount);
                frame.amount = 0;
                left
            }
        };
        let optional = !self.is_avatars(frame.you);
        while let Some(model) = frame.picked.iter().next() {
            let row = self.state.damage(model);
            let reached = self.is_within_reach(frame, model);
            let cubes = |game: &mut Game| {
                for colour in Colour::all() {
                    if reached && row.of(colour) > 0 {
                        game.option(Choice::Cube { model, colour });
                    }
                }
                if optional {
                    game.or_pass();
                }
            };
            if left > 0 && self.ask_among(self.healer(frame, model), AskKind::Heal, cubes) {
                frame.doing = Doing::Counting { left };
                return Outcome::Asked;
            }
            frame.picked = frame.picked.without(Models::one(model));
            left = self.amount(frame, amount);
        }
        Outcome::Done(frame.amount > 0)
    }

    /// Whoever applies the effect; where the Black Rose does, the mage who is healed.
    fn healer(&self, frame: &EffectFrame, model: Model) -> Seat {
        match model.mage() {
            Some(seat) if frame.you.is_rose() && !self.state.is_avatar(seat) => seat,
            _ => self.state.decider(frame.you),
        }
    }

    fn heal_all(&mut self, frame: &mut EffectFrame, models: Models, rose_too: bool) -> Outcome {
        let mut healed = 0;
        for model in models.iter() {
            for colour in Colour::all() {
                while (rose_too || !colour.is_rose()) && self.heal_one(frame, model, colour) {
                    self.keep_healed(frame, model);
                    healed += 1;
                }
            }
        }
        frame.amount = healed;
        Outcome::Done(healed > 0)
    }

    /// Keeps who was healed, where the card asks how many they are (RC-41).
    fn keep_healed(&self, frame: &mut EffectFrame, model: Model) {
        let effect = self.codex.effects[frame.effect.index()];
        let counts = |amount: Option<Amount>| amount.is_some_and(|own| own.count == Count::HealedModels);
        let mut sentences = self.codex.sentences[effect.sentences.range()].iter();
        let asked = sentences.any(|sentence| {
            self.codex.clauses[sentence.clauses.range()].iter().any(|clause| counts(clause.parts().amount))
        });
        if asked {
            frame.converted_on = frame.converted_on.with(model);
        }
    }

    fn heal_one(&mut self, frame: &EffectFrame, model: Model, colour: Colour) -> bool {
        if !self.is_within_reach(frame, model) || !self.take_damage(model, colour) {
            return false;
        }
        self.tell(What::Healed { on: self.figure(model), colour });
        let by = frame.you;
        let same = |fact: &&mut Fact| fact.kind == FactKind::Healed && fact.on == model && fact.by == by;
        if let Some(fact) = self.state.facts.iter_mut().rev().take(4).find(same) {
            fact.amount += 1;
            return true;
        }
        let fact = Fact { by, actor: frame.actor, on: model, amount: 1, ..Fact::new(FactKind::Healed) };
        self.note(fact);
        true
    }
}
