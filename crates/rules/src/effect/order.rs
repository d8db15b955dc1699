//! Too few cubes for all parts of a sentence: whoever places them says where they go (R17.21, R17.22, C14.11). Of two
//! parts one may come first as a whole; otherwise the cubes go one by one.

use crate::cubes::Deed;
use crate::game::Game;
use crate::hexes;
use crate::ids::{Colour, Models, Seat};
use crate::stack::EffectFrame;
use codex::{By, Clause, Means, Pick, Place, Sentence};

impl Game {
    /// Who says which of two parts comes first: whoever places cubes for both and has too few left.
    pub(super) fn parts_compete(&self, frame: &EffectFrame, sentence: &Sentence) -> Option<Seat> {
        let parts = self.parts(frame, sentence);
        let &[first, second] = parts else { return None };
        let colour =
            self.placer(frame, first).filter(|&colour| self.placer(frame, second) == Some(colour))?;
        if self.is_avatars(colour) || !can_be_turned(parts, sentence) {
            return None;
        }
        let supply = self.state.supply(colour) as u32;
        let wanted =
            |clause: Clause, at: u8| self.cubes_for(&EffectFrame { clause: at, ..*frame }, clause, colour);
        let [first, second] = [wanted(first, 0), wanted(second, 1)];
        let too_few = supply > 0 && first > 0 && second > 0 && first + second > supply;
        too_few.then(|| self.state.decider(colour))
    }

    /// Whether the part at work shares the cubes of a side, cube by cube, with what follows: because the two parts were
    /// not put in order, or because they could not be.
    pub(crate) fn shares_cubes(&self, frame: &EffectFrame, colour: Colour, wanted: u32) -> bool {
        frame.scarce && frame.clause == 0 || {
            let rest = self.cubes_for_the_rest(frame, colour);
            let supply = self.state.supply(colour) as u32;
            rest > 0 && supply > 0 && wanted > 0 && wanted + rest > supply
        }
    }

    /// Whether it may leave what is left to what follows: what that has no use for is not kept from this one.
    pub(crate) fn may_save_cubes(&self, frame: &EffectFrame, colour: Colour) -> bool {
        let rest = match frame.scarce && frame.clause == 0 {
            true => {
                let next = EffectFrame { clause: 1, ..*frame };
                self.clause_of(&next).map_or(0, |&clause| self.cubes_for(&next, clause, colour))
            }
            false => self.cubes_for_the_rest(frame, colour),
        };
        rest > 0 && self.state.supply(colour) as u32 <= rest
    }

    /// Cubes for the parts that follow and for all repetitions, where nobody could say which comes first.
    fn cubes_for_the_rest(&self, frame: &EffectFrame, colour: Colour) -> u32 {
        let Some(sentence) = self.sentence(frame) else { return 0 };
        let parts = self.parts(frame, &sentence);
        let alone = frame.clause as usize + 1 >= parts.len() && frame.repeats <= 1;
        if alone || can_be_turned(parts, &sentence) || self.is_avatars(colour) {
            return 0;
        }
        let wanted = |at: usize| {
            let next = EffectFrame { clause: at as u8, ..*frame };
            self.cubes_for(&next, parts[at], colour)
        };
        // What "then" begins comes after, whatever is left for it.
        let end = parts.iter().position(|part| *part == Clause::Then).unwrap_or(parts.len());
        let later: u32 = (frame.clause as usize + 1..end).map(wanted).sum();
        let times = frame.repeats.saturating_sub(1) as u32;
        later + if times > 0 { times * (0..end).map(wanted).sum::<u32>() } else { 0 }
    }

    fn parts(&self, frame: &EffectFrame, sentence: &Sentence) -> &[Clause] {
        let branch = if frame.second_branch { sentence.other } else { sentence.clauses };
        &self.codex.clauses[branch.range()]
    }

    /// Whose cubes a part takes.
    fn placer(&self, frame: &EffectFrame, clause: Clause) -> Option<Colour> {
        match clause {
            Clause::Inflict { by, .. }
            | Clause::ConvertDamage { by, .. }
            | Clause::PlaceInstability { by, .. }
            | Clause::ConvertInstability { by, .. } => Some(self.deed(frame, by).by),
            Clause::ConvertOr { .. } | Clause::Attack { .. } => Some(frame.you),
            _ => None,
        }
    }

    /// Cubes of a side that a part would take; none where that hangs on what came before.
    fn cubes_for(&self, frame: &EffectFrame, clause: Clause, colour: Colour) -> u32 {
        if self.placer(frame, clause) != Some(colour) {
            return 0;
        }
        match clause {
            Clause::Inflict { by, amount, to } if amount.is_fixed() => {
                let struck = self.candidates(frame, to);
                several(to, self.blows(frame, self.deed(frame, by), struck, amount.base))
            }
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

/// Two parts that know what they want before either is done, once.
fn can_be_turned(parts: &[Clause], sentence: &Sentence) -> bool {
    let hangs = |part: &Clause| matches!(part, Clause::PlaceInstability { place: Place::RoomOfEach, .. });
    parts.len() == 2 && sentence.repeat.is_none() && !parts.iter().any(hangs)
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
