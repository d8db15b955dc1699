//! How many cubes a part of a sentence will want, where they are too few for all parts (L-70).

use crate::cubes::Deed;
use crate::game::Game;
use crate::hexes;
use crate::ids::{Colour, Models, Seat};
use crate::stack::{EffectFrame, Target};
use codex::{By, Clause, Means, Pick, Toll};

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

    /// Cubes of a side that a part would take; none where that hangs on what came before.
    pub(super) fn cubes_for(&self, frame: &EffectFrame, clause: Clause, colour: Colour) -> u32 {
        if self.placer(frame, clause) != Some(colour) {
            return 0;
        }
        match clause {
            Clause::Inflict { by, amount, to } if amount.is_fixed() => {
                let struck = self.candidates(frame, to);
                several(to, self.blows(frame, self.deed(frame, by), struck, amount.base))
            }
            Clause::Pain { amount } if amount.is_fixed() => {
                let you = Models::one(self.state.body(frame.you));
                self.blows(frame, self.deed(frame, By::Rose), you, amount.base).sum()
            }
            // Whoever gives up a spell wants none; that is known when all have chosen.
            Clause::Ransom { who, refusal: Toll::Suffers(damage) } => {
                let struck = self.candidates(frame, who);
                several(who, self.blows(frame, self.deed(frame, By::You), struck, damage))
            }
            Clause::InflictChain { amounts } => self.cubes_for_chain(frame, amounts),
            Clause::Attack { who } => {
                self.state.mage_of(frame.you).map_or(0, |seat| self.cubes_for_attack(frame, who, seat))
            }
            Clause::ConvertDamage { amount, on, .. } | Clause::ConvertOr { amount, on, .. }
                if amount.is_fixed() =>
            {
                let models = self.damageable(self.candidates(frame, on), colour, Some(frame));
                let cubes = |model| self.cubes_to_convert(model, colour).min(amount.base) as u32;
                several(on, models.iter().map(cubes))
            }
            Clause::PlaceInstability { amount, place, .. } if amount.is_fixed() => {
                let rooms = self.known_rooms(frame, place);
                let free =
                    |room| self.free_slots(room).min(self.share(frame, place, room, amount.base)) as u32;
                rooms.map_or(amount.base as u32, |rooms| hexes::rooms(rooms).map(free).sum())
            }
            Clause::ConvertInstability { amount, place, .. } if amount.is_fixed() => {
                let rooms = self.known_rooms(frame, place);
                let others = |room| {
                    let lying = self.state.instability(room);
                    (lying.iter().sum::<u8>() - lying[colour.index()]).min(amount.base) as u32
                };
                rooms.map_or(amount.base as u32, |rooms| hexes::rooms(rooms).map(others).sum())
            }
            _ => 0,
        }
    }

    /// Whomever an attack names, all whom it strikes besides are struck as well.
    fn cubes_for_attack(&self, frame: &EffectFrame, who: Pick, seat: Seat) -> u32 {
        let deed = Deed { means: Means::ATTACK, ..self.deed(frame, By::You) };
        let named = self.candidates(frame, who);
        let beside = match self.attack_hits_room(frame) && !named.is_empty() {
            true => self.attackable(frame.actor, frame.you),
            false => Models::EMPTY,
        };
        let strength = self.strength(seat);
        several(who, self.blows(frame, deed, named.without(beside), strength))
            + self.blows(frame, deed, beside, strength).sum::<u32>()
    }

    /// The target, and the most that a second and a third link can take: they are chosen when the blow comes.
    fn cubes_for_chain(&self, frame: &EffectFrame, [first, second, third]: [u8; 3]) -> u32 {
        let Target::Model(target) = frame.target else { return 0 };
        let deed = self.deed(frame, By::You);
        let beside = self.links_beside(frame, target);
        let further = beside.iter().fold(Models::EMPTY, |all, link| all.and(self.links_beside(frame, link)));
        let largest = |struck, amount| self.blows(frame, deed, struck, amount).max().unwrap_or(0);
        largest(Models::one(target), first) + largest(beside, second) + largest(further, third)
    }

    /// Cubes of a blow, model by model.
    fn blows(
        &self,
        frame: &EffectFrame,
        deed: Deed,
        struck: Models,
        amount: u8,
    ) -> impl Iterator<Item = u32> {
        let struck = self.damageable(struck, deed.by, Some(frame));
        struck.iter().map(move |model| self.cubes_of_blow(model, amount, deed) as u32)
    }
}

/// Of all, or at most of as many as may be chosen.
fn several(pick: Pick, wanted: impl Iterator<Item = u32>) -> u32 {
    let (sum, largest) = wanted.fold((0, 0), |(sum, most): (u32, u32), own| (sum + own, most.max(own)));
    match pick {
        Pick::One(_) | Pick::OneDamaged => largest,
        Pick::UpTo(most, _) => sum.min(largest * most as u32),
        _ => sum,
    }
}
