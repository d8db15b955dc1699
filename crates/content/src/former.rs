//! Versions of the built-in cards that older programs have written into records and stores.

use crate::Collection;

const FORMER: &str = include_str!("../../../content/former.txt");

/// Cards that have come to do something else since, by the name of their file.
#[cfg(feature = "former")]
const KEPT: &[(&str, &[u8])] = &[
    ("rebirth-1", include_bytes!("../../../content/former/rebirth-1.cards")),
    ("rebirth-2", include_bytes!("../../../content/former/rebirth-2.cards")),
    ("classic-1", include_bytes!("../../../content/former/classic-1.cards")),
    ("classic-2", include_bytes!("../../../content/former/classic-2.cards")),
    ("classic-3", include_bytes!("../../../content/former/classic-3.cards")),
];

/// The words of each line: a version, its edition, and the file of its cards if they are not played as today's.
fn lines() -> impl Iterator<Item = (&'static str, &'static str, Option<&'static str>)> {
    FORMER.lines().filter_map(|line| {
        let mut words = line.split('#').next().unwrap_or_default().split_whitespace();
        Some((words.next()?, words.next()?, words.next()))
    })
}

/// The versions that today's cards of an edition stand for.
pub fn versions(edition: &str) -> Vec<String> {
    let same = lines().filter(|&(_, own, kept)| own == edition && kept.is_none());
    same.map(|(version, ..)| version.to_string()).collect()
}

/// The cards of a former version, so that games begun with them are played with them.
#[cfg(not(feature = "former"))]
pub fn kept(_version: &str) -> Option<Collection> {
    None
}

/// The cards of a former version, so that games begun with them are played with them.
#[cfg(feature = "former")]
pub fn kept(version: &str) -> Option<Collection> {
    let (.., file) = lines().find(|&(own, ..)| own == version)?;
    let (_, body) = KEPT.iter().find(|(name, _)| Some(*name) == file)?;
    Collection::unpress(body).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_names_a_version_and_an_edition() {
        for (version, edition, _) in lines() {
            assert!(version.len() == 32 && version.chars().all(|c| c.is_ascii_hexdigit()), "{version}");
            assert!(crate::EDITIONS.contains(&edition), "{version}");
        }
        let bare = FORMER.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
        assert_eq!(lines().count(), bare.count(), "a line says too little");
    }

    #[cfg(feature = "former")]
    #[test]
    fn former_cards_still_load() {
        let former = lines().filter(|(.., file)| file.is_some());
        let versions: Vec<_> = former.map(|(version, edition, _)| (version, edition)).collect();
        assert!(!versions.is_empty());
        for (version, edition) in versions {
            let codex = kept(version).expect("its file").load().unwrap_or_else(|report| panic!("{report}"));
            assert_eq!(codex.edition_id(), edition);
        }
        assert!(kept("0123").is_none());
    }
}
