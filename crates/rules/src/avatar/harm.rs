//! Black cubes with the Avatar in play: scarce damage (R22.35) and conversion from the right (R22.36).

use crate::clauses::{Outcome, answer};
use crate::cubes::Deed;
use crate::decision::{AskKind, Choice};
use crate::facts::{Fact, FactKind};
use crate::game::Game;
use crate::hexes;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame};
use codex::{Amount, Criterion};

use Criterion::{Mage, MostDamage, MostRoseDamage};

/// Who is served first, second, and after that; a model gets all its cubes before the next one gets any (R22.35).
const SPREAD: [[Option<Criterion>; 3]; 3] = [
    [Some(Mage), Some(MostRoseDamage), Some(MostDamage)],
    [Some(Mage), Some(MostDamage), None],
    [Some(Mage), None, None],
];

impl Game {
    /// Narrows the models that may get the next scarce cube of the damage planned from `facts` on, after so many
    /// models were served; whether it is another one's turn.
    pub(crate) fn spread_by_rule(&mut self, facts: u8, served: u8) -> bool {
        let begun = self.state.facts[facts as usize..]
            .iter()
            .find(|fact| 0 < fact.amount && (fact.amount as u64) < fact.extra)
            .map(|&Fact { on, .. }| on);
        match begun {
            Some(model) => self.state.options.retain(|option| *option == Choice::Target(model)),
            None => self.choose_by(SPREAD[(served as usize).min(SPREAD.len() - 1)], Spot::NOWHERE),
        }
        begun.is_none()
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
        if frame.doing == Doing::Fresh {
            frame.picked = self.damageable(models, deed.by, Some(frame));
            frame.unconverted = 0;
            frame.amount = 0;
        } else if let Some(model) = answer!(self, Choice::Target(model) => model) {
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
            frame.doing = Doing::Asked;
            self.ask(self.state.decider(deed.by), AskKind::ConvertDamage);
            for model in frame.picked.iter() {
                self.option(Choice::Target(model));
            }
            self.choose_by(SPREAD[0], Spot::NOWHERE);
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
            let Deed { by, actor, means, .. } = deed;
            let kind = FactKind::ConvertedDamage;
            self.note(Fact { by, actor, means, on: model, amount: done, ..Fact::new(kind) });
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
        if frame.doing == Doing::Asked
            && let Some(room) = answer!(self, Choice::Room { room } => room)
        {
            self.convert_in(frame, deed, room, self.amount(frame, amount));
            frame.place &= !(room.bit());
        }
        frame.place = hexes::rooms(frame.place)
            .filter(|&room| self.convertible(room, deed.by).is_some())
            .fold(0, |mask, room| mask | room.bit());
        let rooms = frame.place;
        let each = |game: &mut Game| hexes::rooms(rooms).for_each(|room| game.option(Choice::Room { room }));
        if self.state.supply(deed.by) > 0
            && self.ask_among(self.state.decider(deed.by), AskKind::ConvertInstability, each)
        {
            frame.doing = Doing::Asked;
            return Outcome::Asked;
        }
        frame.amount = frame.converted;
        frame.unconverted = self.amount(frame, amount).saturating_sub(frame.converted);
        Outcome::Done(frame.converted > 0)
    }

    fn convertible(&self, room: Spot, by: Colour) -> Option<Colour> {
        let state = &self.state.rooms[room.index()];
        let mut cubes = state.cubes.places().iter().rev().copied();
        cubes.find(|&own| own != Colour::NONE && own != by).filter(|_| self.takes_instability(state))
    }

    fn convert_in(&mut self, frame: &mut EffectFrame, deed: Deed, room: Spot, most: u8) {
        for _ in 0..most {
            let Some(from) = self.convertible(room, deed.by) else { break };
            if !self.convert_instability(room, from, deed.by) {
                break;
            }
            let Deed { by, actor, means, .. } = deed;
            self.note_one_more(Fact { by, actor, means, room, ..Fact::new(FactKind::ConvertedInstability) });
            frame.converted += 1;
            frame.rose_converted += from.is_rose() as u8;
            frame.rooms |= room.bit();
        }
    }
}
