//! What is agreed before the game: seats, seed, settings, and games dealt from the beginning.

use super::{Row, finish};
use crate::error::{ScenarioError, Wrong, ensure};
use crate::form::Args;
use crate::names::Names;
use crate::parse::Scenario;
use crate::tables::{self, DefaultTable};
use codex::{Codex, MageId};
use rules::{Game, Level, SEATS, Seat, SeatSetup, Settings, Setup, SetupError, six_schools};
use std::sync::Arc;

type Lay = fn(&Arc<Codex>, &Setup, u64) -> Result<Game, SetupError>;

#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub seats: Vec<Option<MageId>>,
    pub seed: u64,
    pub settings: Settings,
    pub deal: bool,
    pub crown: Option<Seat>,
    pub avatar: Option<Level>,
    /// The six schools in play, if they were named.
    six: Vec<String>,
    /// School and grimoire by seat, for dealt games.
    schools: [(Option<String>, Option<String>); SEATS],
}

pub(super) const ROWS: &[(&str, Row)] = &[
    ("seats MAGE...", Row::Plan(0, seats)),
    ("avatar LEVEL", Row::Plan(0, avatar)),
    ("seed N", Row::Plan(1, seed)),
    ("crown SEAT", Row::Plan(1, crown)),
    ("deal", Row::Plan(1, deal)),
    ("setting moons A B C", Row::Plan(1, moons)),
    ("setting SETTING", Row::Plan(1, setting)),
    ("SEAT school SCHOOL [grimoire GRIMOIRE]", Row::Plan(1, school)),
];

fn seats(plan: &mut Plan, names: &Names, args: &Args) -> Result<(), Wrong> {
    plan.seats.clear();
    for word in args.all("MAGE") {
        let mage = if word == "open" { None } else { Some(names.mage_by_alias(word)?) };
        ensure(mage.is_none() || !plan.seats.contains(&mage), || format!("{word} sits at two seats"))?;
        plan.seats.push(mage);
    }
    Ok(())
}

/// It takes one more seat, after the others; at the default table that of the last mage.
fn avatar(plan: &mut Plan, names: &Names, args: &Args) -> Result<(), Wrong> {
    plan.avatar = Some(if args.one("LEVEL") == "master" { Level::Master } else { Level::Apprentice });
    plan.seats.truncate(tables::of(&names.codex)?.seats.len().saturating_sub(1));
    Ok(())
}

fn seed(plan: &mut Plan, _: &Names, args: &Args) -> Result<(), Wrong> {
    plan.seed = args.number("N").into();
    Ok(())
}

fn crown(plan: &mut Plan, names: &Names, args: &Args) -> Result<(), Wrong> {
    plan.crown = Some(names.seat(args.one("SEAT"))?);
    Ok(())
}

fn deal(plan: &mut Plan, _: &Names, _: &Args) -> Result<(), Wrong> {
    plan.deal = true;
    Ok(())
}

fn setting(plan: &mut Plan, names: &Names, args: &Args) -> Result<(), Wrong> {
    names.turn_on(&mut plan.settings, args.one("SETTING"))
}

fn moons(plan: &mut Plan, _: &Names, args: &Args) -> Result<(), Wrong> {
    plan.settings.name_numbers("moons", [args.small("A")?, args.small("B")?, args.small("C")?]);
    Ok(())
}

fn school(plan: &mut Plan, names: &Names, args: &Args) -> Result<(), Wrong> {
    let seat = names.seat(args.one("SEAT"))?;
    let grimoire = args.has("grimoire").then(|| args.one("GRIMOIRE").to_string());
    plan.schools[seat.index()] = (Some(args.one("SCHOOL").into()), grimoire);
    Ok(())
}

/// The default table of the cards, if they are of the edition that the scenario is written for.
fn edition(codex: &Codex, scenario: &Scenario) -> Result<&'static DefaultTable, Wrong> {
    let table = tables::of(codex)?;
    match &scenario.edition {
        Some(edition) if edition != table.edition => Err(Wrong::new(format!(
            "the scenario is for the edition `{edition}`, and the cards are those of `{}`",
            table.edition
        ))),
        _ => Ok(table),
    }
}

impl Plan {
    pub fn of(codex: &Arc<Codex>, scenario: &Scenario) -> Result<Plan, ScenarioError> {
        let default = edition(codex, scenario).map_err(|wrong| {
            ScenarioError::Table(vec![wrong.at(&scenario.path, scenario.line, &scenario.head())])
        })?;
        let mut plan = Plan {
            seats: default.seats.iter().map(|seat| codex.find_mage(&seat.mage)).collect(),
            seed: 1,
            settings: Settings::default(),
            deal: false,
            crown: None,
            avatar: None,
            six: scenario.schools.clone(),
            schools: Default::default(),
        };
        let mut rows: Vec<_> = scenario.table.iter().collect();
        rows.sort_by_key(|row| row.deed.stage());
        let mut problems = Vec::new();
        for row in &rows {
            if let Row::Plan(_, apply) = row.deed {
                let names = plan.names(codex);
                if let Err(wrong) = apply(&mut plan, &names, &row.args) {
                    problems.push(wrong.at(&scenario.path, row.line, &row.text));
                }
            }
        }
        for row in rows {
            let wrong = match row.deed {
                Row::Lay(..) if plan.deal => Wrong::new(
                    "a dealt game takes only `seats`, `avatar`, `SEAT school`, `crown`, `seed` and `setting`",
                ),
                Row::Plan(..) if !plan.deal && row.args.has("SCHOOL") => {
                    Wrong::new("schools are chosen only in a game dealt from the beginning")
                        .hint("add the statement `deal`")
                }
                Row::Plan(0, _) if !plan.deal && plan.seats.contains(&None) => {
                    Wrong::new("an open seat is possible only in a game dealt from the beginning")
                }
                _ => continue,
            };
            problems.push(wrong.at(&scenario.path, row.line, &row.text));
        }
        finish(problems)?;
        let seats = plan.seats.len() + plan.avatar.is_some() as usize;
        if !(2..=SEATS).contains(&seats) {
            let wrong = Wrong::new("a table has two to four seats, the Avatar's included");
            finish(vec![wrong.at(&scenario.path, scenario.line, &scenario.head())])?;
        }
        Ok(plan)
    }

    pub fn names(&self, codex: &Arc<Codex>) -> Names {
        Names { codex: codex.clone(), seats: self.seats.clone(), avatar: self.avatar.is_some() }
    }

    /// A game from the beginning; what is open is asked.
    pub fn dealt(&self, codex: &Arc<Codex>) -> Result<Game, Wrong> {
        self.laid(codex, Game::new)
    }

    fn laid(&self, codex: &Arc<Codex>, lay: Lay) -> Result<Game, Wrong> {
        let chair = |(seat, mage): (usize, &Option<MageId>)| SeatSetup {
            mage: mage.map(|mage| codex.mages[mage.index()].title.id.clone()),
            school: self.schools[seat].0.clone(),
            grimoire: self.schools[seat].1.clone(),
        };
        // Chosen schools, then those of packs, then the edition's in their order.
        let chosen: Vec<&str> = self.schools.iter().filter_map(|(school, _)| school.as_deref()).collect();
        let setup = Setup {
            veiled: false,
            seats: self.seats.iter().enumerate().map(chair).collect(),
            first: self.crown.map(|seat| seat.0),
            schools: match self.six.is_empty() {
                true => six_schools(codex, &chosen, |_| 0),
                false => self.six.clone(),
            },
            settings: self.settings.clone(),
            avatar: self.avatar,
        };
        lay(codex, &setup, self.seed).map_err(|error| Wrong::new(error.to_string()))
    }

    /// A game in which nothing is asked before its first turn; what it dealt is swept off afterwards.
    pub fn any_game(&self, codex: &Arc<Codex>) -> Result<Game, Wrong> {
        let default = tables::of(codex)?;
        let mut plan = self.clone();
        plan.crown = Some(Seat(0));
        let usual: Vec<&String> = default.seats.iter().map(|own| &own.school).collect();
        let plays = |id: &String| self.six.is_empty() || self.six.contains(id);
        // Where six are named, whoever has another school takes one that is free.
        let mut free = self.six.iter().filter(|id| !usual.contains(id));
        for (choice, own) in plan.schools.iter_mut().zip(&usual).take(self.seats.len()) {
            let id = if plays(own) { Some(*own) } else { free.next() };
            let school = id.and_then(|id| codex.find_school(id)).map(|school| &codex.schools[school.index()]);
            let list = school.and_then(|school| school.grimoires.first()).map(|list| list.id.clone());
            *choice = (school.map(|own| own.title.id.clone()), list);
        }
        plan.laid(codex, Game::unfinished)
    }
}
