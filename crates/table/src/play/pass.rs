//! Passing for those who have nothing to answer with, so that games flow and nobody sees who had something.
//!
//! A table asks everybody whose face-down card might answer ([`rules::Setup::veiled`]). What others get to see of it is the
//! same whoever passes: the seat, its bot, or the table for it.

use super::{Event, Play, Sitter};
use crate::wire::Passing;
use rules::{Choice, Seat};

impl Play {
    /// The answer that the table gives for a person who is asked whether they react.
    pub fn passed(&self) -> Option<Event> {
        let asked = self.game.decision().filter(|asked| asked.kind.is_reaction())?;
        let seat = self.person(asked.seat)?;
        let pass = asked.options.iter().position(|&choice| choice == Choice::Pass)?;
        let for_them = match seat.passing {
            Passing::Never => false,
            Passing::Always => true,
            Passing::WhenNothingFits => asked.options.len() == 1,
        };
        for_them.then(|| Event::answer(asked.seat, pass, false))
    }

    /// Whether all wait a little before an answer to the pending question counts: somebody could be thinking, and somebody
    /// else could tell from the time whether there is anything to think about. Follows from what everybody sees.
    pub fn pauses(&self) -> bool {
        let Some(asked) = self.game.decision().filter(|asked| asked.kind.is_reaction()) else { return false };
        let waits = self.person(asked.seat).is_some_and(|seat| seat.passing == Passing::WhenNothingFits);
        waits && self.game.state().veiled && self.has_others(asked.seat)
    }

    /// The seat of a person who decides there just now.
    pub(super) fn person(&self, seat: Seat) -> Option<&super::SeatNow> {
        let person =
            |own: &&super::SeatNow| matches!(own.sitter, Sitter::Person { .. }) && own.bot().is_none();
        self.seats.get(seat.index()).filter(person)
    }

    /// People beside the one who sits there, those who are still awaited included.
    fn has_others(&self, seat: Seat) -> bool {
        let others = self.seats.iter().enumerate().filter(|(at, _)| *at != seat.index());
        others
            .map(|(_, own)| &own.sitter)
            .any(|own| matches!(own, Sitter::Person { .. } | Sitter::Open { .. }))
    }

    /// Answers that were a choice: what the dice of bots are counted by, so that questions which only hide something do
    /// not change how bots play.
    pub fn choices(&self) -> usize {
        self.answers.iter().filter(|given| !given.forced).count()
    }
}
