//! Editions and the optional rules of a table: keys with numbers or with one of a few words.

use crate::cards::Title;
use crate::edition::{CHOICES, Change, Cited, Edition, NUMBERS, Optional, OptionalDeed, Row, Rules};
use crate::parse::{Fallible, Parser};
use crate::suggest::nearest;

impl<'a> Parser<'a> {
    /// `edition ID "NAME" ORIGIN [cites "C4.1" for "R2.1"] KEY VALUE ...`: every number once. A choice that is not said is its first answer, so
    /// that an edition kept from before a choice came up is played as it was.
    pub(super) fn edition(&mut self, title: Title) {
        let mut cites = Vec::new();
        self.header(&["cites"], true, |p, _, _| {
            let own = p.rule_number()?;
            p.expect(&["for"])?;
            cites.push(Cited { rule: p.rule_number()?, own });
            Ok(())
        });
        let said = self.changes();
        for key in NUMBERS.iter().map(|key| key.word) {
            if !said.iter().any(|change| change.word() == key) {
                self.miss(&format!("the edition does not say `{key}`"), None);
            }
        }
        if let Some(other) = &self.codex.edition {
            let problem = self.wrong_card(format!("there is already the edition `{}`", other.title.id));
            self.report(problem);
            return;
        }
        let mut rules = Rules::BLANK;
        said.into_iter().for_each(|change| rules.apply(change));
        let [second, third, end] = rules.moons;
        let rising = second < third && third < end;
        if !rising && !self.broken_header {
            let problem = self.wrong_card(format!("the moons {second}, {third} and {end} do not rise"));
            self.report(problem);
        }
        self.codex.edition = Some(Edition { title, rules, cites });
    }

    fn rule_number(&mut self) -> Fallible<String> {
        match self.text() {
            Some(number) => Ok(number.to_string()),
            None => {
                Err(self.wrong(format!("expected the number of a rule in quotes, found {}", self.found())))
            }
        }
    }

    /// `option ID "NAME" ORIGIN rule "R21.1" [printing WORD]`, then what it changes, or `asks KEY`.
    pub(super) fn optional(&mut self, title: Title) {
        let (mut rule, mut printing, mut asks) = (None, None, None);
        self.header(&["rule", "printing", "asks"], true, |p, word, mark| match word {
            "rule" => {
                let number = p.rule_number()?;
                p.once(&mut rule, number, mark)
            }
            "printing" => {
                let Some(name) = p.word() else {
                    return Err(p.wrong(format!("expected the name of a printing, found {}", p.found())));
                };
                p.skip();
                p.once(&mut printing, name.to_string(), mark)
            }
            _ => {
                let key = p.key_of_number()?;
                p.once(&mut asks, key, mark)
            }
        });
        let rule = self.needed(rule, "`rule`");
        let changes = self.changes();
        let does = match asks {
            Some(key) if changes.is_empty() => OptionalDeed::Asks(key),
            Some(_) => {
                let problem = self.wrong_card("an option that asks for numbers changes nothing else");
                return self.report(problem);
            }
            None => {
                if changes.is_empty() {
                    self.miss(
                        "the option changes nothing",
                        Some("name a key of the edition and its new value"),
                    );
                }
                OptionalDeed::Changes(changes)
            }
        };
        self.codex.options.push(Optional { title, rule, printing, does });
    }

    fn key_of_number(&mut self) -> Fallible<usize> {
        let keys: Vec<&'static str> = NUMBERS.iter().map(|key| key.word).collect();
        let key = self.word().and_then(|word| keys.iter().position(|key| *key == word));
        let Some(key) = key else { return Err(self.expected(&keys)) };
        self.skip();
        Ok(key)
    }

    /// Keys with their values to the end of the card, each at most once.
    fn changes(&mut self) -> Vec<Change> {
        let mut said: Vec<Change> = Vec::new();
        while !self.done() {
            let mark = self.mark();
            match self.change() {
                Ok(change) if said.iter().any(|other| other.word() == change.word()) => {
                    let problem = self.wrong_since(mark, "this is said twice");
                    self.report(problem);
                }
                Ok(change) => said.push(change),
                Err(problem) => {
                    self.report(problem);
                    self.broken_header = true;
                    if self.mark() == mark {
                        self.skip();
                    }
                    while !self.done() && !self.sees_key() {
                        self.skip();
                    }
                }
            }
        }
        said
    }

    fn sees_key(&self) -> bool {
        let keys = NUMBERS.iter().map(|key| key.word).chain(CHOICES.iter().map(|key| key.word));
        self.word().is_some_and(|word| keys.into_iter().any(|key| key == word))
    }

    fn change(&mut self) -> Fallible<Change> {
        let word = self.word().unwrap_or_default();
        if let Some(key) = NUMBERS.iter().position(|key| key.word == word) {
            self.skip();
            let mut row: Row = [0; 3];
            for number in row.iter_mut().take(NUMBERS[key].count) {
                *number = self.number(word, NUMBERS[key].most)?;
            }
            return Ok(Change::Number { key, row });
        }
        let Some(key) = CHOICES.iter().position(|key| key.word == word) else {
            let all = NUMBERS.iter().map(|key| key.word).chain(CHOICES.iter().map(|key| key.word));
            let problem = self.wrong(format!("{} is nothing an edition says", self.found()));
            let near = nearest(word, all).map(|near| format!("did you mean `{near}`?"));
            return Err(Box::new(problem.maybe_hint(near)));
        };
        self.skip();
        let answers = CHOICES[key].answers;
        let Some(answer) = self.word().and_then(|word| answers.iter().position(|known| *known == word))
        else {
            return Err(self.expected(answers));
        };
        self.skip();
        Ok(Change::Choice { key, answer: answer as u8 })
    }
}
