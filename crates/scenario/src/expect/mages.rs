//! Points, cubes, trophies, jinxes, sheets.

use super::{Found, Look, Scene, found, listed, same};
use crate::error::Wrong;
use crate::form::Args;
use rules::view::{Lasts, SlotState};

pub(super) const ROWS: &[(&str, Look)] = &[
    ("WHO power N", |scene, args| same(scene.game.state().power(scene.who(args)?) as u32, args.number("N"))),
    ("WHO supply N", |scene, args| {
        same(scene.game.state().supply(scene.who(args)?) as u32, args.number("N"))
    }),
    ("SEAT tokens N", |scene, args| {
        same(scene.game.state().mage(scene.seat(args)?).tokens as u32, args.number("N"))
    }),
    ("SEAT trophies N", |scene, args| {
        same(scene.game.state().mage(scene.seat(args)?).trophies as u32, args.number("N"))
    }),
    ("WHO took N", took),
    ("WHO took N of OTHER", took),
    ("WHO won ROOM...", won),
    ("SEAT inhibited DEED", |scene, args| inhibited(scene, args)),
    ("SEAT speed N", |scene, args| same(scene.game.speed(scene.seat(args)?) as u32, args.number("N"))),
    ("SEAT evocations N", evocations),
    ("SEAT nightmares N", nightmares),
    ("SEAT jinxes JINX...", jinxes),
    ("SEAT jinx JINX cubes N", jinx_cubes),
    ("SEAT slot SLOT empty", |scene, args| slot(scene, args, SlotState::Empty)),
    ("SEAT slot SLOT ready CARD", |scene, args| slot(scene, args, SlotState::Ready)),
    ("SEAT slot SLOT active CARD", |scene, args| slot(scene, args, SlotState::Active)),
    ("SEAT slot SLOT revealed CARD", |scene, args| slot(scene, args, SlotState::Revealed)),
];

fn took(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let state = scene.game.state();
    let taken = match scene.who(args)?.seat() {
        Some(seat) => state.mage(seat).taken,
        None => state.rose.taken,
    };
    let count: u32 = match args.has("OTHER") {
        true => taken[scene.names.seat(args.one("OTHER"))?.index()].into(),
        false => taken.iter().map(|&count| count as u32).sum(),
    };
    same(count, args.number("N"))
}

/// Tokens of rooms torn down.
fn won(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let tokens = scene.game.state().beyond.tokens_of(scene.who(args)?);
    let rooms = tokens.map(|room| scene.names.codex.rooms[room.index()].title.id.clone());
    super::same_cards(rooms.collect(), args.all("ROOM"))
}

fn inhibited(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let own = scene.game.state().beyond.inhibited[scene.seat(args)?.index()];
    let lasts = match args.one("DEED") {
        "moves" => own.moves,
        "walks" => own.walks,
        _ => own.rooms,
    };
    let holds = lasts != Lasts::No;
    found(holds, if holds { "inhibited" } else { "free" })
}

fn evocations(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let owner = scene.game.state().side(scene.seat(args)?);
    let own = scene.game.state().evocations.iter().filter(|own| own.exists() && !own.haunts());
    same(own.filter(|own| own.owner == owner).count() as u32, args.number("N"))
}

fn nightmares(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let host = scene.seat(args)?;
    let own = scene.game.state().evocations.iter().filter(|own| own.exists() && own.host.is(host));
    same(own.count() as u32, args.number("N"))
}

fn jinxes(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let jinxes = &scene.game.state().mage(scene.seat(args)?).jinxes;
    let ids = jinxes.iter().map(|jinx| scene.names.codex.jinxes[jinx.kind.index()].title.id.clone());
    super::same_cards(ids.collect(), args.all("JINX"))
}

fn jinx_cubes(scene: &Scene, args: &Args) -> Result<Found, Wrong> {
    let jinx = scene.names.jinx(args.one("JINX"))?;
    let jinxes = &scene.game.state().mage(scene.seat(args)?).jinxes;
    let cubes: Vec<u32> = jinxes.iter().filter(|own| own.kind == jinx).map(|own| own.cubes.into()).collect();
    let words: Vec<String> = cubes.iter().map(u32::to_string).collect();
    found(cubes.contains(&args.number("N")), listed(&words))
}

fn slot(scene: &Scene, args: &Args, wanted: SlotState) -> Result<Found, Wrong> {
    let state = scene.game.state();
    let slot = state.mage(scene.seat(args)?).sheet[args.slot().index()];
    let (word, spell) = match slot.state {
        SlotState::Empty => return found(wanted == SlotState::Empty, "empty"),
        SlotState::Ready => ("ready", state.spell_of(slot.card)),
        SlotState::Active => ("active", state.spell_of(slot.card)),
        SlotState::Revealed => ("revealed", state.spell_of(slot.card)),
    };
    let id = &scene.names.codex.spells[spell.index()].title.id;
    found(slot.state == wanted && id == args.one("CARD"), format!("{word} {id}"))
}
