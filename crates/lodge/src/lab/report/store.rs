//! The games of a report, one line of JSON each, so that a report that was stopped goes on where it was.

use super::facts::GameFacts;
use crate::plan::PlanError;
use serde::{Deserialize, Serialize};
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

/// What the games of a folder were played with; another report does not go on from them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Head {
    pub content: String,
    pub players: Option<usize>,
    pub bots: Vec<String>,
    pub seed: Option<u64>,
    /// The folder of saved games, if they were not played here.
    pub from: Option<PathBuf>,
}

/// An open `games.jsonl`.
#[derive(Debug)]
pub struct Store {
    path: PathBuf,
    file: File,
    pub games: Vec<GameFacts>,
}

impl Store {
    /// Opens the file of a folder, and reads what is there.
    pub fn open(folder: &Path, head: &Head) -> Result<Store, PlanError> {
        std::fs::create_dir_all(folder).map_err(PlanError::folder(folder))?;
        let path = folder.join("games.jsonl");
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(PlanError::Folder { path, error }),
        };
        let (games, whole) =
            read(&text, head).map_err(|what| PlanError::File { path: path.clone(), what })?;
        let open = OpenOptions::new().create(true).append(true).open(&path);
        let mut file = open.map_err(PlanError::folder(&path))?;
        // A run that was stopped while writing leaves half a line: it is played again.
        file.set_len(whole as u64).map_err(PlanError::folder(&path))?;
        if whole == 0 {
            write(&mut file, head).map_err(PlanError::folder(&path))?;
        }
        Ok(Store { path, file, games })
    }

    pub fn add(&mut self, games: Vec<GameFacts>) -> Result<(), PlanError> {
        for game in games {
            write(&mut self.file, &game).map_err(PlanError::folder(&self.path))?;
            self.games.push(game);
        }
        Ok(())
    }
}

fn write(file: &mut File, line: &impl Serialize) -> std::io::Result<()> {
    file.write_all((serde_json::to_string(line)? + "\n").as_bytes())
}

/// The games, and how many bytes are whole lines.
fn read(text: &str, head: &Head) -> Result<(Vec<GameFacts>, usize), String> {
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut lines = text[..whole].lines();
    let Some(first) = lines.next() else { return Ok((Vec::new(), 0)) };
    let own: Head =
        serde_json::from_str(first).map_err(|error| format!("not the games of a report: {error}"))?;
    if own != *head {
        return Err("games of another report; name another folder, or remove this file".into());
    }
    let game =
        |line: &str| serde_json::from_str(line).map_err(|error| format!("a game cannot be read: {error}"));
    Ok((lines.map(game).collect::<Result<_, String>>()?, whole))
}
