//! Puts the languages of `content/locales` into the program: a folder is one. A file that is not Fluent stops the
//! build with its line.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The files that cards and tables are worded with; the others are the browser's alone.
const SPOKEN: [&str; 4] = ["cards.ftl", "names.ftl", "rulings.ftl", "table.ftl"];

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/locales").canonicalize()?;
    println!("cargo:rerun-if-changed={}", root.display());
    let all = env::var_os("CARGO_FEATURE_LANGUAGES").is_some();
    // A page fetches every byte of its engine: there messages come without notes, and without those that its client has.
    let page = env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|arch| arch == "wasm32");
    let mut code = String::from("&[\n");
    let mut broken = false;
    for folder in inside(&root)?.into_iter().filter(|path| path.is_dir()) {
        let tag = name(&folder);
        if tag != "en" && !all {
            continue;
        }
        let _ = writeln!(code, "Language {{ tag: {tag:?}, files: &[");
        for file in
            inside(&folder)?.into_iter().filter(|path| path.extension().is_some_and(|own| own == "ftl"))
        {
            let text = fs::read_to_string(&file)?;
            if let Err((_, problems)) = fluent_syntax::parser::parse(text.as_str()) {
                broken = true;
                for problem in problems {
                    let line = 1 + text[..problem.pos.start].matches('\n').count();
                    eprintln!("content/locales/{tag}/{}:{line}: {problem}", name(&file));
                }
            }
            let _ = match (page, SPOKEN.contains(&name(&file).as_str())) {
                (false, _) => writeln!(code, "({:?}, include_str!({:?})),", name(&file), file.display()),
                (true, true) => writeln!(code, "({:?}, {:?}),", name(&file), bare(&text)),
                (true, false) => Ok(()),
            };
        }
        code += "] },\n";
    }
    if broken {
        std::process::exit(1);
    }
    let offered = fs::read_to_string(root.join("offered.txt"))?;
    let offered: Vec<&str> =
        offered.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).collect();
    let out = env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    fs::write(out.join("offered.rs"), format!("&{offered:?}"))?;
    fs::write(out.join("languages.rs"), code + "]\n")
}

fn bare(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines.fold(String::new(), |all, line| all + line + "\n")
}

fn inside(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
