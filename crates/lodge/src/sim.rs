//! Many games at once: the workhorse for finding defects and for measuring.
//!
//! The seed of game `i` is a fixed function of the seed of the simulation and of `i` ([`game_seed`]), each game is
//! played on one thread, and results are combined in the order of the games. So the digest does not depend on threads.

mod groups;
mod summary;
mod watch;

pub use groups::{By, Group, Groups};
pub use summary::{Broken, Summary};

use crate::record::{Record, hash};
use crate::{panics, record};
use bots::{Bot, Level, Question};
use codex::Codex;
use rayon::ThreadPoolBuilder;
use rayon::prelude::*;
use rules::{Colour, Game, Level as Difficulty, Seat, SeatSetup, Setup, SetupError};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use watch::Watch;

/// A game with more decisions than this does not end.
pub const DECISIONS_MAX: u32 = 20_000;

/// So many broken games are written down; more of them say nothing new.
pub const BROKEN_FILES_MAX: u64 = 20;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// People; the Avatar is one more.
    pub players: usize,
    pub avatar: Option<Difficulty>,
    /// One per seat, or one for all.
    pub bots: Vec<Level>,
    pub games: u64,
    pub seed: u64,
    /// All cores if open.
    pub threads: Option<usize>,
    /// Assert everything after every decision.
    pub check: bool,
    /// Where broken games go.
    pub out: PathBuf,
    /// Where every game goes, if anywhere.
    pub save: Option<PathBuf>,
    /// Count wins and points by this too.
    pub by: Option<By>,
    /// Called with the number of games played so far, now and then.
    pub progress: Option<fn(done: u64, games: u64)>,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            players: 4,
            avatar: None,
            bots: vec![Level::Random],
            games: 100,
            seed: 1,
            threads: None,
            check: false,
            out: "broken-games".into(),
            save: None,
            by: None,
            progress: None,
        }
    }
}

/// Why a plan cannot be carried out.
#[derive(Debug)]
pub enum PlanError {
    NoGames,
    NoThreads,
    Bots { bots: usize, players: usize },
    Setup(SetupError),
    Threads(rayon::ThreadPoolBuildError),
    Folder { path: PathBuf, error: std::io::Error },
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
        }
    }
}

impl std::error::Error for PlanError {}

/// The seed of one game of a simulation.
///
/// The seed of the simulation goes through the finaliser of SplitMix64, the number of the game is added as so many
/// steps of its golden increment, and the sum goes through the finaliser again. The upper 53 bits are kept, so that the
/// seed in a recorded game survives readers that know only floating-point numbers.
pub fn game_seed(seed: u64, game: u64) -> u64 {
    mix(mix(seed).wrapping_add(game.wrapping_mul(0x9E37_79B9_7F4A_7C15))) >> 11
}

fn mix(seed: u64) -> u64 {
    let seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let seed = (seed ^ (seed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let seed = (seed ^ (seed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    seed ^ (seed >> 31)
}

/// One bot for each seat, if one was named for all.
pub fn bots_by_seat(bots: &[Level], players: usize) -> Result<Vec<Level>, PlanError> {
    match bots {
        &[one] => Ok(vec![one; players]),
        _ if bots.len() == players => Ok(bots.to_vec()),
        _ => Err(PlanError::Bots { bots: bots.len(), players }),
    }
}

/// What is left of one game.
#[derive(Clone, Debug, Default)]
struct Report {
    hash: [u8; 32],
    finished: bool,
    decisions: u32,
    events: u32,
    turns: u16,
    winner: Option<Colour>,
    max_stack: u8,
    max_options: usize,
    broken: Option<Broken>,
    /// Kept only if they are asked for.
    players: Vec<groups::Player>,
}

/// A simulation under way; shared by all threads.
struct Run<'plan> {
    plan: &'plan Plan,
    codex: &'plan Arc<Codex>,
    setup: Setup,
    bots: Vec<Level>,
    done: AtomicU64,
    broken: AtomicU64,
}

/// Memory of a thread, kept from game to game.
#[derive(Default)]
struct Scratch {
    answers: Vec<u32>,
    watch: Watch,
    /// What a panic leaves behind of the game.
    max_options: usize,
}

/// Plays all games of a plan.
pub fn run(codex: &Arc<Codex>, plan: &Plan) -> Result<Summary, PlanError> {
    let run = Run::prepare(codex, plan)?;
    let pool = ThreadPoolBuilder::new().num_threads(plan.threads.unwrap_or(0)).build();
    let pool = pool.map_err(PlanError::Threads)?;
    let start = Instant::now();
    let reports: Vec<Report> = pool.install(|| {
        (0..plan.games).into_par_iter().map_init(Scratch::default, |own, game| run.game(game, own)).collect()
    });
    let seconds = start.elapsed().as_secs_f64();
    Ok(Summary::of(codex, plan, &run.bots, reports, seconds))
}

impl<'plan> Run<'plan> {
    fn prepare(codex: &'plan Arc<Codex>, plan: &'plan Plan) -> Result<Run<'plan>, PlanError> {
        let seats = vec![SeatSetup::default(); plan.players];
        let setup = Setup { seats, avatar: plan.avatar, ..Setup::default() };
        Game::new(codex, &setup, plan.seed).map_err(PlanError::Setup)?;
        let bots = bots_by_seat(&plan.bots, plan.players)?;
        if plan.games == 0 {
            return Err(PlanError::NoGames);
        }
        if plan.threads == Some(0) {
            return Err(PlanError::NoThreads);
        }
        if let Some(folder) = &plan.save {
            make_folder(folder)?;
        }
        Ok(Run { plan, codex, setup, bots, done: AtomicU64::new(0), broken: AtomicU64::new(0) })
    }

    /// Plays one game and writes it down if it broke.
    fn game(&self, index: u64, own: &mut Scratch) -> Report {
        let seed = game_seed(self.plan.seed, index);
        own.answers.clear();
        own.watch.trying = None;
        own.max_options = 0;
        let (game, violation) = match panics::catch(|| self.play(seed, own)) {
            Ok((game, violation)) => (Some(game), violation),
            Err(message) => (None, Some(format!("panic: {message}"))),
        };
        if game.is_none() {
            // The answer that broke a copy belongs to the record, so that the replay breaks too.
            own.answers.extend(own.watch.trying);
        }
        let mut report = Report { max_options: own.max_options, ..Report::default() };
        match &game {
            Some(game) => {
                report.fill(game);
                if self.plan.by.is_some() {
                    report.players = groups::Player::all(game);
                }
            }
            None => report.decisions = own.answers.len() as u32,
        }
        if violation.is_some() || self.plan.save.is_some() {
            let file = self.write(index, seed, game.as_ref(), own, violation.as_ref());
            report.broken = violation.map(|what| Broken { game: index, seed, what, file });
        }
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if let Some(progress) = self.plan.progress {
            progress(done, self.plan.games);
        }
        report
    }

    /// The loop that everything else is built around. Returns what was violated, if anything.
    fn play(&self, seed: u64, own: &mut Scratch) -> (Game, Option<String>) {
        let mut game = Game::new(self.codex, &self.setup, seed).expect("tried when the run was prepared");
        let mut players: Vec<Box<dyn Bot>> =
            self.bots.iter().zip(0..).map(|(level, seat)| level.player(seed, Seat(seat))).collect();
        while let Some(question) = Question::of(&game) {
            own.max_options = own.max_options.max(question.options().len());
            let option = players[question.seat().index()].choose(&question);
            if self.plan.check
                && let Err(what) = own.watch.before(&game, option)
            {
                return (game, Some(what));
            }
            own.answers.push(option as u32);
            if let Err(refused) = game.answer(option) {
                own.answers.pop();
                return (game, Some(format!("the bot's answer is refused: {refused}")));
            }
            if self.plan.check
                && let Err(what) = own.watch.after(&game)
            {
                return (game, Some(what));
            }
            if game.state().decisions >= DECISIONS_MAX {
                return (game, Some(format!("the game does not end: {DECISIONS_MAX} decisions")));
            }
        }
        let stuck = (!game.is_over()).then(|| "nobody is asked, but the game is not over".to_string());
        (game, stuck)
    }

    /// Writes a game down; returns the path of a broken one.
    fn write(
        &self,
        index: u64,
        seed: u64,
        game: Option<&Game>,
        own: &Scratch,
        broken: Option<&String>,
    ) -> Option<PathBuf> {
        let bots = self.bots.iter().map(ToString::to_string).collect();
        let answers = own.answers.clone();
        let mut record = match game {
            Some(game) => Record::of(game, &self.setup, seed, bots, answers),
            None => Record::broken(self.codex, &self.setup, seed, bots, answers),
        };
        record.note = broken.cloned();
        let avatar = match self.plan.avatar {
            None => "",
            Some(Difficulty::Apprentice) => "-apprentice",
            Some(Difficulty::Master) => "-master",
        };
        let name = format!("players{}{avatar}-seed{}-game{index}.json", self.plan.players, self.plan.seed);
        if let Some(folder) = &self.plan.save {
            store(folder, &name, &record);
        }
        if broken.is_some() && self.broken.fetch_add(1, Ordering::Relaxed) < BROKEN_FILES_MAX {
            return store(&self.plan.out, &name, &record);
        }
        None
    }
}

impl Report {
    fn fill(&mut self, game: &Game) {
        let state = game.state();
        self.hash = hash(state);
        self.finished = game.is_over();
        self.decisions = state.decisions;
        self.events = state.happenings;
        self.turns = state.turn;
        self.winner = state.outcome.map(|outcome| outcome.winner);
        self.max_stack = state.deepest;
    }
}

fn make_folder(folder: &Path) -> Result<(), PlanError> {
    std::fs::create_dir_all(folder).map_err(|error| PlanError::Folder { path: folder.into(), error })
}

/// A game that cannot be written must not stop the others: the failure is said, and the summary names no file.
pub(crate) fn store(folder: &Path, name: &str, record: &record::Record) -> Option<PathBuf> {
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
    fn the_seeds_of_games_never_change() {
        let seeds = [game_seed(1, 0), game_seed(1, 1), game_seed(2, 0)];
        assert_eq!(seeds, [3316356330981164, 8498871037046174, 3532771828038384]);
        assert!(seeds.iter().all(|&seed| seed < 1 << 53));
    }

    #[test]
    fn a_panic_leaves_a_record_and_names_it() {
        let out = std::env::temp_dir().join(format!("lodge-broken-{}", std::process::id()));
        let plan = Plan { games: 1, out: out.clone(), ..Plan::default() };
        let codex = content::rebirth();
        let mut run = Run::prepare(&codex, &plan).unwrap();
        // A set-up that nobody tried: laying the table panics.
        run.setup = Setup::default();
        let report = run.game(0, &mut Scratch::default());
        let broken = report.broken.unwrap();
        assert!(broken.what.starts_with("panic: tried when the run was prepared"), "{}", broken.what);
        let file = broken.file.unwrap();
        let record = Record::from_json(&std::fs::read_to_string(&file).unwrap()).unwrap();
        assert_eq!((record.note, record.digest, record.finished), (Some(broken.what), None, false));
        std::fs::remove_dir_all(out).unwrap();
    }
}
