//! The table before any statement: the lodge of the edition's file (`tables.rs`), empty hands, shuffled decks.

use super::{Plan, Table};
use crate::error::{Wrong, ensure};
use crate::names::Names;
use crate::tables::{self, DefaultTable};
use codex::{Codex, EventId, QuestId, SpellKind};
use rules::lay::*;
use rules::*;
use std::sync::Arc;

pub(super) fn bare(codex: &Arc<Codex>, plan: &Plan, names: Names) -> Result<Table, Wrong> {
    let default = tables::of(codex)?;
    let mut game = plan.any_game(codex)?;
    // With other cards than those of the edition somebody might still be asked for a mage or a school.
    ensure(game.state().phase != Phase::SetUp, || {
        "the cards lack mages or schools of the default table".into()
    })?;
    let state = game.state_mut();
    // The shuffles of a scenario depend on its seed alone, not on what dealing a game takes.
    state.random = Random::new(plan.seed);
    sweep(state, codex);
    lay_rooms(state, codex, default)?;
    let sitting: Vec<&str> = state.people().map(|seat| id_of(state, codex, seat)).collect();
    for seat in state.seats() {
        // The Avatar has the cell of a mage who does not play.
        let cell = match state.is_avatar(seat) {
            true => default.seats.iter().rev().find(|own| !sitting.contains(&own.mage.as_str())),
            false => default.seats.iter().find(|own| own.mage == sitting[seat.index()]),
        };
        let mage = state.mage_mut(seat);
        if let Some(own) = cell {
            mage.cell = own.cell;
            mage.beside_cell = hexes::beside_cell(mage.cell);
        }
    }
    collect_cards(state, codex, default.aside);
    state.crown = plan.crown.unwrap_or(Seat(0));
    Ok(Table {
        game,
        names,
        placed: [false; SEATS],
        supply: [None; Colour::COUNT],
        trophies: [None; SEATS],
        first: None,
        phase: None,
        turn_of: None,
    })
}

/// Takes everything but cards and rooms off the table.
fn sweep(state: &mut State, codex: &Codex) {
    state.stop();
    state.turn = 1;
    state.moon = 1;
    state.end_triggered = false;
    state.activation = Activation::default();
    state.outcome = None;
    state.rose = RoseState { power: 0, supply: state.rules.rose_cubes, taken: [0; SEATS] };
    state.evocations.clear();
    state.persistents.clear();
    state.beyond = Default::default();
    state.quest_marks.iter_mut().for_each(|marks| *marks = 0);
    state.quests_shown = 0;
    state.board = [EventId::NONE; 3];
    state.events_applied = 0;
    state.shown_cards = Default::default();
    state.jinxes_left = codex.jinxes.iter().map(|jinx| jinx.copies).collect();
    state.upgrades_left = codex.upgrades.iter().map(|upgrade| upgrade.copies).collect();
    (state.decisions, state.happenings, state.deepest) = (0, 0, 0);
    let rules = state.rules;
    for mage in state.mages.iter_mut() {
        mage.power = 0;
        mage.supply = rules.cubes;
        mage.trophies = rules.trophies;
        mage.taken = [0; SEATS];
        mage.tokens = rules.tokens;
        mage.place = Spot::CELL;
        mage.fell_at = Spot::NOWHERE;
        mage.damage = Row::default();
        mage.last_damage = Colour::NONE;
        mage.doomed = Colour::NONE;
        mage.sheet = [Slot::EMPTY; SheetSlot::COUNT];
        mage.jinxes.clear();
    }
    if let Some(seat) = state.avatar_seat() {
        let mage = state.mage_mut(seat);
        (mage.supply, mage.tokens) = (0, 0);
    }
}

fn id_of<'a>(state: &State, codex: &'a Codex, seat: Seat) -> &'a str {
    &codex.mages[state.mage(seat).mage.index()].title.id
}

fn lay_rooms(state: &mut State, codex: &Codex, default: &DefaultTable) -> Result<(), Wrong> {
    for (id, hex) in &default.rooms {
        let room = codex.find_room(id).ok_or_else(|| Wrong::new(format!("the cards have no room `{id}`")))?;
        let cubes = Row::default();
        if let Some(place) = hexes::place_of(*hex) {
            let laid = RoomState { room, slots: default.slots, turned: false, used: false, cubes };
            state.rooms[place.index()] = laid;
        }
    }
    Ok(())
}

/// All cards back to where they belong, then all decks shuffled.
fn collect_cards(state: &mut State, codex: &Codex, aside: u8) {
    for card in (0..state.spell_cards.len() as u8).map(Card) {
        let spell = state.spell_of(card);
        let pile = match codex.spells[spell.index()].kind {
            SpellKind::School(school) => {
                let place = state.schools.iter().position(|&own| own == school);
                place.map_or(spell_pile::GONE, spell_pile::library)
            }
            SpellKind::Forgotten => spell_pile::FORGOTTEN,
            SpellKind::Personal => spell_pile::GONE,
        };
        state.spells.put(card, pile);
    }
    for seat in state.people() {
        let personal = codex.mages[state.mage(seat).mage.index()].personal;
        let own: Vec<Card> = state
            .spells
            .iter(spell_pile::GONE)
            .filter(|&card| Some(state.spell_of(card)) == personal)
            .collect();
        for &card in own.iter().take(aside as usize) {
            state.spells.put(card, spell_pile::aside(seat));
        }
    }
    let seats = state.mages.len() as u8;
    for quest in
        (0..codex.quests.len() as u8).map(QuestId).filter(|&quest| codex.quests[quest.index()].seats <= seats)
    {
        state.quests.put(quest, quest_pile::deck(codex.quests[quest.index()].moon));
    }
    let avatar = state.avatar.is_some();
    let in_play = |event: &EventId| codex.events[event.index()].avatar == avatar;
    for event in (0..codex.events.len() as u8).map(EventId).filter(in_play) {
        state.events.put(event, event_pile::deck(codex.events[event.index()].moon));
    }
    for school in 0..state.schools.len() {
        state.spells.shuffle(spell_pile::library(school), &mut state.random);
    }
    state.spells.shuffle(spell_pile::FORGOTTEN, &mut state.random);
    for moon in 1..=3 {
        state.quests.shuffle(quest_pile::deck(moon), &mut state.random);
        state.events.shuffle(event_pile::deck(moon), &mut state.random);
    }
    if let Some(avatar) = &mut state.avatar {
        for moon in 1..=3 {
            avatar.commands.shuffle(command_pile::deck(moon), &mut state.random);
        }
    }
}
