//! Rooms at work: activated, closed, lent, copied; and spells that are cast out of turn.

use super::sheet;
use crate::parse::atoms::{COLOURS, TYPES};
use crate::parse::{Fallible, Parser};
use crate::program::*;

/// `activate a room with a KIND except ROOM, ROOM` or `activate PLACE [though used] [except ROOM, ROOM]`.
pub(crate) fn activate(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    if p.sees_article() && p.nth(1) == Some("room") && p.nth(2) == Some("with") {
        p.skip();
        p.skip();
        p.expect(&["with"])?;
        p.expect_article()?;
        return Ok(Clause::ActivateRoom { with: p.model_kind()?, except: p.except()? });
    }
    if p.sees_pick() && !p.sees(&["target", "room"]) {
        let hint = "models activate like this: `it activates`, `one of your undead activates`";
        return Err(Box::new(p.wrong_since(mark, "only rooms are activated with this verb").hint(hint)));
    }
    let place = one_place(p)?;
    let used = p.eat(&["though", "used"]);
    Ok(Clause::ActivatePlace { place, used, except: p.except()? })
}

/// A place that is a single room.
fn one_place(p: &mut Parser<'_>) -> Fallible<Place> {
    let mark = p.mark();
    match p.place()? {
        place @ (Place::Target | Place::RoomOf(_) | Place::ThatRoom | Place::Named(_)) => Ok(place),
        _ => {
            let hint = "`target room`, `your room`, `that room` or a room by its name";
            Err(Box::new(p.wrong_since(mark, "this must be a single room that is known").hint(hint)))
        }
    }
}

/// `close PLACE`.
pub(crate) fn close(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    match p.place()? {
        Place::Cell
        | Place::Choose { .. }
        | Place::BesideCell(_)
        | Place::EachWithMage
        | Place::RoomOfEach => {
            let hint =
                "`target room`, `each red room`, `each room beside target room`, `each room of one colour`";
            Err(Box::new(p.wrong_since(mark, "this cannot be closed").hint(hint)))
        }
        place => Ok(Clause::CloseRooms { place }),
    }
}

/// `use the rebuilt effect of another room except ROOM, ROOM` or `use the effect of another used room except ...`.
pub(crate) fn use_effect(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    p.expect(&["the"])?;
    if p.eat(&["rebuilt"]) {
        p.expect(&["effect", "of", "another", "room"])?;
        return Ok(Clause::UseRebuilt { except: p.except()? });
    }
    p.expect(&["effect", "of", "another", "used", "room"])?;
    Ok(Clause::UseUsed { except: p.except()? })
}

/// `count PLACE as COLOUR`.
pub(crate) fn count(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    let place = one_place(p)?;
    p.expect(&["as"])?;
    Ok(Clause::Recolour { place, colour: p.one_of(&COLOURS)? })
}

/// `copy another room in PLACE [except ROOM, ROOM]`.
pub(crate) fn copy(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    p.expect(&["another", "room", "in"])?;
    let place = one_place(p)?;
    Ok(Clause::CopyRoom { place, except: p.except()? })
}

/// `cast your next ready spell` or `cast AMOUNT [TYPES] spells from hand`.
pub(crate) fn cast(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    if let Some(clause) = sheet::cast(p, mark)? {
        return Ok(clause);
    }
    if p.eat(&["your"]) {
        p.expect(&["next", "ready", "spell"])?;
        return Ok(Clause::CastNext { who: Pick::The(Who::You) });
    }
    if !p.sees_number() && !p.sees_article() && !p.sees(&["that", "much"]) {
        return Err(p.expected(&["your next ready spell", "a spell from hand"]));
    }
    let head = p.amount_head()?;
    let types = p.several_of(&TYPES)?.into_iter().fold(Means::ANY, |means, kind| means.with(kind.means()));
    p.expect_any(&["spell", "spells"])?;
    p.expect(&["from", "hand"])?;
    let amount = p.amount_tail(head)?;
    let from = if p.eat(&["from"]) { Some(p.pick()?) } else { None };
    Ok(Clause::CastFromHand { amount, types, from })
}

/// After `PICK casts`.
pub(crate) fn casts(p: &mut Parser<'_>, mark: usize, who: Pick) -> Fallible<Clause> {
    p.need_mage(who, mark, "cast spells")?;
    p.expect(&["their", "next", "ready", "spell"])?;
    Ok(Clause::CastNext { who })
}
