//! Asking for a message: arguments go in, a phrase comes out.

use crate::markup;
use crate::piece::Line;
use crate::texts::{TextError, Texts};
use codex::{Codex, QuestFlow};
use fluent_bundle::{FluentArgs, FluentValue};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

/// A rendered node: its text, and what its message tells about itself (number, gender ...) for the message around it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Phrase {
    pub text: String,
    features: Vec<(String, String)>,
}

/// Renders cards of one codex in one language. Problems are collected, so that one run finds them all; whatever has
/// problems is never handed out.
pub(crate) struct Speaker<'a> {
    pub codex: &'a Codex,
    texts: &'a Texts,
    problems: RefCell<Vec<TextError>>,
    used: RefCell<BTreeSet<String>>,
    /// What each message was given, if somebody wants to know.
    given: Option<RefCell<BTreeMap<String, Vec<String>>>>,
    lint: Option<Lint>,
}

/// A form that a message was asked for, that one of its parts could follow, and that it does not pass on. The part is
/// said in its default form then, and nobody is told.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct LostForm {
    /// The message that was asked.
    pub message: String,
    /// Its part that is said in the wrong form.
    pub part: String,
    /// The form that was asked for.
    pub form: String,
    /// The message below that would say something else in this form.
    pub below: String,
}

/// Looks for lost forms while cards are said.
#[derive(Default)]
struct Lint {
    /// What the message that begins next would be asked for, had the form been passed on.
    next: RefCell<Option<Missed>>,
    lost: RefCell<BTreeSet<LostForm>>,
}

#[derive(Clone)]
struct Missed {
    message: String,
    part: String,
    form: String,
    /// The same form as it would have become on its way down.
    here: String,
}

/// A message being asked for.
pub(crate) struct Say<'s, 'a> {
    speaker: &'s Speaker<'a>,
    id: String,
    args: FluentArgs<'static>,
    parts: Vec<&'static str>,
    /// Everything it was given, in order.
    names: Vec<&'static str>,
    form: String,
    missed: Option<Missed>,
}

/// How quests are done in an edition, which its texts call by other words.
pub(crate) fn quests(codex: Option<&Codex>) -> &'static str {
    match codex.and_then(|codex| codex.edition.as_ref()).map(|edition| edition.rules.quests) {
        Some(QuestFlow::AtOnce) => "at_once",
        _ => "in_stages",
    }
}

impl<'a> Speaker<'a> {
    pub fn new(codex: &'a Codex, texts: &'a Texts) -> Speaker<'a> {
        Speaker {
            codex,
            texts,
            problems: RefCell::default(),
            used: RefCell::default(),
            given: None,
            lint: None,
        }
    }

    /// One that looks for lost forms.
    pub fn linting(codex: &'a Codex, texts: &'a Texts) -> Speaker<'a> {
        Speaker { lint: Some(Lint::default()), ..Speaker::new(codex, texts) }
    }

    pub fn lost_forms(self) -> BTreeSet<LostForm> {
        self.lint.map(|lint| lint.lost.into_inner()).unwrap_or_default()
    }

    /// One that writes down what messages are given.
    pub fn listing(codex: &'a Codex, texts: &'a Texts) -> Speaker<'a> {
        Speaker { given: Some(RefCell::default()), ..Speaker::new(codex, texts) }
    }

    pub fn given(self) -> BTreeMap<String, Vec<String>> {
        self.given.map(RefCell::into_inner).unwrap_or_default()
    }

    pub fn problems(self) -> Vec<TextError> {
        self.problems.into_inner()
    }

    /// The ids of all messages that were asked for.
    pub fn used(self) -> BTreeSet<String> {
        self.used.into_inner()
    }

    pub fn has(&self, id: &str) -> bool {
        self.texts.has(id)
    }

    /// Begins a message. `form` is what the message around it asked for, and empty at the top.
    pub fn say(&self, id: impl Into<String>, form: &str) -> Say<'_, 'a> {
        let mut args = FluentArgs::new();
        args.set("form", form.to_owned());
        args.set("quests", quests(Some(self.codex)));
        let missed = self.lint.as_ref().and_then(|lint| lint.next.take());
        Say {
            speaker: self,
            id: id.into(),
            args,
            parts: Vec::new(),
            names: Vec::new(),
            form: form.to_owned(),
            missed,
        }
    }

    /// A message without arguments.
    pub fn tell(&self, id: impl Into<String>, form: &str) -> Phrase {
        self.say(id, form).phrase()
    }

    /// Several phrases of one sort as a list. Messages `SORT-two` and `SORT-more` join the first to the rest.
    pub fn list<T>(
        &self,
        sort: &str,
        items: &[T],
        form: &str,
        each: &mut dyn FnMut(&T, &str) -> Phrase,
    ) -> Phrase {
        let (first, rest) = match items {
            [] => return Phrase::default(),
            [only] => return each(only, form),
            [first, rest @ ..] => (first, rest),
        };
        let id = if rest.len() == 1 { "two" } else { "more" };
        self.say(format!("{sort}-{id}"), form)
            .part("first", |form| each(first, form))
            .part("rest", |form| self.list(sort, rest, form, each))
            .phrase()
    }

    /// A finished line.
    pub fn line(&self, phrase: &Phrase) -> Line {
        let word = |symbol: crate::piece::Symbol, form: &str| {
            self.tell(format!("symbol-{}", symbol.name()), form).text
        };
        markup::read(&phrase.text, word).unwrap_or_else(|markup::Unreadable(problem)| {
            let lang = self.texts.lang().to_owned();
            self.report(TextError::Markup { lang, text: phrase.text.clone(), problem });
            Line::default()
        })
    }

    fn report(&self, problem: TextError) {
        let mut problems = self.problems.borrow_mut();
        if !problems.contains(&problem) {
            problems.push(problem);
        }
    }

    fn format(&self, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> String {
        if !self.used.borrow().contains(id) {
            self.used.borrow_mut().insert(id.to_owned());
        }
        self.texts.format(id, attribute, args).unwrap_or_else(|problem| {
            self.report(problem);
            String::new()
        })
    }
}

impl Phrase {
    pub fn map(self, text: impl FnOnce(String) -> String) -> Phrase {
        Phrase { text: text(self.text), features: self.features }
    }
}

impl Say<'_, '_> {
    pub fn num(mut self, name: &'static str, number: impl Into<i64>) -> Self {
        self.args.set(name, FluentValue::from(number.into()));
        self.names.push(name);
        self
    }

    /// A word of the program, for messages to choose by; never a word of a language.
    pub fn word(mut self, name: &'static str, word: impl Into<String>) -> Self {
        self.args.set(name, word.into());
        self.names.push(name);
        self
    }

    /// A flag, for messages to choose by.
    pub fn flag(self, name: &'static str, flag: bool) -> Self {
        self.word(name, if flag { "yes" } else { "no" })
    }

    /// A child. The attribute of the same name says in which form it is wanted. What the child tells about itself
    /// becomes further arguments: `$to-number` beside `$to`.
    pub fn part(self, name: &'static str, render: impl FnOnce(&str) -> Phrase) -> Self {
        // Only this line is made anew for every child: a page carries them all.
        let child = render(self.asked(name).trim());
        self.with_child(name, child)
    }

    /// The form that a child is wanted in.
    fn asked(&self, name: &'static str) -> String {
        let asks = self.speaker.texts.attributes(&self.id).contains(&name);
        let form = if asks { self.speaker.format(&self.id, Some(name), &self.args) } else { String::new() };
        self.watch(name, asks, form.trim());
        form
    }

    fn with_child(mut self, name: &'static str, child: Phrase) -> Self {
        self.speaker.lint.as_ref().and_then(|lint| lint.next.take());
        for (feature, value) in child.features {
            self.args.set(format!("{name}-{feature}"), value);
        }
        self.args.set(name, child.text);
        self.parts.push(name);
        self.names.push(name);
        self
    }

    /// A child that may not be there. `$NAME-said` is yes or no; what it tells about itself is there only with it.
    pub fn maybe(mut self, name: &'static str, render: Option<impl FnOnce(&str) -> Phrase>) -> Self {
        self.args.set(format!("{name}-said"), if render.is_some() { "yes" } else { "no" });
        match render {
            Some(render) => self.part(name, render),
            None => self.word(name, ""),
        }
    }

    /// Tells the lint what the part would be asked for if this message, and those above it, passed on their forms.
    fn watch(&self, part: &'static str, asks: bool, form: &str) {
        let Some(lint) = &self.speaker.lint else { return };
        // A pronoun does not say its noun.
        if part == "noun" {
            return;
        }
        let missed = match &self.missed {
            // Something above has lost a form; this message would pass on what it makes of it.
            Some(missed) if asks => {
                let here = self.formatted(Some(part), &missed.here);
                Some(Missed { here: here.trim().to_owned(), ..missed.clone() })
            }
            None if !asks && !self.form.is_empty() => Some(Missed {
                message: self.id.clone(),
                part: part.to_owned(),
                form: self.form.clone(),
                here: self.form.clone(),
            }),
            _ => None,
        };
        *lint.next.borrow_mut() = missed.filter(|missed| missed.here != form);
    }

    /// The message, or an attribute, as if it had been asked for in another form.
    fn formatted(&self, attribute: Option<&str>, form: &str) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in self.args.iter() {
            args.set(name.to_owned(), value.clone());
        }
        args.set("form", form.to_owned());
        self.speaker.format(&self.id, attribute, &args)
    }

    pub fn phrase(self) -> Phrase {
        if let Some(given) = &self.speaker.given {
            let mut given = given.borrow_mut();
            let known = given.entry(self.id.clone()).or_default();
            for &name in &self.names {
                if !known.iter().any(|own| own == name) {
                    known.push(name.to_owned());
                }
            }
        }
        let text = self.speaker.format(&self.id, None, &self.args);
        if let (Some(lint), Some(missed)) = (&self.speaker.lint, &self.missed)
            && self.formatted(None, &missed.here) != text
        {
            let Missed { message, part, form, .. } = missed.clone();
            lint.lost.borrow_mut().insert(LostForm { message, part, form, below: self.id.clone() });
        }
        let attributes = self.speaker.texts.attributes(&self.id);
        let features = attributes
            .into_iter()
            .filter(|name| !self.parts.contains(name))
            .map(|name| (name.to_owned(), self.speaker.format(&self.id, Some(name), &self.args)))
            .collect();
        Phrase { text, features }
    }
}
