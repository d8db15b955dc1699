//! How often strangers may have somebody asked whether they want mail. Each such mail goes to a person who did not ask for
//! it, so they are few.

use std::collections::HashMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

/// For one mailbox, from one address of the network, and in all, each day.
const MAILBOX: u32 = 3;
const FROM_ONE: u32 = 20;
const IN_ALL: u32 = 1000;
const DAY: Duration = Duration::from_secs(24 * 3600);

/// The mails of a day that asked.
#[derive(Debug, Default)]
pub struct Asked {
    since: Option<Instant>,
    in_all: u32,
    mailboxes: HashMap<String, u32>,
    from: HashMap<IpAddr, u32>,
}

impl Asked {
    /// Whether a mailbox may be asked once more today for somebody, and counts it if so. What is refused leaves nothing
    /// behind.
    pub fn may_ask(&mut self, address: &str, from: Option<IpAddr>, now: Instant) -> bool {
        if self.since.is_none_or(|since| now.duration_since(since) >= DAY) {
            *self = Asked { since: Some(now), ..Asked::default() };
        }
        let mailbox = mailbox(address);
        let asked = self.mailboxes.get(&mailbox).copied().unwrap_or(0);
        let own = from.and_then(|from| self.from.get(&from)).copied().unwrap_or(0);
        if asked >= MAILBOX || own >= FROM_ONE || self.in_all >= IN_ALL {
            return false;
        }
        self.in_all += 1;
        self.mailboxes.insert(mailbox, asked + 1);
        self.from.extend(from.map(|from| (from, own + 1)));
        true
    }
}

/// Where mail ends up: many servers put whatever stands behind a plus sign into the same mailbox.
fn mailbox(address: &str) -> String {
    let address = address.to_lowercase();
    match address.rsplit_once('@') {
        Some((local, domain)) => format!("{}@{domain}", local.split('+').next().unwrap_or(local)),
        None => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_is_asked_often_by_whatever_name() {
        let (mut asked, now) = (Asked::default(), Instant::now());
        let all = ["ada@l.example", "Ada@L.example", "ada+1@l.example", "ada+2@l.example"];
        assert_eq!(all.map(|own| asked.may_ask(own, None, now)), [true, true, true, false]);
        assert!(asked.may_ask("bob@l.example", None, now));
        assert!(asked.may_ask("ada@l.example", None, now + DAY), "tomorrow");
    }

    #[test]
    fn one_address_does_not_use_up_the_day_of_all() {
        let (mut asked, now) = (Asked::default(), Instant::now());
        let (eve, bob): (IpAddr, IpAddr) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let sent = (0..100).filter(|n| asked.may_ask(&format!("m{n}@l.example"), Some(eve), now)).count();
        assert_eq!((sent, asked.mailboxes.len()), (FROM_ONE as usize, FROM_ONE as usize));
        assert!(asked.may_ask("bob@l.example", Some(bob), now));
        let rest = (0..2000).filter(|n| asked.may_ask(&format!("o{n}@l.example"), None, now)).count();
        assert_eq!(rest as u32, IN_ALL - FROM_ONE - 1);
    }
}
