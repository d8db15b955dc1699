//! Placing and taking cubes: damage and instability (R16, R17).

use crate::facts::{Fact, FactKind};
use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::marks::Bound;
use crate::stack::EffectFrame;
use crate::state::RoomState;
use crate::surplus::Over;
use codex::{FinalBlow, FullRooms, Means};

/// Whose deed a placement is, and by what.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deed {
    pub by: Colour,
    pub actor: Model,
    pub means: Means,
    pub frame: Depth,
}

impl Game {
    pub(crate) fn note(&mut self, fact: Fact) {
        // The list is sized far above what one chain of sentences can produce; marks tell if it was not.
        if self.state.facts.len() == crate::state::FACTS {
            return self.marks.lose(Bound::Facts);
        }
        self.state.facts.push(fact);
        self.marks.reach(Bound::Facts, self.state.facts.len());
    }

    /// One cube more of the same deed on the same model or in the same room; a conversion goes cube by cube.
    pub(crate) fn note_one_more(&mut self, fact: Fact) {
        let same = |own: &&mut Fact| {
            own.kind == fact.kind && own.by == fact.by && own.on == fact.on && own.room == fact.room
        };
        match self.state.facts.last_mut().filter(same) {
            Some(own) => own.amount += 1,
            None => self.note(Fact { amount: 1, ..fact }),
        }
    }

    /// Models that damage of a side can touch: not the side's own (R17.15), not those who ignore the effect, and
    /// nobody in a cell unless an event strikes (R4.9, R14.29).
    pub(crate) fn damageable(&self, models: Models, by: Colour, frame: Option<&EffectFrame>) -> Models {
        let event = frame.is_some_and(|frame| self.reaches_cells(frame));
        let mut out = Models::EMPTY;
        for model in models.iter() {
            let reachable = self.state.in_lodge(model) || event && model.mage().is_some();
            // Immunity belongs to mages: without the Avatar the Black Rose is none, and strikes nightmares too (L-16).
            let immune = self.state.owner(model) == by && (!by.is_rose() || self.state.avatar.is_some());
            if reachable && !immune {
                out = out.with(model);
            }
        }
        match frame {
            Some(frame) if self.state.lasting.is_empty() => out.without(frame.ignoring),
            Some(frame) => out.without(frame.ignoring).without(self.unharmed()),
            None => out,
        }
    }

    /// How many cubes of this damage a model can take.
    pub(crate) fn room_for_damage(&self, model: Model, amount: u8) -> u8 {
        amount.min(self.health(model).saturating_sub(self.state.damage(model).count()))
    }

    /// Of a blow that a mage falls by all cubes are placed, where a table has agreed on it (C19.2).
    fn whole_blow(&self, model: Model, blow: u8, fits: u8) -> u8 {
        let whole = self.state.rules.final_blow == FinalBlow::Whole && model.mage().is_some();
        if whole && fits > 0 { blow } else { fits }
    }

    /// Cubes that a blow wants on a model, after everything that changes it; so many places are `taken` by another.
    pub(crate) fn cubes_of_blow(&self, model: Model, amount: u8, deed: Deed, taken: u8) -> u8 {
        let changed = self.changed_damage(deed.by, deed.actor, deed.means, model, amount);
        let free = self.room_for_damage(model, u8::MAX).saturating_sub(taken);
        self.whole_blow(model, changed, changed.min(free))
    }

    /// Writes one fact per model with `extra` = the cubes it should get; the answer is the sum of them, and whether all
    /// of the damage finds a place.
    pub(crate) fn plan_damage(&mut self, models: Models, amount: u8, deed: Deed) -> (u32, bool) {
        let (mut total, mut fits) = (0, true);
        for model in models.iter() {
            let wanted = self.cubes_of_blow(model, amount, deed, 0);
            total += wanted as u32;
            // What a shield takes off is not paid (R9.5, L-63).
            fits &= wanted >= amount;
            let room = self.state.place(model);
            self.note(Fact {
                by: deed.by,
                actor: deed.actor,
                on: model,
                room,
                means: deed.means,
                extra: wanted as u64,
                frame: deed.frame,
                ..Fact::new(FactKind::Damaged)
            });
        }
        (total, fits)
    }

    /// Places up to `most` of the cubes planned in a fact.
    pub(crate) fn place_planned(&mut self, fact: usize, most: u8) {
        let Fact { by, on, extra, amount, .. } = self.state.facts[fact];
        let count = (extra as u8 - amount).min(most).min(self.state.supply(by));
        if count == 0 {
            return;
        }
        let capacity = self.health(on);
        let mut placed = 0;
        for _ in 0..count {
            let Some(row) = self.state.damage_mut(on) else { break };
            if !row.add(by, capacity) {
                break;
            }
            placed += 1;
        }
        if let (Some(seat), true) = (on.mage(), placed < count) {
            placed += self.state.add_surplus(Over::Mage(seat), by, count - placed);
        }
        *self.state.supply_mut(by) -= placed;
        self.state.facts[fact].amount += placed;
        if let (Some(seat), true) = (on.mage(), placed > 0) {
            self.state.mage_mut(seat).last_damage = by;
        }
        if placed > 0 {
            let on = self.figure(on);
            self.tell(What::Damaged { by, on, count: placed });
        }
    }

    /// One of the cubes planned from a fact on, for this model.
    pub(crate) fn place_one(&mut self, facts: u8, model: Model) {
        let mut planned = facts as usize..self.state.facts.len();
        if let Some(fact) = planned.find(|&fact| self.state.facts[fact].on == model) {
            self.place_planned(fact, 1);
        }
    }

    /// Whom cubes planned from a fact on still wait for.
    pub(crate) fn unserved(&self, facts: u8) -> Models {
        let planned = self.state.facts[facts as usize..].iter();
        let waiting = planned.filter(|fact| (fact.amount as u64) < fact.extra);
        waiting.fold(Models::EMPTY, |models, fact| models.with(fact.on))
    }

    /// Damage to one model, for attacks.
    pub(crate) fn strike(&mut self, model: Model, amount: u8, deed: Deed) -> u8 {
        let at = self.state.facts.len();
        self.plan_damage(Models::one(model), amount, deed);
        if at == self.state.facts.len() {
            return 0;
        }
        self.place_planned(at, u8::MAX);
        self.state.facts[at].amount
    }

    /// Takes a damage cube off a model, back to its owner.
    pub(crate) fn take_damage(&mut self, model: Model, colour: Colour) -> bool {
        let beyond = model.mage().is_some_and(|seat| self.state.take_surplus(Over::Mage(seat), colour));
        if !beyond && !self.state.damage_mut(model).is_some_and(|row| row.take(colour)) {
            return false;
        }
        *self.state.supply_mut(colour) += 1;
        true
    }

    /// Replaces a damage cube; it keeps its place and is not inflicted (RB-50).
    pub(crate) fn convert_damage(&mut self, model: Model, from: Colour, to: Colour) -> bool {
        if self.state.supply(to) == 0 {
            return false;
        }
        let beyond = model.mage().is_some_and(|seat| self.state.swap_surplus(Over::Mage(seat), from, to));
        if !beyond && !self.state.damage_mut(model).is_some_and(|row| row.swap(from, to)) {
            return false;
        }
        *self.state.supply_mut(from) += 1;
        *self.state.supply_mut(to) -= 1;
        let on = self.figure(model);
        self.tell(What::DamageConverted { by: to, on, from });
        true
    }

    /// Whether the face that lies up has hollows for instability (R16.3, C15.7).
    pub(crate) fn takes_instability(&self, room: &RoomState) -> bool {
        self.face(room).slots > 0
    }

    /// Free instability slots of a room; none once it is turned (R16.3).
    pub(crate) fn free_slots(&self, place: Spot) -> u8 {
        match self.state.rooms.get(place.index()) {
            Some(room) if self.takes_instability(room) => {
                room.slots.saturating_sub(room.cubes.count()) + self.beyond_slots(place)
            }
            _ => 0,
        }
    }

    /// Cubes that a full room takes beyond its slots (C19.3).
    fn beyond_slots(&self, place: Spot) -> u8 {
        let surplus = &self.state.beyond.surplus;
        let lies = surplus.iter().any(|own| own.over == Over::Room(place));
        match self.state.rules.full_rooms {
            FullRooms::TakeMore if lies || !surplus.is_full() => self.state.rules.cubes,
            _ => 0,
        }
    }

    /// Places instability and notes it; the answer is how many cubes found a slot.
    pub(crate) fn place_instability(&mut self, place: Spot, amount: u8, deed: Deed) -> u8 {
        let count = amount.min(self.free_slots(place)).min(self.state.supply(deed.by));
        if count == 0 {
            return 0;
        }
        let room = &mut self.state.rooms[place.index()];
        let mut placed = 0;
        while placed < count && room.cubes.add(deed.by, room.slots) {
            placed += 1;
        }
        let count = placed + self.state.add_surplus(Over::Room(place), deed.by, count - placed);
        if count == 0 {
            return 0;
        }
        *self.state.supply_mut(deed.by) -= count;
        self.tell(What::InstabilityPlaced { by: deed.by, room: place, count });
        // Several cubes of one sentence in one room are one placement.
        let same = |fact: &&mut Fact| {
            fact.kind == FactKind::Placed
                && fact.room == place
                && fact.by == deed.by
                && fact.frame == deed.frame
        };
        if let Some(fact) = self.state.facts.iter_mut().rev().take(4).find(same) {
            fact.amount += count;
            return count;
        }
        self.note(Fact {
            by: deed.by,
            actor: deed.actor,
            room: place,
            amount: count,
            means: deed.means,
            frame: deed.frame,
            ..Fact::new(FactKind::Placed)
        });
        count
    }

    pub(crate) fn convert_instability(&mut self, place: Spot, from: Colour, to: Colour) -> bool {
        if self.state.supply(to) == 0 {
            return false;
        }
        let beyond = self.state.swap_surplus(Over::Room(place), from, to);
        if !beyond && !self.state.rooms[place.index()].cubes.swap(from, to) {
            return false;
        }
        *self.state.supply_mut(from) += 1;
        *self.state.supply_mut(to) -= 1;
        self.tell(What::InstabilityConverted { by: to, room: place, from });
        true
    }

    /// All cubes of a row go home.
    pub(crate) fn return_cubes(&mut self, row: crate::row::Row) {
        for colour in row.cubes() {
            *self.state.supply_mut(colour) += 1;
        }
    }
}
