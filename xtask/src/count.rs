//! What programs of the test command say of themselves, read as passed and failed.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// Passed and failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    pub passed: u64,
    pub failed: u64,
}

impl Count {
    pub fn one(passed: bool) -> Count {
        Count { passed: passed as u64, failed: !passed as u64 }
    }

    pub fn and(self, other: Count) -> Count {
        Count { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }
}

/// How the result of a program is counted.
#[derive(Clone, Copy, Debug)]
pub enum Counted {
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

/// Runs a command with its output shown and read. A failure that no count explains counts as one.
pub fn program(command: &mut Command, counted: Counted) -> Count {
    let child = command.stdout(Stdio::piped()).spawn();
    let finished = child.and_then(|mut child| {
        let count = echo(&mut child, counted)?;
        Ok((count, child.wait()?.success()))
    });
    match finished {
        Ok((count, success)) => judged(counted, count, success),
        Err(error) => {
            println!("{}: {error}", command.get_program().display());
            Count::one(false)
        }
    }
}

/// What a program counted, and how it ended.
fn judged(counted: Counted, count: Count, success: bool) -> Count {
    match counted {
        Counted::Whole => Count::one(success),
        _ if success || count.failed > 0 => count,
        _ => count.and(Count::one(false)),
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

/// Runs a command beside others; its output is shown at its end, in one piece.
pub fn aside(name: &str, command: &mut Command, counted: Counted) -> Count {
    match command.output() {
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stdout);
            println!("\n== {name}\n{said}{}", String::from_utf8_lossy(&output.stderr));
            let counts = said.lines().filter_map(|line| counted.read(line));
            judged(counted, counts.fold(Count::default(), Count::and), output.status.success())
        }
        Err(error) => {
            println!("\n== {name}\n{}: {error}", command.get_program().display());
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

    #[test]
    fn a_failure_that_no_count_explains_counts_as_one() {
        let some = Count { passed: 3, failed: 0 };
        assert_eq!(judged(Counted::Tests, some, true), some);
        assert_eq!(judged(Counted::Tests, some, false), Count { passed: 3, failed: 1 });
        let bad = Count { passed: 3, failed: 2 };
        assert_eq!(judged(Counted::Tests, bad, false), bad);
        assert_eq!(judged(Counted::Whole, some, false), Count { passed: 0, failed: 1 });
    }
}
