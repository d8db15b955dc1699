//! A bot that other programs can ask, one line of JSON for a question and one for the answer.
//!
//! A question is what the seat knows ([`crate::outside::Message`]), or a recorded game up to now; then whoever asks is
//! the referee and knows everything, but the bot is handed nothing but a [`Question`], so it sees what its seat sees.
//! Nothing is remembered from line to line.

use crate::outside::Known;
use crate::panics;
use crate::plan;
use crate::seeds::game_seed;
use bots::evaluation::Weights;
use bots::{Bot, Level, Question};
use codex::Codex;
use rules::{Game, Seat, Setup};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use server::Threads;
use std::io::{self, BufRead, Write};
use std::sync::Arc;

/// The part of a recorded game that matters; other fields of a record are welcome and ignored.
#[derive(Clone, Debug, Deserialize)]
struct Request {
    setup: Setup,
    seed: u64,
    answers: Vec<u32>,
    /// Refused if it is not the version of the cards here.
    #[serde(default)]
    content: Option<String>,
}

/// What is written back. Field names are a contract with whoever asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Reply {
    /// The seat that is asked takes this option, counted from 0, of so many.
    Answer {
        seat: u8,
        option: usize,
        options: usize,
    },
    /// Nobody is asked any more.
    Over {
        over: bool,
    },
    Error {
        error: String,
    },
}

/// A bot and what it needs to answer.
#[derive(Debug)]
pub struct Asked<'codex> {
    pub codex: &'codex Arc<Codex>,
    pub level: Level,
    pub seed: u64,
}

impl Asked<'_> {
    /// Answers line by line until there are no more; empty lines are skipped.
    pub fn serve(&self, questions: impl BufRead, out: &mut impl Write) -> io::Result<()> {
        for line in questions.lines() {
            let line = line?;
            if !line.trim().is_empty() {
                writeln!(out, "{}", serde_json::to_string(&self.reply(&line))?)?;
                out.flush()?;
            }
        }
        Ok(())
    }

    pub fn reply(&self, line: &str) -> Reply {
        let answer =
            panics::catch(|| self.answer(line)).unwrap_or_else(|panic| Err(format!("panic: {panic}")));
        answer.unwrap_or_else(|error| Reply::Error { error })
    }

    fn answer(&self, line: &str) -> Result<Reply, String> {
        let asked: Value = serde_json::from_str(line).map_err(|error| format!("not a question: {error}"))?;
        let not_asked = |error: serde_json::Error| format!("not a question: {error}");
        if asked.get("position").is_some() {
            let known: Known = serde_json::from_value(asked).map_err(not_asked)?;
            self.same_cards(known.content.as_deref())?;
            return Ok(self.choose(&known.game(self.codex)?, game_seed(self.seed, known.dice())));
        }
        let request: Request = serde_json::from_value(asked).map_err(not_asked)?;
        self.same_cards(request.content.as_deref())?;
        let mut game =
            Game::new(self.codex, &request.setup, request.seed).map_err(|error| error.to_string())?;
        for (index, &answer) in request.answers.iter().enumerate() {
            game.answer(answer as usize)
                .map_err(|refused| format!("answer {index} is refused: {refused}"))?;
        }
        // Fresh dice for every question, and none that follow from the seed of the game.
        Ok(self.choose(&game, game_seed(self.seed, request.answers.len() as u64)))
    }

    fn same_cards(&self, content: Option<&str>) -> Result<(), String> {
        match content.filter(|content| *content != self.codex.version) {
            Some(content) => {
                Err(format!("other cards: content version {content}, here {}", self.codex.version))
            }
            None => Ok(()),
        }
    }

    /// There is one game: a budget of time may use all cores.
    fn player(&self, dice: u64, seat: Seat) -> Box<dyn Bot> {
        self.level.player_at(Threads::new(plan::cores()), Weights::of(self.codex), dice, seat)
    }

    fn choose(&self, game: &Game, dice: u64) -> Reply {
        let Some(question) = Question::of(game) else { return Reply::Over { over: true } };
        let option = self.player(dice, question.seat()).choose(&question);
        Reply::Answer { seat: question.seat().0, option, options: question.options().len() }
    }
}
