//! Versions of the built-in cards that older programs have written into records and stores.

const FORMER: &str = include_str!("../../../content/former.txt");

/// The versions that today's cards of an edition stand for.
pub fn versions(edition: &str) -> Vec<String> {
    let lines = FORMER.lines().map(|line| line.split('#').next().unwrap_or_default());
    lines
        .filter_map(|line| {
            let mut words = line.split_whitespace();
            let version = words.next()?;
            (words.next() == Some(edition)).then(|| version.to_string())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_names_a_version_and_an_edition() {
        for line in FORMER.lines().map(|line| line.split('#').next().unwrap_or_default().trim()) {
            let words: Vec<&str> = line.split_whitespace().collect();
            let [version, edition] = words[..] else {
                assert!(words.is_empty(), "{line}");
                continue;
            };
            assert!(version.len() == 32 && version.chars().all(|c| c.is_ascii_hexdigit()), "{line}");
            assert!(crate::EDITIONS.contains(&edition), "{line}");
        }
        assert!(versions("rebirth").contains(&"425395000bb54974f7d70bf2b031da16".to_string()));
    }
}
