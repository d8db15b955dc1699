//! Checks every `*.codex` file below a folder: `cargo run -q -p codex --example check -- content/rebirth`.

use codex::{Codex, Source, load, uses};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut out = std::io::stdout().lock();
    let Some(root) = std::env::args().nth(1) else {
        eprintln!("usage: check FOLDER [--uses]");
        return ExitCode::from(2);
    };
    let sources = match read(Path::new(&root)) {
        Ok(sources) => sources,
        Err(error) => {
            eprintln!("{root}: {error}");
            return ExitCode::from(2);
        }
    };
    match load(&sources) {
        Ok(codex) => {
            // A reader who has seen enough may close the pipe.
            let _ = summarise(&mut out, &codex, sources.len());
            if std::env::args().any(|argument| argument == "--uses") {
                for (word, cards) in uses(&codex) {
                    let _ = writeln!(out, "{cards:5} {word}");
                }
            }
            ExitCode::SUCCESS
        }
        Err(report) => {
            let _ = writeln!(out, "{report}");
            ExitCode::FAILURE
        }
    }
}

fn read(root: &Path) -> std::io::Result<Vec<Source>> {
    let mut paths = Vec::new();
    collect(root, &mut paths)?;
    paths.sort();
    paths
        .into_iter()
        .map(|path| Ok(Source { text: std::fs::read_to_string(&path)?, path: path.display().to_string() }))
        .collect()
}

fn collect(path: &Path, found: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if path.is_dir() {
        for entry in std::fs::read_dir(path)? {
            collect(&entry?.path(), found)?;
        }
    } else if path.extension().is_some_and(|extension| extension == "codex") {
        found.push(path.to_path_buf());
    }
    Ok(())
}

fn summarise(out: &mut impl Write, codex: &Codex, files: usize) -> std::io::Result<()> {
    writeln!(out, "{files} files, version {}", codex.version)?;
    let counts = [
        ("schools", codex.schools.len()),
        ("mages", codex.mages.len()),
        ("spells", codex.spells.len()),
        ("rooms", codex.rooms.len()),
        ("evocations", codex.evocations.len()),
        ("jinxes", codex.jinxes.len()),
        ("upgrades", codex.upgrades.len()),
        ("quests", codex.quests.len()),
        ("events", codex.events.len()),
        ("layouts", codex.layouts.len()),
        ("effects", codex.effects.len()),
        ("sentences", codex.sentences.len()),
        ("clauses", codex.clauses.len()),
        ("listeners", codex.listeners.len()),
    ];
    for (what, count) in counts {
        writeln!(out, "{count:5} {what}")?;
    }
    Ok(())
}
