//! `cargo xtask drill`: the engine's own loop, games by lot, as WebAssembly and in the native program, back to back.

use crate::{cargo, target, wasm};
use std::path::Path;
use std::process::Command;

/// Machines have other things to do: of so many games in so many pieces, in several rounds by turns, the quickest counts.
const WORK: [&str; 2] = ["40", "60"];
const ROUNDS: usize = 4;

pub fn run(root: &Path) -> Result<String, String> {
    let engine = wasm::drill(root)?;
    let mut build = cargo(root);
    build.args(["build", "--quiet", "--release", "--package", "page", "--example", "drill"]);
    match build.status() {
        Ok(status) if status.success() => {}
        Ok(status) => return Err(format!("the native program could not be built ({status})")),
        Err(error) => return Err(format!("cargo: {error}")),
    }
    let native = target(root).join("release/examples/drill");
    let script = root.join("web/e2e/drill.mjs");
    let (mut best_native, mut best_page) = (0.0_f64, 0.0_f64);
    for _ in 0..ROUNDS {
        best_native = best_native.max(rate(Command::new(&native).args(WORK))?);
        best_page = best_page.max(rate(Command::new("node").arg(&script).arg(&engine).args(WORK))?);
    }
    Ok(format!(
        "decisions a second, the quickest of many pieces: native {best_native:.0}, WebAssembly {best_page:.0}: {:.0} %\n",
        100.0 * best_page / best_native
    ))
}

/// Runs one of the two and reads how many decisions a second it made.
fn rate(command: &mut Command) -> Result<f64, String> {
    let ran = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    let text = String::from_utf8_lossy(&ran.stdout);
    rate_of(&text).ok_or_else(|| format!("{command:?} said: {text}{}", String::from_utf8_lossy(&ran.stderr)))
}

/// Of `634200 decisions in 412000 microseconds`.
fn rate_of(text: &str) -> Option<f64> {
    let (decisions, rest) = text.trim().split_once(" decisions in ")?;
    let micros: f64 = rest.strip_suffix(" microseconds")?.parse().ok()?;
    (micros > 0.0).then_some(decisions.parse::<f64>().ok()? / micros * 1e6)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_run_says_is_read() {
        assert_eq!(rate_of("500 decisions in 1000 microseconds\n"), Some(500_000.0));
        assert_eq!(rate_of("500 decisions in 0 microseconds"), None);
        assert_eq!(rate_of("it broke"), None);
    }
}
