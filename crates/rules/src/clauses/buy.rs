//! A quest that is bought after a glance.

use super::{Outcome, answer};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::seen::SeenCard;
use crate::stack::{Doing, EffectFrame};
use crate::state::*;
use codex::{Amount, MoonPick};

impl Game {
    /// Whoever can pay may keep one; the others go back as they lay, and you know them.
    pub(super) fn buy_quest(
        &mut self,
        frame: &mut EffectFrame,
        amount: Amount,
        moon: MoonPick,
        price: u8,
    ) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.doing == Doing::Fresh {
            let moon = self.moon_of(frame, moon);
            if moon == 0 {
                return Outcome::Done(false);
            }
            self.look_at_quests(frame, moon, amount);
            let looked_at = |game: &mut Game| {
                game.offer_quests(quest_pile::LOOKED_AT);
                game.or_pass();
            };
            let rich = self.state.mage(seat).power >= price;
            if rich && self.ask_among(seat, AskKind::Quest, looked_at) {
                frame.doing = Doing::Asked;
                return Outcome::Asked;
            }
        }
        let chosen = answer!(self, Choice::Quest { quest } => quest);
        if let Some(quest) = chosen {
            let means = self.means(frame.source);
            self.lose(frame.you, price, frame.you, means);
            self.take_quest(seat, quest);
        }
        let mut seen = Vec::new();
        while let Some(quest) = self.state.quests.top(quest_pile::LOOKED_AT) {
            let moon = self.codex.quests[quest.index()].moon;
            self.state.quests.put(quest, quest_pile::deck(moon));
            seen.push(SeenCard::Quest(quest));
        }
        seen.into_iter().for_each(|card| self.see(seat, card));
        Outcome::Done(chosen.is_some())
    }
}
