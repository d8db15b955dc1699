//! What a language lacks beside English, and what it says that cannot be: each thing with its file and line.

use super::entries::{self, Entry};
use super::{FILES, Language, SPOKEN, plurals};
use crate::names;
use crate::texts::{TextError, Texts};
use codex::Codex;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// Something that keeps a language from being complete, or that it says in vain.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// `de/cards.ftl`.
    pub file: String,
    /// 0 where the line is what is missing.
    pub line: usize,
    /// What is wrong, in English.
    pub what: String,
}

impl Problem {
    pub(crate) fn new(tag: &str, file: &str, line: usize, what: String) -> Problem {
        Problem { file: format!("{tag}/{file}"), line, what }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{}:{line}: {}", self.file, self.what),
        }
    }
}

/// The messages of a language by their ids. Cards and the page are told apart: neither hears of the other's, and names
/// are with the cards.
type Messages = BTreeMap<(bool, String), Entry>;

fn key(own: &Entry) -> (bool, String) {
    (SPOKEN.contains(&&*own.file), own.id.clone())
}

/// What the code gives each message, in the order it is given.
pub type Arguments = BTreeMap<String, Vec<String>>;

fn messages(own: Language<'_>, problems: &mut Vec<Problem>) -> Messages {
    let mut all = Messages::new();
    for (file, text) in own.files {
        if !FILES.contains(file) {
            problems.push(Problem::new(
                own.tag,
                file,
                0,
                format!("no such file is read; there are {FILES:?}"),
            ));
        }
        for entry in entries::read(own.tag, file, text, problems) {
            match all.get(&key(&entry)).filter(|before| before.file != entry.file) {
                Some(before) => {
                    let what = format!("`{}` is also in {}:{}", entry.id, before.file, before.line);
                    problems.push(Problem::new(own.tag, file, entry.line, what));
                }
                None => drop(all.insert(key(&entry), entry)),
            }
        }
    }
    all
}

/// What keeps a language from being chosen: messages of English that it has not, names that it has not, and files that
/// cannot be read.
pub fn lacks(own: Language<'_>, english: Language<'_>, editions: &[&Codex]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let (english, said) = (messages(english, &mut Vec::new()), messages(own, &mut problems));
    missing(own.tag, &english, &said, &mut problems);
    if own.tag != "en" {
        missing_names(own.tag, editions, &said, &mut problems);
    }
    problems
}

/// All that is wrong with a language. `cards` are those that it must be able to tell, `given` what [`arguments`] says
/// of them.
pub fn problems(
    own: Language<'_>,
    english: Language<'_>,
    editions: &[&Codex],
    cards: &[&Codex],
    given: &Arguments,
) -> Vec<Problem> {
    let mut problems = Vec::new();
    let (english, said) = (messages(english, &mut Vec::new()), messages(own, &mut problems));
    missing(own.tag, &english, &said, &mut problems);
    if own.tag != "en" {
        missing_names(own.tag, editions, &said, &mut problems);
    }
    let names = said.values().filter(|own| own.file == "names.ftl");
    let features = names.flat_map(|own| own.attributes.iter().cloned()).collect();
    let (numbers, plurals) = (numbers(&english), plurals::of(own.tag));
    let known = Known { english: &english, given, numbers, plurals, features };
    let served: BTreeSet<&String> = said.values().flat_map(|own| &own.refers).collect();
    for entry in said.values() {
        known.look_at(own.tag, entry, served.contains(&entry.id), &mut problems);
    }
    match own.open(&[]) {
        Ok(texts) => told(&texts, own.tag, cards, &said, &mut problems),
        // Told above with its line, unless it is the tag itself.
        Err(error @ TextError::Language { .. }) => {
            problems.push(Problem::new(own.tag, "", 0, error.to_string()));
        }
        Err(_) => {}
    }
    problems.sort();
    problems.dedup();
    problems
}

/// What the cards give each message that they ask for, in English.
pub fn arguments(cards: &[&Codex]) -> Arguments {
    let mut all = Arguments::new();
    for codex in cards {
        for (id, names) in crate::card::arguments(codex, Texts::english()) {
            let known = all.entry(id).or_default();
            names.into_iter().for_each(|name| {
                if !known.contains(&name) {
                    known.push(name);
                }
            });
        }
    }
    all
}

fn missing(tag: &str, english: &Messages, said: &Messages, problems: &mut Vec<Problem>) {
    for entry in english.values().filter(|own| !own.id.starts_with('-') && !is_a_name(&own.id)) {
        let at = format!("en/{}:{}", entry.file, entry.line);
        let Some(own) = said.get(&key(entry)) else {
            problems.push(Problem::new(tag, &entry.file, 0, format!("`{}` is missing ({at})", entry.id)));
            continue;
        };
        if entry.said && !own.said {
            problems.push(Problem::new(tag, &own.file, own.line, format!("`{}` has no text ({at})", own.id)));
        }
        // On cards and in the page attributes are forms and features, and each language has its own.
        if matches!(&*entry.file, "table.ftl" | "rulings.ftl") {
            for name in entry.attributes.iter().filter(|name| !own.attributes.contains(name)) {
                let what = format!("`{}` lacks its attribute .{name} ({at})", own.id);
                problems.push(Problem::new(tag, &own.file, own.line, what));
            }
        }
    }
}

fn missing_names(tag: &str, editions: &[&Codex], said: &Messages, problems: &mut Vec<Problem>) {
    let mut told = BTreeSet::new();
    for (id, name) in editions.iter().flat_map(|codex| names::all(codex)) {
        if !said.contains_key(&(true, id.clone())) && told.insert(id.clone()) {
            problems.push(Problem::new(tag, "names.ftl", 0, format!("`{id}` is missing ({name})")));
        }
    }
}

/// Names of single cards, which a language has or has not.
fn is_a_name(id: &str) -> bool {
    id.strip_prefix("name-").is_some_and(|rest| rest.contains('-')) || id.starts_with("short-")
}

/// Arguments that English counts by anywhere: `[one]` and `*[other]`.
fn numbers(english: &Messages) -> BTreeSet<String> {
    let counts = |own: &&entries::Choice| own.keys.iter().any(|key| key == "one") && own.default == "other";
    english.values().flat_map(|own| own.choices.iter().filter(counts)).map(|own| own.by.clone()).collect()
}

struct Known<'a> {
    english: &'a Messages,
    given: &'a Arguments,
    numbers: BTreeSet<String>,
    plurals: BTreeSet<String>,
    /// What names of this language tell about themselves; words of the page may tell it too.
    features: BTreeSet<String>,
}

impl Known<'_> {
    fn look_at(&self, tag: &str, own: &Entry, serves: bool, problems: &mut Vec<Problem>) {
        let mut tell = |what: String| problems.push(Problem::new(tag, &own.file, own.line, what));
        if let Some(entry) = self.english.get(&key(own)) {
            self.same_arguments(entry, own, &mut tell);
        } else if !is_a_name(&own.id) && !serves {
            tell(format!("nobody asks for `{}`", own.id));
        }
        for choice in own.choices.iter().filter(|own| self.numbers.contains(&own.by)) {
            let words: Vec<&String> =
                choice.keys.iter().filter(|key| plurals::WORDS.contains(&&***key)).collect();
            for word in words.iter().filter(|word| ***word != "other" && !self.plurals.contains(**word)) {
                tell(format!("`{}`: no number is `{word}` in this language", own.id));
            }
            let mut unsaid: Vec<&String> = self
                .plurals
                .iter()
                .filter(|word| !words.contains(word) && **word != choice.default)
                .collect();
            // `other` stands for one that is not named, where no whole number is `other`.
            if choice.default == "other" && !self.plurals.contains("other") {
                unsaid.pop();
            }
            unsaid.retain(|word| *word != "other");
            if words.iter().any(|word| **word != choice.default) && !unsaid.is_empty() {
                tell(format!("`{}`: ${} has no text for {unsaid:?}", own.id, choice.by));
            }
        }
    }

    fn same_arguments(&self, entry: &Entry, own: &Entry, tell: &mut impl FnMut(String)) {
        let given = self.given.get(&entry.id).filter(|_| key(entry).0);
        // What serves other messages gets what they get.
        let serves = given.is_none() && entry.file == "cards.ftl";
        let said_of = |name: &str| {
            let spoken_of = format!("${name}");
            let after =
                |text: &str| text.chars().next().is_none_or(|next| !next.is_alphanumeric() && next != '_');
            entry
                .comment
                .match_indices(&spoken_of)
                .any(|(at, _)| after(&entry.comment[at + spoken_of.len()..]))
        };
        let is_known = |name: &str| {
            name == "form"
                || entry.used.contains(name)
                || given.is_some_and(|given| given.iter().any(|own| own == name))
                || said_of(name)
        };
        // `$who-gender` is what $who tells about itself.
        let is_feature = |name: &str| name.match_indices('-').any(|(at, _)| is_known(&name[..at]));
        for name in own.used.iter().filter(|name| !serves && !is_known(name) && !is_feature(name)) {
            tell(format!("`{}` is not given ${name}", own.id));
        }
        for name in entry.placed.iter().filter(|name| !name.contains('-') && *name != "form") {
            let near = format!("{name}-");
            let told = own.used.iter().any(|used| used == name || used.starts_with(&near));
            if !told && own.refers.is_empty() && !own.comment.contains(&format!("without ${name}")) {
                tell(format!("`{}` does not say ${name} (en/{}:{})", own.id, entry.file, entry.line));
            }
        }
        if matches!(&*entry.file, "ui.ftl" | "log.ftl" | "pages.ftl" | "lessons.ftl") {
            for name in own.attributes.iter().filter(|name| !is_known(name) && !is_feature(name)) {
                if !entry.attributes.contains(name) && !self.features.contains(name) {
                    tell(format!("`{}`: .{name} asks for the form of nothing", own.id));
                }
            }
        }
    }
}

/// Says all cards, and listens for what goes wrong.
fn told(texts: &Texts, tag: &str, cards: &[&Codex], said: &Messages, problems: &mut Vec<Problem>) {
    let mut at = |id: &str, what: String| {
        let (file, line) =
            said.get(&(true, id.to_owned())).map_or(("cards.ftl", 0), |own| (&own.file, own.line));
        problems.push(Problem::new(tag, file, line, what));
    };
    for codex in cards {
        for error in crate::check(codex, texts) {
            match error {
                // Missing ones were told already, unless they are English's own.
                TextError::Missing { id, .. } if said.contains_key(&(true, id.clone())) || tag == "en" => {
                    at(&id, format!("`{id}` is asked for something that it has not"));
                }
                TextError::Missing { .. } => {}
                TextError::Broken { id, problem, .. } => at(&id, format!("`{id}`: {problem}")),
                TextError::Markup { text, problem, .. } => at("", format!("{problem}, in {text:?}")),
                error => at("", error.to_string()),
            }
        }
        for lost in crate::lost_forms(codex, texts) {
            let what = format!(
                "`{}` is asked for the form {:?} and does not pass it on to ${} (`{}` would follow it); say .{} = {{ $form }}, or another form",
                lost.message, lost.form, lost.part, lost.below, lost.part
            );
            at(&lost.message, what);
        }
    }
}
