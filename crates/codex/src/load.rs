//! From sources to a codex, in two passes: names first, then everything else.

use crate::cards::Codex;
use crate::lexer::tokens;
use crate::names::{Names, outline};
use crate::parse::{Parser, card};
use crate::problem::Report;

/// One file of a pack. The crate reads no files itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    pub path: String,
    pub text: String,
}

/// Reads all sources into one codex, cards in the order of the sources and of their lines.
pub fn load(sources: &[Source]) -> Result<Codex, Report> {
    let mut problems = Vec::new();
    let mut names = Names::default();
    let mut cards = Vec::new();
    let mut files = Vec::new();
    for (file, source) in sources.iter().enumerate() {
        let found = tokens(&source.path, &source.text, &mut problems);
        cards.extend(outline(file, &source.path, &found, &mut names, &mut problems));
        files.push(found);
    }
    let mut codex = Codex { version: version(sources), ..Codex::default() };
    for outline in cards {
        let path = &sources[outline.file].path;
        let body = &files[outline.file][outline.body.clone()];
        card::read(Parser::new(path, body, &outline, &names, &mut codex, &mut problems), outline.title);
    }
    share_models(&mut codex);
    if problems.is_empty() { Ok(codex) } else { Err(Report::new(problems, sources)) }
}

/// A kind that draws on the models of another has as many as that one.
fn share_models(codex: &mut Codex) {
    let models: Vec<u8> = codex.evocations.iter().map(|kind| kind.models).collect();
    for kind in &mut codex.evocations {
        if let Some(owner) = kind.shares
            && kind.models == 0
        {
            kind.models = models.get(owner.index()).copied().unwrap_or(0);
        }
    }
}

/// Sixteen bytes of a hash over every path and text. Each is preceded by its length, so that text moved from one
/// file to the next makes another version.
fn version(sources: &[Source]) -> String {
    let mut hasher = blake3::Hasher::new();
    for part in sources.iter().flat_map(|source| [&source.path, &source.text]) {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part.as_bytes());
    }
    hasher.finalize().as_bytes()[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}
