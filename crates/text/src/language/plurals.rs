//! Which plurals a language tells apart.

use crate::texts::Texts;
use fluent_bundle::FluentArgs;
use std::collections::BTreeSet;

pub(crate) const WORDS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// The words that whole numbers as they come in a game are chosen by in a language.
pub(crate) fn of(tag: &str) -> BTreeSet<String> {
    let asks =
        "n = { $n ->\n [zero] zero\n [one] one\n [two] two\n [few] few\n [many] many\n*[other] other\n}\n";
    let Ok(texts) = Texts::new(tag, &[asks]) else { return BTreeSet::new() };
    let word = |n: i32| {
        let mut args = FluentArgs::new();
        args.set("n", n);
        texts.format("n", None, &args).ok()
    };
    (0..=200).filter_map(word).collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn polish_tells_three_apart() {
        let words = |tag: &str| super::of(tag).into_iter().collect::<Vec<_>>().join(" ");
        assert_eq!(words("pl"), "few many one");
        assert_eq!(words("de"), "one other");
        assert_eq!(words("fr"), "one other");
    }
}
