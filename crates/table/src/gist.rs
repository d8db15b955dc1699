//! The gist of a spell's side: what fits two short lines on a card in hand, verbs and numbers, no conditions.

use codex::{Codex, Effect};
use text::{Line, Part, Piece};

/// Two lines of a small card.
const LONGEST: usize = 64;

/// The sentences that hold in any case, if they are short enough; never a cut.
pub fn gist(codex: &Codex, effect: &Effect, part: &Part) -> Option<Line> {
    let program = codex.sentences.get(effect.sentences.range())?;
    let mut at = 0;
    let mut lines = Vec::new();
    for sentence in &part.sentences {
        let own = program.get(at)?;
        at += sentence.covers as usize;
        if own.condition.is_none() && own.enhancement.is_none() {
            lines.push(&sentence.line);
        }
    }
    let all = joined(&lines);
    if !lines.is_empty() && all.plain().chars().count() <= LONGEST {
        return Some(all);
    }
    None
}

fn joined(lines: &[&Line]) -> Line {
    let mut pieces: Vec<Piece> = Vec::new();
    for line in lines {
        if !pieces.is_empty() {
            pieces.push(Piece::Text(" ".into()));
        }
        pieces.extend(line.0.iter().cloned());
    }
    Line(pieces)
}
