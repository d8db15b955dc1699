//! Quests between decks and mages by an effect: revealed, claimed, swapped.

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame};
use crate::state::quest_pile;
use codex::{Amount, Group, MoonPick, Pick, QuestId};

impl Game {
    /// The top quest of a moon is shown to all and lies on the discard pile; it is "that quest". It was nobody's, so the
    /// Black Rose is not paid.
    pub(super) fn reveal_quest_clause(&mut self, frame: &mut EffectFrame, moon: MoonPick) -> Outcome {
        frame.quest = QuestId::NONE;
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        let moon = self.moon_of(frame, moon);
        if moon == 0 || !self.refill_quests(moon) {
            return Outcome::Done(false);
        }
        let quest = self.state.quests.top(quest_pile::deck(moon)).expect("refilled");
        self.state.quests.put(quest, quest_pile::discard(moon));
        frame.quest = quest;
        self.tell(What::QuestRevealed { seat, quest });
        Outcome::Done(true)
    }

    /// The card alone, as one that was solved: no effect, no points, and nobody has solved anything.
    pub(super) fn claim_quest(&mut self, frame: &mut EffectFrame) -> Outcome {
        let (Some(seat), true) = (frame.you.seat(), frame.quest.is_some()) else {
            return Outcome::Done(false);
        };
        self.state.quests.put(frame.quest, quest_pile::solved(seat));
        self.tell(What::QuestClaimed { seat, quest: frame.quest });
        Outcome::Done(true)
    }

    /// One active quest of these mages, seen by whoever takes it; "it" is the mage whose it was.
    pub(super) fn take_active_quest(&mut self, frame: &mut EffectFrame, from: Group) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.doing == Doing::Fresh {
            let others = self.group(frame, from);
            let owners = others.iter().filter_map(Model::mage).filter(|&own| own != seat);
            let owners: arrayvec::ArrayVec<Seat, SEATS> = owners.collect();
            frame.it = Models::EMPTY;
            let count = owners.iter().map(|&own| self.state.quests.len(quest_pile::active(own)) as u8).sum();
            self.tell(What::QuestsLookedAt { seat, count });
            return self.choose(frame, seat, AskKind::TakeQuest, |game| {
                owners.iter().for_each(|&own| game.offer_quests(quest_pile::active(own)));
                game.or_pass();
            });
        }
        let Some(quest) = answer!(self, Choice::Quest { quest } => quest) else {
            return Outcome::Done(false);
        };
        let holds = |own: &Seat| self.state.quests.pile_of(quest) == Some(quest_pile::active(*own));
        let Some(owner) = self.state.seats().find(holds) else { return Outcome::Done(false) };
        self.clear_marks(owner, quest);
        self.tell(What::QuestHandedOver { seat: owner, to: seat });
        self.take_quest(seat, quest);
        frame.produce(owner.model());
        Outcome::Done(true)
    }

    pub(super) fn draws_quests(
        &mut self,
        frame: &mut EffectFrame,
        who: Pick,
        amount: Amount,
        moon: MoonPick,
    ) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let moon = self.moon_of(frame, moon);
        let wanted = self.amount(frame, amount);
        let mut drawn = 0;
        for seat in models.iter().filter_map(Model::mage) {
            let able = moon > 0 && !self.state.is_avatar(seat);
            for _ in 0..wanted {
                drawn += (able && self.draw_quest(seat, moon)) as u8;
            }
        }
        frame.amount = drawn;
        Outcome::Done(drawn > 0)
    }

    /// Looks at the top quests of the current moon; one of them may change places with an active quest, and what is left
    /// goes back on top in any order. A quest of another moon goes on top of its own deck.
    pub(super) fn swap_quests(&mut self, frame: &mut EffectFrame, amount: Amount) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        let moon = self.state.moon;
        match frame.doing {
            Doing::Fresh => {
                self.look_at_quests(frame, moon, amount);
                let count = self.state.quests.len(quest_pile::LOOKED_AT) as u8;
                self.tell(What::QuestsLookedAt { seat, count });
                frame.quest = QuestId::NONE;
                let yours = self.state.quests.len(quest_pile::active(seat)) > 0;
                let looked_at = |game: &mut Game| {
                    game.offer_quests(quest_pile::LOOKED_AT);
                    game.or_pass();
                };
                if yours && self.ask_among(seat, AskKind::Quest, looked_at) {
                    frame.doing = Doing::Asked;
                    return Outcome::Asked;
                }
            }
            Doing::Asked => {
                let wanted = answer!(self, Choice::Quest { quest } => quest);
                let yours = |game: &mut Game| game.offer_quests(quest_pile::active(seat));
                if let Some(quest) = wanted {
                    frame.quest = quest;
                    if self.ask_among(seat, AskKind::GiveQuest, yours) {
                        frame.doing = Doing::Waiting;
                        return Outcome::Asked;
                    }
                }
            }
            Doing::Waiting => {
                if let Some(quest) = answer!(self, Choice::Quest { quest } => quest) {
                    self.put_back_quest(seat, quest);
                    self.take_quest(seat, frame.quest);
                    frame.amount = 1;
                }
            }
            Doing::Ordering { placed, .. } => {
                if let Some(quest) = answer!(self, Choice::Quest { quest } => quest) {
                    self.state.quests.put(quest, quest_pile::deck(moon));
                    return self.order_quests(frame, seat, moon, placed + 1);
                }
            }
            _ => {}
        }
        self.order_quests(frame, seat, moon, 0)
    }

    /// Which quest goes back next; the last one lies on top.
    fn order_quests(&mut self, frame: &mut EffectFrame, seat: Seat, moon: u8, placed: u8) -> Outcome {
        let left = self.state.quests.len(quest_pile::LOOKED_AT) as u8;
        let looked_at = |game: &mut Game| game.offer_quests(quest_pile::LOOKED_AT);
        if left > 1 && self.ask_among(seat, AskKind::PutBack, looked_at) {
            frame.doing = Doing::Ordering { of: left, placed };
            return Outcome::Asked;
        }
        if let Some(quest) = self.state.quests.top(quest_pile::LOOKED_AT) {
            self.state.quests.put(quest, quest_pile::deck(moon));
        }
        Outcome::Done(frame.amount > 0)
    }

    /// An active quest goes to the cards that are being looked at, or on top of the deck of its own moon.
    fn put_back_quest(&mut self, seat: Seat, quest: QuestId) {
        self.clear_marks(seat, quest);
        let shown = self.state.quests_shown & (1 << quest.0) != 0;
        self.state.quests_shown &= !(1 << quest.0);
        let moon = self.codex.quests[quest.index()].moon;
        let pile = if moon == self.state.moon { quest_pile::LOOKED_AT } else { quest_pile::deck(moon) };
        self.state.quests.put(quest, pile);
        let back = |quest| What::QuestPutBack { seat, quest };
        let known = Some(quest);
        if shown {
            self.tell(back(known));
        } else {
            self.tell_veiled(seat, back(known), back(None));
        }
    }
}
