//! What is done to the sheets and hands of others: inhibitions, ready spells, cards looked at and swapped.

use crate::parse::{Fallible, Parser};
use crate::program::*;

/// After `PICK cannot`: `move by actions this turn`, `activate rooms in the next action phase`.
pub(crate) fn cannot(p: &mut Parser<'_>, mark: usize, who: Pick) -> Fallible<Clause> {
    p.need_mage(who, mark, "are inhibited")?;
    let bans: [(&[&str], Ban); 4] = [
        (&["move", "by", "actions"], Ban::MoveByAction),
        (&["move"], Ban::Move),
        (&["leave", "by", "actions", "or", "spells"], Ban::Leave),
        (&["activate", "rooms"], Ban::ActivateRooms),
    ];
    let Some((_, what)) = bans.into_iter().find(|(words, _)| p.eat(words)) else {
        return Err(p.expected(&["move by actions", "move", "leave by actions or spells", "activate rooms"]));
    };
    let next = p.eat(&["in", "the", "next", "action", "phase"]);
    if !next && !p.eat(&["this", "turn"]) {
        return Err(p.expected(&["this turn", "in the next action phase"]));
    }
    Ok(Clause::Forbid { who, what, next })
}

/// `a ready [numbered] spell`, `their quick spell`, if one follows.
fn prepared(p: &mut Parser<'_>) -> Fallible<Option<PreparedSpell>> {
    if p.eat(&["their", "quick"]) {
        p.expect(&["spell"])?;
        return Ok(Some(PreparedSpell::Quick));
    }
    if !(p.sees_article() && p.nth(1) == Some("ready")) {
        return Ok(None);
    }
    p.skip();
    p.skip();
    let which = if p.eat(&["numbered"]) { PreparedSpell::ReadyNumbered } else { PreparedSpell::Ready };
    p.expect(&["spell"])?;
    Ok(Some(which))
}

/// `PICK discards a ready spell`, if that follows `discards`.
pub(super) fn discards(p: &mut Parser<'_>, mark: usize, who: Pick) -> Fallible<Option<Clause>> {
    let Some(which) = prepared(p)? else { return Ok(None) };
    p.need_mage(who, mark, "have spells")?;
    Ok(Some(Clause::DiscardReady { who, which, yours: false }))
}

/// `remove a ready spell of PICK`, if that follows `remove`.
pub(super) fn remove(p: &mut Parser<'_>, mark: usize) -> Fallible<Option<Clause>> {
    let Some(which) = prepared(p)? else { return Ok(None) };
    let who = spells_of(p, mark)?;
    Ok(Some(Clause::DiscardReady { who, which, yours: true }))
}

/// `of PICK`, who must have spells.
fn spells_of(p: &mut Parser<'_>, mark: usize) -> Fallible<Pick> {
    p.expect(&["of"])?;
    let who = p.pick()?;
    p.need_mage(who, mark, "have spells")?;
    Ok(who)
}

/// `look at the hand of PICK`, `look at the ready spells of PICK`, if one follows `look at`.
pub(super) fn look(p: &mut Parser<'_>, mark: usize) -> Fallible<Option<Clause>> {
    if p.eat(&["the", "hand"]) {
        return Ok(Some(Clause::SeeHand { of: spells_of(p, mark)? }));
    }
    if p.eat(&["the", "ready", "spells"]) {
        return Ok(Some(Clause::SeeReady { of: spells_of(p, mark)? }));
    }
    Ok(None)
}

/// `swap a spell with PICK`, if that follows `swap`.
pub(super) fn swap(p: &mut Parser<'_>, mark: usize) -> Fallible<Option<Clause>> {
    if !p.eat(&["a", "spell", "with"]) {
        return Ok(None);
    }
    let with = p.pick()?;
    p.need_mage(with, mark, "hold spells")?;
    Ok(Some(Clause::SwapSpells { with }))
}

/// `reveal the next ready spell of PICK`, if that follows `reveal`.
pub(super) fn reveal(p: &mut Parser<'_>, mark: usize) -> Fallible<Option<Clause>> {
    if !p.eat(&["the", "next", "ready", "spell"]) {
        return Ok(None);
    }
    Ok(Some(Clause::RevealNext { of: spells_of(p, mark)? }))
}

/// `cast the next ready spell of PICK`, if that follows `cast`.
pub(super) fn cast(p: &mut Parser<'_>, mark: usize) -> Fallible<Option<Clause>> {
    if !p.eat(&["the", "next", "ready", "spell"]) {
        return Ok(None);
    }
    Ok(Some(Clause::CastNextOf { of: spells_of(p, mark)? }))
}
