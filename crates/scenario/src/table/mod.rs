//! The statements of the part `table`, and the order in which they are carried out.

mod avatar;
mod base;
mod decks;
mod mages;
mod models;
mod plan;
mod turn;

pub(crate) use plan::Plan;

use crate::error::{Problem, ScenarioError, Wrong};
use crate::form::{Args, Grammar};
use crate::names::Names;
use crate::parse::Scenario;
use codex::{Codex, SpellKind};
use rules::lay::spell_pile;
use rules::{Card, Colour, Game, Phase, SEATS, Seat};
use std::sync::{Arc, LazyLock};

/// What a statement does. Statements are sorted by stage, so that their order in the file does not matter: seats come
/// before whoever sits there, cards are handed out before decks are stacked, models stand before spells lie on them.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Row {
    /// Agreed before the game: seats first (stage 0), then the rest (stage 1).
    Plan(u8, fn(&mut Plan, &Names, &Args) -> Result<(), Wrong>),
    /// Done to the bare table, by stage.
    Lay(u8, fn(&mut Table, &Args) -> Result<(), Wrong>),
}

impl Row {
    fn stage(self) -> u8 {
        match self {
            Row::Plan(stage, _) => stage,
            Row::Lay(stage, _) => 2 + stage,
        }
    }
}

pub(crate) static TABLE: LazyLock<Grammar<Row>> = LazyLock::new(|| {
    let rows = [plan::ROWS, mages::ROWS, models::ROWS, decks::ROWS, turn::ROWS, avatar::ROWS];
    Grammar::new(rows.into_iter().flatten().copied())
});

/// A table being laid.
#[derive(Debug)]
pub(crate) struct Table {
    pub game: Game,
    pub names: Names,
    placed: [bool; SEATS],
    /// Set by hand instead of counted, by colour.
    supply: [Option<u8>; Colour::COUNT],
    trophies: [Option<u8>; SEATS],
    first: Option<Seat>,
    phase: Option<(Phase, Option<u8>)>,
    turn_of: Option<Seat>,
}

impl Table {
    /// A copy of a spell that nobody has been given: from its library, the forgotten deck, or the personal ones.
    fn free_copy(&self, word: &str) -> Result<Card, Wrong> {
        let spell = self.names.spell(word)?;
        let state = self.game.state();
        let card = &self.names.codex.spells[spell.index()];
        let piles = match card.kind {
            SpellKind::School(school) => match state.schools.iter().position(|&own| own == school) {
                Some(place) => vec![spell_pile::library(place)],
                None => return Err(Wrong::new(format!("the school of `{word}` is not in play"))),
            },
            SpellKind::Forgotten => vec![spell_pile::FORGOTTEN],
            SpellKind::Personal => {
                let mut piles = vec![spell_pile::GONE];
                piles.extend(state.seats().map(spell_pile::aside));
                piles
            }
        };
        let mut cards = piles.into_iter().flat_map(|pile| state.spells.iter(pile));
        cards.find(|&card| state.spell_of(card) == spell).ok_or_else(|| {
            let copies = card.copies;
            Wrong::new(format!("no copy of `{word}` is left: all {copies} of the game are taken"))
        })
    }
}

/// Lays the table of a scenario and runs it to the first question, with the log switched on.
///
/// `codex` holds the cards of the game together with those of the scenario; see [`crate::Runner::codex`].
pub fn lay(codex: &Arc<Codex>, scenario: &Scenario) -> Result<Game, ScenarioError> {
    let mut game = arrange(codex, scenario)?;
    game.resume();
    Ok(game)
}

/// The table before anything happens on it.
pub(crate) fn arrange(codex: &Arc<Codex>, scenario: &Scenario) -> Result<Game, ScenarioError> {
    let plan = Plan::of(codex, scenario)?;
    let names = plan.names(codex);
    check_names(&names, scenario)?;
    let at_head =
        |wrong: Wrong| ScenarioError::Table(vec![wrong.at(&scenario.path, scenario.line, &scenario.head())]);
    if plan.deal {
        let mut game = plan.dealt(codex).map_err(at_head)?;
        game.record(true);
        return Ok(game);
    }
    let mut table = base::bare(codex, &plan, names).map_err(at_head)?;
    let mut rows: Vec<_> = scenario.table.iter().collect();
    rows.sort_by_key(|row| row.deed.stage());
    let mut problems = Vec::new();
    for row in rows {
        if let Row::Lay(_, apply) = row.deed
            && let Err(wrong) = apply(&mut table, &row.args)
        {
            problems.push(wrong.at(&scenario.path, row.line, &row.text));
        }
    }
    finish(problems)?;
    let mut game = turn::complete(table).map_err(at_head)?;
    game.record(true);
    Ok(game)
}

/// Ids of the whole scenario, before anything is done with it: a misspelt one in `not ...` would never be noticed.
fn check_names(names: &Names, scenario: &Scenario) -> Result<(), ScenarioError> {
    let mut problems: Vec<Problem> = Vec::new();
    for row in &scenario.table {
        if let Err(wrong) = names.check_all(&row.args) {
            problems.push(wrong.at(&scenario.path, row.line, &row.text));
        }
    }
    for step in &scenario.script {
        if let Err(wrong) = crate::play::check_names(names, step) {
            let (line, text) = step.place();
            problems.push(wrong.at(&scenario.path, line, text));
        }
    }
    problems.sort_by_key(|problem| problem.line);
    finish(problems)
}

fn finish(problems: Vec<Problem>) -> Result<(), ScenarioError> {
    if problems.is_empty() { Ok(()) } else { Err(ScenarioError::Table(problems)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The manual is the specification: no statement works that it does not know.
    #[test]
    fn every_keyword_is_in_the_manual() {
        let manual = include_str!("../../../../docs/scenarios.md");
        let known: std::collections::BTreeSet<&str> =
            manual.split(|letter: char| !letter.is_alphanumeric() && letter != '_').collect();
        let table = TABLE.forms().flat_map(|form| form.keywords());
        let expects = crate::expect::EXPECTS.forms().flat_map(|form| form.keywords());
        let options = crate::play::OPTIONS.forms().flat_map(|form| form.keywords());
        for word in table.chain(expects).chain(options) {
            assert!(known.contains(word), "docs/scenarios.md does not say `{word}`");
        }
    }
}
