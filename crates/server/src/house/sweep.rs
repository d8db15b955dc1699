//! Tables go that nobody will come back to, after a time that the operator sets.

use super::House;
use crate::store::Before;
use std::sync::Arc;
use std::time::Duration;

/// How often there is a look.
const EVERY: Duration = Duration::from_secs(3600);

impl House {
    /// Looks now and from time to time, until the house closes.
    pub async fn sweep(self: Arc<House>) {
        let mut closing = self.closing();
        loop {
            self.forget_before(Duration::from_millis(self.world.now())).await;
            tokio::select! {
                biased;
                () = async { drop(closing.wait_for(|closing| *closing).await) } => return,
                () = self.world.sleep(EVERY) => {}
            }
        }
    }

    /// Forgets what is older than its time, unless somebody is there. How many tables went.
    pub async fn forget_before(self: &Arc<House>, now: Duration) -> usize {
        let before = |age: Option<Duration>| age.map(|age| now.saturating_sub(age).as_millis() as u64);
        let limits = &self.limits;
        let (unplayed, finished) = (before(limits.forget_unplayed), before(limits.forget_finished));
        let left = before(limits.forget_left);
        if [unplayed, finished, left].iter().all(Option::is_none) {
            return 0;
        }
        let old = self.store.forgettable(Before { unplayed, finished, left }).await;
        let mut gone = 0;
        for word in old.unwrap_or_default() {
            if self.tables().get(&word).is_some_and(|inbox| !inbox.is_closed()) {
                continue;
            }
            match self.store.forget(word).await {
                Ok(()) => gone += 1,
                Err(error) => tracing::error!(%error, "an old table could not be forgotten"),
            }
        }
        if gone > 0
            && let Err(error) = self.store.forget_readers().await
        {
            tracing::error!(%error, "readers without a seat could not be forgotten");
        }
        gone
    }
}
