//! Asking for a message: arguments go in, a phrase comes out.

use crate::markup;
use crate::piece::Line;
use crate::texts::{TextError, Texts};
use codex::Codex;
use fluent_bundle::{FluentArgs, FluentValue};
use std::cell::RefCell;
use std::collections::BTreeSet;

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
}

/// A message being asked for.
pub(crate) struct Say<'s, 'a> {
    speaker: &'s Speaker<'a>,
    id: String,
    args: FluentArgs<'static>,
    parts: Vec<&'static str>,
}

impl<'a> Speaker<'a> {
    pub fn new(codex: &'a Codex, texts: &'a Texts) -> Speaker<'a> {
        Speaker { codex, texts, problems: RefCell::default(), used: RefCell::default() }
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
        Say { speaker: self, id: id.into(), args, parts: Vec::new() }
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
        self
    }

    /// A word of the program, for messages to choose by; never a word of a language.
    pub fn word(mut self, name: &'static str, word: impl Into<String>) -> Self {
        self.args.set(name, word.into());
        self
    }

    /// A flag, for messages to choose by.
    pub fn flag(self, name: &'static str, flag: bool) -> Self {
        self.word(name, if flag { "yes" } else { "no" })
    }

    /// A child. The attribute of the same name says in which form it is wanted. What the child tells about itself
    /// becomes further arguments: `$to-number` beside `$to`.
    pub fn part(mut self, name: &'static str, render: impl FnOnce(&str) -> Phrase) -> Self {
        let asks = self.speaker.texts.attributes(&self.id).contains(&name);
        let form = if asks { self.speaker.format(&self.id, Some(name), &self.args) } else { String::new() };
        let child = render(form.trim());
        for (feature, value) in child.features {
            self.args.set(format!("{name}-{feature}"), value);
        }
        self.args.set(name, child.text);
        self.parts.push(name);
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

    pub fn phrase(self) -> Phrase {
        let text = self.speaker.format(&self.id, None, &self.args);
        let attributes = self.speaker.texts.attributes(&self.id);
        let features = attributes
            .into_iter()
            .filter(|name| !self.parts.contains(name))
            .map(|name| (name.to_owned(), self.speaker.format(&self.id, Some(name), &self.args)))
            .collect();
        Phrase { text, features }
    }
}
