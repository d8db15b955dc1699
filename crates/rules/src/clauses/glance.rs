//! Cards that change hands after a glance: quests given, taken and completed, events played and put back, spells from
//! the discard piles.

use super::{Outcome, answer, ready};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::happening::{DrawnFrom, What};
use crate::ids::*;
use crate::seen::SeenCard;
use crate::stack::{Doing, EffectFrame, Frame};
use crate::state::*;
use codex::{Amount, EventId, Means, MoonPick, Pick, QuestId};

impl Game {
    /// Any spell that lies face up in the library.
    pub(super) fn take_discarded(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.doing == Doing::Fresh {
            return self.choose(frame, seat, AskKind::Spell, |game| {
                for school in 0..game.state.schools.len() {
                    for &card in &game.different_spells(spell_pile::library_discard(school)) {
                        game.option(Choice::Card(card));
                    }
                }
            });
        }
        let Some(card) = answer!(self, Choice::Card(card) => card) else { return Outcome::Done(false) };
        self.show_into_hand(seat, card, DrawnFrom::Library);
        Outcome::Done(true)
    }

    pub(super) fn take_quest_clause(&mut self, frame: &mut EffectFrame, from: Pick) -> Outcome {
        let models = ready!(self.gather(frame, from));
        let (Some(by), Some(from)) = (frame.you.seat(), models.iter().find_map(Model::mage)) else {
            return Outcome::Done(false);
        };
        if frame.doing == Doing::Fresh {
            return self
                .choose(frame, by, AskKind::Quest, |game| game.offer_quests(quest_pile::solved(from)));
        }
        let quest = answer!(self, Choice::Quest { quest } => quest);
        let Some(quest) = quest else { return Outcome::Done(false) };
        self.state.quests.put(quest, quest_pile::solved(by));
        self.tell(What::QuestTaken { by, from, quest });
        Outcome::Done(true)
    }

    /// One is kept and one given to a mage who may have another; what cannot be given is discarded (LC-8).
    pub(super) fn share_quests(&mut self, frame: &mut EffectFrame, amount: Amount) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        match frame.doing {
            Doing::Fresh => {
                let moon = self.state.moon;
                self.look_at_quests(frame, moon, amount);
                self.choose(frame, seat, AskKind::Quest, |game| game.offer_quests(quest_pile::LOOKED_AT))
            }
            Doing::Asked => {
                if let Some(quest) = answer!(self, Choice::Quest { quest } => quest) {
                    self.take_quest(seat, quest);
                }
                if self.state.quests.len(quest_pile::LOOKED_AT) == 0 {
                    return Outcome::Done(false);
                }
                let takers: Vec<Seat> = self.state.people().filter(|&to| self.can_take(seat, to)).collect();
                let list =
                    |game: &mut Game| takers.iter().for_each(|to| game.option(Choice::Target(to.model())));
                if self.ask_among(seat, AskKind::Model, list) {
                    frame.doing = Doing::Counting { left: 1 };
                    return Outcome::Asked;
                }
                self.give_looked_at(seat, None)
            }
            _ => {
                let to = answer!(self, Choice::Target(model) => model).and_then(Model::mage);
                self.give_looked_at(seat, to)
            }
        }
    }

    fn can_take(&self, from: Seat, to: Seat) -> bool {
        let limit = self.state.rules.quest_limit as usize;
        let room = limit == 0 || self.state.quests.len(quest_pile::active(to)) < limit;
        to != from && room && self.state.in_lodge(to.model())
    }

    fn give_looked_at(&mut self, from: Seat, to: Option<Seat>) -> Outcome {
        while let Some(quest) = self.state.quests.top(quest_pile::LOOKED_AT) {
            let Some(to) = to else {
                self.discard_quest(from, quest, false);
                continue;
            };
            self.take_quest(to, quest);
            self.see(from, SeenCard::Quest(quest));
            let known = Some(quest);
            self.tell_veiled(
                from,
                What::QuestGiven { from, to, quest: known },
                What::QuestGiven { from, to, quest: None },
            );
        }
        Outcome::Done(to.is_some())
    }

    /// One is completed with all it brings; the others go back as they lay, and you know them.
    pub(super) fn complete_looked(
        &mut self,
        frame: &mut EffectFrame,
        amount: Amount,
        moon: MoonPick,
    ) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        match frame.doing {
            Doing::Fresh => {
                let moon = self.moon_of(frame, moon);
                if moon == 0 {
                    return Outcome::Done(false);
                }
                self.look_at_quests(frame, moon, amount);
                self.choose(frame, seat, AskKind::Quest, |game| game.offer_quests(quest_pile::LOOKED_AT))
            }
            Doing::Asked => {
                let chosen = answer!(self, Choice::Quest { quest } => quest);
                if let Some(quest) = chosen {
                    self.complete_quest(seat, quest);
                }
                let mut seen = Vec::new();
                while let Some(quest) = self.state.quests.top(quest_pile::LOOKED_AT) {
                    let moon = self.codex.quests[quest.index()].moon;
                    self.state.quests.put(quest, quest_pile::deck(moon));
                    seen.push(SeenCard::Quest(quest));
                }
                seen.into_iter().for_each(|card| self.see(seat, card));
                match chosen {
                    Some(quest) => {
                        let effect = self.quest_effect(seat, quest);
                        self.first_comes(frame, effect)
                    }
                    None => Outcome::Done(false),
                }
            }
            _ => Outcome::Done(true),
        }
    }

    /// One may be played; the others go back on top in the order you like, the last one uppermost.
    pub(super) fn look_events(&mut self, frame: &mut EffectFrame, amount: Amount, play: u8) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        let played = match frame.doing {
            Doing::Fresh => {
                frame.quest = QuestId::NONE;
                self.look_at_events(seat, self.amount(frame, amount));
                let looked_at = |game: &mut Game| {
                    game.offer_looked_at_events(EventId::NONE);
                    game.or_pass();
                };
                if play > 0 && self.ask_among(seat, AskKind::PlayEvent, looked_at) {
                    frame.doing = Doing::Asked;
                    return Outcome::Asked;
                }
                EventId::NONE
            }
            Doing::Asked => answer!(self, Choice::Event { event } => event).unwrap_or(EventId::NONE),
            Doing::Laying { played } => {
                if let Some(event) = answer!(self, Choice::Event { event } => event) {
                    self.lay_event_back(seat, event);
                }
                played
            }
            // What it did at once is over.
            _ => return Outcome::Done(frame.quest.is_some()),
        };
        let rest = |game: &mut Game| game.offer_looked_at_events(played);
        if self.ask_among(seat, AskKind::PutBack, rest) {
            frame.doing = Doing::Laying { played };
            return Outcome::Asked;
        }
        // What was played is remembered where an effect remembers its quest.
        frame.quest = QuestId(played.0);
        if !played.is_some() {
            return Outcome::Done(play == 0);
        }
        let moon = self.codex.events[played.index()].moon;
        self.state.events.put(played, event_pile::deck(moon));
        match self.draw_event(seat, moon).flatten() {
            Some(mut child) => {
                frame.doing = Doing::Waiting;
                child.facts_from = self.state.facts.len() as u8;
                Outcome::Push(Frame::Effect(child))
            }
            None => Outcome::Done(true),
        }
    }

    fn look_at_events(&mut self, seat: Seat, count: u8) {
        let moon = self.state.moon;
        let mut looked_at = 0;
        for _ in 0..count {
            if self.refill_events(moon) {
                let event = self.state.events.top(event_pile::deck(moon)).expect("refilled");
                self.state.events.put(event, event_pile::LOOKED_AT);
                looked_at += 1;
            }
        }
        self.tell(What::EventsLookedAt { seat, count: looked_at });
    }

    fn offer_looked_at_events(&mut self, except: EventId) {
        let mut events: arrayvec::ArrayVec<EventId, QUESTS> =
            self.state.events.iter(event_pile::LOOKED_AT).filter(|&event| event != except).collect();
        events.sort_unstable();
        events.into_iter().for_each(|event| self.option(Choice::Event { event }));
    }

    fn lay_event_back(&mut self, seat: Seat, event: EventId) {
        let moon = self.codex.events[event.index()].moon;
        self.state.events.put(event, event_pile::deck(moon));
        self.see_alone(seat, [SeenCard::Event(event)].into_iter());
    }

    /// Half of what it pays for each of you and the Black Rose, rounded down, at least one.
    pub(super) fn share_event(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.doing == Doing::Fresh {
            return self.choose(frame, seat, AskKind::DiscardEvent, |game| {
                for event in game.state.board.into_iter().filter(|&event| event.is_some()) {
                    game.option(Choice::Event { event });
                }
            });
        }
        let event = answer!(self, Choice::Event { event } => event);
        let Some(event) = event else { return Outcome::Done(false) };
        self.discard_unpaid(event);
        let share = (self.codex.events[event.index()].power_out / 2).max(1);
        let means = self.means(frame.source);
        self.gain(frame.you, share, frame.you, means);
        self.gain(Colour::ROSE, share, Colour::ROSE, Means::OTHER);
        Outcome::Done(true)
    }
}
