//! Names that people give themselves and their tables.

/// The most letters of a name.
pub const LONGEST: usize = 40;

/// A name as it is shown: no control or direction marks, single spaces, at most [`LONGEST`] letters. Empty if nothing
/// is left.
pub fn tidy(name: &str) -> String {
    tidy_to(name, LONGEST)
}

/// Any words as they are shown, cut to a length.
pub fn tidy_to(name: &str, most: usize) -> String {
    let shown = |letter: &char| !letter.is_control() && !is_invisible(*letter);
    let spaced: String =
        name.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    let words: Vec<String> = spaced
        .split(' ')
        .map(|word| word.chars().filter(shown).skip_while(|&letter| leans_on_another(letter)).collect())
        .filter(|word: &String| !word.is_empty())
        .collect();
    let short: String = words.join(" ").chars().take(most).collect();
    short.trim_end().to_string()
}

/// Marks that change how others are shown, or show nothing.
fn is_invisible(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff9}'..='\u{fffb}' | '\u{fffe}' | '\u{ffff}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// Signs that are drawn over the letter before them: alone they show next to nothing.
fn leans_on_another(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_what_cannot_be_seen_and_end_at_forty_letters() {
        assert_eq!(tidy("  Ada \n  of\tthe\u{202e} Lodge\u{0} "), "Ada of the Lodge");
        assert_eq!(tidy(&"x".repeat(99)).chars().count(), LONGEST);
        assert_eq!(tidy("\u{200b}\u{7}"), "");
        assert_eq!(tidy("Zoë 力"), "Zoë 力");
        let nothing = ['\u{3164}', '\u{2800}', '\u{115f}', '\u{ffa0}', '\u{34f}', '\u{301}', '\u{1d173}'];
        assert!(nothing.iter().all(|letter| tidy(&letter.to_string()).is_empty()));
        assert!(['\u{e000}', '\u{f0000}', '\u{fdd0}'].iter().all(|own| tidy(&own.to_string()).is_empty()));
        assert_eq!(tidy("Zoe\u{308}"), "Zoe\u{308}");
    }
}
