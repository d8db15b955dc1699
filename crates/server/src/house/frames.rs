//! Looking back at tables that may be asleep.

use super::waking::Woken;
use super::{Command, House};
use std::sync::Arc;
use table::play::Play;
use table::wire::*;

impl House {
    /// Frames from one revision to another, both included, through the viewer's own eyes; or, when the game is over and
    /// nothing is hidden any more, through a seat's.
    pub async fn frames(
        self: &Arc<House>,
        wanted: Wanted,
        from: u32,
        to: u32,
        eyes: Option<u8>,
    ) -> Result<Vec<Frame>, Refusal> {
        let Wanted { table: word, token } = wanted;
        let seen = |reply| Command::Viewer { token: token.clone(), eyes, reply };
        let viewer = self.ask(&word, seen).await??;
        let stored = self.stored(&word).await?;
        let cards = self.cards_of(&stored).await?;
        self.blocking(move |_| Play::frames(&cards.codex, stored.past(), viewer, from, to)).await
    }

    /// The file that `lodge replay` reads.
    pub async fn record(self: &Arc<House>, Wanted { table, token }: Wanted) -> Result<String, Refusal> {
        self.ask(&table, |reply| Command::Viewer { token: token.clone(), eyes: None, reply }).await??;
        let Woken { play, frozen, .. } = self.load(&table).await?.1;
        match frozen {
            None => play.record(),
            Some(why) => Err(Refusal::new(Code::Frozen, why)),
        }
    }
}
