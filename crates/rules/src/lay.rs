//! Laying a table by hand: the [`State`] of a game and everything on it.
//!
//! [`Game::state`] reads it and [`Game::state_mut`] changes it, [`Game::resume`] runs from there to the next question. A
//! game that is being played is changed by [`Game::answer`] alone; [`violations`] tells what a hand has forgotten, such as
//! cubes that nobody has.
//!
//! ```
//! use rules::lay::violations;
//! use rules::{Game, SeatSetup, Setup};
//! let setup = Setup { seats: vec![SeatSetup::default(); 2], ..Setup::default() };
//! let mut game = Game::new(&content::rebirth(), &setup, 7).unwrap();
//! game.state_mut().mages[0].supply -= 1;
//! assert_eq!(violations(&game).len(), 1, "a cube is missing");
//! ```
//!
//! What the engine remembers of a sentence that is under way is part of the state, so that a saved game goes on where it
//! stopped, but nobody lays it: [`State::stop`] ends it, and a table laid by hand begins between two questions.

pub use crate::avatar::{AvatarState, COMMANDS, command_pile};
pub use crate::bag::Bag;
pub use crate::beyond::*;
pub use crate::check::{Violation, losses, violations};
pub use crate::decision::Ask;
pub use crate::ids::{Depth, EVOCATIONS, Host, Models};
pub use crate::list::List;
pub use crate::piles::{Numbered, Piles};
pub use crate::row::{ROW, Row};
pub use crate::seen::{SEEN, Seen, SeenCard};
pub use crate::state::*;
pub use crate::surplus::{SURPLUS, Surplus};

use crate::game::Game;

impl State {
    /// Ends what is under way, the open question included: nobody is asked anything, and nobody is about to answer.
    pub fn stop(&mut self) {
        self.ask = None;
        self.options.clear();
        self.stack.clear();
        self.facts.clear();
        self.pending.clear();
    }

    /// Whether cards wait to answer what has happened.
    pub fn has_reactions(&self) -> bool {
        !self.pending.is_empty()
    }
}

impl Game {
    /// The state, to be laid by hand: any arrangement can be built, then [`Game::resume`] runs it.
    pub fn state_mut(&mut self) -> &mut State {
        &mut self.state
    }

    /// Runs a table that was laid by hand up to its first question.
    pub fn resume(&mut self) {
        self.run();
    }
}
