//! `cargo xtask page OUT`: the whole game as a folder of files that any host can serve, also below a path.
//!
//! It is the client of the server with the engine beside it: `index.html` names the engine, and the client then carries
//! its tables itself. A service worker keeps everything for use without a network.

use crate::{pack, packs, wasm, web};
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};

/// What the service worker is made from.
const WORKER: &str = "web/alone/sw.js";

/// Builds client and engine and writes the folder, with these packs beside the engine, or with those of Lodge.
pub fn write(root: &Path, out: &Path, named: &[PathBuf]) -> Result<String, String> {
    named.iter().try_for_each(|pack| packs::check(root, pack))?;
    let own = if named.is_empty() { packs::own(root)? } else { named.to_vec() };
    let packs = packs::bundle(&own)?;
    web::build(root)?;
    let engine = wasm::build(root)?;
    assemble(root, &root.join("web/dist"), &engine, packs.as_deref(), out)
}

fn assemble(
    root: &Path,
    client: &Path,
    engine: &Path,
    packs: Option<&[u8]>,
    out: &Path,
) -> Result<String, String> {
    clear(out)?;
    let mut files = Vec::new();
    for path in below(client)? {
        let name = name(client, &path);
        // What the browser loads by these names is written anew below.
        if name != "index.html" {
            copy(&path, &out.join(&name))?;
            files.push(name);
        }
    }
    let engine_bytes = wasm::bare(&read(engine)?)?;
    let mut engine_name = format!("lodge-{}.wasm", hash(&[&engine_bytes]));
    match pack::packed(&engine_bytes) {
        Some(packed) => {
            engine_name += ".lzma";
            save(&out.join(&engine_name), &packed)?;
        }
        None => {
            println!(
                "There is no `xz` here: the engine is not packed, and a first visit fetches a quarter more."
            );
            save(&out.join(&engine_name), &engine_bytes)?;
        }
    }
    files.push(engine_name.clone());
    let packs_name = packs.map(|packs| format!("packs-{}.json", hash(&[packs])));
    if let (Some(packs), Some(name)) = (packs, &packs_name) {
        save(&out.join(name), packs)?;
        files.push(name.clone());
    }
    let index = text(&client.join("index.html"))?;
    save(&out.join("index.html"), alone(&index, &engine_name, packs_name.as_deref())?.as_bytes())?;
    files.push("index.html".into());
    files.sort();
    let contents = files.iter().map(|file| read(&out.join(file))).collect::<Result<Vec<_>, _>>()?;
    let version = hash(&contents.iter().map(Vec::as_slice).collect::<Vec<_>>());
    let worker = text(&root.join(WORKER))?;
    let worker = worker
        .replace("__VERSION__", &version)
        .replace("[\"__FILES__\"]", &serde_json::json!(files).to_string());
    save(&out.join("sw.js"), worker.as_bytes())?;
    let bytes: usize = contents.iter().map(Vec::len).sum();
    Ok(format!(
        "{} files, {} kB, version {version}: serve {} from any host\n",
        files.len() + 1,
        bytes / 1000,
        out.display()
    ))
}

/// The page says itself where its engine and its packs lie, and looks for everything beside itself.
fn alone(index: &str, engine: &str, packs: Option<&str>) -> Result<String, String> {
    let mark = "<head>";
    if !index.contains(mark) {
        return Err("web/dist/index.html has no head".into());
    }
    let mut metas = mark.to_string();
    for (what, file) in [("engine", Some(engine)), ("packs", packs)] {
        let meta = |file| format!("\n    <meta name=\"lodge-{what}\" content=\"{file}\" />");
        metas.extend(file.map(meta));
    }
    Ok(index.replace("=\"/", "=\"./").replacen(mark, &metas, 1))
}

/// A folder that is not ours is left alone.
fn clear(out: &Path) -> Result<(), String> {
    let problem = |error: std::io::Error| format!("{}: {error}", out.display());
    if out.exists() {
        let empty = std::fs::read_dir(out).map_err(problem)?.next().is_none();
        if !empty && !out.join("sw.js").is_file() {
            return Err(format!("{} holds something else: name an empty folder", out.display()));
        }
        std::fs::remove_dir_all(out).map_err(problem)?;
    }
    std::fs::create_dir_all(out).map_err(problem)
}

fn below(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    let inside = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in inside.flatten() {
        let path = entry.path();
        if path.is_dir() { found.extend(below(&path)?) } else { found.push(path) }
    }
    Ok(found)
}

fn name(root: &Path, path: &Path) -> String {
    let own = path.strip_prefix(root).unwrap_or(path);
    own.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect::<Vec<_>>().join("/")
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn text(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    save(to, &read(from)?)
}

fn save(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    folder.and_then(|()| std::fs::write(path, bytes)).map_err(|error| format!("{}: {error}", path.display()))
}

fn hash(parts: &[&[u8]]) -> String {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_names_its_engine_and_needs_no_root() {
        let index = "<head><link href=\"/assets/a.css\"></head><script src=\"/assets/a.js\"></script>";
        let page = alone(index, "lodge-1.wasm", None).unwrap();
        assert!(page.contains("<meta name=\"lodge-engine\" content=\"lodge-1.wasm\" />"));
        assert!(page.contains("href=\"./assets/a.css\"") && page.contains("src=\"./assets/a.js\""));
        assert!(!page.contains("lodge-packs"));
        let page = alone(index, "lodge-1.wasm", Some("packs-1.json")).unwrap();
        assert!(page.contains("<meta name=\"lodge-packs\" content=\"packs-1.json\" />"));
        assert!(alone("nothing", "x", None).is_err());
    }

    #[test]
    fn the_folder_is_whole_and_its_version_follows_what_is_in_it() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let place = std::env::temp_dir().join(format!("lodge-page-{}", std::process::id()));
        let (client, engine, out) = (place.join("client"), place.join("page.wasm"), place.join("out"));
        save(&client.join("index.html"), b"<head></head>").unwrap();
        save(&client.join("assets/a.js"), b"1").unwrap();
        save(&engine, b"\0asm\x01\0\0\0").unwrap();
        assemble(root, &client, &engine, None, &out).unwrap();
        let worker = text(&out.join("sw.js")).unwrap();
        assert!(worker.contains("\"assets/a.js\"") && !worker.contains("__"), "{worker}");
        assert!(out.join("assets/a.js").is_file());
        save(&client.join("assets/a.js"), b"2").unwrap();
        assemble(root, &client, &engine, Some(b"[]"), &out).unwrap();
        assert_ne!(text(&out.join("sw.js")).unwrap(), worker);
        // What is not a page of ours is not cleared away.
        assert!(
            assemble(root, &client, &engine, None, &client).is_err() && client.join("index.html").is_file()
        );
        std::fs::remove_dir_all(&place).unwrap();
    }
}
