//! Names that cannot be told apart by looking.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// Whether two names look the same as they stand, or would in small letters: letters of other alphabets that are drawn
/// alike make no difference, nor do letters in circles or squares, spaces and signs.
pub fn alike(a: &str, b: &str) -> bool {
    let small = |name: &str| drawn(&name.to_lowercase()).to_lowercase();
    let [a, b] = [a, b].map(plain);
    drawn(&a) == drawn(&b) || small(&a) == small(&b)
}

fn drawn(name: &str) -> String {
    skeleton(name).filter(|letter| letter.is_alphanumeric()).collect()
}

/// Without rings, squares, boldness and breadth: Unicode says which letter is meant by most of them.
fn plain(name: &str) -> String {
    name.nfkc().map(latin).nfkc().collect()
}

/// Rows of letters from A on that are drawn in white on black, or as signs of countries.
const ROWS: [char; 3] = ['🅐', '🅰', '🇦'];

/// Letters that look Latin, with the one they look like, where the lists of Unicode do not name it for great and small ones
/// alike: Coptic and Cherokee, and small capitals, which are read as what they are.
const LATIN: [(&str, &str); 5] = [
    ("ⲀⲂⲈⲌⲎⲒⲔⲘⲚⲞⲢⲤⲦⲨⲬ", "ABEZHIKMNOPCTYX"),
    ("ⲁⲃⲉⲍⲏⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ", "abezhikmnopctyx"),
    ("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴ", "ABCDEFGHIJKLMN"),
    ("ᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ", "OPQRSTUVWYZ"),
    ("ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ", "ABCDEGHiJKLMPRSTVWYZ"),
];

fn latin(letter: char) -> char {
    let row = |first: &char| u32::from(letter).checked_sub(u32::from(*first)).filter(|at| *at < 26);
    if let Some(at) = ROWS.iter().find_map(row) {
        return char::from(b'A' + at as u8);
    }
    let column = |(from, to): &(&str, &str)| {
        let at = from.chars().position(|own| own == letter)?;
        to.chars().nth(at)
    };
    LATIN.iter().find_map(column).unwrap_or(letter)
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

    #[test]
    fn letters_in_rings_and_of_other_alphabets_make_no_other_name() {
        let adas = [
            "Ⲁda",
            "ⓐⓓⓐ",
            "ⒶⒹⒶ",
            "🅐🅓🅐",
            "🅰🅳🅰",
            "🇦🇩🇦",
            "🄰🄳🄰",
            "𝐀𝐝𝐚",
            "𝒜𝒹𝒶",
            "𝔄𝔡𝔞",
            "Ａｄａ",
            "ᴀᴅᴀ",
            "ᎪᎠᎪ",
            "Αda",
            "Аԁа",
            "ᵃᵈᵃ",
            "A\u{200b}da",
            "⒜⒟⒜",
        ];
        for other in adas {
            assert!(alike("Ada", other) && alike(other, "ADA"), "{other}");
        }
        assert!(alike("ⲕⲁⲧⲉ", "Kate") && alike("①②", "12") && alike("Іlli", "lIIi"));
        // Names in an alphabet of their own are told apart as ever.
        assert!(!alike("Анна", "Инна") && !alike("Ελένη", "Ειρήνη") && !alike("ᎠᏓ", "ᎠᎹ"));
        assert!(!alike("Ada", "Bea"));
    }
}
