//! What texts become.

mod common;

use codex::*;
use common::{good, load, load_with, source, spell};

/// The effect of the light side of the spell under test, as its sentences and clauses.
fn effect(codex: &Codex) -> (Effect, Vec<Sentence>) {
    let spell = &codex.spells[codex.find_spell("tried").expect("the spell").index()];
    let effect = codex.effects[spell.light.effect.index()];
    (effect, codex.sentences[effect.sentences.range()].to_vec())
}

fn clauses(target: &str, sentences: &str) -> Vec<Clause> {
    let codex = good(&spell(&format!("combat fire {target}\n    {sentences}")));
    let (_, found) = effect(&codex);
    found.iter().flat_map(|sentence| codex.clauses[sentence.clauses.range()].to_vec()).collect()
}

fn trigger(text: &str) -> Trigger {
    let codex = good(&spell(&format!("trap fire none when {text}:\n    pain 1.")));
    let spell = &codex.spells[codex.find_spell("tried").expect("the spell").index()];
    spell.light.trigger.expect("a trigger")
}

const TARGET: Pick = Pick::The(Who::Target);

fn group(kind: Kind, whose: Whose, reach: Reach) -> Group {
    Group { kind, whose, reach, with: With::Anything, not_target: false, with_you: false, priority: 0 }
}

#[test]
fn a_clause_without_pick_means_the_target() {
    let amount = Amount::fixed(3);
    assert_eq!(clauses("model@2", "inflict 3."), [Clause::Inflict { by: By::You, amount, to: TARGET }]);
    let place = Place::Target;
    assert_eq!(
        clauses("room@2", "place 3 instability."),
        [Clause::PlaceInstability { by: By::You, amount, place }]
    );
}

#[test]
fn amounts_count_in_steps() {
    let found = clauses("model@2", "pain 1 plus 2 per 3 damage on you max 4.");
    let count = Count::Damage { on: Who::You, rose_only: false };
    assert_eq!(found, [Clause::Pain { amount: Amount { base: 1, times: 2, every: 3, count, most: 4 } }]);
    let found = clauses("model@2", "pain that much plus 1.");
    assert_eq!(found, [Clause::Pain { amount: Amount { base: 1, times: 1, ..Amount::fixed(0) } }]);
}

#[test]
fn another_mage_is_neither_you_nor_the_target() {
    let found = clauses("mage@2", "inflict 1 to another mage@1 from target.");
    let reach = Reach::Within { range: 1, from: Who::Target };
    let to = Pick::One(Group { not_target: true, ..group(Kind::Mage, Whose::Others, reach) });
    assert_eq!(found, [Clause::Inflict { by: By::You, amount: Amount::fixed(1), to }]);
}

#[test]
fn another_undead_may_be_yours() {
    let found = clauses("undead@any", "another undead activates.");
    let undead = group(Kind::Of(Archetype::Undead), Whose::Any, Reach::Lodge);
    let who = Pick::One(Group { not_target: true, ..undead });
    assert_eq!(found, [Clause::Activate { who, control: false, strength: 0, speed: 0, priority: 0 }]);
}

#[test]
fn in_target_room_is_the_place_of_put_and_narrows_other_groups() {
    let undead = |reach| Pick::One(group(Kind::Of(Archetype::Undead), Whose::Yours, reach));
    assert_eq!(
        clauses("room@2", "put one of your undead in target room."),
        [Clause::Put { who: undead(Reach::Lodge), place: Place::Target }]
    );
    assert_eq!(
        clauses("room@2", "put one of your undead in target room in any room."),
        [Clause::Put {
            who: undead(Reach::TargetRoom),
            place: Place::Choose { range: ANY, from: Who::You, colours: Colours::ANY }
        }]
    );
    assert_eq!(
        clauses("room@2", "remove one of your undead in target room."),
        [Clause::Remove { who: undead(Reach::TargetRoom) }]
    );
}

#[test]
fn either_or_and_otherwise_keep_both_parts() {
    let codex = good(&spell(
        "combat fire self\n either gain 1 power and pain 1 or draw 1 spell.\n
         if you do, pain 1; otherwise pain 2.",
    ));
    let (_, found) = effect(&codex);
    assert_eq!((found[0].form, found[0].clauses.len, found[0].other.len), (Form::Either, 2, 1));
    assert_eq!((found[1].form, found[1].condition), (Form::Otherwise, Some(Condition::Did)));
    assert_eq!(codex.clauses[found[1].other.range()], [Clause::Pain { amount: Amount::fixed(2) }]);
}

#[test]
fn everything_before_the_body_is_kept() {
    let codex = good(&spell(
        "combat fire self\n enhancement fire water: if damage on you is at least 2, room@1: unanswered: \
         repeat 2 times: you may have rose inflict 1.",
    ));
    let (_, found) = effect(&codex);
    let sentence = found[0];
    assert_eq!(
        sentence.enhancement,
        Some(Enhancement { first: Element::Fire, second: Some(Element::Water) })
    );
    let count = Count::Damage { on: Who::You, rose_only: false };
    assert_eq!(sentence.condition, Some(Condition::Count { count, least: 2, most: u8::MAX }));
    assert_eq!(sentence.target.map(|target| (target.kind, target.range)), Some((TargetKind::Room, 1)));
    assert!(sentence.answered == Answered::NotByTraps && sentence.may);
    assert_eq!(sentence.repeat, Some(Amount::fixed(2)));
}

#[test]
fn retarget_is_a_sentence_without_clauses() {
    let codex = good(&spell("combat fire self\n enhancement fire: room@2: retarget. pain 1."));
    let (_, found) = effect(&codex);
    assert!(found[0].target.is_some() && found[0].clauses.is_empty());
}

#[test]
fn a_persistent_reaches_to_the_next_one() {
    let codex = good(&spell(
        "combat fire mage@2\n persistent each time target moves: pain 1. pain 2.\n
         persistent each time you move: pain 3.",
    ));
    let (_, found) = effect(&codex);
    assert_eq!(found.len(), 2);
    let listeners: Vec<Listener> = codex.clauses[found[0].clauses.range()]
        .iter()
        .chain(&codex.clauses[found[1].clauses.range()])
        .filter_map(|clause| match clause {
            Clause::Persist(id) => Some(codex.listeners[id.index()]),
            _ => None,
        })
        .collect();
    let lengths: Vec<u16> =
        listeners.iter().map(|listener| codex.effects[listener.effect.index()].sentences.len).collect();
    assert_eq!(lengths, [2, 1]);
    assert_eq!(listeners[0].trigger.subject.whose, SubjectWhose::Target);
}

#[test]
fn triggers_say_who_what_where_and_by_what() {
    let found = trigger("another mage enters a red or yellow room");
    assert_eq!((found.deed, found.subject.whose), (Deed::Enters, SubjectWhose::Others));
    let colours = Colours::ANY.with(RoomColour::Red).with(RoomColour::Yellow);
    assert_eq!(found.place, TriggerPlace::Coloured(colours));

    let found = trigger("you suffer damage by combat or trap spell or physical action");
    let means = Means::COMBAT.with(Means::TRAP).with(Means::ATTACK);
    assert_eq!((found.deed, found.means), (Deed::Suffers, means));

    let found = trigger("another player's model targets you with a trap spell");
    assert_eq!((found.deed, found.means), (Deed::Reaches, Means::TRAP));
    assert_eq!(found.subject, Subject { whose: SubjectWhose::Any, kind: Kind::Model });
    assert_eq!(found.object, Subject { whose: SubjectWhose::Yours, kind: Kind::Mage });

    let found =
        trigger("you resolve a fire or profane spell in crypt while your revealed spells show 3 of fire");
    let elements = Elements::ANY.with(Element::Fire).with(Element::Profane);
    assert_eq!((found.means, found.elements), (Means::SPELL, elements));
    let showing = Also::Showing { least: 3, elements: Elements::ANY.with(Element::Fire) };
    assert_eq!((found.place, found.also), (TriggerPlace::Named(RoomId(0)), showing));
}

#[test]
fn the_place_of_the_target_is_asked_for_only_if_a_clause_needs_it() {
    for (asks, sentences) in [
        (false, "inflict 2."),
        (false, "inflict 2. place 1 instability in your room."),
        (true, "inflict 2. place 1 instability."),
        (true, "place 1 instability in the room of target."),
        (true, "place 1 instability in room@1 from target."),
        (true, "inflict 1 to each other mage@1 from target."),
        (true, "inflict 1 to each model in target room."),
        (true, "room@1 from target: inflict 1."),
        (true, "gain 1 power per nightmare in target room."),
    ] {
        let codex = good(&spell(&format!("combat fire mage@2\n    {sentences}")));
        assert_eq!(effect(&codex).0.asks_target_place, asks, "{sentences}");
    }
}

#[test]
fn a_spell_that_summons_on_either_side_is_a_summoning_spell() {
    let codex = good(&spell("combat fire room@1\n pain 1.\n dark combat fire room@1\n summon cadaver."));
    assert!(codex.spells[codex.find_spell("tried").expect("the spell").index()].summons);
    assert!(!codex.spells[codex.find_spell("ember").expect("the spell").index()].summons);
}

#[test]
fn standing_damage_says_by_whom_from_what_and_to_whom() {
    let codex = good(
        "event tried \"Tried\" designed moon 1 slot 1 always power 0 1\n
           standing damage by the rose from event to a mage none.\n  standing trophies to the rose.\n",
    );
    let by = Subject { whose: SubjectWhose::Rose, kind: Kind::Model };
    let to = Subject { whose: SubjectWhose::Any, kind: Kind::Mage };
    assert_eq!(
        codex.events[0].standing,
        [Standing::Damage { by, means: Means::EVENT, to, change: None, least: 0 }, Standing::TrophiesToRose]
    );
}

#[test]
fn a_task_may_ask_for_something_besides_the_deed() {
    let quest = |header: &str, task: &str| {
        let head = "quest tried \"Tried\" designed moon 1 power 1 slots 0 revealed at progress";
        good(&format!("{head} {header}\n  task {task}.\n")).quests.pop().expect("the quest")
    };
    let found = quest("", "you resolve a spell while alike spells is at least 2");
    let provided = Condition::Count { count: Count::AlikeSpells, least: 2, most: u8::MAX };
    assert_eq!((found.task.deed, found.provided), (Deed::Resolves, Some(provided)));

    let found = quest("", "you take the crown while you have the least power");
    let rank = Rank { most: false, of: Measure::Power };
    assert_eq!(
        (found.task.deed, found.provided),
        (Deed::TakesCrown, Some(Condition::Ranked { who: Who::You, rank }))
    );

    let found = quest("instead seats 4", "you activate crypt");
    assert_eq!((found.task.deed, found.provided, found.seats), (Deed::ActivatesRoom, None, 4));
    assert_eq!(found.stands_for(), Some(RoomId(0)));
    assert_eq!(quest("", "you activate crypt").stands_for(), None);
}

#[test]
fn lowered_damage_may_have_a_least() {
    let codex = good(
        "event tried \"Tried\" designed moon 1 slot 1 action power 0 1\n  standing damage -2 to at least 1.\n",
    );
    let anyone = Subject { whose: SubjectWhose::Any, kind: Kind::Model };
    let (by, to, means) = (anyone, anyone, Means::ANY);
    assert_eq!(codex.events[0].standing, [Standing::Damage { by, means, to, change: Some(-2), least: 1 }]);
}

#[test]
fn cards_keep_the_order_of_the_sources_and_may_refer_forward() {
    let first = source(
        "a.codex",
        "mage m \"M\" designed health 9 hand 7 speed 2 strength 2 quests 2 personal later\n",
    );
    let second = source("b.codex", &spell("contingency air self\n pain 1.").replace("tried", "early"));
    let third =
        source("c.codex", "spell later \"L\" designed personal\n  light contingency air self\n    pain 1.\n");
    let codex = load(&[first, second, third]).unwrap_or_else(|report| panic!("{report}"));
    assert_eq!(codex.find_spell("early"), Some(SpellId(0)));
    assert_eq!(codex.mages[0].personal, Some(SpellId(1)));
}

#[test]
fn the_version_is_what_the_cards_say() {
    let version = |parts: &[(&str, &str)]| {
        let sources: Vec<Source> = parts.iter().map(|(path, text)| source(path, text)).collect();
        load(&sources).unwrap_or_else(|report| panic!("{report}")).version
    };
    let (one, two) = ("layout 2 cells -2 -1, 2 1\n", "layout 3 cells -3 0, 1 2, 2 -3\n");
    let said = version(&[("a", one), ("b", two)]);
    assert_eq!(said.len(), 32);
    let with_a_comment = "# Two sit opposite.\nlayout 2\n\n  cells -2 -1, # here\n  2 1\n";
    assert_eq!(said, version(&[("a", with_a_comment), ("z", two)]), "comments, lines and names of files");
    assert_eq!(said, version(&[("a", &format!("{one}{two}"))]), "moved into one file");
    assert_ne!(said, version(&[("a", two), ("b", one)]), "cards are numbered in their order");
    assert_ne!(said, version(&[("a", one), ("b", &two.replace("1 2", "1 1"))]), "another cell");
}

#[test]
fn an_error_has_a_path_and_a_span() {
    let report = load_with(&spell("combat fire self\n    inflcit 3.")).expect_err("a slip");
    let [problem] = &report.problems[..] else { panic!("{report}") };
    assert_eq!(problem.path, "test.codex");
    assert_eq!(problem.span.len(), "inflcit".len());
}

#[test]
fn a_spell_may_be_in_a_grimoire_several_times_if_the_list_says_so() {
    let codex = good(
        "school tried \"Tried\" designed\n  grimoire g \"G\" 2 one\n
spell one \"One\" designed of tried copies 2\n  light combat fire self\n    pain 1.\n",
    );
    assert_eq!(codex.schools[1].grimoires[0].spells.len(), 2);
}

#[test]
fn a_card_says_which_part_of_it_is_of_the_other_origin() {
    let codex = good(
        "jinx tried \"Tried\" printed except copies and slots copies 3 slots 2\n  mark when you move.\n\
         upgrade name_only \"Name Only\" designed except name copies 2\n  standing speed +1.\n\
         upgrade whole \"Whole\" printed copies 2\n  standing speed +1.\n",
    );
    let jinx = &codex.jinxes[codex.find_jinx("tried").expect("the jinx").index()];
    assert_eq!(
        (jinx.title.origin, &jinx.title.except[..]),
        (Origin::Printed, &[Detail::Copies, Detail::Slots][..])
    );
    assert_eq!((jinx.copies, jinx.slots), (3, 2), "the facts follow as ever");
    let mark = |id| codex.upgrades[codex.find_upgrade(id).expect("the upgrade").index()].title.mark();
    assert_eq!(jinx.title.mark(), "printed except copies and slots");
    assert_eq!(mark("name_only"), "designed except name");
    assert_eq!(mark("whole"), "printed");
}

#[test]
fn a_clause_tells_its_parts() {
    let parts = |target: &str, text: &str| clauses(target, text)[0].parts();
    let inflict = parts("model@2", "inflict 3.");
    assert_eq!((inflict.word, inflict.doer, inflict.it), ("inflict", Doer::You, Referent::Chosen));
    assert_eq!((inflict.amount, inflict.whom), (Some(Amount::fixed(3)), Some(TARGET)));
    let gains = parts("mage@2", "target gains 1 power.");
    assert_eq!((gains.word, gains.doer, gains.harms), ("gains", Doer::Someone(TARGET), false));
    let rose = parts("room@2", "rose places 1 instability.");
    assert_eq!((rose.word, rose.doer, rose.place), ("rose places", Doer::Rose, Some(Place::Target)));
    assert!(parts("mage@2", "move target 1.").it.is_named());
    assert!(!parts("mage@2", "inflict 1.").it.is_named(), "nobody was chosen");
}

#[test]
fn those_who_suffer_a_clause_are_its_victims() {
    let victims = |text: &str| clauses("mage@2", text)[0].victims();
    for text in ["inflict 1.", "target loses 1 power.", "steal 1 power.", "target discards 1 spell."] {
        assert_eq!(victims(text), Some(TARGET), "{text}");
    }
    for text in [
        "heal 1.",
        "target gains 1 power.",
        "target discards a jinx.",
        "draw 1 spell.",
        "rose loses 1 power.",
    ] {
        assert_eq!(victims(text), None, "{text}");
    }
}

#[test]
fn a_card_of_halves_has_two_traps() {
    let card = "spell both \"Both\" designed forgotten halves\n  light trap fire none when a mage enters a red room:\n    pain 1.\n  dark trap fire none when a model enters a green room:\n    pain 2.\n";
    let codex = good(card);
    let spell = &codex.spells[codex.find_spell("both").expect("the spell").index()];
    assert!(spell.halves && spell.dark.is_some());
    let one_trap =
        card.replace("dark trap fire none when a model enters a green room:", "dark combat fire none");
    assert!(common::bad(&one_trap).contains("`halves` is for a card with two traps"));
}

#[test]
fn a_persistent_may_work_once_and_remember_its_room() {
    let codex = good(&spell(
        "trap fire none when a mage enters a red room:\n    target that mage.\n    persistent once target leaves that room: pain 1.",
    ));
    let listener = codex.listeners.last().expect("a listener");
    assert!(listener.once);
    assert_eq!((listener.trigger.deed, listener.trigger.place), (Deed::Leaves, TriggerPlace::ThatRoom));
    assert!(codex.heard & Deed::Leaves.bit() != 0);
    let elsewhere = spell("trap fire none when a mage leaves that room:\n    pain 1.");
    assert!(common::bad(&elsewhere).contains("no room is meant here"));
}

#[test]
fn a_spell_is_aimed_at_you_or_catches_you() {
    let aimed = trigger("another mage aims a combat spell at you");
    assert_eq!((aimed.deed, aimed.means), (Deed::Targets, Means::COMBAT));
    assert_eq!(trigger("another mage catches you with an area spell").deed, Deed::Catches);
    assert_eq!(trigger("another mage casts a spell").deed, Deed::Casts);
}

#[test]
fn what_comes_afterwards_is_an_effect_of_its_own() {
    let codex = good(&spell("trap fire none when another mage casts a spell:\n    afterwards pain 2."));
    let (_, sentences) = effect(&codex);
    let [Clause::Afterwards(later)] = codex.clauses[sentences[0].clauses.range()] else {
        panic!("one clause");
    };
    let later = codex.effects[later.index()].sentences;
    let clauses = codex.sentences[later.range()][0].clauses;
    assert_eq!(codex.clauses[clauses.range()], [Clause::Pain { amount: Amount::fixed(2) }]);
}
