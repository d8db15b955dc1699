//! What one address may take: so that nobody holds every place, lays every table or asks every question.

use crate::limits::PerAddress;
use crate::network::block;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;
use table::wire::{HandOver, PlayAgain, To, ToServer};

/// Addresses remembered before those that owe nothing are forgotten.
const REMEMBERED: usize = 10_000;

/// What somebody does that is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    Request,
    NewTable,
    Join,
    /// Says how it wants to be told.
    Wish,
    /// Has a code made out or names one.
    Code,
    /// Lays a table that strangers are shown.
    Show,
    /// So many bytes that will stay.
    Store(usize),
}

/// How much was taken lately; it is given back evenly over the minute or day it counts for.
#[derive(Clone, Copy, Debug)]
struct Taken {
    amount: f64,
    at: Instant,
}

impl Taken {
    fn take(&mut self, now: Instant, amount: f64, most: f64, seconds: f64) -> bool {
        let passed = now.duration_since(self.at).as_secs_f64();
        self.amount = (self.amount - passed * most / seconds).max(0.0);
        self.at = now;
        if self.amount + amount > most {
            return false;
        }
        self.amount += amount;
        true
    }
}

#[derive(Debug)]
struct Visitor {
    sockets: usize,
    /// Connections that are no sockets, or not yet.
    connections: usize,
    requests: Taken,
    tables: Taken,
    joins: Taken,
    codes: Taken,
    shown: Taken,
    bytes: Taken,
}

/// All addresses that have come lately.
#[derive(Debug, Default)]
pub struct Addresses(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    visitors: HashMap<IpAddr, Visitor>,
    /// With so many there is the next look for those that owe nothing: not at every request, however many there are.
    enough: usize,
    /// Connections of all that are no sockets.
    connections: usize,
}

/// What a table takes in the storage when its game is over: its longest games have some 1,500 answers (docs/speed.md), each
/// of 170 bytes at most. Whoever lays one has paid for all of them, those of bots too, so that no answer is ever refused.
pub const TABLE_BYTES: usize = 256 * 1024;
/// What anything else takes beside the words that it came in.
pub const EVENT_BYTES: usize = 256;

/// So much stays of a message. What comes in its train is paid for with it: an answer that is taken back is given again, a
/// seat that a bot has can always be had back.
pub fn stays(message: &ToServer, length: usize) -> usize {
    match message {
        ToServer::Undo(_) | ToServer::Seat(HandOver { to: To::Bot, .. }) => 2 * (length + EVENT_BYTES),
        ToServer::Plan(_) | ToServer::Passes(_) | ToServer::Say(_) | ToServer::StandIn(_) => {
            length + EVENT_BYTES
        }
        ToServer::Again(PlayAgain { agree: true, .. }) => TABLE_BYTES,
        _ => 0,
    }
}

/// Connections beside its sockets that an address always has: a page opens several at once.
const BESIDE: usize = 32;

impl Addresses {
    /// Whether an address may do this now, and counts it if so.
    pub fn may(&self, of: IpAddr, deed: Deed, limits: &PerAddress, now: Instant) -> bool {
        let mut all = self.all();
        let visitor = visitor(&mut all, of, now);
        match deed {
            Deed::Request => visitor.requests.take(now, 1.0, limits.requests_per_minute, 60.0),
            Deed::NewTable => visitor.tables.take(now, 1.0, limits.tables_per_minute, 60.0),
            Deed::Join | Deed::Wish => visitor.joins.take(now, 1.0, limits.joins_per_minute, 60.0),
            Deed::Code => visitor.codes.take(now, 1.0, limits.codes_per_minute, 60.0),
            Deed::Show => visitor.shown.take(now, 1.0, limits.shown_per_hour, 3600.0),
            Deed::Store(bytes) => visitor.bytes.take(now, bytes as f64, limits.bytes_per_day, 86_400.0),
        }
    }

    /// A socket for as long as what comes back lives; none if the address has enough of them.
    pub fn socket(self: &Arc<Addresses>, of: IpAddr, most: usize, now: Instant) -> Option<Held> {
        let mut all = self.all();
        let visitor = visitor(&mut all, of, now);
        if visitor.sockets >= most {
            return None;
        }
        visitor.sockets += 1;
        Some(Held { of: block(of), all: self.clone() })
    }

    /// A connection that has asked nothing yet, for as long as what comes back lives; none if there are too many. An address
    /// has as many beside its sockets as it has sockets. `of`: none where a proxy stands before everybody.
    pub fn connection(
        self: &Arc<Addresses>,
        of: Option<(IpAddr, &PerAddress)>,
        most: usize,
        now: Instant,
    ) -> Option<Here> {
        let mut all = self.all();
        if all.connections >= most {
            return None;
        }
        if let Some((of, limits)) = of {
            let visitor = visitor(&mut all, of, now);
            if visitor.connections >= limits.sockets.max(BESIDE) {
                return None;
            }
            visitor.connections += 1;
        }
        all.connections += 1;
        Some(Here { of: of.map(|(of, _)| block(of)), all: self.clone() })
    }

    fn all(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }
}

fn visitor(all: &mut Known, of: IpAddr, now: Instant) -> &mut Visitor {
    if all.visitors.len() >= all.enough.max(REMEMBERED) {
        let owes = |taken: &Taken, seconds| now.duration_since(taken.at).as_secs() < seconds;
        // Whoever lays a table stores something, shown or not.
        let stored = |own: &Visitor| own.bytes.amount > 0.0 && owes(&own.bytes, 86_400);
        all.visitors
            .retain(|_, own| own.sockets + own.connections > 0 || owes(&own.requests, 60) || stored(own));
        all.enough = all.visitors.len() * 2;
    }
    let none = Taken { amount: 0.0, at: now };
    let fresh = Visitor {
        sockets: 0,
        connections: 0,
        requests: none,
        tables: none,
        joins: none,
        codes: none,
        shown: none,
        bytes: none,
    };
    all.visitors.entry(block(of)).or_insert(fresh)
}

/// A socket that counts.
#[derive(Debug)]
pub struct Held {
    of: IpAddr,
    all: Arc<Addresses>,
}

impl Drop for Held {
    fn drop(&mut self) {
        if let Some(visitor) = self.all.all().visitors.get_mut(&self.of) {
            visitor.sockets = visitor.sockets.saturating_sub(1);
        }
    }
}

/// A connection that counts.
#[derive(Debug)]
pub struct Here {
    of: Option<IpAddr>,
    all: Arc<Addresses>,
}

impl Drop for Here {
    fn drop(&mut self) {
        let mut all = self.all.all();
        all.connections = all.connections.saturating_sub(1);
        if let Some(visitor) = self.of.and_then(|of| all.visitors.get_mut(&of)) {
            visitor.connections = visitor.connections.saturating_sub(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn limits() -> PerAddress {
        PerAddress { tables_per_minute: 2.0, bytes_per_day: 1000.0, ..PerAddress::default() }
    }

    #[test]
    fn what_is_taken_comes_back_with_time_and_others_do_not_pay_for_it() {
        let (all, now) = (Addresses::default(), Instant::now());
        let (ada, bob): (IpAddr, IpAddr) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let may = |of, seconds| all.may(of, Deed::NewTable, &limits(), now + Duration::from_secs(seconds));
        assert_eq!([may(ada, 0), may(ada, 0), may(ada, 0), may(bob, 0)], [true, true, false, true]);
        assert_eq!([may(ada, 31), may(ada, 31)], [true, false]);
        assert!(!all.may(bob, Deed::Store(1001), &limits(), now), "more than a day's at once");
        assert!(all.may(bob, Deed::Store(900), &limits(), now));
        assert!(!all.may(bob, Deed::Store(200), &limits(), now));
    }

    #[test]
    fn addresses_that_owe_nothing_are_forgotten_by_and_by() {
        let (all, now) = (Addresses::default(), Instant::now());
        let at = |number: u32| IpAddr::V4(std::net::Ipv4Addr::from(number));
        let ask = |number, deed, seconds| {
            all.may(at(number), deed, &PerAddress::default(), now + Duration::from_secs(seconds))
        };
        let known = || {
            let all = all.all();
            (all.visitors.len(), all.enough)
        };
        assert!(ask(0, Deed::Store(10), 0) && ask(1, Deed::Show, 0));
        for number in 1..REMEMBERED as u32 + 1 {
            ask(number, Deed::Request, 10);
        }
        // All have just come: they stay, and nobody looks again before there are twice as many.
        assert_eq!(known(), (REMEMBERED + 1, REMEMBERED * 2));
        for number in 0..REMEMBERED as u32 {
            ask(1 << 20 | number, Deed::Request, 100);
        }
        assert_eq!(known().0, REMEMBERED + 1, "the first ones owe nothing but for one");
        assert!(all.all().visitors.contains_key(&at(0)));
    }

    #[test]
    fn sockets_count_while_they_live_and_neighbours_of_the_sixth_version_are_one() {
        let (all, now) = (Arc::new(Addresses::default()), Instant::now());
        let at = |text: &str| text.parse::<IpAddr>().unwrap();
        let first = all.socket(at("2001:db8::1"), 1, now);
        assert!(first.is_some());
        assert!(all.socket(at("2001:db8::2"), 1, now).is_none());
        assert!(all.socket(at("2001:db8:0:1::1"), 1, now).is_some());
        drop(first);
        assert!(all.socket(at("2001:db8::2"), 1, now).is_some());
        assert_eq!(block(at("::ffff:10.0.0.1")), at("10.0.0.1"));
    }

    #[test]
    fn connections_count_from_the_first_moment_for_their_address_and_for_all() {
        let (all, now) = (Arc::new(Addresses::default()), Instant::now());
        let few = PerAddress { sockets: 1, ..PerAddress::default() };
        let (ada, bob): (IpAddr, IpAddr) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let comes = |of| all.connection(Some((of, &few)), BESIDE + 2, now);
        let mut here: Vec<_> = (0..BESIDE).map(|_| comes(ada)).collect();
        assert!(here.iter().all(Option::is_some) && comes(ada).is_none());
        here.push(comes(bob));
        // Behind a proxy only the sum counts.
        here.push(all.connection(None, BESIDE + 2, now));
        assert!(here.iter().all(Option::is_some) && comes(bob).is_none());
        here.remove(0);
        assert!(comes(ada).is_some(), "one has gone");
    }
}
