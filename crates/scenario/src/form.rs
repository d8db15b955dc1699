//! The shape of a statement, written as in the manual: `SEAT evocation KIND in ROOM [slot N]`.
//!
//! Small words stand for themselves, capitals are holes, `...` repeats, brackets hold what may be left out (at the
//! end, in any order). Holes are checked in two rounds: what can be seen from the text when a file is read, ids when
//! the cards are known.

use crate::error::Wrong;
use crate::suggest::nearest;
use rules::SheetSlot;

/// What may stand in a hole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Seat,
    /// A seat or the Black Rose.
    Who,
    /// A seat or `spectator`.
    Viewer,
    Room,
    /// A room or `cell`.
    Place,
    Number,
    Signed,
    Slot,
    Side,
    Moon,
    Phase,
    Card,
    Quest,
    Event,
    Command,
    /// A difficulty of the Avatar.
    Level,
    /// `trap`, `protection` or `none`.
    Token,
    Element,
    SpellType,
    /// What an inhibition token keeps a mage from: `moves`, `walks` or `rooms`.
    Inhibition,
    Jinx,
    Upgrade,
    Evocation,
    Model,
    School,
    Grimoire,
    Mage,
    Setting,
    Ask,
    /// Whatever can be used as a reaction.
    Thing,
}

/// The kind of a hole by its name; two holes of one kind in a form need different names.
pub(crate) fn kind(name: &str) -> Kind {
    match name {
        "SEAT" | "OTHER" => Kind::Seat,
        "WHO" | "CUBES" | "COLOUR" => Kind::Who,
        "VIEWER" => Kind::Viewer,
        "ROOM" | "NEIGHBOUR" => Kind::Room,
        "PLACE" => Kind::Place,
        "Q" | "R" => Kind::Signed,
        "SLOT" => Kind::Slot,
        "SIDE" => Kind::Side,
        "MOON" => Kind::Moon,
        "PHASE" => Kind::Phase,
        "CARD" => Kind::Card,
        "QUEST" => Kind::Quest,
        "EVENT" => Kind::Event,
        "COMMAND" => Kind::Command,
        "LEVEL" => Kind::Level,
        "TOKEN" => Kind::Token,
        "ELEMENT" => Kind::Element,
        "TYPE" => Kind::SpellType,
        "DEED" => Kind::Inhibition,
        "JINX" => Kind::Jinx,
        "UPGRADE" => Kind::Upgrade,
        "KIND" => Kind::Evocation,
        "MODEL" | "BEARER" => Kind::Model,
        "SCHOOL" => Kind::School,
        "GRIMOIRE" => Kind::Grimoire,
        "MAGE" => Kind::Mage,
        "SETTING" => Kind::Setting,
        "ASK" => Kind::Ask,
        "THING" => Kind::Thing,
        _ => Kind::Number,
    }
}

pub(crate) const PHASES: [&str; 9] =
    ["set_up", "black_rose", "study", "preparation", "action", "evocation", "clean_up", "scoring", "over"];

impl Kind {
    /// Whether a word can stand here as far as the text alone tells.
    fn fits(self, word: &str) -> bool {
        match self {
            Kind::Number => word.parse::<u32>().is_ok(),
            Kind::Signed => word.parse::<i8>().is_ok(),
            Kind::Moon => matches!(word, "1" | "2" | "3"),
            Kind::Slot => SheetSlot::named(word).is_some(),
            Kind::Side => matches!(word, "light" | "dark"),
            Kind::Phase => PHASES.contains(&word),
            Kind::Level => matches!(word, "apprentice" | "master"),
            Kind::Token => matches!(word, "trap" | "protection" | "none"),
            Kind::Element => {
                matches!(word, "air" | "earth" | "fire" | "water" | "sacred" | "profane" | "magic")
            }
            Kind::SpellType => matches!(word, "combat" | "contingency" | "trap" | "protection"),
            Kind::Inhibition => matches!(word, "moves" | "walks" | "rooms"),
            _ => word.starts_with(|letter: char| letter.is_alphabetic()),
        }
    }
}

#[derive(Clone, Debug)]
enum Element {
    Word(&'static str),
    Hole(&'static str),
    Many(&'static str),
}

/// One form, taken apart.
#[derive(Clone, Debug)]
pub(crate) struct Form {
    pub text: &'static str,
    fixed: Vec<Element>,
    optional: Vec<Vec<Element>>,
}

/// What stood in the holes of a form.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Args(Vec<(&'static str, Vec<String>)>);

impl Args {
    /// The word in a hole; empty if the hole belongs to an optional part that was left out.
    pub fn one(&self, name: &str) -> &str {
        self.all(name).first().map_or("", String::as_str)
    }

    pub fn all(&self, name: &str) -> &[String] {
        self.0.iter().find(|(own, _)| *own == name).map_or(&[], |(_, words)| words)
    }

    pub fn has(&self, name: &str) -> bool {
        self.0.iter().any(|(own, _)| *own == name)
    }

    pub fn number(&self, name: &str) -> u32 {
        self.one(name).parse().unwrap_or(0)
    }

    pub fn slot(&self) -> SheetSlot {
        SheetSlot::named(self.one("SLOT")).unwrap_or_default()
    }

    pub fn small(&self, name: &str) -> Result<u8, Wrong> {
        let word = self.one(name);
        word.parse().map_err(|_| Wrong::new(format!("`{word}` is too large a number")))
    }

    pub fn signed(&self, name: &str) -> i8 {
        self.one(name).parse().unwrap_or(0)
    }

    /// Every word that must be known once the cards are, with its kind.
    pub fn names(&self) -> impl Iterator<Item = (Kind, &str)> {
        self.0.iter().flat_map(|(name, words)| words.iter().map(|word| (kind(name), word.as_str())))
    }
}

/// Counts above this are slips of the pen.
const MOST_OF_ONE: usize = 60;

impl Form {
    pub fn new(text: &'static str) -> Form {
        let (fixed, rest) = text.split_at(text.find('[').unwrap_or(text.len()));
        let elements = |part: &'static str| part.split_whitespace().map(element).collect();
        let optional =
            rest.split('[').map(|group| group.trim().trim_end_matches(']')).filter(|group| !group.is_empty());
        Form { text, fixed: elements(fixed), optional: optional.map(elements).collect() }
    }

    /// The words that stand for themselves.
    pub fn keywords(&self) -> impl Iterator<Item = &'static str> {
        self.fixed.iter().chain(self.optional.iter().flatten()).filter_map(|element| match element {
            Element::Word(word) => Some(*word),
            _ => None,
        })
    }

    /// The holes filled with these words, if they have this form.
    pub fn fit(&self, words: &[&str]) -> Option<Args> {
        let mut args = Args::default();
        let mut rest = self.fill(&self.fixed, words, &mut args)?;
        let mut open: Vec<&Vec<Element>> = self.optional.iter().collect();
        while !rest.is_empty() {
            let next = open.iter().position(|group| starts(group, rest[0]))?;
            rest = self.fill(open.remove(next), rest, &mut args)?;
        }
        Some(args)
    }

    fn fill<'w>(
        &self,
        elements: &[Element],
        mut words: &'w [&'w str],
        args: &mut Args,
    ) -> Option<&'w [&'w str]> {
        for (index, element) in elements.iter().enumerate() {
            match element {
                Element::Word(word) => {
                    if words.first() != Some(word) {
                        return None;
                    }
                    if index == 0 {
                        // The first word of an optional part tells that the part is there.
                        args.0.push((word, Vec::new()));
                    }
                    words = &words[1..];
                }
                Element::Hole(name) => {
                    let word = words.first().filter(|word| kind(name).fits(word))?;
                    args.0.push((name, vec![word.to_string()]));
                    words = &words[1..];
                }
                Element::Many(name) => {
                    let end = words
                        .iter()
                        .position(|word| self.optional.iter().any(|group| starts(group, word)))
                        .unwrap_or(words.len());
                    args.0.push((name, list(name, &words[..end])?));
                    words = &words[end..];
                }
            }
        }
        Some(words)
    }
}

fn element(word: &'static str) -> Element {
    match word.strip_suffix("...") {
        Some(name) => Element::Many(name),
        None if word.chars().all(|letter| letter.is_ascii_uppercase()) => Element::Hole(word),
        None => Element::Word(word),
    }
}

fn starts(group: &[Element], word: &str) -> bool {
    matches!(group.first(), Some(Element::Word(first)) if *first == word)
}

/// `2 curse baleful_curse` is `curse curse baleful_curse`; `none` is the empty list.
fn list(name: &str, words: &[&str]) -> Option<Vec<String>> {
    if words == ["none"] {
        return Some(Vec::new());
    }
    let mut out = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let (count, word) = match word.parse::<usize>() {
            Ok(count) => (count, words.next()?),
            Err(_) => (1, word),
        };
        if count > MOST_OF_ONE || !kind(name).fits(word) {
            return None;
        }
        out.extend(std::iter::repeat_n(word.to_string(), count));
    }
    (!out.is_empty()).then_some(out)
}

/// All forms of one part of a scenario, each with what it does.
#[derive(Debug)]
pub(crate) struct Grammar<T> {
    rows: Vec<(Form, T)>,
}

impl<T: Copy> Grammar<T> {
    pub fn new(rows: impl IntoIterator<Item = (&'static str, T)>) -> Grammar<T> {
        Grammar { rows: rows.into_iter().map(|(form, deed)| (Form::new(form), deed)).collect() }
    }

    /// The first form that fits.
    pub fn read(&self, words: &[&str]) -> Result<(T, Args), Wrong> {
        for (form, deed) in &self.rows {
            if let Some(args) = form.fit(words) {
                return Ok((*deed, args));
            }
        }
        Err(self.unknown(words))
    }

    /// Looks for a misspelt word first, then for statements with the same words.
    fn unknown(&self, words: &[&str]) -> Wrong {
        let wrong = Wrong::new(format!("`{}` is no statement that can stand here", words.join(" ")));
        let keywords = || self.rows.iter().flat_map(|(form, _)| form.keywords());
        let mut alike: Vec<&str> = Vec::new();
        let mut best = 0;
        for (form, _) in &self.rows {
            let shared = form.keywords().filter(|word| words.contains(word)).count();
            if shared > best {
                best = shared;
                alike.clear();
            }
            if shared == best && shared > 0 {
                alike.push(form.text);
            }
        }
        if !alike.is_empty() && alike.len() <= 8 {
            let alike: Vec<String> = alike.iter().map(|text| format!("`{text}`")).collect();
            return wrong.hint(format!("the form is {}", alike.join(" or ")));
        }
        for word in words.iter().filter(|word| !keywords().any(|keyword| keyword == **word)) {
            if let Some(near) = nearest(word, keywords()) {
                return wrong.hint(format!("did you mean `{near}` instead of `{word}`?"));
            }
        }
        wrong.hint("docs/scenarios.md lists all statements")
    }

    #[cfg(test)]
    pub fn forms(&self) -> impl Iterator<Item = &Form> {
        self.rows.iter().map(|(form, _)| form)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fit(form: &'static str, text: &str) -> Option<Args> {
        Form::new(form).fit(&text.split_whitespace().collect::<Vec<_>>())
    }

    #[test]
    fn optional_parts_come_in_any_order() {
        let form = "SEAT evocation KIND in ROOM [slot N] [damage CUBES...] [upgrade UPGRADE...]";
        let args = fit(form, "arianna evocation nigredo in crypt upgrade ichor damage 2 red blue").unwrap();
        assert_eq!(args.all("CUBES"), ["red", "red", "blue"]);
        assert_eq!(args.all("UPGRADE"), ["ichor"]);
        assert!(!args.has("slot"));
        assert_eq!(fit(form, "arianna evocation nigredo in crypt slot x"), None);
        assert_eq!(fit(form, "arianna evocation nigredo in crypt slot 1 slot 2"), None);
    }

    #[test]
    fn none_is_the_empty_list_and_a_count_needs_a_word() {
        assert!(fit("SEAT damage CUBES...", "doria damage none").unwrap().all("CUBES").is_empty());
        assert_eq!(fit("SEAT damage CUBES...", "doria damage red 3"), None);
        assert_eq!(fit("SEAT damage CUBES...", "doria damage 900 red"), None);
        assert_eq!(fit("SEAT damage CUBES...", "doria damage"), None);
    }

    #[test]
    fn an_unknown_statement_is_compared_with_known_ones() {
        let grammar = Grammar::new([("SEAT power N", ()), ("room ROOM rebuilt", ())]);
        let wrong = grammar.read(&["doria", "powr", "3"]).unwrap_err();
        assert_eq!(wrong.hint.as_deref(), Some("did you mean `power` instead of `powr`?"));
        let wrong = grammar.read(&["doria", "power", "three"]).unwrap_err();
        assert_eq!(wrong.hint.as_deref(), Some("the form is `SEAT power N`"));
    }
}
