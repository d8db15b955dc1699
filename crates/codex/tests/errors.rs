//! What card authors read when something is wrong.

mod common;

use common::{bad, spell};

macro_rules! cases {
    ($($name:ident: $text:expr;)*) => {$(
        #[test]
        fn $name() {
            insta::assert_snapshot!(bad(&$text.to_string()));
        }
    )*};
}

fn in_spell(sentences: &str) -> String {
    spell(&format!("combat fire model@2\n    {sentences}"))
}

fn in_self(sentences: &str) -> String {
    spell(&format!("combat fire self\n    {sentences}"))
}

fn in_event(sentences: &str) -> String {
    format!("event tried \"Tried\" designed moon 1 instant power 0 1\n  {sentences}\n")
}

fn in_command(parts: &str) -> String {
    format!("command tried \"Tried\" designed moon 1\n  {parts}\n")
}

fn in_quest(header: &str) -> String {
    format!("quest tried \"Tried\" designed {header}\n")
}

cases! {
    a_misspelt_verb_is_recognised: in_spell("inflcit 3. pain 1.");
    a_word_after_the_clause_belongs_to_nothing: in_spell("inflict 3 quickly.");
    a_missing_full_stop_is_named: in_spell("inflict 3");
    an_event_bears_no_strength: in_event("standing strength -1.");
    several_errors_are_reported_at_once: in_spell("inflct 3. heal. pain x. summon cadavre.");
    a_spell_cannot_be_assigned: in_spell("assign ember to target.");
    a_summoned_kind_cannot_be_assigned: in_spell("assign cadaver to target.");
    what_haunts_cannot_be_summoned: in_spell("summon umbra.");
    an_unknown_jinx_is_compared_with_known_ones: in_spell("assign slownes to target.");
    an_unknown_room_is_missing: in_spell("place 1 instability in cript.");
    a_room_is_no_evocation: in_spell("summon crypt.");
    a_range_above_three_is_too_far: spell("combat fire mage@4\n    inflict 1.");
    a_targeted_mage_is_never_yours: spell("combat fire mage@2 (your)\n    inflict 1.");
    a_mage_has_no_health_limit: spell("combat fire mage@2 (health at most 3)\n    inflict 1.");
    nothing_is_targeted_by_an_event: in_event("rose inflicts 2.");
    nothing_is_targeted_by_none: spell("trap fire none when a mage moves:\n    inflict 2.");
    target_needs_a_target: in_event("gain 1 power per jinx on target.");
    it_needs_something_before: in_spell("it activates.");
    that_mage_needs_a_reaction: in_spell("inflict 1 to that mage.");
    ignoring_needs_a_reaction: in_spell("ignore 2 damage.");
    damage_on_yourself_cannot_be_converted: in_self("convert 2 damage.");
    if_you_do_needs_a_sentence_before: in_self("if you do, gain 1 power.");
    otherwise_needs_a_condition: in_self("gain 1 power; otherwise pain 1.");
    a_condition_after_the_target_is_too_late: in_self("room@1: if damage on you is 0, inflict 2.");
    a_persistent_holds_no_other:
        in_self("persistent each time you move: pain 1 and persistent each time you move: pain 1.");
    numbers_have_limits: in_spell("inflict 100.");
    evocations_have_no_power: in_spell("each undead gains 1 power.");
    mages_do_not_activate: in_spell("each mage activates.");
    retarget_needs_a_target: in_spell("retarget.");
    that_quest_must_be_chosen: in_self("complete that quest.");
    a_combat_spell_has_no_when: spell("combat fire mage@2 when you move:\n    inflict 1.");
    a_trap_needs_a_when: spell("trap fire mage@2\n    inflict 1.");
    a_spell_without_sides: "spell tried \"Tried\" designed forgotten\n";
    a_spell_without_home: "spell tried \"Tried\" designed\n  light combat fire self\n    pain 1.\n";
    a_header_word_twice: "spell tried \"Tried\" designed forgotten copies 2 copies 3\n  light combat fire self\n    pain 1.\n";
    too_many_copies: "spell tried \"Tried\" designed forgotten copies 251\n  light combat fire self\n    pain 1.\n";
    an_origin_is_needed: "upgrade tried \"Tried\" copies 2\n  standing speed +1.\n";
    an_excepted_detail_is_misspelt: "upgrade tried \"Tried\" printed except copis copies 2\n  standing speed +1.\n";
    an_upgrade_has_no_moon_to_except: "upgrade tried \"Tried\" printed except copies and moon copies 2\n  standing speed +1.\n";
    nothing_is_excepted_twice: "upgrade tried \"Tried\" printed except name, name copies 2\n  standing speed +1.\n";
    an_exception_names_something: "upgrade tried \"Tried\" printed except\n";
    a_duplicate_id_points_at_both_cards: "room crypt \"Crypt\" designed red slots 1 rewards 1 1 1\n  destroyed self gain 1 power.\n  rebuilt self gain 1 power.\n";
    a_jinx_and_an_upgrade_cannot_share_an_id: "upgrade slowness \"Slowness\" designed\n  standing speed +1.\n";
    a_jinx_without_mark: "jinx tried \"Tried\" designed slots 2\n  standing speed is 1.\n";
    a_quest_without_task: in_quest("moon 1 power 1 slots 1 revealed when drawn");
    a_quest_has_eight_slots: in_quest("moon 1 power 1 slots 9 revealed when drawn task you move.");
    a_fourth_moon: in_quest("moon 4 power 1 slots 1 revealed when drawn task you move.");
    an_event_without_time: "event tried \"Tried\" designed moon 1 slot 1 power 0 1\n  rose gains 1 power.\n";
    an_instant_event_has_no_slot: "event tried \"Tried\" designed moon 1 slot 1 instant power 0 1\n  rose gains 1 power.\n";
    a_misspelt_time_of_an_event: "event tried \"Tried\" designed moon 1 power 0 1 instnat\n  rose gains 1 power.\n";
    an_evocation_is_not_that_healthy: "evocation tried \"Tried\" designed demon speed 1 strength 1 health 12 models 1\n";
    a_mage_is_not_that_healthy: "mage tried \"Tried\" designed health 13 hand 8 speed 2 strength 2 quests 2 personal own_spell\n";
    a_personal_spell_must_be_personal: "mage tried \"Tried\" designed health 10 hand 8 speed 2 strength 2 quests 2 personal ember\n";
    a_grimoire_names_a_spell_twice: "school tried \"Tried\" designed\n  grimoire g \"G\" one one\nspell one \"One\" designed of tried copies 2\n  light combat fire self\n    pain 1.\n";
    a_grimoire_names_a_spell_of_another_school: "school tried \"Tried\" designed\n  grimoire g \"G\" ember own_spell\n";
    a_part_at_the_margin_is_no_card: "spell tried \"Tried\" designed forgotten\nlight combat fire self\n";
    a_name_needs_its_closing_quote: "upgrade tried \"Tried designed\n  standing speed +1.\n";
    its_owner_has_a_meaning_on_evocations_only: "jinx tried \"Tried\" designed slots 1\n  mark when its owner moves.\n";
    only_the_avatar_follows_priorities: spell("combat fire mage@2 by priority 1\n    inflict 1.");
    a_command_card_does_something: "command tried \"Tried\" designed moon 1\n";
    a_command_card_has_two_parts_at_most: in_command("action\n    move you towards crypt.\n  action\n    pain 1.");
    a_token_shows_one_of_two_symbols:
        in_command("action\n    pain 1.\n  trap none when a mage moves:\n    inflict 1 to that mage.");
    a_spell_of_a_command_card_does_not_wait: in_command("spell trap fire none\n    pain 1.");
    nobody_heads_for_a_cell: in_command("action\n    move you towards their cell.");
    a_list_for_rooms_chooses_no_mage: "avatar tried \"Tried\" designed health 12 speed 2 strength 2 trophies 7 starts crypt apprentice 3 master 4\n  priority 1 mage: nearest. priority 2 mage: nearest. priority 3 room: most mages.\ncommand tried \"Tried\" designed moon 1\n  spell combat fire mage@any by priority 3\n    inflict 1.\n";
    an_avatar_needs_its_lists: "avatar tried \"Tried\" designed health 12 speed 2 strength 2 trophies 7 starts crypt apprentice 3 master 4\n  priority 1 mage: most mages.\n";
    a_layout_has_a_cell_for_each_player: "layout 3 cells -2 -1, 2 1\n";
}
