//! The TypeScript that is checked in is the one that the Rust types give.

use std::path::Path;

#[test]
fn the_wire_types_of_the_client_are_those_of_the_server() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/index.ts");
    let now = table::wire::typescript::declarations();
    if std::env::var_os("LODGE_WRITE").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(&file, &now).unwrap();
    }
    let checked_in = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        checked_in == now,
        "web/src/wire/index.ts is out of date: LODGE_WRITE=1 cargo test -p table --test typescript"
    );
}
