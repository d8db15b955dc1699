//! Runs scenario files and folders: `cargo run -q -p scenario --example run -- PATH...`

use scenario::{Outcome, Runner, parse};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let mut files = Vec::new();
    for path in std::env::args().skip(1) {
        if let Err(error) = collect(Path::new(&path), true, &mut files) {
            eprintln!("{path}: {error}");
            return ExitCode::FAILURE;
        }
    }
    let runner = Runner::new(content::rebirth_sources());
    let (mut passed, mut failed) = (0, 0);
    for file in files {
        let path = file.display().to_string();
        let scenarios = match std::fs::read_to_string(&file) {
            Ok(text) => parse(&path, &text),
            Err(error) => {
                println!("{path}: {error}\n");
                failed += 1;
                continue;
            }
        };
        match scenarios {
            Ok(scenarios) => {
                for scenario in scenarios {
                    match runner.run(&scenario) {
                        Outcome::Passed => passed += 1,
                        Outcome::Failed(failure) => {
                            println!("FAILED {} \"{}\"\n{failure}\n", scenario.id, scenario.title);
                            failed += 1;
                        }
                    }
                }
            }
            Err(error) => {
                println!("{error}\n");
                failed += 1;
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Files named on the command line are taken as they are, those in folders by their ending.
fn collect(path: &Path, named: bool, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if path.is_dir() {
        let mut entries = Vec::new();
        for entry in std::fs::read_dir(path)? {
            entries.push(entry?.path());
        }
        entries.sort();
        return entries.iter().try_for_each(|entry| collect(entry, false, files));
    }
    if named || path.extension().is_some_and(|ending| ending == "scenario") {
        files.push(path.into());
    }
    Ok(())
}
