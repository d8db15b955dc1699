//! Power, trophies and the crown.

use crate::parse::{Fallible, Parser};
use crate::program::*;

const POWER: &[&str] = &["power"];
const TOKENS: &[&str] = &["token", "tokens"];

pub(crate) fn gain(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    Ok(Clause::Gain { who: Party::Mages(Pick::The(Who::You)), amount: p.amount_of(POWER)? })
}

pub(crate) fn lose(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    loses(p, mark, Pick::The(Who::You))
}

pub(crate) fn gains(p: &mut Parser<'_>, mark: usize, who: Pick) -> Fallible<Clause> {
    p.need_mage(who, mark, "have power")?;
    Ok(Clause::Gain { who: Party::Mages(who), amount: p.amount_of(POWER)? })
}

pub(crate) fn loses(p: &mut Parser<'_>, mark: usize, who: Pick) -> Fallible<Clause> {
    let head = p.amount_head()?;
    if p.eat_any(TOKENS) {
        p.need_mage(who, mark, "have tokens")?;
        return Ok(Clause::LoseTokens { who, amount: p.amount_tail(head)? });
    }
    p.need_mage(who, mark, "have power")?;
    p.expect_any(POWER)?;
    Ok(Clause::Lose { who: Party::Mages(who), amount: p.amount_tail(head)? })
}

pub(crate) fn rose_gains(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    Ok(Clause::Gain { who: Party::Rose, amount: p.amount_of(POWER)? })
}

pub(crate) fn rose_loses(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    Ok(Clause::Lose { who: Party::Rose, amount: p.amount_of(POWER)? })
}

pub(crate) fn steal(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    let amount = p.amount_of(POWER)?;
    let from = if p.eat(&["from"]) { p.pick()? } else { p.default_pick(mark)? };
    p.need_mage(from, mark, "have power")?;
    Ok(Clause::Steal { amount, from })
}

/// `take the crown` or `take 1 trophy from PICK`.
pub(crate) fn take(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    if let Some(clause) = super::answer::take(p, mark)? {
        return Ok(clause);
    }
    if let Some(clause) = super::glance::take(p, mark)? {
        return Ok(clause);
    }
    if p.eat(&["the"]) {
        p.expect(&["crown"])?;
        return Ok(Clause::TakeCrown);
    }
    if !p.sees_number() && !p.sees_article() {
        return Err(p.expected(&["the crown", "1 trophy"]));
    }
    if !p.eat_article() {
        p.number("the number of trophies", 1)?;
    }
    p.expect(&["trophy", "from"])?;
    let from = p.pick()?;
    p.need_mage(from, mark, "have trophies")?;
    Ok(Clause::TakeTrophy { from })
}
