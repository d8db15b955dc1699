//! What a bot may answer for somebody whose time is over.

use rules::{AskKind, Choice, Decision};

/// Nothing is given away that need not be given: no spell is removed, no quest given up.
pub(super) fn sparing(asked: &Decision, option: usize) -> usize {
    let gives = |choice: &Choice| match asked.kind {
        AskKind::RemoveSpell | AskKind::OfferQuest => *choice != Choice::Pass,
        _ => matches!(choice, Choice::Remove { .. }),
    };
    match asked.options.iter().position(|choice| !gives(choice)) {
        Some(kept) if gives(&asked.options[option]) => kept,
        _ => option,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use codex::{QuestId, SchoolId};
    use rules::{Card, Seat};

    fn spared(kind: AskKind, options: &[Choice], option: usize) -> Choice {
        let asked = Decision { seat: Seat(0), kind, options };
        options[sparing(&asked, option)]
    }

    #[test]
    fn whoever_is_late_keeps_what_need_not_be_given() {
        let remove = Choice::Remove { card: Card(3) };
        let school = Choice::School(SchoolId(2));
        assert_eq!(spared(AskKind::DrawFrom, &[remove, school], 0), school);
        assert_eq!(spared(AskKind::RemoveSpell, &[Choice::Card(Card(3)), Choice::Pass], 0), Choice::Pass);
        let quest = Choice::Quest { quest: QuestId(1) };
        assert_eq!(spared(AskKind::OfferQuest, &[quest, Choice::Pass], 0), Choice::Pass);
    }

    #[test]
    fn what_must_be_answered_is_answered_as_the_bot_likes() {
        let [first, second] = [QuestId(1), QuestId(2)].map(|quest| Choice::Quest { quest });
        assert_eq!(spared(AskKind::ExcessQuest, &[first, second], 1), second);
        assert_eq!(spared(AskKind::Act, &[Choice::Explore, Choice::Fight], 1), Choice::Fight);
        let removals = [3, 4].map(|card| Choice::Remove { card: Card(card) });
        assert_eq!(spared(AskKind::DrawFrom, &removals, 1), removals[1], "nothing else is left");
    }
}
