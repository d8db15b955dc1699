//! Simultaneous perturbation: all weights are moved a little at once, each up or down by lot; what wins more often
//! against its mirror image shows the way.
//!
//! Two sets of weights are compared in each round whatever their number, which suits noisy self-play. Gains fall as
//! Spall recommends (exponents 0.602 and 0.101).

use super::duel::Court;
use super::{Round, scales};
use crate::plan::PlanError;
use crate::seeds::game_seed;
use bots::evaluation::Weights;

/// How far weights are moved for the comparison, as a share of their size.
const REACH: f64 = 0.25;
/// How far they follow what was found.
const STEP: f64 = 0.15;

/// Keeps the draws of directions apart from the seeds of games.
const SIGN_SALT: u64 = 0x5165_0000_0000_0001;

/// One round; returns the new weights.
pub(super) fn round(
    court: &Court<'_>,
    old: &Weights,
    weights: &Weights,
    round: u32,
) -> Result<(Weights, Round), PlanError> {
    let (plan, scales) = (court.plan, scales(old));
    let rounds_slow = 0.1 * plan.rounds as f64;
    let reach = REACH / (round as f64 + 1.0).powf(0.101);
    let step = STEP * ((1.0 + rounds_slow) / (round as f64 + 1.0 + rounds_slow)).powf(0.602);
    let seed = game_seed(plan.seed, round as u64);
    let signs: Vec<f64> = (0..scales.len() as u64)
        .map(|at| if game_seed(seed ^ SIGN_SALT, at) & 1 == 0 { 1.0 } else { -1.0 })
        .collect();
    let moved = |by: f64| {
        let mut moved = *weights;
        for ((name, scale), sign) in Weights::NAMES.iter().zip(&scales).zip(&signs) {
            let now = weights.get(name).unwrap_or_default();
            moved.set(name, keep_sign(old.get(name), now + (by * sign * scale) as f32));
        }
        moved
    };
    let (up, down) = (moved(reach), moved(-reach));
    let bouts = court.duel([&up, &down], plan.games, seed)?;
    let score = bouts.iter().map(|bout| bout.score()).sum::<f64>() / bouts.len() as f64;
    let news = moved(step * score / (2.0 * reach));
    Ok((news, Round { round, games: plan.games, score }))
}

/// A weight that was set to help must not come to harm by noise: it stops at nothing.
fn keep_sign(old: Option<f32>, new: f32) -> f32 {
    match old {
        Some(old) if old > 0.0 => new.max(0.0),
        Some(old) if old < 0.0 => new.min(0.0),
        _ => new,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weight_does_not_change_its_sign() {
        assert_eq!(keep_sign(Some(0.5), -0.1), 0.0);
        assert_eq!(keep_sign(Some(-0.5), 0.1), 0.0);
        assert_eq!(keep_sign(Some(0.0), -0.1), -0.1);
        assert_eq!(keep_sign(Some(0.5), 0.7), 0.7);
    }
}
