//! Ranks: defeats, rebuilt rooms, final bonuses (R17.11, R19.4, R20).

use crate::ids::*;
use codex::{Rules, TiedThirds};

/// Which counts there are, one bit each, and which of them more than once.
struct Ranks {
    there: u64,
    shared: u64,
}

impl Ranks {
    fn of(counts: &[u8; Colour::COUNT]) -> Ranks {
        let mut ranks = Ranks { there: 0, shared: 0 };
        for &count in counts.iter().filter(|&&count| count > 0) {
            let bit = 1 << count.min(63);
            ranks.shared |= ranks.there & bit;
            ranks.there |= bit;
        }
        ranks
    }

    /// Dense rank from 0: how many different higher counts there are; and whether somebody shares it.
    fn rank(&self, own: u8) -> (usize, bool) {
        let higher = self.there >> own.min(63) >> 1;
        (higher.count_ones() as usize, self.shared >> own.min(63) & 1 == 1)
    }

    /// Whether all counts belong to one side.
    fn is_sole(&self) -> bool {
        self.there.is_power_of_two() && self.shared == 0
    }
}

/// What each colour gains for its cubes: `rewards` by dense rank, ties one less, never below 0; below second place an
/// edition may spare them (C14.5).
///
/// `sole` is the prize of a colour that is alone on the row.
fn by_cubes(
    counts: [u8; Colour::COUNT],
    rewards: [u8; 3],
    sole: u8,
    thirds: TiedThirds,
) -> [u8; Colour::COUNT] {
    let ranks = Ranks::of(&counts);
    let alone = ranks.is_sole();
    counts.map(|own| match own {
        0 => 0,
        _ if alone => sole,
        own => {
            let (rank, tied) = ranks.rank(own);
            let less = tied && (rank < 2 || thirds == TiedThirds::OneLess);
            rewards[rank.min(2)].saturating_sub(less as u8)
        }
    })
}

/// The same by the rules of a game.
pub(crate) fn by_rank(
    rules: &Rules,
    counts: [u8; Colour::COUNT],
    rewards: [u8; 3],
    sole: u8,
) -> [u8; Colour::COUNT] {
    by_cubes(counts, rewards, sole, rules.tied_thirds)
}

/// Who takes the token of a room torn down: the most cubes, and the Black Rose if several share them (C15.5, C15.6).
pub(crate) fn majority(counts: [u8; Colour::COUNT]) -> Colour {
    let most = counts.into_iter().max().unwrap_or(0);
    let mut leaders = Colour::all().filter(|side| counts[side.index()] == most);
    match (leaders.next(), leaders.next()) {
        (Some(side), None) => side,
        _ => Colour::ROSE,
    }
}

/// Final bonus for solved quests or trophies: sharing first or second place costs 1, third places are not
/// reduced (R20.2 to R20.4, RB-59).
pub(crate) fn final_bonus(counts: [u8; Colour::COUNT], points: [u8; 3]) -> [u8; Colour::COUNT] {
    let ranks = Ranks::of(&counts);
    counts.map(|own| match (own, ranks.rank(own)) {
        (0, _) => 0,
        (_, (place @ (0 | 1), tied)) => points[place].saturating_sub(tied as u8),
        _ => points[2],
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every table of cubes for a bar of eleven, against the rule read literally.
    #[test]
    fn ranks_are_dense_and_ties_cost_one_r17_11() {
        assert_eq!(by_cubes([3, 3, 2, 1, 0, 0, 0], [4, 2, 1], 5, TiedThirds::OneLess), [3, 3, 2, 1, 0, 0, 0]);
        assert_eq!(
            by_cubes([0, 0, 0, 0, 11, 0, 0], [4, 2, 1], 5, TiedThirds::OneLess),
            [0, 0, 0, 0, 5, 0, 0]
        );
        assert_eq!(by_cubes([0, 5, 1, 3, 1, 0, 0], [4, 2, 1], 5, TiedThirds::OneLess), [0, 4, 0, 2, 0, 0, 0]);
        assert_eq!(by_cubes([0, 4, 2, 3, 1, 0, 0], [4, 2, 1], 5, TiedThirds::OneLess), [0, 4, 1, 2, 1, 0, 0]);
    }

    #[test]
    fn no_one_is_paid_for_nothing() {
        for a in 0..5u8 {
            for b in 0..5u8 {
                for c in 0..5u8 {
                    let gains = by_cubes([a, b, c, 0, 0, 0, 0], [4, 2, 1], 5, TiedThirds::OneLess);
                    for (count, gain) in [a, b, c].into_iter().zip(gains) {
                        assert!(count > 0 || gain == 0);
                    }
                    assert_eq!(gains[3], 0);
                }
            }
        }
    }

    #[test]
    fn rewards_never_fall_below_zero_r19_4e() {
        assert_eq!(by_cubes([2, 2, 1, 1, 0, 0, 0], [2, 1, 0], 3, TiedThirds::OneLess), [1, 1, 0, 0, 0, 0, 0]);
        assert_eq!(by_cubes([3, 2, 1, 0, 1, 0, 0], [2, 1, 0], 3, TiedThirds::OneLess), [2, 1, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn a_shared_majority_is_the_black_roses_c15_5() {
        assert_eq!(majority([3, 1, 0, 0, 0, 0, 2]), Colour(0));
        assert_eq!(majority([3, 3, 0, 0, 0, 0, 0]), Colour::ROSE);
        assert_eq!(majority([1, 0, 0, 0, 4, 0, 0]), Colour::ROSE);
    }

    #[test]
    fn final_bonuses_do_not_reduce_third_places_r20_4() {
        assert_eq!(final_bonus([3, 3, 1, 0, 0, 0, 0], [4, 2, 1]), [3, 3, 2, 0, 0, 0, 0]);
        assert_eq!(final_bonus([4, 1, 1, 0, 2, 0, 0], [4, 2, 1]), [4, 1, 1, 0, 2, 0, 0]);
    }
}
