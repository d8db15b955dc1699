//! What a bot may answer for somebody who did not ask for it: whose time is over, or who is away.

use rules::{AskKind, Choice, Decision};

/// Nothing is given away that need not be given: no spell is removed or spent for a move (R14.22), no quest or evocation
/// given up. What a card that is played asks for in return is the bot's affair.
pub(super) fn sparing(asked: &Decision, option: usize) -> usize {
    let gives = |choice: &Choice| match asked.kind {
        AskKind::RemoveSpell
        | AskKind::OfferQuest
        | AskKind::Replace
        | AskKind::GiveQuest
        | AskKind::CastFromHand
        | AskKind::DiscardSpell
        | AskKind::DiscardQuest
        | AskKind::DiscardUpgrade => *choice != Choice::Pass,
        _ => matches!(choice, Choice::Remove { .. } | Choice::Momentum { .. }),
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
    use rules::{Card, Model, Seat, SheetSlot};

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
        let (spent, cast) = (Choice::Momentum { slot: SheetSlot(0) }, Choice::Cast { slot: SheetSlot(0) });
        assert_eq!(spared(AskKind::Act, &[cast, spent, Choice::Pass], 1), cast);
        assert_eq!(spared(AskKind::Act, &[spent, Choice::Pass], 0), Choice::Pass);
        let quest = Choice::Quest { quest: QuestId(1) };
        for kind in [AskKind::OfferQuest, AskKind::GiveQuest, AskKind::DiscardQuest] {
            assert_eq!(spared(kind, &[quest, Choice::Pass], 0), Choice::Pass);
        }
        let model = Choice::Target(Model(5));
        assert_eq!(spared(AskKind::Replace, &[model, Choice::Pass], 0), Choice::Pass);
    }

    #[test]
    fn what_must_be_answered_is_answered_as_the_bot_likes() {
        let [first, second] = [QuestId(1), QuestId(2)].map(|quest| Choice::Quest { quest });
        assert_eq!(spared(AskKind::ExcessQuest, &[first, second], 1), second);
        assert_eq!(spared(AskKind::Act, &[Choice::Explore, Choice::Fight], 1), Choice::Fight);
        let spent = Choice::Momentum { slot: SheetSlot(0) };
        assert_eq!(spared(AskKind::Act, &[spent], 0), spent, "nothing else is left");
        let removals = [3, 4].map(|card| Choice::Remove { card: Card(card) });
        assert_eq!(spared(AskKind::DrawFrom, &removals, 1), removals[1], "nothing else is left");
    }
}
