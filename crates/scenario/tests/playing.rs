//! Moves and checks: strict, lenient, and what a failure tells.

mod common;

use common::{fails, passes};
use scenario::{Runner, parse};

#[test]
fn the_samples_pass() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios/samples");
    let runner = Runner::new(content::rebirth_sources());
    let mut count = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        for scenario in parse(&path.display().to_string(), &text).unwrap() {
            if let scenario::Outcome::Failed(failure) = runner.run(&scenario) {
                panic!("{failure}");
            }
            count += 1;
        }
    }
    assert_eq!(count, 3);
}

/// Gramigna's protection answers Rikkart's spell.
const INTERRUPTED: &str = "table
  rikkart in arena
  rikkart ready I grim_torment light
  gramigna in bibliotheca
  gramigna active I baleful_curse light
  turn of rikkart
moves
  rikkart: cast I
  rikkart: target gramigna
";

#[test]
fn an_unscripted_question_fails_the_next_move() {
    let failure = fails(&format!("{INTERRUPTED}  rikkart: explore\n"));
    assert!(failure.message.contains("the pending question is not for rikkart but for gramigna"));
    assert_eq!(failure.pending.as_deref(), Some("gramigna is asked React: use baleful_curse, pass"));
    assert_eq!(failure.line, 11);
    let last = failure.log.last().unwrap();
    assert_eq!(last, "rikkart inflicts 3 on gramigna (grim_torment)");
    assert!(failure.to_string().contains("pending: gramigna is asked React"));
}

#[test]
fn an_option_that_is_not_offered_fails() {
    let failure = fails(&format!("{INTERRUPTED}  gramigna: use curse\n"));
    assert!(failure.message.contains("`use curse` is not offered"), "{}", failure.message);
}

#[test]
fn a_lenient_scenario_passes_what_no_move_answers() {
    let script = format!("{INTERRUPTED}  rikkart: explore\nexpect\n  gramigna slot I active baleful_curse\n");
    passes(&format!("lenient\n{script}"));
    let failure = fails(&format!("lenient\n{INTERRUPTED}  rikkart: solve field_test\n"));
    let pending = failure.pending.unwrap();
    assert!(pending.starts_with("gramigna is asked React"), "where the move was meant to be made: {pending}");
}

#[test]
fn aliases_are_understood_in_options() {
    passes(
        "table
           doria in arena
           doria evocation cadaver in arena
           arianna in arena
           arianna evocation cadaver in arena slot 2
           turn of arianna
         moves
           red offered explore, fight, command red/cadaver
           arianna: fight
           arianna may attack doria
           arianna may attack white/cadaver
           arianna may not attack doria/nigredo
           arianna: attack white/cadaver1
         expect
           doria/cadaver gone
           arianna/cadaver2 in arena",
    );
}

#[test]
fn a_reaction_may_be_named_briefly_where_one_can_be_meant() {
    let table = "cards
           evocation imp \"Imp\" designed demon speed 1 strength 1 health 2 models 1
             each time a mage enters its room: inflict 1 to that mage.
         table
           doria in arena
           arianna evocation imp in throne_room
           arianna evocation totem in throne_room upgrade corrosive_plasma
         moves
           doria: explore
           doria: step throne_room";
    passes(&format!("{table}\n arianna: use imp\n expect\n doria damage 2 red"));
    passes(&format!("{table}\n arianna: use corrosive_plasma\n expect\n doria damage 2 red"));
    passes(&format!("{table}\n arianna: use corrosive_plasma of red/totem\n expect\n doria damage 2 red"));
    passes(&format!("{table}\n arianna: use arianna/imp\n expect\n doria damage 2 red"));
}

#[test]
fn checks_name_what_differs() {
    let failure = fails("moves\n  doria offered explore, pass");
    assert!(failure.message.contains("missing pass; besides fight"), "{}", failure.message);
    let failure = fails("moves\n  doria may not explore");
    assert!(failure.message.contains("`explore` is offered"), "{}", failure.message);
    let failure = fails("moves\n  doria asked React");
    assert!(failure.message.contains("the pending question is Act, not React"), "{}", failure.message);
    let failure = fails("moves\n  nobody asked");
    assert!(failure.message.contains("the game is not over"), "{}", failure.message);
    let failure = fails("moves\n  doria asked Reakt");
    assert!(failure.message.contains("no kind of question"), "{}", failure.message);
}

#[test]
fn moves_after_the_end_fail() {
    let failure = fails("table\n  phase scoring\n  doria power 3\nmoves\n  doria: explore");
    assert!(failure.message.contains("the game is over"), "{}", failure.message);
    assert_eq!(failure.pending, None);
}

#[test]
fn all_failing_expectations_of_a_block_are_told() {
    let failure =
        fails("expect\n  doria power 1\n  doria in mirrors_room\n  not moon 1\n  doria/cadaver1 damage red");
    assert_eq!(failure.line, 3);
    for line in [
        "test.scenario:3: expected otherwise: it is 0",
        "test.scenario:5: this must not be",
        ":6: there is no",
    ] {
        assert!(failure.message.contains(line), "{}", failure.message);
    }
    assert!(!failure.message.contains(":4:"));
}

#[test]
fn cards_of_the_scenario_join_the_game() {
    passes(
        "cards
           spell bolt_3 \"Bolt 3\" designed of agony copies 3
             light combat fire mage@any
               inflict 3.
         table
           doria ready I bolt_3 light
         moves
           doria: cast I
           doria: target red
         expect
           arianna damage 3 white
           library agony 38",
    );
    let failure = fails("cards\n  spell bolt\ntable\n  doria in arena");
    assert!(failure.message.contains("test.scenario:cards:3"), "{}", failure.message);
}

#[test]
fn spells_that_leave_the_game_are_counted_from_the_start() {
    passes(
        "table
           doria revealed I killer_fog light
           only events 1 rebirth_at_noon
           phase clean_up
         moves
           doria asked DrawFrom
         expect
           gone 1
           gone has killer_fog",
    );
}

/// Every line left out, doubled, or shortened: a message, never a panic, and the engine is not led astray.
#[test]
fn spoilt_scenarios_never_panic() {
    let runner = Runner::new(content::rebirth_sources());
    let whole = format!(
        "scenario S \"T\"\n{INTERRUPTED}  gramigna: use baleful_curse\nexpect\n  rikkart jinxes slowness\n"
    );
    let lines: Vec<&str> = whole.lines().collect();
    for (at, line) in lines.iter().enumerate() {
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut versions = vec![String::new(), format!("{line}\n{line}")];
        for word in 0..words.len() {
            let mut fewer = words.clone();
            fewer.remove(word);
            versions.push(fewer.join(" "));
            let mut other = words.clone();
            other[word] = "7";
            versions.push(other.join(" "));
        }
        for version in versions {
            let mut spoilt: Vec<&str> = lines.clone();
            spoilt[at] = &version;
            if let Ok(scenarios) = parse("spoilt", &spoilt.join("\n")) {
                for scenario in scenarios {
                    if let scenario::Outcome::Failed(failure) = runner.run(&scenario) {
                        assert!(!failure.message.contains("the engine stopped"), "{version}: {failure}");
                    }
                }
            }
        }
    }
}

/// What the Avatar chooses is told with its reason, in words (R22.34).
#[test]
fn the_avatar_says_why() {
    let script = |doria: u8| {
        format!(
            "cards
  command strike \"Strike\" designed moon 1
    spell combat magic mage@any by priority 2
      inflict 1.
table
  avatar apprentice
  top commands 1 strike
  doria in throne_room
  doria power {doria}
  arianna in arena
  gramigna in forge
  turn of possessed
moves
  gramigna: pass
"
        )
    };
    let told = |doria: u8, words: &str| {
        let failure = fails(&script(doria));
        assert!(failure.log.iter().any(|line| line.contains(words)), "{:#?}", failure.log);
    };
    told(2, "possessed chooses baron_doria: nearest; tie with arianna broken by power (strike)");
    told(
        0,
        "equally near, equal power, equal trophies between baron_doria and arianna: baron_doria chooses as Crown Holder",
    );
    told(2, "possessed activates: gramigna reveals strike, 2 more to come in this phase");
}

#[test]
fn options_that_found_no_room_fail_the_scenario() {
    // Every spell of the library in one hand, two sides each, two slots to fill.
    let codex = content::rebirth();
    let of_school = |spell: &&codex::Spell| matches!(spell.kind, codex::SpellKind::School(_));
    let ids: Vec<&str> = codex.spells.iter().filter(of_school).map(|spell| spell.title.id.as_str()).collect();
    let lay = |hand: &[&str]| {
        let hand = hand.join(" ");
        format!("table\n  doria hand {hand}\n  phase preparation\nexpect\n  doria hand has {}\n", ids[0])
    };
    passes(&lay(&ids[..60]));
    let sides = |spell: &codex::Spell| 1 + spell.dark.is_some() as usize;
    let offers: usize = codex.spells.iter().filter(of_school).map(|spell| 2 * sides(spell)).sum();
    let lost = format!("options that found no room: {}", offers - rules::lay::OPTIONS);
    let failure = fails(&lay(&ids));
    assert!(failure.message.contains(&lost), "{}", failure.message);
}
