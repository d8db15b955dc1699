//! Packs for the page alone: their files as one, which lies beside the engine.

use crate::{cargo, files};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};

/// Packs that come with Lodge.
const OWN: &str = "examples/packs";

/// The packs that a page gets unless others are named; the tests check these.
pub fn own(root: &Path) -> Result<Vec<PathBuf>, String> {
    let folder = root.join(OWN);
    let inside = std::fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut found: Vec<PathBuf> =
        inside.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    found.sort();
    Ok(found)
}

/// Lets the program say whether a pack is in order, before anybody is sent a link to it.
pub fn check(root: &Path, pack: &Path) -> Result<(), String> {
    let mut check = cargo(root);
    check.args(["run", "--quiet", "--package", "lodge", "--", "cards", "check"]).arg(pack);
    match check.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{} is not laid beside the page: it is not in order", pack.display())),
        Err(error) => Err(format!("cargo: {error}")),
    }
}

/// All of them as the page reads them; none if there are none.
pub fn bundle(packs: &[PathBuf]) -> Result<Option<Vec<u8>>, String> {
    let read = packs.iter().map(|pack| read(pack)).collect::<Result<Vec<_>, _>>()?;
    Ok((!read.is_empty()).then(|| Value::Array(read).to_string().into_bytes()))
}

fn read(pack: &Path) -> Result<Value, String> {
    let problem = |error: std::io::Error| format!("{}: {error}", pack.display());
    let name = pack.file_name().map_or_else(|| "pack".into(), |name| name.to_string_lossy().into_owned());
    let (mut sources, mut words) = (Vec::new(), Vec::new());
    for path in files::below(pack).map_err(problem)? {
        let own = path.strip_prefix(pack).unwrap_or(&path);
        let parts: Vec<String> = own.iter().map(|part| part.to_string_lossy().into_owned()).collect();
        let (shown, read) =
            (format!("{name}/{}", parts.join("/")), || std::fs::read_to_string(&path).map_err(problem));
        match &parts[..] {
            _ if files::has_extension(&path, &["codex"]) => {
                sources.push(json!({"path": shown, "text": read()?}))
            }
            [locales, lang, ..] if locales == "locales" && files::has_extension(&path, &["ftl"]) => {
                words.push(json!({"lang": lang, "path": shown, "text": read()?}));
            }
            _ => {}
        }
    }
    match sources.is_empty() {
        true => Err(format!("{}: no file of cards", pack.display())),
        false => Ok(json!({"sources": sources, "words": words})),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packs_are_read_with_their_words_and_without_their_scenarios() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let all = bundle(&own(root).unwrap()).unwrap().unwrap();
        let all: Value = serde_json::from_slice(&all).unwrap();
        let ember = &all[0];
        assert_eq!(ember["sources"][0]["path"], "ember/pack.codex");
        assert!(ember["sources"][0]["text"].as_str().unwrap().contains("pack ember"));
        assert!(ember["words"].as_array().unwrap().iter().any(|own| own["lang"] == "de"), "{ember}");
        assert_eq!(ember["sources"].as_array().unwrap().len(), 2);
        assert_eq!(bundle(&[]), Ok(None));
        assert!(bundle(&[root.join("docs")]).is_err() && bundle(&[root.join("nowhere")]).is_err());
    }
}
