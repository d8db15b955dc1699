//! Looking through piles: search one, or look at some cards and keep a few.

use super::{Outcome, answer};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::happening::{DrawnFrom, What};
use crate::ids::*;
use crate::stack::{Doing, EffectFrame};
use crate::state::*;
use codex::{Amount, LookSource, MoonPick, Rest, SchoolId, SpellFilter, SpellKind};

/// The pile of one's own that is looked at where it lies.
fn own_pile(seat: Seat, from: LookSource) -> Option<usize> {
    match from {
        LookSource::Grimoire => Some(spell_pile::grimoire(seat)),
        LookSource::Memories => Some(spell_pile::memories(seat)),
        LookSource::OneSchool | LookSource::Forgotten | LookSource::ForgottenUnder => None,
    }
}

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
        let open = |card: Card| self.state.spells.pile_of(card) == Some(spell_pile::memories(seat));
        match found {
            // Memories lie open: what is taken out of them was seen (R7.12, L-61).
            Some(card) if open(card) => self.take_from_memories(seat, card),
            Some(card) if shown => self.show_into_hand(seat, card, DrawnFrom::Grimoire),
            Some(card) => self.take_into_hand(seat, card, DrawnFrom::Grimoire),
            None => {}
        }
        self.shuffle_grimoire(seat);
        self.tell(What::GrimoireShuffled { seat });
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

    /// Looks at some spells, keeps some, and does with the others what the card says.
    pub(super) fn look_spells(
        &mut self,
        frame: &mut EffectFrame,
        from: LookSource,
        amount: Amount,
        take: u8,
        rest: Rest,
    ) -> Outcome {
        let Some(seat) = frame.you.seat() else { return Outcome::Done(false) };
        let left = match frame.doing {
            Doing::Ordering { of, placed } => return self.order_spells(frame, seat, from, of, placed),
            Doing::Counting { left } => match answer!(self, Choice::Card(card) => card) {
                Some(card) => {
                    self.keep_looked_at(seat, card, from);
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
                self.begin_to_look(frame, seat, from, amount);
                take
            }
            _ => {
                let school = answer!(self, Choice::School(school) => school);
                let Some(school) = school else { return Outcome::Done(false) };
                self.look_at_school(frame, seat, school, amount);
                take
            }
        };
        let seen = match own_pile(seat, from) {
            // The top ones that are still there.
            Some(pile) => {
                let seen = self.amount(frame, amount).saturating_sub(frame.amount);
                seen.min(self.state.spells.len(pile) as u8)
            }
            None => self.state.spells.len(spell_pile::LOOKED_AT) as u8,
        };
        let looked_at = |game: &mut Game| game.offer_seen(seat, from, 0, seen);
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
        match rest {
            Rest::Left => {}
            Rest::Discarded => self.discard_looked_at(seat),
            Rest::Shuffled => self.shuffle_looked_at(),
            Rest::OnTop => return self.order_spells(frame, seat, from, seen, 0),
        }
        Outcome::Done(frame.amount > 0)
    }

    fn begin_to_look(&mut self, frame: &mut EffectFrame, seat: Seat, from: LookSource, amount: Amount) {
        let Some(pile) = own_pile(seat, from) else { return self.look_at_forgotten(frame, seat, amount) };
        // An empty grimoire is made anew before it is looked at (C7.4).
        if from == LookSource::Grimoire && self.state.spells.len(pile) == 0 {
            self.shuffle_memories(seat);
        }
        let count = self.amount(frame, amount).min(self.state.spells.len(pile) as u8);
        frame.amount = 0;
        self.tell(What::SpellsLookedAt { seat, count });
    }

    fn keep_looked_at(&mut self, seat: Seat, card: Card, from: LookSource) {
        match from {
            LookSource::Memories => self.take_from_memories(seat, card),
            LookSource::Grimoire => self.take_into_hand(seat, card, DrawnFrom::Grimoire),
            _ if self.is_forgotten(card) => self.take_into_hand(seat, card, DrawnFrom::Forgotten),
            _ => self.take_into_hand(seat, card, DrawnFrom::Library),
        }
    }

    /// The spells looked at, without those that lie in their new order already; equal cards are one option.
    fn offer_seen(&mut self, seat: Seat, from: LookSource, placed: u8, seen: u8) {
        let Some(pile) = own_pile(seat, from) else { return self.offer_spells(spell_pile::LOOKED_AT) };
        let seen = self.state.spells.iter(pile).take(seen as usize).skip(placed as usize);
        let mut cards: arrayvec::ArrayVec<Card, SPELLS> = seen.collect();
        // In a fixed order, so that the order of the pile tells nothing.
        cards.sort_unstable_by_key(|&card| (self.state.spell_of(card).0, card));
        for card in cards {
            let spell = self.state.spell_of(card);
            let twin = |choice: &Choice| matches!(*choice, Choice::Card(other) if self.state.spell_of(other) == spell);
            if !self.state.options.iter().any(twin) {
                self.option(Choice::Card(card));
            }
        }
    }

    /// What is left goes back one by one, the last on top.
    fn order_spells(
        &mut self,
        frame: &mut EffectFrame,
        seat: Seat,
        from: LookSource,
        of: u8,
        placed: u8,
    ) -> Outcome {
        let mut placed = placed;
        if let Some(card) = answer!(self, Choice::Card(card) => card) {
            self.lay_back(seat, card, from);
            placed += 1;
        }
        let unplaced = |game: &mut Game| game.offer_seen(seat, from, placed, of);
        if placed + 1 < of && self.ask_among(seat, AskKind::PutBack, unplaced) {
            frame.doing = Doing::Ordering { of, placed };
            return Outcome::Asked;
        }
        if let Some(last) = self.last_unplaced(seat, from, placed, of) {
            self.lay_back(seat, last, from);
        }
        Outcome::Done(frame.amount > 0)
    }

    /// The card looked at that is left when all others lie in their new order.
    fn last_unplaced(&self, seat: Seat, from: LookSource, placed: u8, of: u8) -> Option<Card> {
        match own_pile(seat, from) {
            Some(pile) => self.state.spells.iter(pile).take(of as usize).nth(placed as usize),
            None => self.state.spells.top(spell_pile::LOOKED_AT),
        }
    }

    fn lay_back(&mut self, seat: Seat, card: Card, from: LookSource) {
        match own_pile(seat, from).or_else(|| self.deck_of(card)) {
            Some(pile) => self.state.spells.put(card, pile),
            None => self.discard_to_school(seat, card),
        }
    }

    /// The deck a spell is drawn from.
    fn deck_of(&self, card: Card) -> Option<usize> {
        match self.codex.spells[self.state.spell_of(card).index()].kind {
            SpellKind::School(school) => self.school_place(school).map(spell_pile::library),
            SpellKind::Forgotten => Some(spell_pile::FORGOTTEN),
            SpellKind::Personal => None,
        }
    }

    fn discard_looked_at(&mut self, seat: Seat) {
        while let Some(card) = self.state.spells.top(spell_pile::LOOKED_AT) {
            self.discard_to_school(seat, card);
            let spell = self.state.spell_of(card);
            self.tell(What::SpellDiscarded { seat, spell, slot: None });
        }
    }

    fn shuffle_looked_at(&mut self) {
        while let Some(card) = self.state.spells.top(spell_pile::LOOKED_AT) {
            let Some(deck) = self.deck_of(card) else { return };
            self.state.spells.put(card, deck);
            self.state.spells.shuffle(deck, &mut self.state.random);
        }
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
        let left = match frame.doing {
            Doing::Counting { left } => match answer!(self, Choice::Quest { quest } => quest) {
                Some(quest) => {
                    self.take_quest(seat, quest);
                    frame.amount += 1;
                    left - 1
                }
                None => 0,
            },
            Doing::Fresh if moon == MoonPick::CurrentOrNext && self.state.moon < 3 => {
                return self.choose(frame, seat, AskKind::Moon, Game::offer_moons);
            }
            _ => {
                let chosen = answer!(self, Choice::Moon(moon) => moon);
                let moon = chosen.unwrap_or(self.moon_of(frame, moon));
                if moon == 0 {
                    return Outcome::Done(false);
                }
                self.look_at_quests(frame, moon, amount);
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

    pub(super) fn look_at_quests(&mut self, frame: &mut EffectFrame, moon: u8, amount: Amount) {
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
