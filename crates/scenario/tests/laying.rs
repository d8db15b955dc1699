//! Tables: what is laid, and what cannot be.

mod common;

use common::{fails, passes};
use rules::{Phase, Seat};
use scenario::{Runner, lay, parse};
use telling::say;

#[test]
fn the_default_table() {
    passes(
        "moves
           doria asked Act
         expect
           room black_rose_room at 0 0
           room treasure_room at 2 -1
           room armory beside bibliotheca
           not room armory beside arena
           rooms destroyed 19
           cells 4
           doria in mirrors_room
           arianna in forge
           gramigna in treasure_room
           rikkart in the_abyss
           doria hand none
           doria grimoire 0
           doria aside 2 wanderers_dream
           white supply 25
           rose supply 30
           doria tokens 2
           doria trophies 7
           event slot 1 empty
           library agony 36
           forgotten 9
           gone 0
           moon 1
           crown doria
           first doria
           phase action
           turn 1",
    );
}

#[test]
fn everything_can_be_laid() {
    passes(
        "table
           seed 7
           crown arianna
           first gramigna
           turn of rikkart
           turn 4
           moon 2
           end triggered
           setting german
           setting moons 5 10 20
           doria in cell
           doria power 3
           rose power 9
           doria damage 2 red black
           rikkart supply 4
           doria tokens 0
           doria took 2 of arianna
           rose took 1 of arianna
           gramigna trophies 3
           doria hand 2 curse wanderers_dream
           doria grimoire torment grim_torment
           doria memories submission
           doria aside 1
           doria ready II grim_torment dark
           doria active I baleful_curse light
           doria revealed quick curse light
           arianna persistent I cursed_bond dark on gramigna/umbra1
           doria jinx slowness cubes 1
           doria evocation cadaver in arena slot 3 damage blue upgrade regenerating_ichor
           doria evocation nigredo in arena
           doria evocation colossus in crypt
           gramigna haunted by umbra damage red
           doria quest active field_test
           doria quest completed summoner_wizard
           doria quest solved conspirator_mage
           room crypt slots 7
           room crypt cubes 6 red blue
           room crypt rebuilt
           room arena used
           event slot 2 rebirth_at_noon
           top events 1 puppeteer
           discard events 1 rebirth_at_dawn
           only quests 2
           top library agony heart_of_ice
           only library hex cerebral_worm
           discard library alchemy albify
           only forgotten killer_fog
           left jinx weakness 0
           left upgrade corrosive_plasma 1
         moves
           rikkart asked Act
         expect
           doria in cell
           doria power 3
           rose power 9
           white damage red red black
           red supply 16
           blue supply 4
           rose supply 29
           doria supply 24
           doria took 2 of red
           rose took 1
           arianna trophies 4
           gramigna trophies 3
           doria hand curse curse wanderers_dream
           doria grimoire grim_torment torment
           doria memories has submission
           doria aside 1
           doria slot I active baleful_curse
           doria slot II ready grim_torment
           doria slot III empty
           doria slot quick revealed curse
           arianna slot I revealed cursed_bond
           persistents 1
           doria jinxes slowness
           doria jinx slowness cubes 1
           doria speed 1
           doria/colossus slot 1
           doria/nigredo slot 2
           doria/cadaver3 damage blue
           doria/cadaver upgrades regenerating_ichor
           doria/cadaver in arena
           doria evocations 3
           gramigna nightmares 1
           gramigna/umbra1 damage count 1
           doria active field_test
           doria completed 1
           doria solved has conspirator_mage
           room crypt cubes 6 red blue
           room crypt rebuilt
           room arena used
           rooms rebuilt 1
           event slot 2 rebirth_at_noon
           discard events 1 has rebirth_at_dawn
           deck quests 2 0
           library hex 1
           library alchemy discard has albify
           library alchemy discard 1
           forgotten 1
           left jinx weakness 0
           left upgrade corrosive_plasma 1
           gone 0
           not gone has cerebral_worm
           crown arianna
           first gramigna
           moon 2
           turn 4
           end triggered
           rikkart sees doria slot II hidden
           rikkart sees doria slot quick shown curse
           spectator sees doria hand hidden
           doria sees own hand 2 curse wanderers_dream
           arianna sees doria active hidden 1
           doria sees doria active shown field_test",
    );
}

#[test]
fn an_unknown_id_gets_a_suggestion_wherever_it_stands() {
    let failure =
        fails("table\n  doria in biblioteca\nexpect\n  not doria hand has curze\nmoves\n  doria: step arema");
    for hint in ["did you mean `bibliotheca`?", "did you mean `curse`?", "did you mean `arena`?"] {
        assert!(failure.message.contains(hint), "{}", failure.message);
    }
    assert_eq!(failure.line, 3);
}

#[test]
fn a_card_can_be_given_only_as_often_as_there_are_copies() {
    let failure = fails("table\n  doria hand 2 curse\n  arianna memories 2 curse");
    assert!(
        failure.message.contains("no copy of `curse` is left: all 3 of the game are taken"),
        "{}",
        failure.message
    );
    assert_eq!(failure.line, 4);
}

#[test]
fn impossible_tables_are_refused() {
    for (statement, why) in [
        ("doria damage 11 red", "only 10 places"),
        ("doria active I curse light", "neither a trap nor a protection"),
        ("doria persistent I torment light on arianna", "not persistent"),
        ("doria evocation umbra in arena", "write `doria haunted by umbra`"),
        ("doria evocation cadaver in arena slot 4", "slots are 1, 2 and 3"),
        ("room arena cubes 6 red", "only 5 places"),
        ("doria took 8 of arianna", "there are 7"),
        ("doria school agony", "add the statement `deal`"),
        ("seats doria doria", "sits at two seats"),
        ("seats doria", "two to four seats"),
        ("phase study\n turn of doria", "belongs to the Action Phase"),
        ("phase black_rose step 7", "1 to 6"),
        ("seats doria arianna\n rikkart in arena", "rikkart does not sit at this table"),
        ("deal\n doria in arena", "a dealt game takes only"),
        ("top events 2 puppeteer", "not in the deck of moon 2"),
        ("setting germam", "did you mean `german`?"),
    ] {
        let failure = fails(&format!("table\n {statement}"));
        assert!(failure.message.contains(why), "{statement}: {}", failure.message);
    }
}

#[test]
fn a_game_can_be_dealt_with_open_seats() {
    passes(
        "table
           deal
           seats open gramigna
           crown gramigna
           gramigna school hex grimoire crooked_road
         moves
           seat1 offered mage doria, mage arianna, mage rikkart
           seat1: mage rikkart
           rikkart: school agony
           rikkart: grimoire algolagnia
         expect
           cells 2
           gramigna aside 2
           rikkart aside 2",
    );
}

#[test]
fn phases_begin_where_they_are_told_to() {
    passes("table\n phase preparation\n doria hand 3 curse\nmoves\n doria asked Prepare");
    passes(
        "table\n phase scoring\n doria power 3\nmoves\n nobody asked\nexpect\n winner doria\n total doria 4\n total rose 0",
    );
    passes(
        "table\n phase evocation\n rikkart evocation cadaver in arena\nmoves\n rikkart asked EvocationStep",
    );
}

#[test]
fn a_table_can_be_laid_alone() {
    let text = "scenario T-1 \"Test\"\ntable\n  doria in arena\n  turn of arianna";
    let runner = Runner::new(content::rebirth_sources());
    let scenario = &parse("test.scenario", text).unwrap()[0];
    let game = lay(&runner.codex(scenario).unwrap(), scenario).unwrap();
    assert_eq!(game.state().phase, Phase::Action);
    assert_eq!(game.decision().unwrap().seat, Seat(1));
    assert_eq!(rules::lay::violations(&game), []);
}

#[test]
fn the_log_in_words_tells_each_viewer_what_they_may_know() {
    let text = "scenario T-1 \"Test\"\ntable\n  phase study\n  doria grimoire torment curse";
    let runner = Runner::new(content::rebirth_sources());
    let scenario = &parse("test.scenario", text).unwrap()[0];
    let mut game = lay(&runner.codex(scenario).unwrap(), scenario).unwrap();
    let log = game.events();
    let read = |viewer| log.iter().map(|entry| say(&game, entry, viewer)).collect::<Vec<_>>();
    assert_eq!(read(Some(Seat(0)))[0], "baron_doria draws torment from the grimoire (R7.1)");
    assert_eq!(read(Some(Seat(1)))[0], "baron_doria draws a spell from the grimoire (R7.1)");
    assert_eq!(read(None), read(Some(Seat(1))));
}
