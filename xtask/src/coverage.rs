//! Which numbered rules are shown by a scenario or proved by a test.
//!
//! The ids stand in `docs/rules-index.txt`. A rule is covered when a `rules` line of a scenario names it, or a Rust test
//! does: in its name, in lower case with underscores (`_r17_11a`), or in a comment. A lettered part covers its rule, but
//! a rule does not cover its parts.

use crate::files;
use serde_json::json;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::io;
use std::path::Path;

/// Where a rule stands: in the rules of an edition, or among the rulings on those of the older one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Book {
    Rebirth,
    Classic,
    ClassicRulings,
}

impl Book {
    /// The longer prefix first.
    const ALL: [(Book, &str); 3] =
        [(Book::ClassicRulings, "RC-"), (Book::Rebirth, "R"), (Book::Classic, "C")];
}

/// `R17.11a`: book, chapter, number and perhaps a letter; `RC-37` has no chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rule {
    book: Book,
    chapter: u32,
    number: u32,
    letter: Option<char>,
}

impl Rule {
    /// Reads an id at the beginning of a text; returns what follows it.
    fn parse(text: &str) -> Option<(Rule, &str)> {
        let (book, text) =
            Book::ALL.into_iter().find_map(|(book, prefix)| Some((book, text.strip_prefix(prefix)?)))?;
        if book == Book::ClassicRulings {
            let (number, rest) = number(text)?;
            return Some((Rule { book, chapter: 0, number, letter: None }, rest));
        }
        let (chapter, rest) = number(text)?;
        let (number, rest) = number(rest.strip_prefix('.')?)?;
        let (letter, rest) = letter(rest);
        Some((Rule { book, chapter, number, letter }, rest))
    }

    fn parent(self) -> Rule {
        Rule { letter: None, ..self }
    }
}

impl std::fmt::Display for Rule {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self.book {
            Book::Rebirth => write!(f, "R{}.{}", self.chapter, self.number)?,
            Book::Classic => write!(f, "C{}.{}", self.chapter, self.number)?,
            Book::ClassicRulings => write!(f, "RC-{}", self.number)?,
        }
        self.letter.map_or(Ok(()), |letter| write!(f, "{letter}"))
    }
}

fn number(text: &str) -> Option<(u32, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

/// A single small letter that no other letter follows.
fn letter(text: &str) -> (Option<char>, &str) {
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(one @ 'a'..='z'), next) if !next.is_some_and(char::is_alphanumeric) => (Some(one), &text[1..]),
        _ => (None, text),
    }
}

/// The rules in play, and those that are left for later.
#[derive(Debug, Default)]
struct Index {
    rules: BTreeSet<Rule>,
    later: BTreeSet<Rule>,
}

impl Index {
    fn parse(text: &str) -> Result<Index, String> {
        let mut index = Index::default();
        let mut later = false;
        for line in text.lines().map(|line| line.split('#').next().unwrap_or("").trim()) {
            match line {
                "" => {}
                "[later]" => later = true,
                id => {
                    let rule = match Rule::parse(id) {
                        Some((rule, "")) => rule,
                        _ => return Err(format!("docs/rules-index.txt: `{id}` is no rule id")),
                    };
                    let list = if later { &mut index.later } else { &mut index.rules };
                    if !list.insert(rule) {
                        return Err(format!("docs/rules-index.txt: {rule} stands there twice"));
                    }
                }
            }
        }
        index.check_gaps()?;
        Ok(index)
    }

    /// Numbers and letters never change and leave nothing out, so an id that is missing between two others was
    /// forgotten here.
    fn check_gaps(&self) -> Result<(), String> {
        let all: BTreeSet<Rule> = self.rules.union(&self.later).copied().collect();
        for &rule in &all {
            let before = match rule {
                Rule { letter: Some('a'), .. } => Some(rule.parent()),
                Rule { letter: Some(letter), .. } => {
                    Some(Rule { letter: Some((letter as u8 - 1) as char), ..rule })
                }
                Rule { number: ..=1, .. } => None,
                Rule { number, .. } => Some(Rule { number: number - 1, ..rule }),
            };
            if let Some(missing) = before.filter(|before| !all.contains(before)) {
                return Err(format!("docs/rules-index.txt: {rule}, but no {missing}"));
            }
        }
        Ok(())
    }
}

/// What the rules have and what they lack.
#[derive(Debug)]
pub struct Coverage {
    pub total: usize,
    pub uncovered: Vec<Rule>,
    /// Ids that are named but do not exist, and where.
    pub unknown: Vec<(Rule, String)>,
}

impl Coverage {
    fn of(index: &Index, named: Vec<(Rule, String)>) -> Coverage {
        let covered: BTreeSet<Rule> = named.iter().flat_map(|&(rule, _)| [rule, rule.parent()]).collect();
        let known = |rule: &Rule| index.rules.contains(rule) || index.later.contains(rule);
        Coverage {
            total: index.rules.len(),
            uncovered: index.rules.difference(&covered).copied().collect(),
            unknown: named.into_iter().filter(|(rule, _)| !known(rule)).collect(),
        }
    }

    /// Every rule is shown, and nothing claims to show a rule that does not exist.
    pub fn is_complete(&self) -> bool {
        self.uncovered.is_empty() && self.unknown.is_empty()
    }

    pub fn json(&self) -> String {
        let uncovered: Vec<String> = self.uncovered.iter().map(ToString::to_string).collect();
        let unknown: Vec<String> =
            self.unknown.iter().map(|(rule, place)| format!("{place}: {rule}")).collect();
        let covered = self.total - uncovered.len();
        let all =
            json!({ "total": self.total, "covered": covered, "uncovered": uncovered, "unknown": unknown });
        all.to_string() + "\n"
    }

    pub fn words(&self) -> String {
        let covered = self.total - self.uncovered.len();
        let mut text = format!("{covered} of {} rules are named by a scenario or a test\n", self.total);
        for chapter in
            self.uncovered.chunk_by(|one, next| (one.book, one.chapter) == (next.book, next.chapter))
        {
            let ids: Vec<String> = chapter.iter().map(ToString::to_string).collect();
            let _ = writeln!(text, "not yet: {}", ids.join(" "));
        }
        for (id, place) in &self.unknown {
            let _ = writeln!(text, "{place}: there is no rule {id} in docs/rules-index.txt");
        }
        text
    }
}

/// Reads the index, the scenarios and the tests of the repository.
pub fn measure(root: &Path) -> io::Result<Coverage> {
    let index = std::fs::read_to_string(root.join("docs/rules-index.txt"))
        .map_err(|error| io::Error::new(error.kind(), format!("docs/rules-index.txt: {error}")))?;
    let index = Index::parse(&index).map_err(io::Error::other)?;
    let mut named = Vec::new();
    for path in files::below(&root.join("scenarios"))? {
        if files::has_extension(&path, &["scenario"]) {
            let text = std::fs::read_to_string(&path)?;
            let place = files::shown(root, &path);
            named.extend(named_by_scenarios(&text).into_iter().map(|rule| (rule, place.clone())));
        }
    }
    for path in files::below(&root.join("crates"))? {
        if files::has_extension(&path, &["rs"]) {
            let text = std::fs::read_to_string(&path)?;
            let place = files::shown(root, &path);
            named.extend(named_by_tests(&text).into_iter().map(|rule| (rule, place.clone())));
        }
    }
    Ok(Coverage::of(&index, named))
}

/// Rules on the `rules` lines of scenario files.
fn named_by_scenarios(text: &str) -> Vec<Rule> {
    let lines = text.lines().filter_map(|line| line.trim_start().strip_prefix("rules "));
    lines.flat_map(|line| named_in(line.split('#').next().unwrap_or(""))).collect()
}

/// Rules in a text, ranges included: `R3.3-R3.6`, `R3.3-6`, `R17.11b-f`.
fn named_in(text: &str) -> Vec<Rule> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(['R', 'C']) {
        // The id of a scenario is no name of a rule.
        let begins_a_word =
            !rest[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_') && !rest[..at].ends_with("S-");
        let parsed = Rule::parse(&rest[at..]).filter(|_| begins_a_word);
        let Some((first, after)) = parsed else {
            rest = &rest[at + 1..];
            continue;
        };
        let (last, after) = last_of_range(first, after).unwrap_or((first, after));
        if first.letter.is_some() && first.parent() == last.parent() {
            let letters = first.letter.unwrap_or('a')..=last.letter.unwrap_or('a');
            found.extend(letters.map(|letter| Rule { letter: Some(letter), ..first }));
        } else if first.number == last.number {
            found.push(first);
        } else {
            found.extend((first.number..=last.number).map(|number| Rule { number, ..first.parent() }));
            found.push(first);
            found.push(last);
        }
        rest = after;
    }
    found
}

fn last_of_range(first: Rule, text: &str) -> Option<(Rule, &str)> {
    let end = text.strip_prefix('-')?;
    if let Some((last, rest)) = Rule::parse(end) {
        let same = (last.book, last.chapter) == (first.book, first.chapter);
        return (same && last >= first).then_some((last, rest));
    }
    if first.letter.is_some()
        && let (Some(letter), rest) = letter(end)
    {
        return Some((Rule { letter: Some(letter), ..first }, rest));
    }
    let (number, rest) = number(end)?;
    (number >= first.number).then_some((Rule { number, ..first.parent() }, rest))
}

/// Rules named by the tests of a source file, which is taken to be formatted: in the name of a test function, in the
/// comments above its `#[test]`, and in the comments of its body.
fn named_by_tests(text: &str) -> Vec<Rule> {
    let mut found = Vec::new();
    let mut above: Vec<&str> = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let code = line.trim_start();
        if code.starts_with("//") {
            above.push(code);
            continue;
        }
        if code != "#[test]" {
            above.clear();
            continue;
        }
        found.extend(above.drain(..).flat_map(named_in));
        let end = format!("{}}}", &line[..line.len() - code.len()]);
        for line in lines.by_ref() {
            if let Some((_, name)) = line.split_once("fn ").filter(|_| !line.contains("//")) {
                found.extend(named_by_name(name.split('(').next().unwrap_or("")));
            }
            if let Some((_, comment)) = line.split_once("//") {
                found.extend(named_in(comment));
            }
            if line == end {
                break;
            }
        }
    }
    found
}

/// `walls_r9_13_and_r17_11a` names R9.13 and R17.11a.
fn named_by_name(name: &str) -> Vec<Rule> {
    let words: Vec<&str> = name.split('_').collect();
    let rule = |pair: &[&str]| {
        let id = match pair[0] {
            "rc" => format!("RC-{}", pair[1]),
            word => format!("{}.{}", word.to_uppercase(), pair[1]),
        };
        Rule::parse(&id).filter(|(_, rest)| rest.is_empty()).map(|(rule, _)| rule)
    };
    words.windows(2).filter_map(rule).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(rules: Vec<Rule>) -> String {
        rules.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn ids_and_ranges_are_read() {
        assert_eq!(ids(named_in("R3.3-R3.5, R2.4 RB-6")), "R3.3 R3.4 R3.5 R3.3 R3.5 R2.4");
        assert_eq!(ids(named_in("R3.3-4")), "R3.3 R3.4 R3.3 R3.4");
        assert_eq!(ids(named_in("R17.11b-d, R19.4a-R19.4b")), "R17.11b R17.11c R17.11d R19.4a R19.4b");
        assert_eq!(ids(named_in("(R9.9a); see ERR.1 and R9 and R9.x")), "R9.9a");
    }

    #[test]
    fn tests_name_rules_in_name_and_comment() {
        let name = "    fn a_wall_r9_13_and_r17_11a_and_rb_41() {";
        let text = format!(
            "    #[test]\n{name}\n        // R5.3\n        x();\n    }}\n    // R1.1\n    fn y_r1_2() {{}}\n"
        );
        assert_eq!(ids(named_by_tests(&text)), "R9.13 R17.11a R5.3");
    }

    #[test]
    fn rules_and_rulings_of_the_older_game_have_books_of_their_own() {
        assert_eq!(ids(named_in("C3.1-C3.3 RC-4, S-RC-1, C23 and RC-x")), "C3.1 C3.2 C3.3 C3.1 C3.3 RC-4");
        assert_eq!(ids(named_by_name("a_tie_c15_5_rc_9")), "C15.5 RC-9");
        let index = Index::parse("C1.1\nC1.2\nR1.1\nRC-1\nRC-2\n").unwrap();
        let named = named_in("R1.1 C1.2 RC-1").into_iter().map(|rule| (rule, "x".to_string())).collect();
        assert_eq!(ids(Coverage::of(&index, named).uncovered), "C1.1 RC-2");
        assert_eq!(Index::parse("RC-1\nRC-3\n").unwrap_err(), "docs/rules-index.txt: RC-3, but no RC-2");
    }

    #[test]
    fn a_part_covers_its_rule_but_not_the_other_way_round() {
        let index = Index::parse("R1.1\nR1.1a\nR2.1\nR2.1a\n[later]\nR22.1\n").unwrap();
        let named = named_in("R1.1 R2.1a R9.9").into_iter().map(|rule| (rule, "x".to_string())).collect();
        let coverage = Coverage::of(&index, named);
        assert_eq!((coverage.total, ids(coverage.uncovered.clone())), (4, "R1.1a".to_string()));
        assert_eq!(ids(coverage.unknown.iter().map(|&(rule, _)| rule).collect()), "R9.9");
    }

    #[test]
    fn a_rule_that_nothing_shows_and_a_rule_that_does_not_exist_both_fail() {
        let index = Index::parse("R1.1\nR1.2\n[later]\nR2.1\n").unwrap();
        let of = |text: &str| {
            let named = named_in(text).into_iter().map(|rule| (rule, "x.scenario".to_string()));
            Coverage::of(&index, named.collect())
        };
        assert!(of("R1.1 R1.2").is_complete(), "what is left for later need not be shown");
        assert!(!of("R1.1").is_complete());
        assert!(of("R1.1").words().contains("not yet: R1.2"));
        assert!(!of("R1.1 R1.2 R1.3").is_complete());
        assert!(of("R1.1 R1.2 R1.3").words().contains("x.scenario: there is no rule R1.3"));
    }

    #[test]
    fn an_id_left_out_of_the_index_is_missed() {
        assert_eq!(Index::parse("R1.1\nR1.3\n").unwrap_err(), "docs/rules-index.txt: R1.3, but no R1.2");
        assert_eq!(Index::parse("R1.1\nR1.1b\n").unwrap_err(), "docs/rules-index.txt: R1.1b, but no R1.1a");
        assert_eq!(Index::parse("R1.1a\n").unwrap_err(), "docs/rules-index.txt: R1.1a, but no R1.1");
        assert_eq!(
            Index::parse("R1.1\nR1.1\n").unwrap_err(),
            "docs/rules-index.txt: R1.1 stands there twice"
        );
        assert!(Index::parse("R1.1\n[later]\nR1.2\n").is_ok());
    }
}
