//! Too few cubes for both parts of a sentence: whoever places them says which comes first (R17.21, C14.11).

use crate::game::Game;
use crate::hexes;
use crate::stack::EffectFrame;
use codex::{By, Clause, Pick, Run};

impl Game {
    /// Whether two parts want more cubes together than their mage has left.
    pub(super) fn parts_compete(&self, frame: &EffectFrame, branch: Run) -> bool {
        let &[first, second] = &self.codex.clauses[branch.range()] else { return false };
        if !takes_cubes(first) || !takes_cubes(second) || frame.you.seat().is_none() {
            return false;
        }
        let supply = self.state.supply(frame.you) as u32;
        let wanted = |clause: Clause, at: u8| self.cubes_for(&EffectFrame { clause: at, ..*frame }, clause);
        let [first, second] = [wanted(first, 0), wanted(second, 1)];
        supply > 0 && first > 0 && second > 0 && first + second > supply
    }

    /// Whether the part at work shares its cubes with the one that follows, cube by cube.
    pub(crate) fn shares_cubes(&self, frame: &EffectFrame) -> bool {
        frame.scarce && frame.clause == 0
    }

    /// Whether it may leave what is left to the other part: what that one has no use for is not kept from this one.
    pub(crate) fn may_save_cubes(&self, frame: &EffectFrame) -> bool {
        self.shares_cubes(frame) && {
            let next = EffectFrame { clause: 1, ..*frame };
            let wanted = self.clause_of(&next).map_or(0, |&clause| self.cubes_for(&next, clause));
            self.state.supply(frame.you) as u32 <= wanted
        }
    }

    /// Cubes that a part would take; none where that hangs on what came before.
    fn cubes_for(&self, frame: &EffectFrame, clause: Clause) -> u32 {
        let you = frame.you;
        match clause {
            Clause::Inflict { by: By::You, amount, to } if amount.is_fixed() => {
                let struck = self.damageable(self.candidates(frame, to), you, Some(frame));
                let deed = self.deed(frame, By::You);
                let blow = |model| {
                    let blow = self.changed_damage(deed.by, deed.actor, deed.means, model, amount.base);
                    self.room_for_damage(model, blow) as u32
                };
                several(to, struck.iter().map(blow))
            }
            Clause::ConvertDamage { by: By::You, amount, on } | Clause::ConvertOr { amount, on, .. }
                if amount.is_fixed() =>
            {
                let models = self.damageable(self.candidates(frame, on), you, Some(frame));
                let cubes = |model| self.cubes_to_convert(model, you).min(amount.base) as u32;
                several(on, models.iter().map(cubes))
            }
            Clause::PlaceInstability { by: By::You, amount, place } if amount.is_fixed() => {
                let rooms = self.known_rooms(frame, place);
                let free = |room| self.free_slots(room).min(amount.base) as u32;
                rooms.map_or(amount.base as u32, |rooms| hexes::rooms(rooms).map(free).sum())
            }
            Clause::ConvertInstability { by: By::You, amount, place } if amount.is_fixed() => {
                let rooms = self.known_rooms(frame, place);
                let others = |room| {
                    let lying = self.state.instability(room);
                    (lying.iter().sum::<u8>() - lying[you.index()]).min(amount.base) as u32
                };
                rooms.map_or(amount.base as u32, |rooms| hexes::rooms(rooms).map(others).sum())
            }
            _ => 0,
        }
    }
}

fn takes_cubes(clause: Clause) -> bool {
    matches!(
        clause,
        Clause::Inflict { by: By::You, .. }
            | Clause::ConvertDamage { by: By::You, .. }
            | Clause::ConvertOr { .. }
            | Clause::PlaceInstability { by: By::You, .. }
            | Clause::ConvertInstability { by: By::You, .. }
    )
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
