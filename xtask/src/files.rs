//! Walking the tree.

use std::io;
use std::path::{Path, PathBuf};

/// Folders that are not ours or are made by programs.
const SKIPPED: [&str; 4] = [".git", "target", "node_modules", "broken-games"];

/// Every file below a folder, in order of their paths.
pub fn below(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    collect(folder, &mut found)?;
    found.sort();
    Ok(found)
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let (path, kind) = (entry.path(), entry.file_type()?);
        if kind.is_file() {
            found.push(path);
        } else if kind.is_dir() && !SKIPPED.iter().any(|&skipped| entry.file_name() == skipped) {
            collect(&path, found)?;
        }
    }
    Ok(())
}

pub fn has_extension(path: &Path, wanted: &[&str]) -> bool {
    path.extension().is_some_and(|extension| wanted.iter().any(|&one| extension == one))
}

/// A path as it is shown: from the root of the repository.
pub fn shown(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}
