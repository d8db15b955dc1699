//! Scenario files: small texts that lay a table, make moves and say what must be true.
//!
//! The format is described in `docs/scenarios.md`. The crate reads no files; texts are passed in.
//!
//! ```
//! let text = r#"
//! scenario S-1 "Doria explores"
//! table
//!   doria in arena
//! moves
//!   doria: explore
//!   doria: step throne_room
//! expect
//!   doria in throne_room
//! "#;
//! let runner = scenario::Runner::new(content::rebirth_sources());
//! for scenario in scenario::parse("example.scenario", text).unwrap() {
//!     assert!(runner.run(&scenario).is_passed());
//! }
//! ```
#![warn(missing_docs)]

mod error;
mod expect;
mod form;
mod names;
mod parse;
mod play;
mod run;
mod script;
mod suggest;
mod table;
mod tables;

pub use error::{Problem, ScenarioError};
pub use parse::{Scenario, WantedPack, parse, parse_tables};
pub use run::{Editions, Failure, Finder, Outcome, Runner, run};
pub use table::lay;
