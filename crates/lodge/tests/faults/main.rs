//! Three servers and a database that go wrong all the time: servers are killed, paused, cut off from the database or from
//! each other, the database is stopped without warning. Programs play on through all of it, at whichever server answers.
//! Every answer that was acknowledged is there once and in order, and every view is the one that follows from the answers.
//!
//! A short run by itself; `LODGE_FAULTS` says for how many seconds things go wrong (`cargo xtask faults SECONDS`), and
//! `LODGE_FAULTS_SEED` which of them.

mod nodes;
mod player;
#[path = "../../../server/tests/wire/common/postgres.rs"]
#[allow(dead_code)]
mod postgres;
mod proxy;

use nodes::Nodes;
use player::{Player, Tally};
use postgres::Cluster;
use server::store::{self, Postgres};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

const NODES: usize = 3;
const PLAYERS: usize = 6;

/// What goes wrong.
const FAULTS: [&str; 5] = ["killed", "paused", "cut from the database", "parted", "database restarted"];

struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

fn number(name: &str, unless: u64) -> u64 {
    match std::env::var(name) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")),
        Err(_) => unless,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_acknowledged_answer_is_lost_or_doubled() {
    let length = Duration::from_secs(number("LODGE_FAULTS", 12));
    let seed = number("LODGE_FAULTS_SEED", 7);
    let cluster = Cluster::start();
    let url = cluster.database("faults");
    let nodes = Arc::new(Nodes::start(&cluster, NODES).await);
    let over = Arc::new(AtomicBool::new(false));
    let tally = Arc::new(Tally::default());
    let players = (0..PLAYERS as u64).map(|number| {
        let player = Player::new(nodes.clone(), &url, tally.clone(), seed * 100 + number);
        tokio::spawn(player.play(over.clone()))
    });
    let players: Vec<_> = players.collect();
    let faults = go_wrong(&cluster, &nodes, &tally, Dice(seed), length).await;
    nodes.heal().await;
    // Once everything is well again everybody gets an answer through.
    tally.everybody(PLAYERS).await;
    over.store(true, Ordering::Release);
    let mut tables = Vec::new();
    for player in players {
        tables.extend(player.await.unwrap());
    }
    let storage = Postgres::open(&url).await.unwrap();
    let (mut held, mut finished) = (0, 0);
    for table in &tables {
        let stored = store::load(&storage, &table.word).await.unwrap().expect("the table is there");
        assert_eq!(stored.damage, None, "table {}", table.word);
        assert_eq!(stored.events, table.held, "table {}: each answer once, in order", table.word);
        held += table.held.len();
        finished += usize::from(table.game.is_over());
    }
    println!("{faults}");
    println!("{held} answers at {} tables ({finished} finished), {tally}", tables.len());
    assert!(held > 0);
}

/// Lets things go wrong one after the other; what, and how often.
async fn go_wrong(
    cluster: &Cluster,
    nodes: &Nodes,
    tally: &Tally,
    mut dice: Dice,
    length: Duration,
) -> String {
    let mut counts = [0; FAULTS.len()];
    let end = Instant::now() + length;
    while Instant::now() < end {
        let (kind, node) = (dice.below(5), dice.below(NODES));
        let time = Duration::from_millis(500 + 500 * dice.below(14) as u64);
        counts[kind] += 1;
        tally.goes_wrong(kind);
        match kind {
            0 => {
                nodes.kill(node).await;
                pass(time.min(Duration::from_secs(3))).await;
                nodes.revive(node).await;
            }
            1 => {
                nodes.signal(node, "STOP");
                pass(time).await;
                nodes.signal(node, "CONT");
            }
            2 => {
                nodes.cut_from_database(node, true);
                pass(time).await;
                nodes.cut_from_database(node, false);
            }
            3 => {
                nodes.cut_from_others(node, true);
                pass(time).await;
                nodes.cut_from_others(node, false);
            }
            _ => tokio::task::block_in_place(|| cluster.restart()),
        }
        // And some time in which all is well.
        pass(Duration::from_millis(500 * dice.below(5) as u64)).await;
    }
    let [killed, paused, cut, parted, restarted] = counts;
    format!(
        "{killed} kills, {paused} pauses, {cut} cuts from the database, {parted} from each other, {restarted} restarts of \
         the database"
    )
}

/// A fault lasts for a time: it is what this test is about, not a wait for something.
async fn pass(time: Duration) {
    tokio::time::sleep(time).await;
}
