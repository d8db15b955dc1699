//! The gist of a spell's side: what fits two short lines on a card in hand, verbs and numbers, no mere chances.

use codex::{Codex, Condition, Effect, Form};
use text::{Line, Part, Piece};

/// Two lines of a small card.
const LONGEST: usize = 64;

/// The sentences that hold in any case, if they are short enough; never a cut. What follows from a sentence goes with it:
/// a price without what it buys would say the contrary of the card.
pub fn gist(codex: &Codex, effect: &Effect, part: &Part) -> Option<Line> {
    let program = codex.sentences.get(effect.sentences.range())?;
    let mut at = 0;
    let mut lines = Vec::new();
    for sentence in &part.sentences {
        let own = program.get(at)?;
        at += sentence.covers as usize;
        let either_way = sentence.covers > 1 || own.form == Form::Otherwise;
        if own.enhancement.is_none()
            && (either_way || own.condition.as_ref().is_none_or(follows_from_the_last))
        {
            lines.push(&sentence.line);
        }
    }
    let all = joined(&lines);
    if !lines.is_empty() && all.plain().chars().count() <= LONGEST {
        return Some(all);
    }
    None
}

fn follows_from_the_last(condition: &Condition) -> bool {
    use Condition::{Declined, Did, DidAndCount, DidNot};
    matches!(condition, Did | DidNot | DidAndCount { .. } | Declined)
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

#[cfg(test)]
mod tests {
    use crate::catalogue::catalogue;
    use crate::wire::SideInfo;
    use text::Texts;

    fn gist(side: &SideInfo) -> Option<String> {
        side.gist.as_ref().map(|line| line.plain())
    }

    #[test]
    fn a_price_is_never_said_without_what_it_buys_and_a_chance_is_left_out() {
        let codex = content::rebirth();
        let catalogue = catalogue(&codex, Texts::english()).unwrap();
        let spell = |name: &str| catalogue.spells.iter().find(|spell| spell.name == name).unwrap();
        assert_eq!(gist(spell("Assembly Line").dark.as_ref().unwrap()), None, "too long with what it buys");
        let genesis = gist(spell("Protean Genesis").dark.as_ref().unwrap()).unwrap();
        assert!(genesis.contains("If you do, summon"), "{genesis}");
        assert_eq!(gist(&spell("False Coronation").light), None, "a step is not what it is about");
        assert_eq!(gist(&spell("Magpie Flock").light).as_deref(), Some("Inflict 2 Damage."));
    }
}
