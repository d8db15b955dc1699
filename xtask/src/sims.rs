//! The simulations of the test command: every kind of table, settings by lot, players by lot and players who win.

use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// Who plays, and how many games of each kind of table. Those in haste think, so they play fewer.
const PLAYERS: [(&str, &str); 2] = [("random", "60"), ("hasty", "20")];

/// The edition, mages, and what is beside them: the Avatar at a level, or the other box (R25).
const TABLES: [(&str, &str, Option<&str>); 17] = [
    ("rebirth", "2", None),
    ("rebirth", "3", None),
    ("rebirth", "4", None),
    ("rebirth", "1", Some("apprentice")),
    ("rebirth", "2", Some("apprentice")),
    ("rebirth", "3", Some("apprentice")),
    ("rebirth", "1", Some("master")),
    ("rebirth", "2", Some("master")),
    ("rebirth", "3", Some("master")),
    ("classic", "2", None),
    ("classic", "3", None),
    ("classic", "4", None),
    ("rebirth", "2", MIXED),
    ("rebirth", "4", MIXED),
    ("classic", "2", MIXED),
    ("classic", "3", MIXED),
    ("classic", "4", MIXED),
];

/// Schools, mages and starting lists of both boxes by lot.
const MIXED: Option<&str> = Some("mixed");

/// Plays them all; how many kinds came out well, and how many did not.
pub fn run(root: &Path, lodge: &Path) -> (u64, u64) {
    let (mut passed, mut failed) = (0, 0);
    let mut won = 0;
    for (bot, games) in PLAYERS {
        for (edition, mages, beside) in TABLES {
            let mut sim = Command::new(lodge);
            sim.current_dir(root).args(["sim", "--edition", edition]);
            sim.args(["--players", mages, "--bots", bot, "--games", games]);
            sim.args(["--seed", "1", "--settings", "random", "--check", "--json"]);
            let beside = match beside {
                None => String::new(),
                MIXED => {
                    sim.args(["--mix", "random", "--random-setup"]);
                    " of both boxes".into()
                }
                Some(level) => {
                    sim.args(["--avatar", level]);
                    format!(" and the Avatar ({level})")
                }
            };
            let people = if mages == "1" { "1 mage".into() } else { format!("{mages} mages") };
            print!("{edition}, {people}{beside}, {bot}: ");
            match played(&mut sim) {
                Ok((text, wins)) => {
                    println!("{text}");
                    won += wins;
                    passed += 1;
                }
                Err(what) => {
                    println!("FAILED\n{what}");
                    failed += 1;
                }
            }
        }
    }
    // Otherwise endings between mages are not seen at all.
    println!("{won} games won by mages");
    if won > 0 { (passed + 1, failed) } else { (passed, failed + 1) }
}

/// A simulation in a few words, and how many games mages won.
fn played(sim: &mut Command) -> Result<(String, u64), String> {
    let output = sim.output().map_err(|error| format!("{}: {error}", sim.get_program().display()))?;
    let (said, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    if !output.status.success() {
        return Err(format!("{said}{errors}"));
    }
    told(&said).ok_or_else(|| format!("its summary cannot be read:\n{said}{errors}"))
}

fn told(json: &str) -> Option<(String, u64)> {
    let summary: Value = serde_json::from_str(json).ok()?;
    let [games, finished, decisions] =
        ["games", "finished", "decisions"].map(|field| summary[field].as_u64().unwrap_or(0));
    if games == 0 || finished < games {
        return None;
    }
    let wins = finished - summary["wins"]["rose"].as_u64()?;
    let digest = summary["digest"].as_str()?.get(..16)?;
    Some((format!("{games} games, {decisions} decisions, mages won {wins}, digest {digest}"), wins))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_is_told_and_an_unfinished_game_is_none() {
        let json = |finished| {
            format!(
                r#"{{"games": 9, "finished": {finished}, "decisions": 70, "wins": {{"rose": 4, "seat1": 5}},
                "digest": "0123456789abcdef0123"}}"#
            )
        };
        let (text, wins) = told(&json(9)).unwrap();
        assert_eq!(text, "9 games, 70 decisions, mages won 5, digest 0123456789abcdef");
        assert_eq!(wins, 5);
        assert_eq!(told(&json(8)), None);
        assert_eq!(told("{}"), None);
    }
}
