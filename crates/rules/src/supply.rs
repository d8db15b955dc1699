//! What is at hand where two boxes lie on the table: models and open decks come with the cards that name them (R25.1).

use crate::game::Game;
use codex::{Bringers, EvocationId};

impl Game {
    /// Whether models of a kind belong to this game.
    pub(crate) fn plays_kind(&self, kind: EvocationId) -> bool {
        self.plays(self.codex.brought.evocations.get(kind.index()))
    }

    /// Whether somebody in play brings a thing; where one box is played nobody is asked.
    fn plays(&self, by: Option<&Bringers>) -> bool {
        by.is_none_or(|own| {
            own.table
                || self.state.schools.iter().any(|&school| own.school(school))
                || self.state.mages.iter().any(|seat| own.mage(seat.mage))
        })
    }

    /// What is left of an open deck, with nothing of kinds that belong to another game.
    pub(crate) fn open_deck(&self, left: &[u8], brought: &[Bringers]) -> Vec<u8> {
        let shown = |(at, &left): (usize, &u8)| if self.plays(brought.get(at)) { left } else { 0 };
        left.iter().enumerate().map(shown).collect()
    }
}
