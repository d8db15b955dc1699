//! Whatever a text says, loading answers.

mod common;

use common::{PACK, load_with};
use proptest::prelude::*;

/// Words that lead far into the parser.
const VOCABULARY: &str = include_str!("../../../docs/codex.md");

fn word() -> impl Strategy<Value = &'static str> {
    let words: Vec<&'static str> = VOCABULARY.split_whitespace().collect();
    proptest::sample::select(words)
}

fn answers(text: &str) {
    if let Err(report) = load_with(text) {
        assert!(!report.problems.is_empty());
        assert!(!report.to_string().is_empty());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn on_arbitrary_text(text in any::<String>()) {
        answers(&text);
    }

    #[test]
    fn on_words_of_the_language_in_any_order(words in proptest::collection::vec(word(), 0..60)) {
        answers(&common::spell(&format!("trap fire mage@2 when you move: {}", words.join(" "))));
        answers(&format!("event e \"E\" designed moon 1 instant power 0 0 {}", words.join(" ")));
        answers(&words.join(" "));
    }

    #[test]
    fn on_valid_cards_with_a_piece_cut_out(from in 0..PACK.len(), len in 0..40usize) {
        let end = (from + len).min(PACK.len());
        answers(&format!("{}{}", &PACK[..from], &PACK[end..]));
    }

    #[test]
    fn on_valid_cards_with_something_put_in(at in 0..PACK.len(), text in "[a-z@:.,; \"\n\u{e9}0-9]{0,8}") {
        answers(&format!("{}{text}{}", &PACK[..at], &PACK[at..]));
    }
}
