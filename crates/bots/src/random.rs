//! The bot that answers by lot: the first opponent, and the one that finds the most defects.

use crate::{Bot, Question};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use rules::Seat;

/// Takes any option, each as likely as the others.
#[derive(Clone, Debug)]
pub struct RandomBot(Pcg32);

impl RandomBot {
    /// A bot whose choices follow from the seed of the game and its seat.
    pub fn new(game_seed: u64, seat: Seat) -> RandomBot {
        RandomBot(dice(game_seed, seat))
    }
}

/// One generator per game and seat. Seats lie an odd constant apart, so that neighbours do not think alike.
pub(crate) fn dice(game_seed: u64, seat: Seat) -> Pcg32 {
    let apart = 0x9E37_79B9_7F4A_7C15u64.wrapping_mul(seat.0 as u64 + 1);
    Pcg32::seed_from_u64(game_seed.wrapping_add(apart))
}

impl Bot for RandomBot {
    fn choose(&mut self, question: &Question<'_>) -> usize {
        // Multiply and shift, written out so that recorded digests never change with a library.
        ((self.0.next_u32() as u64 * question.options().len() as u64) >> 32) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(seed: u64, seat: u8) -> [u32; 3] {
        let mut bot = RandomBot::new(seed, Seat(seat));
        [bot.0.next_u32(), bot.0.next_u32(), bot.0.next_u32()]
    }

    #[test]
    fn the_sequence_for_a_seed_and_seat_never_changes() {
        assert_eq!(drawn(1, 0), [1302608444, 2042690550, 3544426396]);
    }

    #[test]
    fn seats_and_games_differ() {
        assert_ne!(drawn(1, 0), drawn(1, 1));
        assert_ne!(drawn(1, 0), drawn(2, 0));
    }
}
