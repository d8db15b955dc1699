//! What a report keeps of one game, collected from its log.

use crate::referee::Follow;
use rules::{Colour, Entry, Game, What};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
pub use table::means::Means;

/// One side of a game: a mage, or the Black Rose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// Points gained, by means.
    pub earned: BTreeMap<Means, u32>,
    pub lost: u32,
    /// Power after each turn.
    pub power: Vec<u8>,
    /// With all bonuses.
    pub points: u8,
    pub won: bool,
}

/// A mage: who, and how it went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatFacts {
    pub bot: String,
    pub mage: String,
    pub school: String,
    #[serde(flatten)]
    pub side: Side,
}

/// One finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameFacts {
    /// The number of the game, or the name of the file it was read from.
    pub name: String,
    pub seats: Vec<SeatFacts>,
    pub rose: Side,
    pub turns: u16,
    pub decisions: u32,
    /// Where rooms were rebuilt, and which.
    pub rebuilt: Vec<(u8, String)>,
}

/// Collects while a game is played or replayed.
#[derive(Clone, Debug, Default)]
pub struct Collector {
    sides: [Side; Colour::COUNT],
    rebuilt: Vec<(u8, String)>,
    last: Option<What>,
}

impl Follow for Collector {
    fn after(&mut self, game: &Game, news: &[Entry]) -> Result<(), String> {
        news.iter().for_each(|entry| self.note(game, entry));
        Ok(())
    }
}

impl Collector {
    pub fn note(&mut self, game: &Game, entry: &Entry) {
        let what = entry.happening.seen_by(None);
        match what {
            What::TurnBegins { turn } if turn > 1 => self.end_turn(),
            What::PowerChanges { who, by, .. } => {
                let side = &mut self.sides[who.index()];
                match by > 0 {
                    true => *side.earned.entry(Means::of(entry.cause, self.last)).or_default() += by as u32,
                    false => side.lost += by.unsigned_abs() as u32,
                }
            }
            What::Bonus { who, quests, trophies, crown } => {
                let bonus = quests as u32 + trophies as u32 + crown as u32;
                if bonus > 0 {
                    *self.sides[who.index()].earned.entry(Means::Bonus).or_default() += bonus;
                }
            }
            What::TokenBonus { who, points } => {
                *self.sides[who.index()].earned.entry(Means::Rooms).or_default() += points as u32;
            }
            What::RoomRebuilt { room } | What::RoomTornDown { room, .. } => {
                let place = game.state().rooms.iter().position(|own| own.room == room).unwrap_or_default();
                let id = game.codex().rooms[room.index()].title.id.clone();
                self.rebuilt.push((place as u8, id));
            }
            _ => {}
        }
        if table::means::tells_why(&what) {
            self.last = Some(what);
        }
    }

    /// The log tells changes; the sum of those is where everyone stands.
    fn end_turn(&mut self) {
        for side in &mut self.sides {
            let power = board_power(side);
            side.power.push(power);
        }
    }

    /// `None` unless the game is over.
    pub fn finish(mut self, game: &Game, name: String, bots: &[String]) -> Option<GameFacts> {
        let outcome = game.state().outcome?;
        self.end_turn();
        for (side, facts) in self.sides.iter_mut().enumerate() {
            facts.points = outcome.totals[side];
            facts.won = outcome.winner.index() == side;
        }
        let codex = game.codex();
        let seat = |seat: rules::Seat| {
            let mage = game.state().mage(seat);
            SeatFacts {
                bot: bots.get(seat.index()).cloned().unwrap_or_else(|| "unknown".into()),
                mage: codex.mages[mage.mage.index()].title.id.clone(),
                school: codex.schools[mage.school.index()].title.id.clone(),
                side: self.sides[seat.colour().index()].clone(),
            }
        };
        Some(GameFacts {
            name,
            seats: game.state().seats().map(seat).collect(),
            rose: self.sides[Colour::ROSE.index()].clone(),
            turns: game.state().turn,
            decisions: game.state().decisions,
            rebuilt: self.rebuilt,
        })
    }
}

/// Points on the board: all gains but the final bonus, less what was lost.
fn board_power(side: &Side) -> u8 {
    let gained = side.earned.iter().filter(|(means, _)| **means != Means::Bonus).map(|(_, &points)| points);
    gained.sum::<u32>().saturating_sub(side.lost) as u8
}
