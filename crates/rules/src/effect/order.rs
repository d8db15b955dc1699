//! Too few cubes for all parts of a sentence: whoever places them says where they go (R17.21, R17.22, C14.11). Of two
//! parts one may come first as a whole; otherwise the cubes go one by one.

use crate::game::Game;
use crate::ids::{Colour, Seat};
use crate::stack::EffectFrame;
use codex::{Clause, Place, Sentence};
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
        let wanted = |at: usize| {
            let part = EffectFrame { clause: at as u8, ..*frame };
            self.cubes_for(&part, parts[at], colour)
        };
        let [first, second] = [wanted(first), wanted(second)];
        let too_few = supply > 0 && first > 0 && second > 0 && first + second > supply;
        too_few.then(|| self.state.decider(colour))
    }

    /// Whether the part at work shares the cubes of a side, cube by cube, with what follows: because the two parts were
    /// not put in order, or because they could not be.
    pub(crate) fn shares_cubes(&self, frame: &EffectFrame, colour: Colour, wanted: u32) -> bool {
        self.leaves_some(frame) || {
            let rest = self.cubes_for_the_rest(frame, colour);
            let supply = self.state.supply(colour) as u32;
            rest > 0 && supply > 0 && wanted > 0 && wanted + rest > supply
        }
    }

    /// Whether it may leave what is left to what follows: what that has no use for is not kept from this one.
    pub(crate) fn may_save_cubes(&self, frame: &EffectFrame, colour: Colour) -> bool {
        let rest = match self.leaves_some(frame) {
            true => {
                let next = EffectFrame { clause: frame.clause + 1, ..*frame };
                self.clause_of(&next).map_or(0, |&clause| self.cubes_for(&next, clause, colour))
            }
            false => self.cubes_for_the_rest(frame, colour),
        };
        rest > 0 && self.state.supply(colour) as u32 <= rest
    }

    /// Whether the part at work is the first of two that nobody put in order.
    fn leaves_some(&self, frame: &EffectFrame) -> bool {
        let two = |sentence| frame.clause as usize + 2 == self.parts(frame, &sentence).len();
        frame.scarce && self.sentence(frame).is_some_and(two)
    }

    /// Cubes for the parts that follow and for all repetitions, where nobody could say which comes first.
    fn cubes_for_the_rest(&self, frame: &EffectFrame, colour: Colour) -> u32 {
        let Some(sentence) = self.sentence(frame) else { return 0 };
        let parts = self.parts(frame, &sentence);
        let half = half(frame, parts);
        let alone = frame.clause as usize + 1 >= half.end && frame.repeats <= 1;
        if alone || can_be_turned(parts, &half, &sentence) || self.is_avatars(colour) {
            return 0;
        }
        let wanted = |at: usize| {
            let next = EffectFrame { clause: at as u8, ..*frame };
            self.cubes_for(&next, parts[at], colour)
        };
        let later: u32 = (frame.clause as usize + 1..half.end).map(wanted).sum();
        let times = frame.repeats.saturating_sub(1) as u32;
        later + if times > 0 { times * (0..half.end).map(wanted).sum::<u32>() } else { 0 }
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
