//! The Clean-up Phase (R19).

use crate::decision::{AskKind, Choice};
use crate::facts::{Fact, FactKind};
use crate::game::{Flow, Game};
use crate::happening::What;
use crate::hexes;
use crate::ids::*;
use crate::row::Row;
use crate::scoring;
use crate::spells::Leaving;
use crate::state::*;
use crate::surplus::Over;
use codex::{Means, Prize, SpellType, Unused};

const SHEETS: u8 = 0;
const TRIGGERS: u8 = 1;
const ROOMS_STEP: u8 = 2;
const TOKENS_STEP: u8 = 3;

impl Game {
    pub(crate) fn clean_up(&mut self) -> Flow {
        match self.state.step {
            SHEETS => self.clear_sheets(),
            TRIGGERS => {
                self.next_step();
                self.announce_clean_up();
                Flow::Continue
            }
            ROOMS_STEP => self.rebuild_rooms(),
            TOKENS_STEP => {
                for room in &mut self.state.rooms {
                    room.used = false;
                }
                // The end is latched: it comes even if the token has fallen back (RB-7).
                if self.state.end_triggered {
                    self.enter(Phase::Scoring)
                } else {
                    self.enter(Phase::BlackRose)
                }
            }
            step => unreachable!("Clean-up has no step {step}"),
        }
    }

    /// The rule that the log names for what happens in a step.
    pub(crate) fn rule_of_clean_up(&self) -> &'static str {
        if self.state.step == ROOMS_STEP { "R19.4" } else { "R19.1" }
    }

    /// Step 1, mage by mage: unrevealed traps may return, the rest is discarded (R19.1).
    fn clear_sheets(&mut self) -> Flow {
        let Some(seat) = self.at_cursor() else {
            self.state.beyond.clean_up();
            return self.next_step();
        };
        if self.state.is_avatar(seat) {
            return self.avatar_clean_up(seat);
        }
        match self.take_choice() {
            Some(Choice::Slot { slot }) => {
                let card = self.clear_slot(seat, slot);
                self.state.spells.put(card, spell_pile::hand(seat));
                let spell = Some(self.state.spell_of(card));
                self.tell_veiled(
                    seat,
                    What::SpellTakenBack { seat, slot, spell },
                    What::SpellTakenBack { seat, slot, spell: None },
                );
            }
            Some(_) => self.state.note = 1,
            None => {}
        }
        if self.state.note == 0 {
            self.ask(seat, AskKind::TakeBack);
            for slot in SheetSlot::all() {
                if self.may_return(self.state.mage(seat).sheet[slot.index()]) {
                    self.option(Choice::Slot { slot });
                }
            }
            if !self.state.options.is_empty() {
                self.option(Choice::Pass);
                return Flow::Wait;
            }
            self.state.ask = None;
        }
        for slot in SheetSlot::all() {
            let state = self.state.mage(seat).sheet[slot.index()];
            if state.state != SlotState::Empty {
                // A protection has been played by lying in wait, a trap has not (RC-20).
                let waits = state.state == SlotState::Active && self.side(state).kind == SpellType::Trap;
                self.discard_slot(seat, slot, if waits { Leaving::Discarded } else { Leaving::Played });
            }
        }
        self.state.mage_mut(seat).tokens = self.state.rules.tokens;
        self.next_mage()
    }

    /// Whether an unused trap or protection may go back to the hand (R19.1, C12.16, RC-12).
    fn may_return(&self, slot: Slot) -> bool {
        slot.state == SlotState::Active
            && match self.state.rules.unused {
                Unused::MayReturn => true,
                Unused::TrapsReturn => self.side(slot).kind == SpellType::Trap,
            }
    }

    /// Step 2: effects that wait for Clean-up (R19.2). They answer to a fact like any other.
    fn announce_clean_up(&mut self) {
        self.by_rule(|game| game.note(Fact::new(FactKind::CleanUp)));
    }

    /// Step 3: full rooms in the order of the First Mage (R19.3, RB-43).
    fn rebuild_rooms(&mut self) -> Flow {
        self.tear_down_rooms();
        if let Some(Choice::Room { room }) = self.take_choice() {
            self.rebuild(room);
            return Flow::Continue;
        }
        self.ask(self.state.first, AskKind::Rebuild);
        for place in hexes::rooms(hexes::ALL) {
            let room = &self.state.rooms[place.index()];
            if self.is_full(room) {
                self.option(Choice::Room { room: place });
            }
        }
        if !self.state.options.is_empty() {
            return Flow::Wait;
        }
        self.state.ask = None;
        self.next_step()
    }

    fn is_full(&self, room: &RoomState) -> bool {
        self.takes_instability(room) && room.cubes.count() >= room.slots
    }

    /// Full rooms with a token are torn down: it goes to the majority, the cubes go home, the tile is turned. Nobody is
    /// asked, for nothing depends on their order (C15.12, C17.3). A centre that is not open yet gives its token all the
    /// same (C3.12, RC-19).
    fn tear_down_rooms(&mut self) {
        for place in hexes::rooms(hexes::ALL) {
            if self.is_full(&self.state.rooms[place.index()]) {
                self.tear_down(place, scoring::majority(self.state.instability(place)));
            }
        }
    }

    /// A room with a token is gone, and its token is somebody's.
    pub(crate) fn tear_down(&mut self, place: Spot, by: Colour) {
        let RoomState { room, cubes, .. } = self.state.rooms[place.index()];
        let Prize::Token(worth) = self.codex.rooms[room.index()].prize else { return };
        self.state.beyond.won[by.index()] |= 1 << room.0;
        self.count_extra(by, worth);
        self.tell(What::RoomTornDown { room, by });
        self.return_cubes(cubes);
        self.return_surplus(Over::Room(place));
        let state = &mut self.state.rooms[place.index()];
        state.cubes = Row::default();
        state.turned = true;
        state.used = false;
    }

    /// Whether a room still has a token to be won.
    pub(crate) fn has_prize(&self, place: Spot) -> bool {
        let room = &self.state.rooms[place.index()];
        !room.turned && matches!(self.codex.rooms[room.room.index()].prize, Prize::Token(_))
    }

    /// Scores the cubes, sends them home, turns the tile (R19.4, R19.5).
    fn rebuild(&mut self, place: Spot) {
        let RoomState { room, cubes, .. } = self.state.rooms[place.index()];
        self.tell(What::RoomRebuilt { room });
        let gains = self.rebuild_gains(place);
        self.return_cubes(cubes);
        let state = &mut self.state.rooms[place.index()];
        state.cubes = Row::default();
        state.turned = true;
        state.used = false;
        // Points like any others: jinxes and events hear of them (R4.4, R6.1, R23.4).
        self.by_rule(|game| {
            for (colour, gain) in gains.into_iter().enumerate() {
                game.gain(Colour(colour as u8), gain, Colour::NONE, Means::OTHER);
            }
        });
    }
}
