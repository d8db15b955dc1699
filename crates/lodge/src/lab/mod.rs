//! A lab for bots: matches whose figures come with intervals.
//!
//! Games come in blocks, as many games as there are players. Within a block everything that lies on the table is the
//! same (the game seed, and mages, schools and grimoires drawn from it), and the players move one seat on from game to
//! game. What the bots throw dice for differs from game to game, so that a bot against itself plays no game twice.

mod ask;
mod clock;
pub mod report;
mod result;
pub mod stats;
pub mod tune;

pub use ask::{Asked, Reply};
use clock::Clock;
pub use clock::Thinking;
pub use result::{Elo, Forfeit, MatchResult, Sprt};

pub use crate::seeds::random_setup;

use crate::contender::{Contender, Player};
use crate::plan::{self, PlanError};
use crate::progress::Progress;
use crate::referee::{self, Deal, Kept};
use crate::seeds::{DICE_SALT, game_seed};
use crate::sim::Broken;
use bots::Level;
use codex::Codex;
use rayon::ThreadPool;
use rayon::prelude::*;
use rules::{Colour, Seat};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What to play.
#[derive(Clone, Debug)]
pub struct MatchPlan {
    /// Two to four; the same bot may come twice.
    pub players: Vec<Contender>,
    /// The most games; with `sprt` it may be fewer.
    pub games: u64,
    pub seed: u64,
    /// All cores if open.
    pub threads: Option<usize>,
    /// Stop as soon as the test of the first player against the second decides.
    pub sprt: bool,
    /// How long a program outside may take for an answer.
    pub exec_timeout: Duration,
    /// Where broken games go.
    pub out: PathBuf,
    pub progress: Progress,
}

/// The usual limit of a program's answer.
pub const EXEC_TIMEOUT: Duration = Duration::from_secs(10);

impl Default for MatchPlan {
    fn default() -> MatchPlan {
        MatchPlan {
            players: vec![Level::Random.into(); 2],
            games: 100,
            seed: 1,
            threads: None,
            sprt: false,
            exec_timeout: EXEC_TIMEOUT,
            out: "broken-games".into(),
            progress: Progress::default(),
        }
    }
}

/// Which player sits on a seat in a game, by the order in which they were named.
pub fn player_on(seat: usize, game: u64, players: usize) -> usize {
    ((seat as u64 + game % players as u64) % players as u64) as usize
}

/// The seed of everything on the table: the same for all games of a block.
pub fn deal_seed(seed: u64, game: u64, players: usize) -> u64 {
    game_seed(seed, game / players as u64)
}

/// What is left of one game.
#[derive(Clone, Debug)]
struct Played {
    hash: [u8; 32],
    winner: Option<Winner>,
    broken: Option<Broken>,
    forfeit: Option<Forfeit>,
    /// How long each answer took, with the player who gave it.
    thoughts: Vec<(usize, Duration)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Winner {
    /// By the order in which they were named.
    Player(usize),
    Rose,
}

/// A match under way; shared by all threads.
struct Match<'plan> {
    plan: &'plan MatchPlan,
    codex: &'plan Arc<Codex>,
    broken: Kept,
    /// Cores that no other game uses are for bots with a budget of time.
    bot_threads: usize,
}

/// Plays a match.
pub fn run(codex: &Arc<Codex>, plan: &MatchPlan) -> Result<MatchResult, PlanError> {
    plan::check(codex, plan.players.len(), plan.games)?;
    let pool = plan::pool(plan.threads)?;
    let start = Instant::now();
    plan.progress.start("games", plan.games);
    let played = Match::new(codex, plan, plan::spare_threads(&pool)).play_all(&pool);
    plan.progress.end();
    Ok(MatchResult::of(codex, plan, played, start.elapsed().as_secs_f64()))
}

impl<'plan> Match<'plan> {
    fn new(codex: &'plan Arc<Codex>, plan: &'plan MatchPlan, bot_threads: usize) -> Match<'plan> {
        Match { plan, codex, broken: Kept::new(&plan.out), bot_threads }
    }

    /// With a test, games are played in batches of whole blocks. What lies behind the block that decides is dropped, so
    /// that the size of a batch changes nothing but the time.
    fn play_all(&self, pool: &ThreadPool) -> Vec<Played> {
        let (games, block) = (self.plan.games, self.plan.players.len());
        let batch = match self.plan.sprt {
            true => (2 * pool.current_num_threads()).div_ceil(block).max(1) * block,
            false => usize::MAX,
        };
        let mut played: Vec<Played> = Vec::new();
        while (played.len() as u64) < games {
            let from = played.len() as u64;
            let to = games.min(from.saturating_add(batch as u64));
            let new: Vec<Played> =
                pool.install(|| (from..to).into_par_iter().map(|game| self.game(game)).collect());
            played.extend(new);
            if self.plan.sprt
                && let Some(enough) = stop_after(&played, from as usize, block)
            {
                played.truncate(enough);
                break;
            }
        }
        played
    }

    /// Plays one game and writes it down if it broke.
    fn game(&self, index: u64) -> Played {
        let players = self.plan.players.len();
        let seed = deal_seed(self.plan.seed, index, players);
        let setup = random_setup(self.codex, players, seed);
        let recorded = self.plan.players.iter().any(Contender::is_program);
        let deal = Deal { codex: self.codex, setup: &setup, seed, recorded };
        let dice = game_seed(self.plan.seed ^ DICE_SALT, index);
        let player = |seat: usize| {
            let contender = self.contender(seat, index);
            contender.player(self.codex, dice, Seat(seat as u8), self.plan.exec_timeout, self.bot_threads)
        };
        let mut seated: Vec<Player> = (0..players).map(player).collect();
        let mut clock = Clock::new(|seat| player_on(seat.index(), index, players));
        let played = referee::play(deal, &mut seated, &mut clock);
        let broken = played.broken.clone().map(|what| {
            let bots = (0..players).map(|seat| self.contender(seat, index).to_string()).collect();
            let name = format!("match{players}-seed{}-game{index}.json", self.plan.seed);
            let file = self.broken.keep(&name, &played.record(deal, bots));
            Broken { game: index, seed, what, file }
        });
        let forfeit = played.forfeit.as_ref().map(|(seat, why)| {
            let player = player_on(seat.index(), index, players);
            Forfeit { game: index, player, name: self.plan.players[player].to_string(), why: why.clone() }
        });
        let winner = match &forfeit {
            // Of two players the other wins; of more nobody does.
            Some(forfeit) => (players == 2).then(|| Winner::Player(1 - forfeit.player)),
            None => played.outcome().map(|outcome| self.winner(index, outcome.winner)),
        };
        self.plan.progress.step();
        Played { hash: played.hash(), winner, broken, forfeit, thoughts: clock.thoughts }
    }

    fn contender(&self, seat: usize, index: u64) -> &Contender {
        &self.plan.players[player_on(seat, index, self.plan.players.len())]
    }

    fn winner(&self, index: u64, winner: Colour) -> Winner {
        winner.seat().map_or(Winner::Rose, |seat| {
            Winner::Player(player_on(seat.index(), index, self.plan.players.len()))
        })
    }
}

/// How many games there are when the test first decides, looking after every whole block; those before `from` are known
/// not to decide.
fn stop_after(played: &[Played], from: usize, block: usize) -> Option<usize> {
    let whole = played.len() / block * block;
    let (mut first, mut second) = (0, 0);
    for (index, game) in played[..whole].iter().enumerate() {
        match game.winner {
            Some(Winner::Player(0)) => first += 1,
            Some(Winner::Player(1)) => second += 1,
            _ => {}
        }
        let games = index + 1;
        if games > from && games % block == 0 && stats::sprt(first, second).is_some() {
            return Some(games);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn won_by(players: &[Option<usize>]) -> Vec<Played> {
        let winner = |player: &Option<usize>| Some(player.map_or(Winner::Rose, Winner::Player));
        let played = |player| Played {
            hash: [0; 32],
            winner: winner(player),
            broken: None,
            forfeit: None,
            thoughts: Vec::new(),
        };
        players.iter().map(played).collect()
    }

    #[test]
    fn the_test_stops_after_the_block_that_decides() {
        // 17 wins in a row decide; the block ends with game 18.
        assert_eq!(stop_after(&won_by(&[Some(0); 40]), 0, 2), Some(18));
        assert_eq!(stop_after(&won_by(&[Some(0); 40]), 16, 2), Some(18));
        assert_eq!(stop_after(&won_by(&[Some(0); 17]), 0, 2), None);
        assert_eq!(stop_after(&won_by(&[None; 200]), 0, 2), None);
        assert_eq!(stop_after(&won_by(&[Some(2); 200]), 0, 4), None);
    }

    #[test]
    fn a_bot_against_itself_plays_no_game_twice() {
        let (plan, codex) = (MatchPlan::default(), content::rebirth());
        let under_way = Match::new(&codex, &plan, 1);
        let [first, again, turned] = [0, 0, 1].map(|game| under_way.game(game).hash);
        assert_eq!(first, again);
        assert_ne!(first, turned);
    }

    #[test]
    fn where_the_test_stops_does_not_depend_on_batches() {
        // Two of three games go to the first.
        let winners: Vec<Option<usize>> = (0..200).map(|game| Some(usize::from(game % 3 == 0))).collect();
        let played = won_by(&winners);
        let in_batches = |batch: usize| {
            let ends = (1..=played.len().div_ceil(batch)).map(|count| (count * batch).min(played.len()));
            let mut stops = ends.map(|end| stop_after(&played[..end], end.saturating_sub(batch), 2));
            stops.find_map(|stop| stop)
        };
        let stop = in_batches(2);
        assert!(stop.is_some());
        assert!([4, 10, 32, 200].iter().all(|&batch| in_batches(batch) == stop));
    }

    #[test]
    fn wins_belong_to_the_player_on_the_seat() {
        let plan = MatchPlan { players: vec![Level::Random.into(); 3], ..MatchPlan::default() };
        let codex = content::rebirth();
        let under_way = Match::new(&codex, &plan, 1);
        let winner = |game, colour| under_way.winner(game, Colour(colour));
        assert_eq!([0, 1, 2].map(|seat| winner(0, seat)), [0, 1, 2].map(Winner::Player));
        assert_eq!([0, 1, 2].map(|seat| winner(1, seat)), [1, 2, 0].map(Winner::Player));
        assert_eq!([0, 1, 2].map(|seat| winner(5, seat)), [2, 0, 1].map(Winner::Player));
        assert_eq!(under_way.winner(5, Colour::ROSE), Winner::Rose);
    }
}
