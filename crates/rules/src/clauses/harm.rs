//! Damage and instability: inflict, convert, heal, ignore, divert, place.

use super::{Outcome, ready};
use crate::decision::{AskKind, Choice};
use crate::facts::{Fact, FactKind};
use crate::game::Game;
use crate::happening::What;
use crate::hexes;
use crate::ids::*;
use crate::stack::{EffectFrame, Frame};
use codex::{Amount, By, Means, Pick, Place};

/// `work` of a clause that spreads scarce cubes.
const PLANNED: u8 = 1;
const SPREADING: u8 = 2;

impl Game {
    pub(super) fn inflict(&mut self, frame: &mut EffectFrame, by: By, amount: Amount, to: Pick) -> Outcome {
        let models = ready!(self.gather(frame, to));
        let deed = self.deed(frame, by);
        self.inflict_on(frame, deed, models, amount)
    }

    /// A physical attack with the mage's strength, as part of an effect (Forge).
    pub(super) fn attack_clause(&mut self, frame: &mut EffectFrame, who: Pick) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let Some(seat) = self.state.mage_of(frame.you) else { return Outcome::Done(false) };
        let mut deed = self.deed(frame, By::You);
        deed.means = Means::ATTACK;
        let strength = Amount::fixed(self.strength(seat));
        self.inflict_on(frame, deed, models, strength)
    }

    pub(super) fn pain(&mut self, frame: &mut EffectFrame, amount: Amount) -> Outcome {
        let models = Models::one(self.state.body(frame.you));
        let deed = self.deed(frame, By::Rose);
        self.inflict_on(frame, deed, models, amount)
    }

    /// Places damage on all models at once (R17.6); with too few cubes the placer spreads them (R17.21).
    fn inflict_on(
        &mut self,
        frame: &mut EffectFrame,
        deed: crate::cubes::Deed,
        models: Models,
        amount: Amount,
    ) -> Outcome {
        if frame.work == 0 {
            let amount = self.amount(frame, amount);
            let models = self.damageable(models, deed.by, Some(frame));
            frame.mark = self.state.facts.len() as u8;
            let (total, fits) = self.plan_damage(models, amount, deed);
            frame.place = fits as u32;
            frame.work = PLANNED;
            if total <= self.state.supply(deed.by) as u32 || models.len() <= 1 {
                for fact in frame.mark as usize..self.state.facts.len() {
                    self.place_planned(fact, u8::MAX);
                }
                return self.inflicted(frame);
            }
        }
        if frame.work == SPREADING
            && let Some(Choice::Target(model)) = self.take_choice()
        {
            let facts = frame.mark as usize..self.state.facts.len();
            if let Some(fact) = facts.into_iter().find(|&fact| self.state.facts[fact].on == model) {
                self.place_planned(fact, 1);
            }
        }
        frame.work = SPREADING;
        if self.state.supply(deed.by) == 0 {
            return self.inflicted(frame);
        }
        self.ask(self.state.decider(deed.by), AskKind::Spread);
        for fact in frame.mark as usize..self.state.facts.len() {
            let Fact { on, amount, extra, .. } = self.state.facts[fact];
            if (amount as u64) < extra {
                self.option(Choice::Target(on));
            }
        }
        if self.state.options.is_empty() {
            self.state.ask = None;
            return self.inflicted(frame);
        }
        if self.is_avatars(deed.by) {
            self.spread_by_rule(frame);
        }
        Outcome::Asked
    }

    /// Facts of models that got nothing are struck out: nothing was inflicted (R17.23).
    fn inflicted(&mut self, frame: &mut EffectFrame) -> Outcome {
        let mut dealt = 0u8;
        let mut in_full = frame.place == 1;
        let mut index = frame.mark as usize;
        while index < self.state.facts.len() {
            let Fact { amount, on, extra, .. } = self.state.facts[index];
            in_full &= amount as u64 == extra;
            if amount == 0 {
                self.state.facts.remove(index);
                continue;
            }
            dealt = dealt.saturating_add(amount);
            frame.damaged_count += !frame.damaged.has(on) as u8;
            frame.damaged = frame.damaged.with(on);
            index += 1;
        }
        frame.amount = dealt;
        // A price in damage is paid in full or not at all (R9.5, L-63).
        Outcome::Done(in_full && dealt > 0)
    }

    /// Up to so many cubes on each model, chosen one by one, even none (R17.4). Not on one's own (RB-28).
    pub(super) fn convert_damage_clause(
        &mut self,
        frame: &mut EffectFrame,
        by: By,
        amount: Amount,
        on: Pick,
    ) -> Outcome {
        let models = ready!(self.gather(frame, on));
        let deed = self.deed(frame, by);
        if self.is_avatars(deed.by) {
            return self.convert_from_the_right(frame, deed, models, amount);
        }
        if frame.work == 0 {
            frame.work = 1;
            frame.picked = self.damageable(models, deed.by, Some(frame));
            frame.left = self.amount(frame, amount);
        } else {
            match self.take_choice() {
                Some(Choice::Cube { model, colour }) => {
                    if self.convert_damage(model, colour, deed.by) {
                        frame.converted += 1;
                        frame.rose_converted += colour.is_rose() as u8;
                        frame.converted_on = frame.converted_on.with(model);
                    }
                    frame.left -= 1;
                }
                _ => frame.left = 0,
            }
        }
        while let Some(model) = frame.picked.iter().next() {
            let row = self.state.damage(model);
            if frame.left > 0 && self.state.supply(deed.by) > 0 {
                self.ask(self.state.decider(deed.by), AskKind::ConvertDamage);
                for colour in Colour::all() {
                    if colour != deed.by && row.of(colour) > 0 {
                        self.option(Choice::Cube { model, colour });
                    }
                }
                if !self.state.options.is_empty() {
                    self.option(Choice::Pass);
                    return Outcome::Asked;
                }
                self.state.ask = None;
            }
            frame.picked = frame.picked.without(Models::one(model));
            frame.left = self.amount(frame, amount);
        }
        frame.amount = frame.converted;
        frame.unconverted = self.amount(frame, amount).saturating_sub(frame.converted);
        Outcome::Done(frame.converted > 0)
    }

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
            let mut healed = 0;
            for model in models.iter() {
                for colour in Colour::all() {
                    while (rose_too || !colour.is_rose()) && self.heal_one(frame, model, colour) {
                        healed += 1;
                    }
                }
            }
            frame.amount = healed;
            return Outcome::Done(healed > 0);
        }
        if frame.work == 0 {
            frame.work = 1;
            frame.left = self.amount(frame, amount);
            frame.amount = 0;
        } else {
            match self.take_choice() {
                Some(Choice::Cube { model, colour }) => {
                    self.heal_one(frame, model, colour);
                    frame.amount += 1;
                    frame.left -= 1;
                }
                _ => frame.left = 0,
            }
        }
        while let Some(model) = frame.picked.iter().next() {
            let row = self.state.damage(model);
            if frame.left > 0 && !row.is_empty() {
                self.ask(self.state.decider(frame.you), AskKind::Heal);
                for colour in Colour::all() {
                    if row.of(colour) > 0 {
                        self.option(Choice::Cube { model, colour });
                    }
                }
                if !self.is_avatars(frame.you) {
                    self.option(Choice::Pass);
                }
                return Outcome::Asked;
            }
            frame.picked = frame.picked.without(Models::one(model));
            frame.left = self.amount(frame, amount);
        }
        Outcome::Done(frame.amount > 0)
    }

    fn heal_one(&mut self, frame: &EffectFrame, model: Model, colour: Colour) -> bool {
        let reachable =
            self.state.in_lodge(model) || self.reaches_cells(frame) || self.state.body(frame.you) == model;
        if !reachable || !self.take_damage(model, colour) {
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

    /// Takes back up to `amount` of the damage that set this off (R10.20, R10.21).
    pub(super) fn ignore_damage(&mut self, frame: &mut EffectFrame, amount: Amount) -> Outcome {
        let most = self.amount(frame, amount);
        let ignored = self.take_back(frame, most);
        frame.amount = ignored;
        if let (Some(seat), true) = (self.state.mage_of(frame.you), ignored > 0) {
            self.tell(What::DamageIgnored { by: seat, count: ignored });
        }
        Outcome::Done(ignored > 0)
    }

    fn take_back(&mut self, frame: &EffectFrame, most: u8) -> u8 {
        let you = self.state.body(frame.you);
        let mut taken = 0;
        for index in frame.cause_from as usize..frame.cause_to as usize {
            let Fact { kind, on, by, amount, .. } = self.state.facts[index];
            if kind != FactKind::Damaged || on != you {
                continue;
            }
            for _ in 0..amount {
                if taken == most || !self.take_damage(on, by) {
                    break;
                }
                self.state.facts[index].amount -= 1;
                taken += 1;
            }
        }
        taken
    }

    /// The effect that set this off no longer touches you; damage of its sentence is taken back (R24.12).
    pub(super) fn ignore_effect(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some(seat) = self.state.mage_of(frame.you) else { return Outcome::Done(false) };
        self.take_back(frame, u8::MAX);
        let cause = self.state.facts[frame.cause_fact as usize];
        if let Some(Frame::Effect(other)) = self.state.stack.get_mut(cause.frame as usize) {
            other.ignoring = other.ignoring.with(seat.model());
        }
        self.tell(What::EffectIgnored { by: seat });
        Outcome::Done(true)
    }

    /// Damage just suffered lies on another model instead, in the same colours.
    pub(super) fn divert(&mut self, frame: &mut EffectFrame, amount: Amount, all: bool, to: Pick) -> Outcome {
        let models = ready!(self.gather(frame, to));
        let Some(onto) = models.iter().next() else { return Outcome::Done(false) };
        let most = if all { u8::MAX } else { self.amount(frame, amount) };
        let struck = self.struck(frame);
        let mut moved = 0;
        for index in frame.cause_from as usize..frame.cause_to as usize {
            let fact = self.state.facts[index];
            if fact.kind != FactKind::Damaged || fact.on != struck {
                continue;
            }
            let mut share = 0;
            while share < fact.amount
                && moved + share < most
                && self.can_bear(onto, share + 1, fact)
                && self.take_damage(struck, fact.by)
            {
                share += 1;
            }
            if share > 0 {
                self.state.facts[index].amount -= share;
                moved += share;
                self.bear(onto, share, fact);
            }
        }
        frame.amount = moved;
        Outcome::Done(moved > 0)
    }

    /// Whoever suffered the damage that set this off: with a borrowed evocation its owner, not "you" (R12.8).
    pub(super) fn struck(&self, frame: &EffectFrame) -> Model {
        match self.state.facts.get(frame.cause_fact as usize) {
            Some(cause) if cause.kind == FactKind::Damaged => cause.on,
            _ => self.state.body(frame.you),
        }
    }

    /// What finds no free place is not suffered in another's stead either (R10.21, R17.2).
    fn can_bear(&self, onto: Model, share: u8, blow: Fact) -> bool {
        let free = self.room_for_damage(onto, u8::MAX);
        free > 0 && self.changed_damage(blow.by, blow.actor, blow.means, onto, share) <= free
    }

    /// Whether someone among these could bear anything of it.
    pub(super) fn anyone_could_bear(&self, frame: &EffectFrame, models: Models) -> bool {
        let struck = self.struck(frame);
        let blows = &self.state.facts[frame.cause_from as usize..frame.cause_to as usize];
        blows.iter().any(|blow| {
            blow.kind == FactKind::Damaged
                && blow.on == struck
                && blow.amount > 0
                && models.iter().any(|onto| self.can_bear(onto, 1, *blow))
        })
    }

    /// The same blow, borne by another: nobody deals damage a second time.
    fn bear(&mut self, onto: Model, share: u8, blow: Fact) {
        let changed = self.changed_damage(blow.by, blow.actor, blow.means, onto, share);
        let count = self.room_for_damage(onto, changed).min(self.state.supply(blow.by));
        let capacity = self.health(onto);
        let mut placed = 0;
        while placed < count && self.state.damage_mut(onto).is_some_and(|row| row.add(blow.by, capacity)) {
            placed += 1;
        }
        *self.state.supply_mut(blow.by) -= placed;
        if placed > 0 {
            self.tell(What::Damaged { by: blow.by, on: self.figure(onto), count: placed });
            // Something for the period to look at: the bearer may be removed.
            self.note(Fact { by: blow.by, on: onto, ..Fact::new(FactKind::Doomed) });
        }
    }

    pub(super) fn place_clause(
        &mut self,
        frame: &mut EffectFrame,
        by: By,
        amount: Amount,
        place: Place,
    ) -> Outcome {
        let rooms = ready!(self.gather_place(frame, place));
        let deed = self.deed(frame, by);
        let each = self.amount(frame, amount);
        let wanted = |game: &Game, room: u8| each.min(game.free_slots(room)) as u32;
        if frame.work == 0 {
            let total: u32 = hexes::rooms(rooms).map(|room| wanted(self, room)).sum();
            frame.amount = 0;
            frame.work = PLANNED;
            if total <= self.state.supply(deed.by) as u32 || rooms.count_ones() <= 1 {
                for room in hexes::rooms(rooms) {
                    frame.amount += self.place_in(frame, room, each, deed);
                }
                let in_full = frame.amount as u32 == each as u32 * rooms.count_ones();
                return Outcome::Done(in_full && frame.amount > 0);
            }
        }
        if frame.work == SPREADING {
            // Which rooms still get a cube is read from `place`; with scarce cubes each choice places one.
            if let Some(Choice::Room { room }) = self.take_choice() {
                frame.amount += self.place_in(frame, room, 1, deed);
                if self.placed_in(frame, room, deed.by) >= each {
                    frame.place &= !(1 << room);
                }
            }
        }
        frame.work = SPREADING;
        if self.state.supply(deed.by) > 0 {
            self.ask(self.state.decider(deed.by), AskKind::Spread);
            for room in hexes::rooms(frame.place) {
                if self.free_slots(room) > 0 {
                    self.option(Choice::Room { room });
                }
            }
            if !self.state.options.is_empty() {
                return Outcome::Asked;
            }
            self.state.ask = None;
        }
        // With scarce cubes nothing is done in full (R9.5).
        Outcome::Done(false)
    }

    fn placed_in(&self, frame: &EffectFrame, room: u8, by: Colour) -> u8 {
        self.state.facts[frame.facts_from as usize..]
            .iter()
            .filter(|fact| fact.kind == FactKind::Placed && fact.room == room && fact.by == by)
            .map(|fact| fact.amount)
            .sum()
    }

    fn place_in(&mut self, frame: &mut EffectFrame, room: u8, amount: u8, deed: crate::cubes::Deed) -> u8 {
        let placed = self.place_instability(room, amount, deed);
        // Whatever the colour, this effect has placed it (R5.3).
        if placed > 0 {
            frame.placed = true;
            frame.rooms |= 1 << room;
        }
        placed
    }

    /// Up to so many cubes of other colours, any mix, even none (R16.5, R16.6).
    pub(super) fn convert_instability_clause(
        &mut self,
        frame: &mut EffectFrame,
        by: By,
        amount: Amount,
        place: Place,
    ) -> Outcome {
        ready!(self.gather_place(frame, place));
        let deed = self.deed(frame, by);
        if self.is_avatars(deed.by) {
            return self.convert_room_from_the_right(frame, deed, amount);
        }
        if frame.work == 0 {
            frame.work = 1;
            frame.left = self.amount(frame, amount);
        } else {
            match self.take_choice() {
                Some(Choice::RoomCube { room, colour }) => {
                    if self.convert_instability(room, colour, deed.by) {
                        frame.converted += 1;
                        frame.rose_converted += colour.is_rose() as u8;
                        frame.rooms |= 1 << room;
                    }
                    frame.left -= 1;
                }
                _ => frame.left = 0,
            }
        }
        // So many in each of them, one room after the other.
        while let Some(room) = hexes::rooms(frame.place).next() {
            let state = &self.state.rooms[room as usize];
            let (row, rebuilt) = (state.cubes, state.rebuilt);
            if frame.left > 0 && !rebuilt && self.state.supply(deed.by) > 0 {
                self.ask(self.state.decider(deed.by), AskKind::ConvertInstability);
                for colour in Colour::all() {
                    if colour != deed.by && row.of(colour) > 0 {
                        self.option(Choice::RoomCube { room, colour });
                    }
                }
                if !self.state.options.is_empty() {
                    self.option(Choice::Pass);
                    return Outcome::Asked;
                }
                self.state.ask = None;
            }
            frame.place &= !(1 << room);
            frame.left = self.amount(frame, amount);
        }
        frame.amount = frame.converted;
        Outcome::Done(frame.converted > 0)
    }
}
