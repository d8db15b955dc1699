//! Cards in and out of hands: spells, quests, events.

use super::{Outcome, ready};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::happening::{DrawnFrom, What};
use crate::ids::*;
use crate::stack::{EffectFrame, Frame};
use crate::state::*;
use codex::{Amount, LookSource, MoonPick, Pick, QuestState, SolvedQuest, SpellFilter, SpellSource};

impl Game {
    pub(super) fn draw_spells(
        &mut self,
        frame: &mut EffectFrame,
        from: SpellSource,
        amount: Amount,
    ) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if from == SpellSource::Library {
            return self.draw_library(frame, seat, amount);
        }
        let wanted = self.amount(frame, amount);
        let mut drawn = 0;
        for _ in 0..wanted {
            let did = match from {
                SpellSource::Grimoire => self.draw_from_grimoire(seat),
                SpellSource::Memories => self.draw_from_memories(seat),
                SpellSource::Forgotten => self.draw_forgotten(seat),
                SpellSource::Library => unreachable!(),
            };
            drawn += did as u8;
        }
        frame.amount = drawn;
        Outcome::Done(drawn == wanted && drawn > 0)
    }

    /// One school at a time.
    fn draw_library(&mut self, frame: &mut EffectFrame, seat: Seat, amount: Amount) -> Outcome {
        if frame.work == 0 {
            frame.work = 1;
            frame.left = self.amount(frame, amount);
            frame.amount = 0;
        } else if let Some(Choice::School(school)) = self.take_choice() {
            if let Some(place) = self.school_place(school) {
                frame.amount += self.draw_from_library(seat, place) as u8;
            }
            frame.left -= 1;
        } else {
            frame.left = 0;
        }
        if frame.left > 0 {
            self.ask(seat, AskKind::DrawFrom);
            self.offer_schools();
            if !self.state.options.is_empty() {
                return Outcome::Asked;
            }
            self.state.ask = None;
        }
        Outcome::Done(frame.amount > 0 && frame.amount == self.amount(frame, amount))
    }

    pub(crate) fn offer_schools(&mut self) {
        for place in 0..self.state.schools.len() {
            if self.school_has_cards(place) {
                self.option(Choice::School(self.state.schools[place]));
            }
        }
    }

    pub(super) fn draw_quests(&mut self, frame: &mut EffectFrame, amount: Amount, moon: MoonPick) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        let moon = self.moon_of(moon);
        let wanted = self.amount(frame, amount);
        let mut drawn = 0;
        for _ in 0..wanted {
            drawn += self.draw_quest(seat, moon) as u8;
        }
        frame.amount = drawn;
        Outcome::Done(drawn == wanted && drawn > 0)
    }

    fn moon_of(&self, moon: MoonPick) -> u8 {
        match moon {
            MoonPick::Of(moon) => moon,
            MoonPick::Current | MoonPick::CurrentOrNext => self.state.moon,
        }
    }

    /// One after the other; what an event does at once is resolved before the next (R4.2).
    pub(super) fn draw_events(&mut self, frame: &mut EffectFrame, amount: Amount, moon: MoonPick) -> Outcome {
        if frame.work == 0 {
            frame.work = 1;
            frame.left = self.amount(frame, amount);
            frame.amount = 0;
        }
        while frame.left > 0 {
            frame.left -= 1;
            let by_event =
                frame.caster.seat().filter(|_| frame.you.is_rose() && frame.caster != Colour::NONE);
            let drawer = by_event.unwrap_or_else(|| self.state.decider(frame.you));
            match self.draw_event(drawer, self.moon_of(moon)) {
                Some(Some(mut child)) => {
                    frame.amount += 1;
                    child.facts_from = self.state.facts.len() as u8;
                    return Outcome::Push(Frame::Effect(child));
                }
                Some(None) => frame.amount += 1,
                None => {}
            }
        }
        Outcome::Done(frame.amount > 0)
    }

    pub(super) fn discard_spells(&mut self, frame: &mut EffectFrame, who: Pick, amount: Amount) -> Outcome {
        let models = ready!(self.gather(frame, who));
        let Some(seat) = models.iter().find_map(Model::mage) else { return Outcome::Done(false) };
        if self.state.is_avatar(seat) {
            return self.discard_commands(frame, amount);
        }
        let wanted = self.amount(frame, amount);
        if frame.work == 0 {
            frame.work = 1;
            frame.left = wanted;
            frame.amount = 0;
        } else if let Some(Choice::Card(card)) = self.take_choice() {
            self.discard_spell(seat, card);
            frame.amount += 1;
            frame.left -= 1;
        } else {
            frame.left = 0;
        }
        if frame.left > 0 {
            self.ask(seat, AskKind::DiscardSpell);
            for card in self.different_spells(spell_pile::hand(seat)) {
                self.option(Choice::Card(card));
            }
            if !self.state.options.is_empty() {
                return Outcome::Asked;
            }
            self.state.ask = None;
        }
        Outcome::Done(frame.amount == wanted && wanted > 0)
    }

    pub(super) fn discard_quests(
        &mut self,
        frame: &mut EffectFrame,
        state: QuestState,
        amount: Amount,
    ) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        let pile = match state {
            QuestState::Active => quest_pile::active(seat),
            QuestState::Completed => quest_pile::completed(seat),
            QuestState::Solved => quest_pile::solved(seat),
        };
        let wanted = self.amount(frame, amount);
        if frame.work == 0 {
            frame.work = 1;
            frame.left = wanted;
            frame.amount = 0;
        } else if let Some(Choice::Quest { quest }) = self.take_choice() {
            self.discard_quest(seat, quest, true);
            frame.amount += 1;
            frame.left -= 1;
        } else {
            frame.left = 0;
        }
        if frame.left > 0 && self.state.quests.len(pile) > 0 {
            self.ask(seat, AskKind::DiscardQuest);
            self.offer_quests(pile);
            return Outcome::Asked;
        }
        Outcome::Done(frame.amount == wanted && wanted > 0)
    }

    /// In a fixed order, so that the order of a pile tells nothing.
    pub(crate) fn offer_quests(&mut self, pile: usize) {
        let mut quests: arrayvec::ArrayVec<u8, QUESTS> = self.state.quests.iter(pile).collect();
        quests.sort_unstable();
        for quest in quests {
            self.option(Choice::Quest { quest });
        }
    }

    pub(super) fn discard_quest_or_jinx(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.work == 0 {
            frame.work = 1;
            self.ask(seat, AskKind::DiscardQuestOrJinx);
            self.offer_quests(quest_pile::active(seat));
            self.offer_jinxes(seat);
            return self.put_or_skip();
        }
        match self.take_choice() {
            Some(Choice::Quest { quest }) => {
                self.discard_quest(seat, quest, true);
                Outcome::Done(true)
            }
            Some(Choice::Jinx(jinx)) => Outcome::Done(self.discard_jinx_of_kind(seat, jinx)),
            _ => Outcome::Done(false),
        }
    }

    pub(super) fn discard_events(&mut self, frame: &mut EffectFrame, amount: Amount) -> Outcome {
        if frame.work == 0 {
            frame.work = 1;
            frame.left = self.amount(frame, amount);
            frame.amount = 0;
        } else if let Some(Choice::Event { event }) = self.take_choice() {
            self.discard_from_board(event);
            frame.amount += 1;
            frame.left -= 1;
        } else {
            frame.left = 0;
        }
        if frame.left > 0 {
            self.ask(self.state.decider(frame.you), AskKind::DiscardEvent);
            for event in self.state.board {
                if event != NONE {
                    self.option(Choice::Event { event });
                }
            }
            if !self.state.options.is_empty() {
                return Outcome::Asked;
            }
            self.state.ask = None;
        }
        Outcome::Done(frame.amount > 0)
    }

    /// Looks through piles, takes one, shuffles the grimoire (R24.21). What the card asks to be shown everybody sees.
    pub(super) fn search(
        &mut self,
        frame: &mut EffectFrame,
        memories: bool,
        filter: SpellFilter,
        shown: bool,
    ) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.work == 0 {
            frame.work = 1;
            self.ask(seat, AskKind::Spell);
            let piles = [spell_pile::grimoire(seat), spell_pile::memories(seat)];
            for &pile in &piles[..1 + memories as usize] {
                for card in self.different_spells(pile) {
                    let spell = self.state.spell_of(card);
                    let offered = self.state.options.iter().any(|choice| match *choice {
                        Choice::Card(other) => self.state.spell_of(other) == spell,
                        _ => false,
                    });
                    let fits = match filter {
                        SpellFilter::Any => true,
                        SpellFilter::Summoning => self.codex.spells[spell.index()].summons,
                    };
                    if fits && !offered {
                        self.option(Choice::Card(card));
                    }
                }
            }
            if !self.state.options.is_empty() {
                return Outcome::Asked;
            }
            self.state.ask = None;
        }
        let found = match self.take_choice() {
            Some(Choice::Card(card)) => {
                if shown {
                    self.show_into_hand(seat, card, DrawnFrom::Grimoire);
                } else {
                    self.take_into_hand(seat, card, DrawnFrom::Grimoire);
                }
                true
            }
            _ => false,
        };
        self.shuffle_grimoire(seat);
        Outcome::Done(found)
    }

    /// Looks at some spells, keeps some, discards the others where they belong.
    pub(super) fn look_spells(
        &mut self,
        frame: &mut EffectFrame,
        from: LookSource,
        amount: Amount,
        take: u8,
    ) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.work == 0 {
            match from {
                LookSource::Forgotten => self.look_at_forgotten(frame, seat, amount),
                LookSource::OneSchool => {
                    self.ask(seat, AskKind::School);
                    self.offer_schools();
                    frame.work = 1;
                    return self.put_or_skip();
                }
            }
            frame.work = 2;
            frame.left = take;
        } else if frame.work == 1 {
            let Some(Choice::School(school)) = self.take_choice() else { return Outcome::Done(false) };
            self.look_at_school(frame, seat, school, amount);
            frame.work = 2;
            frame.left = take;
        } else if let Some(Choice::Card(card)) = self.take_choice() {
            let from = if self.is_forgotten(card) { DrawnFrom::Forgotten } else { DrawnFrom::Library };
            self.take_into_hand(seat, card, from);
            frame.amount += 1;
            frame.left -= 1;
        }
        if frame.left > 0 && self.state.spells.len(spell_pile::LOOKED_AT) > 0 {
            self.ask(seat, AskKind::Keep);
            for card in self.different_spells(spell_pile::LOOKED_AT) {
                self.option(Choice::Card(card));
            }
            return Outcome::Asked;
        }
        while let Some(card) = self.state.spells.top(spell_pile::LOOKED_AT) {
            self.discard_to_school(card);
            let spell = self.state.spell_of(card);
            self.tell(What::SpellDiscarded { seat, spell });
        }
        Outcome::Done(frame.amount > 0)
    }

    fn look_at_forgotten(&mut self, frame: &mut EffectFrame, seat: Seat, amount: Amount) {
        let count = self.amount(frame, amount);
        frame.amount = 0;
        for _ in 0..count {
            if let Some(card) = self.state.spells.top(spell_pile::FORGOTTEN) {
                self.state.spells.put(card, spell_pile::LOOKED_AT);
            }
        }
        let count = self.state.spells.len(spell_pile::LOOKED_AT) as u8;
        self.tell(What::SpellsLookedAt { seat, count });
    }

    fn look_at_school(
        &mut self,
        frame: &mut EffectFrame,
        seat: Seat,
        school: codex::SchoolId,
        amount: Amount,
    ) {
        let count = self.amount(frame, amount);
        frame.amount = 0;
        let Some(place) = self.school_place(school) else { return };
        for _ in 0..count {
            if self.refill_school(place) {
                let card = self.state.spells.top(spell_pile::library(place)).expect("refilled");
                self.state.spells.put(card, spell_pile::LOOKED_AT);
            }
        }
        let count = self.state.spells.len(spell_pile::LOOKED_AT) as u8;
        self.tell(What::SpellsLookedAt { seat, count });
    }

    pub(super) fn look_quests(
        &mut self,
        frame: &mut EffectFrame,
        amount: Amount,
        moon: MoonPick,
        take: u8,
    ) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.work == 0 {
            frame.work = 1;
            let next = self.state.moon + 1;
            if moon == MoonPick::CurrentOrNext && next <= 3 {
                self.ask(seat, AskKind::Moon);
                self.option(Choice::Moon(self.state.moon));
                self.option(Choice::Moon(next));
                return Outcome::Asked;
            }
        }
        if frame.work == 1 {
            let moon = match self.take_choice() {
                Some(Choice::Moon(moon)) => moon,
                _ => self.moon_of(moon),
            };
            let count = self.amount(frame, amount);
            frame.amount = 0;
            for _ in 0..count {
                if self.refill_quests(moon) {
                    let quest = self.state.quests.top(quest_pile::deck(moon)).expect("refilled");
                    self.state.quests.put(quest, quest_pile::LOOKED_AT);
                }
            }
            frame.work = 2;
            frame.left = take;
        } else if let Some(Choice::Quest { quest }) = self.take_choice() {
            self.take_quest(seat, quest);
            frame.amount += 1;
            frame.left -= 1;
        }
        if frame.left > 0 && self.state.quests.len(quest_pile::LOOKED_AT) > 0 {
            self.ask(seat, AskKind::Quest);
            self.offer_quests(quest_pile::LOOKED_AT);
            return Outcome::Asked;
        }
        while let Some(quest) = self.state.quests.top(quest_pile::LOOKED_AT) {
            self.discard_quest(seat, quest, false);
        }
        Outcome::Done(frame.amount > 0)
    }

    pub(super) fn choose_quest(&mut self, frame: &mut EffectFrame) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        frame.quest = if frame.work == 0 { NONE } else { frame.quest };
        if frame.work == 0 && self.state.quests.len(quest_pile::active(seat)) > 0 {
            frame.work = 1;
            self.ask(seat, AskKind::Quest);
            self.offer_quests(quest_pile::active(seat));
            return Outcome::Asked;
        }
        if let Some(Choice::Quest { quest }) = self.take_choice() {
            frame.quest = quest;
        }
        Outcome::Done(frame.quest != NONE)
    }

    pub(super) fn complete_clause(&mut self, frame: &mut EffectFrame, that: bool) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if !that && let Outcome::Asked = self.choose_quest(frame) {
            return Outcome::Asked;
        }
        let active =
            frame.quest != NONE && self.state.quests.pile_of(frame.quest) == Some(quest_pile::active(seat));
        if active {
            self.complete_quest(seat, frame.quest);
        }
        Outcome::Done(active)
    }

    /// Solved by an effect: the points, not the quest's own effect (R5.9).
    pub(super) fn solve_clause(&mut self, frame: &mut EffectFrame, which: SolvedQuest) -> Outcome {
        let Some(seat) = self.state.mage_of(frame.you) else { return Outcome::Done(false) };
        let quest = match (which, frame.source) {
            (SolvedQuest::Top, _) => self.reveal_quest(),
            (SolvedQuest::This, crate::stack::Source::Quest { quest }) => quest,
            (SolvedQuest::This, _) => NONE,
            (SolvedQuest::OneActive, _) => {
                if let Outcome::Asked = self.choose_quest(frame) {
                    return Outcome::Asked;
                }
                frame.quest
            }
        };
        if quest == NONE {
            return Outcome::Done(false);
        }
        self.solve_quest(seat, quest);
        Outcome::Done(true)
    }

    /// The top quest of the current moon is turned up, to be solved at once (R22.16).
    fn reveal_quest(&mut self) -> u8 {
        let moon = self.state.moon;
        if !self.refill_quests(moon) {
            return NONE;
        }
        self.state.quests.top(quest_pile::deck(moon)).unwrap_or(NONE)
    }

    pub(super) fn give_forgotten(&mut self, frame: &mut EffectFrame, to: Pick) -> Outcome {
        let models = ready!(self.gather(frame, to));
        let (Some(from), Some(to)) = (frame.you.seat(), models.iter().find_map(Model::mage)) else {
            return Outcome::Done(false);
        };
        // Its deck is its hand, and no spell ever joins it (R22.15).
        if self.state.is_avatar(to) {
            return Outcome::Done(false);
        }
        if frame.work == 0 {
            frame.work = 1;
            self.ask(from, AskKind::Spell);
            for card in self.different_spells(spell_pile::hand(from)) {
                if self.is_forgotten(card) {
                    self.option(Choice::Card(card));
                }
            }
            return self.put_or_skip();
        }
        let Some(Choice::Card(card)) = self.take_choice() else { return Outcome::Done(false) };
        self.state.spells.put(card, spell_pile::hand(to));
        self.state.shown_cards.set(card, false);
        // Both mages know the card; the others only that it changed hands.
        let spell = Some(self.state.spell_of(card));
        self.tell_veiled(
            to,
            What::SpellGiven { from, to, spell },
            What::SpellGiven { from, to, spell: None },
        );
        Outcome::Done(true)
    }
}
