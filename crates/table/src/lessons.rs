//! Tables laid for the tutorial, as scenarios.

/// Every lesson: its name and the source of its table.
const LESSONS: &[(&str, &str)] = &[];

/// The names of all lessons, in order.
pub fn names() -> Vec<String> {
    LESSONS.iter().map(|(name, _)| name.to_string()).collect()
}

/// The scenario of a lesson.
pub fn source(name: &str) -> Option<&'static str> {
    LESSONS.iter().find(|(own, _)| *own == name).map(|(_, source)| *source)
}
