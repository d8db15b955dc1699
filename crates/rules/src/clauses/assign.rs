//! Burdens and gifts: jinxes, upgrades, nightmares.

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame};
use codex::{EvocationId, JinxId, Pick, UpgradeId};

impl Game {
    pub(super) fn assign_jinx_clause(
        &mut self,
        frame: &mut EffectFrame,
        jinx: Option<JinxId>,
        to: Pick,
    ) -> Outcome {
        let models = ready!(self.gather(frame, to));
        if jinx.is_none() && frame.doing == Doing::Fresh {
            if models.iter().all(|model| model.mage().is_none()) {
                return Outcome::Done(false);
            }
            return self.choose(frame, self.state.decider(frame.you), AskKind::Jinx, |game| {
                for kind in 0..game.codex.jinxes.len() {
                    if game.state.jinxes_left[kind] > 0 {
                        game.option(Choice::Jinx(JinxId(kind as u8)));
                    }
                }
            });
        }
        let jinx = jinx.or_else(|| answer!(self, Choice::Jinx(jinx) => jinx));
        let Some(jinx) = jinx else { return Outcome::Done(false) };
        let mut did = false;
        for model in models.iter() {
            if let Some(seat) = model.mage().filter(|_| self.is_within_reach(frame, model)) {
                did |= self.assign_jinx(seat, jinx);
            }
        }
        Outcome::Done(did)
    }

    pub(super) fn assign_upgrade_clause(
        &mut self,
        frame: &mut EffectFrame,
        upgrade: Option<UpgradeId>,
        to: Pick,
    ) -> Outcome {
        let models = ready!(self.gather(frame, to));
        if upgrade.is_none() && frame.doing == Doing::Fresh {
            if models.iter().all(|model| self.state.evocation(model).is_none()) {
                return Outcome::Done(false);
            }
            return self.choose(frame, self.state.decider(frame.you), AskKind::Upgrade, |game| {
                for kind in 0..game.codex.upgrades.len() {
                    if game.state.upgrades_left[kind] > 0 {
                        game.option(Choice::Upgrade(UpgradeId(kind as u8)));
                    }
                }
            });
        }
        let upgrade = upgrade.or_else(|| answer!(self, Choice::Upgrade(upgrade) => upgrade));
        let Some(upgrade) = upgrade else { return Outcome::Done(false) };
        let mut did = false;
        for model in models.iter() {
            did |= self.assign_upgrade(model, upgrade);
        }
        Outcome::Done(did)
    }

    pub(super) fn assign_nightmare_clause(
        &mut self,
        frame: &mut EffectFrame,
        nightmare: Option<EvocationId>,
        to: Pick,
    ) -> Outcome {
        let models = ready!(self.gather(frame, to));
        let (kind, mut given) = match (frame.doing, nightmare) {
            (Doing::Sharing { kind, mut given }, _) => {
                if let Some(model) = answer!(self, Choice::Target(model) => model) {
                    frame.picked = frame.picked.without(Models::one(model));
                    given += self.let_haunt(frame, model, kind) as u8;
                }
                (kind, given)
            }
            (_, Some(kind)) => (kind, 0),
            (Doing::Fresh, None) if models.is_empty() => return Outcome::Done(false),
            (Doing::Fresh, None) => {
                return self.choose(frame, self.state.decider(frame.you), AskKind::Evocation, |game| {
                    for kind in (0..game.codex.evocations.len()).map(|kind| EvocationId(kind as u8)) {
                        if game.codex.evocations[kind.index()].haunts && game.models_left(kind) > 0 {
                            game.option(Choice::Evocation(kind));
                        }
                    }
                });
            }
            (_, None) => match answer!(self, Choice::Evocation(kind) => kind) {
                Some(kind) => (kind, 0),
                None => return Outcome::Done(false),
            },
        };
        let bearers = self.who_can_bear_more(frame);
        let left = self.models_left(kind) as usize;
        // Too few for all: whoever resolves the effect says who gets one (R9.8, L-65).
        let scarce = left > 0 && bearers.len() > left;
        let each = |game: &mut Game| bearers.iter().for_each(|model| game.option(Choice::Target(model)));
        if scarce && self.ask_among(self.state.decider(frame.you), AskKind::Model, each) {
            frame.doing = Doing::Sharing { kind, given };
            return Outcome::Asked;
        }
        for model in bearers.iter() {
            given += self.let_haunt(frame, model, kind) as u8;
        }
        Outcome::Done(given > 0)
    }

    /// Events reach mages in their cells (R4.9).
    fn is_within_reach(&self, frame: &EffectFrame, model: Model) -> bool {
        self.state.in_lodge(model) || self.reaches_cells(frame)
    }

    /// Mages within reach with a slot free of nightmares (R12.17c).
    fn who_can_bear_more(&self, frame: &EffectFrame) -> Models {
        let can = |model: &Model| {
            let seat = model.mage().filter(|_| self.is_within_reach(frame, *model));
            seat.is_some_and(|seat| self.nightmares_on(seat).len() < 3)
        };
        frame.picked.iter().filter(can).fold(Models::EMPTY, Models::with)
    }

    fn let_haunt(&mut self, frame: &mut EffectFrame, model: Model, kind: EvocationId) -> bool {
        let assigned = model.mage().and_then(|seat| self.assign_nightmare(seat, kind, frame.you));
        if let Some(nightmare) = assigned {
            frame.produce(nightmare);
        }
        assigned.is_some()
    }
}
