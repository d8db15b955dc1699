//! The program as a user meets it, by its commands. One program for all tests, because each would be linked with everything
//! anew.

mod cards;
mod cards_used;
mod command_line;
mod files;
mod golden;
mod kill;
mod lab;
mod log;
mod mix;
mod outside;
mod packs;
mod replay;
mod report;
mod simulate;
mod store;
mod tune;

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// Starts a server, and waits until it says where it serves.
fn serving(command: &mut Command) -> (Child, String) {
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains("lodge serves"), "{line}");
    let addr = line.trim().rsplit('/').next().unwrap().to_string();
    (child, addr)
}
