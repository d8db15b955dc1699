//! No rule and no bot asks which card it is: what a card does is a program, so nothing here may tell two cards apart by
//! id, name or number. The compiler cannot see that; this reads the sources of `rules` and `bots` word by word.
//!
//! Found are: texts that are the id or the name of something in `content/`, finders of cards, titles that are read
//! where nothing is said or set up, titles that are compared, ids made of a written number, and names of editions: what
//! an edition decides is a value of `codex::Rules`.

use crate::files;
use crate::words::{Word, words};
use std::collections::BTreeSet;
use std::path::Path;

/// The crates that must not know cards.
pub const BLIND: [&str; 2] = ["crates/rules/src/", "crates/bots/src/"];

/// Files that word something for people, so they read titles; they still compare none.
const SAYING: [&str; 2] = ["crates/rules/src/labels.rs", "crates/rules/src/check.rs"];

/// A set-up names mages, schools and grimoires by id, so here ids become numbers.
const SETTING_UP: &str = "crates/rules/src/setup/";

/// Fields that say who a card is.
const TITLES: [&str; 3] = ["id", "name", "title"];

/// Numbers of cards and of what belongs to them.
const IDS: [&str; 11] = [
    "SchoolId",
    "MageId",
    "SpellId",
    "RoomId",
    "EvocationId",
    "JinxId",
    "UpgradeId",
    "QuestId",
    "EventId",
    "AvatarId",
    "CommandId",
];

/// An Avatar takes the first card of its kind until its set-up says more; that tells no two cards apart.
const FIRST_AVATAR: (&str, &str) = ("crates/rules/src/avatar/mod.rs", "AvatarId");

/// Every id and name in `content/`, in small letters; and the ids of editions, which no word of the code may contain.
#[derive(Debug, Default)]
pub struct Names(BTreeSet<String>, BTreeSet<String>);

impl Names {
    /// Reads the heads of all cards: `spell grim_torment "Grim Torment" ...`.
    pub fn read(root: &Path) -> std::io::Result<Names> {
        let mut names = Names::default();
        for path in files::below(&root.join("content"))? {
            if files::has_extension(&path, &["codex"]) {
                names.add(&std::fs::read_to_string(&path)?);
            }
        }
        Ok(names)
    }

    fn add(&mut self, source: &str) {
        for line in source.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())) {
            let mut parts = line.splitn(4, '"');
            let (Some(head), Some(name), Some(_)) = (parts.next(), parts.next(), parts.next()) else {
                continue;
            };
            if let [kind, id] = head.split_whitespace().collect::<Vec<_>>()[..] {
                if kind == "edition" {
                    self.1.insert(id.to_lowercase());
                }
                self.0.extend([id.to_lowercase(), name.to_lowercase()]);
            }
        }
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// What a source of a blind crate knows of cards.
pub fn check(place: &str, text: &str, names: &Names, found: &mut Vec<String>) {
    if !BLIND.iter().any(|folder| place.starts_with(folder)) {
        return;
    }
    let words = words(text);
    let code: Vec<Word> = words.iter().map(|&(_, word)| word).collect();
    let says = SAYING.contains(&place);
    let sets_up = place.starts_with(SETTING_UP);
    for (at, &(line, word)) in words.iter().enumerate() {
        let next = |after: usize| code.get(at + after).copied().unwrap_or(Word::Mark(""));
        let is_field = at > 0 && code[at - 1] == Word::Mark(".") && next(1) != Word::Mark("(");
        let why = match word {
            Word::Text(own) if names.0.contains(&own.to_lowercase()) => format!("names the card \"{own}\""),
            Word::Name(own) if names.1.iter().any(|edition| own.to_lowercase().contains(edition)) => {
                format!("names an edition (`{own}`)")
            }
            Word::Name(own)
                if !sets_up && own.starts_with("find_") && IDS.iter().any(|id| finds(own, id)) =>
            {
                format!("looks for a card by its id (`{own}`)")
            }
            Word::Name(own) if is_field && TITLES.contains(&own) && !sets_up && !says => {
                format!("reads who a card is (`.{own}`)")
            }
            Word::Name(own) if is_field && TITLES.contains(&own) && !sets_up && is_compared(&code, at) => {
                format!("compares who a card is (`.{own}`)")
            }
            Word::Name(own) if IDS.contains(&own) && next(1) == Word::Mark("(") => match next(2) {
                Word::Number(number) if (place, own) != FIRST_AVATAR => {
                    format!("means one card (`{own}({number})`)")
                }
                _ => continue,
            },
            _ => continue,
        };
        found.push(format!("{place}:{line}: {why}, which this crate must not"));
    }
}

/// `find_spell` finds a `SpellId`.
fn finds(finder: &str, id: &str) -> bool {
    finder.strip_prefix("find_") == id.strip_suffix("Id").map(str::to_lowercase).as_deref()
}

/// Whether the field that ends at a word is compared, matched on, or asked for anything but a copy.
fn is_compared(code: &[Word], at: usize) -> bool {
    match (code.get(at + 1), code.get(at + 2)) {
        // `.title.id`: the id is looked at by itself.
        (Some(Word::Mark(".")), Some(Word::Name(next))) if TITLES.contains(next) => return false,
        (Some(Word::Mark(".")), Some(Word::Name("clone"))) => {}
        (Some(Word::Mark("." | "{")), _) => return true,
        _ => {}
    }
    let (mut start, mut end) = (start_of_path(code, at), at + 1);
    // `Some(&card.id)` is compared when the whole is.
    while start > 1 && code[start - 1] == Word::Mark("(") && code.get(end) == Some(&Word::Mark(")")) {
        start = start_of_path(code, start - 1);
        end += 1;
    }
    let compares =
        |word: Option<&Word>| matches!(word, Some(Word::Mark("==" | "!=" | "<" | ">" | "<=" | ">=")));
    let matched = code[..start].ends_with(&[Word::Name("matches"), Word::Mark("!"), Word::Mark("(")]);
    matched || compares(code.get(end)) || start > 0 && compares(code.get(start - 1))
}

/// Back to the beginning of a path: names, dots, and whatever stands in brackets.
fn start_of_path(code: &[Word], at: usize) -> usize {
    let (mut start, mut depth) = (at, 0usize);
    while start > 0 {
        match code[start - 1] {
            Word::Mark(")" | "]") => depth += 1,
            Word::Mark("(" | "[") if depth == 0 => break,
            Word::Mark("(" | "[") => depth -= 1,
            Word::Mark("." | "::" | "&" | "*") | Word::Name(_) | Word::Number(_) => {}
            _ if depth > 0 => {}
            _ => break,
        }
        start -= 1;
    }
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARDS: &str = "spell grim_torment \"Grim Torment\" printed of agony copies 3\n  light \"Not a head\"\n\
                         layout 2 cells -2 -1, 2 1\nschool agony \"Agony\" printed\nedition rebirth \"Rebirth\" printed\n";

    fn problems_in(place: &str, text: &str) -> Vec<String> {
        let mut names = Names::default();
        names.add(CARDS);
        let mut found = Vec::new();
        check(place, text, &names, &mut found);
        found
    }

    fn problems(text: &str) -> Vec<String> {
        problems_in("crates/rules/src/x.rs", text)
    }

    #[test]
    fn heads_of_cards_are_read() {
        let mut names = Names::default();
        names.add(CARDS);
        assert_eq!(Vec::from_iter(&names.0), ["agony", "grim torment", "grim_torment", "rebirth"]);
    }

    #[test]
    fn a_word_that_names_an_edition_is_found() {
        assert_eq!(problems("if rules.is_rebirth() {}").len(), 1);
        assert_eq!(problems("match edition { Edition::Rebirth => {} }").len(), 1);
        assert_eq!(problems("// as in Rebirth\nlet reborn = 1;"), [""; 0]);
    }

    #[test]
    fn a_card_named_in_a_text_is_found() {
        let line = "crates/rules/src/x.rs:2: names the card \"grim_torment\", which this crate must not";
        assert_eq!(problems("\nif label == \"grim_torment\" {}\n"), [line]);
        assert_eq!(problems("let x = [\"Grim Torment\"];").len(), 1);
        assert_eq!(problems("matches!(name, r#\"AGONY\"#)").len(), 1);
        assert_eq!(problems_in("crates/bots/src/x.rs", "x(\"agony\")").len(), 1);
        assert_eq!(problems("let agony = \"an agony of choice\"; // \"agony\"\n/* \"agony\" */"), [""; 0]);
        assert_eq!(problems_in("crates/table/src/x.rs", "x(\"agony\")"), [""; 0]);
    }

    #[test]
    fn a_title_is_read_only_where_something_is_said() {
        let code = "let said = format!(\"{}\", card.title.id);";
        assert_eq!(problems(code).len(), 2);
        assert_eq!(problems_in("crates/rules/src/labels.rs", code), [""; 0]);
        assert_eq!(problems("if card\n    .title\n    .id == wanted {}").len(), 2);
        assert_eq!(problems("let id = level.name();"), [""; 0], "a function of another thing");
        assert_eq!(problems("Title { id: x, name: y }"), [""; 0]);
    }

    #[test]
    fn a_title_is_compared_nowhere() {
        let in_labels = |text: &str| problems_in("crates/rules/src/labels.rs", text).len();
        assert_eq!(in_labels("if card.title.id == wanted {}"), 1);
        assert_eq!(in_labels("if wanted != self.codex.spells[at(x)].title.id {}"), 1);
        assert_eq!(in_labels("if Some(&card.id) == x {}"), 1);
        assert_eq!(in_labels("if x == Some(&card.id) {}"), 1);
        assert_eq!(in_labels("matches!(card.title.id, X)"), 1);
        assert_eq!(in_labels("let x = Some(&card.id);"), 0);
        assert_eq!(in_labels("match card.title.id { _ => {} }"), 1);
        assert_eq!(in_labels("if card.title.id.starts_with(x) {}"), 1);
        assert_eq!(in_labels("let x = card.title.id.clone();"), 0);
        assert_eq!(in_labels("format!(\"{} {}\", all == 3, card.title.id)"), 0);
    }

    #[test]
    fn cards_are_found_by_id_only_in_a_set_up() {
        let code = "let x = codex.find_spell(id);";
        assert_eq!(problems(code).len(), 1);
        assert_eq!(problems_in("crates/rules/src/setup/mod.rs", code), [""; 0]);
        assert_eq!(problems("rows.find_map(f)"), [""; 0]);
        assert_eq!(problems_in("crates/rules/src/setup/mod.rs", "codex.find_mage(\"agony\")").len(), 1);
    }

    #[test]
    fn a_written_number_is_a_card() {
        assert_eq!(problems("if spell == SpellId(7) {}").len(), 1);
        assert_eq!(problems("SpellId(at as u16)"), [""; 0]);
        assert_eq!(problems_in("crates/rules/src/avatar/mod.rs", "card: AvatarId(0),"), [""; 0]);
    }

    #[test]
    fn tests_may_name_cards() {
        let tests = "#[cfg(test)]\nmod tests {\n    fn x() { y(\"agony\") }\n}\n";
        assert_eq!(problems(tests), [""; 0]);
        assert_eq!(problems(&format!("{tests}fn z() {{ y(\"agony\") }}\n")).len(), 1);
    }
}
