//! Event cards: drawing, laying, pushing, leaving (R3.2 to R3.9, R4).

use crate::game::Game;
use crate::happening::What;
use crate::ids::*;
use crate::newcomers::Newcomer;
use crate::seen::SeenCard;
use crate::stack::{EffectFrame, EffectStep, Source};
use crate::state::{Phase, event_pile};
use codex::{CrownSymbols, DiscardedEvents, EffectId, EventId, EventTime, Means, PushedEvents};

impl Game {
    pub(crate) fn refill_events(&mut self, moon: u8) -> bool {
        let (deck, discard) = (event_pile::deck(moon), event_pile::discard(moon));
        let state = &mut self.state;
        if state.events.len(deck) == 0 && state.events.len(discard) > 0 {
            state.events.pour(discard, deck);
            state.events.shuffle(deck, &mut state.random);
            self.lose_sight(|card| matches!(card, SeenCard::Event(_)));
        }
        self.state.events.len(deck) > 0
    }

    /// Draws and reveals an event: crown, points, place (R3.4 to R3.8, R4.2). What it does at once is returned as a
    /// frame to run, and all of it if it shows a crown, which is answered first (R9.6, R9.7). `None` if there is no card
    /// at all.
    pub(crate) fn draw_event(&mut self, drawer: Seat, moon: u8) -> Option<Option<EffectFrame>> {
        if !self.refill_events(moon) {
            return None;
        }
        let event = self.state.events.top(event_pile::deck(moon)).expect("refilled");
        self.tell(What::EventRevealed { event, by: drawer });
        let card = &self.codex.events[event.index()];
        let effect = card.effect.unwrap_or(EffectId(u16::MAX));
        let mut frame = EffectFrame::new(effect, Source::Event { event }, Colour::ROSE);
        // What it draws in turn is drawn by the same mage (L-40).
        frame.caster = drawer.colour();
        if card.crown && self.state.rules.crown_symbols == CrownSymbols::Taken {
            frame.step = EffectStep::Crown;
            self.state.events.put(event, event_pile::APPLIED);
            return Some(Some(frame));
        }
        Some(self.receive_event(event).then_some(frame))
    }

    /// The points of its left corner and its place; whether something is left to apply at once (R3.5 to R3.8).
    pub(crate) fn receive_event(&mut self, event: EventId) -> bool {
        let card = &self.codex.events[event.index()];
        let (time, slot, acts) = (card.time, card.slot, card.effect.is_some());
        let (power_in, power_out) = (card.power_in, card.power_out);
        self.gain(Colour::ROSE, power_in, Colour::ROSE, Means::OTHER);
        if time == EventTime::Instant {
            // It takes no slot; it is applied, and both corners are paid (R3.8, C5.5).
            if self.discarded_events_pay() {
                self.gain(Colour::ROSE, power_out, Colour::ROSE, Means::OTHER);
            }
            if acts {
                self.state.events.put(event, event_pile::APPLIED);
            } else {
                self.discard_event_card(event);
            }
        } else {
            self.lay_event(event, slot.clamp(1, 3) as usize - 1);
        }
        acts && matches!(time, EventTime::Instant | EventTime::Always)
    }

    /// Pushes what lies there one slot right, only as far as needed (R3.6, R3.7).
    fn lay_event(&mut self, event: EventId, slot: usize) {
        let mut carried = event;
        for place in slot..3 {
            std::mem::swap(&mut carried, &mut self.state.board[place]);
            if !carried.is_some() {
                break;
            }
        }
        self.state.events.put(event, event_pile::BOARD);
        self.tell(What::EventLaid { event, slot: slot as u8 + 1 });
        self.note_joining(Newcomer::Event(event));
        if carried.is_some() {
            self.leave_board(carried);
        }
    }

    /// Every event one slot right; the one in slot 3 leaves (R3.2).
    pub(crate) fn shift_events(&mut self) {
        let leaving = self.state.board[2];
        self.state.board = [EventId::NONE, self.state.board[0], self.state.board[1]];
        if leaving.is_some() {
            self.leave_board(leaving);
        }
    }

    fn leave_board(&mut self, event: EventId) {
        self.discard_event_card(event);
        if self.discarded_events_pay() {
            let power = self.codex.events[event.index()].power_out;
            self.gain(Colour::ROSE, power, Colour::ROSE, Means::OTHER);
        }
    }

    /// RB-4: outside the Black Rose Phase the German printing pays nothing.
    fn discarded_events_pay(&self) -> bool {
        self.state.phase == Phase::BlackRose || self.state.rules.pushed_events_pay == PushedEvents::Always
    }

    fn discard_event_card(&mut self, event: EventId) {
        let moon = self.codex.events[event.index()].moon;
        self.state.events.put(event, event_pile::discard(moon));
        self.tell(What::EventDiscarded { event });
    }

    /// An instant event is discarded when it has been applied (R3.8): what it draws is not itself.
    pub(crate) fn put_away_event(&mut self, event: EventId) {
        if self.state.events.pile_of(event) == Some(event_pile::APPLIED) {
            self.discard_event_card(event);
        }
    }

    fn lift_from_board(&mut self, event: EventId) {
        for place in &mut self.state.board {
            if *place == event {
                *place = EventId::NONE;
            }
        }
    }

    /// By an effect that says itself who is paid.
    pub(crate) fn discard_unpaid(&mut self, event: EventId) {
        self.lift_from_board(event);
        self.discard_event_card(event);
    }

    /// By an effect: the Black Rose gains nothing, or is paid as always (R4.7, C5.7).
    pub(crate) fn discard_from_board(&mut self, event: EventId) {
        self.lift_from_board(event);
        match self.state.rules.discarded_events_pay {
            DiscardedEvents::Never => self.discard_event_card(event),
            DiscardedEvents::Always => self.leave_board(event),
        }
    }
}
