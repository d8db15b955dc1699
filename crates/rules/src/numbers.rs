//! Speed, strength, health and damage after everything that changes them.

use crate::game::Game;
use crate::ids::*;
use crate::stack::{EffectFrame, Source};
use crate::state::Phase;
use crate::triggers::{Context, done_by};
use codex::{Amount, EffectId, EventId, EventTime, Means, Standing};

impl Game {
    /// Steps of a mage's move, everything counted.
    pub fn speed(&self, seat: Seat) -> u8 {
        let mage = self.state.mage(seat);
        let mut speed = match self.avatar_card(seat) {
            Some(card) => card.speed as i8,
            None => self.codex.mages[mage.mage.index()].speed as i8,
        };
        for jinx in &mage.jinxes {
            for standing in &self.codex.jinxes[jinx.kind.index()].standing {
                match *standing {
                    Standing::SpeedIs(value) => speed = speed.min(value as i8),
                    Standing::Speed(change) => speed += change,
                    _ => {}
                }
            }
        }
        speed.max(0) as u8
    }

    /// Damage of a mage's blow, everything counted.
    pub fn strength(&self, seat: Seat) -> u8 {
        let mage = self.state.mage(seat);
        let mut strength = match self.avatar_card(seat) {
            Some(card) => card.strength as i8,
            None => self.codex.mages[mage.mage.index()].strength as i8,
        };
        if let Some(lasting) = self.lasting_strength(seat) {
            strength = lasting as i8;
        }
        for jinx in &mage.jinxes {
            let standing = &self.codex.jinxes[jinx.kind.index()].standing;
            strength += self.strength_change(standing, seat.model(), self.state.side(seat));
        }
        strength.max(0) as u8
    }

    /// Steps of an evocation's move, everything counted.
    pub(crate) fn evocation_speed(&self, model: Model) -> u8 {
        let Some(evocation) = self.state.evocation(model) else {
            return self.form(model).map_or(0, |form| self.codex.evocations[form.index()].speed);
        };
        let mut speed = self.codex.evocations[evocation.kind.index()].speed as i8 + evocation.next_speed;
        for standing in self.evocation_standing(model) {
            if let Standing::Speed(change) = standing {
                speed += change;
            }
        }
        speed.max(0) as u8
    }

    /// Damage of an evocation's blow, everything counted.
    pub fn evocation_strength(&self, model: Model) -> u8 {
        let Some(evocation) = self.state.evocation(model) else {
            return model.mage().map_or(0, |seat| self.strength(seat));
        };
        let card = &self.codex.evocations[evocation.kind.index()];
        let mut strength = card.strength as i8 + evocation.next_strength;
        strength += self.strength_change(&card.standing, model, evocation.owner);
        for upgrade in evocation.upgrades.iter() {
            let standing = &self.codex.upgrades[upgrade.index()].standing;
            strength += self.strength_change(standing, model, evocation.owner);
        }
        strength.max(0) as u8
    }

    fn strength_change(&self, standing: &[Standing], bearer: Model, owner: Colour) -> i8 {
        let mut change = 0;
        for entry in standing {
            if let Standing::Strength { less, amount } = *entry {
                let value = self.standing_amount(amount, bearer, owner) as i8;
                change += if less { -value } else { value };
            }
        }
        change
    }

    fn standing_amount(&self, amount: Amount, bearer: Model, owner: Colour) -> u8 {
        if amount.is_fixed() {
            return amount.base;
        }
        let mut frame = EffectFrame::new(EffectId(u16::MAX), Source::Rules, owner);
        frame.it = Models::one(bearer);
        self.amount(&frame, amount)
    }

    fn evocation_standing(&self, model: Model) -> impl Iterator<Item = Standing> + '_ {
        let evocation = self.state.evocation(model);
        let card = evocation.map(|evocation| &self.codex.evocations[evocation.kind.index()].standing);
        let upgrades = evocation.into_iter().flat_map(|evocation| evocation.upgrades.iter());
        let upgraded = upgrades.flat_map(|upgrade| self.codex.upgrades[upgrade.index()].standing.iter());
        card.into_iter().flatten().chain(upgraded).copied()
    }

    /// Damage cubes that defeat a mage or remove an evocation (R12.13, R17.7).
    pub fn health(&self, model: Model) -> u8 {
        self.full_health(model).min(crate::row::ROW as u8)
    }

    /// The same before it meets the longest row; the checks watch that none is longer.
    pub(crate) fn full_health(&self, model: Model) -> u8 {
        if let Some(seat) = model.mage() {
            return match self.avatar_card(seat) {
                Some(card) => card.health,
                None => self.codex.mages[self.state.mage(seat).mage.index()].health,
            };
        }
        let Some(evocation) = self.state.evocation(model) else { return 0 };
        let card = &self.codex.evocations[evocation.kind.index()];
        let upgraded = !evocation.upgrades.is_empty();
        let added = |standing: &[Standing]| -> u8 {
            let adds = standing.iter().map(|own| match *own {
                Standing::Health { add, while_upgraded } if upgraded || !while_upgraded => add,
                _ => 0,
            });
            adds.sum()
        };
        let upgrades = evocation.upgrades.iter().map(|own| added(&self.codex.upgrades[own.index()].standing));
        card.health + added(&card.standing) + upgrades.sum::<u8>()
    }

    /// Whether an event on the board works now (R4.4, R4.6).
    pub(crate) fn event_in_force(&self, event: EventId) -> bool {
        match self.codex.events[event.index()].time {
            EventTime::Always => true,
            EventTime::Action => self.state.phase == Phase::Action,
            EventTime::BlackRose => self.state.phase == Phase::BlackRose,
            EventTime::Study => self.state.phase == Phase::Study,
            EventTime::Instant => false,
        }
    }

    /// Damage on its way to a model, after everything that changes it.
    pub(crate) fn changed_damage(&self, by: Colour, actor: Model, means: Means, to: Model, amount: u8) -> u8 {
        // One more than nothing is nothing.
        if amount == 0 {
            return 0;
        }
        let mut result = Some(amount as i16);
        let mut apply = |standing: &[Standing], context: Context| {
            for entry in standing {
                if let Standing::Damage { by: from, means: how, to: onto, change, least } = *entry {
                    let fits = how.meets(done_by(means, actor))
                        && self.does(from, by, actor, context)
                        && self.undergoes(onto, to, context);
                    if fits {
                        result = match (result, change) {
                            // What is less than the least already is left alone.
                            (Some(so_far), Some(change)) => {
                                Some((so_far + change as i16).max(so_far.min(least as i16)))
                            }
                            _ => None,
                        };
                    }
                }
            }
        };
        for event in self.state.board {
            if event.is_some() && self.event_in_force(event) {
                apply(&self.codex.events[event.index()].standing, Context::of_event());
            }
        }
        let behind = self.state.mage_behind(by, actor);
        for seat in [behind, to.mage()].into_iter().flatten() {
            for jinx in &self.state.mage(seat).jinxes {
                apply(&self.codex.jinxes[jinx.kind.index()].standing, Context::of(self.state.side(seat)));
            }
            if behind == to.mage() {
                break;
            }
        }
        for model in [actor, to] {
            if let Some(evocation) = self.state.evocation(model) {
                let context = Context { it: model, ..Context::of(evocation.owner) };
                apply(&self.codex.evocations[evocation.kind.index()].standing, context);
                for upgrade in evocation.upgrades.iter() {
                    apply(&self.codex.upgrades[upgrade.index()].standing, context);
                }
            }
            if actor == to {
                break;
            }
        }
        result.map_or(0, |amount| amount.clamp(0, u8::MAX as i16) as u8)
    }
}
