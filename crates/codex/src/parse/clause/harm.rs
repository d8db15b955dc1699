//! Damage, healing and instability.

use crate::parse::setting::Bound;
use crate::parse::{Fallible, Parser};
use crate::program::*;

const DAMAGE: &[&str] = &["damage", "damages"];

/// `that much` and no limit, for "all".
const ALL: Amount = Amount::fixed(u8::MAX);

fn pick_after(p: &mut Parser<'_>, word: &str, mark: usize) -> Fallible<Pick> {
    if p.eat(&[word]) { p.pick() } else { p.default_pick(mark) }
}

pub(crate) fn inflict(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    inflict_by(p, mark, By::You)
}

pub(crate) fn rose_inflicts(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    inflict_by(p, mark, By::Rose)
}

fn inflict_by(p: &mut Parser<'_>, mark: usize, by: By) -> Fallible<Clause> {
    let amount = p.amount(DAMAGE)?;
    Ok(Clause::Inflict { by, amount, to: pick_after(p, "to", mark)? })
}

pub(crate) fn pain(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    Ok(Clause::Pain { amount: p.amount(&[])? })
}

pub(crate) fn convert(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    convert_by(p, mark, By::You)
}

pub(crate) fn rose_converts(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    convert_by(p, mark, By::Rose)
}

fn convert_by(p: &mut Parser<'_>, mark: usize, by: By) -> Fallible<Clause> {
    let head = p.amount_head()?;
    if p.eat(&["instability"]) {
        let amount = p.amount_tail(head)?;
        return Ok(Clause::ConvertInstability { by, amount, place: p.place_or_target(mark)? });
    }
    if !p.eat_any(DAMAGE) {
        return Err(p.expected(&["damage", "instability"]));
    }
    let amount = p.amount_tail(head)?;
    let on = pick_after(p, "on", mark)?;
    let yourself = p.setting.target == Bound::To(TargetKind::Myself);
    if by == By::You && on == Pick::The(Who::Target) && yourself {
        let hint = "your own cubes never lie on you; say on whom";
        return Err(Box::new(p.wrong_since(mark, "damage on yourself cannot become yours").hint(hint)));
    }
    if by == By::You
        && let Some(toll) = p.toll_each()?
    {
        return Ok(Clause::ConvertOr { amount, on, toll });
    }
    Ok(Clause::ConvertDamage { by, amount, on })
}

pub(crate) fn heal(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    let (amount, all) = if p.eat(&["all"]) {
        p.eat_any(DAMAGE);
        (ALL, true)
    } else {
        (p.amount(DAMAGE)?, false)
    };
    let rose_too = !(all && p.eat(&["but", "rose", "damage"]));
    Ok(Clause::Heal { amount, all, rose_too, on: pick_after(p, "on", mark)? })
}

pub(crate) fn ignore(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    p.need_reaction(mark, "ignore")?;
    if p.eat(&["that", "spell"]) {
        return Ok(Clause::IgnoreEffect);
    }
    Ok(Clause::IgnoreDamage { amount: p.amount_of(DAMAGE)? })
}

pub(crate) fn divert(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    p.need_reaction(mark, "divert")?;
    let all = p.eat(&["all"]);
    let amount = if all {
        p.expect_any(DAMAGE)?;
        ALL
    } else {
        p.amount_of(DAMAGE)?
    };
    p.expect(&["to"])?;
    Ok(Clause::Divert { amount, all, to: p.pick()? })
}

pub(crate) fn place(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    place_by(p, mark, By::You)
}

pub(crate) fn rose_places(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    place_by(p, mark, By::Rose)
}

fn place_by(p: &mut Parser<'_>, mark: usize, by: By) -> Fallible<Clause> {
    let amount = p.amount_of(&["instability"])?;
    Ok(Clause::PlaceInstability { by, amount, place: p.place_or_target(mark)? })
}

pub(crate) fn defeat(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    Ok(Clause::Defeat { who: p.pick()? })
}

pub(crate) fn attack(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    Ok(Clause::Attack { who: p.pick()? })
}
