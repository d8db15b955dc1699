//! Whose hint is thought about next. A hint costs as much as a bot's longest thought, and anybody may ask: so hints have half
//! of the hands at most and otherwise take their turn behind the bots that wait, and each address has one at a time.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

#[derive(Debug)]
pub struct Hints {
    lane: Arc<Semaphore>,
    /// Those of which a hint is thought about or waits.
    addresses: Mutex<HashMap<IpAddr, Arc<Semaphore>>>,
}

/// A hint is thought about for as long as this lives.
#[derive(Debug)]
pub struct Turn {
    _own: Option<OwnedSemaphorePermit>,
    _lane: Option<OwnedSemaphorePermit>,
}

impl Hints {
    pub fn new(thinkers: usize) -> Hints {
        Hints { lane: Arc::new(Semaphore::new((thinkers / 2).max(1))), addresses: Mutex::default() }
    }

    /// Waits for its turn, first among those of its address, then among all.
    pub async fn turn(&self, of: Option<IpAddr>) -> Turn {
        let own = match of.map(|of| self.own(of)) {
            Some(own) => own.acquire_owned().await.ok(),
            None => None,
        };
        Turn { _own: own, _lane: self.lane.clone().acquire_owned().await.ok() }
    }

    fn own(&self, of: IpAddr) -> Arc<Semaphore> {
        let mut all = self.addresses.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        // Whoever waits or has a turn holds it too.
        all.retain(|_, own| Arc::strong_count(own) > 1);
        all.entry(of).or_insert_with(|| Arc::new(Semaphore::new(1))).clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::poll_fn;
    use std::pin::{Pin, pin};
    use std::task::Poll;

    /// What a future has come to by now.
    async fn now<T>(mut future: Pin<&mut impl Future<Output = T>>) -> Option<T> {
        poll_fn(|context| {
            Poll::Ready(match future.as_mut().poll(context) {
                Poll::Ready(done) => Some(done),
                Poll::Pending => None,
            })
        })
        .await
    }

    #[tokio::test]
    async fn an_address_with_many_hints_waits_behind_one_with_few() {
        let hints = Hints::new(2);
        let [many, few] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse::<IpAddr>().ok());
        let first = now(pin!(hints.turn(many))).await.expect("nobody is before it");
        let (mut second, mut other) = (pin!(hints.turn(many)), pin!(hints.turn(few)));
        assert!(now(second.as_mut()).await.is_none() && now(other.as_mut()).await.is_none());
        drop(first);
        assert!(now(second.as_mut()).await.is_none(), "the other one was there before its turn began");
        let other = now(other.as_mut()).await.expect("its turn");
        drop(other);
        let second = now(second.as_mut()).await.expect("and now");
        drop(second);
        hints.own("10.0.0.3".parse().unwrap());
        assert_eq!(hints.addresses.lock().unwrap().len(), 1, "those that have none are forgotten");
    }
}
