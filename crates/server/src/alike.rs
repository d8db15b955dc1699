//! Names that cannot be told apart by looking.

use unicode_security::confusable_detection::skeleton;

/// Whether two names look the same as they stand, or would in small letters: letters of other alphabets that are drawn
/// alike make no difference, nor do spaces and signs.
pub fn alike(a: &str, b: &str) -> bool {
    let small = |name: &str| drawn(&name.to_lowercase()).to_lowercase();
    drawn(a) == drawn(b) || small(a) == small(b)
}

fn drawn(name: &str) -> String {
    skeleton(name).filter(|letter| letter.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_the_same_are_alike() {
        assert!(alike("Ada", "ada") && alike("Ada", "Аda") && alike("Bob", "B0b") && alike("A d a", "Ada"));
        assert!(alike("Illi", "lIIi"));
        assert!(!alike("Ada", "Ida") && !alike("Zoë", "Zola") && !alike("力", "刀"));
    }
}
