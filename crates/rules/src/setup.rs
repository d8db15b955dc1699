//! What is agreed before a game: seats, schools, optional rules; and how the table is laid (R1).

use crate::game::Game;
use crate::hexes;
use crate::ids::*;
use crate::list::List;
use crate::piles::Piles;
use crate::random::Random;
use crate::row::Row;
use crate::state::*;
use arrayvec::ArrayVec;
use codex::{Codex, FixedPlace, MageId, RoomId, SchoolId, SpellId, SpellKind};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::fmt;
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
    #[serde(default)]
    pub settings: Settings,
    /// The Avatar takes one more seat, the last one, at this difficulty (R22.3, R22.8).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub avatar: Option<Level>,
}

/// How many Command Cards the Avatar resolves in an Action Phase (R22.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Level {
    Apprentice,
    Master,
}

/// One seat. Ids of the codex; what is `None` is asked for in the game, in crown order (R1.14, R1.15).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatSetup {
    #[serde(default)]
    pub mage: Option<String>,
    #[serde(default)]
    pub school: Option<String>,
    #[serde(default)]
    pub grimoire: Option<String>,
}

/// Optional rules (R21) and the points where the English and the German printing differ. The default is English.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Settings {
    /// R21.1: crown symbols on events are ignored.
    pub steady_crown: bool,
    /// R21.2: where the moons and the end lie.
    pub moons: [u8; 3],
    /// R21.3: evocations activate one at a time around the table.
    pub crown_of_the_summoner: bool,
    /// RB-4: events pushed off outside the Black Rose Phase pay nothing (DE).
    pub events_pay_only_in_black_rose_phase: bool,
    /// RB-10: a forgotten spell spent for Momentum goes to memories (DE).
    pub forgotten_momentum_to_memories: bool,
    /// RB-11: a dummy only where no legal target exists (DE).
    pub dummy_only_without_target: bool,
    /// RB-15: owners of simultaneous triggers decide one after the other (DE).
    pub react_one_after_another: bool,
    /// RB-18: an evocation's attack counts as a physical action (DE).
    pub evocation_attack_is_physical_action: bool,
    /// RB-29: no extra point for the sole rebuilder (DE).
    pub no_sole_rebuilder_bonus: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            steady_crown: false,
            moons: [6, 18, 30],
            crown_of_the_summoner: false,
            events_pay_only_in_black_rose_phase: false,
            forgotten_momentum_to_memories: false,
            dummy_only_without_target: false,
            react_one_after_another: false,
            evocation_attack_is_physical_action: false,
            no_sole_rebuilder_bonus: false,
        }
    }
}

impl Settings {
    /// All points as the German printing has them.
    pub fn german() -> Settings {
        Settings {
            events_pay_only_in_black_rose_phase: true,
            forgotten_momentum_to_memories: true,
            dummy_only_without_target: true,
            react_one_after_another: true,
            evocation_attack_is_physical_action: true,
            no_sole_rebuilder_bonus: true,
            ..Settings::default()
        }
    }
}

/// Why a table cannot be laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    Seats(usize),
    People(usize),
    NoAvatar(String),
    UnknownMage { seat: usize, id: String },
    UnknownSchool { id: String },
    UnknownGrimoire { seat: usize, school: String, id: String },
    MageTwice(String),
    SchoolTwice(String),
    SchoolNotInPlay(String),
    GrimoireWithoutSchool { seat: usize },
    NotSixSchools(usize),
    TooFewMages { seats: usize, mages: usize },
    FirstSeat(u8),
    Moons([u8; 3]),
    NoLayout(usize),
    Rooms(String),
    TooManyCards(String),
    Grimoire(String),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        use SetupError::*;
        match self {
            Seats(count) => write!(f, "a table has 2 to 4 seats, not {count} (R1.1)"),
            People(count) => write!(f, "beside the Avatar sit 1 to 3 people, not {count} (R1.1)"),
            NoAvatar(why) => f.write_str(why),
            UnknownMage { seat, id } => write!(f, "seat {}: there is no mage `{id}`", seat + 1),
            UnknownSchool { id } => write!(f, "there is no school `{id}`"),
            UnknownGrimoire { seat, school, id } => {
                write!(f, "seat {}: the school `{school}` has no starting grimoire `{id}`", seat + 1)
            }
            MageTwice(id) => write!(f, "the mage `{id}` sits at two seats (R1.14)"),
            SchoolTwice(id) => write!(f, "the school `{id}` is chosen twice (R1.15)"),
            SchoolNotInPlay(id) => write!(f, "the school `{id}` is not among the six in play (R1.20)"),
            GrimoireWithoutSchool { seat } => {
                write!(f, "seat {}: a starting grimoire without a school", seat + 1)
            }
            NotSixSchools(count) => write!(f, "a game uses exactly six schools, not {count} (R1.20)"),
            TooFewMages { seats, mages } => write!(f, "{seats} seats, but only {mages} mages"),
            FirstSeat(seat) => {
                write!(f, "the first crown holder sits at seat {}, which does not exist", seat + 1)
            }
            Moons(moons) => write!(f, "moons at {moons:?}: they must rise and lie between 1 and 200 (R21.2)"),
            NoLayout(seats) => write!(f, "there is no layout for {seats} seats"),
            Rooms(why) | TooManyCards(why) | Grimoire(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for SetupError {}

/// Cubes of each mage and of the Black Rose (R1.4).
pub const CUBES: u8 = 25;
pub const ROSE_CUBES: u8 = 30;
pub const TROPHIES: u8 = 7;
pub const TOKENS: u8 = 2;

impl Game {
    /// Lays the table. Mages, schools and grimoires that the set-up leaves open are asked for first.
    pub fn new(codex: &Arc<Codex>, setup: &Setup, seed: u64) -> Result<Game, SetupError> {
        Game::start(codex, setup, seed, false)
    }

    /// The same with the log kept from the first line on.
    pub fn recorded(codex: &Arc<Codex>, setup: &Setup, seed: u64) -> Result<Game, SetupError> {
        Game::start(codex, setup, seed, true)
    }

    fn start(codex: &Arc<Codex>, setup: &Setup, seed: u64, record: bool) -> Result<Game, SetupError> {
        let schools = check(codex, setup)?;
        let mut random = Random::new(seed);
        let seats = setup.seats.len();
        let first = match setup.first {
            Some(seat) => Seat(seat),
            None => Seat(random.below(seats) as u8),
        };
        let rooms = lay_rooms(codex, &mut random);
        let state = State {
            settings: setup.settings,
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
            mages: seat_mages(codex, setup, &mut random),
            avatar: None,
            rose: RoseState { power: 0, supply: ROSE_CUBES, taken: [0; SEATS] },
            rooms,
            evocations: (0..EVOCATIONS).map(|_| EvocationState::none()).collect(),
            schools,
            spells: Piles::empty(),
            spell_cards: List::new(),
            known_cards: CardSet::default(),
            quests: Piles::empty(),
            quest_marks: codex.quests.iter().map(|_| 0).collect(),
            quests_shown: 0,
            events: Piles::empty(),
            board: [NONE; 3],
            jinxes_left: codex.jinxes.iter().map(|jinx| jinx.copies).collect(),
            upgrades_left: codex.upgrades.iter().map(|upgrade| upgrade.copies).collect(),
            persistents: List::new(),
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
        Ok(game)
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
        for (index, quest) in codex.quests.iter().enumerate() {
            self.state.quests.add(index as u8, quest_pile::deck(quest.moon));
        }
        // The Avatar brings its own events (R22.6).
        let avatar = self.state.avatar.is_some();
        for (index, event) in codex.events.iter().enumerate().filter(|(_, event)| event.avatar == avatar) {
            self.state.events.add(index as u8, event_pile::deck(event.moon));
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
    pub fn new_spell_card(&mut self, spell: SpellId, pile: usize) -> u8 {
        let card = self.state.spell_cards.len() as u8;
        self.state.spell_cards.push(spell);
        self.state.spells.add(card, pile);
        card
    }

    /// Gives a mage their grimoire: six spells of the list and a personal one; one goes to memories (R1.15 to R1.17).
    pub(crate) fn deal_grimoire(&mut self, seat: Seat, list: usize) {
        let codex = self.codex.clone();
        let school = self.state.mage(seat).school;
        let place = self.state.schools.iter().position(|&own| own == school).expect("a school in play");
        for &spell in &codex.schools[school.index()].grimoires[list].spells {
            let pile = spell_pile::library(place);
            let card = self.state.spells.iter(pile).find(|&card| self.state.spell_of(card) == spell);
            let card = card.expect("checked at set-up");
            self.state.spells.put(card, spell_pile::grimoire(seat));
            self.state.known_cards.set(card, true);
        }
        let personal = codex.mages[self.state.mage(seat).mage.index()].personal;
        let copies = codex.spells[personal.index()].copies;
        for copy in 0..copies {
            let pile = if copy == 0 { spell_pile::grimoire(seat) } else { spell_pile::aside(seat) };
            let card = self.new_spell_card(personal, pile);
            self.state.known_cards.set(card, true);
        }
        let state = &mut self.state;
        state.spells.shuffle(spell_pile::library(place), &mut state.random);
        state.spells.shuffle(spell_pile::grimoire(seat), &mut state.random);
        if let Some(top) = state.spells.top(spell_pile::grimoire(seat)) {
            state.spells.put(top, spell_pile::memories(seat));
        }
    }
}

/// Judges a set-up and returns the schools in play.
fn check(codex: &Codex, setup: &Setup) -> Result<List<SchoolId, 6>, SetupError> {
    let people = setup.seats.len();
    let seats = people + setup.avatar.is_some() as usize;
    if setup.avatar.is_some() && !(1..SEATS).contains(&people) {
        return Err(SetupError::People(people));
    }
    if !(2..=SEATS).contains(&seats) {
        return Err(SetupError::Seats(seats));
    }
    if codex.mages.len() < seats {
        return Err(SetupError::TooFewMages { seats, mages: codex.mages.len() });
    }
    if let Some(first) = setup.first.filter(|&first| first as usize >= people) {
        return Err(SetupError::FirstSeat(first));
    }
    let moons = setup.settings.moons;
    if !(0 < moons[0] && moons[0] < moons[1] && moons[1] < moons[2] && moons[2] <= 200) {
        return Err(SetupError::Moons(moons));
    }
    if !codex.layouts.iter().any(|layout| layout.players as usize == seats && layout.cells.len() == seats) {
        return Err(SetupError::NoLayout(seats));
    }
    if setup.avatar.is_some() {
        crate::avatar::check_cards(codex).map_err(SetupError::NoAvatar)?;
    }
    let schools = schools_in_play(codex, setup)?;
    check_rooms(codex)?;
    check_counts(codex, &schools)?;
    check_seats(codex, setup, &schools)?;
    Ok(schools)
}

fn schools_in_play(codex: &Codex, setup: &Setup) -> Result<List<SchoolId, 6>, SetupError> {
    let mut schools = List::<SchoolId, 6>::new();
    let named: Vec<SchoolId> = if setup.schools.is_empty() {
        (0..codex.schools.len()).map(|index| SchoolId(index as u8)).collect()
    } else {
        let find = |id: &String| codex.find_school(id).ok_or(SetupError::UnknownSchool { id: id.clone() });
        setup.schools.iter().map(find).collect::<Result<_, _>>()?
    };
    if named.len() != 6 {
        return Err(SetupError::NotSixSchools(named.len()));
    }
    for school in named {
        if schools.contains(&school) {
            return Err(SetupError::SchoolTwice(codex.schools[school.index()].title.id.clone()));
        }
        schools.push(school);
    }
    Ok(schools)
}

fn check_rooms(codex: &Codex) -> Result<(), SetupError> {
    let fixed = |place| codex.rooms.iter().filter(|room| room.fixed == Some(place)).count();
    if codex.rooms.len() != hexes::ROOMS {
        return Err(SetupError::Rooms(format!("the lodge has {} rooms, not 19 (R1.8)", codex.rooms.len())));
    }
    if fixed(FixedPlace::Centre) != 1 {
        return Err(SetupError::Rooms("exactly one room must be the centre (R1.8)".into()));
    }
    if fixed(FixedPlace::FirstRing) > 6 {
        return Err(SetupError::Rooms("at most six rooms fit the first ring (R1.8)".into()));
    }
    Ok(())
}

fn check_counts(codex: &Codex, schools: &[SchoolId]) -> Result<(), SetupError> {
    let in_play = |kind: SpellKind| match kind {
        SpellKind::School(school) => schools.contains(&school),
        _ => true,
    };
    let spells: usize =
        codex.spells.iter().filter(|spell| in_play(spell.kind)).map(|spell| spell.copies as usize).sum();
    let models: usize = codex
        .evocations
        .iter()
        .filter(|evocation| evocation.shares.is_none())
        .map(|evocation| evocation.models as usize)
        .sum();
    let limits = [
        ("spell cards", spells, SPELLS),
        ("quests", codex.quests.len(), QUESTS),
        ("events", codex.events.len(), QUESTS),
        ("evocation models", models, EVOCATIONS),
        ("kinds of jinx", codex.jinxes.len(), 16),
        ("jinx cards", codex.jinxes.iter().map(|jinx| jinx.copies as usize).sum(), 12),
        ("kinds of upgrade", codex.upgrades.len(), 16),
    ];
    for (what, count, most) in limits {
        if count > most {
            return Err(SetupError::TooManyCards(format!("{count} {what}, but a game holds at most {most}")));
        }
    }
    Ok(())
}

fn check_seats(codex: &Codex, setup: &Setup, schools: &[SchoolId]) -> Result<(), SetupError> {
    let mut mages: Vec<MageId> = Vec::new();
    let mut chosen: Vec<SchoolId> = Vec::new();
    for (seat, chair) in setup.seats.iter().enumerate() {
        if let Some(id) = &chair.mage {
            let mage = codex.find_mage(id).ok_or(SetupError::UnknownMage { seat, id: id.clone() })?;
            if mages.contains(&mage) {
                return Err(SetupError::MageTwice(id.clone()));
            }
            mages.push(mage);
        }
        let Some(id) = &chair.school else {
            if chair.grimoire.is_some() {
                return Err(SetupError::GrimoireWithoutSchool { seat });
            }
            continue;
        };
        let school = codex.find_school(id).ok_or(SetupError::UnknownSchool { id: id.clone() })?;
        if !schools.contains(&school) {
            return Err(SetupError::SchoolNotInPlay(id.clone()));
        }
        if chosen.contains(&school) {
            return Err(SetupError::SchoolTwice(id.clone()));
        }
        chosen.push(school);
        if let Some(list) = &chair.grimoire
            && !codex.schools[school.index()].grimoires.iter().any(|grimoire| grimoire.id == *list)
        {
            let (school, id) = (id.clone(), list.clone());
            return Err(SetupError::UnknownGrimoire { seat, school, id });
        }
    }
    for &school in schools {
        check_grimoires(codex, school)?;
    }
    Ok(())
}

/// A list may hold a spell as often as there are copies, no more.
fn check_grimoires(codex: &Codex, school: SchoolId) -> Result<(), SetupError> {
    let school = &codex.schools[school.index()];
    if school.grimoires.is_empty() {
        return Err(SetupError::Grimoire(format!(
            "the school `{}` has no starting grimoire",
            school.title.id
        )));
    }
    for grimoire in &school.grimoires {
        for &spell in &grimoire.spells {
            let times = grimoire.spells.iter().filter(|&&other| other == spell).count();
            let card = &codex.spells[spell.index()];
            if times > card.copies as usize {
                return Err(SetupError::Grimoire(format!(
                    "the grimoire `{}` holds `{}` {times} times, but there are only {} copies",
                    grimoire.id, card.title.id, card.copies
                )));
            }
        }
    }
    Ok(())
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
    let mut rest = rest.into_iter();
    places.map(|fixed| {
        let room = fixed.or_else(|| rest.next()).expect("nineteen rooms");
        RoomState {
            room,
            slots: codex.rooms[room.index()].slots,
            rebuilt: false,
            used: false,
            cubes: Row::default(),
        }
    })
}

fn seat_mages(codex: &Codex, setup: &Setup, random: &mut Random) -> List<MageState, SEATS> {
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
                mage: chosen(chair).unwrap_or(MageId(NONE)),
                school: school_of(chair).unwrap_or(SchoolId(NONE)),
                grimoire: list_of(chair).map_or(NONE, |list| list as u8),
                power: 0,
                supply: CUBES,
                trophies: TROPHIES,
                taken: [0; SEATS],
                tokens: TOKENS,
                place: hexes::CELL,
                fell_at: NONE,
                damage: Row::default(),
                last_damage: Colour::NONE,
                doomed: Colour::NONE,
                sheet: [Slot::EMPTY; SLOTS],
                jinxes: List::new(),
                cell,
                beside_cell: hexes::beside_cell(cell),
            }
        })
        .collect()
}
