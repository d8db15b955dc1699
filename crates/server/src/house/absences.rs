//! Since when people are away from tables that sleep: a table that wakes would count from its waking otherwise, and over
//! days nobody would ever have been away for long. A server that starts anew begins to count anew.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};
use table::host::Absences;

/// Sleeping tables that are remembered; of more, some begin anew.
const MOST: usize = 50_000;

#[derive(Debug, Default)]
pub(super) struct Asleep(Mutex<BTreeMap<String, Absences>>);

impl Asleep {
    fn kept(&self) -> MutexGuard<'_, BTreeMap<String, Absences>> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// A table falls asleep.
    pub fn keep(&self, table: &str, away: Absences) {
        let mut kept = self.kept();
        if kept.len() >= MOST {
            kept.pop_first();
        }
        kept.insert(table.into(), away);
    }

    /// It wakes, or is gone for good.
    pub fn take(&self, table: &str) -> Option<Absences> {
        self.kept().remove(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_taken_once_and_no_more_than_so_many_are_kept() {
        let asleep = Asleep::default();
        let mut away = Absences::default();
        away.away[1] = Some(7);
        asleep.keep("ab12", away);
        assert_eq!((asleep.take("ab12"), asleep.take("ab12")), (Some(away), None));
        for table in 0..MOST + 3 {
            asleep.keep(&table.to_string(), away);
        }
        assert_eq!(asleep.kept().len(), MOST);
    }
}
