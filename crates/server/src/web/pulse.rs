//! How long a line may be silent. Whoever is there answers a ping; whoever answers none is gone.

use std::time::{Duration, Instant};

/// When something was heard, and when to ask next.
#[derive(Debug)]
pub struct Pulse {
    silence: Duration,
    heard: Instant,
    ping: Instant,
}

/// What is to be done now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beat {
    Ping,
    Gone,
    Wait,
}

impl Pulse {
    /// A line from which something was heard just now.
    pub fn new(now: Instant, silence: Duration) -> Pulse {
        Pulse { silence, heard: now, ping: now + silence / 3 }
    }

    pub fn hear(&mut self, now: Instant) {
        self.heard = now;
    }

    /// When to look next. Not only when it is time to ask again: the last question may have been just before the end.
    pub fn due(&self) -> Instant {
        self.ping.min(self.heard + self.silence)
    }

    pub fn beat(&mut self, now: Instant) -> Beat {
        if now >= self.heard + self.silence {
            return Beat::Gone;
        }
        if now < self.ping {
            return Beat::Wait;
        }
        self.ping = now + self.silence / 3;
        Beat::Ping
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many milliseconds after its end a line is given up that ends so long after its beginning. `answers`: how long a
    /// ping takes to be answered; `wakes`: how much too late the clock wakes.
    fn noticed_after(end: u64, answers: u64, wakes: u64) -> u64 {
        let begun = Instant::now();
        let at = |ms: u64| begun + Duration::from_millis(ms);
        let mut pulse = Pulse::new(begun, Duration::from_secs(9));
        let mut answer: Option<u64> = None;
        loop {
            let due = (pulse.due() - begun).as_millis() as u64 + wakes;
            if let Some(answered) = answer.take_if(|answered| *answered < due) {
                if answered <= end {
                    pulse.hear(at(answered));
                }
                continue;
            }
            match pulse.beat(at(due)) {
                Beat::Ping => answer = answer.or(Some(due + answers)),
                Beat::Gone => return due.saturating_sub(end),
                Beat::Wait => {}
            }
        }
    }

    #[test]
    fn a_line_that_ends_at_any_moment_is_noticed_within_ten_seconds() {
        for end in 0..20_000 {
            for answers in [0, 40, 900] {
                let after = noticed_after(end, answers, 3);
                assert!(after < 10_000, "ends after {end} ms: noticed after {after} ms");
            }
        }
    }

    #[test]
    fn a_line_that_answers_late_is_kept() {
        // It ends when the test has seen enough.
        assert!(noticed_after(60_000, 5_500, 3) > 0);
        let mut pulse = Pulse::new(Instant::now(), Duration::from_secs(9));
        let begun = pulse.heard;
        assert_eq!(pulse.beat(begun + Duration::from_secs(2)), Beat::Wait);
        assert_eq!(pulse.beat(begun + Duration::from_secs(3)), Beat::Ping);
        assert_eq!(pulse.beat(begun + Duration::from_secs(4)), Beat::Wait);
        pulse.hear(begun + Duration::from_secs(4));
        assert_eq!(pulse.beat(begun + Duration::from_secs(9)), Beat::Ping, "it was heard since");
        assert_eq!(pulse.beat(begun + Duration::from_secs(13)), Beat::Gone);
    }
}
