//! Since when people are away from tables that sleep: a table that wakes would count from its waking otherwise, and over
//! days nobody would ever have been away for long. A server that starts anew begins to count anew.

use rules::SEATS;
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};

/// Sleeping tables that are remembered; of more, some begin anew.
const MOST: usize = 50_000;

type Away = [Option<u64>; SEATS];

#[derive(Debug, Default)]
pub(super) struct Absences(Mutex<BTreeMap<String, Away>>);

impl Absences {
    fn kept(&self) -> MutexGuard<'_, BTreeMap<String, Away>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// A table falls asleep.
    pub fn keep(&self, table: &str, away: Away) {
        let mut kept = self.kept();
        if kept.len() >= MOST {
            kept.pop_first();
        }
        kept.insert(table.into(), away);
    }

    /// It wakes, or is gone for good.
    pub fn take(&self, table: &str) -> Away {
        self.kept().remove(table).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_taken_once_and_no_more_than_so_many_are_kept() {
        let absences = Absences::default();
        let mut away = Away::default();
        away[1] = Some(7);
        absences.keep("ab12", away);
        assert_eq!((absences.take("ab12"), absences.take("ab12")), (away, Away::default()));
        for table in 0..MOST + 3 {
            absences.keep(&table.to_string(), away);
        }
        assert_eq!(absences.kept().len(), MOST);
    }
}
