//! Looking through piles: search one, or look at some cards and keep a few.

use super::{Outcome, answer};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::happening::{DrawnFrom, What};
use crate::ids::*;
use crate::stack::{Doing, EffectFrame};
use crate::state::*;
use codex::{Amount, LookSource, MoonPick, SchoolId, SpellFilter};

impl Game {
    /// Looks through piles, takes one, shuffles the grimoire (R24.21). What the card asks to be shown everybody sees.
    pub(super) fn search(
        &mut self,
        frame: &mut EffectFrame,
        memories: bool,
        filter: SpellFilter,
        shown: bool,
    ) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        let fitting = |game: &mut Game| game.offer_fitting(seat, memories, filter);
        if frame.doing == Doing::Fresh && self.ask_among(seat, AskKind::Spell, fitting) {
            frame.doing = Doing::Asked;
            return Outcome::Asked;
        }
        let found = answer!(self, Choice::Card(card) => card);
        match found {
            Some(card) if shown => self.show_into_hand(seat, card, DrawnFrom::Grimoire),
            Some(card) => self.take_into_hand(seat, card, DrawnFrom::Grimoire),
            None => {}
        }
        self.shuffle_grimoire(seat);
        Outcome::Done(found.is_some())
    }

    /// Every spell once, in whichever pile it lies.
    fn offer_fitting(&mut self, seat: Seat, memories: bool, filter: SpellFilter) {
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
        let left = match frame.doing {
            Doing::Counting { left } => match answer!(self, Choice::Card(card) => card) {
                Some(card) => {
                    let from =
                        if self.is_forgotten(card) { DrawnFrom::Forgotten } else { DrawnFrom::Library };
                    self.take_into_hand(seat, card, from);
                    frame.amount += 1;
                    left - 1
                }
                None => 0,
            },
            Doing::PuttingUnder => {
                if let Some(card) = answer!(self, Choice::Card(card) => card) {
                    self.state.spells.put_under(card, spell_pile::FORGOTTEN);
                }
                0
            }
            Doing::Fresh if from == LookSource::OneSchool => {
                return self.choose(frame, seat, AskKind::School, Game::offer_schools);
            }
            Doing::Fresh => {
                self.look_at_forgotten(frame, seat, amount);
                take
            }
            _ => {
                let school = answer!(self, Choice::School(school) => school);
                let Some(school) = school else { return Outcome::Done(false) };
                self.look_at_school(frame, seat, school, amount);
                take
            }
        };
        let looked_at = |game: &mut Game| game.offer_spells(spell_pile::LOOKED_AT);
        if left > 0 && self.ask_among(seat, AskKind::Keep, looked_at) {
            frame.doing = Doing::Counting { left };
            return Outcome::Asked;
        }
        if from == LookSource::ForgottenUnder {
            if self.ask_among(seat, AskKind::PutUnder, looked_at) {
                frame.doing = Doing::PuttingUnder;
                return Outcome::Asked;
            }
            return Outcome::Done(frame.amount > 0);
        }
        while let Some(card) = self.state.spells.top(spell_pile::LOOKED_AT) {
            self.discard_to_school(seat, card);
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

    fn look_at_school(&mut self, frame: &mut EffectFrame, seat: Seat, school: SchoolId, amount: Amount) {
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
        let (now, next) = (self.state.moon, self.state.moon + 1);
        let left = match frame.doing {
            Doing::Counting { left } => match answer!(self, Choice::Quest { quest } => quest) {
                Some(quest) => {
                    self.take_quest(seat, quest);
                    frame.amount += 1;
                    left - 1
                }
                None => 0,
            },
            Doing::Fresh if moon == MoonPick::CurrentOrNext && next <= 3 => {
                return self.choose(frame, seat, AskKind::Moon, |game| {
                    game.option(Choice::Moon(now));
                    game.option(Choice::Moon(next));
                });
            }
            _ => {
                let chosen = answer!(self, Choice::Moon(moon) => moon);
                self.look_at_quests(frame, chosen.unwrap_or(self.moon_of(moon)), amount);
                take
            }
        };
        let looked_at = |game: &mut Game| game.offer_quests(quest_pile::LOOKED_AT);
        if left > 0 && self.ask_among(seat, AskKind::Quest, looked_at) {
            frame.doing = Doing::Counting { left };
            return Outcome::Asked;
        }
        while let Some(quest) = self.state.quests.top(quest_pile::LOOKED_AT) {
            self.put_by_quest(seat, quest, false);
        }
        Outcome::Done(frame.amount > 0)
    }

    fn look_at_quests(&mut self, frame: &mut EffectFrame, moon: u8, amount: Amount) {
        let count = self.amount(frame, amount);
        frame.amount = 0;
        for _ in 0..count {
            if self.refill_quests(moon) {
                let quest = self.state.quests.top(quest_pile::deck(moon)).expect("refilled");
                self.state.quests.put(quest, quest_pile::LOOKED_AT);
            }
        }
    }
}
