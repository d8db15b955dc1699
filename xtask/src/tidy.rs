//! What a formatter and a compiler cannot check: promises about the tree as a whole.

use crate::{blind, choices, files, sentences};
use std::path::Path;

/// Longer files are split.
const LINES_MAX: usize = 800;

/// Text that people write.
const TEXT: [&str; 8] = ["rs", "md", "toml", "txt", "codex", "scenario", "ftl", "yml"];

/// Crates that do no input or output, read no clock and own their only random generator.
const PURE: [&str; 4] = ["crates/bots/src", "crates/codex/src", "crates/rules/src", "crates/table/src"];

/// Modules of `std` that pure crates do not touch, and why.
const BANNED_MODULES: [(&str, &str); 7] = [
    ("time", "reads a clock"),
    ("thread", "starts threads"),
    ("fs", "touches files"),
    ("net", "touches the network"),
    ("env", "reads the environment"),
    ("process", "reaches other processes"),
    ("io", "does input or output"),
];

/// What carries tables, in a world that is handed in.
const HOUSE: &str = "crates/server/src/house/";

/// What it would have of its own if it did not ask that world.
const OF_ITS_OWN: [&str; 5] =
    ["Instant::now", "SystemTime", "tokio::spawn", "tokio::time::", "spawn_blocking"];

/// Everything that is wrong with the tree.
pub fn check(root: &Path) -> Vec<String> {
    let mut found = Vec::new();
    let names = blind::Names::read(root).unwrap_or_default();
    if names.is_empty() {
        found.push("content/: no card has a name, so nothing can be said about code that names cards".into());
    }
    match files::below(root) {
        Ok(paths) => {
            for path in paths {
                let place = files::shown(root, &path);
                if files::has_extension(&path, &TEXT) || place == ".ci/run" {
                    match std::fs::read_to_string(&path) {
                        Ok(text) => {
                            check_file(&place, &text, &mut found);
                            if place.ends_with(".rs") {
                                blind::check(&place, &text, &names, &mut found);
                                sentences::check(&place, &text, &mut found);
                            }
                        }
                        Err(error) => found.push(format!("{place}: {error}")),
                    }
                }
            }
        }
        Err(error) => found.push(format!("the tree cannot be read: {error}")),
    }
    choices::check(root, &mut found);
    check_lints(root, &mut found);
    check_architecture(root, &mut found);
    found
}

fn check_file(place: &str, text: &str, found: &mut Vec<String>) {
    let count = text.lines().count();
    // The messages of a language are one list that translators work through from top to bottom.
    if count > LINES_MAX && !place.ends_with(".ftl") {
        found.push(format!("{place}: {count} lines, more than {LINES_MAX}"));
    }
    for (number, line) in text.lines().enumerate() {
        if line.ends_with([' ', '\t', '\r']) {
            found.push(format!("{place}:{}: whitespace at the end of the line", number + 1));
        }
    }
    if !place.ends_with(".rs") {
        return;
    }
    // Put together here, so that this file does not find itself.
    for banned in [concat!("#[ign", "ore"), concat!("to", "do!"), concat!("should_", "panic")] {
        for (number, _) in code_lines(text).filter(|(_, code)| code.contains(banned)) {
            found.push(format!("{place}:{number}: `{banned}`"));
        }
    }
    if PURE.iter().any(|folder| place.starts_with(folder)) {
        check_pure(place, text, found);
    }
    if place.starts_with(HOUSE) {
        for (number, code) in code_lines(text) {
            for word in OF_ITS_OWN.iter().filter(|word| code.contains(**word)) {
                found.push(format!("{place}:{number}: `{word}`: a house asks its world for that"));
            }
        }
    }
}

/// Lines of a source with their numbers, without comments.
fn code_lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let code = |line| str::split(line, "//").next().unwrap_or("");
    text.lines().enumerate().map(move |(at, line)| (at + 1, code(line)))
}

fn check_pure(place: &str, text: &str, found: &mut Vec<String>) {
    let mut tests_end: Option<String> = None;
    let mut tests_ahead = false;
    for (number, code) in code_lines(text) {
        // Test modules may do as they like; formatted code closes them at the indentation they began with.
        if let Some(end) = &tests_end {
            if code.trim_end() == end {
                tests_end = None;
            }
            continue;
        }
        let trimmed = code.trim_start();
        if trimmed.starts_with("#[cfg(test)]") {
            tests_ahead = true;
            continue;
        }
        if std::mem::take(&mut tests_ahead) && trimmed.starts_with("mod ") && trimmed.ends_with('{') {
            tests_end = Some(format!("{}}}", &code[..code.len() - trimmed.len()]));
            continue;
        }
        for why in impurities(code) {
            found.push(format!("{place}:{number}: {why}, which this crate must not"));
        }
    }
}

/// What a line of code does that a pure crate does not do.
fn impurities(code: &str) -> Vec<&'static str> {
    let mut found = Vec::new();
    for after in code.split("std::").skip(1) {
        // A length of time is a number; only what time it is comes from outside.
        if after.starts_with("time::Duration") {
            continue;
        }
        let named = |module: &str| match after.strip_prefix('{') {
            Some(list) => list.split([',', '}', '{']).any(|item| first_word(item.trim()) == module),
            None => first_word(after) == module,
        };
        found.extend(BANNED_MODULES.iter().filter(|(module, _)| named(module)).map(|&(_, why)| why));
    }
    let words: Vec<&str> = code.split(|c: char| !c.is_alphanumeric() && c != '_').collect();
    if words.contains(&"unsafe") {
        found.push("uses unsafe code");
    }
    if code.contains("rand::rng") || words.contains(&"thread_rng") || words.contains(&"getrandom") {
        found.push("takes chance from the platform");
    }
    if ["println!", "print!", "eprintln!", "eprint!", "dbg!"]
        .iter()
        .any(|macro_name| code.contains(macro_name))
    {
        found.push("prints");
    }
    found
}

fn first_word(text: &str) -> &str {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or("")
}

fn check_lints(root: &Path, found: &mut Vec<String>) {
    let manifest = |place: &str| std::fs::read_to_string(root.join(place)).unwrap_or_default();
    if !manifest("Cargo.toml").contains("unsafe_code = \"forbid\"") {
        found.push("Cargo.toml: the workspace lint `unsafe_code = \"forbid\"` is missing".into());
    }
    for krate in crates(root) {
        let place = format!("{krate}/Cargo.toml");
        if krate == DOOR.0 {
            check_door(root, &manifest(&place), found);
        } else if !manifest(&place).contains("[lints]\nworkspace = true") {
            found.push(format!("{place}: the lints of the workspace are not taken over"));
        }
    }
}

/// Where functions have names that a browser calls, which counts as unsafe code: one file of one crate.
const DOOR: (&str, &str) = ("crates/page", "src/door.rs");

fn check_door(root: &Path, manifest: &str, found: &mut Vec<String>) {
    let (krate, door) = DOOR;
    if !manifest.contains("unsafe_code = \"deny\"") {
        found.push(format!("{krate}/Cargo.toml: unsafe code is not denied"));
    }
    let place = root.join(krate);
    for path in files::below(&place).unwrap_or_default() {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        if files::shown(&place, &path) != door && text.contains("allow(unsafe_code)") {
            found.push(format!("{krate}/{}: only {door} may hold unsafe code", files::shown(&place, &path)));
        }
    }
}

/// Folders of all crates, from the root.
fn crates(root: &Path) -> Vec<String> {
    let folders = std::fs::read_dir(root.join("crates")).into_iter().flatten().flatten();
    let own = folders.filter(|folder| folder.path().join("Cargo.toml").is_file());
    let mut crates: Vec<String> = own.map(|own| format!("crates/{}", own.file_name().display())).collect();
    crates.push("xtask".into());
    crates.sort();
    crates
}

/// Each crate has its paragraph with an invariant, and each dependency its line with a reason.
fn check_architecture(root: &Path, found: &mut Vec<String>) {
    let text = match std::fs::read_to_string(root.join("ARCHITECTURE.md")) {
        Ok(text) => text,
        Err(error) => return found.push(format!("ARCHITECTURE.md: {error}")),
    };
    for krate in crates(root) {
        let heading = format!("### {krate}");
        let mut section = text.lines().skip_while(|line| *line != heading).skip(1).peekable();
        if section.peek().is_none() {
            found.push(format!("ARCHITECTURE.md: no paragraph `{heading}`"));
        } else if !section
            .take_while(|line| !line.starts_with('#'))
            .any(|line| line.starts_with("Invariant:"))
        {
            found.push(format!("ARCHITECTURE.md: {krate} has no line that begins with `Invariant:`"));
        }
    }
    for dependency in dependencies(root) {
        if !text.contains(&format!("- `{dependency}`")) {
            found.push(format!("ARCHITECTURE.md: no line with the reason for `{dependency}`"));
        }
    }
}

/// Names under `[workspace.dependencies]` that are not crates of the workspace itself.
fn dependencies(root: &Path) -> Vec<String> {
    let manifest = std::fs::read_to_string(root.join("Cargo.toml")).unwrap_or_default();
    let section = manifest.lines().skip_while(|line| *line != "[workspace.dependencies]").skip(1);
    let lines = section.take_while(|line| !line.starts_with('[')).filter(|line| !line.contains("path ="));
    lines.filter_map(|line| Some(line.split_once(" = ")?.0.to_string())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(text: &str) -> Vec<String> {
        let mut found = Vec::new();
        check_file("crates/rules/src/x.rs", text, &mut found);
        found
    }

    #[test]
    fn a_house_asks_its_world_for_the_time() {
        let mut found = Vec::new();
        check_file("crates/server/src/house/x.rs", "let now = Instant::now();\n", &mut found);
        assert_eq!(
            found,
            ["crates/server/src/house/x.rs:1: `Instant::now`: a house asks its world for that"]
        );
        check_file("crates/server/src/web/x.rs", "let now = Instant::now();\n", &mut found);
        assert_eq!(found.len(), 1);
    }

    #[test]
    fn a_pure_crate_touches_nothing_outside() {
        assert_eq!(problems("use std::fmt;\nuse std::collections::BTreeMap; // std::fs\n"), [""; 0]);
        assert_eq!(problems("use std::fs::File;\n").len(), 1);
        assert_eq!(problems("use std::{fmt, time::Instant};\n").len(), 1);
        assert_eq!(problems("let x = rand::rng();\n").len(), 1);
    }

    #[test]
    fn test_modules_are_free() {
        assert_eq!(problems("#[cfg(test)]\nmod tests {\n    use std::fs;\n}\n"), [""; 0]);
        assert_eq!(problems("#[cfg(test)]\nmod tests {\n}\nuse std::fs;\n").len(), 1);
    }

    #[test]
    fn stray_whitespace_and_long_files_are_found() {
        assert_eq!(problems("fn x() {} \n"), ["crates/rules/src/x.rs:1: whitespace at the end of the line"]);
        assert_eq!(problems(&"\n".repeat(801)).len(), 1);
    }
}
