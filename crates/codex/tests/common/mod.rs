//! A small pack that the tests put their cards into.
#![allow(dead_code, reason = "each test file uses its own part")]

use codex::{Codex, Pack, Report, Source};

/// Cards that the examples refer to.
pub const PACK: &str = include_str!("pack.codex");

pub fn source(path: &str, text: &str) -> Source {
    Source { path: path.to_string(), text: text.to_string() }
}

/// These sources alone.
pub fn load(sources: &[Source]) -> Result<Codex, Report> {
    codex::load(&[Pack::edition(sources.to_vec())])
}

/// The pack and one more file.
pub fn load_with(text: &str) -> Result<Codex, Report> {
    load(&[source("pack.codex", PACK), source("test.codex", text)])
}

pub fn good(text: &str) -> Codex {
    load_with(text).unwrap_or_else(|report| panic!("{report}"))
}

pub fn bad(text: &str) -> String {
    match load_with(text) {
        Ok(_) => panic!("should not be accepted:\n{text}"),
        Err(report) => report.to_string(),
    }
}

/// A spell with this light side.
pub fn spell(side: &str) -> String {
    format!("spell tried \"Tried\" designed forgotten\n  light {side}\n")
}
