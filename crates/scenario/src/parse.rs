//! From text to scenarios: heads, parts, statements.

use crate::error::{Problem, ScenarioError, Wrong};
use crate::form::Args;
use crate::script::{Laid, Played, Script, Step};
use crate::suggest::nearest;
use crate::table::{Row, TABLE};
use crate::tables;
use std::marker::PhantomData;

/// One scenario of a file, read but not run.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Names it on the command line and in reports.
    pub id: String,
    /// What it shows, in a few words.
    pub title: String,
    /// The rules it shows, by number.
    pub rules: Vec<String>,
    /// The card sides it shows: an id, and a side where the card has two.
    pub shows: Vec<String>,
    /// The edition it is written for, where it says so.
    pub edition: Option<String>,
    /// Where it comes from.
    pub source: Option<String>,
    /// Questions that can be passed are passed unless a move answers them.
    pub lenient: bool,
    /// Packs it is played with, beside the edition.
    pub packs: Vec<WantedPack>,
    /// The six schools in play, where it says so.
    pub schools: Vec<String>,
    /// The file it stands in.
    pub path: String,
    /// Where it begins in the file, counted from 1.
    pub line: usize,
    /// Test cards in the codex language, on the same lines as in the file.
    pub cards: Option<String>,
    pub(crate) table: Vec<Statement<Row>>,
    pub(crate) script: Vec<Step>,
}

/// A line `pack NAME [FOLDER]` of the head.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WantedPack {
    /// The name space of the pack.
    pub name: String,
    /// Where it lies, seen from the scenario file. Without it the pack is one of those given to the runner.
    pub folder: Option<String>,
    /// Where it is asked for, counted from 1.
    pub line: usize,
    pub(crate) text: String,
}

/// A line with what it does and what stood in its holes.
#[derive(Clone, Debug)]
pub(crate) struct Statement<T> {
    pub line: usize,
    pub text: String,
    pub deed: T,
    pub args: Args,
}

impl Scenario {
    /// Its first line.
    pub(crate) fn head(&self) -> String {
        format!("scenario {} \"{}\"", self.id, self.title)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Head,
    Cards,
    Table,
    Moves,
    Expect,
}

/// Reads a file of one or more scenarios. All problems are reported at once.
pub fn parse(path: &str, text: &str) -> Result<Vec<Scenario>, ScenarioError> {
    read::<Played>(path, text)
}

/// Reads scenarios that only lay a table, as lessons do.
pub fn parse_tables(path: &str, text: &str) -> Result<Vec<Scenario>, ScenarioError> {
    read::<Laid>(path, text)
}

fn read<S: Script>(path: &str, text: &str) -> Result<Vec<Scenario>, ScenarioError> {
    let mut reader = Reader::<S> {
        path,
        script: PhantomData,
        part: Part::Head,
        cards_indent: None,
        scenarios: Vec::new(),
        problems: Vec::new(),
    };
    for (index, line) in text.lines().enumerate() {
        reader.line(index + 1, line);
    }
    if reader.scenarios.is_empty() && reader.problems.is_empty() {
        reader.problem(1, "", Wrong::new("there is no scenario in this file").hint(HEAD_HINT));
    }
    if reader.problems.is_empty() { Ok(reader.scenarios) } else { Err(ScenarioError::Text(reader.problems)) }
}

const HEAD_HINT: &str = "a scenario begins with `scenario ID \"Title\"`";
const HEAD_WORDS: [&str; 12] = [
    "scenario", "edition", "rules", "shows", "source", "lenient", "pack", "schools", "cards", "table",
    "moves", "expect",
];

struct Reader<'a, S> {
    path: &'a str,
    script: PhantomData<S>,
    part: Part,
    /// Spaces before the first card.
    cards_indent: Option<usize>,
    scenarios: Vec<Scenario>,
    problems: Vec<Problem>,
}

impl<S: Script> Reader<'_, S> {
    fn problem(&mut self, line: usize, text: &str, wrong: Wrong) {
        self.problems.push(wrong.at(self.path, line, text));
    }

    fn line(&mut self, number: usize, raw: &str) {
        let text = without_comment(raw).trim();
        let words: Vec<&str> = text.split_whitespace().collect();
        if self.part == Part::Cards && !ends_cards(&words) {
            return self.card_line(number, raw);
        }
        let Some(&first) = words.first() else { return };
        if first == "scenario" {
            return self.begin(number, text);
        }
        if self.scenarios.is_empty() {
            // One message about the beginning is enough.
            if self.problems.is_empty() {
                self.problem(number, text, Wrong::new("this belongs to no scenario").hint(HEAD_HINT));
            }
            return;
        }
        if let ([word], Some(part)) = (words.as_slice(), part_named(first)) {
            return self.enter(number, word, part);
        }
        let read = match self.part {
            Part::Head => self.head(number, first, text),
            Part::Cards => Ok(()),
            Part::Table => self.table(number, text, &words),
            Part::Moves => S::moves(number, text, &words).map(|step| self.step(step)),
            Part::Expect => S::expect(number, text, &words).map(|step| self.step(step)),
        };
        if let Err(wrong) = read {
            self.problem(number, text, wrong);
        }
    }

    fn begin(&mut self, number: usize, text: &str) {
        let rest = text["scenario".len()..].trim();
        let (id, title) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let title = title.trim();
        let quoted = title.strip_prefix('"').and_then(|title| title.strip_suffix('"'));
        if id.is_empty() || id.starts_with('"') || quoted.is_none() {
            self.problem(
                number,
                text,
                Wrong::new("a scenario needs an id and a title in quotes").hint(HEAD_HINT),
            );
        }
        if let Some(other) = self.scenarios.iter().find(|other| other.id == id) {
            let wrong = Wrong::new(format!("`{id}` is also the id of the scenario at line {}", other.line));
            self.problem(number, text, wrong);
        }
        self.part = Part::Head;
        self.cards_indent = None;
        self.scenarios.push(Scenario {
            id: id.into(),
            title: quoted.unwrap_or(title).into(),
            rules: Vec::new(),
            shows: Vec::new(),
            edition: None,
            source: None,
            lenient: false,
            packs: Vec::new(),
            schools: Vec::new(),
            path: self.path.into(),
            line: number,
            cards: None,
            table: Vec::new(),
            script: Vec::new(),
        });
    }

    /// Parts stand in order; only moves and expectations alternate.
    fn enter(&mut self, number: usize, word: &str, part: Part) {
        let order = |part: Part| match part {
            Part::Head => 0,
            Part::Cards => 1,
            Part::Table => 2,
            Part::Moves | Part::Expect => 3,
        };
        let too_late = order(part) < order(self.part) || (order(part) == order(self.part) && order(part) < 3);
        if too_late {
            let wrong = Wrong::new(format!("the part `{word}` comes too late"));
            self.problem(
                number,
                word,
                wrong.hint("the order is `cards`, `table`, then `moves` and `expect`"),
            );
        }
        self.part = part;
        if let (Part::Cards, Some(scenario)) = (part, self.scenarios.last_mut()) {
            // Empty lines before the cards keep the line numbers of the file in reports.
            scenario.cards = Some("\n".repeat(number));
        }
    }

    fn card_line(&mut self, number: usize, raw: &str) {
        let indent = raw.len() - raw.trim_start().len();
        if self.cards_indent.is_none() && !raw.trim().is_empty() {
            self.cards_indent = Some(indent);
        }
        let cut = self.cards_indent.unwrap_or(0).min(indent);
        let Some(scenario) = self.scenarios.last_mut() else { return };
        let cards = scenario.cards.get_or_insert_with(|| "\n".repeat(number - 1));
        cards.push_str(raw.get(cut..).unwrap_or(raw.trim_start()));
        cards.push('\n');
    }

    fn head(&mut self, number: usize, first: &str, text: &str) -> Result<(), Wrong> {
        let Some(scenario) = self.scenarios.last_mut() else { return Ok(()) };
        let rest = text[first.len()..].trim();
        match first {
            "rules" => scenario.rules.extend(rest.split_whitespace().map(str::to_string)),
            "shows" => {
                let cards = rest.split(',').map(|card| card.split_whitespace().collect::<Vec<_>>().join(" "));
                scenario.shows.extend(cards.filter(|card| !card.is_empty()));
            }
            "edition" if tables::editions().any(|edition| edition == rest) => {
                scenario.edition = Some(rest.into())
            }
            "edition" => return Err(tables::unknown(rest)),
            "source" => scenario.source = Some(rest.into()),
            "pack" => {
                let words: Vec<&str> = rest.split_whitespace().collect();
                let (name, folder) = match words[..] {
                    [name] => (name, None),
                    [name, folder] => (name, Some(folder.to_string())),
                    _ => {
                        return Err(
                            Wrong::new("a pack has a name, and perhaps a folder").hint("`pack ember ..`")
                        );
                    }
                };
                if scenario.packs.iter().any(|own| own.name == name) {
                    return Err(Wrong::new(format!("the pack `{name}` is named twice")));
                }
                let text = text.to_string();
                scenario.packs.push(WantedPack { name: name.to_string(), folder, line: number, text });
            }
            "schools" => scenario.schools.extend(rest.split_whitespace().map(str::to_string)),
            "lenient" if rest.is_empty() => scenario.lenient = true,
            _ => {
                let wrong = Wrong::new(format!("`{first}` is no part of the head of a scenario"));
                return Err(match nearest(first, HEAD_WORDS) {
                    Some(near) => wrong.hint(format!("did you mean `{near}`?")),
                    None => wrong.hint("statements stand after `table`, `moves` or `expect`"),
                });
            }
        }
        Ok(())
    }

    fn table(&mut self, line: usize, text: &str, words: &[&str]) -> Result<(), Wrong> {
        let (deed, args) = TABLE.read(words)?;
        if let Some(scenario) = self.scenarios.last_mut() {
            scenario.table.push(Statement { line, text: text.into(), deed, args });
        }
        Ok(())
    }

    fn step(&mut self, step: Step) {
        if let Some(scenario) = self.scenarios.last_mut() {
            scenario.script.push(step);
        }
    }
}

fn part_named(word: &str) -> Option<Part> {
    match word {
        "cards" => Some(Part::Cards),
        "table" => Some(Part::Table),
        "moves" => Some(Part::Moves),
        "expect" => Some(Part::Expect),
        _ => None,
    }
}

fn ends_cards(words: &[&str]) -> bool {
    matches!(words, ["table" | "moves" | "expect"] | ["scenario", _, ..])
}

/// `#` begins a comment unless it stands in a title.
pub(crate) fn without_comment(line: &str) -> &str {
    let mut quoted = false;
    for (at, letter) in line.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '#' if !quoted => return &line[..at],
            _ => {}
        }
    }
    line
}
