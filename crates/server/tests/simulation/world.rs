//! A world in one thread: which task goes on next, what the clock says and what chance brings all follow from a seed.

use server::world::{Task, Work, World};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, Wake, Waker};
use std::time::Duration;
use table::secret::{Chance, NoChance};

/// Whose a task is: a server's, which may die, or that of those who play.
pub type Owner = usize;
pub const OUTSIDE: Owner = usize::MAX;

/// A run that takes longer goes nowhere: in its own time, and in turns of tasks, should the clock stand still.
const LONGEST: Duration = Duration::from_secs(600);
const TURNS: u64 = 1_000_000;

/// What everybody in it shares.
#[derive(Clone)]
pub struct Sim(Arc<Mutex<State>>);

struct State {
    dice: u64,
    now: Duration,
    /// Tasks that can go on, unless their owner is paused.
    ready: Vec<u64>,
    owners: BTreeMap<u64, Owner>,
    paused: Vec<Owner>,
    /// Who waits until when; the number tells those of one moment apart.
    timers: BTreeMap<(Duration, u64), Waker>,
    spawned: Vec<(Owner, Task)>,
    numbers: u64,
    /// Everything that was decided, as one number: equal runs have equal ones.
    trace: u64,
}

thread_local! {
    /// Chance is asked for by a plain function, so its dice belong to the thread.
    static CHANCE: Cell<u64> = const { Cell::new(0) };
}

fn step(dice: u64) -> u64 {
    dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407)
}

impl Sim {
    pub fn new(seed: u64) -> Sim {
        CHANCE.set(step(seed ^ 0x5eed));
        let (ready, timers, spawned) = (Vec::new(), BTreeMap::new(), Vec::new());
        let (owners, paused) = (BTreeMap::new(), Vec::new());
        let dice = step(step(seed));
        Sim(Arc::new(Mutex::new(State {
            dice,
            now: Duration::ZERO,
            ready,
            owners,
            paused,
            timers,
            spawned,
            numbers: 0,
            trace: seed,
        })))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap()
    }

    pub fn below(&self, bound: u64) -> u64 {
        let mut state = self.state();
        state.dice = step(state.dice);
        (state.dice >> 33) % bound.max(1)
    }

    pub fn now(&self) -> Duration {
        self.state().now
    }

    pub fn trace(&self) -> u64 {
        self.state().trace
    }

    /// From now on the tasks of a server stand still, or go on where they were.
    pub fn pause(&self, owner: Owner, pause: bool) {
        let mut state = self.state();
        state.paused.retain(|own| *own != owner);
        if pause {
            state.paused.push(owner);
        }
    }

    pub fn sleep(&self, time: Duration) -> Sleep {
        let until = self.now() + time;
        Sleep { sim: self.clone(), until, waits: None }
    }

    /// Some milliseconds, fewer than these.
    pub async fn a_while(&self, below: u64) {
        let time = self.below(below);
        self.sleep(Duration::from_millis(time)).await;
    }

    pub fn spawn(&self, owner: Owner, task: impl Future<Output = ()> + Send + 'static) {
        self.state().spawned.push((owner, Box::pin(task)));
    }

    /// Lets everything go on until it is over; false if that takes too long. `dead` names servers whose tasks end without
    /// another word.
    pub fn run(&self, until: impl Fn() -> bool, dead: impl Fn() -> Vec<Owner>) -> bool {
        let mut tasks: BTreeMap<u64, (Owner, Task)> = BTreeMap::new();
        let mut turns = 0u64;
        while !until() {
            let gone = dead();
            if !gone.is_empty() {
                let last: Vec<u64> = tasks
                    .iter()
                    .filter(|(_, (owner, _))| gone.contains(owner))
                    .map(|(&task, _)| task)
                    .collect();
                // What it has just begun ends with it.
                let fresh = std::mem::take(&mut self.state().spawned);
                let (ends, stays): (Vec<_>, Vec<_>) =
                    fresh.into_iter().partition(|(owner, _)| gone.contains(owner));
                self.state().spawned.extend(stays);
                drop(ends);
                for task in last {
                    drop(tasks.remove(&task));
                }
            }
            let fresh = std::mem::take(&mut self.state().spawned);
            for task in fresh {
                let mut state = self.state();
                state.numbers += 1;
                let number = state.numbers;
                state.ready.push(number);
                state.owners.insert(number, task.0);
                drop(state);
                tasks.insert(number, task);
            }
            let Some(next) = self.next() else { continue };
            let Some((_, task)) = tasks.get_mut(&next) else { continue };
            let waker = Waker::from(Arc::new(Alarm { sim: self.clone(), task: next }));
            if task.as_mut().poll(&mut Context::from_waker(&waker)).is_ready() {
                tasks.remove(&next);
                self.state().owners.remove(&next);
            }
            turns += 1;
            if turns > TURNS || self.now() > LONGEST {
                return false;
            }
        }
        true
    }

    /// The task that goes on: one of those that can, by lot. If none can, the clock goes on instead.
    fn next(&self) -> Option<u64> {
        let mut state = self.state();
        let can: Vec<usize> = (0..state.ready.len())
            .filter(|&at| {
                state.owners.get(&state.ready[at]).is_none_or(|owner| !state.paused.contains(owner))
            })
            .collect();
        if can.is_empty() {
            let (&(time, _), _) = state.timers.first_key_value().expect("everybody waits for ever");
            state.now = state.now.max(time);
            let now = state.now;
            let later = state.timers.split_off(&(now, u64::MAX));
            let due = std::mem::replace(&mut state.timers, later);
            drop(state);
            due.into_values().for_each(Waker::wake);
            return None;
        }
        state.dice = step(state.dice);
        let at = can[(state.dice >> 33) as usize % can.len()];
        let task = state.ready.swap_remove(at);
        state.trace = step(state.trace ^ task ^ (state.now.as_nanos() as u64).rotate_left(32));
        Some(task)
    }
}

struct Alarm {
    sim: Sim,
    task: u64,
}

impl Wake for Alarm {
    fn wake(self: Arc<Alarm>) {
        let mut state = self.sim.state();
        if !state.ready.contains(&self.task) {
            state.ready.push(self.task);
        }
    }
}

/// Waits for the clock.
pub struct Sleep {
    sim: Sim,
    until: Duration,
    waits: Option<u64>,
}

impl Future for Sleep {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let sim = self.sim.clone();
        let mut state = sim.state();
        if state.now >= self.until {
            return Poll::Ready(());
        }
        state.numbers += 1;
        let number = *self.waits.get_or_insert(state.numbers);
        state.timers.insert((self.until, number), context.waker().clone());
        Poll::Pending
    }
}

impl Drop for Sleep {
    fn drop(&mut self) {
        if let Some(number) = self.waits {
            // The waker is dropped after the lock is free.
            let gone = self.sim.state().timers.remove(&(self.until, number));
            drop(gone);
        }
    }
}

/// The world as one server has it.
pub struct Place {
    pub sim: Sim,
    pub owner: Owner,
}

impl std::fmt::Debug for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "Place({})", self.owner)
    }
}

impl World for Place {
    /// No two servers' clocks agree.
    fn now(&self) -> u64 {
        1_700_000_000_000 + self.sim.now().as_millis() as u64 + self.owner as u64 % 5 * 700
    }

    fn ticks(&self) -> Duration {
        self.sim.now()
    }

    fn chance(&self) -> Chance {
        |bytes: &mut [u8]| -> Result<(), NoChance> {
            for byte in bytes {
                CHANCE.set(step(CHANCE.get()));
                *byte = (CHANCE.get() >> 40) as u8;
            }
            Ok(())
        }
    }

    fn sleep(&self, time: Duration) -> Task {
        Box::pin(self.sim.sleep(time))
    }

    fn spawn(&self, task: Task) {
        self.sim.spawn(self.owner, task);
    }

    fn work(&self, work: Work) -> Task {
        let sim = self.sim.clone();
        Box::pin(async move {
            sim.a_while(20).await;
            work();
        })
    }
}
