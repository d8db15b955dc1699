//! What only some editions lay on the table, apart from what all of them have: accounts tell it only where there is
//! something of it, so that older games keep their digests.

use crate::ids::*;
use crate::list::List;
use crate::surplus::{SURPLUS, Surplus};
use codex::{Element, RoomColour, RoomId};
use serde::{Deserialize, Serialize};

/// Icons put off within one another; one more is placed at once.
pub const LATE_ICONS: usize = 8;
/// Rooms that count as others in one turn; more casts of that kind than a table can make.
pub const GUISES: usize = 12;

/// What only some editions lay on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Beyond {
    /// Tokens of rooms torn down, by the side that has won them, one bit for each room (C15.5).
    pub won: [u32; Colour::COUNT],
    /// What spells of any element show this turn, by seat and slot (C8.3).
    pub elements: [[Option<Element>; SheetSlot::COUNT]; SEATS],
    /// Icons that come after the effect of their spell (C8.5).
    pub icons: List<LateIcon, LATE_ICONS>,
    /// What keeps a mage from moving or activating rooms (C1.10).
    pub inhibited: [Inhibition; SEATS],
    /// Mages who shared first place, one bit each, while extra turns are played; and the points of this one that count
    /// (C19.4).
    pub tied: u8,
    /// Points of an extra turn by colour, which decide it.
    pub extra: [u8; Colour::COUNT],
    /// Cubes beyond the slots of a room or the bar of a mage (C19.2, C19.3).
    pub surplus: List<Surplus, SURPLUS>,
    /// Rooms that count as others this turn, the latest last (C11.13).
    pub guises: List<Guise, GUISES>,
}

/// What a place counts as until the end of the turn (C11.13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Guise {
    /// Which place.
    pub place: Spot,
    /// As what it counts.
    pub like: Likeness,
}

/// What a place can be taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Likeness {
    /// A room of this colour.
    Colour(RoomColour),
    /// This room, with its name, colour and effect.
    Room(RoomId),
}

impl Default for Guise {
    fn default() -> Guise {
        Guise { place: Spot::NOWHERE, like: Likeness::Colour(RoomColour::Black) }
    }
}

/// An icon that its caster puts off: where its effect lies on the stack, and the room it was cast from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LateIcon {
    /// Where the effect lies.
    pub frame: Depth,
    /// Where the icon comes.
    pub room: Spot,
}

/// The two sides of an inhibition token, and for how long each lies there (C17.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Inhibition {
    /// Keeps the mage from moving.
    pub moves: Lasts,
    /// Keeps the mage from activating rooms.
    pub rooms: Lasts,
    /// Moves by physical actions only (RC-38).
    pub walks: Lasts,
}

/// For how long a token keeps a mage from something.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Lasts {
    /// It does not.
    #[default]
    No,
    /// To the end of this turn.
    ThisTurn,
    /// In the next Action Phase: a Clean-up lets it begin.
    NextTurn,
    /// Both.
    BothTurns,
}

impl Lasts {
    /// Whether it keeps the mage from anything now.
    pub fn holds(self) -> bool {
        matches!(self, Lasts::ThisTurn | Lasts::BothTurns)
    }

    /// What is left of it after a Clean-up.
    fn after_clean_up(self) -> Lasts {
        if matches!(self, Lasts::NextTurn | Lasts::BothTurns) { Lasts::ThisTurn } else { Lasts::No }
    }

    /// One more token.
    pub(crate) fn and(self, next: bool) -> Lasts {
        match (self, next) {
            (Lasts::No | Lasts::ThisTurn, false) => Lasts::ThisTurn,
            (Lasts::No | Lasts::NextTurn, true) => Lasts::NextTurn,
            _ => Lasts::BothTurns,
        }
    }
}

impl Beyond {
    /// Whether a side has the token of a room.
    pub fn has_won(&self, side: Colour, room: RoomId) -> bool {
        self.won[side.index()] & (1 << room.0) != 0
    }

    /// Tokens that a side has won, in the order of the rooms.
    pub fn tokens_of(&self, side: Colour) -> impl Iterator<Item = RoomId> + use<> {
        let won = self.won[side.index()];
        (0..32).filter(move |room| won & (1 << room) != 0).map(RoomId)
    }

    /// A mage who enters the cell is rid of it (C1.10).
    pub(crate) fn free(&mut self, seat: Seat) {
        self.inhibited[seat.index()] = Inhibition::default();
    }

    pub(crate) fn clean_up(&mut self) {
        for own in &mut self.inhibited {
            let [moves, rooms, walks] = [own.moves, own.rooms, own.walks].map(Lasts::after_clean_up);
            *own = Inhibition { moves, rooms, walks };
        }
        self.guises.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inhibition_for_the_next_action_phase_outlasts_one_clean_up_c17_6() {
        let mut beyond = Beyond::default();
        let walks = Lasts::ThisTurn.and(true);
        beyond.inhibited[1] = Inhibition { moves: Lasts::NextTurn, rooms: Lasts::ThisTurn, walks };
        assert!(!Lasts::NextTurn.holds() && walks.holds());
        beyond.clean_up();
        let (moves, walks) = (Lasts::ThisTurn, Lasts::ThisTurn);
        assert_eq!(beyond.inhibited[1], Inhibition { moves, rooms: Lasts::No, walks });
        beyond.clean_up();
        assert_eq!(beyond, Beyond::default());
    }

    #[test]
    fn tokens_are_listed_by_room() {
        let mut beyond = Beyond::default();
        beyond.won[Colour::ROSE.index()] = 1 << 3 | 1 << 18;
        assert!(beyond.has_won(Colour::ROSE, RoomId(18)) && !beyond.has_won(Colour(0), RoomId(3)));
        assert_eq!(beyond.tokens_of(Colour::ROSE).collect::<Vec<_>>(), [RoomId(3), RoomId(18)]);
    }
}
