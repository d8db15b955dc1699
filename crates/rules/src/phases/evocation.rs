//! The Evocation Phase: nightmares first, then each mage's own (R18.1 to R18.4, R21.3).

use crate::decision::{AskKind, Choice};
use crate::game::{Flow, Game};
use crate::ids::*;
use crate::stack::Frame;
use crate::state::{EvocationState, Phase};
use codex::EvocationTurns;

const ROSE: u8 = 0;
const MAGES: u8 = 1;

impl Game {
    pub(crate) fn evocation_phase(&mut self) -> Flow {
        if let Some(Choice::Target(model)) = self.take_choice() {
            self.activate_in_phase(model);
            if self.state.step == MAGES && self.one_by_one() {
                // One at a time around the table (R21.3).
                self.state.cursor += 1;
            }
            return Flow::Continue;
        }
        match self.state.step {
            ROSE => {
                // The Crown Holder sets the order of the nightmares (R12.17f).
                self.ask(self.state.crown, AskKind::NextEvocation);
                self.offer_nightmares();
                if !self.state.options.is_empty() {
                    return Flow::Wait;
                }
                self.state.ask = None;
                self.next_step()
            }
            _ => self.mages_activate(),
        }
    }

    /// Whether evocations activate one at a time around the table (R21.3).
    fn one_by_one(&self) -> bool {
        self.state.rules.evocation_turns == EvocationTurns::OneByOne
    }

    fn mages_activate(&mut self) -> Flow {
        let Some(seat) = self.at_cursor() else {
            if self.one_by_one() && self.anyone_left() {
                self.state.cursor = 0;
                return Flow::Continue;
            }
            return self.end_evocation_phase();
        };
        if self.has_passed(seat) {
            self.state.cursor += 1;
            return Flow::Continue;
        }
        if self.state.is_avatar(seat) {
            return self.avatars_evocations(seat);
        }
        self.ask(seat, AskKind::NextEvocation);
        self.offer_evocations(|own| own.owner == seat.colour());
        if self.form_waits(seat) {
            self.option(Choice::Target(seat.model()));
        }
        if !self.state.options.is_empty() {
            return Flow::Wait;
        }
        self.state.ask = None;
        self.pass_for_the_phase(seat)
    }

    /// `note` holds a bit for each seat that had none left when its turn came: it stays out (R21.3).
    fn pass_for_the_phase(&mut self, seat: Seat) -> Flow {
        self.state.note |= 1 << seat.0;
        self.state.cursor += 1;
        Flow::Continue
    }

    fn has_passed(&self, seat: Seat) -> bool {
        self.state.note & (1 << seat.0) != 0
    }

    /// As for any mage, but in the order of their slots (R22.39).
    fn avatars_evocations(&mut self, seat: Seat) -> Flow {
        let waiting = |model: &Model| {
            self.state.evocation(*model).is_some_and(|own| !own.activated) && self.state.in_lodge(*model)
        };
        match self.in_slots(seat).into_iter().find(waiting) {
            Some(model) => {
                self.activate_in_phase(model);
                self.state.cursor += self.one_by_one() as u8;
            }
            None => return self.pass_for_the_phase(seat),
        }
        Flow::Continue
    }

    fn offer_nightmares(&mut self) {
        self.offer_evocations(|own| own.owner.is_rose() && own.haunts());
    }

    fn offer_evocations(&mut self, fits: impl Fn(&EvocationState) -> bool) {
        for index in 0..self.state.evocations.len() {
            let model = Model::evocation(index);
            let own = &self.state.evocations[index];
            if own.exists() && fits(own) && !own.activated && self.state.in_lodge(model) {
                self.option(Choice::Target(model));
            }
        }
    }

    /// Somebody who has not passed. Nightmares have had their time at the start (R12.17f).
    fn anyone_left(&self) -> bool {
        self.state.seats().any(|seat| !self.has_passed(seat))
    }

    fn activate_in_phase(&mut self, model: Model) {
        if let Some(seat) = model.mage() {
            self.form_acts(seat);
        } else if let Some(own) = self.state.evocation_mut(model) {
            own.activated = true;
        }
        let owner = self.state.owner(model);
        let frame = self.activation(model, owner, 0, 0, Model::NONE);
        self.push(Frame::Activation(frame));
    }

    fn end_evocation_phase(&mut self) -> Flow {
        for own in self.state.evocations.iter_mut() {
            own.activated = false;
        }
        self.enter(Phase::CleanUp)
    }
}
