//! The card language of Lodge: parse, check and explain cards.
//!
//! [`load`] turns the sources of an edition and its packs into a [`Codex`], or into a [`Report`] of everything that is wrong with them.
//! The language itself is described in `docs/codex.md`.
#![warn(missing_docs)]

mod amount;
mod bringers;
mod card;
mod cards;
mod clause;
mod derive;
mod detail;
mod edition;
mod facts;
mod lexer;
mod load;
mod names;
mod outline;
mod pack;
mod parse;
mod parts;
mod pick;
mod problem;
mod program;
mod replace;
mod sets;
mod suggest;
mod trigger;
mod uses;
mod words;

pub use bringers::{Bringers, Brought};
pub use card::{CardRef, all_cards, effects_of};
pub use cards::*;
pub use detail::Detail;
pub use edition::*;
pub use load::load;
pub use pack::{Admits, LANGUAGE, Pack, Source};
pub use parts::{Doer, Parts, Referent};
pub use problem::{Elsewhere, Problem, Report};
pub use program::*;
pub use uses::uses;
pub use words::{WORDS, Word};
