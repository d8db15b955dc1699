//! Discarding: spells, quests, events, jinxes, upgrades.

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::ids::*;
use crate::spells::Leaving;
use crate::stack::{Doing, EffectFrame};
use crate::state::*;
use codex::{Amount, JinxId, Pick, QuestId, QuestState, UpgradeId};

impl Game {
    /// From the hand of one mage, or of several one after the other; each chooses their own.
    pub(super) fn discard_spells(&mut self, frame: &mut EffectFrame, who: Pick, amount: Amount) -> Outcome {
        ready!(self.gather(frame, who));
        let wanted = self.amount(frame, amount);
        let mut left = match frame.doing {
            Doing::Counting { left } => {
                match (answer!(self, Choice::Card(card) => card), self.next_of(frame.picked)) {
                    (Some(card), Some(seat)) => {
                        self.discard_spell(seat, card, Leaving::Discarded);
                        frame.amount += 1;
                        left - 1
                    }
                    _ => 0,
                }
            }
            _ => {
                frame.amount = 0;
                wanted
            }
        };
        while let Some(seat) = self.next_of(frame.picked) {
            if self.state.is_avatar(seat) {
                let commands = self.discard_commands(frame, amount);
                if !several(who) {
                    return commands;
                }
            } else {
                let hand = |game: &mut Game| game.offer_spells(spell_pile::hand(seat));
                if left > 0 && self.ask_among(seat, AskKind::DiscardSpell, hand) {
                    frame.doing = Doing::Counting { left };
                    return Outcome::Asked;
                }
            }
            frame.picked = frame.picked.without(Models::one(seat.model()));
            left = wanted;
        }
        Outcome::Done(done_by(who, frame.amount, wanted))
    }

    /// The spells of a pile; equal cards are one option.
    pub(super) fn offer_spells(&mut self, pile: usize) {
        for &card in &self.different_spells(pile) {
            self.option(Choice::Card(card));
        }
    }

    /// Of one mage, or of several one after the other; each chooses their own, the Crown for the Avatar, which has only
    /// solved ones (R22.16).
    pub(super) fn discard_quests(
        &mut self,
        frame: &mut EffectFrame,
        who: Pick,
        state: QuestState,
        amount: Amount,
    ) -> Outcome {
        ready!(self.gather(frame, who));
        let wanted = self.amount(frame, amount);
        let mut left = match frame.doing {
            Doing::Counting { left } => {
                match (answer!(self, Choice::Quest { quest } => quest), self.next_of(frame.picked)) {
                    (Some(quest), Some(seat)) => {
                        self.discard_quest(seat, quest, true);
                        frame.amount += 1;
                        left - 1
                    }
                    _ => 0,
                }
            }
            _ => {
                frame.amount = 0;
                wanted
            }
        };
        while let Some(seat) = self.next_of(frame.picked) {
            let pile = match state {
                QuestState::Active => quest_pile::active(seat),
                QuestState::Completed => quest_pile::completed(seat),
                QuestState::Solved => quest_pile::solved(seat),
            };
            let chooser = self.state.decider(self.state.side(seat));
            if left > 0 && self.ask_among(chooser, AskKind::DiscardQuest, |game| game.offer_quests(pile)) {
                frame.doing = Doing::Counting { left };
                return Outcome::Asked;
            }
            frame.picked = frame.picked.without(Models::one(seat.model()));
            left = wanted;
        }
        Outcome::Done(done_by(who, frame.amount, wanted))
    }

    /// Whose turn it is among several, in play order.
    fn next_of(&self, picked: Models) -> Option<Seat> {
        self.state.play_order().find(|seat| picked.has(seat.model()))
    }

    /// In a fixed order, so that the order of a pile tells nothing.
    pub(crate) fn offer_quests(&mut self, pile: usize) {
        let mut quests: arrayvec::ArrayVec<QuestId, QUESTS> = self.state.quests.iter(pile).collect();
        quests.sort_unstable();
        for quest in quests {
            self.option(Choice::Quest { quest });
        }
    }

    pub(super) fn discard_quest_or_jinx(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.doing == Doing::Fresh {
            return self.choose(frame, seat, AskKind::DiscardQuestOrJinx, |game| {
                game.offer_quests(quest_pile::active(seat));
                game.offer_jinxes(seat);
            });
        }
        if let Some(quest) = answer!(self, Choice::Quest { quest } => quest) {
            self.discard_quest(seat, quest, true);
            return Outcome::Done(true);
        }
        let jinx = answer!(self, Choice::Jinx(jinx) => jinx);
        Outcome::Done(jinx.is_some_and(|jinx| self.discard_jinx_of_kind(seat, jinx)))
    }

    pub(super) fn discard_events(
        &mut self,
        frame: &mut EffectFrame,
        amount: Amount,
        unpaid: bool,
    ) -> Outcome {
        let left = match frame.doing {
            Doing::Counting { left } => match answer!(self, Choice::Event { event } => event) {
                Some(event) => {
                    if unpaid {
                        self.discard_unpaid(event);
                    } else {
                        self.discard_from_board(event);
                    }
                    frame.amount += 1;
                    left - 1
                }
                None => 0,
            },
            _ => {
                let left = self.amount(frame, amount);
                frame.amount = 0;
                left
            }
        };
        let board = |game: &mut Game| {
            for event in game.state.board {
                if event.is_some() {
                    game.option(Choice::Event { event });
                }
            }
        };
        if left > 0 && self.ask_among(self.state.decider(frame.you), AskKind::DiscardEvent, board) {
            frame.doing = Doing::Counting { left };
            return Outcome::Asked;
        }
        Outcome::Done(frame.amount > 0 && left == 0)
    }

    /// "The target discards": the bearer chooses which; of several each their own.
    pub(super) fn discard_jinx_clause(&mut self, frame: &mut EffectFrame, from: Pick) -> Outcome {
        ready!(self.gather(frame, from));
        if frame.doing == Doing::Fresh {
            frame.amount = 0;
        } else if let Some(seat) = self.next_of(frame.picked) {
            let jinx = answer!(self, Choice::Jinx(jinx) => jinx);
            frame.amount += jinx.is_some_and(|jinx| self.discard_jinx_of_kind(seat, jinx)) as u8;
            frame.picked = frame.picked.without(Models::one(seat.model()));
        }
        while let Some(seat) = self.next_of(frame.picked) {
            let chooser = self.state.decider(self.state.side(seat));
            if self.ask_among(chooser, AskKind::DiscardJinx, |game| game.offer_jinxes(seat)) {
                frame.doing = Doing::Asked;
                return Outcome::Asked;
            }
            frame.picked = frame.picked.without(Models::one(seat.model()));
        }
        Outcome::Done(frame.amount > 0)
    }

    fn offer_jinxes(&mut self, seat: Seat) {
        for kind in (0..self.codex.jinxes.len() as u8).map(JinxId) {
            if self.state.mage(seat).jinxes.iter().any(|own| own.kind == kind) {
                self.option(Choice::Jinx(kind));
            }
        }
    }

    fn discard_jinx_of_kind(&mut self, seat: Seat, jinx: JinxId) -> bool {
        match self.state.mage(seat).jinxes.iter().position(|own| own.kind == jinx) {
            Some(at) => {
                self.discard_jinx(seat, at);
                true
            }
            None => false,
        }
    }

    pub(super) fn discard_upgrade_clause(&mut self, frame: &mut EffectFrame, from: Pick) -> Outcome {
        let models = ready!(self.gather(frame, from));
        let Some(model) = models.iter().next() else { return Outcome::Done(false) };
        if frame.doing == Doing::Fresh {
            let upgrades = self.state.evocation(model).map(|own| own.upgrades).unwrap_or_default();
            return self.choose(frame, self.state.decider(frame.you), AskKind::DiscardUpgrade, |game| {
                for kind in (0..game.codex.upgrades.len() as u8).map(UpgradeId) {
                    if upgrades.of(kind) > 0 {
                        game.option(Choice::Upgrade(kind));
                    }
                }
            });
        }
        let upgrade = answer!(self, Choice::Upgrade(upgrade) => upgrade);
        Outcome::Done(upgrade.is_some_and(|upgrade| self.discard_upgrade(model, upgrade)))
    }
}

fn several(who: Pick) -> bool {
    matches!(who, Pick::Each(_) | Pick::UpTo(..))
}

/// "If you do": in full by the one who was asked, anything at all by several.
fn done_by(who: Pick, amount: u8, wanted: u8) -> bool {
    if several(who) { amount > 0 } else { amount == wanted && wanted > 0 }
}
