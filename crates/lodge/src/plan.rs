//! What all plans for many games have in common: what is refused, and the threads that play.

use crate::mix::Wanted;
use crate::seeds::schools_of;
use bots::Level;
use codex::Codex;
use rayon::{ThreadPool, ThreadPoolBuilder};
use rules::{Game, SeatSetup, Setup, SetupError};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Why a plan cannot be carried out.
#[derive(Debug)]
pub enum PlanError {
    NoGames,
    NoThreads,
    Bots {
        bots: usize,
        players: usize,
    },
    Setup(SetupError),
    Threads(rayon::ThreadPoolBuildError),
    /// A folder or a file that cannot be read or written.
    Folder {
        path: PathBuf,
        error: std::io::Error,
    },
    /// A file that was read and is of no use.
    File {
        path: PathBuf,
        what: String,
    },
    /// Anything else that is wrong with the plan itself.
    Unfit(String),
}

impl PlanError {
    pub fn folder(path: &Path) -> impl FnOnce(std::io::Error) -> PlanError + '_ {
        move |error| PlanError::Folder { path: path.into(), error }
    }
}

impl fmt::Display for PlanError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PlanError::NoGames => write!(f, "0 games: there is nothing to play"),
            PlanError::NoThreads => write!(f, "0 threads: nobody could play"),
            PlanError::Bots { bots, players } => {
                write!(f, "{bots} bots for {players} players: name one for all, or one for each seat")
            }
            PlanError::Setup(error) => error.fmt(f),
            PlanError::Threads(error) => error.fmt(f),
            PlanError::Folder { path, error } => write!(f, "{}: {error}", path.display()),
            PlanError::File { path, what } => write!(f, "{}: {what}", path.display()),
            PlanError::Unfit(what) => f.write_str(what),
        }
    }
}

impl std::error::Error for PlanError {}

/// A table where everything is asked for; which six schools play is drawn if there are more.
pub fn open_setup(codex: &Codex, players: usize, deal: u64) -> Setup {
    let schools = schools_of(codex, deal);
    Setup { seats: vec![SeatSetup::default(); players], schools, ..Setup::default() }
}

/// The same where some schools and mages are named.
pub fn wanted_setup(codex: &Codex, players: usize, deal: u64, wanted: &Wanted) -> Result<Setup, PlanError> {
    if wanted.mages.len() > players {
        return Err(PlanError::Unfit(format!("{} mages for {players} seats (R1.14)", wanted.mages.len())));
    }
    let mut setup = open_setup(codex, players, deal);
    if !wanted.schools.is_empty() {
        setup.schools.clone_from(&wanted.schools);
    }
    for (seat, mage) in setup.seats.iter_mut().zip(&wanted.mages) {
        seat.mage = Some(mage.clone());
    }
    Ok(setup)
}

/// Refuses what could not be played.
pub fn check(codex: &Arc<Codex>, players: usize, games: u64) -> Result<(), PlanError> {
    check_setup(codex, &open_setup(codex, players, 1), games)
}

/// The same for a table of another kind: with the Avatar, or with settings.
pub fn check_setup(codex: &Arc<Codex>, setup: &Setup, games: u64) -> Result<(), PlanError> {
    Game::new(codex, setup, 1).map_err(PlanError::Setup)?;
    if games == 0 { Err(PlanError::NoGames) } else { Ok(()) }
}

/// All cores if nothing is said.
pub fn pool(threads: Option<usize>) -> Result<ThreadPool, PlanError> {
    if threads == Some(0) {
        return Err(PlanError::NoThreads);
    }
    ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build().map_err(PlanError::Threads)
}

/// How many threads can run at once.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// What each game of a pool may use without taking it from another.
pub fn spare_threads(pool: &ThreadPool) -> usize {
    (cores() / pool.current_num_threads()).max(1)
}

/// One bot for each seat, if one was named for all.
pub fn bots_by_seat(bots: &[Level], players: usize) -> Result<Vec<Level>, PlanError> {
    match bots {
        &[one] => Ok(vec![one; players]),
        _ if bots.len() == players => Ok(bots.to_vec()),
        _ => Err(PlanError::Bots { bots: bots.len(), players }),
    }
}

/// Edition and version of the cards, as every result names them.
pub fn played_with(codex: &Codex) -> (String, String) {
    (codex.edition_id().into(), codex.version.clone())
}
