//! Optional rules, and the points where printings differ.

use serde::{Deserialize, Serialize};

/// Optional rules (R21) and the points where the English and the German printing differ. The default is English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Settings {
    /// R21.1: crown symbols on events are ignored.
    pub steady_crown: bool,
    /// R21.2: where the moons and the end lie.
    pub moons: [u8; 3],
    /// R21.3: evocations activate one at a time around the table.
    pub crown_of_the_summoner: bool,
    /// RB-4: events pushed off outside the Black Rose Phase pay nothing (DE).
    pub events_pay_only_in_black_rose_phase: bool,
    /// RB-10: a forgotten spell spent for Momentum goes to memories (DE).
    pub forgotten_momentum_to_memories: bool,
    /// RB-11: a dummy only where no legal target exists (DE).
    pub dummy_only_without_target: bool,
    /// RB-15: owners of simultaneous triggers decide one after the other (DE).
    pub react_one_after_another: bool,
    /// RB-18: an evocation's attack counts as a physical action (DE).
    pub evocation_attack_is_physical_action: bool,
    /// RB-29: no extra point for the sole rebuilder (DE).
    pub no_sole_rebuilder_bonus: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            steady_crown: false,
            moons: [6, 18, 30],
            crown_of_the_summoner: false,
            events_pay_only_in_black_rose_phase: false,
            forgotten_momentum_to_memories: false,
            dummy_only_without_target: false,
            react_one_after_another: false,
            evocation_attack_is_physical_action: false,
            no_sole_rebuilder_bonus: false,
        }
    }
}

impl Settings {
    /// All points as the German printing has them.
    pub fn german() -> Settings {
        Settings {
            events_pay_only_in_black_rose_phase: true,
            forgotten_momentum_to_memories: true,
            dummy_only_without_target: true,
            react_one_after_another: true,
            evocation_attack_is_physical_action: true,
            no_sole_rebuilder_bonus: true,
            ..Settings::default()
        }
    }
}
