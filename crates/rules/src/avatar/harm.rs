//! Black cubes with the Avatar in play: scarce damage (R22.35) and conversion from the right (R22.36).

use crate::clauses::Outcome;
use crate::cubes::Deed;
use crate::decision::{AskKind, Choice};
use crate::facts::Fact;
use crate::game::Game;
use crate::hexes;
use crate::ids::*;
use crate::stack::EffectFrame;
use codex::{Amount, Criterion};

use Criterion::{Mage, MostDamage, MostRoseDamage};

/// Who is served first, second, and after that; a model gets all its cubes before the next one gets any (R22.35).
const SPREAD: [[Option<Criterion>; 3]; 3] = [
    [Some(Mage), Some(MostRoseDamage), Some(MostDamage)],
    [Some(Mage), Some(MostDamage), None],
    [Some(Mage), None, None],
];

/// `work` of a conversion whose next model has been asked for.
const ASKED: u8 = 2;

impl Game {
    /// Narrows the models that may get the next scarce cube; `left` counts the models served so far.
    pub(crate) fn spread_by_rule(&mut self, frame: &mut EffectFrame) {
        let begun = self.state.facts[frame.mark as usize..]
            .iter()
            .find(|fact| 0 < fact.amount && (fact.amount as u64) < fact.extra)
            .map(|&Fact { on, .. }| on);
        match begun {
            Some(model) => self.state.options.retain(|option| *option == Choice::Target(model)),
            None => {
                let lines = SPREAD[(frame.left as usize).min(SPREAD.len() - 1)];
                frame.left += 1;
                self.choose_by(lines, NONE);
            }
        }
    }

    /// The rightmost convertible cubes, as many as allowed on each model (R22.36).
    pub(crate) fn convert_from_the_right(
        &mut self,
        frame: &mut EffectFrame,
        deed: Deed,
        models: Models,
        amount: Amount,
    ) -> Outcome {
        let each = self.amount(frame, amount);
        if frame.work == 0 {
            frame.work = 1;
            frame.picked = self.damageable(models, deed.by, Some(frame));
            frame.unconverted = 0;
            frame.amount = 0;
        } else if let (ASKED, Some(Choice::Target(model))) = (frame.work, self.take_choice()) {
            self.convert_on(frame, deed, model, each);
        }
        let wanted = |game: &Game, model: Model| {
            let row = game.state.damage(model);
            each.min(row.count() - row.of(deed.by))
        };
        let total: u32 = frame.picked.iter().map(|model| wanted(self, model) as u32).sum();
        if total > self.state.supply(deed.by) as u32
            && frame.picked.len() > 1
            && self.state.supply(deed.by) > 0
        {
            // Too few cubes for all: served in the order of scarce damage (L-49).
            frame.work = ASKED;
            self.ask(self.state.decider(deed.by), AskKind::ConvertDamage);
            for model in frame.picked.iter() {
                self.option(Choice::Target(model));
            }
            self.choose_by(SPREAD[0], NONE);
            return Outcome::Asked;
        }
        for model in frame.picked.iter() {
            self.convert_on(frame, deed, model, each);
        }
        frame.amount = frame.converted;
        Outcome::Done(frame.converted > 0)
    }

    fn convert_on(&mut self, frame: &mut EffectFrame, deed: Deed, model: Model, most: u8) {
        frame.picked = frame.picked.without(Models::one(model));
        let mut done = 0;
        while done < most {
            let row = self.state.damage(model);
            let rightmost =
                row.places().iter().rev().copied().find(|&own| own != Colour::NONE && own != deed.by);
            let Some(from) = rightmost else { break };
            if !self.convert_damage(model, from, deed.by) {
                break;
            }
            done += 1;
            frame.rose_converted += from.is_rose() as u8;
        }
        frame.converted += done;
        frame.unconverted += most - done;
        if done > 0 {
            frame.converted_on = frame.converted_on.with(model);
        }
    }

    /// The same in rooms, so many in each; with several rooms the Crown chooses which comes next.
    pub(crate) fn convert_room_from_the_right(
        &mut self,
        frame: &mut EffectFrame,
        deed: Deed,
        amount: Amount,
    ) -> Outcome {
        if frame.work == 0 {
            frame.work = 1;
        } else if let Some(Choice::Room { room }) = self.take_choice() {
            frame.left = self.amount(frame, amount);
            self.convert_in(frame, deed, room);
            frame.place &= !(1 << room);
        }
        frame.place = hexes::rooms(frame.place)
            .filter(|&room| self.convertible(room, deed.by).is_some())
            .fold(0, |mask, room| mask | 1 << room);
        if frame.place != 0 && self.state.supply(deed.by) > 0 {
            self.ask(self.state.decider(deed.by), AskKind::ConvertInstability);
            for room in hexes::rooms(frame.place) {
                self.option(Choice::Room { room });
            }
            return Outcome::Asked;
        }
        frame.amount = frame.converted;
        frame.unconverted = self.amount(frame, amount).saturating_sub(frame.converted);
        Outcome::Done(frame.converted > 0)
    }

    fn convertible(&self, room: u8, by: Colour) -> Option<Colour> {
        let state = &self.state.rooms[room as usize];
        let mut cubes = state.cubes.places().iter().rev().copied();
        cubes.find(|&own| own != Colour::NONE && own != by).filter(|_| !state.rebuilt)
    }

    fn convert_in(&mut self, frame: &mut EffectFrame, deed: Deed, room: u8) {
        while frame.left > 0
            && let Some(from) = self.convertible(room, deed.by)
        {
            if !self.convert_instability(room, from, deed.by) {
                break;
            }
            frame.converted += 1;
            frame.rose_converted += from.is_rose() as u8;
            frame.rooms |= 1 << room;
            frame.left -= 1;
        }
    }
}
