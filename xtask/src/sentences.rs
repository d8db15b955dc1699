//! Every variant of a public enum has a sentence. The compiler asks for it, but not where an enum lets off the names of
//! its fields: there this looks.

/// What an enum says that lets them off; others say why they need no sentences at all.
const LET_OFF: &str = concat!("allow(missing_", "docs, reason = \"the fields are named by what they hold\")");

/// Variants without a sentence.
pub fn check(place: &str, text: &str, found: &mut Vec<String>) {
    let mut ahead = false;
    // Formatted code: a variant stands one step to the right of its enum, and the enum ends where it began.
    let mut inside: Option<(String, String)> = None;
    let mut told = false;
    for (number, line) in text.lines().enumerate() {
        let trimmed = line.trim_start();
        let indent = &line[..line.len() - trimmed.len()];
        match &inside {
            None if trimmed.contains(LET_OFF) => ahead = true,
            None if ahead && trimmed.contains("enum ") && trimmed.ends_with('{') => {
                inside = Some((format!("{indent}}}"), format!("{indent}    ")));
                (ahead, told) = (false, false);
            }
            Some((end, _)) if line == end => inside = None,
            Some((_, step)) if indent == step => {
                let name = trimmed.split(|c: char| !c.is_alphanumeric()).next().unwrap_or("");
                if trimmed.starts_with("///") {
                    told = true;
                } else if name.starts_with(|c: char| c.is_ascii_uppercase()) && !std::mem::take(&mut told) {
                    found.push(format!("{place}:{}: `{name}` has no sentence of its own", number + 1));
                }
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(body: &str) -> Vec<String> {
        let mut found = Vec::new();
        check("x.rs", &format!("#[{LET_OFF}]\npub enum Deed {{\n{body}}}\n"), &mut found);
        found
    }

    #[test]
    fn a_variant_without_a_sentence_is_found() {
        assert_eq!(
            problems(
                "    /// A move.\n    Move { to: u8 },\n    /// A rest.\n    #[serde(default)]\n    Rest,\n"
            ),
            [""; 0]
        );
        assert_eq!(
            problems("    /// A move.\n    Move {\n        to: u8,\n    },\n    Rest,\n"),
            ["x.rs:7: `Rest` has no sentence of its own"]
        );
    }

    #[test]
    fn what_comes_after_the_enum_is_free() {
        let mut found = Vec::new();
        check(
            "x.rs",
            &format!(
                "#[{LET_OFF}]\npub enum Deed {{\n    /// A rest.\n    Rest,\n}}\n\nfn x() {{\n    Deed::Rest;\n}}\n"
            ),
            &mut found,
        );
        assert_eq!(found, [""; 0]);
    }
}
