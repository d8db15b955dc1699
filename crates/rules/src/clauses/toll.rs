//! What it costs not to give what is asked for: cubes that cannot be converted (RC-36), ready spells that are kept.

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame};
use crate::state::SlotState;
use codex::{Amount, By, Pick, Toll};

impl Game {
    /// Converts up to so many cubes on each, and takes the toll for each that was not there to convert. Whoever leaves
    /// some on purpose gains nothing by it (LC-1).
    pub(super) fn convert_or(
        &mut self,
        frame: &mut EffectFrame,
        amount: Amount,
        on: Pick,
        toll: Toll,
    ) -> Outcome {
        let models = ready!(self.gather(frame, on));
        let (you, whole) = (frame.you, self.amount(frame, amount));
        let mut left = match frame.doing {
            Doing::Counting { left } => {
                match answer!(self, Choice::Cube { model, colour } => (model, colour)) {
                    Some((model, colour)) => {
                        if self.convert_damage(model, colour, you) {
                            frame.converted += 1;
                            frame.converted_on = frame.converted_on.with(model);
                        }
                        left - 1
                    }
                    None => {
                        let model = frame.picked.first();
                        let missing = left.saturating_sub(self.cubes_to_convert(model, you));
                        self.take_toll(frame, model, toll, missing);
                        frame.picked = frame.picked.without(Models::one(model));
                        whole
                    }
                }
            }
            _ => {
                frame.picked = self.with_convertible(models, you, frame);
                whole
            }
        };
        while let Some(model) = frame.picked.iter().next() {
            let row = self.state.damage(model);
            let cubes = |game: &mut Game| {
                for colour in Colour::all().filter(|&colour| colour != you && row.of(colour) > 0) {
                    game.option(Choice::Cube { model, colour });
                }
                game.or_pass();
            };
            let converter = self.state.decider(you);
            if left > 0
                && self.state.supply(you) > 0
                && self.ask_among(converter, AskKind::ConvertDamage, cubes)
            {
                frame.doing = Doing::Counting { left };
                return Outcome::Asked;
            }
            self.take_toll(frame, model, toll, left);
            frame.picked = frame.picked.without(Models::one(model));
            left = whole;
        }
        Outcome::Done(frame.converted > 0)
    }

    /// Cubes of others on a model: what a side could convert there.
    pub(crate) fn cubes_to_convert(&self, model: Model, by: Colour) -> u8 {
        let row = self.state.damage(model);
        (row.count() - row.of(by)).min(self.state.supply(by))
    }

    /// One's own are spared from it where they are spared from all own effects but the conversion (C14.8, C14.9).
    fn take_toll(&mut self, frame: &EffectFrame, model: Model, toll: Toll, times: u8) {
        if self.state.spares().from_all_own && self.state.owner(model) == frame.you {
            return;
        }
        let means = self.means(frame.source);
        match (toll, model.mage()) {
            (Toll::YouGain(power), _) => self.gain(frame.you, power * times, frame.you, means),
            (Toll::Loses(power), Some(seat)) => {
                self.lose(self.state.side(seat), power * times, frame.you, means);
            }
            (Toll::Loses(_), None) | (Toll::Suffers(_), _) => {}
        }
    }

    /// Each of them, in play order, gives up a ready spell or bears what the card says; damage strikes all who refused at
    /// once.
    pub(super) fn ransom(&mut self, frame: &mut EffectFrame, who: Pick, refusal: Toll) -> Outcome {
        ready!(self.gather(frame, who));
        let deed = self.deed(frame, By::You);
        let mut place = match frame.doing {
            Doing::Spreading { .. } => {
                return self.inflict_on(frame, deed, Models::EMPTY, Amount::fixed(0));
            }
            Doing::Counting { left: place } => {
                if let Some(slot) = answer!(self, Choice::Slot { slot } => slot) {
                    let seat = self.state.nth_in_order(place - 1);
                    self.discard_laid(seat, slot);
                    frame.picked = frame.picked.without(Models::one(seat.model()));
                }
                place
            }
            _ => 0,
        };
        while (place as usize) < self.state.mages.len() {
            let seat = self.state.nth_in_order(place);
            place += 1;
            let sheet = self.state.mage(seat).sheet;
            let ready = |game: &mut Game| {
                for slot in SheetSlot::all().filter(|&slot| sheet[slot.index()].state == SlotState::Ready) {
                    game.option(Choice::Slot { slot });
                }
                game.or_pass();
            };
            if frame.picked.has(seat.model()) && self.ask_among(seat, AskKind::Ransom, ready) {
                frame.doing = Doing::Counting { left: place };
                return Outcome::Asked;
            }
        }
        let refusing = frame.picked;
        if let Toll::Suffers(damage) = refusal {
            return self.inflict_on(frame, deed, refusing, Amount::fixed(damage));
        }
        for model in refusing.iter() {
            self.take_toll(frame, model, refusal, 1);
        }
        Outcome::Done(true)
    }
}
