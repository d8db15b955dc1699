//! The statements of the part `expect`: what they look at, and how it is told when it is otherwise.

mod avatar;
mod board;
mod cards;
mod mages;
mod models;
mod views;

use crate::error::Wrong;
use crate::form::{Args, Grammar};
use crate::names::Names;
use crate::parse::Statement;
use crate::play::Player;
use rules::lay::Row;
use rules::{Colour, Game, Seat};
use std::collections::BTreeSet;
use std::fmt::Display;
use std::sync::LazyLock;

/// Compares the table with a statement.
pub(crate) type Look = fn(&Scene, &Args) -> Result<Found, Wrong>;

pub(crate) static EXPECTS: LazyLock<Grammar<Look>> = LazyLock::new(|| {
    let rows = [mages::ROWS, cards::ROWS, models::ROWS, board::ROWS, views::ROWS, avatar::ROWS];
    Grammar::new(rows.into_iter().flatten().copied())
});

/// What a statement is compared with.
pub(crate) struct Scene<'game> {
    game: &'game Game,
    names: Names,
    gone_before: &'game BTreeSet<rules::Card>,
}

/// Whether a statement holds, and how things are.
pub(crate) struct Found {
    holds: bool,
    actual: String,
}

/// Compares two values that can be shown.
fn same<T: PartialEq + Display>(actual: T, wanted: T) -> Result<Found, Wrong> {
    Ok(Found { holds: actual == wanted, actual: actual.to_string() })
}

fn found(holds: bool, actual: impl Into<String>) -> Result<Found, Wrong> {
    Ok(Found { holds, actual: actual.into() })
}

/// Lists in any order.
fn same_cards(mut actual: Vec<String>, wanted: &[String]) -> Result<Found, Wrong> {
    let mut wanted = wanted.to_vec();
    wanted.sort();
    actual.sort();
    found(actual == wanted, listed(&actual))
}

fn listed(words: &[String]) -> String {
    if words.is_empty() { "none".into() } else { words.join(" ") }
}

impl Player {
    pub fn expect(&self, statement: &Statement<Look>, not: bool) -> Result<(), Wrong> {
        let scene = Scene { game: &self.game, names: self.names(), gone_before: &self.gone_before };
        let found = (statement.deed)(&scene, &statement.args)?;
        match (found.holds, not) {
            (true, false) | (false, true) => Ok(()),
            (false, false) => Err(Wrong::new(format!("expected otherwise: it is {}", found.actual))),
            (true, true) => Err(Wrong::new("this must not be, but it is so")),
        }
    }
}

impl Scene<'_> {
    fn seat(&self, args: &Args) -> Result<Seat, Wrong> {
        self.names.seat(args.one("SEAT"))
    }

    fn who(&self, args: &Args) -> Result<Colour, Wrong> {
        self.names.colour(args.one("WHO"))
    }

    /// Cubes from left to right.
    fn same_row(&self, row: Row, args: &Args) -> Result<Found, Wrong> {
        let wanted = self.names.colours(args.all("CUBES"))?;
        let actual: Vec<Colour> = row.cubes().collect();
        let words: Vec<String> = actual.iter().map(|&cube| self.game.colour_name(cube)).collect();
        found(actual == wanted, listed(&words))
    }
}
