//! Fitting the evaluation to how games ended: at moments of games of self-play, the value of each seat should foretell
//! its final lead.
//!
//! The evaluation is all but linear in its weights, so its slope by each weight is taken numerically where the table
//! stands, and one step of least squares is made from there (Gauss and Newton). Weights are held near what they were,
//! more so the less the games say: the moments of one game share an end and count together as one.

use super::duel::Court;
use super::{Round, scales};
use crate::plan::PlanError;
use crate::referee::Follow;
use crate::seeds::game_seed;
use bots::evaluation::Weights;
use rayon::prelude::*;
use rules::{Colour, Entry, Game, Outcome, Phase};

/// A moment is kept at each turn's beginning and every so many questions.
const EVERY: u32 = 16;
/// How much a weight is expected to be off, as a share of its size.
const DOUBT: f64 = 0.5;
/// How far a weight is moved to see the slope, as a share of its size.
const NUDGE: f32 = 0.02;

/// The value of one seat at one moment, its slope by each weight, and the seat.
struct Moment {
    seat: usize,
    value: f64,
    slope: Vec<f64>,
}

/// Collects moments while a game is played.
struct Observer<'round> {
    weights: &'round Weights,
    scales: &'round [f64],
    turn: u16,
    moments: Vec<Moment>,
}

impl Follow for Observer<'_> {
    fn after(&mut self, game: &Game, _: &[Entry]) -> Result<(), String> {
        let state = game.state();
        let worth_it = state.turn != self.turn || state.decisions.is_multiple_of(EVERY);
        self.turn = state.turn;
        if worth_it && state.outcome.is_none() && state.phase != Phase::SetUp {
            self.observe(game);
        }
        Ok(())
    }
}

impl Observer<'_> {
    fn observe(&mut self, game: &Game) {
        let values = self.weights.values(game);
        let mut slopes = vec![Vec::with_capacity(self.scales.len()); game.state().mages.len()];
        for (name, &scale) in Weights::NAMES.iter().zip(self.scales) {
            let by = NUDGE * scale as f32;
            let nudged = |by: f32| {
                let mut nudged = *self.weights;
                nudged.set(name, self.weights.get(name).unwrap_or_default() + by);
                nudged.values(game)
            };
            let (up, down) = (nudged(by), nudged(-by));
            for (seat, slope) in slopes.iter_mut().enumerate() {
                // By shares of the weight's size, so that all unknowns are alike.
                slope.push((up[seat] - down[seat]) as f64 / (2.0 * NUDGE as f64));
            }
        }
        let moments = slopes.into_iter().enumerate();
        self.moments.extend(moments.map(|(seat, slope)| Moment { seat, value: values[seat] as f64, slope }));
    }
}

/// Own points less those of the best other side.
fn lead(outcome: &Outcome, seat: usize, players: usize) -> f64 {
    let others = (0..players).filter(|&other| other != seat).chain([Colour::ROSE.index()]);
    let best = others.map(|side| outcome.totals[side]).max().unwrap_or(0);
    outcome.totals[seat] as f64 - best as f64
}

/// One round; returns the new weights.
pub(super) fn round(
    court: &Court<'_>,
    old: &Weights,
    weights: &Weights,
    round: u32,
) -> Result<(Weights, Round), PlanError> {
    let (plan, scales) = (court.plan, scales(old));
    let seed = game_seed(plan.seed, round as u64);
    let play = |game: u64| {
        let mut observer = Observer { weights, scales: &scales, turn: 0, moments: Vec::new() };
        let outcome = court.game(seed, game, |_| weights, &mut observer)?;
        let moments = observer.moments.into_iter();
        Ok(moments.map(|moment| (lead(&outcome, moment.seat, plan.players), moment)).collect())
    };
    let games: Vec<Vec<(f64, Moment)>> =
        court.pool.install(|| (0..plan.games).into_par_iter().map(play).collect::<Result<_, PlanError>>())?;
    let moments: Vec<(f64, Moment)> = games.into_iter().flatten().collect();
    let per_game = moments.len() as f64 / plan.games as f64;
    let fit = least_squares(&moments, per_game);
    let mut new = *weights;
    for ((name, scale), share) in Weights::NAMES.iter().zip(&scales).zip(&fit.shares) {
        new.set(name, weights.get(name).unwrap_or_default() + (share * scale) as f32);
    }
    Ok((new, Round { round, games: plan.games, score: fit.explained }))
}

struct Fit {
    /// How much to change each weight, as a share of its size.
    shares: Vec<f64>,
    /// The share of the variance of leads that the evaluation explained before the step.
    explained: f64,
}

/// Ridge regression of what the value missed on the slopes, with a free constant.
fn least_squares(moments: &[(f64, Moment)], per_game: f64) -> Fit {
    let unknowns = moments.first().map_or(0, |(_, moment)| moment.slope.len()) + 1;
    let count = moments.len().max(1) as f64;
    let mean = |of: &dyn Fn(f64, &Moment) -> f64| {
        moments.iter().map(|(lead, moment)| of(*lead, moment)).sum::<f64>() / count
    };
    let (mean_lead, mean_missed) = (mean(&|lead, _| lead), mean(&|lead, moment| lead - moment.value));
    let spread = mean(&|lead, _| (lead - mean_lead).powi(2));
    let noise = mean(&|lead, moment| (lead - moment.value - mean_missed).powi(2));
    let mut matrix = vec![vec![0.0; unknowns]; unknowns];
    let mut right = vec![0.0; unknowns];
    for (lead, moment) in moments {
        let row = |at: usize| moment.slope.get(at).copied().unwrap_or(1.0);
        let missed = lead - moment.value;
        for at in 0..unknowns {
            right[at] += row(at) * missed;
            for (other, sum) in matrix[at][..=at].iter_mut().enumerate() {
                *sum += row(at) * row(other);
            }
        }
    }
    let hold = noise.max(1e-9) * per_game.max(1.0) / (DOUBT * DOUBT);
    for (at, row) in matrix.iter_mut().enumerate() {
        // The constant is free but for what keeps the matrix regular.
        row[at] += if at + 1 < unknowns { hold } else { 1e-9 };
    }
    let mut shares = solve(matrix, right);
    shares.pop();
    Fit { shares, explained: 1.0 - noise / spread.max(1e-9) }
}

/// Cholesky; only the lower half of the matrix is read.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let count = right.len();
    for at in 0..count {
        for other in 0..=at {
            let done: f64 = (0..other).map(|k| matrix[at][k] * matrix[other][k]).sum();
            let rest = matrix[at][other] - done;
            matrix[at][other] =
                if at == other { rest.max(1e-12).sqrt() } else { rest / matrix[other][other] };
        }
    }
    for at in 0..count {
        let done: f64 = (0..at).map(|k| matrix[at][k] * right[k]).sum();
        right[at] = (right[at] - done) / matrix[at][at];
    }
    for at in (0..count).rev() {
        let done: f64 = (at + 1..count).map(|k| matrix[k][at] * right[k]).sum();
        right[at] = (right[at] - done) / matrix[at][at];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_solved() {
        let found = solve(vec![vec![4.0, 0.0], vec![2.0, 3.0]], vec![8.0, 8.0]);
        assert!((found[0] - 1.0).abs() < 1e-12 && (found[1] - 2.0).abs() < 1e-12, "{found:?}");
    }

    #[test]
    fn what_the_value_missed_is_put_on_the_feature_that_tells_it() {
        // The lead is the value, twice the first slope, and a constant; the second slope tells nothing.
        let moment = |at: usize| {
            let (first, second) = ((at % 7) as f64 - 3.0, (at % 5) as f64 - 2.0);
            let value = (at % 3) as f64;
            (value + 2.0 * first + 4.0, Moment { seat: 0, value, slope: vec![first, second] })
        };
        let moments: Vec<(f64, Moment)> = (0..5000).map(moment).collect();
        let fit = least_squares(&moments, 1.0);
        assert!((fit.shares[0] - 2.0).abs() < 0.05 && fit.shares[1].abs() < 0.05, "{:?}", fit.shares);
    }
}
