//! What a card may leave out of its mark: `printed except copies`, `designed except name`.

use crate::cards::{Origin, Title};
use crate::names::CardKind;
use serde::{Deserialize, Serialize};

/// A part of a card that can be of another origin than the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Detail {
    /// What it is called.
    Name,
    /// How many cards there are of it.
    Copies,
    /// Its moon.
    Moon,
    /// The power of an event's corners, or of a quest.
    Power,
    /// How many cubes it takes.
    Slots,
    /// Its speed.
    Speed,
    /// Its strength.
    Strength,
    /// Its health.
    Health,
    /// How many models there are of it.
    Models,
    /// What it is by nature.
    Archetype,
    /// Whether its base is large.
    Large,
    /// Whether it haunts a mage.
    Haunts,
    /// Whose personal spell it is.
    Personal,
    /// Its starting lists.
    Grimoires,
    /// Whether it has the instability icon.
    Unstable,
    /// Which side of a spell is the light one.
    Sides,
    /// In which order the parts or sentences stand.
    Order,
    /// Where the full stops are.
    Stops,
    /// How far something reaches, and whom.
    Reach,
    /// What it does besides.
    Enhancement,
    /// What it asks for.
    Task,
    /// The room a Command Card heads for.
    Goal,
    /// What the token on the back of a Command Card waits for.
    Token,
}

use CardKind as Of;
use Detail::*;

/// The word of each detail and the kinds of card that have it.
#[rustfmt::skip]
const DETAILS: [(&str, Detail, &[CardKind]); 23] = [
    ("name", Name, &[
        Of::School, Of::Mage, Of::Spell, Of::Room, Of::Evocation, Of::Jinx, Of::Upgrade, Of::Quest, Of::Event,
        Of::Avatar, Of::Command,
    ]),
    ("copies", Copies, &[Of::Spell, Of::Jinx, Of::Upgrade, Of::Event, Of::Command]),
    ("moon", Moon, &[Of::Quest, Of::Event, Of::Command]),
    ("power", Power, &[Of::Quest, Of::Event]),
    ("slots", Slots, &[Of::Room, Of::Jinx, Of::Quest]),
    ("speed", Speed, &[Of::Mage, Of::Evocation, Of::Avatar]),
    ("strength", Strength, &[Of::Mage, Of::Evocation, Of::Avatar]),
    ("health", Health, &[Of::Mage, Of::Evocation, Of::Avatar]),
    ("models", Models, &[Of::Evocation]),
    ("archetype", Archetype, &[Of::Evocation]),
    ("large", Large, &[Of::Evocation]),
    ("haunts", Haunts, &[Of::Evocation]),
    ("personal", Personal, &[Of::Mage]),
    ("grimoires", Grimoires, &[Of::School]),
    ("unstable", Unstable, &[Of::Spell]),
    ("sides", Sides, &[Of::Spell]),
    ("order", Order, &[Of::Spell, Of::Room, Of::Quest, Of::Event, Of::Command]),
    ("stops", Stops, &[Of::Spell, Of::Room, Of::Evocation, Of::Quest, Of::Event, Of::Command]),
    ("reach", Reach, &[Of::Spell, Of::Room, Of::Quest, Of::Event]),
    ("enhancement", Enhancement, &[Of::Spell]),
    ("task", Task, &[Of::Quest]),
    ("goal", Goal, &[Of::Command]),
    ("token", Token, &[Of::Command]),
];

impl Detail {
    /// As the card says it.
    pub fn word(self) -> &'static str {
        DETAILS.iter().find(|(_, detail, _)| *detail == self).map_or("", |(word, ..)| word)
    }

    pub(crate) fn known(word: &str) -> Option<Detail> {
        DETAILS.iter().find(|(own, ..)| *own == word).map(|(_, detail, _)| *detail)
    }

    pub(crate) fn fits(self, kind: CardKind) -> bool {
        DETAILS.iter().any(|(_, detail, kinds)| *detail == self && kinds.contains(&kind))
    }

    /// The words that a kind of card understands.
    pub(crate) fn words(kind: CardKind) -> Vec<&'static str> {
        DETAILS.iter().filter(|(.., kinds)| kinds.contains(&kind)).map(|(word, ..)| *word).collect()
    }
}

impl Origin {
    /// As the card says it.
    pub fn word(self) -> &'static str {
        match self {
            Origin::Printed => "printed",
            Origin::Designed => "designed",
        }
    }
}

impl Title {
    /// The mark as the card says it: `printed except moon, order and goal`.
    pub fn mark(&self) -> String {
        let words: Vec<&str> = self.except.iter().map(|detail| detail.word()).collect();
        let origin = self.origin.word();
        match words.split_last() {
            None => origin.to_string(),
            Some((only, [])) => format!("{origin} except {only}"),
            Some((last, others)) => format!("{origin} except {} and {last}", others.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_detail_has_one_word_and_some_kind() {
        for (word, detail, kinds) in DETAILS {
            assert_eq!((detail.word(), Detail::known(word)), (word, Some(detail)));
            assert!(!kinds.is_empty());
        }
    }
}
