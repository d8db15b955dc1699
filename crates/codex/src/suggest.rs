//! "Did you mean ...?": the nearest known word.

/// The candidate nearest to a word, if one is near enough to be a likely slip.
pub(crate) fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word = word.to_lowercase();
    // A third of the letters may be wrong; one letter of a short word.
    let limit = (word.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .filter(|candidate| candidate.len() > 1)
        .map(|candidate| (distance(&word, candidate), candidate))
        .filter(|(far, candidate)| *far <= limit && *far < candidate.chars().count())
        .min_by_key(|(far, _)| *far)
        .map(|(_, candidate)| candidate)
}

/// Letters to insert, delete, replace or swap with their neighbour to turn one word into the other.
fn distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.chars().collect();
    let b: Vec<char> = b.chars().collect();
    // Names are short; a very long run of letters is no slip of any of them.
    if a.len().abs_diff(b.len()) > 8 {
        return usize::MAX;
    }
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let same = usize::from(a[i - 1] != b[j - 1]);
            let mut best = (last[j] + 1).min(row[j - 1] + 1).min(last[j - 1] + same);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(before[j - 2] + 1);
            }
            row.push(best);
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

/// "`a`, `b` or `c`".
pub(crate) fn listed(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    match quoted.split_last() {
        None => String::new(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_pen_is_recognised() {
        assert_eq!(nearest("inflcit", ["inflict", "heal"]), Some("inflict"));
        assert_eq!(nearest("Combat", ["combat"]), Some("combat"));
    }

    #[test]
    fn a_different_word_is_not_taken_for_a_slip() {
        assert_eq!(nearest("dance", ["inflict", "heal", "draw"]), None);
        assert_eq!(nearest("xy", ["to", "on"]), None);
    }

    #[test]
    fn a_list_ends_with_or() {
        assert_eq!(listed(&["a", "b", "c"]), "`a`, `b` or `c`");
    }
}
