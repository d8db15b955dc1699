//! What a reader is told, in the reader's language.

use text::{Language, TextError};

/// A message of `notices.ftl`, with what it speaks of; about a table that has no name in words of its own.
pub fn say(lang: &str, id: &str, table: &str, links: [&str; 2]) -> Result<String, TextError> {
    let texts = Language::chosen(lang).texts()?;
    let id = if table.is_empty() && id.starts_with("notice-") { format!("{id}-unnamed") } else { id.into() };
    texts.message_with(&id, &[("table", table), ("link", links[0]), ("leave", links[1])])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_tells_of_tables_with_and_without_a_name() {
        for lang in text::OFFERED {
            let links = ["https://l.example/a", "https://l.example/b"];
            for id in ["turn-title", "notice-body", "notice-mail-subject", "notice-mail-body"] {
                let named = say(lang, id, "Ashes", links).unwrap();
                let unnamed = say(lang, id, "", links).unwrap();
                assert!(!named.is_empty() && !unnamed.is_empty() && !unnamed.contains("{"), "{lang} {id}");
                assert_eq!(named.contains("Ashes"), id != "turn-title", "{lang} {id}: {named}");
                if id == "notice-mail-body" {
                    assert!(
                        links.iter().all(|link| named.contains(link) && unnamed.contains(link)),
                        "{lang}"
                    );
                }
            }
            let confirm = say(lang, "mail-confirm-body", "", links).unwrap();
            assert!(links.iter().all(|link| confirm.contains(link)), "{lang}");
        }
    }
}
