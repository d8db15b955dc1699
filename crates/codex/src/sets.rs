//! Colours of rooms, elements of spells, and sets of them.

use crate::program::RoomId;
use serde::{Deserialize, Serialize};

/// A set of room colours, one bit each; see [`RoomColour`]. Empty means any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Colours(pub u8);

/// The colours of rooms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "named as on the cards")]
pub enum RoomColour {
    Black,
    Purple,
    Red,
    Grey,
    Blue,
    Yellow,
    Green,
}

impl RoomColour {
    /// All of them, in the order of the book.
    pub const ALL: [RoomColour; 7] = {
        use RoomColour::*;
        [Black, Purple, Red, Grey, Blue, Yellow, Green]
    };
}

impl Colours {
    /// Of whatever colour.
    pub const ANY: Colours = Colours(0);
    /// Those it names; none if any will do.
    pub fn named(self) -> impl Iterator<Item = RoomColour> {
        RoomColour::ALL.into_iter().filter(move |&colour| self.0 & (1 << colour as u8) != 0)
    }
    /// These and one more.
    pub fn with(self, colour: RoomColour) -> Colours {
        Colours(self.0 | 1 << colour as u8)
    }
    /// Whether a colour is meant.
    pub fn allows(self, colour: RoomColour) -> bool {
        self.0 == 0 || self.0 & (1 << colour as u8) != 0
    }
}

/// A set of rooms by [`RoomId`]; at most 32 rooms in a codex.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoomSet(pub u32);

impl RoomSet {
    /// These and one more.
    pub fn with(self, room: RoomId) -> RoomSet {
        RoomSet(self.0 | 1 << room.0)
    }
    /// Whether a room is one of them.
    pub fn has(self, room: RoomId) -> bool {
        self.0 & (1 << room.0) != 0
    }
}

/// The elements of spells, and "all" for a card that counts as each.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Ord, Hash, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "named as on the cards")]
pub enum Element {
    Air,
    Earth,
    Fire,
    Water,
    Sacred,
    Profane,
    Magic,
    /// Counts as any one element.
    All,
}

impl Element {
    /// Those that a spell can show.
    pub const ONES: [Element; 7] = [
        Element::Air,
        Element::Earth,
        Element::Fire,
        Element::Water,
        Element::Sacred,
        Element::Profane,
        Element::Magic,
    ];
}

/// A set of elements. Empty means any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Elements(pub u8);

impl Elements {
    /// Of whatever element.
    pub const ANY: Elements = Elements(0);
    /// These and one more.
    pub fn with(self, element: Element) -> Elements {
        Elements(self.0 | 1 << element as u8)
    }
    /// Whether a symbol satisfies the set; `All` satisfies every set (R8.5).
    pub fn allows(self, element: Element) -> bool {
        self.0 == 0 || element == Element::All || self.0 & (1 << element as u8) != 0
    }
}
