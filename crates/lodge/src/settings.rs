//! The settings of a simulation: named on the command line, or drawn by lot for each game.

use crate::seeds::game_seed;
use rules::Settings;
use std::fmt;
use std::str::FromStr;

/// Keeps draws for the settings apart from other uses of a seed.
const SETTINGS_SALT: u64 = 0x5E77_0000_0000_0001;

/// What is agreed on before each game (R21).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreed {
    /// The same for all games.
    On(Settings),
    /// Each game draws its own from its seed.
    ByLot,
}

impl Default for Agreed {
    fn default() -> Agreed {
        Agreed::On(Settings::default())
    }
}

impl Agreed {
    /// The settings of the game with this seed.
    pub fn of_game(self, seed: u64) -> Settings {
        match self {
            Agreed::On(settings) => settings,
            Agreed::ByLot => by_lot(seed),
        }
    }

    /// As scenarios spell them; empty for the usual ones, `random` for those drawn by lot.
    pub fn words(self) -> Vec<String> {
        let Agreed::On(mut settings) = self else { return vec!["random".into()] };
        let [first, second, end] = settings.moons;
        let usual = settings.moons == Settings::default().moons;
        let moons = (!usual).then(|| format!("moons {first} {second} {end}"));
        let on = settings.switches().into_iter().filter(|(_, on)| **on);
        on.map(|(name, _)| name.to_string()).chain(moons).collect()
    }
}

/// Each switch by a coin; the moons lie as usual in half of the games, and anywhere else in the others.
fn by_lot(seed: u64) -> Settings {
    let mut draws = (0..).map(|draw| game_seed(seed ^ SETTINGS_SALT, draw));
    // Seeds have 53 bits.
    let mut below = |count: u64| ((draws.next().expect("endless") as u128 * count as u128) >> 53) as u8;
    let mut settings = Settings::default();
    for (_, on) in settings.switches() {
        *on = below(2) == 1;
    }
    if below(2) == 1 {
        let first = 1 + below(10);
        let second = first + 1 + below(20);
        settings.moons = [first, second, second + 1 + below(20)];
    }
    settings
}

impl fmt::Display for Agreed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.words().join(", "))
    }
}

impl FromStr for Agreed {
    type Err = String;

    /// `random`, or names separated by commas: those of scenarios, `moons A B C` among them.
    fn from_str(text: &str) -> Result<Agreed, String> {
        if text.trim() == "random" {
            return Ok(Agreed::ByLot);
        }
        let mut settings = Settings::default();
        for item in text.split(',').map(str::trim) {
            let known = match item.strip_prefix("moons ") {
                Some(marks) => moons(marks).map(|marks| settings.moons = marks).is_some(),
                None => settings.turn_on(item),
            };
            if !known {
                let names = Settings::names().join(", ");
                return Err(format!(
                    "there is no setting `{item}`; known: {names}, `moons A B C`, and alone: random"
                ));
            }
        }
        Ok(Agreed::On(settings))
    }
}

fn moons(marks: &str) -> Option<[u8; 3]> {
    let marks: Vec<u8> = marks.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
    marks.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn settings_are_read_as_scenarios_spell_them_and_said_alike() {
        let read = |text: &str| text.parse::<Agreed>();
        let crown = Settings { steady_crown: true, moons: [4, 9, 15], ..Settings::default() };
        assert_eq!(read("steady_crown,moons 4 9 15"), Ok(Agreed::On(crown)));
        assert_eq!(read("german"), Ok(Agreed::On(Settings::german())));
        assert_eq!(read("random"), Ok(Agreed::ByLot));
        for agreed in [Agreed::On(crown), Agreed::On(Settings::german()), Agreed::ByLot] {
            assert_eq!(read(&agreed.to_string()), Ok(agreed));
        }
        assert_eq!(Agreed::default().words(), [""; 0]);
        for bad in ["", "steady", "moons 1 2", "moons 1 2 300", "german,random"] {
            let refusal = read(bad).unwrap_err();
            assert!(refusal.contains("known: steady_crown, ") && refusal.contains("german"), "{refusal}");
        }
    }

    #[test]
    fn lots_depend_on_the_seed_only_and_bring_up_everything() {
        let drawn: Vec<Settings> = (0..200).map(|seed| Agreed::ByLot.of_game(seed)).collect();
        assert_eq!(drawn[17], Agreed::ByLot.of_game(17));
        let words = drawn.iter().flat_map(|&settings| Agreed::On(settings).words());
        let words: BTreeSet<String> = words.collect();
        for name in Settings::names().into_iter().filter(|name| *name != "german") {
            assert!(words.contains(name), "{name} never comes up");
        }
        let moons: BTreeSet<[u8; 3]> = drawn.iter().map(|settings| settings.moons).collect();
        assert!(moons.len() > 50 && moons.contains(&[6, 18, 30]));
        assert!(moons.iter().all(|[first, second, end]| 0 < *first && first < second && second < end));
    }
}
