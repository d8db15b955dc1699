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
    pub word: &'static str,
    pub count: usize,
    pub most: u8,
}

/// A key with a choice among words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceKey {
    pub word: &'static str,
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
        /// Where a forgotten spell goes that is spent for Momentum (R8.15, RB-10).
        forgotten_for_momentum: ForgottenForMomentum {
            leaves_the_game = LeavesTheGame,
            to_memories = ToMemories,
        }
        /// Whether a spell may be aimed at nobody (R9.17, RB-11).
        dummy: Dummy {
            always = Always,
            without_target = WithoutTarget,
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
    }
}

/// One thing that is made so: by an edition, or by an optional rule on top of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    pub title: Title,
    pub rules: Rules,
}

/// Something a table may agree on before the game (R21, C19, C23).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Optional {
    pub title: Title,
    /// The rule or ruling that allows it.
    pub rule: String,
    /// The printing in which it always holds.
    pub printing: Option<String>,
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
