//! Scenario files from disk, run on all cores, reported in the order of their paths.

use crate::{packs, panics};
use codex::Pack;
use rayon::prelude::*;
use scenario::{Outcome, Runner, Scenario, WantedPack};
use serde::Serialize;
use server::house::Read;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// How everything came out. Field names are a contract with whoever reads the JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Tally {
    pub passed: usize,
    pub failed: usize,
    pub scenarios: Vec<Told>,
}

/// How one scenario came out. A file that cannot be read counts as one failed scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    pub id: String,
    pub title: String,
    pub path: String,
    /// Where it begins or, if it failed, the first line that does not hold.
    pub line: usize,
    pub passed: bool,
    pub rules: Vec<String>,
    /// What is wrong, if something is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// Runs files and folders, with the cards of an edition unless they name another, and packs for those that name them. The error names a path that cannot be read.
pub fn run(paths: &[PathBuf], edition: &str, packs: Vec<Read>) -> Result<Tally, (PathBuf, io::Error)> {
    let mut files = Vec::new();
    for path in paths {
        collect(path, true, &mut files).map_err(|error| (path.clone(), error))?;
    }
    let sources = content::sources(edition).unwrap_or_else(content::rebirth_sources);
    let runner = Runner::new(sources).knowing(content::sources).finding(finder(packs));
    let told: Vec<Vec<Told>> = files.par_iter().map(|file| run_file(&runner, file)).collect();
    let scenarios: Vec<Told> = told.into_iter().flatten().collect();
    let passed = scenarios.iter().filter(|told| told.passed).count();
    Ok(Tally { passed, failed: scenarios.len() - passed, scenarios })
}

/// A pack lies where the scenario says, seen from its file, or is one of those given.
fn finder(given: Vec<Read>) -> impl Fn(&Scenario, &WantedPack) -> Result<Pack, String> {
    move |scenario, wanted| {
        let name = &wanted.name;
        let pack = match &wanted.folder {
            Some(folder) => {
                let beside = Path::new(&scenario.path).parent().unwrap_or(Path::new(""));
                packs::read_pack(&beside.join(folder)).map_err(|error| error.to_string())?.0
            }
            None => match given.iter().find(|(pack, _)| pack.space == *name) {
                Some((pack, _)) => pack.clone(),
                None => {
                    return Err(format!(
                        "there is no pack `{name}`: give it with --pack, or say where it lies: `pack {name} FOLDER`"
                    ));
                }
            },
        };
        match pack.space == *name {
            true => Ok(pack),
            false => Err(format!("the pack in this folder is called `{}`, not `{name}`", pack.space)),
        }
    }
}

/// Files that were named are taken as they are, those in folders by their ending.
pub(crate) fn collect(path: &Path, named: bool, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if path.is_dir() {
        let mut entries =
            std::fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
        entries.sort();
        return entries.iter().try_for_each(|entry| collect(entry, false, files));
    }
    if named && !path.exists() {
        return Err(io::ErrorKind::NotFound.into());
    }
    if named || path.extension().is_some_and(|ending| ending == "scenario") {
        files.push(path.into());
    }
    Ok(())
}

fn run_file(runner: &Runner, file: &Path) -> Vec<Told> {
    let path = file.display().to_string();
    let read = std::fs::read_to_string(file).map_err(|error| format!("{path}: {error}"));
    let read = read.and_then(|text| scenario::parse(&path, &text).map_err(|error| error.to_string()));
    match read {
        Ok(scenarios) => scenarios.iter().map(|scenario| run_one(runner, scenario)).collect(),
        Err(message) => vec![Told {
            id: file.file_stem().map_or_else(|| path.clone(), |stem| stem.display().to_string()),
            title: "cannot be read".into(),
            path,
            line: 1,
            passed: false,
            rules: Vec::new(),
            message: Some(message),
        }],
    }
}

fn run_one(runner: &Runner, scenario: &Scenario) -> Told {
    let (line, message) = match panics::catch(|| runner.run(scenario)) {
        Ok(Outcome::Passed) => (scenario.line, None),
        Ok(Outcome::Failed(failure)) => (failure.line, Some(failure.to_string())),
        Err(message) => (scenario.line, Some(format!("panic: {message}"))),
    };
    Told {
        id: scenario.id.clone(),
        title: scenario.title.clone(),
        path: scenario.path.clone(),
        line,
        passed: message.is_none(),
        rules: scenario.rules.clone(),
        message,
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for told in &self.scenarios {
            if let Some(message) = &told.message {
                writeln!(f, "FAILED {} \"{}\"\n{message}\n", told.id, told.title)?;
            }
        }
        writeln!(f, "{} passed, {} failed", self.passed, self.failed)
    }
}
