//! The turn: which phase comes, and what is next within it (R2.1). Called whenever the stack is empty.
//!
//! `step`, `cursor` and `note` of the state are the phase's own memory; entering a phase clears them.

mod action;
mod black_rose;
mod clean_up;
mod ending;
mod evocation;
mod extra;
mod preparation;
mod set_up;
mod study;

pub(crate) use action::ACTIONS;
pub use preparation::Bench;

use crate::game::{Flow, Game};
use crate::happening::What;
use crate::ids::*;
use crate::seen::SeenCard;
use crate::stack::{EffectFrame, Source};
use crate::state::{Activation, CardSet, Phase};
use codex::{EventTime, FirstMage};

impl Game {
    /// Takes the next step of the turn.
    pub(crate) fn direct(&mut self) -> Flow {
        self.state.facts.clear();
        self.state.pending.clear();
        if self.choice.is_none() && self.demand_excess() {
            return Flow::Continue;
        }
        match self.state.phase {
            Phase::SetUp => self.set_up(),
            Phase::BlackRose => self.black_rose(),
            Phase::Study => self.study(),
            Phase::Preparation => self.preparation(),
            Phase::Action => self.action(),
            Phase::Evocation => self.evocation_phase(),
            Phase::CleanUp => self.clean_up(),
            Phase::Scoring => self.ending(),
            Phase::Over => Flow::Continue,
        }
    }

    /// The crown holder of this moment is First Mage for the whole phase, or for the whole turn (R2.3, R2.4, C4.2).
    pub(crate) fn enter(&mut self, phase: Phase) -> Flow {
        let state = &mut self.state;
        state.phase = phase;
        state.step = 0;
        state.cursor = 0;
        state.note = 0;
        if phase == Phase::BlackRose || state.rules.first_mage == FirstMage::OfThePhase {
            state.first = state.crown;
        }
        state.activation = Activation::default();
        if let Some(avatar) = &mut state.avatar {
            avatar.used = 0;
        }
        if matches!(phase, Phase::Preparation | Phase::Scoring) {
            // From now on nobody knows whether a card that was shown is still in the hand, or it matters no more.
            state.shown_cards = CardSet::default();
            self.lose_sight(|card| matches!(card, SeenCard::Spell(_)));
        }
        if phase == Phase::CleanUp {
            self.end_lasting();
        }
        let state = &mut self.state;
        if phase == Phase::BlackRose {
            state.turn += 1;
            let turn = state.turn;
            self.tell(What::TurnBegins { turn });
        }
        let first = self.state.first;
        self.tell(What::PhaseBegins { phase, first });
        Flow::Continue
    }

    pub(crate) fn next_step(&mut self) -> Flow {
        self.state.step += 1;
        self.state.cursor = 0;
        self.state.note = 0;
        Flow::Continue
    }

    /// The mage whose turn it is within the step, or `None` when everyone had theirs.
    pub(crate) fn at_cursor(&self) -> Option<Seat> {
        let cursor = self.state.cursor;
        ((cursor as usize) < self.state.mages.len()).then(|| self.state.nth_in_order(cursor))
    }

    /// The same, passing over the Avatar where it does nothing (R22.14).
    pub(crate) fn person_at_cursor(&mut self) -> Option<Seat> {
        if self.at_cursor().is_some_and(|seat| self.state.is_avatar(seat)) {
            self.state.cursor += 1;
        }
        self.at_cursor()
    }

    pub(crate) fn next_mage(&mut self) -> Flow {
        self.state.cursor += 1;
        self.state.note = 0;
        Flow::Continue
    }

    /// Applies the events of a phase, leftmost slot first, each of them once wherever it is pushed meanwhile (R3.9,
    /// R4.5, L-59).
    pub(crate) fn apply_events(&mut self, time: EventTime) -> Flow {
        for event in self.state.board {
            if !event.is_some() || self.state.events_applied & (1 << event.0) != 0 {
                continue;
            }
            let card = &self.codex.events[event.index()];
            if let (true, Some(effect)) = (card.time == time, card.effect) {
                self.state.events_applied |= 1 << event.0;
                self.start_effect(EffectFrame::new(effect, Source::Event { event }, Colour::ROSE));
                return Flow::Continue;
            }
        }
        self.state.events_applied = 0;
        self.next_step()
    }
}
