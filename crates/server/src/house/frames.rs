//! Looking back at tables that may be asleep.

use super::{Command, House};
use std::sync::Arc;
use table::play::Play;
use table::wire::*;

impl House {
    /// Frames from one revision to another, both included, through the viewer's own eyes.
    pub async fn frames(
        self: &Arc<House>,
        wanted: Wanted,
        from: u32,
        to: u32,
    ) -> Result<Vec<Frame>, Refusal> {
        let Wanted { table: word, token } = wanted;
        let viewer = self.ask(&word, |reply| Command::Viewer { token: token.clone(), reply }).await??;
        let unknown = || Refusal::new(Code::UnknownTable, "there is no such table");
        let codex = self.codex.clone();
        let stored = self.blocking(move |house| house.store.load(&word)).await?.ok_or_else(unknown)?;
        let work = tokio::task::spawn_blocking(move || {
            let play = Play::new(&codex, stored.deal, stored.sitters).map_err(|why| why.0)?;
            play.frames(&stored.events, viewer, from, to)
        });
        work.await.unwrap_or_else(|error| Err(error.to_string())).map_err(|why: String| {
            tracing::error!(why, "a table cannot be replayed");
            Refusal::new(Code::IncompatibleReplay, "this table cannot be replayed by this version")
        })
    }

    /// The file that `lodge replay` reads.
    pub async fn record(self: &Arc<House>, Wanted { table, token }: Wanted) -> Result<String, Refusal> {
        self.ask(&table, |reply| Command::Viewer { token: token.clone(), reply }).await??;
        self.load(&table).await?.1.record()
    }
}
