//! Instability: cubes placed in rooms (R16).

use super::{Outcome, answer, ready};
use crate::cubes::Deed;
use crate::decision::{AskKind, Choice};
use crate::facts::FactKind;
use crate::game::Game;
use crate::hexes;
use crate::ids::*;
use crate::stack::{Doing, EffectFrame};
use codex::{Amount, By, Place};

impl Game {
    /// So many in each room; with too few cubes the placer spreads them one by one.
    pub(super) fn place_clause(
        &mut self,
        frame: &mut EffectFrame,
        by: By,
        amount: Amount,
        place: Place,
    ) -> Outcome {
        let rooms = ready!(self.gather_place(frame, place));
        let deed = self.deed(frame, by);
        let each = self.amount(frame, amount);
        if frame.doing == Doing::Fresh {
            let wanted = |room: Spot| self.share(frame, place, room, each).min(self.free_slots(room)) as u32;
            let total: u32 = hexes::rooms(rooms).map(wanted).sum();
            frame.amount = 0;
            let enough = total <= self.state.supply(deed.by) as u32 || rooms.count_ones() <= 1;
            if enough && !self.shares_cubes(frame, deed.by, total) {
                let mut in_full = true;
                for room in hexes::rooms(rooms) {
                    let share = self.share(frame, place, room, each);
                    let placed = self.place_in(frame, room, share, deed);
                    in_full &= placed == share;
                    frame.amount += placed;
                }
                return Outcome::Done(in_full && frame.amount > 0);
            }
        } else {
            let Some(room) = answer!(self, Choice::Room { room } => room) else {
                return Outcome::Done(false);
            };
            frame.amount += self.place_in(frame, room, 1, deed);
            if self.placed_in(frame, room, deed.by) >= self.share(frame, place, room, each) {
                frame.place &= !(room.bit());
            }
        }
        // With scarce cubes nothing is done in full (R9.5).
        if self.state.supply(deed.by) == 0 {
            return Outcome::Done(false);
        }
        let (unserved, saves) = (frame.place, self.may_save_cubes(frame, deed.by));
        self.choose(frame, self.state.decider(deed.by), AskKind::Spread, |game| {
            for room in hexes::rooms(unserved) {
                if game.free_slots(room) > 0 {
                    game.option(Choice::Room { room });
                }
            }
            if saves {
                game.or_pass();
            }
        })
    }

    /// What a room is to get: so much, or so much for each of "them" who stands there.
    pub(crate) fn share(&self, frame: &EffectFrame, place: Place, room: Spot, each: u8) -> u8 {
        match place {
            Place::RoomOfEach => {
                let here = frame.it.iter().filter(|&model| self.state.place(model) == room);
                each * here.count() as u8
            }
            _ => each,
        }
    }

    fn placed_in(&self, frame: &EffectFrame, room: Spot, by: Colour) -> u8 {
        self.state.facts[frame.facts_from as usize..]
            .iter()
            .filter(|fact| fact.kind == FactKind::Placed && fact.room == room && fact.by == by)
            .map(|fact| fact.amount)
            .sum()
    }

    fn place_in(&mut self, frame: &mut EffectFrame, room: Spot, amount: u8, deed: Deed) -> u8 {
        let placed = self.place_instability(room, amount, deed);
        // Whatever the colour, this effect has placed it (R5.3).
        if placed > 0 {
            frame.placed = true;
            frame.rooms |= room.bit();
        }
        placed
    }
}
