//! Every clause of the language in one list: the parser takes its verbs from it, the manual is tested against it.

use crate::parse::clause::{answer, deck, glance, harm, model, persistent, power, room, sheet, turn};
use crate::parse::{Fallible, Parser};
use crate::program::{Clause, Pick};

/// One form of a clause.
#[derive(Debug)]
pub struct Word {
    /// The word that uses are counted by.
    pub name: &'static str,
    /// As in the table of verbs in `docs/codex.md`.
    pub form: &'static str,
    /// What it means, in a few words.
    pub meaning: &'static str,
    /// A sentence that uses it.
    pub example: &'static str,
    pub(crate) read: Reader,
}

/// Who reads the clause, after its verb; each is given the place where the clause begins.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Reader {
    /// The verb comes first.
    Verb(fn(&mut Parser<'_>, usize) -> Fallible<Clause>),
    /// After `rose`.
    Rose(fn(&mut Parser<'_>, usize) -> Fallible<Clause>),
    /// After a PICK.
    Subject(fn(&mut Parser<'_>, usize, Pick) -> Fallible<Clause>),
    /// Read by the sentence itself, because it is no action.
    Sentence,
}

use Reader::{Rose, Sentence, Subject, Verb};

macro_rules! words {
    ($($name:literal $read:expr, $form:literal, $example:literal, $meaning:literal;)*) => {
        /// Every word of the language, in the order of the page about them.
        pub const WORDS: &[Word] =
            &[$(Word { name: $name, form: $form, meaning: $meaning, example: $example, read: $read }),*];
    };
}

words! {
    "inflict" Verb(harm::inflict), "inflict AMOUNT [damage] [to PICK]",
        "inflict 1 per 2 damage on you max 3 to each other mage@1 from target.",
        "places your damage cubes";
    "rose inflicts" Rose(harm::rose_inflicts), "rose inflicts AMOUNT [damage] [to PICK]",
        "rose inflicts 2 damage to each mage.",
        "places damage cubes of the Black Rose";
    "pain" Verb(harm::pain), "pain AMOUNT",
        "pain 1 plus 1 per rose damage on target.",
        "the Black Rose inflicts that much on you";
    "convert" Verb(harm::convert), "convert AMOUNT damage [on PICK]",
        "convert 2 damage on each other mage.",
        "replaces damage cubes by yours";
    "rose converts" Rose(harm::rose_converts), "rose converts AMOUNT damage [on PICK]",
        "rose converts 1 damage.",
        "replaces damage cubes by black ones";
    "heal" Verb(harm::heal), "heal AMOUNT [on PICK]",
        "heal 2 on you.",
        "takes damage cubes off";
    "heal" Verb(harm::heal), "heal all [on PICK]",
        "heal all on one of your undead.",
        "takes all damage cubes off";
    "heal" Verb(harm::heal), "heal all but rose damage [on PICK]",
        "heal all but rose damage on you.",
        "takes all damage cubes off but the black ones";
    "ignore" Verb(harm::ignore), "ignore AMOUNT damage",
        "ignore 2 damage.",
        "takes back damage that set this off";
    "ignore" Verb(harm::ignore), "ignore that spell",
        "ignore that spell.",
        "the spell that set this off does not touch you";
    "divert" Verb(harm::divert), "divert AMOUNT damage to PICK",
        "you may divert 1 damage to the caster.",
        "damage that set this off lies on someone else instead";
    "divert" Verb(harm::divert), "divert all damage to PICK",
        "divert all damage to that model.",
        "all damage that set this off lies on someone else instead";
    "place" Verb(harm::place), "place AMOUNT instability [in PLACE]",
        "place 1 instability per jinx on target in each red or yellow room.",
        "places your instability cubes";
    "rose places" Rose(harm::rose_places), "rose places AMOUNT instability [in PLACE]",
        "rose places 1 instability in each room with a mage.",
        "places instability cubes of the Black Rose";
    "convert" Verb(harm::convert), "convert AMOUNT instability [in PLACE]",
        "convert 1 instability in room@1 from target.",
        "replaces instability cubes by yours";
    "summon" Verb(model::summon), "summon EVOCATION [in PLACE]",
        "summon cadaver in a green room.",
        "an evocation of yours enters play";
    "summon" Verb(model::summon), "summon any evocation [with health at most N] [in PLACE]",
        "summon any evocation with health at most 3 in your room.",
        "an evocation of your choice enters play, never a forgotten one";
    "summon" Verb(model::summon), "summon the same kind [in PLACE]",
        "summon the same kind in that room.",
        "an evocation of the kind that set this off enters play";
    "activates" Subject(model::activates),
        "PICK activates [under your control] [with strength +N] [with speed +N]",
        "one of your constructs activates under your control with strength +1 with speed +1.",
        "an evocation takes its activation now";
    "give" Verb(model::give), "give PICK strength +N",
        "give each undead of yours strength +1.",
        "for its next activation";
    "give" Verb(model::give), "give PICK speed +N",
        "give target speed +1.",
        "for its next activation";
    "remove" Verb(model::remove), "remove PICK",
        "remove an evocation@1 with health at most 3.",
        "an evocation leaves play";
    "assign" Verb(model::assign), "assign JINX to PICK",
        "assign slowness to target.",
        "a mage gets this jinx";
    "assign" Verb(model::assign), "assign a jinx to PICK",
        "assign a jinx to another mage@2.",
        "a mage gets a jinx of your choice";
    "assign" Verb(model::assign), "assign UPGRADE to PICK",
        "assign regenerating_ichor to one of your evocations.",
        "an evocation gets this upgrade";
    "assign" Verb(model::assign), "assign an upgrade to PICK",
        "assign an upgrade to a construct.",
        "an evocation gets an upgrade of your choice";
    "assign" Verb(model::assign), "assign NIGHTMARE to PICK",
        "assign umbra to a mage without nightmare.",
        "a mage is haunted by this nightmare";
    "assign" Verb(model::assign), "assign a nightmare to PICK",
        "assign a nightmare to up to 2 mages.",
        "a mage is haunted by a nightmare of your choice";
    "discard" Verb(deck::discard), "discard a jinx",
        "discard a jinx.",
        "you lose a jinx";
    "discards" Subject(deck::discards), "target discards a jinx",
        "target discards a jinx.",
        "someone loses a jinx";
    "discard" Verb(deck::discard), "discard an upgrade on PICK",
        "discard an upgrade on an evocation with an upgrade.",
        "an evocation loses an upgrade";
    "move" Verb(model::move_by), "move PICK 1",
        "move another mage@0 1.",
        "one step";
    "move" Verb(model::move_by), "move PICK up to 1",
        "move one of your evocations up to 1.",
        "one step or none";
    "move" Verb(model::move_by), "move PICK towards GOAL",
        "move you towards another mage.",
        "up to its speed, by the shortest way, as near as possible";
    "put" Verb(model::put), "put PICK in PLACE",
        "put a mage with a jinx in target room.",
        "enters the room without steps";
    "gain" Verb(power::gain), "gain AMOUNT power",
        "gain 1 power per solved quest of you.",
        "you gain power";
    "lose" Verb(power::lose), "lose AMOUNT power",
        "lose 1 power.",
        "you lose power";
    "gains" Subject(power::gains), "PICK gains/loses AMOUNT power",
        "each mage without completed quest gains 1 power.",
        "someone gains power";
    "loses" Subject(power::loses), "PICK gains/loses AMOUNT power",
        "the crown holder loses that much power.",
        "someone loses power";
    "rose gains" Rose(power::rose_gains), "rose gains/loses AMOUNT power",
        "rose gains 2 power.",
        "the Black Rose gains power";
    "rose loses" Rose(power::rose_loses), "rose gains/loses AMOUNT power",
        "rose loses 1 power.",
        "the Black Rose loses power";
    "steal" Verb(power::steal), "steal AMOUNT power [from PICK]",
        "steal 1 power from that mage.",
        "power goes from someone to you";
    "take" Verb(power::take), "take the crown",
        "take the crown.",
        "you become the Crown Holder";
    "take" Verb(power::take), "take 1 trophy from PICK",
        "take 1 trophy from a mage.",
        "a trophy goes from someone to you";
    "give" Verb(model::give), "give 1 trophy to the rose",
        "give 1 trophy to the rose.",
        "a trophy of yours goes to the Black Rose";
    "draw" Verb(deck::draw), "draw AMOUNT spells",
        "draw 2 spells.",
        "from your grimoire";
    "draw" Verb(deck::draw), "draw 1 spell from memories",
        "draw 1 spell from memories.",
        "at random from your memories";
    "draw" Verb(deck::draw), "draw AMOUNT spells from the library",
        "draw 1 spell per shown magic from the library.",
        "each from a school of your choice";
    "draw" Verb(deck::draw), "draw AMOUNT forgotten spells",
        "draw 1 forgotten spell.",
        "from the forgotten spells";
    "draw" Verb(deck::draw), "draw AMOUNT quests [of moon N] [of the current or next moon] [of the previous moon]",
        "draw 1 quest of moon 3.",
        "of the current moon, if not said";
    "draw" Verb(deck::draw), "draw AMOUNT events [of moon N]",
        "draw 1 event.",
        "of the current moon, if not said";
    "rose draws" Rose(deck::rose_draws), "rose draws a quest",
        "rose draws a quest.",
        "the Black Rose draws a quest";
    "discard" Verb(deck::discard), "discard AMOUNT spells",
        "discard 2 spells.",
        "from your hand";
    "discards" Subject(deck::discards), "PICK discards AMOUNT spells",
        "target discards 1 spell.",
        "from their hand; from the Avatar's Command deck, the top ones";
    "discard" Verb(deck::discard), "discard AMOUNT active/completed/solved quests",
        "discard 1 completed quest.",
        "quests of yours";
    "discard" Verb(deck::discard), "discard an active quest or a jinx",
        "discard an active quest or a jinx.",
        "one of yours";
    "discard" Verb(deck::discard), "discard AMOUNT events",
        "discard 1 event.",
        "from the board";
    "search" Verb(deck::search), "search grimoire for a spell",
        "search grimoire for a spell.",
        "a spell of your choice to your hand";
    "search" Verb(deck::search), "search grimoire for a summoning spell",
        "search grimoire for a summoning spell.",
        "a spell with a side that summons to your hand";
    "search" Verb(deck::search), "search grimoire for a summoning spell and show it",
        "search grimoire for a summoning spell and show it.",
        "the same, and everyone sees which";
    "search" Verb(deck::search), "search grimoire or memories for a spell",
        "search grimoire or memories for a spell.",
        "a spell of your choice from either to your hand";
    "shuffle" Verb(deck::shuffle), "shuffle memories into grimoire",
        "shuffle memories into grimoire.",
        "your spent spells can be drawn again";
    "look" Verb(deck::look), "look at AMOUNT spells of one school and keep N",
        "look at 3 spells of one school and keep 1.",
        "the others are discarded";
    "look" Verb(deck::look), "look at AMOUNT forgotten spells and keep N",
        "look at 2 forgotten spells and keep 1.",
        "the others are discarded";
    "look" Verb(deck::look), "look at AMOUNT forgotten spells and keep N with the others under the deck",
        "look at 3 forgotten spells and keep 1 with the others under the deck.",
        "in the order you like";
    "look" Verb(deck::look), "look at AMOUNT quests [of the current or next moon] and keep N",
        "look at 3 quests of the current or next moon and keep 1.",
        "the others are discarded";
    "choose" Verb(deck::choose), "choose an active quest",
        "choose an active quest.",
        "it is \"that quest\" from here on";
    "complete" Verb(deck::complete), "complete that quest",
        "choose an active quest and complete that quest.",
        "whatever its cubes";
    "complete" Verb(deck::complete), "complete a quest",
        "complete a quest.",
        "one of your active quests, whatever its cubes";
    "solve" Verb(deck::solve), "solve this quest",
        "solve this quest.",
        "the quest whose effect this is";
    "solve" Verb(deck::solve), "solve an active quest",
        "solve an active quest.",
        "one of your active quests";
    "solve" Verb(deck::solve), "solve the top quest",
        "solve the top quest.",
        "of the deck of the current moon: its power, not its effect";
    "reveal" Verb(deck::reveal), "reveal another command",
        "reveal another command.",
        "the next Command Card, in the same Activation";
    "defeat" Verb(harm::defeat), "defeat PICK",
        "defeat target.",
        "whatever its damage";
    "refresh" Verb(deck::refresh), "refresh N token",
        "refresh 1 token.",
        "a spent physical action can be used again";
    "return" Verb(deck::return_revealed), "return a revealed ELEMENTS spell",
        "return a revealed fire or water spell.",
        "to your hand";
    "swap" Verb(deck::swap), "swap a revealed spell",
        "swap a revealed spell.",
        "with one from your hand, unresolved";
    "cast" Verb(room::cast), "cast your next ready spell",
        "cast your next ready spell.",
        "out of turn";
    "activate" Verb(room::activate), "activate a room with a KIND except ROOM, ROOM",
        "activate a room with a construct except crypt, arena.",
        "used or not";
    "use" Verb(room::use_effect), "use the rebuilt effect of another room except ROOM, ROOM",
        "use the rebuilt effect of another room except crypt, arena.",
        "whatever side it shows";
    "attack" Verb(harm::attack), "attack PICK",
        "attack a model@0.",
        "a physical attack with your strength";
    "give" Verb(model::give), "give a forgotten spell to PICK",
        "give a forgotten spell to target.",
        "from your hand";
    "target" Verb(model::target_that), "target that mage",
        "target that mage.",
        "binds the target to who set this off";
    "target" Verb(model::target_that), "target that model",
        "target that model.",
        "binds the target to what set this off";
    "target" Verb(model::target_that), "target that room",
        "target that room.",
        "binds the target to the room of what set this off";
    "retarget" Sentence, "retarget",
        "enhancement fire: room@2: retarget.",
        "only chooses the target that stands before it";
    "persistent" Verb(persistent), "persistent each time TRIGGER: SENTENCES",
        "persistent each time target moves: pain 1. inflict 1 to that mage.",
        "stays to the end of the turn";
    "inflict" Verb(harm::inflict), "inflict N, N and N along a chain",
        "inflict 3, 2 and 1 along a chain.",
        "to the target, to a model within 1 of it and to a third within 1 of that, as one blow";
    "discards" Subject(deck::discards), "PICK discards AMOUNT active/completed/solved quests",
        "target discards 1 active quest.",
        "their own choice";
    "discard" Verb(deck::discard), "discard AMOUNT events unpaid",
        "discard 1 event unpaid.",
        "from the board; the Black Rose gains nothing for it";
    "move" Verb(model::move_by), "move PICK into PLACE",
        "move each model in the adjacent rooms into target room.",
        "one step each";
    "draw" Verb(deck::draw), "draw AMOUNT spells from the top of memories",
        "draw 2 spells from the top of memories.",
        "the latest first";
    "draw" Verb(deck::draw), "draw AMOUNT spells from the library or its discards",
        "draw 1 spell from the library or its discards.",
        "from the top of a deck, or of a discard pile";
    "look" Verb(deck::look), "look at AMOUNT spells of one school and keep N and shuffle the rest",
        "look at 5 spells of one school and keep 1 and shuffle the rest.",
        "into their deck";
    "look" Verb(deck::look), "look at AMOUNT spells of grimoire and keep N and put the rest on top",
        "look at 4 spells of grimoire and keep 2 and put the rest on top.",
        "in any order";
    "look" Verb(deck::look), "look at AMOUNT spells of memories and keep N",
        "look at 3 spells of memories and keep 1.",
        "the latest; the others stay as they lie";
    "look" Verb(deck::look), "look at AMOUNT quests and swap 1",
        "look at 3 quests and swap 1.",
        "you may, with one of your active quests; the others go back on top in any order";
    "reveal" Verb(deck::reveal), "reveal a quest [of moon N] [of the previous moon]",
        "reveal a quest of the previous moon.",
        "the top one of its deck, to the discard pile; it is \"that quest\" from here on";
    "claim" Verb(deck::claim), "claim that quest",
        "reveal a quest and claim that quest.",
        "the card becomes a solved quest of yours, without its power";
    "cast" Verb(room::cast), "cast AMOUNT [TYPES] spells from hand [from PICK]",
        "cast 1 protection spell from hand.",
        "each in place of a spell on your sheet, which is discarded";
    "casts" Subject(room::casts), "PICK casts their next ready spell",
        "target casts their next ready spell.",
        "out of turn";
    "activate" Verb(room::activate), "activate PLACE [though used] [except ROOM, ROOM]",
        "activate target room.",
        "its token is turned and its effect comes from there; though used: one whose token is turned already";
    "close" Verb(room::close), "close PLACE",
        "close target room.",
        "it cannot be activated this turn";
    "use" Verb(room::use_effect), "use the effect of another used room except ROOM, ROOM",
        "use the effect of another used room except crypt, arena.",
        "as if it stood here";
    "count" Verb(room::count), "count PLACE as COLOUR",
        "count target room as blue.",
        "this turn";
    "copy" Verb(room::copy), "copy another room in PLACE [except ROOM, ROOM]",
        "copy another room in target room except crypt.",
        "this turn the place has that room's name, colour and effect";
    "persistent" Verb(persistent), "persistent instead of attacking: SENTENCES",
        "persistent instead of attacking: place 2 instability in your room.",
        "to the end of the turn its bearer may do this in the place of an attack";
    "persistent" Verb(persistent), "persistent on PICK each time TRIGGER: SENTENCES",
        "persistent on the mages hit each time target leaves that room by a physical action: inflict 2 to target.",
        "one for each of them, who is its target";
    "look" Verb(deck::look), "look at AMOUNT quests [of moon N] and keep 1 for N power",
        "look at 2 quests of moon 3 and keep 1 for 1 power.",
        "you may; the others go back as they lay";
    "look" Verb(deck::look), "look at AMOUNT spells of memories and keep N and put the rest on top",
        "look at 3 spells of memories and keep 1 and put the rest on top.",
        "in any order";
    "convert" Verb(harm::convert), "convert AMOUNT damage [on PICK] or they lose N power each",
        "convert 2 damage on each mage@1 from target or they lose 1 power each.",
        "for each cube that could not be converted";
    "convert" Verb(harm::convert), "convert AMOUNT damage [on PICK] or gain N power each",
        "convert 2 damage or gain 1 power each.",
        "for each cube that could not be converted";
    "transfer" Verb(turn::transfer), "transfer AMOUNT damage from PICK to PICK",
        "transfer 2 damage from you to target.",
        "the cubes keep their colours";
    "swap" Verb(deck::swap), "swap places with PICK",
        "swap places with an undead@2.",
        "both enter the room of the other";
    "move" Verb(model::move_by), "move you N and attack",
        "move you 1 and attack.",
        "so many steps, then one attack with your strength, each at will";
    "move" Verb(model::move_by), "move you N and attack someone else",
        "move you 1 and attack someone else.",
        "than whom this effect has struck";
    "moves" Subject(turn::moves), "PICK moves N and attacks [under your control]",
        "target moves 1 and attacks under your control.",
        "the same for others";
    "attacks" Subject(turn::attacks), "PICK attacks [under your control]",
        "one of your undead attacks.",
        "an evocation, without moving";
    "then" Sentence, "CLAUSE then CLAUSE",
        "remove an undead@1 then gain 2 power.",
        "what follows only if what stands before was done";
    "go" Verb(turn::go_on), "go on",
        "you may inflict 1 to a model@1 not hit before and go on.",
        "the sentence once more";
    "discards" Subject(deck::discards), "PICK discards a ready spell or suffers N",
        "each mage@1 from target discards a ready spell or suffers 2.",
        "each of them chooses";
    "discards" Subject(deck::discards), "PICK discards a ready spell or loses N power",
        "target discards a ready spell or loses 1 power.",
        "each of them chooses";
    "discards" Subject(deck::discards), "PICK discards a ready spell or you gain N power",
        "each mage@1 from target discards a ready spell or you gain 1 power.",
        "each of them chooses";
    "loses" Subject(power::loses), "PICK loses AMOUNT tokens",
        "the mages hit lose 1 token.",
        "available physical action tokens are turned";
    "lose" Verb(power::lose), "lose AMOUNT tokens",
        "lose 1 token.",
        "your own";
    "remove" Verb(model::remove), "remove N instability [in PLACE]",
        "remove 3 instability in the room of target then heal 2 on you.",
        "cubes of your choice go home";
    "remove" Verb(model::remove), "remove up to N instability [in PLACE]",
        "remove up to 2 instability and gain that much power.",
        "as many as you like";
    "this" Verb(turn::this_turn), "this turn your strength is N",
        "this turn your strength is 3.",
        "to the end of the turn";
    "this" Verb(turn::this_turn), "this turn your attacks hit a room",
        "this turn your attacks hit a room.",
        "every model in it";
    "this" Verb(turn::this_turn), "this turn your physical actions move and attack",
        "this turn your physical actions move and attack.",
        "one that moves may attack too";
    "this" Verb(turn::this_turn), "this turn become EVOCATION",
        "this turn become cadaver.",
        "a mage who is an evocation of that kind too, with its strength, and acts as one";
    "persistent" Verb(persistent), "persistent once TRIGGER: SENTENCES",
        "persistent once target leaves that room: inflict 1 to target.",
        "stays until it has been at work, or to the end of the turn";
    "cannot" Subject(sheet::cannot), "PICK cannot BAN this turn",
        "target cannot move by actions this turn.",
        "a mage is inhibited to the end of the turn";
    "cannot" Subject(sheet::cannot), "PICK cannot BAN in the next action phase",
        "the damaged models cannot activate rooms in the next action phase.",
        "a mage is inhibited in the next Action Phase";
    "discards" Subject(deck::discards), "PICK discards a ready [numbered] spell",
        "each mage@1 discards a ready spell.",
        "from their sheet, of their own choice";
    "discards" Subject(deck::discards), "PICK discards their quick spell",
        "target discards their quick spell.",
        "ready or revealed";
    "remove" Verb(model::remove), "remove a ready [numbered] spell of PICK",
        "remove a ready numbered spell of target.",
        "to its owner's memories; you choose it face down";
    "look" Verb(deck::look), "look at the hand of PICK",
        "look at the hand of target.",
        "nobody else sees it";
    "look" Verb(deck::look), "look at the ready spells of PICK",
        "look at the ready spells of target.",
        "nobody else sees them";
    "swap" Verb(deck::swap), "swap a spell with PICK",
        "swap a spell with target.",
        "one of their hand for one of yours, no forgotten ones";
    "reveal" Verb(deck::reveal), "reveal the next ready spell of PICK",
        "reveal the next ready spell of target.",
        "it stays ready";
    "cast" Verb(room::cast), "cast the next ready spell of PICK",
        "cast the next ready spell of target.",
        "you are its caster, the card stays its owner's";
    "take" Verb(power::take), "take a spell from a discard pile",
        "take a spell from a discard pile.",
        "of the library, of your choice";
    "take" Verb(power::take), "take 1 solved quest from PICK",
        "take 1 solved quest from target.",
        "of your choice; it counts for you";
    "look" Verb(deck::look), "look at AMOUNT quests and keep 1 and give 1 to another mage",
        "look at 2 quests and keep 1 and give 1 to another mage.",
        "what cannot be given is discarded";
    "look" Verb(deck::look), "look at AMOUNT quests [of the previous moon] and complete 1",
        "look at 4 quests of the previous moon and complete 1.",
        "the others stay where they are";
    "look" Verb(deck::look), "look at AMOUNT events [and play up to N]",
        "look at 3 events and play up to 1.",
        "the others go back on top in any order";
    "share" Verb(glance::share), "share an event",
        "share an event.",
        "it leaves the board; you and the Black Rose gain half of what it pays";
    "topple" Verb(glance::topple), "topple N rooms beside target room except ROOM, ROOM",
        "topple 2 rooms beside target room except crypt.",
        "they are destroyed, and you take their tokens";
    "score" Verb(answer::score), "score the fall as N power [before the rose]",
        "score the fall as 5 power and inflict 2.",
        "who falls by this effect pays you alone";
    "defeat" Verb(harm::defeat), "defeat PICK as first",
        "defeat target as first.",
        "the fall is scored as if yours were the most cubes";
    "move" Verb(model::move_by), "move PICK 1 with PICK",
        "move target 1 with another model@0 from target.",
        "both into the same room";
    "target" Verb(model::target_that), "target whoever hurt you most",
        "target whoever hurt you most.",
        "the mage with the most damage on you";
    "undo" Verb(answer::undo), "undo AMOUNT of that damage at the end of the turn",
        "inflict 4 and undo 3 of that damage at the end of the turn.",
        "unless the target falls before";
    "cancel" Verb(answer::cancel), "cancel that spell",
        "cancel that spell.",
        "it vanishes for everyone";
    "may" Subject(answer::may_cancel), "PICK may cancel that spell",
        "that mage may cancel that spell.",
        "they are asked";
    "turn" Verb(answer::turn), "turn that spell onto PICK",
        "turn that spell onto another model@1.",
        "its target from now on, if it could have been";
    "stop" Verb(answer::stop), "stop that activation",
        "stop that activation.",
        "the room is not activated, its token stays up";
    "take" Verb(power::take), "take over that activation",
        "take over that activation.",
        "you activate the room in their place";
    "take" Verb(power::take), "take the card of that quest",
        "take the card of that quest.",
        "it counts for you, its power is theirs";
    "take" Verb(power::take), "take the power of that quest",
        "take the power of that quest.",
        "its card is theirs";
    "refuse" Verb(answer::refuse), "refuse that quest",
        "refuse that quest.",
        "it is not solved, and cannot be this turn";
    "afterwards" Verb(answer::afterwards), "afterwards CLAUSE",
        "afterwards gain 1 power.",
        "when the effect that set this off is over";
    "ignore" Verb(harm::ignore), "ignore the damage of that spell",
        "ignore the damage of that spell.",
        "the rest of it touches you";
    "return" Verb(deck::return_revealed), "return the damage of that spell",
        "return the damage of that spell.",
        "its caster suffers as much as you do";
    "avert" Verb(answer::avert), "avert your defeat",
        "avert your defeat.",
        "all damage on you is healed, and you do not fall";
    "look" Verb(deck::look), "look at the active quests of PICK and take 1",
        "look at the active quests of each mage in target room and take 1.",
        "if you like; \"it\" is whose it was";
    "draws" Subject(deck::draws), "PICK draws AMOUNT quests [of moon N] [of the previous moon]",
        "target draws 1 quest of the previous moon.",
        "of the current moon, if not said";
    "persistent" Verb(persistent), "persistent of one type each time TRIGGER: SENTENCES",
        "persistent of one type each time target casts a spell: gain 1 power.",
        "you choose the type of spell when it begins";
    "persistent" Verb(persistent), "persistent at most N times each time TRIGGER: SENTENCES",
        "persistent at most 3 times each time target casts a spell: gain 1 power.",
        "then it is silent";
}
