//! Quests, events and tokens that change hands after a glance.

use crate::parse::{Fallible, Parser};
use crate::program::*;

/// `and complete 1`, if that follows what is looked at.
pub(super) fn complete_one(p: &mut Parser<'_>) -> Fallible<bool> {
    if !p.eat(&["and", "complete"]) {
        return Ok(false);
    }
    p.number("the number completed", 1)?;
    Ok(true)
}

/// `and give 1 to another mage`, if that follows what is kept.
pub(super) fn give_one(p: &mut Parser<'_>) -> Fallible<bool> {
    if !p.eat(&["and", "give"]) {
        return Ok(false);
    }
    p.number("the number given", 1)?;
    p.expect(&["to", "another", "mage"])?;
    Ok(true)
}

/// `and play up to N`, if it follows; without it none is played.
pub(super) fn play(p: &mut Parser<'_>) -> Fallible<u8> {
    if !p.eat(&["and", "play"]) {
        return Ok(0);
    }
    p.expect(&["up", "to"])?;
    p.number("the number played", 3)
}

/// `take a spell from a discard pile`, `take 1 solved quest from PICK`, if one follows `take`.
pub(super) fn take(p: &mut Parser<'_>, mark: usize) -> Fallible<Option<Clause>> {
    if p.eat(&["a", "spell", "from", "a", "discard", "pile"]) {
        return Ok(Some(Clause::TakeDiscarded));
    }
    let solved = p.nth(1) == Some("solved");
    if !solved || !(p.sees_number() || p.sees_article()) {
        return Ok(None);
    }
    if !p.eat_article() {
        p.number("the number of quests", 1)?;
    }
    p.expect(&["solved", "quest", "from"])?;
    let from = p.pick()?;
    p.need_mage(from, mark, "have quests")?;
    Ok(Some(Clause::TakeQuest { from }))
}

pub(crate) fn share(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    p.expect_article()?;
    p.expect(&["event"])?;
    Ok(Clause::ShareEvent)
}

/// `topple N rooms beside target room except ROOM, ROOM`.
pub(crate) fn topple(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    let count = p.number("the number of rooms", 6)?;
    p.expect_any(&["rooms", "room"])?;
    p.expect(&["beside", "target", "room"])?;
    p.need_target(mark)?;
    Ok(Clause::Topple { count, except: p.except()? })
}
