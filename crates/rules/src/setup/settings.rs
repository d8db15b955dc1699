//! What a table agrees on before the game: optional rules and the points of a printing, by the names its edition gives
//! them.

use super::SetupError;
use codex::{Change, Codex, Optional, OptionalDeed, Row, Rules};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Optional rules that are on, and numbers that were agreed on. What is not named is as the edition has it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "ts",
    ts(type = "{ moons: [number, number, number], [option: string]: boolean | [number, number, number] }")
)]
/// Options of an edition by name, with what is agreed on each.
pub struct Settings(BTreeMap<String, Agreed>);

/// What was agreed on one option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(untagged, expecting = "an option is `true`, `false` or three numbers")]
pub enum Agreed {
    /// Played with it or without.
    On(bool),
    /// Other numbers than the edition's.
    Numbers(Row),
}

impl Settings {
    /// Turns on an option, or all those of a printing; whether there is such a thing.
    pub fn turn_on(&mut self, codex: &Codex, name: &str) -> bool {
        let flags = codex.options.iter().filter(|option| Settings::is_flag(option));
        let meant: Vec<&Optional> = flags
            .filter(|option| option.title.id == name || option.printing.as_deref() == Some(name))
            .collect();
        self.0.extend(meant.iter().map(|option| (option.title.id.clone(), Agreed::On(true))));
        !meant.is_empty()
    }

    /// Agrees on the numbers of an option.
    pub fn name_numbers(&mut self, option: &str, row: Row) {
        self.0.insert(option.into(), Agreed::Numbers(row));
    }

    /// Whether a table plays with an option.
    pub fn is_on(&self, option: &str) -> bool {
        self.0.get(option) == Some(&Agreed::On(true))
    }

    /// What was agreed on an option.
    pub fn numbers(&self, option: &str) -> Option<Row> {
        match self.0.get(option) {
            Some(&Agreed::Numbers(row)) => Some(row),
            _ => None,
        }
    }

    /// Everything that can be turned on, and the printings, in the order of the edition.
    pub fn names(codex: &Codex) -> Vec<&str> {
        let flags = codex.options.iter().filter(|option| Settings::is_flag(option));
        let mut names: Vec<&str> = flags.map(|option| option.title.id.as_str()).collect();
        let mut printings: Vec<&str> =
            codex.options.iter().filter_map(|own| own.printing.as_deref()).collect();
        printings.dedup();
        names.extend(printings);
        names
    }

    /// The rules of the edition with all that was agreed.
    pub fn rules(&self, codex: &Codex) -> Result<Rules, SetupError> {
        let Some(edition) = &codex.edition else { return Err(SetupError::NoEdition) };
        let mut rules = edition.rules;
        for (name, &agreed) in &self.0 {
            let Some(option) = codex.options.iter().find(|option| option.title.id == *name) else {
                return Err(SetupError::UnknownOption(name.clone()));
            };
            match (&option.does, agreed) {
                (OptionalDeed::Changes(_), Agreed::On(false)) => {}
                (OptionalDeed::Changes(changes), Agreed::On(true)) => {
                    changes.iter().for_each(|&change| rules.apply(change));
                }
                (&OptionalDeed::Asks(key), Agreed::Numbers(row)) => rules.apply(Change::Number { key, row }),
                _ => return Err(SetupError::WrongOption(name.clone())),
            }
        }
        Ok(rules)
    }

    /// Every option of the edition with what holds in a game.
    pub fn in_force(codex: &Codex, rules: &Rules) -> Settings {
        let said = |option: &Optional| match option.does {
            OptionalDeed::Changes(_) => Agreed::On(option.holds(rules)),
            OptionalDeed::Asks(key) => Agreed::Numbers(rules.number(key)),
        };
        Settings(codex.options.iter().map(|option| (option.title.id.clone(), said(option))).collect())
    }

    /// Whether an option is on or off, rather than asking for numbers.
    pub fn is_flag(option: &Optional) -> bool {
        matches!(option.does, OptionalDeed::Changes(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn on(settings: &Settings) -> Vec<&str> {
        settings.0.keys().filter(|name| settings.is_on(name)).map(String::as_str).collect()
    }

    #[test]
    fn every_name_turns_on_what_it_names_and_no_other_does_anything() {
        let codex = content::rebirth();
        let names = Settings::names(&codex);
        assert_eq!((names.len(), names.last()), (9, Some(&"german")));
        for name in names {
            let mut settings = Settings::default();
            assert!(settings.turn_on(&codex, name));
            let rules = settings.rules(&codex).unwrap();
            let there = codex.options.iter().filter(|option| option.holds(&rules)).count();
            match name {
                "german" => assert_eq!((on(&settings).len(), there), (6, 6)),
                _ => assert_eq!((on(&settings), there), (vec![name], 1)),
            }
        }
        let mut settings = Settings::default();
        assert!(!settings.turn_on(&codex, "moons") && !settings.turn_on(&codex, ""));
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn settings_are_written_and_read_as_they_always_were() {
        let codex = content::rebirth();
        let old = r#"{"steady_crown":true,"moons":[2,5,9],"dummy_only_without_target":false}"#;
        let settings: Settings = serde_json::from_str(old).unwrap();
        let rules = settings.rules(&codex).unwrap();
        assert_eq!(rules.moons, [2, 5, 9]);
        assert_eq!(rules.crown_symbols, codex::CrownSymbols::Ignored);
        assert_eq!(rules.dummy, codex::Dummy::Always);
        let all = Settings::in_force(&codex, &rules);
        assert_eq!((on(&all), all.numbers("moons")), (vec!["steady_crown"], Some([2, 5, 9])));
        assert_eq!(all.rules(&codex), Ok(rules), "what holds can be agreed on again");
    }

    #[test]
    fn what_an_edition_does_not_know_is_refused() {
        let codex = content::rebirth();
        let refused = |text: &str| serde_json::from_str::<Settings>(text).unwrap().rules(&codex).unwrap_err();
        assert_eq!(refused(r#"{"fury":true}"#), SetupError::UnknownOption("fury".into()));
        assert_eq!(refused(r#"{"moons":true}"#), SetupError::WrongOption("moons".into()));
        assert_eq!(refused(r#"{"steady_crown":[1,2,3]}"#), SetupError::WrongOption("steady_crown".into()));
        assert!(serde_json::from_str::<Settings>(r#"{"moons":[1,2]}"#).is_err());
    }
}
