//! Pairs of tables to play: the same seed and the same answers, but for the card that one of them lays face down.

use codex::SpellType;
use rules::*;
use serde_json::{Value, json};
use std::sync::Arc;
use table::play::{Event, Play};
use table::wire::NewTable;

/// An answer at both tables.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    pub seat: Seat,
    pub kind: AskKind,
    pub options: [usize; 2],
    /// Whether there is anything to choose.
    pub fits: [bool; 2],
}

/// Two tables that differ in what the owner alone knows.
#[derive(Clone, Debug)]
pub struct Pair {
    pub seats: usize,
    pub seed: u64,
    pub owner: Seat,
    /// The first move at which their options differ.
    pub fork: usize,
    pub moves: Vec<Move>,
    /// How often the owner could have answered at one of them only, and kept the card.
    pub kept: usize,
}

/// How both tables are asked for.
pub fn new_table(seats: usize, seed: u64) -> Value {
    let seat = |at| json!({ "who": { "here": { "name": format!("Mage {at}") } } });
    json!({ "seats": (0..seats).map(seat).collect::<Vec<_>>(), "seed": seed })
}

/// The table that the server lays when it is asked so.
fn laid(codex: &Arc<codex::Codex>, seats: usize, seed: u64) -> Play {
    let new: NewTable = serde_json::from_value(new_table(seats, seed)).unwrap();
    let chance = |bytes: &mut [u8]| {
        bytes.fill(7);
        Ok(())
    };
    let founded = table::found::found(codex, new, chance, 0).unwrap();
    Play::new(codex, founded.deal, founded.sitters).unwrap()
}

/// The first pair of this seed in which a card is kept that fits at one of the tables only.
pub fn find(codex: &Arc<codex::Codex>, seats: usize, seed: u64) -> Option<Pair> {
    let mut play = laid(codex, seats, seed);
    let mut dice = Random::new(seed + 90);
    let mut moves = Vec::new();
    while let Some(asked) = play.game().decision() {
        let (owner, kind) = (asked.seat, asked.kind);
        if let Some(options) = another_card(&play, &mut dice) {
            let mut pair = Pair { seats, seed, owner, fork: moves.len(), moves: moves.clone(), kept: 0 };
            let mut twins = [play.clone(), play.clone()];
            take(&mut twins, Move { seat: owner, kind, options, fits: [true; 2] }, &mut pair);
            play_on(&mut twins, &mut dice, &mut pair);
            if pair.kept > 0 {
                return Some(pair);
            }
        }
        let Some(asked) = play.game().decision() else { break };
        let option = tempted(&play, dice.below(asked.options.len()), &mut dice);
        let one = Move { seat: owner, kind, options: [option; 2], fits: [asked.options.len() > 1; 2] };
        answer(&mut play, one, 0, owner);
        moves.push(one);
    }
    None
}

/// The option that was drawn, or to lay a waiting card out: games by lot see few of them.
fn tempted(play: &Play, drawn: usize, dice: &mut Random) -> usize {
    let Some(asked) = play.game().decision() else { return drawn };
    let waits = |choice: &Choice| match *choice {
        Choice::Cast { slot } => waiting(side_in(play, asked.seat, slot)).is_some(),
        Choice::Prepare { card, dark, .. } => waiting(side_of(play, card, dark)).is_some(),
        _ => false,
    };
    let found: Vec<usize> =
        asked.options.iter().enumerate().filter(|(_, choice)| waits(choice)).map(|(at, _)| at).collect();
    if found.is_empty() || dice.below(4) == 0 { drawn } else { found[dice.below(found.len())] }
}

/// Two ways to lay a card that waits for its moment into the same slot, which look the same from outside.
fn another_card(play: &Play, dice: &mut Random) -> Option<[usize; 2]> {
    let asked = play.game().decision().filter(|asked| asked.kind == AskKind::Prepare)?;
    let laid = |at: usize| match asked.options[at] {
        Choice::Prepare { card, slot, dark } => {
            let kind = waiting(side_of(play, card, dark))?;
            Some((play.game().state().spell_of(card), slot, kind))
        }
        _ => None,
    };
    let mut found = Vec::new();
    for (one, other) in (0..asked.options.len()).flat_map(|one| (0..one).map(move |other| (one, other))) {
        if let (Some(own), Some(twin)) = (laid(one), laid(other))
            && own.0 != twin.0
            && (own.1, own.2) == (twin.1, twin.2)
        {
            found.push([one, other]);
        }
    }
    (!found.is_empty()).then(|| found[dice.below(found.len())])
}

/// Plays both on alike until the owner has to show something that differs.
fn play_on(twins: &mut [Play; 2], dice: &mut Random, pair: &mut Pair) {
    let owner = pair.owner;
    while pair.moves.len() < pair.fork + 80 {
        let [Some(asked), Some(other)] = [0, 1].map(|at| twins[at].game().decision()) else { return };
        let last = pair.moves.last().filter(|last| last.seat == owner && !last.kind.is_reaction());
        if (asked.seat, asked.kind) != (other.seat, other.kind) {
            // With other cards the owner may have nothing more to choose, and passes by doing something else.
            assert!(last.is_some(), "another question is asked: {asked:?} {other:?}");
            pair.moves.pop();
            return;
        }
        let options = match asked.seat == owner {
            false => Some([dice.below(asked.options.len()); 2]),
            true if asked.kind.is_reaction() => {
                pair.kept += (asked.options.len() != other.options.len()) as usize;
                let pass = |own: &Decision| own.options.iter().position(|&choice| choice == Choice::Pass);
                pass(&asked).zip(pass(&other)).map(|(own, other)| [own, other])
            }
            true => alike(twins, dice),
        };
        let Some(options) = options else { return };
        let fits = [asked, other].map(|own| own.options.len() > 1);
        let one = Move { seat: asked.seat, kind: asked.kind, options, fits };
        let before = twins.clone();
        if take(twins, one, pair) {
            pair.moves.pop();
            *twins = before;
            return;
        }
    }
}

/// Options of the owner's that look the same from outside.
fn alike(twins: &[Play; 2], dice: &mut Random) -> Option<[usize; 2]> {
    let [asked, other] = [twins[0].game().decision()?, twins[1].game().decision()?];
    let same = |slot: SheetSlot| {
        let [own, twin] =
            [0, 1].map(|at| twins[at].game().state().mages[asked.seat.index()].sheet[slot.index()]);
        own.card == twin.card && own.dark == twin.dark
    };
    let fits = |own: Choice, twin: Choice| match (own, twin) {
        (Choice::Prepare { slot, card, dark }, Choice::Prepare { slot: to, card: with, dark: turned }) => {
            slot == to && card == with && dark == turned
        }
        (Choice::Cast { slot }, Choice::Cast { slot: from }) => {
            let kinds = [0, 1].map(|at| waiting(side_in(&twins[at], asked.seat, slot)));
            slot == from && (same(slot) || (kinds[0].is_some() && kinds[0] == kinds[1]))
        }
        (Choice::Momentum { slot }, _) => own == twin && same(slot),
        _ => own == twin,
    };
    let mut found = Vec::new();
    for (at, &own) in asked.options.iter().enumerate() {
        if let Some(twin) = other.options.iter().position(|&twin| fits(own, twin)) {
            found.push([at, twin]);
        }
    }
    let wanted = tempted(&twins[0], dice.below(asked.options.len()), dice);
    let drawn = found.iter().position(|&[own, _]| own == wanted);
    (!found.is_empty()).then(|| found[drawn.unwrap_or_else(|| dice.below(found.len()))])
}

/// Answers at both; whether a card of the owner's came to light with it.
fn take(twins: &mut [Play; 2], one: Move, pair: &mut Pair) -> bool {
    pair.moves.push(one);
    let shown = [0, 1].map(|at| answer(&mut twins[at], one, at, pair.owner));
    shown[0] || shown[1]
}

fn answer(play: &mut Play, one: Move, at: usize, owner: Seat) -> bool {
    let step = play.apply(&Event::answer(one.seat, one.options[at], false)).unwrap();
    let new = &play.log()[step.log_from as usize..];
    new.iter().any(|line| match line.entry.happening.seen_by(None) {
        What::SpellRevealed { seat, .. }
        | What::SpellDiscarded { seat, .. }
        | What::SpellRemoved { seat, .. }
        | What::SpellReturned { seat, .. }
        | What::SpellSwapped { seat, .. } => seat == owner,
        _ => false,
    })
}

fn side_of(play: &Play, card: Card, dark: bool) -> codex::Side {
    let spell = &play.codex().spells[play.game().state().spell_of(card).index()];
    if dark { spell.dark.unwrap_or(spell.light) } else { spell.light }
}

fn side_in(play: &Play, seat: Seat, slot: SheetSlot) -> codex::Side {
    let own = play.game().state().mages[seat.index()].sheet[slot.index()];
    side_of(play, own.card, own.dark)
}

/// The type of a side that lies face down under a token until it answers.
fn waiting(side: codex::Side) -> Option<SpellType> {
    matches!(side.kind, SpellType::Trap | SpellType::Protection).then_some(side.kind)
}
