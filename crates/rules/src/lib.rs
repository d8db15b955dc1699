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
//!
//! # A tour
//!
//! A game needs cards (a [`codex::Codex`], shared by all games that use it), a [`Setup`] and a seed. [`Game::new`] deals
//! and runs to the first question.
//!
//! [`Game::decision`] is who is asked what, with every legal answer as a [`Choice`]; [`Game::answer`] takes the place of
//! one of them and runs to the next question. A place that is not there is [`Refused`] and changes nothing. There is no
//! other way to play: people, bots and tests answer the same questions.
//!
//! [`Game::view`] is the table as one seat may see it, or somebody who only watches; its [`View`] is all that a person or
//! a bot is given. What happened is told in entries of the log ([`Entry`]), once [`Game::record`] has switched it on;
//! [`Happening::seen_by`] leaves out what a reader may not know.
//!
//! A [`Game`] is a value. Clone it to try something; [`Game::sample`] makes one that a seat cannot tell from the real
//! one, which is how bots think. What an edition says in numbers and choices is a value too, [`Rules`], copied into each
//! game with what its table agreed on ([`Settings`]).
//!
//! Tests, puzzles and lessons begin in the middle: [`lay`] names the parts of a table that can be put there by hand, and
//! [`violations`] says whether a game could have come to be so.
//!
//! The examples `random_game`, `many_games` and `load_pack` are whole programs; `own_bot` of the crate `bots` is a fourth.
#![warn(missing_docs)]

mod account;
mod actions;
mod activation;
mod amounts;
mod attack;
pub mod avatar;
mod bag;
mod beyond;
mod board;
mod by_number;
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
mod guises;
mod happening;
pub mod hexes;
mod hits;
mod ids;
mod insight;
mod in_play;
mod labels;
mod lasting;
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
mod seen;
mod settle;
mod setup;
mod spells;
mod stack;
mod state;
mod supply;
mod surplus;
mod this_turn;
mod triggers;
mod view;

/// The version of the rules as they are played. It rises when the same cards, seed and answers no longer lead to the same
/// game: a rule was misread, a question is asked earlier, a draw is made in another order. It stays when only speed,
/// words or the shape of the state change. Records and stored tables name it; those that do not come out as they were
/// stored are refused or frozen, and say why.
pub const VERSION: u32 = 1;

pub use avatar::Reason;
pub use beyond::{Guise, Inhibition, Lasts, Likeness};
pub use check::{Violation, losses, violations};
pub use codex::Rules;
pub use decision::{Ask, AskKind, Choice, Decision};
pub use game::{Game, Refused};
pub use happening::{Action, Aim, Cause, DrawnFrom, Entry, Figure, Happening, What};
pub use ids::{
    Card, Colour, Depth, EVOCATIONS, EvocationSlot, FactId, GrimoireId, Host, Model, Models, SEATS, Seat,
    SheetSlot, Spot,
};
pub use insight::Insight;
pub use phases::Bench;
pub use question::*;
pub use random::{NoSeed, Random, Seed};
pub use setup::{Agreed, Level, SeatSetup, Settings, Setup, SetupError, is_flag, six_schools};
pub use state::{Outcome, Phase, SlotState};
pub use surplus::Surplus;
pub use view::*;

// What lies on the table is shown in `lay`, and found here too by those who lay tables.
#[doc(hidden)]
pub use lay::*;

/// Laying a table by hand: the [`State`] of a game and everything in it.
///
/// [`Game::state`] reads it and [`Game::state_mut`] changes it, [`Game::resume`] runs from there to the next question. A
/// game that is being played is changed by [`Game::answer`] alone; [`violations`] tells what a hand has forgotten, such
/// as cubes that nobody has.
///
/// The engine's own memory is part of the state, so that a saved game goes on where it stopped: the [`Frame`]s of its
/// stack, the [`Fact`]s of the sentence that runs, the reactions that wait ([`Pending`]).
pub mod lay {
    pub use crate::avatar::{AvatarState, COMMANDS, command_pile};
    pub use crate::facts::{Fact, FactKind};
    pub use crate::lasting::Lasting;
    pub use crate::list::List;
    pub use crate::piles::{Numbered, Piles};
    pub use crate::reactions::{Pending, PendingCard};
    pub use crate::row::{ROW, Row};
    pub use crate::seen::{Seen, SeenCard};
    pub use crate::stack::*;
    pub use crate::state::*;
}
