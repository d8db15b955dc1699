//! Power, crown, trophies, tokens.

use super::{Outcome, ready};
use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::stack::EffectFrame;
use codex::{Amount, Party, Pick};

impl Game {
    pub(super) fn gain_clause(&mut self, frame: &mut EffectFrame, who: Party, amount: Amount) -> Outcome {
        let means = self.means(frame.source);
        let value = self.amount(frame, amount);
        let mut did = false;
        match who {
            Party::Rose => {
                self.gain(Colour::ROSE, value, frame.you, means);
                did = true;
            }
            Party::Mages(pick) => {
                for seat in ready!(self.gather(frame, pick)).iter().filter_map(Model::mage) {
                    self.gain(self.state.side(seat), value, frame.you, means);
                    did = true;
                }
            }
        }
        Outcome::Done(did && value > 0)
    }

    /// "Lose n. If you do": only a loss in full counts (R9.5, R24.9).
    pub(super) fn lose_clause(&mut self, frame: &mut EffectFrame, who: Party, amount: Amount) -> Outcome {
        let means = self.means(frame.source);
        let value = self.amount(frame, amount);
        let mut lost = 0;
        let mut in_full = value > 0;
        match who {
            Party::Rose => lost += self.lose(Colour::ROSE, value, frame.you, means),
            Party::Mages(pick) => {
                let models = ready!(self.gather(frame, pick));
                if matches!(pick, Pick::Each(_)) {
                    frame.it = models;
                }
                for seat in models.iter().filter_map(Model::mage) {
                    let share = self.lose(self.state.side(seat), value, frame.you, means);
                    in_full &= share == value;
                    lost += share;
                }
            }
        }
        frame.amount = lost;
        Outcome::Done(in_full && lost > 0)
    }

    /// The thief gains what the target loses, no more (R24.22).
    pub(super) fn steal(&mut self, frame: &mut EffectFrame, amount: Amount, from: Pick) -> Outcome {
        let models = ready!(self.gather(frame, from));
        let means = self.means(frame.source);
        let value = self.amount(frame, amount);
        let mut stolen = 0;
        let mut in_full = true;
        for model in models.iter() {
            if let Some(seat) =
                model.mage().filter(|_| self.state.in_lodge(model) || self.reaches_cells(frame))
            {
                let share = self.lose(self.state.side(seat), value, frame.you, means);
                in_full &= share == value;
                stolen += share;
            }
        }
        self.gain(frame.you, stolen, frame.you, means);
        frame.amount = stolen;
        Outcome::Done(in_full && stolen > 0)
    }

    pub(super) fn take_crown_clause(&mut self, frame: &mut EffectFrame) -> Outcome {
        match frame.you.seat() {
            Some(seat) => {
                self.take_crown(seat);
                Outcome::Done(true)
            }
            None => Outcome::Done(false),
        }
    }

    pub(super) fn take_trophy_clause(&mut self, frame: &mut EffectFrame, from: Pick) -> Outcome {
        let models = ready!(self.gather(frame, from));
        let mut did = false;
        for seat in models.iter().filter_map(Model::mage) {
            did |= self.take_trophy(frame.you, seat);
        }
        Outcome::Done(did)
    }

    pub(super) fn give_trophy(&mut self, frame: &mut EffectFrame) -> Outcome {
        match frame.you.seat() {
            Some(seat) => Outcome::Done(self.take_trophy(Colour::ROSE, seat)),
            None => Outcome::Done(false),
        }
    }

    /// Turns exhausted tokens to available; there are never more than two (R24.18).
    pub(super) fn refresh(&mut self, frame: &mut EffectFrame, amount: Amount) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        let (before, wanted) = (self.state.mage(seat).tokens, self.amount(frame, amount));
        let now = (before + wanted).min(self.state.rules.tokens);
        self.state.mage_mut(seat).tokens = now;
        for _ in before..now {
            self.tell(What::TokenRefreshed { seat });
        }
        Outcome::Done(now > before && now - before == wanted)
    }

    /// Available tokens are turned, as far as there are any.
    pub(super) fn lose_tokens(&mut self, frame: &mut EffectFrame, who: Pick, amount: Amount) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let value = self.amount(frame, amount);
        let (mut lost, mut in_full) = (0, true);
        for seat in models.iter().filter_map(Model::mage) {
            let turned = value.min(self.state.mage(seat).tokens);
            self.state.mage_mut(seat).tokens -= turned;
            in_full &= turned == value;
            lost += turned;
            for _ in 0..turned {
                self.tell(What::TokenTurned { seat });
            }
        }
        frame.amount = lost;
        Outcome::Done(in_full && lost > 0)
    }
}
