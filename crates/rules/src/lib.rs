//! The rules of Black Rose Wars: Rebirth as a value that asks one question at a time.
//!
//! ```
//! use rules::{Game, SeatSetup, Setup};
//! let codex = content::rebirth();
//! let setup = Setup { seats: vec![SeatSetup::default(); 3], ..Setup::default() };
//! let mut game = Game::new(&codex, &setup, 7).unwrap();
//! let mut dice = rules::Random::new(7);
//! while let Some(decision) = game.decision() {
//!     let option = dice.below(decision.options.len());
//!     game.answer(option).unwrap();
//! }
//! println!("won by {:?}", game.state().outcome.unwrap().winner);
//! ```
//!
//! No clock, thread, file, socket or platform randomness: the same seed and answers give the same game everywhere.

mod account;
mod actions;
mod activation;
mod amounts;
pub mod avatar;
mod bag;
mod board;
mod card_piles;
mod check;
mod clauses;
mod cubes;
mod decision;
mod defeat;
mod effect;
mod evocations;
mod excess;
mod facts;
mod forecast;
mod game;
mod happening;
pub mod hexes;
mod ids;
mod labels;
mod list;
mod marks;
mod numbers;
mod phases;
mod picks;
mod piles;
mod position;
mod power;
mod question;
mod quests;
mod random;
mod reactions;
mod row;
mod sample;
mod scoring;
mod settle;
mod setup;
mod spells;
mod stack;
mod state;
mod triggers;
mod view;

/// The version of the rules as they are played. It rises when the same cards, seed and answers no longer lead to the same
/// game: a rule was misread, a question is asked earlier, a draw is made in another order. It stays when only speed,
/// words or the shape of the state change. Records and stored tables name it; those that do not come out as they were
/// stored are refused or frozen, and say why.
pub const VERSION: u32 = 1;

pub use avatar::{AvatarState, COMMANDS, Reason, command_pile};
pub use check::{Violation, losses, violations};
pub use codex::Rules;
pub use decision::{Ask, AskKind, Choice, Decision};
pub use facts::{Fact, FactKind};
pub use game::{Game, Refused};
pub use happening::{Action, Aim, Cause, DrawnFrom, Entry, Figure, Happening, What};
pub use ids::{Colour, EVOCATIONS, Host, Model, Models, NONE, SEATS, Seat};
pub use labels::SLOT_NAMES;
pub use list::List;
pub use piles::Piles;
pub use question::*;
pub use random::Random;
pub use reactions::{Pending, PendingCard};
pub use row::{ROW, Row};
pub use setup::{Agreed, Level, SeatSetup, Settings, Setup, SetupError, is_flag, six_schools};
pub use stack::*;
pub use state::*;
pub use view::*;
