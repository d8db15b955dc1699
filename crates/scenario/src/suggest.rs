//! "Did you mean ...?": the nearest known word.

/// The candidate nearest to a word, if it is near enough to be a slip: a third of the letters may be wrong.
pub(crate) fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let limit = (word.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .filter(|candidate| candidate.len() > 1)
        .map(|candidate| (distance(word, candidate), candidate))
        .filter(|(far, candidate)| *far > 0 && *far <= limit && *far < candidate.chars().count())
        .min_by_key(|(far, _)| *far)
        .map(|(_, candidate)| candidate)
}

/// Letters to insert, delete or replace to turn one word into the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut row = vec![i + 1];
        for j in 0..b.len() {
            let changed = last[j] + usize::from(letter != b[j]);
            row.push(changed.min(last[j + 1] + 1).min(row[j] + 1));
        }
        last = row;
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_recognised_and_another_word_is_not() {
        assert_eq!(nearest("biblioteca", ["arena", "bibliotheca"]), Some("bibliotheca"));
        assert_eq!(nearest("dance", ["arena", "bibliotheca"]), None);
    }
}
