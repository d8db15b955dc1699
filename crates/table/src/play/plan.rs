//! Preparation in one piece: everyone prepares at once, though the engine asks one after the other (R13.8).

use crate::wire::{Code, Planned, Refusal};
use rules::view::{MageView, SlotState};
use rules::{AskKind, Choice, Game, Phase, Seat, SheetSlot};

/// Whether a seat can lay these spells now or when it is asked.
pub fn check(game: &Game, seat: Seat, turn: u16, spells: &[Planned]) -> Result<(), Refusal> {
    let stale = |message: &str| Refusal::new(Code::Stale, message);
    let state = game.state();
    if turn != state.turn || state.phase != Phase::Preparation {
        return Err(stale("this is not the Preparation Phase of that turn"));
    }
    if is_done(game, seat) {
        return Err(stale("this seat has prepared already"));
    }
    if spells.is_empty() {
        return Ok(());
    }
    let view = game.view(Some(seat));
    let own = view.mages.get(seat.index()).ok_or_else(|| stale("no such seat"))?;
    check_spells(game, seat, own, spells)
}

fn check_spells(game: &Game, seat: Seat, own: &MageView, spells: &[Planned]) -> Result<(), Refusal> {
    let wrong = |message: String| Err(Refusal::new(Code::UnknownOption, message));
    let mut hand = own.hand.clone().unwrap_or_default();
    let mut bench = game.bench(seat);
    for planned in in_order(spells) {
        let Planned { spell, slot, dark } = planned;
        let Some(at) = hand.iter().position(|own| *own == spell) else {
            return wrong(format!("spell {} is not in hand", spell.0));
        };
        hand.swap_remove(at);
        let card = &game.codex().spells[spell.index()];
        if dark && (card.dark.is_none() || card.halves) {
            return wrong(format!("spell {} has no dark side", spell.0));
        }
        if !bench.lay(slot) {
            return wrong(format!("slot {} is taken, or another must be filled before it", slot.0));
        }
    }
    if !bench.is_enough() {
        let least = game.state().rules.least_prepared;
        return wrong(format!(
            "more spells must be prepared: at least {least} (R13.1), and in each slot that may not stay empty"
        ));
    }
    Ok(())
}

/// Numbered slots from the left, then the quick one.
fn in_order(spells: &[Planned]) -> Vec<Planned> {
    let mut sorted = spells.to_vec();
    sorted.sort_by_key(|planned| planned.slot);
    sorted
}

/// In the Preparation Phase: the seat has laid what it wanted to.
pub fn is_done(game: &Game, seat: Seat) -> bool {
    let state = game.state();
    if state.phase != Phase::Preparation {
        return false;
    }
    let Some(asked) = game.decision() else { return false };
    let order: Vec<Seat> = state.play_order().collect();
    let place = |seat: Seat| order.iter().position(|&own| own == seat);
    place(seat) < place(asked.seat)
}

/// What the plan answers to the pending question; `None` if the question is not part of it or the plan fails.
pub fn next_option(game: &Game, seat: Seat, spells: &[Planned]) -> Option<usize> {
    let asked = game.decision().filter(|asked| asked.seat == seat && asked.kind == AskKind::Prepare)?;
    let sheet = &game.state().mage(seat).sheet;
    let empty = |slot: SheetSlot| sheet.get(slot.index()).is_some_and(|own| own.state == SlotState::Empty);
    let next = in_order(spells).into_iter().find(|planned| empty(planned.slot));
    asked.options.iter().position(|&choice| match (choice, next) {
        (Choice::Prepare { card, slot, dark }, Some(planned)) => {
            game.state().spell_of(card) == planned.spell && slot == planned.slot && dark == planned.dark
        }
        (Choice::Pass, None) => true,
        _ => false,
    })
}
