//! What the engine costs, counted in instructions: the same on a busy machine as on a calm one.
//!
//! The example `instructions` of the bots plays fixed games under Cachegrind, which counts. The counts of today are kept
//! in `crates/bots/instructions.txt`; one that has grown by more than a twentieth fails.

use crate::{cargo, web};
use std::path::Path;
use std::process::Command;

/// The counts that are kept, from the root.
const BASELINE: &str = "crates/bots/instructions.txt";

/// In percent.
const GROWTH_MAX: u64 = 5;

/// What is counted, and with how many games by lot and in haste.
const COUNTED: [(&str, [&str; 2]); 2] = [("by-lot", ["200", "0"]), ("in-haste", ["0", "3"])];

/// The C library copies memory in another way on each processor, which would count for up to 4 %: here it takes the plain
/// one everywhere. Names that a version of it does not know are ignored.
const PLAIN_COPIES: &str =
    "glibc.cpu.hwcaps=-AVX2,-AVX2_Usable,-ERMS,-AVX_Fast_Unaligned_Load,-AVX512F,-AVX512VL";

const REWRITE: &str = "`cargo xtask instructions --write` keeps the counts of now";

/// Counts with the compiler and the kind of machine they belong to.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Counts {
    compiler: String,
    host: String,
    /// In the order of [`COUNTED`].
    counts: Vec<(String, u64)>,
}

impl Counts {
    fn read(text: &str) -> Option<Counts> {
        let mut counts = Counts { compiler: String::new(), host: String::new(), counts: Vec::new() };
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let (name, value) = line.split_once(' ')?;
            match name {
                "compiler" => counts.compiler = value.into(),
                "host" => counts.host = value.into(),
                _ => counts.counts.push((name.into(), value.replace('_', "").parse().ok()?)),
            }
        }
        Some(counts)
    }

    fn write(&self) -> String {
        let mut text = format!(
            "# Instructions of fixed games ({}).\n# {REWRITE}.\n",
            COUNTED.map(|(name, [lot, haste])| format!("{name}: {lot} and {haste} games")).join(", ")
        );
        text += &format!("compiler {}\nhost {}\n", self.compiler, self.host);
        self.counts.iter().for_each(|(name, count)| text += &format!("{name} {}\n", grouped(*count)));
        text
    }

    /// One line for each count, and whether all is well.
    fn compare(&self, kept: &Counts) -> (String, bool) {
        if self.host != kept.host {
            let (here, there) = (&self.host, &kept.host);
            return (format!("not compared: the counts kept are of {there}, this is {here}\n"), true);
        }
        let mut text = String::new();
        let mut well = true;
        for (name, now) in &self.counts {
            let Some((_, before)) = kept.counts.iter().find(|(own, _)| own == name) else {
                text += &format!("{name}: no count is kept; {REWRITE}\n");
                well = false;
                continue;
            };
            let growth = 100.0 * (*now as f64 / *before as f64 - 1.0);
            text += &format!("{name:<10} {:>15} instructions, {growth:+.2} %\n", grouped(*now));
            well &= now * 100 <= before * (100 + GROWTH_MAX);
        }
        if self.compiler != kept.compiler {
            let (here, there) = (&self.compiler, &kept.compiler);
            text += &format!("the counts kept are of another compiler: {there}, this is {here}\n");
        }
        if !well {
            text +=
                &format!("the engine has lost more than {GROWTH_MAX} %; if that is worth it, {REWRITE}\n");
        }
        (text, well)
    }
}

/// `1234567` as `1_234_567`.
fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| str::from_utf8(group).unwrap_or("")).collect();
    groups.join("_")
}

/// Counts and compares with what is kept; the lines to print, and whether all is well.
pub fn check(root: &Path) -> Result<(String, bool), String> {
    let now = count(root)?;
    let kept =
        std::fs::read_to_string(root.join(BASELINE)).map_err(|error| format!("{BASELINE}: {error}"))?;
    let kept = Counts::read(&kept).ok_or_else(|| format!("{BASELINE} cannot be read; {REWRITE}"))?;
    Ok(now.compare(&kept))
}

/// Counts and keeps the counts.
pub fn keep(root: &Path) -> Result<String, String> {
    let text = count(root)?.write();
    std::fs::write(root.join(BASELINE), &text).map_err(|error| format!("{BASELINE}: {error}"))?;
    Ok(text)
}

fn count(root: &Path) -> Result<Counts, String> {
    let valgrind = web::tool("valgrind", &["valgrind"], "To count instructions Valgrind is needed")?;
    let build = ["build", "--quiet", "--profile", "count", "--package", "bots", "--example", "instructions"];
    match cargo(root).args(build).status() {
        Ok(status) if status.success() => {}
        Ok(status) => return Err(format!("the games to count cannot be built ({status})")),
        Err(error) => return Err(format!("cargo: {error}")),
    }
    let games = crate::target(root).join("count/examples/instructions");
    let instructions = |args: [&str; 2]| {
        let mut command = Command::new(&valgrind);
        command.env("GLIBC_TUNABLES", PLAIN_COPIES);
        command.args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]);
        let output = command.arg(&games).args(args).output().map_err(|error| format!("valgrind: {error}"))?;
        let said = String::from_utf8_lossy(&output.stderr);
        said.lines().find_map(total).ok_or_else(|| format!("valgrind counts nothing:\n{said}"))
    };
    let start = instructions(["0", "0"])?;
    let mut counts = Vec::new();
    for (name, args) in COUNTED {
        counts.push((name.into(), instructions(args)?.saturating_sub(start)));
    }
    let (compiler, host) = compiler()?;
    Ok(Counts { compiler, host, counts })
}

/// `==17== I   refs:      1,234,567`, or `I refs:` in later versions.
fn total(line: &str) -> Option<u64> {
    let (head, count) = line.split_once("refs:")?;
    let words: Vec<&str> = head.split_whitespace().collect();
    if words.last() != Some(&"I") {
        return None;
    }
    count.trim().replace(',', "").parse().ok()
}

/// The version of the compiler, and what it compiles for.
fn compiler() -> Result<(String, String), String> {
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let output = Command::new(rustc).arg("-vV").output().map_err(|error| format!("rustc: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout);
    let host = said.lines().find_map(|line| line.strip_prefix("host: ")).unwrap_or("unknown");
    Ok((said.lines().next().unwrap_or("unknown").into(), host.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(count: u64) -> Counts {
        let counts = vec![("by-lot".to_string(), count)];
        Counts { compiler: "rustc 1.95.0".into(), host: "x86_64".into(), counts }
    }

    #[test]
    fn counts_survive_the_file() {
        assert_eq!(Counts::read(&counts(1_234_567).write()), Some(counts(1_234_567)));
        assert!(counts(1_234_567).write().contains("by-lot 1_234_567\n"));
        assert_eq!(Counts::read("by-lot many\n"), None);
    }

    #[test]
    fn a_twentieth_more_is_borne_and_not_a_bit_beyond() {
        let kept = counts(1_000_000);
        assert!(counts(1_050_000).compare(&kept).1);
        assert!(counts(700_000).compare(&kept).1);
        let (text, well) = counts(1_051_000).compare(&kept);
        assert!(!well && text.contains("+5.10 %") && text.contains("--write"), "{text}");
        assert!(!counts(1).compare(&Counts { counts: Vec::new(), ..kept }).1);
    }

    #[test]
    fn another_compiler_is_said_and_another_machine_not_compared() {
        let kept = Counts { compiler: "rustc 1.0.0".into(), ..counts(1_000) };
        let (text, well) = counts(1_000).compare(&kept);
        assert!(well && text.contains("of another compiler: rustc 1.0.0"), "{text}");
        let (text, well) = counts(9_000).compare(&Counts { host: "riscv".into(), ..kept });
        assert!(well && text.starts_with("not compared"), "{text}");
    }

    #[test]
    fn the_count_is_read_from_what_valgrind_says() {
        assert_eq!(total("==17== I   refs:      1,234,567"), Some(1_234_567));
        assert_eq!(total("==17== I refs:        89"), Some(89));
        assert_eq!(total("==17== D   refs:      1,234"), None);
        assert_eq!(total("==17== Command: x"), None);
    }
}
