//! A game in words: its log as a spectator reads it, and the final scores.

use codex::{Codex, Title};
use rules::{Colour, Game, Phase, What};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{self, Write};

/// Tells a game from turn to turn, with the names that stand on the cards instead of their ids.
#[derive(Clone, Debug)]
pub struct Teller {
    names: BTreeMap<String, String>,
}

impl Teller {
    pub fn new(codex: &Codex) -> Teller {
        let mut names = BTreeMap::from([("rose".to_string(), "the Black Rose".to_string())]);
        let mut add = |title: &Title| {
            names.insert(title.id.clone(), title.name.clone());
        };
        codex.schools.iter().for_each(|card| add(&card.title));
        codex.mages.iter().for_each(|card| add(&card.title));
        codex.spells.iter().for_each(|card| add(&card.title));
        codex.rooms.iter().for_each(|card| add(&card.title));
        codex.evocations.iter().for_each(|card| add(&card.title));
        codex.jinxes.iter().for_each(|card| add(&card.title));
        codex.upgrades.iter().for_each(|card| add(&card.title));
        codex.quests.iter().for_each(|card| add(&card.title));
        codex.events.iter().for_each(|card| add(&card.title));
        codex.avatars.iter().for_each(|card| add(&card.title));
        codex.commands.iter().for_each(|card| add(&card.title));
        Teller { names }
    }

    /// Prints what has happened since the last call. The game must be recording.
    pub fn tell(&self, out: &mut impl Write, game: &mut Game) -> io::Result<()> {
        for entry in game.events() {
            match entry.happening.seen_by(None) {
                What::TurnBegins { turn } => writeln!(out, "\nTurn {turn}")?,
                What::PhaseBegins { phase, first } => {
                    writeln!(out, "  {}, {} first", phase_name(phase), side_name(game, first.colour()))?;
                }
                _ => writeln!(out, "    {}", self.with_names(&telling::say(game, &entry, None)))?,
            }
        }
        Ok(())
    }

    /// Ids become names: `arianna/cadaver1` is Arianna's Cadaver 1.
    fn with_names(&self, line: &str) -> String {
        let is_id = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '/';
        let mut text = String::with_capacity(line.len() + 16);
        let mut rest = line;
        while !rest.is_empty() {
            let end = rest.find(|letter| !is_id(letter)).unwrap_or(rest.len());
            match end {
                0 => {
                    let letter = rest.chars().next().map_or(1, char::len_utf8);
                    text.push_str(&rest[..letter]);
                    rest = &rest[letter..];
                }
                end => {
                    text.push_str(&self.name(&rest[..end]));
                    rest = &rest[end..];
                }
            }
        }
        text
    }

    /// Ids of another box have a slash themselves, so a name is looked for before a model is taken apart.
    fn name(&self, id: &str) -> String {
        if let Some(name) = self.names.get(id) {
            return name.clone();
        }
        let bare = id.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let number = &id[bare.len()..];
        let model = bare.match_indices('/').find_map(|(at, _)| {
            let kind = self.names.get(&bare[at + 1..])?;
            let owner = self.names.get(&bare[..at]).map_or(&bare[..at], String::as_str);
            Some(format!("{owner}'s {kind} {number}"))
        });
        model.map_or(id.to_string(), |model| model.trim_end().to_string())
    }
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "Set-up",
        Phase::BlackRose => "Black Rose Phase",
        Phase::Study => "Study Phase",
        Phase::Preparation => "Preparation Phase",
        Phase::Action => "Action Phase",
        Phase::Evocation => "Evocation Phase",
        Phase::CleanUp => "Clean-up Phase",
        Phase::Scoring => "Final scoring",
        Phase::Over => "The end",
    }
}

/// The name of a mage; the seat's number while nobody is chosen.
fn side_name(game: &Game, side: Colour) -> String {
    let Some(seat) = side.seat() else { return "the Black Rose".into() };
    match game.codex().mages.get(game.state().mage(seat).mage.index()) {
        Some(mage) => mage.title.name.clone(),
        None => format!("seat {}", seat.0 + 1),
    }
}

/// The final scores as a table, best first; empty before the end.
pub fn scores(game: &Game) -> String {
    let Some(outcome) = game.state().outcome else { return String::new() };
    // The Avatar's points are the Black Rose's.
    let seats = game.state().people().map(|seat| seat.colour());
    let mut sides: Vec<Colour> = seats.chain([Colour::ROSE]).collect();
    sides.sort_by_key(|side| (*side != outcome.winner, std::cmp::Reverse(outcome.totals[side.index()])));
    let mut text = format!(
        "{:<22} {:>6} {:>7} {:>9} {:>6} {:>6} {:>6}\n",
        "final scores", "power", "quests", "trophies", "crown", "tokens", "total"
    );
    for side in sides {
        let crown = (side == outcome.crown_bonus.colour()) as u8;
        let (quests, trophies) = (outcome.quest_bonus[side.index()], outcome.trophy_bonus[side.index()]);
        let tokens = outcome.token_bonus[side.index()];
        let (power, total) = (game.state().power(side), outcome.totals[side.index()]);
        let mark = if side == outcome.winner { "   wins" } else { "" };
        let name = side_name(game, side);
        let _ = writeln!(
            text,
            "{name:<22} {power:>6} {quests:>7} {trophies:>9} {crown:>6} {tokens:>6} {total:>6}{mark}"
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_become_names_and_nothing_else_changes() {
        let teller = Teller::new(&content::rebirth());
        let line = "baron_doria inflicts 2 on arianna/cadaver1 (grim_torment)";
        assert_eq!(teller.with_names(line), "Baron Doria inflicts 2 on Arianna's Cadaver 1 (Grim Torment)");
        assert_eq!(teller.with_names("seat 1: é, x (R14.2)"), "seat 1: é, x (R14.2)");
    }

    #[test]
    fn guests_of_the_other_box_go_by_their_names() {
        let mixed = content::mixed("classic").expect("built in");
        let teller = Teller::new(&mixed);
        let line = "rebirth/arianna inflicts 1 on nero/rebirth/cadaver2 and rebirth/arianna/malacoda1";
        assert_eq!(
            teller.with_names(line),
            "Arianna inflicts 1 on Nero's Cadaver 2 and Arianna's Malacoda 1"
        );
        assert_eq!(teller.with_names("seat1/malacoda1 in a/b"), "seat1's Malacoda 1 in a/b");
    }
}
