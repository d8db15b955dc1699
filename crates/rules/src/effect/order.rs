//! Too few cubes for all parts of a sentence: whoever places them says where they go (R17.21, R17.22, C14.11). Of two
//! parts one may come first as a whole; otherwise the cubes go one by one.

use super::need::{Claims, moves_no_piece};
use crate::game::Game;
use crate::ids::{Colour, Models, Seat};
use crate::stack::{Doing, EffectFrame, PartOrder, Source};
use codex::{Clause, Condition, Place, Sentence};
use std::ops::Range;

impl Game {
    /// Who says which of two parts comes first: whoever places cubes for both and has too few left.
    pub(super) fn parts_compete(&self, frame: &EffectFrame, sentence: &Sentence) -> Option<Seat> {
        let parts = self.parts(frame, sentence);
        let half = half(frame, parts);
        if !can_be_turned(parts, &half, sentence) {
            return None;
        }
        let [first, second] = [half.start, half.start + 1];
        let colour = self.placer(frame, parts[first]).filter(|&colour| {
            self.placer(frame, parts[second]) == Some(colour) && !self.is_avatars(colour)
        })?;
        let supply = self.state.supply(colour) as u32;
        let mut claims = Claims::none();
        let mut wanted = |at: usize| {
            let part = EffectFrame { clause: at as u8, ..*frame };
            self.cubes_for(&part, parts[at], colour, &mut claims)
        };
        let [first, second] = [wanted(first), wanted(second)];
        let too_few = supply > 0 && first > 0 && second > 0 && first + second > supply;
        too_few.then(|| self.state.decider(colour))
    }

    /// Whether the part at work shares the cubes of a side, cube by cube, with what follows: because the two parts were
    /// not put in order, or because they could not be.
    pub(crate) fn shares_cubes(&self, frame: &EffectFrame, colour: Colour, wanted: u32) -> bool {
        self.leaves_some(frame) || {
            let rest = self.cubes_for_the_rest(frame, colour, true);
            let supply = self.state.supply(colour) as u32;
            rest > 0 && supply > 0 && wanted > 0 && wanted + rest > supply
        }
    }

    /// Whether it may leave what is left to what follows: what that has no use for is not kept from this one.
    pub(crate) fn may_save_cubes(&self, frame: &EffectFrame, colour: Colour) -> bool {
        let rest = match self.leaves_some(frame) {
            true => {
                let next = EffectFrame { clause: frame.clause + 1, ..*frame };
                let wanted = |&clause| self.cubes_for(&next, clause, colour, &mut Claims::none());
                self.clause_of(&next).map_or(0, wanted)
            }
            false => self.cubes_for_the_rest(frame, colour, false),
        };
        rest > 0 && self.state.supply(colour) as u32 <= rest
    }

    /// Whether the part at work is the first of two that nobody put in order.
    fn leaves_some(&self, frame: &EffectFrame) -> bool {
        let two = |sentence| frame.clause as usize + 2 == self.parts(frame, &sentence).len();
        frame.order == PartOrder::CubeByCube && self.sentence(frame).is_some_and(two)
    }

    /// Cubes for the parts that follow and for all repetitions, where nobody could say which comes first. What follows
    /// something else is counted by what it names, and what comes home in between is not foreseen. With `beside` the
    /// part at work takes its own first.
    fn cubes_for_the_rest(&self, frame: &EffectFrame, colour: Colour, beside: bool) -> u32 {
        let Some(sentence) = self.sentence(frame) else { return 0 };
        let parts = self.parts(frame, &sentence);
        let half = half(frame, parts);
        let next = frame.clause as usize + 1;
        if frame.order.is_turned() || self.is_avatars(colour) {
            return 0;
        }
        let stones = self.stones_of_the_next(frame);
        let alone = next >= half.end && frame.repeats <= 1;
        let turns = !alone && can_be_turned(parts, &half, &sentence);
        // Of two parts one came first, where they compete with each other already.
        if turns && (stones.is_none() || self.parts_compete(frame, &sentence).is_some())
            || alone && stones.is_none()
        {
            return 0;
        }
        let mut claims = Claims::none();
        if beside {
            self.cubes_for(frame, parts[next - 1], colour, &mut claims);
        }
        let (mut rest, mut between, mut others) = (0, false, false);
        let again = (1..frame.repeats.max(1)).flat_map(|_| 0..half.end);
        for at in (next..half.end).chain(again) {
            let (clause, part) = (parts[at], EffectFrame { clause: at as u8, ..*frame });
            match self.placer(&part, clause) {
                // Cubes of others that lie by then can be converted.
                Some(own) if own == colour && (between || others && clause.converts()) => {
                    rest += self.cubes_for_later(&part, clause, colour, &mut claims);
                }
                Some(own) if own == colour => {
                    rest += self.cubes_for(&part, clause, colour, &mut claims);
                }
                Some(other) => {
                    let mut filled = claims;
                    if self.cubes_for(&part, clause, other, &mut filled) <= self.state.supply(other) as u32 {
                        claims = filled;
                    }
                    others = true;
                }
                None => between |= !moves_no_piece(&clause),
            }
        }
        let stones =
            stones.map_or(0, |stones| self.cubes_for_stones(frame, stones, colour, beside, &mut claims));
        if turns && stones == 0 { 0 } else { rest + stones }
    }

    /// The stones of the sentence that follows, where damage and instability of one spell share cubes (C14.11).
    fn stones_of_the_next(&self, frame: &EffectFrame) -> Option<(EffectFrame, Clause)> {
        if !self.state.stops_after_each_part() || !matches!(frame.source, Source::Spell { .. }) {
            return None;
        }
        let next = EffectFrame { sentence: frame.sentence + 1, clause: 0, ..*frame };
        let sentence = self.sentence(&next)?;
        let place_holds = |condition| {
            matches!(condition, Condition::InTargetRoom(_) | Condition::TargetRoomIs(_))
                && self.holds(frame, condition)
        };
        let plain = sentence.condition.is_none_or(place_holds)
            && sentence.enhancement.is_none()
            && !sentence.may
            && sentence.target.is_none()
            && sentence.repeat.is_none();
        let &[stones @ Clause::PlaceInstability { place, .. }] = self.parts(&next, &sentence) else {
            return None;
        };
        // Between two stones for the same room there is nothing to share.
        let same_room = match self.clause_of(frame) {
            Some(&Clause::PlaceInstability { place: own, .. }) => {
                let rooms = self.known_rooms(frame, own);
                rooms.is_some_and(u32::is_power_of_two) && rooms == self.known_rooms(&next, place)
            }
            _ => false,
        };
        (plain && !same_room).then_some((next, stones))
    }

    /// Cubes for those stones. Their number may follow from how many are hit: with `beside` all whom the blow is meant
    /// for, otherwise those who are hit by now.
    fn cubes_for_stones(
        &self,
        frame: &EffectFrame,
        (mut next, stones): (EffectFrame, Clause),
        colour: Colour,
        beside: bool,
        claims: &mut Claims,
    ) -> u32 {
        if let Doing::Spreading { facts, .. } = frame.doing {
            let blows = self.state.facts[facts as usize..].iter();
            let hit = blows.filter(|fact| fact.amount > 0 || beside && fact.extra > 0);
            next.damaged_count += hit.count() as u8;
        }
        self.cubes_for(&next, stones, colour, claims)
    }

    /// Whether cubes are too few for a blow that wants so many on these models and for the stones in their rooms, and it
    /// matters which comes first: whoever falls by the blow has left their room by then (C14.11, C21.16).
    pub(crate) fn stones_compete(
        &self,
        frame: &EffectFrame,
        colour: Colour,
        models: Models,
        blow: u32,
    ) -> bool {
        let next = EffectFrame { clause: frame.clause + 1, it: models, ..*frame };
        let last =
            self.sentence(&next).is_some_and(|own| self.parts(&next, &own).len() == next.clause as usize + 1);
        let Some(&stones @ Clause::PlaceInstability { place: Place::RoomOfEach, .. }) = self.clause_of(&next)
        else {
            return false;
        };
        let matters =
            last && frame.repeats <= 1 && self.state.stops_after_each_part() && !self.is_avatars(colour);
        let supply = self.state.supply(colour) as u32;
        let stones = if matters { self.cubes_for(&next, stones, colour, &mut Claims::none()) } else { 0 };
        supply > 0 && blow > 0 && stones > 0 && blow + stones > supply
    }

    fn parts(&self, frame: &EffectFrame, sentence: &Sentence) -> &[Clause] {
        let branch = if frame.second_branch { sentence.other } else { sentence.clauses };
        &self.codex.clauses[branch.range()]
    }
}

/// The parts that share cubes with the one at work: what "then" begins comes after, whatever is left for it.
fn half(frame: &EffectFrame, parts: &[Clause]) -> Range<usize> {
    match parts.iter().position(|part| *part == Clause::Then) {
        Some(then) if frame.clause as usize > then => then + 1..parts.len(),
        Some(then) => 0..then,
        None => 0..parts.len(),
    }
}

/// Two parts at the end that know what they want before either is done, once.
fn can_be_turned(parts: &[Clause], half: &Range<usize>, sentence: &Sentence) -> bool {
    let hangs = |part: &Clause| {
        matches!(
            part,
            Clause::PlaceInstability { place: Place::RoomOfEach, .. } | Clause::InflictChain { .. }
        )
    };
    let two = half.len() == 2 && half.end == parts.len();
    two && sentence.repeat.is_none() && !parts[half.clone()].iter().any(hangs)
}
