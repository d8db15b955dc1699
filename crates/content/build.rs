//! Cards are embedded without their comments, which only their authors read: a page fetches every byte. The lines stay,
//! so that a place in a file is the same in both.

use std::path::Path;
use std::{env, fs};

fn main() {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let out = env::var("OUT_DIR").expect("cargo says where");
    for edition in ["rebirth", "classic"] {
        let from = content.join(edition);
        println!("cargo::rerun-if-changed={}", from.display());
        let to = Path::new(&out).join(edition);
        fs::create_dir_all(&to).expect("the folder of the build can be written");
        for file in fs::read_dir(&from).expect("the cards are there") {
            let path = file.expect("a file").path();
            let text = fs::read_to_string(&path).expect("cards are text");
            let lines: Vec<&str> = text.lines().map(bare).collect();
            let name = path.file_name().expect("a file has a name");
            fs::write(to.join(name), lines.join("\n") + "\n")
                .expect("the folder of the build can be written");
        }
    }
}

fn bare(line: &str) -> &str {
    if line.trim_start().starts_with('#') { "" } else { line }
}
