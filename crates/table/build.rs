//! Makes sure that the folder of the built client is there, so that building the server needs no Node.

use std::path::Path;

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    // A folder that cannot be made (a read-only tree) only means that there is no client to embed.
    let _ = std::fs::create_dir_all(&dist);
    println!("cargo:rerun-if-changed={}", dist.display());
}
