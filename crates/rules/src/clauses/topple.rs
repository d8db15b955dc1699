//! Rooms that fall whatever lies in them.

use super::{Outcome, answer};
use crate::decision::{AskKind, Choice};
use crate::game::Game;
use crate::hexes;
use crate::stack::{Doing, EffectFrame};
use codex::RoomSet;

impl Game {
    /// One after the other, of those beside the target room that still have a token; they are yours at once (LC-23).
    pub(super) fn topple(&mut self, frame: &mut EffectFrame, count: u8, except: RoomSet) -> Outcome {
        let left = match frame.doing {
            Doing::Counting { left } => match answer!(self, Choice::Room { room } => room) {
                Some(room) => {
                    self.tear_down(room, frame.you);
                    frame.amount += 1;
                    left - 1
                }
                None => 0,
            },
            _ => {
                frame.amount = 0;
                count
            }
        };
        let beside = hexes::beside(self.target_place(frame));
        let standing = |game: &mut Game| {
            for place in hexes::rooms(beside) {
                if game.has_prize(place) && !except.has(game.state.rooms[place.index()].room) {
                    game.option(Choice::Room { room: place });
                }
            }
        };
        if left > 0 && self.ask_among(self.state.decider(frame.you), AskKind::Room, standing) {
            frame.doing = Doing::Counting { left };
            return Outcome::Asked;
        }
        Outcome::Done(frame.amount == count)
    }
}
