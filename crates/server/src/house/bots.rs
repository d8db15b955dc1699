//! Bots think beside the tables, never on them: each question gets a thread of a small pool and a budget.

use super::House;
use super::actor::Command;
use crate::Threads;
use ::bots::evaluation::Weights;
use ::bots::{Budget, Counts, Level, Question};
use rules::Game;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use table::host::{Hinting, Thought};
use table::panics;
use tokio::sync::mpsc;

/// Lets a bot answer the pending question; what it says comes back as a command with the revision it is for.
///
/// Each table has at most one question here, and the pool takes them in their order: so tables share the cores evenly,
/// however long their bots would like to think. Where nobody looks (`watched`), one table thinks at a time.
pub fn think(
    house: Arc<House>,
    inbox: mpsc::Sender<Command>,
    game: Game,
    Thought { revision, level, dice }: Thought,
    watched: bool,
) {
    let world = house.world.clone();
    world.spawn(Box::pin(async move {
        let asked = house.world.ticks();
        let waiting = house.metrics.thinking.fetch_add(1, Ordering::Relaxed);
        let idle = if watched { None } else { house.idle_thinkers.clone().acquire_owned().await.ok() };
        let permit = house.thinkers.clone().acquire_owned().await;
        let level = shared(house.limits.bounded(level), waiting, house.limits.thinkers);
        // Whoever thinks by the clock takes the cores that nobody uses.
        let mut permits: Vec<_> = permit.into_iter().collect();
        while !level.is_repeatable()
            && let Ok(spare) = house.thinkers.clone().try_acquire_owned()
        {
            permits.push(spare);
        }
        let threads = permits.len();
        let chosen = house.world.aside(move || choose(&game, level, threads, dice)).await;
        drop((permits, idle));
        house.metrics.thinking.fetch_sub(1, Ordering::Relaxed);
        let took = house.world.ticks().saturating_sub(asked);
        let pace = paced(took, level, house.limits.bot_pace).saturating_sub(took);
        if !pace.is_zero() {
            house.world.sleep(pace).await;
        }
        // A bot that breaks passes or takes the first thing there is; the table goes on.
        let option = chosen.flatten().unwrap_or(0);
        // A table that fell asleep meanwhile asks again when it wakes.
        let _ = inbox.send(Command::Thought { revision, option }).await;
    }));
}

/// Lets a master think about a question that somebody at an address wants a hint for.
pub fn hint(
    house: Arc<House>,
    inbox: mpsc::Sender<Command>,
    game: Game,
    hinting: Hinting,
    from: Option<IpAddr>,
) {
    let world = house.world.clone();
    world.spawn(Box::pin(async move {
        // Whoever waits for it does not make bots think shorter.
        let turn = house.hints.turn(from).await;
        house.metrics.thinking.fetch_add(1, Ordering::Relaxed);
        let permit = house.thinkers.clone().acquire_owned().await;
        let Thought { level, dice, .. } = hinting.thought;
        let counts = house.world.aside(move || ponder(&game, level, dice)).await;
        drop((permit, turn));
        house.metrics.thinking.fetch_sub(1, Ordering::Relaxed);
        let counts = counts.unwrap_or_default();
        let _ = inbox.send(Command::Hinted { hinting, counts }).await;
    }));
}

fn ponder(game: &Game, level: Level, dice: u64) -> Counts {
    let Some(question) = Question::of(game) else { return Counts::default() };
    let Some(thinker) = level.thinker(Weights::of(question.codex()), dice, question.seat()) else {
        return Counts::default();
    };
    let mut thinker = thinker.at(Threads::new(1));
    panics::catch(|| thinker.ponder(&question).1).unwrap_or_else(|why| {
        tracing::error!(why, "a hint broke");
        Counts::default()
    })
}

/// With more questions than cores, those who think by the clock think shorter, so that everybody gets an answer.
fn shared(level: Level, waiting: i64, thinkers: usize) -> Level {
    let crowd = 1 + (waiting.max(0) as u32) / (thinkers.max(1) as u32);
    let less = |budget| match budget {
        Budget::Time(time) => Budget::Time((time / crowd).max(LEAST.min(time))),
        budget => budget,
    };
    match level {
        Level::Scout(budget) => Level::Scout(less(budget)),
        Level::Master(budget) => Level::Master(less(budget)),
        level => level,
    }
}

/// The least that a crowd leaves of a time to think.
const LEAST: Duration = Duration::from_millis(50);

/// When an answer is told: how long a bot thinks depends on its cards, so it is told at its whole time, or at the next of
/// a few times that lie ever further apart.
fn paced(took: Duration, level: Level, pace: Duration) -> Duration {
    if pace.is_zero() {
        return took;
    }
    let whole = match level {
        Level::Scout(Budget::Time(time)) | Level::Master(Budget::Time(time)) => time,
        _ => pace,
    };
    let mut at = whole.max(pace);
    while at < took {
        at *= 2;
    }
    at
}

fn choose(game: &Game, level: Level, threads: usize, dice: u64) -> Option<usize> {
    let question = Question::of(game)?;
    let weights = Weights::of(question.codex());
    let mut bot = level.player_at(Threads::new(threads), weights, dice, question.seat());
    let chosen = panics::catch(|| bot.choose(&question));
    if let Err(why) = &chosen {
        tracing::error!(why, "a bot broke");
    }
    chosen.ok().filter(|&option| option < question.options().len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_told_at_times_that_hardly_depend_on_the_thinking() {
        let ms = Duration::from_millis;
        let at = |took, level| paced(ms(took), level, ms(20));
        assert_eq!(
            [at(0, Level::Greedy), at(20, Level::Greedy), at(21, Level::Greedy)],
            [ms(20), ms(20), ms(40)]
        );
        let master = Level::Master(Budget::Time(ms(500)));
        assert_eq!([at(1, master), at(499, master), at(501, master)], [ms(500), ms(500), ms(1000)]);
        assert_eq!(paced(ms(7), master, Duration::ZERO), ms(7));
    }

    #[test]
    fn a_crowd_thinks_shorter_and_nobody_less_than_a_little() {
        let master = |time| Level::Master(Budget::Time(Duration::from_millis(time)));
        assert_eq!(shared(master(1000), 1, 2), master(1000));
        assert_eq!(shared(master(1000), 6, 2), master(250));
        assert_eq!(shared(master(1000), 400, 2), master(50));
        assert_eq!(shared(master(10), 400, 2), master(10));
        assert_eq!(shared(Level::Greedy, 400, 2), Level::Greedy);
    }
}
