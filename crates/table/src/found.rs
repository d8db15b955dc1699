//! New tables: laid afresh, for a lesson, or from a recorded game.

use crate::lot::Lot;
use crate::play::{CannotLay, Deal, Event, Play, SecretHash, Sitter, check_manner, level, proof};
use crate::record::Record;
use crate::secret::{self, Chance};
use crate::wire::*;
use crate::{lessons, names};
use codex::Codex;
use rules::{SeatSetup, Setup, six_schools};
use std::fmt;
use std::sync::Arc;

/// Called what nobody gave a name to.
const SOMEBODY: &str = "Mage";

/// A table that can be laid, not stored yet.
#[derive(Clone, Debug)]
pub struct Founded {
    /// What it is called.
    pub name: Option<String>,
    /// How it is laid.
    pub deal: Deal,
    /// Who sits where.
    pub sitters: Vec<Sitter>,
    /// What its founder is told once.
    pub seats: Vec<CreatedSeat>,
    /// What has happened at it: nothing, unless it was played elsewhere.
    pub events: Vec<Event>,
    /// Whether the game is over.
    pub finished: bool,
    /// The proof of how it ended.
    pub proof: Option<u64>,
}

/// A table as somebody wishes it.
pub fn found(codex: &Arc<Codex>, new: NewTable, chance: Chance, now: u64) -> Result<Founded, Refusal> {
    check_manner(&new.manner)?;
    let manner = new.manner;
    if new.seats.len() > rules::SEATS {
        return Err(Refusal::new(Code::Setup, "a table has at most six seats (R1.1)"));
    }
    let avatar = avatar(&new.seats)?;
    let people = &new.seats[..new.seats.len() - avatar.is_some() as usize];
    let (seed, named) = match new.seed {
        Some(seed) => (seed, true),
        None => (secret::seed(chance)?, false),
    };
    let mut lot = Lot::new(seed);
    let schools = schools_in_play(codex, &new, &mut lot)?;
    let seats = draw_open(codex, people, &schools, &mut lot)?;
    let setup = Setup { seats, first: new.first, schools, settings: new.settings, avatar, veiled: true };
    let sat = new.seats.iter().zip(0..).map(|own| sitter(own, chance));
    let (sitters, seats) = sat.collect::<Result<Vec<_>, Refusal>>()?.into_iter().unzip();
    let name = new.name.as_deref().map(names::tidy).filter(|name| !name.is_empty());
    let founded = founded(codex, name, Deal::Fresh { setup, seed, named }, sitters, seats)?;
    Ok(founded.played(manner, now))
}

/// The table on which those who have finished a game play again: everybody moves on by one seat, and with the seats go
/// mages and whatever else they were laid with. Tokens open the new seats too. `host` is whose table it is, by the seat of
/// before.
pub fn again(
    play: &Play,
    name: Option<&str>,
    host: Option<rules::Seat>,
    chance: Chance,
    now: u64,
) -> Result<Founded, Refusal> {
    let Deal::Fresh { setup, .. } = play.deal() else {
        return Err(Refusal::new(Code::Setup, "a lesson is begun anew from its page"));
    };
    let setup = Setup { first: None, ..setup.clone() };
    let deal = Deal::Fresh { setup, seed: secret::seed(chance)?, named: false };
    let mut sitters: Vec<Sitter> = play.seats().iter().map(|own| own.sitter.clone()).collect();
    for (at, own) in play.seats().iter().enumerate() {
        sitters[play.seat_again(rules::Seat(at as u8)).index()] = own.sitter.clone();
    }
    let first = sitters.iter().position(|own| matches!(own, Sitter::Person { .. }));
    let laid = host.map(|host| play.seat_again(host)).filter(|own| first != Some(own.index()));
    let mut founded = founded(play.codex(), name.map(Into::into), deal, sitters, Vec::new())?;
    founded.events.extend(laid.map(|own| Event::Laid { seat: own.0 }));
    Ok(founded.played(play.manner(), now))
}

impl Founded {
    /// How it is played at, where that has to be said.
    fn played(mut self, manner: Manner, now: u64) -> Founded {
        if manner != Manner::default() {
            let at = manner.clock.map(|_| now);
            self.events.push(Event::Manner { manner, at });
        }
        self
    }
}

/// A table for a lesson: the first seat is the learner's, the others are bots, or the Avatar's.
pub fn teach(codex: &Arc<Codex>, lesson: &str, chance: Chance) -> Result<Founded, Refusal> {
    let Some(source) = lessons::source(lesson) else {
        return Err(Refusal::new(Code::Setup, "there is no such lesson"));
    };
    if let Some(edition) = lessons::edition(lesson).filter(|own| own != codex.edition_id()) {
        return Err(Refusal::new(Code::Setup, format!("this lesson needs the cards of {edition}")));
    }
    let deal =
        Deal::Scenario { lesson: lesson.into(), source: source.into(), chance: Some(secret::seed(chance)?) };
    let laid = deal.lay(codex).map_err(|why| Refusal::new(Code::Setup, why.0))?;
    let (first, learner) = person(0, SOMEBODY, chance)?;
    let mut sitters = vec![first];
    let mut created = vec![learner];
    let avatar = laid.state().avatar.as_ref().map(|own| own.seat);
    for seat in 1..laid.state().mages.len() as u8 {
        let ruled = avatar == Some(rules::Seat(seat));
        sitters.push(if ruled { Sitter::Avatar } else { Sitter::Bot { level: "greedy".into() } });
        created.push(CreatedSeat { seat, token: None, invite: None });
    }
    founded(codex, None, deal, sitters, created)
}

/// Laid once to see that it can be.
fn founded(
    codex: &Arc<Codex>,
    name: Option<String>,
    deal: Deal,
    sitters: Vec<Sitter>,
    seats: Vec<CreatedSeat>,
) -> Result<Founded, Refusal> {
    let refused = |why: CannotLay| Refusal::new(Code::Setup, why.0);
    Play::new(codex, deal.clone(), sitters.clone()).map_err(refused)?;
    Ok(Founded { name, deal, sitters, seats, events: Vec::new(), finished: false, proof: None })
}

/// A table from a recorded game that comes out as recorded: to look at if it is finished, to play on if it was handed
/// over.
pub fn import(codex: &Arc<Codex>, text: &str, chance: Chance) -> Result<Founded, Refusal> {
    let refused = |why: String| Refusal::new(Code::IncompatibleReplay, why);
    let record = Record::from_json(text).map_err(|why| refused(why.to_string()))?;
    let handed = !record.finished && !record.people.is_empty();
    if !record.finished && !handed {
        return Err(refused("the recorded game is not finished".into()));
    }
    if handed && (record.digest.is_none() || !record.setup.veiled) {
        return Err(refused("this game was not begun at a table, and cannot be played on at one".into()));
    }
    let mut events = Vec::with_capacity(record.answers.len());
    let mut at = 0;
    let replayed = record
        .replay(codex, |game| {
            if let (Some(asked), Some(&option)) = (game.decision(), record.answers.get(at)) {
                let bot = !record.people.contains(&asked.seat.0);
                events.push(Event::answer(asked.seat, option as usize, bot));
            }
            at += 1;
        })
        .map_err(|why| refused(why.to_string()))?;
    let proof = Some(proof(&replayed.game));
    let (sitters, seats) =
        if handed { taken_over(&record, chance)? } else { (onlookers(&record), Vec::new()) };
    // Whoever handed it over has seen the seed.
    let deal = Deal::Fresh { setup: record.setup, seed: record.seed, named: handed };
    Ok(Founded { name: None, deal, sitters, seats, events, finished: !handed, proof })
}

/// Nobody holds the seats of a game that was played elsewhere; names of bots stand, others are shown as bots too.
fn onlookers(record: &Record) -> Vec<Sitter> {
    let shown = |name: &String| if level(name).is_some() { name.clone() } else { names::tidy(name) };
    let mut sitters: Vec<Sitter> =
        record.bots.iter().map(|name| Sitter::Bot { level: shown(name) }).collect();
    sitters.resize(record.setup.seats.len(), Sitter::Bot { level: "random".into() });
    sitters.extend(record.setup.avatar.map(|_| Sitter::Avatar));
    sitters
}

/// The seats of a game that is played on: people keep theirs, with secrets of their own; whoever brings the game is told
/// them, and may offer a seat to somebody else.
fn taken_over(record: &Record, chance: Chance) -> Result<(Vec<Sitter>, Vec<CreatedSeat>), Refusal> {
    let (count, wrong) = (record.setup.seats.len(), |why| Refusal::new(Code::IncompatibleReplay, why));
    if record.people.iter().any(|&seat| usize::from(seat) >= count) {
        return Err(wrong("the game names a seat that its table does not have"));
    }
    let seat = |seat: u8| {
        let name = record.bots.get(usize::from(seat)).map_or(SOMEBODY, |name| name);
        if record.people.contains(&seat) {
            return person(seat, name, chance);
        }
        if level(name).is_none() {
            return Err(wrong("a seat of the game is nobody's, and no bot's that is known here"));
        }
        let sitter = Sitter::Bot { level: name.into() };
        Ok((sitter, CreatedSeat { seat, token: None, invite: None }))
    };
    let sat = (0..count as u8).map(seat).collect::<Result<Vec<_>, Refusal>>()?;
    let (mut sitters, mut seats): (Vec<_>, Vec<_>) = sat.into_iter().unzip();
    if record.setup.avatar.is_some() {
        sitters.push(Sitter::Avatar);
        seats.push(CreatedSeat { seat: count as u8, token: None, invite: None });
    }
    Ok((sitters, seats))
}

fn person(seat: u8, name: &str, chance: Chance) -> Result<(Sitter, CreatedSeat), Refusal> {
    let token = secret::word(chance)?;
    let tidy = names::tidy(name);
    let name = if tidy.is_empty() { SOMEBODY.into() } else { tidy };
    let sitter = Sitter::Person { name, token: SecretHash::of(&token) };
    Ok((sitter, CreatedSeat { seat, token: Some(token), invite: None }))
}

fn sitter((new, seat): (&NewSeat, u8), chance: Chance) -> Result<(Sitter, CreatedSeat), Refusal> {
    match &new.who {
        Who::Here { name } => person(seat, name, chance),
        Who::Invite {} => {
            let invite = secret::word(chance)?;
            let sitter = Sitter::Open { invite: SecretHash::of(&invite) };
            Ok((sitter, CreatedSeat { seat, token: None, invite: Some(invite) }))
        }
        Who::Bot { level: wanted } => match level(wanted) {
            Some(level) => {
                let sitter = Sitter::Bot { level: level.to_string() };
                Ok((sitter, CreatedSeat { seat, token: None, invite: None }))
            }
            None => {
                Err(Refusal::new(Code::Setup, format!("seat {}: there is no bot of that level", seat + 1)))
            }
        },
        Who::Avatar { .. } => Ok((Sitter::Avatar, CreatedSeat { seat, token: None, invite: None })),
    }
}

/// The level of the Avatar, if it plays: it takes the last seat.
fn avatar(seats: &[NewSeat]) -> Result<Option<rules::Level>, Refusal> {
    let own: Vec<(usize, &String)> = seats
        .iter()
        .enumerate()
        .filter_map(|(at, seat)| match &seat.who {
            Who::Avatar { level } => Some((at, level)),
            _ => None,
        })
        .collect();
    match own[..] {
        [] => Ok(None),
        [(at, level)] if at + 1 == seats.len() => match level.as_str() {
            "apprentice" => Ok(Some(rules::Level::Apprentice)),
            "master" => Ok(Some(rules::Level::Master)),
            _ => Err(Refusal::new(Code::Setup, "the Avatar is an apprentice or a master (R22.8)")),
        },
        [_] => Err(Refusal::new(Code::Setup, "the Avatar takes the last seat")),
        _ => Err(Refusal::new(Code::Setup, "there is only one Avatar")),
    }
}

/// Wishes by number become ids, and what was left to chance is drawn.
fn draw_open(
    codex: &Codex,
    seats: &[NewSeat],
    in_play: &[String],
    lot: &mut Lot,
) -> Result<Vec<SeatSetup>, Refusal> {
    let mages = wishes(seats.iter().map(|seat| seat.mage), vec![false; codex.mages.len()], "mage", lot)?;
    let out = |id: &String| !in_play.is_empty() && !in_play.contains(id);
    let out = codex.schools.iter().map(|school| out(&school.title.id)).collect();
    let schools = wishes(seats.iter().map(|seat| seat.school), out, "school", lot)?;
    let mut setups = Vec::new();
    for ((seat, mage), school) in seats.iter().zip(mages).zip(schools) {
        let lists = school.map_or(&[][..], |school| &codex.schools[school].grimoires);
        let list = match seat.grimoire {
            None => None,
            Some(Wish::Of(list)) => Some(list as usize),
            Some(Wish::Random(_)) if lists.is_empty() => None,
            Some(Wish::Random(_)) => Some(lot.below(lists.len())),
        };
        let grimoire = match list.map(|at| lists.get(at)) {
            None => None,
            Some(Some(list)) => Some(list.id.clone()),
            Some(None) => return Err(Refusal::new(Code::Setup, "no such grimoire of that school")),
        };
        setups.push(SeatSetup {
            mage: mage.map(|at| codex.mages[at].title.id.clone()),
            school: school.map(|at| codex.schools[at].title.id.clone()),
            grimoire,
        });
    }
    Ok(setups)
}

/// The name spaces of schools that were named by id: boxes that a table wants without saying so.
pub fn spaces(new: &NewTable) -> impl Iterator<Item = &str> {
    new.schools.iter().filter_map(|name| match name {
        SchoolName::Id(id) => id.split_once('/').map(|(space, _)| space),
        SchoolName::Number(_) => None,
    })
}

/// The six schools of a table where more are at hand: those that were named, or those that seats wish for first. Whether
/// there are six is for the laying of the table to say.
fn schools_in_play(codex: &Codex, new: &NewTable, lot: &mut Lot) -> Result<Vec<String>, Refusal> {
    let of = |at: u8| codex.schools.get(at as usize).map(|school| school.title.id.as_str());
    let no_such =
        |name: &dyn fmt::Display| Refusal::new(Code::Setup, format!("there is no school {name} (R1.20)"));
    if !new.schools.is_empty() {
        let named = new.schools.iter().map(|name| match name {
            SchoolName::Number(at) => of(*at).map(str::to_string).ok_or_else(|| no_such(at)),
            SchoolName::Id(id) => match codex.find_school(id) {
                Some(school) => Ok(codex.schools[school.index()].title.id.clone()),
                None => Err(no_such(&format_args!("`{}`", names::tidy(id)))),
            },
        });
        return named.collect();
    }
    let wished = new.seats.iter().filter_map(|seat| match seat.school {
        Some(Wish::Of(at)) => of(at),
        _ => None,
    });
    Ok(six_schools(codex, &wished.collect::<Vec<_>>(), |bound| lot.below(bound)))
}

/// Each seat's wish as a place in a list of which nothing is given twice; some of it may be taken beforehand.
fn wishes(
    wishes: impl Iterator<Item = Option<Wish>>,
    mut taken: Vec<bool>,
    what: &str,
    lot: &mut Lot,
) -> Result<Vec<Option<usize>>, Refusal> {
    let wishes: Vec<Option<Wish>> = wishes.collect();
    let count = taken.len();
    for wish in &wishes {
        if let Some(Wish::Of(at)) = wish {
            match taken.get_mut(*at as usize) {
                Some(own) => *own = true,
                None => return Err(Refusal::new(Code::Setup, format!("there is no {what} {at}"))),
            }
        }
    }
    let mut drawn = Vec::new();
    for wish in wishes {
        drawn.push(match wish {
            None => None,
            Some(Wish::Of(at)) => Some(at as usize),
            Some(Wish::Random(_)) => {
                let free: Vec<usize> = (0..count).filter(|&at| !taken[at]).collect();
                let at = free.get(lot.below(free.len())).copied();
                let at = at.ok_or_else(|| Refusal::new(Code::Setup, format!("no {what} is left")))?;
                taken[at] = true;
                Some(at)
            }
        });
    }
    Ok(drawn)
}
