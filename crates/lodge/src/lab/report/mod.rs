//! A page about many games: who wins, how power grows, how points are earned, where the lodge is rebuilt.
//!
//! Games are played here, or read from a folder of recorded ones. What a page needs of each is kept beside it, so that
//! a report that was stopped goes on, and a longer one builds on a shorter.

mod facts;
mod figures;
mod lodge_map;
mod page;
mod plots;
mod store;

pub use facts::{GameFacts, Means, SeatFacts, Side};

use super::{deal_seed, player_on, random_setup};
use crate::contender::Player;
use crate::plan::{self, PlanError, bots_by_seat};
use crate::progress::Progress;
use crate::record::Record;
use crate::referee::{self, Deal};
use crate::seeds::{DICE_SALT, game_seed};
use bots::Level;
use bots::evaluation::Weights;
use codex::Codex;
use facts::Collector;
use rayon::prelude::*;
use rules::Seat;
use serde::Serialize;
use server::Threads;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::{Head, Store};

/// What to report on.
#[derive(Clone, Debug)]
pub struct ReportPlan {
    /// Where the page and the games go.
    pub out: PathBuf,
    pub players: usize,
    /// One for all, or one for each player; they change seats from game to game.
    pub bots: Vec<Level>,
    pub games: u64,
    pub seed: u64,
    pub threads: Option<usize>,
    /// Read recorded games instead of playing.
    pub from: Option<PathBuf>,
    pub progress: Progress,
}

/// What came of it. Field names are a contract with whoever reads the JSON.
#[derive(Clone, Debug, Serialize)]
pub struct Reported {
    pub page: PathBuf,
    pub games: u64,
    /// Of these, how many were there already.
    pub resumed: u64,
    /// Games that were not finished, or could not be replayed.
    pub left_out: u64,
}

/// So many games are played before they are written down, for each thread.
const BATCH: usize = 4;

/// Plays or reads what is missing, and writes the page.
pub fn run(codex: &Arc<Codex>, plan: &ReportPlan) -> Result<Reported, PlanError> {
    let pool = plan::pool(plan.threads)?;
    let (head, jobs) = match &plan.from {
        Some(folder) => (read_head(codex, folder), files(folder)?),
        None => (play_head(codex, plan)?, (0..plan.games).map(|game| game.to_string()).collect()),
    };
    let mut store = Store::open(&plan.out, &head)?;
    let known: BTreeSet<&String> = store.games.iter().map(|game| &game.name).collect();
    let missing: Vec<String> = jobs.iter().filter(|name| !known.contains(name)).cloned().collect();
    let resumed = store.games.len() as u64;
    plan.progress.start("games", jobs.len() as u64);
    plan.progress.skip((jobs.len() - missing.len()) as u64);
    let mut left_out = 0;
    for batch in missing.chunks(BATCH * pool.current_num_threads()) {
        let game = |name: &String| {
            let facts = match &plan.from {
                Some(folder) => read_game(codex, folder, name),
                None => play_game(codex, plan, name),
            };
            plan.progress.step();
            facts
        };
        let played: Vec<Option<GameFacts>> = pool.install(|| batch.par_iter().map(game).collect());
        left_out += played.iter().filter(|facts| facts.is_none()).count() as u64;
        store.add(played.into_iter().flatten().collect())?;
    }
    plan.progress.end();
    // A report that was longer before is not cut: its games are as good as the others.
    if store.games.is_empty() {
        return Err(PlanError::Unfit("no finished game to report on".into()));
    }
    let page = plan.out.join("index.html");
    let text = page::write(codex, &figures::Figures::of(codex, &store.games), &head);
    std::fs::write(&page, text).map_err(PlanError::folder(&page))?;
    Ok(Reported { page, games: store.games.len() as u64, resumed, left_out })
}

fn play_head(codex: &Arc<Codex>, plan: &ReportPlan) -> Result<Head, PlanError> {
    plan::check(codex, plan.players, plan.games)?;
    let bots = bots_by_seat(&plan.bots, plan.players)?;
    Ok(Head {
        content: codex.version.clone(),
        players: Some(plan.players),
        bots: bots.iter().map(ToString::to_string).collect(),
        seed: Some(plan.seed),
        from: None,
    })
}

fn read_head(codex: &Codex, folder: &Path) -> Head {
    Head {
        content: codex.version.clone(),
        players: None,
        bots: Vec::new(),
        seed: None,
        from: Some(folder.into()),
    }
}

/// Recorded games in a folder, by name.
fn files(folder: &Path) -> Result<Vec<String>, PlanError> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(PlanError::folder(folder))? {
        let name = entry.map_err(PlanError::folder(folder))?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".json") {
            names.push(name);
        }
    }
    names.sort_unstable();
    match names.is_empty() {
        true => Err(PlanError::Unfit(format!("{}: no recorded game (*.json)", folder.display()))),
        false => Ok(names),
    }
}

fn play_game(codex: &Arc<Codex>, plan: &ReportPlan, name: &str) -> Option<GameFacts> {
    let (players, index) = (plan.players, name.parse::<u64>().ok()?);
    let named = bots_by_seat(&plan.bots, players).ok()?;
    let seed = deal_seed(plan.seed, index, players);
    let setup = random_setup(codex, players, seed);
    let dice = game_seed(plan.seed ^ DICE_SALT, index);
    let levels: Vec<Level> = (0..players).map(|seat| named[player_on(seat, index, players)]).collect();
    let bots = levels
        .iter()
        .zip(0..)
        .map(|(level, seat)| level.player_at(Threads::new(1), Weights::of(codex), dice, Seat(seat)));
    let mut seated: Vec<Player> = bots.map(Player::Bot).collect();
    let mut collector = Collector::default();
    let deal = Deal { codex, setup: &setup, seed, recorded: true };
    let played = referee::play(deal, &mut seated, &mut collector);
    if let Some(broken) = &played.broken {
        eprintln!("game {name} broke: {broken}");
        return None;
    }
    let names: Vec<String> = levels.iter().map(ToString::to_string).collect();
    collector.finish(played.game.as_ref()?, name.into(), &names)
}

/// A file that is no game, or of another version, is said and left out.
fn read_game(codex: &Arc<Codex>, folder: &Path, name: &str) -> Option<GameFacts> {
    let path = folder.join(name);
    let read = || -> Result<Option<GameFacts>, String> {
        let text = std::fs::read_to_string(&path).map_err(|error| error.to_string())?;
        let record = Record::from_json(&text).map_err(|refusal| refusal.to_string())?;
        let mut collector = Collector::default();
        let replayed = record.replay(codex, |game| {
            for entry in game.events() {
                collector.note(game, &entry);
            }
        });
        let game = replayed.map_err(|refusal| refusal.to_string())?.game;
        Ok(collector.finish(&game, name.into(), &record.bots))
    };
    read().unwrap_or_else(|why| {
        eprintln!("{}: {why}", path.display());
        None
    })
}
