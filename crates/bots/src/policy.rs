//! Sensible chance: how likely each option is in a rollout, judged at a glance.
//!
//! Nothing here looks at card names: only at kinds of options and at facts every card has.

use rules::{AskKind, Choice, Game, Seat};

/// How heavily an option weighs against the others. Never 0: everything legal may be tried.
pub fn weight(game: &Game, seat: Seat, kind: AskKind, choice: Choice) -> u32 {
    let state = game.state();
    match (kind, choice) {
        // Giving the Black Rose points for nothing is seldom wise.
        (AskKind::OfferQuest, Choice::Pass) => 60,
        (AskKind::OfferQuest, _) => 1,
        // There is a question of its own for it, when everything has been seen.
        (_, Choice::Remove { .. }) => 0,
        (AskKind::RemoveSpell, Choice::Pass) => 20,
        (AskKind::RemoveSpell, _) => 1,
        (AskKind::Prepare, Choice::Pass) => 1,
        (AskKind::Prepare, _) => 6,
        (AskKind::Act, Choice::Pass) => 1,
        (AskKind::Act, Choice::Momentum { .. }) => {
            if state.mage(seat).in_cell() {
                4
            } else {
                1
            }
        }
        (AskKind::Act, Choice::Solve { .. }) | (AskKind::CompleteQuest, Choice::Quest { .. }) => 60,
        (AskKind::Act, Choice::Cast { .. }) => 12,
        (AskKind::Act, Choice::Fight) => {
            let here = state.models_in(state.mage(seat).place);
            if here.len() > 1 { 6 } else { 2 }
        }
        (AskKind::Act, _) => 6,
        (AskKind::Explore | AskKind::Fight, Choice::ActivateRoom) => 12,
        // Only where a token is turned before others can use it.
        (AskKind::Explore | AskKind::Fight, Choice::ActivateBare) => {
            game.turns_token(state.mage(seat).place) as u32
        }
        (AskKind::Fight | AskKind::EvocationStep | AskKind::MoveAndAttack, Choice::Attack(_)) => 24,
        (AskKind::Explore | AskKind::Fight | AskKind::EvocationStep, Choice::Pass) => 1,
        (AskKind::React | AskKind::Declare, Choice::Pass) => 1,
        (AskKind::React | AskKind::Declare, _) => 6,
        (AskKind::Target, Choice::Target(model)) => {
            if state.owner(model) == seat.colour() {
                10
            } else {
                24
            }
        }
        (AskKind::Target, Choice::Dummy { .. }) => 1,
        (AskKind::Target | AskKind::Room, Choice::Room { room }) => {
            let others = state.models_in(room).iter().filter(|&model| state.owner(model) != seat.colour());
            2 + 8 * others.count() as u32
        }
        (AskKind::ConvertDamage | AskKind::ConvertInstability | AskKind::Heal, Choice::Pass) => 1,
        (AskKind::ConvertDamage | AskKind::ConvertInstability | AskKind::Heal, _) => 12,
        (AskKind::May, Choice::Yes) => 3,
        (AskKind::TakeBack, Choice::Pass) => 1,
        (AskKind::TakeBack, _) => 8,
        (_, Choice::Pass) => 1,
        _ => 4,
    }
}

/// Draws an option by weight; `dice` is a number from a uniform source.
pub fn draw(game: &Game, dice: u32) -> usize {
    let Some(decision) = game.decision() else { return 0 };
    let weights = decision.options.iter().map(|&choice| weight(game, decision.seat, decision.kind, choice));
    let total: u32 = weights.clone().sum();
    let mut left = ((dice as u64 * total as u64) >> 32) as u32;
    for (option, weight) in weights.enumerate() {
        if left < weight {
            return option;
        }
        left -= weight;
    }
    decision.options.len() - 1
}
