//! Which six schools play where more are at hand (R1.20).

use codex::{Admits, Codex};

/// Six schools by id: those somebody wants, then those of the packs on the table, which were brought to be played, then
/// the others, those of another box among them, by lot. Empty if there are no more than six: then all of them play. `below` draws a number.
pub fn six_schools(codex: &Codex, wanted: &[&str], mut below: impl FnMut(usize) -> usize) -> Vec<String> {
    const SIX: usize = 6;
    if codex.schools.len() <= SIX {
        return Vec::new();
    }
    let ids = codex.schools.iter().map(|school| school.title.id.as_str());
    let brought = |id: &str| {
        let space = id.split_once('/').map(|(space, _)| space);
        let pack = codex.packs.iter().find(|pack| Some(pack.id.as_str()) == space);
        pack.is_some_and(|pack| pack.admits == Admits::All)
    };
    let mut ranks: [Vec<&str>; 3] = Default::default();
    for id in ids {
        let rank = if wanted.contains(&id) {
            0
        } else if brought(id) {
            1
        } else {
            2
        };
        ranks[rank].push(id);
    }
    let mut six: Vec<&str> = Vec::new();
    for mut rank in ranks {
        while six.len() < SIX && !rank.is_empty() {
            six.push(rank.swap_remove(below(rank.len())));
        }
    }
    // In the order of the cards, whatever the lot was.
    let place = |id: &str| codex.schools.iter().position(|school| school.title.id == id);
    six.sort_by_key(|id| place(id));
    six.into_iter().map(str::to_string).collect()
}
