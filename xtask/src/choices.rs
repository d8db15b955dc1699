//! A choice of an edition is read in one function of the engine, so that whoever changes it finds all it decides.

use crate::files;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Where choices are listed, and where they are read.
const LIST: &str = "crates/codex/src/edition.rs";
const ENGINE: &str = "crates/rules/src/";
/// Not a rule: what is hashed of a game names what its table agreed on.
const ACCOUNT: &str = "crates/rules/src/account.rs";

/// Choices that several functions read.
pub fn check(root: &Path, found: &mut Vec<String>) {
    let Ok(list) = std::fs::read_to_string(root.join(LIST)) else {
        return found.push(format!("{LIST} cannot be read"));
    };
    let names = listed(&list);
    if names.is_empty() {
        found.push(format!("{LIST}: no choice is listed, so nothing can be said about who reads them"));
    }
    let mut readers: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for path in files::below(root).unwrap_or_default() {
        let place = files::shown(root, &path);
        if place.starts_with(ENGINE) && place.ends_with(".rs") && place != ACCOUNT {
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            for (name, function) in reads(&text, &names) {
                readers.entry(name).or_default().insert(format!("`{function}` of {place}"));
            }
        }
    }
    for (name, own) in readers.into_iter().filter(|(_, own)| own.len() > 1) {
        let own: Vec<String> = own.into_iter().collect();
        found.push(format!("the choice `{name}` is read by {}: one function is to read it", own.join(", ")));
    }
}

/// The names of all choices: behind `choices {`, those that open a list of answers.
fn listed(text: &str) -> Vec<&str> {
    let behind = text.lines().skip_while(|line| line.trim() != "choices {");
    let named = behind.filter_map(|line| line.trim().strip_suffix(" {")?.split_once(": "));
    named
        .map(|(name, _)| name)
        .filter(|name| name.chars().all(|c| c.is_ascii_lowercase() || c == '_'))
        .collect()
}

/// Which choices a source reads, each with the function that does; tests may read what they like.
fn reads<'a>(text: &str, names: &[&'a str]) -> Vec<(&'a str, String)> {
    let mut function = "";
    let mut found = Vec::new();
    for line in text.lines().take_while(|line| !line.starts_with("#[cfg(test)]")) {
        let code = line.split("//").next().unwrap_or("");
        if let Some((_, name)) = code.split_once("fn ") {
            function = name.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or("");
        }
        for part in code.split("rules.").skip(1) {
            let word = part.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or("");
            found
                .extend(names.iter().filter(|name| **name == word).map(|name| (*name, function.to_string())));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_found_where_they_are_listed_and_read() {
        let list = "    numbers {\n        cubes: u8, 99;\n    }\n    choices {\n        /// When.\n        icon: IconTime {\n            before = Before,\n        }\n    }\n";
        assert_eq!(listed(list), ["icon"]);
        let source = "impl Game {\n    fn one(&self) -> bool {\n        self.state.rules.icon == x || rules.cubes > 1\n    }\n    // rules.icon\n    fn two(&self) {}\n}\n#[cfg(test)]\nmod tests {\n    fn three() { rules.icon }\n}\n";
        assert_eq!(reads(source, &["icon"]), [("icon", "one".to_string())]);
    }
}
