//! Statements about decks: what lies on top, what is in them at all, what has been discarded.

use super::{Row, Table};
use crate::error::{Wrong, ensure};
use crate::form::Args;
use codex::SpellId;
use rules::lay::*;
use rules::*;

pub(super) const ROWS: &[(&str, super::Row)] = &[
    ("event slot N EVENT", Row::Lay(0, on_board)),
    ("top events MOON EVENT...", Row::Lay(2, |table, args| events(table, args, Deed::Top))),
    ("only events MOON EVENT...", Row::Lay(1, |table, args| events(table, args, Deed::Only))),
    ("only events MOON", Row::Lay(1, |table, args| events(table, args, Deed::Only))),
    ("discard events MOON EVENT...", Row::Lay(0, |table, args| events(table, args, Deed::Discard))),
    ("top quests MOON QUEST...", Row::Lay(2, |table, args| quests(table, args, Deed::Top))),
    ("only quests MOON QUEST...", Row::Lay(1, |table, args| quests(table, args, Deed::Only))),
    ("only quests MOON", Row::Lay(1, |table, args| quests(table, args, Deed::Only))),
    ("discard quests MOON QUEST...", Row::Lay(0, |table, args| quests(table, args, Deed::Discard))),
    ("top library SCHOOL CARD...", Row::Lay(2, |table, args| library(table, args, Deed::Top))),
    ("only library SCHOOL CARD...", Row::Lay(1, |table, args| library(table, args, Deed::Only))),
    ("only library SCHOOL", Row::Lay(1, |table, args| library(table, args, Deed::Only))),
    ("discard library SCHOOL CARD...", Row::Lay(0, |table, args| library(table, args, Deed::Discard))),
    ("top forgotten CARD...", Row::Lay(2, |table, args| forgotten(table, args, Deed::Top))),
    ("only forgotten CARD...", Row::Lay(1, |table, args| forgotten(table, args, Deed::Only))),
    ("only forgotten", Row::Lay(1, |table, args| forgotten(table, args, Deed::Only))),
    ("left jinx JINX N", Row::Lay(1, left_jinx)),
    ("left upgrade UPGRADE N", Row::Lay(1, left_upgrade)),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    Top,
    /// The rest of the deck leaves the game.
    Only,
    Discard,
}

/// The piles that a statement about one deck moves cards between.
struct Deck {
    deck: usize,
    discard: usize,
    out: usize,
}

impl Deck {
    fn stack<K: Numbered, const CARDS: usize, const PILES: usize>(
        &self,
        piles: &mut Piles<K, CARDS, PILES>,
        cards: &[K],
        deed: Deed,
    ) {
        if deed == Deed::Only {
            piles.pour(self.deck, self.out);
        }
        let to = if deed == Deed::Discard { self.discard } else { self.deck };
        // The first card named is the next one.
        for &card in cards.iter().rev() {
            piles.put(card, to);
        }
    }
}

fn on_board(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let slot = args.number("N") as usize;
    ensure((1..=3).contains(&slot), || "the board has event slots 1, 2 and 3".into())?;
    let event = table.names.event(args.one("EVENT"))?;
    let moon = table.names.codex.events[event.index()].moon;
    let state = table.game.state_mut();
    ensure(!state.board[slot - 1].is_some(), || format!("event slot {slot} holds an event already"))?;
    let free = state.events.pile_of(event) == Some(event_pile::deck(moon));
    ensure(free, || format!("`{}` lies elsewhere on the table already", args.one("EVENT")))?;
    state.events.put(event, event_pile::BOARD);
    state.board[slot - 1] = event;
    Ok(())
}

fn events(table: &mut Table, args: &Args, deed: Deed) -> Result<(), Wrong> {
    let moon = args.small("MOON")?;
    let deck =
        Deck { deck: event_pile::deck(moon), discard: event_pile::discard(moon), out: event_pile::BOX };
    let mut cards = Vec::new();
    for word in args.all("EVENT") {
        let event = table.names.event(word)?;
        let there = table.game.state().events.pile_of(event) == Some(deck.deck) && !cards.contains(&event);
        ensure(there, || format!("`{word}` is not in the deck of moon {moon}"))?;
        cards.push(event);
    }
    deck.stack(&mut table.game.state_mut().events, &cards, deed);
    Ok(())
}

fn quests(table: &mut Table, args: &Args, deed: Deed) -> Result<(), Wrong> {
    let moon = args.small("MOON")?;
    let deck =
        Deck { deck: quest_pile::deck(moon), discard: quest_pile::discard(moon), out: quest_pile::BOX };
    let mut cards = Vec::new();
    for word in args.all("QUEST") {
        let quest = table.names.quest(word)?;
        let there = table.game.state().quests.pile_of(quest) == Some(deck.deck) && !cards.contains(&quest);
        ensure(there, || format!("`{word}` is not in the deck of moon {moon}"))?;
        cards.push(quest);
    }
    deck.stack(&mut table.game.state_mut().quests, &cards, deed);
    Ok(())
}

fn library(table: &mut Table, args: &Args, deed: Deed) -> Result<(), Wrong> {
    let school = table.names.school(args.one("SCHOOL"))?;
    let place = table.game.state().schools.iter().position(|&own| own == school);
    let place = place.ok_or_else(|| Wrong::new("this school is not in play"))?;
    let deck = spell_pile::library(place);
    stack_spells(
        table,
        args,
        Deck { deck, discard: spell_pile::library_discard(place), out: spell_pile::GONE },
        deed,
    )
}

fn forgotten(table: &mut Table, args: &Args, deed: Deed) -> Result<(), Wrong> {
    let deck = Deck { deck: spell_pile::FORGOTTEN, discard: spell_pile::GONE, out: spell_pile::GONE };
    stack_spells(table, args, deck, deed)
}

fn stack_spells(table: &mut Table, args: &Args, deck: Deck, deed: Deed) -> Result<(), Wrong> {
    let mut cards: Vec<Card> = Vec::new();
    for word in args.all("CARD") {
        let spell: SpellId = table.names.spell(word)?;
        let state = table.game.state();
        let mut copies = state.spells.iter(deck.deck).filter(|&card| state.spell_of(card) == spell);
        let card = copies.find(|card| !cards.contains(card));
        cards.push(card.ok_or_else(|| Wrong::new(format!("no further copy of `{word}` is in this deck")))?);
    }
    deck.stack(&mut table.game.state_mut().spells, &cards, deed);
    Ok(())
}

fn left_jinx(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let (jinx, left) = (table.names.jinx(args.one("JINX"))?, args.small("N")?);
    let copies = table.names.codex.jinxes[jinx.index()].copies;
    ensure(left <= copies, || format!("there are only {copies} cards of this jinx"))?;
    table.game.state_mut().jinxes_left[jinx.index()] = left;
    Ok(())
}

fn left_upgrade(table: &mut Table, args: &Args) -> Result<(), Wrong> {
    let (upgrade, left) = (table.names.upgrade(args.one("UPGRADE"))?, args.small("N")?);
    let copies = table.names.codex.upgrades[upgrade.index()].copies;
    ensure(left <= copies, || format!("there are only {copies} cards of this upgrade"))?;
    table.game.state_mut().upgrades_left[upgrade.index()] = left;
    Ok(())
}
