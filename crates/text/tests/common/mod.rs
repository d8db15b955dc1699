//! Helpers of several tests; not every test uses all of them.
#![allow(dead_code)]

/// A codex of cards that use every word of the language, for what no printed card says yet.
pub fn everything() -> codex::Codex {
    let path = "tests/everything.codex".to_owned();
    let own = codex::Source { path, text: text::EVERYTHING.into() };
    let sources: Vec<codex::Source> = content::rebirth_sources().into_iter().chain([own]).collect();
    match codex::load(&[codex::Pack::edition(sources)]) {
        Ok(codex) => codex,
        Err(report) => panic!("{report}"),
    }
}

/// The English messages in a language that nobody speaks: every letter wears an accent and every text is longer, so
/// that a word which does not come from a message stands out. Attributes are kept, for messages choose by them.
pub fn pseudo(source: &str) -> String {
    let mut out = String::new();
    let mut in_attributes = false;
    for line in source.lines() {
        let indented = line.starts_with(' ');
        let text = line.trim_start();
        in_attributes = indented && (in_attributes || text.starts_with('.'));
        if in_attributes || text.is_empty() || text.starts_with('#') {
            out.push_str(line);
        } else {
            // What stands before the text: the id of a message, or the key of a variant.
            let kept = match (indented, text.find(']')) {
                (false, _) => line.find('=').map_or(line.len(), |at| at + 1),
                (true, Some(at)) if text.starts_with('[') || text.starts_with("*[") => {
                    line.len() - text.len() + at + 1
                }
                _ => line.len() - text.len(),
            };
            out.push_str(&line[..kept]);
            accented(&line[kept..], &mut out);
        }
        out.push('\n');
    }
    out
}

/// Leaves placeables and tags alone. A vowel is said twice, as long words are the hard case for a layout.
fn accented(text: &str, out: &mut String) {
    let mut braces = 0;
    let mut tag = false;
    for letter in text.chars() {
        match letter {
            '{' => braces += 1,
            '}' => braces -= 1,
            '<' => tag = true,
            '>' => tag = false,
            _ if braces > 0 || tag => {}
            _ => {
                if let Some(at) = "aeiouAEIOUbcdfghjklmnpqrstvwxyzBCDFGHJKLMNPQRSTVWXYZ".find(letter) {
                    let other = "àéîõüÀÉÎÕÜƀçđƒĝĥĵķľɱñƥɋŕšţṽŵẋýžƁÇĐƑĜĤĴĶĽṀÑƤɊŔŠŢṼŴẊÝŽ"
                        .chars()
                        .nth(at)
                        .unwrap_or(letter);
                    out.push(other);
                    if at < 5 {
                        out.push(other);
                    }
                    continue;
                }
            }
        }
        out.push(letter);
    }
}

/// The source without one message.
pub fn without(source: &str, id: &str) -> String {
    let mut out = String::new();
    let mut gone = false;
    for line in source.lines() {
        let begins = line.split_once('=').filter(|_| line.starts_with(char::is_alphabetic));
        if let Some((own, _)) = begins {
            gone = own.trim() == id;
        } else if line.starts_with('#') || line.is_empty() {
            gone = false;
        }
        if !gone {
            out.push_str(line);
            out.push('\n');
        }
    }
    out
}

/// The ids of all messages of a source.
pub fn ids(source: &str) -> Vec<&str> {
    source
        .lines()
        .filter(|line| line.starts_with(char::is_alphabetic))
        .filter_map(|line| line.split_once('='))
        .map(|(id, _)| id.trim())
        .collect()
}
