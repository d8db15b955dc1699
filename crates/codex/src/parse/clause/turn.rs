//! Deeds of the moment and changes that last for a turn: sallies, tolls, transferred wounds, "this turn ...".

use crate::names::CardKind;
use crate::parse::trigger::ANYONE;
use crate::parse::{Fallible, Parser};
use crate::program::*;

/// The most steps of a sally and the largest toll.
const FEW: u8 = 9;

/// A trigger that no fact sets off.
fn silent(deed: Deed, also: Also) -> Trigger {
    Trigger {
        deed,
        subject: ANYONE,
        object: ANYONE,
        means: Means::ANY,
        place: TriggerPlace::Anywhere,
        elements: Elements::ANY,
        also,
    }
}

impl<'a> Parser<'a> {
    /// `instead of attacking: SENTENCES`, after these words: nothing set it off, so there is no "that mage".
    pub fn instead_of_attacking(&mut self, persistent: bool) -> Fallible<Listener> {
        self.expect_mark(':')?;
        Ok(Listener::new(silent(Deed::InsteadOfAttack, Also::Nothing), self.unprompted(persistent)))
    }

    /// Whether `N and attack` ends the clause here: a sally, and not a step followed by `attack PICK`.
    fn sees_sally(&self) -> bool {
        let attacks = self.sees_number() && self.nth(1) == Some("and") && self.nth(2) == Some("attack");
        attacks && (self.nth(3).is_none() || matches!(self.nth(3), Some("someone" | "or" | "and" | "then")))
    }

    /// `move you N and attack [someone else]`, after whom; `None` if something else follows.
    pub fn sally(&mut self, who: Pick) -> Fallible<Option<Clause>> {
        if !self.sees_sally() {
            return Ok(None);
        }
        let mark = self.mark();
        if who != Pick::The(Who::You) {
            let hint = "others act like this: `target moves 1 and attacks under your control`";
            return Err(Box::new(self.wrong_since(mark, "only you sally forth like this").hint(hint)));
        }
        let steps = self.number("a step", FEW)?;
        self.expect(&["and", "attack"])?;
        let spares = self.eat(&["someone", "else"]);
        Ok(Some(Clause::Sally { who, steps, control: false, spares }))
    }

    /// `or they lose N power each` or `or gain N power each`, if it follows.
    pub fn toll_each(&mut self) -> Fallible<Option<Toll>> {
        let gain = self.sees(&["or", "gain"]) && self.nth(3) == Some("power") && self.nth(4) == Some("each");
        if gain {
            self.expect(&["or", "gain"])?;
        } else if !self.eat(&["or", "they", "lose"]) {
            return Ok(None);
        }
        let power = self.number("power", FEW)?;
        self.expect(&["power", "each"])?;
        Ok(Some(if gain { Toll::YouGain(power) } else { Toll::Loses(power) }))
    }
}

/// After `PICK moves`: `1 and attacks [under your control]`.
pub(crate) fn moves(p: &mut Parser<'_>, _: usize, who: Pick) -> Fallible<Clause> {
    let steps = p.number("a step", FEW)?;
    p.expect(&["and", "attacks"])?;
    Ok(Clause::Sally { who, steps, control: p.eat(&["under", "your", "control"]), spares: false })
}

/// After `PICK attacks`.
pub(crate) fn attacks(p: &mut Parser<'_>, mark: usize, who: Pick) -> Fallible<Clause> {
    p.need_evocation(who, mark, "attack by themselves")?;
    Ok(Clause::Attacks { who, control: p.eat(&["under", "your", "control"]) })
}

/// `transfer AMOUNT damage from PICK to PICK`.
pub(crate) fn transfer(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    let amount = p.amount_of(&["damage"])?;
    p.expect(&["from"])?;
    let mark = p.mark();
    let from = p.pick()?;
    if !matches!(from, Pick::The(_)) {
        return Err(p.wrong_since(mark, "say whose damage it is: `you`, `target`, `it`"));
    }
    p.expect(&["to"])?;
    Ok(Clause::Transfer { amount, from, to: p.pick()? })
}

/// `swap places with PICK`, after `swap places`.
pub(crate) fn swap_places(p: &mut Parser<'_>) -> Fallible<Clause> {
    p.expect(&["with"])?;
    Ok(Clause::SwapPlaces { with: p.pick()? })
}

/// `PICK discards a ready spell or suffers N`, `... or you gain N power`, after `a ready spell`.
pub(crate) fn ransom(p: &mut Parser<'_>, mark: usize, who: Pick) -> Fallible<Clause> {
    p.need_mage(who, mark, "have spells")?;
    p.expect(&["or"])?;
    let refusal = if p.eat_any(&["suffers", "suffer"]) {
        Toll::Suffers(p.number("damage", FEW)?)
    } else if p.eat_any(&["loses", "lose"]) {
        let power = p.number("power", FEW)?;
        p.expect(&["power"])?;
        Toll::Loses(power)
    } else if p.eat(&["you", "gain"]) {
        let power = p.number("power", FEW)?;
        p.expect(&["power"])?;
        Toll::YouGain(power)
    } else {
        return Err(p.expected(&["suffers", "loses", "you gain"]));
    };
    Ok(Clause::Ransom { who, refusal })
}

/// `remove [up to] N instability [in PLACE]`; `None` if the verb is about evocations.
pub(crate) fn remove_instability(p: &mut Parser<'_>, mark: usize) -> Fallible<Option<Clause>> {
    let optional = p.sees(&["up", "to"]) && p.nth(3) == Some("instability");
    if !optional && !p.sees_number() {
        return Ok(None);
    }
    if optional {
        p.expect(&["up", "to"])?;
    }
    let amount = p.amount_of(&["instability"])?;
    Ok(Some(Clause::RemoveInstability { amount, place: p.place_or_target(mark)?, optional }))
}

/// `go on`, as the end of a sentence that one may or may not carry out.
pub(crate) fn go_on(p: &mut Parser<'_>, _: usize) -> Fallible<Clause> {
    p.expect(&["on"])?;
    Ok(Clause::GoOn)
}

/// `this turn ...`: your strength, your attacks, your actions, what you are.
pub(crate) fn this_turn(p: &mut Parser<'_>, mark: usize) -> Fallible<Clause> {
    if p.kind() != CardKind::Spell {
        return Err(p.wrong_since(mark, "only spells change somebody for a turn"));
    }
    p.expect(&["turn"])?;
    let stands = |lasting| Listener::new(silent(Deed::Stands, Also::Stands(lasting)), EffectId(u16::MAX));
    let lasting = if p.eat(&["your", "strength", "is"]) {
        vec![stands(Lasting::StrengthIs(p.number("strength", FEW)?))]
    } else if p.eat(&["your", "attacks", "hit", "a", "room"]) {
        vec![stands(Lasting::AttacksHitRoom)]
    } else if p.eat(&["your", "physical", "actions", "move", "and", "attack"]) {
        vec![stands(Lasting::ActionsAttack)]
    } else if p.eat(&["become"]) {
        p.eat_article();
        let form = EvocationId(p.id(CardKind::Evocation)? as u8);
        // The second one takes the place of the first when it has acted.
        [false, true].map(|acted| stands(Lasting::Becomes { form, acted })).to_vec()
    } else {
        return Err(p.expected(&[
            "your strength is",
            "your attacks hit a room",
            "your physical actions move and attack",
            "become",
        ]));
    };
    let run = p.keep(lasting, |codex| &mut codex.listeners);
    Ok(Clause::ThisTurn(ListenerId(run.at)))
}
