//! The browser client: its packages, its build, its checks, and the browser they need.

use std::path::{Path, PathBuf};
use std::process::Command;
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
const SOURCES: [&str; 5] = ["web/src", "web/index.html", "web/vite.config.ts", "web/package.json", "content"];

/// Whether the build is newer than everything it is made of. A new one, even if equal, would link the server again.
fn is_built(root: &Path) -> bool {
    let built = std::fs::metadata(root.join("web/dist/index.html")).and_then(|file| file.modified());
    let newest = SOURCES.iter().filter_map(|source| newest(&root.join(source))).max();
    matches!((built, newest), (Ok(built), Some(newest)) if built > newest)
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
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name} failed ({status})")),
        Err(error) => Err(format!("{name}: {error}. Node 20 with npm is needed to build the client.")),
    }
}

/// A Chromium for the browser tests; installed from the packages of Debian where that is permitted.
pub fn chromium() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("CHROMIUM") {
        return Ok(named.into());
    }
    if let Some(found) = found_chromium() {
        return Ok(found);
    }
    let manual = "Install Chromium, or name a browser of its family in the variable CHROMIUM.";
    if !Path::new("/usr/bin/apt-get").exists() {
        return Err(format!("The browser tests need Chromium, and none was found. {manual}"));
    }
    println!("No Chromium found: installing it from the packages of the system.");
    let apt = |args: &[&str]| {
        let mut apt = Command::new("apt-get");
        apt.args(args).env("DEBIAN_FRONTEND", "noninteractive");
        run(apt, "apt-get")
    };
    apt(&["update", "-q"])
        .and_then(|()| apt(&["install", "-y", "-q", "--no-install-recommends", "chromium"]))
        .map_err(|error| format!("Chromium could not be installed ({error}). {manual}"))?;
    found_chromium().ok_or_else(|| format!("Chromium was installed but is not in the path. {manual}"))
}

fn found_chromium() -> Option<PathBuf> {
    let folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    BROWSERS
        .iter()
        .find_map(|name| folders.iter().map(|folder| folder.join(name)).find(|path| path.is_file()))
}
