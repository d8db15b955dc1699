//! `docs/words.md` quotes the code as it is.

use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The quoted blocks with the file named before them: a line that ends with `` `PATH`: ``, then indented lines.
fn quotes(page: &str) -> Vec<(&str, Vec<&str>)> {
    let mut found: Vec<(&str, Vec<&str>)> = Vec::new();
    let mut open = false;
    for line in page.lines() {
        let named = line.strip_suffix("`:").and_then(|line| line.rsplit('`').next());
        if let Some(path) = named {
            found.push((path, Vec::new()));
            open = true;
        } else if let (true, Some(code)) = (open, line.strip_prefix("    ")) {
            found.last_mut().expect("a file is named").1.push(code.trim());
        } else {
            open &= line.is_empty();
        }
    }
    found
}

/// Lines of a quote that do not follow one another in the file, whatever their indentation.
fn astray<'a>(text: &str, quote: &[&'a str]) -> Vec<&'a str> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let together = |window: &[&str]| window.iter().zip(quote).all(|(line, code)| line.contains(code));
    if lines.windows(quote.len()).any(together) {
        return Vec::new();
    }
    let lost: Vec<&str> =
        quote.iter().copied().filter(|code| !lines.iter().any(|line| line.contains(code))).collect();
    if lost.is_empty() { quote.to_vec() } else { lost }
}

#[test]
fn every_block_of_the_page_stands_in_the_file_it_names() {
    let page = std::fs::read_to_string(root().join("docs/words.md")).unwrap();
    let quotes = quotes(&page);
    assert!(quotes.len() >= 10, "{} quotes", quotes.len());
    for (path, quote) in quotes {
        assert!(!quote.is_empty(), "nothing is quoted from {path}");
        let text =
            std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert_eq!(astray(&text, &quote), [""; 0], "not like this in {path}");
    }
}

#[test]
fn a_block_that_differs_is_found() {
    let page = "Text.\n\n`a/b.rs`:\n\n    one\n      two\n\nMore `x`.\n\n    no quote\n";
    assert_eq!(quotes(page), [("a/b.rs", vec!["one", "two"])]);
    assert_eq!(astray("  one,\ntwo\n", &["one", "two"]), [""; 0]);
    assert_eq!(astray("one\n\ntwo\n", &["one", "two"]), ["one", "two"], "not together");
    assert_eq!(astray("one\nthree\n", &["one", "two"]), ["two"]);
}
