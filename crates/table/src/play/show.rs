//! What a viewer gets to see of a table. Everything that is sent is made here, with the viewer in hand.

use super::{Play, Sitter, Written};
use crate::VERSION;
use crate::means::{Means, tells_why};
use crate::wire::*;
use rules::{Seat, What};

impl Written {
    /// The log from a line on, as a viewer sees it.
    pub fn seen_by(&self, viewer: Option<Seat>, n: usize) -> LogLine {
        let what = self.entry.happening.seen_by(viewer);
        LogLine { n: n as u32, revision: self.revision, cause: self.entry.cause, what, means: None }
    }
}

impl Play {
    /// Log lines from a number on.
    pub fn lines(&self, viewer: Option<Seat>, from: usize) -> Vec<LogLine> {
        let from = from.min(self.log.len());
        (from..self.log.len()).map(|n| self.line(viewer, n)).collect()
    }

    /// A line of the log by its number.
    pub(super) fn line(&self, viewer: Option<Seat>, n: usize) -> LogLine {
        LogLine { means: self.means(n), ..self.log[n].seen_by(viewer, n) }
    }

    /// What a line's points were gained for. That they were gained for something is public, as is what it was.
    fn means(&self, n: usize) -> Option<Means> {
        let entry = self.log.get(n)?.entry;
        match entry.happening.seen_by(None) {
            What::PowerChanges { by, .. } if by > 0 => {
                let mut told = self.log[..n].iter().rev().map(|line| line.entry.happening.seen_by(None));
                Some(Means::of(entry.cause, told.find(tells_why)))
            }
            What::Bonus { .. } => Some(Means::Bonus),
            _ => None,
        }
    }

    /// `here`: whether somebody is connected for a seat.
    pub fn people(&self, here: impl Fn(Seat) -> bool) -> Vec<Person> {
        let person = |(seat, at): (&super::SeatNow, u8)| {
            let (name, kind) = match &seat.sitter {
                Sitter::Person { name, .. } => (Some(name.clone()), SeatKind::Person),
                Sitter::Open { .. } => (None, SeatKind::Open),
                Sitter::Bot { .. } => (None, SeatKind::Bot),
                Sitter::Avatar => (None, SeatKind::Avatar),
            };
            let kind = if seat.bot().is_some() { SeatKind::Bot } else { kind };
            Person {
                seat: Seat(at),
                name,
                kind,
                level: seat.bot().map(Into::into),
                here: here(Seat(at)) || matches!(seat.sitter, Sitter::Bot { .. } | Sitter::Avatar),
                prepared: self.is_prepared(Seat(at)),
                hints: false,
                away_since: None,
                free_from: None,
                stand_in: Vec::new(),
                again: false,
                clock: None,
            }
        };
        self.seats.iter().zip(0..).map(person).collect()
    }

    /// What this viewer has planned and was not asked for yet.
    pub fn plan(&self, viewer: Option<Seat>) -> Option<Vec<Planned>> {
        let (_, spells) = self.seats.get(viewer?.index())?.plan.as_ref()?;
        Some(spells.clone())
    }

    /// How this viewer passes.
    pub fn passing(&self, viewer: Option<Seat>) -> Option<Passing> {
        Some(self.seats.get(viewer?.index())?.passing)
    }

    /// Everything that whoever has just come is told.
    pub fn welcome(
        &self,
        table: &str,
        name: Option<&str>,
        viewer: Option<Seat>,
        here: impl Fn(Seat) -> bool,
    ) -> Welcome {
        Welcome {
            table: table.into(),
            name: name.map(Into::into),
            seat: viewer,
            people: self.people(here),
            revision: self.revision,
            view: self.game.view(viewer),
            log: self.lines(viewer, 0),
            log_length: self.log.len() as u32,
            undo: self.undo(viewer),
            plan: self.plan(viewer),
            passing: self.passing(viewer),
            lesson: self.deal.lesson().map(Into::into),
            version: VERSION.into(),
            content: self.codex.version.clone(),
            seed_hash: self.deal.seal(),
            seed_named: self.deal.is_named(),
            manner: self.manner(),
            host: self.host(),
            said: self.said().to_vec(),
            rematch: None,
            frozen: None,
        }
    }
}
