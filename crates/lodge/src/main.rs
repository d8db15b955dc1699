//! The command line of Lodge. Reads arguments, calls the library, prints.
//!
//! Exit codes: 0 all is well, 1 a check failed, 2 the arguments or the files given are of no use.

mod args;
mod commands;
mod log;
mod serving;
mod storing;

use clap::Parser;
use std::io;
use std::process::ExitCode;

/// A server makes and drops messages on several threads all the time.
#[global_allocator]
static MEMORY: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match commands::run(args::Args::parse()) {
        Ok(code) => code,
        // A reader who has seen enough may close the pipe.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            commands::complain(error);
            ExitCode::FAILURE
        }
    }
}
