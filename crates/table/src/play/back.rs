//! Looking back: a table as its events leave it, what a viewer saw at each revision, and the record of a finished game.

use super::{Deal, Event, Play, Ready, Sitter};
use crate::record::{self, Record};
use crate::wire::*;
use codex::Codex;
use rules::{Game, Seat};
use std::sync::Arc;

/// The most frames of one request.
pub const FRAMES: u32 = 64;

/// What is stored of a table, as far as it takes to wake it.
#[derive(Clone, Copy, Debug)]
pub struct Past<'a> {
    /// How it was laid.
    pub deal: &'a Deal,
    /// Who sat down at first.
    pub sitters: &'a [Sitter],
    /// What was done since.
    pub events: &'a [Event],
    /// For each event the [`proof`] of the game it led to, where one was stored.
    pub proofs: &'a [Option<u64>],
    /// The version of the rules it was laid by.
    pub rules: u32,
}

/// What is stored with an event, to tell later whether the game still comes out the same.
pub fn proof(game: &Game) -> u64 {
    record::hash(game.state()).iter().take(8).fold(0, |sum, &byte| sum << 8 | byte as u64)
}

impl Past<'_> {
    /// Goes through the events until one does not lead where it led, looking at those `from` some number on; then the
    /// table stands as the last proof before it has shown, and the word says why it is frozen. `seen` is told of the
    /// beginning and of each step, with the log lines that are new, and says whether to go on.
    fn retrace(
        &self,
        codex: &Arc<Codex>,
        from: usize,
        mut seen: impl FnMut(&Play, u32) -> bool,
    ) -> Result<(Play, Option<String>), Refusal> {
        let mut play = self.laid(codex)?;
        let mut go_on = seen(&play, 0);
        // So many events are certain, once there was a proof.
        let mut certain = None;
        // So many that changed the game came after the last proof.
        let mut trusted = 0;
        for (at, event) in self.events.iter().enumerate() {
            if !go_on {
                break;
            }
            let told = self.proofs.get(at).copied().flatten().filter(|_| at >= from);
            let leads = |ready: &Ready| match (told, ready.game()) {
                (Some(told), Some(game)) => told == proof(game),
                _ => true,
            };
            match play.ready(event) {
                Ok(ready) if leads(&ready) => {
                    // Whatever changes no game needs no proof.
                    if told.is_some() || certain == Some(at) && ready.game().is_none() {
                        certain = Some(at + 1);
                    }
                    trusted = if told.is_some() { 0 } else { trusted + u32::from(ready.game().is_some()) };
                    let step = play.install(event, ready);
                    go_on = seen(&play, step.log_from);
                }
                outcome => {
                    let why = outcome.err().unwrap_or_else(|| "the game came out otherwise".into());
                    let at = certain.unwrap_or(at);
                    let play = if at < play.revision() as usize { self.until(codex, at)? } else { play };
                    tracing::warn!(why, at, rules = self.rules, "a stored table is frozen");
                    return Ok((play, Some(self.frozen(at))));
                }
            }
        }
        if trusted > 0 && go_on && self.rules != rules::VERSION {
            tracing::warn!(
                trusted,
                rules = self.rules,
                "steps of older rules that carry no digest are taken on trust"
            );
        }
        Ok((play, None))
    }

    /// The table before anything was done.
    fn laid(&self, codex: &Arc<Codex>) -> Result<Play, Refusal> {
        Play::new(codex, self.deal.clone(), self.sitters.to_vec()).map_err(|why| {
            tracing::error!(why = why.0, "a stored table cannot be laid");
            Refusal::new(Code::IncompatibleReplay, format!("this table cannot be laid again: {}", why.0))
        })
    }

    /// The table after so many events, which can be carried out.
    fn until(&self, codex: &Arc<Codex>, count: usize) -> Result<Play, Refusal> {
        let mut play = self.laid(codex)?;
        for event in &self.events[..count] {
            play.apply(event).map_err(|why| Refusal::new(Code::IncompatibleReplay, why))?;
        }
        Ok(play)
    }

    fn frozen(&self, at: usize) -> String {
        let (all, rules) = (self.events.len(), self.rules);
        let why = match rules == rules::VERSION {
            true => "This table does not come out as it was stored".to_string(),
            false => format!(
                "This table was played by version {rules} of the rules, and comes out otherwise by version {}",
                rules::VERSION
            ),
        };
        format!("{why}. It is shown as it stood after {at} of {all} steps, and cannot go on.")
    }
}

impl Play {
    /// A table out of storage, and why it is frozen, if it is. Where the last event leads to the game that was stored, all
    /// have; otherwise the first one that led astray is looked for.
    pub fn woken(codex: &Arc<Codex>, past: Past<'_>) -> Result<(Play, Option<String>), Refusal> {
        let last = past.proofs.iter().rposition(Option::is_some).unwrap_or(past.events.len());
        match past.retrace(codex, last, |_, _| true)? {
            (_, Some(_)) => past.retrace(codex, 0, |_, _| true),
            woken => Ok(woken),
        }
    }

    /// Frames from one revision to another, both included, through the viewer's own eyes; of a frozen table those that
    /// are certain.
    pub fn frames(
        codex: &Arc<Codex>,
        past: Past<'_>,
        viewer: Option<Seat>,
        from: u32,
        to: u32,
    ) -> Result<Vec<Frame>, Refusal> {
        let to = to.min(from.saturating_add(FRAMES - 1));
        let mut frames = Vec::new();
        let (play, frozen) = past.retrace(codex, 0, |play, log_from| {
            if (from..=to).contains(&play.revision()) {
                frames.push(play.frame(viewer, log_from));
            }
            play.revision() < to
        })?;
        if frozen.is_some() {
            frames.retain(|frame| frame.revision <= play.revision());
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
        Ok(self.recorded()?.to_json())
    }

    /// The file with which a game that is being played is handed to a server. It gives everything away, so only a carrier
    /// whose people hold the whole table anyway may ask for it.
    pub fn handed(&self) -> Result<String, Refusal> {
        let refused = |why: &str| Refusal::new(Code::IncompatibleReplay, why);
        if self.game().is_over() {
            return Err(refused("the game is over: its record is what goes elsewhere"));
        }
        let people =
            self.seats().iter().zip(0..).filter(|(seat, _)| matches!(seat.sitter, Sitter::Person { .. }));
        let people: Vec<u8> = people.map(|(_, at)| at).collect();
        if people.is_empty() {
            return Err(refused("nobody sits at this table"));
        }
        Ok(Record { people, ..self.recorded()? }.to_json())
    }

    fn recorded(&self) -> Result<Record, Refusal> {
        let Deal::Fresh { setup, seed, .. } = self.deal() else {
            return Err(Refusal::new(Code::IncompatibleReplay, "a lesson's table has no record"));
        };
        let who = self.seats().iter().map(|seat| match &seat.sitter {
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot { level } => level.clone(),
            Sitter::Open { .. } => "open".into(),
            Sitter::Avatar => "avatar".into(),
        });
        Ok(Record::of(self.game(), setup, *seed, who.collect(), self.answers().collect()))
    }
}
