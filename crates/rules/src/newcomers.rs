//! What joins the game in the middle of a sentence hears only what comes after it (R9.2).

use crate::facts::{Fact, FactKind};
use crate::game::Game;
use crate::ids::*;
use crate::reactions::PendingCard;
use crate::stack::EffectFrame;
use codex::{EventId, JinxId, QuestId, UpgradeId};
use std::ops::Range;

/// Something with ears that has come into play.
#[derive(Clone, Copy)]
pub(crate) enum Newcomer {
    Evocation(Model),
    Upgrade(Model, UpgradeId),
    Jinx(Seat, JinxId),
    Event(EventId),
    Quest(QuestId),
}

impl Newcomer {
    fn fact(self) -> Fact {
        let (on, sort, id) = match self {
            Newcomer::Evocation(model) => (model, 0, 0),
            Newcomer::Upgrade(model, upgrade) => (model, 1, upgrade.0),
            Newcomer::Jinx(seat, jinx) => (seat.model(), 2, jinx.0),
            Newcomer::Event(event) => (Model::NONE, 3, event.0),
            Newcomer::Quest(quest) => (Model::NONE, 4, quest.0),
        };
        Fact { on, amount: sort, extra: id as u64, ..Fact::new(FactKind::Joined) }
    }
}

impl Game {
    /// Writes down that it was not there before; where nothing has happened yet, it has missed nothing.
    pub(crate) fn note_joining(&mut self, newcomer: Newcomer) {
        if !self.state.facts.is_empty() {
            self.note(newcomer.fact());
        }
    }

    /// An event that was laid after its crown was answered has come into the sentence that drew it, too.
    pub(crate) fn join_whoever_drew(&mut self, frame: &mut EffectFrame) {
        let from = frame.facts_from as usize;
        let joined = self.state.facts[from..].iter().find(|fact| fact.kind == FactKind::Joined);
        if let Some(&joined) = joined {
            self.note(joined);
            self.state.facts[from..].rotate_right(1);
            frame.facts_from += 1;
        }
    }

    /// Where the facts begin that it was there to hear.
    pub(crate) fn heard_from(&self, newcomer: Newcomer, facts: Range<usize>, mask: u32) -> usize {
        if mask & FactKind::Joined.bit() == 0 {
            return facts.start;
        }
        let told = newcomer.fact();
        let joined = self.state.facts[facts.clone()].iter().rposition(|&fact| fact == told);
        joined.map_or(facts.start, |at| facts.start + at + 1)
    }

    /// The same for a card that might answer.
    pub(crate) fn answers_from(
        &self,
        owner: Colour,
        card: PendingCard,
        facts: Range<usize>,
        mask: u32,
    ) -> usize {
        if mask & FactKind::Joined.bit() == 0 {
            return facts.start;
        }
        let from = |newcomer: Newcomer| self.heard_from(newcomer, facts.clone(), mask);
        match card {
            PendingCard::Skill { model, .. } => from(Newcomer::Evocation(model)),
            PendingCard::Upgrade { model, upgrade, .. } => {
                from(Newcomer::Evocation(model)).max(from(Newcomer::Upgrade(model, upgrade)))
            }
            PendingCard::Jinx { jinx, .. } => {
                self.state.mage_of(owner).map_or(facts.start, |seat| from(Newcomer::Jinx(seat, jinx)))
            }
            PendingCard::Event { event, .. } => from(Newcomer::Event(event)),
            _ => facts.start,
        }
    }
}
