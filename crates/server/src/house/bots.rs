//! Bots think beside the tables, never on them: each question gets a thread of a small pool and a budget.

use super::House;
use super::actor::Command;
use crate::Threads;
use ::bots::evaluation::Weights;
use ::bots::{Counts, Level, Question};
use rules::Game;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use table::host::{Hinting, Thought};
use table::panics;
use tokio::sync::mpsc;

/// Lets a bot answer the pending question; what it says comes back as a command with the revision it is for.
pub fn think(
    house: Arc<House>,
    inbox: mpsc::Sender<Command>,
    game: Game,
    Thought { revision, level, dice }: Thought,
) {
    tokio::spawn(async move {
        house.metrics.thinking.fetch_add(1, Ordering::Relaxed);
        let permit = house.thinkers.clone().acquire_owned().await;
        // Whoever thinks by the clock takes the cores that nobody uses.
        let mut permits: Vec<_> = permit.into_iter().collect();
        while !level.is_repeatable()
            && let Ok(spare) = house.thinkers.clone().try_acquire_owned()
        {
            permits.push(spare);
        }
        let threads = permits.len();
        let chosen = tokio::task::spawn_blocking(move || choose(&game, level, threads, dice)).await;
        drop(permits);
        house.metrics.thinking.fetch_sub(1, Ordering::Relaxed);
        // A bot that breaks passes or takes the first thing there is; the table goes on.
        let option = chosen.ok().flatten().unwrap_or(0);
        // A table that fell asleep meanwhile asks again when it wakes.
        let _ = inbox.send(Command::Thought { revision, option }).await;
    });
}

/// Lets a master think about a question that somebody wants a hint for.
pub fn hint(house: Arc<House>, inbox: mpsc::Sender<Command>, game: Game, hinting: Hinting) {
    tokio::spawn(async move {
        house.metrics.thinking.fetch_add(1, Ordering::Relaxed);
        let permit = house.thinkers.clone().acquire_owned().await;
        let Thought { level, dice, .. } = hinting.thought;
        let counts = tokio::task::spawn_blocking(move || ponder(&game, level, dice)).await;
        drop(permit);
        house.metrics.thinking.fetch_sub(1, Ordering::Relaxed);
        let counts = counts.unwrap_or_default();
        let _ = inbox.send(Command::Hinted { hinting, counts }).await;
    });
}

fn ponder(game: &Game, level: Level, dice: u64) -> Counts {
    let Some(question) = Question::of(game) else { return Counts::default() };
    let Some(thinker) = level.thinker(Weights::standard(), dice, question.seat()) else {
        return Counts::default();
    };
    let mut thinker = thinker.at(Threads::new(1));
    panics::catch(|| thinker.ponder(&question).1).unwrap_or_else(|why| {
        tracing::error!(why, "a hint broke");
        Counts::default()
    })
}

fn choose(game: &Game, level: Level, threads: usize, dice: u64) -> Option<usize> {
    let question = Question::of(game)?;
    let mut bot = level.player_at(Threads::new(threads), Weights::standard(), dice, question.seat());
    let chosen = panics::catch(|| bot.choose(&question));
    if let Err(why) = &chosen {
        tracing::error!(why, "a bot broke");
    }
    chosen.ok().filter(|&option| option < question.options().len())
}
