//! Statements about mages: place, points, cubes, trophies, spells, jinxes, quests.

use super::{Row, Table};
use crate::error::{Wrong, ensure};
use crate::form::Args;
use codex::{Clause, ListenerId, QuestFlow, QuestId, QuestReveal, Side};
use rules::lay::*;
use rules::*;

pub(super) const ROWS: &[(&str, super::Row)] = &[
    ("SEAT in PLACE", Row::Lay(0, place)),
    ("WHO power N", Row::Lay(0, power)),
    ("SEAT damage CUBES...", Row::Lay(0, damage)),
    ("WHO supply N", Row::Lay(0, supply)),
    ("SEAT tokens N", Row::Lay(0, tokens)),
    ("SEAT trophies N", Row::Lay(0, trophies)),
    ("WHO took N of OTHER", Row::Lay(0, took)),
    ("WHO won ROOM...", Row::Lay(0, won)),
    ("SEAT inhibited DEED", Row::Lay(0, inhibited)),
    ("SEAT hand CARD...", Row::Lay(0, |table, args| spells(table, args, spell_pile::hand))),
    ("SEAT grimoire CARD...", Row::Lay(0, |table, args| spells(table, args, spell_pile::grimoire))),
    ("SEAT memories CARD...", Row::Lay(0, |table, args| spells(table, args, spell_pile::memories))),
    ("SEAT aside N", Row::Lay(1, aside)),
    (
        "SEAT ready SLOT CARD SIDE",
        Row::Lay(0, |table, args| prepared(table, args, SlotState::Ready).map(drop)),
    ),
    (
        "SEAT active SLOT CARD SIDE",
        Row::Lay(0, |table, args| prepared(table, args, SlotState::Active).map(drop)),
    ),
    (
        "SEAT revealed SLOT CARD SIDE",
        Row::Lay(0, |table, args| prepared(table, args, SlotState::Revealed).map(drop)),
    ),
    ("SEAT persistent SLOT CARD SIDE on MODEL", Row::Lay(1, persistent)),
    ("SEAT jinx JINX [cubes N]", Row::Lay(0, jinx)),
    ("SEAT quest active QUEST [marks N] [shown]", Row::Lay(0, active_quest)),
    ("SEAT quest completed QUEST", Row::Lay(0, completed_quest)),
    ("SEAT quest solved QUEST", Row::Lay(0, |table, args| quest(table, args, quest_pile::solved).map(drop))),
];

fn place(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let seat = table.names.seat(args.one("SEAT"))?;
    let place = table.place(args.one("PLACE"))?;
    ensure(!table.placed[seat.index()], || "this mage has a place already".into())?;
    table.placed[seat.index()] = true;
    table.game.state_mut().mage_mut(seat).place = place;
    Ok(())
}

fn power(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let (who, power) = (table.names.colour(args.one("WHO"))?, args.small("N")?);
    let state = table.game.state_mut();
    match who.seat() {
        Some(seat) => state.mage_mut(seat).power = power,
        None => state.rose.power = power,
    }
    Ok(())
}

fn damage(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let seat = table.names.seat(args.one("SEAT"))?;
    let row = table.row(args, table.game.health(seat.model()))?;
    let mage = table.game.state_mut().mage_mut(seat);
    mage.damage = row;
    mage.last_damage = row.cubes().last().unwrap_or(Colour::NONE);
    Ok(())
}

fn supply(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let who = table.names.colour(args.one("WHO"))?;
    table.supply[who.index()] = Some(args.small("N")?);
    Ok(())
}

fn tokens(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let (seat, tokens) = (table.names.seat(args.one("SEAT"))?, args.small("N")?);
    let most = table.game.state().rules.tokens;
    ensure(tokens <= most, || format!("a mage has {most} physical action tokens"))?;
    table.game.state_mut().mage_mut(seat).tokens = tokens;
    Ok(())
}

fn trophies(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let (seat, count) = (table.names.seat(args.one("SEAT"))?, args.small("N")?);
    let most = table.game.state().rules.trophies;
    ensure(count <= most, || format!("a mage has {most} trophies"))?;
    table.trophies[seat.index()] = Some(count);
    Ok(())
}

fn took(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let who = table.names.colour(args.one("WHO"))?;
    let (of, count) = (table.names.seat(args.one("OTHER"))?, args.small("N")?);
    let state = table.game.state_mut();
    match who.seat() {
        Some(seat) => state.mage_mut(seat).taken[of.index()] = count,
        None => state.rose.taken[of.index()] = count,
    }
    Ok(())
}

/// Tokens of rooms torn down before.
fn won(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let who = table.names.colour(args.one("WHO"))?;
    for word in args.all("ROOM") {
        let room = table.names.room(word)?;
        let state = table.game.state_mut();
        let place = state.place_of_room(room).ok_or_else(|| Wrong::new(format!("`{word}` is not laid")))?;
        let taken = Colour::all().any(|side| state.beyond.has_won(side, room));
        ensure(!taken, || format!("the token of `{word}` is won twice"))?;
        state.beyond.won[who.index()] |= 1 << room.0;
        state.rooms[place.index()].turned = true;
    }
    Ok(())
}

/// An inhibition token, to the end of this turn.
fn inhibited(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let seat = table.names.seat(args.one("SEAT"))?;
    let own = &mut table.game.state_mut().beyond.inhibited[seat.index()];
    match args.one("DEED") {
        "moves" => own.moves = Lasts::ThisTurn,
        "walks" => own.walks = Lasts::ThisTurn,
        _ => own.rooms = Lasts::ThisTurn,
    }
    Ok(())
}

/// Cards from the top down.
fn spells(table: &mut Table, args: &Args, pile: fn(Seat) -> usize) -> Result<(), Wrong> {
    let seat = table.names.seat(args.one("SEAT"))?;
    for word in args.all("CARD") {
        let card = table.free_copy(word)?;
        table.game.state_mut().spells.put_under(card, pile(seat));
    }
    Ok(())
}

/// Personal spells left aside; the others are out of the game unless somebody holds them.
fn aside(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let (seat, count) = (table.names.seat(args.one("SEAT"))?, args.small("N")? as usize);
    ensure(count <= 2, || "at most two personal spells are aside".into())?;
    let personal = table.names.codex.mages[table.game.state().mage(seat).mage.index()].personal;
    let state = table.game.state_mut();
    let pile = spell_pile::aside(seat);
    while let Some(card) = state.spells.top(pile).filter(|_| state.spells.len(pile) > count) {
        state.spells.put(card, spell_pile::GONE);
    }
    while state.spells.len(pile) < count {
        let left = state.spells.iter(spell_pile::GONE).find(|&card| Some(state.spell_of(card)) == personal);
        let Some(card) = left else {
            return Err(Wrong::new("the other personal spells have been given out already"));
        };
        state.spells.put(card, pile);
    }
    Ok(())
}

fn prepared(table: &mut Table, args: &Args, state: SlotState) -> Result<(Seat, SheetSlot, Side), Wrong> {
    let seat = table.names.seat(args.one("SEAT"))?;
    let slot = args.slot();
    let word = args.one("CARD");
    let spell = &table.names.codex.spells[table.names.spell(word)?.index()];
    let dark = args.one("SIDE") == "dark";
    let side = match (dark, spell.dark) {
        (false, _) => spell.light,
        (true, Some(side)) => side,
        (true, None) => return Err(Wrong::new(format!("`{word}` has no dark side"))),
    };
    if state == SlotState::Active && side.trigger.is_none() {
        let wrong = Wrong::new(format!("this side of `{word}` is neither a trap nor a protection"));
        return Err(wrong.hint("a spell that is not cast yet is `ready`"));
    }
    let name = args.one("SLOT");
    let taken = table.game.state().mage(seat).sheet[slot.index()].state != SlotState::Empty;
    ensure(!taken, || format!("slot {name} holds a spell already"))?;
    let card = table.free_copy(word)?;
    let table = table.game.state_mut();
    table.spells.put(card, spell_pile::sheet(seat));
    table.mage_mut(seat).sheet[slot.index()] = Slot { state, card, dark };
    Ok((seat, slot, side))
}

fn persistent(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let target = table.names.model(&table.game, args.one("MODEL"))?;
    let (caster, slot, side) = prepared(table, args, SlotState::Revealed)?;
    let listeners = persistents_of(&table.names.codex, side);
    ensure(!listeners.is_empty(), || format!("this side of `{}` is not persistent", args.one("CARD")))?;
    for listener in listeners {
        let persistents = &mut table.game.state_mut().persistents;
        ensure(!persistents.is_full(), || "too many persistent spells".into())?;
        persistents.push(Persistent {
            caster,
            slot,
            target,
            listener,
            room: Spot::NOWHERE,
            of: caster,
            used: 0,
        });
    }
    Ok(())
}

/// Every "each time" of a side that lasts.
fn persistents_of(codex: &codex::Codex, side: Side) -> Vec<ListenerId> {
    let sentences = codex.effects.get(side.effect.index()).map(|effect| effect.sentences).unwrap_or_default();
    let clauses = codex.sentences[sentences.range()]
        .iter()
        .flat_map(|sentence| sentence.clauses.range().chain(sentence.other.range()));
    clauses
        .filter_map(|at| match codex.clauses[at] {
            Clause::Persist(listener) | Clause::PersistOn { listener, .. } | Clause::ThisTurn(listener) => {
                Some(listener)
            }
            _ => None,
        })
        .collect()
}

fn jinx(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let seat = table.names.seat(args.one("SEAT"))?;
    let jinx = table.names.jinx(args.one("JINX"))?;
    let cubes = if args.has("cubes") { args.small("N")? } else { 0 };
    let slots = table.names.codex.jinxes[jinx.index()].slots;
    ensure(cubes < slots, || format!("this jinx is discarded with its cube number {slots}"))?;
    let state = table.game.state_mut();
    let full = state.mage(seat).jinxes.is_full();
    ensure(state.jinxes_left[jinx.index()] > 0 && !full, || "no card of this jinx is left".into())?;
    state.jinxes_left[jinx.index()] -= 1;
    state.mage_mut(seat).jinxes.push(JinxState { kind: jinx, cubes });
    Ok(())
}

fn quest(table: &mut Table, args: &Args, pile: fn(Seat) -> usize) -> Result<(Seat, QuestId), Wrong> {
    let seat = table.names.seat(args.one("SEAT"))?;
    let quest = table.names.quest(args.one("QUEST"))?;
    let moon = table.names.codex.quests[quest.index()].moon;
    let state = table.game.state_mut();
    let free = state.quests.pile_of(quest) == Some(quest_pile::deck(moon));
    ensure(free, || format!("`{}` lies elsewhere on the table already", args.one("QUEST")))?;
    state.quests.put_under(quest, pile(seat));
    Ok((seat, quest))
}

fn active_quest(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let (_, quest) = quest(table, args, quest_pile::active)?;
    let card = &table.names.codex.quests[quest.index()];
    let (slots, reveal) = (card.slots, card.reveal);
    let marks = if args.has("marks") { args.small("N")? } else { 0 };
    ensure(marks == 0 || marks < slots, || format!("this quest is completed with mark number {slots}"))?;
    let state = table.game.state_mut();
    state.quest_marks[quest.index()] = marks;
    // The first progress turns it face up (R5.2).
    if args.has("shown") || marks > 0 || reveal == QuestReveal::WhenDrawn {
        state.quests_shown |= 1 << quest.0;
    }
    Ok(())
}

/// Where quests are done at once nothing lies between unsolved and solved (C6.8).
fn completed_quest(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let staged = table.game.state().rules.quests == QuestFlow::InStages;
    ensure(staged, || "quests are completed at once here: it is active or solved".into())?;
    let (_, quest) = quest(table, args, quest_pile::completed)?;
    table.game.state_mut().quests_shown |= 1 << quest.0;
    Ok(())
}

impl Table {
    pub(super) fn place(&self, word: &str) -> Result<Spot, Wrong> {
        if word == "cell" {
            return Ok(Spot::CELL);
        }
        let room = self.names.room(word)?;
        let none = || Wrong::new(format!("`{word}` is not in the lodge"));
        self.game.state().place_of_room(room).ok_or_else(none)
    }

    /// The cubes of a statement as a row of so many places.
    pub(super) fn row(&self, args: &Args, places: u8) -> Result<rules::lay::Row, Wrong> {
        let cubes = self.names.colours(args.all("CUBES"))?;
        let mut row = rules::lay::Row::default();
        for &cube in &cubes {
            let fits = row.add(cube, places);
            ensure(fits, || format!("{} cubes, but only {places} places", cubes.len()))?;
        }
        Ok(row)
    }
}
