//! Options side by side: which are still worth comparing.
//!
//! All options of a row were tried in the same imagined game with the same luck, so what counts is the difference
//! between two options in each row. It wavers far less than their values do, and often settles a question early.

use crate::counts::{Count, Counts};

/// The options still compared and what they were worth, row by row.
#[derive(Clone, Debug)]
pub struct Race {
    left: Vec<usize>,
    /// Of every option that ever ran.
    sums: Vec<f64>,
    visits: Vec<u32>,
    /// Squared differences of each pair of options, row-major.
    squares: Vec<f64>,
    rows: u32,
}

/// Rows before anything is settled early.
const ROWS_MIN: u32 = 40;
/// What the rows so far may have missed, as a squared difference: something rare that tells two options apart.
const UNSEEN: f64 = 100.0;
/// How many standard errors behind the leader an option is given up.
const BEATEN: f64 = 4.5;
/// How many standard errors count as doubt when the leader is taken for good.
const DOUBT: f64 = 2.0;
/// A choice that cannot lose more than this many points is as good as any.
const NEGLIGIBLE: f64 = 0.06;

impl Race {
    pub fn new(options: usize) -> Race {
        Race {
            left: (0..options).collect(),
            sums: vec![0.0; options],
            visits: vec![0; options],
            squares: vec![0.0; options * options],
            rows: 0,
        }
    }

    /// The options still compared; the values of a row come in this order.
    pub fn left(&self) -> &[usize] {
        &self.left
    }

    /// Adds what the options were worth in one imagined game. `options` may hold more than are left.
    pub fn add(&mut self, options: &[usize], values: &[f32]) {
        self.rows += 1;
        let count = self.sums.len();
        for (&one, &value) in options.iter().zip(values) {
            self.sums[one] += value as f64;
            self.visits[one] += 1;
            for (&other, &compared) in options.iter().zip(values) {
                let apart = (value - compared) as f64;
                self.squares[one * count + other] += apart * apart;
            }
        }
    }

    /// The best so far; of equals the first.
    pub fn best(&self) -> usize {
        let better = |best: usize, &option: &usize| match self.sums[option] > self.sums[best] {
            true => option,
            false => best,
        };
        self.left.iter().fold(self.left[0], better)
    }

    /// What every option was worth, those that were given up too.
    pub fn counts(&self) -> Counts {
        let both = self.visits.iter().zip(&self.sums);
        Counts(both.map(|(&visits, &value)| Count { visits, value }).collect())
    }

    /// Drops all but the best so many.
    pub fn keep(&mut self, count: usize) {
        self.left.sort_by(|&one, &other| self.sums[other].total_cmp(&self.sums[one]));
        self.left.truncate(count.max(1));
    }

    /// Gives up what is clearly behind, and everything else once the leader is as good as any.
    pub fn settle(&mut self) {
        if self.rows < ROWS_MIN || self.left.len() == 1 {
            return;
        }
        let best = self.best();
        let left = std::mem::take(&mut self.left);
        self.left = left.iter().copied().filter(|&option| !self.is_behind(best, option)).collect();
        if self.left.iter().all(|&option| self.at_most_ahead(best, option) < NEGLIGIBLE) {
            self.left = vec![best];
        }
    }

    fn is_behind(&self, best: usize, option: usize) -> bool {
        let (lead, error) = self.lead(best, option);
        option != best && lead > BEATEN * error
    }

    /// How much better than the leader an option may be after all.
    fn at_most_ahead(&self, best: usize, option: usize) -> f64 {
        let (lead, error) = self.lead(best, option);
        if option == best { 0.0 } else { DOUBT * error - lead }
    }

    /// The mean difference of two options and its standard error.
    fn lead(&self, one: usize, other: usize) -> (f64, f64) {
        let rows = self.rows as f64;
        let lead = (self.sums[one] - self.sums[other]) / rows;
        let square = (self.squares[one * self.sums.len() + other] + UNSEEN) / rows;
        (lead, ((square - lead * lead).max(0.0) / rows).sqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Rows of three options that rise and fall together, with small differences of their own.
    fn race(rows: u32, value: impl Fn(usize, f32) -> f32) -> Race {
        let mut race = Race::new(3);
        for row in 0..rows {
            let luck = (row * 37 % 101) as f32;
            let values: Vec<f32> = (0..3).map(|option| luck + value(option, luck % 5.0)).collect();
            race.add(&[0, 1, 2], &values);
        }
        race
    }

    #[test]
    fn a_clear_leader_ends_the_race() {
        let mut race = race(50, |option, luck| if option == 1 { 2.0 } else { luck / 5.0 });
        race.settle();
        assert_eq!(race.left(), [1]);
    }

    #[test]
    fn nothing_is_settled_by_a_handful_of_games() {
        let mut race = race(ROWS_MIN - 1, |option, _| option as f32);
        race.settle();
        assert_eq!(race.left(), [0, 1, 2]);
    }

    #[test]
    fn a_difference_that_is_rare_is_waited_for() {
        let mut race = race(50, |_, luck| luck);
        race.settle();
        assert_eq!(race.left(), [0, 1, 2]);
    }

    #[test]
    fn close_options_stay_and_the_beaten_one_goes() {
        let mut race = race(50, |option, luck| [luck, 4.0 - luck, -20.0][option]);
        race.settle();
        assert_eq!(race.left(), [0, 1]);
    }

    #[test]
    fn options_that_come_to_the_same_are_not_compared_for_ever() {
        let mut race = race(500, |_, luck| luck);
        race.settle();
        assert_eq!(race.left(), [0]);
    }

    #[test]
    fn halving_keeps_the_better_ones() {
        let mut race = race(2, |option, _| option as f32);
        race.keep(2);
        assert_eq!(race.left(), [2, 1]);
        assert_eq!(race.best(), 2);
    }
}
