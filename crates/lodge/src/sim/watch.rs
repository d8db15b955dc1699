//! Everything that `--check` asserts around a decision.

use rules::Game;
use rules::lay::{State, violations};
use std::hint::black_box;

/// Memory of the checks of one thread.
#[derive(Debug, Default)]
pub struct Watch {
    /// The option being tried on a copy, for the record of a panic.
    pub trying: Option<u32>,
    /// The copy on which the bot's option was tried.
    branch: Option<Game>,
    bytes: Vec<u8>,
}

impl Watch {
    /// With a question open and `option` about to be given: copies, saved games, views, and every option applies.
    pub fn before(&mut self, game: &Game, option: usize) -> Result<(), String> {
        if game.state().decisions == 0 {
            sound(game)?;
        }
        if game.clone() != *game {
            return Err("a clone differs from its original".into());
        }
        self.round_trip(game.state())?;
        for viewer in game.state().seats().map(Some).chain([None]) {
            black_box(game.view(viewer));
        }
        let options = game.decision().map_or(0, |decision| decision.options.len());
        for index in 0..options {
            self.trying = Some(index as u32);
            let mut branch = game.clone();
            if let Err(refused) = branch.answer(index) {
                return Err(format!("option {index} is listed, but does not apply: {refused}"));
            }
            if index == option {
                self.branch = Some(branch);
            }
        }
        self.trying = None;
        Ok(())
    }

    /// After the answer: the table is sound, and the copy that got the same answer is where the game is.
    pub fn after(&mut self, game: &Game) -> Result<(), String> {
        if self.branch.take().is_some_and(|branch| branch != *game) {
            return Err("a clone that got the same answer came out differently".into());
        }
        if game.is_over() {
            self.round_trip(game.state())?;
        }
        sound(game)
    }

    fn round_trip(&mut self, state: &State) -> Result<(), String> {
        let mut bytes = std::mem::take(&mut self.bytes);
        bytes.clear();
        let bytes = postcard::to_extend(state, bytes).map_err(|error| format!("cannot be saved: {error}"))?;
        let read: State = postcard::from_bytes(&bytes)
            .map_err(|error| format!("cannot be loaded after saving: {error}"))?;
        self.bytes = bytes;
        if read != *state {
            return Err("differs from itself after saving and loading".into());
        }
        Ok(())
    }
}

fn sound(game: &Game) -> Result<(), String> {
    let found = violations(game);
    if found.is_empty() {
        return Ok(());
    }
    let found: Vec<String> = found.iter().map(ToString::to_string).collect();
    Err(found.join("; "))
}
