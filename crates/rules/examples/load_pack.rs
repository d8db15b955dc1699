//! A pack of own cards beside the built-in ones, and a game in which its mage plays.
//!
//!     cargo run --release -p rules --example load_pack

use codex::{Codex, Pack, Report, Source};
use content::Collection;
use rules::{Game, Random, SeatSetup, Setup, six_schools};
use std::sync::Arc;

/// The files of a pack as text, as they would be read from its folder; the path is what problems point at.
const FILES: [(&str, &str); 2] = [
    ("pack.codex", include_str!("../../../examples/packs/ember/pack.codex")),
    ("spells.codex", include_str!("../../../examples/packs/ember/spells.codex")),
];

/// The edition with a pack beside it, or everything that is wrong with the pack, line by line.
pub fn cards(files: &[(&str, &str)]) -> Result<Arc<Codex>, Report> {
    let source = |&(path, text): &(&str, &str)| Source { path: path.into(), text: text.into() };
    let pack = Pack::named(files.iter().map(source).collect())?;
    Ok(Arc::new(Collection::rebirth().with(pack, Vec::new()).load()?))
}

/// Plays a game by lot in which the first seat has the mage and the school of the pack, and says who won.
pub fn play(seed: u64) -> Result<String, Report> {
    let codex = cards(&FILES)?;
    // Outside their pack its cards are named with it.
    let guest = SeatSetup {
        mage: Some("ember/cassia".into()),
        school: Some("ember/embers".into()),
        ..SeatSetup::default()
    };
    // Seven schools are at hand with it; six play.
    let schools = six_schools(&codex, &["ember/embers"], |_| 0);
    let setup = Setup { seats: vec![guest, SeatSetup::default()], schools, ..Setup::default() };
    let mut game = Game::new(&codex, &setup, seed).expect("a table that can be laid");
    let mut dice = Random::new(seed);
    while let Some(decision) = game.decision() {
        let option = dice.below(decision.options.len());
        game.answer(option).expect("an option that was offered");
    }
    let outcome = game.outcome().expect("a game without questions is over");
    Ok(game.colour_name(outcome.winner))
}

#[allow(dead_code, reason = "the tests play without printing")]
fn main() {
    match play(7) {
        Ok(winner) => println!("won by {winner}"),
        Err(report) => eprintln!("{report}"),
    }
}
