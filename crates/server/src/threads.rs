//! Where bots work in a program of its own: the clock of the system, and threads.

use bots::Workshop;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Threads that are started for a question and end with it.
#[derive(Clone, Copy, Debug)]
pub struct Threads {
    opened: Instant,
    hands: usize,
}

impl Threads {
    pub fn new(hands: usize) -> Arc<Threads> {
        Arc::new(Threads { opened: Instant::now(), hands: hands.max(1) })
    }
}

impl Workshop for Threads {
    fn now(&self) -> Option<Duration> {
        Some(self.opened.elapsed())
    }

    fn hands(&self) -> usize {
        self.hands
    }

    fn work(&self, hands: usize, job: &(dyn Fn(usize) + Sync)) {
        std::thread::scope(|scope| {
            for hand in 1..hands {
                scope.spawn(move || job(hand));
            }
            job(0);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[test]
    fn every_hand_has_worked_when_the_work_is_done() {
        let done = AtomicU32::new(0);
        Threads::new(3).work(3, &|hand| {
            done.fetch_add(1 << hand, Ordering::Relaxed);
        });
        assert_eq!(done.into_inner(), 0b111);
    }
}
