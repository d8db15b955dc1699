//! What each command does with its arguments.

use crate::args::*;
use lodge::packs::PackError;
use lodge::record::{Record, Refusal, Replayed};
use lodge::{packs, sim};
use serde_json::json;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

/// A check failed.
const FAILED: u8 = 1;
/// The arguments or files are of no use.
const BAD_INPUT: u8 = 2;

pub fn run(args: Args) -> io::Result<ExitCode> {
    let mut out = io::stdout().lock();
    match args.command {
        Command::Sim(args) => simulate(&mut out, args),
        Command::Replay(args) => replay(&mut out, &args),
        Command::Scenario(_) => unimplemented!(),
        Command::Cards(CardsCommand::Check { dir, alone }) => match packs::check(&dir, alone) {
            Ok(checked) => write!(out, "{checked}").map(|()| ExitCode::SUCCESS),
            Err(PackError::Cards(report)) => {
                writeln!(out, "{report}")?;
                Ok(FAILED.into())
            }
            Err(error) => bad_input(error),
        },
        Command::Play(_) => unimplemented!(),
    }
}

fn bad_input(why: impl std::fmt::Display) -> io::Result<ExitCode> {
    eprintln!("lodge: {why}");
    Ok(BAD_INPUT.into())
}

fn simulate(out: &mut impl Write, args: SimArgs) -> io::Result<ExitCode> {
    let SimArgs { players, bots, games, seed, threads, check, json, out: broken, save } = args;
    let progress = io::stderr().is_terminal().then_some(count_games as fn(u64, u64));
    let plan = sim::Plan { players, bots, games, seed, threads, check, out: broken, save, progress };
    let summary = match sim::run(&content::rebirth(), &plan) {
        Ok(summary) => summary,
        Err(error) => return bad_input(error),
    };
    match json {
        true => writeln!(out, "{}", serde_json::to_string(&summary)?)?,
        false => write!(out, "{summary}")?,
    }
    for file in summary.broken.iter().filter_map(|broken| broken.file.as_ref()) {
        eprintln!("broken game: {}", file.display());
    }
    Ok(if summary.violations == 0 { ExitCode::SUCCESS } else { FAILED.into() })
}

/// A line that counts up, rewritten about a hundred times in all.
fn count_games(done: u64, games: u64) {
    if done == games {
        eprint!("\r{:40}\r", "");
    } else if done.is_multiple_of((games / 100).max(1)) {
        eprint!("\r{done} of {games} games");
    }
}

fn replay(out: &mut impl Write, args: &ReplayArgs) -> io::Result<ExitCode> {
    let text = match std::fs::read_to_string(&args.file) {
        Ok(text) => text,
        Err(error) => return bad_input(format!("{}: {error}", args.file.display())),
    };
    let result = Record::from_json(&text).and_then(|record| {
        let replayed = record.replay(&content::rebirth(), |_| {})?;
        Ok((record, replayed))
    });
    unimplemented!()
}
