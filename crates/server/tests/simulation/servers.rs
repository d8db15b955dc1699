//! The servers of a run, and what goes wrong with them.

use crate::disk::{Disk, Wire};
use crate::world::{OUTSIDE, Owner, Place, Sim};
use server::Limits;
use server::house::{House, Shelf};
use server::world::World;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// All of them, and those that died since somebody asked.
#[derive(Clone)]
pub struct Servers(Arc<Inner>);

struct Inner {
    sim: Sim,
    shelf: Arc<Shelf>,
    disk: Arc<Mutex<Disk>>,
    running: Mutex<Vec<Option<Running>>>,
    dead: Mutex<Vec<Owner>>,
    /// Each server that ever ran has a number of its own.
    next: Mutex<Owner>,
}

struct Running {
    owner: Owner,
    house: Arc<House>,
    wire: Wire,
}

impl Servers {
    pub fn new(sim: Sim, shelf: Arc<Shelf>, count: usize) -> Servers {
        let running = Mutex::new((0..count).map(|_| None).collect());
        let (disk, dead, next) = (Arc::default(), Mutex::default(), Mutex::new(0));
        let servers = Servers(Arc::new(Inner { sim, shelf, disk, running, dead, next }));
        (0..count).for_each(|at| servers.start(at));
        servers
    }

    pub fn disk(&self) -> Arc<Mutex<Disk>> {
        self.0.disk.clone()
    }

    /// The world of those who play.
    pub fn outside(&self) -> Arc<dyn World> {
        Arc::new(Place { sim: self.0.sim.clone(), owner: OUTSIDE })
    }

    fn start(&self, at: usize) {
        let owner = {
            let mut next = self.0.next.lock().unwrap();
            *next += 1;
            *next
        };
        let sim = self.0.sim.clone();
        let wire = Wire::new(sim.clone(), self.0.disk.clone());
        let limits = Limits { idle: Duration::from_secs(1), thinkers: 1, ..Limits::default() };
        let place = Arc::new(Place { sim: sim.clone(), owner });
        let house = House::within(place, self.0.shelf.clone(), Arc::new(wire.clone()), limits);
        let own = house.clone();
        let servers = self.clone();
        sim.spawn(owner, async move {
            let address = format!("node{owner}");
            while own.join(&address).await.is_err() {}
            servers.0.running.lock().unwrap()[at] = Some(Running { owner, house: own.clone(), wire });
            own.clone().wake_bots().await;
            own.beat(address).await;
        });
    }

    /// Whoever takes a player now.
    pub fn any(&self) -> Option<Arc<House>> {
        let running = self.0.running.lock().unwrap();
        let at = self.0.sim.below(running.len() as u64) as usize;
        running[at].as_ref().map(|own| own.house.clone())
    }

    pub fn at(&self, address: &str) -> Option<Arc<House>> {
        let running = self.0.running.lock().unwrap();
        let found = running.iter().flatten().find(|own| address == format!("node{}", own.owner));
        found.map(|own| own.house.clone())
    }

    /// Those that have died since the last time.
    pub fn dead(&self) -> Vec<Owner> {
        std::mem::take(&mut self.0.dead.lock().unwrap())
    }

    /// Lets things go wrong for some time, then never more.
    pub async fn go_wrong(self, times: u64) {
        let sim = self.0.sim.clone();
        for _ in 0..times {
            sim.a_while(2500).await;
            let at = sim.below(self.0.running.lock().unwrap().len() as u64) as usize;
            match sim.below(4) {
                0 => {
                    // One that has not come up yet is left to it.
                    let Some(gone) = self.0.running.lock().unwrap()[at].take() else { continue };
                    self.0.dead.lock().unwrap().push(gone.owner);
                    drop(gone);
                    sim.a_while(4000).await;
                    self.start(at);
                }
                1 => {
                    let owner = self.0.running.lock().unwrap()[at].as_ref().map(|own| own.owner);
                    if let Some(owner) = owner {
                        sim.pause(owner, true);
                        sim.a_while(7000).await;
                        sim.pause(owner, false);
                    }
                }
                _ => {
                    let cut = self.0.running.lock().unwrap()[at].as_ref().map(|own| own.wire.cut.clone());
                    if let Some(cut) = cut {
                        *cut.lock().unwrap() = true;
                        sim.a_while(6000).await;
                        *cut.lock().unwrap() = false;
                    }
                }
            }
        }
    }
}
