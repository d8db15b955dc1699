//! `cargo run -p fuzz -- [--target NAME] [--seconds N] [--seed N]`: a long run. What breaks something is written beside the
//! corpus of its target, so that every later run begins with it.

use fuzz::targets::Target;
use std::process::ExitCode;
use std::time::{Duration, Instant};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (mut targets, mut seconds, mut seed) = (Target::ALL.to_vec(), 60, 1);
    for pair in args.chunks(2) {
        let read = |text: &String| text.parse::<u64>().ok();
        match pair {
            [name, value] if name == "--target" => {
                targets.retain(|own| own.name() == value);
            }
            [name, value] if name == "--seconds" && read(value).is_some() => {
                seconds = read(value).unwrap_or_default()
            }
            [name, value] if name == "--seed" && read(value).is_some() => {
                seed = read(value).unwrap_or_default()
            }
            _ => targets.clear(),
        }
    }
    if targets.is_empty() {
        eprintln!("usage: fuzz [--target codex|scenario|record|wire|http] [--seconds N] [--seed N]");
        return ExitCode::from(2);
    }
    let each = Duration::from_secs(seconds) / targets.len() as u32;
    let mut well = true;
    for target in targets {
        let end = Instant::now() + each;
        match fuzz::run(target, seed, |_| Instant::now() < end) {
            Ok(run) => {
                println!(
                    "{}: {} inputs, {} understood, {} broken",
                    target.name(),
                    run.tried,
                    run.taken,
                    run.broken.len()
                );
                for (at, broken) in run.broken.iter().take(20).enumerate() {
                    let path = fuzz::corpus(target).join(format!("broken-{seed}-{at}"));
                    println!("  {}: {}", path.display(), broken.why);
                    well &= std::fs::write(path, &broken.input).is_ok();
                }
                well &= run.broken.is_empty();
            }
            Err(error) => {
                eprintln!("{}: {error}", fuzz::corpus(target).display());
                well = false;
            }
        }
    }
    if well { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
