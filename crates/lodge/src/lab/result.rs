//! What a match came to, for programs (`--json`) and for people.

use super::stats::{self, Verdict, wilson};
use super::{MatchPlan, Played, Thinking, Winner};
use crate::record;
use crate::sim::Broken;
use codex::Codex;
use serde::Serialize;
use std::fmt;

/// The result of a match. Field names are a contract with whoever reads the JSON.
#[derive(Clone, Debug, Serialize)]
pub struct MatchResult {
    pub edition: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub packs: Vec<String>,
    pub content: String,
    /// As named; all lists are in this order.
    pub players: Vec<String>,
    pub seed: u64,
    /// Played and counted.
    pub games: u64,
    /// Asked for.
    pub planned: u64,
    /// Played to the end, or forfeited; shares are shares of these.
    pub finished: u64,
    pub wins: Vec<u64>,
    /// Won by the Black Rose.
    pub rose: u64,
    pub shares: Vec<f64>,
    /// 95 % intervals of the shares.
    pub interval: Vec<[f64; 2]>,
    /// The first player against the second.
    pub elo: Option<Elo>,
    /// The sequential test, if asked for.
    pub sprt: Option<Sprt>,
    pub stopped_early: bool,
    pub seconds: f64,
    /// How long each player thought.
    pub thinking: Vec<Thinking>,
    /// Over all final states in the order of the games.
    pub digest: String,
    pub broken: Vec<Broken>,
    /// How many games each player forfeited.
    pub forfeits: Vec<u64>,
    pub forfeited: Vec<Forfeit>,
}

/// A game that a program outside lost because it gave no answer of use. Of two players the other wins it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Forfeit {
    /// Counted from 0.
    pub game: u64,
    /// By the order in which they were named, counted from 0.
    pub player: usize,
    pub name: String,
    pub why: String,
}

/// How much stronger the first player is than the second, by the games that one of the two won.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    pub difference: f64,
    /// 95 %.
    pub interval: [f64; 2],
}

/// Where the sequential test stands.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Sprt {
    /// The log-likelihood ratio.
    pub evidence: f64,
    /// It decides at this, and at its negative.
    pub enough: f64,
    pub verdict: Option<Verdict>,
}

impl Elo {
    /// Undefined unless both have won.
    pub fn of(first: u64, second: u64) -> Option<Elo> {
        if first == 0 || second == 0 {
            return None;
        }
        let games = first + second;
        let difference = stats::elo(first as f64 / games as f64);
        Some(Elo { difference, interval: wilson(first, games).map(stats::elo) })
    }
}

impl MatchResult {
    pub(super) fn of(codex: &Codex, plan: &MatchPlan, played: Vec<Played>, seconds: f64) -> MatchResult {
        let count = |winner| played.iter().filter(|game| game.winner == Some(winner)).count() as u64;
        let wins: Vec<u64> = (0..plan.players.len()).map(|player| count(Winner::Player(player))).collect();
        let rose = count(Winner::Rose);
        let forfeited: Vec<Forfeit> = played.iter().filter_map(|game| game.forfeit.clone()).collect();
        let forfeits = |player| forfeited.iter().filter(|forfeit| forfeit.player == player).count() as u64;
        let won_by_nobody = played.iter().filter(|game| game.forfeit.is_some() && game.winner.is_none());
        let finished = wins.iter().sum::<u64>() + rose + won_by_nobody.count() as u64;
        let games = played.len() as u64;
        let mut hasher = blake3::Hasher::new();
        for game in &played {
            hasher.update(&game.hash);
        }
        let thinking = |player| {
            let thoughts = played.iter().flat_map(|game| &game.thoughts);
            Thinking::of(thoughts.filter(|&&(own, _)| own == player).map(|&(_, time)| time).collect())
        };
        let sprt = || Sprt {
            evidence: stats::evidence(wins[0], wins[1]),
            enough: stats::enough_evidence(),
            verdict: stats::sprt(wins[0], wins[1]),
        };
        MatchResult {
            edition: codex.edition_id().into(),
            packs: codex.pack_names(),
            content: codex.version.clone(),
            players: plan.players.iter().map(ToString::to_string).collect(),
            seed: plan.seed,
            games,
            planned: plan.games,
            finished,
            rose,
            shares: wins.iter().map(|&wins| wins as f64 / finished.max(1) as f64).collect(),
            interval: wins.iter().map(|&wins| wilson(wins, finished)).collect(),
            elo: Elo::of(wins[0], wins[1]),
            sprt: plan.sprt.then(sprt),
            stopped_early: games < plan.games,
            wins,
            seconds,
            thinking: (0..plan.players.len()).map(thinking).collect(),
            digest: record::hex(hasher.finalize().as_bytes()),
            forfeits: (0..plan.players.len()).map(forfeits).collect(),
            forfeited,
            broken: played.into_iter().filter_map(|game| game.broken).collect(),
        }
    }
}

impl fmt::Display for MatchResult {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let MatchResult { games, planned, finished, seed, .. } = self;
        let early = if self.stopped_early { format!(" of {planned}, stopped early") } else { String::new() };
        writeln!(f, "{games} games{early}, {} players, seed {seed}\n", self.players.len())?;
        let rose = "Black Rose";
        let width = self.players.iter().map(String::len).max().unwrap_or(0).max(rose.len());
        writeln!(f, "   {:<width$} {:>7} {:>8}   95 % interval", "player", "wins", "share")?;
        let mut row = |number: String, name: &str, wins: u64| {
            let share = 100.0 * wins as f64 / (*finished).max(1) as f64;
            let [low, high] = wilson(wins, *finished).map(|bound| 100.0 * bound);
            writeln!(f, "{number:<2} {name:<width$} {wins:>7} {share:>6.1} %   {low:.1} % to {high:.1} %")
        };
        for (index, (name, &wins)) in self.players.iter().zip(&self.wins).enumerate() {
            row((index + 1).to_string(), name, wins)?;
        }
        row(String::new(), rose, self.rose)?;
        writeln!(f)?;
        let mut row = |name: &str, text: String| writeln!(f, "{name:<12} {text}");
        row(
            "elo",
            match self.elo {
                Some(Elo { difference, interval: [low, high] }) => {
                    format!("{difference:+.0} ({low:+.0} to {high:+.0}), the first against the second")
                }
                None => "undefined: the first and the second must both have won".into(),
            },
        )?;
        if let Some(Sprt { evidence, enough, verdict }) = self.sprt {
            let says = match verdict {
                Some(Verdict::Better) => "the first is better than the second",
                Some(Verdict::NotBetter) => "the first is not better than the second",
                None => "undecided",
            };
            row("test", format!("{says} (evidence {evidence:+.2}, decides at {enough:.2} either way)"))?;
        }
        if !games.is_multiple_of(self.players.len() as u64) {
            row("seats", "the last round is not complete: not everyone sat everywhere equally often".into())?;
        }
        for (name, thinking) in self.players.iter().zip(&self.thinking) {
            let Thinking { questions, mean_ms, p99_ms, longest_ms } = thinking;
            let times = format!("mean {mean_ms:.1} ms, 99 % within {p99_ms:.1}, longest {longest_ms:.1}");
            row("thinking", format!("{name}: {questions} questions, {times}"))?;
        }
        row("time", format!("{:.2} s, {:.1} games per s", self.seconds, *games as f64 / self.seconds))?;
        row("digest", self.digest.clone())?;
        for Forfeit { game, name, why, .. } in &self.forfeited {
            row("forfeit", format!("game {game}: {name}: {why}"))?;
        }
        for broken in &self.broken {
            let file = broken.file.as_ref().map_or("not kept".into(), |file| file.display().to_string());
            row("broken", format!("game {} (seed {}): {}", broken.game, broken.seed, broken.what))?;
            row("", format!("    replay: {file}"))?;
        }
        Ok(())
    }
}
