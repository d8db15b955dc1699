//! The rules of Black Rose Wars as a value that asks one question at a time.
//!
//! ```
//! use rules::{Game, Random, SeatSetup, Setup};
//! let codex = content::rebirth();
//! let setup = Setup { seats: vec![SeatSetup::default(); 3], ..Setup::default() };
//! let mut game = Game::new(&codex, &setup, 7).unwrap();
//! let mut dice = Random::new(7);
//! while let Some(decision) = game.decision() {
//!     let option = dice.below(decision.options.len());
//!     game.answer(option).unwrap();
//! }
//! println!("won by {}", game.colour_name(game.outcome().unwrap().winner));
//! ```
//!
//! No clock, thread, file, socket or platform randomness: the same seed and answers give the same game everywhere.
//!
//! # A tour
//!
//! **A game** needs cards (a [`codex::Codex`], shared by all games that use it), a [`Setup`] and a [`Seed`].
//! [`Game::new`] deals and runs to the first question; a set-up that no table can have is a [`SetupError`], which says why.
//!
//! **A decision** ([`Game::decision`]) is who is asked what, with every legal answer as a [`Choice`]. [`Game::answer`] takes
//! the place of one of them and runs to the next question. A place that is not there is [`Refused`] and changes nothing.
//! There is no other way to play: people, bots and tests answer the same questions.
//!
//! **A view** ([`Game::view`]) is the table as one seat may see it, or somebody who only watches; a [`View`] is all that a
//! person or a bot is given. Its parts are in [`view`].
//!
//! **The log** tells what happened, in [`Entry`]s, once [`Game::record`] has switched it on; [`Happening::seen_by`] leaves
//! out what a reader may not know. Its words are in [`log`].
//!
//! A [`Game`] is a value. Clone it to try something; [`Game::sample`] makes one that a seat cannot tell from the real
//! one, which is how bots think:
//!
//! ```
//! # use rules::{Game, Random, SeatSetup, Setup};
//! # let setup = Setup { seats: vec![SeatSetup::default(); 2], ..Setup::default() };
//! # let game = Game::new(&content::rebirth(), &setup, 7).unwrap();
//! let seat = game.decision().unwrap().seat;
//! let mut imagined = game.sample(seat, &mut Random::new(1));
//! assert_eq!(imagined.view(Some(seat)), game.view(Some(seat)));
//! imagined.answer(0).unwrap();
//! assert_ne!(imagined, game);
//! ```
//!
//! What an edition says in numbers and choices is a value too, [`Rules`], copied into each game with what its table agreed
//! on ([`Settings`]).
//!
//! Tests, puzzles and lessons begin in the middle: [`lay`] has the parts of a table that can be put there by hand, and says
//! whether a game could have come to be so.
//!
//! The examples `random_game`, `many_games` and `load_pack` are whole programs; `own_bot` of the crate `bots` is a fourth.
#![warn(missing_docs)]

mod account;
mod actions;
mod activation;
mod amounts;
mod attack;
mod avatar;
mod bag;
mod beyond;
mod board;
mod by_number;
mod card_piles;
mod check;
mod choices;
mod claims;
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
mod ids;
mod in_play;
mod insight;
mod labels;
mod lasting;
pub mod lay;
mod list;
mod marks;
mod newcomers;
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
pub mod view;

/// The version of the rules as they are played. It rises when the same cards, seed and answers no longer lead to the same
/// game: a rule was misread, a question is asked earlier, a draw is made in another order. It stays when only speed,
/// words or the shape of the state change. Records and stored tables name it; those that do not come out as they were
/// stored are refused or frozen, and say why.
pub const VERSION: u32 = 7;

// Game.
pub use game::{Game, Refused};
pub use state::{Outcome, Phase};

// Set-up.
pub use codex::Rules;
pub use random::{NoSeed, Random, Seed};
pub use setup::{Agreed, Level, SeatSetup, Settings, Setup, SetupError, six_schools};

// Decision.
pub use decision::{AskKind, Choice, Decision};
pub use phases::Bench;

// View and log.
pub use happening::{Entry, Happening, What};
pub use view::View;

// What they name.
pub use ids::{Card, Colour, EvocationSlot, GrimoireId, Model, SEATS, Seat, SheetSlot, Spot};

/// The words of the log: what happened ([`What`]), what it comes from and whom it befell.
pub mod log {
    pub use crate::avatar::Reason;
    pub use crate::happening::{Action, Aim, Cause, DrawnFrom, Entry, Figure, Happening, What};
}
