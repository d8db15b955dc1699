//! Burdens and gifts: jinxes, upgrades, nightmares.

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::facts::FactKind;
use crate::game::Game;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame, Gift};
use codex::{EvocationId, JinxId, Pick, UpgradeId};

impl Gift {
    fn choice(self) -> Choice {
        match self {
            Gift::Jinx(kind) => Choice::Jinx(kind),
            Gift::Upgrade(kind) => Choice::Upgrade(kind),
            Gift::Nightmare(kind) => Choice::Evocation(kind),
        }
    }

    fn of(choice: Choice) -> Option<Gift> {
        match choice {
            Choice::Jinx(kind) => Some(Gift::Jinx(kind)),
            Choice::Upgrade(kind) => Some(Gift::Upgrade(kind)),
            Choice::Evocation(kind) => Some(Gift::Nightmare(kind)),
            _ => None,
        }
    }

    /// What the question is about that asks for a kind of it.
    fn ask(self) -> AskKind {
        match self {
            Gift::Jinx(_) => AskKind::Jinx,
            Gift::Upgrade(_) => AskKind::Upgrade,
            Gift::Nightmare(_) => AskKind::Evocation,
        }
    }
}

impl Game {
    pub(super) fn assign_jinx_clause(
        &mut self,
        frame: &mut EffectFrame,
        jinx: Option<JinxId>,
        to: Pick,
    ) -> Outcome {
        ready!(self.gather(frame, to));
        let kinds = (0..self.codex.jinxes.len()).map(|kind| Gift::Jinx(JinxId(kind as u8)));
        self.assign(frame, jinx.map(Gift::Jinx), kinds)
    }

    pub(super) fn assign_upgrade_clause(
        &mut self,
        frame: &mut EffectFrame,
        upgrade: Option<UpgradeId>,
        to: Pick,
    ) -> Outcome {
        ready!(self.gather(frame, to));
        let kinds = (0..self.codex.upgrades.len()).map(|kind| Gift::Upgrade(UpgradeId(kind as u8)));
        self.assign(frame, upgrade.map(Gift::Upgrade), kinds)
    }

    pub(super) fn assign_nightmare_clause(
        &mut self,
        frame: &mut EffectFrame,
        nightmare: Option<EvocationId>,
        to: Pick,
    ) -> Outcome {
        ready!(self.gather(frame, to));
        let codex = self.codex.clone();
        let haunts = |kind: &EvocationId| codex.evocations[kind.index()].haunts;
        let kinds = (0..codex.evocations.len()).map(|kind| EvocationId(kind as u8)).filter(haunts);
        self.assign(frame, nightmare.map(Gift::Nightmare), kinds.map(Gift::Nightmare))
    }

    /// What the card names, or a kind of the mage's choice; then to everyone who was found.
    fn assign(
        &mut self,
        frame: &mut EffectFrame,
        named: Option<Gift>,
        kinds: impl Iterator<Item = Gift> + Clone,
    ) -> Outcome {
        match (frame.doing, named) {
            (Doing::Sharing { gift, mut given }, _) => {
                if let Some(model) = answer!(self, Choice::Target(model) => model) {
                    frame.picked = frame.picked.without(Models::one(model));
                    given += self.give(frame, model, gift) as u8;
                }
                self.hand_out(frame, gift, given)
            }
            (_, Some(gift)) => self.hand_out(frame, gift, 0),
            (Doing::Fresh, None) => match kinds.clone().find(|&gift| self.left_of(gift) > 0) {
                Some(gift) if !self.bearers(frame, gift).is_empty() => {
                    let decider = self.state.decider(frame.you);
                    self.choose(frame, decider, gift.ask(), |game| {
                        for gift in kinds {
                            if game.left_of(gift) > 0 {
                                game.option(gift.choice());
                            }
                        }
                    })
                }
                _ => Outcome::Done(false),
            },
            (_, None) => match self.take_choice().and_then(Gift::of) {
                Some(gift) => self.hand_out(frame, gift, 0),
                None => Outcome::Done(false),
            },
        }
    }

    /// One to each; with too few for all, whoever resolves the effect says who gets one (R9.8, L-65).
    fn hand_out(&mut self, frame: &mut EffectFrame, gift: Gift, mut given: u8) -> Outcome {
        let bearers = self.bearers(frame, gift);
        let left = self.left_of(gift) as usize;
        let each = |game: &mut Game| bearers.iter().for_each(|model| game.option(Choice::Target(model)));
        if left > 0
            && bearers.len() > left
            && self.ask_among(self.state.decider(frame.you), AskKind::Model, each)
        {
            frame.doing = Doing::Sharing { gift, given };
            return Outcome::Asked;
        }
        for model in bearers.iter() {
            given += self.give(frame, model, gift) as u8;
        }
        Outcome::Done(given > 0)
    }

    fn left_of(&self, gift: Gift) -> u8 {
        match gift {
            Gift::Jinx(kind) => self.state.jinxes_left[kind.index()],
            Gift::Upgrade(kind) => self.state.upgrades_left[kind.index()],
            Gift::Nightmare(kind) => self.models_left(kind),
        }
    }

    /// Those found who can be given one: mages within reach, for nightmares with a slot free of them (R12.17c);
    /// evocations.
    fn bearers(&self, frame: &EffectFrame, gift: Gift) -> Models {
        let mage = |model: Model| model.mage().filter(|_| self.is_within_reach(frame, model));
        let can = |model: &Model| match gift {
            Gift::Jinx(_) => mage(*model).is_some(),
            Gift::Upgrade(_) => self.state.evocation(*model).is_some(),
            Gift::Nightmare(_) => mage(*model).is_some_and(|seat| self.nightmares_on(seat).len() < 3),
        };
        frame.picked.iter().filter(can).fold(Models::EMPTY, Models::with)
    }

    /// Events reach mages in their cells (R4.9); nothing else does, not even what is one's own (L-62).
    pub(super) fn is_within_reach(&self, frame: &EffectFrame, model: Model) -> bool {
        self.state.in_lodge(model) || self.reaches_cells(frame) || self.answers_the_fall_of(frame, model)
    }

    /// A card that answers a fall means whoever falls, in the cell too (L-62).
    fn answers_the_fall_of(&self, frame: &EffectFrame, model: Model) -> bool {
        let cause = self.state.facts.get(frame.cause_fact.index());
        cause.is_some_and(|cause| cause.kind == FactKind::Defeated && cause.on == model)
    }

    fn give(&mut self, frame: &mut EffectFrame, model: Model, gift: Gift) -> bool {
        match gift {
            Gift::Jinx(kind) => model.mage().is_some_and(|seat| self.assign_jinx(seat, kind)),
            Gift::Upgrade(kind) => self.assign_upgrade(model, kind),
            Gift::Nightmare(kind) => {
                let nightmare = model.mage().and_then(|seat| self.assign_nightmare(seat, kind, frame.you));
                nightmare.is_some_and(|nightmare| {
                    frame.produce(nightmare);
                    true
                })
            }
        }
    }
}
