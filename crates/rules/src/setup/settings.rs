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

    /// Every rule that is on or off, by the name under which scenarios and the command line know it.
    pub fn switches(&mut self) -> [(&'static str, &mut bool); 8] {
        // Taken apart so that a new setting does not compile until it has a name here.
        let Settings {
            steady_crown,
            moons: _,
            crown_of_the_summoner,
            events_pay_only_in_black_rose_phase,
            forgotten_momentum_to_memories,
            dummy_only_without_target,
            react_one_after_another,
            evocation_attack_is_physical_action,
            no_sole_rebuilder_bonus,
        } = self;
        [
            ("steady_crown", steady_crown),
            ("crown_of_the_summoner", crown_of_the_summoner),
            ("events_pay_only_in_black_rose_phase", events_pay_only_in_black_rose_phase),
            ("forgotten_momentum_to_memories", forgotten_momentum_to_memories),
            ("dummy_only_without_target", dummy_only_without_target),
            ("react_one_after_another", react_one_after_another),
            ("evocation_attack_is_physical_action", evocation_attack_is_physical_action),
            ("no_sole_rebuilder_bonus", no_sole_rebuilder_bonus),
        ]
    }

    /// Names of all switches, and `german` for all points of the German printing.
    pub fn names() -> Vec<&'static str> {
        Settings::default().switches().map(|(name, _)| name).into_iter().chain(["german"]).collect()
    }

    /// Turns on what has this name in [`Settings::names`]; whether there is such a thing.
    pub fn turn_on(&mut self, name: &str) -> bool {
        let mut german = Settings::german();
        let mut found = false;
        for ((own, on), (_, in_german)) in self.switches().into_iter().zip(german.switches()) {
            if own == name || name == "german" && *in_german {
                *on = true;
                found = true;
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_turns_on_what_it_names_and_no_other_does_anything() {
        for name in Settings::names() {
            let mut settings = Settings::default();
            assert!(settings.turn_on(name));
            let on: Vec<&str> =
                settings.switches().into_iter().filter(|(_, on)| **on).map(|(own, _)| own).collect();
            if name == "german" {
                assert_eq!((settings, on.len()), (Settings::german(), 6));
            } else {
                assert_eq!(on, [name]);
            }
        }
        let mut settings = Settings::default();
        assert!(!settings.turn_on("moons") && !settings.turn_on(""));
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn the_german_points_leave_the_rest_as_it_is() {
        let mut settings = Settings { steady_crown: true, moons: [2, 5, 9], ..Settings::default() };
        settings.turn_on("german");
        assert_eq!(settings, Settings { steady_crown: true, moons: [2, 5, 9], ..Settings::german() });
    }
}
