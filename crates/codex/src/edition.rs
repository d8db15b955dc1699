//! What an edition says in numbers and small choices: a value, so that the engine never asks for the name of an edition.
//!
//! Every key stands in the table below once; parser, checks, words and optional rules follow from it.

use crate::cards::Title;
use serde::{Deserialize, Serialize};

/// A number of an edition, or a short row of them.
trait Number: Copy {
    const COUNT: usize;
    const NONE: Self;
    fn read(self) -> Row;
    fn write(&mut self, row: Row);
}

/// As many numbers as a key may have; what is not needed is 0.
pub type Row = [u8; 3];

impl Number for u8 {
    const COUNT: usize = 1;
    const NONE: u8 = 0;
    fn read(self) -> Row {
        [self, 0, 0]
    }
    fn write(&mut self, row: Row) {
        *self = row[0];
    }
}

impl Number for Row {
    const COUNT: usize = 3;
    const NONE: Row = [0; 3];
    fn read(self) -> Row {
        self
    }
    fn write(&mut self, row: Row) {
        *self = row;
    }
}

/// A key with numbers, as the language knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberKey {
    /// How the edition's card writes it.
    pub word: &'static str,
    /// How many numbers follow.
    pub count: usize,
    /// What none of them exceeds.
    pub most: u8,
}

/// A key with a choice among words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceKey {
    /// How the edition's card writes it.
    pub word: &'static str,
    /// What it may say.
    pub answers: &'static [&'static str],
}

macro_rules! rules {
    (
        numbers { $($(#[$about_number:meta])* $number:ident: $row:ty, $most:literal;)* }
        choices { $($(#[$about_choice:meta])* $choice:ident: $Choice:ident {
            $($(#[$about_answer:meta])* $answer:ident = $Answer:ident,)*
        })* }
    ) => {
        $($(#[$about_choice])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[allow(missing_docs, reason = "most answers say themselves what they mean")]
        pub enum $Choice { $($(#[$about_answer])* $Answer,)* }

        impl $Choice {
            const ALL: &[$Choice] = &[$($Choice::$Answer),*];
        })*

        /// The rules a game is played by: what its edition says, changed by what was agreed at the table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub struct Rules {
            $($(#[$about_number])* pub $number: $row,)*
            $($(#[$about_choice])* pub $choice: $Choice,)*
        }

        /// Keys with numbers, in the order of [`Rules`].
        pub const NUMBERS: &[NumberKey] = &[$(NumberKey {
            word: stringify!($number),
            count: <$row as Number>::COUNT,
            most: $most,
        }),*];

        /// Keys with a choice, in the order of [`Rules`].
        pub const CHOICES: &[ChoiceKey] = &[$(ChoiceKey {
            word: stringify!($choice),
            answers: &[$(stringify!($answer)),*],
        }),*];

        impl Rules {
            /// Every number 0, every choice the first: what a reader starts from before anything is said.
            pub(crate) const BLANK: Rules = Rules {
                $($number: <$row as Number>::NONE,)*
                $($choice: $Choice::ALL[0],)*
            };

            /// The numbers of the key at this place of [`NUMBERS`].
            pub fn number(&self, key: usize) -> Row {
                [$(Number::read(self.$number)),*][key]
            }

            /// The place of what was chosen, in [`ChoiceKey::answers`] of the key at this place of [`CHOICES`].
            pub fn choice(&self, key: usize) -> usize {
                [$(self.$choice as usize),*][key]
            }

            /// Makes one thing so.
            pub fn apply(&mut self, change: Change) {
                match change {
                    Change::Number { key, row } => {
                        let mut at = key;
                        $(if at == 0 { return Number::write(&mut self.$number, row); }
                        at = at.wrapping_sub(1);)*
                        let _ = at;
                    }
                    Change::Choice { key, answer } => {
                        let mut at = key;
                        $(if at == 0 { self.$choice = $Choice::ALL[answer as usize]; return; }
                        at = at.wrapping_sub(1);)*
                        let _ = at;
                    }
                }
            }
        }
    };
}

rules! {
    numbers {
        /// Cubes of each mage (R1.4, C1.4).
        cubes: u8, 60;
        /// Cubes of the Black Rose.
        rose_cubes: u8, 60;
        /// Trophies of each mage (R1.5, C1.5).
        trophies: u8, 20;
        /// Physical action tokens of each mage.
        tokens: u8, 6;
        /// Power at which the second and the third moon begin and the end is triggered (R6.4, C3.1).
        moons: Row, 90;
        /// Spells of the grimoire that go to memories before the first turn (R1.16, C2.8).
        first_memories: u8, 6;
        /// Spells drawn from the own grimoire in Study (R7.2, C7.1).
        study_grimoire: u8, 9;
        /// Spells looked at from the library (R7.3, C7.2).
        study_library: u8, 9;
        /// Spells kept of those.
        study_kept: u8, 9;
        /// The least spells of Preparation, if the hand holds them (R13.1, C9.1).
        least_prepared: u8, 4;
        /// The most quests a mage may have in hand at any time (C6.2); 0: what the sheet says, once a turn (R3.12).
        quest_limit: u8, 9;
        /// Points for most, second and other cubes on a defeated mage (R17.11, C14.4).
        defeat: Row, 20;
        /// Points for the only one who harmed a defeated mage.
        sole_defeat: u8, 20;
        /// Final points for most, second and other quests (R20.2, C18.2).
        final_quests: Row, 20;
        /// Final points for most, second and other trophies (R20.2, C18.3).
        final_trophies: Row, 20;
        /// Final points for the crown (R20.5, C18.6).
        final_crown: u8, 20;
    }
    choices {
        /// For how long the Crown Holder is First Mage (R2.3, C4.2, C19.1).
        first_mage: FirstMage {
            of_the_phase = OfThePhase,
            /// A crown that changes hands counts from the next turn.
            of_the_turn = OfTheTurn,
        }
        /// The steps of the Black Rose Phase (R3.1, C5.1).
        black_rose_phase: BlackRoseSteps {
            /// Events, then quests that may be given up, drawn, and cut.
            quests_last = QuestsLast,
            /// Quests may be given up first; they are drawn when the events have been applied.
            quests_first = QuestsFirst,
        }
        /// How a quest is done (R5.4 to R5.7, C6.5 to C6.12).
        quests: QuestFlow {
            /// Active, marked, completed, and solved when its owner likes.
            in_stages = InStages,
            /// When its task is met its owner may complete it, with all it brings; or keep it for another occasion.
            at_once = AtOnce,
        }
        /// How many quests a mage may give up in the Black Rose Phase (R3.10, C5.1, C23).
        quests_given_up: QuestsGivenUp {
            one = One,
            any = Any,
        }
        /// When the Black Rose is paid for a quest that is discarded (R5.12, C6.9).
        discarded_quests_pay: DiscardedQuests {
            if_given_up = IfGivenUp,
            always = Always,
        }
        /// Whether the Black Rose is paid for an event that an effect discards (R4.7, C5.7).
        discarded_events_pay: DiscardedEvents {
            never = Never,
            always = Always,
        }
        /// When the hand limit holds (R7.8, C7.3).
        hand_limit: HandLimit {
            in_study = InStudy,
            always = Always,
        }
        /// When the last call comes to remove a spell in Study (R7.5, C7.7).
        last_removal: LastRemoval {
            before_the_cut = BeforeTheCut,
            after_the_cut = AfterTheCut,
        }
        /// Where a personal spell goes that is removed (R7.6, C7.6).
        removed_personal: RemovedPersonal {
            leaves_the_game = LeavesTheGame,
            waits_for_a_moon = WaitsForAMoon,
        }
        /// Whether mages have personal spells (R1.15, C2.7, C23).
        personal_spells: PersonalSpells {
            yes = Yes,
            no = No,
        }
        /// Whether the quick slot may stay empty (R13.2, C9.2).
        quick_slot: QuickSlot {
            optional = Optional,
            compulsory = Compulsory,
        }
        /// Whether a physical action may command an evocation (R14.15, C10.15).
        command_action: CommandAction {
            yes = Yes,
            no = No,
        }
        /// When a physical action may activate the room (R14.11, R14.14, C10.6, C23).
        room_in_action: RoomInAction {
            before_or_after = BeforeOrAfter,
            after = After,
        }
        /// Which spells may be spent for a step (R14.22, C10.11, C23).
        spent_for_a_step: SpentForAStep {
            ready_or_active = ReadyOrActive,
            ready = Ready,
        }
        /// How an evocation acts (R18.5, C16.5).
        acting: Acting {
            in_any_order = InAnyOrder,
            move_then_attack = MoveThenAttack,
        }
        /// In which order owners of cards that are set off answer (R10.15, C12.13).
        answers: AnswerOrder {
            in_play_order = InPlayOrder,
            after_whoever_acts = AfterWhoeverActs,
        }
        /// After what an effect stops for reactions and defeats (R10.7, R10.23, C14.21).
        stops: Stops {
            after_each_sentence = AfterEachSentence,
            after_each_part = AfterEachPart,
        }
        /// What a mage and their evocations are immune to (R17.15, C14.8, C23).
        immunity: Immunity {
            /// Own damage; what strikes an area passes its mage by (R9.9).
            own_damage = OwnDamage,
            /// All own effects but those that heal, convert or let own evocations act, and traps and protections.
            own_effects = OwnEffects,
            /// Own damage alone: whatever else an area suffers its mage suffers too (C14.18).
            own_damage_alone = OwnDamageAlone,
        }
        /// What a defeated mage loses of what they were doing (R10.9, C14.14).
        fall_ends: FallEnds {
            the_action = TheAction,
            the_activation = TheActivation,
        }
        /// Whether a tie for third place or below costs a point (R17.11e, C14.5).
        tied_thirds: TiedThirds {
            one_less = OneLess,
            whole = Whole,
        }
        /// What becomes of traps and protections that were not used (R19.1, C12.16).
        unused: Unused {
            may_return = MayReturn,
            traps_return = TrapsReturn,
        }
        /// Where the effect of a room comes from that is activated from afar (L-23, C11.7).
        distant_rooms: DistantRooms {
            /// From where the mage stands.
            from_the_mage = FromTheMage,
            from_the_room = FromTheRoom,
        }
        /// Who wins a tie of final points (R20.8, C18.8, C23).
        final_tie: FinalTie {
            quests_then_trophies = QuestsThenTrophies,
            the_crown_decides = TheCrownDecides,
        }
        /// What a crown on an event does (R3.4, R21.1).
        crown_symbols: CrownSymbols {
            /// Whoever draws the event takes the crown.
            taken = Taken,
            ignored = Ignored,
        }
        /// How evocations take their turns in the Evocation Phase (R18.2, R21.3).
        evocation_turns: EvocationTurns {
            /// All of one mage, then all of the next.
            by_mage = ByMage,
            /// One at a time around the table.
            one_by_one = OneByOne,
        }
        /// When the Black Rose is paid for an event that is pushed off the board (R4.7, RB-4).
        pushed_events_pay: PushedEvents {
            always = Always,
            in_black_rose_phase = InBlackRosePhase,
        }
        /// When a forgotten spell leaves the game instead of going to memories (R8.15, RB-10, C8.10).
        forgotten: Forgotten {
            /// Played, discarded or spent.
            always_leaves = AlwaysLeaves,
            /// Played or discarded, but not spent for Momentum.
            stays_if_spent = StaysIfSpent,
            /// Played only.
            leaves_if_played = LeavesIfPlayed,
        }
        /// Whether a spell may be aimed at nobody (R9.17, RB-11).
        dummy: Dummy {
            always = Always,
            without_target = WithoutTarget,
            never = Never,
        }
        /// How owners of cards that are set off together decide (R10.16, RB-15).
        declaring: Declaring {
            /// Everyone first says which of their cards they use.
            beforehand = Beforehand,
            /// Each when their turn to resolve comes.
            one_after_another = OneAfterAnother,
        }
        /// Whether the attack of an evocation counts as a physical action (RB-18).
        evocation_attack: EvocationAttack {
            of_its_own_kind = OfItsOwnKind,
            physical_action = PhysicalAction,
        }
        /// What a mage gets beyond the first prize who filled a room alone (R19.4, RB-29).
        sole_rebuilder: SoleRebuilder {
            one_more = OneMore,
            nothing_more = NothingMore,
        }
        /// When the icon of a spell places its instability (R16.2, C8.5).
        icon: IconTime {
            before_the_effect = BeforeTheEffect,
            before_or_after = BeforeOrAfter,
        }
        /// What the element All of a revealed spell shows (R8.5, C8.3).
        any_element: AnyElement {
            every_element = EveryElement,
            /// One that its caster names when it is revealed, to the end of the turn.
            named_at_the_reveal = NamedAtTheReveal,
        }
        /// What a summoning brings when no model of its kind is left (R12.7, C16.3, C23).
        empty_reserve: EmptyReserve {
            nothing = Nothing,
            one_in_play = OneInPlay,
        }
        /// How much of the final blow is counted when a defeat is scored (R17.5, C14.15, C19.2).
        final_blow: FinalBlow {
            up_to_health = UpToHealth,
            whole = Whole,
        }
        /// Whether a full room takes instability (R16.1, C15.1, C19.3).
        full_rooms: FullRooms {
            take_no_more = TakeNoMore,
            take_more = TakeMore,
        }
        /// Whether a tie of final points is played on (C19.4).
        extra_turns: ExtraTurns {
            never = Never,
            on_a_tie = OnATie,
        }
    }
}

/// One thing that is made so: by an edition, or by an optional rule on top of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
pub enum Change {
    /// Numbers, by their place in [`NUMBERS`].
    Number { key: usize, row: Row },
    /// An answer, by its place among those of a key of [`CHOICES`].
    Choice { key: usize, answer: u8 },
}

impl Change {
    /// The word of its key.
    pub fn word(self) -> &'static str {
        match self {
            Change::Number { key, .. } => NUMBERS[key].word,
            Change::Choice { key, .. } => CHOICES[key].word,
        }
    }
}

/// An edition: its name and its rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edition {
    /// Its id and name.
    pub title: Title,
    /// What it says in numbers and choices.
    pub rules: Rules,
    /// Numbers of its own rules, each with the one that the engine gives as a cause and that it stands for.
    pub cites: Vec<Cited>,
}

/// A rule under the number it has in an edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cited {
    /// As the engine says it.
    pub rule: String,
    /// As the edition does.
    pub own: String,
}

impl Edition {
    /// A rule by the number it has here.
    pub fn number_of<'a>(&'a self, rule: &'a str) -> &'a str {
        self.cites.iter().find(|cited| cited.rule == rule).map_or(rule, |cited| &cited.own)
    }
}

/// Something a table may agree on before the game (R21, C19, C23).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Optional {
    /// Its id and name.
    pub title: Title,
    /// The rule or ruling that allows it.
    pub rule: String,
    /// The printing in which it always holds.
    pub printing: Option<String>,
    /// What it changes.
    pub does: OptionalDeed,
}

/// What an optional rule does to the rules of its edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OptionalDeed {
    /// It is on or off.
    Changes(Vec<Change>),
    /// The table names the numbers of a key of [`NUMBERS`].
    Asks(usize),
}

impl Optional {
    /// Whether rules are as this option would have them.
    pub fn holds(&self, rules: &Rules) -> bool {
        let OptionalDeed::Changes(changes) = &self.does else { return false };
        let mut changed = *rules;
        changes.iter().for_each(|&change| changed.apply(change));
        changed == *rules
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_changed_by_its_own_change_alone() {
        for (key, about) in NUMBERS.iter().enumerate() {
            let row = std::array::from_fn(|at| if at < about.count { 3 + at as u8 } else { 0 });
            let mut rules = Rules::BLANK;
            rules.apply(Change::Number { key, row });
            for other in 0..NUMBERS.len() {
                assert_eq!(rules.number(other), if other == key { row } else { [0; 3] }, "{}", about.word);
            }
        }
        for (key, about) in CHOICES.iter().enumerate() {
            for answer in 0..about.answers.len() {
                let mut rules = Rules::BLANK;
                rules.apply(Change::Choice { key, answer: answer as u8 });
                for other in 0..CHOICES.len() {
                    assert_eq!(rules.choice(other), if other == key { answer } else { 0 }, "{}", about.word);
                }
            }
        }
    }

    #[test]
    fn words_are_unambiguous_and_the_value_is_small() {
        let keys = NUMBERS.iter().map(|key| key.word).chain(CHOICES.iter().map(|key| key.word));
        let all: Vec<&str> = keys.collect();
        let different: std::collections::BTreeSet<&&str> = all.iter().collect();
        assert_eq!(different.len(), all.len());
        assert!(
            std::mem::size_of::<Rules>() <= 80,
            "read in the inner loop: {}",
            std::mem::size_of::<Rules>()
        );
    }
}
