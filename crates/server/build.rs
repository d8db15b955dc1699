//! Makes sure that the folder of the built client is there, so that building the server needs no Node.

use std::path::Path;

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    // A folder that cannot be made (a read-only tree) only means that there is no client to embed.
    let _ = std::fs::create_dir_all(&dist);
    // A build for development reads the client from the folder when it is asked for, and needs no new build for a new one.
    let embedded = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let watched = if embedded { dist.as_path() } else { Path::new("build.rs") };
    println!("cargo:rerun-if-changed={}", watched.display());
}
