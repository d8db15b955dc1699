//! Words of cards that answer something: the spell, the activation, the quest or the fall that set them off.

use crate::parse::{Fallible, Parser};
use crate::program::*;

const SPELL: &[&str] = &["that", "spell"];

pub(crate) fn cancel(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    p.need_reaction(mark, "that spell")?;
    p.expect(SPELL)?;
    Ok(Clause::CancelSpell)
}

/// After `PICK may`.
pub(crate) fn may_cancel(p: &mut Parser<'_>, mark: usize, who: Pick) -> Fallible<Clause> {
    p.need_reaction(mark, "that spell")?;
    p.need_mage(who, mark, "cast spells")?;
    p.expect(&["cancel"])?;
    p.expect(SPELL)?;
    Ok(Clause::MayCancel { who })
}

pub(crate) fn turn(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    p.need_reaction(mark, "that spell")?;
    p.expect(SPELL)?;
    p.expect(&["onto"])?;
    Ok(Clause::TurnSpell { to: p.pick()? })
}

pub(crate) fn stop(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    p.need_reaction(mark, "that activation")?;
    p.expect(&["that", "activation"])?;
    Ok(Clause::StopActivation)
}

pub(crate) fn refuse(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    p.expect(&["that", "quest"])?;
    p.need_reaction(mark, "that quest")?;
    p.need_quest(mark)?;
    Ok(Clause::RefuseQuest)
}

/// `take over that activation`, `take the card of that quest`, `take the power of that quest`, if one follows `take`.
pub(super) fn take(p: &mut Parser<'_>, mark: usize) -> Fallible<Option<Clause>> {
    if p.eat(&["over", "that", "activation"]) {
        p.need_reaction(mark, "that activation")?;
        return Ok(Some(Clause::TakeOver));
    }
    let spoils = if p.eat(&["the", "card"]) {
        Spoils::Card
    } else if p.eat(&["the", "power"]) {
        Spoils::Power
    } else {
        return Ok(None);
    };
    p.expect(&["of", "that", "quest"])?;
    p.need_reaction(mark, "that quest")?;
    p.need_quest(mark)?;
    Ok(Some(Clause::DivertQuest { spoils }))
}

/// `afterwards CLAUSE`: an effect of one sentence, for when what is answered is over.
pub(crate) fn afterwards(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    p.need_reaction(mark, "afterwards")?;
    let clause = p.clause()?;
    if matches!(clause, Clause::Afterwards(_) | Clause::Persist(_) | Clause::PersistOn { .. }) {
        return Err(p.wrong_since(mark, "`afterwards` stands before one plain clause"));
    }
    Ok(Clause::Afterwards(p.keep_clause(clause)))
}

/// `the damage of that spell`, if that follows `ignore` or `return`.
pub(super) fn damage_of_spell(p: &mut Parser<'_>, mark: usize) -> Fallible<bool> {
    if !p.eat(&["the", "damage", "of"]) {
        return Ok(false);
    }
    p.expect(SPELL)?;
    p.need_reaction(mark, "that spell")?;
    Ok(true)
}

/// `undo N of that damage at the end of the turn`, `undo all of that damage ...`.
pub(crate) fn undo(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    let amount = if p.eat(&["all"]) { Amount::fixed(u8::MAX) } else { p.amount(&[])? };
    p.expect(&["of", "that", "damage", "at", "the", "end", "of", "the", "turn"])?;
    p.need_target(mark)?;
    Ok(Clause::Undo { amount })
}

/// `score the fall as N power [before the rose]`.
pub(crate) fn score(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    p.expect(&["the", "fall", "as"])?;
    let power = p.number("power", super::super::amount::MOST)?;
    p.expect(&["power"])?;
    Ok(Clause::ScoreFall { power, from_rose: p.eat(&["before", "the", "rose"]) })
}

pub(crate) fn avert(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    p.need_reaction(mark, "your defeat")?;
    p.expect(&["your", "defeat"])?;
    Ok(Clause::AvertDefeat)
}
