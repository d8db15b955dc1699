//! Who is about to leave: a full stop claims whom its sentence has brought to an end, until they have gone or been saved
//! (R10.23, R12.14, R17.8).

use crate::facts::*;
use crate::game::Game;
use crate::ids::*;
use crate::stack::*;
use crate::state::*;

impl Game {
    /// A danger that has been averted is over: whoever is struck again falls by that new blow, at its own period
    /// (R17.8, R17.10a). A defeat that is being carried out is past averting.
    pub(crate) fn drop_lapsed_claims(&mut self) {
        if self.state.claimed.is_empty() {
            return;
        }
        let under_way = self.state.stack.iter().filter_map(|frame| match frame {
            Frame::Defeat(defeat) => Some(defeat.seat.model()),
            _ => None,
        });
        let under_way = under_way.fold(Models::EMPTY, Models::with);
        let stands = |model: Model| match model.mage() {
            Some(seat) => self.is_falling(seat),
            None => self.has_no_health_left(model),
        };
        let averted = self.state.claimed.without(under_way).iter().filter(|&model| !stands(model));
        let averted = averted.fold(Models::EMPTY, Models::with);
        self.state.claimed = self.state.claimed.without(averted);
    }

    pub(crate) fn falling_models(&self) -> Models {
        let mages = self.state.seats().filter(|&seat| self.must_fall(seat)).map(Seat::model);
        let damaged = |&(_, own): &(usize, &EvocationState)| own.exists() && !own.damage.is_empty();
        let hurt = self.state.evocations.iter().enumerate().filter(damaged);
        let spent = hurt.map(|(index, _)| Model::evocation(index)).filter(|&model| self.is_spent(model));
        mages.chain(spent).fold(Models::EMPTY, Models::with)
    }

    /// Whoever a sentence has struck that is not over yet, and nothing since `from`: they fall at its period, not at one
    /// of an event that it has drawn (R17.8). What a full stop is settling now is over.
    pub(crate) fn struck_by_whoever_goes_on(&self, from: u8) -> Models {
        let settled = |at: usize| {
            self.state.stack.iter().any(|frame| match frame {
                Frame::Settle(own) => (own.facts_from as usize..own.facts_to as usize).contains(&at),
                _ => false,
            })
        };
        let (mut before, mut since) = (Models::EMPTY, Models::EMPTY);
        for (at, fact) in self.state.facts.iter().enumerate() {
            let strikes = matches!(fact.kind, FactKind::Damaged | FactKind::Doomed) && fact.on.is_some();
            if strikes && at >= from as usize {
                since = since.with(fact.on);
            } else if strikes && !settled(at) {
                before = before.with(fact.on);
            }
        }
        before.without(since)
    }

    /// An evocation with damage equal to its health (R12.14).
    pub(crate) fn is_spent(&self, model: Model) -> bool {
        self.has_no_health_left(model) && !self.state.claimed.has(model)
    }

    fn has_no_health_left(&self, model: Model) -> bool {
        let damage = self.state.damage(model);
        !damage.is_empty() && damage.count() >= self.health(model)
    }

    /// Traps and protections that answer the first of several falls may still avert the next one; events may not
    /// (R17.10a).
    pub(crate) fn doom_the_falling(&mut self) {
        let falling = self.state.stack.iter().filter_map(|frame| match frame {
            Frame::Settle(own) if own.stage == SettleStage::Defeats => Some(own.claims.0),
            _ => None,
        });
        let falling = Models(falling.fold(0, |all, claims| all | claims));
        for seat in self.state.seats() {
            if falling.has(seat.model()) && self.is_falling(seat) {
                self.state.mage_mut(seat).doomed = self.victor_over(seat);
            }
        }
    }

    pub(crate) fn last_damage_by(&self, model: Model, from: u8) -> Colour {
        self.state.facts[from as usize..]
            .iter()
            .rev()
            .find(|fact| fact.kind == FactKind::Damaged && fact.on == model && fact.amount > 0)
            .map_or(Colour::NONE, |fact| fact.by)
    }
}
