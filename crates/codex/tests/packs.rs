//! Packs beside an edition: name spaces, replacements, and what authors read when something is wrong.

mod common;

use codex::{Codex, Pack, Report, Source, SpellId, SpellKind};
use common::{PACK, source};

const EMBER: &str = r#"
pack ember "The Ember School" language 1
  author "Somebody" about "Fire."
"#;

/// The edition and packs of one file each.
fn load(packs: &[(&str, &str)]) -> Result<Codex, Report> {
    let mut all = vec![Pack::edition(vec![source("edition.codex", PACK)])];
    for (path, text) in packs {
        all.push(Pack::named(vec![source(path, text)])?);
    }
    codex::load(&all)
}

fn with(cards: &str) -> Result<Codex, Report> {
    load(&[("ember.codex", &format!("{EMBER}{cards}"))])
}

fn good(cards: &str) -> Codex {
    with(cards).unwrap_or_else(|report| panic!("{report}"))
}

fn spell(id: &str, head: &str) -> String {
    format!("spell {id} \"Tried\" designed {head}\n  light combat fire mage@2\n    inflict 2.\n")
}

#[test]
fn ids_live_in_the_name_space_of_their_pack() {
    let codex = good(&format!("{}{}", spell("ember", "of hex"), spell("other", "of hex")));
    assert_eq!(codex.packs[0].name, "The Ember School");
    assert!(codex.find_spell("ember").unwrap() < codex.find_spell("ember/ember").unwrap());
    assert_eq!(codex.find_spell("other"), None);
    assert!(codex.find_spell("ember/other").is_some());
}

#[test]
fn short_ids_mean_own_cards_first_then_the_editions() {
    let own = "evocation cadaver \"Ash Cadaver\" designed undead speed 1 strength 1 health 1 models 1\n";
    let names = |text: &str, id: &str| {
        let codex = good(&format!(
            "{text}spell s \"S\" designed of hex\n  light combat fire self\n    summon {id} in your room.\n"
        ));
        format!("{:?}", codex.clauses.last().unwrap())
    };
    let kind = |codex: &Codex, id: &str| format!("{:?}", codex.find_evocation(id).unwrap());
    let (with_own, without) = (good(own), good(""));
    assert!(names(own, "cadaver").contains(&kind(&with_own, "ember/cadaver")));
    assert!(names("", "cadaver").contains(&kind(&without, "cadaver")));
    assert!(names(own, "ember/cadaver").contains(&kind(&with_own, "ember/cadaver")));
}

#[test]
fn a_replacement_keeps_the_place() {
    let before = good("");
    let codex = good(&spell("cold_ember", "replaces ember of hex copies 2"));
    let place = before.find_spell("ember").unwrap();
    assert_eq!(codex.spells.len(), before.spells.len());
    let title = &codex.spells[place.index()].title;
    assert_eq!((title.id.as_str(), title.replaces.as_deref()), ("ember/cold_ember", Some("ember")));
    assert_eq!((codex.find_spell("ember"), codex.find_spell("ember/cold_ember")), (Some(place), Some(place)));
    assert_eq!(codex.schools[0].grimoires[0].spells, [SpellId(0)], "the list of the edition holds it");
    assert_eq!(codex.spells[0].copies, 2);
    assert_ne!(codex.version, before.version);
}

#[test]
fn a_replaced_school_keeps_its_spells() {
    let codex = good("school hex \"Better Hex\" designed replaces hex\n  grimoire own \"Own\" ember\n");
    assert_eq!(codex.schools[0].title.name, "Better Hex");
    assert_eq!(codex.schools[0].grimoires[0].id, "ember/own");
    assert!(matches!(codex.spells[0].kind, SpellKind::School(school) if school.index() == 0));
}

#[test]
fn a_layout_may_be_replaced_in_its_place() {
    let two = |word: &str| format!("layout 2 {word} cells -3 0, 3 0\n");
    let base = Pack::edition(vec![source("edition.codex", &two(""))]);
    let pack = |word: &str| Pack::named(vec![source("p.codex", &format!("{EMBER}{}", two(word)))]).unwrap();
    assert_eq!(codex::load(&[base.clone(), pack("replaces")]).unwrap().layouts.len(), 1);
    assert!(codex::load(&[base, pack("")]).is_err());
}

#[test]
fn guests_bring_mages_and_schools_but_no_table() {
    let other = Pack::guests("classic", vec![source("other.codex", PACK)]);
    let codex = codex::load(&[Pack::edition(vec![source("edition.codex", PACK)]), other]).unwrap();
    let single = good("");
    assert!(codex.find_school("classic/hex").is_some() && codex.find_mage("classic/iris").is_some());
    assert_eq!(codex.rooms.len(), single.rooms.len());
    assert_eq!((codex.quests.len(), codex.events.len()), (single.quests.len(), single.events.len()));
    let forgotten =
        |codex: &Codex| codex.spells.iter().filter(|own| own.kind == SpellKind::Forgotten).count();
    assert_eq!(forgotten(&codex), forgotten(&single));
    assert_eq!(codex.schools[1].grimoires[0].id, "classic/first_hexes");
}

#[test]
fn how_a_pack_speaks_of_itself_changes_no_game() {
    let version = |about: &str| {
        let head = EMBER.replace("Fire.", about);
        load(&[("p.codex", &format!("{head}{}", spell("x", "of hex")))]).unwrap().version
    };
    assert_eq!(version("Fire."), version("Fire and flame."));
    assert_ne!(version("Fire."), good("").version);
}

fn told(result: Result<Codex, Report>) -> String {
    result.map(|_| ()).expect_err("should not be accepted").to_string()
}

macro_rules! cases {
    ($($name:ident: $result:expr;)*) => {$(
        #[test]
        fn $name() {
            insta::assert_snapshot!(told($result));
        }
    )*};
}

cases! {
    a_pack_needs_an_entry: load(&[("ember.codex", "# No entry.\n")]);
    an_entry_says_who_and_what: load(&[("ember.codex", "pack ember \"Ember\" language 1\n")]);
    an_edition_has_no_entry: codex::load(&[Pack::edition(vec![source("edition.codex", EMBER)])]);
    the_entry_stands_at_the_head: {
        let late = source("b.codex", "layout 5 cells 0 1, 0 2, 0 3, 0 4, 0 5\npack ember \"E\" language 1 author \"A\" about \"B\"\n");
        codex::load(&[Pack::named(vec![source("a.codex", EMBER), late]).unwrap()])
    };
    two_packs_of_one_name: load(&[("a.codex", EMBER), ("b.codex", EMBER)]);
    a_pack_for_another_language: with("").and_then(|_| {
        let other = EMBER.replace("language 1", "language 2");
        load(&[("ember.codex", &format!("{other}spell x \"X\" designed sung by nobody %\n"))])
    });
    the_same_id_twice: with(&format!("{}{}", spell("x", "of hex"), spell("x", "of hex")));
    two_packs_replace_the_same_card: {
        let card = spell("cold", "replaces ember of hex copies 3");
        let other = EMBER.replace("pack ember", "pack frost");
        load(&[("a.codex", &format!("{EMBER}{card}")), ("b.codex", &format!("{other}{card}"))])
    };
    a_replacement_of_what_is_not_there: with(&spell("cold", "replaces embr of hex"));
    a_replacement_of_another_kind: with(&spell("cold", "replaces crypt of hex"));
    a_replacement_of_a_replacement: {
        let other = EMBER.replace("pack ember", "pack frost");
        let (first, second) = (spell("cold", "replaces ember of hex"), spell("ice", "replaces ember/cold of hex"));
        load(&[("a.codex", &format!("{EMBER}{first}")), ("b.codex", &format!("{other}{second}"))])
    };
    a_replaced_spell_stays_in_its_school: with(&spell("cold", "replaces ember forgotten"));
    what_is_assigned_is_replaced_by_what_haunts:
        with("evocation shade \"Shade\" designed replaces umbra nightmare speed 1 strength 2 health 2 models 9\n");
    a_school_has_so_many_cards: with(&format!("{}{}", spell("x", "of hex copies 33"), spell("y", "of hex")));
    a_codex_has_so_many_schools:
        with(&(0..24).map(|n| format!("school s{n} \"S\" designed\n")).collect::<String>());
    an_own_evocation_with_the_id_of_a_jinx:
        with("evocation slowness \"S\" designed undead speed 1 strength 1 health 1 models 1\n");
}

#[test]
fn too_many_cards_point_at_the_first_one_too_many() {
    let quest = |n: usize| {
        format!("quest q{n} \"Q\" designed moon 1 power 1 slots 1 revealed when drawn\n  task you explore.\n")
    };
    let event = |n: usize| format!("event e{n} \"E\" designed moon 1 instant power 0 1\n  gain 1 power.\n");
    let kind =
        |n: usize| format!("evocation k{n} \"K\" designed undead speed 1 strength 1 health 1 models 1\n");
    let jinx = |n: usize| format!("jinx j{n} \"J\" designed slots 1\n  mark when you explore.\n");
    type Card<'a> = (&'a str, usize, &'a dyn Fn(usize) -> String);
    let cards: [Card<'_>; 4] =
        [("quest", 128, &quest), ("event", 128, &event), ("evocation", 255, &kind), ("jinx", 16, &jinx)];
    for (word, most, card) in cards {
        let text: String = (0..=most).map(card).collect();
        let report = with(&text).expect_err(word);
        let message = format!("at most {most} of the kind {word}");
        let problem = report.problems.iter().find(|problem| problem.message.contains(&message));
        let problem = problem.unwrap_or_else(|| panic!("{word}: {report}"));
        assert!(problem.path == "ember.codex" && problem.hint.is_some(), "{word}");
    }
}

#[test]
fn a_pack_is_plain_data() {
    let pack = Pack::named(vec![Source { path: "p".into(), text: EMBER.into() }]).unwrap();
    assert_eq!(pack.space, "ember");
}
