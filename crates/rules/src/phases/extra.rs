//! Extra turns: those who share first place play on until one of them leads (C19.4, LC-10).

use crate::game::{Flow, Game};
use crate::happening::What;
use crate::ids::*;
use crate::state::Phase;
use arrayvec::ArrayVec;

impl Game {
    /// Points that count in an extra turn: from defeats, quests completed, and tokens won.
    pub(crate) fn count_extra(&mut self, side: Colour, points: u8) {
        if self.state.beyond.tied != 0 {
            let own = &mut self.state.beyond.extra[side.index()];
            *own = own.saturating_add(points);
        }
    }

    pub(super) fn is_played_on(&self, tied: &[Seat]) -> bool {
        tied.len() > 1 && self.state.ties_are_played_on()
    }

    /// One more turn for all; only those who shared first place can win by it, and each turn counts for itself.
    pub(super) fn extra_turn(&mut self, tied: &[Seat]) -> Flow {
        let beyond = &mut self.state.beyond;
        if beyond.tied == 0 {
            beyond.tied = tied.iter().fold(0, |tied, seat| tied | 1 << seat.0);
        }
        beyond.extra = [0; Colour::COUNT];
        self.tell(What::ExtraTurn);
        self.enter(Phase::BlackRose)
    }

    /// The most points of the extra turn that is over, among those who shared first place.
    pub(super) fn leaders_of_extra_turn(&self) -> ArrayVec<Seat, SEATS> {
        let beyond = &self.state.beyond;
        let among = || self.state.people().filter(|seat| beyond.tied & (1 << seat.0) != 0);
        let points = |seat: &Seat| beyond.extra[seat.colour().index()];
        let best = among().map(|seat| points(&seat)).max();
        among().filter(|seat| Some(points(seat)) == best).collect()
    }
}
