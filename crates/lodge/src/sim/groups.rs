//! Wins and points by seat, mage or school, and the tables of one run together.

use super::{Cards, Report};
use crate::lab::stats::wilson;
use codex::{Codex, MageId, SchoolId};
use rules::{Game, Seat};
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// What the players of all games are told apart by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    Seat,
    Mage,
    School,
    /// How cards were used; see [`Cards`].
    Card,
}

impl By {
    const ALL: [By; 4] = [By::Seat, By::Mage, By::School, By::Card];

    pub fn name(self) -> &'static str {
        match self {
            By::Seat => "seat",
            By::Mage => "mage",
            By::School => "school",
            By::Card => "card",
        }
    }
}

impl FromStr for By {
    type Err = String;

    fn from_str(text: &str) -> Result<By, String> {
        let unknown = || format!("nothing is counted by `{text}`; known: seat, mage, school, card");
        By::ALL.into_iter().find(|by| by.name() == text).ok_or_else(unknown)
    }
}

/// One seat of a finished game.
#[derive(Clone, Copy, Debug)]
pub(super) struct Player {
    pub seat: Seat,
    mage: MageId,
    school: SchoolId,
    pub points: u8,
    pub won: bool,
}

impl Player {
    /// Nobody before the end.
    pub fn all(game: &Game) -> Vec<Player> {
        let state = game.state();
        let Some(outcome) = state.outcome else { return Vec::new() };
        let player = |seat: Seat| {
            let own = state.mage(seat);
            let (points, won) = (outcome.totals[seat.colour().index()], outcome.winner.seat() == Some(seat));
            Player { seat, mage: own.mage, school: own.school, points, won }
        };
        state.people().map(player).collect()
    }
}

/// How the players of a group did. Field names are a contract with whoever reads the JSON.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
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

impl Group {
    pub(super) fn add(&mut self, player: &Player) {
        self.count(player.won, player.points);
    }

    /// One more player of the group.
    pub(crate) fn count(&mut self, won: bool, points: u8) {
        self.games += 1;
        self.wins += won as u64;
        // The sum until all are counted.
        self.points_mean += points as f64;
    }

    /// All are counted.
    pub(crate) fn close(&mut self) {
        let games = self.games.max(1) as f64;
        self.share = self.wins as f64 / games;
        self.interval = wilson(self.wins, self.games);
        self.points_mean /= games;
    }
}

/// The groups by id (`seat1` to `seat4` for seats).
#[derive(Clone, Debug, PartialEq)]
pub struct Groups {
    pub by: By,
    pub groups: BTreeMap<String, Group>,
}

impl Groups {
    fn of(codex: &Codex, by: By, reports: &[Report]) -> Groups {
        let key = |player: &Player| match by {
            By::Seat | By::Card => super::summary::seat_key(player.seat),
            By::Mage => codex.mages[player.mage.index()].title.id.clone(),
            By::School => codex.schools[player.school.index()].title.id.clone(),
        };
        let mut groups: BTreeMap<String, Group> = BTreeMap::new();
        for player in reports.iter().flat_map(|report| &report.players) {
            groups.entry(key(player)).or_default().add(player);
        }
        groups.values_mut().for_each(Group::close);
        Groups { by, groups }
    }
}

/// Everything that was counted by something. As JSON one object with an entry for every seat, mage, school and card
/// asked for: ids are unique over all decks.
#[derive(Clone, Debug, PartialEq)]
pub struct Tables {
    pub groups: Vec<Groups>,
    pub cards: Option<Cards>,
}

impl Tables {
    pub(super) fn of(codex: &Codex, by: &[By], reports: &[Report]) -> Tables {
        let asked = By::ALL.into_iter().filter(|one| *one != By::Card && by.contains(one));
        let groups = asked.map(|by| Groups::of(codex, by, reports)).collect();
        Tables { groups, cards: by.contains(&By::Card).then(|| Cards::of(codex, reports)) }
    }
}

impl Serialize for Tables {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (key, group) in self.groups.iter().flat_map(|groups| &groups.groups) {
            map.serialize_entry(key, group)?;
        }
        if let Some(cards) = &self.cards {
            for (id, spell) in &cards.spells {
                map.serialize_entry(id, spell)?;
            }
            for (id, card) in &cards.others {
                map.serialize_entry(id, card)?;
            }
        }
        map.end()
    }
}

impl fmt::Display for Tables {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for groups in &self.groups {
            write!(f, "\n{groups}")?;
        }
        match &self.cards {
            Some(cards) => write!(f, "\n{cards}"),
            None => Ok(()),
        }
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
