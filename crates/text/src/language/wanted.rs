//! What a browser says about the languages of its reader.

use super::OFFERED;

/// The best language for an `Accept-Language` such as `pl-PL,pl;q=0.9,en;q=0.8`: of those that can be chosen, the one
/// that is wanted most. English if there is none.
pub fn wanted(header: &str) -> &'static str {
    best(header, OFFERED).unwrap_or("en")
}

fn best<'a>(header: &str, offered: &[&'a str]) -> Option<&'a str> {
    let mut found: Vec<(f32, &str)> = Vec::new();
    for part in header.split(',').take(50) {
        let mut pieces = part.split(';');
        let tag = pieces.next().unwrap_or_default().trim();
        let weight = pieces.find_map(|own| own.trim().strip_prefix("q=")?.parse::<f32>().ok());
        let weight = weight.unwrap_or(1.0);
        let language = tag.split('-').next().unwrap_or_default();
        let own = offered.iter().find(|own| own.eq_ignore_ascii_case(tag));
        let near = own.or_else(|| offered.iter().find(|own| own.eq_ignore_ascii_case(language)));
        if let Some(near) = near.filter(|_| weight > 0.0) {
            found.push((weight, near));
        }
    }
    // Of two that are wanted alike, the one that is named first.
    found
        .iter()
        .rev()
        .max_by(|one, other| one.0.total_cmp(&other.0))
        .and_then(|(_, tag)| offered.iter().find(|own| own == &tag).copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_wanted_most_is_found() {
        let offered = ["de", "en", "pl", "pt-BR"];
        let best = |header: &str| best(header, &offered).unwrap_or("none");
        assert_eq!(best("pl-PL,pl;q=0.9,en;q=0.8"), "pl");
        assert_eq!(best("xx, en;q=0.5, de;q=0.7"), "de");
        assert_eq!(best("en, de"), "en");
        assert_eq!(best("pt-br"), "pt-BR");
        assert_eq!(best("de;q=0, *"), "none");
        for wrong in ["", ";;;", "q=1", "de;q=x,,", "\u{0}"] {
            best(wrong);
        }
        assert_eq!(wanted("tlh"), "en");
    }
}
