//! `cargo xtask test`: every step runs even if one before it failed, and the last line counts them all.

use crate::{cards, cargo, coverage, tidy, web};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitCode, Stdio};

/// Passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Count {
    passed: u64,
    failed: u64,
}

impl Count {
    fn one(passed: bool) -> Count {
        Count { passed: passed as u64, failed: !passed as u64 }
    }

    fn and(self, other: Count) -> Count {
        Count { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

/// How the result of a program is counted.
#[derive(Clone, Copy, Debug)]
enum Counted {
    /// As one, by its exit code.
    Whole,
    /// By the lines `test result: ok. N passed; N failed; ...` of test programs.
    Tests,
    /// By the last line `N passed, N failed`.
    Scenarios,
    /// By the line `Tests  N failed | N passed (N)` of the client's unit tests.
    Units,
}

impl Counted {
    fn read(self, line: &str) -> Option<Count> {
        let counts = match self {
            Counted::Whole => return None,
            Counted::Tests => line.strip_prefix("test result: ")?.split_once(". ")?.1,
            Counted::Scenarios => line,
            Counted::Units => return units(line),
        };
        let mut parts = counts.split([';', ',']);
        let passed = parts.next()?.trim().strip_suffix(" passed")?.parse().ok()?;
        let failed = parts.next()?.trim().strip_suffix(" failed")?.parse().ok()?;
        Some(Count { passed, failed })
    }
}

/// `Tests  1 failed | 11 passed (12)`; either part may be missing.
fn units(line: &str) -> Option<Count> {
    let counts = line.trim().strip_prefix("Tests ")?.split('(').next()?;
    let mut sum = Count::default();
    for part in counts.split('|') {
        let (count, what) = part.trim().split_once(' ')?;
        match what.trim() {
            "passed" => sum.passed = count.parse().ok()?,
            "failed" => sum.failed = count.parse().ok()?,
            _ => {}
        }
    }
    Some(sum)
}

/// The arguments of cargo that run the program; its own follow.
pub const LODGE: [&str; 6] = ["run", "--quiet", "--release", "--package", "lodge", "--"];

/// Runs all steps.
pub fn run(root: &Path) -> ExitCode {
    let lodge = |args: &[&'static str]| [&LODGE, args].concat();
    let sim = |players| {
        let games = ["--games", "200", "--seed", "1", "--check"];
        lodge(&[&["sim", "--players", players, "--bots", "random"], &games[..]].concat())
    };
    let lints = ["clippy", "--quiet", "--workspace", "--all-targets", "--", "-D", "warnings"];
    let programs = [
        ("format", vec!["fmt", "--all", "--check"], Counted::Whole),
        ("lints", lints.to_vec(), Counted::Whole),
        ("tests", vec!["test", "--quiet", "--workspace", "--no-fail-fast"], Counted::Tests),
        ("build", vec!["build", "--quiet", "--release", "--package", "lodge"], Counted::Whole),
        ("cards", lodge(&["cards", "check", "content/rebirth"]), Counted::Whole),
        ("scenarios", lodge(&["scenario", "scenarios/"]), Counted::Scenarios),
        ("card scenarios", lodge(&cards::check()), Counted::Whole),
        ("simulation, 2 players", sim("2"), Counted::Whole),
        ("simulation, 3 players", sim("3"), Counted::Whole),
        ("simulation, 4 players", sim("4"), Counted::Whole),
    ];
    let mut steps: Vec<(&str, Count)> = Vec::new();
    // First, because the program embeds it.
    println!("\n== client");
    let client_built = web::build(root).inspect_err(|error| println!("{error}"));
    steps.push(("client", Count::one(client_built.is_ok())));
    for (name, args, counted) in programs {
        println!("\n== {name}: cargo {}", args.join(" "));
        // What needs the program fails with it, without the same errors of the compiler again and again.
        let unbuilt = steps.iter().any(|(name, count)| *name == "build" && count.failed > 0);
        let count = if unbuilt { Count::one(false) } else { program(cargo(root).args(&args), counted) };
        steps.push((name, count));
    }
    client(root, &mut steps);
    println!("\n== tidy");
    steps.push(("tidy", tidy_step(root)));
    println!("\n== rules");
    steps.push(("rules", rules_step(root)));
    summarise(&steps)
}

/// The checks of the client, and the whole product in a real browser.
fn client(root: &Path, steps: &mut Vec<(&'static str, Count)>) {
    let checks = [
        ("client, format", "format:check", Counted::Whole),
        ("client, lints", "lint", Counted::Whole),
        ("client, types", "check", Counted::Whole),
        ("client, tests", "test", Counted::Units),
    ];
    for (name, script, counted) in checks {
        println!("\n== {name}: npm run {script}");
        steps.push((name, program(&mut web::npm(root, &["run", "--silent", script]), counted)));
    }
    println!("\n== browser: npm run e2e");
    let count = match web::chromium() {
        Ok(chromium) => {
            let program_path =
                root.join("target/release").join(format!("lodge{}", std::env::consts::EXE_SUFFIX));
            let mut tests = web::npm(root, &["run", "--silent", "e2e"]);
            tests.env("CHROMIUM", chromium).env("LODGE_BIN", program_path);
            program(&mut tests, Counted::Scenarios)
        }
        Err(error) => {
            println!("{error}");
            Count::one(false)
        }
    };
    steps.push(("browser", count));
}

fn summarise(steps: &[(&str, Count)]) -> ExitCode {
    println!();
    for (name, count) in steps {
        let verdict = if count.failed == 0 { "ok" } else { "FAILED" };
        println!("{name:<24} {:>6} passed {:>6} failed   {verdict}", count.passed, count.failed);
    }
    let all = steps.iter().fold(Count::default(), |sum, (_, count)| sum.and(*count));
    println!("{} passed, {} failed", all.passed, all.failed);
    if all.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Runs a command with its output shown and read. A failure that no count explains counts as one.
fn program(command: &mut Command, counted: Counted) -> Count {
    let child = command.stdout(Stdio::piped()).spawn();
    let finished = child.and_then(|mut child| {
        let count = echo(&mut child, counted)?;
        Ok((count, child.wait()?.success()))
    });
    match (counted, finished) {
        (Counted::Whole, Ok((_, success))) => Count::one(success),
        (_, Ok((count, success))) if success || count.failed > 0 => count,
        (_, Ok((count, _))) => count.and(Count::one(false)),
        (_, Err(error)) => {
            println!("{}: {error}", command.get_program().display());
            Count::one(false)
        }
    }
}

fn echo(child: &mut Child, counted: Counted) -> std::io::Result<Count> {
    let mut sum = Count::default();
    let Some(output) = child.stdout.take() else { return Ok(sum) };
    for line in BufReader::new(output).lines() {
        let line = line?;
        println!("{line}");
        sum = sum.and(counted.read(&line).unwrap_or_default());
    }
    Ok(sum)
}

fn tidy_step(root: &Path) -> Count {
    let found = tidy::check(root);
    for problem in &found {
        println!("{problem}");
    }
    Count::one(found.is_empty())
}

/// A rule that nothing shows fails, and so does one that does not exist.
fn rules_step(root: &Path) -> Count {
    match coverage::measure(root) {
        Ok(coverage) => {
            print!("{}", coverage.words());
            Count::one(coverage.is_complete())
        }
        Err(error) => {
            println!("{error}");
            Count::one(false)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_from_the_lines_of_the_programs() {
        let line = "test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured; 0 filtered out";
        assert_eq!(Counted::Tests.read(line), Some(Count { passed: 12, failed: 3 }));
        assert_eq!(Counted::Scenarios.read("40 passed, 1 failed"), Some(Count { passed: 40, failed: 1 }));
        assert_eq!(Counted::Scenarios.read("S-1 passed, or so"), None);
        assert_eq!(Counted::Whole.read("1 passed, 0 failed"), None);
        assert_eq!(Counted::Units.read("      Tests  83 passed (83)"), Some(Count { passed: 83, failed: 0 }));
        let line = "      Tests  1 failed | 11 passed (12)";
        assert_eq!(Counted::Units.read(line), Some(Count { passed: 11, failed: 1 }));
        assert_eq!(Counted::Units.read(" Test Files  4 passed (4)"), None);
    }
}
