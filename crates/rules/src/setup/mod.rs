//! What is agreed before a game: seats, schools, optional rules; and how the table is laid (R1).

mod check;
mod schools;
mod settings;

pub use check::SetupError;
pub use schools::six_schools;
pub use settings::{Agreed, Settings};

use crate::beyond::Beyond;
use crate::game::Game;
use crate::hexes;
use crate::ids::*;
use crate::list::List;
use crate::piles::Piles;
use crate::random::{Random, Seed};
use crate::row::Row;
use crate::state::*;
use arrayvec::ArrayVec;
use codex::{
    Codex, EventId, FixedPlace, MageId, PersonalSpells, QuestId, RoomId, Rules, SchoolId, SpellId, SpellKind,
};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::sync::Arc;

/// Everything that is settled before the first card is dealt. What is left open is asked in the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Two to four seats, clockwise; with the Avatar one to three.
    pub seats: Vec<SeatSetup>,
    /// The first Crown Holder; drawn by lot if open (R1.13).
    #[serde(default)]
    pub first: Option<u8>,
    /// The six schools in play, by id; needed only if the codex has more (R1.20).
    #[serde(default)]
    pub schools: Vec<String>,
    /// What the table has agreed on.
    #[serde(default)]
    pub settings: Settings,
    /// The Avatar takes one more seat, the last one, at this difficulty (R22.3, R22.8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub avatar: Option<Level>,
    /// Everybody is asked whose token might answer, so that a kept card stays secret; for tables of people.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub veiled: bool,
}

/// How many Command Cards the Avatar resolves in an Action Phase (R22.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Level {
    /// The easier one.
    Apprentice,
    /// The harder one.
    Master,
}

/// One seat. Ids of the codex; what is `None` is asked for in the game, in crown order (R1.14, R1.15).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatSetup {
    /// The id of the mage; without it the seat is asked.
    #[serde(default)]
    pub mage: Option<String>,
    /// The id of the school; without it the seat is asked.
    #[serde(default)]
    pub school: Option<String>,
    /// The id of the starting list; without it the seat is asked.
    #[serde(default)]
    pub grimoire: Option<String>,
}

impl Game {
    /// Lays the table. Mages, schools and grimoires that the set-up leaves open are asked for first.
    pub fn new(codex: &Arc<Codex>, setup: &Setup, seed: impl Into<Seed>) -> Result<Game, SetupError> {
        Game::start(codex, setup, seed.into(), false)
    }

    /// A table that is laid by hand afterwards: its cards may lack what a game is dealt from, so that the cards of an
    /// edition can be tried before all of them are there.
    pub fn unfinished(codex: &Arc<Codex>, setup: &Setup, seed: impl Into<Seed>) -> Result<Game, SetupError> {
        let (rules, schools) = check::check_table(codex, setup)?;
        Ok(Game::lay(codex, setup, seed.into(), rules, schools, false))
    }

    /// The same with the log kept from the first line on.
    pub fn recorded(codex: &Arc<Codex>, setup: &Setup, seed: impl Into<Seed>) -> Result<Game, SetupError> {
        Game::start(codex, setup, seed.into(), true)
    }

    fn start(codex: &Arc<Codex>, setup: &Setup, seed: Seed, record: bool) -> Result<Game, SetupError> {
        let (rules, schools) = check::check(codex, setup)?;
        Ok(Game::lay(codex, setup, seed, rules, schools, record))
    }

    fn lay(
        codex: &Arc<Codex>,
        setup: &Setup,
        seed: Seed,
        rules: Rules,
        schools: List<SchoolId, 6>,
        record: bool,
    ) -> Game {
        let mut random = Random::new(seed);
        let seats = setup.seats.len();
        let first = match setup.first {
            Some(seat) => Seat(seat),
            None => Seat(random.below(seats) as u8),
        };
        let rooms = lay_rooms(codex, &mut random);
        let state = State {
            rules,
            veiled: setup.veiled,
            turn: 0,
            phase: Phase::SetUp,
            step: 0,
            cursor: 0,
            note: 0,
            first,
            crown: first,
            moon: 1,
            end_triggered: false,
            claimed: Models::EMPTY,
            activation: Activation::default(),
            outcome: None,
            mages: seat_mages(codex, setup, &rules, &mut random),
            avatar: None,
            beyond: Beyond::default(),
            rose: RoseState { power: 0, supply: rules.rose_cubes, taken: [0; SEATS] },
            rooms,
            evocations: List::new(),
            schools,
            spells: Piles::empty(),
            spell_cards: List::new(),
            known_cards: CardSet::default(),
            shown_cards: CardSet::default(),
            quests: Piles::empty(),
            quest_marks: codex.quests.iter().map(|_| 0).collect(),
            quests_shown: 0,
            events: Piles::empty(),
            board: [EventId::NONE; 3],
            events_applied: 0,
            jinxes_left: codex.jinxes.iter().map(|jinx| jinx.copies).collect(),
            upgrades_left: codex.upgrades.iter().map(|upgrade| upgrade.copies).collect(),
            persistents: List::new(),
            lasting: List::new(),
            seen: List::new(),
            stack: SmallVec::new(),
            facts: SmallVec::new(),
            pending: SmallVec::new(),
            ask: None,
            options: ArrayVec::new(),
            decisions: 0,
            happenings: 0,
            deepest: 0,
            random,
        };
        let mut game = Game::from_state(codex, state);
        game.record(record);
        if let Some(level) = setup.avatar {
            game.seat_avatar(level);
        }
        game.deal_decks();
        game.run();
        game
    }

    /// All decks shuffled: library, forgotten spells, quests and events (R1.12, R1.18).
    fn deal_decks(&mut self) {
        let codex = self.codex.clone();
        for (index, spell) in codex.spells.iter().enumerate() {
            let pile = match spell.kind {
                SpellKind::School(school) => match self.state.schools.iter().position(|&own| own == school) {
                    Some(place) => spell_pile::library(place),
                    None => continue,
                },
                SpellKind::Forgotten => spell_pile::FORGOTTEN,
                SpellKind::Personal => continue,
            };
            for _ in 0..spell.copies {
                self.new_spell_card(SpellId(index as u16), pile);
            }
        }
        // Some are for larger tables only (C1.11).
        let seats = self.state.mages.len() as u8;
        for (index, quest) in codex.quests.iter().enumerate().filter(|(_, quest)| quest.seats <= seats) {
            self.state.quests.add(QuestId(index as u8), quest_pile::deck(quest.moon));
        }
        // The Avatar brings its own events (R22.6).
        let avatar = self.state.avatar.is_some();
        for (index, event) in codex.events.iter().enumerate().filter(|(_, event)| event.avatar == avatar) {
            self.state.events.add(EventId(index as u8), event_pile::deck(event.moon));
        }
        let state = &mut self.state;
        for school in 0..state.schools.len() {
            state.spells.shuffle(spell_pile::library(school), &mut state.random);
        }
        state.spells.shuffle(spell_pile::FORGOTTEN, &mut state.random);
        for moon in 1..=3 {
            state.quests.shuffle(quest_pile::deck(moon), &mut state.random);
            state.events.shuffle(event_pile::deck(moon), &mut state.random);
        }
        self.deal_commands();
    }

    /// Brings a new copy of a spell into the game.
    pub(crate) fn new_spell_card(&mut self, spell: SpellId, pile: usize) -> Card {
        let card = Card(self.state.spell_cards.len() as u8);
        self.state.spell_cards.push(spell);
        self.state.spells.add(card, pile);
        card
    }

    /// Gives a mage their grimoire: six spells of the list and a personal one; some may go to memories (R1.15 to R1.17).
    pub(crate) fn deal_grimoire(&mut self, seat: Seat, list: GrimoireId) {
        let codex = self.codex.clone();
        let school = self.state.mage(seat).school;
        let place = self.state.schools.iter().position(|&own| own == school).expect("a school in play");
        // Only a table that is laid by hand may know no list.
        let list =
            codex.schools[school.index()].grimoires.get(list.index()).map_or(&[][..], |list| &list.spells);
        for &spell in list {
            let pile = spell_pile::library(place);
            let card = self.state.spells.iter(pile).find(|&card| self.state.spell_of(card) == spell);
            let card = card.expect("checked at set-up");
            self.state.spells.put(card, spell_pile::grimoire(seat));
            self.state.known_cards.set(card, true);
        }
        let personal = codex.mages[self.state.mage(seat).mage.index()].personal;
        if let (Some(personal), PersonalSpells::Yes) = (personal, self.state.rules.personal_spells) {
            for copy in 0..codex.spells[personal.index()].copies {
                let pile = if copy == 0 { spell_pile::grimoire(seat) } else { spell_pile::aside(seat) };
                let card = self.new_spell_card(personal, pile);
                self.state.known_cards.set(card, true);
            }
        }
        let state = &mut self.state;
        state.spells.shuffle(spell_pile::library(place), &mut state.random);
        state.spells.shuffle(spell_pile::grimoire(seat), &mut state.random);
        for _ in 0..state.rules.first_memories {
            if let Some(top) = state.spells.top(spell_pile::grimoire(seat)) {
                state.spells.put(top, spell_pile::memories(seat));
            }
        }
    }
}

/// Centre, first ring, then the shuffled rest (R1.8).
fn lay_rooms(codex: &Codex, random: &mut Random) -> [RoomState; hexes::ROOMS] {
    let mut places: [Option<RoomId>; hexes::ROOMS] = [None; hexes::ROOMS];
    let mut rest: Vec<RoomId> = Vec::new();
    for (index, room) in codex.rooms.iter().enumerate() {
        let id = RoomId(index as u8);
        match room.fixed {
            Some(FixedPlace::Centre) => places[0] = Some(id),
            Some(FixedPlace::FirstRing) => {
                let free: Vec<usize> = (1..7).filter(|&place| places[place].is_none()).collect();
                places[free[random.below(free.len())]] = Some(id);
            }
            None => rest.push(id),
        }
    }
    random.shuffle(&mut rest);
    // Where packs bring more rooms than the lodge has places, the lot decides; those the Avatar lives in are always there.
    let free = places.iter().filter(|place| place.is_none()).count();
    if rest.len() > free {
        let lives = |room: &RoomId| {
            codex.avatars.iter().any(|own| own.starts == *room || own.dominion == Some(*room))
        };
        rest.sort_by_key(|room| !lives(room));
        rest.truncate(free);
        random.shuffle(&mut rest);
    }
    let mut rest = rest.into_iter();
    places.map(|fixed| {
        let room = fixed.or_else(|| rest.next()).expect("nineteen rooms");
        RoomState {
            room,
            slots: codex.rooms[room.index()].faces[0].slots,
            turned: false,
            used: false,
            cubes: Row::default(),
        }
    })
}

fn seat_mages(codex: &Codex, setup: &Setup, rules: &Rules, random: &mut Random) -> List<MageState, SEATS> {
    let seats = setup.seats.len() + setup.avatar.is_some() as usize;
    let layout = codex.layouts.iter().find(|layout| layout.players as usize == seats).expect("checked");
    // The cells are shuffled (R1.10); seating follows the cells clockwise (RB-2), so the lot decides where seat 1 sits.
    let turn = random.below(seats);
    let chosen = |chair: &SeatSetup| chair.mage.as_ref().and_then(|id| codex.find_mage(id));
    let school_of = |chair: &SeatSetup| chair.school.as_ref().and_then(|id| codex.find_school(id));
    let list_of = |chair: &SeatSetup| {
        let lists = &codex.schools[school_of(chair)?.index()].grimoires;
        lists.iter().position(|list| Some(&list.id) == chair.grimoire.as_ref())
    };
    let avatar = SeatSetup::default();
    let chairs = setup.seats.iter().chain(setup.avatar.map(|_| &avatar));
    chairs
        .enumerate()
        .map(|(index, chair)| {
            let cell = layout.cells[(index + turn) % seats];
            MageState {
                mage: chosen(chair).unwrap_or(MageId::NONE),
                school: school_of(chair).unwrap_or(SchoolId::NONE),
                grimoire: list_of(chair).map_or(GrimoireId::NONE, |list| GrimoireId(list as u8)),
                power: 0,
                supply: rules.cubes,
                trophies: rules.trophies,
                taken: [0; SEATS],
                tokens: rules.tokens,
                place: Spot::CELL,
                fell_at: Spot::NOWHERE,
                damage: Row::default(),
                last_damage: Colour::NONE,
                doomed: Colour::NONE,
                sheet: [Slot::EMPTY; SheetSlot::COUNT],
                jinxes: List::new(),
                cell,
                beside_cell: hexes::beside_cell(cell),
            }
        })
        .collect()
}
