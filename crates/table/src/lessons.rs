//! Tables laid for the tutorial, as scenarios.

/// Every lesson: its name and the source of its table.
const LESSONS: &[(&str, &str)] = &[
    ("first-game", include_str!("../../../content/lessons/first-game.scenario")),
    ("first-turn", include_str!("../../../content/lessons/first-turn.scenario")),
    ("second-game", include_str!("../../../content/lessons/second-game.scenario")),
    ("third-game", include_str!("../../../content/lessons/third-game.scenario")),
];

/// The names of all lessons, in order.
pub fn names() -> Vec<String> {
    LESSONS.iter().map(|(name, _)| name.to_string()).collect()
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
        assert_eq!(stems, names());
        for name in names() {
            let deal = Deal::Scenario { source: source(&name).unwrap().into(), lesson: name, chance: None };
            let game = deal.lay(&content::rebirth()).unwrap();
            assert_eq!(game.decision().unwrap().seat, rules::Seat(0));
        }
    }
}
