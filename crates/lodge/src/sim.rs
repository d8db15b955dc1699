//! Many games at once: the workhorse for finding defects and for measuring.
//!
//! The seed of game `i` is a fixed function of the seed of the simulation and of `i` ([`game_seed`]), each game is
//! played on one thread, and results are combined in the order of the games. So the digest does not depend on threads.

mod cards;
mod groups;
mod seen;
mod summary;
mod watch;

pub use crate::plan::{PlanError, bots_by_seat};
pub use crate::referee::{BROKEN_FILES_MAX, DECISIONS_MAX};
pub use crate::seeds::game_seed;
pub use cards::{CardUse, Cards, SchoolCasts, SpellUse};
pub use groups::{By, Group, Groups, Tables};
pub use summary::{Broken, Summary};

use crate::contender::Player;
use crate::mix::Wanted;
use crate::plan;
use crate::progress::Progress;
use crate::referee::{self, Deal, Follow, Kept, Played};
use crate::seeds::drawn_setup;
use crate::settings::Agreed;
use bots::Level;
use bots::evaluation::Weights;
use codex::Codex;
use rayon::prelude::*;
use rules::{Colour, Entry, Game, Level as Difficulty, Seat, Setup};
use server::Threads;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use watch::Watch;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan {
    /// People; the Avatar is one more.
    pub players: usize,
    pub avatar: Option<Difficulty>,
    /// Optional rules and points of a printing.
    pub settings: Agreed,
    /// Schools and mages that were named.
    pub wanted: Wanted,
    /// One per seat, or one for all.
    pub bots: Vec<Level>,
    pub games: u64,
    pub seed: u64,
    /// All cores if open.
    pub threads: Option<usize>,
    /// Assert everything after every decision.
    pub check: bool,
    /// Draw mages, schools and grimoires by lot instead of asking the bots.
    pub random_setup: bool,
    /// Where broken games go.
    pub out: PathBuf,
    /// Where every game goes, if anywhere.
    pub save: Option<PathBuf>,
    /// Count by these too.
    pub by: Vec<By>,
    pub progress: Progress,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan {
            players: 4,
            avatar: None,
            settings: Agreed::default(),
            wanted: Wanted::default(),
            bots: vec![Level::Random],
            games: 100,
            seed: 1,
            threads: None,
            check: false,
            random_setup: false,
            out: "broken-games".into(),
            save: None,
            by: Vec::new(),
            progress: Progress::default(),
        }
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
    /// From laying the table to the last answer.
    time: Duration,
    broken: Option<Broken>,
    /// Kept only if they are asked for.
    players: Vec<groups::Player>,
    cards: seen::Seen,
}

/// A simulation under way; shared by all threads.
struct Run<'plan> {
    plan: &'plan Plan,
    codex: &'plan Arc<Codex>,
    bots: Vec<Level>,
    broken: Kept,
}

/// Who looks on: checks, and counts of cards.
#[derive(Default)]
struct Onlooker {
    watch: Option<Watch>,
    cards: Option<seen::Seen>,
}

impl Follow for Onlooker {
    fn before(&mut self, game: &Game, option: usize) -> Result<(), String> {
        self.watch.as_mut().map_or(Ok(()), |watch| watch.before(game, option))
    }

    fn after(&mut self, game: &Game, news: &[Entry]) -> Result<(), String> {
        if let Some(cards) = &mut self.cards {
            news.iter().for_each(|entry| cards.note(game.codex(), entry));
        }
        self.watch.as_mut().map_or(Ok(()), |watch| watch.after(game))
    }

    fn trying(&self) -> Option<u32> {
        self.watch.as_ref()?.trying
    }
}

/// Plays all games of a plan.
pub fn run(codex: &Arc<Codex>, plan: &Plan) -> Result<Summary, PlanError> {
    let settings = plan.settings.of_game(codex, plan.seed);
    let open = plan::wanted_setup(codex, plan.players, plan.seed, &plan.wanted)?;
    let setup = Setup { avatar: plan.avatar, settings, ..open };
    plan::check_setup(codex, &setup, plan.games)?;
    let bots = bots_by_seat(&plan.bots, plan.players)?;
    let pool = plan::pool(plan.threads)?;
    if let Some(folder) = &plan.save {
        std::fs::create_dir_all(folder).map_err(PlanError::folder(folder))?;
    }
    let run = Run { plan, codex, bots, broken: Kept::new(&plan.out) };
    let start = Instant::now();
    plan.progress.start("games", plan.games);
    let reports: Vec<Report> =
        pool.install(|| (0..plan.games).into_par_iter().map(|game| run.game(game)).collect());
    plan.progress.end();
    let seconds = start.elapsed().as_secs_f64();
    Ok(Summary::of(codex, plan, &run.bots, reports, seconds))
}

impl Run<'_> {
    /// Plays one game and writes it down if it broke.
    fn game(&self, index: u64) -> Report {
        let Plan { players, check, ref by, .. } = *self.plan;
        let (codex, seed) = (self.codex, game_seed(self.plan.seed, index));
        let wanted = &self.plan.wanted;
        let setup = match self.plan.random_setup {
            true => drawn_setup(codex, players, seed, wanted),
            false => plan::wanted_setup(codex, players, seed, wanted).expect("checked"),
        };
        let settings = self.plan.settings.of_game(codex, seed);
        let setup = Setup { avatar: self.plan.avatar, settings, ..setup };
        let counts_cards = by.contains(&By::Card);
        let deal = Deal { codex, setup: &setup, seed, recorded: counts_cards };
        let mut onlooker =
            Onlooker { watch: check.then(Watch::default), cards: counts_cards.then(seen::Seen::default) };
        let weights = Weights::of(codex);
        let bots = self
            .bots
            .iter()
            .zip(0..)
            .map(|(level, seat)| level.player_at(Threads::new(1), weights, seed, Seat(seat)));
        let mut seated: Vec<Player> = bots.map(Player::Bot).collect();
        let start = Instant::now();
        let played = referee::play(deal, &mut seated, &mut onlooker);
        let time = start.elapsed();
        let mut report = Report { time, ..Report::of(&played) };
        if let Some(game) = played.game.as_ref().filter(|_| !by.is_empty()) {
            report.players = groups::Player::all(game);
            report.cards = onlooker.cards.unwrap_or_default();
        }
        self.write(index, deal, &played, &mut report);
        self.plan.progress.step();
        report
    }

    fn write(&self, index: u64, deal: Deal<'_>, played: &Played, report: &mut Report) {
        if played.broken.is_none() && self.plan.save.is_none() {
            return;
        }
        let record = played.record(deal, self.bots.iter().map(ToString::to_string).collect());
        let avatar = match self.plan.avatar {
            None => "",
            Some(Difficulty::Apprentice) => "-apprentice",
            Some(Difficulty::Master) => "-master",
        };
        let name = format!("players{}{avatar}-seed{}-game{index}.json", self.plan.players, self.plan.seed);
        if let Some(folder) = &self.plan.save {
            referee::store(folder, &name, &record);
        }
        report.broken = played.broken.clone().map(|what| {
            let file = self.broken.keep(&name, &record);
            Broken { game: index, seed: deal.seed, what, file }
        });
    }
}

impl Report {
    fn of(played: &Played) -> Report {
        let max_options = played.max_options;
        let Some(game) = &played.game else {
            let decisions = played.answers.len() as u32;
            return Report { max_options, decisions, ..Report::default() };
        };
        let state = game.state();
        Report {
            hash: played.hash(),
            finished: game.is_over(),
            decisions: state.decisions,
            events: state.happenings,
            turns: state.turn,
            winner: state.outcome.map(|outcome| outcome.winner),
            max_stack: state.deepest,
            max_options,
            ..Report::default()
        }
    }
}
