//! The cards that come with Lodge, embedded so that one file is the whole product.
//!
//! The cards themselves live in `content/` at the root of the repository; this crate only carries them.
#![warn(missing_docs)]

mod collection;
mod former;
mod pressed;

pub use collection::{Collection, Words};
pub use former::kept;
pub use pressed::Unreadable;

use codex::{Codex, Pack, Source};
use std::sync::{Arc, OnceLock};

macro_rules! pack {
    ($folder:literal: $($file:literal),* $(,)?) => {
        &[$((
            concat!("content/", $folder, "/", $file, ".codex"),
            include_str!(concat!(env!("OUT_DIR"), "/", $folder, "/", $file, ".codex")),
        )),*]
    };
}

/// Files of Black Rose Wars: Rebirth, in order of their paths.
const REBIRTH: &[(&str, &str)] = pack!(
    "rebirth":
    "avatar",
    "commands-1",
    "commands-2",
    "commands-3",
    "edition",
    "events-1",
    "events-2",
    "events-3",
    "events-avatar",
    "evocations-designed",
    "evocations",
    "jinxes-designed",
    "jinxes",
    "layouts",
    "mages",
    "quests-1",
    "quests-2",
    "quests-3",
    "rooms",
    "schools",
    "spells-agony",
    "spells-alchemy",
    "spells-forgotten-designed",
    "spells-forgotten",
    "spells-hex-designed",
    "spells-hex",
    "spells-nightmare-designed",
    "spells-nightmare",
    "spells-personal",
    "spells-shamanic-designed",
    "spells-shamanic",
    "spells-technomancy-designed",
    "spells-technomancy",
    "upgrades-designed",
    "upgrades",
);

/// Files of Black Rose Wars, in order of their paths.
const CLASSIC: &[(&str, &str)] = pack!(
    "classic":
    "edition",
    "events-1",
    "events-2",
    "events-3",
    "evocations",
    "layouts",
    "mages",
    "quests-1",
    "quests-2",
    "quests-3",
    "rooms",
    "schools",
    "spells-conspiracy",
    "spells-destruction",
    "spells-divination",
    "spells-forgotten",
    "spells-illusion",
    "spells-necromancy",
    "spells-personal",
    "spells-transmutation",
);

/// The editions that come with Lodge, the one that is played unless another is named first; no pack takes the name of
/// one.
pub const EDITIONS: [&str; 2] = ["rebirth", "classic"];

/// Their files, in the same order.
const FILES: [&[(&str, &str)]; EDITIONS.len()] = [REBIRTH, CLASSIC];

/// The sources of an edition, for loading together with other packs.
pub fn sources(edition: &str) -> Option<Vec<Source>> {
    let at = EDITIONS.iter().position(|own| *own == edition)?;
    Some(FILES[at].iter().map(|&(path, text)| Source { path: path.into(), text: text.into() }).collect())
}

/// The mages and schools of an edition, to be at hand beside another one (R25.1).
pub fn guests(edition: &str) -> Option<Pack> {
    Some(Pack::guests(edition, sources(edition)?))
}

/// The editions whose mages and schools may join this one.
pub fn others(edition: &str) -> impl Iterator<Item = &'static str> {
    EDITIONS.into_iter().filter(move |own| *own != edition)
}

/// An edition with all boxes at hand, loaded once in the life of a program.
pub fn mixed(name: &str) -> Option<Arc<Codex>> {
    static LOADED: [OnceLock<Arc<Codex>>; EDITIONS.len()] = [const { OnceLock::new() }; EDITIONS.len()];
    let at = EDITIONS.iter().position(|own| *own == name)?;
    let all = || {
        let edition = Collection::edition(EDITIONS[at])?;
        others(EDITIONS[at]).try_fold(edition, Collection::beside)
    };
    Some(LOADED[at].get_or_init(|| loaded(&all().expect("built-in editions"))).clone())
}

fn loaded(all: &Collection) -> Arc<Codex> {
    match all.load() {
        Ok(codex) => Arc::new(codex),
        Err(report) => panic!("the built-in cards are broken:\n{report}"),
    }
}

/// The sources of the Rebirth edition.
pub fn rebirth_sources() -> Vec<Source> {
    sources("rebirth").unwrap_or_default()
}

/// An edition by name, loaded once in the life of a program.
///
/// # Panics
/// If an embedded card does not parse, which the tests of this crate rule out.
pub fn edition(name: &str) -> Option<Arc<Codex>> {
    static LOADED: [OnceLock<Arc<Codex>>; EDITIONS.len()] = [const { OnceLock::new() }; EDITIONS.len()];
    let at = EDITIONS.iter().position(|own| *own == name)?;
    let all = || Collection::edition(EDITIONS[at]).expect("a built-in edition");
    Some(LOADED[at].get_or_init(|| loaded(&all())).clone())
}

/// The Rebirth edition.
pub fn rebirth() -> Arc<Codex> {
    edition("rebirth").expect("a built-in edition")
}

/// The classic edition.
pub fn classic() -> Arc<Codex> {
    edition("classic").expect("a built-in edition")
}

#[cfg(test)]
mod tests {
    use super::*;
    use codex::{Prize, SchoolId, SpellKind};
    use std::path::Path;

    #[test]
    fn every_card_file_is_embedded() {
        for edition in EDITIONS {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content").join(edition);
            let mut files: Vec<String> = std::fs::read_dir(folder)
                .unwrap()
                .map(|entry| format!("content/{edition}/{}", entry.unwrap().file_name().to_string_lossy()))
                .collect();
            files.sort();
            let embedded: Vec<String> =
                sources(edition).unwrap().into_iter().map(|source| source.path).collect();
            assert_eq!(files, embedded);
        }
    }

    #[test]
    fn an_edition_leaves_no_choice_unsaid() {
        for name in EDITIONS {
            let text: String = sources(name).unwrap().into_iter().map(|own| own.text).collect();
            let head = &text[text.find("\nedition ").unwrap()..];
            let said: Vec<&str> = head.split("\noption ").next().unwrap().split_whitespace().collect();
            for key in codex::CHOICES {
                assert!(said.contains(&key.word), "{name} does not say `{}`", key.word);
            }
        }
    }

    #[test]
    fn the_cards_are_loaded_once() {
        assert!(Arc::ptr_eq(&rebirth(), &rebirth()));
        for edition in EDITIONS {
            assert_eq!(super::edition(edition).unwrap().edition_id(), edition);
        }
        assert!(super::edition("third").is_none() && sources("third").is_none());
    }

    #[test]
    fn both_boxes_lend_their_mages_and_schools_and_nothing_of_the_table_r25_1_r25_4() {
        for name in EDITIONS {
            let (alone, codex) = (super::edition(name).unwrap(), mixed(name).unwrap());
            assert_eq!((codex.schools.len(), codex.mages.len()), (12, 8));
            assert_eq!(codex.pack_names(), others(name).collect::<Vec<_>>());
            let counts = |codex: &Codex| {
                [codex.rooms.len(), codex.quests.len(), codex.events.len(), codex.layouts.len()]
            };
            assert_eq!(counts(&codex), counts(&alone), "{name}: the table is the edition's");
            let forgotten =
                |codex: &Codex| codex.spells.iter().filter(|own| own.kind == SpellKind::Forgotten).count();
            assert_eq!(forgotten(&codex), forgotten(&alone));
            assert_eq!(codex.schools[..6], alone.schools[..], "its own come first");
            assert_eq!(codex.edition, alone.edition);
        }
    }

    #[test]
    fn models_come_with_the_cards_that_name_them_r25_1() {
        let by =
            |codex: &Codex, id: &str| codex.brought.evocations[codex.find_evocation(id).unwrap().index()];
        let codex = mixed("rebirth").unwrap();
        let soldier = by(&codex, "classic/landsknecht");
        assert!(soldier.school(codex.find_school("classic/necromancy").unwrap()) && !soldier.table);
        assert!(by(&codex, "cadaver").table, "rooms of the table summon it");
        let codex = mixed("classic").unwrap();
        let school = |id: &str| codex.find_school(id).unwrap();
        let corpse = by(&codex, "rebirth/cadaver");
        assert!(
            corpse.school(school("rebirth/technomancy"))
                && corpse.mage(codex.find_mage("rebirth/arianna").unwrap())
        );
        assert!(!corpse.school(school("necromancy")) && !corpse.table);
        let jinx = codex.brought.jinxes[0];
        assert!(
            jinx.school(school("rebirth/hex")) && !jinx.school(school("rebirth/technomancy")) && !jinx.table
        );
        assert_eq!(classic().brought, codex::Brought::default(), "one box: everything is at hand");
    }

    #[test]
    fn the_older_box_holds_its_rooms_tokens_models_quests_and_events_c1_1_c1_2_c1_3_c1_7_c1_8_c1_9() {
        let codex = classic();
        let prizes = codex.rooms.iter().map(|room| match room.prize {
            Prize::Token(worth) => u32::from(worth),
            Prize::Ranks(_) => panic!("{} has no token", room.title.id),
        });
        assert_eq!((codex.rooms.len(), prizes.sum::<u32>()), (19, 6 + 5 + 11 * 3 + 6 * 2));
        let coloured = |colour| codex.rooms.iter().filter(|room| room.colour == colour).count();
        use codex::RoomColour::*;
        assert_eq!([Purple, Red, Grey, Blue, Yellow, Green].map(coloured), [3; 6], "RC-14");
        assert_eq!((codex.mages.len(), codex.schools.len(), codex.evocations.len()), (4, 6, 9));
        let models = codex.evocations.iter().filter(|own| !own.form).map(|own| own.models).sum::<u8>();
        assert_eq!(models, 30 + 1, "and the Infamy of Crete, a token that counts as a model");
        let quests = |moon: u8| codex.quests.iter().filter(|quest| quest.moon == moon).count();
        let events = |moon: u8| codex.events.iter().filter(|event| event.moon == moon).count();
        assert_eq!([1, 2, 3].map(quests), [32, 32, 31]);
        assert_eq!([1, 2, 3].map(events), [26; 3]);
        for school in &codex.schools {
            let sizes: Vec<usize> = school.grimoires.iter().map(|list| list.spells.len()).collect();
            assert_eq!(sizes, [6, 6], "{}", school.title.id);
        }
        let schools = codex.spells.iter().filter(|spell| matches!(spell.kind, SpellKind::School(_)));
        assert!(schools.into_iter().all(|spell| spell.copies == 3));
    }

    #[test]
    fn the_box_is_complete_r1_6_r1_7() {
        let codex = rebirth();
        assert_eq!(codex.rooms.len(), 19);
        assert_eq!(codex.mages.len(), 4);
        assert_eq!(codex.schools.len(), 6);
        assert_eq!(codex.quests.len(), 49);
        assert_eq!(codex.events.iter().filter(|event| !event.avatar).count(), 39);
        assert_eq!(codex.events.iter().filter(|event| event.avatar).count(), 15);
        assert_eq!((codex.avatars.len(), codex.commands.len()), (1, 30));
        assert_eq!(codex.spells.len(), 72 + 4 + 9);
        assert_eq!(codex.evocations.len(), 9);
        for school in 0..6 {
            let own = codex.spells.iter().filter(|spell| spell.kind == SpellKind::School(SchoolId(school)));
            let copies: Vec<u8> = own.map(|spell| spell.copies).collect();
            assert_eq!(copies, [3; 12], "{}", codex.schools[school as usize].title.id);
            let lists = &codex.schools[school as usize].grimoires;
            let mut spells: Vec<_> = lists.iter().flat_map(|list| list.spells.clone()).collect();
            spells.sort();
            spells.dedup();
            assert_eq!((lists.len(), spells.len()), (2, 12), "two lists hold every spell once");
        }
        let by_moon = |moon| codex.quests.iter().filter(|quest| quest.moon == moon).count();
        assert_eq!([by_moon(1), by_moon(2), by_moon(3)], [15, 21, 13]);
        let events = |moon: u8, avatar: bool| {
            codex.events.iter().filter(|event| event.moon == moon && event.avatar == avatar).count()
        };
        assert_eq!([1, 2, 3].map(|moon| events(moon, false)), [13; 3]);
        assert_eq!([1, 2, 3].map(|moon| events(moon, true)), [5; 3]);
        let commands = |moon: u8| codex.commands.iter().filter(|card| card.moon == moon).count();
        assert_eq!([1, 2, 3].map(commands), [10; 3]);
        assert_eq!(codex.jinxes.iter().map(|jinx| jinx.copies).sum::<u8>(), 12);
        assert_eq!(codex.upgrades.iter().map(|upgrade| upgrade.copies).sum::<u8>(), 18);
        assert_eq!(codex.layouts.len(), 3);
    }
}
