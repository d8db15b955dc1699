//! The database that tests start for themselves, and the test of what goes wrong with several servers.

use std::path::{Path, PathBuf};
use std::process::Command;

/// What starts a database of its own for tests; those that need one say the same when it is missing.
pub fn find() -> Result<PathBuf, String> {
    let folders = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let packaged = folders.map(|version| version.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut all = packaged.chain(std::env::split_paths(&path));
    all.find(|folder| folder.join("initdb").exists() && folder.join("pg_ctl").exists()).ok_or_else(|| {
        "PostgreSQL is not here: `apt-get install postgresql` brings it; the tests start their own from it, in a folder of \
         its own"
            .into()
    })
}

/// Its version, as it says itself.
pub fn version(programs: &Path) -> Result<String, String> {
    let program = programs.join("postgres");
    let output = Command::new(&program).arg("--version").output();
    let output = output.map_err(|error| format!("{}: {error}", program.display()))?;
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
}

/// Three servers that share a database, for so many seconds of things going wrong.
pub fn faults(root: &Path, seconds: u32) -> Command {
    let mut test = crate::cargo(root);
    test.args(["test", "--quiet", "--workspace", "--test", "faults", "--", "--nocapture"]);
    test.env("LODGE_FAULTS", seconds.to_string());
    test
}
