//! What a player reads on a card, rendered from its program through the Fluent messages of a language.
//!
//! [`card`] turns one card into a [`CardText`]; [`check`] renders every card of a codex and lists what a language
//! lacks. No word of any language stands in this crate: the code walks the program, asks for one message per node and
//! hands the rendered children over as arguments. Grammar is the messages' business; the head of
//! `content/locales/en/cards.ftl` explains how they say which form of a child they need and what they tell about
//! themselves.
#![warn(missing_docs)]

mod amount;
mod avatar;
mod card;
mod clause;
mod effect;
mod keys;
mod language;
mod markup;
mod names;
mod parts;
mod pick;
mod piece;
mod place;
mod rulings;
mod say;
mod sentence;
mod setting;
mod standing;
mod texts;
mod tree;
mod trigger;

pub use card::{card, check, lost_forms, messages_used};
pub use codex::{CardRef, all_cards as cards};
pub use language::{
    Arguments, FILES, LANGUAGES, Language, OFFERED, Problem, SPOKEN, arguments, lacks, problems, wanted,
};
pub use names::called;
pub use piece::{CardKind, CardText, Line, Part, PartKind, Piece, SentenceText, Symbol};
pub use rulings::{Reason, Ruling, reasons, ruling_numbers, rulings};
pub use say::LostForm;
pub use texts::{TextError, Texts};
pub use tree::Tree;

/// Cards that use every word of the card language, for what no printed card says yet: loaded beside Rebirth, they are
/// what a language must be able to tell.
pub const EVERYTHING: &str = include_str!("../everything.codex");
