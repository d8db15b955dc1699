//! The rows of a table as they are stored, and how much of them can be believed.

use super::{Laid, Link, StoreError};
use std::fmt;
use table::play::{Deal, Event, Past, Sitter};

/// An event as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub n: i64,
    pub body: Vec<u8>,
    pub proof: Option<i64>,
    pub link: Option<Vec<u8>>,
}

/// Where the chain of a table begins and ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    pub first: Vec<u8>,
    pub n: i64,
    pub link: Vec<u8>,
}

/// A table as its rows say; nothing of it is believed yet.
#[derive(Clone, Debug)]
pub struct Rows {
    pub id: i64,
    pub laid: Laid,
    /// In the order of their numbers.
    pub events: Vec<Row>,
    pub head: Option<Head>,
    /// It was stored before there were chains.
    pub unchained: bool,
    /// Why there may be events that could not be read.
    pub broken: Option<String>,
    /// Whether bots may have to move, and whether it is over, as it is noted beside the events.
    pub bots: bool,
    pub finished: bool,
}

/// What is wrong with a stored table.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Damage {
    /// So many of its events can be believed.
    pub good: usize,
    /// So many there must have been.
    pub of: usize,
    pub why: String,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}; {} of {} events are good", self.why, self.good, self.of)
    }
}

impl Damage {
    /// For those who sit at the table.
    pub fn words(&self) -> String {
        format!(
            "The storage of this table is damaged. It is shown as it stood after {} of {} steps, cannot go on, and is \
             kept as it is until whoever runs this server repairs it.",
            self.good, self.of
        )
    }
}

/// A table as far as it can be believed.
#[derive(Clone, Debug)]
pub struct Stored {
    pub id: i64,
    pub name: Option<String>,
    pub created: u64,
    pub edition: String,
    pub packs: Vec<String>,
    /// The version of the rules it was laid by.
    pub rules: u32,
    pub content: String,
    pub deal: Deal,
    pub sitters: Vec<Sitter>,
    pub events: Vec<Event>,
    /// For each event the start of the digest of the game it led to, where it was stored.
    pub proofs: Vec<Option<u64>>,
    /// The links of its chain, the one before the first event first.
    pub links: Vec<Link>,
    /// It has no chain in the storage yet.
    pub unchained: bool,
    /// It has events that cannot be believed, or lacks some: what is here is what came before.
    pub damage: Option<Damage>,
}

impl Stored {
    /// As far as it takes to wake it.
    pub fn past(&self) -> Past<'_> {
        let Stored { deal, sitters, events, proofs, rules, .. } = self;
        Past { deal, sitters, events, proofs, rules: *rules }
    }

    /// The end of its chain.
    pub fn last(&self) -> Link {
        self.links[self.links.len() - 1]
    }
}

impl Rows {
    /// Goes through the chain. What comes before the first damage is believed; a table that cannot even be laid is
    /// [`StoreError::Damaged`].
    pub fn read(self) -> Result<Stored, StoreError> {
        let mut links = vec![Link::first(&self.laid)];
        let (mut events, mut proofs) = (Vec::new(), Vec::new());
        let mut why = None;
        for row in &self.events {
            match self.follow(row, links[links.len() - 1], events.len() as i64 + 1) {
                Ok((event, link)) => {
                    events.push(event);
                    proofs.push(row.proof.map(|proof| proof as u64));
                    links.push(link);
                }
                Err(wrong) => {
                    why = Some(wrong);
                    break;
                }
            }
        }
        let first = self.head.as_ref().is_none_or(|head| links[0].is(&head.first));
        if !first && events.is_empty() {
            return Err(StoreError::Damaged("how the table was laid was changed".into()));
        }
        let last = links[links.len() - 1];
        let why = why.or_else(|| self.broken.clone()).or_else(|| self.end(events.len(), last, first));
        let noted = self.head.as_ref().map_or(0, |head| head.n);
        let most = self.events.last().map_or(0, |row| row.n).max(noted).max(events.len() as i64);
        let damage = why.map(|why| Damage { good: events.len(), of: most as usize, why });
        let Laid { name, created, content, edition, packs, rules, deal, sitters, .. } = self.laid;
        let unread =
            |what: &str, why: serde_json::Error| StoreError::Damaged(format!("{what} cannot be read: {why}"));
        Ok(Stored {
            id: self.id,
            name,
            created: created as u64,
            edition,
            packs: serde_json::from_str(&packs).map_err(|why| unread("its packs", why))?,
            rules: rules as u32,
            content,
            deal: serde_json::from_str(&deal).map_err(|why| unread("its deal", why))?,
            sitters: serde_json::from_str(&sitters).map_err(|why| unread("who sits there", why))?,
            events,
            proofs,
            links,
            unchained: self.unchained,
            damage,
        })
    }

    /// The event of a row and its link, if it follows from the link before it.
    fn follow(&self, row: &Row, before: Link, n: i64) -> Result<(Event, Link), String> {
        if row.n != n {
            return Err(format!("event {n} is missing"));
        }
        let link = before.next(n, &row.body, row.proof);
        match &row.link {
            Some(stored) if link.is(stored) => {}
            None if self.unchained => {}
            None => return Err(format!("event {n} has no link")),
            Some(_) => return Err(format!("event {n} was changed")),
        }
        let event = serde_json::from_slice(&row.body);
        Ok((event.map_err(|error| format!("event {n} cannot be read: {error}"))?, link))
    }

    /// What is wrong with the end of the chain.
    fn end(&self, good: usize, last: Link, first: bool) -> Option<String> {
        let Some(head) = &self.head else {
            return (!self.unchained).then(|| "the end of its chain is missing".into());
        };
        if head.n > good as i64 {
            let count = head.n - good as i64;
            return Some(format!("the last {count} events are missing"));
        }
        let whole = first && head.n == good as i64 && last.is(&head.link) && !self.unchained;
        (!whole).then(|| "the end of its chain was changed".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(option: u8) -> Vec<u8> {
        serde_json::to_vec(&Event::Answer { seat: 0, option, id: None, bot: false, at: None }).unwrap()
    }

    fn rows(count: u8) -> Rows {
        let deal = Deal::Scenario { lesson: "l".into(), source: "s".into(), chance: None };
        let laid = Laid {
            packs: "[]".into(),
            deal: serde_json::to_string(&deal).unwrap(),
            sitters: "[]".into(),
            ..Laid::default()
        };
        let mut link = Link::first(&laid);
        let first = link.0.to_vec();
        let mut events = Vec::new();
        for n in 1..=count {
            let body = event(n);
            link = link.next(n.into(), &body, None);
            events.push(Row { n: n.into(), body, proof: None, link: Some(link.0.to_vec()) });
        }
        let head = Some(Head { first, n: count.into(), link: link.0.to_vec() });
        Rows { id: 1, laid, events, head, unchained: false, broken: None, bots: false, finished: false }
    }

    fn good(rows: Rows) -> (usize, Option<String>) {
        let stored = rows.read().unwrap();
        assert_eq!(stored.links.len(), stored.events.len() + 1);
        (stored.events.len(), stored.damage.map(|damage| damage.to_string()))
    }

    #[test]
    fn what_was_written_is_believed() {
        assert_eq!(good(rows(0)), (0, None));
        assert_eq!(good(rows(5)), (5, None));
    }

    #[test]
    fn an_older_table_has_no_links_at_all() {
        let mut old = rows(3);
        old.head = None;
        old.unchained = true;
        old.events.iter_mut().for_each(|row| row.link = None);
        assert_eq!(good(old.clone()), (3, None));
        old.unchained = false;
        let why = "event 1 has no link; 0 of 3 events are good";
        assert_eq!(good(old), (0, Some(why.into())));
    }

    #[test]
    fn what_comes_before_the_damage_is_believed() {
        let damaged = |change: fn(&mut Rows)| {
            let mut rows = rows(6);
            change(&mut rows);
            good(rows)
        };
        let told = |good: usize, of: usize, why: &str| {
            (good, Some(format!("{why}; {good} of {of} events are good")))
        };
        assert_eq!(damaged(|own| own.events[3].body[20] ^= 1), told(3, 6, "event 4 was changed"));
        assert_eq!(damaged(|own| own.events[3].proof = Some(0)), told(3, 6, "event 4 was changed"));
        assert_eq!(damaged(|own| drop(own.events.remove(2))), told(2, 6, "event 3 is missing"));
        assert_eq!(damaged(|own| own.events.truncate(4)), told(4, 6, "the last 2 events are missing"));
        assert_eq!(damaged(|own| own.head = None), told(6, 6, "the end of its chain is missing"));
        let end = told(6, 6, "the end of its chain was changed");
        for change in [
            |own: &mut Rows| own.head.as_mut().unwrap().n = 4,
            |own: &mut Rows| own.head.as_mut().unwrap().link[0] ^= 1,
            |own: &mut Rows| own.head.as_mut().unwrap().first[0] ^= 1,
            |own: &mut Rows| own.unchained = true,
        ] {
            assert_eq!(damaged(change), end);
        }
        let swapped = damaged(|own| {
            let body = std::mem::take(&mut own.events[1].body);
            own.events[1].body = std::mem::replace(&mut own.events[2].body, body);
        });
        assert_eq!(swapped, told(1, 6, "event 2 was changed"));
        assert_eq!(damaged(|own| own.broken = Some("a page is gone".into())), told(6, 6, "a page is gone"));
    }

    #[test]
    fn a_table_that_was_laid_otherwise_is_not_believed_at_all() {
        for count in [0, 4] {
            let mut rows = rows(count);
            rows.laid.created += 1;
            assert!(matches!(rows.read(), Err(StoreError::Damaged(_))));
        }
    }
}
