//! The numbers behind the plots.

use super::facts::{GameFacts, Means, Side};
use crate::sim::Group;
use codex::Codex;
use rules::hexes::ROOMS;
use std::collections::BTreeMap;

/// How those of a name did.
#[derive(Clone, Debug)]
pub struct Row {
    pub id: String,
    pub name: String,
    pub group: Group,
}

/// Quantiles of power after one turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Band {
    pub turn: usize,
    /// At 10, 25, 50, 75 and 90 in a hundred.
    pub at: [f64; 5],
    pub count: usize,
}

/// Mean points by means.
#[derive(Clone, Debug)]
pub struct Earned {
    pub name: String,
    pub means: Vec<(Means, f64)>,
    pub lost: f64,
    pub sides: usize,
}

/// Everything a page shows.
#[derive(Clone, Debug)]
pub struct Figures {
    pub games: usize,
    pub players: Vec<usize>,
    pub rose_wins: u64,
    pub turns_mean: f64,
    pub decisions_mean: f64,
    pub rebuilt_mean: f64,
    pub levels: Vec<Row>,
    pub schools: Vec<Row>,
    pub mages: Vec<Row>,
    pub seats: Vec<Row>,
    pub mage_power: Vec<Band>,
    pub rose_power: Vec<Band>,
    /// How many games lasted so many turns.
    pub turns: BTreeMap<u16, usize>,
    pub decisions: Vec<u32>,
    pub earned: Vec<Earned>,
    /// By place: in how many games it was rebuilt.
    pub places: [usize; ROOMS],
    /// By room, most often rebuilt first.
    pub rooms: Vec<(String, usize)>,
}

impl Figures {
    pub fn of(codex: &Codex, games: &[GameFacts]) -> Figures {
        let mean = |of: &dyn Fn(&GameFacts) -> f64| games.iter().map(of).sum::<f64>() / games.len() as f64;
        let mut players: Vec<usize> = games.iter().map(|game| game.seats.len()).collect();
        players.sort_unstable();
        players.dedup();
        let name_of_mage = |id: &str| {
            codex
                .mages
                .iter()
                .find(|mage| mage.title.id == id)
                .map_or(id.into(), |mage| mage.title.name.clone())
        };
        let name_of_school = |id: &str| {
            let school = codex.schools.iter().find(|school| school.title.id == id);
            school.map_or(id.into(), |school| school.title.name.clone())
        };
        let roses = || games.iter().map(|game| &game.rose);
        Figures {
            games: games.len(),
            players,
            rose_wins: roses().filter(|rose| rose.won).count() as u64,
            turns_mean: mean(&|game| game.turns as f64),
            decisions_mean: mean(&|game| game.decisions as f64),
            rebuilt_mean: mean(&|game| game.rebuilt.len() as f64),
            levels: rows(games, |game, seat| game.seats[seat].bot.clone(), |id| id.into()),
            schools: rows(games, |game, seat| game.seats[seat].school.clone(), name_of_school),
            mages: rows(games, |game, seat| game.seats[seat].mage.clone(), name_of_mage),
            seats: rows(games, |_, seat| (seat + 1).to_string(), |id| format!("Seat {id}")),
            mage_power: bands(games.iter().flat_map(|game| game.seats.iter().map(|seat| &seat.side))),
            rose_power: bands(roses()),
            turns: games.iter().fold(BTreeMap::new(), |mut turns, game| {
                *turns.entry(game.turns).or_default() += 1;
                turns
            }),
            decisions: games.iter().map(|game| game.decisions).collect(),
            earned: all_earned(games),
            places: std::array::from_fn(|place| {
                let here = |game: &&GameFacts| game.rebuilt.iter().any(|(own, _)| *own as usize == place);
                games.iter().filter(here).count()
            }),
            rooms: rooms(codex, games),
        }
    }
}

fn rows(
    games: &[GameFacts],
    key: impl Fn(&GameFacts, usize) -> String,
    name: impl Fn(&str) -> String,
) -> Vec<Row> {
    let mut groups: BTreeMap<String, Group> = BTreeMap::new();
    for game in games {
        for (index, seat) in game.seats.iter().enumerate() {
            groups.entry(key(game, index)).or_default().count(seat.side.won, seat.side.points);
        }
    }
    let row = |(id, mut group): (String, Group)| {
        group.close();
        Row { name: name(&id), id, group }
    };
    groups.into_iter().map(row).collect()
}

/// Turns that at least one side in ten lived to see.
fn bands<'side>(sides: impl Iterator<Item = &'side Side>) -> Vec<Band> {
    let mut turns: Vec<Vec<u8>> = Vec::new();
    for side in sides {
        for (turn, &power) in side.power.iter().enumerate() {
            if turns.len() <= turn {
                turns.push(Vec::new());
            }
            turns[turn].push(power);
        }
    }
    let all = turns.first().map_or(0, Vec::len);
    let band = |(turn, mut powers): (usize, Vec<u8>)| {
        powers.sort_unstable();
        let at = [0.1, 0.25, 0.5, 0.75, 0.9].map(|share| quantile(&powers, share));
        Band { turn: turn + 1, at, count: powers.len() }
    };
    turns.into_iter().enumerate().map(band).filter(|band| 10 * band.count >= all).collect()
}

/// Between neighbours in proportion; the list is sorted and not empty.
pub fn quantile(sorted: &[u8], share: f64) -> f64 {
    let at = share * (sorted.len() - 1) as f64;
    let (low, high) = (sorted[at.floor() as usize] as f64, sorted[at.ceil() as usize] as f64);
    low + (high - low) * at.fract()
}

fn all_earned(games: &[GameFacts]) -> Vec<Earned> {
    let seats = || games.iter().flat_map(|game| &game.seats);
    let mut all = vec![
        earned("Winning mages", seats().map(|seat| &seat.side).filter(|side| side.won).collect()),
        earned("Other mages", seats().map(|seat| &seat.side).filter(|side| !side.won).collect()),
        earned("Black Rose", games.iter().map(|game| &game.rose).collect()),
    ];
    let mut bots: Vec<&String> = seats().map(|seat| &seat.bot).collect();
    bots.sort_unstable();
    bots.dedup();
    if bots.len() > 1 {
        all.extend(bots.into_iter().map(|bot| {
            earned(bot, seats().filter(|seat| seat.bot == *bot).map(|seat| &seat.side).collect())
        }));
    }
    all.retain(|earned| earned.sides > 0);
    all
}

fn earned(name: &str, sides: Vec<&Side>) -> Earned {
    let count = sides.len().max(1) as f64;
    let of = |means: Means| {
        let points = sides.iter().filter_map(|side| side.earned.get(&means));
        (means, points.sum::<u32>() as f64 / count)
    };
    Earned {
        name: name.into(),
        means: Means::ALL.map(of).to_vec(),
        lost: sides.iter().map(|side| side.lost).sum::<u32>() as f64 / count,
        sides: sides.len(),
    }
}

fn rooms(codex: &Codex, games: &[GameFacts]) -> Vec<(String, usize)> {
    let count = |id: &str| games.iter().filter(|game| game.rebuilt.iter().any(|(_, own)| own == id)).count();
    let mut rooms: Vec<(String, usize)> =
        codex.rooms.iter().map(|room| (room.title.name.clone(), count(&room.title.id))).collect();
    rooms.sort_by_key(|(name, count)| (std::cmp::Reverse(*count), name.clone()));
    rooms
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_lie_between_neighbours() {
        assert_eq!(quantile(&[4], 0.9), 4.0);
        assert_eq!(quantile(&[0, 10], 0.25), 2.5);
        assert_eq!(quantile(&[1, 2, 3], 0.5), 2.0);
    }
}
