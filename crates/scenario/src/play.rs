//! Moves: answering the pending question, and checks of what it offers.

use crate::error::Wrong;
use crate::form::{Args, Grammar, Kind, kind};
use crate::names::{Names, ask_kind};
use crate::script::{Step, WrittenOption};
use rules::{AskKind, Choice, Game, Seat};
use std::collections::{BTreeSet, VecDeque};
use std::sync::LazyLock;
use telling::say_all;

/// The options of all questions, in the words of [`Game::label`].
pub(crate) static OPTIONS: LazyLock<Grammar<&'static str>> = LazyLock::new(|| {
    let forms = [
        "pass",
        "yes",
        "first",
        "second",
        "explore",
        "fight",
        "activate",
        "activate without effect",
        "mage MAGE",
        "school SCHOOL",
        "grimoire GRIMOIRE",
        "quest QUEST",
        "event EVENT",
        "moon MOON",
        "card CARD",
        "remove CARD",
        "prepare CARD SIDE SLOT",
        "command MODEL",
        "cast SLOT",
        "momentum SLOT",
        "solve QUEST",
        "step ROOM",
        "attack MODEL",
        "target MODEL",
        "room ROOM",
        "dummy",
        "dummy ROOM",
        "use THING",
        "use THING on MODEL",
        "use UPGRADE of BEARER",
        "use UPGRADE of BEARER on MODEL",
        "cube WHO on MODEL",
        "cube WHO in ROOM",
        "jinx JINX",
        "upgrade UPGRADE",
        "evocation KIND",
        "slot SLOT",
        "slot SLOT of SEAT",
        "seat SEAT",
        "element ELEMENT",
        "type TYPE",
        "instead",
    ];
    Grammar::new(forms.map(|form| (form, form)))
});

/// Checks among the moves. What they compare with follows them and has its own grammar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Check {
    Offered,
    May,
    MayNot,
    Asked,
    Nobody,
}

pub(crate) static CHECKS: LazyLock<Grammar<Check>> = LazyLock::new(|| {
    Grammar::new([
        ("nobody asked", Check::Nobody),
        ("SEAT offered", Check::Offered),
        ("SEAT may not", Check::MayNot),
        ("SEAT may", Check::May),
        ("SEAT asked ASK", Check::Asked),
    ])
});

/// Ids of a step that the cards must know.
pub(crate) fn check_names(names: &Names, step: &Step) -> Result<(), Wrong> {
    match step {
        Step::Move { seat, option, .. } => {
            names.check(Kind::Seat, seat)?;
            names.check_all(&option.args)
        }
        Step::Check { statement, options } => {
            names.check_all(&statement.args)?;
            options.iter().try_for_each(|option| names.check_all(&option.args))
        }
        Step::Expect { statement, .. } => names.check_all(&statement.args),
    }
}

/// Lines of the log that a failure shows.
const LOG_LINES: usize = 10;

/// A scenario in the course of being played.
#[derive(Debug)]
pub(crate) struct Player {
    pub game: Game,
    /// Spell cards that were out of the game before it began.
    pub gone_before: BTreeSet<rules::Card>,
    pub log: VecDeque<String>,
    lenient: bool,
}

impl Player {
    /// Takes over a table that has been arranged, and runs it to its first question.
    pub fn new(game: Game, lenient: bool) -> Player {
        let gone_before = game.state().spells.iter(rules::lay::spell_pile::GONE).collect();
        Player { game, gone_before, log: VecDeque::new(), lenient }
    }

    pub fn begin(&mut self) {
        self.game.resume();
        self.note_log();
    }

    pub fn names(&self) -> Names {
        Names::of(&self.game)
    }

    /// Words are found while the models they name still stand.
    pub fn note_log(&mut self) {
        let entries = self.game.events();
        for entry in entries.iter().skip(entries.len().saturating_sub(LOG_LINES)) {
            if self.log.len() == LOG_LINES {
                self.log.pop_front();
            }
            self.log.push_back(say_all(&self.game, entry));
        }
    }

    /// The pending question with all its options.
    pub fn pending(&self) -> Option<String> {
        let decision = self.game.decision()?;
        let options: Vec<String> = decision.options.iter().map(|&choice| self.game.label(choice)).collect();
        let seat = self.game.seat_name(decision.seat);
        Some(format!("{seat} is asked {:?}: {}", decision.kind, options.join(", ")))
    }

    fn answer(&mut self, option: usize) -> Result<(), Wrong> {
        let answered = self.game.answer(option).map_err(|refused| Wrong::new(refused.to_string()));
        self.note_log();
        answered
    }

    /// Answers with the option as written.
    pub fn make(&mut self, seat: &str, option: &WrittenOption) -> Result<(), Wrong> {
        let before = self.lenient.then(|| (self.game.clone(), self.log.clone()));
        loop {
            let found = self.find(seat, option);
            if found.is_err() && self.keep_order() {
                continue;
            }
            match (found, self.pass_if(self.lenient)) {
                (Ok(at), _) => return self.answer(at),
                (Err(_), Some(pass)) => self.answer(pass)?,
                (Err(wrong), None) => {
                    // Show the question that the move was meant for, not where passing has led.
                    if let Some((game, log)) = before {
                        (self.game, self.log) = (game, log);
                        return self.find(seat, option).map(drop).and(Err(wrong));
                    }
                    return Err(wrong);
                }
            }
        }
    }

    /// Whoever says nothing of the order of two parts that want more cubes than there are means that of the card.
    pub fn keep_order(&mut self) -> bool {
        let asked = self.game.decision().is_some_and(|decision| decision.kind == AskKind::Order);
        asked && self.answer(0).is_ok()
    }

    fn pass_if(&self, lenient: bool) -> Option<usize> {
        let options = self.game.decision().filter(|_| lenient)?.options;
        options.iter().position(|&choice| choice == Choice::Pass)
    }

    /// The place of an option among those of the pending question, which must be this seat's.
    fn find(&self, seat: &str, option: &WrittenOption) -> Result<usize, Wrong> {
        self.asked(seat)?;
        let label = self.label(option)?;
        self.place_of(option, &label).ok_or_else(|| Wrong::new(format!("`{label}` is not offered")))
    }

    fn asked(&self, seat: &str) -> Result<(), Wrong> {
        let Some(decision) = self.game.decision() else {
            return Err(Wrong::new("nobody is asked anything: the game is over"));
        };
        let wanted: Seat = self.names().seat(seat)?;
        if decision.seat == wanted {
            return Ok(());
        }
        let (wanted, other) = (self.game.seat_name(wanted), self.game.seat_name(decision.seat));
        Err(Wrong::new(format!("the pending question is not for {wanted} but for {other}")))
    }

    fn place_of(&self, option: &WrittenOption, label: &str) -> Option<usize> {
        let options = self.game.decision()?.options;
        let labels: Vec<String> = options.iter().map(|&choice| self.game.label(choice)).collect();
        if let Some(at) = labels.iter().position(|own| own == label) {
            return Some(at);
        }
        // Short forms will do where they can mean only one thing: `use umbra` for `use doria/umbra1`,
        // `use corrosive_plasma` without its bearer, `use puppeteer` without what set it off.
        let thing = (option.form == "use THING").then(|| option.args.one("THING"))?;
        let fits = |own: &str| {
            let Some(own) = own.strip_prefix("use ") else { return false };
            let card = own.split_once(" on ").map_or(own, |(card, _)| card);
            let card = card.split_once(" of ").map_or(card, |(card, _)| card);
            let kind =
                card.split_once('/').map(|(_, kind)| kind.trim_end_matches(|c: char| c.is_ascii_digit()));
            card == thing || kind == Some(thing)
        };
        let mut found = labels.iter().enumerate().filter(|(_, own)| fits(own));
        let (at, first) = found.next()?;
        found.all(|(_, other)| other == first).then_some(at)
    }

    /// An option in the engine's words: seats and models by their full names.
    fn label(&self, option: &WrittenOption) -> Result<String, Wrong> {
        let names = self.names();
        let words = option.form.split_whitespace().map(|word| {
            if word.starts_with(|letter: char| letter.is_ascii_lowercase()) {
                return Ok(word.to_string());
            }
            let written = option.args.one(word);
            Ok(match kind(word) {
                Kind::Seat => self.game.seat_name(names.seat(written)?),
                Kind::Who => self.game.colour_name(names.colour(written)?),
                Kind::Mage => names.codex.mages[names.mage_by_alias(written)?.index()].title.id.clone(),
                Kind::Model => self.game.model_name(names.model(&self.game, written)?),
                Kind::Thing if written.contains('/') && !names.is_card(written) => {
                    self.game.model_name(names.model(&self.game, written)?)
                }
                _ => written.to_string(),
            })
        });
        words.collect::<Result<Vec<_>, _>>().map(|words| words.join(" "))
    }

    pub fn check(&mut self, check: Check, args: &Args, options: &[WrittenOption]) -> Result<(), Wrong> {
        if check == Check::Nobody {
            return match self.game.is_over() {
                true => Ok(()),
                false => Err(Wrong::new("the game is not over: somebody is asked")),
            };
        }
        let seat = args.one("SEAT");
        // What others may pass is passed, so that the check meets the question it is about.
        while let (Err(_), Some(pass)) = (self.asked(seat), self.pass_if(self.lenient)) {
            self.answer(pass)?;
        }
        self.asked(seat)?;
        match check {
            Check::Asked => self.check_kind(args.one("ASK")),
            Check::Offered => self.check_offered(options),
            // A model that is not in play is not offered either.
            Check::MayNot => match options.iter().find(|option| self.is_offered(option)) {
                Some(option) => Err(Wrong::new(format!("`{}` is offered", self.label(option)?))),
                None => Ok(()),
            },
            Check::May | Check::Nobody => match options.iter().find(|option| !self.is_offered(option)) {
                Some(option) => Err(Wrong::new(format!("`{}` is not offered", self.label(option)?))),
                None => Ok(()),
            },
        }
    }

    fn is_offered(&self, option: &WrittenOption) -> bool {
        self.label(option).is_ok_and(|label| self.place_of(option, &label).is_some())
    }

    fn check_kind(&self, word: &str) -> Result<(), Wrong> {
        let wanted = ask_kind(word)?;
        match self.game.decision().map(|decision| decision.kind) {
            Some(kind) if kind == wanted => Ok(()),
            Some(kind) => Err(Wrong::new(format!("the pending question is {kind:?}, not {wanted:?}"))),
            None => Err(Wrong::new("nobody is asked anything")),
        }
    }

    /// Compares as sets: two equal cards are two options with one label.
    fn check_offered(&self, options: &[WrittenOption]) -> Result<(), Wrong> {
        let offered = self.game.decision().map_or(&[][..], |decision| decision.options);
        let offered: BTreeSet<String> = offered.iter().map(|&choice| self.game.label(choice)).collect();
        let mut wanted = BTreeSet::new();
        for option in options {
            let label = self.label(option)?;
            let at = self.place_of(option, &label).and_then(|at| Some(self.game.decision()?.options[at]));
            wanted.insert(at.map_or(label, |choice| self.game.label(choice)));
        }
        // Standing offers, to remove a spell in Study (R7.5) and to leave a room's effect (R15.5), are named where they
        // matter.
        let standing = |label: &&str| label.starts_with("remove ") || *label == "activate without effect";
        let names_standing = wanted.iter().any(|label| standing(&label.as_str()));
        let missing: Vec<&str> = wanted.difference(&offered).map(String::as_str).collect();
        let extra = offered.difference(&wanted).map(String::as_str);
        let extra: Vec<&str> = extra.filter(|label| names_standing || !standing(label)).collect();
        if missing.is_empty() && extra.is_empty() {
            return Ok(());
        }
        let mut message = String::from("other options are offered:");
        if !missing.is_empty() {
            message += &format!(" missing {};", missing.join(", "));
        }
        if !extra.is_empty() {
            message += &format!(" besides {};", extra.join(", "));
        }
        Err(Wrong::new(message.trim_end_matches(';')))
    }
}
