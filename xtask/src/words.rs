//! The words of a Rust source, as far as checks of the tree need them: comments and test modules are left out.

/// One word of code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word<'text> {
    /// A name or a keyword.
    Name(&'text str),
    Number(&'text str),
    /// What stands between the quotes of a text, escapes as they are written.
    Text(&'text str),
    /// An operator or a bracket.
    Mark(&'text str),
}

/// Operators of two characters that checks ask about; all others are taken apart.
const PAIRS: [&str; 8] = ["==", "!=", "<=", ">=", "=>", "->", "::", "&&"];

/// The words of a source with the numbers of their lines.
pub fn words(text: &str) -> Vec<(usize, Word<'_>)> {
    let mut found = Vec::new();
    let (mut rest, mut line) = (text, 1);
    while let Some(first) = rest.chars().next() {
        let (length, word) = match first {
            _ if rest.starts_with("//") => (rest.find('\n').unwrap_or(rest.len()), None),
            _ if rest.starts_with("/*") => (block_comment(rest), None),
            _ if raw_text(rest).is_some() => raw_text(rest).unwrap_or_default(),
            '"' => quoted(rest),
            '\'' => (character(rest), None),
            _ if first.is_alphabetic() || first == '_' => {
                let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                (end, Some(Word::Name(&rest[..end])))
            }
            '0'..='9' => {
                let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
                (end, Some(Word::Number(&rest[..end])))
            }
            _ if first.is_whitespace() => (first.len_utf8(), None),
            _ => {
                let pair = PAIRS.iter().any(|pair| rest.starts_with(pair));
                let length = if pair { 2 } else { first.len_utf8() };
                (length, Some(Word::Mark(&rest[..length])))
            }
        };
        found.extend(word.map(|word| (line, word)));
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    without_tests(found)
}

/// The length of a comment in `/* */`, which may hold others.
fn block_comment(text: &str) -> usize {
    let (mut at, mut depth) = (0, 0);
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        match (rest.starts_with(b"/*"), rest.starts_with(b"*/")) {
            (true, _) => (at, depth) = (at + 2, depth + 1),
            (_, true) => (at, depth) = (at + 2, depth - 1),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at
}

/// `"..."`; a backslash takes the next character with it.
fn quoted(text: &str) -> (usize, Option<Word<'_>>) {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '"' if !escaped => return (at + 1, Some(Word::Text(&text[1..at]))),
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    (text.len(), None)
}

/// `r"..."`, `r#"..."#` and so on.
fn raw_text(text: &str) -> Option<(usize, Option<Word<'_>>)> {
    let after = text.strip_prefix("br").or_else(|| text.strip_prefix('r'))?;
    let hashes = after.len() - after.trim_start_matches('#').len();
    let inside = after[hashes..].strip_prefix('"')?;
    let end = inside.find(&format!("\"{}", "#".repeat(hashes)))?;
    let length = text.len() - inside.len() + end + 1 + hashes;
    Some((length, Some(Word::Text(&inside[..end]))))
}

/// The length of a character in quotes, or of the quote alone where it begins a lifetime.
fn character(text: &str) -> usize {
    let inside = &text[1..];
    match inside.chars().next() {
        // An escape ends at the next quote; `'\''` has one inside.
        Some('\\') => inside.char_indices().skip(2).find(|&(_, c)| c == '\'').map_or(1, |(at, _)| at + 2),
        Some(c) if inside[c.len_utf8()..].starts_with('\'') => c.len_utf8() + 2,
        _ => 1,
    }
}

/// Leaves out `#[cfg(test)] mod name { ... }`.
fn without_tests(words: Vec<(usize, Word<'_>)>) -> Vec<(usize, Word<'_>)> {
    const HEAD: [Word; 8] = [
        Word::Mark("#"),
        Word::Mark("["),
        Word::Name("cfg"),
        Word::Mark("("),
        Word::Name("test"),
        Word::Mark(")"),
        Word::Mark("]"),
        Word::Name("mod"),
    ];
    let mut kept = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let is_head = words.len() - at >= HEAD.len()
            && HEAD.iter().zip(&words[at..]).all(|(own, (_, word))| own == word);
        if !is_head {
            kept.push(words[at]);
            at += 1;
            continue;
        }
        let mut depth = 0;
        at += HEAD.len();
        while at < words.len() {
            match words[at].1 {
                Word::Mark("{") => depth += 1,
                Word::Mark("}") => depth -= 1,
                _ => {}
            }
            at += 1;
            // `mod tests;` has its words in another file.
            if depth == 0 && matches!(words[at - 1].1, Word::Mark("}" | ";")) {
                break;
            }
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> Vec<String> {
        words(text).iter().map(|(line, word)| format!("{line} {word:?}")).collect()
    }

    #[test]
    fn names_numbers_texts_and_marks_are_told_apart() {
        let text = "a.b_1 == \"x \\\" // y\"\n/* a /* b */ c */ 12u8 // z\n'q' '\\'' &'long r#\"k\"l\"#";
        let wanted = [
            "1 Name(\"a\")",
            "1 Mark(\".\")",
            "1 Name(\"b_1\")",
            "1 Mark(\"==\")",
            "1 Text(\"x \\\\\\\" // y\")",
            "2 Number(\"12u8\")",
            "3 Mark(\"&\")",
            "3 Name(\"long\")",
            "3 Text(\"k\\\"l\")",
        ];
        assert_eq!(told(text), wanted);
    }

    #[test]
    fn modules_of_tests_are_left_out() {
        let text = "a\n#[cfg(test)]\nmod tests {\n    fn b() { c(\"}\") }\n}\nd\n#[cfg(test)]\nmod e;\nf";
        assert_eq!(told(text), ["1 Name(\"a\")", "6 Name(\"d\")", "9 Name(\"f\")"]);
    }
}
