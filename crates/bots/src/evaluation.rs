//! How good a table looks for each side: a sum of few features, in power points.
//!
//! The weights are data (`weights.txt`, with a part for each edition that wants others), so that they can be tuned by
//! self-play without touching code.

use codex::Codex;
use rules::lay::{quest_pile, spell_pile};
use rules::view::SlotState;
use rules::{Colour, Game, Phase, Seat, Spot};
use std::fmt;

/// What tables are worth: first wherever nothing else is said, then, below a line `edition ID`, in that edition.
const BUILT_IN: &str = include_str!("../weights.txt");

/// The parts of the data, each with its edition.
fn parts() -> impl Iterator<Item = (Option<&'static str>, &'static str)> {
    let named = |part: &'static str| part.split_once('\n').map(|(id, rest)| (Some(id.trim()), rest));
    let mut parts = BUILT_IN.split("\nedition ");
    let first = parts.next().map(|first| (None, first));
    first.into_iter().chain(parts.filter_map(named))
}

macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        /// What each feature is worth.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Weights {$( $(#[$doc])* pub $name: f32 ),*}

        impl Weights {
            /// Names, in the order of the data file.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// The weight of this name, if there is one.
            pub fn get(&self, name: &str) -> Option<f32> {
                match name { $(stringify!($name) => Some(self.$name),)* _ => None }
            }

            /// Sets the weight of this name; `false` if there is none.
            pub fn set(&mut self, name: &str, value: f32) -> bool {
                match name { $(stringify!($name) => { self.$name = value; true })* _ => false }
            }

            const ZERO: Weights = Weights {$($name: 0.0),*};
        }
    };
}

weights! {
    /// A point on the board.
    power,
    /// One of your damage cubes on another mage.
    damage_dealt,
    /// Points you would get if a mage fell now, by how near that is.
    defeat,
    /// How steeply they count as the bar fills.
    defeat_near,
    /// A damage cube on you.
    damage_taken,
    /// Being within four cubes of defeat.
    deadly,
    /// Points you would get if a room were rebuilt now, by how full it is.
    instability,
    /// How steeply they count as the room fills.
    rebuild_near,
    /// Points of a quest, by the share of its marks.
    quest_marks,
    /// An active quest.
    quest_active,
    /// Points of a completed quest.
    quest_completed,
    /// A solved quest, whatever the others have.
    quest_solved,
    /// A trophy taken, whatever the others have.
    trophy,
    /// Bonuses you would get if the game ended now; they count more as it goes on.
    bonus,
    /// A point on the tokens of rooms that you have won, which counts at the end.
    room_token,
    /// An evocation of yours.
    evocation,
    /// A point of strength of an evocation.
    evocation_strength,
    /// A nightmare haunting you.
    nightmare,
    /// A jinx on you.
    jinx,
    /// A spell in hand.
    hand,
    /// A spell of the grimoire.
    grimoire,
    /// A ready spell during the Action Phase.
    ready,
    /// An active trap or protection.
    active,
    /// An available physical action token during the Action Phase.
    token,
    /// The crown.
    crown,
    /// Standing in the cell.
    in_cell,
    /// How much the best rival counts against you.
    rival,
    /// How much the Black Rose counts against you.
    rose,
}

/// A line of a weights file that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadWeights(pub String);

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "weights: {}", self.0)
    }
}

impl std::error::Error for BadWeights {}

impl Weights {
    /// Reads `name value` lines; every feature must be there once.
    pub fn read(text: &str) -> Result<Weights, BadWeights> {
        let mut weights = Weights::ZERO;
        let mut seen = Vec::new();
        for line in text.lines() {
            let line = line.split('#').next().unwrap_or("").trim();
            if line.is_empty() {
                continue;
            }
            let (name, value) =
                line.split_once(char::is_whitespace).ok_or(BadWeights(format!("`{line}` has no value")))?;
            let value: f32 =
                value.trim().parse().map_err(|_| BadWeights(format!("`{value}` is not a number")))?;
            if !weights.set(name, value) {
                return Err(BadWeights(format!("there is no feature `{name}`")));
            }
            if seen.contains(&name) {
                return Err(BadWeights(format!("`{name}` stands there twice")));
            }
            seen.push(name);
        }
        match Weights::NAMES.iter().find(|name| !seen.contains(name)) {
            Some(missing) => Err(BadWeights(format!("`{missing}` is missing"))),
            None => Ok(weights),
        }
    }

    /// The weights that come with Lodge: those of the edition that comes first.
    pub fn standard() -> Weights {
        let (_, first) = parts().next().unwrap_or_default();
        Weights::read(first).expect("the built-in weights are tested")
    }

    /// The weights that come with Lodge for the edition of these cards; the standard ones for a stranger.
    pub fn of(codex: &Codex) -> Weights {
        let own = parts().find(|(edition, _)| *edition == Some(codex.edition_id()));
        own.map_or_else(Weights::standard, |(_, part)| {
            Weights::read(part).expect("the built-in weights are tested")
        })
    }

    /// As text, in the form of the data file.
    pub fn write(&self) -> String {
        let line = |name: &&str| format!("{name:<18} {}\n", self.get(name).unwrap_or_default());
        Weights::NAMES.iter().map(line).collect()
    }

    /// The value of a table for each seat: what the seat has, less what its best rival and the Black Rose have.
    pub fn values(&self, game: &Game) -> [f32; rules::SEATS] {
        let state = game.state();
        if let Some(outcome) = state.outcome {
            return std::array::from_fn(|seat| {
                let side = Seat(seat as u8).colour();
                let own = outcome.totals[side.index()] as f32;
                let best = outcome.totals.iter().enumerate().filter(|&(other, _)| other != side.index());
                let best = best.map(|(_, &total)| total).max().unwrap_or(0) as f32;
                let won = outcome.winner == side;
                (own - best) + if won { VICTORY } else { -VICTORY }
            });
        }
        let mut worth = [0.0f32; Colour::COUNT];
        // The Avatar's points are the Black Rose's (R22.2): it counts on her side only.
        for seat in state.people() {
            worth[seat.colour().index()] = self.worth_of(game, seat);
        }
        worth[Colour::ROSE.index()] =
            self.power * state.rose.power as f32 + self.trophy * state.rose.taken.iter().sum::<u8>() as f32;
        if let Some(avatar) = state.avatar_seat() {
            let own =
                state.evocations.iter().filter(|own| own.exists() && own.owner.is_rose() && !own.haunts());
            let solved = state.quests.len(quest_pile::solved(avatar));
            worth[Colour::ROSE.index()] +=
                self.evocation * own.count() as f32 + self.quest_solved * solved as f32;
        }
        self.add_rooms(game, &mut worth);
        self.add_damage(game, &mut worth);
        self.add_bonuses(game, &mut worth);
        let count = state.people().count();
        std::array::from_fn(|seat| {
            if seat >= count {
                return 0.0;
            }
            let worth_of = |seat: usize| worth[Seat(seat as u8).colour().index()];
            let rival = (0..count).filter(|&other| other != seat).map(worth_of);
            // Alone against the Avatar there is no other rival.
            let rival = rival.reduce(f32::max).unwrap_or(0.0);
            worth_of(seat) - self.rival * rival - self.rose * worth[Colour::ROSE.index()]
        })
    }

    /// What lies in front of one mage.
    fn worth_of(&self, game: &Game, seat: Seat) -> f32 {
        let state = game.state();
        let codex = game.codex();
        let mage = state.mage(seat);
        let mut worth = self.power * mage.power as f32;
        // Before mages are chosen nothing else lies there.
        let Some(card) = codex.mages.get(mage.mage.index()) else { return worth };
        let health = card.health as f32;
        let damage = mage.damage.count() as f32;
        worth -= self.damage_taken * damage;
        worth -= self.deadly * (damage - (health - 4.0)).max(0.0) / 4.0;
        for quest in state.quests.iter(quest_pile::active(seat)) {
            let card = &codex.quests[quest.index()];
            worth += self.quest_active;
            if card.slots > 0 {
                let share = state.quest_marks[quest.index()] as f32 / card.slots as f32;
                worth += self.quest_marks * card.power as f32 * share;
            }
        }
        for quest in state.quests.iter(quest_pile::completed(seat)) {
            worth += self.quest_completed * codex.quests[quest.index()].power as f32;
        }
        worth += self.quest_solved * state.quests.len(quest_pile::solved(seat)) as f32;
        worth += self.trophy * mage.trophies_taken() as f32;
        worth -= self.jinx * mage.jinxes.len() as f32;
        worth += self.hand * (state.spells.len(spell_pile::hand(seat)) as f32).min(8.0);
        worth += self.grimoire * state.spells.len(spell_pile::grimoire(seat)) as f32;
        for slot in mage.sheet {
            match slot.state {
                SlotState::Ready if state.phase <= Phase::Action => worth += self.ready,
                SlotState::Active if state.phase <= Phase::Evocation => worth += self.active,
                _ => {}
            }
        }
        if state.phase == Phase::Action {
            worth += self.token * mage.tokens as f32;
        }
        if state.crown == seat {
            worth += self.crown;
        }
        if mage.in_cell() {
            worth -= self.in_cell;
        }
        for own in state.evocations.iter().filter(|own| own.exists()) {
            if own.host.is(seat) {
                worth -= self.nightmare;
            } else if !own.haunts() && own.owner == seat.colour() {
                let strength = codex.evocations[own.kind.index()].strength as f32;
                worth += self.evocation + self.evocation_strength * strength;
            }
        }
        worth
    }

    /// Cubes in rooms: what rebuilding would pay, by how full the room is.
    fn add_rooms(&self, game: &Game, worth: &mut [f32; Colour::COUNT]) {
        for (place, room) in game.state().rooms.iter().enumerate().filter(|(_, room)| !room.turned) {
            let filled = room.cubes.count();
            if filled == 0 || room.slots == 0 {
                continue;
            }
            let fullness = (filled as f32 / room.slots as f32).powf(1.0 + self.rebuild_near);
            for (side, gain) in game.rebuild_gains(Spot::room(place)).into_iter().enumerate() {
                worth[side] += self.instability * gain as f32 * fullness;
            }
        }
    }

    /// Cubes on health bars: what a defeat would pay, by how near it is.
    fn add_damage(&self, game: &Game, worth: &mut [f32; Colour::COUNT]) {
        for seat in game.state().seats() {
            let mage = game.state().mage(seat);
            let count = mage.damage.count();
            if count == 0 {
                continue;
            }
            let health = game.health(seat.model()) as f32;
            let nearness = (count as f32 / health).min(1.0).powf(1.0 + self.defeat_near);
            for (side, gain) in game.defeat_gains(seat).into_iter().enumerate() {
                worth[side] += self.defeat * gain as f32 * nearness;
            }
            for cube in mage.damage.cubes() {
                if cube != game.state().side(seat) {
                    worth[cube.index()] += self.damage_dealt;
                }
            }
        }
    }

    /// Final bonuses as they stand, more as the end comes near.
    fn add_bonuses(&self, game: &Game, worth: &mut [f32; Colour::COUNT]) {
        let state = game.state();
        let now = game.totals_now();
        let mages = state.mages.iter().map(|mage| mage.power).max().unwrap_or(0);
        let furthest = mages.max(state.rose.power) as f32;
        let progress = (furthest / state.rules.moons[2].max(1) as f32).min(1.0);
        let bonuses = now.quest_bonus.into_iter().zip(now.trophy_bonus).zip(now.token_bonus);
        for (worth, ((quests, trophies), tokens)) in worth.iter_mut().zip(bonuses) {
            *worth += self.bonus * (quests + trophies) as f32 * (0.25 + 0.75 * progress);
            // Nobody can take these away again.
            *worth += self.room_token * tokens as f32;
        }
    }
}

/// What winning is worth beside the margin.
const VICTORY: f32 = 25.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_weights_read_back_as_written() {
        for edition in content::EDITIONS {
            let weights = Weights::of(&content::edition(edition).unwrap());
            assert_eq!(Weights::read(&weights.write()), Ok(weights), "{edition}");
        }
        for (edition, _) in parts().skip(1) {
            assert!(edition.is_some_and(|id| content::EDITIONS.contains(&id)), "{edition:?}");
        }
        assert_eq!(Weights::of(&Codex::default()), Weights::standard());
    }

    #[test]
    fn broken_weights_are_refused_with_the_place() {
        let missing = Weights::read("power 1").unwrap_err();
        assert!(missing.to_string().contains("missing"));
        let unknown = Weights::read("luck 1").unwrap_err();
        assert_eq!(unknown.to_string(), "weights: there is no feature `luck`");
        assert!(Weights::read("power much").unwrap_err().to_string().contains("`much` is not a number"));
    }
}
