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
