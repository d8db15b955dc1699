//! One game from set-up to end, the same for simulations, matches and reports.
//!
//! The referee asks whoever sits at the seat, gives the answer to the engine and lets somebody follow. A panic of the
//! engine and an answer that is refused become results like any other, so that one broken game does not stop the rest.

use crate::contender::Player;
use crate::panics;
use crate::record::{Record, hash};
use bots::Question;
use codex::Codex;
use rules::{Entry, Game, Outcome, Seat, Setup};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// A game with more decisions than this does not end.
pub const DECISIONS_MAX: u32 = 20_000;

/// So many broken games are written down; more of them say nothing new.
pub const BROKEN_FILES_MAX: u64 = 20;

/// Somebody who looks on. What is wrong ends the game.
pub trait Follow {
    /// A question is open, and this option is about to be taken.
    fn before(&mut self, _game: &Game, _option: usize) -> Result<(), String> {
        Ok(())
    }

    /// The table is laid, or an answer has been taken; `news` is what happened since the last call, if the game is recorded.
    fn after(&mut self, _game: &Game, _news: &[Entry]) -> Result<(), String> {
        Ok(())
    }

    /// The option being tried on a copy, for the record of a panic.
    fn trying(&self) -> Option<u32> {
        None
    }
}

/// Nobody looks on.
impl Follow for () {}

/// What is laid on the table.
#[derive(Clone, Copy, Debug)]
pub struct Deal<'deal> {
    pub codex: &'deal Arc<Codex>,
    pub setup: &'deal Setup,
    pub seed: u64,
    /// Whether followers are told what happens.
    pub recorded: bool,
}

/// What is left of one game.
#[derive(Clone, Debug)]
pub struct Played {
    /// None after a panic.
    pub game: Option<Game>,
    pub answers: Vec<u32>,
    pub max_options: usize,
    /// What broke, if something did.
    pub broken: Option<String>,
    /// Who gave no answer, and why; the game ends there.
    pub forfeit: Option<(Seat, String)>,
}

/// How a game ended before its time.
enum Stop {
    Broken(String),
    Forfeit(Seat, String),
}

impl Played {
    /// The result of a game that came to its end in order.
    pub fn outcome(&self) -> Option<Outcome> {
        let game = self.game.as_ref().filter(|_| self.broken.is_none())?;
        game.state().outcome
    }

    /// Stands for the last state; zero if it was lost.
    pub fn hash(&self) -> [u8; 32] {
        self.game.as_ref().map_or([0; 32], |game| hash(game.state()))
    }

    /// The game as it is kept.
    pub fn record(&self, deal: Deal<'_>, bots: Vec<String>) -> Record {
        let Deal { codex, setup, seed, .. } = deal;
        let answers = self.answers.clone();
        let record = match &self.game {
            Some(game) => Record::of(game, setup, seed, bots, answers),
            None => Record::broken(codex, setup, seed, bots, answers),
        };
        Record { note: self.broken.clone(), ..record }
    }
}

/// Plays a game to its end.
pub fn play(deal: Deal<'_>, players: &mut [Player], follow: &mut impl Follow) -> Played {
    let mut answers = Vec::new();
    let mut max_options = 0;
    let played = panics::catch(|| run(deal, players, follow, &mut answers, &mut max_options));
    let (game, stop) = match played {
        Ok((game, stop)) => (Some(game), stop),
        Err(message) => {
            // The answer that broke a copy belongs to the record, so that the replay breaks too.
            answers.extend(follow.trying());
            (None, Some(Stop::Broken(format!("panic: {message}"))))
        }
    };
    let (broken, forfeit) = match stop {
        Some(Stop::Broken(what)) => (Some(what), None),
        Some(Stop::Forfeit(seat, why)) => (None, Some((seat, why))),
        None => (None, None),
    };
    Played { game, answers, max_options, broken, forfeit }
}

/// The loop that everything else is built around.
fn run(
    deal: Deal<'_>,
    players: &mut [Player],
    follow: &mut impl Follow,
    answers: &mut Vec<u32>,
    max_options: &mut usize,
) -> (Game, Option<Stop>) {
    let Deal { codex, setup, seed, recorded } = deal;
    let laid = if recorded { Game::recorded(codex, setup, seed) } else { Game::new(codex, setup, seed) };
    let mut game = laid.expect("the set-up was tried before");
    let news = if recorded { game.events() } else { Vec::new() };
    players.iter_mut().for_each(|player| player.hear(&game, &news));
    if let Err(what) = follow.after(&game, &news) {
        return (game, Some(Stop::Broken(what)));
    }
    while let Some(question) = Question::of(&game) {
        *max_options = question.options().len().max(*max_options);
        let option = match players[question.seat().index()].choose(&game, &question) {
            Ok(option) => option,
            Err(why) => {
                let seat = question.seat();
                return (game, Some(Stop::Forfeit(seat, why)));
            }
        };
        if let Err(what) = follow.before(&game, option) {
            return (game, Some(Stop::Broken(what)));
        }
        answers.push(option as u32);
        if let Err(refused) = game.answer(option) {
            answers.pop();
            let what = format!("the bot's answer is refused: {refused}");
            return (game, Some(Stop::Broken(what)));
        }
        let news = if recorded { game.events() } else { Vec::new() };
        players.iter_mut().for_each(|player| player.hear(&game, &news));
        if let Err(what) = follow.after(&game, &news) {
            return (game, Some(Stop::Broken(what)));
        }
        if game.state().decisions >= DECISIONS_MAX {
            let what = format!("the game does not end: {DECISIONS_MAX} decisions");
            return (game, Some(Stop::Broken(what)));
        }
    }
    let stuck = || Stop::Broken("nobody is asked, but the game is not over".into());
    let stop = (!game.is_over()).then(stuck);
    (game, stop)
}

/// Where broken games go, as many as are worth keeping.
#[derive(Debug)]
pub struct Kept {
    folder: PathBuf,
    count: AtomicU64,
}

impl Kept {
    pub fn new(folder: &Path) -> Kept {
        Kept { folder: folder.into(), count: AtomicU64::new(0) }
    }

    /// Writes a broken game down, unless there are enough.
    pub fn keep(&self, name: &str, record: &Record) -> Option<PathBuf> {
        if self.count.fetch_add(1, Ordering::Relaxed) >= BROKEN_FILES_MAX {
            return None;
        }
        store(&self.folder, name, record)
    }
}

/// A game that cannot be written must not stop the others: the failure is said, and the summary names no file.
pub fn store(folder: &Path, name: &str, record: &Record) -> Option<PathBuf> {
    let path = folder.join(name);
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, record.to_json()));
    match written {
        Ok(()) => Some(path),
        Err(error) => {
            eprintln!("{}: {error}", path.display());
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_leaves_a_record_that_says_so() {
        let codex = content::rebirth();
        // A set-up that nobody tried: laying the table panics.
        let setup = Setup::default();
        let deal = Deal { codex: &codex, setup: &setup, seed: 1, recorded: false };
        let played = play(deal, &mut [], &mut ());
        let record = played.record(deal, Vec::new());
        let broken = played.broken.unwrap();
        assert!(broken.starts_with("panic: the set-up was tried before"), "{broken}");
        assert_eq!((record.note, record.digest, record.finished), (Some(broken), None, false));
    }

    #[test]
    fn only_so_many_broken_games_are_kept() {
        let folder = std::env::temp_dir().join(format!("lodge-kept-{}", std::process::id()));
        let record = Record::broken(&content::rebirth(), &Setup::default(), 1, Vec::new(), Vec::new());
        let kept = Kept::new(&folder);
        let files = (0..BROKEN_FILES_MAX + 3).filter_map(|game| kept.keep(&format!("{game}.json"), &record));
        assert_eq!(files.count() as u64, BROKEN_FILES_MAX);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
