//! What keeps a table from being laid.

use super::Setup;
use crate::hexes;
use crate::ids::*;
use crate::list::List;
use crate::state::*;
use codex::{Codex, FixedPlace, MageId, Rules, SchoolId, SpellKind};
use std::fmt;

/// Why a table cannot be laid.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum SetupError {
    /// More mages than the edition has seats for, or too few.
    Seats { most: usize, seats: usize },
    /// More people than may play with the Avatar.
    People { most: usize, people: usize },
    /// The cards know no Avatar, or lack what it needs.
    NoAvatar(String),
    /// No mage has this id.
    UnknownMage { seat: usize, id: String },
    /// No school has this id.
    UnknownSchool { id: String },
    /// The school has no such list.
    UnknownGrimoire { seat: usize, school: String, id: String },
    /// Two seats want the same mage.
    MageTwice(String),
    /// Two seats want the same school.
    SchoolTwice(String),
    /// A seat wants a school that is not among the six.
    SchoolNotInPlay(String),
    /// A list without its school says nothing.
    GrimoireWithoutSchool { seat: usize },
    /// Six schools make a library.
    NotSixSchools(usize),
    /// There are more seats than mages.
    TooFewMages { seats: usize, mages: usize },
    /// The Crown cannot go to a seat that is not there.
    FirstSeat(u8),
    /// The cards have no edition, which says the numbers.
    NoEdition,
    /// The edition knows no such option.
    UnknownOption(String),
    /// An option that is on or off was given numbers, or the other way round.
    WrongOption(String),
    /// Moons must rise one after the other.
    Moons([u8; 3]),
    /// No layout of rooms is for so many mages.
    NoLayout(usize),
    /// A layout names a room twice, or one that is not there.
    Rooms(String),
    /// More cards than a game can number.
    TooManyCards(String),
    /// A starting list asks for cards that are not there.
    Grimoire(String),
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        use SetupError::*;
        match self {
            Seats { most, seats } => write!(f, "a table has 2 to {most} seats, not {seats} (R1.1)"),
            People { most, people } => {
                write!(f, "beside the Avatar sit 1 to {most} people, not {people} (R1.1)")
            }
            NoAvatar(why) => f.write_str(why),
            UnknownMage { seat, id } => write!(f, "seat {}: there is no mage `{id}`", seat + 1),
            UnknownSchool { id } => write!(f, "there is no school `{id}` (R1.20)"),
            UnknownGrimoire { seat, school, id } => {
                write!(f, "seat {}: the school `{school}` has no starting grimoire `{id}`", seat + 1)
            }
            MageTwice(id) => write!(f, "the mage `{id}` sits at two seats (R1.14)"),
            SchoolTwice(id) => write!(f, "the school `{id}` is chosen twice (R1.15)"),
            SchoolNotInPlay(id) => write!(f, "the school `{id}` is not among the six in play (R1.20)"),
            GrimoireWithoutSchool { seat } => {
                write!(f, "seat {}: a starting grimoire without a school", seat + 1)
            }
            NotSixSchools(count) => write!(f, "a game uses exactly six schools, not {count} (R1.20, R25.1)"),
            TooFewMages { seats, mages } => write!(f, "{seats} seats, but only {mages} mages"),
            FirstSeat(seat) => {
                write!(f, "the first crown holder sits at seat {}, which does not exist", seat + 1)
            }
            Moons(moons) => write!(f, "moons at {moons:?}: they must rise and lie between 1 and 200 (R21.2)"),
            NoEdition => {
                f.write_str("these cards belong to no edition: nothing says by which rules they are played")
            }
            UnknownOption(id) => write!(f, "the edition has no optional rule `{id}` (R21.4)"),
            WrongOption(id) => write!(
                f,
                "the option `{id}` is not agreed on in this way: some are on or off, others take three numbers"
            ),
            NoLayout(seats) => write!(f, "there is no layout for {seats} seats"),
            Rooms(why) | TooManyCards(why) | Grimoire(why) => f.write_str(why),
        }
    }
}

impl std::error::Error for SetupError {}

/// Judges a set-up; the rules it is played by, and the schools in play.
pub(super) fn check(codex: &Codex, setup: &Setup) -> Result<(Rules, List<SchoolId, 6>), SetupError> {
    let (rules, schools) = check_table(codex, setup)?;
    for &school in &schools {
        check_grimoires(codex, school)?;
    }
    Ok((rules, schools))
}

/// The same for a table that nobody is dealt cards at.
pub(super) fn check_table(codex: &Codex, setup: &Setup) -> Result<(Rules, List<SchoolId, 6>), SetupError> {
    let people = setup.seats.len();
    let seats = people + setup.avatar.is_some() as usize;
    // As many seats as somebody has drawn a layout for.
    let most = codex.layouts.iter().map(|layout| layout.players as usize).max().unwrap_or(0).min(SEATS);
    if setup.avatar.is_some() && !(1..most).contains(&people) {
        return Err(SetupError::People { most: most.saturating_sub(1), people });
    }
    if !(2..=most).contains(&seats) {
        return Err(SetupError::Seats { most, seats });
    }
    if codex.mages.len() < seats {
        return Err(SetupError::TooFewMages { seats, mages: codex.mages.len() });
    }
    if let Some(first) = setup.first.filter(|&first| first as usize >= people) {
        return Err(SetupError::FirstSeat(first));
    }
    let rules = setup.settings.rules(codex)?;
    let moons = rules.moons;
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
    check_counts(codex, seats, &schools)?;
    check_seats(codex, setup, &schools)?;
    Ok((rules, schools))
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
    // More than there are places for: the lot decides which are laid.
    if codex.rooms.len() < hexes::ROOMS {
        return Err(SetupError::Rooms(format!("the lodge has 19 rooms, not {} (R1.8)", codex.rooms.len())));
    }
    if fixed(FixedPlace::Centre) != 1 {
        return Err(SetupError::Rooms("exactly one room must be the centre (R1.8)".into()));
    }
    if fixed(FixedPlace::FirstRing) > 6 {
        return Err(SetupError::Rooms("at most six rooms fit the first ring (R1.8)".into()));
    }
    Ok(())
}

fn check_counts(codex: &Codex, seats: usize, schools: &[SchoolId]) -> Result<(), SetupError> {
    let in_play = |kind: SpellKind| match kind {
        SpellKind::School(school) => schools.contains(&school),
        SpellKind::Forgotten => true,
        SpellKind::Personal => false,
    };
    let spells: usize =
        codex.spells.iter().filter(|spell| in_play(spell.kind)).map(|spell| spell.copies as usize).sum();
    // Whoever sits down brings their own; the largest sets are counted.
    let personal = codex.spells.iter().filter(|spell| spell.kind == SpellKind::Personal);
    let mut personal: Vec<usize> = personal.map(|spell| spell.copies as usize).collect();
    personal.sort_unstable_by(|one, other| other.cmp(one));
    let spells = spells + personal.iter().take(seats).sum::<usize>();
    // Where two boxes are at hand, what comes with the mages is little and not counted before they sit.
    let brought = |at: usize| {
        let by = codex.brought.evocations.get(at);
        by.is_none_or(|by| by.table || schools.iter().any(|&school| by.school(school)))
    };
    let models: usize = codex
        .evocations
        .iter()
        .enumerate()
        .filter(|(at, own)| own.shares.is_none() && brought(*at))
        .map(|(_, evocation)| evocation.models as usize)
        .sum();
    let most_upgrades = codex.upgrades.iter().map(|upgrade| upgrade.copies).max().unwrap_or(0);
    let limits = [
        ("spell cards", spells, SPELLS),
        ("quests", codex.quests.len(), QUESTS),
        ("events", codex.events.len(), QUESTS),
        ("evocation models", models, MODELS),
        ("kinds of jinx", codex.jinxes.len(), 16),
        ("jinx cards", codex.jinxes.iter().map(|jinx| jinx.copies as usize).sum(), 12),
        ("kinds of upgrade", codex.upgrades.len(), crate::bag::Bag::KINDS),
        ("upgrades of one kind", most_upgrades as usize, crate::bag::Bag::MOST as usize),
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
