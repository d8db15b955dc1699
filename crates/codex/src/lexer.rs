//! Cuts a source into words, numbers, quoted names and marks.

use crate::problem::Problem;
use std::ops::Range;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind<'a> {
    Word(&'a str),
    /// Too large a number is kept as `u32::MAX`, so that the parser can refuse it where it knows the limit.
    Number(u32),
    /// A name in double quotes, without them.
    Text(&'a str),
    Mark(char),
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Token<'a> {
    pub kind: Kind<'a>,
    pub start: usize,
    pub end: usize,
    /// Whether it stands at the start of a line, where only a card may begin.
    pub at_margin: bool,
}

impl<'a> Token<'a> {
    pub fn span(&self) -> Range<usize> {
        self.start..self.end
    }
    pub fn word(&self) -> Option<&'a str> {
        match self.kind {
            Kind::Word(word) => Some(word),
            _ => None,
        }
    }
}

/// Marks that mean something in the language.
const MARKS: &str = ".,:;@()+-";

/// Reads the whole text; what cannot be read is reported and left out.
pub(crate) fn tokens<'a>(path: &str, text: &'a str, problems: &mut Vec<Problem>) -> Vec<Token<'a>> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = text[at..].chars().next() {
        let start = at;
        let rest = &text[start..];
        let kind = match first {
            '#' => {
                at += rest.find('\n').unwrap_or(rest.len());
                continue;
            }
            '"' => match quoted(rest) {
                Some(name) => {
                    at += name.len() + 2;
                    Kind::Text(name)
                }
                None => {
                    at += rest.find(['\n', '\r']).unwrap_or(rest.len());
                    problems.push(
                        Problem::new(path, start..at, "this name has no closing quote")
                            .hint("a name stands in double quotes on one line"),
                    );
                    // Still a name, so that it is not missed as well.
                    Kind::Text(&text[start + 1..at])
                }
            },
            _ if first.is_ascii_digit() => {
                let len = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
                at += len;
                Kind::Number(rest[..len].parse().unwrap_or(u32::MAX))
            }
            _ if begins_word(first) => {
                let len = word_len(rest);
                at += len;
                Kind::Word(&rest[..len])
            }
            _ => {
                at += first.len_utf8();
                if first.is_whitespace() || first == '\u{feff}' {
                    continue;
                }
                if !MARKS.contains(first) {
                    problems.push(Problem::new(
                        path,
                        start..at,
                        format!("`{}` has no meaning in the codex language", first.escape_debug()),
                    ));
                    continue;
                }
                Kind::Mark(first)
            }
        };
        let at_margin = start == 0 || text.as_bytes()[start - 1] == b'\n';
        found.push(Token { kind, start, end: at, at_margin });
    }
    found
}

fn begins_word(c: char) -> bool {
    c.is_alphabetic() || c == '_'
}

/// `player's`, `clean-up` and `ember/cinder_lash` are single words; a minus before a number is not part of a word.
fn word_len(text: &str) -> usize {
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let joins =
            matches!(c, '\'' | '-' | '/') && chars.peek().is_some_and(|(_, next)| next.is_alphabetic());
        if !(c.is_alphanumeric() || c == '_' || joins) {
            return at;
        }
    }
    text.len()
}

/// The text between the quote at the start and the next one on the same line.
fn quoted(text: &str) -> Option<&str> {
    let inside = text.strip_prefix('"')?;
    let end = inside.find(['"', '\n', '\r'])?;
    inside[end..].starts_with('"').then(|| &inside[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kinds(text: &str) -> Vec<Kind<'_>> {
        let mut problems = Vec::new();
        let found = tokens("t", text, &mut problems).into_iter().map(|t| t.kind).collect();
        assert!(problems.is_empty(), "{problems:?}");
        found
    }

    #[test]
    fn hyphens_and_apostrophes_join_words_but_not_numbers() {
        use Kind::*;
        assert_eq!(kinds("begins clean-up."), [Word("begins"), Word("clean-up"), Mark('.')]);
        assert_eq!(kinds("player's"), [Word("player's")]);
        assert_eq!(kinds("it -1"), [Word("it"), Mark('-'), Number(1)]);
    }

    #[test]
    fn a_range_is_three_tokens() {
        assert_eq!(kinds("mage@any"), [Kind::Word("mage"), Kind::Mark('@'), Kind::Word("any")]);
    }

    #[test]
    fn comments_end_with_their_line() {
        assert_eq!(kinds("a # b \" c\nd"), [Kind::Word("a"), Kind::Word("d")]);
    }

    #[test]
    fn only_the_first_column_is_the_margin() {
        let found = tokens("t", "a b\n  c\nd", &mut Vec::new());
        assert_eq!(found.iter().map(|t| t.at_margin).collect::<Vec<_>>(), [true, false, false, true]);
    }
}
