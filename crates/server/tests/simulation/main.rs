//! Servers, their storage and those who play, in one thread: everything that happens follows from a seed, so a run that fails
//! is played again to the letter. Servers die or stand still, lines to the storage break and lose answers, clocks disagree.
//!
//! Some hundred runs by itself; `LODGE_RUNS` says how many, and `LODGE_RUNS_SEED` where they begin.

mod disk;
mod letters;
mod player;
mod servers;
mod world;

use player::{Known, Player};
use serde_json::json;
use server::house::Shelf;
use servers::Servers;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::play::{Event, Play};
use table::wire::Created;
use world::{OUTSIDE, Sim};

/// How far tables are played.
const LAST: u64 = 24;

/// Each table by its word, with what each of those who sit at it knows.
type Tables = Vec<(String, Vec<Arc<Mutex<Known>>>)>;

/// What a run came to.
#[derive(Debug, Default, PartialEq, Eq)]
struct Outcome {
    trace: u64,
    answers: usize,
    lines: usize,
    longest: Duration,
    time: Duration,
}

/// Somebody lays tables and invites players; everybody plays until their table has come far enough.
fn run(shelf: &Arc<Shelf>, seed: u64) -> Outcome {
    let sim = Sim::new(seed);
    let servers = Servers::new(sim.clone(), shelf.clone(), 2 + seed as usize % 2);
    let tables: Arc<Mutex<Tables>> = Arc::default();
    let left = Arc::new(AtomicUsize::new(1));
    let host =
        Host { sim: sim.clone(), servers: servers.clone(), tables: tables.clone(), left: left.clone() };
    sim.spawn(OUTSIDE, host.invite(seed));
    sim.spawn(OUTSIDE, servers.clone().go_wrong(2 + seed % 4));
    let ended = sim.run(|| left.load(Ordering::Relaxed) == 0, || servers.dead());
    if !ended {
        let tables = tables.lock().unwrap();
        let all = tables
            .iter()
            .flat_map(|(word, known)| known.iter().map(move |known| (word, known.lock().unwrap())));
        let all: Vec<String> = all.map(|(word, known)| format!("{word}: {known}")).collect();
        panic!("seed {seed}: after {:?} somebody still plays:\n{}", sim.now(), all.join("\n"));
    }
    let mut outcome = Outcome { trace: sim.trace(), time: sim.now(), ..Outcome::default() };
    for (word, known) in tables.lock().unwrap().iter() {
        let disk = servers.disk();
        let stored = disk.lock().unwrap().stored(word);
        assert_eq!(stored.damage, None, "seed {seed}");
        let mut times: BTreeMap<&str, usize> = BTreeMap::new();
        for id in stored.events.iter().filter_map(Event::id) {
            *times.entry(id).or_default() += 1;
        }
        assert!(times.values().all(|&times| times == 1), "seed {seed}: something happened twice: {times:?}");
        for (seat, known) in known.iter().enumerate() {
            let known = known.lock().unwrap();
            let order: Vec<&str> = stored
                .events
                .iter()
                .filter_map(Event::id)
                .filter(|id| known.done.iter().any(|own| own == id))
                .collect();
            assert_eq!(order, known.done, "seed {seed}: every acknowledged answer is there, in order");
            seen_is_true(&stored, &known, seat, seed);
            outcome.answers += known.done.len();
            outcome.lines += known.lines;
            outcome.longest = outcome.longest.max(known.longest);
        }
    }
    outcome
}

/// Whatever was shown is what follows from the stored events.
fn seen_is_true(stored: &server::store::Stored, known: &Known, seat: usize, seed: u64) {
    let mut play = Play::new(&content::rebirth(), stored.deal.clone(), stored.sitters.clone()).unwrap();
    let eyes = (seat < stored.sitters.len()).then_some(rules::Seat(seat as u8));
    let mut seen = known.seen.clone();
    seen.sort_by_key(|(revision, _)| *revision);
    let mut events = stored.events.iter();
    for (revision, view) in seen {
        while u64::from(play.revision()) < revision {
            let next = events
                .next()
                .unwrap_or_else(|| panic!("seed {seed}: {revision} was shown and is not stored"));
            play.apply(next).unwrap();
        }
        assert_eq!(view, json!(play.game().view(eyes)), "seed {seed}: seat {seat} at {revision}");
    }
}

struct Host {
    sim: Sim,
    servers: Servers,
    tables: Arc<Mutex<Tables>>,
    left: Arc<AtomicUsize>,
}

impl Host {
    async fn invite(self, seed: u64) {
        for number in 0..2 {
            let created = self.lay(seed * 2 + number).await;
            let mut all = Vec::new();
            // Each person, and one who looks on.
            let tokens = created.seats.iter().map(|own| own.token.clone()).enumerate();
            let tokens: Vec<_> = tokens.filter(|(_, token)| token.is_some()).chain([(9, None)]).collect();
            for seat in 0..=created.seats.len() {
                let known = Arc::<Mutex<Known>>::default();
                all.push(known.clone());
                let at = if seat == created.seats.len() { 9 } else { seat };
                let Some((_, token)) = tokens.iter().find(|(own, _)| *own == at) else { continue };
                self.left.fetch_add(1, Ordering::Relaxed);
                let (sim, servers, left) = (self.sim.clone(), self.servers.clone(), self.left.clone());
                let (word, token) = (created.table.clone(), token.clone());
                let player = Player { sim, servers, word, token, seat, last: LAST, known };
                self.sim.spawn(OUTSIDE, async move {
                    player.play().await;
                    left.fetch_sub(1, Ordering::Relaxed);
                });
            }
            self.tables.lock().unwrap().push((created.table, all));
        }
        self.left.fetch_sub(1, Ordering::Relaxed);
    }

    /// A table of two, or of one and a bot.
    async fn lay(&self, seed: u64) -> Created {
        let person = json!({ "who": { "here": { "name": "Ada" } } });
        let other = if seed.is_multiple_of(3) {
            json!({ "who": { "bot": { "level": "random" } } })
        } else {
            person.clone()
        };
        let new = json!({ "seats": [person, other], "seed": seed });
        loop {
            if let Some(house) = self.servers.any() {
                let new = serde_json::from_value(new.clone()).unwrap();
                let made = self.servers.outside().within(Duration::from_secs(5), house.found(new)).await;
                if let Some(Ok(created)) = made {
                    return created;
                }
            }
            self.sim.a_while(200).await;
        }
    }
}

fn number(name: &str, unless: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")),
        Err(_) => unless,
    }
}

#[test]
fn whatever_goes_wrong_nothing_acknowledged_is_lost_or_doubled() {
    let shelf = Arc::new(Shelf::rebirth().unwrap());
    let (runs, first) = (number("LODGE_RUNS", 200), number("LODGE_RUNS_SEED", 1));
    let mut sum = Outcome::default();
    for seed in first..first + runs {
        let one = run(&shelf, seed);
        sum.answers += one.answers;
        sum.lines += one.lines;
        sum.time += one.time;
        sum.longest = sum.longest.max(one.longest);
    }
    println!(
        "{runs} runs from seed {first}: {} answers acknowledged on {} lines in {} s of their time, the longest after {:.1} s",
        sum.answers,
        sum.lines,
        sum.time.as_secs(),
        sum.longest.as_secs_f64()
    );
    assert!(sum.answers as u64 > runs * LAST && sum.lines > sum.answers / 20, "{sum:?}");
}

#[test]
fn a_seed_is_the_same_run_again() {
    let shelf = Arc::new(Shelf::rebirth().unwrap());
    let again = [3, 4, 5].map(|seed| (run(&shelf, seed), run(&shelf, seed)));
    assert!(again.iter().all(|(one, other)| one == other), "{again:?}");
    assert_ne!(again[0].0.trace, again[1].0.trace);
}
