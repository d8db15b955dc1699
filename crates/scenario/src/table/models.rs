//! Statements about evocations, nightmares and rooms.

use super::{Row, Table};
use crate::error::{Wrong, ensure};
use crate::form::Args;
use codex::EvocationId;
use rules::lay::*;
use rules::*;

pub(super) const ROWS: &[(&str, super::Row)] = &[
    ("SEAT evocation KIND in ROOM [slot N] [damage CUBES...] [upgrade UPGRADE...]", Row::Lay(0, evocation)),
    ("SEAT haunted by KIND [slot N] [damage CUBES...]", Row::Lay(0, nightmare)),
    ("room ROOM slots N", Row::Lay(0, slots)),
    ("room ROOM cubes CUBES...", Row::Lay(1, cubes)),
    ("room ROOM rebuilt", Row::Lay(0, |table, args| table.room(args).map(|room| room.turned = true))),
    ("room ROOM used", Row::Lay(0, |table, args| table.room(args).map(|room| room.used = true))),
];

fn evocation(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let seat = table.names.seat(args.one("SEAT"))?;
    let kind = table.names.evocation(args.one("KIND"))?;
    let card = &table.names.codex.evocations[kind.index()];
    if card.haunts {
        let hint = format!("write `{} haunted by {}`", args.one("SEAT"), args.one("KIND"));
        return Err(Wrong::new("a nightmare is assigned, not summoned").hint(hint));
    }
    let large = card.large;
    let mut taken = [None; EvocationSlot::COUNT];
    for (index, own) in table.game.state().evocations.iter().enumerate() {
        if own.exists() && !own.haunts() && own.owner == table.game.state().side(seat) {
            taken[own.slot.index()] = Some(index);
        }
    }
    let free = taken.iter().position(Option::is_none);
    let free = free.ok_or_else(|| Wrong::new("a mage has three evocation slots, and all are taken"))?;
    if let (true, false, Some(small)) = (large, args.has("slot"), taken[0]) {
        // The large base carries one mark, so a small one there moves over (R12.6).
        let other = &mut table.game.state_mut().evocations[small];
        let is_large = table.names.codex.evocations[other.kind.index()].large;
        ensure(!is_large, || "a mage has one large evocation at most".into())?;
        other.slot = EvocationSlot(free as u8);
        taken[0] = None;
    }
    let slot = slot(args, if large { 0 } else { free })?;
    ensure(!large || slot == 0, || "a large evocation stands in slot 1".into())?;
    ensure(taken[slot].is_none(), || format!("evocation slot {} is taken", slot + 1))?;
    let room = table.place(args.one("ROOM"))?;
    let own = EvocationState {
        kind,
        owner: table.game.state().side(seat),
        slot: EvocationSlot(slot as u8),
        room,
        ..EvocationState::none()
    };
    let model = bring(table, kind, own)?;
    for word in args.all("UPGRADE") {
        let upgrade = table.names.upgrade(word)?;
        let state = table.game.state_mut();
        ensure(state.upgrades_left[upgrade.index()] > 0, || format!("no card of `{word}` is left"))?;
        state.upgrades_left[upgrade.index()] -= 1;
        match state.evocation_mut(model) {
            Some(own) => own.upgrades.add(upgrade),
            None => return Err(Wrong::new("only evocations carry upgrades")),
        }
    }
    damage(table, args, model)
}

fn nightmare(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let seat = table.names.seat(args.one("SEAT"))?;
    let kind = table.names.evocation(args.one("KIND"))?;
    let haunts = table.names.codex.evocations[kind.index()].haunts;
    ensure(haunts, || format!("`{}` is summoned, not assigned", args.one("KIND")))?;
    let mut taken = [false; EvocationSlot::COUNT];
    for own in table.game.state().evocations.iter().filter(|own| own.exists() && own.host.is(seat)) {
        taken[own.slot.index()] = true;
    }
    let free = taken.iter().position(|&taken| !taken);
    let free = free.ok_or_else(|| Wrong::new("three nightmares haunt this mage already"))?;
    let slot = slot(args, free)?;
    ensure(!taken[slot], || format!("nightmare slot {} is taken", slot + 1))?;
    let (owner, host) = (Colour::ROSE, seat.into());
    let own = EvocationState { kind, owner, host, slot: EvocationSlot(slot as u8), ..EvocationState::none() };
    let model = bring(table, kind, own)?;
    damage(table, args, model)
}

fn slot(args: &Args, free: usize) -> Result<usize, Wrong> {
    if !args.has("slot") {
        return Ok(free);
    }
    let slot = args.number("N") as usize;
    ensure((1..=3).contains(&slot), || "evocation slots are 1, 2 and 3".into())?;
    Ok(slot - 1)
}

/// Puts a model on the table, as far as there are models of its kind.
fn bring(table: &mut Table, kind: EvocationId, own: EvocationState) -> Result<Model, Wrong> {
    let codex = &table.names.codex;
    let group = |kind: EvocationId| codex.evocations[kind.index()].shares.unwrap_or(kind);
    let models = codex.evocations[group(kind).index()].models as usize;
    let evocations = &table.game.state().evocations;
    let in_play = evocations.iter().filter(|own| own.exists() && group(own.kind) == group(kind)).count();
    ensure(in_play < models, || format!("there are only {models} models of this kind"))?;
    table.game.state_mut().bring(own).ok_or_else(|| Wrong::new("no more models fit the table"))
}

fn damage(table: &mut Table, args: &Args, model: Model) -> Result<(), Wrong> {
    let row = table.row(args, table.game.health(model))?;
    if let Some(damage) = table.game.state_mut().damage_mut(model) {
        *damage = row;
    }
    Ok(())
}

fn slots(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let slots = args.small("N")?;
    ensure((1..=ROW as u8).contains(&slots), || format!("a room has 1 to {ROW} slots"))?;
    table.room(args)?.slots = slots;
    Ok(())
}

fn cubes(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let slots = table.room(args)?.slots;
    let row = table.row(args, slots)?;
    table.room(args)?.cubes = row;
    Ok(())
}

impl Table {
    fn room(&mut self, args: &Args) -> Result<&mut RoomState, Wrong> {
        let place = self.place(args.one("ROOM"))?;
        Ok(&mut self.game.state_mut().rooms[place.index()])
    }
}
