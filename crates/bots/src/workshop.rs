//! Where a search works: its clock and its hands come from whoever runs the program.
//!
//! A server has threads and the system's clock, a page in a browser one hand for each Worker and the browser's clock,
//! and a reproducible game needs neither.

use std::fmt;
use std::time::Duration;

/// What a search borrows from outside.
pub trait Workshop: fmt::Debug + Send + Sync {
    /// The time since some moment that stays the same; `None` where there is no clock.
    fn now(&self) -> Option<Duration>;

    /// How many may work at one question at the same time.
    fn hands(&self) -> usize;

    /// Does the job once for each of so many hands, and comes back when all are done.
    fn work(&self, hands: usize, job: &(dyn Fn(usize) + Sync));
}

/// One hand and no clock: a budget of time is held as a number of imagined games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bare;

impl Workshop for Bare {
    fn now(&self) -> Option<Duration> {
        None
    }

    fn hands(&self) -> usize {
        1
    }

    fn work(&self, hands: usize, job: &(dyn Fn(usize) + Sync)) {
        (0..hands).for_each(job);
    }
}

/// Imagined games that stand for a millisecond where there is no clock: about what one core does.
pub const GAMES_PER_MILLISECOND: u32 = 4;
