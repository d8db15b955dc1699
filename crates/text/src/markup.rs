//! From formatted messages to pieces.
//!
//! A message writes an icon as `<damage/>`, a card is written `<card kind="jinx" id="weakness">Weakness</card>`, and
//! `<up/>` makes the next letter a capital. Several spaces count as one.

use crate::piece::{CardKind, Line, Piece, Symbol};

/// A tag that means nothing.
#[derive(Debug)]
pub(crate) struct Unreadable(pub String);

/// Keeps a name from being taken for markup.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

fn unescape(text: &str) -> String {
    text.replace("&lt;", "<").replace("&amp;", "&")
}

pub(crate) fn card_tag(kind: CardKind, id: &str, name: &str) -> String {
    format!("<card kind=\"{}\" id=\"{id}\">{name}</card>", kind.name())
}

/// Reads markup; `word` gives the word of a symbol in some form.
pub(crate) fn read(markup: &str, mut word: impl FnMut(Symbol, &str) -> String) -> Result<Line, Unreadable> {
    let mut reader = Reader { pieces: Vec::new(), up: false };
    let mut rest = markup;
    while let Some(at) = rest.find('<') {
        reader.text(&rest[..at]);
        let tag = &rest[at..];
        let end = tag.find('>').ok_or_else(|| Unreadable("a tag without an end".into()))?;
        rest = &tag[end + 1..];
        let inner = &tag[1..end];
        if let Some(inner) = inner.strip_suffix('/') {
            let (name, form) = empty_tag(inner)?;
            if name == "up" {
                reader.up = true;
                continue;
            }
            let symbol =
                Symbol::of_name(name).ok_or_else(|| Unreadable(format!("no symbol is called `{name}`")))?;
            let word = reader.raised(&word(symbol, form));
            reader.pieces.push(Piece::Symbol { symbol, word });
            continue;
        }
        let (kind, id) = card_open(inner)?;
        let close = rest.find("</card>").ok_or_else(|| Unreadable("a card without an end".into()))?;
        let name = reader.raised(&unescape(&rest[..close]));
        reader.pieces.push(Piece::Card { kind, id, name });
        rest = &rest[close + "</card>".len()..];
    }
    reader.text(rest);
    Ok(reader.line())
}

/// `damage` or `damage form="genitive"`.
fn empty_tag(inner: &str) -> Result<(&str, &str), Unreadable> {
    let inner = inner.trim();
    let Some((name, attribute)) = inner.split_once(' ') else { return Ok((inner, "")) };
    let form = attribute.trim().strip_prefix("form=\"").and_then(|form| form.strip_suffix('"'));
    form.map(|form| (name, form)).ok_or_else(|| Unreadable(format!("the tag `{inner}`")))
}

/// `card kind="jinx" id="weakness"`.
fn card_open(inner: &str) -> Result<(CardKind, String), Unreadable> {
    let read = || {
        let rest = inner.strip_prefix("card kind=\"")?;
        let (kind, rest) = rest.split_once("\" id=\"")?;
        Some((CardKind::of_name(kind)?, rest.strip_suffix('"')?.to_owned()))
    };
    read().ok_or_else(|| Unreadable(format!("the tag `{inner}`")))
}

struct Reader {
    pieces: Vec<Piece>,
    /// Whether the next letter is to be a capital.
    up: bool,
}

impl Reader {
    fn text(&mut self, text: &str) {
        let text = self.raised(&unescape(text));
        let mut clean = String::with_capacity(text.len());
        for letter in text.chars() {
            // A message in several lines is one line of text. No-break spaces are meant.
            let blank = matches!(letter, ' ' | '\n' | '\r' | '\t');
            let after_blank = match clean.chars().next_back() {
                Some(last) => last == ' ',
                None => self.ends_with_blank(),
            };
            if !blank {
                clean.push(letter);
            } else if !after_blank {
                clean.push(' ');
            }
        }
        if clean.is_empty() {
            return;
        }
        match self.pieces.last_mut() {
            Some(Piece::Text(before)) => before.push_str(&clean),
            _ => self.pieces.push(Piece::Text(clean)),
        }
    }

    /// Nothing at all counts as a blank, so that no line begins with one.
    fn ends_with_blank(&self) -> bool {
        match self.pieces.last() {
            None => true,
            Some(Piece::Text(text)) => text.ends_with(' '),
            Some(_) => false,
        }
    }

    /// The text with its first letter in capitals, if that was asked for.
    fn raised(&mut self, text: &str) -> String {
        let Some(at) = text.find(char::is_alphanumeric).filter(|_| self.up) else { return text.to_owned() };
        self.up = false;
        let mut letters = text[at..].chars();
        let first = letters.next().into_iter().flat_map(char::to_uppercase);
        text[..at].chars().chain(first).chain(letters).collect()
    }

    fn line(mut self) -> Line {
        if let Some(Piece::Text(text)) = self.pieces.last_mut() {
            text.truncate(text.trim_end_matches(' ').len());
            if text.is_empty() {
                self.pieces.pop();
            }
        }
        Line(self.pieces)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pieces(markup: &str) -> Vec<Piece> {
        read(markup, |symbol, form| format!("{}{form}", symbol.name())).unwrap().0
    }

    #[test]
    fn icons_and_cards_are_pieces() {
        let symbol = |symbol, word: &str| Piece::Symbol { symbol, word: word.into() };
        assert_eq!(
            pieces("<up/>inflict 3 <damage/>."),
            [Piece::Text("Inflict 3 ".into()), symbol(Symbol::Damage, "damage"), Piece::Text(".".into())]
        );
        let card = Piece::Card { kind: CardKind::Jinx, id: "a_b".into(), name: "A < B & C".into() };
        let tag = card_tag(CardKind::Jinx, "a_b", &escape("A < B & C"));
        assert_eq!(pieces(&tag), [card]);
        assert_eq!(pieces("<red form=\"s\"/>"), [symbol(Symbol::Red, "reds")]);
    }

    #[test]
    fn a_capital_skips_what_has_none() {
        assert_eq!(pieces("<up/>(élan) x"), [Piece::Text("(Élan) x".into())]);
        let symbol = Piece::Symbol { symbol: Symbol::Damage, word: "Damage".into() };
        assert_eq!(pieces("<up/><damage/> x"), [symbol, Piece::Text(" x".into())]);
    }

    #[test]
    fn blanks_are_single_and_never_at_the_ends() {
        assert_eq!(pieces("  a \n  b  "), [Piece::Text("a b".into())]);
    }

    #[test]
    fn tags_that_mean_nothing_are_refused() {
        for wrong in ["<nothing/>", "<damage", "<card kind=\"cat\" id=\"x\">X</card>", "<b>x</b>", "<red s/>"]
        {
            assert!(read(wrong, |_, _| String::new()).is_err(), "{wrong}");
        }
    }
}
