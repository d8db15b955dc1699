//! Looking back: a table as its events leave it, what a viewer saw at each revision, and the record of a finished game.

use super::{Deal, Event, Play, Sitter};
use crate::record::Record;
use crate::wire::*;
use codex::Codex;
use rules::Seat;
use std::sync::Arc;

/// The most frames of one request.
pub const FRAMES: u32 = 64;

impl Play {
    /// A table after everything that happened at it. An error says what cannot be played any more.
    pub fn replayed(
        codex: &Arc<Codex>,
        deal: Deal,
        sitters: Vec<Sitter>,
        events: &[Event],
    ) -> Result<Play, String> {
        let mut play = Play::new(codex, deal, sitters).map_err(|why| why.0)?;
        for event in events {
            play.apply(event)?;
        }
        Ok(play)
    }

    /// A table out of storage. What is wrong with it is told to whoever asks for it, and in the log.
    pub fn woken(
        codex: &Arc<Codex>,
        content: &str,
        deal: Deal,
        sitters: Vec<Sitter>,
        events: &[Event],
    ) -> Result<Play, Refusal> {
        if content != codex.version {
            return Err(Refusal::new(Code::IncompatibleReplay, "this table was laid with other cards"));
        }
        Play::replayed(codex, deal, sitters, events).map_err(|why| {
            tracing::error!(why, "a stored table cannot be replayed");
            Refusal::new(Code::IncompatibleReplay, "this table cannot be replayed by this version")
        })
    }

    /// Frames from one revision to another, both included, through the viewer's own eyes. Begins with a table at which
    /// nothing has happened yet.
    pub fn frames(
        mut self,
        events: &[Event],
        viewer: Option<Seat>,
        from: u32,
        to: u32,
    ) -> Result<Vec<Frame>, String> {
        let to = to.min(from.saturating_add(FRAMES - 1));
        let mut frames = Vec::new();
        let mut log_from = 0;
        for event in events.iter().map(Some).chain([None]) {
            if (from..=to).contains(&self.revision()) {
                frames.push(self.frame(viewer, log_from));
            }
            match event {
                Some(event) if self.revision() < to => log_from = self.apply(event)?.log_from,
                _ => break,
            }
        }
        Ok(frames)
    }

    fn frame(&self, viewer: Option<Seat>, log_from: u32) -> Frame {
        Frame {
            revision: self.revision(),
            view: self.game().view(viewer),
            log: self.lines(viewer, log_from as usize),
            log_length: self.log().len() as u32,
        }
    }

    /// The file that `lodge replay` reads. It gives everything away, so the game must be over.
    pub fn record(&self) -> Result<String, Refusal> {
        if !self.game().is_over() {
            return Err(Refusal::new(Code::Busy, "the game is not over yet"));
        }
        let Deal::Fresh { setup, seed } = self.deal() else {
            return Err(Refusal::new(Code::IncompatibleReplay, "a lesson's table has no record"));
        };
        let who = self.seats().iter().map(|seat| match &seat.sitter {
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot { level } => level.clone(),
            Sitter::Open { .. } => "open".into(),
            Sitter::Avatar => "avatar".into(),
        });
        Ok(Record::of(self.game(), setup, *seed, who.collect(), self.answers().collect()).to_json())
    }
}
