//! Which scenarios show which sides of cards.

use crate::scenarios;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};

/// A scenario that shows a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Showing {
    pub id: String,
    pub title: String,
    pub path: String,
    pub line: usize,
}

/// The `shows` lines of a folder of scenarios.
#[derive(Clone, Debug, Default)]
pub struct Shows {
    /// By what is shown: `ID` or `ID SIDE`.
    pub by_key: BTreeMap<String, Vec<Showing>>,
    /// What is wrong with files that are no scenarios.
    pub unreadable: Vec<String>,
}

impl Shows {
    /// Reads what a folder's scenarios show of one edition's cards. One that names no edition is of the first. Files
    /// that do not parse are told apart; they do not stop the others.
    pub fn read(folder: &Path, edition: &str) -> io::Result<Shows> {
        let mut files: Vec<PathBuf> = Vec::new();
        scenarios::collect(folder, true, &mut files)?;
        let mut shows = Shows::default();
        for file in files {
            let path = file.display().to_string();
            let text = match std::fs::read_to_string(&file) {
                Ok(text) => text,
                Err(error) => {
                    shows.unreadable.push(format!("{path}: {error}"));
                    continue;
                }
            };
            match scenario::parse(&path, &text) {
                Ok(scenarios) => {
                    let own = |of: &Option<String>| of.as_deref().unwrap_or(content::EDITIONS[0]) == edition;
                    scenarios.iter().filter(|of| own(&of.edition)).for_each(|scenario| shows.add(scenario));
                }
                Err(error) => shows.unreadable.push(error.to_string()),
            }
        }
        Ok(shows)
    }

    fn add(&mut self, scenario: &scenario::Scenario) {
        for key in &scenario.shows {
            let showing = Showing {
                id: scenario.id.clone(),
                title: scenario.title.clone(),
                path: scenario.path.clone(),
                line: scenario.line,
            };
            let list = self.by_key.entry(key.clone()).or_default();
            if !list.contains(&showing) {
                list.push(showing);
            }
        }
    }
}
