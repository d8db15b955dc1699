//! What a simulation came to, for programs (`--json`) and for people.

use super::{Plan, Report, SchoolCasts, Tables};
use crate::record;
use bots::Level;
use codex::Codex;
use rules::Seat;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use std::time::Duration;

/// The result of a simulation. Field names are a contract with whoever reads the JSON.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    pub edition: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<String>,
    pub content: String,
    pub seed: u64,
    /// People.
    pub players: usize,
    /// The difficulty of the Avatar, if it plays; its wins are the Black Rose's.
    pub avatar: Option<rules::Level>,
    /// As scenarios spell them; empty for the usual ones, `random` if each game drew its own by lot.
    pub settings: Vec<String>,
    /// By seat.
    pub bots: Vec<String>,
    pub games: u64,
    pub finished: u64,
    pub decisions: u64,
    pub events: u64,
    pub turns_mean: f64,
    pub decisions_mean: f64,
    pub seconds: f64,
    pub games_per_s: f64,
    /// All threads together, from the first game to the last.
    pub decisions_per_s: f64,
    /// One thread at play, from laying the table to the last answer, as the bench of decisions measures it.
    pub decisions_per_s_thread: f64,
    /// `seat1` to `seat4`, and `rose`.
    pub wins: BTreeMap<String, u64>,
    pub max_stack: u8,
    pub max_options: usize,
    /// The longest game.
    pub max_decisions: u32,
    /// Games that broke a check or panicked.
    pub violations: u64,
    /// Over all final states in the order of the games.
    pub digest: String,
    pub broken: Vec<Broken>,
    /// Whether mages, schools and grimoires were drawn by lot.
    pub random_setup: bool,
    /// Wins and points by seat, mage or school, and the use of cards, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<Tables>,
    /// With cards: which spells of each school are cast often, and which never.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub schools: Option<BTreeMap<String, SchoolCasts>>,
}

/// A game that broke a check or panicked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Broken {
    /// Counted from 0.
    pub game: u64,
    pub seed: u64,
    pub what: String,
    /// The recorded game; only so many are written.
    pub file: Option<PathBuf>,
}

impl Summary {
    pub(super) fn of(
        codex: &Codex,
        plan: &Plan,
        bots: &[Level],
        reports: Vec<Report>,
        seconds: f64,
    ) -> Summary {
        let mut wins: BTreeMap<String, u64> =
            (0..plan.players as u8).map(|seat| (seat_key(Seat(seat)), 0)).collect();
        wins.insert("rose".into(), 0);
        let mut hasher = blake3::Hasher::new();
        for report in &reports {
            hasher.update(&report.hash);
            if let Some(winner) = report.winner {
                let key = winner.seat().map_or("rose".into(), seat_key);
                *wins.entry(key).or_default() += 1;
            }
        }
        let sum = |of: fn(&Report) -> u64| reports.iter().map(of).sum::<u64>();
        let decisions = sum(|report| report.decisions as u64);
        let playing: Duration = reports.iter().map(|report| report.time).sum();
        let games = reports.len() as f64;
        let by = (!plan.by.is_empty()).then(|| Tables::of(codex, &plan.by, &reports));
        let cards = by.as_ref().and_then(|tables| tables.cards.as_ref());
        Summary {
            edition: codex.edition_id().into(),
            packs: codex.pack_names(),
            content: codex.version.clone(),
            seed: plan.seed,
            players: plan.players,
            avatar: plan.avatar,
            settings: plan.settings.words(codex),
            bots: bots.iter().map(ToString::to_string).collect(),
            games: plan.games,
            finished: sum(|report| report.finished as u64),
            decisions,
            events: sum(|report| report.events as u64),
            turns_mean: sum(|report| report.turns as u64) as f64 / games,
            decisions_mean: decisions as f64 / games,
            seconds,
            games_per_s: games / seconds,
            decisions_per_s: decisions as f64 / seconds,
            decisions_per_s_thread: decisions as f64 / playing.as_secs_f64(),
            wins,
            max_stack: reports.iter().map(|report| report.max_stack).max().unwrap_or(0),
            max_decisions: reports.iter().map(|report| report.decisions).max().unwrap_or(0),
            max_options: reports.iter().map(|report| report.max_options).max().unwrap_or(0),
            violations: sum(|report| report.broken.is_some() as u64),
            digest: record::hex(hasher.finalize().as_bytes()),
            random_setup: plan.random_setup,
            schools: cards.map(|cards| cards.schools.clone()),
            by,
            broken: reports.into_iter().filter_map(|report| report.broken).collect(),
        }
    }
}

pub(super) fn seat_key(seat: Seat) -> String {
    format!("seat{}", seat.0 + 1)
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Summary { players, games, finished, seed, .. } = self;
        let mut row = |name: &str, text: String| writeln!(f, "{name:<12} {text}");
        let avatar = match self.avatar {
            None => "",
            Some(rules::Level::Apprentice) => " and the Avatar (apprentice)",
            Some(rules::Level::Master) => " and the Avatar (master)",
        };
        let bots = self.bots.join(", ");
        row("games", format!("{games} of {players} players ({bots}){avatar}, seed {seed}"))?;
        if !self.settings.is_empty() {
            row("settings", self.settings.join(", "))?;
        }
        row("finished", finished.to_string())?;
        row("turns", format!("{:.1} per game", self.turns_mean))?;
        row("decisions", format!("{}, {:.1} per game", self.decisions, self.decisions_mean))?;
        row("events", self.events.to_string())?;
        let share = |count: u64| 100.0 * count as f64 / (*finished).max(1) as f64;
        let wins: Vec<String> =
            self.wins.iter().map(|(who, &count)| format!("{who} {:.1} %", share(count))).collect();
        row("wins", wins.join(", "))?;
        row(
            "largest",
            format!(
                "stack {}, options {}, game {} decisions",
                self.max_stack, self.max_options, self.max_decisions
            ),
        )?;
        let (per_s, speed, thread) = (self.games_per_s, self.decisions_per_s, self.decisions_per_s_thread);
        row(
            "time",
            format!(
                "{:.2} s, {per_s:.0} games per s, {speed:.0} decisions per s, {thread:.0} per s and thread",
                self.seconds
            ),
        )?;
        row("digest", self.digest.clone())?;
        row("violations", self.violations.to_string())?;
        for broken in &self.broken {
            let file = broken.file.as_ref().map_or("not kept".into(), |file| file.display().to_string());
            row("", format!("game {} (seed {}): {}", broken.game, broken.seed, broken.what))?;
            row("", format!("    replay: {file}"))?;
        }
        self.by.as_ref().map_or(Ok(()), |tables| tables.fmt(f))
    }
}
