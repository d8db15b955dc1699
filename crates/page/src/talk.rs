//! What the page says to its house, and what the house wants done.

use serde::{Deserialize, Serialize};
use table::play::{Deal, Event, Past, Sitter};
use table::shelf::Read;

/// How a table was laid, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The version of the program that laid it.
    pub lodge: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// When, in milliseconds since 1970.
    pub created: u64,
    /// The version of its cards.
    pub content: String,
    /// The version of the rules it was laid by; tables did not name it while it was the first one.
    #[serde(default = "first_rules")]
    pub rules: u32,
    pub deal: Deal,
    pub sitters: Vec<Sitter>,
}

fn first_rules() -> u32 {
    1
}

impl Row {
    /// As far as it takes to wake the table.
    pub fn past<'a>(&'a self, done: &'a Done) -> Past<'a> {
        let Done { events, proofs } = done;
        Past { deal: &self.deal, sitters: &self.sitters, events, proofs, rules: self.rules }
    }
}

/// What was done at a table, and for each event the proof of the game it led to, where it changed one.
#[derive(Clone, Debug, Default)]
pub struct Done {
    events: Vec<Event>,
    proofs: Vec<Option<u64>>,
}

impl Done {
    /// One more, and how it is kept.
    pub fn add(&mut self, event: Event, proof: Option<u64>) -> String {
        let kept = match proof {
            Some(proof) => text(&(&event, format!("{proof:016x}"))),
            None => text(&event),
        };
        self.events.push(event);
        self.proofs.push(proof);
        kept
    }

    /// One as it was kept; pages of before kept events alone.
    fn take(&mut self, kept: &str) -> Result<(), String> {
        let (event, proof) = match kept.starts_with('[') {
            true => {
                let (event, proof): (Event, String) =
                    serde_json::from_str(kept).map_err(|why| why.to_string())?;
                (event, Some(u64::from_str_radix(&proof, 16).map_err(|why| why.to_string())?))
            }
            false => (serde_json::from_str(kept).map_err(|why| why.to_string())?, None),
        };
        self.events.push(event);
        self.proofs.push(proof);
        Ok(())
    }
}

/// A table as it comes out of storage: JSON of a [`Row`] and of its [`Event`]s. As texts, because the page must not
/// read them: a seed is larger than what a number of JavaScript can hold.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    pub table: String,
    pub row: String,
    pub events: Vec<String>,
}

/// What the page says.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// A table that somebody asks for.
    Wake(Kept),
    /// A table that nobody looks at any more.
    Sleep {
        table: String,
    },
    /// A request of the protocol; `path` with its query, `at` the time in milliseconds since 1970.
    Request {
        id: u32,
        method: String,
        path: String,
        body: String,
        at: u64,
    },
    /// The words of a language, by their files: a page fetches those of the one it is read in.
    Speak {
        lang: String,
        files: Vec<(String, String)>,
    },
    /// A line to a table, which waits for a hello.
    Open {
        line: u32,
        table: String,
    },
    Say {
        line: u32,
        text: String,
        /// The time, as above; pages of before said none.
        #[serde(default)]
        at: u64,
    },
    Close {
        line: u32,
    },
    /// What the hands of a bot found of each option: how often it was tried, and what that was worth in sum.
    Thought {
        table: String,
        revision: u32,
        /// The number of the hint that it is for; without one it is a bot's answer.
        #[serde(default)]
        hint: Option<u32>,
        counts: Vec<Vec<(u32, f64)>>,
    },
}

/// What the page asks before it says anything; answered at once, without errands.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Query {
    /// Packs to offer from now on; those that cannot be read are left out, and so is a second one of the same name.
    Packs(Vec<Pack>),
    /// Whether somebody's own pack can be offered, too; what is wrong with it, and what it is called.
    Fits(Pack),
    /// Whether tables of a version of cards can be woken.
    Knows { content: String },
    /// Cards that were kept; what is wrong with them.
    Take { content: String, text: String },
    /// What is wrong with a table from elsewhere.
    Check(Kept),
}

/// A pack as files.
#[derive(Clone, Debug, Deserialize)]
pub struct Pack {
    pub sources: Vec<codex::Source>,
    #[serde(default)]
    pub words: Vec<content::Words>,
    /// Somebody brought it into this browser; the others lie beside the page.
    #[serde(default)]
    pub own: bool,
}

/// What the house answers to a query.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Told {
    /// What is wrong, if anything is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrong: Option<String>,
    /// The name of the pack that was asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pack: Option<String>,
}

impl Pack {
    /// As shelves take them; an error says what is wrong with it.
    pub fn read(self) -> Result<Read, String> {
        if self.sources.is_empty() {
            return Err("there is no file of cards in this pack".into());
        }
        let pack = codex::Pack::named(self.sources).map_err(|report| report.to_string())?;
        Ok((pack, self.words))
    }
}

/// What is to be done, in the order in which it comes.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Errand {
    /// The answer to a request.
    Reply {
        id: u32,
        status: u16,
        text: String,
    },
    Tell {
        line: u32,
        text: String,
    },
    HangUp {
        line: u32,
    },
    /// Keep cards that tables are dealt from, by their version.
    Keep {
        version: String,
        text: String,
    },
    /// Keep a new table.
    Lay(Kept),
    /// Keep what happened at a table.
    Store {
        table: String,
        n: u32,
        event: String,
    },
    /// Let a bot think; with all hands if the clock decides how long.
    Think {
        table: String,
        revision: u32,
        question: String,
        everybody: bool,
        /// To be said again with what was found.
        #[serde(skip_serializing_if = "Option::is_none")]
        hint: Option<u32>,
    },
}

impl Kept {
    pub fn new(table: &str, row: &Row, events: &[Event]) -> Kept {
        Kept { table: table.into(), row: text(row), events: events.iter().map(text).collect() }
    }

    /// What it holds; an error says which part of it is damaged.
    pub fn read(&self) -> Result<(Row, Done), String> {
        let row = serde_json::from_str(&self.row).map_err(|why| format!("how it was laid: {why}"))?;
        let mut done = Done::default();
        for (event, n) in self.events.iter().zip(1..) {
            done.take(event).map_err(|why| format!("event {n}: {why}"))?;
        }
        Ok((row, done))
    }
}

/// Plain data with plain keys always has a form in JSON.
pub fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
