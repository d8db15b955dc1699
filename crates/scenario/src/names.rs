//! From the words of a scenario to the things on the table.

use crate::error::Wrong;
use crate::form::{Args, Kind};
use crate::suggest::nearest;
use crate::tables;
use codex::{
    Codex, CommandId, EventId, EvocationId, JinxId, MageId, QuestId, RoomId, SchoolId, SpellId, UpgradeId,
};
use rules::{AskKind, Colour, Game, Model, Phase, Seat, Settings};
use serde::Deserialize;
use serde::de::value::{Error as ValueError, StrDeserializer};
use std::sync::Arc;

/// The cards and the seats that words can refer to.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    pub codex: Arc<Codex>,
    /// A seat of a dealt game may have no mage yet.
    pub seats: Vec<Option<MageId>>,
    /// Whether the Avatar sits at the seat after them.
    pub avatar: bool,
}

macro_rules! finders {
    ($($name:ident $what:literal $find:ident $list:ident $id:ident),* $(,)?) => {
        $(pub fn $name(&self, word: &str) -> Result<$id, Wrong> {
            let ids = self.codex.$list.iter().map(|card| card.title.id.as_str());
            self.codex.$find(word).ok_or_else(|| unknown($what, word, ids))
        })*
    };
}

impl Names {
    pub fn of(game: &Game) -> Names {
        let state = game.state();
        let mages = state.people().map(|seat| state.mage(seat).mage);
        let seats = mages.map(|mage| mage.is_some().then_some(mage)).collect();
        Names { codex: game.codex().clone(), seats, avatar: state.avatar.is_some() }
    }

    finders! {
        school "school" find_school schools SchoolId,
        room "room" find_room rooms RoomId,
        spell "spell" find_spell spells SpellId,
        quest "quest" find_quest quests QuestId,
        event "event" find_event events EventId,
        jinx "jinx" find_jinx jinxes JinxId,
        upgrade "upgrade" find_upgrade upgrades UpgradeId,
        evocation "evocation" find_evocation evocations EvocationId,
        command "Command Card" find_command commands CommandId,
    }

    /// A mage by id, last word of the id, or colour.
    pub fn mage_by_alias(&self, word: &str) -> Result<MageId, Wrong> {
        let seats = tables::of(&self.codex).map_or(&[][..], |table| &table.seats);
        let id = seats.iter().find(|seat| seat.colour == word).map_or(word, |seat| &seat.mage);
        let ids = || self.codex.mages.iter().map(|mage| mage.title.id.as_str());
        if let Some(mage) = self.codex.find_mage(id) {
            return Ok(mage);
        }
        match ids().position(|own| own.rsplit(['_', '/']).next() == Some(id)) {
            Some(at) => Ok(MageId(at as u8)),
            None => Err(unknown(
                "mage",
                word,
                ids().flat_map(|id| [id, id.rsplit(['_', '/']).next().unwrap_or(id)]),
            )),
        }
    }

    /// A seat by its mage, or `seat1` to `seat4`, which is how a seat without a mage is called.
    pub fn seat(&self, word: &str) -> Result<Seat, Wrong> {
        if let Some(Ok(place)) = word.strip_prefix("seat").map(str::parse::<usize>)
            && (1..=self.seats.len() + self.avatar as usize).contains(&place)
        {
            return Ok(Seat(place as u8 - 1));
        }
        if let Some(avatar) = self.codex.avatars.first().filter(|card| card.title.id == word) {
            return match self.avatar {
                true => Ok(Seat(self.seats.len() as u8)),
                false => {
                    Err(Wrong::new(format!("{} does not play", avatar.title.id))
                        .hint("add `avatar apprentice`"))
                }
            };
        }
        let mage = self.mage_by_alias(word)?;
        match self.seats.iter().position(|&own| own == Some(mage)) {
            Some(at) => Ok(Seat(at as u8)),
            None => Err(Wrong::new(format!("{word} does not sit at this table"))),
        }
    }

    pub fn colour(&self, word: &str) -> Result<Colour, Wrong> {
        if matches!(word, "rose" | "black") {
            return Ok(Colour::ROSE);
        }
        self.seat(word).map(|seat| self.side(seat))
    }

    /// The Avatar's cubes and points are the Black Rose's.
    fn side(&self, seat: Seat) -> Colour {
        if self.avatar && seat.index() == self.seats.len() { Colour::ROSE } else { seat.colour() }
    }

    pub fn colours(&self, words: &[String]) -> Result<Vec<Colour>, Wrong> {
        words.iter().map(|word| self.colour(word)).collect()
    }

    pub fn viewer(&self, word: &str) -> Result<Option<Seat>, Wrong> {
        if word == "spectator" { Ok(None) } else { self.seat(word).map(Some) }
    }

    /// The two halves of `OWNER/KINDn`; the number is 0 if none is given.
    fn evocation_name(&self, word: &str) -> Result<(Colour, EvocationId, u8), Wrong> {
        let (owner, kind) = word.split_once('/').unwrap_or((word, ""));
        let owner = self.colour(owner)?;
        if let Some(kind) = self.codex.find_evocation(kind) {
            return Ok((owner, kind, 0));
        }
        let (stem, number) = kind.split_at(kind.len().saturating_sub(1));
        match number {
            "1" | "2" | "3" => Ok((owner, self.evocation(stem)?, number.as_bytes()[0] - b'0')),
            _ => Err(self.evocation(kind).err().unwrap_or_else(|| Wrong::new("no evocation"))),
        }
    }

    /// A model on the table; `None` if the name is sound but nobody bears it now.
    pub fn find_model(&self, game: &Game, word: &str) -> Result<Option<Model>, Wrong> {
        if !word.contains('/') || self.codex.find_mage(word).is_some() {
            return self.seat(word).map(|seat| Some(seat.model()));
        }
        let (holder, kind, number) = self.evocation_name(word)?;
        let state = game.state();
        let fits = |model: &Model| {
            state.evocation(*model).is_some_and(|own| {
                let held_by = own.host.seat().map_or(own.owner, |host| self.side(host));
                held_by == holder && own.kind == kind && (number == 0 || own.slot.number() == number)
            })
        };
        let mut found = state.evocation_models().filter(fits);
        match (found.next(), found.next()) {
            (Some(_), Some(_)) => {
                Err(Wrong::new(format!("there are several `{word}`: give the slot, as in `{word}1`")))
            }
            (first, _) => Ok(first),
        }
    }

    pub fn model(&self, game: &Game, word: &str) -> Result<Model, Wrong> {
        let none = || Wrong::new(format!("there is no `{word}` in play"));
        self.find_model(game, word)?.ok_or_else(none)
    }

    /// Whether a word can mean something of a kind at all.
    pub fn check(&self, kind: Kind, word: &str) -> Result<(), Wrong> {
        // While a seat is open, any mage may come to sit there.
        let open =
            self.seats.contains(&None) && matches!(kind, Kind::Seat | Kind::Who | Kind::Viewer | Kind::Model);
        if open && self.mage_by_alias(word).is_ok() {
            return Ok(());
        }
        match kind {
            Kind::Seat => self.seat(word).map(drop),
            Kind::Who => self.colour(word).map(drop),
            Kind::Viewer => self.viewer(word).map(drop),
            Kind::Room => self.room(word).map(drop),
            Kind::Place => {
                if word == "cell" {
                    Ok(())
                } else {
                    self.room(word).map(drop)
                }
            }
            Kind::Card => self.spell(word).map(drop),
            Kind::Quest => self.quest(word).map(drop),
            Kind::Event => self.event(word).map(drop),
            Kind::Jinx => self.jinx(word).map(drop),
            Kind::Upgrade => self.upgrade(word).map(drop),
            Kind::Evocation => self.evocation(word).map(drop),
            Kind::Model if word.contains('/') && self.codex.find_mage(word).is_none() => {
                self.evocation_name(word).map(drop)
            }
            Kind::Model => self.seat(word).map(drop),
            Kind::Command => self.command(word).map(drop),
            Kind::School => self.school(word).map(drop),
            Kind::Grimoire => self.grimoire(word),
            Kind::Mage if word == "open" => Ok(()),
            Kind::Mage => self.mage_by_alias(word).map(drop),
            Kind::Setting => self.turn_on(&mut Settings::default(), word),
            Kind::Ask => ask_kind(word).map(drop),
            Kind::Thing => self.thing(word),
            Kind::Level
            | Kind::Token
            | Kind::Element
            | Kind::SpellType
            | Kind::Inhibition
            | Kind::Number
            | Kind::Signed
            | Kind::Slot
            | Kind::Side
            | Kind::Moon
            | Kind::Phase => Ok(()),
        }
    }

    pub fn check_all(&self, args: &Args) -> Result<(), Wrong> {
        args.names().try_for_each(|(kind, word)| self.check(kind, word))
    }

    fn grimoire(&self, word: &str) -> Result<(), Wrong> {
        let mut ids =
            self.codex.schools.iter().flat_map(|school| &school.grimoires).map(|list| list.id.as_str());
        if ids.clone().any(|id| id == word) { Ok(()) } else { Err(unknown("grimoire", word, &mut ids)) }
    }

    /// Ids of what can react: spells, jinxes, events, upgrades, Command Cards and evocations.
    fn things(&self) -> Vec<&str> {
        let codex = &self.codex;
        let titles = (codex.spells.iter().map(|card| &card.title))
            .chain(codex.jinxes.iter().map(|card| &card.title))
            .chain(codex.events.iter().map(|card| &card.title))
            .chain(codex.upgrades.iter().map(|card| &card.title))
            .chain(codex.commands.iter().map(|card| &card.title))
            .chain(codex.evocations.iter().map(|card| &card.title));
        titles.map(|title| title.id.as_str()).collect()
    }

    /// The id of a pack's card has a slash, and so has a model with its owner.
    pub fn is_card(&self, word: &str) -> bool {
        self.things().contains(&word)
    }

    fn thing(&self, word: &str) -> Result<(), Wrong> {
        match self.is_card(word) {
            true => Ok(()),
            false if word.contains('/') => self.evocation_name(word).map(drop),
            false => Err(unknown("card", word, self.things())),
        }
    }
}

fn unknown<'a>(what: &str, word: &str, known: impl IntoIterator<Item = &'a str>) -> Wrong {
    let wrong = Wrong::new(format!("there is no {what} `{word}`"));
    match nearest(word, known) {
        Some(near) => wrong.hint(format!("did you mean `{near}`?")),
        None => wrong,
    }
}

/// The kind of a question, by its name in the engine.
pub(crate) fn ask_kind(word: &str) -> Result<AskKind, Wrong> {
    let word: StrDeserializer<ValueError> = StrDeserializer::new(word);
    AskKind::deserialize(word).map_err(|error| Wrong::new(format!("no kind of question: {error}")))
}

pub(crate) fn phase(word: &str) -> Phase {
    match word {
        "set_up" => Phase::SetUp,
        "black_rose" => Phase::BlackRose,
        "study" => Phase::Study,
        "preparation" => Phase::Preparation,
        "evocation" => Phase::Evocation,
        "clean_up" => Phase::CleanUp,
        "scoring" => Phase::Scoring,
        "over" => Phase::Over,
        _ => Phase::Action,
    }
}

impl Names {
    /// Turns an optional rule on, or all points of a printing.
    pub fn turn_on(&self, settings: &mut Settings, word: &str) -> Result<(), Wrong> {
        match settings.turn_on(&self.codex, word) {
            true => Ok(()),
            false => Err(unknown("setting", word, Settings::names(&self.codex))),
        }
    }
}
