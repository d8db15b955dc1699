//! Mixing: six schools and the mages of a game out of both boxes (R25).

use crate::packs::{self, Opened, PackError};
use codex::Codex;
use std::path::PathBuf;

/// Schools and mages that were named; what is left open is chosen by lot or in the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// The six schools in play, by id.
    pub schools: Vec<String>,
    /// From the first seat on, by id.
    pub mages: Vec<String>,
}

/// How boxes are mixed, as the command line says it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mix {
    /// All schools and mages are at hand, and the lot decides.
    pub by_lot: bool,
    /// Ids, those of the other box with or without its name.
    pub wanted: Wanted,
}

/// What `--mix` takes.
pub fn by_lot(text: &str) -> Result<bool, String> {
    match text {
        "random" => Ok(true),
        "quests" => Err("the quest decks of two boxes are not mixed (R25.4)".into()),
        _ => Err("schools and mages are mixed by lot, `random`, or named by --schools and --mages".into()),
    }
}

/// Opens the cards of an edition, with the other box beside it if a mix asks for something out of it.
pub fn open(edition: &str, roots: &[PathBuf], mix: &Mix) -> Result<(Opened, Wanted), PackError> {
    let Mix { by_lot, wanted } = mix;
    if !by_lot {
        let opened = packs::open(edition, roots, &[])?;
        if *wanted == Wanted::default() {
            return Ok((opened, Wanted::default()));
        }
        let schools = wanted.schools.iter().all(|id| opened.codex.find_school(id).is_some());
        if schools && wanted.mages.iter().all(|id| opened.codex.find_mage(id).is_some()) {
            return Ok((opened, wanted.clone()));
        }
    }
    let others: Vec<&str> = content::others(edition).collect();
    let opened = packs::open(edition, roots, &others)?;
    let codex = &opened.codex;
    let wanted = Wanted {
        schools: in_full(codex, &wanted.schools, |id| codex.find_school(id).is_some()),
        mages: in_full(codex, &wanted.mages, |id| codex.find_mage(id).is_some()),
    };
    Ok((opened, wanted))
}

/// Ids of another box may stand without its name. What is nowhere stays as it is: laying the table says so.
fn in_full(codex: &Codex, ids: &[String], known: impl Fn(&str) -> bool) -> Vec<String> {
    let full = |id: &String| {
        let spaces = codex.packs.iter().map(|pack| format!("{}/{id}", pack.id));
        [id.clone()].into_iter().chain(spaces).find(|id| known(id)).unwrap_or_else(|| id.clone())
    };
    ids.iter().map(full).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mix(schools: &[&str], mages: &[&str]) -> Mix {
        let list = |ids: &[&str]| ids.iter().map(|id| id.to_string()).collect();
        Mix { by_lot: false, wanted: Wanted { schools: list(schools), mages: list(mages) } }
    }

    #[test]
    fn the_other_box_is_opened_for_whoever_wants_something_out_of_it() {
        let names = |edition: &str, mix: &Mix| {
            let (opened, wanted) = open(edition, &[], mix).unwrap();
            (opened.codex.pack_names(), wanted)
        };
        let own = mix(&["agony", "hex"], &["arianna"]);
        assert_eq!(names("rebirth", &own), (vec![], own.wanted.clone()));
        let (boxes, wanted) = names("rebirth", &mix(&["agony", "destruction"], &["nero", "arianna"]));
        assert_eq!(boxes, ["classic"]);
        assert_eq!(wanted.schools, ["agony", "classic/destruction"]);
        assert_eq!(wanted.mages, ["classic/nero", "arianna"]);
        let (boxes, wanted) = names("classic", &mix(&["rebirth/hex", "nowhere"], &[]));
        assert_eq!(
            (boxes, wanted.schools),
            (vec!["rebirth".into()], vec!["rebirth/hex".into(), "nowhere".into()])
        );
        assert_eq!(names("classic", &Mix { by_lot: true, ..Mix::default() }).0, ["rebirth"]);
    }
}
