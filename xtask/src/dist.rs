//! `cargo xtask dist`: one archive for the system it runs on, which needs neither Rust nor Node to run.

use crate::{cargo, licences, target, web};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Where each file of the tree goes in the archive.
const FILES: [(&str, &str); 5] = [
    ("dist/README.md", "README.md"),
    ("dist/lodge.service", "lodge.service"),
    ("docs/hosting.md", "hosting.md"),
    ("LICENSE-MIT", "licences/LICENSE-MIT"),
    ("LICENSE-APACHE", "licences/LICENSE-APACHE"),
];

/// Shells, and what each looks for.
const SHELLS: [(&str, &str); 4] =
    [("bash", "lodge.bash"), ("zsh", "_lodge"), ("fish", "lodge.fish"), ("powershell", "lodge.ps1")];

/// Builds everything and packs it; what was written, in words.
pub fn write(root: &Path) -> Result<String, String> {
    web::build(root)?;
    let program = build(root)?;
    let metadata = metadata(root)?;
    let name = format!("lodge-{}-{}-{}", version(&metadata), std::env::consts::OS, std::env::consts::ARCH);
    let dist = target(root).join("dist");
    let folder = dist.join(&name);
    fill(root, &folder, &program, &metadata)?;
    let archive = dist.join(format!("{name}.tar.gz"));
    let archived = archive.file_name().unwrap_or_default();
    // The program of the system, which also Windows has.
    said(Command::new("tar").current_dir(&dist).arg("-czf").arg(archived).arg(&name), "tar")?;
    let bytes = std::fs::metadata(&archive).map_or(0, |file| file.len());
    Ok(format!("{} ({:.1} MB)\n", archive.display(), bytes as f64 / 1e6))
}

fn build(root: &Path) -> Result<PathBuf, String> {
    let built = cargo(root).args(["build", "--release", "--locked", "--package", "lodge"]).status();
    match built {
        Ok(status) if status.success() => {
            Ok(target(root).join("release").join(format!("lodge{}", std::env::consts::EXE_SUFFIX)))
        }
        Ok(status) => Err(format!("the program was not built ({status})")),
        Err(error) => Err(format!("cargo: {error}")),
    }
}

/// What cargo knows of all packages, for this system.
fn metadata(root: &Path) -> Result<Value, String> {
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()));
    let about = said(rustc.arg("-vV"), "rustc")?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: ")).unwrap_or_default().to_string();
    let args = ["metadata", "--format-version", "1", "--locked", "--filter-platform", &host];
    let text = said(cargo(root).args(args), "cargo metadata")?;
    serde_json::from_str(&text).map_err(|why| format!("cargo metadata: {why}"))
}

fn version(metadata: &Value) -> String {
    let own = metadata["packages"].as_array().into_iter().flatten().find(|own| own["name"] == "lodge");
    own.and_then(|own| own["version"].as_str()).unwrap_or("unknown").to_string()
}

/// Writes the folder that is packed, anew.
fn fill(root: &Path, folder: &Path, program: &Path, metadata: &Value) -> Result<(), String> {
    if folder.exists() {
        std::fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    for (from, to) in FILES {
        copy(&root.join(from), &folder.join(to))?;
    }
    copy(program, &folder.join(program.file_name().unwrap_or_default()))?;
    for (shell, file) in SHELLS {
        let script = said(Command::new(program).args(["completions", shell]), "lodge completions")?;
        save(&folder.join("completions").join(file), &script)?;
    }
    let crates = licences::crates(metadata, "lodge")?;
    let head = "What this program is built from, and under which licences.";
    save(&folder.join("licences/program.txt"), &licences::told(head, &crates)?)?;
    let packages = licences::packages(&root.join("web"))?;
    let head =
        "What the page for browsers is built from: code, fonts and drawings, and under which licences.";
    save(&folder.join("licences/page.txt"), &licences::told(head, &packages)?)
}

/// What a command says, if all went well with it.
fn said(command: &mut Command, name: &str) -> Result<String, String> {
    let output = command.output().map_err(|error| format!("{name}: {error}"))?;
    if !output.status.success() {
        return Err(format!(
            "{name} failed ({}): {}",
            output.status,
            String::from_utf8_lossy(&output.stderr)
        ));
    }
    String::from_utf8(output.stdout).map_err(|_| format!("{name} does not speak UTF-8"))
}

/// With its permissions, so that the program can be run.
fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let folder = to.parent().map_or(Ok(()), std::fs::create_dir_all);
    let copied = folder.and_then(|()| std::fs::copy(from, to));
    copied.map(drop).map_err(|error| format!("{}: {error}", from.display()))
}

fn save(path: &Path, text: &str) -> Result<(), String> {
    let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    folder.and_then(|()| std::fs::write(path, text)).map_err(|error| format!("{}: {error}", path.display()))
}
