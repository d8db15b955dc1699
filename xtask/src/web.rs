//! The browser client: its packages, its build, its checks, and the browser they need.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::time::SystemTime;

/// Where a browser that tests can drive is usually found.
const BROWSERS: [&str; 5] =
    ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];

/// A command of npm in the client's folder, without colours and without asking anything.
pub fn npm(root: &Path, args: &[&str]) -> Command {
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.current_dir(root.join("web")).args(args).env("NO_COLOR", "1").env("CI", "1");
    npm
}

/// Installs the packages of the client, unless those of its lock file are there already.
pub fn install(root: &Path) -> Result<(), String> {
    let web = root.join("web");
    let lock = std::fs::metadata(web.join("package-lock.json")).and_then(|lock| lock.modified());
    let done =
        std::fs::metadata(web.join("node_modules/.package-lock.json")).and_then(|done| done.modified());
    if let (Ok(lock), Ok(done)) = (lock, done)
        && done >= lock
    {
        return Ok(());
    }
    // Not `npm ci`: it refuses a lock file made where packages of other platforms could not be seen.
    run(npm(root, &["install", "--no-save", "--no-audit", "--no-fund"]), "npm install")
}

/// Builds the client into `web/dist`, from where the server embeds it.
pub fn build(root: &Path) -> Result<(), String> {
    install(root)?;
    if is_built(root) {
        return Ok(());
    }
    run(npm(root, &["run", "--silent", "build"]), "npm run build")
}

/// What the client is made of, beside its packages.
const SOURCES: [&str; 6] =
    ["web/src", "web/public", "web/index.html", "web/vite.config.ts", "web/package.json", "content"];

/// Whether the build is newer than everything it is made of. A new one, even if equal, would link the server again.
fn is_built(root: &Path) -> bool {
    let built = std::fs::metadata(root.join("web/dist/index.html")).and_then(|file| file.modified());
    // What it was built from is noted beside it; a build of before has no such note.
    let noted = root.join("web/.parts.json").is_file();
    let newest = SOURCES.iter().filter_map(|source| newest(&root.join(source))).max();
    noted && matches!((built, newest), (Ok(built), Some(newest)) if built > newest)
}

/// When the newest file under a path was written.
fn newest(path: &Path) -> Option<SystemTime> {
    if path.is_dir() {
        let inside = std::fs::read_dir(path).ok()?;
        return inside.flatten().filter_map(|entry| newest(&entry.path())).max();
    }
    std::fs::metadata(path).and_then(|file| file.modified()).ok()
}

fn run(mut command: Command, name: &str) -> Result<(), String> {
    match command.status() {
        Err(error) => Err(format!("{name}: {error}. Node 20 with npm is needed to build the client.")),
        status => done(status, name),
    }
}

fn done(status: std::io::Result<ExitStatus>, name: &str) -> Result<(), String> {
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name} failed ({status})")),
        Err(error) => Err(format!("{name}: {error}")),
    }
}

/// A Chromium for the browser tests; installed from the packages of Debian where that is permitted.
pub fn chromium() -> Result<PathBuf, String> {
    match std::env::var_os("CHROMIUM") {
        Some(named) => Ok(named.into()),
        None => tool("chromium", &BROWSERS, "The browser tests need Chromium (or name one in CHROMIUM)"),
    }
}

/// A program that tests need, under one of its names; installed from the packages of Debian where that is permitted.
pub fn tool(package: &str, names: &[&str], need: &str) -> Result<PathBuf, String> {
    if let Some(found) = found(names) {
        return Ok(found);
    }
    if !Path::new("/usr/bin/apt-get").exists() {
        return Err(format!("{need}, and none was found."));
    }
    println!("No {package} found: installing it from the packages of the system.");
    let apt = |args: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.args(args).env("DEBIAN_FRONTEND", "noninteractive");
        done(apt.status(), "apt-get")
    };
    apt(&["update", "-q"])
        .and_then(|()| apt(&["install", "-y", "-q", "--no-install-recommends", package]))
        .map_err(|error| format!("{need}, and it could not be installed ({error})."))?;
    found(names).ok_or_else(|| format!("{need}. It was installed, but is not in the path."))
}

fn found(names: &[&str]) -> Option<PathBuf> {
    let folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    names.iter().find_map(|name| folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file()))
}
