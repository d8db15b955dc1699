//! A storage that servers share, in memory, with the promises of the real one: what is stored is stored behind the end of
//! its chain, by whoever has the table. The line to it is slow, breaks, and loses answers.

use crate::world::Sim;
use server::store::*;
use std::collections::{BTreeMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

/// After so long without a word a server counts as gone.
const ALIVE: Duration = Duration::from_secs(3);

#[derive(Debug, Default)]
pub struct Disk {
    tables: BTreeMap<String, Kept>,
    /// When servers were last heard of, by their number; and where they are.
    nodes: Vec<(String, Duration)>,
}

#[derive(Debug)]
struct Kept {
    rows: Rows,
    node: Option<usize>,
    fence: i64,
}

/// One server's line to it.
#[derive(Clone)]
pub struct Wire {
    pub sim: Sim,
    pub disk: Arc<Mutex<Disk>>,
    /// Whether it is cut just now.
    pub cut: Arc<Mutex<bool>>,
    node: Arc<Mutex<usize>>,
    tally: Arc<Tally>,
}

impl std::fmt::Debug for Wire {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str("Wire")
    }
}

impl Wire {
    pub fn new(sim: Sim, disk: Arc<Mutex<Disk>>) -> Wire {
        let (cut, node) = (Arc::default(), Arc::new(Mutex::new(usize::MAX)));
        Wire { sim, disk, cut, node, tally: Arc::default() }
    }

    fn disk(&self) -> MutexGuard<'_, Disk> {
        self.disk.lock().unwrap()
    }

    /// Carries something out at some time from now, if the line holds; and perhaps nobody hears of it.
    async fn ask<T>(&self, what: impl FnOnce(&mut Disk, usize, Duration) -> T) -> Result<T, StoreError> {
        self.sim.a_while(15).await;
        let cut = *self.cut.lock().unwrap();
        if cut || self.sim.below(60) == 0 {
            self.sim.a_while(400).await;
            return Err(StoreError::Failed("the line is cut".into()));
        }
        let (node, now) = (*self.node.lock().unwrap(), self.sim.now());
        let answer = what(&mut self.disk(), node, now);
        self.sim.a_while(15).await;
        if self.sim.below(60) == 0 || *self.cut.lock().unwrap() {
            self.sim.a_while(400).await;
            return Err(StoreError::Doubtful("the line broke".into()));
        }
        Ok(answer)
    }
}

impl Disk {
    fn is_alive(&self, node: usize, now: Duration) -> bool {
        self.nodes.get(node).is_some_and(|(_, beat)| *beat + ALIVE > now)
    }

    /// Unfinished tables with bots, of those whose holder fits.
    fn with_bots(&self, fits: impl Fn(Option<usize>) -> bool) -> Vec<String> {
        let open =
            self.tables.iter().filter(|(_, kept)| kept.rows.bots && !kept.rows.finished && fits(kept.node));
        open.map(|(word, _)| word.clone()).collect()
    }

    /// Everything there is, as it is stored.
    pub fn stored(&self, word: &str) -> Stored {
        self.tables[word].rows.clone().read().unwrap()
    }
}

impl Archive for Wire {
    fn rows<'a>(&'a self, word: &'a str) -> Later<'a, Option<Rows>> {
        Box::pin(self.ask(move |disk, _, _| disk.tables.get(word).map(|kept| kept.rows.clone())))
    }

    fn words(&self) -> Later<'_, Vec<String>> {
        Box::pin(self.ask(|disk, _, _| disk.tables.keys().cloned().collect()))
    }

    fn cards<'a>(&'a self, _: &'a str) -> Later<'a, Option<Vec<u8>>> {
        Box::pin(self.ask(|_, _, _| None))
    }

    fn versions(&self) -> Later<'_, Vec<String>> {
        Box::pin(self.ask(|_, _, _| Vec::new()))
    }

    fn faults(&self) -> Later<'_, Vec<String>> {
        Box::pin(self.ask(|_, _, _| Vec::new()))
    }
}

impl Storage for Wire {
    fn create(&self, new: NewRows, _: Arc<[u8]>) -> Later<'_, i64> {
        Box::pin(self.ask(move |disk, _, _| {
            let head = Some(new.head());
            let NewRows { laid, events, bots, finished, at: _ } = new;
            let (id, word) = (disk.tables.len() as i64 + 1, laid.word.clone());
            let rows = Rows { id, laid, events, head, unchained: false, broken: None, bots, finished };
            disk.tables.insert(word, Kept { rows, node: None, fence: 0 });
            id
        }))
    }

    fn append(&self, event: Append) -> Later<'_, ()> {
        Box::pin(async move {
            let done = self.ask(move |disk, _, _| {
                let kept = disk.tables.values_mut().find(|kept| kept.rows.id == event.table);
                let kept = kept.filter(|kept| kept.fence == event.fence).ok_or(StoreError::Moved)?;
                let head = kept.rows.head.as_mut().ok_or(StoreError::Moved)?;
                if head.n != i64::from(event.n) - 1 {
                    return Err(StoreError::Moved);
                }
                (head.n, head.link) = (event.n.into(), event.link.0.to_vec());
                let proof = event.proof.map(|proof| proof as i64);
                let link = Some(event.link.0.to_vec());
                kept.rows.events.push(Row { n: event.n.into(), body: event.body.into_bytes(), proof, link });
                kept.rows.bots |= event.bots;
                kept.rows.finished |= event.over;
                Ok(())
            });
            done.await?
        })
    }

    fn chain(&self, _: i64, _: String, _: Link, _: Vec<Link>) -> Later<'_, ()> {
        Box::pin(self.ask(|_, _, _| ()))
    }

    fn keep_cards(&self, _: String, _: Arc<[u8]>) -> Later<'_, ()> {
        Box::pin(self.ask(|_, _, _| ()))
    }

    fn cards_missing(&self) -> Later<'_, Vec<String>> {
        Box::pin(self.ask(|_, _, _| Vec::new()))
    }

    fn with_bots(&self) -> Later<'_, Vec<String>> {
        Box::pin(
            self.ask(|disk, _, now| disk.with_bots(|node| node.is_none_or(|node| !disk.is_alive(node, now)))),
        )
    }

    fn forgettable(&self, _: Before) -> Later<'_, Vec<String>> {
        Box::pin(self.ask(|_, _, _| Vec::new()))
    }

    fn forget(&self, _: String) -> Later<'_, ()> {
        Box::pin(self.ask(|_, _, _| ()))
    }

    fn hall(&self, _: u32, _: u32) -> Later<'_, Vec<Shown>> {
        Box::pin(self.ask(|_, _, _| Vec::new()))
    }

    fn tally(&self) -> &Tally {
        &self.tally
    }

    fn close(&self) {}

    fn register<'a>(&'a self, address: &'a str) -> Later<'a, Option<String>> {
        Box::pin(async move {
            let node = self.ask(move |disk, _, now| {
                disk.nodes.push((address.into(), now));
                disk.nodes.len() - 1
            });
            *self.node.lock().unwrap() = node.await?;
            Ok(Some("secret".into()))
        })
    }

    fn beat(&self) -> Later<'_, Held> {
        Box::pin(self.ask(|disk, node, now| {
            if !disk.is_alive(node, now) {
                return Held::GivenUp;
            }
            disk.nodes[node].1 = now;
            let own = disk.tables.iter().filter(|(_, kept)| kept.node == Some(node));
            Held::Tables(own.map(|(word, _)| word.clone()).collect::<HashSet<_>>())
        }))
    }

    fn lease<'a>(&'a self, word: &'a str) -> Later<'a, Lease> {
        Box::pin(self.ask(move |disk, node, now| {
            let Some(holder) = disk.tables.get(word).map(|kept| kept.node) else { return Lease::Nowhere };
            match holder.filter(|&holder| holder != node && disk.is_alive(holder, now)) {
                Some(holder) => Lease::At { address: disk.nodes[holder].0.clone() },
                None => {
                    let kept = disk.tables.get_mut(word).expect("it was there");
                    kept.fence += i64::from(holder != Some(node));
                    kept.node = Some(node);
                    Lease::Ours { fence: kept.fence }
                }
            }
        }))
    }

    fn release<'a>(&'a self, word: &'a str, fence: i64) -> Later<'a, ()> {
        Box::pin(self.ask(move |disk, node, _| {
            if let Some(kept) = disk.tables.get_mut(word)
                && (kept.node, kept.fence) == (Some(node), fence)
            {
                kept.node = None;
            }
        }))
    }

    fn orphans(&self) -> Later<'_, Vec<String>> {
        Box::pin(
            self.ask(|disk, _, now| {
                disk.with_bots(|node| node.is_some_and(|node| !disk.is_alive(node, now)))
            }),
        )
    }
}
