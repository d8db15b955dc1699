//! Falls that are averted, brought about or scored otherwise, and damage that does not last.

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::lasting::Lasting;
use crate::stack::{Doing, EffectFrame, Target};
use codex::{Amount, Pick};

impl Game {
    /// Whoever falls by this effect pays you alone; said before the damage that brings it about (RC-39).
    pub(super) fn score_fall(&mut self, frame: &mut EffectFrame, power: u8, from_rose: bool) -> Outcome {
        let at = self.state.top();
        self.last(Lasting::Claimed { frame: at, by: frame.you, power, from_rose });
        Outcome::Done(true)
    }

    /// Cubes of this blow that still lie there at the end of the turn are taken off; who falls before keeps nothing.
    pub(super) fn undo(&mut self, frame: &mut EffectFrame, amount: Amount) -> Outcome {
        let cubes = self.amount(frame, amount).min(frame.amount);
        match frame.target {
            Target::Model(on) if cubes > 0 && self.state.in_lodge(on) => {
                self.last(Lasting::Undone { by: frame.you, on, cubes });
                Outcome::Done(true)
            }
            _ => Outcome::Done(false),
        }
    }

    /// All damage is healed and a direct defeat is void: there is no fall, and nobody is paid for one.
    pub(super) fn avert_defeat(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some(seat) = self.state.mage_of(frame.you) else { return Outcome::Done(false) };
        let row = self.state.mage(seat).damage;
        for colour in row.cubes() {
            if self.take_damage(seat.model(), colour) {
                self.tell(What::Healed { on: self.figure(seat.model()), colour });
            }
        }
        self.state.mage_mut(seat).doomed = Colour::NONE;
        self.forget_damage(seat.model());
        Outcome::Done(true)
    }

    /// The mage with the most cubes on you; of several you choose.
    pub(super) fn target_fiercest(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some(you) = self.state.mage_of(frame.you) else { return Outcome::Done(false) };
        if frame.doing == Doing::Fresh {
            let row = self.state.mage(you).damage;
            let cubes = |seat: Seat| row.of(self.state.side(seat));
            let others = || self.state.people().filter(|&seat| seat != you && cubes(seat) > 0);
            let most = others().map(cubes).max().unwrap_or(0);
            let fiercest: Vec<Seat> = others().filter(|&seat| cubes(seat) == most).collect();
            return self.choose(frame, self.state.decider(frame.you), AskKind::Model, |game| {
                fiercest.iter().for_each(|seat| game.option(Choice::Target(seat.model())));
            });
        }
        let Some(model) = answer!(self, Choice::Target(model) => model) else { return Outcome::Done(false) };
        frame.target = Target::Model(model);
        self.note_targeted(frame);
        Outcome::Done(true)
    }

    /// A defeat whatever the damage, in which your cubes count as the most (LC-13).
    pub(super) fn defeat_as_first(&mut self, frame: &mut EffectFrame, who: Pick) -> Outcome {
        let models = ready!(self.gather(frame, who));
        for over in models.iter().filter_map(Model::mage) {
            if self.state.in_lodge(over.model()) {
                self.last(Lasting::First { by: frame.you, over });
            }
        }
        self.defeat_clause(frame, who)
    }
}
