//! Statements about moon, turn and phase, and what is worked out when everything else lies on the table.

use super::{Row, Table};
use crate::error::{Wrong, ensure};
use crate::form::Args;
use crate::names::phase;
use crate::tables;
use rules::lay::*;
use rules::*;

pub(super) const ROWS: &[(&str, super::Row)] = &[
    ("moon MOON", Row::Lay(0, moon)),
    ("first SEAT", Row::Lay(0, first)),
    ("turn of SEAT", Row::Lay(0, turn_of)),
    ("turn N", Row::Lay(0, turn)),
    ("phase PHASE [step N]", Row::Lay(0, begin_phase)),
    ("end triggered", Row::Lay(0, end_triggered)),
];

/// In the Action Phase the events are step 0; the rounds of Activations are step 1.
const ROUNDS: u8 = 1;

fn moon(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    table.game.state_mut().moon = args.small("MOON")?;
    Ok(())
}

fn first(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    table.first = Some(table.names.seat(args.one("SEAT"))?);
    Ok(())
}

fn turn_of(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    table.turn_of = Some(table.names.seat(args.one("SEAT"))?);
    Ok(())
}

fn turn(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    table.game.state_mut().turn = args.small("N")?.into();
    Ok(())
}

fn end_triggered(table: &mut Table, _: &Args) -> Result<(), Wrong> {
    table.game.state_mut().end_triggered = true;
    Ok(())
}

fn begin_phase(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let phase = phase(args.one("PHASE"));
    let (least, most) = match phase {
        Phase::SetUp | Phase::Over => return Err(Wrong::new("a table cannot begin in this phase")),
        Phase::BlackRose => (1, 6),
        Phase::CleanUp => (1, 4),
        Phase::Study | Phase::Action | Phase::Evocation => (0, 1),
        Phase::Preparation | Phase::Scoring => (0, 0),
    };
    let step = if args.has("step") { Some(args.small("N")?) } else { None };
    let fits = step.is_none_or(|step| (least..=most).contains(&step));
    ensure(fits, || format!("the steps of this phase are {least} to {most}"))?;
    table.phase = Some((phase, step));
    Ok(())
}

/// Everything that follows from the statements: places, phase, trophies, supplies.
pub(super) fn complete(mut table: Table) -> Result<Game, Wrong> {
    place_the_rest(&mut table)?;
    set_phase(&mut table)?;
    count_trophies(&mut table)?;
    count_supplies(&mut table)?;
    Ok(table.game)
}

fn place_the_rest(table: &mut Table) -> Result<(), Wrong> {
    let quiet = &tables::of(&table.names.codex)?.quiet;
    for seat in table.game.state().seats() {
        if table.placed[seat.index()] {
            continue;
        }
        if let Some(place) =
            table.game.avatar_card(seat).and_then(|card| table.game.state().place_of_room(card.starts))
        {
            table.game.state_mut().mage_mut(seat).place = place;
            continue;
        }
        let state = table.game.state();
        let free = quiet.iter().filter_map(|room| table.place(room).ok()).find(|&place| {
            // Mages still to be placed are in their cells, so they take no room.
            state.models_in(place).is_empty()
        });
        if let Some(place) = free {
            table.game.state_mut().mage_mut(seat).place = place;
        }
    }
    Ok(())
}

fn set_phase(table: &mut Table) -> Result<(), Wrong> {
    let (phase, step) = table.phase.unwrap_or((Phase::Action, None));
    let (first, turn_of) = (table.first, table.turn_of);
    let state = table.game.state_mut();
    state.first = first.unwrap_or(state.crown);
    state.phase = phase;
    state.cursor = 0;
    state.note = 0;
    state.step = match (phase, step) {
        (Phase::BlackRose | Phase::CleanUp, step) => step.unwrap_or(1) - 1,
        (Phase::Action, step) => step.unwrap_or(ROUNDS),
        (_, step) => step.unwrap_or(0),
    };
    let Some(seat) = turn_of else { return Ok(()) };
    let in_rounds = state.phase == Phase::Action && state.step == ROUNDS;
    ensure(in_rounds, || "`turn of` belongs to the Action Phase; elsewhere `first` says who begins".into())?;
    let count = state.mages.len() as u8;
    state.cursor = (seat.0 + count - state.first.0) % count;
    // Whoever came earlier in this round counts as having acted, so that everybody has a full round after it (R14.5).
    state.note = u8::from(state.cursor > 0);
    Ok(())
}

fn count_trophies(table: &mut Table) -> Result<(), Wrong> {
    let said = table.trophies;
    let state = table.game.state_mut();
    let trophies = state.rules.trophies;
    for seat in state.seats() {
        let taken: u32 = state.mages.iter().map(|mage| mage.taken[seat.index()] as u32).sum::<u32>()
            + state.rose.taken[seat.index()] as u32;
        ensure(taken <= trophies as u32, || {
            format!("{taken} trophies of one mage, but there are {trophies}")
        })?;
        let left = said[seat.index()].unwrap_or(trophies - taken as u8);
        ensure(left as u32 + taken <= trophies as u32, || format!("a mage has only {trophies} trophies"))?;
        state.mage_mut(seat).trophies = left;
    }
    Ok(())
}

fn count_supplies(table: &mut Table) -> Result<(), Wrong> {
    let rules = table.game.state().rules;
    for colour in table.game.state().people().map(Seat::colour).chain([Colour::ROSE]) {
        let all = if colour.is_rose() { rules.rose_cubes } else { rules.cubes };
        let lying = cubes_on_table(table.game.state(), colour);
        let name = table.game.colour_name(colour);
        ensure(lying <= all as u32, || format!("{lying} cubes of {name} on the table, but there are {all}"))?;
        let left = table.supply[colour.index()].unwrap_or(all - lying as u8);
        *table.game.state_mut().supply_mut(colour) = left;
    }
    Ok(())
}

fn cubes_on_table(state: &State, colour: Colour) -> u32 {
    let rows = (state.mages.iter().map(|mage| mage.damage))
        .chain(state.evocations.iter().filter(|own| own.exists()).map(|own| own.damage))
        .chain(state.rooms.iter().map(|room| room.cubes));
    let mut count: u32 = rows.map(|row| row.of(colour) as u32).sum();
    if let Some(seat) = state.mage_of(colour) {
        count += state.mage(seat).jinxes.iter().map(|jinx| jinx.cubes as u32).sum::<u32>();
        let quests = state.quests.iter(quest_pile::active(seat));
        count += quests.map(|quest| state.quest_marks[quest.index()] as u32).sum::<u32>();
    }
    count
}
