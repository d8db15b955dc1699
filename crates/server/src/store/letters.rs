//! What people want to be told, and what waits to be told them. It hangs on no chain: losing it costs a notice, never a
//! game.

use super::Later;

/// The most devices that are told about one seat.
pub const READERS_OF_A_SEAT: i64 = 8;

/// A seat of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub word: String,
    pub seat: u8,
}

/// A device that wants to be told: the hash of its secret, and its wishes as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub who: String,
    pub body: String,
}

/// A notice that is to go out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    pub reader: Row,
    pub place: Place,
    /// What the table is called.
    pub name: String,
    /// When it was to go out, in milliseconds since 1970, and how often that was tried.
    pub due: u64,
    pub tries: u32,
}

/// Whatever keeps the wishes of readers.
pub trait Letters: Send + Sync {
    /// Keeps a key of the server, unless there is one: what is kept then.
    fn key(&self, name: &'static str, fresh: String) -> Later<'_, String>;

    /// The wishes of a device.
    fn reader(&self, who: String) -> Later<'_, Option<String>>;

    /// Sets the wishes of a device, and its seats where they are named; without a body everything of it goes. A seat that
    /// is new counts as seen, and one with too many readers is left out.
    fn set_reader(&self, who: String, body: Option<String>, seats: Option<Vec<Place>>) -> Later<'_, ()>;

    /// Those of the seats about which as many others as can be told are told already.
    fn crowded(&self, who: String, seats: Vec<Place>) -> Later<'_, Vec<Place>>;

    /// Whether anybody wants to be told about a table.
    fn is_followed(&self, word: String) -> Later<'_, bool>;

    /// Those who have seen nothing of a seat since a revision, are not told yet and are not about to be.
    fn unaware(&self, place: Place, revision: u32) -> Later<'_, Vec<Row>>;

    /// A notice is to go out at a time; one that was tried before only if nobody has looked meanwhile.
    fn set_due(&self, letter: Letter) -> Later<'_, ()>;

    /// The table waits for this seat, or for nobody: what was to be told others about it is out of date.
    fn turned(&self, word: String, seat: Option<u8>) -> Later<'_, ()>;

    /// Somebody else will sit there: whoever wanted to be told about the seat no longer is.
    fn unfollow(&self, place: Place) -> Later<'_, ()>;

    /// Whoever sits there has looked.
    fn looked(&self, place: Place, revision: u32) -> Later<'_, ()>;

    /// The notices that are due, the oldest first.
    fn due(&self, now: u64, most: u32) -> Later<'_, Vec<Letter>>;

    /// Lets go of devices none of whose seats is left.
    fn forget_readers(&self) -> Later<'_, ()>;

    /// Takes a notice that was due, so that nobody else sends it; whether it was still there.
    fn take(&self, letter: &Letter) -> Later<'_, bool>;
}
