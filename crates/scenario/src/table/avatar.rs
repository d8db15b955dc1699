//! Statements about the Avatar's Command Cards.

use super::{Row, Table};
use crate::error::{Wrong, ensure};
use crate::form::Args;
use codex::CommandId;
use rules::lay::{AvatarState, command_pile};

pub(super) const ROWS: &[(&str, super::Row)] = &[
    ("commands used N", Row::Lay(0, used)),
    ("commands remembered COMMAND...", Row::Lay(0, remembered)),
    ("top commands MOON COMMAND...", Row::Lay(2, top)),
    ("only commands MOON COMMAND...", Row::Lay(1, only)),
    ("only commands MOON", Row::Lay(1, only)),
];

impl Table {
    fn avatar(&mut self) -> Result<&mut AvatarState, Wrong> {
        let avatar = self.game.state_mut().avatar.as_mut();
        avatar.ok_or_else(|| Wrong::new("the Avatar does not play").hint("add `avatar apprentice`"))
    }
}

fn used(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let (used, limit) = (args.small("N")?, table.game.command_limit());
    ensure(used <= limit, || format!("at this difficulty {limit} Command Cards are resolved in a phase"))?;
    table.avatar()?.used = used;
    Ok(())
}

/// Revealed this turn, the latest first.
fn remembered(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    for word in args.all("COMMAND").iter().rev() {
        let card = table.names.command(word)?;
        table.avatar()?.commands.put(card, command_pile::MEMORIES);
    }
    Ok(())
}

fn in_deck(table: &mut Table, args: &Args) -> Result<(usize, Vec<CommandId>), Wrong> {
    let moon = args.small("MOON")?;
    let deck = command_pile::deck(moon);
    let mut cards = Vec::new();
    for word in args.all("COMMAND") {
        let card = table.names.command(word)?;
        let there = table.avatar()?.commands.pile_of(card) == Some(deck) && !cards.contains(&card);
        ensure(there, || format!("`{word}` is not in the Command deck of moon {moon}"))?;
        cards.push(card);
    }
    Ok((deck, cards))
}

fn top(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let (deck, cards) = in_deck(table, args)?;
    for &card in cards.iter().rev() {
        table.avatar()?.commands.put(card, deck);
    }
    Ok(())
}

fn only(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let (deck, cards) = in_deck(table, args)?;
    table.avatar()?.commands.pour(deck, command_pile::BOX);
    for &card in cards.iter().rev() {
        table.avatar()?.commands.put(card, deck);
    }
    Ok(())
}
