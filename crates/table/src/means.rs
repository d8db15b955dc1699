//! What points were gained for, from the log: for charts of one game and of many.

use rules::What;
use rules::log::Cause;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Where points come from, in the order of the charts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Means {
    /// Rebuilding rooms, and what rooms do when they are activated.
    Rooms,
    /// Falls.
    Defeats,
    /// Quests.
    Quests,
    /// Spells, evocations, jinxes and upgrades.
    Spells,
    /// Events.
    Events,
    /// Quests, trophies and the crown at the end.
    Bonus,
}

impl Means {
    /// In the order in which they are shown.
    pub const ALL: [Means; 6] =
        [Means::Rooms, Means::Defeats, Means::Quests, Means::Spells, Means::Events, Means::Bonus];

    /// The rules pay without a card in some places; there, what was told before says what for: the last line that
    /// [`tells_why`].
    pub fn of(cause: Cause, before: Option<What>) -> Means {
        match (cause, before) {
            (Cause::Quest(_), _) => Means::Quests,
            (Cause::Room(_), _) => Means::Rooms,
            (Cause::Event(_), _) => Means::Events,
            // A quest of the Avatar only pays (R22.16).
            (Cause::Command(_), Some(What::QuestSolved { .. })) => Means::Quests,
            (
                Cause::Spell(_)
                | Cause::Evocation(_)
                | Cause::Jinx(_)
                | Cause::Upgrade(_)
                | Cause::Command(_),
                _,
            ) => Means::Spells,
            (Cause::Rule("R17.10"), _) => Means::Defeats,
            (Cause::Rule(_), Some(What::RoomRebuilt { .. })) => Means::Rooms,
            (
                Cause::Rule(_),
                Some(What::QuestDiscarded { .. } | What::RoseDrewQuest { .. } | What::QuestSolved { .. }),
            ) => Means::Quests,
            (Cause::Rule(_), Some(What::Defeated { .. } | What::TrophyTaken { .. })) => Means::Defeats,
            (Cause::Rule(_), _) => Means::Events,
        }
    }
}

/// Several sides are paid for one thing: lines of paying do not say what for.
pub fn tells_why(what: &What) -> bool {
    !matches!(what, What::PowerChanges { .. } | What::MoonChanges { .. } | What::SpellDrawn { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use codex::{CommandId, QuestId};
    use rules::Seat;

    #[test]
    fn a_quest_that_a_command_solves_is_a_quest() {
        let cause = Cause::Command(CommandId(3));
        let solved = What::QuestSolved { seat: Seat(1), quest: QuestId(2) };
        assert_eq!(Means::of(cause, Some(solved)), Means::Quests);
        assert_eq!(Means::of(cause, None), Means::Spells);
    }
}
