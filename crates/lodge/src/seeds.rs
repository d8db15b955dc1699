//! What follows from a seed: the seeds of games, and set-ups drawn by lot.

use crate::mix::Wanted;
use codex::Codex;
use rules::{SeatSetup, Setup, six_schools};

/// The seed of one game of a simulation.
///
/// The seed of the simulation goes through the finaliser of SplitMix64, the number of the game is added as so many
/// steps of its golden increment, and the sum goes through the finaliser again. The upper 53 bits are kept, so that the
/// seed in a recorded game survives readers that know only floating-point numbers.
pub fn game_seed(seed: u64, game: u64) -> u64 {
    mix(mix(seed).wrapping_add(game.wrapping_mul(0x9E37_79B9_7F4A_7C15))) >> 11
}

fn mix(seed: u64) -> u64 {
    let seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let seed = (seed ^ (seed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let seed = (seed ^ (seed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    seed ^ (seed >> 31)
}

/// Keeps draws for the set-up apart from other uses of a seed.
const SETUP_SALT: u64 = 0x5E7_0000_0000_0001;
/// Keeps the dice of bots apart from other uses of a seed.
pub const DICE_SALT: u64 = 0xD1CE_0000_0000_0001;

/// Keeps the draw of the schools in play apart from other uses of a seed.
const SCHOOLS_SALT: u64 = 0x5C40_0000_0000_0001;

/// Draws below a bound, one after the other, all from one seed.
fn draws(seed: u64) -> impl FnMut(usize) -> usize {
    let mut draws = (0..).map(move |draw| game_seed(seed, draw));
    // Seeds have 53 bits.
    move |count| ((draws.next().expect("endless") as u128 * count as u128) >> 53) as usize
}

/// The six schools of a deal where more are at hand: those of packs, then others by lot.
pub fn schools_of(codex: &Codex, deal: u64) -> Vec<String> {
    six_schools(codex, &[], draws(deal ^ SCHOOLS_SALT))
}

/// Mages, schools and grimoires by lot, all from the seed of the deal.
pub fn random_setup(codex: &Codex, players: usize, deal: u64) -> Setup {
    drawn_setup(codex, players, deal, &Wanted::default())
}

/// The same for what is not named.
pub fn drawn_setup(codex: &Codex, players: usize, deal: u64, wanted: &Wanted) -> Setup {
    let mut below = draws(deal ^ SETUP_SALT);
    let in_play = if wanted.schools.is_empty() { schools_of(codex, deal) } else { wanted.schools.clone() };
    let mages = codex.mages.iter().map(|mage| &mage.title.id);
    let mut mages: Vec<&String> = mages.filter(|id| !wanted.mages.contains(id)).collect();
    let plays = |id: &String| in_play.is_empty() || in_play.contains(id);
    let mut schools: Vec<_> = codex.schools.iter().filter(|school| plays(&school.title.id)).collect();
    let mut named = wanted.mages.iter();
    let mut seat = || {
        let mage = named.next().unwrap_or_else(|| mages.swap_remove(below(mages.len())));
        let school = schools.swap_remove(below(schools.len()));
        let grimoire = &school.grimoires[below(school.grimoires.len())];
        SeatSetup {
            mage: Some(mage.clone()),
            school: Some(school.title.id.clone()),
            grimoire: Some(grimoire.id.clone()),
        }
    };
    Setup { seats: (0..players).map(|_| seat()).collect(), schools: in_play, ..Setup::default() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seeds_of_games_never_change() {
        let seeds = [game_seed(1, 0), game_seed(1, 1), game_seed(2, 0)];
        assert_eq!(seeds, [3316356330981164, 8498871037046174, 3532771828038384]);
        assert!(seeds.iter().all(|&seed| seed < 1 << 53));
    }
}
