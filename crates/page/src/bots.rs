//! Bots of a page: a Worker gets the table as answers, thinks by the clock of the browser, and says what it found.

use bots::evaluation::Weights;
use bots::{Count, Counts, Level, Question, Workshop};
use content::Collection;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::host::Thought;
use table::play::{Deal, Play, level};
use table::shelf::Shelf;

/// A question, as the house asks it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asked {
    /// The version of the cards.
    content: String,
    /// The cards, if they do not come with the program.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    cards: Option<Collection>,
    deal: Deal,
    answers: Vec<u32>,
    level: String,
    dice: u64,
}

/// What one hand found of each option: how often it was tried, and what that was worth in sum.
pub type Found = Vec<(u32, f64)>;

impl Asked {
    pub fn of(play: &Play, thought: Thought, content: &str, cards: Option<Collection>) -> Asked {
        Asked {
            content: content.into(),
            cards,
            deal: play.deal().clone(),
            answers: play.answers().collect(),
            level: thought.level.to_string(),
            dice: thought.dice,
        }
    }
}

/// Thinks about a question with the dice of one hand. A bot that no clock hurries answers as it does anywhere: then
/// its choice is all that is found.
pub fn think(shelf: &Shelf, asked: Asked, hand: u32, workshop: Arc<dyn Workshop>) -> Result<Found, String> {
    let known = match asked.cards {
        Some(collection) if shelf.known(&asked.content).is_none() => {
            Some(shelf.open(Some(&asked.content), collection).map_err(|report| report.to_string())?)
        }
        _ => shelf.known(&asked.content),
    };
    let cards = known.ok_or("there are no such cards")?;
    let mut game = asked.deal.lay(&cards.codex).map_err(|why| why.0)?;
    game.record(false);
    for &answer in &asked.answers {
        game.answer(answer as usize).map_err(|refused| refused.to_string())?;
    }
    let question = Question::of(&game).ok_or("the game is over")?;
    let level = level(&asked.level).unwrap_or(Level::Greedy);
    let (weights, dice) = (Weights::of(question.codex()), asked.dice.wrapping_add(u64::from(hand)));
    let thinker = level.thinker(weights, dice, question.seat()).filter(|_| !level.is_repeatable());
    match thinker {
        Some(thinker) => {
            let (_, counts) = thinker.at(workshop).ponder(&question);
            Ok(counts.0.iter().map(|count| (count.visits, count.value)).collect())
        }
        None => {
            let chosen = level.player_at(workshop, weights, dice, question.seat()).choose(&question);
            Ok((0..question.options().len()).map(|option| (u32::from(option == chosen), 0.0)).collect())
        }
    }
}

/// What all hands found together.
pub fn added(found: &[Found]) -> Counts {
    let mut sum = Counts::default();
    for hand in found {
        sum.add(&Counts(hand.iter().map(|&(visits, value)| Count { visits, value }).collect()));
    }
    sum
}

/// The choice of all hands together; nothing if no hand found anything.
pub fn together(found: &[Found]) -> Option<usize> {
    let sum = added(found);
    (sum.imagined() > 0).then(|| sum.best())
}
