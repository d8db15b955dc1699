//! What would be scored if it happened now: for players who plan, and for the lens that tells them.

use crate::game::Game;
use crate::ids::*;
use crate::scoring;
use crate::state::Outcome;
use codex::{Prize, SoleRebuilder};

impl Game {
    /// Points of each colour if this mage fell now (R17.11).
    pub fn defeat_gains(&self, seat: Seat) -> [u8; Colour::COUNT] {
        self.defeat_scores(seat)
    }

    /// Points of each colour if the room in this place were rebuilt, or torn down, with the cubes that lie there; those of
    /// a token count at the end (R19.4, C15.5).
    pub fn rebuild_gains(&self, place: Spot) -> [u8; Colour::COUNT] {
        let room = &self.state.rooms[place.index()];
        // Every view tells this of every room, and most are empty.
        if room.cubes.is_empty() {
            return [0; Colour::COUNT];
        }
        let counts = self.state.instability(place);
        match self.codex.rooms[room.room.index()].prize {
            Prize::Ranks(rewards) => {
                let bonus = (self.state.rules.sole_rebuilder == SoleRebuilder::OneMore) as u8;
                scoring::by_rank(&self.state.rules, counts, rewards, rewards[0] + bonus)
            }
            Prize::Token(worth) => {
                let mut gains = [0; Colour::COUNT];
                gains[scoring::majority(counts).index()] = worth;
                gains
            }
        }
    }

    /// Totals and bonuses if the game ended now (R20.1); the winner is not yet named.
    pub fn totals_now(&self) -> Outcome {
        self.final_scores()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::{SeatSetup, Setup};

    #[test]
    fn a_lone_rebuilder_is_forecast_with_the_extra_point_r19_4() {
        let setup = Setup { seats: vec![SeatSetup::default(); 2], ..Setup::default() };
        let mut game = Game::new(&content::rebirth(), &setup, 1).unwrap();
        assert_eq!(game.rebuild_gains(Spot(3)), [0; Colour::COUNT]);
        let Prize::Ranks(rewards) = game.codex.rooms[game.state.rooms[3].room.index()].prize else {
            panic!()
        };
        game.state.rooms[3].cubes.add(Colour(1), 6);
        assert_eq!(game.rebuild_gains(Spot(3))[1], rewards[0] + 1);
    }
}
