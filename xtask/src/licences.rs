//! The licences of everything that goes into the program: crates that are linked, and packages of the client.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// How files that hold a licence begin.
const NAMES: [&str; 6] = ["license", "licence", "copying", "copyright", "notice", "unlicense"];

/// A part of somebody else's, as it is given away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// Name and version.
    pub name: String,
    /// What it says of itself.
    pub licence: String,
    /// Where it comes from.
    pub home: String,
    /// The texts it comes with.
    pub texts: Vec<String>,
}

/// The crates that are linked into a package, read from what `cargo metadata` says. Those that only build it are not
/// given away.
pub fn crates(metadata: &Value, root: &str) -> Result<Vec<Part>, String> {
    let packages = list(metadata, "packages");
    let by_id: BTreeMap<&str, &Value> = packages.iter().map(|own| (word(own, "id"), own)).collect();
    let nodes = list(&metadata["resolve"], "nodes");
    let nodes: BTreeMap<&str, &Value> = nodes.iter().map(|own| (word(own, "id"), own)).collect();
    let first = packages.iter().find(|own| word(own, "name") == root && own["source"].is_null());
    let mut waiting = vec![word(first.ok_or(format!("there is no package {root}"))?, "id")];
    let mut seen = BTreeSet::new();
    let mut parts = Vec::new();
    while let Some(id) = waiting.pop() {
        let (Some(package), true) = (by_id.get(id), seen.insert(id)) else { continue };
        for dep in nodes.get(id).map_or(&[][..], |node| list(node, "deps")) {
            // Kinds are null for what is linked, `build` and `dev` for the rest.
            if list(dep, "dep_kinds").iter().any(|kind| kind["kind"].is_null()) {
                waiting.push(word(dep, "pkg"));
            }
        }
        // A macro runs in the compiler; what it writes into the program is ours.
        let target =
            |kind: &str| list(package, "targets").iter().any(|own| list(own, "kind").contains(&kind.into()));
        if !package["source"].is_null() && !target("proc-macro") {
            let folder = PathBuf::from(word(package, "manifest_path"));
            parts.push(part(package, folder.parent().unwrap_or(Path::new("."))));
        }
    }
    parts.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(parts)
}

/// The packages of the client's last build.
pub fn packages(web: &Path) -> Result<Vec<Part>, String> {
    let names: Vec<String> =
        serde_json::from_str(&read(&web.join(".parts.json"))?).map_err(|why| why.to_string())?;
    let mut parts = Vec::new();
    for name in names {
        let folder = web.join("node_modules").join(&name);
        let package =
            serde_json::from_str(&read(&folder.join("package.json"))?).map_err(|why| why.to_string())?;
        parts.push(part(&package, &folder));
    }
    Ok(parts)
}

/// What is written about some parts: who is under what, then every text once with those it belongs to.
pub fn told(what: &str, parts: &[Part]) -> Result<String, String> {
    let mut text = format!("{what}\n\n");
    let mut by_text: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for part in parts {
        if part.licence.is_empty() && part.texts.is_empty() {
            return Err(format!("{} says nothing of its licence", part.name));
        }
        let without =
            if part.texts.is_empty() { " (named in its package, without a text of its own)" } else { "" };
        text += &format!("{}: {}{without} {}\n", part.name, part.licence, part.home).replace(" \n", "\n");
        for own in &part.texts {
            by_text.entry(own).or_default().push(&part.name);
        }
    }
    for (own, of) in by_text {
        text += &format!("\n{}\n{}\n\n{}\n", "=".repeat(80), of.join(", "), own.trim_end());
    }
    Ok(text)
}

fn part(package: &Value, folder: &Path) -> Part {
    let name = format!("{} {}", word(package, "name"), word(package, "version"));
    let licence = match &package["license"] {
        // Packages of npm once wrote it as an object.
        Value::Object(own) => own.get("type").and_then(Value::as_str).unwrap_or_default().to_string(),
        own => own.as_str().unwrap_or_default().to_string(),
    };
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .filter(|entry| {
            let name = entry.file_name().to_string_lossy().to_lowercase();
            NAMES.iter().any(|start| name.starts_with(start))
                && !name.ends_with(".rs")
                && !name.ends_with(".js")
        })
        .map(|entry| entry.path())
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    // Where somebody must be named, the package names them or leads to them.
    let by = match &package["author"] {
        Value::Object(own) => {
            ["name", "url"].map(|key| own.get(key).and_then(Value::as_str).unwrap_or_default()).join(" ")
        }
        own => own.as_str().unwrap_or_default().to_string(),
    };
    let home = [by.as_str(), word(package, "homepage")].join(" ").trim().to_string();
    let texts = files.iter().filter_map(|file| std::fs::read_to_string(file).ok());
    Part {
        name,
        licence,
        home,
        texts: texts.map(|text| text.replace("\r\n", "\n").trim().to_string()).collect(),
    }
}

fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn list<'a>(value: &'a Value, key: &str) -> &'a [Value] {
    value[key].as_array().map_or(&[], Vec::as_slice)
}

fn word<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn linked_crates_are_named_and_those_that_only_build_are_not() {
        let package = |name: &str, source: Value, kind: &str| {
            json!({ "id": name, "name": name, "version": "1.0.0", "source": source, "license": "MIT",
                    "manifest_path": format!("/none/{name}/Cargo.toml"), "targets": [{ "kind": [kind] }] })
        };
        let dep = |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let deps = [dep("linked", json!(null)), dep("macro", json!(null)), dep("builds", json!("build"))];
        let metadata = json!({
            "packages": [
                package("own", json!(null), "bin"), package("linked", json!("registry"), "lib"),
                package("macro", json!("registry"), "proc-macro"), package("builds", json!("registry"), "lib"),
                package("below", json!("registry"), "lib"),
            ],
            "resolve": { "nodes": [
                { "id": "own", "deps": deps }, { "id": "linked", "deps": [dep("below", json!(null))] },
            ]},
        });
        let names: Vec<String> =
            crates(&metadata, "own").unwrap().into_iter().map(|part| part.name).collect();
        assert_eq!(names, ["below 1.0.0", "linked 1.0.0"]);
        assert!(crates(&metadata, "other").is_err());
    }

    #[test]
    fn a_text_stands_once_and_a_part_without_a_licence_is_refused() {
        let part = |name: &str, licence: &str, texts: &[&str]| Part {
            name: name.into(),
            licence: licence.into(),
            home: String::new(),
            texts: texts.iter().map(|text| text.to_string()).collect(),
        };
        let both = [part("a 1", "MIT", &["Do what you like."]), part("b 2", "MIT", &["Do what you like."])];
        let text = told("Parts", &both).unwrap();
        assert_eq!(text.matches("Do what you like.").count(), 1);
        assert!(text.contains("a 1, b 2"), "{text}");
        assert!(told("Parts", &[part("c 3", "MIT", &[])]).unwrap().contains("without a text"));
        assert!(told("Parts", &[part("d 4", "", &[])]).unwrap_err().contains("d 4"));
    }
}
