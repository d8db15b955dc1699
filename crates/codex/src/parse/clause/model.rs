//! Evocations, what is assigned to models, and where models go.

use crate::names::CardKind;
use crate::parse::atoms::{COLOURS, lookup};
use crate::parse::pick::Inside;
use crate::parse::{Fallible, Parser};
use crate::program::*;

pub(crate) fn summon(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    let what = if p.eat(&["any", "evocation"]) {
        let mut health = u8::MAX;
        if p.eat(&["with", "health"]) {
            p.expect(&["at", "most"])?;
            health = p.number("health", 20)?;
        }
        Summoned::Any { health, forgotten: false }
    } else if p.eat(&["the", "same", "kind"]) {
        p.need_reaction(mark, "the same kind")?;
        Summoned::Same
    } else {
        p.eat_article();
        let at = p.mark();
        let kind = p.id(CardKind::Evocation)?;
        if p.names.evocation_facts.get(kind).is_some_and(|fact| fact.haunts) {
            let hint = "write `assign ... to PICK`";
            return Err(Box::new(
                p.wrong_since(at, "this evocation haunts: it is assigned, never summoned").hint(hint),
            ));
        }
        Summoned::Kind(EvocationId(kind as u8))
    };
    Ok(Clause::Summon { what, place: p.place_or_target(mark)? })
}

/// After `PICK activates`.
pub(crate) fn activates(p: &mut Parser<'_>, mark: usize, who: Pick) -> Fallible<Clause> {
    p.need_evocation(who, mark, "are activated")?;
    let control = p.eat(&["under", "your", "control"]);
    let mut strength = 0;
    let mut speed = 0;
    while p.eat(&["with"]) {
        let at = p.mark();
        let field = match p.word() {
            Some("strength") => &mut strength,
            Some("speed") => &mut speed,
            _ => return Err(p.expected(&["strength", "speed"])),
        };
        p.skip();
        let change = p.signed("the change")?;
        if std::mem::replace(field, change) != 0 {
            return Err(p.wrong_since(at, "this is changed twice"));
        }
    }
    Ok(Clause::Activate { who, control, strength, speed, priority: p.priority(false)? })
}

/// `give PICK strength +N`, `give 1 trophy to the rose`, `give a forgotten spell to PICK`.
pub(crate) fn give(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    if p.sees_number() {
        p.number("the number of trophies", 1)?;
        p.expect(&["trophy", "to", "the", "rose"])?;
        return Ok(Clause::GiveTrophy);
    }
    if p.sees_article() && p.nth(1) == Some("forgotten") {
        p.skip();
        p.expect(&["forgotten", "spell", "to"])?;
        let to = p.pick()?;
        p.need_mage(to, mark, "hold spells")?;
        return Ok(Clause::GiveForgotten { to });
    }
    let who = p.pick()?;
    p.need_evocation(who, mark, "are activated")?;
    let faster = p.eat(&["speed"]);
    if !faster && !p.eat(&["strength"]) {
        return Err(p.expected(&["strength", "speed"]));
    }
    let change = p.signed("the change")?;
    let (strength, speed) = if faster { (0, change) } else { (change, 0) };
    Ok(Clause::Empower { who, strength, speed })
}

pub(crate) fn remove(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    if let Some(clause) = super::turn::remove_instability(p, mark)? {
        return Ok(clause);
    }
    let who = p.pick()?;
    p.need_evocation(who, mark, "are removed")?;
    Ok(Clause::Remove { who })
}

enum Assigned {
    Jinx(Option<JinxId>),
    Upgrade(Option<UpgradeId>),
    Nightmare(Option<EvocationId>),
}

pub(crate) fn assign(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    let what = assigned(p)?;
    p.expect(&["to"])?;
    let to = p.pick()?;
    Ok(match what {
        Assigned::Jinx(jinx) => {
            p.need_mage(to, mark, "bear jinxes")?;
            Clause::AssignJinx { jinx, to }
        }
        Assigned::Upgrade(upgrade) => {
            p.need_evocation(to, mark, "have upgrades")?;
            Clause::AssignUpgrade { upgrade, to }
        }
        Assigned::Nightmare(nightmare) => {
            p.need_mage(to, mark, "are haunted by nightmares")?;
            Clause::AssignNightmare { nightmare, to }
        }
    })
}

fn assigned(p: &mut Parser<'_>) -> Fallible<Assigned> {
    if p.eat_article() {
        return match p.word() {
            Some("jinx") => Ok((p.skip(), Assigned::Jinx(None)).1),
            Some("upgrade") => Ok((p.skip(), Assigned::Upgrade(None)).1),
            Some("nightmare") => Ok((p.skip(), Assigned::Nightmare(None)).1),
            _ => Err(p.expected(&["jinx", "upgrade", "nightmare"])),
        };
    }
    let Some(id) = p.word() else {
        return Err(p.wrong(format!("expected a jinx, an upgrade or a nightmare, found {}", p.found())));
    };
    if let Some(jinx) = p.names.find(CardKind::Jinx, id) {
        p.skip();
        return Ok(Assigned::Jinx(Some(JinxId(jinx as u8))));
    }
    if let Some(upgrade) = p.names.find(CardKind::Upgrade, id) {
        p.skip();
        return Ok(Assigned::Upgrade(Some(UpgradeId(upgrade as u8))));
    }
    if let Some(kind) = p.names.find(CardKind::Evocation, id) {
        if !p.names.evocation_facts.get(kind).is_some_and(|fact| fact.haunts) {
            let hint = "only an evocation that `haunts` is assigned";
            let message = format!("`{id}` is summoned, not assigned");
            return Err(Box::new(p.wrong(message).hint(hint)));
        }
        p.skip();
        return Ok(Assigned::Nightmare(Some(EvocationId(kind as u8))));
    }
    if let Some(other) = p.names.kinds_of(id).first() {
        let message =
            format!("`{id}` is {}, assign needs a jinx, an upgrade or a nightmare", other.with_article());
        return Err(p.wrong(message));
    }
    let known = [CardKind::Jinx, CardKind::Upgrade, CardKind::Evocation]
        .into_iter()
        .flat_map(|kind| p.names.ids(kind));
    let near = crate::suggest::nearest(id, known).map(|near| format!("did you mean `{near}`?"));
    Err(Box::new(p.wrong(format!("there is no jinx, upgrade or nightmare `{id}`")).maybe_hint(near)))
}

/// A room to head for: one by name, the nearest of a colour, or the target.
fn goal_room(p: &mut Parser<'_>) -> Fallible<Place> {
    let mark = p.mark();
    match p.place()? {
        place @ (Place::Named(_) | Place::Target | Place::Choose { range: ANY, .. }) => Ok(place),
        _ => Err(p.wrong_since(mark, "nobody can head for this")),
    }
}

/// `move PICK 1`, `move PICK up to 1`, `move PICK towards GOAL` or `move you N and attack`.
pub(crate) fn move_by(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    let who = p.pick()?;
    if p.eat(&["towards"]) {
        if !matches!(who, Pick::The(_)) {
            return Err(p.wrong_since(mark, "say who moves: `you`, `target`, `the rose`"));
        }
        let a_room = p.sees_article() && (p.nth(1) == Some("room") || lookup(&COLOURS, p.nth(1)).is_some());
        let room = a_room || p.sees(&["target", "room"]);
        let goal = if !room && p.sees_pick() { Goal::Model(p.pick()?) } else { Goal::Room(goal_room(p)?) };
        return Ok(Clause::Approach { who, goal });
    }
    if let Some(sally) = p.sally(who)? {
        return Ok(sally);
    }
    let optional = p.eat(&["up", "to"]);
    let mark = p.mark();
    if p.number("a step", 1)? == 0 {
        return Err(p.wrong_since(mark, "a step is 1"));
    }
    Ok(Clause::Move { who, optional })
}

pub(crate) fn put(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    let who = p.pick_with(Inside::Place)?;
    if !p.sees(&["where", "it", "stood"]) {
        p.expect(&["in"])?;
    }
    Ok(Clause::Put { who, place: p.place()? })
}

/// `activate a room with a KIND except ROOM, ROOM`.
pub(crate) fn activate(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    if !(p.sees_article() && p.nth(1) == Some("room")) {
        let hint = "models activate like this: `it activates`, `one of your undead activates`";
        return Err(Box::new(p.wrong_since(mark, "only rooms are activated with this verb").hint(hint)));
    }
    p.skip();
    p.skip();
    p.expect(&["with"])?;
    p.expect_article()?;
    Ok(Clause::ActivateRoom { with: p.model_kind()?, except: p.except()? })
}

/// `use the rebuilt effect of another room except ROOM, ROOM`.
pub(crate) fn use_rebuilt(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    p.expect(&["the", "rebuilt", "effect", "of", "another", "room"])?;
    Ok(Clause::UseRebuilt { except: p.except()? })
}

/// `target that mage`.
pub(crate) fn target_that(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    p.expect(&["that"])?;
    let bind = match p.word() {
        Some("mage" | "model") => Bind::ThatModel,
        Some("room") => Bind::ThatRoom,
        _ => return Err(p.expected(&["mage", "model", "room"])),
    };
    p.skip();
    p.need_reaction(mark, "that")?;
    Ok(Clause::BindTarget(bind))
}
