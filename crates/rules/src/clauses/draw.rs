//! Drawing: spells, quests and events.

use super::{Outcome, answer};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::happening::DrawnFrom;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame, Frame};
use crate::state::{event_pile, quest_pile, spell_pile};
use codex::{Amount, MoonPick, SpellSource};

impl Game {
    pub(super) fn draw_spells(
        &mut self,
        frame: &mut EffectFrame,
        from: SpellSource,
        amount: Amount,
    ) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if let SpellSource::Library | SpellSource::LibraryOrDiscards = from {
            return self.draw_library(frame, seat, amount, from == SpellSource::LibraryOrDiscards);
        }
        let wanted = self.amount(frame, amount);
        let mut drawn = 0;
        for _ in 0..wanted {
            let did = match from {
                SpellSource::Grimoire => self.draw_from_grimoire(seat),
                SpellSource::Memories => self.draw_from_memories(seat),
                SpellSource::Forgotten => self.draw_forgotten(seat),
                SpellSource::TopOfMemories => self.draw_top_of_memories(seat),
                SpellSource::Library | SpellSource::LibraryOrDiscards => unreachable!(),
            };
            drawn += did as u8;
        }
        frame.amount = drawn;
        Outcome::Done(drawn == wanted && drawn > 0)
    }

    /// One school at a time, or the card that lies on top of a discard pile, before everyone's eyes.
    fn draw_library(
        &mut self,
        frame: &mut EffectFrame,
        seat: Seat,
        amount: Amount,
        discards: bool,
    ) -> Outcome {
        let left = match frame.doing {
            Doing::Counting { left } => {
                if let Some(school) = answer!(self, Choice::School(school) => school) {
                    if let Some(place) = self.school_place(school) {
                        frame.amount += self.draw_from_library(seat, place) as u8;
                    }
                    left - 1
                } else if let Some(card) = answer!(self, Choice::Card(card) => card) {
                    self.show_into_hand(seat, card, DrawnFrom::Library);
                    frame.amount += 1;
                    left - 1
                } else {
                    0
                }
            }
            _ => {
                let left = self.amount(frame, amount);
                frame.amount = 0;
                left
            }
        };
        let offer = |game: &mut Game| {
            game.offer_schools();
            if discards {
                game.offer_discards();
            }
        };
        if left > 0 && self.ask_among(seat, AskKind::DrawFrom, offer) {
            frame.doing = Doing::Counting { left };
            return Outcome::Asked;
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

    /// The top cards of the discard piles of the library.
    fn offer_discards(&mut self) {
        for place in 0..self.state.schools.len() {
            if let Some(card) = self.state.spells.top(spell_pile::library_discard(place)) {
                self.option(Choice::Card(card));
            }
        }
    }

    pub(super) fn draw_quests(&mut self, frame: &mut EffectFrame, amount: Amount, moon: MoonPick) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        if frame.doing == Doing::Fresh
            && moon == MoonPick::CurrentOrNext
            && self.ask_among(seat, AskKind::Moon, Game::offer_moons)
        {
            frame.doing = Doing::Asked;
            return Outcome::Asked;
        }
        let chosen = answer!(self, Choice::Moon(moon) => moon);
        let moon = chosen.unwrap_or(self.moon_of(frame, moon));
        if moon == 0 {
            return Outcome::Done(false);
        }
        let wanted = self.amount(frame, amount);
        let mut drawn = 0;
        for _ in 0..wanted {
            drawn += self.draw_quest(seat, moon) as u8;
        }
        frame.amount = drawn;
        Outcome::Done(drawn == wanted && drawn > 0)
    }

    /// The moon that is meant; 0 if there is none.
    pub(super) fn moon_of(&self, frame: &EffectFrame, moon: MoonPick) -> u8 {
        match moon {
            MoonPick::Of(moon) => moon,
            MoonPick::Current | MoonPick::CurrentOrNext => self.state.moon,
            MoonPick::Previous => self.state.moon - 1,
            MoonPick::OfThatQuest => self.codex.quests.get(frame.quest.index()).map_or(0, |quest| quest.moon),
        }
    }

    /// The current moon and the next; nothing to choose in the last one.
    pub(super) fn offer_moons(&mut self) {
        let now = self.state.moon;
        if now < 3 {
            self.option(Choice::Moon(now));
            self.option(Choice::Moon(now + 1));
        }
    }

    /// One after the other; what an event does at once is resolved before the next (R4.2).
    pub(super) fn draw_events(&mut self, frame: &mut EffectFrame, amount: Amount, moon: MoonPick) -> Outcome {
        let mut left = match frame.doing.left() {
            Some(left) => left,
            None => {
                let left = self.amount(frame, amount);
                frame.amount = 0;
                left
            }
        };
        while left > 0 {
            left -= 1;
            let by_event =
                frame.caster.seat().filter(|_| frame.you.is_rose() && frame.caster != Colour::NONE);
            let drawer = by_event.unwrap_or_else(|| self.state.decider(frame.you));
            let moon = self.moon_of(frame, moon);
            if moon == 0 {
                continue;
            }
            match self.draw_event(drawer, moon) {
                Some(Some(mut child)) => {
                    frame.amount += 1;
                    frame.doing = Doing::Counting { left };
                    child.facts_from = self.state.facts.len() as u8;
                    return Outcome::Push(Frame::Effect(child));
                }
                Some(None) => frame.amount += 1,
                None => {}
            }
        }
        Outcome::Done(frame.amount > 0)
    }

    /// Whether a spell is left to be drawn, in the deck or in what makes a new one.
    pub(super) fn has_spells(&self, seat: Seat, from: SpellSource) -> bool {
        let there = |pile| self.state.spells.len(pile) > 0;
        match from {
            SpellSource::Grimoire => there(spell_pile::grimoire(seat)) || there(spell_pile::memories(seat)),
            SpellSource::Memories | SpellSource::TopOfMemories => there(spell_pile::memories(seat)),
            SpellSource::Forgotten => there(spell_pile::FORGOTTEN),
            SpellSource::Library | SpellSource::LibraryOrDiscards => {
                (0..self.state.schools.len()).any(|place| self.school_has_cards(place))
            }
        }
    }

    pub(super) fn has_quests(&self, moon: u8) -> bool {
        let there = |pile| self.state.quests.len(pile) > 0;
        moon > 0 && (there(quest_pile::deck(moon)) || there(quest_pile::discard(moon)))
    }

    pub(super) fn has_events(&self, moon: u8) -> bool {
        let there = |pile| self.state.events.len(pile) > 0;
        moon > 0 && (there(event_pile::deck(moon)) || there(event_pile::discard(moon)))
    }
}
