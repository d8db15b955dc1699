//! What is wrong with a pack, and how it is shown.

use crate::Source;
#[cfg(feature = "snippets")]
use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};
use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file it stands in.
    pub path: String,
    /// Bytes of the source.
    pub span: Range<usize>,
    /// What is wrong.
    pub message: String,
    /// What to write instead, where that can be guessed.
    pub hint: Option<String>,
    /// Another place that has to do with it: where the name was used first.
    pub also: Option<Elsewhere>,
}

/// A second place that a problem points at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Elsewhere {
    /// The file it stands in.
    pub path: String,
    /// Which bytes of it.
    pub span: Range<usize>,
    /// What is said beside them.
    pub label: String,
}

impl Problem {
    pub(crate) fn new(path: &str, span: Range<usize>, message: impl Into<String>) -> Problem {
        Problem { path: path.to_string(), span, message: message.into(), hint: None, also: None }
    }
    pub(crate) fn hint(mut self, hint: impl Into<String>) -> Problem {
        self.hint = Some(hint.into());
        self
    }
    pub(crate) fn maybe_hint(mut self, hint: Option<String>) -> Problem {
        self.hint = hint.or(self.hint);
        self
    }
    pub(crate) fn also(mut self, path: &str, span: Range<usize>, label: &str) -> Problem {
        self.also = Some(Elsewhere { path: path.to_string(), span, label: label.to_string() });
        self
    }
}

/// Everything that is wrong with the sources given to [`crate::load`].
///
/// Shown with `{}` it reads like the output of a compiler, with the lines themselves where `snippets` are built in.
#[derive(Clone, Debug)]
pub struct Report {
    /// Everything that is wrong, in the order of the files.
    pub problems: Vec<Problem>,
    /// Only the sources that the problems point into.
    sources: Vec<Source>,
}

impl Report {
    pub(crate) fn new<'a>(
        mut problems: Vec<Problem>,
        sources: impl IntoIterator<Item = &'a Source>,
    ) -> Report {
        let sources: Vec<&Source> = sources.into_iter().collect();
        let order = |path: &str| sources.iter().position(|source| source.path == path);
        problems.sort_by_key(|p| (order(&p.path), p.span.start, p.span.end));
        problems.dedup();
        let paths: BTreeSet<&str> = problems
            .iter()
            .flat_map(|p| [Some(p.path.as_str()), p.also.as_ref().map(|also| also.path.as_str())])
            .flatten()
            .collect();
        let sources = sources.into_iter().filter(|s| paths.contains(s.path.as_str())).cloned().collect();
        Report { problems, sources }
    }

    fn text(&self, path: &str) -> &str {
        self.sources.iter().find(|source| source.path == path).map_or("", |source| &source.text)
    }

    /// File, line and what is wrong there.
    #[cfg(not(feature = "snippets"))]
    fn render(&self, problem: &Problem) -> String {
        let place = |path: &str, span: &Range<usize>| {
            let text = self.text(path);
            format!("{path}:{}", text[..within(text, span).start].matches('\n').count() + 1)
        };
        let mut told = format!("{}: {}", place(&problem.path, &problem.span), problem.message);
        if let Some(also) = &problem.also {
            told += &format!("\n{}: {}", place(&also.path, &also.span), also.label);
        }
        problem.hint.iter().fold(told, |told, hint| told + "\nhelp: " + hint)
    }

    #[cfg(feature = "snippets")]
    fn render(&self, problem: &Problem) -> String {
        let text = self.text(&problem.path);
        let mut snippet = Snippet::source(text)
            .path(problem.path.as_str())
            .annotation(AnnotationKind::Primary.span(within(text, &problem.span)));
        let mut elsewhere = None;
        if let Some(also) = &problem.also {
            let text = self.text(&also.path);
            let mark = AnnotationKind::Context.span(within(text, &also.span)).label(also.label.as_str());
            if also.path == problem.path {
                snippet = snippet.annotation(mark);
            } else {
                elsewhere = Some(Snippet::source(text).path(also.path.as_str()).annotation(mark));
            }
        }
        let mut group = Level::ERROR.primary_title(problem.message.as_str()).element(snippet);
        if let Some(elsewhere) = elsewhere {
            group = group.element(elsewhere);
        }
        if let Some(hint) = &problem.hint {
            group = group.element(Level::HELP.message(hint.as_str()));
        }
        Renderer::plain().render(&[group])
    }
}

/// The renderer wants spans of whole letters inside the text, which two sources of one path could break.
fn within(text: &str, span: &Range<usize>) -> Range<usize> {
    let end = text.floor_char_boundary(span.end);
    text.floor_char_boundary(span.start.min(end))..end
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for problem in &self.problems {
            writeln!(f, "{}\n", self.render(problem))?;
        }
        match self.problems.len() {
            1 => write!(f, "1 problem"),
            count => write!(f, "{count} problems"),
        }
    }
}

impl std::error::Error for Report {}
