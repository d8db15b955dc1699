//! What counts of wins allow to say.

use serde::Serialize;

/// The normal quantile of a two-sided interval of 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// The 95 % interval of Wilson for a share of `wins` in `games`; everything is possible before the first game.
pub fn wilson(wins: u64, games: u64) -> [f64; 2] {
    if games == 0 {
        return [0.0, 1.0];
    }
    let n = games as f64;
    let share = wins as f64 / n;
    let centre = share + Z * Z / (2.0 * n);
    let reach = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + Z * Z / n;
    // At the ends the bound is exact, whatever rounding says.
    let low = if wins == 0 { 0.0 } else { (centre - reach) / scale };
    let high = if wins == games { 1.0 } else { (centre + reach) / scale };
    [low, high]
}

/// The difference in Elo points at which somebody is expected to win this share; infinite for none and for all.
pub fn elo(share: f64) -> f64 {
    400.0 * (share / (1.0 - share)).log10()
}

/// What the sequential test says, if it is sure enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// H1: the first wins 60 % of the games that one of the two wins.
    Better,
    /// H0: the first wins no more than half of them.
    NotBetter,
}

/// The share under H0, the share under H1, and the chance of either error.
const EVEN: f64 = 0.5;
const BETTER: f64 = 0.6;
const ERROR: f64 = 0.05;

/// The logarithm of how much better H1 explains the wins than H0.
pub fn evidence(first: u64, second: u64) -> f64 {
    first as f64 * (BETTER / EVEN).ln() + second as f64 * ((1.0 - BETTER) / (1.0 - EVEN)).ln()
}

/// The evidence from which on H1 is taken; H0 from its negative on, as both errors are equally likely.
pub fn enough_evidence() -> f64 {
    ((1.0 - ERROR) / ERROR).ln()
}

/// The sequential probability ratio test of Wald.
pub fn sprt(first: u64, second: u64) -> Option<Verdict> {
    let evidence = evidence(first, second);
    if evidence >= enough_evidence() {
        return Some(Verdict::Better);
    }
    (evidence <= -enough_evidence()).then_some(Verdict::NotBetter)
}
