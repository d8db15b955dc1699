//! How fast the house of a page is in the native program, to compare with the same in a browser
//! (`web/e2e/figures.mjs`).
//!
//!     cargo run --release -p page --example measure -- FOLDER [QUESTION]
//!
//! FOLDER holds games of `lodge sim --save`: each is imported, that is played and checked. QUESTION is a file with a
//! question for a bot, as the house asks it; one hand thinks about it.

#[path = "../../server/src/threads.rs"]
mod threads;

use page::{Asked, Command, House, think};
use std::time::Instant;
use table::shelf::Shelf;
use threads::Threads;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some(folder) = args.first() else {
        eprintln!("usage: measure FOLDER [QUESTION]");
        std::process::exit(2);
    };
    let files = std::fs::read_dir(folder).expect("a folder of games").flatten();
    let games: Vec<String> = files.filter_map(|file| std::fs::read_to_string(file.path()).ok()).collect();
    let answers = |game: &String| table::record::Record::from_json(game).map_or(0, |read| read.answers.len());
    let decisions: usize = games.iter().map(answers).sum();
    let mut house = House::new(Vec::new(), |bytes| {
        bytes.fill(7);
        Ok(())
    });
    let start = Instant::now();
    for body in games {
        let (method, path) = ("POST".into(), "/replays".into());
        house.hear(Command::Request { id: 1, method, path, body, at: 0 });
    }
    let seconds = start.elapsed().as_secs_f64();
    println!("{decisions} decisions in {seconds:.3} s: {:.0} a second", decisions as f64 / seconds);
    if let Some(question) = args.get(1) {
        let text = std::fs::read_to_string(question).expect("a question");
        let asked: Asked = serde_json::from_str(&text).expect("a question of the house");
        let start = Instant::now();
        let found = think(&Shelf::built_in(Vec::new()), asked, 0, Threads::new(1)).expect("a thought");
        let imagined: u32 = found.iter().map(|(visits, _)| visits).sum();
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "{imagined} imagined games in {seconds:.3} s: {:.0} a second",
            f64::from(imagined) / seconds
        );
    }
}
