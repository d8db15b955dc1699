//! Broken input of every kind: what comes from outside, and what must take it without breaking.
//!
//! A target takes any bytes and says whether they led anywhere; a panic is a defect. [`mutate`] makes bytes that lead far out
//! of those of `corpus/`, by a seed. `cargo test -p fuzz` is a short run; `cargo run -p fuzz -- --seconds 600` a long one.

pub mod mutate;
pub mod targets;

use mutate::Mutator;
use std::path::{Path, PathBuf};
use targets::Target;

/// Where the inputs of a target lie that every run begins with.
pub fn corpus(target: Target) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target.name())
}

/// Those inputs, in the order of their names.
pub fn inputs(target: Target) -> std::io::Result<Vec<Vec<u8>>> {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(corpus(target))?
        .map(|entry| entry.map(|own| own.path()))
        .collect::<Result<_, _>>()?;
    paths.sort();
    paths.iter().map(std::fs::read).collect()
}

/// An input that broke something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// What was fed to it.
    pub input: Vec<u8>,
    /// What the panic said.
    pub why: String,
}

/// What a run came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// How many inputs were tried, and how many of them led somewhere.
    pub tried: usize,
    /// Of those, how many were understood.
    pub taken: usize,
    /// Those that broke something.
    pub broken: Vec<Broken>,
}

/// Feeds the corpus to a target, and then what becomes of it, for as long as it may go on.
pub fn run(target: Target, seed: u64, mut go_on: impl FnMut(&Run) -> bool) -> std::io::Result<Run> {
    let seeds = inputs(target)?;
    let mut mutator = Mutator::new(seed, seeds.clone());
    let mut run = Run::default();
    let mut waiting = seeds.into_iter();
    while go_on(&run) {
        let input = waiting.next().unwrap_or_else(|| mutator.next());
        run.tried += 1;
        match table::panics::catch(|| target.feed(&input)) {
            Ok(taken) => {
                run.taken += usize::from(taken);
                // What is understood is worth changing further.
                if taken {
                    mutator.keep(input);
                }
            }
            Err(why) => run.broken.push(Broken { input, why }),
        }
    }
    Ok(run)
}
