//! Wins and points by seat, mage or school.

use super::Report;
use crate::lab::stats::wilson;
use codex::{Codex, MageId, SchoolId};
use rules::{Game, Seat};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// What the players of all games are told apart by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    Seat,
    Mage,
    School,
}

impl By {
    const ALL: [By; 3] = [By::Seat, By::Mage, By::School];

    pub fn name(self) -> &'static str {
        match self {
            By::Seat => "seat",
            By::Mage => "mage",
            By::School => "school",
        }
    }
}

impl FromStr for By {
    type Err = String;

    fn from_str(text: &str) -> Result<By, String> {
        let unknown = || format!("nothing is counted by `{text}`; known: seat, mage, school");
        By::ALL.into_iter().find(|by| by.name() == text).ok_or_else(unknown)
    }
}

/// One seat of a finished game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Player {
    seat: Seat,
    mage: MageId,
    school: SchoolId,
    points: u8,
    won: bool,
}

impl Player {
    /// Nobody before the end.
    pub fn all(game: &Game) -> Vec<Player> {
        let state = game.state();
        let Some(outcome) = state.outcome else { return Vec::new() };
        let player = |seat: Seat| {
            let own = state.mage(seat);
            let (points, won) = (outcome.totals[seat.index()], outcome.winner.seat() == Some(seat));
            Player { seat, mage: own.mage, school: own.school, points, won }
        };
        state.people().map(player).collect()
    }
}

/// How the players of a group did. Field names are a contract with whoever reads the JSON.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Group {
    /// Finished games with such a player.
    pub games: u64,
    pub wins: u64,
    pub share: f64,
    /// 95 % of the share.
    pub interval: [f64; 2],
    /// At the end of the game, with all bonuses.
    pub points_mean: f64,
}

/// The groups by id (`seat1` to `seat4` for seats).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(transparent)]
pub struct Groups {
    #[serde(skip)]
    pub by: By,
    pub groups: BTreeMap<String, Group>,
}

impl Groups {
    pub(super) fn of(codex: &Codex, by: By, reports: &[Report]) -> Groups {
        let key = |player: &Player| match by {
            By::Seat => super::summary::seat_key(player.seat),
            By::Mage => codex.mages[player.mage.index()].title.id.clone(),
            By::School => codex.schools[player.school.index()].title.id.clone(),
        };
        let mut groups: BTreeMap<String, Group> = BTreeMap::new();
        for player in reports.iter().flat_map(|report| &report.players) {
            let group = groups.entry(key(player)).or_default();
            group.games += 1;
            group.wins += player.won as u64;
            // The sum until all are counted.
            group.points_mean += player.points as f64;
        }
        for group in groups.values_mut() {
            let games = group.games as f64;
            group.share = group.wins as f64 / games;
            group.interval = wilson(group.wins, group.games);
            group.points_mean /= games;
        }
        Groups { by, groups }
    }
}

impl fmt::Display for Groups {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let name = self.by.name();
        let width = self.groups.keys().map(String::len).max().unwrap_or(0).max(12);
        writeln!(
            f,
            "{name:<width$} {:>7} {:>7} {:>8}   {:<18} points",
            "games", "wins", "share", "95 % interval"
        )?;
        for (key, group) in &self.groups {
            let Group { games, wins, points_mean, .. } = group;
            let [low, high] = group.interval.map(|bound| 100.0 * bound);
            let (share, interval) = (100.0 * group.share, format!("{low:.1} % to {high:.1} %"));
            writeln!(
                f,
                "{key:<width$} {games:>7} {wins:>7} {share:>6.1} %   {interval:<18} {points_mean:>6.1}"
            )?;
        }
        Ok(())
    }
}
