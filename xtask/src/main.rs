//! The developers' own commands, reached through `cargo xtask`.

mod blind;
mod cards;
mod choices;
mod count;
mod coverage;
mod database;
mod dist;
mod drill;
mod files;
mod instructions;
mod licences;
mod pack;
mod packs;
mod page;
mod play;
mod sentences;
mod sims;
mod steps;
mod tidy;
mod wasm;
mod web;
mod words;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const USAGE: &str = "\
usage: cargo xtask COMMAND

  play             build everything and open a browser at a table
  test             everything that must hold: format, lints, tests, cards, scenarios, simulations, client, browser, tidy
  test page        the game as static files alone, built and played in Chromium
  golden           play the games of crates/lodge/tests/golden anew and write down how they come out now
  instructions [--write]
                   count what fixed games cost the engine and compare with what is kept; or keep the counts
  drill            games by lot in the native program and in WebAssembly, back to back, and how the two compare
  watch [ARGS]     a game between bots, told in words; ARGS are those of `lodge play`
  cards [--json]   decks, card sides that no scenario shows, and words that few cards use
  rules [--json]   which numbered rules no scenario and no test names; fails if there is one
  faults [SECONDS] three servers and a database that go wrong all the time, for two minutes unless said
  dist             one archive under target/dist that runs without Rust or Node
  page OUT [PACK...]
                   write the whole game as static files, engine included, into a folder; with these packs beside it, or
                   with those of examples/packs
  tidy             only the checks of the tree itself";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rest: Vec<&str> = args.iter().skip(1).map(String::as_str).collect();
    match (args.first().map(String::as_str), &rest[..]) {
        (Some("test"), []) => steps::run(&root()),
        (Some("test"), ["page"]) => steps::page(&root()),
        (Some("golden"), []) => golden(),
        (Some("instructions"), []) => count_instructions(),
        (Some("instructions"), ["--write"]) => keep_instructions(),
        (Some("drill"), []) => written(drill::run(&root())),
        (Some("play"), []) => play::run(),
        (Some("watch"), rest) => lodge(&[&["play"], rest].concat()),
        (Some("cards"), []) => lodge(&cards::report(false)),
        (Some("cards"), ["--json"]) => lodge(&cards::report(true)),
        (Some("rules"), []) => rules(false),
        (Some("rules"), ["--json"]) => rules(true),
        (Some("page"), [out, packs @ ..]) if !out.starts_with('-') => write_page(out, packs),
        (Some("dist"), []) => written(dist::write(&root())),
        (Some("faults"), []) => faults("120"),
        (Some("faults"), [seconds]) => faults(seconds),
        (Some("tidy"), []) => tidy_only(),
        (Some("help" | "--help" | "-h"), _) => {
            println!("{USAGE}");
            ExitCode::SUCCESS
        }
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// The root of the repository.
fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent().expect("xtask lies in the repository").to_path_buf()
}

/// The cargo that runs this program.
fn cargo(root: &Path) -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    cargo.current_dir(root);
    cargo
}

/// Runs the program itself and takes over its exit code.
fn lodge(args: &[&str]) -> ExitCode {
    match cargo(&root()).args(steps::LODGE).args(args).status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(status) => ExitCode::from(status.code().and_then(|code| code.try_into().ok()).unwrap_or(1)),
        Err(error) => {
            eprintln!("cargo: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Where cargo builds.
fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from)
}

/// The features of the whole workspace, so that nothing is built a second time.
fn golden() -> ExitCode {
    let args = ["test", "--quiet", "--workspace", "--test", "program", "golden"];
    match cargo(&root()).args(args).env("LODGE_GOLDEN", "write").status() {
        Ok(status) if status.success() => {
            println!(
                "crates/lodge/tests/golden is written: read what `git diff` says of it before you commit it"
            );
            ExitCode::SUCCESS
        }
        Ok(_) => ExitCode::FAILURE,
        Err(error) => fail(format!("cargo: {error}")),
    }
}

fn count_instructions() -> ExitCode {
    match instructions::check(&root()) {
        Ok((text, well)) => {
            print!("{text}");
            if well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => fail(error),
    }
}

fn keep_instructions() -> ExitCode {
    match instructions::keep(&root()) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => fail(error),
    }
}

fn write_page(out: &str, packs: &[&str]) -> ExitCode {
    let here =
        |path: &str| std::env::current_dir().map_or_else(|_| PathBuf::from(path), |here| here.join(path));
    let packs: Vec<PathBuf> = packs.iter().map(|pack| here(pack)).collect();
    written(page::write(&root(), &here(out), &packs))
}

/// Says what was written, or why nothing was.
fn written(result: Result<String, String>) -> ExitCode {
    match result {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => fail(error),
    }
}

fn faults(seconds: &str) -> ExitCode {
    let Ok(seconds) = seconds.parse() else { return fail(format!("`{seconds}` is no number of seconds")) };
    match database::find()
        .and_then(|_| database::faults(&root(), seconds).status().map_err(|error| format!("cargo: {error}")))
    {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(error) => fail(error),
    }
}

fn fail(why: String) -> ExitCode {
    eprintln!("{why}");
    ExitCode::FAILURE
}

fn rules(json: bool) -> ExitCode {
    match coverage::measure(&root()) {
        Ok(coverage) => {
            print!("{}", if json { coverage.json() } else { coverage.words() });
            if coverage.is_complete() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn tidy_only() -> ExitCode {
    let found = tidy::check(&root());
    for problem in &found {
        println!("{problem}");
    }
    if found.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
