//! How long the players of a match think.

use crate::referee::Follow;
use rules::{Entry, Game, Seat};
use serde::Serialize;
use std::time::{Duration, Instant};

/// Measures from the moment a question is open to the answer.
#[derive(Debug)]
pub(super) struct Clock<Who> {
    who: Who,
    since: Instant,
    pub thoughts: Vec<(usize, Duration)>,
}

impl<Who: Fn(Seat) -> usize> Clock<Who> {
    /// `who` tells which player sits on a seat.
    pub fn new(who: Who) -> Clock<Who> {
        Clock { who, since: Instant::now(), thoughts: Vec::new() }
    }
}

impl<Who: Fn(Seat) -> usize> Follow for Clock<Who> {
    fn before(&mut self, game: &Game, _option: usize) -> Result<(), String> {
        if let Some(decision) = game.decision() {
            self.thoughts.push(((self.who)(decision.seat), self.since.elapsed()));
        }
        Ok(())
    }

    fn after(&mut self, _game: &Game, _news: &[Entry]) -> Result<(), String> {
        self.since = Instant::now();
        Ok(())
    }
}

/// How long a player thought about its questions, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Thinking {
    pub questions: u64,
    pub mean_ms: f64,
    /// 99 of 100 answers took no longer.
    pub p99_ms: f64,
    pub longest_ms: f64,
}

impl Thinking {
    pub fn of(mut times: Vec<Duration>) -> Thinking {
        times.sort_unstable();
        let milliseconds = |time: &Duration| 1000.0 * time.as_secs_f64();
        let sum: Duration = times.iter().sum();
        let count = times.len();
        Thinking {
            questions: count as u64,
            mean_ms: milliseconds(&sum) / count.max(1) as f64,
            p99_ms: times.get((count * 99).div_ceil(100).saturating_sub(1)).map_or(0.0, milliseconds),
            longest_ms: times.last().map_or(0.0, milliseconds),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_answer_in_a_hundred_may_take_longer_than_p99() {
        let times = (1..=200).rev().map(Duration::from_millis).collect();
        let thinking = Thinking::of(times);
        assert_eq!((thinking.questions, thinking.p99_ms, thinking.longest_ms), (200, 198.0, 200.0));
        assert_eq!(thinking.mean_ms, 100.5);
    }

    #[test]
    fn nobody_asked_means_nothing_thought() {
        let thinking = Thinking::of(Vec::new());
        assert_eq!((thinking.questions, thinking.mean_ms, thinking.longest_ms), (0, 0.0, 0.0));
    }
}
