//! Tables laid for the tutorial, as scenarios.

/// Every lesson: its name and the source of its table.
const LESSONS: &[(&str, &str)] = &[
    ("first-classic", include_str!("../../../content/lessons/first-classic.scenario")),
    ("first-game", include_str!("../../../content/lessons/first-game.scenario")),
    ("first-turn", include_str!("../../../content/lessons/first-turn.scenario")),
    ("second-game", include_str!("../../../content/lessons/second-game.scenario")),
    ("third-game", include_str!("../../../content/lessons/third-game.scenario")),
];

/// The names of all lessons, in order.
fn names() -> impl Iterator<Item = &'static str> {
    LESSONS.iter().map(|(name, _)| *name)
}

/// The lessons that are played with the cards of an edition, in order.
pub fn of(edition: &str) -> Vec<String> {
    names().filter(|name| self::edition(name).as_deref() == Some(edition)).map(Into::into).collect()
}

/// The edition a lesson is played in.
pub fn edition(name: &str) -> Option<String> {
    scenario::parse_tables(name, source(name)?).ok()?.into_iter().next()?.edition
}

/// The scenario of a lesson.
pub fn source(name: &str) -> Option<&'static str> {
    LESSONS.iter().find(|(own, _)| *own == name).map(|(_, source)| *source)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Deal;

    #[test]
    fn every_lesson_is_embedded_and_asks_the_learner_first() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/lessons");
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        let mut stems: Vec<String> =
            files.map(|file| file.file_stem().unwrap().to_string_lossy().into_owned()).collect();
        stems.sort();
        assert_eq!(stems, names().collect::<Vec<_>>());
        for name in names() {
            let cards = content::edition(&edition(name).unwrap()).unwrap();
            let deal =
                Deal::Scenario { source: source(name).unwrap().into(), lesson: name.into(), chance: None };
            let game = deal.lay(&cards).unwrap();
            assert_eq!(game.decision().unwrap().seat, rules::Seat(0));
        }
    }

    #[test]
    fn a_lesson_is_offered_with_the_cards_of_its_edition() {
        assert_eq!(of("classic"), ["first-classic"]);
        assert_eq!(of("rebirth"), ["first-game", "first-turn", "second-game", "third-game"]);
        assert_eq!((of("another"), edition("another")), (Vec::new(), None));
    }
}
