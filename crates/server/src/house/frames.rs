//! Looking back: what a viewer saw at each revision, and the record of a finished game.

use super::{Command, House};
use rules::Seat;
use std::sync::Arc;
use table::play::{Deal, Play, Sitter};
use table::record::Record;
use table::wire::*;

/// The most frames of one request.
pub const FRAMES: u32 = 64;

impl House {
    /// Frames from one revision to another, both included, through the viewer's own eyes.
    pub async fn frames(
        self: &Arc<House>,
        word: &str,
        token: Option<String>,
        from: u32,
        to: u32,
    ) -> Result<Vec<Frame>, Refusal> {
        let viewer = self.ask(word, |reply| Command::Viewer { token: token.clone(), reply }).await??;
        let to = to.min(from.saturating_add(FRAMES - 1));
        let unknown = || Refusal::new(Code::UnknownTable, "there is no such table");
        let word = word.to_string();
        let codex = self.codex.clone();
        let stored = self.blocking(move |house| house.store.load(&word)).await?.ok_or_else(unknown)?;
        let work = tokio::task::spawn_blocking(move || {
            let mut play = Play::new(&codex, stored.deal, stored.sitters).map_err(|why| why.0)?;
            let mut frames = Vec::new();
            let mut log_from = 0;
            for event in stored.events.iter().map(Some).chain([None]) {
                if (from..=to).contains(&play.revision()) {
                    frames.push(frame(&play, viewer, log_from));
                }
                match event {
                    Some(event) if play.revision() < to => log_from = play.apply(event)?.log_from,
                    _ => break,
                }
            }
            Ok(frames)
        });
        work.await.unwrap_or_else(|error| Err(error.to_string())).map_err(|why: String| {
            tracing::error!(why, "a table cannot be replayed");
            Refusal::new(Code::IncompatibleReplay, "this table cannot be replayed by this version")
        })
    }

    /// The file that `lodge replay` reads. It gives everything away, so the game must be over.
    pub async fn record(self: &Arc<House>, word: &str, token: Option<String>) -> Result<String, Refusal> {
        self.ask(word, |reply| Command::Viewer { token: token.clone(), reply }).await??;
        let (_, play) = self.load(word).await?;
        if !play.game().is_over() {
            return Err(Refusal::new(Code::Busy, "the game is not over yet"));
        }
        let Deal::Fresh { setup, seed } = play.deal() else {
            return Err(Refusal::new(Code::IncompatibleReplay, "a lesson's table has no record"));
        };
        let who = play.seats().iter().map(|seat| match &seat.sitter {
            Sitter::Person { name, .. } => name.clone(),
            Sitter::Bot { level } => level.clone(),
            Sitter::Open { .. } => "open".into(),
            Sitter::Avatar => "avatar".into(),
        });
        Ok(Record::of(play.game(), setup, *seed, who.collect(), play.answers().collect()).to_json())
    }
}

fn frame(play: &Play, viewer: Option<Seat>, log_from: u32) -> Frame {
    Frame {
        revision: play.revision(),
        view: play.game().view(viewer),
        log: play.lines(viewer, log_from as usize),
        log_length: play.log().len() as u32,
    }
}
