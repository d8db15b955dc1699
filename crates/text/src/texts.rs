//! The messages of one language.

use crate::language::Language;
use crate::say::quests;
use codex::Codex;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::resolver::errors::{ReferenceKind, ResolverError};
use fluent_bundle::{FluentArgs, FluentError, FluentResource};
use std::fmt;
use unic_langid::LanguageIdentifier;

const ENGLISH: &str = concat!(
    include_str!("../../../content/locales/en/cards.ftl"),
    "\n",
    include_str!("../../../content/locales/en/names.ftl")
);

/// The messages of one language, from any number of sources. The crate reads no files itself.
pub struct Texts {
    lang: String,
    bundle: FluentBundle<FluentResource>,
}

/// Why a text cannot be loaded or rendered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum TextError {
    /// The language tag is not one.
    Language { lang: String },
    /// A source is not valid Fluent.
    Syntax { lang: String, problem: String },
    /// Two sources hold the same message.
    Twice { lang: String, id: String },
    /// A message that a card needs is not there.
    Missing { lang: String, id: String },
    /// A message is there but cannot be formatted, usually because it asks for an argument that nobody gives.
    Broken { lang: String, id: String, problem: String },
    /// The formatted text holds a tag that means nothing.
    Markup { lang: String, text: String, problem: String },
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextError::Language { lang } => write!(f, "`{lang}` is not a language tag"),
            TextError::Syntax { lang, problem } => write!(f, "{lang}: not valid Fluent: {problem}"),
            TextError::Twice { lang, id } => write!(f, "{lang}: the message `{id}` is there twice"),
            TextError::Missing { lang, id } => write!(f, "{lang}: the message `{id}` is missing"),
            TextError::Broken { lang, id, problem } => write!(f, "{lang}: message `{id}`: {problem}"),
            TextError::Markup { lang, text, problem } => write!(f, "{lang}: {problem} in `{text}`"),
        }
    }
}

impl std::error::Error for TextError {}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("lang", &self.lang).finish_non_exhaustive()
    }
}

/// What a message is given that stands alone, as over a card.
fn alone(codex: Option<&Codex>) -> FluentArgs<'static> {
    FluentArgs::from_iter([("form", "title"), ("quests", quests(codex))])
}

impl Texts {
    /// Reads Fluent sources; later ones add messages to earlier ones.
    pub fn new(lang: &str, sources: &[&str]) -> Result<Texts, TextError> {
        let tag: LanguageIdentifier = lang.parse().map_err(|_| TextError::Language { lang: lang.into() })?;
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Arguments are phrases of the same language, so nothing needs to be shielded from the text around it.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new((*source).to_owned()).map_err(|(_, problems)| {
                // The parser counts bytes; people count lines.
                let line = |at: usize| source.get(..at).unwrap_or_default().lines().count().max(1);
                let told =
                    problems.iter().map(|problem| format!("line {}: {problem}", line(problem.pos.start)));
                TextError::Syntax { lang: lang.into(), problem: told.collect::<Vec<_>>().join("; ") }
            })?;
            bundle.add_resource(resource).map_err(|problems| TextError::twice(lang, &problems))?;
        }
        Ok(Texts { lang: lang.into(), bundle })
    }

    /// The English texts that come with Lodge.
    ///
    /// # Panics
    /// If the embedded messages are not valid Fluent, which the tests of this crate rule out.
    pub fn english() -> &'static Texts {
        match Language::english().texts() {
            Ok(texts) => texts,
            Err(problem) => panic!("the built-in texts are broken: {problem}"),
        }
    }

    /// The same with the words of packs.
    pub fn english_with(words: &[&str]) -> Result<Texts, TextError> {
        Language::english().open(words)
    }

    /// The source of the English messages of cards and names, for tools that start a translation from it.
    pub fn english_source() -> &'static str {
        ENGLISH
    }

    /// The tag of the language.
    pub fn lang(&self) -> &str {
        &self.lang
    }

    /// A message without arguments, for texts that are no cards.
    pub fn message(&self, id: &str) -> Result<String, TextError> {
        self.format(id, None, &alone(None))
    }

    /// The same in the words of an edition's book.
    pub fn message_of(&self, codex: &Codex, id: &str) -> Result<String, TextError> {
        self.format(id, None, &alone(Some(codex)))
    }

    /// A message with words that it speaks of.
    pub fn message_with(&self, id: &str, words: &[(&str, &str)]) -> Result<String, TextError> {
        self.format(id, None, &FluentArgs::from_iter(words.iter().copied()))
    }

    /// An attribute of a message without arguments.
    pub fn attribute(&self, id: &str, name: &str) -> Result<String, TextError> {
        self.format(id, Some(name), &alone(None))
    }

    pub(crate) fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Names of the attributes of a message, in order.
    pub(crate) fn attributes(&self, id: &str) -> Vec<&str> {
        self.bundle
            .get_message(id)
            .map(|message| message.attributes().map(|own| own.id()).collect())
            .unwrap_or_default()
    }

    /// A message, or one of its attributes, formatted.
    pub(crate) fn format(
        &self,
        id: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
    ) -> Result<String, TextError> {
        let missing = |id: &str| TextError::Missing { lang: self.lang.clone(), id: id.into() };
        let message = self.bundle.get_message(id).ok_or_else(|| missing(id))?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name).map(|own| own.value()),
            None => message.value(),
        };
        let pattern = pattern.ok_or_else(|| missing(id))?;
        let mut problems = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut problems).into_owned();
        match problems.first() {
            None => Ok(text),
            // A message may refer to another one, and that one may be what is missing.
            Some(FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Message {
                id: other,
                attribute: None,
            }))) => Err(missing(other)),
            Some(problem) => Err(TextError::Broken {
                lang: self.lang.clone(),
                id: id.into(),
                problem: problem.to_string(),
            }),
        }
    }
}

impl TextError {
    fn twice(lang: &str, problems: &[FluentError]) -> TextError {
        let id = problems.iter().find_map(|problem| match problem {
            FluentError::Overriding { id, .. } => Some(id.clone()),
            _ => None,
        });
        TextError::Twice { lang: lang.into(), id: id.unwrap_or_default() }
    }
}
