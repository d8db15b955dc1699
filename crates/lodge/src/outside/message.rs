//! A question as a program outside is asked it: one line of JSON with what the seat knows, and nothing else.
//!
//! Everything but the log is built from the seat's position ([`rules::Game::position`]), in which nothing hidden is
//! left; so the message cannot tell more than the seat may know.

use crate::record::hex;
use codex::Codex;
use rules::lay::State;
use rules::{AskKind, Choice, Game, Seat, View};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// What is asked. Field names are a contract with whoever answers.
#[derive(Clone, Debug, Serialize)]
pub struct Message {
    /// The version of the cards.
    pub content: String,
    /// Who is asked, counted from 0.
    pub seat: Seat,
    pub decision: DecisionMessage,
    /// The table as the seat sees it.
    pub view: View,
    /// What happened since the seat was last asked, as it saw it, in words.
    pub log: Vec<String>,
    /// The position for programs that can play on from it; see `docs/bots.md`. Others ignore it.
    pub position: String,
}

#[derive(Clone, Debug, Serialize)]
pub struct DecisionMessage {
    pub kind: AskKind,
    pub options: Vec<OptionMessage>,
}

#[derive(Clone, Debug, Serialize)]
pub struct OptionMessage {
    /// What is answered.
    pub option: usize,
    /// In words, as in scenarios.
    pub label: String,
    pub choice: Choice,
}

impl Message {
    /// The pending question of a game; `None` when nobody is asked.
    pub fn of(game: &Game, log: Vec<String>) -> Option<Message> {
        let seat = game.decision()?.seat;
        let known = game.position(seat);
        let decision = known.decision()?;
        let options = decision.options.iter().enumerate();
        let option = |(option, &choice)| OptionMessage { option, label: known.label(choice), choice };
        let position = postcard::to_stdvec(known.state()).expect("a state is plain data");
        Some(Message {
            content: known.codex().version.clone(),
            seat,
            decision: DecisionMessage { kind: decision.kind, options: options.map(option).collect() },
            view: known.view(Some(seat)),
            log,
            position: hex(&position),
        })
    }

    /// One line, with its end.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("a message is plain data") + "\n"
    }
}

/// The part of a message that our own bots need; the rest is welcome and ignored.
#[derive(Clone, Debug, Deserialize)]
pub struct Known {
    pub position: String,
    /// Refused if it is not the version of the cards here.
    #[serde(default)]
    pub content: Option<String>,
}

impl Known {
    /// A table to think about, with everything that the seat knows.
    pub fn game(&self, codex: &Arc<Codex>) -> Result<Game, String> {
        let bytes = unhex(&self.position).ok_or("the position is not hexadecimal")?;
        let state: State =
            postcard::from_bytes(&bytes).map_err(|error| format!("the position cannot be read: {error}"))?;
        Ok(Game::from_state(codex, state))
    }

    /// Dice that follow from what is known, so that the same line gets the same answer.
    pub fn dice(&self) -> u64 {
        let hash = blake3::hash(self.position.as_bytes());
        u64::from_le_bytes(hash.as_bytes()[..8].try_into().expect("eight bytes"))
    }
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    if !text.is_ascii() || !text.len().is_multiple_of(2) {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_is_read_back() {
        let bytes = [0, 1, 0xAB, 0xFF];
        assert_eq!(unhex(&hex(&bytes)), Some(bytes.to_vec()));
        assert_eq!(unhex("abc"), None);
        assert_eq!(unhex("zz"), None);
        assert_eq!(unhex("é"), None);
    }
}
