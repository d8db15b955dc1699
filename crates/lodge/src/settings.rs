//! The settings of a simulation: named on the command line, or drawn by lot for each game.

use crate::seeds::game_seed;
use codex::Codex;
use rules::Settings;

/// Keeps draws for the settings apart from other uses of a seed.
const SETTINGS_SALT: u64 = 0x5E77_0000_0000_0001;

/// The one option that asks for numbers, as the command line and scenarios spell it.
const MOONS: &str = "moons";

/// What is agreed on before each game (R21).
#[derive(Clone, Debug, PartialEq, Eq)]
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
    pub fn of_game(&self, codex: &Codex, seed: u64) -> Settings {
        match self {
            Agreed::On(settings) => settings.clone(),
            Agreed::ByLot => by_lot(codex, seed),
        }
    }

    /// As scenarios spell them; empty for the usual ones, `random` for those drawn by lot.
    pub fn words(&self, codex: &Codex) -> Vec<String> {
        let Agreed::On(settings) = self else { return vec!["random".into()] };
        let moons =
            settings.numbers(MOONS).map(|[first, second, end]| format!("{MOONS} {first} {second} {end}"));
        let flags = codex.options.iter().map(|option| option.title.id.clone());
        flags.filter(|id| settings.is_on(id)).chain(moons).collect()
    }

    /// `random`, or names separated by commas: those of scenarios, `moons A B C` among them.
    pub fn read(codex: &Codex, text: &str) -> Result<Agreed, String> {
        if text.trim() == "random" {
            return Ok(Agreed::ByLot);
        }
        let mut settings = Settings::default();
        for item in text.split(',').map(str::trim) {
            let known = match item.strip_prefix("moons ") {
                Some(marks) => moons(marks).map(|marks| settings.name_numbers(MOONS, marks)).is_some(),
                None => settings.turn_on(codex, item),
            };
            if !known {
                let names = Settings::names(codex).join(", ");
                return Err(format!(
                    "there is no setting `{item}`; known: {names}, `moons A B C`, and alone: random"
                ));
            }
        }
        Ok(Agreed::On(settings))
    }
}

/// Each switch by a coin; the moons lie as usual in half of the games, and anywhere else in the others.
fn by_lot(codex: &Codex, seed: u64) -> Settings {
    let mut draws = (0..).map(|draw| game_seed(seed ^ SETTINGS_SALT, draw));
    // Seeds have 53 bits.
    let mut below = |count: u64| ((draws.next().expect("endless") as u128 * count as u128) >> 53) as u8;
    let mut settings = Settings::default();
    for option in codex.options.iter().filter(|option| Settings::is_flag(option)) {
        if below(2) == 1 {
            settings.turn_on(codex, &option.title.id);
        }
    }
    if codex.options.iter().any(|option| option.title.id == MOONS) && below(2) == 1 {
        let first = 1 + below(10);
        let second = first + 1 + below(20);
        settings.name_numbers(MOONS, [first, second, second + 1 + below(20)]);
    }
    settings
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
        let codex = content::rebirth();
        let read = |text: &str| Agreed::read(&codex, text);
        let mut crown = Settings::default();
        crown.turn_on(&codex, "steady_crown");
        crown.name_numbers("moons", [4, 9, 15]);
        let mut german = Settings::default();
        german.turn_on(&codex, "german");
        assert_eq!(read("steady_crown,moons 4 9 15"), Ok(Agreed::On(crown.clone())));
        assert_eq!(read("german"), Ok(Agreed::On(german.clone())));
        assert_eq!(read("random"), Ok(Agreed::ByLot));
        for agreed in [Agreed::On(crown), Agreed::On(german), Agreed::ByLot] {
            assert_eq!(read(&agreed.words(&codex).join(", ")), Ok(agreed));
        }
        assert_eq!(Agreed::default().words(&codex), [""; 0]);
        for bad in ["", "steady", "moons 1 2", "moons 1 2 300", "german,random"] {
            let refusal = read(bad).unwrap_err();
            assert!(refusal.contains("known: steady_crown, ") && refusal.contains("german"), "{refusal}");
        }
    }

    #[test]
    fn lots_depend_on_the_seed_only_and_bring_up_everything() {
        let codex = content::rebirth();
        let drawn: Vec<Settings> = (0..200).map(|seed| Agreed::ByLot.of_game(&codex, seed)).collect();
        assert_eq!(drawn[17], Agreed::ByLot.of_game(&codex, 17));
        let words: BTreeSet<String> =
            drawn.iter().flat_map(|settings| Agreed::On(settings.clone()).words(&codex)).collect();
        for name in Settings::names(&codex).into_iter().filter(|name| *name != "german") {
            assert!(words.contains(name), "{name} never comes up");
        }
        let rules = drawn.iter().map(|settings| settings.rules(&codex).unwrap().moons);
        let moons: BTreeSet<[u8; 3]> = rules.collect();
        assert!(moons.len() > 50 && moons.contains(&[6, 18, 30]));
        assert!(moons.iter().all(|[first, second, end]| 0 < *first && first < second && second < end));
    }
}
