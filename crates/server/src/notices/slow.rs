//! Push services that keep us waiting. Anybody may name one, and notices go out in their order: those who never answer must
//! not make all others wait.

use crate::network::block;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// Who takes longer than this is left alone for so long.
const PATIENCE: Duration = Duration::from_secs(3);
const REST: Duration = Duration::from_secs(600);

/// The addresses that are left alone, and since when.
#[derive(Clone, Debug, Default)]
pub struct Slow(Arc<Mutex<HashMap<IpAddr, Instant>>>);

impl Slow {
    fn all(&self) -> MutexGuard<'_, HashMap<IpAddr, Instant>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Whether an address is left alone just now.
    pub fn rests(&self, of: IpAddr, now: Instant) -> bool {
        self.all().get(&block(of)).is_some_and(|since| now.duration_since(*since) < REST)
    }

    /// An address has taken so long.
    pub fn took(&self, of: IpAddr, time: Duration, now: Instant) {
        if time > PATIENCE {
            let mut all = self.all();
            all.retain(|_, since| now.duration_since(*since) < REST);
            all.insert(block(of), now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_keeps_us_waiting_is_left_alone_for_a_while() {
        let (slow, now) = (Slow::default(), Instant::now());
        let at = |text: &str| text.parse::<IpAddr>().unwrap();
        slow.took(at("10.0.0.1"), PATIENCE, now);
        assert!(!slow.rests(at("10.0.0.1"), now), "that was in time");
        slow.took(at("2001:db8::1"), PATIENCE * 2, now);
        assert!(slow.rests(at("2001:db8::2"), now), "whoever has one has its neighbours");
        assert!(!slow.rests(at("10.0.0.1"), now) && !slow.rests(at("2001:db8::1"), now + REST));
    }
}
