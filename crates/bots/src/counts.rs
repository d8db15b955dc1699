//! What a search found, option by option, so that searches made apart can be added to one choice.

/// How often an option was tried, and what that was worth in sum.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Count {
    /// How often it was tried.
    pub visits: u32,
    /// What the tries were worth in sum.
    pub value: f64,
}

impl Count {
    fn mean(self) -> f64 {
        if self.visits == 0 { f64::NEG_INFINITY } else { self.value / f64::from(self.visits) }
    }
}

/// The counts of all options of one question, in their order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Counts(pub Vec<Count>);

impl Counts {
    /// Adds what another search found about the same question. Options that only one of them knows count as they are.
    pub fn add(&mut self, other: &Counts) {
        self.0.resize(self.0.len().max(other.0.len()), Count::default());
        for (own, more) in self.0.iter_mut().zip(&other.0) {
            own.visits += more.visits;
            own.value += more.value;
        }
    }

    /// The best mean among the options that were hardly tried less than any; of equals the first. A search goes on
    /// with what looks good, so an option tried less was given up, and its mean is of few games.
    pub fn best(&self) -> usize {
        let most = self.0.iter().map(|count| u64::from(count.visits)).max().unwrap_or(0);
        let mut options = self.0.iter().enumerate();
        let worth = |count: &Count| u64::from(count.visits) * 4 >= most * 3;
        let better = |best: Option<(usize, f64)>, (at, count): (usize, &Count)| match best {
            Some((_, mean)) if !worth(count) || count.mean() <= mean => best,
            None if !worth(count) => None,
            _ => Some((at, count.mean())),
        };
        options.by_ref().fold(None, better).map_or(0, |(at, _)| at)
    }

    /// How many games were imagined in all.
    pub fn imagined(&self) -> u64 {
        self.0.iter().map(|count| u64::from(count.visits)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(options: &[(u32, f64)]) -> Counts {
        Counts(options.iter().map(|&(visits, value)| Count { visits, value }).collect())
    }

    #[test]
    fn what_was_given_up_early_does_not_win_by_a_few_lucky_games() {
        assert_eq!(counts(&[(10, 90.0), (100, 300.0), (100, 400.0)]).best(), 2);
        assert_eq!(counts(&[]).best(), 0);
        assert_eq!(counts(&[(0, 0.0), (0, 0.0)]).best(), 0);
    }

    #[test]
    fn searches_that_disagree_are_outvoted_by_what_they_found_together() {
        let mut sum = counts(&[(100, 500.0), (100, 490.0), (10, 10.0)]);
        sum.add(&counts(&[(100, 300.0), (100, 450.0), (10, 20.0)]));
        assert_eq!(sum, counts(&[(200, 800.0), (200, 940.0), (20, 30.0)]));
        assert_eq!(sum.best(), 1);
        assert_eq!(sum.imagined(), 420);
    }
}
