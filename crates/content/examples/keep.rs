//! Keeps the cards of an edition as they are now, so that games begun with them go on when a card comes to do something
//! else: `cargo run -p content --example keep -- rebirth content/former/rebirth-3.cards`, before the card is changed.
//! It says the line that `content/former.txt` then needs.

use content::Collection;
use std::path::Path;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [edition, out] = args.as_slice() else { return Err("say an edition and a file".into()) };
    let collection = Collection::edition(edition).ok_or("no built-in edition has that name")?;
    let version = collection.load().map_err(|report| report.to_string())?.version;
    std::fs::write(out, collection.press())?;
    let name = Path::new(out).file_stem().unwrap_or_default().to_string_lossy();
    println!("{version} {edition} {name}");
    Ok(())
}
