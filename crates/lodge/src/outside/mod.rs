//! Programs outside as players, and the line of JSON they are asked with.

mod message;
mod process;

pub use message::{DecisionMessage, Known, Message, OptionMessage};

use process::Process;
use rules::{Entry, Game, Seat};
use serde::Deserialize;
use std::time::Duration;

/// A seat played by a program. It is started for each game, and asked only what its seat is asked.
#[derive(Debug)]
pub struct Outside {
    process: Result<Process, String>,
    limit: Duration,
    seat: Seat,
    /// What happened since it was last asked, in words.
    log: Vec<String>,
}

/// What a program answers; anything beside is ignored.
#[derive(Deserialize)]
struct Answer {
    option: Option<usize>,
    error: Option<String>,
}

impl Outside {
    pub fn start(command: &str, seat: Seat, limit: Duration) -> Outside {
        Outside { process: Process::start(command), limit, seat, log: Vec::new() }
    }

    /// Takes down what its seat sees of the news.
    pub fn hear(&mut self, game: &Game, news: &[Entry]) {
        let viewer = Some(self.seat);
        self.log.extend(news.iter().map(|entry| telling::say(game, entry, viewer)));
    }

    /// The option it takes; the error says why there is none.
    pub fn choose(&mut self, game: &Game) -> Result<usize, String> {
        let message = Message::of(game, std::mem::take(&mut self.log)).ok_or("nobody is asked")?;
        let process = self.process.as_mut().map_err(|error| error.clone())?;
        let reply = process.ask(message.to_line(), self.limit)?;
        read_answer(&reply, message.decision.options.len())
    }
}

fn read_answer(reply: &str, options: usize) -> Result<usize, String> {
    let start: String = reply.trim_end().chars().take(80).collect();
    let answer: Answer =
        serde_json::from_str(reply).map_err(|_| format!("its answer is not understood: {start}"))?;
    match answer {
        Answer { error: Some(error), .. } => Err(format!("it reports an error: {error}")),
        Answer { option: Some(option), .. } if option < options => Ok(option),
        Answer { option: Some(option), .. } => {
            Err(format!("there is no option {option}: the question has {options}, counted from 0"))
        }
        _ => Err(format!("its answer names no option: {start}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_options_of_the_question_or_refused_with_the_reason() {
        assert_eq!(read_answer("{\"option\": 2, \"why\": \"luck\"}\n", 3), Ok(2));
        let refused = |reply| read_answer(reply, 3).unwrap_err();
        assert_eq!(refused("{\"option\": 3}"), "there is no option 3: the question has 3, counted from 0");
        assert_eq!(refused("hello\n"), "its answer is not understood: hello");
        assert_eq!(refused("{}"), "its answer names no option: {}");
        assert_eq!(refused("{\"error\": \"no idea\"}"), "it reports an error: no idea");
    }
}
