//! What a house asks of the world around it: the time, chance, and hands for its work. A program has the system's; tests
//! have one in which everything happens in an order that follows from a seed.

use crate::chance::{chance, now};
use std::fmt;
use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, Instant};
use table::secret::Chance;

/// Something that goes on by itself.
pub type Task = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Something that takes a while and waits for nothing.
pub type Work = Box<dyn FnOnce() + Send>;

/// Time, chance and hands.
pub trait World: fmt::Debug + Send + Sync {
    /// Milliseconds since 1970.
    fn now(&self) -> u64;

    /// The time since some moment. It never goes back.
    fn ticks(&self) -> Duration;

    /// Bytes that nobody can foresee.
    fn chance(&self) -> Chance;

    /// Resolves after so long.
    fn sleep(&self, time: Duration) -> Task;

    /// Lets a task go on beside the others.
    fn spawn(&self, task: Task);

    /// Does work beside the tasks; resolves when it is done, or broken.
    fn work(&self, work: Work) -> Task;
}

impl dyn World {
    /// What a future comes to, if it does in time.
    pub async fn within<T>(&self, time: Duration, future: impl Future<Output = T>) -> Option<T> {
        tokio::select! {
            biased;
            done = future => Some(done),
            () = self.sleep(time) => None,
        }
    }

    /// What work comes to; none if it broke.
    pub async fn aside<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (done, wait) = tokio::sync::oneshot::channel();
        self.work(Box::new(move || drop(done.send(work())))).await;
        wait.await.ok()
    }
}

/// The system's clock and chance, and the tasks and threads of tokio.
#[derive(Debug)]
pub struct System {
    begun: Instant,
}

impl System {
    #[allow(clippy::new_without_default, reason = "its beginning is a moment, not a value")]
    pub fn new() -> System {
        System { begun: Instant::now() }
    }
}

impl World for System {
    fn now(&self) -> u64 {
        now()
    }

    fn ticks(&self) -> Duration {
        self.begun.elapsed()
    }

    fn chance(&self) -> Chance {
        chance
    }

    fn sleep(&self, time: Duration) -> Task {
        Box::pin(tokio::time::sleep(time))
    }

    fn spawn(&self, task: Task) {
        tokio::spawn(task);
    }

    fn work(&self, work: Work) -> Task {
        Box::pin(async {
            if let Err(error) = tokio::task::spawn_blocking(work).await {
                tracing::error!(%error, "work beside the tables broke");
            }
        })
    }
}
