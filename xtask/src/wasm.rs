//! The engine as WebAssembly: the toolchain for it, wherever it is to be had, and the build.

use crate::{cargo, target};
use std::path::{Path, PathBuf};
use std::process::Command;

const TARGET: &str = "wasm32-unknown-unknown";

/// Packages of Debian with a compiler that builds the standard library itself. They conflict with an installed rustup,
/// so they are unpacked beside it.
const PACKAGES: [&str; 5] = ["rustc-web", "libstd-rust-web-dev", "rust-web-src", "libllvm22", "lld-22"];

/// What builds for the target.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Toolchain {
    /// The compiler that is installed knows it.
    Installed,
    /// Unpacked under this folder.
    Unpacked(PathBuf),
}

/// Builds the engine of the page and says where it lies.
pub fn build(root: &Path) -> Result<PathBuf, String> {
    Ok(built(root, &["--lib"])?.join("page.wasm"))
}

/// Games by lot and nothing else, built like the engine of the page.
pub fn drill(root: &Path) -> Result<PathBuf, String> {
    Ok(built(root, &["--example", "drill"])?.join("examples/drill.wasm"))
}

/// Builds something of the page and says in which folder it lies.
fn built(root: &Path, what: &[&str]) -> Result<PathBuf, String> {
    let toolchain = toolchain(root)?;
    let own = target(root).join("page");
    let mut build = cargo(root);
    build.args(["build", "--quiet", "--package", "page", "--profile", "page", "--target", TARGET]).args(what);
    build.arg("--target-dir").arg(&own);
    if let Toolchain::Unpacked(usr) = &toolchain {
        let libraries = [usr.join("lib/x86_64-linux-gnu"), usr.join("lib/llvm-22/lib")];
        let libraries = std::env::join_paths(libraries).map_err(|error| error.to_string())?;
        // A standard library of our own is built as small as it can be. A panic ends the engine without a word: with words
        // it would carry the line of every place where it could break.
        build.args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"]);
        build.env("RUSTFLAGS", "-Zunstable-options -Cpanic=immediate-abort");
        build.env("RUSTC", usr.join("bin/rustc")).env("RUSTC_BOOTSTRAP", "1");
        build.env("LD_LIBRARY_PATH", libraries);
        build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", usr.join("bin/wasm-ld-22"));
        // A proxy of rustup would set its own compiler again.
        build.env_remove("RUSTUP_TOOLCHAIN");
    }
    match build.status() {
        Ok(status) if status.success() => Ok(own.join(TARGET).join("page")),
        Ok(status) => Err(format!("the engine for WebAssembly could not be built ({status})")),
        Err(error) => Err(format!("cargo: {error}")),
    }
}

/// The module without its notes (names of functions, who built it), which no browser needs.
pub fn bare(module: &[u8]) -> Result<Vec<u8>, String> {
    const HEAD: usize = 8;
    let broken = || "the engine is no module of WebAssembly".to_string();
    let mut bare = module.get(..HEAD).filter(|head| head.starts_with(b"\0asm")).ok_or_else(broken)?.to_vec();
    let mut at = HEAD;
    while at < module.len() {
        let (length, behind) = number(&module[at + 1..]).ok_or_else(broken)?;
        let end = at + 1 + behind + length;
        let section = module.get(at..end).ok_or_else(broken)?;
        // Notes are the sections of kind 0.
        if section[0] != 0 {
            bare.extend_from_slice(section);
        }
        at = end;
    }
    Ok(bare)
}

/// A number of seven bits a byte, and how many bytes it takes.
fn number(bytes: &[u8]) -> Option<(usize, usize)> {
    let length = 1 + bytes.iter().take(5).position(|byte| byte & 0x80 == 0)?;
    let digits = bytes[..length].iter().rev();
    Some((digits.fold(0, |sum, &byte| sum << 7 | usize::from(byte & 0x7f)), length))
}

fn toolchain(root: &Path) -> Result<Toolchain, String> {
    if knows_target() {
        return Ok(Toolchain::Installed);
    }
    let folder = target(root).join("wasm-toolchain");
    let usr = folder.join("root/usr");
    if usr.join("bin/rustc").is_file() && usr.join("bin/wasm-ld-22").is_file() {
        return Ok(Toolchain::Unpacked(usr));
    }
    let none = |why: String| {
        format!(
            "No toolchain for {TARGET}: `rustup target add {TARGET}` installs one where rustup can fetch it; \
             otherwise Debian's rustc-web can be unpacked, which failed here: {why}"
        )
    };
    println!("No toolchain for {TARGET} is installed: unpacking Debian's into {}.", folder.display());
    unpack(&folder).map_err(none)?;
    if usr.join("bin/rustc").is_file() {
        Ok(Toolchain::Unpacked(usr))
    } else {
        Err(none("no rustc in it".into()))
    }
}

/// Whether the standard library for the target lies beside the compiler.
fn knows_target() -> bool {
    let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).output();
    asked.is_ok_and(|asked| {
        let folder = PathBuf::from(String::from_utf8_lossy(&asked.stdout).trim());
        let files = std::fs::read_dir(folder).into_iter().flatten().flatten();
        asked.status.success() && files.map(|file| file.file_name()).any(is_std)
    })
}

fn is_std(name: std::ffi::OsString) -> bool {
    let name = name.to_string_lossy();
    name.starts_with("libstd-") && name.ends_with(".rlib")
}

fn unpack(folder: &Path) -> Result<(), String> {
    if !Path::new("/usr/bin/apt-get").exists() {
        return Err("this system has no apt-get".into());
    }
    std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    // What the system knows of packages may be older than they are.
    if download(folder).is_err() {
        run(Command::new("apt-get").args(["update", "-q"]), "apt-get update")?;
        download(folder)?;
    }
    let files =
        std::fs::read_dir(folder).map_err(|error| error.to_string())?.flatten().map(|file| file.path());
    for file in files.filter(|file| file.extension().is_some_and(|kind| kind == "deb")) {
        run(Command::new("dpkg").arg("-x").arg(&file).arg(folder.join("root")), "dpkg")?;
        let _ = std::fs::remove_file(&file);
    }
    Ok(())
}

fn download(folder: &Path) -> Result<(), String> {
    let library = format!("libstd-rust-web-{}", candidate()?);
    let mut apt = Command::new("apt-get");
    run(apt.current_dir(folder).args(["download", "-q"]).args(PACKAGES).arg(library), "apt-get download")
}

/// The library's package carries the version of the compiler in its name.
fn candidate() -> Result<String, String> {
    let policy = Command::new("apt-cache").args(["policy", "rustc-web"]).output();
    let policy = policy.map_err(|error| format!("apt-cache: {error}"))?;
    version_of(&String::from_utf8_lossy(&policy.stdout)).ok_or("the packages do not offer rustc-web".into())
}

/// `1.96` of `  Candidate: 1.96.0+dfsg1-1~deb12u2`.
fn version_of(policy: &str) -> Option<String> {
    let version = policy.lines().find_map(|line| line.trim().strip_prefix("Candidate: "))?;
    let mut numbers = version.split('.');
    let (major, minor) = (numbers.next()?, numbers.next()?);
    major.parse::<u32>().ok()?;
    Some(format!("{major}.{minor}"))
}

fn run(command: &mut Command, name: &str) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{name} failed ({status})")),
        Err(error) => Err(format!("{name}: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_are_left_out_and_nothing_else() {
        let (head, code, notes) = (b"\0asm\x01\0\0\0", [10, 0x82, 0, 7, 8], [0, 3, 1, b'x', 9]);
        let whole = [&head[..], &notes, &code, &notes].concat();
        assert_eq!(bare(&whole), Ok([&head[..], &code].concat()));
        assert_eq!(number(&[0xe5, 0x8e, 0x26]), Some((624_485, 3)));
        assert!(bare(b"wasm").is_err() && bare(&whole[..whole.len() - 1]).is_err() && bare(b"").is_err());
    }

    #[test]
    fn the_package_of_the_library_follows_the_compiler() {
        let policy = "rustc-web:\n  Installed: (none)\n  Candidate: 1.96.0+dfsg1-1~deb12u2\n";
        assert_eq!(version_of(policy).as_deref(), Some("1.96"));
        assert_eq!(version_of("  Candidate: (none)\n"), None);
        assert_eq!(version_of(""), None);
    }
}
