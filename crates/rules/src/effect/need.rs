//! How many cubes a part of a sentence will want, where they are too few for all parts (L-70).

use crate::cubes::Deed;
use crate::game::Game;
use crate::hexes;
use crate::ids::*;
use crate::stack::{EffectFrame, Target};
use codex::{Amount, By, Clause, Means, Pick, Toll, Who};

impl Game {
    /// Whose cubes a part takes.
    pub(super) fn placer(&self, frame: &EffectFrame, clause: Clause) -> Option<Colour> {
        match clause {
            Clause::Inflict { by, .. }
            | Clause::ConvertDamage { by, .. }
            | Clause::PlaceInstability { by, .. }
            | Clause::ConvertInstability { by, .. } => Some(self.deed(frame, by).by),
            Clause::Pain { .. } => Some(self.deed(frame, By::Rose).by),
            Clause::ConvertOr { .. }
            | Clause::Attack { .. }
            | Clause::InflictChain { .. }
            | Clause::Ransom { refusal: Toll::Suffers(_), .. } => Some(frame.you),
            _ => None,
        }
    }

    /// Cubes of a side that a part would take as things stand, beside what was counted before.
    pub(super) fn cubes_for(
        &self,
        frame: &EffectFrame,
        clause: Clause,
        colour: Colour,
        claims: &mut Claims,
    ) -> u32 {
        if self.placer(frame, clause) != Some(colour) {
            return 0;
        }
        match clause {
            Clause::Inflict { by, amount, to } => {
                let (struck, amount) = (self.candidates(frame, to), self.amount(frame, amount));
                self.blows(frame, self.deed(frame, by), to, struck, amount, claims)
            }
            Clause::Pain { amount } => {
                let (you, amount) = (Models::one(self.state.body(frame.you)), self.amount(frame, amount));
                self.blows(frame, self.deed(frame, By::Rose), Pick::The(Who::You), you, amount, claims)
            }
            // Whoever gives up a spell wants none; that is known when all have chosen.
            Clause::Ransom { who, refusal: Toll::Suffers(damage) } => {
                let struck = self.candidates(frame, who);
                self.blows(frame, self.deed(frame, By::You), who, struck, damage, claims)
            }
            Clause::InflictChain { amounts } => self.cubes_for_chain(frame, amounts),
            Clause::Attack { who } => {
                let seat = self.state.mage_of(frame.you);
                seat.map_or(0, |seat| self.cubes_for_attack(frame, who, seat, claims))
            }
            Clause::ConvertDamage { amount, on, .. } | Clause::ConvertOr { amount, on, .. } => {
                let amount = self.amount(frame, amount);
                let models = self.damageable(self.candidates(frame, on), colour, Some(frame));
                let cubes = |model| self.cubes_to_convert(model, colour).min(amount) as u32;
                several(on, models.iter().map(cubes))
            }
            Clause::PlaceInstability { amount, place, .. } => {
                let amount = self.amount(frame, amount);
                let Some(rooms) = self.known_rooms(frame, place) else { return amount as u32 };
                let placed = |room| {
                    let share = self.share(frame, place, room, amount);
                    claims.slots(room, self.free_slots(room), share)
                };
                hexes::rooms(rooms).map(placed).sum()
            }
            Clause::ConvertInstability { amount, place, .. } => {
                let amount = self.amount(frame, amount);
                let rooms = self.known_rooms(frame, place);
                let others = |room| {
                    let lying = self.state.instability(room);
                    (lying.iter().sum::<u8>() - lying[colour.index()]).min(amount) as u32
                };
                rooms.map_or(amount as u32, |rooms| hexes::rooms(rooms).map(others).sum())
            }
            _ => 0,
        }
    }

    /// The same for a part that comes after something else: that may bring about more than there is now, so what the
    /// part names counts at least once.
    pub(super) fn cubes_for_later(
        &self,
        frame: &EffectFrame,
        clause: Clause,
        colour: Colour,
        claims: &mut Claims,
    ) -> u32 {
        let now = self.cubes_for(frame, clause, colour, claims);
        let once = |amount: Amount| (amount.base + amount.times).min(amount.most) as u32;
        let named = match clause {
            Clause::Inflict { amount, to: pick, .. }
            | Clause::ConvertDamage { amount, on: pick, .. }
            | Clause::ConvertOr { amount, on: pick, .. } => match pick {
                Pick::UpTo(most, _) => once(amount) * most as u32,
                _ => once(amount),
            },
            Clause::PlaceInstability { amount, .. }
            | Clause::ConvertInstability { amount, .. }
            | Clause::Pain { amount } => once(amount),
            Clause::Ransom { refusal: Toll::Suffers(damage), .. } => damage as u32,
            Clause::InflictChain { amounts } => amounts.iter().map(|&own| own as u32).sum(),
            Clause::Attack { .. } => {
                self.state.mage_of(frame.you).map_or(0, |seat| self.strength(seat) as u32)
            }
            _ => 0,
        };
        now.max(named)
    }

    /// Whomever an attack names, all whom it strikes besides are struck as well.
    fn cubes_for_attack(&self, frame: &EffectFrame, who: Pick, seat: Seat, claims: &mut Claims) -> u32 {
        let deed = Deed { means: Means::ATTACK, ..self.deed(frame, By::You) };
        let (named, strength) = (self.candidates(frame, who), self.strength(seat));
        let beside = match self.attack_hits_room(frame) && !named.is_empty() {
            true => self.attackable(frame.actor, frame.you),
            false => Models::EMPTY,
        };
        let all = Pick::The(Who::It);
        self.blows(frame, deed, who, named.without(beside), strength, claims)
            + self.blows(frame, deed, all, beside, strength, claims)
    }

    /// The target, and the most that a second and a third link can take: they are chosen when the blow comes.
    fn cubes_for_chain(&self, frame: &EffectFrame, [first, second, third]: [u8; 3]) -> u32 {
        let Target::Model(target) = frame.target else { return 0 };
        let deed = self.deed(frame, By::You);
        let beside = self.links_beside(frame, target);
        let further = beside.iter().fold(Models::EMPTY, |all, link| all.and(self.links_beside(frame, link)));
        let largest = |struck, amount| {
            let struck = self.damageable(struck, deed.by, Some(frame));
            struck.iter().map(|model| self.cubes_of_blow(model, amount, deed, 0) as u32).max().unwrap_or(0)
        };
        largest(Models::one(target), first) + largest(beside, second) + largest(further, third)
    }

    /// Cubes of a blow on those who are picked.
    fn blows(
        &self,
        frame: &EffectFrame,
        deed: Deed,
        pick: Pick,
        struck: Models,
        amount: u8,
        claims: &mut Claims,
    ) -> u32 {
        let chosen = matches!(pick, Pick::One(_) | Pick::Both(_) | Pick::OneDamaged | Pick::UpTo(..));
        let blow = |model: Model| {
            let taken = &mut claims.bars[model.0 as usize];
            let cubes = self.cubes_of_blow(model, amount, deed, *taken);
            // Who will be chosen is not known yet.
            *taken = taken.saturating_add(if chosen { 0 } else { cubes });
            cubes as u32
        };
        several(pick, self.damageable(struck, deed.by, Some(frame)).iter().map(blow))
    }
}

/// What the parts counted so far would take of rooms and bars: the next one finds that much less of them.
#[derive(Clone, Copy)]
pub(super) struct Claims {
    slots: [u8; hexes::ROOMS],
    bars: [u8; MODELS],
}

impl Claims {
    pub(super) fn none() -> Claims {
        Claims { slots: [0; hexes::ROOMS], bars: [0; MODELS] }
    }

    fn slots(&mut self, room: Spot, free: u8, wanted: u8) -> u32 {
        let taken = &mut self.slots[room.index()];
        let cubes = wanted.min(free.saturating_sub(*taken));
        *taken += cubes;
        cubes as u32
    }
}

/// Whether a part leaves rooms, bars and whoever stands in the lodge as they are.
pub(super) fn moves_no_piece(clause: &Clause) -> bool {
    matches!(
        clause,
        Clause::Gain { .. }
            | Clause::Lose { .. }
            | Clause::Steal { .. }
            | Clause::TakeCrown
            | Clause::DrawSpells { .. }
            | Clause::DrawQuests { .. }
            | Clause::DiscardSpells { .. }
            | Clause::DiscardQuests { .. }
            | Clause::Refresh { .. }
    )
}

/// Of all, or at most of as many as may be chosen.
fn several(pick: Pick, wanted: impl Iterator<Item = u32>) -> u32 {
    let (sum, largest) = wanted.fold((0, 0), |(sum, most): (u32, u32), own| (sum + own, most.max(own)));
    match pick {
        Pick::One(_) | Pick::OneDamaged => largest,
        Pick::Both(_) => sum.min(largest * 2),
        Pick::UpTo(most, _) => sum.min(largest * most as u32),
        _ => sum,
    }
}
